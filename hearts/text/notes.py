"""What is said at the start when something on the disk was not as it should be, or when no window can be opened."""

from hearts.store.notes import Note, NoteKind
from hearts.text.language import Message

_SENTENCES = {
    NoteKind.SETTINGS_BROKEN: Message(
        "Your settings could not be read, so these are the usual ones. The old file was kept."
    ),
    NoteKind.SETTINGS_UNREADABLE: Message("Your settings could not be read, so these are the usual ones."),
    NoteKind.SETTINGS_NEWER: Message(
        "Your settings are a newer version’s and stay as they are. These are the usual ones."
    ),
    NoteKind.GAMES_BROKEN: Message("Your saved games could not be read, so this is a new one. The old file was kept."),
    NoteKind.GAMES_RESTORED: Message("Your saved games could not be read, so their last copy took their place."),
    NoteKind.GAMES_SALVAGED: Message("Your saved games were damaged. What could still be read of them goes on here."),
    NoteKind.GAMES_NEWER: Message("Your saved games are a newer version’s and stay as they are. This one is not kept."),
    NoteKind.GAME_CUT: Message(
        "The end of your saved game could not be read. It goes on from the last move that could."
    ),
    NoteKind.GAMES_NOT_KEPT: Message("Nothing can be written to your data folder, so this game is not kept."),
    NoteKind.CRASHED: Message("Hearts ended unexpectedly last time. Your game goes on, and a report was kept."),
}

NO_DISPLAY = Message("hearts: there is no display to open a window on; hearts --demo plays without one.")
NO_WINDOW = Message("There is no display, so the computers play without a window.")
COMES_FORWARD = Message("hearts: the game is open already; its window comes forward.")
OPEN_ALREADY = Message("hearts: the game is open already, in a window that does not answer; nothing was changed.")
NO_STATISTICS = Message("hearts: the statistics could not be read: {detail}")
NO_SCREENSHOT = Message("hearts: the picture could not be written to {path}: {detail}")


def note_line(note: Note) -> str:
    """Return the sentence for *note*, for the status line."""
    return _SENTENCES[note.kind]()


def note_for_terminal(note: Note) -> str:
    """Return the sentence for *note* with the file concerned."""
    return "hearts: {sentence} ({path})".format(sentence=_SENTENCES[note.kind](), path=note.path)


def no_statistics(detail: str) -> str:
    """Say that the statistics could not be read."""
    return NO_STATISTICS(detail=detail)


def no_screenshot(path: object, detail: str) -> str:
    """Say that a picture could not be kept."""
    return NO_SCREENSHOT(path=path, detail=detail)

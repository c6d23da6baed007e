"""What is said at the start when something on the disk was not as it should be, or when no window can be opened."""

from hearts.store.notes import Note, NoteKind

_SENTENCES = {
    NoteKind.SETTINGS_BROKEN: "Your settings could not be read, so these are the usual ones. The old file was kept.",
    NoteKind.SETTINGS_UNREADABLE: "Your settings could not be read, so these are the usual ones.",
    NoteKind.SETTINGS_NEWER: "Your settings are a newer version’s and stay as they are. These are the usual ones.",
    NoteKind.GAMES_BROKEN: "Your saved games could not be read, so this is a new one. The old file was kept.",
    NoteKind.GAMES_RESTORED: "Your saved games could not be read, so their last copy took their place.",
    NoteKind.GAMES_NEWER: "Your saved games are a newer version’s and stay as they are. This one is not kept.",
    NoteKind.GAME_CUT: "The end of your saved game could not be read. It goes on from the last move that could.",
    NoteKind.GAMES_NOT_KEPT: "Nothing can be written to your data folder, so this game is not kept.",
}

NO_DISPLAY = "hearts: there is no display to open a window on; hearts --demo plays without one."
NO_WINDOW = "There is no display, so the computers play without a window."
COMES_FORWARD = "hearts: the game is open already; its window comes forward."
OPEN_ALREADY = "hearts: the game is open already, in a window that does not answer; nothing was changed."
NO_SCREENSHOT = "hearts: the picture could not be written to {path}: {detail}"


def note_line(note: Note) -> str:
    """Return the sentence for *note*, for the status line."""
    return _SENTENCES[note.kind]


def note_for_terminal(note: Note) -> str:
    """Return the sentence for *note* with the file concerned."""
    return "hearts: {sentence} ({path})".format(sentence=_SENTENCES[note.kind], path=note.path)


def no_screenshot(path: object, detail: str) -> str:
    """Say that a picture could not be kept."""
    return NO_SCREENSHOT.format(path=path, detail=detail)

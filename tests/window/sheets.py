"""The sheets a window shows, made once more beside it, to know where they and their buttons are."""

from hearts.store.settings import Settings
from hearts.text import sheets as words
from hearts.ui.screen import Pop
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.game_over import game_over
from hearts.ui.screens.scores import round_summary
from hearts.ui.screens.settings import settings_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from tests.window.driver import HeartsWindow


def summary_in(window: HeartsWindow) -> SheetScreen:
    """The summary of the round that was scored last."""
    stored = window.stored
    return round_summary(window.desk, stored.record, stored.game, window.names)


def end_in(window: HeartsWindow) -> SheetScreen:
    """The sheet at the end of the game."""
    stored = window.stored
    return game_over(window.desk, stored.record, stored.game, window.names, "", new_game=lambda: None)


def menu_in(window: HeartsWindow) -> SheetScreen:
    """The menu."""
    return settings_sheet(window.desk, Settings(), None, apply=lambda _: None, new_game=lambda _: Pop())


def question_in(window: HeartsWindow) -> SheetScreen:
    """The question before the game in progress is ended."""
    game = window.stored.game
    body = words.new_game_question(game.round_no, game.totals[0])
    return confirm(
        window.desk,
        words.NEW_GAME_TITLE(),
        body,
        yes_label=words.START_NEW_GAME(),
        no_label=words.KEEP_PLAYING(),
        yes=lambda: None,
    )

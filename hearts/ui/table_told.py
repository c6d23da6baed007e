"""What the table tells whoever listens: a pure function of what is so, as the picture of it is."""

from dataclasses import replace

from hearts import text
from hearts.core.cards import Card
from hearts.core.game import Game
from hearts.core.seats import Seat
from hearts.text import told as words
from hearts.ui.decisions import PASS_BUTTON
from hearts.ui.speech import Told
from hearts.ui.table_state import TableState
from hearts.ui.table_status import explain, status_of
from hearts.ui.table_view import HandCard, TableView

CONTROLS = {
    "menu": text.MENU,
    "undo": text.UNDO,
    "hint": text.HINT,
    "last": text.LAST_TRICK,
    "scores": text.SCORES,
}


def told_of(game: Game, state: TableState, view: TableView, names: dict[Seat, str], *, keyboard: bool) -> Told:
    """Return what there is to tell; what the focus is on only where the keyboard is used."""
    line = state.line
    news = "" if line is None else line.text if line.spoken is None else line.spoken
    turn = ""
    if view.prompt is not None:
        turn = view.prompt.title
    elif view.is_asked:
        unpointed = replace(state, line=None, focus=None, hover=None)
        turn = status_of(game, unpointed, names, is_asked=True, keyboard=keyboard).text
    return Told(text.TITLE(), news, turn, _focus(game, state, view, names) if keyboard else "")


def _focus(game: Game, state: TableState, view: TableView, names: dict[Seat, str]) -> str:
    focus = state.focus
    if isinstance(focus, Card):
        held = next((held for held in view.hand if held.card is focus), None)
        return "" if held is None else _card(game, held, view, names)
    if focus == PASS_BUTTON:
        return "" if view.prompt is None else words.control(view.prompt.button, is_on=view.prompt.is_ready)
    if focus in CONTROLS:
        return words.control(CONTROLS[focus](), is_on=focus in view.enabled)
    return ""


def _card(game: Game, held: HandCard, view: TableView, names: dict[Seat, str]) -> str:
    refused = explain(game, held.card, held.refusal, names) if held.is_dimmed and held.refusal is not None else ""
    return words.card(
        held.card,
        refused,
        lifted=held.is_lifted,
        chosen=view.prompt.chosen if held.is_chosen and view.prompt is not None else 0,
        received=held.is_received,
        hinted=held.is_hinted,
        expected=held.expected,
    )

"""What a move changes in the table's own state, and what of it is to be shown as a movement."""

from collections.abc import Collection
from dataclasses import dataclass, field

from hearts import text
from hearts.core.cues import Cue, CueKind
from hearts.core.game import Game, Playing
from hearts.core.rules import CARDS_PASSED
from hearts.core.seats import PassDirection, Seat
from hearts.ui.motion import NO_PASS_SECONDS, Timing
from hearts.ui.staging import Key
from hearts.ui.table_state import Line, TableState
from hearts.ui.table_status import ME

LAST_DEALT = 51


@dataclass(frozen=True, slots=True)
class Changed:
    """What happened that cards move for; *order* says when each passed card sets out."""

    is_deal: bool = False
    is_trick: bool = False
    is_scored: bool = False
    passed: PassDirection | None = None
    order: dict[Key, int] = field(default_factory=dict)


def react(state: TableState, cues: tuple[Cue, ...], game: Game, people: Collection[Seat], timing: Timing) -> Changed:
    """Bring *state* to the *game* that a move has led to, of which *cues* tell."""
    kinds = {cue.kind for cue in cues}
    state.thinking = None
    if any(cue.kind is CueKind.PLAYED and cue.seat in people for cue in cues):
        state.clear_input()
        state.received = ()
        state.trick = None
    if CueKind.DEALT in kinds:
        warning = state.line if state.line is not None and state.line.is_warning else None
        state.clear_input()
        state.trick = None
        state.line = warning  # what was said at the start is not dealt over
        if warning is None and game.direction is PassDirection.NONE:
            seconds = NO_PASS_SECONDS + timing.deal + LAST_DEALT * timing.deal_stagger
            state.line = Line(text.NO_PASS_THIS_ROUND(), seconds)
    if CueKind.TRICK_TAKEN in kinds:
        state.trick = game.tricks[-1]
    passed, order = _exchange(state, game.stage, people) if CueKind.PASSED in kinds else (None, {})
    return Changed(
        is_deal=CueKind.DEALT in kinds,
        is_trick=CueKind.TRICK_TAKEN in kinds,
        is_scored=CueKind.ROUND_SCORED in kinds,
        passed=passed,
        order=order,
    )


def _exchange(
    state: TableState, stage: object, people: Collection[Seat]
) -> tuple[PassDirection | None, dict[Key, int]]:
    """Note what the person got in the passing, and in which order the cards go and come."""
    if not isinstance(stage, Playing):
        return None, {}
    received = stage.received(ME)
    state.clear_input()
    state.received = received if ME in people else ()
    cards = (*stage.sent[ME], *received)
    return stage.direction, {card: number % CARDS_PASSED for number, card in enumerate(cards)}

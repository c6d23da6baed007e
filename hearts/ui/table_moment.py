"""What of the table changes with time alone, as values to draw; where motion is reduced nothing swings."""

from hearts.ui.flourishes import Accents
from hearts.ui.motion import HINT_BREATH, THINKING_PULSE, breath, shake_offset
from hearts.ui.screen import Desk
from hearts.ui.table_picture import Moment
from hearts.ui.table_state import TableState

HINT_LOW = 0.6
PULSE_LOW = 0.5


def moment_of(state: TableState, age: float, desk: Desk, accents: Accents) -> Moment:
    """Return the moment *age* seconds after the table was opened."""
    shake = desk.timing.shake
    shift = shake_offset(state.shake_age, shake) if state.shaken is not None and shake else 0.0
    pulse = 1.0 if desk.settings.reduced_motion else breath(age, THINKING_PULSE, PULSE_LOW)
    return Moment(state.shaken, shift, pulse, accents)


def glow_at(age: float, desk: Desk) -> float:
    """Return how strongly an advised card glows."""
    return 1.0 if desk.settings.reduced_motion else breath(age, HINT_BREATH, HINT_LOW)

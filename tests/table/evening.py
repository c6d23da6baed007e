"""Plays a person's part at a host's table, steadily, so that whole games can be played without a window."""

from hearts.ai.levels import Level
from hearts.ai.thinker import advice_for
from hearts.core.game import Over
from hearts.core.seats import Seat
from hearts.table.flow import AskComputer, AskPerson, DealCards, next_step
from hearts.table.host import Host


def advance(host: Host) -> None:
    """Make the one move the table waits for; a person plays as a Normal computer would."""
    match next_step(host.game, host.record.people, moving=False, trick_held=False, sheet_seen=True):
        case DealCards():
            host.deal()
        case AskComputer(seat=seat):
            host.submit(advice_for(host.question(seat)).move)
        case AskPerson(seat=seat):
            host.submit(advice_for(host.question(seat, Level.NORMAL)).move)
        case step:
            raise AssertionError(f"nothing to do: {step}")


def advance_to(host: Host, moves: int) -> None:
    """Play until the record holds *moves* moves."""
    while len(host.record.moves) < moves:
        advance(host)


def to_persons_turn(host: Host) -> None:
    """Play until the person at South is asked for a card."""
    while not _is_persons_turn(host):
        advance(host)


def finish_round(host: Host) -> None:
    """Play until the round in progress is scored."""
    rounds = len(host.game.rounds)
    while len(host.game.rounds) == rounds:
        advance(host)


def finish(host: Host) -> None:
    """Play the game to its end."""
    while not isinstance(host.game.stage, Over):
        advance(host)


def _is_persons_turn(host: Host) -> bool:
    step = next_step(host.game, host.record.people, moving=False, trick_held=False, sheet_seen=True)
    return step == AskPerson(Seat.SOUTH) and bool(getattr(host.game.stage, "trick", None))

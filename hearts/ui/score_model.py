"""What the score sheet shows, from a game: rows, what was taken, totals; no pygame, no sentences."""

from dataclasses import dataclass

from hearts.core.cards import HEARTS, JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card
from hearts.core.game import Dealing, Game, Over
from hearts.core.rules import Jack, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection, Seat

EVERYONE = frozenset(SEATS)


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One round. *points* has None where a figure is not told; *shooter* shot the moon in it."""

    round_no: int
    direction: PassDirection
    points: tuple[int | None, ...]
    shooter: Seat | None = None
    is_newest: bool = False
    is_running: bool = False


@dataclass(frozen=True, slots=True)
class Haul:
    """The cards worth telling among those a seat took in a round."""

    hearts: int
    queen: bool = False
    jack: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing of it is worth telling."""
        return not (self.hearts or self.queen or self.jack)


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """All of the sheet. *hauls* belong to the newest row; one that is not told is None, as are all of no round."""

    rows: tuple[ScoreRow, ...]
    hauls: tuple[Haul | None, ...]
    totals: BySeat
    leaders: frozenset[Seat]

    @property
    def has_moon(self) -> bool:
        """Whether the mark of the moon stands anywhere on the sheet."""
        return any(row.shooter is not None for row in self.rows)

    @property
    def tells_hauls(self) -> bool:
        """Whether there is anything to say of the cards taken."""
        return any(haul is not None for haul in self.hauls)


def haul_of(cards: frozenset[Card], rules: Rules) -> Haul:
    """Return what of *cards* is worth telling; the jack is where it counts."""
    jack = rules.jack is not Jack.OFF and JACK_OF_DIAMONDS in cards
    return Haul(len(cards & HEARTS), QUEEN_OF_SPADES in cards, jack)


def score_table(game: Game, so_far: BySeat | None = None, told: frozenset[Seat] = EVERYONE) -> ScoreTable:
    """Return the sheet of *game*.

    A round in progress has a row of its own: *so_far* are its points up to now, shown for the seats *told* only;
    None tells nothing of it.
    """
    is_running = not isinstance(game.stage, Dealing | Over)
    last = len(game.rounds)
    rows = [
        ScoreRow(number, scored.direction, scored.scores, scored.shooter, is_newest=number == last and not is_running)
        for number, scored in enumerate(game.rounds, start=1)
    ]
    shown = EVERYONE
    if is_running:
        shown = frozenset() if so_far is None else told
        points = tuple(so_far[seat] if so_far is not None and seat in shown else None for seat in SEATS)
        rows.append(ScoreRow(game.round_no, game.direction, points, is_newest=True, is_running=True))
    hauls: tuple[Haul | None, ...] = tuple(
        haul_of(cards, game.rules) if seat in shown else None for seat, cards in zip(SEATS, game.taken, strict=True)
    )
    return ScoreTable(tuple(rows), hauls if rows else (None,) * len(SEATS), game.totals, leaders_of(game.totals))


def leaders_of(totals: BySeat) -> frozenset[Seat]:
    """Return who has the lowest total; nobody while all four are alike."""
    lowest = frozenset(seat for seat in SEATS if totals[seat] == min(totals))
    return frozenset() if lowest == EVERYONE else lowest


def tie_of(game: Game) -> int | None:
    """Return the lowest total where it is shared and only that keeps the game from being over."""
    target, totals = game.rules.target, game.totals
    if target is None or isinstance(game.stage, Over) or max(totals) < target:
        return None
    lowest = min(totals)
    return lowest if totals.count(lowest) > 1 else None

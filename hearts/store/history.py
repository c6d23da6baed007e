"""The person's games one after another and what was taken in their rounds, for charts: more queries, nothing counted.

``statistics`` has the sums; here is what has an order. Demos are left out.
"""

from dataclasses import dataclass
from datetime import date, datetime
from typing import Final

from hearts.store.database import Store

RECENT_ROUNDS: Final = 120

_MINE: Final = """
WITH mine AS (
    SELECT id AS game_id, ended, rules GLOB '*jack=-10*' AS bonus,
        (SELECT min(seat) FROM players WHERE game_id = games.id AND players.level = 'person') AS seat
    FROM games WHERE kind = 'person' AND (?1 IS NULL OR level = ?1)
)
"""
_GAMES: Final = """
SELECT total, place, lowest, ended FROM mine
JOIN finals USING (game_id, seat)
JOIN (SELECT game_id, min(total) AS lowest FROM finals GROUP BY game_id) USING (game_id)
ORDER BY game_id
"""
# whoever shot the moon took every heart, the others none: the score tells what it did, not what was taken
_TAKEN: Final = """
SELECT count(*), total(hearts), total(queen), total(jack) FROM (
    SELECT queen = seat AS queen, bonus AND jack = seat AS jack, CASE
            WHEN shooter = seat THEN 13
            WHEN shooter IS NOT NULL THEN 0
            ELSE score - 13 * (queen = seat) + 10 * (bonus AND jack = seat)
        END AS hearts
    FROM mine JOIN scores USING (game_id, seat)
)
"""
_QUEENS: Final = """
SELECT queen = seat FROM mine JOIN rounds USING (game_id) ORDER BY game_id DESC, round_no DESC LIMIT ?2
"""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The person's total and place in a game, the winner's total, and the day on which it ended."""

    total: int
    place: int
    lowest: int
    day: date | None

    @property
    def is_win(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.place == 1


@dataclass(frozen=True, slots=True)
class Taken:
    """The cards the person took in all scored rounds; *jacks* only where they had a bonus."""

    rounds: int = 0
    hearts: int = 0
    queens: int = 0
    jacks: int = 0


@dataclass(frozen=True, slots=True)
class History:
    """The finished games and, of the last rounds, whether the person took the queen; the oldest first.

    One game is ended before the next begins, so their numbers tell the order, whatever the clock did.
    """

    games: tuple[FinishedGame, ...] = ()
    taken: Taken = Taken()
    queens: tuple[bool, ...] = ()


def history(store: Store, level: str | None = None) -> History:
    """Ask *store* for the games at *level*, or for all; raise StoreError where it cannot be read."""
    games = store.query(_MINE + _GAMES, (level,))
    ((rounds, hearts, queens, jacks),) = store.query(_MINE + _TAKEN, (level,))
    recent = store.query(_MINE + _QUEENS, (level, RECENT_ROUNDS))
    return History(
        tuple(
            FinishedGame(int(total or 0), int(place or 0), int(lowest or 0), _day_of(ended))
            for total, place, lowest, ended in games
        ),
        Taken(*(int(count or 0) for count in (rounds, hearts, queens, jacks))),
        tuple(bool(queen) for (queen,) in reversed(recent)),
    )


def _day_of(moment: object) -> date | None:
    """Return the day of a stored moment where the person lives, or None where it cannot be read."""
    try:
        return datetime.fromisoformat(str(moment)).astimezone().date()
    except (ValueError, OverflowError, OSError):
        return None

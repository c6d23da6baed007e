"""Statistics as one query over the stored games: nothing is counted while playing, so nothing can be miscounted.

What belongs to a game (games, wins, places, totals) counts once the game is finished; what belongs to a round (moons,
queens) once the round is scored, in whatever game. Games and rounds in which an undo or a hint was used stand apart.
"""

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from functools import reduce
from operator import add
from typing import Final

from hearts.store.database import Store
from hearts.store.settings import LEVELS

# the view of the finals would be looked through whole for each game
_FIGURES: Final = """
WITH mine AS (
    SELECT id AS game_id, level, state,
        (SELECT min(seat) FROM players WHERE game_id = games.id AND players.level = 'person') AS seat,
        EXISTS (SELECT 1 FROM assists WHERE game_id = games.id) AS assisted
    FROM games WHERE kind = 'person'
), totals AS (
    SELECT game_id, sum(CASE seat WHEN 0 THEN south WHEN 1 THEN west WHEN 2 THEN north ELSE east END) AS total,
        sum(south) AS south, sum(west) AS west, sum(north) AS north, sum(east) AS east
    FROM mine JOIN rounds USING (game_id) WHERE state = 'finished' AND seat IS NOT NULL GROUP BY game_id
), my_finals AS (
    SELECT game_id, total, 1 + (south < total) + (west < total) + (north < total) + (east < total) AS place
    FROM totals
)
SELECT level, assisted, count(place), total(place = 1), total(place = 2), total(place = 3), total(place = 4),
    total(my_finals.total), total(state = 'abandoned' AND begun), 0, 0, 0, 0
FROM (
    SELECT *, EXISTS (SELECT 1 FROM moves WHERE game_id = mine.game_id AND text GLOB 'play *') AS begun
    FROM mine
) AS mine
LEFT JOIN my_finals USING (game_id)
GROUP BY level, assisted
UNION ALL
SELECT level, helped, 0, 0, 0, 0, 0, 0, 0, count(*), sum(shooter IS seat),
    sum(shooter IS NOT NULL AND shooter <> seat), sum(queen = seat)
FROM (
    SELECT level, seat, shooter, queen,
        EXISTS (SELECT 1 FROM assists WHERE game_id = mine.game_id AND round_no = rounds.round_no) AS helped
    FROM mine JOIN rounds USING (game_id)
)
GROUP BY level, helped
"""

_DEMOS: Final = "SELECT level, count(*) FROM games WHERE kind = 'demo' AND state = 'finished' GROUP BY level"


@dataclass(frozen=True, slots=True)
class Figures:
    """The person's figures over some games. *points* is the sum of the totals of the finished ones."""

    games: int = 0
    wins: int = 0
    second: int = 0
    third: int = 0
    fourth: int = 0
    points: int = 0
    given_up: int = 0
    rounds: int = 0
    moons: int = 0
    moons_against: int = 0
    queens: int = 0

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(*map(add, astuple(self), astuple(other)))

    @property
    def places(self) -> tuple[int, int, int, int]:
        """How often the person came first (a shared first too), second, third and fourth."""
        return self.wins, self.second, self.third, self.fourth

    @property
    def average_total(self) -> float | None:
        """The mean of the person's totals, or None before the first finished game."""
        return self.points / self.games if self.games else None


@dataclass(frozen=True, slots=True)
class Tally:
    """The figures at one level, or at all: *alone* without any undo or hint, *assisted* with some."""

    alone: Figures = Figures()
    assisted: Figures = Figures()
    demo_games: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.alone + other.alone, self.assisted + other.assisted, self.demo_games + other.demo_games)

    @property
    def all(self) -> Figures:
        """The figures of assisted games and the others together."""
        return self.alone + self.assisted

    def to_dict(self) -> dict[str, int]:
        """Return the figures that the command line prints."""
        figures = self.all
        return {
            "games": figures.games,
            "wins": figures.wins,
            "moons": figures.moons,
            "demo_games": self.demo_games,
        }


@dataclass(frozen=True, slots=True)
class Statistics:
    """One tally for each level, every level of the game present."""

    levels: Mapping[str, Tally]

    @property
    def overall(self) -> Tally:
        """The tally of all levels together."""
        return reduce(add, self.levels.values(), Tally())

    def to_dict(self) -> dict[str, object]:
        """Return the object that the command line prints as JSON."""
        return {**self.overall.to_dict(), "levels": {level: tally.to_dict() for level, tally in self.levels.items()}}


def statistics(store: Store) -> Statistics:
    """Ask *store* for the statistics; raise StoreError where it cannot be read."""
    levels = dict.fromkeys(LEVELS, Tally())
    for level, assisted, *counts in store.query(_FIGURES):
        figures = Figures(*(int(count or 0) for count in counts))
        tally = Tally(assisted=figures) if assisted else Tally(alone=figures)
        levels[str(level)] = levels.get(str(level), Tally()) + tally
    for level, count in store.query(_DEMOS):
        levels[str(level)] = levels.get(str(level), Tally()) + Tally(demo_games=int(count or 0))
    return Statistics(levels)

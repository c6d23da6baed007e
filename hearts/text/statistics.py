"""The sentences of the statistics; a figure that nothing can be said about yet is a dash. Knows no pygame."""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from hearts.text import MINUS, plural
from hearts.text.sheets import LEVELS

STATISTICS = "Statistics"
ALL_GAMES = "All games"
DONE = "Done"
RESET = "Reset statistics"
DASH = "–"
NOTHING_YET = "Play a game and it will show up here."
NO_ROUND_YET = "No round yet"
WON = "won"
AVERAGE_TOTAL = "average total"
AVERAGE_PLACE = "average place"
ONE_IS_BEST = "1 is best"
LOWER_IS_BETTER = "Lower is better. Filled marks are wins."
WHERE_YOU_FINISH = "Where you finish"
POINTS_IN_A_ROUND = "Points you take in a round"
EVEN_SHARE = "an even share is 6.5"
QUEEN_OF_SPADES = "Queen of spades"
TEN_ROUNDS = "Each bar is ten rounds."
PLACES = ("1st", "2nd", "3rd", "4th")

RESET_TITLE = "Reset the statistics?"
RESET_BODY = "Every game you have finished or given up will be removed, and cannot be brought back."
RESET_BODY_GOING = (
    "Every game you have finished or given up will be removed, and cannot be brought back. "
    "The game you are in goes on, and its rounds still count."
)
KEEP = "Keep them"
RESET_SHORT = "Reset"
NOT_RESET = "The statistics cannot be changed at the moment."

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
LEVEL_NAMES: Final[Mapping[str, str]] = MappingProxyType({level.value: name for level, name in LEVELS.items()})


def decimal(value: float | None) -> str:
    """Write an average with one decimal place."""
    if value is None:
        return DASH
    written = f"{abs(value):.1f}"
    return f"{MINUS}{written}" if value < 0 and written != "0.0" else written


def percentage(value: int | None) -> str:
    """Write a share."""
    return DASH if value is None else "{value}%".format(value=value)


def count(value: int, *, is_known: bool) -> str:
    """Write a number of games or moons."""
    return str(value) if is_known else DASH


def games_played(games: int) -> str:
    """Label the number of games."""
    return plural(games, "game played", "games played")


def since(day: date | None, *, with_year: bool) -> str:
    """Say when the first game was."""
    if day is None:
        return ""
    line = "since {month} {year}" if with_year else "since {day} {month}"
    return line.format(day=day.day, month=_MONTHS[day.month - 1], year=day.year)


def won_note(wins: int, games: int, run: int) -> str:
    """Say how many games were won, and how many one after another."""
    return "{wins} of {games}, best run {run}".format(wins=wins, games=games, run=run)


def winners_note(average: float | None) -> str:
    """Say what totals win."""
    return "winners average {average}".format(average=decimal(average))


def moons_shot(moons: int) -> str:
    """Label the number of moons."""
    return plural(moons, "moon shot", "moons shot")


def moons_against(moons: int) -> str:
    """Say how many moons the others shot."""
    return "{moons} shot against you".format(moons=moons)


def last_games(shown: int) -> str:
    """Head the chart of the totals."""
    return plural(shown, "Your total in the last game", "Your total in the last {games} games").format(games=shown)


def average_mark(average: float) -> str:
    """Label the average's line."""
    whole = round(average)
    return "average {average}".format(average=f"{MINUS}{-whole}" if whole < 0 else whole)


def games(number: int) -> str:
    """Write so many games."""
    return plural(number, "{games} game", "{games} games").format(games=number)


def points_note(points: float | None, jack: float | None) -> str:
    """Say what a round costs on average, and what the Jack gives back."""
    if points is None:
        return "An even share is 6.5"
    if jack is not None:
        return "{points} on average, the Jack gave {jack}".format(points=decimal(points), jack=decimal(jack))
    return "{points} on average; {even}".format(points=decimal(points), even=EVEN_SHARE)


def hearts_part(points: float) -> str:
    """Label the hearts' part of the points."""
    return "{points} hearts".format(points=decimal(points))


def queen_part(points: float) -> str:
    """Label the queen's part of the points."""
    return "{points} Queen".format(points=decimal(points))


def queen_note(share: int | None) -> str:
    """Say how often the person takes the queen."""
    return NO_ROUND_YET if share is None else "You take her in {share}% of rounds".format(share=share)


def assisted_note(wins_alone: int, alone: int, wins_assisted: int, assisted: int) -> str:
    """Tell the games with an undo or a hint apart; nothing where there were none."""
    if not assisted:
        return ""
    if not alone:
        return "All of them with an undo or a hint."
    line = "Without undo or hint you won {wins} of {alone}, with one {helped} of {assisted}."
    return line.format(wins=wins_alone, alone=alone, helped=wins_assisted, assisted=assisted)

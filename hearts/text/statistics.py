"""The sentences of the statistics; a figure that nothing can be said about yet is a dash. Knows no pygame."""

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Final

from hearts import text
from hearts.text import MINUS
from hearts.text.language import Message, _, ngettext
from hearts.text.sheets import LEVELS

STATISTICS = Message("Statistics")
ALL_GAMES = Message("All games")
DONE = Message("Done")
RESET = Message("Reset statistics")
DASH = "–"
NOTHING_YET = Message("Play a game and it will show up here.")
NO_ROUND_YET = Message("No round yet")
WON = Message("won", "a share of the games")
AVERAGE_TOTAL = Message("average total")
AVERAGE_PLACE = Message("average place")
ONE_IS_BEST = Message("1 is best")
LOWER_IS_BETTER = Message("Lower is better. Filled marks are wins.")
WHERE_YOU_FINISH = Message("Where you finish")
POINTS_IN_A_ROUND = Message("Points you take in a round")
ONLY_EVEN_SHARE = Message("An even share is 6.5")
QUEEN_OF_SPADES = Message("Queen of spades", "a heading")
TEN_ROUNDS = Message("Each bar is ten rounds.")
PLACES = (Message("1st"), Message("2nd"), Message("3rd"), Message("4th"))

RESET_TITLE = Message("Reset the statistics?")
RESET_BODY = Message("Every game you have finished or given up will be removed, and cannot be brought back.")
RESET_BODY_GOING = Message(
    "Every game you have finished or given up will be removed, and cannot be brought back. "
    "The game you are in goes on, and its rounds still count."
)
KEEP = Message("Keep them")
RESET_SHORT = Message("Reset")
NOT_RESET = Message("The statistics cannot be changed at the moment.")

_MONTHS = (
    Message("January", "since"),
    Message("February", "since"),
    Message("March", "since"),
    Message("April", "since"),
    Message("May", "since"),
    Message("June", "since"),
    Message("July", "since"),
    Message("August", "since"),
    Message("September", "since"),
    Message("October", "since"),
    Message("November", "since"),
    Message("December", "since"),
)
_LEVEL_NAMES: Final[Mapping[str, Message]] = MappingProxyType({level.value: name for level, name in LEVELS.items()})


def level_name(level: str) -> str:
    """Name a level by its text form; one that is not known any more keeps that."""
    return _LEVEL_NAMES[level]() if level in _LEVEL_NAMES else level


def decimal(value: float | None) -> str:
    """Write an average with one decimal place."""
    return DASH if value is None else text.decimal(value)


def percentage(value: int | None) -> str:
    """Write a share."""
    return DASH if value is None else _("{value}%").format(value=value)


def count(value: int, *, is_known: bool) -> str:
    """Write a number of games or moons."""
    return str(value) if is_known else DASH


def games_played(games: int) -> str:
    """Label the number of games."""
    return ngettext("game played", "games played", games)


def since(day: date | None, *, with_year: bool) -> str:
    """Say when the first game was."""
    if day is None:
        return ""
    line = _("since {month} {year}") if with_year else _("since {day} {month}")
    return line.format(day=day.day, month=_MONTHS[day.month - 1](), year=day.year)


def won_note(wins: int, games: int, run: int) -> str:
    """Say how many games were won, and how many one after another."""
    return _("{wins} of {games}, best run {run}").format(wins=wins, games=games, run=run)


def winners_note(average: float | None) -> str:
    """Say what totals win."""
    return _("winners average {average}").format(average=decimal(average))


def moons_shot(moons: int) -> str:
    """Label the number of moons."""
    return ngettext("moon shot", "moons shot", moons)


def moons_against(moons: int) -> str:
    """Say how many moons the others shot."""
    return _("{moons} shot against you").format(moons=moons)


def last_games(shown: int) -> str:
    """Head the chart of the totals."""
    line = ngettext("Your total in the last game", "Your total in the last {games} games", shown)
    return line.format(games=shown)


def average_mark(average: float) -> str:
    """Label the average's line."""
    whole = round(average)
    return _("average {average}").format(average=f"{MINUS}{-whole}" if whole < 0 else whole)


def games(number: int) -> str:
    """Write so many games."""
    return ngettext("{games} game", "{games} games", number).format(games=number)


def points_note(points: float | None, jack: float | None) -> str:
    """Say what a round costs on average, and what the Jack gives back."""
    if points is None:
        return ONLY_EVEN_SHARE()
    if jack is not None:
        return _("{points} on average, the Jack gave {jack}").format(points=decimal(points), jack=decimal(jack))
    return _("{points} on average; an even share is 6.5").format(points=decimal(points))


def hearts_part(points: float) -> str:
    """Label the hearts' part of the points."""
    return _("{points} hearts").format(points=decimal(points))


def queen_part(points: float) -> str:
    """Label the queen's part of the points."""
    return _("{points} Queen").format(points=decimal(points))


def queen_note(share: int | None) -> str:
    """Say how often the person takes the queen."""
    return NO_ROUND_YET() if share is None else _("You take her in {share}% of rounds").format(share=share)


def assisted_note(wins_alone: int, alone: int, wins_assisted: int, assisted: int) -> str:
    """Tell the games with an undo or a hint apart; nothing where there were none."""
    if not assisted:
        return ""
    if not alone:
        return _("All of them with an undo or a hint.")
    line = _("Without undo or hint you won {wins} of {alone}, with one {helped} of {assisted}.")
    return line.format(wins=wins_alone, alone=alone, helped=wins_assisted, assisted=assisted)

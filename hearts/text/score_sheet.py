"""A game's score sheet in plain text, for a terminal."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hearts.core.game import Game, Over
from hearts.core.record import Record
from hearts.core.seats import SEATS, PassDirection
from hearts.text import MINUS, listed, passed_word, usual_name
from hearts.text.language import Message, _, pgettext

_LEVELS: Final[Mapping[str, Message]] = MappingProxyType(
    {
        "easy": Message("easy", "a level"),
        "normal": Message("normal", "a level"),
        "hard": Message("hard", "a level"),
        "expert": Message("expert", "a level"),
    }
)
_FIRST_COLUMNS, _NUMBER, _CELL = 20, 7, 8
_LONGEST_NAME = 8  # of the seats, in any language


def score_sheet(record: Record, game: Game) -> str:
    """Write the rounds, totals and winners of *game*, headed by its seed, from which it can be dealt again."""
    names = [usual_name(player.name) for player in record.players]
    first = max(_FIRST_COLUMNS, _NUMBER + 1 + max(len(passed_word(direction)) for direction in PassDirection))
    cell = max(_CELL, 1 + min(_LONGEST_NAME, max(map(len, names))))
    lines = [
        _heading(record),
        pgettext("a column of rounds", "Round").ljust(first) + "".join(name[: cell - 1].rjust(cell) for name in names),
    ]
    for number, scored in enumerate(game.rounds, start=1):
        moon = "" if scored.shooter is None else "  " + _("{name} shot the moon").format(name=names[scored.shooter])
        lines.append(f"{number:5}  {passed_word(scored.direction)}".ljust(first) + _figures(scored.scores, cell) + moon)
    lines.append(pgettext("a row of scores", "Total").ljust(first) + _figures(game.totals, cell))
    if isinstance(game.stage, Over):
        winners = [names[seat] for seat in SEATS if seat in game.stage.winners]
        lines.append(_won(winners))
    else:
        lines.append(_("The game is not over."))
    return "\n".join(lines)


def _heading(record: Record) -> str:
    level = record.players[-1].level
    level = _LEVELS[level]() if level in _LEVELS else level
    if record.rules.target is None:
        return _("A game of one round, level {level}, seed {seed}").format(level=level, seed=record.seed)
    return _("A game to {target}, level {level}, seed {seed}").format(
        target=record.rules.target, level=level, seed=record.seed
    )


def _won(winners: list[str]) -> str:
    if len(winners) == 1:
        return _("{name} wins.").format(name=winners[0])
    return _("{names} share the win.").format(names=listed(winners))


def _figures(values: tuple[int, ...], cell: int) -> str:
    return "".join(str(value).replace("-", MINUS).rjust(cell) for value in values)

"""A game's score sheet in plain text, for a terminal."""

from hearts.core.game import Game, Over
from hearts.core.record import Record
from hearts.core.seats import SEATS
from hearts.text import MINUS, passed_word

_CELL = 8


def score_sheet(record: Record, game: Game) -> str:
    """Write the rounds, totals and winners of *game*, headed by its seed, from which it can be dealt again."""
    names = [player.name for player in record.players]
    lines = [
        _heading(record),
        "Round               " + "".join(name[: _CELL - 1].rjust(_CELL) for name in names),
    ]
    for number, scored in enumerate(game.rounds, start=1):
        moon = "" if scored.shooter is None else "  {name} shot the moon".format(name=names[scored.shooter])
        lines.append(f"{number:5}  {passed_word(scored.direction):13}" + _figures(scored.scores) + moon)
    lines.append("Total               " + _figures(game.totals))
    if isinstance(game.stage, Over):
        winners = [names[seat] for seat in SEATS if seat in game.stage.winners]
        lines.append(_won(winners))
    else:
        lines.append("The game is not over.")
    return "\n".join(lines)


def _heading(record: Record) -> str:
    level = record.players[-1].level
    if record.rules.target is None:
        return "A game of one round, level {level}, seed {seed}".format(level=level, seed=record.seed)
    return "A game to {target}, level {level}, seed {seed}".format(
        target=record.rules.target, level=level, seed=record.seed
    )


def _won(winners: list[str]) -> str:
    if len(winners) == 1:
        return "{name} wins.".format(name=winners[0])
    return "{names} share the win.".format(names=" and ".join(winners))


def _figures(values: tuple[int, ...]) -> str:
    return "".join(str(value).replace("-", MINUS).rjust(_CELL) for value in values)

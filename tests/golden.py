"""One whole game kept as text, with its sheet. ``python3 -m tests.golden`` writes it anew, as a new rule of play asks.

Every choice of it follows from its seed and a steady rule, so that what was written is never a matter of taste.
"""

import sys
from pathlib import Path

from hearts.core.game import Game, Over, apply
from hearts.core.record import Record, parse_record
from tests.random_games import steady_move

DATA = Path(__file__).parent / "data"
GAME, SHEET = "golden_game.txt", "golden_sheet.txt"


def played(text: str) -> tuple[Record, Game]:
    """The game with the rules, the seed and the players of *text*, played from its first move on."""
    head, _ = parse_record(text)
    game = Game(head.rules)
    moves = []
    while not isinstance(game.stage, Over):
        moves.append(steady_move(game, head.seed))
        game = apply(game, moves[-1])
    return Record(head.rules, head.seed, head.players, tuple(moves)), game


def sheet(game: Game) -> str:
    """The game as figures: direction, scores, and who shot the moon; then totals and winners."""
    rows = []
    for scored in game.rounds:
        shooter = "" if scored.shooter is None else f" moon {scored.shooter.letter}"
        rows.append(" ".join([scored.direction.value, *map(str, scored.scores)]) + shooter)
    assert isinstance(game.stage, Over)
    rows.append(" ".join(["total", *map(str, game.totals)]))
    rows.append(" ".join(["won", *(seat.letter for seat in game.stage.winners)]))
    return "\n".join(rows) + "\n"


def main() -> int:
    """Write both files again."""
    record, game = played((DATA / GAME).read_text("utf-8"))
    (DATA / GAME).write_text(str(record), "utf-8", newline="\n")
    (DATA / SHEET).write_text(sheet(game), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The program is killed while it stores moves; every move that it had been told was stored is there."""

import subprocess
import sys
from pathlib import Path

import pytest

from hearts.store.opening import open_store
from hearts.store.statistics import statistics
from tests.store.evenings import SHORT, game_after, moves_of

ROOT = Path(__file__).parents[2]
GAMES = 1_000

# each line on the standard output is a promise: so many moves of so many games are stored
PROGRAM = """
import sys
from itertools import count
from pathlib import Path
from hearts.core.record import Record
from hearts.store.database import GameKind
from hearts.store.opening import open_store
from tests.builders import PLAYERS
from tests.store.evenings import SHORT, steps

store = open_store(Path(sys.argv[1])).store
for seed in count():
    game_id = store.begin(Record(SHORT, seed, PLAYERS), GameKind.PERSON)
    for number, (move, before, after) in enumerate(steps(SHORT, seed), 1):
        store.append(game_id, [move], before, after)
        print(seed, number, flush=True)
"""


@pytest.mark.parametrize("lines", [1, 56, 57, 150, 400])
def test_every_move_that_was_acknowledged_survives_a_kill(tmp_path: Path, lines: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        for _ in range(lines):
            program.stdout.readline()
        program.kill()
        told = program.stdout.read().splitlines(keepends=True)
    # a last line that was cut off was not told
    promised = [line for line in told if line.endswith("\n")]
    opened = open_store(tmp_path)
    assert opened.notes == ()
    store = opened.store
    games = store.query("SELECT id, seed, state FROM games ORDER BY id")
    assert [seed for _, seed, _ in games] == list(range(len(games)))
    finished = 0
    for game_id, seed, state in games:
        rows = store.query("SELECT text FROM moves WHERE game_id = ? ORDER BY number", (game_id,))
        moves = moves_of(SHORT, int(str(seed)))
        assert [text for (text,) in rows] == list(map(str, moves[: len(rows)]))
        game = game_after(SHORT, moves[: len(rows)])
        scored = store.query("SELECT south FROM rounds WHERE game_id = ? ORDER BY round_no", (game_id,))
        assert [score for (score,) in scored] == [played.scores[0] for played in game.rounds]
        assert (state == "finished") == (len(rows) == len(moves))
        finished += state == "finished"
    assert statistics(store).overall.all.games == finished
    total = sum(int(str(count)) for (count,) in store.query("SELECT count(*) FROM moves"))
    assert total >= lines + len(promised)
    stored = store.in_progress()
    assert stored is None or stored.problem is None
    store.close()

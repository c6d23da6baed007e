"""An engine that fails in the way its first argument names; otherwise it plays as the Normal level does."""

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from hearts.ai.levels import Level
from hearts.ai.thinker import InlineThinker
from hearts.engine import Engine


def main(way: str) -> None:
    if way == "crashes at once":
        sys.exit(3)
    if way == "closes":
        os.close(1)
    engine = Engine(Level.NORMAL, InlineThinker())
    questions = 0
    for line in sys.stdin:
        word = line.split()[0]
        is_question = word.endswith("?")
        questions += is_question
        if way == "silent" or (way == "falls silent" and is_question):
            continue
        reply = engine.reply(line)
        if word == "quit":
            return
        if way == "stranger" and word == "hearts":
            reply = "hearts 2 From Far Away"
        if is_question:
            reply = answer(way, questions, line, reply)
        if reply is not None:
            sys.stdout.write(f"{reply}\n")
            sys.stdout.flush()


def answer(way: str, questions: int, line: str, reply: str | None) -> str | None:
    """What is said in place of *reply* to the question on *line*."""
    match way:
        case "illegal" if line.startswith("play?"):
            return next(card for card in ("2C", "3C", "4C", "5C") if card not in line.split())
        case "nonsense":
            return "the queen of ♠"
        case "crashes now and then" if questions % 5 == 0:
            sys.exit(1)
        case "slow now and then" if questions % 13 == 0:
            time.sleep(5.0)
        case "talks":
            return f"{reply}\nthat was easy\n" + "and more\n" * 50
        case "floods":
            return "x" * 5_000_000 + "\n"
    return reply


if __name__ == "__main__":
    main(sys.argv[1])

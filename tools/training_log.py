"""Reads the log that tools/train.py writes."""

import re
from collections import defaultdict

LINE = re.compile(r"against three (?P<name>.+): (?P<value>[+-][0-9.]+) ± (?P<error>[0-9.]+)")
ITERATION = re.compile(r"iteration \d+ rounds (?P<rounds>\d+)")


def read(log: str) -> dict[str, list[tuple[int, float, float]]]:
    """Return, for each opponent, the rounds seen, the difference in points and its error."""
    found: dict[str, list[tuple[int, float, float]]] = defaultdict(list)
    rounds = 0
    for line in log.splitlines():
        if iteration := ITERATION.match(line):
            rounds = int(iteration["rounds"])
        elif result := LINE.match(line):
            found[result["name"]].append((rounds, float(result["value"]), float(result["error"])))
    return found

"""Draws the learning curve from the log that tools/train.py writes; needs the extra ``train``."""

import re
import sys
from collections import defaultdict
from pathlib import Path

import matplotlib.pyplot as plt  # type: ignore[import-not-found, unused-ignore]

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


def main() -> None:
    """Draw the log named first into the picture named second."""
    log, picture = map(Path, sys.argv[1:3])
    figure, axes = plt.subplots(figsize=(8, 5))
    for name, points in read(log.read_text("utf-8")).items():
        rounds, values, errors = zip(*points, strict=True)
        axes.errorbar(rounds, values, errors, label=f"against three {name}", capsize=2)
    axes.set_xlabel("rounds at the tables")
    axes.set_ylabel("own score less the others’, points a round")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.legend()
    figure.savefig(picture, dpi=110, bbox_inches="tight")


if __name__ == "__main__":
    main()

"""Draws the learning curve from the log that tools/train.py writes; needs the extra ``train``."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt  # type: ignore[import-not-found, unused-ignore]
from training_log import read


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
    axes.legend(loc="upper left", bbox_to_anchor=(1.02, 1))
    figure.savefig(picture, dpi=110, bbox_inches="tight")


if __name__ == "__main__":
    main()

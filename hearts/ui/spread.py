"""Moves marks on a line apart so that each can be seen, none farther than it must; no pygame."""

from collections.abc import Sequence


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return places at least *gap* apart between *low* and *high*, as near to the rising *wanted* as can be.

    Where the line is too short for them all, they share it evenly.
    """
    if not wanted:
        return []
    last = len(wanted) - 1
    if last:
        gap = min(gap, (high - low) / last)
    # less its own share of the gaps, each mark only has to lie no lower than the one before it
    blocks: list[tuple[float, int]] = []
    for index, place in enumerate(wanted):
        total, count = place - index * gap, 1
        while blocks and blocks[-1][0] / blocks[-1][1] > total / count:
            before, more = blocks.pop()
            total, count = total + before, count + more
        blocks.append((total, count))
    level = [total / count for total, count in blocks for _ in range(count)]
    return [min(max(place, low), high - last * gap) + index * gap for index, place in enumerate(level)]

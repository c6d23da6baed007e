"""What a trial came to: how many it tried, what it found, and figures; every kind returns the same."""

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

MOST_SHOWN: Final = 5


@dataclass(slots=True)
class Report:
    """One trial under way: *tried* counts by name, *found* says what was wrong, *figures* what was measured."""

    kind: str
    tried: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    @property
    def is_good(self) -> bool:
        """Whether nothing was found."""
        return not self.found

    def check(self, what: str, *, is_so: bool) -> None:
        """Note *what* as found unless *is_so*."""
        if not is_so:
            self.found.append(what)

    def __str__(self) -> str:
        counts = ", ".join(f"{count:,} {name}" for name, count in self.tried.items())
        verdict = "nothing found" if self.is_good else f"{len(self.found)} FOUND"
        lines = [f"{self.kind}: {counts or 'nothing tried'}; {verdict} ({time.monotonic() - self.began:.0f} s)"]
        lines += [f"    {figure}" for figure in self.figures]
        lines += [f"    left out: {reason}" for reason in self.left_out]
        lines += [f"    found: {what}" for what in self.found[:MOST_SHOWN]]
        return "\n".join(lines)

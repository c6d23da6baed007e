"""What came of a case: it holds, fails or is skipped, and why."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class Verdict(Enum):
    """What came of a case."""

    HOLDS = "pass"
    FAILS = "FAIL"
    SKIPPED = "skip"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a case, and why."""

    verdict: Verdict
    why: str = ""

    def __str__(self) -> str:
        return f"{self.verdict.value}: {self.why}" if self.why else self.verdict.value


PASSED = Outcome(Verdict.HOLDS)


def one_line(problem: Exception) -> str:
    """Tell what was raised in one line, with its type where it is no refusal of a value."""
    text = " ".join(str(problem).split()) or type(problem).__name__
    return text if isinstance(problem, ValueError) else f"{type(problem).__name__}: {text}"


def compare(what: str, found: object, expected: object) -> Outcome:
    """Return whether *found* is as *expected*, and what it is where it is not."""
    return PASSED if found == expected else Outcome(Verdict.FAILS, f"{what} {found}, not {expected}")


def first_fail(outcomes: Iterable[Outcome]) -> Outcome:
    """Return the first outcome that fails, or that all hold."""
    return next((outcome for outcome in outcomes if outcome.verdict is Verdict.FAILS), PASSED)

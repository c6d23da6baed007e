"""Run the cases of a file through the game: ``ID pass``, ``ID FAIL: why`` or ``ID skip: why``, and a summary.

    python3 tools/cases.py tests/data/cases.json --positions tests/data/positions.json

Cases of rules are asked of the core, cases of play of the computer players. Ends with status 1 where a case failed and
2 where the file cannot be read. With whole rounds that lead to the cases, their rates are printed too; they are read,
not judged.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from case_fields import Fields
from case_outcome import Outcome, Verdict, one_line
from case_play import PLAY_JUDGES, Levels, rates_of
from case_rules import RULE_JUDGES

from hearts.ai.levels import Level


def outcome_of(case: object, levels: Levels) -> Outcome:
    """Judge one case; whatever is wrong with it is told, never raised."""
    if not isinstance(case, dict):
        return Outcome(Verdict.FAILS, "not a case")
    kind = case.get("type")
    if kind == "claim":
        return Outcome(Verdict.SKIPPED, "claims are not offered")
    if kind not in (*RULE_JUDGES, *PLAY_JUDGES):
        return Outcome(Verdict.SKIPPED, f"unknown type {kind!r}")
    try:
        if kind in RULE_JUDGES:
            return RULE_JUDGES[kind](Fields(case))
        return PLAY_JUDGES[kind](Fields(case), levels)
    except Exception as problem:  # noqa: BLE001  a fault of the game is the case's outcome, not the tool's end
        return Outcome(Verdict.FAILS, one_line(problem))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    options = _parser().parse_args(arguments)
    try:
        cases = _cases(_read(options.file))
        positions = {} if options.positions is None else _positions(_read(options.positions))
    except (OSError, ValueError, RecursionError) as problem:
        print(f"cases: {one_line(problem) if isinstance(problem, ValueError) else problem}", file=sys.stderr)
        return 2
    counts = dict.fromkeys(Verdict, 0)
    for place, case in enumerate(cases, start=1):
        name = str(case.get("id", f"case {place}")) if isinstance(case, dict) else f"case {place}"
        outcome = outcome_of(case, options.level)
        counts[outcome.verdict] += 1
        print(f"{name} {outcome}")
        if isinstance(case, dict) and case.get("type") == "ai_play" and name in positions:
            for line in rates_of(Fields(case), positions[name], options.level):
                print(f"{name} {line}")
    print(f"{counts[Verdict.HOLDS]} passed, {counts[Verdict.FAILS]} failed, {counts[Verdict.SKIPPED]} skipped")
    return 1 if counts[Verdict.FAILS] else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="cases", description="Run the cases of a file through the game.")
    parser.add_argument("file", type=Path, metavar="FILE", help="cases as JSON")
    parser.add_argument("--positions", type=Path, metavar="FILE", help="whole rounds that lead to the cases of play")
    parser.add_argument(
        "--level", type=_level, nargs="+", default=[Level.NORMAL], metavar="LEVEL", help="who answers (NORMAL)"
    )
    return parser


def _level(text: str) -> Level:
    try:
        return Level[text.upper()]
    except KeyError:
        names = ", ".join(level.name for level in Level)
        raise argparse.ArgumentTypeError(f"not a level: {text!r} (choose from {names})") from None


def _read(path: Path) -> object:
    try:
        found: object = json.loads(path.read_text("utf-8-sig"))
    except ValueError as problem:
        raise ValueError(f"{path} is not JSON: {problem}") from None
    return found


def _cases(found: object) -> list[object]:
    cases = found.get("cases") if isinstance(found, dict) else found
    if not isinstance(cases, list):
        raise ValueError("the file holds no list of cases")  # noqa: TRY004  the file's value is wrong, not a type
    return cases


def _positions(found: object) -> dict[str, list[object]]:
    positions = found.get("positions") if isinstance(found, dict) else None
    if not isinstance(positions, dict) or not all(isinstance(rounds, list) for rounds in positions.values()):
        raise ValueError("the file holds no rounds for its cases")
    return positions


if __name__ == "__main__":
    sys.exit(main())

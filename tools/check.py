"""Format, lint, strict types and tests in one command; stops at the first step that fails.

``--fix`` formats instead of complaining, ``--fast`` leaves the tests out.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Step = tuple[str, tuple[str, ...]]
"""A step's name and the module that does it, with its arguments."""


def steps(*, fix: bool, fast: bool) -> tuple[Step, ...]:
    """Return the steps in their order."""
    places = ("hearts", "tests", "tools")
    found: list[Step] = [
        ("format", ("ruff", "format", *(() if fix else ("--check",)), *places)),
        ("lint", ("ruff", "check", *places)),
        ("types", ("mypy",)),
    ]
    if not fast:
        found.append(("tests", ("pytest", "-q")))
    return tuple(found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the steps; return the status of the first that fails, or 0."""
    parser = argparse.ArgumentParser(prog="check", description="Format, lint, types and tests.")
    parser.add_argument("--fix", action="store_true", help="format the files instead of complaining")
    parser.add_argument("--fast", action="store_true", help="leave the tests out")
    options = parser.parse_args(arguments)
    for name, (module, *rest) in steps(fix=options.fix, fast=options.fast):
        print(f"== {name}: {module} {' '.join(rest)}", flush=True)
        status = subprocess.run([sys.executable, "-m", module, *rest], cwd=ROOT, check=False).returncode
        if status:
            print(f"== {name} failed", flush=True)
            return status
    print("== all good")
    return 0


if __name__ == "__main__":
    sys.exit(main())

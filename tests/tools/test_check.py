import subprocess

import check
import pytest


class Steps:
    """Stands in for the commands: tells which ran, and fails one of them."""

    def __init__(self, failing: str | None = None) -> None:
        self.failing = failing
        self.ran: list[str] = []

    def run(self, command: list[str], **_options: object) -> subprocess.CompletedProcess[str]:
        text = " ".join(command[2:])
        self.ran.append(text)
        failed = self.failing is not None and text.startswith(self.failing)
        return subprocess.CompletedProcess(command, 3 if failed else 0)


@pytest.mark.parametrize(
    ("arguments", "ran"),
    [
        ([], ["ruff format --check", "ruff check", "mypy", "pytest -q"]),
        (["--fix"], ["ruff format hearts", "ruff check", "mypy", "pytest -q"]),
        (["--fast"], ["ruff format --check", "ruff check", "mypy"]),
    ],
)
def test_the_steps_in_their_order(arguments: list[str], ran: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps()
    monkeypatch.setattr(subprocess, "run", steps.run)
    assert check.main(arguments) == 0
    assert len(steps.ran) == len(ran)
    assert all(found.startswith(start) for found, start in zip(steps.ran, ran, strict=True))


def test_the_first_step_that_fails_ends_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    steps = Steps(failing="ruff check")
    monkeypatch.setattr(subprocess, "run", steps.run)
    assert check.main([]) == 3
    assert len(steps.ran) == 2
    assert "== lint failed" in capsys.readouterr().out

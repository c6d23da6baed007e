import pytest
import trials
from trial_report import Report


def test_a_kind_can_be_run_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert trials.main(["--quick", "--only", "deals"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("deals: 5,000 deals; nothing found")
    assert "nothing found in" in told.splitlines()[-1]


def test_what_is_found_is_told_and_makes_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*_: object) -> Report:
        report = Report("deals")
        report.tried["deals"] = 3
        report.found += ["a card twice"] * 7
        return report

    monkeypatch.setitem(trials.KINDS, "deals", trials.Kind(run, 1, 1))
    assert trials.main(["--only", "deals"]) == 1
    told = capsys.readouterr().out
    assert "7 FOUND" in told
    assert told.count("found: a card twice") == 5
    assert told.splitlines()[-1].startswith("7 found in")


def test_every_kind_has_a_quick_run_and_a_full_one() -> None:
    assert len(trials.KINDS) == 14
    assert all(0 < kind.quick < kind.full for kind in trials.KINDS.values())

"""What the tools open their windows on."""

import shutil
import subprocess
import sys
from pathlib import Path

import own_screen
import pytest
from own_screen import screen


def test_without_a_display_and_without_xvfb_nothing_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with screen(tmp_path) as (environment, where):
        assert environment["SDL_VIDEODRIVER"] == "dummy"
        assert "dummy" in where


def test_a_driver_that_was_chosen_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with screen(tmp_path) as (environment, where):
        assert environment["SDL_VIDEODRIVER"] == "dummy"
        assert where == "the driver dummy"


def test_code_is_compiled_so_the_switch_against_it_does_not_reach_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    with screen(tmp_path) as (environment, _):
        assert "PYTHONDONTWRITEBYTECODE" not in environment


def test_windows_wait_until_the_window_manager_says_that_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [b"no such atom", b"not found", b"window id # 0x200"]
    monkeypatch.setattr(subprocess, "run", lambda asked, **_: subprocess.CompletedProcess(asked, 0, answers.pop(0)))
    own_screen.wait_until_managed({})
    assert answers == []


def test_a_window_manager_that_never_comes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda asked, **_: subprocess.CompletedProcess(asked, 0, b"not found"))
    monkeypatch.setattr(own_screen, "MANAGED_WITHIN", 0.05)
    with pytest.raises(TimeoutError, match="no window manager"):
        own_screen.wait_until_managed({})

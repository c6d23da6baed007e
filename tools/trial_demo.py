"""Hours of demo on a clock that runs fast: memory and frame time must stay level."""

import random
import time
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Final

import pygame
from trial_monkey import PlainThinker, check_level, memory_now
from trial_report import Report

from hearts.ai.levels import Level
from hearts.resources import assets_folder
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.store.speed import Speed
from hearts.table.demo import Demo
from hearts.table.session import Session
from hearts.ui.assets import Assets
from hearts.ui.loop import LONGEST_STEP, Loop
from hearts.ui.screen import Desk, Screen
from hearts.ui.screens.demo_sheets import DemoSheets
from hearts.ui.stack import ScreenStack

SIZE: Final = (640, 480)
SAMPLES: Final = 64
SLOWER: Final = 1.4  # times the frame time of before; a shared machine is no quieter
LEAST: Final = 0.0005  # seconds of a frame below which nothing is compared


def try_demo(folder: Path, hours: float, seed: int = 1, speed: Speed = Speed.NORMAL, leak: object = None) -> Report:
    """Let a demo run for *hours* of its own time; *leak* is a planted fault, called at each frame."""
    report = Report("a long demo")
    pygame.display.init()
    window = pygame.Window("demo", SIZE, resizable=True)
    window.get_surface()
    chance = random.Random(seed)
    session = Session(
        open_store(folder).store, SettingsFile(folder), Settings(), PlainThinker(), lambda: chance.randrange(2**63)
    )
    desk = Desk(Assets(assets_folder()), SIZE, replace(session.settings, speed=speed))
    ended: list[int] = []
    demo = Demo(session, Level.EASY, session.settings.rules)
    first: Screen = DemoSheets(desk, session, demo, lambda host: ended.append(host.record.seed)).table()
    loop = Loop(window, desk, ScreenStack(first))
    memory: list[int] = []
    frames: list[float] = []
    turns = round(hours * 3600 / LONGEST_STEP / SAMPLES)
    for _ in range(SAMPLES):
        took: list[float] = []
        for _ in range(turns):
            began = time.thread_time()
            loop.turn(LONGEST_STEP)
            took.append(time.thread_time() - began)
            if callable(leak):
                leak()
        memory.append(memory_now())
        frames.append(sum(took) / len(took))
    check_level(memory, "in the demo", report)
    _check_frames(frames, report)
    report.tried["frames"] += turns * SAMPLES
    report.tried["games"] += len(ended)
    report.figures.append(f"{turns * SAMPLES * LONGEST_STEP / 3600:.2f} hours of the demo's own time at {speed.value}")
    session.close()
    window.destroy()
    return report


def _check_frames(frames: list[float], report: Report) -> None:
    half = frames[len(frames) // 2 :]
    before, after = median(half[: len(half) // 2]), median(half[len(half) // 2 :])
    report.check(
        f"frames grew from {before * 1000:.2f} to {after * 1000:.2f} ms", is_so=after < before * SLOWER + LEAST
    )
    report.figures.append(
        f"a frame took on average {before * 1000:.2f} ms in the third quarter, {after * 1000:.2f} ms in the last"
    )

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from hearts.resources import assets_folder
from hearts.ui import mixer as module
from hearts.ui.mixer import Mixer
from hearts.ui.sounds import Sound, file_names

FOLDER = assets_folder() / "sounds"
Job = Callable[[], None]


def at_once(job: Job) -> Job:
    job()
    return lambda: None


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.mixer.quit()


@pytest.fixture
def mixer() -> Mixer:
    found = Mixer(FOLDER, at_once)
    found.open()
    return found


def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there_is_none")


def test_nothing_is_opened_before_it_is_asked_for() -> None:
    Mixer(FOLDER)
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("name", [name for sound in Sound for name in file_names(sound)])
def test_every_file_sounds(mixer: Mixer, name: str) -> None:
    mixer.sound(name, 0.5, 0.0)
    assert pygame.mixer.get_busy()
    assert not mixer.is_broken


def test_a_panned_sound_is_louder_on_its_side(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[tuple[float, float]] = []

    class Noted:
        def play(self, _sound: pygame.mixer.Sound) -> None:
            pass

        def set_volume(self, left: float, right: float) -> None:
            sides.append((left, right))

    monkeypatch.setattr(pygame.mixer, "find_channel", Noted)
    for pan in (-0.7, 0.0, 0.7):
        mixer.sound("collect_1.wav", 1.0, pan)
    assert sides == [pytest.approx(pair) for pair in ((1.0, 0.3), (1.0, 1.0), (0.3, 1.0))]


def test_more_sounds_than_voices_are_left_out(mixer: Mixer) -> None:
    for _ in range(3 * module.VOICES):
        mixer.sound("moon_1.wav", 0.5, 0.0)
    assert not mixer.is_broken


def test_hushed_sounds_fade_away(mixer: Mixer) -> None:
    mixer.sound("moon_1.wav", 0.5, 0.0)
    mixer.hush()
    for _ in range(100):
        if not pygame.mixer.get_busy():
            return
        pygame.time.wait(10)
    raise AssertionError("still sounding")


def test_without_a_device_there_is_silence_and_not_a_word(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    no_device(monkeypatch)
    mixer = Mixer(FOLDER, at_once)
    mixer.open()
    assert mixer.is_broken
    mixer.sound("play_1.wav", 1.0, 0.0)
    mixer.hush()
    mixer.close()
    assert capfd.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform != "linux", reason="only ALSA writes by itself")
def test_what_the_system_writes_about_a_missing_device_is_kept_off_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "asound.conf").write_text("pcm.!default { type none_such }\n")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "asound.conf"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    mixer = Mixer(FOLDER, at_once)
    mixer.open()
    assert mixer.is_broken
    assert capfd.readouterr().err == ""
    print("still there", file=sys.stderr)  # noqa: T201
    assert capfd.readouterr().err == "still there\n"


def test_a_failure_stands_until_it_is_opened_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        no_device(patch)
        mixer = Mixer(FOLDER, at_once)
        mixer.open()
    mixer.open()
    mixer.device_found()
    assert mixer.is_broken
    mixer.reopen()
    assert not mixer.is_broken
    assert pygame.mixer.get_init() is not None


@pytest.mark.parametrize("others", [[], ["Loudspeakers"]])
def test_a_lost_device_is_silent_unless_there_is_another(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, others: list[str]
) -> None:
    monkeypatch.setattr(module, "devices", lambda: others)
    mixer.device_lost()
    assert mixer.is_broken == (not others)
    mixer.sound("play_1.wav", 1.0, 0.0)
    assert pygame.mixer.get_busy() == bool(others)


def test_a_device_that_comes_back_is_used(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "devices", list)
    mixer.device_lost()
    mixer.device_found()
    assert not mixer.is_broken
    mixer.sound("play_1.wav", 1.0, 0.0)
    assert pygame.mixer.get_busy()


def test_a_device_that_rests_is_given_back_and_sounds_again_once_opened(mixer: Mixer) -> None:
    mixer.rest()
    assert pygame.mixer.get_init() is None
    mixer.sound("play_1.wav", 1.0, 0.0)
    mixer.rest()
    mixer.open()
    assert not pygame.mixer.get_busy()
    mixer.sound("play_1.wav", 1.0, 0.0)
    assert pygame.mixer.get_busy()


def test_the_last_sound_asked_for_while_it_opens_is_heard_then() -> None:
    jobs: list[Job] = []

    def later(job: Job) -> Job:
        jobs.append(job)
        return lambda: None

    mixer = Mixer(FOLDER, later)
    mixer.open()
    mixer.open()
    mixer.sound("moon_1.wav", 1.0, 0.0)
    (job,) = jobs
    job()
    assert pygame.mixer.get_busy()


class Sleeping:
    """A channel of a device that takes nothing yet."""

    def get_busy(self) -> bool:
        return True


def test_what_a_sleeping_device_did_not_take_is_not_heard_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[int] = []
    mixer = Mixer(FOLDER, at_once)

    def sleep(milliseconds: int) -> None:
        slept.append(milliseconds)
        mixer.sound("moon_1.wav", 1.0, 0.0)

    class Silent(pygame.mixer.Sound):
        def play(self, *_arguments: object, **_options: object) -> Sleeping:  # type: ignore[override]
            return Sleeping()

    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, "Sound", Silent)
        patch.setattr(pygame.time, "wait", sleep)
        mixer.open()
    assert sum(slept) == 3000
    assert not mixer.is_broken
    assert not pygame.mixer.get_busy()


def test_a_missing_file_is_a_sound_not_heard(tmp_path: Path) -> None:
    mixer = Mixer(tmp_path, at_once)
    mixer.open()
    mixer.sound("play_1.wav", 1.0, 0.0)
    assert not mixer.is_broken
    assert not pygame.mixer.get_busy()


def test_opening_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on = threading.Event()
    init = pygame.mixer.init

    def slow(rate: int, bits: int, ears: int, buffer: int) -> None:
        assert may_go_on.wait(10)
        init(rate, bits, ears, buffer)

    monkeypatch.setattr(pygame.mixer, "init", slow)
    mixer = Mixer(FOLDER)
    mixer.open()
    mixer.sound("play_1.wav", 1.0, 0.0)
    assert pygame.mixer.get_init() is None
    assert not mixer.is_broken
    may_go_on.set()
    mixer.close()
    assert pygame.mixer.get_init() is None

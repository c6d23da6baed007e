"""The sound device: opened in a thread of its own, because that takes a tenth of a second and may fail.

No other module touches the mixer, and none waits for it.
"""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import Enum, auto
from pathlib import Path
from typing import Final

import pygame

from hearts.ui.sounds import Sound, file_names

RATE, BITS, EARS = 44_100, -16, 2
BUFFER: Final = 1024  # samples, 23 ms: what a sound is late
VOICES: Final = 4  # sounds at the same time: four at -12 dBFS never clip, what comes on top of them is left out
SILENCE: Final = bytes(EARS * BUFFER * 2)
STEP_MS, MOST_STEPS, PROMPT_STEPS = 10, 300, 20  # while a device gets going
HUSH_MS: Final = 80
STDERR: Final = 2
JOIN_SECONDS: Final = 2.0

Job = Callable[[], None]
Call = tuple[str, float, float]


class Phase(Enum):
    """What has become of the device."""

    CLOSED = auto()
    OPENING = auto()
    OPEN = auto()
    CLOSING = auto()
    LOST = auto()
    """It went away while it was open."""
    BROKEN = auto()
    """It could not be opened."""


def devices() -> list[str]:
    """Return the names of what sound can come out of."""
    from pygame._sdl2.audio import get_audio_device_names  # noqa: PLC0415  hardly ever needed

    return get_audio_device_names(False)


def in_thread(job: Job) -> Job:
    """Begin *job* beside everything else; return what waits for its end."""
    thread = threading.Thread(target=job, name="sound", daemon=True)
    thread.start()
    return lambda: thread.join(JOIN_SECONDS)


class Mixer:
    """The files in *folder* on the system's sound device; *begin* says how its opening gets out of the way."""

    def __init__(self, folder: Path, begin: Callable[[Job], Job] = in_thread) -> None:
        self._folder = folder
        self._begin = begin
        self._phase = Phase.CLOSED
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._late: Call | None = None
        self._wait: Job = lambda: None
        self._is_leaving = False

    @property
    def is_broken(self) -> bool:
        """Whether it is lost, or the last attempt to open it failed."""
        return self._phase in {Phase.LOST, Phase.BROKEN}

    def open(self) -> None:
        """Begin to open the device, unless that was done; a failure stands until ``reopen``."""
        if self._phase is Phase.CLOSED:
            self._phase = Phase.OPENING
            self._wait = self._begin(self._open)

    def reopen(self) -> None:
        """Begin to open the device anew, whatever it was."""
        if self._phase not in {Phase.OPENING, Phase.CLOSING}:
            self._phase = Phase.CLOSED
            self.open()

    def device_lost(self) -> None:
        """Turn to another device, if there is one."""
        if self._phase is Phase.OPEN:
            self._phase = Phase.LOST
            # asked first: SDL's PulseAudio driver crashes where it is opened while there is none
            if devices():
                self.reopen()

    def device_found(self) -> None:
        """Turn to the new device, if the last one was lost.

        Not after a failed attempt: each attempt finds the devices anew, so that would go on for ever.
        """
        if self._phase is Phase.LOST:
            self.reopen()

    def sound(self, file_name: str, volume: float, pan: float) -> None:
        """Sound a file; the last one asked for while the device is being opened comes as soon as it is."""
        if self._phase is Phase.OPENING:
            self._late = file_name, volume, pan
        elif self._phase is Phase.OPEN and file_name in self._sounds:
            self._play(file_name, volume, pan)

    def _play(self, file_name: str, volume: float, pan: float) -> None:
        try:
            channel = pygame.mixer.find_channel()
            if channel is not None:
                sound = self._sounds[file_name]
                sound.set_volume(volume)
                channel.play(sound)
                channel.set_volume(min(1.0, 1 - pan), min(1.0, 1 + pan))
        except pygame.error:
            self._phase = Phase.LOST

    def rest(self) -> None:
        """Let go of the device until it is opened again."""
        if self._phase is Phase.OPEN:
            self._phase = Phase.CLOSING
            self._wait = self._begin(self._close)

    def hush(self) -> None:
        """Let what sounds fade away."""
        self._late = None
        if self._phase is Phase.OPEN:
            with suppress(pygame.error):
                pygame.mixer.fadeout(HUSH_MS)

    def close(self) -> None:
        """Let go of the device for good."""
        self._is_leaving = True
        self._wait()
        self._close()

    # the phase comes last in both: until then the window's own thread keeps off everything here

    def _close(self) -> None:
        self._sounds.clear()
        pygame.mixer.quit()
        self._phase = Phase.CLOSED

    def _open(self) -> None:
        self._sounds.clear()
        pygame.mixer.quit()
        try:
            with _without_complaints():
                pygame.mixer.init(RATE, BITS, EARS, BUFFER)
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error:
            self._late = None
            self._phase = Phase.BROKEN
            return
        self._sounds = dict(self._loaded())
        is_prompt = self._gets_going()
        late, self._late = self._late, None
        self._phase = Phase.OPEN
        if late is not None and is_prompt:
            self.sound(*late)

    def _gets_going(self) -> bool:
        """Wait until the device has taken a little silence; return whether that was soon.

        It may sleep for seconds after it was opened, and then everything asked for meanwhile would sound at once.
        """
        channel = pygame.mixer.Sound(buffer=SILENCE).play()
        for step in range(MOST_STEPS):
            if self._is_leaving or not channel.get_busy():
                return step <= PROMPT_STEPS
            pygame.time.wait(STEP_MS)
        return False

    def _loaded(self) -> Iterator[tuple[str, pygame.mixer.Sound]]:
        for name in (name for sound in Sound for name in file_names(sound)):
            with suppress(pygame.error, OSError):  # a file that cannot be read is a sound that is not heard
                yield name, pygame.mixer.Sound(self._folder / name)


@contextmanager
def _without_complaints() -> Iterator[None]:
    """Keep off the terminal what Linux's sound library writes there by itself where it finds no device."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept = os.dup(STDERR)
    except OSError:  # there is no terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, STDERR)
    os.close(nowhere)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)

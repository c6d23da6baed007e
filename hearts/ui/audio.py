"""What may be heard when: volume, switches and decency for every sound; a voice underneath does the sounding.

Nothing here waits, and nothing is told by sound alone: a voice that cannot sound changes nothing but the silence.
"""

import random
from dataclasses import dataclass
from typing import Final, Protocol

from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.sounds import SKIPPED_AT_INSTANT, Sound, file_names

LEAST_APART: Final = 0.040  # seconds between two of the same
REST_AFTER: Final = 15.0  # seconds of silence: an open device alone costs more than the table at rest
TOLERANCE: Final = 1e-6


class Audio(Protocol):
    """What screens know of sound."""

    @property
    def available(self) -> bool:
        """Whether there is, as far as is known, something to hear it with."""

    def play(self, sound: Sound, *, delay: float = 0.0, pan: float = 0.0) -> None:
        """Let *sound* be heard in *delay* seconds, from -1 (left) to 1 (right)."""

    def update(self, dt: float, settings: Settings) -> None:
        """Let *dt* seconds pass and follow *settings*."""

    def wake(self) -> None:
        """Be ready: somebody is there, and what they do will be heard."""

    def device_lost(self) -> None:
        """Note that the device in use is gone."""

    def device_found(self) -> None:
        """Note that the system has a device more."""

    def close(self) -> None:
        """Let go of the device."""


class Silence:
    """No sound at all, and nobody misses it."""

    available = True

    def play(self, sound: Sound, *, delay: float = 0.0, pan: float = 0.0) -> None:
        """Stay silent."""

    def update(self, dt: float, settings: Settings) -> None:
        """Stay silent."""

    def wake(self) -> None:
        """Stay silent."""

    def device_lost(self) -> None:
        """Miss nothing."""

    def device_found(self) -> None:
        """Want nothing."""

    def close(self) -> None:
        """Hold nothing."""


class Voice(Protocol):
    """What sounds: a device with every file ready. Each call returns at once, whatever becomes of it."""

    @property
    def is_broken(self) -> bool:
        """Whether the last attempt to open it failed."""

    def open(self) -> None:
        """Begin to open it, unless that was done; a failure stands until ``reopen``."""

    def reopen(self) -> None:
        """Begin to open it anew, whatever it was."""

    def device_lost(self) -> None:
        """Turn to another device, if there is one."""

    def device_found(self) -> None:
        """Turn to the new device, if the last one was lost."""

    def sound(self, file_name: str, volume: float, pan: float) -> None:
        """Sound a file, as soon as the device is open."""

    def hush(self) -> None:
        """Let what sounds fade away."""

    def rest(self) -> None:
        """Let go of the device until it is opened again."""

    def close(self) -> None:
        """Let go of the device."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    sound: Sound
    at: float
    pan: float


class Sounds:
    """The sounds of the game through *voice*; *seed* chooses among the takes of each."""

    def __init__(self, voice: Voice, seed: int = 0) -> None:
        self._voice = voice
        self._chance = random.Random(seed)  # noqa: S311  which take of a tick is heard guards nothing
        self._settings: Settings | None = None
        self._now = 0.0
        self._awake_at = 0.0
        self._last: dict[Sound, float] = {}
        self._takes: dict[Sound, str] = {}
        self._waiting: list[_Waiting] = []

    @property
    def available(self) -> bool:
        """Whether there is, as far as is known, something to hear it with."""
        return not self._voice.is_broken

    def play(self, sound: Sound, *, delay: float = 0.0, pan: float = 0.0) -> None:
        """Let *sound* be heard in *delay* seconds, unless the settings or decency forbid it by then."""
        if delay > 0:
            self._waiting.append(_Waiting(sound, self._now + delay, pan))
        elif self._is_wanted(sound) and self._is_decent(sound):
            self._last[sound] = self._now
            self.wake()
            self._voice.sound(self._take(sound), _volume(self._settings), pan)

    def update(self, dt: float, settings: Settings) -> None:
        """Let *dt* seconds pass and follow *settings*; the first audible ones open the voice."""
        self._now += dt
        if settings is not self._settings:
            self._follow(settings)
        due = [waiting for waiting in self._waiting if waiting.at <= self._now + TOLERANCE]
        self._waiting = [waiting for waiting in self._waiting if waiting not in due]
        for waiting in due:
            self.play(waiting.sound, pan=waiting.pan)
        if self._now - self._awake_at >= REST_AFTER:
            self._voice.rest()

    def wake(self) -> None:
        """Be ready: somebody is there, and what they do will be heard."""
        self._awake_at = self._now
        if _volume(self._settings) > 0:
            self._voice.open()

    def device_lost(self) -> None:
        """Note that the device in use is gone."""
        self._voice.device_lost()

    def device_found(self) -> None:
        """Note that the system has a device more."""
        self._voice.device_found()

    def close(self) -> None:
        """Let go of the device."""
        self._voice.close()

    def _follow(self, settings: Settings) -> None:
        before, now = _volume(self._settings), _volume(settings)
        self._settings = settings
        if now > 0 and now != before and self._voice.is_broken:
            self._voice.reopen()  # whoever turns it up may just have plugged something in
        elif now > 0:
            self.wake()
        elif before > 0:
            self._voice.hush()

    def _is_wanted(self, sound: Sound) -> bool:
        settings = self._settings
        if settings is None or _volume(settings) <= 0:
            return False
        if settings.speed is Speed.INSTANT and sound in SKIPPED_AT_INSTANT:
            return False
        switches = {Sound.QUEEN: settings.sound_queen, Sound.HEARTS_BREAK: settings.sound_hearts}
        return switches.get(sound, True)

    def _is_decent(self, sound: Sound) -> bool:
        last = self._last.get(sound)
        return last is None or self._now - last >= LEAST_APART - TOLERANCE

    def _take(self, sound: Sound) -> str:
        takes = file_names(sound)
        others = [take for take in takes if take != self._takes.get(sound)] or list(takes)
        self._takes[sound] = self._chance.choice(others)
        return self._takes[sound]


def _volume(settings: Settings | None) -> float:
    return 0.0 if settings is None or settings.muted else settings.volume

"""Speaks through the system: speech-dispatcher on Linux, ``say`` on macOS, SAPI behind PowerShell on Windows.

The only place of the window that starts processes. None of them is waited for, and none is missed where it fails.
"""

import os
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Protocol

from hearts.text.language import spoken_language

WORDS_VARIABLE: Final = "HEARTS_WORDS"
LANGUAGE_VARIABLE: Final = "HEARTS_LANGUAGE"
NO_WINDOW: Final = 0x08000000  # Windows: no console flashes up
SPEAK_VARIABLE: Final = (
    "Add-Type -AssemblyName System.Speech; $voice = New-Object System.Speech.Synthesis.SpeechSynthesizer; "
    f"try {{ $voice.SelectVoiceByHints(0, 0, 0, [Globalization.CultureInfo]$env:{LANGUAGE_VARIABLE}) }} catch {{}}; "
    f"$voice.Speak($env:{WORDS_VARIABLE})"
)


class Process(Protocol):
    """What this module needs to know of a process that has been started."""

    def poll(self) -> int | None:
        """Return its status once it has ended; the system then forgets it."""

    def terminate(self) -> None:
        """Ask it to end."""


Start = Callable[[tuple[str, ...], Mapping[str, str]], Process]


@dataclass(frozen=True, slots=True)
class Way:
    """A program that speaks: *arguments* before the words, or *by_variable* for one that reads them there.

    *language* names the option that tells it the language; ``say`` has none, and speaks as the system does.
    """

    program: str
    arguments: tuple[str, ...] = ()
    language: str = ""
    by_variable: bool = False

    def command(self, words: str, language: str) -> tuple[str, ...]:
        """Return what to start for *words* in *language*."""
        told = (self.language, language) if self.language else ()
        return (self.program, *self.arguments, *told, *(() if self.by_variable else ("--", words)))


# a message of this priority takes the place of the one before; the words may begin with a hyphen
WAYS: Final[Mapping[str, Way]] = MappingProxyType(
    {
        "linux": Way("spd-say", ("--application-name", "hearts", "--priority", "text"), language="--language"),
        "darwin": Way("say"),
        "win32": Way("powershell", ("-NoProfile", "-NonInteractive", "-Command", SPEAK_VARIABLE), by_variable=True),
    }
)
FALL_SILENT: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({"linux": ("spd-say", "--stop")})


def start_process(command: tuple[str, ...], variables: Mapping[str, str]) -> Process:
    """Start *command* beside the program, with nothing to read and nowhere to complain."""
    import subprocess  # noqa: PLC0415  speech is off unless asked for

    return subprocess.Popen(  # noqa: S603  the program is one of those below
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **variables},
        creationflags=NO_WINDOW if sys.platform == "win32" else 0,
    )


class SystemSpeech:
    """One voice: what is said takes the place of what was being said. *find* and *start* reach the system."""

    def __init__(
        self,
        platform: str = sys.platform,
        find: Callable[[str], str | None] = shutil.which,
        start: Start = start_process,
    ) -> None:
        self._way = WAYS.get(platform)
        self._silence = FALL_SILENT.get(platform)
        self._find = find
        self._start = start
        self._started: list[Process] = []
        self._is_found: bool | None = None

    @property
    def is_available(self) -> bool:
        """Whether the system's program is there; looked for once, when somebody first wants to know."""
        if self._is_found is None:
            self._is_found = self._way is not None and self._find(self._way.program) is not None
        return self._is_found

    def say(self, words: str) -> None:
        """Speak *words* instead of what is being spoken."""
        if self._way is None or not self.is_available or not words:
            return
        self._end_started()
        language = spoken_language().replace("_", "-")
        variables = {WORDS_VARIABLE: words, LANGUAGE_VARIABLE: language} if self._way.by_variable else {}
        self._begin(self._way.command(words, language), variables)

    def stop(self) -> None:
        """Fall silent; nothing is started for it where nothing was ever said."""
        has_spoken = bool(self._started)
        self._end_started()
        if has_spoken and self._silence is not None:
            self._begin(self._silence, {})

    def _begin(self, command: tuple[str, ...], variables: Mapping[str, str]) -> None:
        try:
            self._started.append(self._start(command, variables))
        except OSError:
            self._is_found = False  # it was there and is no more: absent without harm

    def _end_started(self) -> None:
        """End what still speaks, and let the system forget what has ended."""
        running = [process for process in self._started if process.poll() is None]
        for process in running:
            with suppress(OSError):
                process.terminate()
        # kept until it has ended, so that no dead process is left behind
        self._started = running

"""What is read aloud and when: what a screen tells is a function of its state, and only what has changed is spoken.

Speech is off unless asked for, and nothing is told by it alone. What speaks lies underneath and starts elsewhere.
"""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from hearts.text.spoken import spoken


class Speech(Protocol):
    """What speaks; each call returns at once, whatever becomes of it."""

    @property
    def is_available(self) -> bool:
        """Whether the system has anything to speak with."""

    def say(self, words: str) -> None:
        """Speak *words* instead of what is being spoken."""

    def stop(self) -> None:
        """Fall silent."""


class Speechless:
    """No speech at all, and nobody misses it."""

    is_available = False

    def say(self, words: str) -> None:
        """Stay silent."""

    def stop(self) -> None:
        """Stay silent."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a screen has to tell now: where one is, what has happened, and what the keyboard is on."""

    place: str = ""
    news: str = ""
    turn: str = ""
    """What the table waits for; spoken once, not again when some news has passed."""
    focus: str = ""


@runtime_checkable
class Tells(Protocol):
    """A screen that can be read aloud."""

    def told(self) -> Told:
        """Return what there is to tell; change nothing."""


class Narrator:
    """Speaks what has changed on the screen since the last turn of the loop."""

    def __init__(self, speech: Speech | None = None) -> None:
        self.speech: Speech = Speechless() if speech is None else speech
        self._is_on = False
        self._last = Told()

    def follow(self, screen: object, *, is_on: bool) -> None:
        """Speak what *screen* tells, if it *is_on* and anything is new; fall silent as soon as it is off."""
        if is_on is not self._is_on:
            self._is_on, self._last = is_on, Told()
            if not is_on:
                self.speech.stop()
        if not is_on or not isinstance(screen, Tells):
            return
        told = screen.told()
        if told == self._last:
            return
        words = _news_of(told, self._last)
        self._last = told
        if words:
            self.speech.say(spoken(words))

    def say(self, words: str) -> None:
        """Speak what has been asked for, as often as it is."""
        if self._is_on:
            self.speech.say(spoken(words))

    def close(self) -> None:
        """Fall silent for good."""
        self.speech.stop()


def _news_of(told: Told, last: Told) -> str:
    """Return what of *told* is new; at another place all of it is."""
    parts = (told.place, told.news, told.turn, told.focus)
    before = (last.place, last.news, last.turn, last.focus) if told.place == last.place else ("", "", "", "")
    return " ".join(
        f"{part}." if part[-1] not in ".?:" else part
        for part, old in zip(parts, before, strict=True)
        if part and part != old
    )

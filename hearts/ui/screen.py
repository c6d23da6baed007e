"""What a screen is: handlers return what should happen to the stack of screens, and one place does it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

import pygame

from hearts.store.settings import Settings
from hearts.text.language import language_of, speak
from hearts.ui.assets import Assets
from hearts.ui.audio import Audio, Silence
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardPainter, painter_for
from hearts.ui.keys import KeyMap, keymap_of
from hearts.ui.layout import TableLayout, table_layout
from hearts.ui.motion import Timing, timing
from hearts.ui.ruler import Ruler
from hearts.ui.speech import Narrator
from hearts.ui.theme import THEMES, Theme
from hearts.ui.toolbar import with_toolbar


class Desk:
    """What every screen draws with; it follows the window's size and the settings.

    *audio* is what it is heard with, *narrator* reads it aloud. *keyboard* says whether the last input came from
    there: focus is then shown, and hints name keys. *has_focus* is false while the person uses another window.
    *preferred_languages* are the system's, for whoever leaves the choice to it. *painter* has cards ready already.
    """

    def __init__(
        self,
        assets: Assets,
        size: tuple[int, int],
        settings: Settings,
        audio: Audio | None = None,
        narrator: Narrator | None = None,
        preferred_languages: Sequence[str] = (),
        painter: CardPainter | None = None,
    ) -> None:
        self.assets = assets
        self.audio: Audio = Silence() if audio is None else audio
        self.narrator = Narrator() if narrator is None else narrator
        self.settings = settings
        self.preferred_languages = preferred_languages
        self.keyboard = False
        self.has_focus = True
        self.size = size
        self.layout: TableLayout
        self.theme: Theme
        self.painter: CardPainter
        self._look: object = None
        self.fit(size)
        if painter is not None:
            self.painter = painter

    def fit(self, size: tuple[int, int]) -> bool:
        """Follow *size* in pixels and the settings; return whether anything has to be laid out and drawn anew."""
        settings = self.settings
        cards = settings.theme, settings.deck, settings.large_index, settings.back
        look = size, settings.ui_scale, cards, settings.language
        if look == self._look:
            return False
        speak(language_of(settings.language, self.preferred_languages))
        self.size = size
        plain = table_layout(*size, settings.ui_scale)
        self.layout = with_toolbar(plain, Ruler(self.assets.lettering, plain))
        self.theme = THEMES[settings.theme]
        if settings.back is not None:
            self.theme = replace(self.theme, back=settings.back)
        if self._look is not None:
            self.assets.clear()
        self.painter = painter_for(self.assets, settings)
        self._look = look
        return True

    @property
    def timing(self) -> Timing:
        """How long things take at the speed chosen."""
        return timing(self.settings.speed, reduced_motion=self.settings.reduced_motion)

    @property
    def keymap(self) -> KeyMap:
        """Which key means what, by the person's choice."""
        return keymap_of(self.settings.keys)

    @property
    def ruler(self) -> Ruler:
        """The means to measure text before there is a surface."""
        return Ruler(self.assets.lettering, self.layout)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """Return the means to draw one frame on *surface*."""
        return Canvas(surface, self.assets, self.theme, self.layout, self.settings.deck)


class Screen(Protocol):
    """Fills the window or lies over the screen below; only the topmost gets events and time."""

    is_overlay: bool
    """Whether the screen below stays visible."""

    def handle(self, event: pygame.Event) -> "Change | None":
        """Take one event; positions are in pixels of the window."""

    def update(self, dt: float) -> "Change | None":
        """Let *dt* seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of the screen; change nothing."""

    def resize(self) -> None:
        """Follow a change of the desk: window, scale, theme or deck."""

    def refresh(self) -> None:
        """Show what is so now: the settings, or whether the keyboard is used, may have changed."""

    @property
    def is_dirty(self) -> bool:
        """Whether what was drawn last no longer holds; drawing is the app's business."""

    def drawn(self) -> None:
        """Note that the present state has been drawn."""


@runtime_checkable
class TakesKeys(Protocol):
    """A screen on which a key may be chosen."""

    @property
    def takes_keys(self) -> bool:
        """Whether the next key is the chosen one, whatever it means elsewhere."""


@runtime_checkable
class Rests(Protocol):
    """A screen that knows when nothing will happen on it."""

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing changes until the person does something, so that nobody has to look after it."""


@runtime_checkable
class Departs(Protocol):
    """An overlay that is seen for a moment after it was closed; it gets no events any more."""

    def depart(self, dt: float) -> bool:
        """Let *dt* seconds pass since it was closed; return whether it is still seen."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of it."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay *screen* over the present one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Close the topmost screen, then do *then*, if given, as the screen below."""

    then: Callable[[], "Change | None"] | None = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Close every screen and show *screen* alone."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Change = Push | Pop | Reset | Quit

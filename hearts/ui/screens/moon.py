"""Somebody shot the moon: it rises over the whole window, the hearts gather round it, and then it is said."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from hearts.core.cards import Suit, parse_cards
from hearts.core.game import Game
from hearts.core.seats import Seat
from hearts.text import YOU
from hearts.text import home as words
from hearts.text.scores import Names
from hearts.ui.appearing import Appearing
from hearts.ui.canvas import Canvas
from hearts.ui.card_sprite import CardLook, CardPainter, Shadow
from hearts.ui.celebration import CelebrationMoment, celebration_at
from hearts.ui.geometry import Pose, Rect
from hearts.ui.keys import Action
from hearts.ui.lettering import Typeface
from hearts.ui.moon_layout import LINE_PITCH, MoonLayout, moon_layout
from hearts.ui.raster import circle_body, cover, crescent_path, fill_of, path_body, star_path
from hearts.ui.screen import Change, Desk, Pop, Quit
from hearts.ui.screens.auto_close import AutoClose
from hearts.ui.screens.moon_mark import OPENING, gradient
from hearts.ui.sounds import Sound
from hearts.ui.speech import Told
from hearts.ui.surface_cache import SurfaceCache
from hearts.ui.widgets import Control, Interaction, Kind, draw_controls

NIGHT, NIGHT_ALPHA, NIGHT_OVER_LIGHT = "#070B1A", 0.80, 0.90
PALE, GOLD = "#FFF3D2", "#E0B358"
STAR, HEART, HEADLINE, SENTENCE = "#F7E7CF", "#F08A80", "#FBF1DC", "#C9D2EA"
CARDS: Final = parse_cards("KH AH QS")
HEADLINE_SIZE, LEAST_HEADLINE, SENTENCE_SIZE = 58, 16, 18
STARS, STAR_SEED = 60, 5
QUIET_WIDTH, QUIET_TOP, QUIET_BOTTOM = 300, 0.69, 0.95  # u and shares of the height: no stars behind the words
GLOW_REACH = 0.60  # of the radius beyond it
GLOW: Final = ((0.0, 0.42), (0.76, 0.35), (1.0, 0.20), (1.24, 0.065), (1.45, 0.012), (1 + GLOW_REACH, 0.0))
PICTURES_MEGABYTES = 8
BUTTON_ID, WINDOW_ID = "go_on", "window"


class MoonScreen:
    """The celebration over the table of *people*, who are addressed; *then* says what comes after it."""

    is_overlay = True

    def __init__(
        self,
        desk: Desk,
        game: Game,
        names: Names,
        people: frozenset[Seat],
        then: Callable[[], Change | None],
        auto_close: float | None = None,
    ) -> None:
        scored = game.rounds[-1]
        shooter = Seat.SOUTH if scored.shooter is None else scored.shooter
        self.desk = desk
        name = YOU() if shooter in people else names[shooter]
        self.headline = words.shot_the_moon(name)
        self.sentence = words.moon_effect(name, game.rules, scored.choice)
        self._then = then
        self._auto_close = AutoClose(None if auto_close is None else auto_close + desk.timing.moon)
        self._interaction = Interaction(desk.layout.touch, BUTTON_ID, desk.keyboard)
        self._elapsed = 0.0
        self._appearing = Appearing()
        self._dirty = True
        self._pictures = SurfaceCache(PICTURES_MEGABYTES, 1)

    @property
    def is_over(self) -> bool:
        """Whether everything has come to rest."""
        return self._elapsed >= self.desk.timing.moon

    @property
    def moment(self) -> CelebrationMoment:
        """What is seen now."""
        return celebration_at(self._elapsed, self.desk.timing.moon)

    @property
    def layout(self) -> MoonLayout:
        """Where everything stands."""
        return moon_layout(self.desk.layout, len(self._lines))

    @property
    def controls(self) -> list[Control]:
        """The one button."""
        return [Control(BUTTON_ID, Kind.GOLD, self.layout.button, words.CONTINUE())]

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event: the first tap or key lets everything arrive, the next goes on."""
        self._dirty = True
        if event.type == pygame.KEYDOWN:
            action = self.desk.keymap.action_of(event)
            if action is Action.QUIT:
                return Quit()
            return self._answer() if not self.is_over or action in (Action.ACCEPT, Action.BACK) else None
        held = self._interaction.held
        self._interaction.handle(event, self._touchable)
        is_let_go = event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT
        # the tap must have begun here, not on the card that ended the round
        return self._answer() if is_let_go and held is not None else None

    def update(self, dt: float) -> Change | None:
        """Let *dt* seconds pass."""
        if not self.is_over:
            self._dirty = True
        self._elapsed += dt
        self._appearing.update(dt, self.desk.timing)
        return self._go_on() if self._auto_close.ends(dt) else None

    def depart(self, dt: float) -> bool:
        """Let *dt* seconds pass since somebody went on; return whether the night is still seen."""
        return self._appearing.depart(dt, self.desk.timing)

    def told(self) -> Told:
        """Return what there is to tell."""
        return Told(self.headline, self.sentence)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the night over the table, and what has come of the celebration."""
        self._appearing.draw(surface, self._appearing.strength(self.desk.timing), lambda: self._draw_on(surface))

    def _draw_on(self, surface: pygame.Surface) -> None:
        canvas, layout, moment = self.desk.canvas(surface), self.layout, self.moment
        alpha = NIGHT_ALPHA if canvas.theme.dark else NIGHT_OVER_LIGHT
        cover(surface, "#000000" if canvas.theme.high_contrast else NIGHT, alpha)
        self._draw_stars(canvas)
        self._draw_moon(canvas, layout, moment)
        for (x, y, turn), alpha in zip(layout.hearts, moment.hearts, strict=True):
            if alpha > 0:
                canvas.picture(self._heart(canvas, layout.heart_size, turn), x, y, alpha=alpha)
        if moment.words > 0:
            self._draw_words(canvas, layout, moment.words)
        if self.is_over:
            shown = replace(self._interaction, focus_shown=self.desk.keyboard)
            draw_controls(canvas, self.controls, shown)

    def resize(self) -> None:
        """Follow a change of the desk."""
        self._interaction.touch = self.desk.layout.touch
        self._pictures.clear()
        self._dirty = True

    def refresh(self) -> None:
        """Show whether the keyboard is used."""
        self._dirty = True

    @property
    def is_dirty(self) -> bool:
        """Whether what was drawn last no longer holds."""
        return self._dirty

    def drawn(self) -> None:
        """Note that the present state has been drawn."""
        self._dirty = False

    @property
    def _touchable(self) -> list[Control]:
        """The whole window, and the button on it."""
        width, height = self.desk.size
        return [Control(WINDOW_ID, Kind.AREA, Rect(0, 0, width, height)), *self.controls]

    def _answer(self) -> Change | None:
        if self.is_over:
            self.desk.audio.play(Sound.BUTTON)
            return self._go_on()
        self._elapsed = self.desk.timing.moon
        self._appearing.update(self._elapsed, self.desk.timing)
        return None

    def _go_on(self) -> Change:
        return Pop(self._then)

    @property
    def _lines(self) -> list[str]:
        layout = self.desk.layout
        return self.desk.ruler.lines(self.sentence, SENTENCE_SIZE, layout.width - 2 * layout.margin)

    def _draw_stars(self, canvas: Canvas) -> None:
        for x, y, size, alpha in stars(canvas.layout.width, canvas.layout.height, canvas.u):
            half = math.ceil(size) + 1
            body = path_body(star_path(half, half, size, 0.3), fill_of(STAR, alpha))
            canvas.drawing(Rect(round(x) - half, round(y) - half, 2 * half, 2 * half), body)

    def _draw_moon(self, canvas: Canvas, layout: MoonLayout, moment: CelebrationMoment) -> None:
        picture = self._pictures.get(("moon", layout.radius), lambda: self._moon(layout, glow=not self._is_contrast))
        canvas.picture(picture, layout.x, layout.y + moment.below * canvas.u, alpha=moment.moon)

    @property
    def _is_contrast(self) -> bool:
        return self.desk.theme.high_contrast

    def _moon(self, layout: MoonLayout, *, glow: bool) -> pygame.Surface:
        """Return the glow, the crescent and the three cards as one picture about the moon's middle."""
        radius = layout.radius
        half = math.ceil((1 + GLOW_REACH) * radius)
        body = _glow(half, radius) if glow else ""
        body += gradient(
            "moon", (PALE, GOLD), (half - 0.5 * radius, half - radius), (half + 0.5 * radius, half + radius)
        )
        body += path_body(crescent_path(half, half, radius, OPENING), 'fill="url(#moon)"')
        picture = self.desk.assets.drawing(2 * half, 2 * half, body).copy()
        painter: CardPainter = self.desk.painter
        for card, pose in zip(CARDS, layout.cards, strict=True):
            shadow = Shadow.LIFTED if card is CARDS[-1] else Shadow.RESTING
            place = Pose(pose.x - layout.x + half, pose.y - layout.y + half, pose.angle, pose.width)
            painter.draw(picture, card, place, CardLook(shadow=shadow))
        return picture

    def _heart(self, canvas: Canvas, size: float, turn: float) -> pygame.Surface:
        def make() -> pygame.Surface:
            pip = canvas.assets.pip(Suit.HEARTS, 2 * size, HEART)
            return pygame.transform.rotozoom(pip, -turn, 0.5)

        return self._pictures.get(("heart", size, turn), make)

    def _draw_words(self, canvas: Canvas, layout: MoonLayout, alpha: float) -> None:
        room = canvas.layout.width - 2 * canvas.layout.margin
        size: float = HEADLINE_SIZE
        while size > LEAST_HEADLINE and canvas.text_width(self.headline, size, Typeface.ITALIC) > room:
            size -= 2
        canvas.text(
            layout.x,
            layout.headline,
            self.headline,
            size,
            HEADLINE,
            face=Typeface.ITALIC,
            anchor="center",
            alpha=alpha,
            width=room,
        )
        for number, line in enumerate(self._lines):
            y = layout.line + number * LINE_PITCH * canvas.u
            canvas.text_middle(layout.x, y, line, SENTENCE_SIZE, SENTENCE, anchor="center", alpha=alpha)


def stars(width: float, height: float, u: float) -> list[tuple[float, float, float, float]]:
    """Return place, size and opacity of the stars, the same in every window; none behind the words."""
    chance = random.Random(STAR_SEED)  # noqa: S311
    found = []
    for _ in range(STARS):
        x, y = chance.random() * width, chance.random() * height
        size, alpha = (2 + 5 * chance.random()) * u, 0.25 + 0.6 * chance.random()
        if abs(x - width / 2) >= QUIET_WIDTH * u or not QUIET_TOP < y / height < QUIET_BOTTOM:
            found.append((x, y, size, round(alpha, 2)))
    return found


def _glow(half: int, radius: float) -> str:
    """Return light about the moon that fades outward; the crescent's own disc is in it too."""
    marks = "".join(
        f'<stop offset="{at * radius / half:.3f}" stop-color="{GOLD}" stop-opacity="{alpha:.3f}"/>'
        for at, alpha in GLOW
    )
    light = (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{half}" cy="{half}" r="{half}">'
        f"{marks}</radialGradient></defs>"
    )
    return light + circle_body(half, half, half, 'fill="url(#light)"')

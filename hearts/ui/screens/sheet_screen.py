"""Every sheet is this one screen with a content of its own: it opens, scrolls, keeps the focus and closes alike."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

import pygame

from hearts.ui.appearing import Appearing
from hearts.ui.canvas import Canvas
from hearts.ui.keys import Action
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.sheet_content import HasNews, SheetContent, Typist
from hearts.ui.sounds import Sound
from hearts.ui.speech import Told
from hearts.ui.widgets import (
    Control,
    Interaction,
    Kind,
    Pressed,
    Scroll,
    Sheet,
    close_button,
    draw_controls,
    draw_sheet,
    sheet,
)
from hearts.ui.widgets.describing import describe

RISE = 12  # u, while a sheet opens, and it sinks as far while it closes
WHEEL_STEP = 60  # u
PAGE_STEP = 0.9  # of what is visible
DRAG_SLACK = 12  # u a finger may tremble before it scrolls
SCROLLBAR_WIDTH = 5  # u
CLOSE_ID = "close"
NO_KEYS: Final[Mapping[int, str]] = MappingProxyType({})
NO_ACTIONS: Final[Mapping[Action, str]] = MappingProxyType({})
CHOOSERS: Final = frozenset({Kind.SEGMENTS, Kind.SLIDER})
FOCUS_STEPS: Final = MappingProxyType({pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_LEFT: -1, pygame.K_RIGHT: 1})
ALONG: Final = frozenset({pygame.K_LEFT, pygame.K_RIGHT})


class SheetScreen:
    """A sheet over the screen below.

    *keys* names the control that a key presses wherever the focus is, *actions* the one for an action's key. *page*
    tells which part of the content is shown: another one starts at its top. *moves* tells whether something in the
    content moves by itself. *typist* gets every event first.
    """

    is_overlay = True

    def __init__(
        self,
        desk: Desk,
        content: SheetContent,
        *,
        keys: Mapping[int, str] = NO_KEYS,
        actions: Mapping[Action, str] = NO_ACTIONS,
        page: Callable[[], object] = lambda: None,
        moves: Callable[[], bool] = lambda: False,
        typist: Typist | None = None,
    ) -> None:
        self.desk = desk
        self.content = content
        self._keys = keys
        self._actions = actions
        self._page = page
        self._moves = moves
        self._typist = typist
        self._interaction = Interaction(desk.layout.touch, content.first_focus, desk.keyboard)
        self._appearing = Appearing()
        self._scroll = Scroll()
        self._dirty = True

    @property
    def frame(self) -> Sheet:
        """The sheet at its place."""
        return sheet(self.desk.layout, *self.content.size)

    @property
    def controls(self) -> list[Control]:
        """Every control in the order of the Tab key: the heading's, the body's, the footer's, the cross."""
        frame = self.frame
        body = self.content.body_controls(self.desk, frame, self._body(frame))
        return self._in_order(frame, body)

    @property
    def takes_keys(self) -> bool:
        """Whether the next key is chosen for something."""
        return self._typist is not None and self._typist.takes_keys

    def told(self) -> Told:
        """Return what there is to tell: the heading, what the content has to say, the control in focus."""
        content, name = self.content, self._interaction.focused
        place = " ".join(filter(None, (content.title, content.subtitle)))
        news = content.news if isinstance(content, HasNews) else ""
        if self._typist is not None:
            news = self._typist.notice
        focused = next((control for control in self.controls if control.id == name), None)
        return Told(place, news, focus="" if focused is None or not self.desk.keyboard else describe(focused))

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
        if self._typist is not None and self._typist.take(event, self._interaction.focused):
            self._dirty = True
            return None
        match event.type:
            case pygame.KEYDOWN:
                self._dirty = True
                return self._handle_key(event)
            case pygame.MOUSEWHEEL:
                self._dirty |= self._scroll_by(-event.y * WHEEL_STEP * self.desk.layout.u)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                self._dirty = True
                return self._handle_mouse(event)
            case pygame.MOUSEMOTION:
                hovered = self._interaction.hovered
                change = self._handle_mouse(event)
                self._dirty |= self._interaction.hovered != hovered
                return change
        return None

    def update(self, dt: float) -> Change | None:
        """Open, then let the content live."""
        if self._appearing.update(dt, self.desk.timing) or self._moves():
            self._dirty = True
        return self.content.update(dt)

    def depart(self, dt: float) -> bool:
        """Close for another *dt* seconds; return whether it is still seen."""
        return self._appearing.depart(dt, self.desk.timing)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet; while it opens it rises and fades in, while it closes it sinks and fades."""
        strength = self._appearing.strength(self.desk.timing)
        canvas = self.desk.canvas(surface)
        self._appearing.draw(surface, strength, lambda: self._draw_on(canvas, rise=(1 - strength) * RISE))

    def resize(self) -> None:
        """Follow a change of the desk."""
        self._interaction.touch = self.desk.layout.touch
        self._scroll_by(0)
        self._dirty = True

    @property
    def is_dirty(self) -> bool:
        """Whether what was drawn last no longer holds."""
        return self._dirty

    def drawn(self) -> None:
        """Note that the present state has been drawn."""
        self._dirty = False

    def refresh(self) -> None:
        """Note that the content has changed by itself."""
        self._dirty = True

    # Input

    def _handle_key(self, event: pygame.Event) -> Change | None:
        if event.key == pygame.K_ESCAPE:
            return self.content.close()
        if self._scroll_key(event.key):
            return None
        controls = self.controls
        focused = next((control for control in controls if control.id == self._interaction.focused), None)
        chooses = event.key in ALONG and focused is not None and focused.kind in CHOOSERS
        name = self._named_by(event)
        if name is not None and not chooses:
            wanted = next((control for control in controls if control.id == name), None)
            return self._press_key(Pressed(wanted.id)) if wanted is not None and wanted.enabled else None
        if event.key in FOCUS_STEPS and not chooses:
            self._interaction.move_focus(controls, FOCUS_STEPS[event.key])
            self._show_focus()
            return None
        pressed = self._interaction.handle(event, controls)
        self._show_focus()
        return self._press_key(pressed)

    def _named_by(self, event: pygame.Event) -> str | None:
        """Return the control that a key presses: by itself, or by what the person has chosen it for."""
        action = self.desk.keymap.action_of(event)
        return self._keys.get(event.key) or (None if action is None else self._actions.get(action))

    def _press_key(self, pressed: Pressed | None) -> Change | None:
        if pressed is not None:
            self.desk.audio.play(Sound.BUTTON)
        return self._press(pressed)

    def _handle_mouse(self, event: pygame.Event) -> Change | None:
        frame = self.frame
        is_down = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if is_down and not frame.rect.contains(event.pos):
            return self.content.close() if self.content.has_close else None
        controls = self._reachable(frame, event.pos)
        if self._drags(event, frame, controls):
            return None
        is_moved = event.type == pygame.MOUSEMOTION
        slid = event.type == pygame.MOUSEBUTTONUP and self._slides(controls)
        pressed = self._interaction.handle(event, controls)
        if slid or (pressed is not None and not is_moved):  # a slider is heard where it is left, not all the way
            self.desk.audio.play(Sound.BUTTON)
        return self._press(pressed)

    def _slides(self, controls: Sequence[Control]) -> bool:
        held = self._interaction.held
        return any(control.id == held and control.kind is Kind.SLIDER for control in controls)

    def _press(self, pressed: Pressed | None) -> Change | None:
        if pressed is None:
            return None
        self._dirty = True
        if pressed.id == CLOSE_ID:
            return self.content.close()
        before = self._page()
        change = self.content.press(pressed)
        if self._page() != before:
            self._scroll = Scroll()
        self._scroll_by(0)
        return change

    def _in_order(self, frame: Sheet, body: Sequence[Control]) -> list[Control]:
        fixed = self._fixed(frame)
        above = [control for control in fixed if control.rect.bottom <= frame.body.y and control.id != CLOSE_ID]
        return [*above, *body, *(control for control in fixed if control not in above)]

    def _fixed(self, frame: Sheet) -> list[Control]:
        found = [*self.content.footer_controls(self.desk, frame)]
        if self.content.has_close:
            found.append(close_button(self.desk.ruler, frame.rect))
        return found

    def _reachable(self, frame: Sheet, point: tuple[int, int]) -> list[Control]:
        """Return what the mouse at *point* can mean: what is scrolled out of sight only while it is held."""
        body = self.content.body_controls(self.desk, frame, self._body(frame))
        if not frame.body.inset(-12 * frame.u, -4 * frame.u).contains(point):
            body = [control for control in body if control.id == self._interaction.held]
        return self._in_order(frame, body)

    def _drags(self, event: pygame.Event, frame: Sheet, controls: Sequence[Control]) -> bool:
        """Scroll with a finger or a held button; a slider is not let go for it."""
        scroll = self._scroll
        if event.type == pygame.MOUSEMOTION:
            if self._slides(controls) or not scroll.drag(event.pos[1], DRAG_SLACK * frame.u, self._most(frame)):
                return False
            self._interaction.held = self._interaction.hovered = None
            self._dirty = True
            return True
        if event.button != pygame.BUTTON_LEFT:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            return scroll.release()
        if self._most(frame) > 0 and frame.body.contains(event.pos):
            scroll.grip(event.pos[1])
        return False

    # Scrolling

    def _body(self, frame: Sheet) -> Rect:
        view = frame.body
        most = self._most(frame)
        return Rect(view.x, view.y - min(self._scroll.offset, most), view.w, view.h + most)

    def _most(self, frame: Sheet) -> float:
        return max(0.0, self.content.height(self.desk, frame) - frame.body.h)

    def _scroll_by(self, pixels: float) -> bool:
        return self._scroll.by(pixels, self._most(self.frame))

    def _scroll_key(self, key: int) -> bool:
        """Scroll as *key* says; return whether it said so and there was anything to scroll."""
        frame = self.frame
        page, whole = frame.body.h * PAGE_STEP, self._most(frame)
        steps = {pygame.K_PAGEDOWN: page, pygame.K_PAGEUP: -page, pygame.K_HOME: -whole, pygame.K_END: whole}
        return self._scroll_by(steps[key]) if key in steps else False

    def _show_focus(self) -> None:
        """Scroll so that the focused control can be seen."""
        frame = self.frame
        inside = self.content.body_controls(self.desk, frame, self._body(frame))
        focused = next((control for control in inside if control.id == self._interaction.focused), None)
        if focused is None:
            return
        view, ring = frame.body, 6 * frame.u
        below = max(0.0, focused.rect.bottom + ring - view.bottom)
        self._scroll_by(below or min(0.0, focused.rect.y - ring - view.y))

    # Drawing

    def _draw_on(self, canvas: Canvas, rise: float = 0.0) -> None:
        frame = self.frame
        if rise:
            frame = replace(frame, rect=frame.rect.moved(0, rise * canvas.u))
        content = self.content
        shown = replace(self._interaction, focus_shown=self._interaction.focus_shown and self.desk.keyboard)
        draw_sheet(canvas, frame, content.title, content.subtitle, room_right=56 if content.has_close else 0)
        body, view = self._body(frame), frame.body
        with canvas.clipped(view.inset(-12 * canvas.u, -4 * canvas.u)):
            content.draw_body(canvas, frame, body)
            draw_controls(canvas, content.body_controls(self.desk, frame, body), shown)
        if body.h > view.h + 1:
            _draw_scrollbar(canvas, view, body)
        content.draw_frame(canvas, frame)
        draw_controls(canvas, self._fixed(frame), shown)


def _draw_scrollbar(canvas: Canvas, view: Rect, body: Rect) -> None:
    u, paper = canvas.u, canvas.paper
    share = view.h / body.h
    top = view.y + (view.y - body.y) * share
    width = SCROLLBAR_WIDTH * u
    canvas.panel(Rect(view.right + 14 * u, top, width, view.h * share), width / 2, paper.control, 0.7)

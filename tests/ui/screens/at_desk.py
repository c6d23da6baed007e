"""A desk to lay sheets on, and the events of a person in front of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pygame
import pytest

from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.lettering import Lettering, Typeface
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.widgets import Control

WINDOWS = ((640, 480), (800, 600), (1280, 800), (1920, 1080), (700, 900))
SCALES = (0.75, 1.0, 1.5, 2.0)


def desk_of(assets: Assets, size: tuple[int, int] = (1280, 800), settings: Settings | None = None) -> Desk:
    return Desk(assets, size, settings or Settings())


def control(sheet: SheetScreen, name: str) -> Control:
    return next(found for found in sheet.controls if found.id == name)


def names(sheet: SheetScreen) -> list[str]:
    return [found.id for found in sheet.controls]


def key(sheet: SheetScreen, *codes: int, mod: int = 0) -> Change | None:
    """Press keys one after the other and return what the last one changed."""
    sheet.desk.keyboard = True
    change = None
    for code in codes:
        change = sheet.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod))
    return change


def click(sheet: SheetScreen, at: tuple[float, float]) -> Change | None:
    sheet.desk.keyboard = False
    point = round(at[0]), round(at[1])
    down = sheet.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
    up = sheet.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1))
    return down or up


def press(sheet: SheetScreen, name: str, part: int | None = None) -> Change | None:
    """Click a control, or one segment of it."""
    found = control(sheet, name)
    return click(sheet, (found.rect if part is None else found.parts[part].rect).center)


def walk_to(sheet: SheetScreen, name: str) -> None:
    """Go to a control with the Tab key."""
    for _ in sheet.controls:
        key(sheet, pygame.K_TAB)
        if focused(sheet) == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


def focused(sheet: SheetScreen) -> str | None:
    return sheet._interaction.focused  # noqa: SLF001  the ring on the screen is its only other trace


def faults(sheet: SheetScreen) -> list[str]:
    """Name controls that leave their sheet or overlap, and the sheet if it leaves the window."""
    frame, layout = sheet.frame, sheet.desk.layout
    window = Rect(0, 0, layout.width, layout.height)
    found = [] if _inside(frame.rect, window) else ["the sheet leaves the window"]
    controls = sheet.controls
    body = sheet.content.body_controls(sheet.desk, frame, sheet._body(frame))  # noqa: SLF001
    scrolled = {one.id for one in body}
    for one in controls:
        sides = Rect(frame.rect.x, 0, frame.rect.w, window.h * 9) if one.id in scrolled else frame.rect
        if not _inside(one.rect, sides):
            found.append(f"{one.id} leaves the sheet")
        if min(one.rect.w, one.rect.h) < 24:
            found.append(f"{one.id} is too small to hit")
        found += [f"{part.label} leaves {one.id}" for part in one.parts if not _inside(part.rect, one.rect)]
    fixed = [one for one in controls if one.id not in scrolled]
    for group in (body, fixed):
        pairs = combinations(group, 2)
        found += [f"{one.id} overlaps {other.id}" for one, other in pairs if one.rect.overlaps(other.rect)]
    found += [f"{one.id} lies over the body" for one in fixed if body and one.rect.overlaps(frame.body)]
    return found


def _inside(rect: Rect, outer: Rect) -> bool:
    slack = 0.6
    return (
        rect.x >= outer.x - slack
        and rect.y >= outer.y - slack
        and rect.right <= outer.right + slack
        and rect.bottom <= outer.bottom + slack
    )


@contextmanager
def watched_text(sheet: SheetScreen, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Note every text that is cut, or that leaves the sheet sideways, while something is drawn."""
    bad: list[str] = []
    fit, draw = Lettering.fitted, Canvas._blit  # noqa: SLF001
    frame = sheet.frame.rect

    def fitted(self: Lettering, text: str, px: float, width: float, face: Typeface = Typeface.MEDIUM) -> str:
        short = fit(self, text, px, width, face)
        if short != text:
            bad.append(f"cut: {text} -> {short}")
        return short

    def blit(self: Canvas, picture: pygame.Surface, place: tuple[int, int], alpha: float) -> None:
        if place[0] < frame.x - 1 or place[0] + picture.get_width() > frame.right + 1:
            bad.append(f"something {picture.get_size()} at {place} leaves the sheet")
        draw(self, picture, place, alpha)

    with monkeypatch.context() as patch:
        patch.setattr(Lettering, "fitted", fitted)
        patch.setattr(Canvas, "_blit", blit)
        yield bad


def drawn(sheet: SheetScreen) -> pygame.Surface:
    surface = pygame.Surface(sheet.desk.size).convert()
    sheet.update(10)
    sheet.draw(surface)
    return surface

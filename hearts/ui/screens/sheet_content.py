"""What a kind of sheet has to say of itself, so that one screen can open, scroll and close them all."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import pygame

from hearts.ui.canvas import Canvas
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk
from hearts.ui.widgets import Control, Pressed, Sheet


class SheetContent(Protocol):
    """What one kind of sheet shows and does; places follow from *frame*, so nothing is kept of the last drawing."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height asked for, in u; the window clips them."""

    @property
    def has_close(self) -> bool:
        """Whether it may be left unanswered: it shows a cross, and a tap outside closes it."""

    @property
    def title(self) -> str:
        """The heading; empty where the content draws its own."""

    @property
    def subtitle(self) -> str:
        """The line under the heading, or nothing."""

    @property
    def first_focus(self) -> str:
        """The control Enter presses first."""

    def height(self, desk: Desk, frame: Sheet) -> float:
        """Return how many pixels high the body is; more than ``frame.body`` holds scrolls."""

    def body_controls(self, desk: Desk, frame: Sheet, body: Rect) -> Sequence[Control]:
        """Return the controls inside the scrolled *body*."""

    def footer_controls(self, desk: Desk, frame: Sheet) -> Sequence[Control]:
        """Return the controls that stay in place; those above the body come first for the Tab key."""

    def draw_body(self, canvas: Canvas, frame: Sheet, body: Rect) -> None:
        """Draw what scrolls; *body* has its full height and is clipped to ``frame.body``."""

    def draw_frame(self, canvas: Canvas, frame: Sheet) -> None:
        """Draw what stays in place beside heading and controls."""

    def press(self, pressed: Pressed) -> Change | None:
        """Do what a control says."""

    def close(self) -> Change | None:
        """Do what Esc says, and where there are any the cross and a tap outside; None where only an answer will do."""

    def update(self, dt: float) -> Change | None:
        """Let *dt* seconds pass once the sheet is open."""


class Typist(Protocol):
    """Takes what is typed, and keys that are chosen rather than obeyed."""

    @property
    def takes_keys(self) -> bool:
        """Whether the next key is the chosen one, whatever it means elsewhere."""

    @property
    def notice(self) -> str:
        """What has just been typed or chosen, or is waited for; empty where nothing was."""

    def take(self, event: pygame.Event, focused: str | None) -> bool:
        """Take *event* if it is such; *focused* is the control the keyboard is on. The sheet gets it otherwise."""


@runtime_checkable
class HasNews(Protocol):
    """A content with more to tell than its heading and the control in focus."""

    @property
    def news(self) -> str:
        """What there is to tell; told whenever it changes."""

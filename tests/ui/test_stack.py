import pygame
import pytest

from hearts.ui.screen import Change, Pop, Push, Quit, Reset
from hearts.ui.stack import ScreenStack


class Recorder:
    """A screen that notes what happens to it and answers every event with *answer*."""

    def __init__(self, name: str, log: list[str], *, is_overlay: bool = False, answer: Change | None = None) -> None:
        self.name = name
        self.is_overlay = is_overlay
        self.answer = answer
        self.is_dirty = False
        self._log = log

    def handle(self, _event: pygame.Event) -> Change | None:
        self._log.append(f"{self.name} handles")
        return self.answer

    def update(self, _dt: float) -> Change | None:
        self._log.append(f"{self.name} updates")
        return None

    def draw(self, _surface: pygame.Surface) -> None:
        self._log.append(f"{self.name} draws")

    def resize(self) -> None:
        self._log.append(f"{self.name} resizes")

    def refresh(self) -> None:
        self._log.append(f"{self.name} refreshes")

    def drawn(self) -> None:
        self.is_dirty = False


KEY = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)
NOWHERE = pygame.Surface((1, 1))


@pytest.fixture
def log() -> list[str]:
    return []


def test_only_the_topmost_screen_gets_events_and_time(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Recorder("sheet", log, is_overlay=True)))
    stack.handle(KEY)
    stack.update(0.1)
    assert log == ["sheet handles", "sheet updates"]


def test_an_overlay_lets_the_screen_below_be_seen(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Recorder("sheet", log, is_overlay=True)))
    stack.draw(NOWHERE)
    assert log == ["table draws", "sheet draws"]


def test_a_full_screen_hides_what_is_below(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Recorder("home", log)))
    stack.draw(NOWHERE)
    assert log == ["home draws"]


def test_a_handler_says_what_should_happen(log: list[str]) -> None:
    sheet = Recorder("sheet", log, is_overlay=True, answer=Pop())
    stack = ScreenStack(Recorder("table", log, answer=Push(sheet)))
    stack.handle(KEY)
    assert stack.depth == 2
    stack.handle(KEY)
    assert stack.depth == 1


def test_a_closing_screen_may_say_what_comes_then(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Recorder("sheet", log, is_overlay=True)))
    stack.apply(Pop(then=lambda: Reset(Recorder("new table", log))))
    stack.handle(KEY)
    assert stack.depth == 1
    assert log == ["new table handles"]


def test_the_last_screen_is_not_closed(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Pop())
    assert stack.depth == 1


def test_quit_ends_it_and_nothing_follows(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Pop(then=Quit))
    assert stack.has_quit
    stack.apply(Push(Recorder("sheet", log)))
    assert stack.depth == 1


def test_it_is_dirty_until_drawn_and_when_any_visible_screen_is(log: list[str]) -> None:
    table = Recorder("table", log)
    stack = ScreenStack(table)
    assert stack.is_dirty
    stack.drawn()
    assert not stack.is_dirty
    stack.apply(Push(Recorder("sheet", log, is_overlay=True)))
    stack.drawn()
    table.is_dirty = True
    assert stack.is_dirty


def test_every_screen_follows_a_new_size(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Recorder("sheet", log, is_overlay=True)))
    stack.resize()
    assert log == ["table resizes", "sheet resizes"]


class Fading(Recorder):
    """An overlay that is seen for 0.1 seconds after it was closed."""

    def __init__(self, name: str, log: list[str]) -> None:
        super().__init__(name, log, is_overlay=True, answer=Pop())
        self.left = 0.1

    def depart(self, dt: float) -> bool:
        self.left -= dt
        return self.left > 0


def closing(log: list[str]) -> ScreenStack:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Fading("sheet", log)))
    stack.handle(KEY)
    log.clear()
    return stack


def test_a_closing_sheet_is_drawn_while_the_screen_below_has_events_and_time(log: list[str]) -> None:
    stack = closing(log)
    stack.handle(KEY)
    stack.update(0.05)
    stack.draw(NOWHERE)
    assert log == ["table handles", "table updates", "table draws", "sheet draws"]


def test_a_closed_sheet_is_gone_after_its_time_and_drawn_over_once_more(log: list[str]) -> None:
    stack = closing(log)
    for _ in range(3):
        stack.drawn()
        stack.update(0.04)
        assert stack.is_dirty
    stack.drawn()
    stack.update(0.04)
    assert not stack.is_dirty
    stack.draw(NOWHERE)
    assert "sheet draws" not in log


def test_a_new_size_ends_what_is_closing(log: list[str]) -> None:
    stack = closing(log)
    stack.resize()
    stack.draw(NOWHERE)
    assert log == ["table resizes", "table draws"]


def test_every_sheet_closes_over_a_fresh_screen(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    for name in ("sheet", "question"):
        stack.apply(Push(Fading(name, log)))
    stack.apply(Reset(Recorder("new table", log)))
    stack.draw(NOWHERE)
    assert log == ["new table draws", "sheet draws", "question draws"]


def test_what_opens_after_a_closing_sheet_gets_the_events(log: list[str]) -> None:
    stack = ScreenStack(Recorder("table", log))
    stack.apply(Push(Fading("sheet", log)))
    stack.apply(Pop(lambda: Push(Recorder("home", log))))
    stack.handle(KEY)
    stack.draw(NOWHERE)
    assert log == ["home handles", "home draws", "sheet draws"]

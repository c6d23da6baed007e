from dataclasses import dataclass, field, replace

import pygame
import pytest

from hearts.core.game import Game
from hearts.core.moves import MoonChoice
from hearts.core.rules import Moon, Rules
from hearts.core.seats import Seat
from hearts.store.settings import THEMES, Settings
from hearts.store.speed import Speed
from hearts.text import seat_names
from hearts.ui.assets import Assets
from hearts.ui.layout import Rect
from hearts.ui.screen import Change, Desk, Pop, Push, Quit
from hearts.ui.screens.moon import MoonScreen, stars
from tests.builders import NO_PASSING, moon_shot, with_totals
from tests.ui.screens.at_desk import SCALES, WINDOWS, desk_of
from tests.ui.screens.inked import inked

ME = frozenset({Seat.SOUTH})
LONG = {**seat_names(), Seat.EAST: "Wilhelmina-Alexandrina von und zu Hohenf"}


def shot(shooter: Seat = Seat.SOUTH, moon: Moon = Moon.ADD) -> Game:
    return moon_shot(with_totals(replace(NO_PASSING, moon=moon)), shooter)


@dataclass
class After:
    """Notes how often the celebration has led on."""

    times: int = 0
    screens: list[Change] = field(default_factory=list)

    def then(self) -> Change | None:
        self.times += 1
        return None


@pytest.fixture
def after() -> After:
    return After()


@pytest.fixture
def desk(assets: Assets) -> Desk:
    return desk_of(assets)


def celebration(desk: Desk, after: After, shooter: Seat = Seat.SOUTH, auto_close: float | None = None) -> MoonScreen:
    return MoonScreen(desk, shot(shooter), seat_names(), ME, after.then, auto_close)


def picture(moon: MoonScreen, colour: str = "#1D4C3E") -> bytes:
    surface = pygame.Surface(moon.desk.size).convert()
    surface.fill(colour)
    moon.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def key(moon: MoonScreen, code: int, mod: int = 0) -> Change | None:
    return moon.handle(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))


def tap(moon: MoonScreen, at: tuple[float, float]) -> Change | None:
    point = round(at[0]), round(at[1])
    down = moon.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1))
    return moon.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=1)) or down


def goes_on(change: Change | None, after: After) -> bool:
    if not isinstance(change, Pop) or change.then is None:
        return False
    before = after.times
    change.then()
    return after.times == before + 1


def test_it_tells_whose_moon_it_was_and_what_it_did(desk: Desk, after: After) -> None:
    assert celebration(desk, after).headline == "You shot the moon"
    rival = celebration(desk, after, Seat.EAST)
    assert rival.headline == "East shot the moon"
    assert rival.sentence == "All thirteen hearts and the Queen. Everyone else scores 26."
    less = MoonScreen(desk, shot(Seat.EAST, Moon.SUBTRACT), seat_names(), ME, after.then)
    assert less.sentence.endswith("East’s total drops by 26.")


def test_a_person_by_another_name_is_addressed_all_the_same(desk: Desk, after: After) -> None:
    moon = MoonScreen(desk, shot(), {**seat_names(), Seat.SOUTH: "Anna"}, ME, after.then)
    assert moon.headline == "You shot the moon"
    watched = MoonScreen(desk, shot(), {**seat_names(), Seat.SOUTH: "South"}, frozenset(), after.then)
    assert watched.headline == "South shot the moon"


def test_the_picture_is_the_same_whoever_shot_it(desk: Desk, after: After) -> None:
    mine, rival = celebration(desk, after), celebration(desk, after, Seat.EAST)
    for moon in (mine, rival):
        moon.update(1.6)  # all but the words is there
    assert picture(mine) == picture(rival)


@pytest.mark.parametrize("frame", [1 / 240, 1 / 60, 1 / 24, 0.7, 5.0])
def test_it_ends_in_the_static_picture_whatever_the_frame_rate(desk: Desk, after: After, frame: float) -> None:
    moon = celebration(desk, after)
    still = celebration(desk_of(desk.assets, settings=Settings(speed=Speed.INSTANT)), after)
    for _ in range(int(2.3 / frame) + 1):
        moon.update(frame)
    assert moon.is_over
    assert picture(moon) == picture(still)


def test_it_moves_and_then_rests(desk: Desk, after: After) -> None:
    moon = celebration(desk, after)
    seen = []
    for _ in range(22):
        seen.append(picture(moon))
        moon.drawn()
        moon.update(0.1)
        assert moon.is_dirty
    assert len(set(seen)) > 15
    moon.update(0.1)
    moon.drawn()
    moon.update(0.1)
    assert not moon.is_dirty


@pytest.mark.parametrize("settings", [Settings(speed=Speed.INSTANT), Settings(reduced_motion=True)])
def test_at_instant_and_with_reduced_motion_nothing_moves(assets: Assets, after: After, settings: Settings) -> None:
    moon = celebration(desk_of(assets, settings=settings), after)
    first = picture(moon)
    moon.drawn()
    moon.update(0.3)
    assert not moon.is_dirty
    assert picture(moon) == first


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_the_first_key_lets_it_arrive_and_the_next_goes_on(desk: Desk, after: After, code: int) -> None:
    moon = celebration(desk, after)
    moon.update(0.4)
    assert key(moon, code) is None
    assert moon.is_over
    assert goes_on(key(moon, code), after)


def test_any_key_skips_but_not_every_key_goes_on(desk: Desk, after: After) -> None:
    moon = celebration(desk, after)
    assert key(moon, pygame.K_x) is None
    assert moon.is_over
    assert key(moon, pygame.K_x) is None
    assert key(moon, pygame.K_q, pygame.KMOD_CTRL) == Quit()


def test_a_tap_lets_it_arrive_and_the_button_goes_on(desk: Desk, after: After) -> None:
    moon = celebration(desk, after)
    assert tap(moon, (20, 20)) is None
    assert moon.is_over
    assert goes_on(tap(moon, moon.layout.button.center), after)
    assert goes_on(tap(moon, (20, 20)), after)


def test_the_end_of_a_tap_that_began_on_a_card_means_nothing(desk: Desk, after: After) -> None:
    moon = celebration(desk, after)
    assert moon.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(640, 700), button=1)) is None
    assert not moon.is_over


def test_in_a_demo_it_goes_on_by_itself(desk: Desk, after: After) -> None:
    moon = celebration(desk, after, auto_close=1.0)
    assert moon.update(3.0) is None
    assert goes_on(moon.update(0.3), after)


def test_what_comes_after_is_pushed_once_it_is_gone(desk: Desk) -> None:
    following = MoonScreen(desk, shot(), seat_names(), ME, lambda: None)
    moon = MoonScreen(desk, shot(), seat_names(), ME, lambda: Push(following))
    moon.update(10)
    change = key(moon, pygame.K_RETURN)
    assert isinstance(change, Pop)
    assert change.then is not None
    assert change.then() == Push(following)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_no_text_is_cut_runs_into_another_or_leaves_the_window(
    assets: Assets, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    desk = desk_of(assets, size, Settings(ui_scale=scale, speed=Speed.INSTANT))
    for names in (seat_names(), LONG):
        moon = MoonScreen(desk, shot(Seat.EAST, Moon.SUBTRACT), names, ME, lambda: None)
        with inked(monkeypatch) as ink:
            picture(moon)
        assert ink.faults(Rect(0, 0, *size)) == []
        assert ink.cut == []


def test_a_choice_to_subtract_is_told(desk: Desk) -> None:
    game = shot()
    scored = replace(game.rounds[-1], choice=MoonChoice.SUBTRACT)
    game = replace(game, rules=Rules(moon=Moon.CHOOSE), rounds=(scored,))
    assert MoonScreen(desk, game, seat_names(), ME, lambda: None).sentence.endswith("Your total drops by 26.")


def test_no_star_shines_through_the_words() -> None:
    for x, y, size, alpha in stars(1280, 800, 1.0):
        assert abs(x - 640) >= 300 or not 0.69 < y / 800 < 0.95
        assert 0 < size <= 7
        assert 0 < alpha < 1
    assert len(stars(1280, 800, 1.0)) > 40


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_draws_it(assets: Assets, after: After, theme: str) -> None:
    moon = celebration(desk_of(assets, settings=Settings(theme=theme, speed=Speed.INSTANT)), after)
    assert len(set(picture(moon))) > 100


def test_the_night_falls_softly_and_goes_softly(desk: Desk, after: After) -> None:
    moon = celebration(desk, after)
    cloth = pygame.Surface(desk.size).convert()
    cloth.fill("#1D4C3E")
    bare = pygame.image.tobytes(cloth, "RGB")
    assert picture(moon) == bare
    moon.update(10)
    night = picture(moon)
    assert moon.depart(0.0)
    assert picture(moon) == night
    assert moon.depart(desk.timing.sheet_close / 2)
    assert picture(moon) not in {night, bare}
    assert not moon.depart(desk.timing.sheet_close / 2)
    assert picture(moon) == bare

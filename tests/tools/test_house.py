import house
import pygame
import pytest

from tests.test_imports import ORDER


def test_the_storeys_are_those_that_the_imports_keep() -> None:
    assert tuple(names for names, _ in reversed(house.HOUSE)) == ORDER


def test_the_way_of_data_leads_through_storeys_there_are() -> None:
    storeys = {name for names, _ in house.HOUSE for name in names}
    assert {storey for storey, _, _ in (*house.IN, *house.OUT)} <= storeys


def test_the_picture_that_ships_is_as_drawn() -> None:
    assert house.difference(pygame.image.load(house.PICTURE), house.draw()) <= house.TOLERANCE


def test_a_picture_with_another_word_is_not_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = house.draw()
    (names, _), *others = house.HOUSE
    monkeypatch.setattr(house, "HOUSE", ((names, "something else altogether, said at some length"), *others))
    assert house.difference(drawn, house.draw()) > 0.1
    assert house.difference(drawn, pygame.Surface((10, 10))) == 255


def test_no_word_leaves_its_storey() -> None:
    house.draw()
    painter = house.Painter(pygame.Surface((1, 1)))
    for names, purpose in house.HOUSE:
        assert painter.name.size("  ".join(names))[0] < house.NAMES
        assert painter.word.size(purpose)[0] + 40 + house.NAMES < house.WIDTH

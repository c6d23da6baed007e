import sys
from itertools import chain
from pathlib import Path

import pygame
import pytest

from hearts.core.dealing import deal_of
from hearts.core.game import Game, apply
from hearts.core.rules import Rules
from hearts.core.seats import SEATS
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.card_sprite import painter_for
from hearts.ui.cards_ahead import CardsAhead, held_cards
from hearts.ui.layout import table_layout

LAYOUT = table_layout(1280, 800)
GAME = apply(Game(Rules()), deal_of(7, 1))


def test_every_seat_holds_its_cards_where_they_rest() -> None:
    own, *others = held_cards(LAYOUT, GAME)
    assert [pose for _, pose in own] == [LAYOUT.hand_pose(index, 13) for index in range(13)]
    assert len({card for card, _ in own}) == 13
    assert None not in {card for card, _ in own}
    for seat, held in zip(SEATS[1:], others, strict=True):
        assert held == tuple((None, LAYOUT.back_pose(seat, index, 13)) for index in range(13))


def test_nothing_is_left_to_draw_for_the_first_picture(screen: pygame.Surface, assets: Assets) -> None:
    painter = CardsAhead(painter_for(assets, Settings(), hasty=True), LAYOUT, GAME).painter()
    kept = painter.size
    assert kept > 0
    for card, pose in chain.from_iterable(held_cards(LAYOUT, GAME)):
        painter.draw(screen, card, pose)
    assert painter.size == kept


@pytest.mark.usefixtures("screen")
def test_a_card_that_cannot_be_read_is_the_business_of_whoever_shows_it(tmp_path: Path) -> None:
    painter = CardsAhead(painter_for(Assets(tmp_path), Settings(), hasty=True), LAYOUT, GAME).painter()
    card, pose = next(held_cards(LAYOUT, GAME))[0]
    with pytest.raises(FileNotFoundError):
        painter.draw(pygame.Surface((10, 10)), card, pose)


@pytest.mark.usefixtures("screen")
def test_threads_take_turns_as_before_once_the_cards_are_drawn(assets: Assets) -> None:
    usual = sys.getswitchinterval()
    ahead = CardsAhead(painter_for(assets, Settings(), hasty=True), LAYOUT, GAME)
    assert sys.getswitchinterval() < usual
    ahead.painter()
    assert sys.getswitchinterval() == usual

import pytest

from hearts.core.cards import DECK
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.flourishes import AT_REST
from hearts.ui.screen import Desk
from hearts.ui.table_moment import glow_at, moment_of
from hearts.ui.table_state import TableState

TIMES = [step / 10 for step in range(14)]


def test_a_thinking_border_and_a_hint_swing(assets: Assets) -> None:
    desk = Desk(assets, (1280, 800), Settings())
    assert len({moment_of(TableState(), age, desk, AT_REST).pulse for age in TIMES}) > 5
    assert len({glow_at(age, desk) for age in TIMES}) > 5


def test_with_reduced_motion_nothing_swings_or_shakes(assets: Assets) -> None:
    desk = Desk(assets, (1280, 800), Settings(reduced_motion=True))
    state = TableState(shaken=DECK[0], shake_age=0.02)
    moments = [moment_of(state, age, desk, AT_REST) for age in TIMES]
    assert {(moment.pulse, moment.shift) for moment in moments} == {(1.0, 0.0)}
    assert {glow_at(age, desk) for age in TIMES} == {1.0}


def test_a_refused_card_is_shifted_while_it_shakes(assets: Assets) -> None:
    desk = Desk(assets, (1280, 800), Settings())
    shaken = TableState(shaken=DECK[0], shake_age=0.02)
    assert moment_of(shaken, 0.0, desk, AT_REST).shift == pytest.approx(2.95, abs=0.1)
    assert moment_of(TableState(shake_age=0.02), 0.0, desk, AT_REST).shift == 0

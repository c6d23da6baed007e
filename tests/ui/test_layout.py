import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.seats import SEATS, Seat
from hearts.ui.faults import faults
from hearts.ui.geometry import Rect
from hearts.ui.layout import table_layout

SIZES = [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (700, 900), (640, 480), (640, 1400), (2560, 600)]
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.mark.parametrize(
    ("size", "card", "step", "trick"),
    [
        ((800, 600), 99, 55.8, 95),
        ((1280, 800), 132, 81.8, 138),
        ((1920, 1080), 179, 111, 186),
        ((3840, 2160), 358, 222, 372),
        ((700, 900), 115, 46.4, 128),
    ],
    ids=lambda value: f"{value[0]}x{value[1]}" if isinstance(value, tuple) else None,
)
def test_the_figures_of_the_design_come_out(size: tuple[int, int], card: int, step: float, trick: int) -> None:
    layout = table_layout(*size)
    assert layout.card_width == card
    assert layout.hand_step == pytest.approx(step, abs=0.05)
    assert layout.trick_width == trick


def test_nothing_overlaps_at_any_size() -> None:
    swept = [(w, h) for w in range(640, 3841, 130) for h in range(480, 2161, 110)]
    found = {size: faults(table_layout(*size)) for size in swept}
    assert {size: fault for size, fault in found.items() if fault} == {}


@given(st.integers(640, 4000), st.integers(480, 2400), st.floats(0.75, 2.0))
def test_nothing_overlaps_at_any_interface_scale(width: int, height: int, scale: float) -> None:
    layout = table_layout(width, height, scale)
    assert faults(layout) == []
    assert layout.scale <= scale + 1e-9


@given(st.integers(640, 4000), st.integers(480, 2400), st.floats(0.75, 2.0))
def test_every_target_can_be_hit(width: int, height: int, scale: float) -> None:
    layout = table_layout(width, height, scale)
    least = 44 * layout.frame - 0.01
    assert least >= 24
    buttons = [layout.menu_button, layout.pass_tray.button, *(rect for _, rect in layout.toolbar)]
    assert all(min(rect.w, rect.h) >= least for rect in buttons)
    columns = [layout.hand_hit(index, 13) for index in range(13)]
    assert all(column.w >= 0.99 * least and column.h >= 100 * layout.frame for column in columns)


def test_a_larger_interface_scale_makes_controls_larger_and_keeps_the_cards() -> None:
    plain, large = table_layout(1280, 800), table_layout(1280, 800, 1.4)
    assert large.scale == 1.4
    assert large.u == pytest.approx(1.4 * plain.u)
    assert large.menu_button.w > plain.menu_button.w
    assert large.card_width == plain.card_width


def test_a_scale_that_does_not_fit_gives_way_to_the_largest_that_does() -> None:
    layout = table_layout(800, 600, 2.0)
    assert 1.0 < layout.scale < 2.0
    assert faults(layout) == []


def test_a_smaller_interface_scale_is_kept() -> None:
    assert table_layout(1280, 800, 0.75).scale == 0.75


@pytest.mark.parametrize(("asked", "given_scale"), [(0.1, 0.75), (float("inf"), 1.0)])
def test_scales_beyond_the_ends_are_brought_back(asked: float, given_scale: float) -> None:
    assert table_layout(1920, 1080, asked).scale >= given_scale


@pytest.mark.parametrize(("width", "labels"), [(980, False), (1000, True), (1280, True)])
def test_the_toolbar_has_words_where_there_is_room(width: int, *, labels: bool) -> None:
    assert table_layout(width, 700).toolbar_labels is labels


def test_the_toolbar_gives_up_its_words_for_a_large_interface() -> None:
    assert not table_layout(1280, 800, 1.5).toolbar_labels


def test_no_text_is_below_13_px_at_the_reference_size() -> None:
    layout = table_layout(1280, 800)
    assert layout.px(11) == 13
    assert layout.px(17) == 17


def test_text_never_gets_below_11_px_from_800x600_on() -> None:
    assert table_layout(800, 600).px(12.5) >= 11
    assert table_layout(800, 600, 0.75).px(12.5) == 11


@sizes
def test_the_hand_is_symmetric_and_stays_in_the_window(size: tuple[int, int]) -> None:
    layout = table_layout(*size)
    for count in (1, 2, 13):
        poses = [layout.hand_pose(index, count) for index in range(count)]
        for left, right in zip(poses, reversed(poses), strict=True):
            assert left.x + right.x == pytest.approx(layout.width)
            assert left.y == pytest.approx(right.y)
            assert left.angle == pytest.approx(-right.angle)
        for x, y in (corner for pose in poses for corner in pose.corners()):
            assert 0 <= x <= layout.width
            assert 0 <= y <= layout.height


def test_the_end_cards_of_a_full_hand_turn_by_four_degrees() -> None:
    assert table_layout(1280, 800).hand_pose(12, 13).angle == pytest.approx(4.2)


@given(st.integers(1, 13), st.floats(0, 1279), st.floats(0, 799))
def test_a_point_means_at_most_one_card(count: int, x: float, y: float) -> None:
    layout = table_layout(1280, 800)
    hit = [index for index in range(count) if layout.hand_hit(index, count).contains((x, y))]
    assert len(hit) <= 1
    assert layout.hand_index_at((x, y), count) == (hit[0] if hit else None)


def test_each_card_is_hit_on_its_visible_left_part_and_the_last_on_all_of_it() -> None:
    layout = table_layout(1280, 800)
    for index in range(13):
        pose = layout.hand_pose(index, 13)
        assert layout.hand_index_at((pose.x - pose.width / 2 + 5, pose.y), 13) == index
    last = layout.hand_pose(12, 13)
    assert layout.hand_index_at((last.x + last.width / 2 - 5, last.y), 13) == 12


def test_the_column_of_a_card_reaches_the_lower_edge_and_covers_the_lifted_card() -> None:
    layout = table_layout(1280, 800)
    column, lifted = layout.hand_hit(6, 13), layout.lifted(layout.hand_pose(6, 13))
    assert column.bottom == 800
    assert column.y <= lifted.y - layout.card_height / 2


def test_a_lifted_card_rises_along_its_own_axis() -> None:
    layout = table_layout(1280, 800)
    pose = layout.hand_pose(12, 13)
    lifted = layout.lifted(pose)
    assert math.dist((pose.x, pose.y), (lifted.x, lifted.y)) == pytest.approx(layout.lift)
    assert lifted.x > pose.x
    assert lifted.y < pose.y
    assert layout.sunk(pose).y > pose.y > layout.hovered(pose).y


@sizes
@pytest.mark.parametrize("seat", [Seat.WEST, Seat.NORTH, Seat.EAST])
def test_backs_show_a_part_at_their_own_edge(size: tuple[int, int], seat: Seat) -> None:
    layout = table_layout(*size)
    for count in (1, 13):
        for index in range(count):
            pose = layout.back_pose(seat, index, count)
            inner = {
                Seat.NORTH: pose.y + layout.back_height / 2,
                Seat.WEST: pose.x + layout.back_height / 2,
                Seat.EAST: layout.width - pose.x + layout.back_height / 2,
            }[seat]
            assert 0 < inner <= layout.back_visible + 0.01


def test_backs_are_as_many_as_cards_wherever_they_stand() -> None:
    layout = table_layout(1280, 800)
    full = [layout.back_pose(Seat.NORTH, index, 13).x for index in range(13)]
    fewer = [layout.back_pose(Seat.NORTH, index, 4).x for index in range(4)]
    assert full[1] - full[0] == pytest.approx(fewer[1] - fewer[0])
    assert sum(fewer) / 4 == pytest.approx(layout.width / 2)


@sizes
def test_the_trick_is_a_cross_with_each_card_on_its_seats_side(size: tuple[int, int]) -> None:
    layout = table_layout(*size)
    south, west, north, east = (layout.trick_pose(seat) for seat in SEATS)
    assert west.x < north.x == south.x < east.x
    assert north.y < west.y < east.y < south.y
    assert (south.angle, west.angle, north.angle, east.angle) == (-1.5, -4.0, 1.5, 4.0)


def test_the_indices_of_trick_cards_stay_free() -> None:
    for size in SIZES:
        layout = table_layout(*size)
        south, west, north, east = (layout.trick_pose(seat) for seat in SEATS)
        index_width, index_height = 0.21 * layout.trick_width, 0.33 * layout.trick_height
        assert south.y - north.y >= index_height
        assert north.x - west.x >= index_width
        assert east.x - north.x >= index_width


@sizes
def test_the_pass_slots_stand_side_by_side_in_the_middle(size: tuple[int, int]) -> None:
    layout = table_layout(*size)
    first, second, third = layout.pass_tray.slots
    assert second.x == pytest.approx(layout.width / 2)
    assert second.x - first.x == pytest.approx(third.x - second.x)
    assert second.x - first.x > first.width
    assert layout.pass_tray.title < layout.pass_tray.helper < first.y < layout.pass_tray.button.y


@sizes
def test_a_sheet_never_leaves_the_window(size: tuple[int, int]) -> None:
    layout = table_layout(*size)
    for wanted in ((1000, 664), (560, 600), (500, 236), (5000, 5000)):
        rect = layout.sheet(*wanted)
        assert rect.x >= layout.margin - 0.01
        assert rect.y >= 0
        assert rect.center == pytest.approx((layout.width / 2, layout.height / 2))


def test_a_large_interface_reaches_twice_the_size_on_a_common_window() -> None:
    for size in ((1280, 800), (1920, 1080), (2560, 1600)):
        assert table_layout(*size, 2.0).scale == 2.0


def test_the_hearts_chip_gives_way_to_the_status_line() -> None:
    plain, tight = table_layout(1280, 800), table_layout(1280, 800, 2.0)
    assert plain.hearts_chip.w == pytest.approx(plain.plate(Seat.SOUTH).w)
    assert tight.hearts_chip.w < tight.plate(Seat.SOUTH).w
    assert tight.hearts_chip.right == pytest.approx(tight.width - tight.margin)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_arrow_of_the_passing_ends_by_the_receivers_plate_and_off_the_title(scale: float) -> None:
    layout = table_layout(1280, 800, scale)
    title = Rect.around(layout.width / 2, layout.pass_tray.title - 9 * layout.u, 310 * layout.u, 24 * layout.u)
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        tip = layout.arrow_tip(seat)
        plate = layout.plate(seat)
        assert not plate.contains(tip)
        assert plate.inset(-15 * layout.u).contains(tip)
        assert not title.contains(tip)

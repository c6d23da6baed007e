import pytest

from hearts.core.seats import SEATS, PassDirection, Seat

SOUTH, WEST, NORTH, EAST = SEATS


def test_seats_lie_clockwise_from_south() -> None:
    assert list(SEATS) == [Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST]
    assert [int(seat) for seat in SEATS] == [0, 1, 2, 3]
    assert [seat.letter for seat in SEATS] == ["S", "W", "N", "E"]


def test_neighbours() -> None:
    assert [seat.left for seat in SEATS] == [WEST, NORTH, EAST, SOUTH]
    assert [seat.across for seat in SEATS] == [NORTH, EAST, SOUTH, WEST]
    assert [seat.right for seat in SEATS] == [EAST, SOUTH, WEST, NORTH]


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_is_its_letter(seat: Seat) -> None:
    assert Seat.parse(seat.letter) is seat


@pytest.mark.parametrize("text", ["", "s", "SOUTH", "0", "X", "SW", " S"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a seat"):
        Seat.parse(text)


@pytest.mark.parametrize(
    ("direction", "receivers"),
    [
        (PassDirection.LEFT, [WEST, NORTH, EAST, SOUTH]),
        (PassDirection.ACROSS, [NORTH, EAST, SOUTH, WEST]),
        (PassDirection.RIGHT, [EAST, SOUTH, WEST, NORTH]),
        (PassDirection.NONE, [SOUTH, WEST, NORTH, EAST]),
    ],
)
def test_passes_go_in_the_direction_and_come_from_the_other_side(
    direction: PassDirection, receivers: list[Seat]
) -> None:
    assert [direction.receiver(seat) for seat in SEATS] == receivers
    assert [direction.sender(direction.receiver(seat)) for seat in SEATS] == list(SEATS)


def test_directions_have_the_text_forms_of_the_protocol() -> None:
    assert [direction.value for direction in PassDirection] == ["left", "right", "across", "none"]

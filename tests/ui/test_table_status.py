from hearts.core.seats import Seat
from hearts.ui.table_status import LONGEST_SAID, said_names


def test_a_name_that_fits_is_said_whole() -> None:
    names = dict.fromkeys(Seat, "W" * LONGEST_SAID)
    assert said_names(names) == names


def test_a_longer_name_ends_early_in_a_sentence() -> None:
    assert said_names({Seat.WEST: "Anna-Sophie Maria"}) == {Seat.WEST: "Anna-Sophie…"}
    assert said_names({Seat.EAST: "Wilhelmina Featherstone"}) == {Seat.EAST: "Wilhelmina…"}

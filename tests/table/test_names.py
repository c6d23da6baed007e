from hearts.ai.levels import Level
from hearts.core.record import Record
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.table.names import shown_names
from hearts.table.session import players_of

CHOSEN = Settings(player_name="Zoë", west_name="Ada", east_name="Emmy")


def record(*, is_demo: bool) -> Record:
    return Record(Rules(), 7, players_of(Level.NORMAL, is_demo=is_demo))


def test_chosen_names_are_shown_and_the_others_are_the_records() -> None:
    assert shown_names(record(is_demo=False), CHOSEN) == {
        Seat.SOUTH: "Zoë",
        Seat.WEST: "Ada",
        Seat.NORTH: "North",
        Seat.EAST: "Emmy",
    }


def test_nothing_chosen_shows_the_names_of_the_record() -> None:
    found = record(is_demo=False)
    assert shown_names(found, Settings()) == {seat: found.players[seat].name for seat in Seat}


def test_a_computer_in_the_persons_place_does_not_take_the_persons_name() -> None:
    assert shown_names(record(is_demo=True), CHOSEN)[Seat.SOUTH] == "South"

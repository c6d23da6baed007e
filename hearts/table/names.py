"""Who is called what on the screen: a setting, so that the record keeps the names it began with."""

from collections.abc import Callable

from hearts.core.record import Record
from hearts.core.seats import SEATS, Seat
from hearts.store.settings import Settings


def shown_names(record: Record, settings: Settings, usual: Callable[[str], str] = str) -> dict[Seat, str]:
    """Return the names to show: the chosen ones, else the record's as *usual* has them in the language spoken.

    A computer at South keeps its own.
    """
    chosen = {
        Seat.SOUTH: settings.player_name if Seat.SOUTH in record.people else "",
        Seat.WEST: settings.west_name,
        Seat.NORTH: settings.north_name,
        Seat.EAST: settings.east_name,
    }
    return {seat: chosen[seat] or usual(record.players[seat].name) for seat in SEATS}

"""The discs of the four seats: a heart for South, waves for West, a star for North, a rising sun for East."""

from collections.abc import Callable
from typing import Final

from art.figure import Layers
from art.pips import pip
from art.shapes import area, disc, polygon, rect, sector, sized, union
from art.svg import document, path
from hearts.core.cards import Suit
from hearts.core.seats import Seat
from hearts.ui.theme import AVATAR_PAPER, SEAT_COLOURS, mix

RADIUS = 48.0
SUN = "#F3C778"
EARTH = "#3A1E06"


def avatar(seat: Seat) -> str:
    """Return the SVG file of a seat's disc; its picture is given for a disc of radius 1."""
    whole = disc(0, 0, RADIUS)
    parts = [path(whole, SEAT_COLOURS[seat])]
    parts += [path(sized(shape, RADIUS).intersection(whole), fill) for shape, fill in _PICTURES[seat]()]
    return document("".join(parts), 2 * RADIUS, 2 * RADIUS, (-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS))


def _heart() -> Layers:
    yield pip(Suit.HEARTS, 0, 0.04, 1), AVATAR_PAPER


def _waves() -> Layers:
    colour = SEAT_COLOURS[Seat.WEST]
    first = "M-1,.05 C-.7,-.2 -.45,-.2 -.2,.05 C.05,.3 .3,.3 .55,.05 C.7,-.1 .85,-.13 1,-.1 L1,1 L-1,1 Z"
    second = "M-1,.38 C-.7,.13 -.45,.13 -.2,.38 C.05,.63 .3,.63 .55,.38 C.7,.23 .85,.2 1,.23 L1,1 L-1,1 Z"
    third = "M-1,.68 C-.7,.45 -.45,.45 -.2,.68 C.05,.9 .3,.9 .55,.68 C.7,.55 .85,.52 1,.55 L1,1 L-1,1 Z"
    yield area(first), AVATAR_PAPER
    yield area(second), mix(colour, AVATAR_PAPER, 0.45)
    yield area(third), colour
    yield sized(disc(28, -42, 20), 0.01), SUN


def _pole_star() -> Layers:
    colour = SEAT_COLOURS[Seat.NORTH]
    corners = [(0, -0.74), (0.15, -0.15), (0.62, 0), (0.15, 0.15), (0, 0.74), (-0.15, 0.15), (-0.62, 0), (-0.15, -0.15)]
    yield polygon(corners), AVATAR_PAPER
    yield polygon([corners[0], corners[4], *corners[3:0:-1]]), mix(colour, AVATAR_PAPER, 0.62)
    yield sized(union((disc(50, -50, 7), disc(-50, 46, 6), disc(-46, -44, 4.5))), 0.01), AVATAR_PAPER


def _sunrise() -> Layers:
    colour = SEAT_COLOURS[Seat.EAST]
    middles = (180 + 22.5 * beam for beam in range(9))
    yield union(sector(0, 0.28, angle - 4.2, angle + 4.2, 0.5, 0.92) for angle in middles), AVATAR_PAPER
    yield sized(disc(0, 28, 40), 0.01).intersection(rect(-1, -1, 1, 0.28)), AVATAR_PAPER
    yield rect(-1, 0.36, 1, 1), mix(colour, EARTH, 0.35)
    gleams = union((rect(-0.62, 0.52, 0.62, 0.58), rect(-0.36, 0.70, 0.36, 0.76)))
    yield gleams, mix(colour, AVATAR_PAPER, 0.75)


_PICTURES: Final[dict[Seat, Callable[[], Layers]]] = {
    Seat.SOUTH: _heart,
    Seat.WEST: _waves,
    Seat.NORTH: _pole_star,
    Seat.EAST: _sunrise,
}

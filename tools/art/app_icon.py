"""The program's icon: a moon cradling a heart, on the cloth of the first table."""

from art.pips import pip
from art.shapes import crescent, star
from art.svg import document, path
from hearts.core.cards import Suit
from hearts.ui.theme import CONSERVATORY

SIDE, INSET, CORNER = 256, 8, 56
HEART = "#C62F3D"
MOONLIGHT, MOON_SHADE = "#FFF0C8", "#E0B358"


def app_icon() -> str:
    """Return the SVG file of the icon."""
    cloth = _gradient("cloth", (0, 0, 0, SIDE), CONSERVATORY.spot, CONSERVATORY.edge)
    gold = _gradient("gold", (60, 50, 180, 220), MOONLIGHT, MOON_SHADE)
    side = SIDE - 2 * INSET
    ground = f'<rect x="{INSET}" y="{INSET}" width="{side}" height="{side}" rx="{CORNER}" fill="url(#cloth)"/>'
    moon = path(crescent(128, 128, 84, -38, 0.84, 0.34), "url(#gold)")
    heart = path(pip(Suit.HEARTS, 152, 122, 88), HEART)
    stars = path(star(206, 64, 15, 0.3), MOONLIGHT) + path(star(222, 104, 7, 0.3), MOONLIGHT)
    return document(f"<defs>{cloth}{gold}</defs>{ground}{moon}{heart}{stars}", SIDE, SIDE)


def _gradient(name: str, ends: tuple[int, int, int, int], first: str, last: str) -> str:
    x1, y1, x2, y2 = ends
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f'<stop offset="0" stop-color="{first}"/><stop offset="1" stop-color="{last}"/></linearGradient>'
    )

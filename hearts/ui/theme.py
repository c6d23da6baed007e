"""Colours of the cloth one plays on, the paper one reads and the cards; values only, no pygame."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from hearts.core.cards import Suit
from hearts.core.seats import Seat

Colour = str
"""A colour as ``#RRGGBB``."""

SuitColours = Mapping[Suit, Colour]


@dataclass(frozen=True, slots=True)
class Theme:
    """A cloth and everything drawn on it; *key* is the text form in settings."""

    key: str
    spot: Colour
    mid: Colour
    edge: Colour
    plate: Colour
    plate_alpha: float
    line: Colour
    text: Colour
    text2: Colour
    accent: Colour
    warn: Colour
    dim: Colour
    dim_alpha: float
    shadow: Colour | None
    back: str
    card_outline: Colour | None = None
    dark: bool = True

    @property
    def high_contrast(self) -> bool:
        """Whether outlines stand where the other themes have shadows."""
        return self.shadow is None

    @property
    def text_on_accent(self) -> Colour:
        """The colour of a mark on an accent disc."""
        return self.plate if self.dark else "#FFFFFF"

    @property
    def heart_mark(self) -> Colour:
        """The heart of the chip that says whether hearts are broken."""
        return "#FF8E8E" if self.dark else "#A31D2B"


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet and everything drawn on it; *edge* is the thin inner line of every sheet."""

    background: Colour
    alt: Colour
    line: Colour
    ink: Colour
    ink2: Colour
    accent: Colour
    text_on_accent: Colour
    gold: Colour
    text_on_gold: Colour
    gold_text: Colour
    good: Colour
    control: Colour
    scrim: Colour
    scrim_alpha: float
    shadow: Colour | None
    edge: Colour
    edge_alpha: float
    hearts: Colour


CONSERVATORY: Final = Theme(
    key="conservatory",
    spot="#2A6250",
    mid="#1D4C3E",
    edge="#0E2C24",
    plate="#0C2920",
    plate_alpha=0.78,
    line="#5E9482",
    text="#F7F0E0",
    text2="#C6DBCF",
    accent="#EBC06A",
    warn="#FFC9A8",
    dim="#12362B",
    dim_alpha=0.48,
    shadow="#04120D",
    back="claret",
)
MIDNIGHT: Final = Theme(
    key="midnight",
    spot="#33457C",
    mid="#1D294C",
    edge="#0B1023",
    plate="#0B1126",
    plate_alpha=0.78,
    line="#6475AC",
    text="#F3F0E8",
    text2="#B6C1DE",
    accent="#EBC477",
    warn="#FFC9A8",
    dim="#141D3A",
    dim_alpha=0.48,
    shadow="#02040C",
    back="claret",
)
WALNUT: Final = Theme(
    key="walnut",
    spot="#7A5236",
    mid="#4E3120",
    edge="#25150D",
    plate="#23140C",
    plate_alpha=0.80,
    line="#A37B5C",
    text="#FBF1E0",
    text2="#EAD7C0",
    accent="#F2BF6B",
    warn="#FFC9A8",
    dim="#2E1B10",
    dim_alpha=0.48,
    shadow="#0C0502",
    back="night",
)
LINEN: Final = Theme(
    key="linen",
    spot="#D2DCD0",
    mid="#B4C3B5",
    edge="#98AC9C",
    plate="#F8F6EC",
    plate_alpha=0.86,
    line="#6D8273",
    text="#1D2A25",
    text2="#35443C",
    accent="#7A4E08",
    warn="#8E2238",
    dim="#74887B",
    dim_alpha=0.41,  # the design has .46, at which clubs and diamonds of two decks fall below 3
    shadow="#23352B",
    back="forest",
    card_outline="#5C6C60",
    dark=False,
)
CONTRAST: Final = Theme(
    key="contrast",
    spot="#000000",
    mid="#000000",
    edge="#000000",
    plate="#000000",
    plate_alpha=1.0,
    line="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    accent="#FFD60A",
    warn="#FFD60A",
    dim="#000000",
    dim_alpha=0.48,
    shadow=None,
    back="hc",
)
THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {theme.key: theme for theme in (CONSERVATORY, MIDNIGHT, WALNUT, LINEN, CONTRAST)}
)

PAPER: Final = Paper(
    background="#FBF6EA",
    alt="#F3ECDB",
    line="#DBD0B8",
    ink="#1B2433",
    ink2="#565B66",
    accent="#8E2238",
    text_on_accent="#FFF9EC",
    gold="#E0B358",
    text_on_gold="#1B2433",
    gold_text="#7F5A10",
    good="#1E6A43",
    control="#8C8470",
    scrim="#06100D",
    scrim_alpha=0.62,
    shadow="#04120D",
    edge="#FFFFFF",
    edge_alpha=0.7,
    hearts="#B3202E",
)
CONTRAST_PAPER: Final = Paper(
    background="#000000",
    alt="#141414",
    line="#FFFFFF",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    accent="#FFD60A",
    text_on_accent="#000000",
    gold="#FFD60A",
    text_on_gold="#000000",
    gold_text="#FFD60A",
    good="#5CFF9D",
    control="#FFFFFF",
    scrim="#000000",
    scrim_alpha=0.80,
    shadow=None,
    edge="#FFFFFF",
    edge_alpha=1.0,
    hearts="#FF9E9E",
)

FOCUS_RING: Final[Colour] = "#7FD4FF"
FOCUS_GAP: Final[Colour] = "#0B1A22"
CARD_PAPER: Final[Colour] = "#FBF6EA"
AVATAR_PAPER: Final[Colour] = "#FBF2DF"

SEAT_COLOURS: Final[Mapping[Seat, Colour]] = MappingProxyType(
    {Seat.SOUTH: "#B23A48", Seat.WEST: "#2E7C8C", Seat.NORTH: "#4C5FA8", Seat.EAST: "#A8621A"}
)


def paper_for(theme: Theme) -> Paper:
    """Return the paper of the sheets over *theme*: the same warm one for all but High contrast."""
    return CONTRAST_PAPER if theme.high_contrast else PAPER


def channels(colour: Colour) -> tuple[int, int, int]:
    """Return red, green and blue of *colour*, each 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(below: Colour, above: Colour, alpha: float) -> Colour:
    """Return what *above* looks like over *below* at that opacity."""
    pairs = zip(channels(below), channels(above), strict=True)
    return "#" + "".join(f"{round(b * (1 - alpha) + a * alpha):02X}" for b, a in pairs)

"""What a hint expects the round to come to with a card: on the card in figures, and in words. Knows no player."""

from hearts.text import MINUS, decimal
from hearts.text.language import _


def chip(expected: float) -> str:
    """Write on a card what the round is expected to come to with it."""
    figure = decimal(expected)
    return figure if figure.startswith(MINUS) else f"+{figure}"


def short_chip(expected: float) -> str:
    """Write the same in whole points, where there is little room."""
    whole = round(expected)
    return f"{MINUS}{-whole}" if whole < 0 else f"+{whole}"


def in_words(expected: float) -> str:
    """Tell whoever listens what the round is expected to come to with a card."""
    return _("about {points} points this round").format(points=decimal(expected))

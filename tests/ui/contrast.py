"""The contrast of two colours, as the web accessibility guidelines compute it."""

from hearts.ui.theme import Colour, channels

BODY_TEXT, GRAPHICS = 4.5, 3.0
"""The least that letters and that marks need."""


def contrast_ratio(first: Colour, second: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    dark, light = sorted((_luminance(first), _luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.03928 else float(((value + 0.055) / 1.055) ** 2.4)

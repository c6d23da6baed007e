"""How fast the table is played, in the customer's three words."""

from enum import Enum


class Speed(Enum):
    """The value is the text form, in settings and on the command line."""

    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

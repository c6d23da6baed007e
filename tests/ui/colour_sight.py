"""How far apart colours are for eyes of four kinds: a matrix for each on linear light, then distance in CIE L*a*b*.

The matrices are those of Machado, Oliveira and Fernandes (2009) for the full strength of each kind.
"""

import math
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from hearts.ui.theme import Colour, channels

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: Final[dict[str, Matrix]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final[Matrix] = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Final = (0.95047, 1.0, 1.08883)


def least_difference(colours: Iterable[Colour], sight: str) -> float:
    """Return how far apart the two most alike of *colours* are for eyes of that kind."""
    seen = [_lab(_seen(colour, SIGHTS[sight])) for colour in colours]
    return min(math.dist(first, second) for first, second in combinations(seen, 2))


def _seen(colour: Colour, matrix: Matrix) -> Triple:
    linear = [_linear(channel / 255) for channel in channels(colour)]
    red, green, blue = (min(1.0, max(0.0, value)) for value in _times(matrix, linear))
    return red, green, blue


def _times(matrix: Matrix, values: Iterable[float]) -> list[float]:
    column = list(values)
    return [sum(a * b for a, b in zip(row, column, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _lab(rgb: Triple) -> Triple:
    x, y, z = (_cube_root(value / white) for value, white in zip(_times(_TO_XYZ, rgb), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _cube_root(share: float) -> float:
    bend = 6 / 29
    return share ** (1 / 3) if share > bend**3 else share / (3 * bend**2) + 4 / 29

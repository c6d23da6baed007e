"""Parts of a face: eyes, brows, noses, mouths and hair, each given for the right half and drawn for both."""

from art.colours import EYE_WHITE, LINE, LIP, Hair, Skin
from art.figure import Layers
from art.shapes import Shape, area, both, disc, line, mirrored, moved, rim, union

MOUTH_LINE = "#6E1D22"


def sunlit(head: Shape, skin: Skin, shade: str) -> Layers:
    """Draw a head with the shaded part that *shade* encloses."""
    yield head, skin.light
    yield area(shade).intersection(head), skin.shade


def eyes(
    opening: str,
    lid: str,
    *,
    lid_width: float = 0.75,
    iris: float = 1.25,
    at: tuple[float, float] = (4.5, -33.2),
    gaze: float = 0.0,
) -> Layers:
    """Draw a pair of eyes; *gaze* moves both irises to the right."""
    eye = area(opening)
    yield both(eye), EYE_WHITE
    right = disc(at[0] + gaze, at[1], iris).intersection(eye)
    left = disc(-at[0] + gaze, at[1], iris).intersection(mirrored(eye))
    yield right.union(left), LINE
    yield both(line(lid, lid_width)), LINE


def drawn_both(path: str, width: float, colour: str) -> Layers:
    """Draw a line and its mirror image."""
    yield both(line(path, width)), colour


def filled_both(path: str, colour: str) -> Layers:
    """Fill an area and its mirror image."""
    yield both(area(path)), colour


def cheeks(skin: Skin, x: float, y: float, radius: float) -> Layers:
    """Draw the blush of both cheeks."""
    yield both(disc(x, y, radius)), skin.blush


def mouth(lips: str, parting: str, colour: str = LIP) -> Layers:
    """Draw lips and the line between them."""
    yield area(lips), colour
    yield line(parting, 0.3), MOUTH_LINE


def strands(paths: tuple[str, ...], width: float, hair: Hair, within: Shape | None = None) -> Layers:
    """Draw strands on hair, on both sides; *within* keeps them inside."""
    drawn = union(both(line(each, width)) for each in paths)
    yield (drawn if within is None else drawn.intersection(within)), hair.strand


def curls(places: tuple[tuple[float, float, float], ...], hair: Hair, *, mirror: bool = True) -> Layers:
    """Draw a cloud of curls: discs by place and radius, each with its spiral."""
    cloud = union(disc(*place) for place in places)
    lines = union(_spiral(*place) for place in places)
    yield (both(cloud) if mirror else cloud), hair.main
    yield (both(lines) if mirror else lines), hair.strand


def _spiral(x: float, y: float, radius: float) -> Shape:
    outer = rim(disc(x, y, 0.68 * radius), 0.38)
    gap = moved(disc(0, 0, 0.5 * radius), x + 0.55 * radius, y + 0.35 * radius)
    return outer.difference(gap).union(disc(x, y, 0.16 * radius))

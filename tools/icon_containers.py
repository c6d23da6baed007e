"""The two containers in which Windows and macOS keep an icon's sizes: a table of places and kinds before PNG files."""

import struct
from collections.abc import Mapping
from itertools import accumulate

ICO_HEAD, ICO_ENTRY = struct.Struct("<HHH"), struct.Struct("<BBBBHHII")
ICNS_HEAD = struct.Struct(">4sI")
BITS = 32

ICNS_KINDS = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""What macOS calls a PNG of so many pixels; the first two and the last are the doubled sizes of fine screens."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .ico file of PNG files by their side in pixels; Windows reads such since Vista."""
    sizes = [len(picture) for picture in pictures.values()]
    places = accumulate(sizes, initial=ICO_HEAD.size + ICO_ENTRY.size * len(pictures))
    entries = (
        # 256 is written as 0, since a side has one byte
        ICO_ENTRY.pack(side % 256, side % 256, 0, 0, 1, BITS, size, place)
        for side, size, place in zip(pictures, sizes, places, strict=False)
    )
    return ICO_HEAD.pack(0, 1, len(pictures)) + b"".join(entries) + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .icns file of PNG files by their side in pixels."""
    chunks = b"".join(
        ICNS_HEAD.pack(ICNS_KINDS[side], ICNS_HEAD.size + len(picture)) + picture for side, picture in pictures.items()
    )
    return ICNS_HEAD.pack(b"icns", ICNS_HEAD.size + len(chunks)) + chunks


def pictures_of_ico(content: bytes) -> dict[int, bytes]:
    """Return the PNG files in an .ico file, by their side."""
    reserved, kind, count = ICO_HEAD.unpack_from(content)
    if (reserved, kind) != (0, 1):
        raise ValueError("no .ico file")
    found = {}
    for number in range(count):
        entry = ICO_ENTRY.unpack_from(content, ICO_HEAD.size + ICO_ENTRY.size * number)
        side, size, place = entry[0] or 256, entry[6], entry[7]
        found[side] = content[place : place + size]
    return found


def pictures_of_icns(content: bytes) -> dict[int, bytes]:
    """Return the PNG files in an .icns file, by their side."""
    name, length = ICNS_HEAD.unpack_from(content)
    if name != b"icns" or length != len(content):
        raise ValueError("no .icns file")
    sides = {kind: side for side, kind in ICNS_KINDS.items()}
    found, place = {}, ICNS_HEAD.size
    while place < length:
        kind, size = ICNS_HEAD.unpack_from(content, place)
        found[sides[kind]] = content[place + ICNS_HEAD.size : place + size]
        place += size
    return found

"""Writes PNG files with little effort: three times as fast as SDL does, twice as large, just as exact."""

import struct
import zlib
from pathlib import Path

import pygame

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = bytes((8, 2, 0, 0, 0))


def save_png(picture: pygame.Surface, file: Path) -> None:
    """Write *picture* to *file*, without transparency."""
    width, height = picture.get_size()
    content, line = memoryview(pygame.image.tobytes(picture, "RGB")), 3 * width
    rows = b"".join(part for y in range(height) for part in (b"\0", content[y * line : (y + 1) * line]))
    header = struct.pack(">II", width, height) + _EIGHT_BIT_RGB
    parts = (_chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(rows, 1)), _chunk(b"IEND", b""))
    file.write_bytes(_SIGNATURE + b"".join(parts))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

"""Finished pictures kept for the next frame, bounded by the memory they take."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface

MEGABYTE = 1 << 20


class SurfaceCache:
    """Pictures by key; those not asked for longest go first once the cache is full.

    At least *least* pictures stay whatever their size, so that a large window does not draw everything anew each frame.
    """

    def __init__(self, megabytes: float, least: int = 1) -> None:
        self._limit = int(megabytes * MEGABYTE)
        self._least = least
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._size = 0

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def size(self) -> int:
        """Bytes held now."""
        return self._size

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the picture of *key*, made by *make* where it is not kept yet."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._size += _bytes_of(made)
        while self._size > self._limit and len(self._kept) > self._least:
            self._size -= _bytes_of(self._kept.popitem(last=False)[1])
        return made

    def peek(self, key: Hashable) -> Surface | None:
        """Return the picture of *key* if it is kept."""
        return self._kept.get(key)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._size = 0


def _bytes_of(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()

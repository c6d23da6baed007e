import pygame

from hearts.ui.surface_cache import MEGABYTE, SurfaceCache


def _picture(size: int = 256) -> pygame.Surface:
    return pygame.Surface((size, size), pygame.SRCALPHA)


def _unwanted() -> pygame.Surface:
    raise AssertionError("made again")


def test_a_picture_is_made_once() -> None:
    cache = SurfaceCache(1)
    first = cache.get("a", _picture)
    assert cache.get("a", _unwanted) is first


def test_a_full_cache_forgets_what_was_not_asked_for_longest() -> None:
    cache = SurfaceCache(0.8)  # room for three pictures of a quarter of a megabyte
    for key in ("a", "b", "c"):
        cache.get(key, _picture)
    cache.get("a", _unwanted)
    cache.get("d", _picture)
    assert cache.peek("b") is None
    assert all(cache.peek(key) is not None for key in ("a", "c", "d"))
    assert cache.size <= 0.8 * MEGABYTE


def test_a_few_pictures_stay_however_large_they_are() -> None:
    cache = SurfaceCache(0.1, least=3)
    for key in range(5):
        cache.get(key, _picture)
    assert len(cache) == 3


def test_clearing_forgets_everything() -> None:
    cache = SurfaceCache(1)
    cache.get("a", _picture)
    cache.clear()
    assert (len(cache), cache.size) == (0, 0)

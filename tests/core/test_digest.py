import hashlib
import random

from hearts.core.digest import sha256


def test_it_is_the_same_as_everywhere() -> None:
    chance = random.Random(7)
    for length in (0, 1, 55, 56, 64, 1000):
        data = chance.randbytes(length)
        assert sha256(data).digest() == hashlib.sha256(data).digest()

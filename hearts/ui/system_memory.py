"""What the system's C library keeps of memory that was freed, given back to the system."""

import sys
from contextlib import suppress


def give_back() -> None:
    """Give it back where that has to be asked for: on Linux with its usual library."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415  only there

        with suppress(OSError, AttributeError):  # another library has no such function
            ctypes.CDLL(None).malloc_trim(0)

"""SHA-256 where Python itself has it, as its own ``random`` does: OpenSSL behind ``hashlib`` takes 4 MB of memory."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # since Python 3.12
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python that was built without its own
            from hashlib import sha256

__all__ = ["sha256"]

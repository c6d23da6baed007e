"""A way to a database that fails where a trial says: it kills the program or refuses, before or after a statement."""

import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

WRITES: Final = ("BEGIN", "INSERT", "UPDATE", "DELETE", "COMMIT", "PRAGMA USER_VERSION", "PRAGMA WAL_CHECKPOINT")

Fault = Callable[[str], None]
"""Gets each statement before and after it is done; raises or kills where it should fail."""


class _Connection(sqlite3.Connection):
    fault: Fault

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # noqa: ANN401
        self.fault(sql)
        found = super().execute(sql, *values)
        self.fault(f"after {sql}")
        return found

    def executemany(self, sql: str, values: Any) -> sqlite3.Cursor:  # noqa: ANN401
        self.fault(sql)
        found = super().executemany(sql, values)
        self.fault(f"after {sql}")
        return found

    def executescript(self, sql: str) -> sqlite3.Cursor:
        self.fault(sql)
        found = super().executescript(sql)
        self.fault(f"after {sql}")
        return found


@contextmanager
def faulty(fault: Fault) -> Iterator[None]:
    """Let every database opened meanwhile ask *fault*."""
    connection = type("Connection", (_Connection,), {"fault": staticmethod(fault)})
    connect = sqlite3.connect
    with patch("sqlite3.connect", lambda *places, **options: connect(*places, factory=connection, **options)):
        yield


def killing(statement: int) -> Fault:
    """Return the fault that kills the program at the end of so many halves of statements."""
    left = iter(range(statement))

    def fault(_sql: str) -> None:
        if next(left, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)

    return fault


def is_write(sql: str) -> bool:
    """Whether *sql* is about to write."""
    return sql.lstrip().upper().startswith(WRITES)

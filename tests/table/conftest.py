"""An evening at a table in a folder of its own, without a window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hearts.ai.thinker import InlineThinker
from hearts.store.opening import open_store
from hearts.store.settings import Settings
from hearts.store.settings_file import SettingsFile
from hearts.table.session import Session


def open_session(folder: Path, settings: Settings | None = None, seed: int = 7) -> Session:
    found = SettingsFile(folder).load().settings if settings is None else settings
    return Session(open_store(folder).store, SettingsFile(folder), found, InlineThinker(), lambda: seed)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    opened = open_session(tmp_path)
    yield opened
    opened.close()

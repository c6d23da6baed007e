"""The tables of the stored games and the steps from one version of them to the next; knows nothing of games.

What can be computed from the tables (totals, places, winners) is a view. The checks and triggers refuse rows that no
game can have: a gap between moves, a move of a game that has ended, a round whose scores cannot be.
"""

import sqlite3
from contextlib import closing
from typing import Final

APPLICATION_ID: Final = 0x48525453
"""``HRTS``, in the header of the file, tells it from another program's."""

# A round is worth 26; a moon makes it 78 or, where it subtracts, -26; the jack's bonus takes ten off each of them.
_VERSION_1: Final = """
CREATE TABLE games (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL CHECK (kind IN ('person', 'demo')),
    level   TEXT NOT NULL CHECK (level <> ''),
    rules   TEXT NOT NULL CHECK (rules GLOB 'target=?*'),
    seed    INTEGER NOT NULL CHECK (typeof(seed) = 'integer'),
    state   TEXT NOT NULL DEFAULT 'playing' CHECK (state IN ('playing', 'finished', 'abandoned')),
    started TEXT NOT NULL,
    ended   TEXT CHECK ((ended IS NULL) = (state = 'playing'))
);
CREATE UNIQUE INDEX one_game_in_progress ON games (kind) WHERE kind = 'person' AND state = 'playing';

CREATE TABLE players (
    game_id INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    seat    INTEGER NOT NULL CHECK (seat IN (0, 1, 2, 3)),
    level   TEXT NOT NULL CHECK (level <> ''),
    name    TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

CREATE TABLE moves (
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number >= 1),
    round_no INTEGER NOT NULL CHECK (round_no >= 1),
    text     TEXT NOT NULL CHECK (
        text GLOB 'play [SWNE] [2-9TJQKA][CDSH]'
        OR (text GLOB 'pass [SWNE] *' AND length(text) = 15)
        OR (text GLOB 'deal *' AND length(text) = 160)
        OR text IN ('score add', 'score subtract')
    ),
    PRIMARY KEY (game_id, number)
) WITHOUT ROWID;

CREATE TRIGGER moves_follow_one_another BEFORE INSERT ON moves
WHEN NEW.number <> 1 + coalesce((SELECT max(number) FROM moves WHERE game_id = NEW.game_id), 0)
BEGIN SELECT RAISE(ABORT, 'a move before this one is missing'); END;

CREATE TRIGGER moves_only_while_playing BEFORE INSERT ON moves
WHEN (SELECT state FROM games WHERE id = NEW.game_id) <> 'playing'
BEGIN SELECT RAISE(ABORT, 'the game has ended'); END;

CREATE TABLE rounds (
    game_id    INTEGER NOT NULL,
    round_no   INTEGER NOT NULL CHECK (round_no >= 1),
    after_move INTEGER NOT NULL,
    south      INTEGER NOT NULL,
    west       INTEGER NOT NULL,
    north      INTEGER NOT NULL,
    east       INTEGER NOT NULL,
    shooter    INTEGER CHECK (shooter IN (0, 1, 2, 3)),
    queen      INTEGER NOT NULL CHECK (queen IN (0, 1, 2, 3)),
    jack       INTEGER NOT NULL CHECK (jack IN (0, 1, 2, 3)),
    PRIMARY KEY (game_id, round_no),
    FOREIGN KEY (game_id, after_move) REFERENCES moves ON DELETE CASCADE,
    CHECK (shooter IS NULL OR shooter = queen),
    CHECK (south + west + north + east IN (26, 16)
        OR (shooter IS NOT NULL AND south + west + north + east IN (78, 68, -26, -36)))
) WITHOUT ROWID;
CREATE UNIQUE INDEX rounds_by_move ON rounds (game_id, after_move);

CREATE TABLE assists (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id  INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    round_no INTEGER NOT NULL CHECK (round_no >= 1),
    kind     TEXT NOT NULL CHECK (kind IN ('undo', 'hint')),
    number   INTEGER NOT NULL CHECK (number >= 0),
    noted    TEXT NOT NULL
);
CREATE INDEX assists_by_game ON assists (game_id, round_no);

CREATE TRIGGER assists_are_not_changed BEFORE UPDATE ON assists
BEGIN SELECT RAISE(ABORT, 'assists are only added'); END;

CREATE TRIGGER assists_are_not_removed BEFORE DELETE ON assists
WHEN EXISTS (SELECT 1 FROM games WHERE id = OLD.game_id)
BEGIN SELECT RAISE(ABORT, 'assists are only added'); END;

CREATE VIEW scores AS
          SELECT game_id, round_no, 0 AS seat, south AS score, shooter, queen, jack FROM rounds
UNION ALL SELECT game_id, round_no, 1, west, shooter, queen, jack FROM rounds
UNION ALL SELECT game_id, round_no, 2, north, shooter, queen, jack FROM rounds
UNION ALL SELECT game_id, round_no, 3, east, shooter, queen, jack FROM rounds;

CREATE VIEW finals AS
SELECT game_id, seat, sum(score) AS total, rank() OVER (PARTITION BY game_id ORDER BY sum(score)) AS place
FROM scores JOIN games ON games.id = game_id
WHERE state = 'finished'
GROUP BY game_id, seat;
"""

MIGRATIONS: Final[tuple[str, ...]] = (_VERSION_1,)
"""The script that leads to version 1, to version 2 … None is ever changed once it has been published."""

VERSION: Final = len(MIGRATIONS)
HIGHEST_VERSION: Final = 255
"""No program will be so new; a higher version in a file is damage."""


class NewerSchemaError(Exception):
    """The file is a newer version's and must not be touched."""


class ForeignSchemaError(Exception):
    """The file is a database, but not one of stored games."""


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring the tables to the newest version, each step whole or not at all; raise what ``stored_version`` raises."""
    version = stored_version(connection, len(migrations))
    for number, script in enumerate(migrations[version:], version + 1):
        mark = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number}"
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {script}; {mark}; COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if stored_version(connection, len(migrations)) < number:  # otherwise another start has just done it
                raise


def stored_version(connection: sqlite3.Connection, newest: int = VERSION) -> int:
    """Return the version of the tables, 0 where there are none.

    Raise NewerSchemaError or ForeignSchemaError for a file that is not for this version.
    """
    application = _pragma(connection, "application_id")
    version = _pragma(connection, "user_version")
    is_empty = _pragma(connection, "schema_version") == 0
    is_ours = application == APPLICATION_ID and 0 < version <= HIGHEST_VERSION
    if not is_ours and not is_empty:
        raise ForeignSchemaError(f"application {application:#x}, version {version}")
    if is_ours and version > newest:
        raise NewerSchemaError(f"version {version}, this program knows {newest}")
    return version if is_ours else 0


def definitions(connection: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Return what the tables, views, triggers and indices are, word for word."""
    return frozenset(connection.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"))


def usual_definitions() -> frozenset[tuple[str, ...]]:
    """Return the definitions that a file of this version has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        return definitions(connection)


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])

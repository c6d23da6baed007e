"""What is said when the program itself fails, and the report that is kept of it: nothing in it names the person."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from hearts.core.record import Record
from hearts.core.seats import SEATS
from hearts.store.settings import Settings, to_dict
from hearts.text.language import Message

TITLE = Message("Hearts has to close")
KEPT = Message("Something in the program failed. Your game is saved up to your last move.")
NOT_KEPT = Message("Something in the program failed. Your last moves could not be saved.")
GO_ON = Message("Start Hearts again to go on. A report of what happened was kept:")
NO_REPORT = Message("Start Hearts again to go on. A report of what happened could not be kept.")
SHOW = Message("Show the report")
CLOSE = Message("Close")
FOR_TERMINAL = Message("hearts: the program failed; a report was kept in {path}")
FOR_TERMINAL_ALONE = Message("hearts: the program failed: {error}")
STEPPED_BACK = Message("Hearts failed twice at the same move, so the game goes on before it.")
NOT_GONE_ON_WITH = Message("Hearts failed again and again in your game, so it waits. New game gives it up.")
PRIVATE: Final = frozenset({"player_name", "west_name", "north_name", "east_name"})


def report(
    error: BaseException, version: str, system: Mapping[str, str], settings: Settings, record: Record | None
) -> str:
    """Return the report of *error*, in which the folders of the person's are ``~`` and players are called by seat."""
    import traceback  # noqa: PLC0415  no start waits for what is hardly ever needed

    chosen = {name: value for name, value in to_dict(settings).items() if name not in PRIVATE}
    parts = {
        "System": _called_by_option("\n".join(f"{name}: {value}" for name, value in system.items()), settings),
        "Settings": json.dumps(chosen, indent=1),
        "Record": "no game" if record is None else str(_without_names(record)),
        "What failed": _called_by_option("".join(traceback.format_exception(error)), settings),
    }
    whole = "\n\n".join(f"{title}\n{'-' * len(title)}\n{part.rstrip()}" for title, part in parts.items())
    return f"Hearts {version}\n\n{_without_home(whole)}\n"


def for_terminal(error: BaseException, path: Path | None) -> str:
    """Return the sentence for where there is no window."""
    if path is None:
        return FOR_TERMINAL_ALONE(error=repr(error))
    return FOR_TERMINAL(path=path)


def _without_names(record: Record) -> Record:
    south, west, north, east = (replace(record.players[seat], name=seat.name.title()) for seat in SEATS)
    return replace(record, players=(south, west, north, east))


def _called_by_option(text: str, settings: Settings) -> str:
    """Call whoever is named in *text* by the option that holds the name."""
    for option in sorted(PRIVATE):
        name = getattr(settings, option)
        if len(name) > 1:
            text = text.replace(name, option)
    return text


def _without_home(text: str) -> str:
    try:
        home = str(Path.home())
    except (RuntimeError, OSError):
        return text
    return text.replace(home, "~") if len(home) > 1 else text

"""Wires everything together for what the command line asks for: the store, the thinker and the game at the table.

What shows them, ``window`` reads and wires; a saved game's cards are drawn beside that.
"""

import os
import sys
from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING

from hearts.ai.level import Level
from hearts.ai.thinker_at_need import ThinkerAtNeed
from hearts.core.game import Game
from hearts.core.seeds import SEED_LIMIT
from hearts.desktop.guard import Guard
from hearts.options import Size
from hearts.store.failures import Failed
from hearts.store.opening import open_store
from hearts.table.demo import Demo, play_on
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.text.score_sheet import score_sheet
from hearts.ui.card_sprite import painter_for
from hearts.ui.cards_ahead import CardsAhead
from hearts.ui.layout import table_layout
from hearts.wiring.start import Start, wanted_settings

if TYPE_CHECKING:
    from hearts.ai.thinker import Thinker

__all__ = ["Start", "run_evening"]


def run_evening(start: Start) -> int:
    """Play, or show a demo, until somebody leaves; return the exit status."""
    guard = Guard(start.folder)
    is_demo = start.options.demo
    thinker = ThinkerAtNeed(_thinker)
    session: Session | None = None
    try:
        session = _open_session(start, thinker)
        if is_demo:
            return _show_demo(start, session)
        guard.begin(session)
        status = _show_game(start, session, guard.last, thinker)
        guard.ended_well()
    except Exception as error:  # noqa: BLE001  whatever it is, the person is told and nothing is lost
        if start.window is not None:
            start.window.destroy()  # or it would stay as long as what failed is looked at
        return guard.failed(error, session, has_window=start.window is not None, is_demo=is_demo)
    else:
        return status
    finally:
        if session is not None:
            session.close()
        guard.end()


def _open_session(start: Start, thinker: ThinkerAtNeed) -> Session:
    opened = open_store(start.folder)
    session = Session(
        opened.store,
        start.settings_file,
        start.loaded.settings,
        thinker,
        lambda: SystemRandom().randrange(SEED_LIMIT),
        (*start.loaded.notes, *opened.notes),
    )
    if start.options.speed is not None:
        session.use(replace(session.settings, speed=start.options.speed))
    if start.options.language is not None:
        session.use(replace(session.settings, language=start.options.language))
    return session


def _thinker() -> "Thinker":
    from hearts.ai.thinker_process import ProcessThinker  # noqa: PLC0415  later than the first picture of the table

    return ProcessThinker()


def _show_game(start: Start, session: Session, failed: Failed | None, thinker: ThinkerAtNeed) -> int:
    """Show the person's game, if there is one to go on with; its cards are drawn while all that shows them is read."""
    host = None if failed is not None and failed.is_endless else session.resume()
    ahead = None if host is None or start.window is None else _cards_ahead(start, host.game, start.window.size)
    from hearts.wiring.window import show_game  # noqa: PLC0415  see above

    return show_game(start, session, host, failed, ahead, thinker.begin)


def _cards_ahead(start: Start, game: Game, size: Size) -> CardsAhead:
    settings = start.loaded.settings
    return CardsAhead(painter_for(start.assets, settings, hasty=True), table_layout(*size, settings.ui_scale), game)


def _show_demo(start: Start, session: Session) -> int:
    options = start.options
    wanted = wanted_settings(session.settings, options)
    demo = Demo(session, Level(wanted.level), wanted.rules, options.seed, options.games, options.rounds)
    try:
        if start.window is None:
            return _play_without_window(demo)
        from hearts.wiring.window import show_demo  # noqa: PLC0415  see above

        return show_demo(start, session, demo, _report)
    finally:
        demo.host.leave()


def _play_without_window(demo: Demo) -> int:
    """Play one game, or as many games or rounds as were asked for."""
    while True:
        while not demo.game_ended:
            play_on(demo.host, demo.session)
        _report(demo.host)
        if demo.is_over or demo.is_endless:
            return 0
        demo.begin()


def _report(host: Host) -> None:
    try:
        print(score_sheet(host.record, host.game), flush=True)  # noqa: T201
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  nobody reads any more

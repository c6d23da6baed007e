"""Shows a game in the window until somebody leaves: screens, sounds and loop; read while its cards are drawn."""

import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

import pygame

from hearts import text
from hearts.core.cards import Card
from hearts.desktop.rehearsal import steps_back
from hearts.options import Options, Size
from hearts.resources import assets_folder
from hearts.store.failures import Failed
from hearts.store.settings import Settings
from hearts.table.demo import Demo
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.text import failure, notes
from hearts.ui.audio import Sounds
from hearts.ui.card_sprite import CardPainter
from hearts.ui.cards_ahead import CardsAhead, held_cards
from hearts.ui.layout import Pose
from hearts.ui.loop import Loop
from hearts.ui.mixer import Mixer
from hearts.ui.motion import NOTE_SECONDS
from hearts.ui.screen import Desk
from hearts.ui.screens.sheets_at_need import SheetsAtNeed
from hearts.ui.screens.table import TableScreen
from hearts.ui.speech import Narrator
from hearts.ui.stack import ScreenStack
from hearts.ui.system_languages import system_languages
from hearts.ui.system_memory import give_back
from hearts.ui.system_speech import SystemSpeech
from hearts.ui.table_state import Line
from hearts.ui.window_state import WindowState
from hearts.wiring.start import Start, wanted_settings

ICON_SIZE = 128

Errand = Callable[[], object]


def show_game(
    start: Start,
    session: Session,
    host: Host | None,
    failed: Failed | None,
    ahead: CardsAhead | None,
    *errands: Errand,
) -> int:
    """Show the person's game or the first screen; *errands* are done once what is shown first is."""
    state = _window(start)
    desk = _desk(start, session, state.window.size, None if ahead is None else ahead.painter())
    stack = first_screens(desk, session, start.options, host, failed)
    loop = Loop(state.window, desk, stack, is_called=start.lock.is_called, state=state)
    _run(loop, desk, stack, *errands)
    _keep_window(session, state, desk, start.options)
    return _keep_picture(loop, start.options)


def show_demo(start: Start, session: Session, demo: Demo, report: Callable[[Host], None]) -> int:
    """Show *demo*, each game of which is told to *report* as it ends."""
    from hearts.ui.screens.demo_sheets import DemoSheets  # noqa: PLC0415  a person's game needs none of it

    state = _window(start)
    desk = _desk(start, session, state.window.size)
    stack = ScreenStack(DemoSheets(desk, session, demo, report).table())
    loop = Loop(state.window, desk, stack, state=state)
    _run(loop, desk, stack)
    return _keep_picture(loop, start.options)


def _window(start: Start) -> WindowState:
    if start.state is None:
        raise ValueError("there is no window to show anything in")
    start.state.window.set_icon(start.assets.app_icon(ICON_SIZE))
    pygame.display.set_allow_screensaver(True)
    return start.state


def _desk(start: Start, session: Session, size: Size, painter: CardPainter | None = None) -> Desk:
    audio, narrator = Sounds(Mixer(assets_folder() / "sounds")), Narrator(SystemSpeech())
    return Desk(start.assets, size, session.settings, audio, narrator, system_languages(), painter)


def _run(loop: Loop, desk: Desk, stack: ScreenStack, *errands: Errand) -> None:
    """Run *loop*: the first pictures are drawn in haste, and what that leaves undone is done in calm moments."""
    desk.painter.hasty = True
    # the cards to be sharpened are those that are held then: a new game's are dealt first
    sharpen = partial(_insert, loop.errands, partial(sharpening, desk, stack))
    loop.errands.extend((sharpen, *errands, _read_sheets, give_back))
    _leave_with_the_desktop()
    try:
        loop.run()
    finally:
        desk.audio.close()


def _insert(errands: deque[Errand], more: Callable[[], Iterable[Errand]]) -> None:
    errands.extendleft(reversed([*more()]))


def sharpening(desk: Desk, stack: ScreenStack) -> Iterator[Errand]:
    """Yield what makes the cards held now as sharp as they can be, bit by bit, and shows them so."""
    if isinstance(stack.top, TableScreen):
        hand, *backs = held_cards(desk.layout, stack.top.host.game)
        for cards in (*((card,) for card in hand), *backs):
            yield partial(_sharpen, desk.painter, cards)

    def show() -> None:
        desk.painter.take_time()
        stack.refresh()

    yield show


def _sharpen(painter: CardPainter, cards: Iterable[tuple[Card | None, Pose]]) -> None:
    for card, pose in cards:
        painter.sharpen(card, pose)


def _read_sheets() -> None:
    """Read what the first sheet needs."""
    import hearts.ui.screens.table_sheets  # noqa: F401, PLC0415  later than the first picture of the table


def _leave_with_the_desktop() -> None:
    """Leave as by the window's cross where the session ends or the terminal closes; SDL does so for other signals."""
    hang_up = getattr(signal, "SIGHUP", None)  # not on Windows
    if hang_up is not None and signal.getsignal(hang_up) is signal.SIG_DFL:
        signal.signal(hang_up, lambda *_: pygame.event.post(pygame.Event(pygame.QUIT)))


def _keep_window(session: Session, state: WindowState, desk: Desk, options: Options) -> None:
    """Keep what the person has made of the window; a size asked for on the command line is for this run alone."""
    state.settle()
    settings = replace(session.settings, muted=desk.settings.muted)
    settings = replace(settings, fullscreen=state.is_full, maximised=state.is_maximised)
    if options.size is None or state.frame.size != options.size:
        settings = replace(settings, window_size=state.frame.size, window_place=state.frame.place)
    session.change(settings)


def first_screens(
    desk: Desk, session: Session, options: Options, host: Host | None, failed: Failed | None = None
) -> ScreenStack:
    """Return the table of the game in progress, *host*'s, or of the one the options ask for, else the first screen.

    Ask before what the options say ends a game.
    """
    sheets = SheetsAtNeed(desk, session)
    wanted = wanted_settings(session.settings, options)
    if failed is not None and failed.is_endless:
        return ScreenStack(sheets.sheets.home(notice=failure.NOT_GONE_ON_WITH()))
    stepped_back = host is not None and steps_back(sheets, host, failed, desk.size)
    if host is None and not options.starts_game:
        note = session.next_note()
        return ScreenStack(sheets.sheets.home(notice="" if note is None else notes.note_line(note)))
    if host is None:
        sheets.sheets.use(wanted)
        table = sheets.table(session.begin(options.seed))
        stack = ScreenStack(table)
    else:
        table = sheets.table(host)
        table.state.line = Line(text.GAME_GOES_ON(), NOTE_SECONDS) if host.has_decisions else None
        stack = ScreenStack(table)
        if _differs(host, wanted, options):
            stack.apply(sheets.sheets.ask_to_end(host, lambda: sheets.sheets.begin(wanted, options.seed)))
    if stepped_back:
        table.state.line = Line(failure.STEPPED_BACK(), NOTE_SECONDS, is_warning=True)
    elif (note := session.next_note()) is not None:
        table.state.line = Line(notes.note_line(note), NOTE_SECONDS, is_warning=True)
    table.refresh()
    return stack


def _differs(host: Host, wanted: Settings, options: Options) -> bool:
    record = host.record
    return (
        (options.seed is not None and options.seed != record.seed)
        or (options.level is not None and wanted.level not in {player.level for player in record.players})
        or (options.length is not None and wanted.rules.target != record.rules.target)
    )


def _keep_picture(loop: Loop, options: Options) -> int:
    if options.screenshot is None:
        return 0
    try:
        pygame.image.save(loop.picture(), options.screenshot)
    except (OSError, pygame.error) as refused:
        print(notes.no_screenshot(options.screenshot, str(refused)), file=sys.stderr)  # noqa: T201
        return 1
    return 0

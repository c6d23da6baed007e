"""What lies over the table: which sheet a control opens, what comes after a round, and how a new game begins."""

from collections.abc import Callable
from dataclasses import replace

from hearts import text
from hearts.core.game import Over
from hearts.core.seats import Seat
from hearts.store.notes import StoreError
from hearts.store.settings import Settings, ShowPoints
from hearts.store.statistics import statistics
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.text import sheets as sheet_text
from hearts.ui.screen import Change, Desk, Pop, Push, Reset
from hearts.ui.screens.about import about
from hearts.ui.screens.confirm import confirm
from hearts.ui.screens.game_over import game_over
from hearts.ui.screens.home import HomeScreen
from hearts.ui.screens.home_doors import HomeDoors
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.last_trick import last_trick
from hearts.ui.screens.moon import MoonScreen
from hearts.ui.screens.moon_choice import moon_choice
from hearts.ui.screens.scores import round_summary, score_sheet
from hearts.ui.screens.settings import InProgress, Ways, settings_sheet
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.statistics import statistics_sheet
from hearts.ui.screens.table import TableScreen
from hearts.ui.table_view import points_this_round


class Sheets:
    """Opens sheets over the person's table."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self._desk = desk
        self._session = session

    def table(self, host: Host) -> TableScreen:
        """Return the table for *host*'s game."""
        return TableScreen(self._desk, self._session, host, self)

    def begin(self, settings: Settings | None = None, seed: int | None = None) -> Change:
        """Begin a new game, under *settings* if given, at a fresh table."""
        if settings is not None:
            self.apply(settings)
        return Reset(self.table(self._session.begin(seed)))

    def apply(self, settings: Settings) -> None:
        """Take *settings*; the window follows them at its next frame."""
        self._session.change(settings)
        self._desk.settings = self._session.settings

    def use(self, settings: Settings) -> None:
        """Take *settings* for this run, without keeping them."""
        self._session.use(settings)
        self._desk.settings = settings

    def open(self, name: str, table: TableScreen) -> Change | None:
        """Open what the control *name* of *table* stands for."""
        game = table.host.game
        match name:
            case "menu":
                return Push(self.menu(table.host, self._ways(table.host)))
            case "scores":
                return Push(self._scores(table))
            case "last":
                return Push(last_trick(self._desk, game, table.names))
            case "help":
                return Push(how_to_play(self._desk, game.rules))
            case "new":
                return self.ask_to_end(table.host, self.begin)
            case _:
                return None

    def home(self, host: Host | None = None, notice: str = "") -> HomeScreen:
        """Return the first screen, over the table of *host*'s game where there is one."""
        return HomeScreen(self._desk, HomeDoors(self._desk, self._session, self, host, notice))

    def after_round(self, table: TableScreen) -> Change | None:
        """Celebrate a moon, then open the summary of the round just scored, or the end of the game."""
        game = table.host.game
        scored = game.rounds[-1]
        is_told = scored.shooter is None or (scored.choice is not None and scored.shooter in table.host.record.people)
        if is_told:  # a person who chose what the moon does has just been told of it
            return self._after_moon(table)
        return Push(
            MoonScreen(self._desk, game, table.names, table.host.record.people, lambda: self._after_moon(table))
        )

    def _after_moon(self, table: TableScreen) -> Change:
        host = table.host
        if not isinstance(host.game.stage, Over):
            return Push(round_summary(self._desk, host.record, host.game, table.names))
        return Push(
            game_over(
                self._desk,
                host.record,
                host.game,
                table.names,
                self._record_line(host),
                new_game=self.begin,
                on_close=lambda: self._go_home(host),
            )
        )

    def moon_choice(self, table: TableScreen) -> Change | None:
        """Ask the person what the moon they shot does."""
        return Push(moon_choice(self._desk, table.host.game, table.names, table.moves.choose_moon))

    def in_progress(self, host: Host) -> InProgress | None:
        """Return what would end with *host*'s game, or None where the person has decided nothing in it yet."""
        if isinstance(host.game.stage, Over) or not host.has_decisions:
            return None
        return InProgress(host.game.round_no, host.game.totals[Seat.SOUTH])

    def ask_to_end(self, host: Host, begin: Callable[[], Change]) -> Change:
        """Begin with *begin*, having asked first where that ends a game in progress."""
        going = self.in_progress(host)
        if going is None:
            return begin()
        body = sheet_text.new_game_question(going.round_no, going.points)
        return Push(
            confirm(
                self._desk,
                sheet_text.NEW_GAME_TITLE(),
                body,
                yes_label=sheet_text.START_NEW_GAME(),
                no_label=sheet_text.KEEP_PLAYING(),
                yes=begin,
            )
        )

    def menu(self, host: Host, ways: Ways) -> SheetScreen:
        """Return the settings while *host*'s game is at the table."""
        record = host.record
        # a change is one against the game at the table, which may not be what the settings would begin
        running = replace(self._session.settings, level=record.players[Seat.WEST].level, rules=record.rules)
        return settings_sheet(
            self._desk,
            running,
            self.in_progress(host),
            apply=self.apply,
            new_game=self.begin,
            ways=ways,
        )

    def _ways(self, host: Host) -> Ways:
        is_playing = not isinstance(host.game.stage, Over)
        return Ways(
            lambda: Push(statistics_sheet(self._desk, self._session.store, is_playing=is_playing)),
            lambda: Push(self.home(host)),
            lambda: Push(about(self._desk, self._session.store)),
        )

    def _go_home(self, host: Host) -> Change:
        """Leave the end of a game for the first screen; the table stays below it, to be looked at."""
        return Pop(lambda: Push(self.home(host)))

    def _scores(self, table: TableScreen) -> SheetScreen:
        game = table.host.game
        shown = self._desk.settings.show_points is not ShowPoints.OFF
        taken = points_this_round(game, table.state) if shown else None
        return score_sheet(self._desk, table.host.record, game, table.names, taken)

    def _record_line(self, host: Host) -> str:
        try:
            tally = statistics(self._session.store).levels[host.record.players[Seat.WEST].level]
        except (StoreError, KeyError):
            return ""
        return text.record_line(tally.all.wins, tally.all.games)

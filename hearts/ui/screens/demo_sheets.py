"""What lies over a demo's table: summaries that go on by themselves, and the next game."""

from collections.abc import Callable

from hearts.store.speed import Speed
from hearts.table.demo import Demo
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.ui.screen import Change, Desk, Pop, Push, Quit, Reset
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.last_trick import last_trick
from hearts.ui.screens.moon import MoonScreen
from hearts.ui.screens.scores import round_summary, score_sheet
from hearts.ui.screens.table import TableScreen
from hearts.ui.table_view import points_this_round

SUMMARY_SECONDS = {Speed.NORMAL: 4.0, Speed.FAST: 2.0}


class DemoSheets:
    """Opens sheets over a demo's table; *report* hears of each game that is done."""

    def __init__(self, desk: Desk, session: Session, demo: Demo, report: Callable[[Host], None]) -> None:
        self._desk = desk
        self._session = session
        self._demo = demo
        self._report = report

    def table(self) -> TableScreen:
        """Return the table for the demo's present game."""
        return TableScreen(self._desk, self._session, self._demo.host, self)

    def open(self, name: str, table: TableScreen) -> Change | None:
        """Open what can be read; there is nothing to decide."""
        game = table.host.game
        match name:
            case "scores":
                taken = points_this_round(game, table.state)
                return Push(score_sheet(self._desk, table.host.record, game, table.names, taken))
            case "last":
                return Push(last_trick(self._desk, game, table.names))
            case "help" | "menu":
                return Push(how_to_play(self._desk, game.rules))
            case _:
                return None

    def after_round(self, table: TableScreen) -> Change | None:
        """Show the summary for a while, then go on, to the next game or out."""
        seconds = SUMMARY_SECONDS.get(self._desk.settings.speed)
        if seconds is None:
            return self._go_on()
        game = table.host.game
        if game.rounds[-1].shooter is None:
            return self._summary(table, seconds)
        people = table.host.record.people
        return Push(
            MoonScreen(self._desk, game, table.names, people, lambda: self._summary(table, seconds), seconds / 2)
        )

    def moon_choice(self, table: TableScreen) -> Change | None:
        """Ask nobody: computers decide."""

    def _summary(self, table: TableScreen, seconds: float) -> Change:
        host = table.host
        return Push(
            round_summary(
                self._desk,
                host.record,
                host.game,
                table.names,
                on_close=lambda: Pop(self._go_on),
                auto_close=seconds,
            )
        )

    def _go_on(self) -> Change | None:
        if not self._demo.game_ended:
            return None
        self._report(self._demo.host)
        if self._demo.is_over:
            return Quit()
        self._demo.begin()
        return Reset(self.table())

"""Where the first screen leads: to the table below it, to a new game, and to the sheets that need no table."""

from typing import TYPE_CHECKING

from hearts.core.game import Over
from hearts.core.rules import Rules
from hearts.core.seats import Seat
from hearts.table.host import Host
from hearts.table.session import Session
from hearts.ui.screen import Change, Desk, Pop, Push
from hearts.ui.screens.about import about
from hearts.ui.screens.home import ABOUT, GO_ON, HELP, LAST, NEW, SETTINGS, STATISTICS, Greeting
from hearts.ui.screens.how_to_play import how_to_play
from hearts.ui.screens.settings import Ways, settings_sheet
from hearts.ui.screens.statistics import statistics_sheet

if TYPE_CHECKING:
    from hearts.ui.screens.table_sheets import Sheets


class HomeDoors:
    """The ways from the first screen; *host* is the game at the table that it lies over, if it lies over one."""

    def __init__(self, desk: Desk, session: Session, sheets: "Sheets", host: Host | None, notice: str = "") -> None:
        self._desk = desk
        self._session = session
        self._sheets = sheets
        self._host = host
        self._notice = notice

    def greeting(self) -> Greeting:
        """Tell of the game in progress, otherwise of the next one."""
        host, settings = self._going, self._session.settings
        if host is None:
            finished = self._host is not None
            return Greeting(settings.level, settings.rules.target, has_finished=finished, notice=self._notice)
        level = host.record.players[Seat.WEST].level
        return Greeting(level, host.record.rules.target, host.game.round_no, notice=self._notice)

    def enter(self, name: str) -> Change | None:  # noqa: PLR0911  one way out for each door
        """Open what the control *name* stands for."""
        match name:
            case _ if name in (GO_ON, LAST):
                return Pop() if self._host is not None else None
            case _ if name == NEW:
                return self._begin()
            case _ if name == HELP:
                return Push(how_to_play(self._desk, self._rules))
            case _ if name == STATISTICS:
                return self._statistics()
            case _ if name == SETTINGS:
                return self._settings()
            case _ if name == ABOUT:
                return Push(about(self._desk, self._session.store))
            case _:
                return None

    @property
    def _going(self) -> Host | None:
        """The game in progress, if there is one."""
        return None if self._host is None or isinstance(self._host.game.stage, Over) else self._host

    @property
    def _rules(self) -> Rules:
        return self._session.settings.rules if self._going is None else self._going.record.rules

    def _begin(self) -> Change:
        host = self._going
        return self._sheets.begin() if host is None else self._sheets.ask_to_end(host, self._sheets.begin)

    def _statistics(self) -> Change:
        return Push(statistics_sheet(self._desk, self._session.store, is_playing=self._going is not None))

    def _settings(self) -> Change:
        host = self._going
        ways = Ways(statistics=self._statistics, keeps_rules=host is None)
        if host is not None:
            return Push(self._sheets.menu(host, ways))
        settings = self._session.settings
        sheets = self._sheets
        return Push(settings_sheet(self._desk, settings, None, apply=sheets.apply, new_game=sheets.begin, ways=ways))

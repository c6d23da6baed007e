"""Hints at one table: asked for, thought of ahead once one has been given, and shown at the cards and in words."""

from typing import TYPE_CHECKING

from hearts import text
from hearts.core.game import Passing, Playing
from hearts.core.moves import Pass
from hearts.core.rules import CARDS_PASSED
from hearts.core.seat_view import view_of
from hearts.ui.sounds import Sound
from hearts.ui.status_lines import status_pages
from hearts.ui.table_state import Line
from hearts.ui.table_status import ME, said_names

if TYPE_CHECKING:
    from hearts.ai.lessons import Lesson
    from hearts.ai.thinker import Answer
    from hearts.core.cards import Card
    from hearts.ui.screens.table import TableScreen

ICON = "hint"


class TableHints:
    """Gives hints at one table; asked for again while one is shown, it goes on to the next part of the words."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._was_given = False
        self._is_due = False
        """One was wanted before the person could pass; it is asked for once they can."""
        self._words = ""
        self._pages: list[str] = []
        self._mine: tuple[Card, ...] = ()

    @property
    def can_be_asked(self) -> bool:
        """Whether there is a hint to wait for; in the passing already before the computers have chosen."""
        host = self._table.host
        match host.game.stage:
            case Passing(waiting=waiting):
                return ME in waiting and ME in host.record.people
            case Playing():
                return self._table.is_asked
            case _:
                return False

    @property
    def is_awaited(self) -> bool:
        """Whether the person waits for a hint."""
        return self._is_due or self._table.asking.is_awaited

    def ask(self) -> None:
        """Ask what a good player would do, and why; it is shown as soon as the answer is there."""
        table = self._table
        if not self.can_be_asked:
            table.say(text.NOTHING_TO_HINT())
            return
        self._is_due = not table.is_asked
        if self._is_due:
            self._say_it_comes()
            return
        if self._turn_page():
            return
        chosen = table.state.chosen
        table.state.clear_input()
        table.state.chosen = chosen  # they are compared with those advised
        self._mine = chosen if len(chosen) == CARDS_PASSED else ()
        table.asking.for_hint(ME, table.session.hint_level, self._mine)
        if not self.show():
            self._say_it_comes()

    def turn_comes(self) -> None:
        """Ask for the hint that was wanted before its turn."""
        if self._is_due:
            self.ask()

    def let_go(self) -> None:
        """Wait no longer for a hint that has not come: the person does something else."""
        if self.is_awaited:
            self._is_due = False
            self._table.asking.let_go()
            self._table.state.line = None
            self._table.refresh()

    def show(self) -> bool:
        """Show the hint that was asked for, if it has come."""
        answer = self._table.asking.hint()
        if answer is None:
            return False
        self._show(answer)
        return True

    def think_ahead(self) -> None:
        """Let a hint be thought of before it is asked for, in games in which hints are used."""
        if self._was_given and isinstance(self._table.host.game.stage, Passing | Playing):
            self._table.asking.ahead(ME, self._table.session.hint_level)

    def _say_it_comes(self) -> None:
        self._table.state.line = Line(text.HINT_COMES(), icon=ICON)
        self._table.refresh()

    def _show(self, answer: "Answer") -> None:
        from hearts.ai.lessons import lesson_of  # noqa: PLC0415  no table waits for what a hint needs

        table, state = self._table, self._table.state
        lesson = lesson_of(view_of(table.host.game, ME), answer.advice, answer.weighed, self._mine)
        if lesson is None:
            return
        self._was_given = True
        table.host.note_hint()
        table.sounds.play(Sound.HINT)
        state.hinted = lesson.move.cards if isinstance(lesson.move, Pass) else (lesson.move.card,)
        state.expected = {one.card: one.points for one in lesson.weighed}
        state.line = self._line(lesson)
        table.note_saving()
        table.refresh()

    def _line(self, lesson: "Lesson") -> Line:
        from hearts.text import lessons  # noqa: PLC0415  see above

        self._words = " ".join(lessons.sentences(lesson, said_names(self._table.names)))
        self._break_words()
        return Line(self._pages[0], icon=ICON, spoken=self._words)

    def fit(self) -> None:
        """Break what is shown anew, as a new size of the window asks."""
        if self._shown_page is not None:
            self._break_words()
            self._table.state.line = Line(self._pages[0], icon=ICON, spoken="")

    @property
    def _shown_page(self) -> int | None:
        line = self._table.state.line
        return self._pages.index(line.text) if line is not None and line.text in self._pages else None

    def _break_words(self) -> None:
        self._pages = status_pages(self._table.desk.ruler, self._words, has_icon=True)

    def _turn_page(self) -> bool:
        """Go on to the next part of what is shown, if it has several."""
        page = self._shown_page
        if page is None or len(self._pages) == 1:
            return False
        self._table.state.line = Line(self._pages[(page + 1) % len(self._pages)], icon=ICON, spoken="")
        self._table.refresh()
        return True

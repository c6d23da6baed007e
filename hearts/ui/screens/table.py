"""The table: a game on the screen, whose cards follow the view; turns, moves, input and hints have their own files."""

import pygame

from hearts import text
from hearts.core.game import Playing
from hearts.store.speed import Speed
from hearts.table.asking import Asking
from hearts.table.flow import AskPerson, Step
from hearts.table.host import Host
from hearts.table.names import shown_names
from hearts.table.session import Session
from hearts.text.language import spoken_language
from hearts.text.notes import note_line
from hearts.ui.decisions import Decisions
from hearts.ui.flourishes import Flourishes
from hearts.ui.motion import NOTE_SECONDS, REASON_SECONDS
from hearts.ui.pace import Pace
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.over_table import TableSheets
from hearts.ui.screens.table_hints import TableHints
from hearts.ui.screens.table_input import TableInput
from hearts.ui.screens.table_moves import TableMoves
from hearts.ui.screens.table_turns import TableTurns
from hearts.ui.speech import Told
from hearts.ui.staging import Key, Staging, Target
from hearts.ui.table_moment import glow_at, moment_of
from hearts.ui.table_picture import draw_table
from hearts.ui.table_sounds import TableSounds
from hearts.ui.table_state import Line, TableState
from hearts.ui.table_targets import targets_of
from hearts.ui.table_told import told_of
from hearts.ui.table_view import TableView, table_view
from hearts.ui.troupe import Troupe


class TableScreen:
    """One game on the screen; *sheets* opens what lies over it."""

    is_overlay = False

    def __init__(self, desk: Desk, session: Session, host: Host, sheets: TableSheets) -> None:
        self.desk = desk
        self.session = session
        self.host = host
        self.sheets = sheets
        self.state = TableState()
        self._language = spoken_language()
        self.names = shown_names(host.record, desk.settings, text.usual_name)
        self.decisions = Decisions(self.state, self.names)
        self.troupe = Troupe()
        self.flourishes = Flourishes()
        self.sounds = TableSounds(desk, host.record.people)
        self.pace = Pace()
        self.input = TableInput(self)
        self.asking = Asking(host, session.thinker)
        self.hints = TableHints(self)
        self.turns = TableTurns(self)
        self.moves = TableMoves(self)
        self._age = 0.0
        self._was_saved = True
        self._dirty = True
        self.view = self.make_view()
        self.resize()

    # ── what is so ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def step(self) -> Step:
        """What the table waits for now."""
        return self.turns.step

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the person."""
        return isinstance(self.step, AskPerson)

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing happens here until the person does something."""
        is_still = self.troupe.is_still and self.flourishes.is_still and self.state.shaken is None
        is_said = self.state.line is None or self.state.line.seconds is None
        is_waiting = self.is_asked or not self._runs_on
        return is_waiting and is_still and is_said and not self.hints.is_awaited

    @property
    def trick_is_held(self) -> bool:
        """Whether the finished trick keeps the table waiting; at Instant it only lies there when the person leads."""
        if self.state.trick is None:
            return False
        stage = self.host.game.stage
        is_persons = isinstance(stage, Playing) and stage.turn in self.host.record.people
        return not (is_persons and self.desk.settings.speed is Speed.INSTANT)

    @property
    def was_shown(self) -> bool:
        """Whether time has passed since the first picture, which waits for nobody who plays."""
        return self._age > 0

    @property
    def _runs_on(self) -> bool:
        """Whether pauses pass: not while a person looks elsewhere."""
        return self.desk.has_focus or not self.host.record.people

    @property
    def is_dirty(self) -> bool:
        """Whether what was drawn last no longer holds."""
        return self._dirty

    def drawn(self) -> None:
        """Note that the present state has been drawn."""
        self._dirty = False

    # ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def update(self, dt: float) -> Change | None:
        """Let *dt* seconds pass and take whatever steps are due."""
        self._pass_time(dt)
        change = self.turns.take_due()
        if change is not None:
            self.input.cancel_drag()  # whatever opens now gets the release
        return change

    def _pass_time(self, dt: float) -> None:
        self._age += dt
        if not self.troupe.is_moving and self._runs_on:
            self.pace.update(dt)
        was_still = self.troupe.is_still
        self.troupe.update(dt)
        self.sounds.follow(self.state, self.troupe.take_landings())
        self._dirty |= self.flourishes.update(dt, self.desk.timing, is_moving=self.troupe.is_moving)
        if not was_still:
            self._dirty = True
            if not self.troupe.is_moving:
                self.refresh()
        if self.state.hinted or self.state.thinking is not None or self.hints.is_awaited:
            self.refresh()
        if self.state.pass_line_time(dt):
            self.refresh()
        if self.state.line is None and (note := self.session.next_note()) is not None:
            self.state.line = Line(note_line(note), NOTE_SECONDS, is_warning=True)
            self.refresh()
        self._dirty |= self.state.pass_shake_time(dt, self.desk.timing.shake)
        self.input.update(dt)

    # ── what is said ─────────────────────────────────────────────────────────────────────────────────────────────

    def note_saving(self) -> None:
        """Say once that the game is no longer kept."""
        self.session.save_settings()
        if self.session.take_unsaved():
            self.state.line = Line(text.SETTINGS_NOT_SAVED(), REASON_SECONDS, is_warning=True)
        if self._was_saved and not self.host.is_saved:
            self.state.line = Line(text.NOT_SAVED(), REASON_SECONDS, is_warning=True)
        self._was_saved = self.host.is_saved

    def hint(self) -> None:
        """Ask what a good player would do, and why."""
        self.hints.ask()

    def say(self, line: str) -> None:
        """Say *line* for a while."""
        self.state.line = Line(line, REASON_SECONDS)
        self.refresh()

    # ── the picture ──────────────────────────────────────────────────────────────────────────────────────────────

    def handle(self, event: pygame.Event) -> Change | None:
        """Take one event."""
        return self.input.handle(event)

    def refresh(self, staging: Staging | None = None) -> None:
        """Let the cards follow what should be seen now, the way *staging* says."""
        self.names.update(shown_names(self.host.record, self.desk.settings, text.usual_name))
        self.view = self.make_view()
        if self.desk.keyboard:
            self.input.focus.keep()
            self.view = self.make_view()
        staging = Staging(self.desk.layout, self.desk.timing) if staging is None else staging
        self.troupe.follow(self._targets(), staging)
        self._dirty = True

    def resize(self) -> None:
        """Follow a change of the desk: what moves arrives, and everything is laid out anew."""
        self.input.cancel_drag()
        self.hints.fit()
        if self._language != spoken_language():
            self._language = spoken_language()
            self.state.line = None  # it was said in another language
        self.view = self.make_view()
        self.troupe.place(self._targets())
        self._dirty = True

    def told(self) -> Told:
        """Return what there is to tell whoever listens."""
        return told_of(self.host.game, self.state, self.view, self.names, keyboard=self.desk.keyboard)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table."""
        moment = moment_of(self.state, self._age, self.desk, self.flourishes.accents)
        draw_table(surface, self.desk, self.flourishes.shown(self.view), self.troupe, moment)

    def _targets(self) -> dict[Key, Target]:
        glow = glow_at(self._age, self.desk)
        return targets_of(self.view, self.desk.layout, glow=glow, pointer=self.input.drag_point)

    def make_view(self) -> TableView:
        """Return what should be seen now."""
        return table_view(
            self.host.game,
            self.state,
            self.desk.settings,
            self.names,
            can_undo=self.host.can_undo,
            can_hint=self.hints.can_be_asked,
            is_asked=self.is_asked,
            keyboard=self.desk.keyboard,
            is_hint_awaited=self.hints.is_awaited,
        )

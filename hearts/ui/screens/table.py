"""The table: it waits for what the flow says, turns input into decisions, and lets the cards follow the view."""

from dataclasses import replace

import pygame

from hearts import text
from hearts.core.cards import Card
from hearts.core.cues import Cue
from hearts.core.game import Playing, Scoring
from hearts.core.moves import MoonChoice, Move, Play, Score
from hearts.core.seats import Seat
from hearts.store.speed import Speed
from hearts.table.asking import Asking
from hearts.table.flow import (
    AskComputer,
    AskPerson,
    DealCards,
    HoldTrick,
    ShowScores,
    Step,
    next_step,
)
from hearts.table.host import Host
from hearts.table.names import shown_names
from hearts.table.session import Session
from hearts.text.language import spoken_language
from hearts.text.notes import note_line
from hearts.ui.decisions import Decisions
from hearts.ui.flourishes import Flourishes
from hearts.ui.motion import NOTE_SECONDS, REASON_SECONDS, THINKING_SHOWS_AFTER
from hearts.ui.pace import Pace
from hearts.ui.screen import Change, Desk
from hearts.ui.screens.over_table import TableSheets
from hearts.ui.screens.table_hints import TableHints
from hearts.ui.screens.table_input import TableInput
from hearts.ui.speech import Told
from hearts.ui.staging import Key, Staging, Target, collecting
from hearts.ui.table_moment import glow_at, moment_of
from hearts.ui.table_picture import draw_table
from hearts.ui.table_reaction import react
from hearts.ui.table_sounds import TableSounds
from hearts.ui.table_state import Line, TableState
from hearts.ui.table_targets import deal_order, targets_of
from hearts.ui.table_told import told_of
from hearts.ui.table_view import TableView, table_view
from hearts.ui.troupe import Troupe

MOST_STEPS = 16  # moves made in one frame at Instant

Outcome = Change | bool
"""What a step came to: a change of screens, or whether the table may go on at once."""


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
        self._asked_version = -1
        self._sheet_seen = False
        self._age = 0.0
        self._was_saved = True
        self._dirty = True
        self.view = self._make_view()
        self.resize()

    # ── what is so ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def step(self) -> Step:
        """What the table waits for now."""
        return next_step(
            self.host.game,
            self.host.record.people,
            moving=self.troupe.is_moving,
            trick_held=self.trick_is_held,
            sheet_seen=self._sheet_seen,
        )

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
        return is_waiting and is_still and is_said and not self.asking.is_awaited

    @property
    def trick_is_held(self) -> bool:
        """Whether the finished trick keeps the table waiting; at Instant it only lies there when the person leads."""
        if self.state.trick is None:
            return False
        stage = self.host.game.stage
        is_persons = isinstance(stage, Playing) and stage.turn in self.host.record.people
        return not (is_persons and self.desk.settings.speed is Speed.INSTANT)

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
        self._think_ahead()
        for _ in range(MOST_STEPS):
            outcome = self._take(self.step)
            if outcome is False:
                break
            if outcome is not True:
                self.input.cancel_drag()  # whatever opens now gets the release
                return outcome
        return None

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
        if self.state.hinted or self.state.thinking is not None:
            self.refresh()
        if self.state.pass_line_time(dt):
            self.refresh()
        if self.state.line is None and (note := self.session.next_note()) is not None:
            self.state.line = Line(note_line(note), NOTE_SECONDS, is_warning=True)
            self.refresh()
        self._dirty |= self.state.pass_shake_time(dt, self.desk.timing.shake)
        self.input.update(dt)

    def _take(self, step: Step) -> Outcome:
        match step:
            case HoldTrick():
                return self._hold_trick()
            case ShowScores():
                return self._show_scores()
            case DealCards():
                self._react(self.host.deal())
                return True
            case AskComputer(seat=seat):
                return self._ask_computer(seat)
            case AskPerson():
                return self._ask_person()
            case _:
                return False

    def _hold_trick(self) -> Outcome:
        if self.pace.is_holding:
            return False
        self.collect()
        return True

    def _show_scores(self) -> Outcome:
        self._sheet_seen = True
        self.host.close_round()
        self.sounds.score(self.host.game)
        self.refresh()
        change = self.sheets.after_round(self)
        return True if change is None else change

    def _think_ahead(self) -> None:
        """Ask whoever moves next, a computer or the hints for a person, while cards still move and tricks lie."""
        people = self.host.record.people
        match next_step(self.host.game, people, moving=False, trick_held=False, sheet_seen=self._sheet_seen):
            case AskComputer(seat=seat):
                self.asking.for_move(seat)
            case AskPerson():
                self.hints.think_ahead()
            case _:
                pass

    def _ask_computer(self, seat: Seat) -> Outcome:
        at_once = not isinstance(self.host.game.stage, Playing)
        self.pace.begins_thinking(self.host.version, self.desk.timing, at_once=at_once)
        self.asking.for_move(seat)
        advice = self.asking.move()
        if not self.pace.has_thought:
            if advice is not None and isinstance(advice.move, Play):
                self._prepare(advice.move.card)
            return False
        if advice is None:
            if self.state.thinking is None and self.pace.thinking > THINKING_SHOWS_AFTER:
                self.state.thinking = seat
                self.refresh()
            return False
        self.submit(advice.move)
        return True

    def _ask_person(self) -> Outcome:
        if isinstance(self.host.game.stage, Scoring):
            change = self.sheets.moon_choice(self)
            return False if change is None else change
        if self._asked_version != self.host.version:
            self._asked_version = self.host.version
            self.decisions.turn_comes(self.host.game)
            self.refresh()
            self.input.turn_comes()
        self.hints.show()
        return False

    # ── moves ────────────────────────────────────────────────────────────────────────────────────────────────────

    def submit(self, move: Move) -> None:
        """Make *move* at the table and let everything follow."""
        self._react(self.host.submit(move))

    def choose_moon(self, choice: MoonChoice) -> None:
        """Make the shooter's choice."""
        self.submit(Score(choice))

    def _react(self, cues: tuple[Cue, ...]) -> None:
        self.sounds.react(cues)
        self.flourishes.react(cues, self.desk.timing)
        changed = react(self.state, cues, self.host.game, self.host.record.people, self.desk.timing)
        staging = Staging(self.desk.layout, self.desk.timing, passed=changed.passed, order=changed.order)
        if changed.is_deal:
            targets = targets_of(self._make_view(), self.desk.layout)
            self._prepare(*targets)
            staging = replace(staging, dealt=True, order=deal_order(targets))
        if changed.is_trick:
            self.pace.hold(self.desk.timing.trick_pause)
            if self._holds_nothing:
                self.state.trick = None
        if changed.is_scored:
            self._sheet_seen = False
        self.note_saving()
        status = self.view.status
        self.refresh(staging)
        if changed.is_trick and self.troupe.is_moving:
            self.flourishes.keep_saying(status)

    def _prepare(self, *keys: Key) -> None:
        """Read the faces that will move, so that no frame of the way waits for one."""
        for card in keys:
            if isinstance(card, Card):
                self.desk.painter.prepare(card, self.desk.layout.card_width)

    @property
    def _holds_nothing(self) -> bool:
        return self.desk.settings.speed is Speed.INSTANT and not self.host.record.people

    def note_saving(self) -> None:
        """Say once that the game is no longer kept."""
        self.session.save_settings()
        if self.session.take_unsaved():
            self.state.line = Line(text.SETTINGS_NOT_SAVED(), REASON_SECONDS, is_warning=True)
        if self._was_saved and not self.host.is_saved:
            self.state.line = Line(text.NOT_SAVED(), REASON_SECONDS, is_warning=True)
        self._was_saved = self.host.is_saved

    def settle(self) -> None:
        """Take the steps that are due now that every card has arrived, so that input meets the table it sees."""
        self.flourishes.arrive()
        self.refresh()
        if self.is_asked:
            self._ask_person()

    def collect(self) -> None:
        """Let the finished trick go to whoever took it."""
        trick, self.state.trick = self.state.trick, None
        self.pace.skip()
        if trick is None or trick.winner is None:
            return
        before, staging = self.view.plates, collecting(self.desk.layout, self.desk.timing, trick)
        self.sounds.collect(trick.winner, staging.wait)
        self.refresh(staging)
        if self.troupe.is_moving:
            self.flourishes.collect(trick, before, self.desk.timing)

    # ── tools ────────────────────────────────────────────────────────────────────────────────────────────────────

    def undo(self) -> None:
        """Take the person's last decision of this round back."""
        if not self.host.can_undo:
            self.say(text.NOTHING_TO_UNDO())
            return
        self.asking.forget()
        self.host.undo()
        self.sounds.take_back()
        self.flourishes.forget()
        self.state.clear_input()
        self.state.received = ()
        self.state.trick = self.state.thinking = None
        self.pace.skip()
        self._sheet_seen = False
        self.note_saving()
        self.refresh()

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
        self.view = self._make_view()
        if self.desk.keyboard:
            self.input.keep_focus()
            self.view = self._make_view()
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
        self.view = self._make_view()
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

    def _make_view(self) -> TableView:
        return table_view(
            self.host.game,
            self.state,
            self.desk.settings,
            self.names,
            can_undo=self.host.can_undo,
            is_asked=self.is_asked,
            keyboard=self.desk.keyboard,
        )

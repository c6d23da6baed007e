"""The game's loop with a clock in its hand: one measurement instead of running until somebody leaves."""

import time
from collections.abc import Callable, Iterable, Mapping
from statistics import fmean, median
from typing import ClassVar, cast

from benchmark_memory import present_megabytes
from benchmark_window import StampedWindow

from hearts.ai.levels import Level
from hearts.core.seats import Seat
from hearts.ui.audio import REST_AFTER
from hearts.ui.loop import Loop
from hearts.ui.screens.table import TableScreen

FRAME = 1 / 60
SETTLE = 2.0  # seconds until a started game is at rest
LONG = 3.0  # seconds from which a measurement waits as well until the sound device has been let go of
REDRAWS = 60
SPELL = 30  # frames while nobody thinks, then as many while somebody does
PATIENCE = 30.0  # seconds for the first hint


class MeasuredLoop(Loop):
    """Measures what ``measure`` names for ``seconds`` and leaves the outcome in ``figures``."""

    measure = "rest"
    seconds = 0.0
    figures: ClassVar[dict[str, float]] = StampedWindow.figures

    def run(self) -> None:
        """Measure, from the table's first picture on."""
        measures: Mapping[str, Callable[[], None]] = {
            "memory": self._play_through,
            "settled": self._settled,
            "rest": lambda: self._share(self._turns_at_rest()),
            "minimised": self._minimised,
            "flying": lambda: self._share(self._flying_turns()),
            "redraw": self._redraw,
            "deal": self._deal,
            "thinking": self._thinking,
        }
        measures[self.measure]()

    @property
    def _table(self) -> TableScreen:
        return cast("TableScreen", self._stack.top)

    def _play_through(self) -> None:
        """Let the demo play to its end as fast as it can be drawn."""
        while not self._stack.has_quit:
            self.turn(FRAME)

    def _settled(self) -> None:
        """Note the memory once everything is read that is read ahead."""
        end = time.monotonic() + PATIENCE
        while self.errands and time.monotonic() < end:
            self.turn(self._tick())
        self.figures["present"] = present_megabytes()

    def _turns_at_rest(self) -> Iterable[bool]:
        settled = time.monotonic() + SETTLE + (REST_AFTER if self.seconds >= LONG else 0.0)
        while time.monotonic() < settled + self.seconds:
            self.turn(self._tick())
            yield time.monotonic() > settled

    def _flying_turns(self) -> Iterable[bool]:
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            self.turn(self._tick())
            yield self._stack.depth == 1 and self._table.troupe.is_moving

    def _minimised(self) -> None:
        self._window.minimize()
        self._share(self._turns_at_rest())
        self.figures["is_hidden"] = float(self.state.is_hidden)

    def _share(self, turns: Iterable[bool]) -> None:
        """Note how much of a core was used in the turns that count."""
        busy = passed = 0.0
        cpu, wall = time.process_time(), time.monotonic()
        for counts in turns:
            cpu_before, wall_before = cpu, wall
            cpu, wall = time.process_time(), time.monotonic()
            if counts:
                busy += cpu - cpu_before
                passed += wall - wall_before
        self.figures["share"] = 100 * busy / passed if passed else 0.0

    def _redraw(self) -> None:
        self.turn(0.0)

        def redraw() -> None:
            self._stack.draw(self._window.get_surface())
            self._window.flip()

        self.figures["redraw"] = median(milliseconds(redraw, REDRAWS))

    def _deal(self) -> None:
        """Note how long each frame takes while the cards of the first deal are under way."""
        took = []
        self.turn(0.0)
        while self._table.troupe.is_moving:
            took += milliseconds(lambda: self.turn(FRAME), 1)
        self.figures.update(mean=fmean(took), worst=max(took), frames=len(took))

    def _thinking(self) -> None:
        """Note how long a frame takes, the glow of a hint in it, while Expert thinks and while nobody does."""
        table = self._table
        patience = time.monotonic() + PATIENCE
        while not table.state.hinted and time.monotonic() < patience:
            self.turn(self._tick())
            if table.is_asked and table.state.line is None:
                table.hint()
        thinker, question = table.session.thinker, table.host.question(Seat.SOUTH, Level.EXPERT, weighs=True)
        quiet, busy = Frames(), Frames()
        thoughts, end = 0, time.monotonic() + self.seconds
        while not busy.wall or time.monotonic() < end:
            self._frames(SPELL, quiet)
            thinker.ask(question)
            for _ in range(SPELL):
                self._frames(1, busy)
                if thinker.answer() is not None:
                    thoughts += 1
                    thinker.ask(question)
            while thinker.answer(1.0) is None:  # the frames that follow are to be quiet
                pass
            thoughts += 1
        self.figures.update(quiet.figures("quiet") | busy.figures("busy") | {"thoughts": thoughts})

    def _frames(self, count: int, frames: "Frames") -> None:
        """Note how long so many frames take, at the pace of the game."""
        for _ in range(count):
            cpu = time.process_time()
            frames.wall += milliseconds(lambda: self.turn(FRAME), 1)
            frames.cpu.append(1000 * (time.process_time() - cpu))
            self._tick()


class Frames:
    """What frames took, in milliseconds: by the clock, and of the processor."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def figures(self, name: str) -> dict[str, float]:
        """Return the means and the worst."""
        return {name: fmean(self.wall), f"{name}_worst": max(self.wall), f"{name}_cpu": fmean(self.cpu)}


def milliseconds(work: Callable[[], object], times: int) -> list[float]:
    """Return how long *work* takes, each of so many *times*."""
    took = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        took.append(1000 * (time.perf_counter() - start))
    return took

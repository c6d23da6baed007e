"""The game in a real window, with the hands and the eyes of a person: mouse, keys, and what the screen shows.

What the game is waiting for is read from the file in which it stores its moves; nothing of the running game is touched.
"""

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from hearts.core.cards import Card
from hearts.core.game import Playing
from hearts.core.moves import Pass
from hearts.core.seats import SEATS, Seat
from hearts.resources import assets_folder
from hearts.store.settings import Settings
from hearts.ui.assets import Assets
from hearts.ui.layout import Rect, TableLayout, table_layout
from hearts.ui.screen import Desk
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.table_view import hand_order
from hearts.ui.window_state import SETTLED
from tests.window.desktop import Colour, Desktop, Picture
from tests.window.persons import decision, hand_of_person, is_persons_turn
from tests.window.stored import StoredGames
from tests.window.waiting import PATIENCE, came, steady, until

ROOT = Path(__file__).resolve().parents[2]
STILL = 0.3  # seconds without a change; a computer's pause before a card is longer
SEEN = 4.0  # seconds in which the answer to a tap or a key shows, even on a machine that stops for a moment
KEY_PAUSE = 12  # milliseconds; keys that follow faster count as one held down
PAPER: Colour = (251, 246, 234)
SHADED_PAPER = (
    150  # of 255 at the least, where a card beside it throws its shadow; the gold of an outline has less blue
)
STRIP, STRIP_HEIGHTS = -0.46, (-0.1, 0.1, 0.3)  # in widths and heights of a card: always seen, with nothing on it
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """Where the window's inside is on the screen."""

    left: int
    top: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height


class HeartsWindow:
    """One run of the program. *folder* is its data folder; what it says goes into files beside it."""

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str) -> None:
        self._desktop = desktop
        self.stored = StoredGames(folder)
        self._told = folder.with_name(f"{folder.name}-told.txt")
        self._complained = folder.with_name(f"{folder.name}-complained.txt")
        command = [sys.executable, "-W", "error", "-m", "hearts", "--data-dir", str(folder), *arguments]
        # whoever runs the tests may not hear that a terminal closes; a game that somebody starts does
        heard = signal.signal(signal.SIGHUP, signal.SIG_DFL)
        try:
            with self._told.open("wb") as told, self._complained.open("wb") as complained:
                self.program = subprocess.Popen(
                    command, cwd=ROOT, env=desktop.environment, stdout=told, stderr=complained, stdin=subprocess.DEVNULL
                )
        finally:
            signal.signal(signal.SIGHUP, heard)
        self._id = ""

    # ── the window ───────────────────────────────────────────────────────────────────────────────────────────────

    def appear(self) -> "HeartsWindow":
        """Wait until something lies on the window's cloth, and put the mouse where it means nothing."""
        until(self._is_there, "the window")
        until(lambda: self.picture().has_light(), "the first cards or words")
        self.wait_for_focus()
        self.point_at(self.layout.status.center)
        return self

    def wait_for_focus(self) -> None:
        """Wait until keys go to this window."""
        until(lambda: self._desktop.ask("xdotool", "getwindowfocus").strip() == self._id, "the keys to go here")

    @property
    def place(self) -> Place:
        """Where the window's inside is now."""
        told = self._desktop.ask("xwininfo", "-id", self._id)
        if not told:
            raise AssertionError(f"the window has gone: {self.complaints}")
        names = ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height")
        left, top, width, height = (int(re.findall(rf"{name}:\s+(-?\d+)", told)[0]) for name in names)
        return Place(left, top, width, height)

    @property
    def layout(self) -> TableLayout:
        """The table at the window's present size."""
        return table_layout(*self.place.size)

    def properties(self, *names: str) -> str:
        """Return what the window tells the window manager."""
        return self._desktop.ask("xprop", "-id", self._id, *names)

    def resize(self, width: int, height: int) -> None:
        """Drag the window to another size, and wait until the window manager has done it."""
        self._desktop.ask("xdotool", "windowsize", self._id, str(width), str(height))
        until(lambda: self.place.size == (width, height), f"{width}x{height}")

    def ask_for_size(self, width: int, height: int) -> None:
        """Ask for a size that the window need not get."""
        self._desktop.ask("xdotool", "windowsize", self._id, str(width), str(height))

    def move(self, left: int, top: int) -> None:
        """Drag the window by its title to another place."""
        before = self.place
        self._desktop.ask("xdotool", "windowmove", self._id, str(left), str(top))
        until(lambda: self.place != before, f"the window at {left}, {top}")

    def maximise(self, *, back: bool = False) -> None:
        """Press the button in the title bar, or the same button again."""
        states = ("remove" if back else "add") + ",maximized_vert,maximized_horz"
        self._desktop.ask("wmctrl", "-i", "-r", self._id, "-b", states)

    def fill_screen(self) -> None:
        """Press the window manager's own key for the full screen."""
        self._desktop.ask("wmctrl", "-i", "-r", self._id, "-b", "add,fullscreen")

    def settled_place(self) -> Place:
        """Return the place that the window keeps, once nothing changes in it any more."""
        self.wait_for_rest()
        return steady(lambda: self.place, SETTLED + STILL, "the place", self._has_nothing_to_do)

    @property
    def title_height(self) -> int:
        """How high the bar above the window is."""
        return int(self.properties("_NET_FRAME_EXTENTS").split("=")[1].split(",")[2])

    def switch_windows(self) -> None:
        """Press Alt and Tab."""
        self._desktop.ask("xdotool", "keydown", "alt", "key", "Tab", "keyup", "alt")

    def minimise(self) -> None:
        """Put the window away."""
        self._desktop.ask("xdotool", "windowminimize", self._id)

    def restore(self) -> None:
        """Bring it back."""
        self._desktop.ask("wmctrl", "-i", "-a", self._id)
        self.wait_for_focus()

    def picture(self) -> Picture:
        """Return what the window shows."""
        place = self.place
        return self._desktop.picture(place.left, place.top, place.width, place.height)

    def wait_for_rest(self) -> Picture:
        """Wait until nothing changes in the window any more, and return what it shows."""
        return steady(self.picture, STILL, "the picture", self._has_nothing_to_do)

    # ── mouse and keys ───────────────────────────────────────────────────────────────────────────────────────────

    def click(self, at: Point) -> None:
        """Tap a place of the window."""
        self._mouse([at], "click", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Press at *start*, move to *end* and let go."""
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        self._mouse([start], "mousedown", "1")
        self._mouse([middle, end], "mouseup", "1")

    def point_at(self, at: Point) -> None:
        """Move the mouse to a place of the window."""
        self._mouse([at])

    def scroll(self, *, down: bool) -> None:
        """Turn the wheel by one notch where the mouse is."""
        self._desktop.ask("xdotool", "click", "5" if down else "4")

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        self._desktop.ask("xdotool", "key", "--delay", str(KEY_PAUSE), *names)

    @contextmanager
    def held(self, name: str) -> Iterator[None]:
        """Hold a key down meanwhile."""
        self._desktop.ask("xdotool", "keydown", name)
        try:
            yield
        finally:
            self._desktop.ask("xdotool", "keyup", name)

    def _mouse(self, points: list[Point], *then: str) -> None:
        place = self.place
        moves: list[str] = []
        for x, y in points:
            moves += ["mousemove", str(place.left + round(x)), str(place.top + round(y))]
        self._desktop.ask("xdotool", *moves, *then)

    # ── at the table ─────────────────────────────────────────────────────────────────────────────────────────────

    def card_place(self, card: Card) -> Point:
        """Return a place on which a tap means *card*."""
        hand, layout = hand_order(hand_of_person(self.stored.game)), self.layout
        column = layout.hand_hit(hand.index(card), len(hand))
        # the middle of the column and of the card, which a lifted card covers too
        return column.center[0], layout.hand_top + layout.card_height / 2

    def is_raised(self, card: Card, picture: Picture | None = None) -> bool:
        """Whether *card* stands out of the hand: paper is seen where the table would be above a card at rest."""
        hand, layout = hand_order(hand_of_person(self.stored.game)), self.layout
        if card not in hand:  # it has been played just now
            return False
        pose = layout.hand_pose(hand.index(card), len(hand))
        # where neither of its neighbours would be seen if they were raised, nor the mark on a chosen card
        point = pose.at(0.02 * pose.width, -0.5 * layout.card_height - 0.7 * layout.lift)
        return min((self.picture() if picture is None else picture).colour_at(*point)) > SHADED_PAPER

    def sees(self, *cards: Card) -> bool:
        """Whether all of *cards* lie in the hand and may be played: each has bare paper along its left edge."""
        hand, layout, picture = hand_order(hand_of_person(self.stored.game)), self.layout, self.picture()
        if picture.size != (layout.width, layout.height) or not set(cards) <= set(hand):
            return False
        strips = []
        for card in cards:
            pose = layout.hand_pose(hand.index(card), len(hand))
            strips.append([pose.at(STRIP * pose.width, share * layout.card_height) for share in STRIP_HEIGHTS])
        # the mouse may hide one of the points
        return all(sum(is_paper(picture.colour_at(*point)) for point in strip) > 1 for strip in strips)

    def wait_for_turn(self, at_least: int = 1) -> None:
        """Wait until *at_least* moves are made and the next is the person's."""
        until(lambda: self.stored.made >= at_least and is_persons_turn(self.stored.game), "the person's turn")

    def wait_for_moves(self, more_than: int, seconds: float = SEEN) -> bool:
        """Return whether there are soon more moves than *more_than*."""
        return came(lambda: self.stored.made > more_than, seconds)

    def decide_by_mouse(self) -> None:
        """Make the decision that the tests' person makes now, by tapping until it is in the store."""
        self._decide(self.pass_by_mouse, self.play_by_mouse)

    def decide_by_keys(self) -> None:
        """Make the same decision with the keyboard alone."""
        self._decide(self.pass_by_keys, self.play_by_keys)

    def _decide(self, send: Callable[[tuple[Card, ...]], None], play: Callable[[Card], None]) -> None:
        """Wait until the cards to decide on can be seen, and try until the decision is in the store."""
        self.wait_for_turn()
        made, wanted = self.stored.made, decision(self.stored.game)
        cards = wanted.cards if isinstance(wanted, Pass) else (wanted.card,)
        until(lambda: self.sees(*cards), f"{cards} in the hand")

        def is_made() -> bool:
            if self.stored.made == made:
                send(cards) if isinstance(wanted, Pass) else play(wanted.card)
                self._assert_alive()
            return self.stored.made > made

        until(is_made, f"{wanted} to be stored", 2 * PATIENCE)

    def pass_by_mouse(self, cards: tuple[Card, ...]) -> None:
        """Choose those of *cards* that are not chosen yet, and press the button under the slots."""
        made = self.stored.made
        for card in cards:
            self.wait_for_rest()
            if not self.is_raised(card):
                self.click(self.card_place(card))
                came(lambda card=card: self.is_raised(card), SEEN)  # type: ignore[misc]
        self.click(self.layout.pass_tray.button.center)
        self.wait_for_moves(made)

    def play_by_mouse(self, card: Card) -> None:
        """Tap *card* once: that may end a pause, lift the card or play it."""
        made, was_raised = self.stored.made, self.is_raised(card)
        self.click(self.card_place(card))
        came(lambda: self.stored.made > made or self.is_raised(card) is not was_raised, SEEN)

    def lift(self, card: Card) -> None:
        """Tap *card* until it stands out of the hand; the first tap may only end a pause."""
        until(lambda: self.sees(card), f"{card} in the hand")

        def is_lifted() -> bool:
            if not self.is_raised(card):
                self.click(self.card_place(card))
            return came(lambda: self.is_raised(card), SEEN)

        until(is_lifted, f"{card} to rise")

    def pass_by_keys(self, cards: tuple[Card, ...]) -> None:
        """Choose those of *cards* that are not chosen yet; the focus is on the button after the last."""
        made, hand = self.stored.made, hand_order(hand_of_person(self.stored.game))
        for card in cards:
            if not self.is_raised(card):
                self.keys("Home", "Home", *["Right"] * hand.index(card), "Return")
                came(lambda card=card: self.is_raised(card), SEEN)  # type: ignore[misc]
        self.keys("Return")
        self.wait_for_moves(made)

    def play_by_keys(self, card: Card) -> None:
        """Lift *card* unless it is lifted, and play it."""
        made, hand = self.stored.made, hand_order(hand_of_person(self.stored.game))
        again = [] if self.is_raised(card) else ["Return"]
        self.keys("Home", "Home", *["Right"] * hand.index(card), "Return", *again)
        self.wait_for_moves(made)

    # ── sheets ───────────────────────────────────────────────────────────────────────────────────────────────────

    def shows(self, sheet: SheetScreen) -> bool:
        """Whether a sheet of the same size as *sheet* lies on the table: paper within its edges, none beyond them."""
        picture, rect, edge = self.picture(), sheet.frame.rect, 10 * sheet.frame.u
        within, beyond = (
            [is_paper(picture.colour_at(*point)) for point in _middles(rect.inset(by))] for by in (edge, -edge)
        )
        return all(within) and not any(beyond)

    def press_on_sheet(self, sheet: SheetScreen, control_id: str) -> None:
        """Press a control of a sheet that looks the same as the one shown; see ``desk``."""
        control = next(control for control in sheet.controls if control.id == control_id)
        self.click(control.rect.center)

    @property
    def names(self) -> dict[Seat, str]:
        """What everybody at the table is called."""
        players = self.stored.record.players
        return {seat: players[seat].name for seat in SEATS}

    @property
    def desk(self) -> Desk:
        """What sheets of this window's size are laid out with."""
        return Desk(Assets(assets_folder()), self.place.size, Settings())

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def is_running(self) -> bool:
        """Whether the program has not left."""
        return self.program.poll() is None

    def close(self) -> None:
        """Press the cross in the title bar."""
        self._desktop.ask("wmctrl", "-i", "-c", self._id)

    def cut_off(self) -> None:
        """Take the screen away from it."""
        self._desktop.ask("xdotool", "windowkill", self._id)

    def leave(self, seconds: float = 30) -> int:
        """Wait until the program has left and return its exit status."""
        return self.program.wait(seconds)

    def kill(self) -> None:
        """End it without a chance to do anything."""
        self.program.send_signal(signal.SIGKILL)
        self.program.wait(10)

    @property
    def told(self) -> str:
        """What it wrote to the standard output."""
        return self._told.read_text("utf-8")

    @property
    def complaints(self) -> str:
        """What it wrote to the standard error."""
        return self._complained.read_text("utf-8")

    def _has_nothing_to_do(self) -> bool:
        """Whether the program and the process it has started only wait, and not for a busy machine."""
        folder = Path("/proc") / str(self.program.pid)
        try:
            pids = [str(self.program.pid), *(folder / "task" / folder.name / "children").read_text("ascii").split()]
            states = [Path("/proc", pid, "stat").read_text("utf-8").rpartition(")")[2].split()[0] for pid in pids]
        except OSError:  # one of them has just ended
            return False
        return set(states) == {"S"}

    def _assert_alive(self) -> None:
        assert self.is_running, self.complaints

    def _is_there(self) -> bool:
        self._assert_alive()
        found = self._desktop.windows_of("hearts")
        self._id = found[0] if found else ""
        return bool(found)


StartHearts = Callable[..., HeartsWindow]
"""Starts the game with these arguments and waits for its window."""


def _middles(rect: Rect) -> list[Point]:
    x, y = rect.center
    return [(rect.x, y), (rect.right, y), (x, rect.y), (x, rect.bottom)]


def is_paper(colour: Colour) -> bool:
    """Whether *colour* is that of cards and sheets, or nearly."""
    return all(abs(part - paper) <= 10 for part, paper in zip(colour, PAPER, strict=True))


def trick_length(stored: StoredGames) -> int:
    """Return how many cards the trick in progress has."""
    stage = stored.game.stage
    return len(stage.trick.cards) if isinstance(stage, Playing) else 0

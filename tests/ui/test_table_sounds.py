from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from hearts.ai.levels import Level
from hearts.core.cards import QUEEN_OF_SPADES, Card, parse_cards
from hearts.core.rules import Rules, points_of
from hearts.core.seats import Seat
from hearts.core.trick import Trick
from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.audio import Silence
from hearts.ui.motion import NORMAL, timing
from hearts.ui.screens.table import TableScreen
from hearts.ui.sounds import Sound
from tests.table.evening import finish_round
from tests.ui.sitting import FRAME, NoSheets, Sitting, at_persons_turn

FOURTH = 3  # cards before the last of a trick


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> pygame.Surface:
    return screen


@dataclass(frozen=True)
class Told:
    sound: Sound
    delay: float
    pan: float


class Notes(Silence):
    """Notes what would be heard."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def play(self, sound: Sound, *, delay: float = 0.0, pan: float = 0.0) -> None:
        self.told.append(Told(sound, delay, pan))

    @property
    def sounds(self) -> list[Sound]:
        return [told.sound for told in self.told]

    def clear(self) -> None:
        self.told.clear()


def listening(sitting: Sitting) -> Notes:
    notes = Notes()
    sitting.desk.audio = notes
    return notes


def frames_until(sitting: Sitting, notes: Notes, sound: Sound) -> int:
    for frame in range(1, 600):
        sitting.table.update(FRAME)
        if sound in notes.sounds:
            return frame
    raise AssertionError(f"{sound} is never heard")


def rests_in_trick(sitting: Sitting, card: Card) -> bool:
    sprite = sitting.table.troupe.sprite(card)
    return sprite is not None and sprite.done


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "settings",
    [
        Settings(speed=speed, one_tap=True, reduced_motion=still)
        for speed in (Speed.NORMAL, Speed.FAST, Speed.INSTANT)
        for still in (False, True)
    ],
)
def test_a_card_is_heard_when_it_lands(tmp_path: Path, settings: Settings) -> None:
    sitting = at_persons_turn(tmp_path, settings)
    notes = listening(sitting)
    card = sitting.legal()[0]
    sitting.tap_card(card)
    assert Sound.PLAY not in notes.sounds
    frames = frames_until(sitting, notes, Sound.PLAY)
    way = timing(settings.speed, reduced_motion=settings.reduced_motion)
    seconds = way.play or way.crossfade  # faded in, a card lies there only when it is all there
    assert (frames - 1) * FRAME <= seconds + 1e-6
    assert frames * FRAME >= seconds - 1e-6
    assert rests_in_trick(sitting, card)


def test_a_tap_that_lets_a_card_arrive_lets_it_be_heard(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True))
    notes = listening(sitting)
    sitting.tap_card(sitting.legal()[0])
    sitting.table.update(FRAME)
    assert Sound.PLAY not in notes.sounds
    sitting.tap((640, 300))
    sitting.table.update(FRAME)
    assert notes.sounds.count(Sound.PLAY) == 1


def test_a_card_taken_back_in_flight_is_not_heard(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True))
    notes = listening(sitting)
    sitting.tap_card(sitting.legal()[0])
    sitting.table.update(FRAME)
    sitting.table.moves.undo()
    for _ in range(20):
        sitting.table.update(FRAME)
    assert Sound.PLAY not in notes.sounds
    assert not set(notes.sounds) & {Sound.LIFT, Sound.LOWER}


def test_a_resized_window_loses_no_landing(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(one_tap=True))
    notes = listening(sitting)
    sitting.tap_card(sitting.legal()[0])
    sitting.desk.fit((900, 700))
    sitting.table.resize()
    sitting.table.update(FRAME)
    assert notes.sounds.count(Sound.PLAY) == 1


# ── the hand ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_lifting_putting_back_and_refusing_are_heard_at_once(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path)
    notes = listening(sitting)
    legal, refused = sitting.legal()[0], sitting.refused()[0]
    for card, expected in ((legal, [Sound.LIFT]), (refused, [Sound.LOWER, Sound.ILLEGAL])):
        notes.clear()
        sitting.tap_card(card)
        sitting.wait(0.3)
        assert notes.sounds == expected


def test_a_played_card_is_not_heard_as_put_back(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path)
    notes = listening(sitting)
    for _ in range(2):
        sitting.tap_card(sitting.legal()[0])
        sitting.table.update(FRAME)
    frames_until(sitting, notes, Sound.PLAY)
    assert notes.sounds == [Sound.LIFT, Sound.PLAY]


def test_a_refused_card_is_heard_where_nothing_shakes(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path, Settings(reduced_motion=True))
    notes = listening(sitting)
    sitting.tap_card(sitting.refused()[0])
    sitting.wait(0.3)
    assert notes.sounds == [Sound.ILLEGAL]


def test_a_hint_is_a_button_and_a_note(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path)
    notes = listening(sitting)
    sitting.tap_control("hint")
    assert notes.sounds == [Sound.BUTTON, Sound.HINT]


def test_buttons_are_heard(tmp_path: Path) -> None:
    sitting = at_persons_turn(tmp_path)
    notes = listening(sitting)
    for name in ("menu", "scores", "last", "undo"):
        notes.clear()
        sitting.tap_control(name)
        assert notes.sounds == [Sound.BUTTON]


# ── whole rounds ─────────────────────────────────────────────────────────────────────────────────────────────────


def demo_round(folder: Path, settings: Settings) -> tuple[TableScreen, Notes]:
    """Let computers play at a table until the first round's score is shown; return what was to be heard."""
    sitting = Sitting(folder, settings)
    notes = listening(sitting)
    host = sitting.session.begin_demo(Level.NORMAL, Rules(), 7)
    sheets = NoSheets()
    table = TableScreen(sitting.desk, sitting.session, host, sheets)
    for _ in range(10_000):
        table.update(FRAME)
        if sheets.opened:
            return table, notes
    raise AssertionError("the round never ends")


def test_in_a_round_each_event_is_heard_once(tmp_path: Path) -> None:
    table, notes = demo_round(tmp_path, Settings(speed=Speed.FAST))
    rules = table.host.game.rules
    tricks = table.host.game.rounds[0].tricks
    heard = Counter(notes.sounds)
    costly = [trick for trick in tricks if points_of(trick.cards, rules) > 0]
    first_heart = next(card for trick in tricks for card in trick.cards if card.is_heart)
    # the bell and the snap speak for the points of a trick that they end
    spoken_for = [trick for trick in costly if trick.cards[FOURTH] in (QUEEN_OF_SPADES, first_heart)]
    assert heard[Sound.PLAY] == 52
    assert heard[Sound.QUEEN] == heard[Sound.HEARTS_BREAK] == heard[Sound.PASS] == heard[Sound.ROUND_END] == 1
    assert heard[Sound.COLLECT] == 13
    assert heard[Sound.POINTS] == len(costly) - len(spoken_for)
    assert heard[Sound.DEAL] == 52
    assert not heard.keys() & {Sound.LIFT, Sound.LOWER, Sound.ILLEGAL, Sound.WIN, Sound.LOSE, Sound.MOON}


def test_each_trick_is_heard_on_the_side_of_its_winner(tmp_path: Path) -> None:
    table, notes = demo_round(tmp_path, Settings(speed=Speed.FAST))
    sides = {Seat.WEST: -0.7, Seat.EAST: 0.7}
    pans = [told.pan for told in notes.told if told.sound is Sound.COLLECT]
    winners = [trick.winner for trick in table.host.game.rounds[0].tricks]
    assert pans == [0.0 if winner is None else sides.get(winner, 0.0) for winner in winners]


def test_computers_alone_at_instant_are_not_heard(tmp_path: Path) -> None:
    _, notes = demo_round(tmp_path, Settings(speed=Speed.INSTANT))
    assert notes.told == []


def test_the_end_of_a_round_is_heard_with_its_sheet(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, start=lambda sitting: finish_round(sitting.host))
    notes = listening(sitting)
    sitting.table.update(FRAME)
    assert sitting.sheets.opened == ["after round"]
    assert notes.sounds == [Sound.ROUND_END]


@pytest.mark.parametrize(("cards", "wait"), [("KS QS 2S 3S", NORMAL.queen_taken), ("KS 4S 2S 3S", 0.0)])
def test_a_trick_is_heard_when_it_sets_out(tmp_path: Path, cards: str, wait: float) -> None:
    sitting = at_persons_turn(tmp_path)
    notes = listening(sitting)
    sitting.table.state.trick = Trick(Seat.WEST, parse_cards(cards))
    sitting.table.moves.collect()
    assert [(told.sound, told.delay) for told in notes.told] == [(Sound.COLLECT, wait)]

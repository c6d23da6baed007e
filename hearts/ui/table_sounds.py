"""Lets a table be heard: what a card does sounds when it lands, what the person does with the hand sounds at once."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from hearts.core.cards import Card
from hearts.core.cues import Cue, CueKind
from hearts.core.game import Game
from hearts.core.seats import Seat
from hearts.store.speed import Speed
from hearts.ui.screen import Desk
from hearts.ui.sounds import Heard, Sound, sounds_of_collecting, sounds_of_move, sounds_of_score
from hearts.ui.staging import Place
from hearts.ui.table_state import TableState
from hearts.ui.troupe import Landing


class TableSounds:
    """The sounds of one table, at which *people* sit."""

    def __init__(self, desk: Desk, people: Collection[Seat]) -> None:
        self._desk = desk
        self._people = people
        self._waiting: dict[Card, list[Heard]] = {}
        self._raised: frozenset[Card] = frozenset()
        self._shaken: Card | None = None

    def react(self, cues: tuple[Cue, ...]) -> None:
        """Take what a move gave to hear; a raised card that has left the hand with it was not put back."""
        self.forget()
        if any(cue.kind is CueKind.DEALT for cue in cues):
            self._waiting.clear()
        for heard in () if self._is_flood else sounds_of_move(cues):
            if heard.card is None:
                self._play(heard)
            else:
                self._waiting.setdefault(heard.card, []).append(heard)

    def forget(self) -> None:
        """Drop what is remembered of the hand: what it did next is no doing of the person's."""
        self._raised = frozenset()
        self._shaken = None

    def take_back(self) -> None:
        """Drop what still waits for a card that will not land any more."""
        self._waiting.clear()
        self.forget()

    def follow(self, state: TableState, landings: Iterable[Landing]) -> None:
        """Let the cards be heard that have come to rest, were raised, put back or refused since the last time."""
        for landing in landings:
            self._land(landing)
        raised = _raised(state)
        if raised - self._raised:
            self.play(Sound.LIFT)
        elif self._raised - raised:
            self.play(Sound.LOWER)
        if state.shaken is not None and self._shaken is None:
            self.play(Sound.ILLEGAL)
        self._raised, self._shaken = raised, state.shaken

    def collect(self, winner: Seat, wait: float = 0.0) -> None:
        """Let the trick be heard that goes to *winner* in *wait* seconds."""
        for heard in () if self._is_flood else sounds_of_collecting(winner):
            self._play(replace(heard, delay=heard.delay + wait))

    def score(self, game: Game) -> None:
        """Let the end of a round be heard, and of the game."""
        for heard in () if self._is_flood else sounds_of_score(game, self._people):
            self._play(heard)

    def play(self, sound: Sound) -> None:
        """Let *sound* be heard now."""
        self._desk.audio.play(sound)

    @property
    def _is_flood(self) -> bool:
        """Whether moves come too fast to be heard: computers alone at Instant play a round in an instant."""
        return not self._people and self._desk.settings.speed is Speed.INSTANT

    def _land(self, landing: Landing) -> None:
        if landing.is_dealt and not self._is_flood:
            self.play(Sound.DEAL)
        if landing.place is Place.TRICK and landing.card is not None:
            for heard in self._waiting.pop(landing.card, ()):
                self._play(heard)

    def _play(self, heard: Heard) -> None:
        self._desk.audio.play(heard.sound, delay=heard.delay, pan=heard.pan)


def _raised(state: TableState) -> frozenset[Card]:
    return frozenset(card for card in (state.lifted, state.dragged, *state.chosen) if card is not None)

"""Players that a process is given by name, to see what becomes of computers that are slow, wrong or broken."""

import os
import random
import sys
import time

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice, Reason, ReasonKind, is_choosing, is_passing
from hearts.ai.temperament import Temperament
from hearts.core.cards import DECK
from hearts.core.moves import MoonChoice, Pass, Play, Score
from hearts.core.seat_view import SeatView
from hearts.core.seats import Seat

HERE = "tests.ai.odd_players"
LOADED: set[str] = set()  # of this process alone


class Odd:
    """Does what its level's name is made to mean by the functions below."""

    def __init__(self, level: Level, temperament: Temperament) -> None:
        self.level = level
        self.temperament = temperament

    def before(self) -> None:
        """Do what this player does before it answers."""

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        self.before()
        return player_of(self.level, self.temperament).advise(view, rng)


class Slow(Odd):
    def before(self) -> None:
        time.sleep(0.6)


class Hanging(Odd):
    def before(self) -> None:
        while True:
            pass


class Raising(Odd):
    def before(self) -> None:
        raise RuntimeError("no idea")


class Dying(Odd):
    def before(self) -> None:
        os._exit(7)


class Wrong(Odd):
    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        reason = Reason(ReasonKind.ANY_CARD)
        if is_choosing(view):
            return Advice(Score(MoonChoice.SUBTRACT), reason)
        missing = [card for card in DECK if card not in view.hand]
        if is_passing(view):
            return Advice(Pass(view.seat, tuple(rng.sample(missing, 3))), reason)
        return Advice(Play(view.seat, rng.choice(missing)), reason)


class Loaded(Odd):
    """Tells in the reason whether the process has loaded the window's library or the numbers' one."""

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        advice = super().advise(view, rng)
        count = ("pygame" in sys.modules) + 2 * ("hearts.app" in sys.modules) + 4 * ("--seed" in sys.argv)
        return Advice(advice.move, Reason(ReasonKind.ANY_CARD, seat=Seat.SOUTH, count=count))


def slow_to_start(level: Level, temperament: Temperament) -> Odd:
    if "numpy" not in LOADED:
        time.sleep(0.8)
        LOADED.add("numpy")
    return Odd(level, temperament)


def unloadable(level: Level, temperament: Temperament) -> Odd:  # noqa: ARG001  named as all players are
    raise ImportError(f"nothing to play {level.value} with")

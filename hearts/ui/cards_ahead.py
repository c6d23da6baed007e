"""A saved game's cards, drawn in a thread while all that is to show them is still being read.

SDL lets go of the interpreter while it draws, so both go on at the same time.
"""

import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from threading import Thread
from typing import Final

import pygame

from hearts.core.cards import Card
from hearts.core.game import Game
from hearts.core.seats import SEATS
from hearts.ui.card_sprite import CardPainter
from hearts.ui.layout import Pose, TableLayout
from hearts.ui.table_status import hands_of

TURN: Final = (
    0.0002  # seconds that this thread waits at the most to be let in; Python's usual 5 ms are a picture's time
)


class CardsAhead:
    """Begins at once; nobody else may use *painter* before it is handed out."""

    def __init__(self, painter: CardPainter, layout: TableLayout, game: Game) -> None:
        self._painter = painter
        self._layout = layout
        self._game = game
        self._usual_turn = sys.getswitchinterval()
        self._thread: Thread | None = Thread(target=self._draw, name="cards", daemon=True)
        sys.setswitchinterval(TURN)
        try:
            self._thread.start()
        except RuntimeError:  # the system has no thread to give
            self._thread = None

    def painter(self) -> CardPainter:
        """Return the painter as soon as its cards are drawn."""
        if self._thread is not None:
            self._thread.join()
        sys.setswitchinterval(self._usual_turn)
        return self._painter

    def _draw(self) -> None:
        with suppress(OSError, pygame.error):  # whoever shows the card finds out
            for card, pose in chain.from_iterable(held_cards(self._layout, self._game)):
                self._painter.make(card, pose)


def held_cards(layout: TableLayout, game: Game) -> Iterator[tuple[tuple[Card | None, Pose], ...]]:
    """Yield what each seat of *game* holds, the person first: every card, None for a back, and where it rests."""
    own, *others = hands_of(game)
    yield tuple((card, layout.hand_pose(index, len(own))) for index, card in enumerate(own))
    for seat, hand in zip(SEATS[1:], others, strict=True):
        yield tuple((None, layout.back_pose(seat, index, len(hand))) for index in range(len(hand)))

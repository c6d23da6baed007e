"""The trained networks in NumPy: values of cards to play and to pass, the less the better.

They can also play by themselves, many rounds at once, without any search. The weights are data: an archive of arrays at
half precision, never objects. The window's process never imports this file.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO

import numpy as np

from hearts.ai.bitsets import BIT, Floats, Ints, Sets, distinct, unpacked, unpacked_cards
from hearts.ai.features import pass_words, words
from hearts.ai.simulator import Options, Rounds
from hearts.core.rules import CARDS_PASSED
from hearts.resources import asset_bytes

UNIT = 10.0
"""Points in one unit of value."""
LAYERS = 3
BITS = 64
"""Inputs in a word."""
WEIGHTS = "weights/expert.npz"

Layers = tuple[tuple[Floats, Floats], ...]


@dataclass(frozen=True)
class Network:
    """The layers for playing and those for passing, each a matrix and a bias."""

    play: Layers
    passing: Layers

    @classmethod
    def read(cls, content: bytes) -> "Network":
        """Read the archive of weights."""
        with np.load(BytesIO(content), allow_pickle=False) as stored:
            return cls(_layers(stored, "play"), _layers(stored, "pass"))

    def card_costs(self, rounds: Rounds, legal: Sets) -> Floats:
        """Return, a row a round, what the seat to play expects of each card in points: its score less the others'."""
        return UNIT * _forward(self.play, words(rounds, legal))

    def pass_costs(self, hands: Sets, picked: Sets, direction: int | Ints, options: Options) -> Floats:
        """Return what passing each card, after those *picked*, is expected to bring, in points."""
        directions = np.full(len(hands), direction)
        return UNIT * _forward(self.passing, pass_words(hands, picked, directions, options))

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        """Return the card that each seat to play would play without search."""
        return cheapest(self.card_costs(rounds, legal), distinct(legal, rounds.spent))

    def choose_passes(self, hands: Sets, direction: int | Ints, options: Options) -> Sets:
        """Return the three cards that each hand would pass, picked one by one."""
        picked = np.zeros_like(hands)
        for _ in range(CARDS_PASSED):
            bit = BIT[cheapest(self.pass_costs(hands, picked, direction, options), hands)]
            picked, hands = picked | bit, hands ^ bit
        return picked


@cache
def trained() -> Network:
    """Return the networks that come with the game."""
    return Network.read(asset_bytes(WEIGHTS))


def cheapest(costs: Floats, cards: Sets) -> Ints:
    """Return the card of each set that costs least."""
    found: Ints = np.where(unpacked_cards(cards) != 0, costs, np.inf).argmin(axis=1)
    return found


def _layers(stored: Mapping[str, Floats], name: str) -> Layers:
    return tuple(
        (stored[f"{name}_weight_{number}"].astype(np.float32), stored[f"{name}_bias_{number}"].astype(np.float32))
        for number in range(LAYERS)
    )


def _forward(layers: Layers, inputs: Sets) -> Floats:
    """Return the values of each row of words; negative sums are cut off after every layer but the last.

    A network that was trained on fewer words is shown those.
    """
    known = len(layers[0][0]) // BITS
    signals: Floats = unpacked(inputs[:, :known]).astype(np.float32)
    for weight, bias in layers[:-1]:
        signals = np.maximum(signals @ weight + bias, 0)
    weight, bias = layers[-1]
    return signals @ weight + bias

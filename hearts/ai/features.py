"""What a network is shown of a position: rows of 64-bit words, each bit an input.

Only what the seat to play may know goes in. Both forms of the moon move the shooter equally far against the others,
so the form is no input. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import HEART_SET, JACK_SET, ONE, QUEEN_SET, SEATS, Ints, Sets, size
from hearts.ai.simulator import Options, Rounds

WORDS = 13
PASS_WORDS = 3

# bits of the last word
VOIDS, BROKEN, LED, DIRECTION, TRICK_NO, OPTIONS, JACK_TAKER = 0, 12, 13, 17, 21, 34, 37
# bits of the word of taken points: how many hearts each seat has, and who has the queen
HEARTS_TAKEN, QUEEN_TAKER = 14, 56
PASS_OPTIONS = 8


def words(rounds: Rounds, legal: Sets) -> Sets:
    """Return what the seat to play knows in each round."""
    rows, turn = rounds.rows, rounds.turn
    found = np.zeros((len(rounds), WORDS), np.uint64)
    found[:, 0] = rounds.own_hands
    found[:, 1] = legal
    hearts = size(rounds.taken & HEART_SET)
    queen = (rounds.taken & QUEEN_SET) != 0
    taken = np.zeros(len(rounds), np.uint64)
    last = (rounds.hearts_broken.astype(np.int64) << BROKEN) | (1 << (DIRECTION + rounds.direction))
    last |= option_bits(rounds.options) << OPTIONS
    last |= 1 << (TRICK_NO + rounds.step_no // SEATS)
    if rounds.place:
        last |= 1 << (LED + rounds.led)
    for step in range(SEATS):
        seat = (turn + step) % SEATS
        found[:, 2 + step] = rounds.played[rows, seat]
        if step:
            found[:, 5 + step] = rounds.on_table[rows, seat]
            last |= rounds.voids[rows, seat] << (VOIDS + SEATS * (step - 1))
        taken |= ONE << (HEARTS_TAKEN * step + hearts[rows, seat]).astype(np.uint64)
        taken |= queen[rows, seat].astype(np.uint64) << np.uint64(QUEEN_TAKER + step)
        has_jack = rounds.options.jack & ((rounds.taken[rows, seat] & JACK_SET) != 0)
        last |= has_jack.astype(np.int64) << (JACK_TAKER + step)
    found[:, 9] = rounds.sent[rows, turn] & ~rounds.gone
    found[:, 10] = rounds.received[rows, turn]
    found[:, 11] = taken
    found[:, 12] = last.astype(np.uint64)
    return found


def pass_words(hands: Sets, picked: Sets, direction: Ints, options: Options) -> Sets:
    """Return what a seat knows that has *picked* some of its three cards and still holds *hands*."""
    last = (1 << direction) | (option_bits(options) << PASS_OPTIONS)
    return np.stack([hands, picked, last.astype(np.uint64)], axis=1)


def option_bits(options: Options) -> Ints:
    """Return the options that change play, as three bits."""
    found: Ints = options.jack * 1 + options.queen_breaks * 2 + options.first_trick_points * 4
    return found

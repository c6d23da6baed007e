"""What a network is shown of a position: rows of 64-bit words, each bit an input.

Only what the seat to play may know goes in. Both forms of the moon move the shooter equally far against the others,
so the form is no input. The window's process never imports this file.
"""

import numpy as np

from hearts.ai.bitsets import (
    BIT,
    CARDS,
    COUNT,
    HEART_SET,
    HIGHEST,
    JACK_SET,
    LOWEST,
    ONE,
    QUEEN_SET,
    SEATS,
    SHIFT,
    SUIT_BITS,
    SUIT_SET,
    Ints,
    Sets,
    all_suit_bits,
    size,
    sum_of_seats,
)
from hearts.ai.simulator import Options, Rounds

WORDS = 18
PASS_WORDS = 4

EVERY_CARD = np.uint64((1 << CARDS) - 1)

# bits of the word of the round's state
VOIDS, BROKEN, LED, DIRECTION, TRICK_NO, OPTIONS, JACK_TAKER = 0, 12, 13, 17, 21, 34, 37
# bits of the word of taken points: how many hearts each seat has, and who has the queen
HEARTS_TAKEN, QUEEN_TAKER = 14, 56
PASS_OPTIONS = 8
# bits of the words of lengths: a suit's, and who has every point so far
LENGTHS, EVERY_POINT = 14, 56


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
    out = EVERY_CARD & ~(rounds.gone | rounds.own_hands)
    if rounds.place:
        found[:, 13] = legal & SUIT_SET[rounds.led] & ~((BIT[rounds.best] << ONE) - ONE)
    found[:, 14], found[:, 15] = tops_and_bottoms(rounds.own_hands, out)
    found[:, 16] = lengths(rounds.own_hands) | (every_point(rounds) << np.uint64(EVERY_POINT))
    found[:, 17] = lengths(out)
    return found


def tops_and_bottoms(hands: Sets, out: Sets) -> tuple[Sets, Sets]:
    """Return the cards of each hand above all cards of their suit that are out, and those below all."""
    held, others = all_suit_bits(hands), all_suit_bits(out)
    tops = held & ~((1 << (HIGHEST[others] + 1)) - 1)
    bottoms = held & np.where(others != 0, (1 << np.maximum(LOWEST[others], 0)) - 1, SUIT_BITS)
    return of_suits(tops), of_suits(bottoms)


def of_suits(bits: Ints) -> Sets:
    """Return the sets whose suits are the rows of *bits*."""
    found: Sets = np.bitwise_or.reduce(bits.astype(np.uint64) << SHIFT[:, None], axis=0)
    return found


def lengths(cards: Sets) -> Sets:
    """Return, a bit for each length of each suit, how many cards of each suit are in the sets."""
    counts = COUNT[all_suit_bits(cards)] + LENGTHS * np.arange(SEATS)[:, None]
    found: Sets = np.bitwise_or.reduce(ONE << counts.astype(np.uint64), axis=0)
    return found


def every_point(rounds: Rounds) -> Sets:
    """Return who has every point taken so far, as four bits from the seat to play on."""
    total = sum_of_seats(rounds.points)
    found = np.zeros(len(rounds), np.uint64)
    for step in range(SEATS):
        points = rounds.points[rounds.rows, (rounds.turn + step) % SEATS]
        found |= ((points > 0) & (points == total)).astype(np.uint64) << np.uint64(step)
    return found


def pass_words(hands: Sets, picked: Sets, direction: Ints, options: Options) -> Sets:
    """Return what a seat knows that has *picked* some of its three cards and still holds *hands*."""
    last = (1 << direction) | (option_bits(options) << PASS_OPTIONS)
    return np.stack([hands, picked, last.astype(np.uint64), lengths(hands)], axis=1)


def option_bits(options: Options) -> Ints:
    """Return the options that change play, as three bits."""
    found: Ints = options.jack * 1 + options.queen_breaks * 2 + options.first_trick_points * 4
    return found

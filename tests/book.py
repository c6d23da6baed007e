"""The rules told a second time, over sets of cards, so that core is held against something other than itself."""

from collections.abc import Sequence
from itertools import product

from hearts.core.cards import Card
from hearts.core.moves import MoonChoice
from hearts.core.rules import Jack, Moon, Rules
from hearts.core.trick import Trick

HEARTS = frozenset(Card.parse(rank + "H") for rank in "23456789TJQKA")
QUEEN = Card.parse("QS")
JACK = Card.parse("JD")
LEAD = Card.parse("2C")
PENALTY = HEARTS | {QUEEN}
ORDER = {rank + suit: place for place, (suit, rank) in enumerate(product("CDSH", "23456789TJQKA"))}


def is_broken(tricks: Sequence[Trick], rules: Rules) -> bool:
    """Whether a heart may be led after *tricks*."""
    breaking = PENALTY if rules.queen_breaks else HEARTS
    return any(breaking.intersection(trick.cards) for trick in tricks)


def legal(hand: Sequence[Card], trick: Trick, tricks: Sequence[Trick], rules: Rules) -> set[Card]:
    """The cards that may be played, found by narrowing the hand down."""
    held = set(hand)
    if not tricks and not trick.cards:
        return {LEAD}
    if trick.cards:
        following = {card for card in held if card.suit is trick.cards[0].suit}
        choice = following or held
        if not tricks and not rules.first_trick_points:
            choice = choice - PENALTY or choice
        return choice
    return held if is_broken(tricks, rules) else held - HEARTS or held


def winning_place(cards: Sequence[Card]) -> int:
    """The place in playing order of the card that takes a trick."""
    ranks = [card.rank if card.suit is cards[0].suit else 0 for card in cards]
    return ranks.index(max(ranks))


def scores(taken: Sequence[frozenset[Card]], rules: Rules, choice: MoonChoice | None) -> list[int]:
    """The four scores of a round: the moon's or the cards', then the jack's."""
    shooter = [seat for seat in range(4) if taken[seat] >= PENALTY]
    subtracts = rules.moon is Moon.SUBTRACT or choice is MoonChoice.SUBTRACT
    found = []
    for seat in range(4):
        if not shooter:
            points = len(taken[seat] & HEARTS) + (13 if QUEEN in taken[seat] else 0)
        elif subtracts:
            points = -26 if seat in shooter else 0
        else:
            points = 0 if seat in shooter else 26
        bonus = rules.jack is Jack.BONUS and JACK in taken[seat]
        found.append(points - 10 if bonus else points)
    return found


def is_in_order(hand: Sequence[Card]) -> bool:
    """Whether a hand is held clubs, diamonds, spades, hearts, each from low to high."""
    places = [ORDER[str(card)] for card in hand]
    return places == sorted(places)

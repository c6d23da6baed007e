"""The rules of thumb of Normal on arrays: how every seat plays to the end of a round that is only imagined.

It follows ``hearts.ai.thumb`` rule by rule, and leaves out what needs the game's totals. Rules stand in the order in
which they are asked; each says for which rounds it speaks and which card it plays there. The window's process never
imports this package.
"""

from collections.abc import Iterable

import numpy as np

from hearts.ai.bitsets import SUIT_SET, Ints, Sets
from hearts.ai.playout.following import follow
from hearts.ai.playout.leading import lead_rules, lead_the_least_cost
from hearts.ai.playout.sight import Choice, Sight
from hearts.ai.playout.throwing import throw_rules, throw_the_most_dangerous
from hearts.ai.simulator import Rounds


def choose(rounds: Rounds, legal: Sets, ignored: Ints | None = None) -> Ints:
    """Return the card that each seat to play would play; nothing is done against a moon of the seat *ignored*."""
    sight = Sight(rounds, legal, ignored)
    if rounds.place == 0:
        return first_choice(lead_rules(sight), lead_the_least_cost(sight))
    follows = (sight.hand & SUIT_SET[rounds.led]) != 0
    if follows.all():
        return follow(sight)
    thrown = first_choice(throw_rules(sight), throw_the_most_dangerous(sight))
    return np.where(follows, follow(sight), thrown) if follows.any() else thrown


def play_out(rounds: Rounds) -> None:
    """Play *rounds* to the end."""
    while not rounds.is_over:
        rounds.step(choose(rounds, rounds.legal()))


def first_choice(rules: Iterable[Choice], otherwise: Ints) -> Ints:
    """Return the card of the first rule that speaks, or *otherwise*."""
    card = otherwise
    for speaks, its_card in reversed(list(rules)):
        card = np.where(speaks, its_card, card)
    return card

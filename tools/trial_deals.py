"""Whether deals are fair: every card comes to every seat as often as chance would have it."""

import random
from typing import Final

from trial_report import Report

from hearts.core.cards import DECK, Card
from hearts.core.dealing import deal_of
from hearts.core.moves import Deal
from hearts.core.seeds import SEED_LIMIT

HAND: Final = 13
FREEDOM: Final = 153  # (52 - 1) times (4 - 1)
MOST_OF_ALL: Final = 5.0  # of the sum's own deviations from its mean
MOST_OF_ONE: Final = 25.0  # of one card's chi-square; beyond it lies one in 65,000


def try_deals(deals: int, seed: int = 1) -> Report:
    """Deal *deals* times from seeds taken by chance, half of them following one another, and count."""
    report = Report("deals")
    chance = random.Random(seed)
    counts = {card: [0, 0, 0, 0] for card in DECK}
    for number in range(deals):
        dealt = deal_of(number if number % 2 else chance.randrange(SEED_LIMIT), 1 + number % 9)
        report.check(f"deal {number} is not the deck", is_so=sorted(dealt.deck) == sorted(DECK))
        _count(dealt, counts)
    report.tried["deals"] = deals
    expected = deals / 4
    worst = 0.0
    for card, seats in counts.items():
        square = sum((count - expected) ** 2 / expected for count in seats)
        worst = max(worst, square)
        report.check(f"{card} comes {seats}", is_so=square < MOST_OF_ONE)
    total = sum((count - expected) ** 2 / expected for seats in counts.values() for count in seats)
    deviations = (total - FREEDOM) / (2 * FREEDOM) ** 0.5
    report.check(f"chi-square {total:.0f} for {FREEDOM}", is_so=abs(deviations) < MOST_OF_ALL)
    report.figures.append(
        f"chi-square {total:.1f} for {FREEDOM} degrees of freedom; the furthest card {worst:.1f} for 3"
    )
    return report


def _count(dealt: Deal, counts: dict[Card, list[int]]) -> None:
    for place, card in enumerate(dealt.deck):
        counts[card][place // HAND] += 1

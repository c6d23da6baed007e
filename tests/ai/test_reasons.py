from collections import Counter
from dataclasses import replace

from hearts.ai.player import ReasonKind
from hearts.core.cards import DECK
from tests.ai.claims import is_true
from tests.ai.situations import random_rounds

RARE = {
    ReasonKind.ANY_CARD,
    ReasonKind.COSTS_LEAST,
    ReasonKind.KEEPS_FOR_MOON,
    ReasonKind.VOIDS_SUIT,
    ReasonKind.KEEPS_JACK,
    ReasonKind.SHOOTS_MOON,
    ReasonKind.MOON_SUBTRACTS,
}
"""What Normal never says, or says too seldom to wait for."""


def test_every_reason_is_true_and_every_kind_is_met() -> None:
    met: Counter[ReasonKind] = Counter()
    for _, view, advice in random_rounds(400, seed=1000):
        assert is_true(view, advice), (view, advice)
        met[advice.reason.kind] += 1
    missing = set(ReasonKind) - set(met) - RARE
    assert not missing


def test_a_claim_about_another_card_is_false() -> None:
    # the judge itself must be able to say no
    told = wrong = 0
    for _, view, advice in random_rounds(20, seed=2000):
        if advice.reason.card is not None:
            told += 1
            other = DECK[(advice.reason.card.index + 13) % len(DECK)]
            wrong += not is_true(view, replace(advice, reason=replace(advice.reason, card=other)))
    assert wrong == told > 0


def test_a_claim_of_another_kind_is_mostly_false() -> None:
    told = wrong = 0
    for _, view, advice in random_rounds(20, seed=2000):
        for kind in ReasonKind:
            if kind is not advice.reason.kind and view.trick is not None:
                told += 1
                wrong += not is_true(view, replace(advice, reason=replace(advice.reason, kind=kind)))
    assert wrong > 0.9 * told

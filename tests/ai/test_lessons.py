"""What a hint teaches: each sentence's claim against the position, for every card that might have been advised."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hearts.ai.inference import Situation
from hearts.ai.lessons import CLOSE, Lesson, lesson_of
from hearts.ai.lessons.about_passing import facts_of_pass
from hearts.ai.lessons.about_position import facts_around
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.lessons.pass_figures import WORTH_SAYING, Beside, PassFigures
from hearts.ai.player import Advice, Reason, ReasonKind, Weighed, WeighedPass, is_passing
from hearts.ai.thumb import RulesOfThumb
from hearts.core.cards import DECK, Card, hand_of
from hearts.core.moves import Pass, Play
from hearts.core.rules import Rules
from hearts.core.seat_view import SeatView
from hearts.core.seats import PassDirection, Seat
from tests.ai.claims import is_true
from tests.ai.fact_claims import PLAYING, is_fact, is_fact_of_pass
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with
from tests.builders import card, cards

FACTOR = int(os.environ.get("HEARTS_LEVEL_FACTOR", "1"))
OF_PASSING = {
    *(FactKind.KEEPS_QUEEN, FactKind.KEEPS_HIGH_SPADE, FactKind.SPOILS_MOON),
    *(FactKind.LEAVES_NONE, FactKind.LEAVES_ONE),
}
OF_MOONS_TRIED = {FactKind.TRIES_MOON, FactKind.OWN_EVERY_POINT}
ONE_HEART = (Seat.EAST, "AD 4D 2D 3H")


def costs_least(view: SeatView, played: Card) -> Advice:
    return Advice(Play(view.seat, played), Reason(ReasonKind.COSTS_LEAST, played, played.suit))


def taught(view: SeatView, advice: Advice, weighed: tuple[Weighed, ...] = ()) -> Lesson:
    lesson = lesson_of(view, advice, weighed)
    assert lesson is not None
    return lesson


def told_of(view: SeatView, advice: Advice) -> Iterator[Fact]:
    """Everything that may be told besides, whether or not it comes to be."""
    if isinstance(advice.move, Play):
        yield from facts_around(Situation(view), advice.move.card)


def test_whatever_is_told_of_a_card_is_true_and_every_kind_is_met() -> None:
    met: Counter[object] = Counter()
    for _, view, plain in random_rounds(30 * FACTOR, seed=4000):
        for played in view.legal_plays():
            advice = plain if plain.move == Play(view.seat, played) else costs_least(view, played)
            lesson = taught(view, advice)
            if isinstance(lesson.first, Reason):
                assert is_true(view, replace(advice, reason=lesson.first)), (view, lesson)
            for fact in (lesson.first, lesson.besides, *told_of(view, advice)):
                if isinstance(fact, Fact):
                    assert is_fact(view, fact), (view, fact)
                    met[fact.kind] += 1
    assert set(FactKind) - set(met) == OF_PASSING | OF_MOONS_TRIED


def test_whatever_is_told_of_a_pass_is_true_and_every_kind_is_met() -> None:
    met: Counter[FactKind] = Counter()
    rng = random.Random(5)
    for _, view, plain in random_rounds(80, seed=4100):
        if is_passing(view):
            for sent in (*([plain.move.cards] if isinstance(plain.move, Pass) else []), *drawn(view, rng)):
                for fact in facts_of_pass(view.hand, sent):
                    assert is_fact_of_pass(view.hand, sent, fact), (view.hand, sent, fact)
                    met[fact.kind] += 1
    assert set(met) == OF_PASSING


def drawn(view: SeatView, rng: random.Random) -> Iterator[tuple[Card, ...]]:
    for _ in range(3):
        yield tuple(rng.sample(view.hand, 3))


def test_the_judge_says_no_to_a_claim_about_another_card() -> None:
    told = wrong = 0
    for _, view, plain in random_rounds(8, seed=4200):
        for fact in told_of(view, plain):
            other = DECK[(fact.card.index + 13) % len(DECK)]
            told += 1
            wrong += not is_fact(view, replace(fact, card=other))
    assert wrong == told > 100


def test_the_judge_mostly_says_no_to_a_claim_of_another_kind() -> None:
    told = wrong = 0
    for _, view, plain in random_rounds(8, seed=4200):
        for fact in told_of(view, plain):
            for kind in set(PLAYING) - {fact.kind}:
                told += 1
                wrong += not is_fact(view, replace(fact, kind=kind))
    assert wrong > 0.8 * told > 500


# the reason that is told first


def test_the_rules_own_reason_is_told_where_it_says_something() -> None:
    view = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))
    reason = Reason(ReasonKind.LEADS_LOW, card("3C"), card("3C").suit)
    assert taught(view, Advice(Play(view.seat, card("3C")), reason)).first is reason


def test_staying_under_names_the_card_and_who_played_it() -> None:
    view = view_with("3D 8D AD 5C", "4D KD", (FIRST_CLUBS,))
    first = taught(view, costs_least(view, card("3D"))).first
    assert first == Fact(FactKind.STAYS_UNDER, card("3D"), card("3D").suit, Seat.SOUTH, other=card("KD"))


def test_the_queen_out_and_the_ace_held_is_told_where_spades_are_played() -> None:
    view = view_with("3S AS 5C", "4S", (FIRST_CLUBS,))
    besides = taught(view, costs_least(view, card("3S"))).besides
    assert besides is not None
    assert (besides.kind, besides.other) == (FactKind.QUEEN_THREATENS, card("AS"))


def test_the_seat_with_every_point_is_named_from_some_points_on() -> None:
    few = view_with("3D 8D AD 5C", "4D KD", (FIRST_CLUBS, ONE_HEART))
    assert FactKind.EVERY_POINT not in {fact.kind for fact in facts_around(Situation(few), card("3D"))}
    tricks = (FIRST_CLUBS, (Seat.EAST, "AC QS 3C 2H"))
    many = view_with("3D 8D AD 5C", "4D KD", tricks)
    besides = taught(many, costs_least(many, card("3D"))).besides
    assert besides == Fact(FactKind.EVERY_POINT, card("3D"), card("3D").suit, Seat.EAST, 14)


def test_the_only_card_needs_no_more_said() -> None:
    view = view_with("3D 5C 7C", "4D KD", (FIRST_CLUBS,))
    advice = Advice(Play(view.seat, card("3D")), Reason(ReasonKind.ONLY_CARD, card("3D"), card("3D").suit))
    lesson = taught(view, advice)
    assert lesson.besides is None
    assert lesson.contrast is None


# the moon


def test_a_moon_that_was_thought_through_is_told_before_anything_else() -> None:
    view = view_with("AC KC AS AH KH QH", "", (FIRST_CLUBS, (Seat.WEST, "AD 4D 2H 3H")))
    weighed = tuple(Weighed(one, 3.0, shoots=one is card("AC")) for one in view.legal_plays())
    lesson = taught(view, costs_least(view, card("AC")), weighed)
    assert lesson.first.kind is FactKind.TRIES_MOON
    assert lesson.besides == Fact(FactKind.OWN_EVERY_POINT, card("AC"), card("AC").suit, Seat.WEST, 2)
    for told in (lesson.first, lesson.besides):
        assert isinstance(told, Fact)
        assert is_fact(view, told)


def test_no_moon_is_told_of_once_another_seat_has_a_point() -> None:
    view = view_with("AC KC AS AH KH QH", "", (FIRST_CLUBS, ONE_HEART))
    weighed = tuple(Weighed(one, 3.0, shoots=True) for one in view.legal_plays())
    assert taught(view, costs_least(view, card("AC")), weighed).first.kind is not FactKind.TRIES_MOON


# the comparison

VIEW = view_with("3C 8C KC 5D 9H", "4C", (FIRST_CLUBS,))  # the rules of thumb play the three


def weighed_as(**points: float) -> tuple[Weighed, ...]:
    return tuple(Weighed(one, points[f"c{one}"]) for one in VIEW.legal_plays())


def test_the_usual_card_is_compared_before_the_next_best() -> None:
    lesson = taught(VIEW, costs_least(VIEW, card("KC")), weighed_as(c3C=4.0, c8C=3.0, cKC=2.0))
    assert lesson.contrast is not None
    assert (lesson.contrast.card, lesson.contrast.points, lesson.contrast.by_rule) == (card("3C"), 2.0, True)


def test_where_the_usual_card_is_advised_the_next_best_is_compared() -> None:
    lesson = taught(VIEW, costs_least(VIEW, card("3C")), weighed_as(c3C=1.0, c8C=2.0, cKC=3.0))
    assert lesson.contrast is not None
    assert (lesson.contrast.card, lesson.contrast.points, lesson.contrast.by_rule) == (card("8C"), 1.0, False)


def test_nothing_is_compared_where_it_would_mean_little() -> None:
    little = 0.9 * WORTH_SAYING
    near = taught(VIEW, costs_least(VIEW, card("3C")), weighed_as(c3C=2.0, c8C=2.0 + little, cKC=2.0 + little))
    assert near.contrast is None
    assert not near.is_close
    dearer = taught(VIEW, costs_least(VIEW, card("3C")), weighed_as(c3C=2.0 + little, c8C=2.0, cKC=2.0 + little))
    assert dearer.contrast is None


def test_a_card_that_is_cheaper_than_the_one_advised_is_owned_up_to() -> None:
    lesson = taught(VIEW, costs_least(VIEW, card("KC")), weighed_as(c3C=5.0, c8C=2.5, cKC=4.0))
    assert lesson.contrast is not None
    assert (lesson.contrast.card, lesson.contrast.points, lesson.contrast.by_rule) == (card("8C"), -1.5, False)


def test_cards_that_come_to_the_same_are_called_so() -> None:
    assert taught(VIEW, costs_least(VIEW, card("3C")), weighed_as(c3C=2.0, c8C=2.1, cKC=2.2)).is_close
    apart = weighed_as(c3C=2.0, c8C=2.0, cKC=2.1 + CLOSE)
    assert not taught(VIEW, costs_least(VIEW, card("3C")), apart).is_close
    assert not taught(VIEW, costs_least(VIEW, card("3C"))).is_close


def test_a_pass_is_taught_by_its_reason_and_what_stays() -> None:
    sent = cards("KC QC JC")
    view = replace(view_with("2C JC QC KC 3D 2S 4S 5S QS 2H 3H 4H 5H"), trick=None)
    advice = Advice(Pass(view.seat, sent), Reason(ReasonKind.PASSES_HIGH_CARDS, card("KC"), card("KC").suit))
    lesson = taught(view, advice)
    assert lesson.first is advice.reason
    assert lesson.besides is not None
    assert (lesson.besides.kind, lesson.besides.count) == (FactKind.KEEPS_QUEEN, 3)
    assert lesson.weighed == ()


SENT = "KC QC JC"
HAND = hand_of(cards("2C JC QC KC 3D 2S 4S 5S QS 2H 3H 4H 5H"))
PASSING = SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), PassDirection.LEFT, HAND)
USUAL = RulesOfThumb().advise(PASSING, random.Random(0)).move


def figures(points: dict[str, float], mine: str = "") -> PassFigures | None:
    """What is said of passing SENT, where the sets of these cards come to these points."""
    advice = Advice(Pass(PASSING.seat, cards(SENT)), Reason(ReasonKind.PASSES_HIGH_CARDS, card("KC"), card("KC").suit))
    weighed = tuple(WeighedPass(cards(three), value) for three, value in points.items())
    lesson = lesson_of(PASSING, advice, weighed, cards(mine) if mine else ())
    assert lesson is not None
    return lesson.figures


def test_of_a_pass_that_nobody_weighed_no_figures_are_told() -> None:
    assert figures({}) is None
    assert figures({"QS 2C 3D": 4.0}, "KC QC JC") is None


def test_three_cards_are_compared_with_those_the_person_chose() -> None:
    points = {SENT: 4.0, "QS 2C 3D": 5.5, "KC QC 2C": 9.0}
    chosen = cards("2C 3D QS")
    assert figures(points, "JC KC QC") == PassFigures(4.0, Beside.SAME)
    assert figures(points, "QS 2C 3D") == PassFigures(4.0, Beside.MINE, chosen, 1.5)
    assert figures({**points, "QS 2C 3D": 4.25}, "QS 2C 3D") == PassFigures(4.0, Beside.MINE_ALIKE, chosen, 0.25)
    assert figures({**points, "QS 2C 3D": 2.5}, "QS 2C 3D") == PassFigures(4.0, Beside.MINE, chosen, -1.5)


def test_three_cards_are_compared_with_the_usual_choice_then_with_the_next_best() -> None:
    assert isinstance(USUAL, Pass)
    usual, other = " ".join(map(str, USUAL.cards)), "2C 2S 2H"
    points = {SENT: 4.0, other: 4.75, usual: 5.0}
    assert figures(points) == PassFigures(4.0, Beside.USUAL, tuple(sorted(USUAL.cards)), 1.0)
    assert figures({**points, usual: 4.25}) == PassFigures(4.0)
    del points[usual]
    assert figures(points) == PassFigures(4.0, Beside.NEXT, tuple(sorted(cards(other))), 0.75)
    assert figures({**points, other: 4.25}) == PassFigures(4.0)
    assert figures(points, "5H 4H 3H") == figures(points)  # three that were not weighed

import pytest

from hearts import text
from hearts.ai.player import Reason, ReasonKind
from hearts.core.cards import Suit
from hearts.core.moves import Pass, Play
from hearts.core.seats import Seat
from hearts.text.hints import hint
from tests.builders import card, cards

NAMES = dict(text.seat_names())


@pytest.mark.parametrize("kind", list(ReasonKind))
def test_every_reason_has_a_sentence_with_every_place_filled(kind: ReasonKind) -> None:
    reason = Reason(kind, card=card("9D"), suit=Suit.DIAMONDS, seat=Seat.WEST, count=2)
    line = hint(Play(Seat.SOUTH, card("9D")), reason, NAMES)
    assert "{" not in line
    assert line.endswith(".")
    if kind is not ReasonKind.ANY_CARD:
        assert line != hint(Play(Seat.SOUTH, card("9D")), Reason(ReasonKind.ANY_CARD, card=card("9D")), NAMES)


def test_a_hint_for_the_passing_names_the_three_cards() -> None:
    reason = Reason(ReasonKind.PASSES_QUEEN, card=card("QS"))
    line = hint(Pass(Seat.SOUTH, cards("QS KS 2H")), reason, NAMES)
    assert line == "Hint: pass Q♠, K♠ and 2♥. The Queen of spades is a danger to whoever holds her."


def test_a_hint_to_duck_says_under_whom() -> None:
    reason = Reason(ReasonKind.DUCKS, card=card("9D"), seat=Seat.NORTH)
    assert (
        hint(Play(Seat.SOUTH, card("9D")), reason, NAMES) == "Hint: 9♦ is your highest card that still loses to North."
    )

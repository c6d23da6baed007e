import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.core.cards import DECK, format_cards
from hearts.core.moves import Deal, MoonChoice, Move, Pass, Play, Score, parse_move
from hearts.core.seats import SEATS
from tests.builders import card, cards

SOUTH, WEST, NORTH, EAST = SEATS

MOVES: st.SearchStrategy[Move] = st.one_of(
    st.permutations(DECK).map(lambda deck: Deal(tuple(deck))),
    st.builds(Pass, st.sampled_from(SEATS), st.lists(st.sampled_from(DECK), max_size=5).map(tuple)),
    st.builds(Play, st.sampled_from(SEATS), st.sampled_from(DECK)),
    st.builds(Score, st.sampled_from(MoonChoice)),
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Deal(DECK), "deal " + format_cards(DECK)),
        (Pass(SOUTH, cards("QS KS 2H")), "pass S QS KS 2H"),
        (Play(WEST, card("2C")), "play W 2C"),
        (Play(NORTH, card("TD")), "play N TD"),
        (Play(EAST, card("AH")), "play E AH"),
        (Score(MoonChoice.ADD), "score add"),
        (Score(MoonChoice.SUBTRACT), "score subtract"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_move_is_its_text(move: Move, text: str) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@given(MOVES)
def test_any_move_is_read_back_from_its_text(move: Move) -> None:
    assert parse_move(str(move)) == move


def test_passed_cards_are_sorted_whatever_order_they_were_chosen_in() -> None:
    assert Pass(SOUTH, cards("2H KS QS")) == Pass(SOUTH, cards("QS 2H KS"))
    assert Pass(SOUTH, cards("2H KS QS")).cards == cards("QS KS 2H")


def test_blanks_around_the_words_do_not_matter() -> None:
    assert parse_move("  play  S\tQS \r\n") == Play(SOUTH, card("QS"))


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "play",
        "play S",
        "play QS",
        "play S QS KS",
        "play S qs",
        "play s QS",
        "play 0 QS",
        "Play S QS",
        "plays S QS",
        "play,S,QS",
        "pass",
        "pass QS KS 2H",
        "pass S QS KS XX",
        "pass X QS KS 2H",
        "deal S QS",
        "deal 3H 7C ?",
        "score",
        "score maybe",
        "score ADD",
        "score add subtract",
        "undo",
        "trick W",
        "\x00",
        "play S Q\u2660",
    ],
)
def test_what_is_no_move_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"not a|is not a valid"):
        parse_move(line)


@given(st.text(max_size=40))
def test_any_other_text_is_a_move_or_a_value_error(text: str) -> None:
    try:
        move = parse_move(text)
    except ValueError:
        return
    assert parse_move(str(move)) == move

from hearts.ui.widgets.typing import Typing


def typing(text: str, caret: int, longest: int = 10) -> Typing:
    return Typing("name", text, caret, longest)


def test_letters_go_where_the_caret_is() -> None:
    assert typing("Ad", 1).with_text("na") == typing("Anad", 3)


def test_there_is_room_for_so_many_letters_and_no_more() -> None:
    assert typing("abcdefgh", 8).with_text("ijkl") == typing("abcdefghij", 10)


def test_what_cannot_be_shown_is_left_out() -> None:
    assert typing("", 0).with_text("a\n\tb\x00") == typing("ab", 2)


def test_letters_are_taken_out_on_either_side() -> None:
    assert typing("Ada", 2).without_before() == typing("Aa", 1)
    assert typing("Ada", 1).without_after() == typing("Aa", 1)


def test_at_the_ends_nothing_is_taken_out() -> None:
    assert typing("Ada", 0).without_before() == typing("Ada", 0)
    assert typing("Ada", 3).without_after() == typing("Ada", 3)


def test_the_caret_stays_within_the_text() -> None:
    assert typing("Ada", 1).moved(-5).caret == 0
    assert typing("Ada", 1).moved(5).caret == 3

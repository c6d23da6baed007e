import pytest

from hearts.text.expectation import chip, in_words, short_chip


@pytest.mark.parametrize(
    ("value", "figure", "whole"),
    [(5.25, "+5.2", "+5"), (0.0, "+0.0", "+0"), (-0.04, "+0.0", "+0"), (-9.96, "−10.0", "−10"), (24.4, "+24.4", "+24")],
)
def test_a_figure_on_a_card_has_a_sign_and_a_true_minus(value: float, figure: str, whole: str) -> None:
    assert (chip(value), short_chip(value)) == (figure, whole)


def test_it_is_told_in_words_with_one_decimal() -> None:
    assert in_words(-1.25) == "about −1.2 points this round"

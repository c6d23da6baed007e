"""Sentences as they are spoken: signs that are read well and spoken badly become words. Knows no pygame."""

import re
from typing import Final

from hearts.core.cards import Card, Rank
from hearts.text import MINUS, SUIT_SIGNS
from hearts.text.card_names import card_name, suit_name
from hearts.text.language import _

_SUITS: Final = {sign: suit for suit, sign in SUIT_SIGNS.items()}
_RANKS: Final = {"10": Rank.TEN, **{rank.letter: rank for rank in Rank}}
_CARD: Final = re.compile(rf"(10|[2-9TJQKA])([{''.join(_SUITS)}])")
_SIGN: Final = re.compile(f"[{''.join(_SUITS)}]")
_MINUS: Final = re.compile(rf"{MINUS}\s*(\d+)")


def spoken(text: str) -> str:
    """Return *text* in words: ``J♦`` as Jack of diamonds, a minus sign as minus, a dot between parts as a pause."""
    text = _CARD.sub(lambda found: card_name(Card(_SUITS[found[2]], _RANKS[found[1]])), text)
    text = _SIGN.sub(lambda found: suit_name(_SUITS[found[0]]), text)
    text = _MINUS.sub(lambda found: _("minus {number}").format(number=found[1]), text)
    return " ".join(text.replace("·", ",").replace(" ,", ",").split())

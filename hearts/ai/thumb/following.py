"""Rules of thumb for following suit."""

from hearts.ai.inference import Situation
from hearts.ai.player import Advice, ReasonKind
from hearts.ai.thumb.advice import Rule, highest, lowest, plain, play
from hearts.ai.thumb.moon import keep_high_cards_for_the_suspect, take_points_from_the_suspect
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Suit
from hearts.core.rules import Jack

FRESH = 6
"""Cards of a suit out from which a void behind is unlikely."""


def give_the_queen_under_a_higher_spade(situation: Situation) -> Advice | None:
    """Drop the queen once a king or ace lies."""
    if QUEEN_OF_SPADES in situation.under:
        return play(situation, QUEEN_OF_SPADES, ReasonKind.GIVES_QUEEN, seat=situation.trick.winner)
    return None


def take_the_jack(situation: Situation) -> Advice | None:
    """Take the jack where the trick with it is still worth having."""
    if not situation.jack_counts or situation.trick.led is not Suit.DIAMONDS or not situation.over:
        return None
    if JACK_OF_DIAMONDS in situation.trick.cards:
        if situation.cost < 0 and (situation.is_last or situation.cost == Jack.BONUS):
            return play(situation, highest(situation.over), ReasonKind.TAKES_JACK)
        return None
    surely = situation.is_last or not situation.higher_out(JACK_OF_DIAMONDS)
    if JACK_OF_DIAMONDS in situation.over and surely and situation.cost + Jack.BONUS < 0:
        return play(situation, JACK_OF_DIAMONDS, ReasonKind.TAKES_JACK)
    return None


def play_high_on_the_first_trick(situation: Situation) -> Advice | None:
    """Get rid of the highest club where no points may fall."""
    if situation.view.is_first_trick and not situation.view.rules.first_trick_points:
        return play(situation, highest(situation.legal), ReasonKind.PLAYS_HIGH_FIRST)
    return None


def take_a_free_trick(situation: Situation) -> Advice | None:
    """Take a trick without points with the highest card, playing last."""
    card = highest(plain(situation, situation.legal))
    if situation.is_last and situation.cost <= 0 and situation.wins(card):
        return play(situation, card, ReasonKind.TAKES_FREE)
    return None


def stay_below_the_queen(situation: Situation) -> Advice | None:
    """With the king or ace and the queen out, play the highest spade below her."""
    if situation.trick.led is not Suit.SPADES or not situation.queen_is_out or situation.is_last:
        return None
    below = tuple(card for card in situation.legal if card.rank < QUEEN_OF_SPADES.rank)
    if not below or len(below) == len(situation.legal) or any(card in situation.under for card in below):
        return None
    return play(situation, highest(below), ReasonKind.DUCKS_UNDER_QUEEN)


def keep_the_queen_back(situation: Situation) -> Advice | None:
    """Follow with another spade than the queen."""
    others = tuple(card for card in situation.legal if card is not QUEEN_OF_SPADES)
    if QUEEN_OF_SPADES not in situation.over or not others or set(others) & set(situation.under):
        return None
    return play(situation, highest(others), ReasonKind.KEEPS_QUEEN_BACK)


def play_high_early(situation: Situation) -> Advice | None:
    """Get rid of the highest club or diamond while the suit is young and nobody behind is void."""
    led = situation.trick.led
    if led not in (Suit.CLUBS, Suit.DIAMONDS) or situation.trick.penalty or situation.is_last:
        return None
    if situation.view.is_first_trick:
        # points may fall, and whoever has passed all clubs away has waited for this
        return None
    out = len(situation.out[led])
    card = highest(plain(situation, situation.legal))
    is_young = out >= FRESH or situation.takes_jack(card)
    if not is_young or any(situation.is_void(seat, led) for seat in situation.after):
        return None
    return play(situation, card, ReasonKind.PLAYS_HIGH_EARLY, count=out)


def keep_the_jack(situation: Situation) -> Advice | None:
    """Rather take a few hearts than give the jack away."""
    if not situation.holds_jack or situation.under != (JACK_OF_DIAMONDS,) or not situation.over:
        return None
    if situation.cost > -Jack.BONUS:
        return None
    return play(situation, highest(situation.over), ReasonKind.KEEPS_JACK)


def duck(situation: Situation) -> Advice | None:
    """Play the highest card that still loses."""
    if not situation.under:
        return None
    cards = plain(situation, situation.under)
    return play(situation, highest(cards), ReasonKind.DUCKS, seat=situation.trick.winner)


def unload(situation: Situation) -> Advice | None:
    """Take what must be taken with the highest card, or go over low while a seat behind may go higher."""
    cards = plain(situation, situation.legal)
    low = lowest(cards)
    higher = situation.higher_out(low)
    # where points lie already, one higher card behind is worth hoping for
    hopes = 0 if situation.trick.penalty else 1
    is_free = len(situation.after) == 1 and not situation.trick.penalty
    if situation.is_last or is_free or higher <= hopes:
        return play(situation, highest(cards), ReasonKind.UNLOADS, seat=situation.trick.winner)
    return play(situation, low, ReasonKind.GOES_OVER_LOW, seat=situation.trick.winner, count=higher)


FOLLOWING: tuple[Rule, ...] = (
    take_points_from_the_suspect,
    keep_high_cards_for_the_suspect,
    give_the_queen_under_a_higher_spade,
    take_the_jack,
    play_high_on_the_first_trick,
    take_a_free_trick,
    stay_below_the_queen,
    keep_the_queen_back,
    play_high_early,
    keep_the_jack,
    duck,
    unload,
)

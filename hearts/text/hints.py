"""The sentence for each reason a computer player has, as a hint tells it to the person."""

from hearts.ai.player import Reason, ReasonKind
from hearts.core.cards import Card, Suit
from hearts.core.moves import Pass, Play, Score
from hearts.core.seats import Seat
from hearts.text import card_text, cards_text
from hearts.text.language import Message, _, pgettext

_SENTENCES = {
    ReasonKind.ANY_CARD: Message("Hint: {card} is as good as any."),
    ReasonKind.ONLY_CARD: Message("Hint: {card} is the only card you may play."),
    ReasonKind.COSTS_LEAST: Message(
        "Hint: {card} costs the least on the whole, over many ways the hidden cards may lie."
    ),
    ReasonKind.HUNTS_QUEEN: Message("Hint: {card} may draw the Queen of spades out."),
    ReasonKind.LEADS_LOW: Message("Hint: {card} can be beaten, so somebody else may take the trick."),
    ReasonKind.LEADS_LAST_OF_SUIT: Message(
        "Hint: {card} is your last of its suit; after it you can throw what you like there."
    ),
    ReasonKind.LEADS_LEAST_RISK: Message("Hint: {card} risks the least of your leads."),
    ReasonKind.DUCKS: Message("Hint: {card} is your highest card that still loses to {name}."),
    ReasonKind.DUCKS_UNDER_QUEEN: Message("Hint: {card} stays below the Queen of spades, which is still out."),
    ReasonKind.KEEPS_QUEEN_BACK: Message("Hint: {card} keeps your Queen of spades from taking this trick."),
    ReasonKind.UNLOADS: Message("Hint: nothing you hold loses, so let {card}, your highest, go."),
    ReasonKind.GOES_OVER_LOW: Message("Hint: {card} goes over as low as it can; others may still go higher."),
    ReasonKind.TAKES_FREE: Message("Hint: the trick costs nothing, so {card} may take it."),
    ReasonKind.PLAYS_HIGH_EARLY: Message("Hint: {card} is high, and the suit is still safe."),
    ReasonKind.PLAYS_HIGH_FIRST: Message("Hint: no points fall on the first trick, so let {card} go."),
    ReasonKind.GIVES_QUEEN: Message("Hint: give the Queen of spades to {name}, who is winning."),
    ReasonKind.THROWS_HEART: Message("Hint: throw {card}; {name} is winning the trick."),
    ReasonKind.THROWS_HIGH_SPADE: Message("Hint: throw {card} before it has to take the Queen of spades."),
    ReasonKind.MAKES_VOID: Message("Hint: {card} is your last of its suit; throw it and be free there."),
    ReasonKind.THROWS_DANGER: Message("Hint: throw {card}, which could win a trick you do not want."),
    ReasonKind.THROWS_USELESS: Message("Hint: {card} costs nobody anything and keeps your better cards."),
    ReasonKind.STOPS_MOON: Message("Hint: {name} has every point so far. {card} can stop the moon."),
    ReasonKind.BREAKS_MOON: Message("Hint: {name} has every point so far. {card} gives one to another."),
    ReasonKind.KEEPS_STOPPER: Message(
        "Hint: {name} has every point so far. {card} keeps a higher card back for later."
    ),
    ReasonKind.FEEDS_NO_MOON: Message("Hint: {name} has every point so far. {card} gives away nothing that helps."),
    ReasonKind.SHOOTS_MOON: Message("Hint: {card}: nobody can beat what you hold, so the moon is yours to shoot."),
    ReasonKind.TAKES_JACK: Message("Hint: {card} wins the Jack of diamonds."),
    ReasonKind.KEEPS_JACK: Message("Hint: {card} keeps your Jack of diamonds for a better trick."),
    ReasonKind.PASSES_QUEEN: Message("The Queen of spades is a danger to whoever holds her."),
    ReasonKind.PASSES_HIGH_SPADES: Message("{card} could be made to take the Queen of spades."),
    ReasonKind.PASSES_HIGH_HEARTS: Message("{card} would take other people’s hearts."),
    ReasonKind.PASSES_HIGH_CARDS: Message("{card} would win tricks you do not want."),
    ReasonKind.KEEPS_FOR_MOON: Message("What you keep is strong enough to try for every point yourself."),
    ReasonKind.MOON_ADDS: Message("Hint: let the others take 26 points."),
    ReasonKind.MOON_SUBTRACTS: Message("Hint: take 26 points off your own total."),
}

_OF_A_SUIT = {
    ReasonKind.LEADS_HIGH_EARLY: {
        Suit.CLUBS: Message("Hint: {card} is high, and clubs are still safe to lead."),
        Suit.DIAMONDS: Message("Hint: {card} is high, and diamonds are still safe to lead."),
        Suit.SPADES: Message("Hint: {card} is high, and spades are still safe to lead."),
        Suit.HEARTS: Message("Hint: {card} is high, and hearts are still safe to lead."),
    },
    ReasonKind.VOIDS_SUIT: {
        Suit.CLUBS: Message("Without clubs you can throw what you like on them."),
        Suit.DIAMONDS: Message("Without diamonds you can throw what you like on them."),
        Suit.SPADES: Message("Without spades you can throw what you like on them."),
        Suit.HEARTS: Message("Without hearts you can throw what you like on them."),
    },
}


def hint(move: Pass | Play | Score, reason: Reason, names: dict[Seat, str]) -> str:
    """Say what is advised and why, in one line."""
    why = _why(reason, names)
    match move:
        case Pass(cards=cards):
            return " ".join((_("Hint: pass {cards}.").format(cards=cards_text(cards)), why))
        case _:
            return why


def _why(reason: Reason, names: dict[Seat, str]) -> str:
    if reason.kind in _OF_A_SUIT and reason.suit is not None:
        sentence = _OF_A_SUIT[reason.kind][reason.suit]
    else:
        sentence = _SENTENCES.get(reason.kind, _SENTENCES[ReasonKind.ANY_CARD])
    return sentence(card=_card(reason.card), name="" if reason.seat is None else names[reason.seat])


def _card(card: Card | None) -> str:
    return pgettext("instead of a card", "this choice") if card is None else card_text(card)

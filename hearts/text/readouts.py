"""What can be read out on demand, in words: the hand, the trick, the points and the last trick.

Pure functions of the game; they name cards in words, so that they can be spoken as they are. Knows no pygame.
"""

from collections.abc import Iterable, Mapping, Sequence

from hearts.core.cards import Card, Suit
from hearts.core.game import Game, Passing, Playing, taken_of
from hearts.core.rules import points_of
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick
from hearts.store.settings import ShowPoints
from hearts.text import NO_TRICK_YET, YOU, figure, points, side_by_side
from hearts.text.card_names import card_name, rank_name
from hearts.text.language import Message, _

NO_CARDS = Message("You hold no cards.")
NO_TRICK_NOW = Message("No trick is being played.")
NO_CARD_LIES = Message("No card lies on the table yet.")
YOU_LEAD = Message("You lead.")

_OF_A_SUIT = {
    Suit.CLUBS: Message("Clubs: {ranks}."),
    Suit.DIAMONDS: Message("Diamonds: {ranks}."),
    Suit.SPADES: Message("Spades: {ranks}."),
    Suit.HEARTS: Message("Hearts: {ranks}."),
}
_NONE_OF_A_SUIT = {
    Suit.CLUBS: Message("No clubs."),
    Suit.DIAMONDS: Message("No diamonds."),
    Suit.SPADES: Message("No spades."),
    Suit.HEARTS: Message("No hearts."),
}

Names = Mapping[Seat, str]


def hand_readout(game: Game, seat: Seat) -> str:
    """Say what *seat* holds, suit by suit."""
    hand = _hand(game, seat)
    return " ".join(_suit_line(suit, hand) for suit in Suit) if hand else NO_CARDS()


def trick_readout(game: Game, seat: Seat, names: Names, lying: Trick | None = None) -> str:
    """Say who played what to the trick and who is winning; *lying* is the finished trick still on the table."""
    trick = lying
    if trick is None:
        if not isinstance(game.stage, Playing):
            return NO_TRICK_NOW()
        trick = game.stage.trick
    if not trick.cards:
        leads = YOU_LEAD() if trick.leader is seat else _("{name} leads.").format(name=names[trick.leader])
        return f"{NO_CARD_LIES()} {leads}"
    return f"{_plays(trick, seat, names)} {_outcome(trick, game, seat, names)}"


def points_readout(game: Game, seat: Seat, names: Names, shown: ShowPoints) -> str:
    """Say the points of this round, as far as they are *shown*, and the totals."""
    said = []
    if isinstance(game.stage, Playing) and shown is not ShowPoints.OFF:
        south, west, north, east = (points_of(cards, game.rules) for cards in taken_of(game.tricks))
        taken = south, west, north, east
        if shown is ShowPoints.OWN:
            said.append(_("This round: you have {points}.").format(points=points(taken[seat])))
        else:
            said.append(_("This round: {list}.").format(list=_figures(taken, seat, names)))
    said.append(_("Totals: {list}.").format(list=_figures(game.totals, seat, names)))
    return " ".join(said)


def last_trick_readout(game: Game, seat: Seat, names: Names) -> str:
    """Say who played what to the trick before, and who took it for how much."""
    if not game.tricks:
        return NO_TRICK_YET()
    trick = game.tricks[-1]
    return _("Last trick. {plays} {outcome}").format(
        plays=_plays(trick, seat, names), outcome=_outcome(trick, game, seat, names)
    )


def scores_readout(game: Game, seat: Seat, names: Names) -> str:
    """Say what the last scored round brought everybody, and the totals."""
    totals = _("Totals: {list}.").format(list=_figures(game.totals, seat, names))
    if not game.rounds:
        return totals
    last = _("Round {number}: {list}.").format(
        number=len(game.rounds), list=_figures(game.rounds[-1].scores, seat, names)
    )
    return f"{last} {totals}"


def page(part: str, number: int, count: int) -> str:
    """Return one *part* of something too long for its place."""
    return part if count == 1 else _("{part} ({number} of {count})").format(part=part, number=number, count=count)


def _hand(game: Game, seat: Seat) -> Sequence[Card]:
    match game.stage:
        case Passing(hands=hands, sent=sent):
            return [card for card in hands[seat] if card not in sent[seat]]
        case Playing(hands=hands):
            return hands[seat]
        case _:
            return ()


def _suit_line(suit: Suit, hand: Iterable[Card]) -> str:
    ranks = sorted(card.rank for card in hand if card.suit is suit)
    if not ranks:
        return _NONE_OF_A_SUIT[suit]()
    return _OF_A_SUIT[suit](ranks=side_by_side([rank_name(rank) for rank in ranks]))


def _plays(trick: Trick, seat: Seat, names: Names) -> str:
    return " ".join(
        _("{name}: {card}.").format(name=_name(play.seat, seat, names), card=card_name(play.card))
        for play in trick.plays()
    )


def _outcome(trick: Trick, game: Game, seat: Seat, names: Names) -> str:
    winner = trick.winner
    if winner is None:
        return ""
    if not trick.is_complete:
        return _("You are winning.") if winner is seat else _("{name} is winning.").format(name=names[winner])
    cost = points(points_of(trick.cards, game.rules))
    line = _("You took it: {points}.") if winner is seat else _("{name} took it: {points}.")
    return line.format(name=names[winner], points=cost)


def _figures(values: BySeat, seat: Seat, names: Names) -> str:
    return side_by_side([f"{_name(other, seat, names)} {figure(values[other])}" for other in SEATS])


def _name(other: Seat, seat: Seat, names: Names) -> str:
    return YOU() if other is seat else names[other]

"""Games and records written as a card player would write them down."""

from dataclasses import replace

from hearts.core.cards import DECK, Card, parse_cards
from hearts.core.game import NOTHING_SENT, Game, Passing, Playing, Round, apply
from hearts.core.moves import Deal, Pass, Play, parse_move
from hearts.core.record import Player, Players
from hearts.core.rules import Rotation, Rules
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection, Seat

NO_PASSING = Rules(passing=Rotation.NEVER)
PLAYERS: Players = (
    Player("person", "You"),
    Player("normal", "West"),
    Player("normal", "North"),
    Player("easy", "East"),
)


def card(text: str) -> Card:
    return Card.parse(text)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def deal_with(south: str = "", west: str = "", north: str = "", east: str = "") -> Deal:
    """A deal in which the seats hold at least the cards named; the rest of the deck fills the hands in its order."""
    named = [list(parse_cards(text)) for text in (south, west, north, east)]
    used = {held for hand in named for held in hand}
    rest = [left for left in DECK if left not in used]
    for hand in named:
        while len(hand) < 13:
            hand.append(rest.pop(0))
    return Deal(tuple(held for hand in named for held in hand))


def suits_deal(clubs_at: Seat) -> Deal:
    """A deal in which each seat holds one whole suit, clubs at *clubs_at*, the others in order to its left.

    Whoever holds the clubs leads to every trick and takes it.
    """
    return Deal(tuple(DECK[13 * ((seat - clubs_at) % 4) + place] for seat in SEATS for place in range(13)))


def told(game: Game, *lines: str) -> Game:
    """The game after the moves written on *lines*."""
    for line in lines:
        game = apply(game, parse_move(line))
    return game


def dealt(rules: Rules = NO_PASSING, south: str = "", west: str = "", north: str = "", east: str = "") -> Game:
    """A new game just dealt, the seats holding the cards named."""
    return apply(Game(rules), deal_with(south, west, north, east))


def playing(game: Game) -> Playing:
    """The stage of a game in which cards are played."""
    assert isinstance(game.stage, Playing)
    return game.stage


def passed_on(game: Game) -> Game:
    """The game after every seat has passed its three lowest cards."""
    stage = game.stage
    assert isinstance(stage, Passing)
    for seat in SEATS:
        game = apply(game, Pass(seat, stage.hands[seat][:3]))
    return game


def played_out(game: Game) -> Game:
    """The game after the round in progress has been played to its end, each seat with its lowest legal card."""
    while isinstance(game.stage, Playing):
        game = apply(game, Play(game.stage.turn, game.stage.legal_plays(game.rules)[0]))
    return game


def moon_shot(game: Game, shooter: Seat) -> Game:
    """The game after a round without passing in which *shooter* took all thirteen tricks."""
    return played_out(apply(game, suits_deal(shooter)))


def with_totals(rules: Rules, *totals: BySeat) -> Game:
    """A game between rounds, after scored rounds with these scores and no cards told."""
    rounds = tuple(Round(PassDirection.NONE, NOTHING_SENT, (), scores) for scores in totals)
    return replace(Game(rules), rounds=rounds)

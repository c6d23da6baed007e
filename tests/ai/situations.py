"""Moments of random rounds, and one seat's moment written by hand."""

import random
from collections.abc import Iterator

import numpy as np

from hearts.ai.levels import Level, player_of
from hearts.ai.player import Advice
from hearts.ai.playout import choose
from hearts.ai.simulator import Options, Rounds, deals
from hearts.core.cards import hand_of, parse_cards
from hearts.core.game import Dealing, Game, Over, Passing, Playing, apply
from hearts.core.moves import Play
from hearts.core.rules import Rules
from hearts.core.scoring import BySeat
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick
from tests.random_games import random_deal, random_move, random_rules


def asked(game: Game) -> Seat | None:
    """The seat that decides next, if one does."""
    match game.stage:
        case Passing(waiting=(seat, *_)):
            return seat
        case Playing(turn=turn):
            return turn
        case Dealing() | Over():
            return None
        case scoring:
            return scoring.shooter  # type: ignore[union-attr]


def random_rounds(count: int, seed: int, wildness: float = 0.3) -> Iterator[tuple[Game, SeatView, Advice]]:
    """Every decision of rounds that Normal plays against itself, some of its moves replaced by any legal ones."""
    player = player_of(Level.NORMAL)
    for round_seed in range(seed, seed + count):
        rng = random.Random(round_seed)
        game = Game(random_rules(rng))
        game = apply(game, random_deal(rng, game.round_no))
        while (seat := asked(game)) is not None:
            view = view_of(game, seat)
            advice = player.advise(view, random.Random(0))
            yield game, view, advice
            game = apply(game, random_move(game, rng) if rng.random() < wildness else advice.move)


def view_with(
    hand: str,
    trick: str = "",
    tricks: tuple[tuple[Seat, str], ...] = (),
    *,
    seat: Seat = Seat.WEST,
    rules: Rules | None = None,
    totals: BySeat = (0, 0, 0, 0),
    sent: str = "",
    direction: PassDirection = PassDirection.NONE,
    hearts_broken: bool = True,
) -> SeatView:
    """What *seat* sees, holding *hand*; *trick* was begun so that it is the seat's turn now."""
    cards = parse_cards(trick)
    return SeatView(
        seat,
        Rules() if rules is None else rules,
        1,
        totals,
        direction,
        hand_of(parse_cards(hand)),
        sent=hand_of(parse_cards(sent)),
        trick=Trick(SEATS[(seat - len(cards)) % 4], cards),
        tricks=tuple(Trick(leader, parse_cards(text)) for leader, text in tricks),
        hearts_broken=hearts_broken,
    )


def card_played(view: SeatView) -> str:
    """The card that Normal plays."""
    advice = player_of(Level.NORMAL).advise(view, random.Random(0))
    assert isinstance(advice.move, Play)
    return str(advice.move.card)


FIRST_CLUBS = (Seat.SOUTH, "2C 6C TC QC")
"""A first trick without points, taken by East."""


def rounds_after(count: int, cards: int, seed: int) -> Rounds:
    """Rounds under random options of which the rules of thumb have played so many *cards*."""
    rng = np.random.default_rng(seed)
    rounds = Rounds(deals(count, rng), np.zeros(count, np.int64), Options(*(rng.random((4, count)) < 0.3)))
    rounds.start()
    while rounds.step_no < cards:
        rounds.step(choose(rounds, rounds.legal()))
    return rounds

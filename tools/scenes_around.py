"""The scenes around the games: the first screen, the moon, the end of a game, the statistics, about."""

import pygame
from quick_games import quick_game
from scene_evening import SEED, SETTLED, Evening

from hearts.core.cards import DECK
from hearts.core.game import Over, Playing
from hearts.core.moves import Deal, Play
from hearts.core.rules import Rules
from hearts.core.seats import SEATS, Seat
from hearts.store.database import GameKind
from hearts.ui.screens.home import ABOUT
from hearts.ui.screens.home_doors import HomeDoors
from hearts.ui.stack import ScreenStack

ROUND = 3
GAMES = 24


def game_over_won(evening: Evening) -> None:
    """Show the end of a game that the person has won, with what drifts down."""
    seed = SEED
    while not _wins(evening):
        seed += 1
        evening.host = evening.session.begin(seed)
    evening.open()
    evening.wait(0.9)


def _wins(evening: Evening) -> bool:
    evening.until(lambda host: isinstance(host.game.stage, Over))
    stage = evening.host.game.stage
    return isinstance(stage, Over) and Seat.SOUTH in stage.winners


def home(evening: Evening) -> None:
    """Show the first screen where no game is in progress."""
    evening.stack = ScreenStack(evening.sheets.home())


def home_continue(evening: Evening) -> None:
    """Show the first screen over a game in progress."""
    evening.until(lambda host: host.game.round_no == ROUND and not isinstance(host.game.stage, Over))
    evening.stack = ScreenStack(evening.sheets.home(evening.host))


def statistics(evening: Evening) -> None:
    """Show the statistics of some evenings."""
    for seed in range(GAMES):
        evening.session.store.begin(quick_game(Rules(), seed), GameKind.PERSON)
    statistics_empty(evening)


def statistics_empty(evening: Evening) -> None:
    """Show the statistics before the first game."""
    home(evening)
    evening.key(pygame.K_s)
    evening.wait(SETTLED)


def about(evening: Evening) -> None:
    """Show the version, the licences and where the data lies."""
    home(evening)
    evening.stack.apply(HomeDoors(evening.desk, evening.session, evening.sheets, None).enter(ABOUT))
    evening.wait(SETTLED)


def moon(evening: Evening, shooter: Seat = Seat.SOUTH) -> None:
    """Show the celebration of a moon: *shooter* has all the clubs and takes every trick."""
    host = evening.session.begin(SEED)
    evening.host = host
    hands = [DECK[13 * ((seat - shooter) % 4) : 13 * ((seat - shooter) % 4) + 13] for seat in SEATS]
    host.submit(Deal(tuple(card for hand in hands for card in hand)))
    while isinstance(host.game.stage, Playing):
        stage = host.game.stage
        host.submit(Play(stage.turn, stage.legal_plays(host.record.rules)[0]))
    evening.open()
    evening.wait(2 * SETTLED)


def moon_rival(evening: Evening) -> None:
    """Show the celebration of East's moon."""
    moon(evening, Seat.EAST)

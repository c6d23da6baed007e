"""The scenes that ``screenshots.py`` draws: each plays a game from a seed to a certain point on its screens."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
import scenes_around as around
from scene_evening import FRAME, SEED, SETTLED, Evening

from hearts.core.cards import DECK
from hearts.core.game import Over, Passing, Playing, Scoring
from hearts.core.moves import Deal, Play
from hearts.core.rules import Moon, Rotation, Rules
from hearts.core.seats import Seat
from hearts.store.settings import Settings
from hearts.table.host import Host
from hearts.ui.screens.sheet_screen import SheetScreen
from hearts.ui.screens.table import TableScreen
from hearts.ui.widgets import Pressed

SUMMARY_ROUND = 3
EARLIEST_TRICK, LEAST_LYING = 3, 2
MANY = 11


def _is_my_turn(host: Host) -> bool:
    """Whether the person plays last or third in a later trick, with cards to choose from and cards refused."""
    stage = host.game.stage
    if not isinstance(stage, Playing) or len(stage.tricks) < EARLIEST_TRICK or stage.turn is not Seat.SOUTH:
        return False
    legal = len(stage.legal_plays(host.record.rules))
    return len(stage.trick.cards) >= LEAST_LYING and 1 < legal < len(stage.hands[Seat.SOUTH])


def _leads_with_many(host: Host) -> bool:
    """Whether the person leads and may lead nearly anything."""
    stage = host.game.stage
    if not isinstance(stage, Playing) or stage.turn is not Seat.SOUTH or stage.trick.cards:
        return False
    return len(stage.legal_plays(host.record.rules)) >= MANY


def _in_round(evening: Evening, number: int) -> None:
    evening.until(lambda host: host.game.round_no == number and not isinstance(host.game.stage, Over))


def dealing(evening: Evening) -> None:
    """Show the deal in full flight."""
    evening.open()
    evening.wait(0.55)


def passing(evening: Evening, chosen: int = 2) -> None:
    """Show the choice of the cards to pass."""
    evening.advance()
    table = evening.open()
    evening.wait(SETTLED)
    for index in (8, 9, 12)[:chosen]:
        evening.tap(table, index)
    evening.wait(SETTLED)


def pass_ready(evening: Evening) -> None:
    """Show three cards chosen."""
    passing(evening, chosen=3)


def pass_across(evening: Evening) -> None:
    """Show the prompt with the arrow across, by keyboard."""
    _in_round(evening, SUMMARY_ROUND)
    evening.advance()
    evening.desk.keyboard = True
    evening.open()
    evening.wait(SETTLED)
    for key in (pygame.K_RIGHT, pygame.K_SPACE, pygame.K_END):
        evening.key(key)
    evening.wait(SETTLED)


def received(evening: Evening) -> None:
    """Show the cards that came, marked."""
    evening.until(lambda host: isinstance(host.game.stage, Passing) and host.game.stage.waiting == (Seat.SOUTH,))
    table = evening.open()
    evening.wait(SETTLED)
    for index in (2, 5, 7):
        evening.tap(table, index)
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_RETURN)
    evening.desk.keyboard = False
    evening.wait(1.4)


def turn(evening: Evening) -> TableScreen:
    """Show the person's turn in the middle of a round."""
    _in_round(evening, SUMMARY_ROUND)
    evening.until(_is_my_turn)
    table = evening.open()
    evening.wait(SETTLED)
    return table


def _index(table: TableScreen, *, is_refused: bool) -> int:
    return next(i for i, held in enumerate(table.view.hand) if (held.refusal is not None) is is_refused)


def lifted(evening: Evening) -> None:
    """Show a card lifted, to be tapped again."""
    table = turn(evening)
    evening.tap(table, _index(table, is_refused=False))
    evening.wait(SETTLED)


def refused(evening: Evening) -> None:
    """Show a refused card and its reason."""
    table = turn(evening)
    evening.tap(table, _index(table, is_refused=True))
    evening.wait(0.5)


def hint(evening: Evening) -> None:
    """Show the hint and its reason."""
    turn(evening).hint()
    evening.wait(FRAME)


def hint_lead(evening: Evening) -> None:
    """Show the hint for a lead, with a figure on many cards."""
    evening.until(_leads_with_many)
    table = evening.open()
    evening.wait(SETTLED)
    table.hint()
    evening.wait(FRAME)


def hint_pass(evening: Evening) -> None:
    """Show the hint for the passing."""
    evening.advance()
    table = evening.open()
    evening.wait(SETTLED)
    table.hint()
    evening.wait(FRAME)


def hint_pass_chosen(evening: Evening) -> None:
    """Show the hint for the passing beside three cards that are chosen."""
    passing(evening, chosen=3)
    evening.key(pygame.K_h)
    evening.wait(FRAME)


def keyboard(evening: Evening) -> None:
    """Show the focus of the keyboard on a card."""
    evening.desk.keyboard = True
    turn(evening)
    evening.key(pygame.K_RIGHT)
    evening.wait(SETTLED)


def trick_held(evening: Evening) -> None:
    """Show a finished trick in its pause."""
    table = turn(evening)
    for _ in range(2):
        evening.tap(table, _index(table, is_refused=False))
        evening.wait(0.2)
    for _ in range(600):
        evening.stack.update(FRAME)
        if table.state.trick is not None and table.troupe.is_still:
            return


def flight(evening: Evening) -> None:
    """Show a card on its way to the trick."""
    table = turn(evening)
    for _ in range(2):
        evening.tap(table, _index(table, is_refused=False))
        evening.wait(0.12)


def last_trick(evening: Evening) -> None:
    """Show the last trick."""
    turn(evening)
    evening.key(pygame.K_l)
    evening.wait(SETTLED)


def scores(evening: Evening) -> None:
    """Show the score sheet in the middle of a round."""
    turn(evening)
    evening.key(pygame.K_s)
    evening.wait(SETTLED)


def menu(evening: Evening, page: int = 0) -> None:
    """Show the settings."""
    turn(evening)
    evening.key(pygame.K_m)
    evening.wait(SETTLED)
    sheet = evening.stack.top
    if isinstance(sheet, SheetScreen):
        sheet.content.press(Pressed("page", index=page))
    evening.wait(FRAME)


def menu_play(evening: Evening) -> None:
    """Show the settings' second page."""
    menu(evening, 1)


def menu_look(evening: Evening) -> None:
    """Show the settings' third page."""
    menu(evening, 2)


def menu_access(evening: Evening) -> None:
    """Show the settings' fourth page."""
    menu(evening, 3)


def readout(evening: Evening) -> None:
    """Show the hand read out in words."""
    turn(evening)
    evening.key(pygame.K_h, pygame.KMOD_LSHIFT)
    evening.wait(FRAME)


def confirm(evening: Evening) -> None:
    """Show the question before a game is ended."""
    turn(evening)
    evening.key(pygame.K_n)
    evening.wait(SETTLED)


def how_to_play(evening: Evening, page: int = 0) -> None:
    """Show a page of How to play."""
    turn(evening)
    evening.key(pygame.K_F1)
    evening.wait(SETTLED)
    for _ in range(page):
        evening.key(pygame.K_PAGEDOWN)
    evening.wait(FRAME)


def how_to_play_queen(evening: Evening) -> None:
    """Show hearts and the Queen."""
    how_to_play(evening, 3)


def how_to_play_keys(evening: Evening) -> None:
    """Show the list of keys."""
    how_to_play(evening, 6)


def round_summary(evening: Evening) -> None:
    """Show the summary of a round."""
    evening.until(lambda host: len(host.game.rounds) == SUMMARY_ROUND)
    evening.open()
    evening.wait(SETTLED)


def game_over(evening: Evening) -> None:
    """Show the end of a game."""
    evening.until(lambda host: isinstance(host.game.stage, Over))
    evening.open()
    evening.wait(SETTLED)


def moon_choice(evening: Evening) -> None:
    """Show the shooter's choice: South has all the clubs and takes every trick."""
    host = evening.session.begin(SEED)
    evening.host = host
    host.submit(Deal(DECK))  # South holds all clubs, leads every trick and takes it
    while isinstance(host.game.stage, Playing):
        stage = host.game.stage
        host.submit(Play(stage.turn, stage.legal_plays(host.record.rules)[0]))
    if not isinstance(host.game.stage, Scoring):
        raise TypeError("nobody may choose")
    evening.open()
    evening.wait(SETTLED)


PLAIN = Settings()


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to take: its name, how it comes about, and the settings it needs.

    What is moving arrives where the window's size changes, so such a scene is played for each size.
    """

    name: str
    play: Callable[[Evening], object]
    settings: Settings = PLAIN
    is_moving: bool = False


NO_PASSING = Settings(rules=Rules(passing=Rotation.NEVER))
CHOOSING = Settings(rules=Rules(moon=Moon.CHOOSE, passing=Rotation.NEVER))
SCENES = (
    Scene("home", around.home),
    Scene("home_continue", around.home_continue),
    Scene("dealing", dealing, is_moving=True),
    Scene("passing", passing),
    Scene("pass_ready", pass_ready),
    Scene("pass_across", pass_across),
    Scene("received", received),
    Scene("turn", turn),
    Scene("lifted", lifted),
    Scene("refused", refused),
    Scene("hint", hint),
    Scene("hint_lead", hint_lead),
    Scene("hint_pass", hint_pass),
    Scene("hint_pass_chosen", hint_pass_chosen),
    Scene("readout", readout),
    Scene("keyboard", keyboard),
    Scene("flight", flight, is_moving=True),
    Scene("trick_held", trick_held),
    Scene("last_trick", last_trick),
    Scene("scores", scores),
    Scene("menu_rules", menu),
    Scene("menu_play", menu_play),
    Scene("menu_look", menu_look),
    Scene("menu_access", menu_access),
    Scene("confirm", confirm),
    Scene("how_to_play", how_to_play),
    Scene("how_to_play_queen", how_to_play_queen),
    Scene("how_to_play_keys", how_to_play_keys),
    Scene("round_summary", round_summary),
    Scene("moon_choice", moon_choice, CHOOSING),
    Scene("moon", around.moon, NO_PASSING),
    Scene("moon_rival", around.moon_rival, NO_PASSING),
    Scene("game_over", game_over),
    Scene("game_over_won", around.game_over_won),
    Scene("statistics", around.statistics),
    Scene("statistics_empty", around.statistics_empty),
    Scene("about", around.about),
)

"""Which key means what at the table; the pages of help list the same."""

from enum import Enum, auto

import pygame


class Action(Enum):
    """What a key asks for."""

    LEFT = auto()
    RIGHT = auto()
    HOME = auto()
    END = auto()
    NEXT = auto()
    PREVIOUS = auto()
    ACCEPT = auto()
    BACK = auto()
    UNDO = auto()
    HINT = auto()
    LAST_TRICK = auto()
    SCORES = auto()
    NEW_GAME = auto()
    MENU = auto()
    HELP = auto()
    FULL_SCREEN = auto()
    MUTE = auto()
    QUIT = auto()


_PLAIN = {
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_HOME: Action.HOME,
    pygame.K_END: Action.END,
    pygame.K_TAB: Action.NEXT,
    pygame.K_RETURN: Action.ACCEPT,
    pygame.K_KP_ENTER: Action.ACCEPT,
    pygame.K_SPACE: Action.ACCEPT,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_u: Action.UNDO,
    pygame.K_h: Action.HINT,
    pygame.K_l: Action.LAST_TRICK,
    pygame.K_s: Action.SCORES,
    pygame.K_n: Action.NEW_GAME,
    pygame.K_m: Action.MENU,
    pygame.K_F10: Action.MENU,
    pygame.K_F1: Action.HELP,
    pygame.K_F11: Action.FULL_SCREEN,
}
_WITH_CONTROL = {pygame.K_z: Action.UNDO, pygame.K_q: Action.QUIT, pygame.K_m: Action.MUTE}
_WITH_SHIFT = {pygame.K_TAB: Action.PREVIOUS}
_CONTROL = pygame.KMOD_CTRL | pygame.KMOD_META


def action_of(event: pygame.Event) -> Action | None:
    """Return what a pressed key asks for; keys with Alt are the window manager's."""
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
        return None
    if event.mod & _CONTROL:
        return _WITH_CONTROL.get(event.key)
    if event.mod & pygame.KMOD_SHIFT:
        return _WITH_SHIFT.get(event.key)
    return _PLAIN.get(event.key)

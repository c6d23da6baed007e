"""Typing a name and choosing a key on the Access page: what neither a click nor the sheet's own keys can say."""

from collections.abc import Callable
from functools import partial

import pygame

from hearts.store.settings import LONGEST_NAME, Settings, clean_name
from hearts.text import access
from hearts.ui.chords import Chord
from hearts.ui.keys import CHOSEN, RESERVED, USUAL, Action
from hearts.ui.screen import Desk
from hearts.ui.screens.access_entries import KEY_ID, NAME_ID, RESET_ID, Access, name_of, with_keymap, with_name
from hearts.ui.widgets.typing import Typing

MODIFIERS = frozenset(
    {
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
        *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
    }
)
CARET_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -LONGEST_NAME, pygame.K_END: LONGEST_NAME}
ACTIONS = {action.key_name: action for action in CHOSEN}


class AccessInput:
    """What is being typed or chosen; every letter and every key is kept through *apply* at once."""

    def __init__(self, desk: Desk, apply: Callable[[Settings], None]) -> None:
        self._desk = desk
        self._apply = apply
        self._typing: Typing | None = None
        self._awaited = ""
        self._notice: Callable[[], str] = access.HOW

    @property
    def takes_keys(self) -> bool:
        """Whether the next key is a chosen one."""
        return bool(self._awaited)

    @property
    def state(self) -> Access:
        """What the page shows of it."""
        return Access(self._desk.narrator.speech.is_available, self._typing, self._awaited, self._notice())

    @property
    def notice(self) -> str:
        """What has just been done or is waited for; empty before anything was."""
        return "" if self._notice is access.HOW else self._notice()

    def press(self, control_id: str) -> bool:
        """Begin what a control of the page stands for; return whether it is one of this page's own."""
        if control_id.startswith(NAME_ID):
            self._type_in(control_id)
        elif control_id.startswith(KEY_ID):
            self._await(control_id.removeprefix(KEY_ID))
        elif control_id == RESET_ID:
            self._notice = access.RESET
            self._apply(with_keymap(self._desk.settings, USUAL))
        else:
            return False
        return True

    def take(self, event: pygame.Event, focused: str | None) -> bool:
        """Take *event* if it types or chooses; *focused* is the control the keyboard is on."""
        if self._awaited:
            return self._choose(event)
        if self._typing is not None and self._typing.id != focused:
            self._typing = None
        if focused is None or not focused.startswith(NAME_ID):
            return False
        match event.type:
            case pygame.TEXTINPUT:
                self._change(self._typing_in(focused).with_text(event.text))
                return True
            case pygame.KEYDOWN:
                return self._edit(event.key, focused)
        return False

    # Keys

    def _await(self, name: str) -> None:
        self._typing = None
        self._awaited = name
        self._notice = partial(access.waiting, name, str(self._desk.keymap.key_of(ACTIONS[name])))

    def _choose(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._stop(access.KEPT)
            return False
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        if event.key in MODIFIERS:
            return True
        chord = Chord.of(event)
        if event.key == pygame.K_ESCAPE:
            self._stop(access.KEPT)
        elif not chord.has_name or event.mod & pygame.KMOD_ALT:
            self._notice = access.NO_NAME
        elif chord in RESERVED:
            self._notice = partial(access.reserved, str(chord))
        else:
            self._give(ACTIONS[self._awaited], chord)
        return True

    def _give(self, action: Action, chord: Chord) -> None:
        before = self._desk.keymap
        after = before.with_key(action, chord)
        other = before.taken_by(chord)
        if other is None or other is action:
            self._stop(partial(access.taken, action.key_name, str(chord)))
        else:
            others_key = str(after.key_of(other))
            self._stop(partial(access.swapped, action.key_name, str(chord), other.key_name, others_key))
        self._apply(with_keymap(self._desk.settings, after))

    def _stop(self, notice: Callable[[], str]) -> None:
        self._awaited, self._notice = "", notice

    # Names

    def _type_in(self, field_id: str) -> None:
        pygame.key.start_text_input()  # where there are no keys, the system shows some
        self._typing = self._typing_in(field_id)

    def _typing_in(self, field_id: str) -> Typing:
        if self._typing is not None and self._typing.id == field_id:
            return self._typing
        name = name_of(self._desk.settings, field_id)
        return Typing(field_id, name, len(name), LONGEST_NAME)

    def _edit(self, key: int, field_id: str) -> bool:
        """Take a key that edits the field; Enter and Esc end it, the others go on to the sheet."""
        typing = self._typing_in(field_id)
        match key:
            case pygame.K_BACKSPACE:
                self._change(typing.without_before())
            case pygame.K_DELETE:
                self._change(typing.without_after())
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_HOME | pygame.K_END if self._typing is not None:
                self._typing = typing.moved(CARET_STEPS[key])
            case pygame.K_RETURN | pygame.K_KP_ENTER | pygame.K_ESCAPE if self._typing is not None:
                self._typing = None
            case pygame.K_SPACE:
                pass  # the letter comes by itself
            case _:
                return False
        return True

    def _change(self, typing: Typing) -> None:
        self._typing = typing
        settings = self._desk.settings
        self._apply(with_name(settings, typing.id, clean_name(typing.text)))

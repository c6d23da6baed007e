import pygame
import pytest

from hearts.ui.chords import Chord


@pytest.mark.parametrize(
    ("text", "chord"),
    [
        ("U", Chord(pygame.K_u)),
        ("Ctrl+M", Chord(pygame.K_m, control=True)),
        ("Shift+H", Chord(pygame.K_h, shift=True)),
        ("Ctrl+Shift+F5", Chord(pygame.K_F5, control=True, shift=True)),
        ("Page up", Chord(pygame.K_PAGEUP)),
        ("Ctrl++", Chord(pygame.K_PLUS, control=True)),
        ("Keypad 7", Chord(pygame.K_KP7)),
        (".", Chord(pygame.K_PERIOD)),
        ("Ö", Chord(ord("ö"))),
        ("ß", Chord(ord("ß"))),
    ],
)
def test_a_chord_has_a_text_form_that_reads_back(text: str, chord: Chord) -> None:
    assert str(chord) == text
    assert Chord.parse(text) == chord
    assert Chord.parse(text.lower()) == chord


@pytest.mark.parametrize("text", ["", " ", "Ctrl+", "Enterr", "UU", "\n"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no key"):
        Chord.parse(text)


@pytest.mark.parametrize("key", [pygame.K_LSHIFT, pygame.K_RCTRL, pygame.K_CAPSLOCK, 0])
def test_a_modifier_alone_has_no_name(key: int) -> None:
    assert not Chord(key).has_name


def test_locks_and_the_side_of_a_modifier_change_nothing() -> None:
    mod = pygame.KMOD_RCTRL | pygame.KMOD_CAPS | pygame.KMOD_NUM
    assert Chord.of(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=mod)) == Chord(pygame.K_z, control=True)

"""What is told of a card or a control under the focus, for whoever listens instead of looking. Knows no pygame."""

from hearts.core.cards import Card
from hearts.text import expectation, side_by_side
from hearts.text.card_names import card_name
from hearts.text.language import Message, _

CLOSE = Message("Close")
LIFTED = Message("lifted", "a card")
RECEIVED = Message("new", "a card received in the passing")
HINTED = Message("advised", "a card")


def card(
    card: Card, refused: str, *, lifted: bool, chosen: int, received: bool, hinted: bool, expected: float | None = None
) -> str:
    """Tell a card of the hand: its name, how it stands out, what a hint *expected* of it, and why it is *refused*."""
    marks = (
        LIFTED() if lifted else "",
        _("chosen, {count} of 3").format(count=chosen) if chosen else "",
        RECEIVED() if received else "",
        HINTED() if hinted else "",
        "" if expected is None else expectation.in_words(expected),
    )
    return with_note(side_by_side([*filter(None, (card_name(card), *marks))]), refused)


def with_note(said: str, note: str) -> str:
    """Tell something, and the whole sentence that explains it where there is one."""
    return f"{said}. {note}" if note else said


def control(label: str, *, is_on: bool = True) -> str:
    """Tell a button."""
    return label if is_on else _("{label}, not available").format(label=label)


def selected(label: str) -> str:
    """Tell one of several that is the present one."""
    return _("{label}, selected").format(label=label)


def switch(label: str, note: str, *, is_set: bool) -> str:
    """Tell a switch."""
    line = _("{label}, on") if is_set else _("{label}, off")
    return with_note(line.format(label=label), note)


def choice(label: str, chosen: str, number: int, count: int) -> str:
    """Tell one of several."""
    line = _("{label}: {chosen}, {number} of {count}") if label else _("{chosen}, {number} of {count}")
    return line.format(label=label, chosen=chosen, number=number, count=count)


def slider(label: str, value: float) -> str:
    """Tell how far a slider is."""
    line = _("{label}: {percent} percent") if label else _("{percent} percent")
    return line.format(label=label, percent=round(100 * value))


def field(label: str, value: str) -> str:
    """Tell a place for text and what stands there."""
    line = _("{label}, text: {value}") if value else _("{label}, text: empty")
    return line.format(label=label, value=value)


def key(label: str, name: str) -> str:
    """Tell an action and its key."""
    return _("{label}, key {name}").format(label=label, name=name)

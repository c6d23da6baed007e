"""What is told of a card or a control under the focus, for whoever listens instead of looking. Knows no pygame."""

from hearts.core.cards import Card
from hearts.text.readouts import card_name

ON, OFF = "on", "off"
CLOSE = "Close"
NOT_NOW = "not available"
SELECTED = "selected"
LIFTED = "lifted"
RECEIVED = "new"
HINTED = "advised"


def card(card: Card, refused: str, *, lifted: bool, chosen: int, received: bool, hinted: bool) -> str:
    """Tell a card of the hand: its name, how it stands out, and why it is *refused*."""
    marks = (
        LIFTED if lifted else "",
        "chosen, {count} of 3".format(count=chosen) if chosen else "",
        RECEIVED if received else "",
        HINTED if hinted else "",
    )
    said = ", ".join(filter(None, (card_name(card), *marks)))
    return f"{said}. {refused}" if refused else said


def control(label: str, *, is_on: bool = True) -> str:
    """Tell a button."""
    return label if is_on else f"{label}, {NOT_NOW}"


def switch(label: str, note: str, *, is_set: bool) -> str:
    """Tell a switch."""
    said = f"{label}, {ON if is_set else OFF}"
    return f"{said}. {note}" if note else said


def choice(label: str, chosen: str, number: int, count: int) -> str:
    """Tell one of several."""
    said = "{chosen}, {number} of {count}".format(chosen=chosen, number=number, count=count)
    return f"{label}: {said}" if label else said


def slider(label: str, value: float) -> str:
    """Tell how far a slider is."""
    return "{label}: {percent} percent".format(label=label, percent=round(100 * value)).removeprefix(": ")


def field(label: str, value: str) -> str:
    """Tell a place for text and what stands there."""
    return "{label}, text: {value}".format(label=label, value=value or "empty")


def key(label: str, name: str) -> str:
    """Tell an action and its key."""
    return "{label}, key {name}".format(label=label, name=name)

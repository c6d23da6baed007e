"""How to play, page by page, for the rules of the game at hand; the keys and what fingers do. Knows no pygame."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.text import MINUS, sheets

HOW_TO_PLAY = "How to play"
BACK = "Back"
NEXT = "Next"
CLOSE = "Done"


class Topic(Enum):
    """A page; the value is its heading."""

    GOAL = "The goal"
    PASSING = "Passing"
    TRICKS = "Playing a trick"
    HEARTS = "Hearts and the Queen"
    MOON = "Shooting the moon"
    SCORING = "Scoring"
    KEYS = "Keys and touch"
    FAIRNESS = "Fair play"


def page_number(number: int, count: int) -> str:
    """Say which page this is: ``4 of 8``."""
    return "{number} of {count}".format(number=number, count=count)


def sentences(topic: Topic, rules: Rules) -> tuple[str, ...]:
    """Return the paragraphs of a page."""
    return _PAGES[topic](rules)


def _goal(rules: Rules) -> tuple[str, ...]:
    first = "Take as few points as you can: a heart costs one, the Queen of spades thirteen."
    rounds = "A round is thirteen tricks; then its points are counted."
    if rules.target is None:
        return first, rounds, "The game is one round, and the lowest score wins it. A tie is a shared win."
    ends = "The game ends once somebody has {target} points, and the lowest total wins."
    return first, rounds, ends.format(target=rules.target), "A tie for the lowest asks for another round."


_PASSING_ROUNDS = {
    Rotation.ROTATE: "Round 1 passes left, round 2 right, round 3 across, round 4 not at all, and so on.",
    Rotation.ROTATE3: "Round 1 passes left, round 2 right, round 3 across, and so on.",
}
_SENDING_FIRST = "First you pass three cards on. What you receive you see only afterwards."
_SENDING_WHAT = "Pass what takes tricks you do not want: high spades, high hearts, a short suit."
_NO_PASSING = ("In this game no cards are passed: everybody plays the thirteen cards that were dealt.",)


def _passing(rules: Rules) -> tuple[str, ...]:
    rounds = _PASSING_ROUNDS.get(rules.passing)
    return _NO_PASSING if rounds is None else (_SENDING_FIRST, rounds, _SENDING_WHAT)


_TRICKS = (
    "Whoever holds 2♣ leads it to the first trick. Play goes clockwise.",
    "Follow the suit led if you can; if not, any card may go.",
    "The highest card of the suit led takes the trick, and whoever played it leads next.",
    "Aces are high, and there are no trumps.",
)
_HEARTS_COST = "Each heart you take costs 1 point. The Queen of spades costs 13."
_HEARTS_LOCKED = "You cannot lead a heart until one has been thrown on another suit."
_QUEEN = (
    "The Queen of spades does not break hearts.",
    "The Queen of spades breaks hearts too: once she is played, they may be led.",
)
_FIRST_TRICK = (
    "No heart and no Queen goes on the first trick, unless a hand holds nothing else.",
    "In this game hearts and the Queen may be thrown on the first trick.",
)


def _hearts(rules: Rules) -> tuple[str, ...]:
    return _HEARTS_COST, _HEARTS_LOCKED, _QUEEN[rules.queen_breaks], _FIRST_TRICK[rules.first_trick_points]


_MOON_FIRST = "Take all thirteen hearts and the Queen in one round, and you have shot the moon."
_MOON_DOES = {
    Moon.ADD: "You then score nothing, and each of the other three scores 26.",
    Moon.SUBTRACT: "Then 26 points come off your total, and nobody else scores.",
    Moon.CHOOSE: "You then choose: 26 points for each of the other three, or 26 off your own total.",
}
_MOON_RISK = "Miss a single heart, and all you took counts against you."
_MOON_WATCH = "If somebody else has every point so far, take a heart yourself."


def _moon(rules: Rules) -> tuple[str, ...]:
    return _MOON_FIRST, _MOON_DOES[rules.moon], _MOON_RISK, _MOON_WATCH


_SCORING = "Points are counted after the thirteenth trick and added to your total."
_SCORING_JACK = "Whoever takes J♦ takes 10 off, after shooting the moon too."


def _scoring(rules: Rules) -> tuple[str, ...]:
    return (_SCORING, _SCORING_JACK) if rules.jack is Jack.BONUS else (_SCORING,)


_FAIR_SIGHT = (
    "The computers know what you would know in their seats: their own cards, what they passed and received, "
    "the cards played, the scores and the rules. They never see another hand."
)
_FAIR_DEAL = (
    "The deal follows from the number of the game and the round, and from nothing else: neither level nor score "
    "nor anything you did changes it."
)

_PAGES: Final[Mapping[Topic, Callable[[Rules], tuple[str, ...]]]] = MappingProxyType(
    {
        Topic.GOAL: _goal,
        Topic.PASSING: _passing,
        Topic.TRICKS: lambda _: _TRICKS,
        Topic.HEARTS: _hearts,
        Topic.MOON: _moon,
        Topic.SCORING: _scoring,
        Topic.KEYS: lambda _: (),
        Topic.FAIRNESS: lambda _: (_FAIR_SIGHT, _FAIR_DEAL),
    }
)

# ── the rules in force ───────────────────────────────────────────────────────────────────────────────────────────

IN_THIS_GAME = "In this game"
JACK = "Jack of diamonds"
YES, NO = "Yes", "No"
NO_BONUS = "No bonus"


def in_force(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Return each option of the rules with what it is set to."""
    length = sheets.ONE_ROUND if rules.target is None else "To {target} points".format(target=rules.target)
    return (
        (sheets.GAME_LENGTH, length),
        (sheets.MOON, sheets.MOONS[rules.moon]),
        (sheets.PASSING, sheets.PASSINGS[rules.passing]),
        (JACK, f"{MINUS}10" if rules.jack is Jack.BONUS else NO_BONUS),
        (sheets.QUEEN_BREAKS, YES if rules.queen_breaks else NO),
        (sheets.FIRST_TRICK, YES if rules.first_trick_points else NO),
    )


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────

LEADS, TAKES, FOLLOWS, HAS_NONE = "West leads", "North takes it", "East follows", "You have none"
YOUR_THREE = "Your three cards"
KEPT = "You keep them all"
ALL_FOURTEEN = "All thirteen hearts and the Queen"
WEST_KNOWS = "What West sees"

# ── keys and touch ───────────────────────────────────────────────────────────────────────────────────────────────

KeyRows = tuple[tuple[tuple[str, ...], str], ...]


def key_rows(own: Mapping[str, str]) -> KeyRows:
    """Return the keys and what they do; *own* are the chosen ones by the names of their actions."""
    return (
        (("Left", "Right"), "Along the hand"),
        (("Home", "End"), "First or last card"),
        (("Enter", "Space"), "Lift, choose, play, go on"),
        (("Esc",), "Back"),
        (("Tab", "Up", "Down"), "Through the controls"),
        (("Ctrl+Z", own["undo"]), "Undo"),
        ((own["hint"],), "Hint"),
        ((own["last_trick"],), "Last trick"),
        ((own["scores"],), "Scores"),
        ((own["new_game"],), "New game"),
        (("F10", own["menu"]), "Menu"),
        (("F1",), "How to play"),
        (("F11",), "Full screen"),
        ((own["mute"],), "Sound off and on"),
        (("Ctrl+Q",), "Quit"),
        ((own["read_hand"],), "Read your hand"),
        ((own["read_trick"],), "Read the trick"),
        ((own["read_points"],), "Read the points"),
        ((own["read_last"],), "Read the last trick"),
    )


MOUSE_AND_TOUCH = "Mouse and touch"
TOUCH: Final = (
    "Tap a card to lift it, and tap it again to play it.",
    "Or drag it to the table. A tap elsewhere puts it back.",
    "With one-tap play, in the settings, the first tap plays it.",
    "Press long on a dark card to see why it may not be played.",
)
GAMEPAD = "Gamepad"
PAD: Final = (
    "The cross or the left stick moves, A takes, B goes back.",
    "The shoulder buttons undo and give a hint. X shows the last trick, Y the scores, Start the menu.",
)

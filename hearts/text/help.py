"""How to play, page by page, for the rules of the game at hand; the keys and what fingers do. Knows no pygame."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.core.rules import Jack, Moon, Rotation, Rules
from hearts.text import MINUS, sheets
from hearts.text.keyboard import key_name
from hearts.text.language import Message, _

HOW_TO_PLAY = Message("How to play")
BACK = Message("Back")
NEXT = Message("Next")
CLOSE = Message("Done")


class Topic(Enum):
    """A page; the value, said, is its heading."""

    GOAL = Message("The goal")
    PASSING = Message("Passing")
    TRICKS = Message("Playing a trick")
    HEARTS = Message("Hearts and the Queen")
    MOON = Message("Shooting the moon")
    SCORING = Message("Scoring")
    KEYS = Message("Keys and touch")
    FAIRNESS = Message("Fair play")


def page_number(number: int, count: int) -> str:
    """Say which page this is: ``4 of 8``."""
    return _("{number} of {count}").format(number=number, count=count)


def sentences(topic: Topic, rules: Rules) -> tuple[str, ...]:
    """Return the paragraphs of a page."""
    return _PAGES[topic](rules)


def _said(messages: tuple[Message, ...]) -> tuple[str, ...]:
    return tuple(message() for message in messages)


def _goal(rules: Rules) -> tuple[str, ...]:
    first = _("Take as few points as you can: a heart costs one, the Queen of spades thirteen.")
    rounds = _("A round is thirteen tricks; then its points are counted.")
    if rules.target is None:
        return first, rounds, _("The game is one round, and the lowest score wins it. A tie is a shared win.")
    ends = _("The game ends once somebody has {target} points, and the lowest total wins.")
    return first, rounds, ends.format(target=rules.target), _("A tie for the lowest asks for another round.")


_PASSING_ROUNDS = {
    Rotation.ROTATE: Message("Round 1 passes left, round 2 right, round 3 across, round 4 not at all, and so on."),
    Rotation.ROTATE3: Message("Round 1 passes left, round 2 right, round 3 across, and so on."),
}
_SENDING_FIRST = Message("First you pass three cards on. What you receive you see only afterwards.")
_SENDING_WHAT = Message("Pass what takes tricks you do not want: high spades, high hearts, a short suit.")
_NO_PASSING = Message("In this game no cards are passed: everybody plays the thirteen cards that were dealt.")


def _passing(rules: Rules) -> tuple[str, ...]:
    rounds = _PASSING_ROUNDS.get(rules.passing)
    return (_NO_PASSING(),) if rounds is None else (_SENDING_FIRST(), rounds(), _SENDING_WHAT())


_TRICKS = (
    Message("Whoever holds 2♣ leads it to the first trick. Play goes clockwise."),
    Message("Follow the suit led if you can; if not, any card may go."),
    Message("The highest card of the suit led takes the trick, and whoever played it leads next."),
    Message("Aces are high, and there are no trumps."),
)
_HEARTS_COST = Message("Each heart you take costs 1 point. The Queen of spades costs 13.")
_HEARTS_LOCKED = Message("You cannot lead a heart until one has been thrown on another suit.")
_QUEEN = (
    Message("The Queen of spades does not break hearts."),
    Message("The Queen of spades breaks hearts too: once she is played, they may be led."),
)
_FIRST_TRICK = (
    Message("No heart and no Queen goes on the first trick, unless a hand holds nothing else."),
    Message("In this game hearts and the Queen may be thrown on the first trick."),
)


def _hearts(rules: Rules) -> tuple[str, ...]:
    queen, first_trick = _QUEEN[rules.queen_breaks], _FIRST_TRICK[rules.first_trick_points]
    return _HEARTS_COST(), _HEARTS_LOCKED(), queen(), first_trick()


_MOON_FIRST = Message("Take all thirteen hearts and the Queen in one round, and you have shot the moon.")
_MOON_DOES = {
    Moon.ADD: Message("You then score nothing, and each of the other three scores 26."),
    Moon.SUBTRACT: Message("Then 26 points come off your total, and nobody else scores."),
    Moon.CHOOSE: Message("You then choose: 26 points for each of the other three, or 26 off your own total."),
}
_MOON_RISK = Message("Miss a single heart, and all you took counts against you.")
_MOON_WATCH = Message("If somebody else has every point so far, take a heart yourself.")


def _moon(rules: Rules) -> tuple[str, ...]:
    return _MOON_FIRST(), _MOON_DOES[rules.moon](), _MOON_RISK(), _MOON_WATCH()


_SCORING = Message("Points are counted after the thirteenth trick and added to your total.")
_SCORING_JACK = Message("Whoever takes J♦ takes 10 off, after shooting the moon too.")


def _scoring(rules: Rules) -> tuple[str, ...]:
    return (_SCORING(), _SCORING_JACK()) if rules.jack is Jack.BONUS else (_SCORING(),)


_FAIR_SIGHT = Message(
    "The computers know what you would know in their seats: their own cards, what they passed and received, "
    "the cards played, the scores and the rules. They never see another hand."
)
_FAIR_DEAL = Message(
    "The deal follows from the number of the game and the round, and from nothing else: neither level nor score "
    "nor anything you did changes it."
)
_FAIR_HINT = Message(
    "A hint knows no more than you: it is what Expert would play with your cards. The figure on a card is how many "
    "points Expert would expect you to have at the end of the round."
)

_PAGES: Final[Mapping[Topic, Callable[[Rules], tuple[str, ...]]]] = MappingProxyType(
    {
        Topic.GOAL: _goal,
        Topic.PASSING: _passing,
        Topic.TRICKS: lambda _rules: _said(_TRICKS),
        Topic.HEARTS: _hearts,
        Topic.MOON: _moon,
        Topic.SCORING: _scoring,
        Topic.KEYS: lambda _rules: (),
        Topic.FAIRNESS: lambda _rules: (_FAIR_SIGHT(), _FAIR_DEAL(), _FAIR_HINT()),
    }
)

# ── the rules in force ───────────────────────────────────────────────────────────────────────────────────────────

IN_THIS_GAME = Message("In this game")
JACK = Message("Jack of diamonds", "a rule")
YES, NO = Message("Yes"), Message("No")
NO_BONUS = Message("No bonus")


def in_force(rules: Rules) -> tuple[tuple[str, str], ...]:
    """Return each option of the rules with what it is set to."""
    length = sheets.ONE_ROUND() if rules.target is None else _("To {target} points").format(target=rules.target)
    return (
        (sheets.GAME_LENGTH(), length),
        (sheets.MOON(), sheets.MOONS[rules.moon]()),
        (sheets.PASSING(), sheets.PASSINGS[rules.passing]()),
        (JACK(), f"{MINUS}10" if rules.jack is Jack.BONUS else NO_BONUS()),
        (sheets.QUEEN_BREAKS(), YES() if rules.queen_breaks else NO()),
        (sheets.FIRST_TRICK(), YES() if rules.first_trick_points else NO()),
    )


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────

LEADS, TAKES = Message("West leads"), Message("North takes it")
FOLLOWS, HAS_NONE = Message("East follows"), Message("You have none")
YOUR_THREE = Message("Your three cards")
KEPT = Message("You keep them all")
ALL_FOURTEEN = Message("All thirteen hearts and the Queen")
WEST_KNOWS = Message("What West sees")

# ── keys and touch ───────────────────────────────────────────────────────────────────────────────────────────────

KeyRows = tuple[tuple[tuple[str, ...], str], ...]


def key_rows(own: Mapping[str, str]) -> KeyRows:
    """Return the keys and what they do; *own* are the chosen ones by the names of their actions."""
    rows: KeyRows = (
        (("Left", "Right"), _("Along the hand")),
        (("Home", "End"), _("First or last card")),
        (("Enter", "Space"), _("Lift, choose, play, go on")),
        (("Esc",), _("Back")),
        (("Tab", "Up", "Down"), _("Through the controls")),
        (("Ctrl+Z", own["undo"]), _("Undo")),
        ((own["hint"],), _("Hint")),
        ((own["last_trick"],), _("Last trick")),
        ((own["scores"],), _("Scores")),
        ((own["new_game"],), _("New game")),
        (("F10", own["menu"]), _("Menu")),
        (("F1",), _("How to play")),
        (("F11",), _("Full screen")),
        ((own["mute"],), _("Sound off and on")),
        (("Ctrl+Q",), _("Quit")),
        ((own["read_hand"],), _("Read your hand")),
        ((own["read_trick"],), _("Read the trick")),
        ((own["read_points"],), _("Read the points")),
        ((own["read_last"],), _("Read the last trick")),
    )
    return tuple((tuple(key_name(key) for key in keys), does) for keys, does in rows)


MOUSE_AND_TOUCH = Message("Mouse and touch")
TOUCH: Final = (
    Message("Tap a card to lift it, and tap it again to play it."),
    Message("Or drag it to the table. A tap elsewhere puts it back."),
    Message("With one-tap play, in the settings, the first tap plays it."),
    Message("Press long on a dark card to see why it may not be played."),
)
GAMEPAD = Message("Gamepad")
PAD: Final = (
    Message("The cross or the left stick moves, A takes, B goes back."),
    Message("The shoulder buttons undo and give a hint. X shows the last trick, Y the scores, Start the menu."),
)

"""Every sentence of the settings and of the question before something ends; values of the rules become words.

Knows no pygame and no places: the window decides what fits.
"""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from hearts.ai.levels import Level
from hearts.core.rules import Moon, Rotation
from hearts.store.settings import Deck, ShowPoints
from hearts.store.speed import Speed
from hearts.text import points
from hearts.text.language import Message, _

SETTINGS = Message("Settings")
DONE = Message("Done")
NEW_GAME = Message("New game")
HOW_TO_PLAY = Message("How to play")
STATISTICS = Message("Statistics")
HOME = Message("Home", "the first screen")
QUIT = Message("Quit")

PAGE_RULES = Message("Rules", "a page of the settings")
PAGE_PLAY = Message("Play", "a page of the settings")
PAGE_LOOK = Message("Look", "a page of the settings")

HEAD_GAME = Message("The game")
HEAD_OPTIONS = Message("Options")
HEAD_PACE = Message("Pace")
HEAD_MARKS = Message("On the table")
HEAD_SOUND = Message("Sound")
HEAD_CLOTH = Message("Table", "its cloth")
HEAD_CARDS = Message("Cards")
HEAD_BACK = Message("Card back")
RULES_NOTE = Message("A change starts a new game")

# ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────

OPPONENTS = Message("Opponents")
LEVELS: Final[Mapping[Level, Message]] = MappingProxyType(
    {
        Level.EASY: Message("Easy", "opponents"),
        Level.NORMAL: Message("Normal", "opponents"),
        Level.HARD: Message("Hard", "opponents"),
        Level.EXPERT: Message("Expert", "opponents"),
    }
)
LEVEL_NOTES: Final[Mapping[Level, Message]] = MappingProxyType(
    {
        Level.EASY: Message("Easy opponents play sensibly and make honest mistakes."),
        Level.NORMAL: Message("Normal opponents duck, unload and watch for a moon."),
        Level.HARD: Message("Hard opponents weigh how the hidden cards may lie."),
        Level.EXPERT: Message("Expert opponents also read your play, and may shoot the moon."),
    }
)
GAME_LENGTH = Message("Game length")
ONE_ROUND = Message("One round")
LENGTH_NOTES = (
    Message("The lowest score of the round wins."),
    Message("The game ends once somebody has {target} points."),
)
MOON = Message("Shooting the moon")
MOONS: Final[Mapping[Moon, Message]] = MappingProxyType(
    {Moon.ADD: Message("Others +26"), Moon.SUBTRACT: Message("Shooter −26"), Moon.CHOOSE: Message("Shooter chooses")}
)
PASSING = Message("Passing")
PASSINGS: Final[Mapping[Rotation, Message]] = MappingProxyType(
    {
        Rotation.ROTATE: Message("Left, right, across, none"),
        Rotation.ROTATE3: Message("Left, right, across"),
        Rotation.NEVER: Message("Never"),
    }
)
JACK = Message("Jack of diamonds −10")
JACK_NOTE = Message("Whoever takes J♦ scores −10")
QUEEN_BREAKS = Message("Queen breaks hearts")
QUEEN_BREAKS_NOTE = Message("After Q♠, hearts may be led too")
FIRST_TRICK = Message("Points on the first trick")
FIRST_TRICK_NOTE = Message("Hearts and Q♠ may be thrown at once")


def length_label(target: int | None) -> str:
    """Name a length of the game."""
    return ONE_ROUND() if target is None else str(target)


def length_note(target: int | None) -> str:
    """Say when a game of that length ends."""
    return LENGTH_NOTES[0]() if target is None else LENGTH_NOTES[1](target=target)


# ── play ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SPEED = Message("Speed")
SPEEDS: Final[Mapping[Speed, Message]] = MappingProxyType(
    {
        Speed.NORMAL: Message("Normal", "speed"),
        Speed.FAST: Message("Fast", "speed"),
        Speed.INSTANT: Message("Instant", "speed"),
    }
)
REDUCED_MOTION = Message("Reduced motion")
REDUCED_MOTION_NOTE = Message("Cards fade instead of flying")
ONE_TAP = Message("One-tap play")
ONE_TAP_NOTE = Message("The first tap plays a card, without lifting it")
MARK_WINNER = Message("Mark the winning card")
MARK_WINNER_NOTE = Message("A ring round the card that wins so far")
SHOW_POINTS = Message("Points this round")
POINTS_SHOWN: Final[Mapping[ShowPoints, Message]] = MappingProxyType(
    {
        ShowPoints.ON: Message("On", "points this round"),
        ShowPoints.OWN: Message("Own only", "points this round"),
        ShowPoints.OFF: Message("Off", "points this round"),
    }
)
SHOW_POINTS_NOTE = Message("Beside the total of each player")
VOLUME = Message("Volume")
MUTED = Message("Muted")
NO_SOUND_DEVICE = Message("No sound device was found")
SOUND_HEARTS = Message("Hearts are broken")
SOUND_HEARTS_NOTE = Message("A snap when the first heart falls")
SOUND_QUEEN = Message("The queen falls")
SOUND_QUEEN_NOTE = Message("A low bell for Q♠")

# ── look ─────────────────────────────────────────────────────────────────────────────────────────────────────────

THEMES: Final[Mapping[str, Message]] = MappingProxyType(
    {
        "conservatory": Message("Conservatory"),
        "midnight": Message("Midnight"),
        "walnut": Message("Walnut"),
        "linen": Message("Sage linen"),
        "contrast": Message("High contrast"),
    }
)
DECK = Message("Deck")
DECKS: Final[Mapping[Deck, Message]] = MappingProxyType(
    {Deck.TWO: Message("Two colours"), Deck.FOUR: Message("Four colours"), Deck.SAFE: Message("Colour-blind safe")}
)
DECK_NOTES: Final[Mapping[Deck, Message]] = MappingProxyType(
    {
        Deck.TWO: Message("♥ and ♦ are red, ♠ and ♣ are black"),
        Deck.FOUR: Message("♦ is blue and ♣ is green"),
        Deck.SAFE: Message("♦ is violet and ♣ is teal, which all eyes tell apart"),
    }
)
LARGE_INDEX = Message("Large index")
LARGE_INDEX_NOTE = Message("Big ranks and one big mark, without pictures")
BACK = Message("Colour", "of the card back")
BACKS: Final[Mapping[str | None, Message]] = MappingProxyType(
    {
        None: Message("As the table", "a card back"),
        "claret": Message("Claret", "a card back"),
        "night": Message("Night", "a card back"),
        "forest": Message("Forest", "a card back"),
        "hc": Message("Black", "a card back"),
    }
)
UI_SCALE = Message("Text and buttons")


def percent(share: float) -> str:
    """Write a share as a percentage."""
    return _("{percent} %").format(percent=round(100 * share))


def scale_note(shown: float, wanted: float) -> str:
    """Say how large things are where the window is too small for the size wanted; otherwise nothing."""
    if shown >= wanted - 0.001:
        return ""
    return _("This window has room for {shown}.").format(shown=percent(shown))


# ── a game in progress ───────────────────────────────────────────────────────────────────────────────────────────


class Changed(Enum):
    """What of the next game differs from the present one."""

    LEVEL = "level"
    LENGTH = "length"
    MOON = "moon"
    PASSING = "passing"
    JACK = "jack"
    QUEEN_BREAKS = "queen breaks"
    FIRST_TRICK = "first trick"


IF_CHANGED = Message("If you change a rule, we ask before the game ends.")
ASKED_ON_DONE = Message("Done asks before this game ends and a new one starts.")
STARTS_ON_DONE = Message("Done starts a new game with these rules.")
NEW_RULES = Message("You changed the rules.")


def round_in_progress(round_no: int) -> str:
    """Say which round the game in progress is in."""
    return _("You are in round {number} of a game.").format(number=round_no)


NEW_GAME_TITLE = Message("Start a new game?")
KEEP_PLAYING = Message("Keep playing")
START_NEW_GAME = Message("Start new game")

_WOULD_END = {
    Changed.LEVEL: Message(
        "Other opponents need a new game, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.LENGTH: Message(
        "The length of the game is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.MOON: Message(
        "The score of a moon is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.PASSING: Message("Passing is a rule change, so the game you are in (round {number}, {points}) would end."),
    Changed.JACK: Message(
        "The Jack of diamonds is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.QUEEN_BREAKS: Message(
        "What breaks hearts is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.FIRST_TRICK: Message(
        "Points on the first trick are a rule change, so the game you are in (round {number}, {points}) would end."
    ),
}
_SEVERAL_WOULD_END = Message("You changed several rules, so the game you are in (round {number}, {points}) would end.")
_THIS_WOULD_END = Message("The game you are in (round {number}, {points}) would end.")


def new_game_question(round_no: int, total: int, changes: frozenset[Changed] = frozenset()) -> str:
    """Say what game a new one would end, and which change asks for it; *total* is the person's."""
    if not changes:
        sentence = _THIS_WOULD_END
    elif len(changes) == 1:
        sentence = _WOULD_END[next(iter(changes))]
    else:
        sentence = _SEVERAL_WOULD_END
    return sentence(number=round_no, points=points(total))

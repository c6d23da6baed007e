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
from hearts.text import MINUS, points

SETTINGS = "Settings"
DONE = "Done"
NEW_GAME = "New game"
HOW_TO_PLAY = "How to play"
STATISTICS = "Statistics"
HOME = "Home"
QUIT = "Quit"

PAGE_RULES = "Rules"
PAGE_PLAY = "Play"
PAGE_LOOK = "Look"

HEAD_GAME = "The game"
HEAD_OPTIONS = "Options"
HEAD_PACE = "Pace"
HEAD_MARKS = "On the table"
HEAD_SOUND = "Sound"
HEAD_CLOTH = "Table"
HEAD_CARDS = "Cards"
HEAD_BACK = "Card back"
RULES_NOTE = "A change starts a new game"

# ── rules ────────────────────────────────────────────────────────────────────────────────────────────────────────

OPPONENTS = "Opponents"
LEVELS: Final[Mapping[Level, str]] = MappingProxyType(
    {Level.EASY: "Easy", Level.NORMAL: "Normal", Level.HARD: "Hard", Level.EXPERT: "Expert"}
)
LEVEL_NOTES: Final[Mapping[Level, str]] = MappingProxyType(
    {
        Level.EASY: "Easy opponents play any card the rules allow.",
        Level.NORMAL: "Normal opponents duck, unload and watch for a moon.",
        Level.HARD: "Hard opponents weigh how the hidden cards may lie.",
        Level.EXPERT: "Expert opponents also read your play, and may shoot the moon.",
    }
)
GAME_LENGTH = "Game length"
ONE_ROUND = "One round"
LENGTH_NOTES = ("The lowest score of the round wins.", "The game ends once somebody has {target} points.")
MOON = "Shooting the moon"
MOONS: Final[Mapping[Moon, str]] = MappingProxyType(
    {Moon.ADD: "Others +26", Moon.SUBTRACT: f"Shooter {MINUS}26", Moon.CHOOSE: "Shooter chooses"}
)
PASSING = "Passing"
PASSINGS: Final[Mapping[Rotation, str]] = MappingProxyType(
    {
        Rotation.ROTATE: "Left, right, across, none",
        Rotation.ROTATE3: "Left, right, across",
        Rotation.NEVER: "Never",
    }
)
JACK = f"Jack of diamonds {MINUS}10"
JACK_NOTE = f"Whoever takes J♦ scores {MINUS}10"
QUEEN_BREAKS = "Queen breaks hearts"
QUEEN_BREAKS_NOTE = "After Q♠, hearts may be led too"
FIRST_TRICK = "Points on the first trick"
FIRST_TRICK_NOTE = "Hearts and Q♠ may be thrown at once"


def length_label(target: int | None) -> str:
    """Name a length of the game."""
    return ONE_ROUND if target is None else str(target)


def length_note(target: int | None) -> str:
    """Say when a game of that length ends."""
    return LENGTH_NOTES[0] if target is None else LENGTH_NOTES[1].format(target=target)


# ── play ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SPEED = "Speed"
SPEEDS: Final[Mapping[Speed, str]] = MappingProxyType(
    {Speed.NORMAL: "Normal", Speed.FAST: "Fast", Speed.INSTANT: "Instant"}
)
REDUCED_MOTION = "Reduced motion"
REDUCED_MOTION_NOTE = "Cards fade instead of flying"
ONE_TAP = "One-tap play"
ONE_TAP_NOTE = "The first tap plays a card, without lifting it"
MARK_WINNER = "Mark the winning card"
MARK_WINNER_NOTE = "A ring round the card that wins so far"
SHOW_POINTS = "Points this round"
POINTS_SHOWN: Final[Mapping[ShowPoints, str]] = MappingProxyType(
    {ShowPoints.ON: "On", ShowPoints.OWN: "Own only", ShowPoints.OFF: "Off"}
)
SHOW_POINTS_NOTE = "Beside the total of each player"
VOLUME = "Volume"
MUTED = "Muted"
NO_SOUND_DEVICE = "No sound device was found"
SOUND_HEARTS = "Hearts are broken"
SOUND_HEARTS_NOTE = "A snap when the first heart falls"
SOUND_QUEEN = "The queen falls"
SOUND_QUEEN_NOTE = "A low bell for Q♠"

# ── look ─────────────────────────────────────────────────────────────────────────────────────────────────────────

THEMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "conservatory": "Conservatory",
        "midnight": "Midnight",
        "walnut": "Walnut",
        "linen": "Sage linen",
        "contrast": "High contrast",
    }
)
DECK = "Deck"
DECKS: Final[Mapping[Deck, str]] = MappingProxyType(
    {Deck.TWO: "Two colours", Deck.FOUR: "Four colours", Deck.SAFE: "Colour-blind safe"}
)
DECK_NOTES: Final[Mapping[Deck, str]] = MappingProxyType(
    {
        Deck.TWO: "♥ and ♦ are red, ♠ and ♣ are black",
        Deck.FOUR: "♦ is blue and ♣ is green",
        Deck.SAFE: "♦ is violet and ♣ is teal, which all eyes tell apart",
    }
)
LARGE_INDEX = "Large index"
LARGE_INDEX_NOTE = "Big ranks and one big mark, without pictures"
BACK = "Colour"
BACKS: Final[Mapping[str | None, str]] = MappingProxyType(
    {None: "As the table", "claret": "Claret", "night": "Night", "forest": "Forest", "hc": "Black"}
)
UI_SCALE = "Text and buttons"


def percent(share: float) -> str:
    """Write a share as a percentage."""
    return "{percent} %".format(percent=round(100 * share))


def scale_note(shown: float, wanted: float) -> str:
    """Say how large things are where the window is too small for the size wanted; otherwise nothing."""
    if shown >= wanted - 0.001:
        return ""
    return "This window has room for {shown}.".format(shown=percent(shown))


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


IF_CHANGED = "If you change a rule, we ask before the game ends."
ASKED_ON_DONE = "Done asks before this game ends and a new one starts."
STARTS_ON_DONE = "Done starts a new game with these rules."
NEW_RULES = "You changed the rules."


def round_in_progress(round_no: int) -> str:
    """Say which round the game in progress is in."""
    return "You are in round {number} of a game.".format(number=round_no)


NEW_GAME_TITLE = "Start a new game?"
KEEP_PLAYING = "Keep playing"
START_NEW_GAME = "Start new game"

_WOULD_END = {
    Changed.LEVEL: "Other opponents need a new game, so the game you are in (round {number}, {points}) would end.",
    Changed.LENGTH: (
        "The length of the game is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.MOON: "The score of a moon is a rule change, so the game you are in (round {number}, {points}) would end.",
    Changed.PASSING: "Passing is a rule change, so the game you are in (round {number}, {points}) would end.",
    Changed.JACK: "The Jack of diamonds is a rule change, so the game you are in (round {number}, {points}) would end.",
    Changed.QUEEN_BREAKS: (
        "What breaks hearts is a rule change, so the game you are in (round {number}, {points}) would end."
    ),
    Changed.FIRST_TRICK: (
        "Points on the first trick are a rule change, so the game you are in (round {number}, {points}) would end."
    ),
}
_SEVERAL_WOULD_END = "You changed several rules, so the game you are in (round {number}, {points}) would end."
_THIS_WOULD_END = "The game you are in (round {number}, {points}) would end."


def new_game_question(round_no: int, total: int, changes: frozenset[Changed] = frozenset()) -> str:
    """Say what game a new one would end, and which change asks for it; *total* is the person's."""
    if not changes:
        sentence = _THIS_WOULD_END
    elif len(changes) == 1:
        sentence = _WOULD_END[next(iter(changes))]
    else:
        sentence = _SEVERAL_WOULD_END
    return sentence.format(number=round_no, points=points(total))

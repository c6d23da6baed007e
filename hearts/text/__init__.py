"""Every sentence the table shows, whole, with named placeholders and plural forms; values of the rules become words.

Suit signs in a sentence are written as characters; the window draws them as pips. Knows no pygame.
"""

from collections.abc import Sequence

from hearts.core.cards import QUEEN_OF_SPADES, TWO_OF_CLUBS, Card, Rank, Suit
from hearts.core.rules import Refusal, Rules
from hearts.core.seats import PassDirection, Seat

SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
MINUS = "\N{MINUS SIGN}"

TITLE = "Hearts"
YOU = "You"
YOUR_CARD = "Your card"
NO_POINTS = "no points"
NEW_CARD = "new"
UNDO = "Undo"
HINT = "Hint"
LAST_TRICK = "Last trick"
SCORES = "Scores"
MENU = "Menu"
HEARTS_LOCKED = "Hearts locked"
HEARTS_BROKEN = "Hearts broken"
LOCKED_SHORT = "Locked"
BROKEN_SHORT = "Broken"
NO_TRICK_YET = "No trick yet."
SOUND_OFF = "Sound is off."
SOUND_ON = "Sound is on."
NO_PASS_THIS_ROUND = "No pass this round."
NOTHING_TO_UNDO = "Nothing to undo in this round."
NOTHING_TO_HINT = "A hint waits for your turn."
HINT_COMES = "Hint: a moment, looking at your cards."
YOUR_LEAD = "Your lead."
GAME_GOES_ON = "Your game goes on where you left it."
NOT_SAVED = "This game cannot be saved at the moment. It goes on all the same."
FOURTH_CARD = "Three cards are chosen. Tap one of them to put it back."
OUTSIDE_TABLE = "The card went back. Drop it on the table to play it."

SEAT_NAMES = {Seat.SOUTH: YOU, Seat.WEST: "West", Seat.NORTH: "North", Seat.EAST: "East"}

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight"),
    *("nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"),
)


def plural(count: int, one: str, many: str) -> str:
    """Return the form that goes with *count*; 1 and -1 are singular."""
    return one if abs(count) == 1 else many


def number_word(count: int) -> str:
    """Write a small *count* as a word, a larger one in figures."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else figure(count)


def figure(value: int) -> str:
    """Write *value* in figures, with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def points(value: int) -> str:
    """Write so many points: ``1 point``, ``26 points``."""
    return plural(value, "{points} point", "{points} points").format(points=figure(value))


def card_text(card: Card) -> str:
    """Write a card as it stands in a sentence: ``J♦``, ``10♣``."""
    return f"{'10' if card.rank is Rank.TEN else card.rank.letter}{SUIT_SIGNS[card.suit]}"


def cards_text(cards: Sequence[Card]) -> str:
    """Write some cards as a list: ``Q♠, K♠ and 2♥``."""
    names = [card_text(card) for card in cards]
    if len(names) < 2:  # noqa: PLR2004  a list needs two
        return "".join(names)
    return "{most} and {last}".format(most=", ".join(names[:-1]), last=names[-1])


# ── the head of the table ────────────────────────────────────────────────────────────────────────────────────────

_PASS_NOW = {
    PassDirection.LEFT: "pass left",
    PassDirection.RIGHT: "pass right",
    PassDirection.ACROSS: "pass across",
    PassDirection.NONE: "no pass",
}
_PASSED = {
    PassDirection.LEFT: "passed left",
    PassDirection.RIGHT: "passed right",
    PassDirection.ACROSS: "passed across",
    PassDirection.NONE: "no pass",
}
_PASS_SHORT = {
    PassDirection.LEFT: "left",
    PassDirection.RIGHT: "right",
    PassDirection.ACROSS: "across",
    PassDirection.NONE: "no pass",
}


def round_line(round_no: int, rules: Rules, direction: PassDirection, *, passing: bool) -> str:
    """Say which round of what game this is, and where it passes or passed."""
    passed = (_PASS_NOW if passing else _PASSED)[direction]
    if rules.target is None:
        return "A game of one round · {passed}".format(passed=passed)
    return "Round {number} of a game to {target} · {passed}".format(number=round_no, target=rules.target, passed=passed)


def round_line_short(round_no: int, direction: PassDirection) -> str:
    """Say the same in few words, for a narrow window."""
    return "Round {number} · {passed}".format(number=round_no, passed=_PASS_SHORT[direction])


def passed_word(direction: PassDirection) -> str:
    """Name the direction in a row of the score sheet."""
    return _PASSED[direction]


# ── passing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def pass_title(receiver: str) -> str:
    """Head the pass prompt."""
    return "Pass three cards to {receiver}".format(receiver=receiver)


def pass_helper(chosen: int, *, keyboard: bool) -> str:
    """Say how far the choice is and how it is changed."""
    if not chosen:
        return "Arrow keys move, Space chooses." if keyboard else "Tap three cards of your hand."
    how = "Space on a raised card puts it back." if keyboard else "Tap a raised card to put it back."
    return "{count} of 3 chosen. {how}".format(count=chosen, how=how)


def pass_button(missing: int, receiver: str) -> str:
    """Label the button under the slots."""
    if missing:
        return plural(missing, "Choose {count} more", "Choose {count} more").format(count=missing)
    return "Pass to {receiver}".format(receiver=receiver)


def pass_missing(missing: int) -> str:
    """Refuse a pass of too few cards."""
    return plural(missing, "Choose one more card to pass.", "Choose {count} more cards to pass.").format(
        count=number_word(missing)
    )


def pass_circle(direction: PassDirection, names: dict[Seat, str]) -> str:
    """Say who passes to whom besides the person's own three cards."""
    west, north, east = names[Seat.WEST], names[Seat.NORTH], names[Seat.EAST]
    match direction:
        case PassDirection.LEFT:
            line = "{west} passes to {north}, {north} to {east}, {east} to you."
        case PassDirection.RIGHT:
            line = "{east} passes to {north}, {north} to {west}, {west} to you."
        case PassDirection.ACROSS:
            line = "{north} passes to you. {west} and {east} swap."
        case PassDirection.NONE:
            return NO_PASS_THIS_ROUND
    return line.format(west=west, north=north, east=east)


def received(sender: str, cards: Sequence[Card]) -> str:
    """Name the cards that came in the passing."""
    return "{sender} passed you {cards}.".format(sender=sender, cards=cards_text(cards))


# ── tricks ───────────────────────────────────────────────────────────────────────────────────────────────────────

_LED = {
    Suit.CLUBS: "Clubs were led.",
    Suit.DIAMONDS: "Diamonds were led.",
    Suit.SPADES: "Spades were led.",
    Suit.HEARTS: "Hearts were led.",
}
_NONE_HELD = {
    Suit.CLUBS: "You have no clubs, so any bright card may go.",
    Suit.DIAMONDS: "You have no diamonds, so any bright card may go.",
    Suit.SPADES: "You have no spades, so any bright card may go.",
    Suit.HEARTS: "You have no hearts, so any bright card may go.",
}


def your_turn(led: Suit | None, *, follows: bool) -> str:
    """Say that it is the person's turn, and what the trick asks."""
    if led is None:
        return YOUR_LEAD
    return "Your turn. {led}".format(led=_LED[led] if follows else _NONE_HELD[led])


def winning(name: str, card: Card, *, is_you: bool) -> str:
    """Say whose card wins so far."""
    line = "Your {card} is winning." if is_you else "{name}’s {card} is winning."
    return line.format(name=name, card=card_text(card))


def play_again(card: Card, *, keyboard: bool) -> str:
    """Say how a lifted card is played."""
    line = "Press Enter again to play {card}." if keyboard else "Tap {card} again to play it."
    return line.format(card=card_text(card))


def lifted_early(card: Card) -> str:
    """Say that a lifted card waits for its turn."""
    return "{card} waits for your turn.".format(card=card_text(card))


def waiting_for(name: str, *, leads: bool) -> str:
    """Say whose turn it is."""
    return ("{name} leads." if leads else "{name} is to play.").format(name=name)


def trick_taken(name: str, value: int, *, is_you: bool) -> str:
    """Say who took the trick and what it cost."""
    if not value:
        return ("You took the trick. It cost nothing." if is_you else "{name} took the trick.").format(name=name)
    line = "You took the trick: {points}." if is_you else "{name} took the trick: {points}."
    return line.format(name=name, points=points(value))


def points_chip(value: int) -> str:
    """Write the points of this round on a plate."""
    return f"+{value}" if value >= 0 else figure(value)


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────

_FOLLOW = {
    Suit.CLUBS: (
        "Clubs were led, and you hold one. Play it.",
        "Clubs were led, and you hold {count}. Play a club.",
    ),
    Suit.DIAMONDS: (
        "Diamonds were led, and you hold one. Play it.",
        "Diamonds were led, and you hold {count}. Play a diamond.",
    ),
    Suit.SPADES: (
        "Spades were led, and you hold one. Play it.",
        "Spades were led, and you hold {count}. Play a spade.",
    ),
    Suit.HEARTS: (
        "Hearts were led, and you hold one. Play it.",
        "Hearts were led, and you hold {count}. Play a heart.",
    ),
}


def explain(  # noqa: PLR0911  one sentence for each reason
    reason: Refusal, card: Card, hand: Sequence[Card], led: Suit | None, turn: str
) -> str:
    """Say why *card* of *hand* may not be played, naming the suit or card concerned; *turn* names who is to play."""
    match reason:
        case Refusal.MUST_FOLLOW_SUIT if led is not None:
            count = sum(held.suit is led for held in hand)
            return plural(count, *_FOLLOW[led]).format(count=number_word(count))
        case Refusal.MUST_LEAD_TWO_OF_CLUBS:
            return "The {card} leads the first trick.".format(card=card_text(TWO_OF_CLUBS))
        case Refusal.NO_POINTS_ON_FIRST_TRICK if card is QUEEN_OF_SPADES:
            return "The Queen of spades cannot go on the first trick."
        case Refusal.NO_POINTS_ON_FIRST_TRICK:
            return "No hearts on the first trick."
        case Refusal.HEARTS_NOT_BROKEN if not any(not held.is_penalty for held in hand):
            return "Hearts are locked, so the {queen} must be led.".format(queen=card_text(QUEEN_OF_SPADES))
        case Refusal.HEARTS_NOT_BROKEN:
            return "Hearts are locked. Lead another suit first."
        case Refusal.NOT_YOUR_TURN:
            return "It is not your turn yet. {name} is to play.".format(name=turn)
        case _:
            return "That card cannot be played now."


# ── games ────────────────────────────────────────────────────────────────────────────────────────────────────────


def record_line(wins: int, games: int) -> str:
    """Say how many of the games at this level the person has won."""
    return plural(
        games, "{wins} of {games} game won at this level.", "{wins} of {games} games won at this level."
    ).format(wins=wins, games=games)

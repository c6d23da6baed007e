"""Every sentence the table shows, whole, with named placeholders and plural forms; values of the rules become words.

A ``Message`` is said when it is called: nothing is translated at import time, for the language may change. Suit signs
in a sentence are written as characters; the window draws them as pips. Knows no pygame.
"""

from collections.abc import Sequence

from hearts.core.cards import QUEEN_OF_SPADES, TWO_OF_CLUBS, Card, Rank, Suit
from hearts.core.rules import Refusal, Rules
from hearts.core.seats import PassDirection, Seat
from hearts.text.language import Message, _, ngettext, pgettext

SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
MINUS = "\N{MINUS SIGN}"

TITLE = Message("Hearts", "the game")
YOU = Message("You", "the name of the person’s seat")
YOUR_CARD = Message("Your card")
NO_POINTS = Message("no points")
NEW_CARD = Message("new", "a card received in the passing")
UNDO = Message("Undo")
HINT = Message("Hint")
LAST_TRICK = Message("Last trick")
SCORES = Message("Scores")
MENU = Message("Menu")
HEARTS_LOCKED = Message("Hearts locked")
HEARTS_BROKEN = Message("Hearts broken")
LOCKED_SHORT = Message("Locked", "hearts, in little room")
BROKEN_SHORT = Message("Broken", "hearts, in little room")
NO_TRICK_YET = Message("No trick yet.")
SOUND_OFF = Message("Sound is off.")
SOUND_ON = Message("Sound is on.")
NO_PASS_THIS_ROUND = Message("No pass this round.")
NOTHING_TO_UNDO = Message("Nothing to undo in this round.")
NOTHING_TO_HINT = Message("A hint waits for your turn.")
HINT_COMES = Message("Hint: a moment, looking at your cards.")
YOUR_LEAD = Message("Your lead.")
GAME_GOES_ON = Message("Your game goes on where you left it.")
NOT_SAVED = Message("This game cannot be saved at the moment. It goes on all the same.")
SETTINGS_NOT_SAVED = Message("Your settings cannot be saved at the moment. They hold until you leave.")
FOURTH_CARD = Message("Three cards are chosen. Tap one of them to put it back.")
OUTSIDE_TABLE = Message("The card went back. Drop it on the table to play it.")

_SEAT_NAMES = {
    Seat.SOUTH: YOU,
    Seat.WEST: Message("West"),
    Seat.NORTH: Message("North"),
    Seat.EAST: Message("East"),
}
_RECORDED_NAMES = {name.english: name for name in (*_SEAT_NAMES.values(), Message("South"))}

_FIRST_NUMBER = 2  # what there is one of, or none, has a sentence of its own
_NUMBERS = (
    *(Message("two"), Message("three"), Message("four"), Message("five"), Message("six")),
    *(Message("seven"), Message("eight"), Message("nine"), Message("ten"), Message("eleven")),
    *(Message("twelve"), Message("thirteen"), Message("fourteen"), Message("fifteen"), Message("sixteen")),
)


def seat_names() -> dict[Seat, str]:
    """Return what the seats are called where nobody has chosen a name."""
    return {seat: name() for seat, name in _SEAT_NAMES.items()}


def usual_name(recorded: str) -> str:
    """Return a name of the record as it is shown: one that every game begins with is the language's."""
    name = _RECORDED_NAMES.get(recorded)
    return recorded if name is None else name()


def number_word(count: int) -> str:
    """Write a small *count* from two on as a word, a larger one in figures."""
    place = count - _FIRST_NUMBER
    return _NUMBERS[place]() if 0 <= place < len(_NUMBERS) else figure(count)


def figure(value: int) -> str:
    """Write *value* in figures, with a true minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def decimal(value: float) -> str:
    """Write *value* to a tenth, as the language writes decimals, with a true minus sign."""
    written = f"{abs(value):.1f}"
    sign = MINUS if value < 0 and float(written) else ""
    return sign + written.replace(".", pgettext("between a number and its decimals", "."))


def points(value: int) -> str:
    """Write so many points: ``1 point``, ``26 points``."""
    return ngettext("{points} point", "{points} points", value).format(points=figure(value))


def card_text(card: Card) -> str:
    """Write a card as it stands in a sentence: ``J♦``, ``10♣``."""
    return f"{'10' if card.rank is Rank.TEN else card.rank.letter}{SUIT_SIGNS[card.suit]}"


def cards_text(cards: Sequence[Card]) -> str:
    """Write some cards as a list: ``Q♠, K♠ and 2♥``."""
    return listed([card_text(card) for card in cards])


def listed(parts: Sequence[str]) -> str:
    """Join *parts* as a list in a sentence."""
    if len(parts) < 2:  # noqa: PLR2004  a list needs two
        return "".join(parts)
    return pgettext("a list", "{most} and {last}").format(most=side_by_side(parts[:-1]), last=parts[-1])


def side_by_side(parts: Sequence[str]) -> str:
    """Join *parts* with nothing but commas between them."""
    return pgettext("between two parts of a list", ", ").join(parts)


# ── the head of the table ────────────────────────────────────────────────────────────────────────────────────────

_PASS_NOW = {
    PassDirection.LEFT: Message("pass left"),
    PassDirection.RIGHT: Message("pass right"),
    PassDirection.ACROSS: Message("pass across"),
    PassDirection.NONE: Message("no pass"),
}
_PASSED = {
    PassDirection.LEFT: Message("passed left"),
    PassDirection.RIGHT: Message("passed right"),
    PassDirection.ACROSS: Message("passed across"),
    PassDirection.NONE: Message("no pass"),
}
_PASS_SHORT = {
    PassDirection.LEFT: Message("left", "a direction of passing"),
    PassDirection.RIGHT: Message("right", "a direction of passing"),
    PassDirection.ACROSS: Message("across", "a direction of passing"),
    PassDirection.NONE: Message("no pass", "a direction of passing"),
}


def round_line(round_no: int, rules: Rules, direction: PassDirection, *, passing: bool) -> str:
    """Say which round of what game this is, and where it passes or passed."""
    passed = (_PASS_NOW if passing else _PASSED)[direction]()
    if rules.target is None:
        return _("A game of one round · {passed}").format(passed=passed)
    line = _("Round {number} of a game to {target} · {passed}")
    return line.format(number=round_no, target=rules.target, passed=passed)


def round_line_short(round_no: int, direction: PassDirection) -> str:
    """Say the same in few words, for a narrow window."""
    return _("Round {number} · {passed}").format(number=round_no, passed=_PASS_SHORT[direction]())


def passed_word(direction: PassDirection) -> str:
    """Name the direction in a row of the score sheet."""
    return _PASSED[direction]()


# ── passing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def pass_title(receiver: str) -> str:
    """Head the pass prompt."""
    return _("Pass three cards to {receiver}").format(receiver=receiver)


def pass_helper(chosen: int, *, keyboard: bool) -> str:
    """Say how far the choice is and how it is changed."""
    if not chosen:
        return _("Arrow keys move, Space chooses.") if keyboard else _("Tap three cards of your hand.")
    if keyboard:
        return _("{count} of 3 chosen. Space on a raised card puts it back.").format(count=chosen)
    return _("{count} of 3 chosen. Tap a raised card to put it back.").format(count=chosen)


def pass_button(missing: int, receiver: str) -> str:
    """Label the button under the slots."""
    if missing:
        return ngettext("Choose {count} more", "Choose {count} more", missing).format(count=missing)
    return _("Pass to {receiver}").format(receiver=receiver)


def pass_missing(missing: int) -> str:
    """Refuse a pass of too few cards."""
    line = ngettext("Choose one more card to pass.", "Choose {count} more cards to pass.", missing)
    return line.format(count=number_word(missing))


def pass_circle(direction: PassDirection, names: dict[Seat, str]) -> str:
    """Say who passes to whom besides the person's own three cards."""
    west, north, east = names[Seat.WEST], names[Seat.NORTH], names[Seat.EAST]
    match direction:
        case PassDirection.LEFT:
            line = _("{west} passes to {north}, {north} to {east}, {east} to you.")
        case PassDirection.RIGHT:
            line = _("{east} passes to {north}, {north} to {west}, {west} to you.")
        case PassDirection.ACROSS:
            line = _("{north} passes to you. {west} and {east} swap.")
        case PassDirection.NONE:
            return NO_PASS_THIS_ROUND()
    return line.format(west=west, north=north, east=east)


def received(sender: str, cards: Sequence[Card]) -> str:
    """Name the cards that came in the passing."""
    return _("{sender} passed you {cards}.").format(sender=sender, cards=cards_text(cards))


# ── tricks ───────────────────────────────────────────────────────────────────────────────────────────────────────

_LED = {
    Suit.CLUBS: Message("Your turn. Clubs were led."),
    Suit.DIAMONDS: Message("Your turn. Diamonds were led."),
    Suit.SPADES: Message("Your turn. Spades were led."),
    Suit.HEARTS: Message("Your turn. Hearts were led."),
}
_NONE_HELD = {
    Suit.CLUBS: Message("Your turn. You have no clubs, so any bright card may go."),
    Suit.DIAMONDS: Message("Your turn. You have no diamonds, so any bright card may go."),
    Suit.SPADES: Message("Your turn. You have no spades, so any bright card may go."),
    Suit.HEARTS: Message("Your turn. You have no hearts, so any bright card may go."),
}


def your_turn(led: Suit | None, *, follows: bool) -> str:
    """Say that it is the person's turn, and what the trick asks."""
    if led is None:
        return YOUR_LEAD()
    return _LED[led]() if follows else _NONE_HELD[led]()


def winning(name: str, card: Card, *, is_you: bool) -> str:
    """Say whose card wins so far."""
    line = _("Your {card} is winning.") if is_you else _("{name}’s {card} is winning.")
    return line.format(name=name, card=card_text(card))


def play_again(card: Card, *, keyboard: bool) -> str:
    """Say how a lifted card is played."""
    line = _("Press Enter again to play {card}.") if keyboard else _("Tap {card} again to play it.")
    return line.format(card=card_text(card))


def lifted_early(card: Card) -> str:
    """Say that a lifted card waits for its turn."""
    return _("{card} waits for your turn.").format(card=card_text(card))


def waiting_for(name: str, *, leads: bool) -> str:
    """Say whose turn it is."""
    return (_("{name} leads.") if leads else _("{name} is to play.")).format(name=name)


def trick_taken(name: str, value: int, *, is_you: bool) -> str:
    """Say who took the trick and what it cost."""
    if not value:
        return (_("You took the trick. It cost nothing.") if is_you else _("{name} took the trick.")).format(name=name)
    line = _("You took the trick: {points}.") if is_you else _("{name} took the trick: {points}.")
    return line.format(name=name, points=points(value))


def points_chip(value: int) -> str:
    """Write the points of this round on a plate."""
    return f"+{value}" if value >= 0 else figure(value)


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _must_follow(led: Suit, count: int) -> str:
    """Say that the suit led is to be followed, of which *count* cards are held."""
    match led:
        case Suit.CLUBS:
            line = ngettext(
                "Clubs were led, and you hold one. Play it.",
                "Clubs were led, and you hold {count}. Play a club.",
                count,
            )
        case Suit.DIAMONDS:
            line = ngettext(
                "Diamonds were led, and you hold one. Play it.",
                "Diamonds were led, and you hold {count}. Play a diamond.",
                count,
            )
        case Suit.SPADES:
            line = ngettext(
                "Spades were led, and you hold one. Play it.",
                "Spades were led, and you hold {count}. Play a spade.",
                count,
            )
        case Suit.HEARTS:
            line = ngettext(
                "Hearts were led, and you hold one. Play it.",
                "Hearts were led, and you hold {count}. Play a heart.",
                count,
            )
    return line.format(count=number_word(count))


def explain(  # noqa: PLR0911  one sentence for each reason
    reason: Refusal, card: Card, hand: Sequence[Card], led: Suit | None, turn: str
) -> str:
    """Say why *card* of *hand* may not be played, naming the suit or card concerned; *turn* names who is to play."""
    match reason:
        case Refusal.MUST_FOLLOW_SUIT if led is not None:
            return _must_follow(led, sum(held.suit is led for held in hand))
        case Refusal.MUST_LEAD_TWO_OF_CLUBS:
            return _("The {card} leads the first trick.").format(card=card_text(TWO_OF_CLUBS))
        case Refusal.NO_POINTS_ON_FIRST_TRICK if card is QUEEN_OF_SPADES:
            return _("The Queen of spades cannot go on the first trick.")
        case Refusal.NO_POINTS_ON_FIRST_TRICK:
            return _("No hearts on the first trick.")
        case Refusal.HEARTS_NOT_BROKEN if not any(not held.is_penalty for held in hand):
            return _("Hearts are locked, so the {queen} must be led.").format(queen=card_text(QUEEN_OF_SPADES))
        case Refusal.HEARTS_NOT_BROKEN:
            return _("Hearts are locked. Lead another suit first.")
        case Refusal.NOT_YOUR_TURN:
            return _("It is not your turn yet. {name} is to play.").format(name=turn)
        case _:
            return _("That card cannot be played now.")


# ── games ────────────────────────────────────────────────────────────────────────────────────────────────────────


def record_line(wins: int, games: int) -> str:
    """Say how many of the games at this level the person has won."""
    line = ngettext("{wins} of {games} game won at this level.", "{wins} of {games} games won at this level.", games)
    return line.format(wins=wins, games=games)

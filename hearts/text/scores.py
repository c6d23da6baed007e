"""The sentences of the sheets about scores: round summary, score sheet, game over, last trick, the moon's choice."""

from collections.abc import Mapping, Sequence

from hearts.core.seats import PassDirection, Seat
from hearts.text import YOU, figure, number_word, plural, points

Names = Mapping[Seat, str]
"""What each seat is called; the person's is ``YOU`` unless a name was chosen."""

TEN = 10  # from here on figures are shorter than words

SCORES_TITLE = "Scores"
TAKEN = "Taken"
NOTHING = "nothing"
TOTAL = "Total"
SO_FAR = "so far"
SEED = "Seed"
NEXT_ROUND = "Next round"
RESULT = "Result"
CLOSE = "Close"
SCORE_SHEET = "Score sheet"
ROUND_BY_ROUND = "Round by round"
POINTS = "Points"
MOON_MARK = "shot the moon."
YOU_SHOT_THE_MOON = "You shot the moon"
MOON_QUESTION = "All thirteen hearts and the Queen. Choose what that is worth."


def _you(name: str, yours: str, theirs: str) -> str:
    return yours if name == YOU else theirs


def _object(name: str) -> str:
    return "you" if name == YOU else name


def listed(parts: Sequence[str]) -> str:
    """Join *parts* as a list in a sentence."""
    if len(parts) < 2:  # noqa: PLR2004  a list needs two
        return "".join(parts)
    return "{most} and {last}".format(most=", ".join(parts[:-1]), last=parts[-1])


def hearts(count: int) -> str:
    """Write so many hearts: ``no hearts``, ``one heart``, ``nine hearts``."""
    return plural(count, "{count} heart", "{count} hearts").format(count=number_word(count))


def rounds(count: int) -> str:
    """Write so many rounds: ``one round``, ``nine rounds``."""
    return plural(count, "{count} round", "{count} rounds").format(count=number_word(count))


# ── the score sheet ──────────────────────────────────────────────────────────────────────────────────────────────


def round_title(round_no: int) -> str:
    """Head a round's summary, and its row."""
    return "Round {number}".format(number=round_no)


def seed(value: int) -> str:
    """Name the deal the game can be played again from."""
    return "{word} {value}".format(word=SEED, value=value)


def row_points(value: int, *, is_newest: bool) -> str:
    """Write a round's points; those of the newest as something that was added."""
    return f"+{value}" if is_newest and value > 0 else figure(value)


def race(target: int) -> str:
    """Label the line of the race."""
    return "Race to {target}".format(target=target)


def total_after(round_no: int) -> str:
    """Say which rounds the totals hold while one is in progress."""
    return "after round {number}".format(number=round_no) if round_no else "before round 1"


def queen_taken(name: str) -> str:
    """Say who took the queen."""
    return _you(name, "You took the Queen of spades.", "{name} took the Queen of spades.").format(name=name)


def queen_and_hearts_taken(name: str, count: int) -> str:
    """Say who took the queen, and that seat's hearts."""
    yours = "You took the Queen of spades and {hearts}."
    return _you(name, yours, "{name} took the Queen of spades and {hearts}.").format(name=name, hearts=hearts(count))


def hearts_taken(name: str, count: int) -> str:
    """Say how many hearts somebody took."""
    return _you(name, "You took {hearts}.", "{name} took {hearts}.").format(name=name, hearts=hearts(count))


def moon_shot(name: str) -> str:
    """Say who shot the moon, and with what."""
    yours = "You shot the moon: all thirteen hearts and the Queen."
    return _you(name, yours, "{name} shot the moon: all thirteen hearts and the Queen.").format(name=name)


def tied(lowest: int) -> str:
    """Say why a game that has reached its target goes on."""
    return "Tied at {points}. One more round.".format(points=figure(lowest))


_NEXT = {
    PassDirection.LEFT: "Round {number} passes left.",
    PassDirection.RIGHT: "Round {number} passes right.",
    PassDirection.ACROSS: "Round {number} passes across.",
    PassDirection.NONE: "Round {number} has no pass.",
}


def next_round(round_no: int, direction: PassDirection) -> str:
    """Say where the coming round passes."""
    return _NEXT[direction].format(number=round_no)


# ── game over ────────────────────────────────────────────────────────────────────────────────────────────────────


def win_title(winners: Sequence[str]) -> str:
    """Head the last sheet; *winners* with the person first."""
    match winners:
        case [name]:
            return _you(name, "You win", "{name} wins").format(name=name)
        case [name, *_] if name == YOU:
            return "You share the win"
        case _:
            return "{names} share the win".format(names=listed(winners))


def win_line(total: int, count: int, clear: int, runners_up: Sequence[str]) -> str:
    """Say with what total a game was won, and how far ahead of whom."""
    line = "{points} after {rounds}, {clear} clear of {names}."
    return line.format(
        points=points(total),
        rounds=rounds(count),
        clear=figure(clear),
        names=listed([_object(name) for name in runners_up]),
    )


def shared_line(total: int) -> str:
    """Say with what score a game of one round was shared."""
    return "{points} each in a game of one round.".format(points=points(total))


def times(count: int) -> str:
    """Write how often: ``once``, ``twice``, ``three times``."""
    if count in {1, 2}:
        return "once" if count == 1 else "twice"
    return "{count} times".format(count=number_word(count))


def shot_in_round(round_no: int) -> str:
    """Say under a name when that seat shot the moon."""
    return "shot the moon in round {number}".format(number=round_no)


def shot_often(count: int) -> str:
    """Say under a name how often that seat shot the moon."""
    return "shot the moon {times}".format(times=times(count))


def reached(target: int, total: int) -> str:
    """Say under a name that its total ended the game."""
    return ("reached {target}" if total == target else "passed {target}").format(target=target)


def queens(count: int) -> str:
    """Say under a name how often that seat took the queen."""
    if not count:
        return "never took the Queen"
    return "took the Queen {times}".format(times=times(count))


def clean_rounds(count: int) -> str:
    """Say under a name in how many rounds that seat took nothing that costs."""
    return "took nothing in {rounds}".format(rounds=rounds(count))


def haul(count: int, *, queen: bool, jack: bool) -> str:
    """Say under a name, in few words, what that seat took in the only round."""
    found = ["the Queen"] * queen + ["Jack" if queen else "the Jack"] * jack
    if count:
        found.append(hearts(count) if count < TEN else "{count} hearts".format(count=count))
    return "took {cards}".format(cards=listed(found) if found else NOTHING)


def haul_parts(count: int, *, queen: bool, jack: bool) -> list[str]:
    """Name the cards that count among some that were taken."""
    parts = ["the Queen of spades"] * queen
    if count:
        parts.append(hearts(count))
    return parts + ["the Jack of diamonds"] * jack


# ── last trick ───────────────────────────────────────────────────────────────────────────────────────────────────


def trick_line(name: str, parts: Sequence[str], value: int) -> str:
    """Say who took the trick, with what that counts and what it cost."""
    if not parts:
        return _you(name, "You took it: no points.", "{name} took it: no points.").format(name=name)
    line = _you(name, "You took it: {cards}, {points}.", "{name} took it: {cards}, {points}.")
    return line.format(name=name, cards=listed(parts), points=points(value))


def trick_place(leader: str, number: int, of: int) -> str:
    """Say who led and which trick of the round it was."""
    line = _you(leader, "You led. Trick {number} of {of}.", "{name} led. Trick {number} of {of}.")
    return line.format(name=leader, number=number, of=of)


# ── the moon's choice ────────────────────────────────────────────────────────────────────────────────────────────

OTHERS_ADD = "The others take 26"
OTHERS_ADD_BUTTON = "Add 26 to the others"
SELF_SUBTRACT = "Your total drops by 26"
SELF_SUBTRACT_BUTTON = "Take 26 off yours"
GAME_GOES_ON = "The game goes on."


def outcome(winners: Sequence[str]) -> str:
    """Say what a choice would do to the game; nobody wins while it goes on."""
    match winners:
        case []:
            return GAME_GOES_ON
        case [name]:
            return _you(name, "You win the game.", "{name} wins the game.").format(name=name)
        case [name, *_] if name == YOU:
            return "You share the win."
        case _:
            return "{names} share the win.".format(names=listed(winners))

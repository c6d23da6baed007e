"""The sentences of the sheets about scores: round summary, score sheet, game over, last trick, the moon's choice."""

from collections.abc import Mapping, Sequence

from hearts.core.seats import PassDirection, Seat
from hearts.text import YOU, figure, listed, number_word, points
from hearts.text.language import Message, _, ngettext, pgettext

Names = Mapping[Seat, str]
"""What each seat is called; the person's is ``YOU()`` unless a name was chosen."""

TWICE = 2
TEN = 10  # from here on figures are shorter than words

SCORES_TITLE = Message("Scores")
TAKEN = Message("Taken", "in this round so far")
NOTHING = Message("nothing", "taken in a round")
TOTAL = Message("Total")
SO_FAR = Message("so far", "in this round")
SEED = Message("Seed")
NEXT_ROUND = Message("Next round")
RESULT = Message("Result")
CLOSE = Message("Close")
SCORE_SHEET = Message("Score sheet")
ROUND_BY_ROUND = Message("Round by round")
POINTS = Message("Points", "a heading")
MOON_MARK = Message("shot the moon.")
YOU_SHOT_THE_MOON = Message("You shot the moon")
MOON_QUESTION = Message("All thirteen hearts and the Queen. Choose what that is worth.")


def _you(name: str, yours: str, theirs: str) -> str:
    return yours if name == YOU() else theirs


def _object(name: str) -> str:
    return pgettext("clear of", "you") if name == YOU() else name


def hearts_in_figures(count: int) -> str:
    """Write so many hearts where there is little room: ``11 hearts``."""
    return ngettext("{count} heart", "{count} hearts", count).format(count=count)


def hearts(count: int) -> str:
    """Write so many hearts: ``no hearts``, ``one heart``, ``nine hearts``."""
    return ngettext("one heart", "{count} hearts", count).format(count=number_word(count)) if count else _("no hearts")


# ── the score sheet ──────────────────────────────────────────────────────────────────────────────────────────────


def round_title(round_no: int) -> str:
    """Head a round's summary, and its row."""
    return _("Round {number}").format(number=round_no)


def seed(value: int) -> str:
    """Name the deal the game can be played again from."""
    return _("Seed {value}").format(value=value)


def row_points(value: int, *, is_newest: bool) -> str:
    """Write a round's points; those of the newest as something that was added."""
    return f"+{value}" if is_newest and value > 0 else figure(value)


def race(target: int) -> str:
    """Label the line of the race."""
    return _("Race to {target}").format(target=target)


def total_after(round_no: int) -> str:
    """Say which rounds the totals hold while one is in progress."""
    return _("after round {number}").format(number=round_no) if round_no else _("before round 1")


def queen_taken(name: str) -> str:
    """Say who took the queen."""
    return _you(name, _("You took the Queen of spades."), _("{name} took the Queen of spades.")).format(name=name)


def queen_and_hearts_taken(name: str, count: int) -> str:
    """Say who took the queen, and that seat's hearts."""
    yours = _("You took the Queen of spades and {hearts}.")
    theirs = _("{name} took the Queen of spades and {hearts}.")
    return _you(name, yours, theirs).format(name=name, hearts=hearts(count))


def hearts_taken(name: str, count: int) -> str:
    """Say how many hearts somebody took."""
    if not count:
        return _you(name, _("You took no hearts."), _("{name} took no hearts.")).format(name=name)
    return _you(name, _("You took {hearts}."), _("{name} took {hearts}.")).format(name=name, hearts=hearts(count))


def moon_shot(name: str) -> str:
    """Say who shot the moon, and with what."""
    yours = _("You shot the moon: all thirteen hearts and the Queen.")
    return _you(name, yours, _("{name} shot the moon: all thirteen hearts and the Queen.")).format(name=name)


def tied(lowest: int) -> str:
    """Say why a game that has reached its target goes on."""
    return _("Tied at {points}. One more round.").format(points=figure(lowest))


_NEXT = {
    PassDirection.LEFT: Message("Round {number} passes left."),
    PassDirection.RIGHT: Message("Round {number} passes right."),
    PassDirection.ACROSS: Message("Round {number} passes across."),
    PassDirection.NONE: Message("Round {number} has no pass."),
}


def next_round(round_no: int, direction: PassDirection) -> str:
    """Say where the coming round passes."""
    return _NEXT[direction](number=round_no)


# ── game over ────────────────────────────────────────────────────────────────────────────────────────────────────


def win_title(winners: Sequence[str]) -> str:
    """Head the last sheet; *winners* with the person first."""
    match winners:
        case [name]:
            return _you(name, _("You win"), _("{name} wins")).format(name=name)
        case [name, *_others] if name == YOU():
            return _("You share the win")
        case _:
            return _("{names} share the win").format(names=listed(winners))


def win_line(total: int, count: int, clear: int, runners_up: Sequence[str]) -> str:
    """Say with what total a game was won, and how far ahead of whom."""
    line = ngettext(
        "{points} after one round, {clear} clear of {names}.",
        "{points} after {rounds} rounds, {clear} clear of {names}.",
        count,
    )
    return line.format(
        points=points(total),
        rounds=number_word(count),
        clear=figure(clear),
        names=listed([_object(name) for name in runners_up]),
    )


def shared_line(total: int) -> str:
    """Say with what score a game of one round was shared."""
    return _("{points} each in a game of one round.").format(points=points(total))


def shot_in_round(round_no: int) -> str:
    """Say under a name when that seat shot the moon."""
    return _("shot the moon in round {number}").format(number=round_no)


def shot_often(count: int) -> str:
    """Say under a name how often that seat shot the moon."""
    if count == TWICE:
        return _("shot the moon twice")
    line = ngettext("shot the moon once", "shot the moon {count} times", count)
    return line.format(count=number_word(count))


def reached(target: int, total: int) -> str:
    """Say under a name that its total ended the game."""
    return (_("reached {target}") if total == target else _("passed {target}")).format(target=target)


def queens(count: int) -> str:
    """Say under a name how often that seat took the queen."""
    if not count:
        return _("never took the Queen")
    if count == TWICE:
        return _("took the Queen twice")
    line = ngettext("took the Queen once", "took the Queen {count} times", count)
    return line.format(count=number_word(count))


def clean_rounds(count: int) -> str:
    """Say under a name in how many rounds that seat took nothing that costs."""
    line = ngettext("took nothing in one round", "took nothing in {count} rounds", count)
    return line.format(count=number_word(count))


def haul(count: int, *, queen: bool, jack: bool) -> str:
    """Say under a name, in few words, what that seat took in the only round."""
    found = [pgettext("took", "the Queen")] * queen
    found += [pgettext("took the Queen,", "Jack") if queen else pgettext("took", "the Jack")] * jack
    if count:
        found.append(hearts(count) if count < TEN else hearts_in_figures(count))
    return _("took {cards}").format(cards=listed(found)) if found else _("took nothing")


def haul_parts(count: int, *, queen: bool, jack: bool) -> list[str]:
    """Name the cards that count among some that were taken."""
    parts = [pgettext("took it:", "the Queen of spades")] * queen
    if count:
        parts.append(hearts(count))
    return parts + [pgettext("took it:", "the Jack of diamonds")] * jack


# ── last trick ───────────────────────────────────────────────────────────────────────────────────────────────────


def trick_line(name: str, parts: Sequence[str], value: int) -> str:
    """Say who took the trick, with what that counts and what it cost."""
    if not parts:
        return _you(name, _("You took it: no points."), _("{name} took it: no points.")).format(name=name)
    line = _you(name, _("You took it: {cards}, {points}."), _("{name} took it: {cards}, {points}."))
    return line.format(name=name, cards=listed(parts), points=points(value))


def trick_place(leader: str, number: int, of: int) -> str:
    """Say who led and which trick of the round it was."""
    line = _you(leader, _("You led. Trick {number} of {of}."), _("{name} led. Trick {number} of {of}."))
    return line.format(name=leader, number=number, of=of)


# ── the moon's choice ────────────────────────────────────────────────────────────────────────────────────────────

OTHERS_ADD = Message("The others take 26")
OTHERS_ADD_BUTTON = Message("Add 26 to the others")
SELF_SUBTRACT = Message("Your total drops by 26")
SELF_SUBTRACT_BUTTON = Message("Take 26 off yours")
GAME_GOES_ON = Message("The game goes on.")


def outcome(winners: Sequence[str]) -> str:
    """Say what a choice would do to the game; nobody wins while it goes on."""
    match winners:
        case []:
            return GAME_GOES_ON()
        case [name]:
            return _you(name, _("You win the game."), _("{name} wins the game.")).format(name=name)
        case [name, *_others] if name == YOU():
            return _("You share the win.")
        case _:
            return _("{names} share the win.").format(names=listed(winners))

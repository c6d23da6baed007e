"""``python3 -m hearts.engine --level normal``: one computer at any table, by the line protocol on stdin and stdout.

One message a line, UTF-8; a question is answered with one line. Cards are rank then suit, seats 0 to 3 clockwise::

    hearts 1                                    -> hearts 1 NAME
    rules KEY=VALUE …                           as in a record; what is not named has its default
    totals N N N N                              before this round
    time MS                                     most milliseconds for each answer from here on
    hand SEAT left|right|across|none C1 … C13   a new round (hold means none)
    pass?                                       -> C C C
    passed C C C, received C C C
    play? C1 … Ck (the legal ones)              -> C
    played SEAT C, trick SEAT                   every card; who took the trick
    moon?                                       -> add or subtract
    end N N N N                                 the round's scores
    quit                                        as is the end of input

An unknown word is ignored, unless it ends in a question mark. That, and whatever is malformed, is answered with
``error TEXT`` and changes nothing. The messages are told to a round of the rules' own values, and a question is
answered from the seat's view of it, the same that the game's own tables give.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import BinaryIO

from hearts.ai.levels import Level
from hearts.ai.thinker import PLAIN, Question, Thinker, advice_for
from hearts.ai.thinker_process import ProcessThinker
from hearts.core.cards import Card, format_cards, hand_of
from hearts.core.dealing import player_key
from hearts.core.game import taken_of
from hearts.core.moves import Pass, Play, Score
from hearts.core.rules import CARDS_PASSED, TRICKS_IN_ROUND, Moon, Rules
from hearts.core.scoring import BySeat, shooter_of
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.seeds import SEED_LIMIT
from hearts.table.heard_round import HeardRound

VERSION = "1"
LONGEST_LINE = 10_000
LONGEST_ERROR = 200
LONGEST_NUMBER = 9  # digits
NO_LIMIT = 600.0  # seconds
HASTE = 0.9  # of the time that there is; the rest is for the way of the answer
NO_POINTS: BySeat = (0, 0, 0, 0)

Words = Sequence[str]


class Engine:
    """Takes one line after another and answers questions; a line it refuses changes nothing."""

    def __init__(
        self,
        level: Level,
        thinker: Thinker,
        seed: int = 0,
        name: str | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._name = name or f"Hearts {level.value}"
        self._level = level
        self._thinker = thinker
        self._seed = seed
        self._clock = clock
        self._seconds = NO_LIMIT
        self._rules = Rules()
        self._totals = NO_POINTS
        self._round: HeardRound | None = None
        self._round_no = 0
        self.has_quit = False
        self._known: dict[str, Callable[[Words], str | None]] = {
            "hearts": self._greet,
            "rules": self._take_rules,
            "totals": self._take_totals,
            "time": self._take_time,
            "hand": self._begin,
            "pass?": self._pass,
            "passed": self._passed,
            "received": self._received,
            "play?": self._play,
            "played": self._played,
            "trick": self._trick,
            "moon?": self._choose_moon,
            "end": self._end,
            "quit": self._quit,
        }

    def reply(self, line: str) -> str | None:
        """Take one line and return the one to answer, if any."""
        word, *rest = line[:LONGEST_LINE].split() or [""]
        take = self._known.get(word)
        if take is None:
            return f"error the question is not known: {word!r:.80}" if word.endswith("?") else None
        if len(line) > LONGEST_LINE:
            return f"error a line of more than {LONGEST_LINE} characters"
        try:
            return take(rest)
        except ValueError as problem:
            return f"error {problem}"[:LONGEST_ERROR]

    # ── before a round ───────────────────────────────────────────────────────────────────────────────────────────

    def _greet(self, words: Words) -> str:
        if list(words) != [VERSION]:
            raise ValueError(f"only version {VERSION} of the protocol is spoken here")
        return f"hearts {VERSION} {self._name}"

    def _take_rules(self, words: Words) -> None:
        rules = Rules()
        for word in words:
            key, _, value = word.partition("=")
            if key == "target" and value != "round":
                # any length is played here, also those that the game does not offer
                rules = replace(rules, target=_whole(value, least=1))
            else:
                rules = rules.with_option(key, value)
        self._rules = rules

    def _take_totals(self, words: Words) -> None:
        self._totals = _by_seat(words)

    def _take_time(self, words: Words) -> None:
        (word,) = _exactly(1, words)
        self._seconds = HASTE * _whole(word, least=1) / 1000

    def _begin(self, words: Words) -> None:
        seat, direction, *cards = words if len(words) > 1 else ["", ""]
        begun = HeardRound(_seat(seat), _direction(direction), hand_of(_cards(cards, TRICKS_IN_ROUND)))
        self._round_no += 1
        if any(self._rules.passing.direction(number) is begun.direction for number in range(1, len(PassDirection) + 1)):
            while self._rules.passing.direction(self._round_no) is not begun.direction:
                self._round_no += 1
        self._round = begun

    # ── passing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _pass(self, words: Words) -> str:
        _exactly(0, words)
        told = self._passing()
        if told.sent:
            raise ValueError("the cards have been passed")
        return _text(self._answer(told))

    def _passed(self, words: Words) -> None:
        told = self._passing()
        cards = _cards(words, CARDS_PASSED)
        if told.sent or not set(cards) <= set(told.dealt):
            raise ValueError("these cannot have been passed")
        self._round = replace(told, sent=hand_of(cards))

    def _received(self, words: Words) -> None:
        told = self._passing()
        cards = _cards(words, CARDS_PASSED)
        if told.received or set(cards) & set(told.dealt):
            raise ValueError("these cannot have been received")
        self._round = replace(told, received=hand_of(cards))

    def _passing(self) -> HeardRound:
        told = self._told()
        if told.has_begun or told.direction is PassDirection.NONE:
            raise ValueError("nothing is passed now")
        return told

    # ── playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _play(self, words: Words) -> str:
        told = self._told()
        legal = _cards(words, len(words))
        if not legal or not set(legal) <= set(told.hand):
            raise ValueError("not cards of this hand")
        if not told.has_passed or told.turn is not told.seat:
            raise ValueError(f"it is not the turn of seat {int(told.seat)}")
        move = self._answer(told)
        if isinstance(move, Play) and move.card in legal:
            return _text(move)
        # another table's rules may differ: what it calls legal is
        return str(min(legal, key=lambda card: (card.penalty, card.rank)))

    def _played(self, words: Words) -> None:
        seat, card = _exactly(2, words)
        self._round = self._told().with_play(Play(_seat(seat), Card.parse(card)))

    def _trick(self, words: Words) -> None:
        told = self._told()
        (seat,) = _exactly(1, words)
        is_between = told.trick is None or not told.trick.cards
        if not told.tricks or not is_between or told.tricks[-1].winner is not _seat(seat):
            raise ValueError(f"seat {seat} has not taken a trick now")

    # ── after a round ────────────────────────────────────────────────────────────────────────────────────────────

    def _choose_moon(self, words: Words) -> str:
        _exactly(0, words)
        told = self._told()
        has_shot = len(told.tricks) == TRICKS_IN_ROUND and shooter_of(taken_of(told.tricks)) is told.seat
        if not has_shot or self._rules.moon is not Moon.CHOOSE:
            raise ValueError("there is no moon to choose about")
        return _text(self._answer(told))

    def _end(self, words: Words) -> None:
        _by_seat(words)
        self._told()
        self._round = None
        self._totals = NO_POINTS

    def _quit(self, words: Words) -> None:
        _exactly(0, words)
        self.has_quit = True

    # ── answers ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _told(self) -> HeardRound:
        if self._round is None:
            raise ValueError("no round is in progress")
        return self._round

    def _answer(self, told: HeardRound) -> Pass | Play | Score:
        """Ask for the move, and where it takes longer than the time that there is, let the plain level answer."""
        view = told.view(self._rules, self._round_no, self._totals)
        question = Question(self._round_no, self._level, view, player_key(self._seed, view.seat))
        end = self._clock() + self._seconds
        self._thinker.ask(question)
        while (left := end - self._clock()) > 0:
            answer = self._thinker.answer(left)
            if answer is not None:
                return answer.advice.move
        self._thinker.cancel()
        return advice_for(replace(question, level=PLAIN)).move


def _text(move: Pass | Play | Score) -> str:
    match move:
        case Pass(cards=cards):
            return format_cards(cards)
        case Play(card=card):
            return str(card)
        case Score(choice=choice):
            return choice.value


def _exactly(count: int, words: Words) -> Words:
    if len(words) != count:
        raise ValueError(f"{count} words belong here, not {len(words)}")
    return words


def _whole(text: str, least: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > LONGEST_NUMBER or int(text) < least:
        raise ValueError(f"not a number that can be meant here: {text!r:.40}")
    return int(text)


def _by_seat(words: Words) -> BySeat:
    south, west, north, east = (_whole(word, least=-(10**LONGEST_NUMBER)) for word in _exactly(len(SEATS), words))
    return south, west, north, east


def _seat(text: str) -> Seat:
    for seat in SEATS:
        if text == str(int(seat)):
            return seat
    raise ValueError(f"not a seat: {text!r:.40}")


def _direction(text: str) -> PassDirection:
    return PassDirection.NONE if text == "hold" else PassDirection(text)


def _cards(words: Words, count: int) -> tuple[Card, ...]:
    cards = tuple(map(Card.parse, _exactly(count, words)))
    if len(set(cards)) != count:
        raise ValueError("a card is named twice")
    return cards


def lines_of(source: BinaryIO) -> Iterator[str]:
    """Yield the lines of *source*; of one that is much too long only so much that it is seen to be."""
    while line := source.readline(LONGEST_LINE + 1):
        text = line.decode("utf-8", "replace")
        while not line.endswith(b"\n") and (line := source.readline(LONGEST_LINE + 1)):
            text = text[:LONGEST_LINE].ljust(LONGEST_LINE + 1)  # the rest is not kept
        yield text


def serve(engine: Engine, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer the lines of *source* on *sink* until one quits, or the last."""
    for line in lines_of(source):
        reply = engine.reply(line)
        if reply is not None:
            sink.write(f"{reply}\n".encode())
            sink.flush()
        if engine.has_quit:
            return


def _parse_seed(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > len(str(SEED_LIMIT)) or int(text) >= SEED_LIMIT:
        raise argparse.ArgumentTypeError(f"not a whole number from 0 to {SEED_LIMIT - 1}: {text!r}")
    return int(text)


def _parse_name(text: str) -> str:
    if not text.split():
        raise argparse.ArgumentTypeError("a name has a letter at least")
    return " ".join(text.split())


def main(arguments: Sequence[str] | None = None) -> int:
    """Be an engine and return the exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m hearts.engine", description="Play one seat by the line protocol.")
    parser.add_argument("--level", choices=[level.value for level in Level], required=True, help="who plays")
    parser.add_argument("--seed", type=_parse_seed, default=0, metavar="N", help="where its chance comes from (0)")
    parser.add_argument("--name", type=_parse_name, metavar="NAME", help="what it calls itself")
    chosen = parser.parse_args(arguments)
    level = Level(chosen.level)
    thinker = ProcessThinker(limit=NO_LIMIT)
    thinker.warm(level)
    try:
        serve(Engine(level, thinker, chosen.seed, chosen.name), sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stdout = None  # nobody listens, and nothing is left to be flushed
    finally:
        thinker.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

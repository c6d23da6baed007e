"""Cases of the rules, asked of the core: which cards are legal, who takes a trick, scores, the end, the passing."""

import re
from collections.abc import Callable, Sequence

from case_fields import Fields
from case_outcome import PASSED, Outcome, Verdict, compare, first_fail

from hearts.core.cards import QUEEN_OF_SPADES, format_cards, hand_of
from hearts.core.moves import MoonChoice, Play
from hearts.core.rules import Moon, Rules, refusal
from hearts.core.scoring import BySeat, add, round_scores, shooter_of, winners_of
from hearts.core.seats import SEATS, Seat

QUEEN_FELL = re.compile(r"queen( of spades)?( was| has been| had been| is)? (already )?(thrown|played|discarded|out)\b")


def _legal(case: Fields) -> Outcome:
    hand = hand_of(case.needed_cards("hand"))
    case.need("expect_legal")
    rules = case.rules()
    trick = case.trick("trick", case.seat("seat", Seat.SOUTH))
    if trick.turn is None:
        raise ValueError("the trick is complete")
    broken = case.flag("hearts_broken") or (rules.queen_breaks and _queen_fell(case))
    legal = (
        card
        for card in hand
        if refusal(
            Play(trick.turn, card),
            hand,
            trick,
            first_trick=case.flag("first_trick"),
            hearts_broken=broken,
            rules=rules,
        )
        is None
    )
    return compare("legal are", format_cards(legal), format_cards(sorted(case.cards("expect_legal"))))


def _queen_fell(case: Fields) -> bool:
    """Whether the queen of spades lies in an earlier trick, by whichever field says so; the note is asked last."""
    if case.has("queen_played"):
        return case.flag("queen_played")
    if case.has("played"):
        return QUEEN_OF_SPADES in case.cards("played")
    if case.has("taken"):
        return any(QUEEN_OF_SPADES in cards for cards in case.cards_by_seat("taken").values())
    return bool(QUEEN_FELL.search(case.text("note").lower()))


def _trick(case: Fields) -> Outcome:
    trick = case.trick("trick", case.seat("leader", Seat.SOUTH))
    case.need("expect_winner")
    if trick.winner is None or trick.led is None:
        raise ValueError("the trick is empty")
    return first_fail(
        (
            compare("the winner is", trick.winner.letter, case.seat("expect_winner").letter),
            _expected(case, "expect_led", trick.led.letter),
            _expected(case, "expect_points", trick.penalty),
        )
    )


def _expected(case: Fields, key: str, found: object) -> Outcome:
    return compare(f"{key} is", found, case.values[key]) if case.has(key) else PASSED


def _score(case: Fields) -> Outcome:
    case.need("taken")
    piles = case.cards_by_seat("taken")
    taken = [frozenset(piles.get(seat, ())) for seat in SEATS]
    rules = case.rules()
    before = case.totals("totals") if case.has("totals") else (0, 0, 0, 0)
    scores = round_scores(taken, rules, _choice(case, rules, shooter_of(taken), before))
    totals = add(before, scores)
    if not any(map(case.has, ("expect_hand_scores", "expect_scores", "expect_totals", "expect_over"))):
        raise ValueError("expect_hand_scores is missing")
    return first_fail(
        (
            *(_figures(case, key, scores) for key in ("expect_hand_scores", "expect_scores")),
            _figures(case, "expect_totals", totals),
            _shooter(case, shooter_of(taken)),
            _end(case, totals, rules),
        )
    )


def _choice(case: Fields, rules: Rules, shooter: Seat | None, before: BySeat) -> MoonChoice | None:
    """Return the shooter's choice: the one told, or the careful one, which never gives a game away."""
    key = case.first_of("choice", "moon_choice", "shooter_choice")
    if case.has(key):
        return MoonChoice(case.text(key))
    if shooter is None or rules.moon is not Moon.CHOOSE:
        return None
    adding = [points + (0 if seat is shooter else 26) for seat, points in zip(SEATS, before, strict=True)]
    is_over = rules.target is not None and max(adding) >= rules.target
    loses = adding[shooter] >= min(total for seat, total in zip(SEATS, adding, strict=True) if seat is not shooter)
    return MoonChoice.SUBTRACT if is_over and loses else MoonChoice.ADD


def _figures(case: Fields, key: str, found: BySeat) -> Outcome:
    if not case.has(key):
        return PASSED
    expected = case.numbers_by_seat(key)
    return compare("scores are", _by_letter(dict(zip(SEATS, found, strict=True))), _by_letter(expected))


def _by_letter(figures: dict[Seat, int]) -> str:
    return " ".join(f"{seat.letter} {figures[seat]}" for seat in SEATS if seat in figures)


def _shooter(case: Fields, shooter: Seat | None) -> Outcome:
    if "expect_shooter" not in case.values:
        return PASSED
    found = "" if shooter is None else shooter.letter
    return compare("the shooter is", found, _letters(case.seats("expect_shooter")))


def _letters(seats: Sequence[Seat]) -> str:
    return "".join(seat.letter for seat in seats)


def _gameover(case: Fields) -> Outcome:
    if "expect_over" not in case.values:
        raise ValueError("expect_over is missing")
    return _end(case, case.totals("totals"), case.rules())


def _end(case: Fields, totals: BySeat, rules: Rules) -> Outcome:
    winners = winners_of(totals, rules, case.whole(case.first_of("rounds", "hand_no", "round_no"), 1))
    if case.has("expect_over"):
        outcome = compare("over is", bool(winners), case.flag("expect_over"))
        if outcome.verdict is Verdict.FAILS:
            return outcome
    key = next((key for key in ("expect_winners", "expect_winner") if key in case.values), None)
    if key is None:
        return PASSED
    expected = case.seats(key)
    if not expected and len(winners) > 1:
        # nobody alone has won
        return PASSED
    return compare("the winners are", _letters(winners), _letters(expected))


def _pass(case: Fields) -> Outcome:
    round_no = case.whole(case.first_of("hand_no", "round_no"))
    if round_no < 1:
        raise ValueError(f"not a round: {round_no}")
    direction = case.rules().passing.direction(round_no)
    if not any(map(case.has, ("expect_direction", "expect_to", "expect_from"))):
        raise ValueError("expect_direction is missing")
    outcomes = []
    if case.has("expect_direction"):
        outcomes.append(compare("the direction is", direction.value, case.direction("expect_direction").value))
    if case.has("expect_to"):
        receiver = direction.receiver(case.seat("seat"))
        outcomes.append(compare("the cards go to", receiver.letter, case.seat("expect_to").letter))
    if case.has("expect_from"):
        sender = direction.sender(case.seat("seat"))
        outcomes.append(compare("the cards come from", sender.letter, case.seat("expect_from").letter))
    return first_fail(outcomes)


RULE_JUDGES: dict[str, Callable[[Fields], Outcome]] = {
    "legal": _legal,
    "trick": _trick,
    "score": _score,
    "gameover": _gameover,
    "pass": _pass,
}

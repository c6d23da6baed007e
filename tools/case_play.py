"""Cases of play, asked of the computer players, after tricks thought up or after whole rounds."""

# ruff: noqa: TRY004  a wrong field or answer is a wrong value, and told as one

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from case_fields import Fields, trick_of
from case_outcome import PASSED, Outcome, Verdict, first_fail, one_line
from case_views import passing_view, playing_view

from hearts.ai.levels import Level, player_of
from hearts.core.cards import Card, format_cards
from hearts.core.game import Game, Playing, apply
from hearts.core.moves import Deal, Pass, Play
from hearts.core.rules import CARDS_PASSED, Rotation
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, Seat

Levels = Sequence[Level]
CHANCES = (1, 2, 3)
"""An answer that hangs on chance is asked for with each of these seeds."""


def _ai_play(case: Fields, levels: Levels) -> Outcome:
    if not (case.cards("good") or case.cards("bad")):
        raise ValueError("good and bad are missing")
    view = playing_view(case)
    if not view.legal_plays():
        raise ValueError("no card of the hand is legal")
    return _softly(case, first_fail(_judged_play(case, level, view) for level in levels))


def _judged_play(case: Fields, level: Level, view: SeatView) -> Outcome:
    for seed in CHANCES:
        card = card_played(level, view, seed)
        if not is_good(case, card):
            return Outcome(Verdict.FAILS, f"{level.value} plays {card}, good is {format_cards(case.cards('good'))}")
    return PASSED


def card_played(level: Level, view: SeatView, seed: int) -> Card:
    """Return the legal card that *level* plays; raise ValueError for anything else it answers."""
    move = player_of(level).advise(view, random.Random(seed)).move
    if not isinstance(move, Play) or move.seat is not view.seat or view.refusal(move.card) is not None:
        raise ValueError(f"{level.value} answers {move}, which is no legal card")
    return move.card


def is_good(case: Fields, card: Card) -> bool:
    """Whether the case takes *card* for an answer."""
    good = case.cards("good")
    return (not good or card in good) and card not in case.cards("bad")


def _ai_pass(case: Fields, levels: Levels) -> Outcome:
    view = passing_view(case)
    if not (case.has("must_pass") or case.has("must_not_pass")):
        raise ValueError("must_pass and must_not_pass are missing")
    return _softly(case, first_fail(_judged_pass(case, level, view) for level in levels))


def _judged_pass(case: Fields, level: Level, view: SeatView) -> Outcome:
    for seed in CHANCES:
        move = player_of(level).advise(view, random.Random(seed)).move
        if not isinstance(move, Pass) or len(set(move.cards)) != CARDS_PASSED or not set(move.cards) <= set(view.hand):
            return Outcome(Verdict.FAILS, f"{level.value} answers {move}, which is no legal pass")
        missing = [card for card in case.cards("must_pass") if card not in move.cards]
        unwanted = [card for card in case.cards("must_not_pass") if card in move.cards]
        if missing or unwanted:
            return Outcome(Verdict.FAILS, f"{level.value} passes {format_cards(move.cards)}")
    return PASSED


def _softly(case: Fields, outcome: Outcome) -> Outcome:
    """Return *outcome*; where either way will do, what would have failed is only told."""
    if outcome.verdict is Verdict.FAILS and case.flag("soft"):
        return Outcome(Verdict.HOLDS, f"soft, {outcome.why}")
    return outcome


def position_view(case: Fields, position: Fields) -> SeatView:
    """Play a whole round through the core and return what its seat knows at the end; raise ValueError if it cannot."""
    rules = replace(case.rules(), passing=Rotation.NEVER)
    hands = position.cards_by_seat("hands")
    game = apply(Game(rules), Deal(tuple(card for seat in SEATS for card in hands.get(seat, ()))))
    rows = position.values.get("tricks")
    for row in (*(rows if isinstance(rows, list) else ()), position.values.get("trick")):
        if not isinstance(row, list):
            raise ValueError(f"not a trick: {row!r}")
        for play in trick_of("tricks", row, Seat.SOUTH).plays():
            game = apply(game, play)
    seat = position.seat("seat")
    if not isinstance(game.stage, Playing) or game.stage.turn is not seat:
        raise ValueError(f"the round does not end at {seat.letter}'s turn")
    view = view_of(game, seat)
    if position.has("legal"):
        expected = format_cards(sorted(position.cards("legal")))
        if format_cards(view.legal_plays()) != expected:
            raise ValueError(f"legal are {format_cards(view.legal_plays())}, not {expected}")
    return view


def rates_of(case: Fields, positions: Sequence[object], levels: Levels) -> Iterator[str]:
    """Tell, for each level, how often its answer is good after the whole rounds that lead to *case*."""
    for level in levels:
        good, notes = 0, []
        for place, position in enumerate(positions, start=1):
            try:
                if not isinstance(position, dict):
                    raise ValueError("not a position")  # noqa: TRY301  told like every other fault of it
                card = card_played(level, position_view(case, Fields(position)), place)
            except Exception as problem:  # noqa: BLE001  told beside the others
                notes.append(f"{place} {one_line(problem)}")
                continue
            if is_good(case, card):
                good += 1
            else:
                notes.append(f"{place} plays {card}")
        name = "" if len(levels) == 1 else f" {level.value}"
        yield f"positions{name} {good}/{len(positions)}" + (f" ({'; '.join(notes)})" if notes else "")


PLAY_JUDGES: dict[str, Callable[[Fields, Levels], Outcome]] = {"ai_play": _ai_play, "ai_pass": _ai_pass}

"""Laws of every round, under random options; ``HEARTS_PROPERTY_ROUNDS`` says over how many rounds."""

import os
import random
from collections import Counter

from hearts.core.cards import DECK
from hearts.core.game import Game, IllegalMove, Over, Passing, Playing, Round, Scoring, apply
from hearts.core.moves import Move, Play
from hearts.core.record import Record, parse_moves, replay
from hearts.core.rules import Jack, Moon, Refusal, Rules
from hearts.core.seats import SEATS
from tests import book
from tests.builders import PLAYERS
from tests.random_games import random_move, random_rules

ROUNDS = int(os.environ.get("HEARTS_PROPERTY_ROUNDS", "300"))
MOST_ROUNDS_IN_A_GAME = 400
WHOLE_DECK = frozenset(DECK)


def test_every_random_round_keeps_the_laws() -> None:
    seen: Counter[str] = Counter()
    number = 0
    while seen["rounds"] < ROUNDS:
        number += 1
        rng = random.Random(f"laws {number}")
        game = _play_game(Game(random_rules(rng)), rng, f"game {number}")
        seen["rounds"] += len(game.rounds)
        for scored in game.rounds:
            seen[f"direction {scored.direction.value}"] += 1
            seen["moons"] += scored.shooter is not None
            seen["choices"] += scored.choice is not None
            seen["points on the first trick"] += scored.tricks[0].penalty > 0
    # the laws say little about what never came up
    kinds = ("left", "right", "across", "none")
    assert all(seen[f"direction {kind}"] for kind in kinds), seen
    assert all(seen[kind] for kind in ("moons", "choices", "points on the first trick")), seen


def _play_game(game: Game, rng: random.Random, where: str) -> Game:
    moves: list[Move] = []
    while not isinstance(game.stage, Over):
        accepted: tuple[tuple[Play, Game], ...] = ()
        match game.stage:
            case Playing() as playing:
                accepted = _check_playing(game, playing, rng, where)
            case Passing(hands=hands):
                assert sorted(card for hand in hands for card in hand) == list(DECK), where
            case Scoring(tricks=tricks, shooter=shooter):
                assert game.rules.moon is Moon.CHOOSE, where
                assert len(tricks) == 13, where
                assert game.taken[shooter] >= book.PENALTY, where
            case _:
                pass
        move, after = rng.choice(accepted) if accepted else _with_its_game(game, random_move(game, rng))
        if len(after.rounds) > len(game.rounds):
            _check_scored(after.rounds[-1], game.rules, where)
        game = after
        moves.append(move)
        assert len(game.rounds) < MOST_ROUNDS_IN_A_GAME, where
    _check_end(game, where)
    text = str(Record(game.rules, 7, PLAYERS, tuple(moves)))
    read, problem = parse_moves(text.splitlines()[7:])
    assert problem is None, where
    assert replay(game.rules, read).game == game, where
    return game


def _with_its_game(game: Game, move: Move) -> tuple[Move, Game]:
    return move, apply(game, move)


def _check_playing(game: Game, playing: Playing, rng: random.Random, where: str) -> tuple[tuple[Play, Game], ...]:
    """Return accepted plays with the games after them."""
    rules, hands, trick, turn = game.rules, playing.hands, playing.trick, playing.turn
    held = 13 - len(playing.tricks)
    assert held > 0, where
    for place in range(4):
        has_played = place < len(trick.cards)
        assert len(hands[(trick.leader + place) % 4]) == held - has_played, where
    assert book.is_in_order(hands[turn]), where
    if not trick.cards:
        cards = [card for part in (*hands, *(done.cards for done in playing.tricks)) for card in part]
        assert len(cards) == 52, where
        assert set(cards) == WHOLE_DECK, where
        assert playing.hearts_broken == book.is_broken(playing.tricks, rules), where

    legal = playing.legal_plays(rules)
    assert legal, where
    assert set(legal) == book.legal(hands[turn], trick, playing.tricks, rules), where
    for card in hands[turn]:
        if card not in legal:
            _check_refused(game, playing, Play(turn, card), where)
    other = turn.left
    if hands[other]:
        _check_refused(game, playing, Play(turn, hands[other][0]), where)
    _check_refused(game, playing, Play(other, legal[0]), where)
    # every legal card is applied in every state of two tricks of three; the refusals are asked for in all of them
    tried = legal if held % 3 else (rng.choice(legal),)
    return tuple((play, apply(game, play)) for play in (Play(turn, card) for card in tried))


def _check_refused(game: Game, playing: Playing, play: Play, where: str) -> None:
    reason = playing.refusal(play, game.rules)
    assert reason is not None, where
    assert _reason_raised(game, play) is reason, where


def _reason_raised(game: Game, play: Play) -> Refusal | None:
    try:
        apply(game, play)
    except IllegalMove as refused:
        return refused.reason
    return None


def _check_scored(scored: Round, rules: Rules, where: str) -> None:
    assert len(scored.tricks) == 13, where
    assert sorted(card for trick in scored.tricks for card in trick.cards) == list(DECK), where
    leader = next(play.seat for play in scored.tricks[0].plays() if play.card is book.LEAD)
    taken: list[set[object]] = [set(), set(), set(), set()]
    for trick in scored.tricks:
        assert trick.leader is leader, where
        leader = SEATS[(leader + book.winning_place(trick.cards)) % 4]
        taken[leader].update(trick.cards)
    assert [set(cards) for cards in scored.taken] == taken, where
    assert list(scored.scores) == book.scores(scored.taken, rules, scored.choice), where
    expected = 26
    if scored.shooter is not None:
        expected = -26 if rules.moon is Moon.SUBTRACT or "SUBTRACT" in str(scored.choice) else 78
    assert sum(scored.scores) == expected - (10 if rules.jack is Jack.BONUS else 0), where


def _check_end(game: Game, where: str) -> None:
    assert isinstance(game.stage, Over), where
    rows = [sum(column) for column in zip(*(scored.scores for scored in game.rounds), strict=True)]
    assert rows == list(game.totals), where
    assert [seat for seat in SEATS if rows[seat] == min(rows)] == list(game.stage.winners), where
    if game.rules.target is None:
        assert len(game.rounds) == 1, where
    else:
        assert max(rows) >= game.rules.target, where
        assert len(game.stage.winners) == 1, where
        before = [total - last for total, last in zip(rows, game.rounds[-1].scores, strict=True)]
        assert max(before) < game.rules.target or before.count(min(before)) > 1, where

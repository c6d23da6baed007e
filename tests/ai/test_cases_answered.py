"""Whole rounds that lead to what players complained about: from Normal up each is answered as a good player would."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from hearts.ai.levels import Level, player_of
from hearts.core.cards import Card, parse_cards
from hearts.core.game import Game, apply
from hearts.core.moves import Deal, Pass, Play
from hearts.core.rules import Jack, Rotation, Rules
from hearts.core.seat_view import SeatView, view_of
from hearts.core.seats import SEATS, PassDirection, Seat

LEVELS = [Level.NORMAL, Level.HARD, Level.EXPERT]


def read(path: Path) -> Any:  # noqa: ANN401  a file of many shapes
    return json.loads(path.read_text(encoding="utf-8"))


def rules_of(case: dict[str, Any]) -> Rules:
    options = case["rules"]
    return Rules(
        jack=Jack.BONUS if options["jd"] else Jack.OFF,
        queen_breaks=options["queen_breaks"],
        first_trick_points=options["points_on_first"],
        passing=Rotation.NEVER,
    )


def view_at(position: dict[str, Any], rules: Rules) -> SeatView:
    game = apply(Game(rules), Deal(parse_cards(" ".join(" ".join(hand) for hand in position["hands"]))))
    for trick in (*position["tricks"], position["trick"]):
        for seat, card in trick:
            game = apply(game, Play(SEATS[seat], Card.parse(card)))
    return view_of(game, SEATS[position["seat"]])


@pytest.mark.parametrize("level", LEVELS)
def test_every_position_is_answered_well(data: Path, level: Level) -> None:
    player = player_of(level)
    cases = {case["id"]: case for case in read(data / "cases.json")["cases"]}
    asked = 0
    for name, positions in read(data / "positions.json")["positions"].items():
        for position in positions:
            move = player.advise(view_at(position, rules_of(cases[name])), random.Random(1)).move
            assert isinstance(move, Play)
            assert str(move.card) in cases[name]["good"], (name, position["tricks"])
            asked += 1
    assert asked >= 60


@pytest.mark.parametrize("level", LEVELS)
def test_every_pass_is_answered_well(data: Path, level: Level) -> None:
    player = player_of(level)
    asked = 0
    for case in read(data / "cases.json")["cases"]:
        if case["type"] == "ai_pass":
            direction = PassDirection(case["direction"])
            hand = tuple(sorted(parse_cards(" ".join(case["hand"]))))
            view = SeatView(Seat.SOUTH, Rules(), 1, (0, 0, 0, 0), direction, hand)
            move = player.advise(view, random.Random(1)).move
            assert isinstance(move, Pass)
            passed = set(map(str, move.cards))
            assert passed >= set(case["must_pass"])
            assert not passed & set(case["must_not_pass"])
            asked += 1
    assert asked >= 3

"""Rates are counted over the rounds asked for, whole or in parts, and the scripted shooter shoots."""

import json
import random
from pathlib import Path

import pytest
import rates
from rates_play import SHOT, Counts, counted, hand_at, is_shot
from shooter import Shooter, promise

from hearts.ai.levels import Level, player_of
from hearts.core.cards import hand_of, parse_cards
from hearts.core.dealing import deal_of
from hearts.core.game import apply
from hearts.core.moves import Play
from hearts.core.seats import SEATS, Seat
from tests.ai.situations import FIRST_CLUBS, random_rounds, view_with


def test_every_complaint_is_counted_over_the_rounds_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    rates.main(["normal", "--rounds", "12"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "normal, 12 rounds"
    assert sum(" of     12" in line for line in printed) == 2  # moons let through, by itself and by the shooter
    assert printed[-2] == f"{SHOT}, on the same 12 hands"
    assert printed[-1].split()[0] == "normal"


def test_a_run_that_is_stopped_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "counts.json"
    rates.main(["easy", "--rounds", "20", "--keep", str(file)])
    rates.main(["easy", "--rounds", "30", "--keep", str(file)])
    in_parts = capsys.readouterr().out.splitlines()[-10:]
    rates.main(["easy", "--rounds", "30"])
    assert capsys.readouterr().out.splitlines()[-10:] == in_parts
    assert json.loads(file.read_text())["easy 1"]["rounds"] == 30


def test_several_processes_count_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    printed = set()
    for jobs in ("1", "2"):
        rates.main(["normal", "--rounds", "20", "--jobs", jobs])
        printed.add(capsys.readouterr().out)
    assert len(printed) == 1


def test_counts_of_parts_add_up() -> None:
    whole = Counts()
    for numbers in (range(3), range(3, 5)):
        whole.add(counted(Level.NORMAL, 4, numbers))
    assert whole == counted(Level.NORMAL, 4, range(5))


def test_the_moons_stand_side_by_side_with_their_errors() -> None:
    found = {
        Level.EASY: Counts(100, shot=set(range(20))),
        Level.NORMAL: Counts(200, shot=set(range(10, 20)) | {150}),
        Level.HARD: Counts(100, shot=set(range(9, 19))),
    }
    assert list(rates.ladder(found)) == [
        f"{SHOT}, on the same 100 hands",
        "  easy      20.00 ± 4.00 %",
        "  normal    10.00 ± 3.00 %, 10.00 ± 3.00 fewer than easy",
        "  hard      10.00 ± 3.00 %, 0.00 ± 1.41 fewer than normal",
    ]


@pytest.mark.parametrize("arguments", [["genius"], ["--rounds", "0"], ["--jobs", "0"], ["--rounds", "many"]])
def test_bad_values_end_with_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        rates.main(arguments)
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


# the shooter


def test_the_shooter_takes_a_promising_hand() -> None:
    hands = [hand_at(deal_of(1, number).deck, seat) for number in range(1, 11) for seat in SEATS]
    moon = hand_of(parse_cards("AS KS QS AH KH QH JH TH 9H AC KC AD 2D"))
    assert promise(moon) > max(map(promise, hands))
    assert promise(hand_of(parse_cards("2S 3S 4S 2H 3H 4H 5H 2C 3C 4C 2D 3D 4D"))) < min(map(promise, hands))


def test_the_shooter_gets_some_of_its_moons_past_normal_and_is_stopped_mostly() -> None:
    shot = sum(is_shot(player_of(Level.NORMAL), number, 1) for number in range(60))
    assert 0 < shot < 20


def test_the_shooter_leads_what_nobody_can_beat_and_keeps_hearts() -> None:
    led = Shooter().advise(view_with("AD 5C AH 2S", "", (FIRST_CLUBS,)), random.Random(1)).move
    assert isinstance(led, Play)
    assert str(led.card) in {"AD", "AH"}
    thrown = Shooter().advise(view_with("AH 3S KH", "5C 6C", (FIRST_CLUBS,)), random.Random(1)).move
    assert str(thrown) == str(Play(Seat.WEST, parse_cards("3S")[0]))


def test_every_move_of_the_shooter_is_legal_and_once_it_has_failed_it_plays_as_normal() -> None:
    failed = 0
    for game, view, advice in random_rounds(10, seed=700):
        move = Shooter().advise(view, random.Random(1)).move
        apply(game, move)
        others = {trick.winner for trick in view.tricks if trick.penalty} - {view.seat}
        if others:
            failed += 1
            assert move == advice.move
    assert failed > 50

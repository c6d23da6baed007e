import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import cases
import pytest
from case_fields import Fields
from case_outcome import Outcome, Verdict
from case_play import card_played, position_view, rates_of
from case_views import passing_view, playing_view

from hearts.ai.levels import Level
from hearts.core.cards import DECK, Card
from hearts.core.rules import Rotation
from hearts.core.seats import SEATS, Seat

DATA = Path(__file__).resolve().parent.parent / "data"
CASES: list[dict[str, Any]] = json.loads((DATA / "cases.json").read_text("utf-8"))["cases"]
POSITIONS: dict[str, list[dict[str, Any]]] = json.loads((DATA / "positions.json").read_text("utf-8"))["positions"]
BY_ID = {case["id"]: case for case in CASES}
WHOLE_MOON = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH", "QS"]


def outcome(case: object) -> Outcome:
    return cases.outcome_of(case, [Level.NORMAL])


def verdict(case_id: str, **changes: object) -> Verdict:
    """What comes of a stored case with some fields changed; a field changed to ``...`` is taken out."""
    case = {key: value for key, value in (BY_ID[case_id] | changes).items() if value is not ...}
    return outcome(case).verdict


def with_rules(case_id: str, **options: object) -> dict[str, object]:
    return {**BY_ID[case_id]["rules"], **options}


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_every_stored_case_holds_or_is_not_asked_for(case: dict[str, Any]) -> None:
    found = outcome(case)
    if case["type"] == "claim":
        assert str(found) == "skip: claims are not offered"
    else:
        assert found.verdict is Verdict.HOLDS, found.why


@pytest.mark.parametrize("case_id", POSITIONS)
def test_whole_rounds_lead_to_the_cases_of_play(case_id: str) -> None:
    case = BY_ID[case_id]
    for position in POSITIONS[case_id]:
        view = position_view(Fields(case), Fields(position))
        assert set(case["hand"]) <= set(map(str, view.hand))
        if not case.get("soft"):
            assert str(card_played(Level.NORMAL, view, 1)) in case["good"]


@pytest.mark.parametrize(
    ("case_id", "changes"),
    [
        ("L01", {"expect_legal": ["AS", "7S"]}),
        ("L01", {"first_trick": False}),
        ("L12", {"hearts_broken": True}),
        ("T01", {"expect_winner": "N"}),
        ("S01", {"expect_hand_scores": {"W": 0, "N": 9, "E": 16, "S": 2}}),
        ("S04", {"expect_hand_scores": {"W": 0, "N": 0, "E": 26, "S": 0}}),
        ("G01", {"expect_over": False}),
        ("G01", {"expect_winner": "N"}),
        ("G01", {"expect_winner": None}),
        ("P01", {"expect_direction": "right"}),
        ("P01", {"expect_to": "E"}),
        ("A01", {"good": ["KS"], "bad": ["QS"]}),
        ("A01", {"good": [], "bad": ["QS"]}),
        ("B01", {"must_pass": ["3D"]}),
        ("B01", {"must_not_pass": ["QS"]}),
    ],
)
def test_a_wrong_expectation_fails(case_id: str, changes: dict[str, object]) -> None:
    assert verdict(case_id) is Verdict.HOLDS
    assert verdict(case_id, **changes) is Verdict.FAILS


def test_a_soft_case_may_go_either_way_and_says_so() -> None:
    found = outcome(BY_ID["A01"] | {"good": ["KS"], "bad": [], "soft": True})
    assert str(found) == "pass: soft, normal plays QS, good is KS"


@pytest.mark.parametrize("case_id", ["L01", "T01", "S01", "G01", "P01", "A01", "A21", "B01", "C02"])
def test_a_case_without_any_one_field_is_told_about_and_never_raised(case_id: str) -> None:
    case = BY_ID[case_id]
    for key in case:
        cut = {name: value for name, value in case.items() if name != key}
        assert isinstance(outcome(cut), Outcome)
        for wrong in (None, 7, "?", [], {}, [["S"]], {"S": "?"}, True, [1], -1):
            assert "\n" not in str(outcome(case | {key: wrong}))


@pytest.mark.parametrize(
    ("case_id", "field", "wrong", "why"),
    [
        ("L01", "hand", ["QS", "QS"], "hand has QS twice"),
        ("L01", "hand", ["10H"], "not a card: '10H'"),
        ("L01", "trick", ["2C", "3C", "4C", "5C"], "the trick is complete"),
        ("L01", "rules", {"colour": "red"}, "not an option of the rules: 'colour'"),
        ("L01", "rules", {"moon": "full"}, "not a form of the moon: 'full'"),
        ("L01", "first_trick", "yes", "first_trick is not true or false: 'yes'"),
        ("T01", "trick", [["N", "3H"], ["S", "8H"]], "trick: the seats are not in playing order"),
        ("T01", "trick", [], "the trick is empty"),
        ("T01", "trick", [["N", "3H", 1]], "trick is not a list of seats with cards: ['N', '3H', 1]"),
        ("S01", "taken", {"X": []}, "taken has what is no seat: 'X'"),
        ("S01", "taken", {"S": ["QS"], "W": ["QS"]}, "taken has QS twice"),
        ("G01", "totals", {"S": 1}, "totals does not name the four seats"),
        ("P01", "hand_no", 0, "not a round: 0"),
        ("A01", "seat", "E", "it is not E's turn in this trick"),
        ("A01", "other_hands", {"S": ["QS"]}, "the case has QS twice"),
        ("B01", "hand", ["QS"], "the hand has 1 cards"),
        ("B01", "direction", "hold", "nothing is passed in this direction"),
    ],
)
def test_a_malformed_case_fails_with_the_reason(case_id: str, field: str, wrong: object, why: str) -> None:
    assert str(outcome(BY_ID[case_id] | {field: wrong})) == f"FAIL: {why}"


def test_what_is_no_case_fails_and_an_unknown_type_is_skipped() -> None:
    assert str(outcome(7)) == "FAIL: not a case"
    assert str(outcome({"type": "dance"})) == "skip: unknown type 'dance'"
    assert str(outcome({})) == "skip: unknown type None"
    assert str(outcome({"type": []})) == "skip: unknown type []"


def test_the_queen_breaks_hearts_by_whichever_field_tells_of_her() -> None:
    on = {"rules": with_rules("L12", queen_breaks=True)}
    every = {"expect_legal": ["4H", "9H", "3D"]}
    silent = {"note": "", **on}
    assert verdict("L12", **on, **every) is Verdict.HOLDS
    assert verdict("L12", **silent) is Verdict.HOLDS
    assert verdict("L12", **silent, **every, queen_played=True) is Verdict.HOLDS
    assert verdict("L12", **silent, **every, played=["QS"]) is Verdict.HOLDS
    assert verdict("L12", **silent, **every, taken={"W": ["QS"]}) is Verdict.HOLDS
    assert verdict("L12", **on, queen_played=False) is Verdict.HOLDS
    assert verdict("L12", queen_played=True) is Verdict.HOLDS
    assert verdict("L12", **(on | {"note": "the queen was not played yet"})) is Verdict.HOLDS


@pytest.mark.parametrize(
    ("rules", "scores"),
    [
        ({"moon": "others+26"}, {"W": 26, "N": 26, "E": 0, "S": 26}),
        ({"moon": "add"}, {"W": 26, "N": 26, "E": 0, "S": 26}),
        ({"moon": "shooter-26"}, {"W": 0, "N": 0, "E": -26, "S": 0}),
        ({"moon": "subtract", "jack": -10}, {"W": 0, "N": 0, "E": -26, "S": -10}),
        ({"moon": "shooter\u221226", "jd": True}, {"W": 0, "N": 0, "E": -26, "S": -10}),
        ({"moon": "smart"}, {"W": 26, "N": 26, "E": 0, "S": 26}),
        ("moon=subtract jack=-10", {"W": 0, "N": 0, "E": -26, "S": -10}),
        (None, {"W": 26, "N": 26, "E": 0, "S": 26}),
    ],
)
def test_forms_of_the_moon_and_the_jack(rules: object, scores: dict[str, int]) -> None:
    case = {"type": "score", "taken": {"E": WHOLE_MOON, "S": ["JD"]}, "rules": rules, "expect_hand_scores": scores}
    assert str(outcome(case)) == "pass"


def test_a_shooter_chooses_as_told_or_so_that_the_game_is_not_given_away() -> None:
    case: dict[str, object] = {"type": "score", "taken": {"S": WHOLE_MOON}, "rules": {"moon": "smart", "target": 100}}
    close = {"totals": {"S": 70, "W": 80, "N": 40, "E": 60}}
    added, taken_off = {"W": 26, "N": 26, "E": 26, "S": 0}, {"W": 0, "N": 0, "E": 0, "S": -26}
    assert str(outcome(case | {"choice": "subtract", "expect_hand_scores": taken_off})) == "pass"
    assert str(outcome(case | close | {"expect_hand_scores": taken_off, "expect_over": False})) == "pass"
    ahead = {"totals": {"S": 20, "W": 80, "N": 40, "E": 60}}
    end = {"expect_over": True, "expect_winner": "S", "expect_totals": {"S": 20, "W": 106, "N": 66, "E": 86}}
    assert str(outcome(case | ahead | {"expect_hand_scores": added} | end)) == "pass"
    by_rule: dict[str, object] = {"rules": {"moon": "others+26"}, "expect_over": True, "expect_winner": "N"}
    assert str(outcome(case | close | by_rule)) == "pass"


@pytest.mark.parametrize("target", ["round", None, 1, "one round"])
def test_a_game_of_one_round_with_a_shared_win(target: object) -> None:
    case = {"type": "gameover", "totals": [0, 13, 0, 13], "rules": {"target": target}, "expect_over": True}
    assert str(outcome(case | {"expect_winner": ["S", "N"]})) == "pass"
    assert str(outcome(case | {"expect_winner": "S,N"})) == "pass"
    assert str(outcome(case | {"expect_winner": None})) == "pass"
    assert outcome(case | {"expect_winner": "S"}).verdict is Verdict.FAILS


def test_passing_of_every_seat_in_every_round() -> None:
    steps = {"left": 1, "right": 3, "across": 2, "hold": 0}
    for hand_no in range(1, 13):
        direction = list(steps)[(hand_no - 1) % 4]
        for seat in SEATS:
            case = {"type": "pass", "hand_no": hand_no, "seat": seat.letter, "expect_direction": direction}
            to = SEATS[(seat + steps[direction]) % 4].letter
            assert str(outcome(case | {"expect_to": to})) == "pass"
            assert str(outcome(case | {"expect_direction": "across" if direction != "across" else "left"})) != "pass"
    case = {"type": "pass", "hand_no": 4, "seat": "S", "rules": {"passing": "rotate3"}, "expect_direction": "left"}
    assert str(outcome(case)) == "pass"


@pytest.mark.parametrize("case_id", [case["id"] for case in CASES if case["type"] == "ai_play"])
def test_a_thought_up_history_fits_its_case(case_id: str) -> None:
    case = BY_ID[case_id]
    view = playing_view(Fields(case))
    assert view.trick is not None
    known = [*view.hand, *view.played, *(Card.parse(text) for held in case["other_hands"].values() for text in held)]
    assert len(known) == len(set(known))
    if case["first_trick"]:
        assert view.tricks == ()
        return
    assert len(view.tricks) == 13 - len(view.hand)
    leaders = [trick.leader for trick in (*view.tricks, view.trick)]
    assert leaders[1:] == [trick.winner for trick in view.tricks]
    assert "2C" in map(str, view.tricks[0].cards)
    taken = {seat.letter: sum(card.penalty for card in view.taken[seat]) for seat in SEATS}
    if case["points_taken"]:
        assert taken == dict.fromkeys("SWNE", 0) | case["points_taken"]
    elif case["hearts_broken"]:
        assert sum(points > 0 for points in taken.values()) == 2
    else:
        assert not any(taken.values())
    assert len(view.unseen) == 52 - len(view.hand) - len(view.played)


ENDGAME: dict[str, Any] = BY_ID["A21"] | {"other_hands": {}, "trick": [["S", "5H"]]}


def taken_in(case: dict[str, Any]) -> dict[str, int]:
    """The points that each seat took in the tricks thought up for *case*."""
    view = playing_view(Fields(case))
    leaders = [trick.leader for trick in (*view.tricks, view.trick) if trick is not None]
    assert leaders[1:] == [trick.winner for trick in view.tricks]
    assert "2C" in map(str, view.tricks[0].cards)
    assert len(view.tricks) == 13 - len(view.hand)
    taken = {seat.letter: sum(card.penalty for card in view.taken[seat]) for seat in SEATS}
    return {letter: points for letter, points in taken.items() if points}


@pytest.mark.parametrize(
    "points",
    [
        {"S": 18, "E": 3},
        {"E": 18, "S": 3},
        {"N": 13, "E": 8},
        {"N": 13, "W": 1, "E": 1, "S": 6},
        {"W": 14, "N": 1, "S": 6},
        {"S": 21},
        {"E": 22},
        {"S": 9, "W": 14},
        {"W": 19, "N": 1, "E": 1, "S": 1},
    ],
    ids=str,
)
def test_points_lie_with_the_seats_that_took_them(points: dict[str, int]) -> None:
    for number in range(5):
        assert taken_in(ENDGAME | {"points_taken": points, "id": f"A21-{number}"}) == points


def test_points_of_hearts_alone_leave_the_queen_out() -> None:
    case = BY_ID["A01"] | {"trick": [], "seat": "S", "hand": ["3C", "4D", "5S", "6S", "7C", "8D"]}
    for points in ({"S": 5, "N": 4, "E": 2}, {"E": 12}, {"S": 1}, {"W": 1, "N": 1}, {"S": 0}):
        assert taken_in(case | {"points_taken": points}) == {seat: one for seat, one in points.items() if one}
        assert "QS" in map(str, playing_view(Fields(case | {"points_taken": points})).unseen)


@pytest.mark.parametrize("points", [{"S": 7, "E": 7}, {"S": 27}, {"S": 20, "E": 20}, {"S": -1, "E": 3}, {"S": 0}])
def test_points_that_no_tricks_can_give_are_told(points: dict[str, int]) -> None:
    # the last three hold too many or too few for the cards that are gone
    found = outcome(ENDGAME | {"points_taken": points})
    assert found.verdict is Verdict.FAILS
    assert "points_taken" in found.why


def test_a_passing_view_is_of_its_round() -> None:
    view = passing_view(Fields(BY_ID["B01"] | {"seat": "N", "direction": "across"}))
    assert (view.seat, view.round_no, view.trick, len(view.hand)) == (Seat.NORTH, 3, None, 13)


def test_a_round_that_the_rules_refuse_is_told() -> None:
    position = POSITIONS["A01"][0]
    swapped = position | {"tricks": position["tricks"][1:]}
    lines = list(rates_of(Fields(BY_ID["A01"]), [swapped, 7, position], [Level.NORMAL]))
    assert len(lines) == 1
    assert lines[0].startswith("positions 1/3 (1 play E 9S: not your turn; 2 not a position")


def test_a_whole_round_is_played_without_passing() -> None:
    view = position_view(Fields(BY_ID["A01"]), Fields(POSITIONS["A01"][0]))
    assert view.rules.passing is Rotation.NEVER
    assert len({*view.hand, *view.played, *view.unseen}) == len(DECK)


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    tool = DATA.parent.parent / "tools" / "cases.py"
    return subprocess.run(
        [sys.executable, str(tool), *map(str, arguments)], capture_output=True, text=True, check=False, cwd="/"
    )


def test_the_command_tells_each_case_and_a_summary() -> None:
    found = run(DATA / "cases.json", "--positions", DATA / "positions.json")
    assert found.returncode == 0
    assert found.stderr == ""
    lines = found.stdout.splitlines()
    assert "L01 pass" in lines
    assert "A01 positions 5/5" in lines
    assert "C02 skip: claims are not offered" in lines
    assert lines[-1] == "46 passed, 0 failed, 2 skipped"


def test_the_command_fails_where_a_case_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([BY_ID["L01"] | {"expect_legal": []}, BY_ID["L02"], {}, 5]), "utf-8")
    assert cases.main([str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "L01 FAIL: legal are 7D 7S AS, not ",
        "L02 pass",
        "case 3 skip: unknown type None",
        "case 4 FAIL: not a case",
        "1 passed, 2 failed, 1 skipped",
    ]


@pytest.mark.parametrize("text", ["", "{", "null", "7", "{}", '{"cases": 3}', "[" * 100_000, "\udcff"])
def test_a_file_that_cannot_be_read_is_one_line_and_status_two(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cases.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert cases.main([str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1


def test_a_missing_file_is_one_line_and_status_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main([str(tmp_path / "none.json")]) == 2
    assert cases.main([str(tmp_path)]) == 2
    assert cases.main([str(DATA / "cases.json"), "--positions", str(DATA / "cases.json")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


def test_several_levels_are_asked_by_any_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    cases.main([str(DATA / "cases.json"), "--positions", str(DATA / "positions.json"), "--level", "easy", "NORMAL"])
    lines = capsys.readouterr().out.splitlines()
    assert "A01 positions normal 5/5" in lines
    assert any(line.startswith("A01 positions easy ") for line in lines)
    with pytest.raises(SystemExit) as ended:
        cases.main([str(DATA / "cases.json"), "--level", "genius"])
    assert ended.value.code == 2

from pathlib import Path

import pytest

from hearts import __version__
from hearts.ai.levels import Level
from hearts.options import Options, parse_options
from hearts.store.speed import Speed


def test_nothing_asked_for_is_nothing_set() -> None:
    assert parse_options([]) == Options()


def test_everything_can_be_asked_for() -> None:
    words = (
        "--data-dir d --seed 7 --size 1024x600 --level easy --speed fast --length 50 --demo --games 2 --screenshot p"
        " --language de"
    )
    assert parse_options(words.split()) == Options(
        data_dir=Path("d"),
        seed=7,
        size=(1024, 600),
        level=Level.EASY,
        speed=Speed.FAST,
        length="50",
        demo=True,
        games=2,
        screenshot=Path("p"),
        language="de",
    )


@pytest.mark.parametrize("what", ["install", "remove"])
def test_the_launcher_is_a_matter_of_its_own(what: str) -> None:
    assert parse_options([f"--{what}-launcher"]) == Options(launcher=what)


@pytest.mark.parametrize(
    "words",
    [
        "--seed -1",
        "--seed 1.5",
        "--seed x",
        f"--seed {2**63}",
        "--seed \uff17",
        "--size 800",
        "--size 800x",
        "--size 10x10",
        "--size 99999999x600",
        "--size axb",
        "--level perfect",
        "--speed slow",
        "--language klingon",
        "--length 30",
        "--length 0",
        "--length 525",
        "--length -25",
        "--games 2",
        "--rounds 1",
        "--screenshot a.png",
        "--demo --games 0",
        "--demo --rounds -3",
        "--stats --demo",
        "--install-launcher --remove-launcher",
        "--install-launcher --data-dir d",
        "--remove-launcher --stats",
        "--install-launcher --demo",
        "--unknown",
        "word",
    ],
)
def test_bad_words_end_with_status_2_and_a_message(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse_options(words.split())
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert "hearts: error:" in captured.err
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("length", ["round", "25", "50", "100", "500"])
def test_every_length_of_the_rules_is_taken(length: str) -> None:
    assert parse_options(["--length", length]).length == length


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse_options(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.strip() == f"Hearts {__version__}"

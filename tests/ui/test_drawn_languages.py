"""The sweep over window sizes once more, with every sentence in the languages that need the most room.

HEARTS_SWEEP=full takes every language.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from hearts import text
from hearts.core.cards import DECK, Suit
from hearts.core.rules import Refusal, Rules
from hearts.core.seats import PassDirection, Seat
from hearts.text import lessons
from hearts.text.language import ENGLISH, LANGUAGES, speak
from hearts.ui.assets import Assets
from hearts.ui.layout import table_layout
from hearts.ui.ruler import Ruler
from hearts.ui.status_lines import status_pages
from hearts.ui.table_status import Status, said_names
from hearts.ui.table_view import TableView
from tests.ui.test_drawn import (
    FULL,
    LONG,
    LONG_NAMES,
    drawn,
    drawn_chrome,
    lessons_told,
    passing,
    sentences,
    swept,
    turn,
)

WIDEST = ("de", "fr")  # of all sentences together: 1.11 and 1.12 times the letters of English
SPOKEN = tuple(code for code in LANGUAGES if code != ENGLISH) if FULL else WIDEST
SIZES = list(swept())[:: 1 if FULL else 3]
VIEWS_EACH, SENTENCES_EACH = (4, 12) if FULL else (3, 8)


@pytest.fixture(params=SPOKEN)
def language(request: pytest.FixtureRequest) -> str:
    code: str = request.param
    speak(code)
    return code


def table(names: dict[Seat, str], said: str) -> TableView:
    """Return a full table with its head and *said* in the language spoken."""
    rules = Rules(target=500)
    view = turn(names, 126, 26, "♥♠♦", Status(said, icon="lock", is_warning=True))
    return replace(
        view,
        headline=text.round_line(188, rules, PassDirection.ACROSS, passing=True),
        headline_short=max((text.round_line_short(188, way) for way in PassDirection), key=len),
    )


def prompt(receiver: Seat, names: dict[Seat, str], chosen: int, *, keyboard: bool) -> TableView:
    """Return the choice of the cards to pass in the language spoken."""
    view = passing(names, receiver, chosen)
    assert view.prompt is not None
    said = replace(
        view.prompt,
        title=text.pass_title(names[receiver]),
        helper=text.pass_helper(chosen, keyboard=keyboard),
        button=text.pass_button(3 - chosen, names[receiver]),
    )
    line = text.pass_circle(PassDirection.LEFT, said_names(names))
    return replace(view, prompt=said, headline=table(names, "").headline, status=Status(line))


def views() -> Iterator[TableView]:
    short = text.seat_names()
    for names in (short, LONG_NAMES):
        yield table(names, text.explain(Refusal.MUST_FOLLOW_SUIT, DECK[0], DECK[13:16], Suit.DIAMONDS, ""))
        yield replace(table(names, text.YOUR_LEAD()), trick=(), slot_is_open=True, hearts_broken=True)
        for chosen in range(4):
            yield prompt(Seat.WEST, names, chosen, keyboard=chosen % 2 == 0)


@pytest.mark.usefixtures("language")
def test_nothing_drawn_overlaps_is_cut_or_leaves_its_panel_at_any_size(assets: Assets) -> None:
    found: dict[str, str] = {}
    seen = tuple(views())
    may_be_cut = (LONG, text.pass_title(LONG), text.pass_button(0, LONG))
    for number, (width, height, scale) in enumerate(SIZES):
        layout = table_layout(width, height, scale)
        for turned in range(VIEWS_EACH):
            which = (number + 5 * turned) % len(seen)
            for fault in drawn(assets, layout, seen[which]).faults(layout, may_be_cut):
                found.setdefault(fault, f"{width}x{height} at {scale}, view {which}")
    assert found == {}


@pytest.mark.usefixtures("language")
def test_every_sentence_can_be_read_whole_in_the_status_line(assets: Assets) -> None:
    found: dict[str, str] = {}
    names = text.seat_names()
    said = [*sentences(names), *sentences(said_names(LONG_NAMES))]
    hint, plain = text.HINT(), table(names, "")
    for number, (width, height, scale) in enumerate(SIZES):
        layout = table_layout(width, height, scale)
        for turned in range(SENTENCES_EACH):
            line = said[(SENTENCES_EACH * number + turned) % len(said)]
            status = Status(line, icon="hint" if line.startswith(hint) else None)
            notes = drawn_chrome(assets, layout, replace(plain, status=status))
            for fault in notes.faults(layout, (LONG,)):
                found.setdefault(fault, f"{width}x{height} at {scale}")
    assert found == {}


@pytest.mark.usefixtures("language")
def test_every_part_of_a_hint_can_be_read_whole_beside_its_lamp(assets: Assets) -> None:
    found: dict[str, str] = {}
    said = [" ".join(lessons.sentences(lesson, names)) for lesson, names in lessons_told()]
    plain = table(text.seat_names(), "")
    for number, (width, height, scale) in enumerate(SIZES):
        layout = table_layout(width, height, scale)
        for page in status_pages(Ruler(assets.lettering, layout), said[number % len(said)], has_icon=True):
            notes = drawn_chrome(assets, layout, replace(plain, status=Status(page, icon="hint")))
            for fault in notes.faults(layout, (LONG,)):
                found.setdefault(fault, f"{width}x{height} at {scale}")
    assert found == {}

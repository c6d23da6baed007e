"""A sweep over window sizes that measures what the table draws rather than what its layout promises.

HEARTS_SWEEP=full takes thousands of sizes instead of some hundreds.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hearts import text
from hearts.ai.lessons import Contrast, Lesson
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.player import Reason, ReasonKind
from hearts.core.cards import DECK, Card, Rank, Suit
from hearts.core.moves import Pass, Play
from hearts.core.rules import Refusal
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.store.settings import LONGEST_NAME
from hearts.text import hints, lessons
from hearts.ui.assets import Assets
from hearts.ui.layout import TableLayout, table_layout
from hearts.ui.ruler import Ruler
from hearts.ui.status_lines import status_pages
from hearts.ui.table_painter import control_rects, draw_chrome, draw_prompt
from hearts.ui.table_picture import Moment, draw_table
from hearts.ui.table_status import Status, said_names
from hearts.ui.table_targets import targets_of
from hearts.ui.table_view import HandCard, PassPrompt, PlateView, TableView, TrickCard
from hearts.ui.theme import THEMES
from hearts.ui.troupe import Troupe
from tests.ui.drawn import NOTHING, Notes, NotingCanvas, NotingPainter

LONG = "Wilhelmina Featherstonehaugh-Cholmondeley"[:LONGEST_NAME]
SHORT_NAMES = {Seat.SOUTH: "You", Seat.WEST: "West", Seat.NORTH: "North", Seat.EAST: "East"}
LONG_NAMES = dict.fromkeys(SEATS, LONG)
HAND = DECK[39:]
TRICK = dict(zip(SEATS, DECK[:4], strict=True))
EXPECTED = (-35.4, 24.4, 5.0)
SEED = 5
PASSES: list[tuple[ReasonKind, Suit | None]] = [(ReasonKind.PASSES_QUEEN, None), (ReasonKind.PASSES_HIGH_SPADES, None)]
PASSES += [
    (ReasonKind.PASSES_HIGH_CARDS, None),
    (ReasonKind.KEEPS_FOR_MOON, None),
    (ReasonKind.VOIDS_SUIT, Suit.DIAMONDS),
]
READ_OUT = (
    "Clubs: 2, 3, 4, 10, Jack, Queen, King, Ace. No diamonds. Spades: Jack, Queen, King, Ace. Hearts: 10.",
    "You: Queen of diamonds. West: Queen of spades. North: 10 of diamonds. East: Queen of hearts. North took it.",
    ", ".join(f"{LONG} −126" for _ in range(4)) + ".",
)
CORNERS = ((640, 480), (640, 1400), (700, 600), (700, 900), (800, 600), (1280, 800), (2560, 600), (3840, 2160))
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
FULL = os.environ.get("HEARTS_SWEEP") == "full"
SIZES = 2000 if FULL else 176


def swept() -> Iterator[tuple[int, int, float]]:
    """Yield sizes of windows, from the smallest to 3840x2160, tall and wide ones too, with a scale each."""
    yield from ((*size, scale) for size in CORNERS for scale in (SCALES if FULL else (0.75, 1.0, 2.0)))
    chance = random.Random(SEED)
    for _ in range(SIZES):
        width = round(640 * 6 ** chance.random())
        height = round(480 * 4.5 ** chance.random())
        yield width, height, chance.choice(SCALES)


class NotingDesk:
    """A desk at which everything drawn is noted."""

    def __init__(self, assets: Assets, layout: TableLayout, of_hand: set[Card]) -> None:
        self.layout = layout
        self.theme = THEMES["conservatory"]
        self.notes = Notes()
        self.painter = NotingPainter(self.notes, of_hand)
        self.assets = _NoTable(assets)
        self._assets = assets

    def canvas(self, surface: object) -> NotingCanvas:  # noqa: ARG002
        return NotingCanvas(NOTHING, self._assets, self.theme, self.layout, notes=self.notes)


class _NoTable:
    def __init__(self, assets: Assets) -> None:
        self.lettering = assets.lettering

    def table(self, _top: object) -> object:
        return NOTHING


def drawn(assets: Assets, layout: TableLayout, view: TableView) -> Notes:
    """Return what drawing *view* comes to."""
    desk = NotingDesk(assets, layout, {held.card for held in view.hand})
    troupe = Troupe()
    troupe.place(targets_of(view, layout))
    draw_table(NOTHING, desk, view, troupe, Moment())  # type: ignore[arg-type]
    return desk.notes


def drawn_chrome(assets: Assets, layout: TableLayout, view: TableView) -> Notes:
    """Return what drawing *view* without its cards comes to."""
    desk = NotingDesk(assets, layout, set())
    canvas = desk.canvas(NOTHING)
    draw_chrome(canvas, view)
    if view.prompt is not None:
        draw_prompt(canvas, view.prompt, focused=False, hovered=False)
    return desk.notes


def plates(names: dict[Seat, str], total: int, points: int | None, pips: str) -> tuple[PlateView, ...]:
    return tuple(PlateView(seat, names[seat], total, points, pips, is_turn=True) for seat in SEATS)


def turn(names: dict[Seat, str], total: int, points: int | None, pips: str, status: Status) -> TableView:
    """Return a table on which everything there can be is there: thirteen raised cards and four in the trick."""
    south, west, north, east = plates(names, total, points, pips)
    return TableView(
        headline="Round 188 of a game to 1000 · passed across",
        headline_short="Round 188 · no pass",
        hand=tuple(HandCard(card, is_lifted=True, is_focused=True) for card in HAND),
        trick=tuple(TrickCard(seat, card, is_winning=True, is_newest=True) for seat, card in TRICK.items()),
        backs=(0, 13, 13, 13),
        plates=(south, west, north, east),
        status=status,
        hearts_broken=False,
        enabled=frozenset(),
        prompt=None,
        slot_is_open=False,
        is_asked=True,
        focus=None,
        hover=None,
    )


def passing(names: dict[Seat, str], receiver: Seat, chosen: int) -> TableView:
    """Return the table while cards are chosen to pass."""
    view = turn(names, 0, 0, "", Status("North passes to you. West and East swap."))
    prompt = PassPrompt(
        receiver,
        f"Pass three cards to {names[receiver]}",
        f"{chosen} of 3 chosen. Space on a raised card puts it back.",
        chosen,
        f"Pass to {names[receiver]}" if chosen == 3 else f"Choose {3 - chosen} more",
    )
    hand = tuple(replace(held, is_lifted=False, is_chosen=index % 2 == 0) for index, held in enumerate(view.hand))
    return replace(view, prompt=prompt, trick=(), hand=hand, plates=plates(names, 0, None, ""))  # type: ignore[arg-type]


def views() -> Iterator[TableView]:
    warned = Status("Diamonds were led, and you hold three. Play a diamond.", icon="lock", is_warning=True)
    yield turn(SHORT_NAMES, 126, 26, "♥♠♦", warned)
    yield turn(SHORT_NAMES, -126, -10, "♦", Status("Your lead."))
    yield turn(LONG_NAMES, 126, 13, "♠", Status("Your turn. Clubs were led. West’s 10♣ is winning."))
    mine = replace(turn(LONG_NAMES, -8, 0, "", warned), trick=(), slot_is_open=True, hearts_broken=True)
    yield replace(mine, hand=tuple(replace(held, is_lifted=False, is_received=True) for held in mine.hand))
    yield passing(SHORT_NAMES, Seat.WEST, 3)
    yield passing(SHORT_NAMES, Seat.NORTH, 1)
    yield passing(LONG_NAMES, Seat.EAST, 0)
    yield passing(LONG_NAMES, Seat.NORTH, 3)
    yield hinted(turn(LONG_NAMES, 26, 13, "♠", Status("Your lead.")), is_lifted=True)
    yield hinted(mine, is_lifted=False)


def hinted(view: TableView, *, is_lifted: bool) -> TableView:
    """Return *view* with a hint: a figure on every card, the widest there can be among them."""
    hand = [
        replace(held, is_lifted=is_lifted, is_hinted=place % 3 == 0, expected=EXPECTED[place % len(EXPECTED)])
        for place, held in enumerate(view.hand)
    ]
    return replace(view, hand=tuple(hand))


ALL_VIEWS = tuple(views())
NAMES_MAY_BE_CUT = (LONG, f"Pass three cards to {LONG}", f"Pass to {LONG}")


VIEWS_EACH = len(ALL_VIEWS) if FULL else 2
SENTENCES_EACH = 6


def found_in(layout: TableLayout, notes: Notes) -> list[str]:
    return notes.faults(layout, NAMES_MAY_BE_CUT)


def test_nothing_drawn_overlaps_is_cut_or_leaves_its_panel_at_any_size(assets: Assets) -> None:
    found: dict[str, str] = {}
    for number, (width, height, scale) in enumerate(swept()):
        layout = table_layout(width, height, scale)
        for turned in range(VIEWS_EACH):
            which = (number + 3 * turned) % len(ALL_VIEWS)
            for fault in found_in(layout, drawn(assets, layout, ALL_VIEWS[which])):
                found.setdefault(fault, f"{width}x{height} at {scale}, view {which}")
    assert found == {}


def sentences(names: dict[Seat, str]) -> list[str]:
    """Return what the status line says in one go."""
    card, north = Card(Suit.DIAMONDS, Rank.TEN), names[Seat.NORTH]
    three = tuple(Card(Suit.DIAMONDS, rank) for rank in (Rank.TEN, Rank.QUEEN, Rank.ACE))
    hinted = [
        hints.hint(Play(Seat.SOUTH, card), Reason(kind, card, Suit.DIAMONDS, Seat.NORTH), names) for kind in ReasonKind
    ]
    passed = [hints.hint(Pass(Seat.SOUTH, three), Reason(kind, card, suit), names) for kind, suit in PASSES]
    turns = [f"{text.your_turn(suit, follows=False)} {text.winning(north, card, is_you=False)}" for suit in Suit]
    turns.append(f"{text.trick_taken(north, 26, is_you=False)} {text.waiting_for(north, leads=True)}")
    refused = [text.explain(reason, card, DECK[13:26], Suit.DIAMONDS, north) for reason in Refusal]
    circles = [text.pass_circle(direction, names) for direction in PassDirection]
    rest = [text.NOT_SAVED(), text.FOURTH_CARD(), text.OUTSIDE_TABLE(), text.received(north, three)]
    return [*hinted, *passed, *turns, *refused, *circles, *rest]


def test_every_sentence_can_be_read_whole_in_the_status_line(assets: Assets) -> None:
    found: dict[str, str] = {}
    said, plain = [*sentences(SHORT_NAMES), *sentences(said_names(LONG_NAMES))], ALL_VIEWS[1]
    for number, (width, height, scale) in enumerate(swept()):
        layout = table_layout(width, height, scale)
        for turned in range(2 * SENTENCES_EACH if FULL else SENTENCES_EACH):
            line = said[(SENTENCES_EACH * number + turned) % len(said)]
            icon = "hint" if line.startswith("Hint") else None
            # a hint comes in parts where there is too little room for it, which the usual sizes all have
            is_parted = FULL and icon is not None
            pages = status_pages(Ruler(assets.lettering, layout), line, has_icon=True) if is_parted else [line]
            for page in pages:
                notes = drawn_chrome(assets, layout, replace(plain, status=Status(page, icon=icon)))
                for fault in found_in(layout, notes):
                    found.setdefault(fault, f"{width}x{height} at {scale}")
    assert found == {}


def test_every_page_of_a_long_read_out_can_be_read_whole(assets: Assets) -> None:
    found: dict[str, str] = {}
    for width, height, scale in list(swept())[::4]:
        layout = table_layout(width, height, scale)
        for words in READ_OUT:
            for page in status_pages(Ruler(assets.lettering, layout), words):
                notes = drawn_chrome(assets, layout, replace(ALL_VIEWS[1], status=Status(page)))
                for fault in found_in(layout, notes):
                    found.setdefault(fault, f"{width}x{height} at {scale}")
    assert found == {}


def test_every_control_is_drawn_where_it_is_hit_and_large_enough(assets: Assets) -> None:
    for width, height, scale in swept():
        layout = table_layout(width, height, scale)
        view = ALL_VIEWS[5]
        panels = [mark.rect for mark in drawn_chrome(assets, layout, view).of("panel")]
        least = max(24.0, 44 * layout.frame)
        for name, rect in control_rects(layout, view).items():
            assert min(rect.w, rect.h) >= least - 0.01, (name, width, height, scale)
            assert rect in panels, (name, width, height, scale)


def test_every_part_of_a_hint_can_be_read_whole_beside_its_lamp(assets: Assets) -> None:
    found: dict[str, str] = {}
    said = [" ".join(lessons.sentences(lesson, names)) for lesson, names in lessons_told()]
    for number, (width, height, scale) in enumerate(swept()):
        layout = table_layout(width, height, scale)
        words = said[number % len(said)]
        for page in status_pages(Ruler(assets.lettering, layout), words, has_icon=True):
            notes = drawn_chrome(assets, layout, replace(ALL_VIEWS[1], status=Status(page, icon="hint")))
            for fault in found_in(layout, notes):
                found.setdefault(fault, f"{width}x{height} at {scale}")
    assert found == {}


def lessons_told() -> Iterator[tuple[Lesson, dict[Seat, str]]]:
    """Yield hints with each fact told first and told besides, and both comparisons."""
    card, other = Card(Suit.DIAMONDS, Rank.TEN), Card(Suit.DIAMONDS, Rank.ACE)
    facts = [Fact(kind, card, Suit.DIAMONDS, Seat.NORTH, 12, other) for kind in FactKind]
    for place, fact in enumerate(facts):
        names = said_names(LONG_NAMES) if place % 2 else SHORT_NAMES
        contrast = Contrast(other, -12.4 if place % 5 == 0 else 12.4, by_rule=place % 3 == 0)
        yield Lesson(Play(Seat.SOUTH, card), fact, facts[-place], contrast=contrast), names


def test_a_figure_is_written_to_a_tenth_where_there_is_room_and_whole_where_not(assets: Assets) -> None:
    layout = table_layout(1280, 800)
    said = {mark.name for mark in drawn(assets, layout, ALL_VIEWS[-1]).of("text")}
    assert {"−35.4", "+24.4", "+5.0"} <= said
    narrow = replace(layout, hand_step=layout.hand_step / 3)
    assert {"−35", "+24"} <= {mark.name for mark in drawn(assets, narrow, ALL_VIEWS[-1]).of("text")}


@pytest.mark.parametrize(
    ("view", "fault"),
    [
        (
            replace(ALL_VIEWS[1], headline_short="Round 188 of a game to one thousand points"),
            "cut: Round 188 of a game",
        ),
        (turn(SHORT_NAMES, 10**20, 0, "", Status("")), "leaves its panel"),
        (replace(ALL_VIEWS[1], status=Status("word " * 90)), "cut: word"),
    ],
    ids=["a headline", "a total", "a sentence"],
)
def test_what_does_not_fit_is_found(assets: Assets, view: TableView, fault: str) -> None:
    layout = table_layout(800, 600)
    assert any(fault in found for found in found_in(layout, drawn(assets, layout, view)))


def test_a_hand_that_rises_too_far_is_found(assets: Assets) -> None:
    plain = table_layout(1280, 800)
    layout = replace(plain, lift=3 * plain.lift)
    found = found_in(layout, drawn(assets, layout, ALL_VIEWS[0]))
    assert any(fault.startswith("hand") and "covers" in fault for fault in found)

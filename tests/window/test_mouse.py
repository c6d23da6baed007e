from hearts.core.cards import Card
from hearts.core.game import Dealing, Game, Playing
from hearts.core.rules import Rules
from tests.window.driver import HeartsWindow, StartHearts
from tests.window.persons import ME, card_to_play, is_persons_turn, whole_game
from tests.window.sheets import summary_in
from tests.window.waiting import until

SEED = 7
RULES = Rules(target=50)
ROUND = 57  # moves: the deal, four passes, 52 cards


def test_a_round_by_mouse_from_the_passing_to_the_next_deal(start: StartHearts) -> None:
    window = start("--seed", str(SEED), "--length", "50", "--speed", "fast", "--size", "1280x800")
    stored = window.stored
    window.decide_by_mouse()
    _two_taps(window)
    _refused(window)
    _dragged(window)
    while not isinstance(stored.game.stage, Dealing):
        window.decide_by_mouse()
        until(lambda: isinstance(stored.game.stage, Dealing) or is_persons_turn(stored.game), "the others")
    assert stored.made == ROUND
    until(lambda: window.shows(summary_in(window)), "the summary")
    summary = summary_in(window)
    window.press_on_sheet(summary, "next")
    window.wait_for_turn(ROUND + 1)
    until(lambda: not window.shows(summary), "the summary to close")
    assert stored.record.moves == whole_game(RULES, SEED).moves[: stored.made]


def _two_taps(window: HeartsWindow) -> None:
    """The first tap lifts the card and plays nothing, the second plays it."""
    card = _card_at_rest(window)
    made = window.stored.made
    assert not window.is_raised(card)
    window.lift(card)
    window.wait_for_rest()
    assert window.stored.made == made
    window.click(window.card_place(card))
    until(lambda: window.stored.made > made, f"{card} to be played")


def _refused(window: HeartsWindow) -> None:
    """A refused card stays where it is, however often it is tapped; only something is said."""
    window.wait_for_turn()
    while not _refused_cards(window.stored.game):
        window.decide_by_mouse()
        window.wait_for_turn()
    window.point_at(window.layout.status.center)
    before = window.stored.made
    at_rest = window.wait_for_rest()
    card = _refused_cards(window.stored.game)[0]
    for _ in range(3):
        window.click(window.card_place(card))
        until(lambda: window.picture() != at_rest, "the reason to be shown")
        assert not window.is_raised(card, window.wait_for_rest())
    assert window.stored.made == before


def _dragged(window: HeartsWindow) -> None:
    """A card dragged to the table is played."""
    card = _card_at_rest(window)
    made, on_table = window.stored.made, window.layout.trick_pose(ME)
    card_place = window.card_place(card)

    def is_played() -> bool:
        window.drag(card_place, (on_table.x, on_table.y))
        return window.wait_for_moves(made)

    until(is_played, f"{card} to be played")


def _card_at_rest(window: HeartsWindow) -> Card:
    window.wait_for_turn()
    card = card_to_play(window.stored.game)
    until(lambda: window.sees(card), f"{card} in the hand")
    window.wait_for_rest()
    # a pause after a trick ends with the next input, whatever it is
    window.click(window.layout.status.center)
    window.wait_for_rest()
    return card


def _refused_cards(game: Game) -> tuple[Card, ...]:
    stage = game.stage
    if not isinstance(stage, Playing):
        return ()
    return tuple(card for card in stage.hands[ME] if card not in stage.legal_plays(game.rules))

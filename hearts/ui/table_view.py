"""What should be seen on the table: a pure function of the game and the table's own state.

The window draws this and looks at no suit to decide anything: each card of the hand brings its refusal.
"""

from dataclasses import dataclass

from hearts import text
from hearts.core.cards import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, Card, Suit
from hearts.core.game import Dealing, Game, Over, Passing, Playing, Scoring, taken_of
from hearts.core.rules import CARDS_PASSED, Jack, Refusal, points_of
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, Seat
from hearts.core.trick import Trick
from hearts.store.settings import Settings, ShowPoints
from hearts.ui.table_state import TableState
from hearts.ui.table_status import ME, Status, hands_of, refusals, status_of, turn_of


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the person's hand and all that is told of it."""

    card: Card
    refusal: Refusal | None = None
    is_dimmed: bool = False
    is_lifted: bool = False
    is_chosen: bool = False
    is_received: bool = False
    is_hinted: bool = False
    is_focused: bool = False
    is_hovered: bool = False
    is_dragged: bool = False
    expected: float | None = None
    """What a hint expects the round to come to with this card, in points."""

    @property
    def is_raised(self) -> bool:
        """Whether the card stands out of the hand."""
        return self.is_lifted or self.is_chosen or self.is_received


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of the trick on the table."""

    seat: Seat
    card: Card
    is_winning: bool = False
    is_newest: bool = False
    is_faded: bool = False


@dataclass(frozen=True, slots=True)
class PlateView:
    """A player's plate. *points* of this round, None where they are not shown; *pips* of what they came from."""

    seat: Seat
    name: str
    total: int
    points: int | None
    pips: str
    is_turn: bool
    is_thinking: bool = False


@dataclass(frozen=True, slots=True)
class PassPrompt:
    """The prompt for the three cards."""

    receiver: Seat
    title: str
    helper: str
    chosen: int
    button: str

    @property
    def is_ready(self) -> bool:
        """Whether three cards are chosen."""
        return self.chosen == CARDS_PASSED


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table."""

    headline: str
    headline_short: str
    hand: tuple[HandCard, ...]
    trick: tuple[TrickCard, ...]
    backs: BySeat
    plates: tuple[PlateView, PlateView, PlateView, PlateView]
    status: Status
    hearts_broken: bool
    enabled: frozenset[str]
    prompt: PassPrompt | None
    slot_is_open: bool
    is_asked: bool
    focus: str | None
    hover: str | None
    busy: str | None = None
    """The control whose work is still going on."""


def table_view(
    game: Game,
    state: TableState,
    settings: Settings,
    names: dict[Seat, str],
    *,
    can_undo: bool,
    can_hint: bool,
    is_asked: bool,
    keyboard: bool,
    is_hint_awaited: bool = False,
) -> TableView:
    """Return what to show. *is_asked*: the table waits for the person; *keyboard*: that is what they use."""
    hands = hands_of(game)
    turn = turn_of(game)
    round_no = _round_shown(game)
    direction = game.rules.passing.direction(round_no)
    plates = tuple(_plate(game, state, settings, names, seat, turn) for seat in SEATS)
    south, west, north, east = plates
    return TableView(
        headline=text.round_line(round_no, game.rules, direction, passing=isinstance(game.stage, Passing)),
        headline_short=text.round_line_short(round_no, direction),
        hand=_hand(game, state, hands[ME], is_asked=is_asked, keyboard=keyboard),
        trick=_trick(game, state, settings),
        backs=(0, len(hands[Seat.WEST]), len(hands[Seat.NORTH]), len(hands[Seat.EAST])),
        plates=(south, west, north, east),
        status=status_of(game, state, names, is_asked=is_asked, keyboard=keyboard),
        hearts_broken=_hearts_broken(game),
        enabled=_enabled(game, can_undo=can_undo, can_hint=can_hint),
        prompt=_prompt(game, state, names, keyboard=keyboard) if is_asked else None,
        slot_is_open=is_asked and isinstance(game.stage, Playing) and state.trick is None,
        is_asked=is_asked,
        focus=state.focus if keyboard and isinstance(state.focus, str) else None,
        hover=state.hover if isinstance(state.hover, str) else None,
        busy="hint" if is_hint_awaited else None,
    )


def points_this_round(game: Game, state: TableState) -> BySeat:
    """Return what each seat has taken in the round in progress, the trick still to be read not counted."""
    if not isinstance(game.stage, Playing):
        return (0, 0, 0, 0)
    south, west, north, east = (points_of(cards, game.rules) for cards in _taken(game, state))
    return south, west, north, east


def hand_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return *cards* as they are held: by suit, but no two red suits side by side once one has run out."""
    suits = {card.suit for card in cards}
    if Suit.SPADES in suits or not {Suit.DIAMONDS, Suit.HEARTS} <= suits:
        return cards
    order = [Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), card.rank)))


def _round_shown(game: Game) -> int:
    """Return the round that the table speaks of: between two rounds the one that has just been scored."""
    return len(game.rounds) if isinstance(game.stage, Dealing) and game.rounds else game.round_no


def _hand(
    game: Game, state: TableState, hand: tuple[Card, ...], *, is_asked: bool, keyboard: bool
) -> tuple[HandCard, ...]:
    reasons = refusals(game, ME)
    is_turn = is_asked and isinstance(game.stage, Playing)
    return tuple(
        HandCard(
            card,
            refusal=reasons.get(card),
            is_dimmed=is_turn and reasons.get(card) is not None,
            is_lifted=card is state.lifted,
            is_chosen=card in state.chosen,
            is_received=card in state.received,
            is_hinted=card in state.hinted,
            is_focused=keyboard and card is state.focus,
            is_hovered=not keyboard and card is state.hover,
            is_dragged=card is state.dragged,
            expected=state.expected.get(card),
        )
        for card in hand_order(hand)
    )


def _trick(game: Game, state: TableState, settings: Settings) -> tuple[TrickCard, ...]:
    trick = shown_trick(game, state)
    if trick is None or not trick.cards:
        return ()
    newest = trick.cards[-1]
    return tuple(
        TrickCard(
            play.seat,
            play.card,
            is_winning=settings.mark_winner and play.card is trick.best,
            is_newest=play.card is newest,
            is_faded=trick.is_complete and play.card is not trick.best,
        )
        for play in trick.plays()
    )


def shown_trick(game: Game, state: TableState) -> Trick | None:
    """Return the trick that lies on the table: the finished one while it is read, else the one in progress."""
    if state.trick is not None:
        return state.trick
    return game.stage.trick if isinstance(game.stage, Playing) else None


def _taken(game: Game, state: TableState) -> tuple[frozenset[Card], ...]:
    tricks = game.tricks[:-1] if state.trick is not None else game.tricks
    return taken_of(tricks)


def _plate(
    game: Game, state: TableState, settings: Settings, names: dict[Seat, str], seat: Seat, turn: Seat | None
) -> PlateView:
    shown = _shows_points(settings.show_points, seat)
    cards = _taken(game, state)[seat] if isinstance(game.stage, Playing) else frozenset()
    pips = [suit for suit, is_in in _point_pips(game, cards) if is_in]
    totals = game.totals
    if state.trick is not None and not isinstance(game.stage, Playing | Scoring):
        totals = _totals_before(game)
    return PlateView(
        seat,
        names[seat],
        totals[seat],
        points=points_of(cards, game.rules) if shown else None,
        pips="".join(pips),
        is_turn=seat is turn and state.trick is None,
        is_thinking=seat is state.thinking,
    )


def _point_pips(game: Game, cards: frozenset[Card]) -> tuple[tuple[str, bool], ...]:
    return (
        (text.SUIT_SIGNS[Suit.HEARTS], any(card.is_heart for card in cards)),
        (text.SUIT_SIGNS[Suit.SPADES], QUEEN_OF_SPADES in cards),
        (text.SUIT_SIGNS[Suit.DIAMONDS], game.rules.jack is Jack.BONUS and JACK_OF_DIAMONDS in cards),
    )


def _totals_before(game: Game) -> BySeat:
    totals = [0, 0, 0, 0]
    for scored in game.rounds[:-1]:
        totals = [total + score for total, score in zip(totals, scored.scores, strict=True)]
    south, west, north, east = totals
    return south, west, north, east


def _hearts_broken(game: Game) -> bool:
    match game.stage:
        case Playing(hearts_broken=broken):
            return broken
        case Scoring() | Over():
            return True
        case _:
            # between two rounds the chip speaks of the one just scored, in which every heart has been played
            return isinstance(game.stage, Dealing) and bool(game.rounds)


def _enabled(game: Game, *, can_undo: bool, can_hint: bool) -> frozenset[str]:
    on = {
        "undo": can_undo,
        "hint": can_hint,
        "last": bool(game.tricks),
        "scores": True,
        "menu": True,
    }
    return frozenset(name for name, is_on in on.items() if is_on)


def _prompt(game: Game, state: TableState, names: dict[Seat, str], *, keyboard: bool) -> PassPrompt | None:
    if not isinstance(game.stage, Passing) or game.stage.sent[ME]:
        return None
    receiver = game.stage.direction.receiver(ME)
    chosen = len(state.chosen)
    return PassPrompt(
        receiver,
        title=text.pass_title(names[receiver]),
        helper=text.pass_helper(chosen, keyboard=keyboard),
        chosen=chosen,
        button=text.pass_button(CARDS_PASSED - chosen, names[receiver]),
    )


def _shows_points(setting: ShowPoints, seat: Seat) -> bool:
    return setting is ShowPoints.ON or (setting is ShowPoints.OWN and seat is ME)

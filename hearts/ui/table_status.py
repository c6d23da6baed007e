"""What the status line says: a pure function of the game, the table's own state and what the person points at."""

from dataclasses import dataclass

from hearts import text
from hearts.core.cards import Card
from hearts.core.game import Game, Passing, Playing, Scoring
from hearts.core.moves import Play
from hearts.core.rules import Refusal, points_of
from hearts.core.seats import PassDirection, Seat
from hearts.core.trick import Trick
from hearts.ui.table_state import TableState

ME = Seat.SOUTH
LONGEST_SAID = 12  # letters of a name in a sentence: with longer ones its end might not fit


@dataclass(frozen=True, slots=True)
class Status:
    """The status line."""

    text: str
    icon: str | None = None
    is_warning: bool = False


def said_names(names: dict[Seat, str]) -> dict[Seat, str]:
    """Return *names* as sentences use them: a long one ends early, so that no sentence has to."""
    return {
        seat: name if len(name) <= LONGEST_SAID else f"{name[: LONGEST_SAID - 1].rstrip()}…"
        for seat, name in names.items()
    }


def refusals(game: Game, seat: Seat) -> dict[Card, Refusal | None]:
    """Return, for each card of *seat*'s hand, why it may not be played now."""
    match game.stage:
        case Playing() as playing:
            return {card: playing.refusal(Play(seat, card), game.rules) for card in playing.hands[seat]}
        case Passing(hands=hands):
            return dict.fromkeys(hands[seat])
        case _:
            return {}


def hands_of(game: Game) -> tuple[tuple[Card, ...], ...]:
    """Return the cards each seat has in hand, those it has passed gone already."""
    match game.stage:
        case Passing(hands=hands, sent=sent):
            return tuple(
                tuple(card for card in hand if card not in gone) for hand, gone in zip(hands, sent, strict=True)
            )
        case Playing(hands=hands):
            return hands
        case _:
            return ((), (), (), ())


def turn_of(game: Game) -> Seat | None:
    """Return whose border is lit: who is to play, or the person who has not passed yet."""
    match game.stage:
        case Passing(waiting=waiting):
            return ME if ME in waiting else None
        case Playing(turn=turn) | Scoring(shooter=turn):
            return turn
        case _:
            return None


def explain(game: Game, card: Card, reason: Refusal, names: dict[Seat, str]) -> str:
    """Say why the person's *card* is refused."""
    hands = hands_of(game)
    turn = turn_of(game)
    led = game.stage.trick.led if isinstance(game.stage, Playing) else None
    return text.explain(reason, card, hands[ME], led, said_names(names)[ME if turn is None else turn])


def status_of(game: Game, state: TableState, names: dict[Seat, str], *, is_asked: bool, keyboard: bool) -> Status:
    """Return what to say: what was said last, what is wrong with the card pointed at, or what the table waits for."""
    if state.line is not None:
        return Status(state.line.text, state.line.icon, state.line.is_warning)
    pointed = state.focus if keyboard else state.hover
    if is_asked and not state.received and isinstance(pointed, Card) and pointed is not state.lifted:
        reason = refusals(game, ME).get(pointed)
        if reason is not None:
            return Status(explain(game, pointed, reason, names), "lock", is_warning=True)
    names = said_names(names)
    match game.stage:
        case Passing(direction=direction):
            return Status(text.pass_circle(direction, names))
        case Playing() as playing:
            return Status(_playing_line(game, playing, state, names, is_asked=is_asked, keyboard=keyboard))
        case _:
            return Status(_taken_line(game, state.trick, names))


def _playing_line(
    game: Game, playing: Playing, state: TableState, names: dict[Seat, str], *, is_asked: bool, keyboard: bool
) -> str:
    said = [_taken_line(game, state.trick, names)]
    if state.received and playing.direction is not PassDirection.NONE:
        said.append(text.received(names[playing.direction.sender(ME)], state.received))
    elif is_asked:
        if state.lifted is not None:
            said.append(text.play_again(state.lifted, keyboard=keyboard))
        else:
            led = playing.trick.led
            follows = any(card.suit is led for card in playing.hands[ME])
            said.append(text.your_turn(led, follows=follows))
        said.append(_winning_line(playing, names))
    elif state.trick is None:
        said.append(text.waiting_for(names[playing.turn], leads=not playing.trick.cards))
        if state.lifted is not None:
            said.append(text.lifted_early(state.lifted))
    return " ".join(filter(None, said))


def _taken_line(game: Game, trick: Trick | None, names: dict[Seat, str]) -> str:
    if trick is None or trick.winner is None:
        return ""
    return text.trick_taken(names[trick.winner], points_of(trick.cards, game.rules), is_you=trick.winner is ME)


def _winning_line(playing: Playing, names: dict[Seat, str]) -> str:
    best, winner = playing.trick.best, playing.trick.winner
    if best is None or winner is None:
        return ""
    return text.winning(names[winner], best, is_you=winner is ME)

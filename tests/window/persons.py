"""How the tests' person plays, and the whole game that follows from it, computed without a window."""

from hearts.ai.levels import Level
from hearts.ai.thinker import Question, advice_for
from hearts.core.cards import Card, Hand
from hearts.core.dealing import deal_of, player_key
from hearts.core.game import Game, Over, Passing, Playing, apply
from hearts.core.moves import Move, Pass, Play
from hearts.core.record import Record
from hearts.core.rules import CARDS_PASSED, Rules
from hearts.core.seat_view import view_of
from hearts.core.seats import Seat
from hearts.table.flow import AskComputer, AskPerson, DealCards, next_step
from hearts.table.session import players_of

ME = Seat.SOUTH


def is_persons_turn(game: Game) -> bool:
    """Whether the rules wait for the person, who passes last."""
    match game.stage:
        case Passing(waiting=waiting):
            return waiting == (ME,)
        case Playing(turn=turn):
            return turn is ME
        case _:
            return False


def decision(game: Game) -> Pass | Play:
    """Return what the tests' person does: passes its first three cards, plays its first legal one."""
    match game.stage:
        case Passing(hands=hands):
            return Pass(ME, hands[ME][:CARDS_PASSED])
        case Playing() as playing:
            return Play(ME, playing.legal_plays(game.rules)[0])
        case stage:
            raise AssertionError(f"nobody asks the person in {stage}")


def card_to_play(game: Game) -> Card:
    """Return the card that the tests' person plays now."""
    play = decision(game)
    assert isinstance(play, Play)
    return play.card


def hand_of_person(game: Game) -> Hand:
    """Return the cards the person holds."""
    match game.stage:
        case Passing(hands=hands) | Playing(hands=hands):
            return hands[ME]
        case _:
            return ()


def whole_game(rules: Rules, seed: int, level: Level = Level.NORMAL) -> Record:
    """Return the record of the game that the tests' person plays when nothing interrupts it."""
    record = Record(rules, seed, players_of(level, is_demo=False))
    game, moves = Game(rules), list[Move]()
    while not isinstance(game.stage, Over):
        moves.append(_next_move(game, record, level))
        game = apply(game, moves[-1])
    return record.with_moves(tuple(moves))


def _next_move(game: Game, record: Record, level: Level) -> Move:
    match next_step(game, record.people, moving=False, trick_held=False, sheet_seen=True):
        case DealCards():
            return deal_of(record.seed, game.round_no)
        case AskPerson():
            return decision(game)
        case AskComputer(seat=seat):
            question = Question(0, level, view_of(game, seat), player_key(record.seed, seat))
            return advice_for(question).move
        case step:
            raise AssertionError(f"nothing to do at {step}")

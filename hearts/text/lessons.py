"""The sentences of a hint that teaches: the advice and why, what bears on it, and what another card would cost."""

from hearts.ai.lessons import Contrast, Lesson
from hearts.ai.lessons.facts import Fact, FactKind
from hearts.ai.lessons.pass_figures import Beside, PassFigures
from hearts.ai.player import Reason
from hearts.core.cards import Suit
from hearts.core.seats import Seat
from hearts.text import card_text, cards_text, decimal, number_word, points
from hearts.text.hints import hint
from hearts.text.language import Message, Plural, _

CLOSE = Message("All your cards come to about the same.")

_SENTENCES = {
    FactKind.ALL_ALIKE: Message("Hint: {card} is as good as the other cards you may play."),
    FactKind.TRIES_MOON: Message("Hint: {card}, on the way to the moon; nobody else has a point."),
    FactKind.STAYS_UNDER: Message("Hint: {card} stays under {name}’s {other}."),
    FactKind.CANNOT_TAKE: Message("Hint: {card} cannot take the trick; all that is out of its suit is higher."),
    FactKind.TAKES_SURELY: Message("Hint: {card} takes the trick for sure; nothing higher is out."),
    FactKind.TAKES_LAST: Message("Hint: {card} takes the trick, with {points} in it."),
    FactKind.THROWS: Message("Hint: throw {card}; it cannot take {name}’s trick."),
    FactKind.EVERY_POINT: Message("{name} has every point so far: {count}."),
    FactKind.OWN_EVERY_POINT: Message("You have every point so far: {count}."),
    FactKind.QUEEN_THREATENS: Message("The Queen of spades is still out, and you hold {other}."),
    FactKind.QUEEN_BARE: Message("No lower spade is left to guard your Queen."),
    FactKind.QUEEN_GONE: Message("The Queen of spades is gone."),
    FactKind.KEEPS_TOP_HEART: Message("You keep {other}, which can stop a moon."),
    FactKind.PLAYS_LAST: Message("Nobody plays after you."),
    FactKind.NO_POINTS_YET: Message("No points lie in the trick."),
    FactKind.KEEPS_QUEEN: Message("You keep the Queen of spades with {number} lower spades."),
    FactKind.KEEPS_HIGH_SPADE: Message("You keep {other} with {number} lower spades."),
    FactKind.SPOILS_MOON: Message("Whoever gets {card} will find it harder to take every point."),
}

_COUNTED = {
    FactKind.MAY_BE_BEATEN: Plural(
        "Hint: {card} may still be beaten; one higher card is out.",
        "Hint: {card} may still be beaten; {number} higher cards are out.",
    ),
    FactKind.QUEEN_GUARDED: Plural(
        "Your Queen keeps one lower spade as a guard.",
        "Your Queen keeps {number} lower spades as guards.",
    ),
    FactKind.HIGHER_OUT: Plural("One card that beats it is still out.", "{count} cards that beat it are still out."),
}

_OF_A_SUIT = {
    FactKind.LAST_OF_SUIT: {
        Suit.CLUBS: Message("It is your last club."),
        Suit.DIAMONDS: Message("It is your last diamond."),
        Suit.SPADES: Message("It is your last spade."),
        Suit.HEARTS: Message("It is your last heart."),
    },
    FactKind.ONE_LEFT: {
        Suit.CLUBS: Message("It leaves you one club."),
        Suit.DIAMONDS: Message("It leaves you one diamond."),
        Suit.SPADES: Message("It leaves you one spade."),
        Suit.HEARTS: Message("It leaves you one heart."),
    },
    FactKind.HIGHEST_OF_SUIT: {
        Suit.CLUBS: Message("It is your highest club."),
        Suit.DIAMONDS: Message("It is your highest diamond."),
        Suit.SPADES: Message("It is your highest spade."),
        Suit.HEARTS: Message("It is your highest heart."),
    },
    FactKind.SHOWN_VOID: {
        Suit.CLUBS: Message("{name} has no clubs and may throw points."),
        Suit.DIAMONDS: Message("{name} has no diamonds and may throw points."),
        Suit.SPADES: Message("{name} has no spades and may throw points."),
        Suit.HEARTS: Message("{name} has no hearts and may throw points."),
    },
    FactKind.NOBODY_ELSE: {
        Suit.CLUBS: Message("Nobody else holds clubs."),
        Suit.DIAMONDS: Message("Nobody else holds diamonds."),
        Suit.SPADES: Message("Nobody else holds spades."),
        Suit.HEARTS: Message("Nobody else holds hearts."),
    },
    FactKind.LEAVES_NONE: {
        Suit.CLUBS: Message("It leaves you without clubs."),
        Suit.DIAMONDS: Message("It leaves you without diamonds."),
        Suit.SPADES: Message("It leaves you without spades."),
        Suit.HEARTS: Message("It leaves you without hearts."),
    },
    FactKind.LEAVES_ONE: {
        Suit.CLUBS: Message("It leaves you one club."),
        Suit.DIAMONDS: Message("It leaves you one diamond."),
        Suit.SPADES: Message("It leaves you one spade."),
        Suit.HEARTS: Message("It leaves you one heart."),
    },
}


def sentences(lesson: Lesson, names: dict[Seat, str]) -> list[str]:
    """Return what a hint says, a sentence or two each: the advice, what bears on it, and the comparison."""
    first = hint(lesson.move, lesson.first, names) if isinstance(lesson.first, Reason) else fact(lesson.first, names)
    said = [first]
    if lesson.besides is not None:
        said.append(fact(lesson.besides, names))
    if lesson.figures is not None:
        said.append(figures(lesson.figures))
    if lesson.contrast is not None:
        said.append(contrast(lesson.contrast))
    elif lesson.is_close:
        said.append(CLOSE())
    return said


def fact(told: Fact, names: dict[Seat, str]) -> str:
    """Say one thing of the position."""
    count = told.count or 0
    if told.kind in _OF_A_SUIT:
        sentence = _OF_A_SUIT[told.kind][told.suit]()
    elif told.kind in _COUNTED:
        sentence = _COUNTED[told.kind](count)
    else:
        sentence = _SENTENCES[told.kind]()
    return sentence.format(
        card=card_text(told.card),
        name="" if told.seat is None else names[told.seat],
        other="" if told.other is None else card_text(told.other),
        count=count,
        number=number_word(count),
        points=points(count),
    )


def figures(told: PassFigures) -> str:
    """Say what three cards come to, and what another choice would cost."""
    match told.beside:
        case Beside.SAME:
            line = _("You have chosen these three; expect about {points} points this round.")
        case Beside.MINE if told.more < 0:
            line = _("The three you chose would cost you about {more} points less, but what the others get counts too.")
        case Beside.MINE:
            line = _("Expect about {points} points this round, {more} fewer than with the three you chose.")
        case Beside.MINE_ALIKE:
            line = _("Expect about {points} points this round, about as many as with the three you chose.")
        case Beside.USUAL:
            line = _("Expect about {points} points this round, {more} fewer than with the usual choice, {cards}.")
        case Beside.NEXT:
            line = _("Expect about {points} points this round, {more} fewer than with the next best, {cards}.")
        case _:
            line = _("Expect about {points} points this round.")
    return line.format(points=decimal(told.points), more=decimal(abs(told.more)), cards=cards_text(told.cards))


def contrast(told: Contrast) -> str:
    """Say what another card would cost."""
    if told.points < 0:
        line = _("{card} would cost you about {points} points less, but what the others get counts too.")
    elif told.by_rule:
        line = _("The usual choice, {card}, costs about {points} points more.")
    else:
        line = _("The next best, {card}, costs about {points} points more.")
    return line.format(card=card_text(told.card), points=decimal(abs(told.points)))

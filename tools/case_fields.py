"""Reading one case of a case file: every field checked, every complaint one sentence, nothing judged here."""

# ruff: noqa: TRY004  a field of the wrong kind is a wrong value in a file, and told as one

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from hearts.core.cards import Card
from hearts.core.rules import Jack, Moon, Rotation, Rules, parse_target
from hearts.core.scoring import BySeat
from hearts.core.seats import SEATS, PassDirection, Seat
from hearts.core.trick import Trick

MOONS = {
    "others+26": Moon.ADD,
    "add": Moon.ADD,
    "shooter-26": Moon.SUBTRACT,
    "subtract": Moon.SUBTRACT,
    "smart": Moon.CHOOSE,
    "choose": Moon.CHOOSE,
    "choice": Moon.CHOOSE,
    "shooterchooses": Moon.CHOOSE,
}
ONE_ROUND = ("round", "one round", "1 round", "single", "one", 1)
SEAT_NAMES = {name: seat for seat in SEATS for name in (seat.letter, seat.name)}
DIRECTIONS = {direction.value: direction for direction in PassDirection} | {"hold": PassDirection.NONE}


@dataclass(frozen=True, slots=True)
class Fields:
    """The fields of one case, read as what they mean; each reader raises ValueError where a field is not that."""

    values: Mapping[str, object]

    def has(self, key: str) -> bool:
        """Whether *key* is there and not null."""
        return self.values.get(key) is not None

    def first_of(self, *keys: str) -> str:
        """Return the first of *keys* that is there; where none is, the first, for the complaint about it."""
        return next((key for key in keys if self.has(key)), keys[0])

    def text(self, key: str, default: str = "") -> str:
        """Read a text."""
        value = self.values.get(key, default)
        if not isinstance(value, str):
            raise ValueError(f"{key} is not a text: {value!r}")
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Read true or false, or 1 or 0."""
        value = self.values.get(key, default)
        if value not in (True, False):
            raise ValueError(f"{key} is not true or false: {value!r}")
        return bool(value)

    def whole(self, key: str, default: int | None = None) -> int:
        """Read a whole number."""
        return _whole(key, self.values.get(key, default))

    def cards(self, key: str) -> tuple[Card, ...]:
        """Read different cards, in their order; nothing where the field is missing."""
        return distinct(key, (_card(key, item) for item in _items(key, self.values.get(key, []))))

    def needed_cards(self, key: str) -> tuple[Card, ...]:
        """Read cards of a field that must be there."""
        self.need(key)
        return self.cards(key)

    def need(self, key: str) -> None:
        """Complain where *key* is missing."""
        if key not in self.values:
            raise ValueError(f"{key} is missing")

    def seat(self, key: str, default: Seat | None = None) -> Seat:
        """Read a seat: its letter, name or number."""
        value = self.values.get(key)
        if value is None and default is not None:
            return default
        return _seat(key, value)

    def seats(self, key: str) -> tuple[Seat, ...]:
        """Read a seat, a list of seats, letters joined by blanks or commas, or null for nobody."""
        value = self.values.get(key)
        if value is None:
            return ()
        if isinstance(value, str):
            value = value.replace(",", " ").split()
        if not isinstance(value, list):
            value = [value]
        return tuple(sorted(_seat(key, item) for item in value))

    def direction(self, key: str) -> PassDirection:
        """Read a direction of passing; ``hold`` is none."""
        value = self.values.get(key)
        if not isinstance(value, str) or value.lower() not in DIRECTIONS:
            raise ValueError(f"{key} is not a direction: {value!r}")
        return DIRECTIONS[value.lower()]

    def by_seat(self, key: str) -> dict[Seat, object]:
        """Read something for each seat named; a list is read South first."""
        value = self.values.get(key)
        if value is None:
            return {}
        if isinstance(value, list) and len(value) == len(SEATS):
            return dict(zip(SEATS, value, strict=True))
        if not isinstance(value, dict):
            raise ValueError(f"{key} is not a figure or a list for each seat: {value!r}")
        return {_seat(key, name): item for name, item in value.items()}

    def numbers_by_seat(self, key: str) -> dict[Seat, int]:
        """Read a whole number for each seat named."""
        return {seat: _whole(key, item) for seat, item in self.by_seat(key).items()}

    def cards_by_seat(self, key: str) -> dict[Seat, tuple[Card, ...]]:
        """Read cards for each seat named, no card twice."""
        found = {
            seat: tuple(_card(key, item) for item in _items(key, value)) for seat, value in self.by_seat(key).items()
        }
        distinct(key, (card for cards in found.values() for card in cards))
        return found

    def totals(self, key: str) -> BySeat:
        """Read four figures, one for each seat."""
        self.need(key)
        found = self.numbers_by_seat(key)
        if len(found) != len(SEATS):
            raise ValueError(f"{key} does not name the four seats")
        south, west, north, east = (found[seat] for seat in SEATS)
        return south, west, north, east

    def trick(self, key: str, turn: Seat = Seat.SOUTH) -> Trick:
        """Read a trick of seats with cards in playing order, or of cards alone before it is *turn*'s."""
        rows = _items(key, self.values.get(key, []))
        if len(rows) > len(SEATS):
            raise ValueError(f"{key} has more than four cards")
        if not all(isinstance(row, list) for row in rows):
            leader = self.seat("leader", SEATS[(turn - len(rows)) % 4])
            return Trick(leader, self.cards(key))
        return trick_of(key, rows, turn)

    def rules(self) -> Rules:
        """Read the options, by any of their names; what is not named has its default."""
        value = self.values.get("rules")
        if value is None:
            return Rules()
        if isinstance(value, str):
            return Rules.parse(value)
        if not isinstance(value, dict):
            raise ValueError(f"rules are not options with values: {value!r}")
        return _rules(Fields(value))


def trick_of(key: str, rows: Sequence[object], turn: Seat) -> Trick:
    """Read a trick of seats with cards; an empty one is led by *turn*."""
    pairs = []
    for row in rows:
        pair = _items(key, row)
        if len(pair) != 2:  # noqa: PLR2004  a seat and its card
            raise ValueError(f"{key} is not a list of seats with cards: {row!r}")
        pairs.append((_seat(key, pair[0]), _card(key, pair[1])))
    trick = Trick(pairs[0][0] if pairs else turn, distinct(key, (card for _, card in pairs)))
    if [seat for seat, _ in pairs] != [play.seat for play in trick.plays()]:
        raise ValueError(f"{key}: the seats are not in playing order")
    return trick


def distinct(key: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return *cards*, none of them twice."""
    found = tuple(cards)
    for card in found:
        if found.count(card) > 1:
            raise ValueError(f"{key} has {card} twice")
    return found


def _rules(options: Fields) -> Rules:
    rules = Rules()
    for key in options.values:
        rules = _with_option(rules, options, key)
    return rules


def _with_option(rules: Rules, options: Fields, key: str) -> Rules:
    match key:
        case "target" | "length" | "limit":
            return replace(rules, target=_target(key, options.values[key]))
        case "moon":
            return replace(rules, moon=_moon(options.text(key)))
        case "jd" | "jack" | "jack_of_diamonds":
            return replace(rules, jack=_jack(key, options.values[key]))
        case "queen_breaks" | "queen_breaks_hearts":
            return replace(rules, queen_breaks=options.flag(key))
        case "points_on_first" | "points_on_first_trick" | "first_trick_points":
            return replace(rules, first_trick_points=options.flag(key))
        case "passing":
            return replace(rules, passing=Rotation(options.text(key)))
        case _:
            raise ValueError(f"not an option of the rules: {key!r}")


def _target(key: str, value: object) -> int | None:
    if value is None or value in ONE_ROUND:
        return None
    if isinstance(value, str):
        return parse_target(value)
    target = _whole(key, value)
    if target <= 0:
        raise ValueError(f"{key} is not a length of a game: {value!r}")
    return target


def _moon(text: str) -> Moon:
    name = text.lower().replace(" ", "").replace("\u2212", "-")
    if name not in MOONS:
        raise ValueError(f"not a form of the moon: {text!r}")
    return MOONS[name]


def _jack(key: str, value: object) -> Jack:
    if value in (True, "on", "-10", -10):
        return Jack.BONUS
    if value in (False, None, "off", "0"):
        return Jack.OFF
    raise ValueError(f"{key} is not on or off: {value!r}")


def _items(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{key} is not a list: {value!r}")
    return value


def _card(key: str, value: object) -> Card:
    if not isinstance(value, str):
        raise ValueError(f"{key} has what is no card: {value!r}")
    return Card.parse(value)


def _seat(key: str, value: object) -> Seat:
    if isinstance(value, str) and value.upper() in SEAT_NAMES:
        return SEAT_NAMES[value.upper()]
    if isinstance(value, int) and not isinstance(value, bool) and value in range(len(SEATS)):
        return SEATS[value]
    raise ValueError(f"{key} has what is no seat: {value!r}")


def _whole(key: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{key} is not a whole number: {value!r}")
    return value

"""What the settings offer, page by page, and what each choice makes of them; pure values, no pygame."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeVar

from hearts.ai.levels import Level
from hearts.core.rules import Jack, Rules
from hearts.store.settings import THEMES, Settings, ShowPoints
from hearts.text import about, access, languages, sheets
from hearts.text.language import Message
from hearts.text.sheets import Changed
from hearts.ui.screens.access_entries import Access, Field, Keys, Notice, fields_of, keys_of

THEME_ID: Final = "theme:"
Named = TypeVar("Named", bound=Enum)
LENGTHS: Final = (None, 50, 100, 200)
SCALES: Final = (0.75, 1.0, 1.25, 1.5, 2.0)
VOLUME_ID: Final = "volume"
LANGUAGE_ID: Final = "language"
ABOUT_ID: Final = "about"
NO_ACCESS: Final = Access()
VOLUME_STEPS: Final = 20  # a drag over the whole slider changes the settings that often at most


class Page(Enum):
    """One side of the settings; the value, said, is its label."""

    RULES = sheets.PAGE_RULES
    PLAY = sheets.PAGE_PLAY
    LOOK = sheets.PAGE_LOOK
    ACCESS = access.PAGE


@dataclass(frozen=True, slots=True)
class Heading:
    """A line above some entries; the *note* stands at its right."""

    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several; the *note* explains the chosen one."""

    id: str
    label: str
    options: tuple[str, ...]
    index: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    id: str
    label: str
    note: str
    is_on: bool
    is_enabled: bool = True


@dataclass(frozen=True, slots=True)
class Loudness:
    """How loud it is, with the loudspeaker that mutes it."""

    volume: float
    is_muted: bool


@dataclass(frozen=True, slots=True)
class Cloths:
    """The tables to choose from, each shown as a small picture; control ids are ``theme:key``."""

    keys: tuple[str, ...]
    index: int


@dataclass(frozen=True, slots=True)
class Door:
    """A button that opens a sheet of its own."""

    id: str
    label: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A note in a box."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Sample:
    """A piece of the table that shows what is chosen."""

    marks_winner: bool
    points: ShowPoints


@dataclass(frozen=True, slots=True)
class Faces:
    """Some cards of every suit and a back, as the deck has them."""


Entry = Heading | Choice | Switch | Loudness | Cloths | Door | Remark | Sample | Faces | Field | Keys | Notice


@dataclass(frozen=True, slots=True)
class PageView:
    """What a page shows: first over its whole width, then in two columns, last over its whole width again."""

    wide: tuple[Entry, ...]
    left: tuple[Entry, ...]
    right: tuple[Entry, ...]
    below: tuple[Entry, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All of it in one column."""
        return self.wide + self.left + self.right + self.below


def page_view(
    page: Page,
    settings: Settings,
    *,
    remark: Remark | None = None,
    shown_scale: float = 1.0,
    can_sound: bool = True,
    access_state: Access = NO_ACCESS,
    preferred_languages: Sequence[str] = (),
    leads_to_about: bool = False,
) -> PageView:
    """Return what *page* shows; *shown_scale* is the size the window has room for."""
    match page:
        case Page.RULES:
            return _rules_page(settings, remark, leads_to_about=leads_to_about)
        case Page.PLAY:
            return _play_page(settings, can_sound=can_sound)
        case Page.LOOK:
            return _look_page(settings, preferred_languages)
        case Page.ACCESS:
            return _access_page(settings, shown_scale, access_state)


def chosen(settings: Settings, entry_id: str, index: int, value: float = 0.0) -> Settings:
    """Return *settings* after option *index* of an entry was taken; a switch turns over whatever the index.

    *value* is the slider's. Whoever moves it wants to hear something.
    """
    if entry_id == VOLUME_ID:
        return replace(settings, volume=round(value * VOLUME_STEPS) / VOLUME_STEPS, muted=False)
    if entry_id.startswith(THEME_ID):
        return replace(settings, theme=entry_id.removeprefix(THEME_ID))
    if entry_id in _TURNS:
        return _TURNS[entry_id](settings)
    return _CHOOSES[entry_id](settings, index)


def rule_changes(old: Settings, new: Settings) -> frozenset[Changed]:
    """Return what of the next game differs."""
    before, after = old.rules, new.rules
    different = {
        Changed.LEVEL: old.level != new.level,
        Changed.LENGTH: before.target != after.target,
        Changed.MOON: before.moon is not after.moon,
        Changed.PASSING: before.passing is not after.passing,
        Changed.JACK: before.jack is not after.jack,
        Changed.QUEEN_BREAKS: before.queen_breaks != after.queen_breaks,
        Changed.FIRST_TRICK: before.first_trick_points != after.first_trick_points,
    }
    return frozenset(change for change, is_different in different.items() if is_different)


def lengths(target: int | None) -> tuple[int | None, ...]:
    """Return the lengths on offer; an unusual one that is set has its place among them."""
    return tuple(sorted({*LENGTHS, target}, key=lambda points: points or 0))


def scales(scale: float) -> tuple[float, ...]:
    """Return the sizes on offer; an unusual one that is set has its place among them."""
    return SCALES if scale in SCALES else tuple(sorted((*SCALES, scale)))


def _rules_page(settings: Settings, remark: Remark | None, *, leads_to_about: bool) -> PageView:
    rules, level = settings.rules, Level(settings.level)
    targets = lengths(rules.target)
    length = Choice(
        "length",
        sheets.GAME_LENGTH(),
        tuple(sheets.length_label(target) for target in targets),
        targets.index(rules.target),
        sheets.length_note(rules.target),
    )
    left = (
        Heading(sheets.HEAD_GAME(), sheets.RULES_NOTE()),
        _choice("level", sheets.OPPONENTS(), sheets.LEVELS, level, sheets.LEVEL_NOTES[level]()),
        length,
        _choice("moon", sheets.MOON(), sheets.MOONS, rules.moon),
        _choice("passing", sheets.PASSING(), sheets.PASSINGS, rules.passing),
    )
    right = (
        Heading(sheets.HEAD_OPTIONS()),
        Switch("jack", sheets.JACK(), sheets.JACK_NOTE(), rules.jack is Jack.BONUS),
        Switch("queen_breaks", sheets.QUEEN_BREAKS(), sheets.QUEEN_BREAKS_NOTE(), rules.queen_breaks),
        Switch("first_trick", sheets.FIRST_TRICK(), sheets.FIRST_TRICK_NOTE(), rules.first_trick_points),
    )
    below = (Door(ABOUT_ID, about.ABOUT()),) if leads_to_about else ()
    return PageView((), left, (*right, remark) if remark is not None else right, below)


def _play_page(settings: Settings, *, can_sound: bool) -> PageView:
    left = (
        Heading(sheets.HEAD_PACE()),
        _choice("speed", sheets.SPEED(), sheets.SPEEDS, settings.speed),
        Switch("one_tap", sheets.ONE_TAP(), sheets.ONE_TAP_NOTE(), settings.one_tap),
        Heading(sheets.HEAD_SOUND(), "" if can_sound else sheets.NO_SOUND_DEVICE()),
        Loudness(settings.volume, settings.muted),
        Switch("sound_hearts", sheets.SOUND_HEARTS(), sheets.SOUND_HEARTS_NOTE(), settings.sound_hearts),
        Switch("sound_queen", sheets.SOUND_QUEEN(), sheets.SOUND_QUEEN_NOTE(), settings.sound_queen),
    )
    right = (
        Heading(sheets.HEAD_MARKS()),
        _choice(
            "show_points", sheets.SHOW_POINTS(), sheets.POINTS_SHOWN, settings.show_points, sheets.SHOW_POINTS_NOTE()
        ),
        Switch("mark_winner", sheets.MARK_WINNER(), sheets.MARK_WINNER_NOTE(), settings.mark_winner),
        Sample(settings.mark_winner, settings.show_points),
    )
    return PageView((), left, right)


def _look_page(settings: Settings, preferred: Sequence[str]) -> PageView:
    backs = tuple(name() for name in sheets.BACKS.values())
    back = Choice("back", sheets.BACK(), backs, list(sheets.BACKS).index(settings.back))
    cards = (
        _choice("deck", sheets.DECK(), sheets.DECKS, settings.deck, sheets.DECK_NOTES[settings.deck]()),
        Switch("large_index", sheets.LARGE_INDEX(), sheets.LARGE_INDEX_NOTE(), settings.large_index),
    )
    language = Door(LANGUAGE_ID, languages.choice_name(settings.language, preferred))
    return PageView(
        (Heading(sheets.HEAD_CLOTH()), Cloths(THEMES, THEMES.index(settings.theme))),
        (Heading(sheets.HEAD_CARDS()), *cards),
        (Heading(sheets.HEAD_BACK()), back, Heading(languages.TITLE()), language),
        (Faces(),),
    )


def _access_page(settings: Settings, shown_scale: float, state: Access) -> PageView:
    sizes = scales(settings.ui_scale)
    size = Choice(
        "ui_scale",
        sheets.UI_SCALE(),
        tuple(sheets.percent(size) for size in sizes),
        sizes.index(settings.ui_scale),
        sheets.scale_note(shown_scale, settings.ui_scale),
    )
    note = access.SPEECH_NOTE() if state.can_speak else access.NO_SPEECH_NOTE()
    left = (
        Heading(access.HEAD_COMFORT()),
        size,
        Switch("reduced_motion", sheets.REDUCED_MOTION(), sheets.REDUCED_MOTION_NOTE(), settings.reduced_motion),
        Switch("speech", access.SPEECH(), note, settings.speech, state.can_speak),
    )
    names: tuple[Entry, ...] = (Heading(access.HEAD_NAMES()), *fields_of(settings, state.typing))
    keys = (Heading(access.HEAD_KEYS()), keys_of(settings, state.awaited), Notice(state.notice or access.HOW()))
    return PageView((), left, names, keys)


def _choice(entry_id: str, label: str, names: Mapping[Named, Message], value: Named, note: str = "") -> Choice:
    return Choice(entry_id, label, tuple(name() for name in names.values()), list(names).index(value), note)


def _ruled(settings: Settings, change: Callable[[Rules], Rules]) -> Settings:
    return replace(settings, rules=change(settings.rules))


_TURNS: Final[Mapping[str, Callable[[Settings], Settings]]] = MappingProxyType(
    {
        "jack": lambda s: _ruled(s, lambda r: replace(r, jack=Jack.OFF if r.jack is Jack.BONUS else Jack.BONUS)),
        "queen_breaks": lambda s: _ruled(s, lambda r: replace(r, queen_breaks=not r.queen_breaks)),
        "first_trick": lambda s: _ruled(s, lambda r: replace(r, first_trick_points=not r.first_trick_points)),
        "one_tap": lambda s: replace(s, one_tap=not s.one_tap),
        "reduced_motion": lambda s: replace(s, reduced_motion=not s.reduced_motion),
        "speech": lambda s: replace(s, speech=not s.speech),
        "mark_winner": lambda s: replace(s, mark_winner=not s.mark_winner),
        "muted": lambda s: replace(s, muted=not s.muted),
        "sound_hearts": lambda s: replace(s, sound_hearts=not s.sound_hearts),
        "sound_queen": lambda s: replace(s, sound_queen=not s.sound_queen),
        "large_index": lambda s: replace(s, large_index=not s.large_index),
    }
)


_CHOOSES: Final[Mapping[str, Callable[[Settings, int], Settings]]] = MappingProxyType(
    {
        "level": lambda s, index: replace(s, level=tuple(sheets.LEVELS)[index].value),
        "length": lambda s, index: _ruled(s, lambda r: replace(r, target=lengths(r.target)[index])),
        "moon": lambda s, index: _ruled(s, lambda r: replace(r, moon=tuple(sheets.MOONS)[index])),
        "passing": lambda s, index: _ruled(s, lambda r: replace(r, passing=tuple(sheets.PASSINGS)[index])),
        "speed": lambda s, index: replace(s, speed=tuple(sheets.SPEEDS)[index]),
        "show_points": lambda s, index: replace(s, show_points=tuple(sheets.POINTS_SHOWN)[index]),
        "deck": lambda s, index: replace(s, deck=tuple(sheets.DECKS)[index]),
        "back": lambda s, index: replace(s, back=tuple(sheets.BACKS)[index]),
        "ui_scale": lambda s, index: replace(s, ui_scale=scales(s.ui_scale)[index]),
    }
)

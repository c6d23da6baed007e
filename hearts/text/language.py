"""Which language is spoken, and how a sentence of the program becomes one of that language.

The one place in the program that remembers something for all of it: gettext, too, knows one language at a time, and
every sentence would otherwise have to carry it. Nothing is said at import time, so the language may change at any
moment. Sentences stand in English where they are used; assets/locale holds what they are in other languages.
"""

import gettext as catalogues
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from hearts.resources import assets_folder

DOMAIN: Final = "hearts"
ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "cs": "Čeština",
        "de": "Deutsch",
        "en": "English",
        "es": "Español",
        "fr": "Français",
        "it": "Italiano",
        "nl": "Nederlands",
        "pl": "Polski",
        "pt_BR": "Português (Brasil)",
        "sv": "Svenska",
    }
)
"""Every language there is, named in itself, in the order of their names."""


class _Voice:
    """The language spoken now, and its catalogue."""

    def __init__(self) -> None:
        self.language = ENGLISH
        self.catalogue = catalogues.NullTranslations()


_VOICE: Final = _Voice()


def speak(language: str) -> None:
    """Say everything in *language* from now on; in English where there is no such language."""
    known = language if language in LANGUAGES else ENGLISH
    _VOICE.catalogue, _VOICE.language = _catalogue(known), known


def spoken_language() -> str:
    """Return the code of the language spoken now."""
    return _VOICE.language


def language_of(chosen: str, preferred: Iterable[str]) -> str:
    """Return the code of the *chosen* language, else of the first *preferred* one that there is, else English.

    Codes are as the system has them: ``de``, ``de_AT`` or ``pt-PT`` find the catalogue of the language.
    """
    if chosen in LANGUAGES:
        return chosen
    for code in preferred:
        wanted = code.replace("-", "_").split("_")[0].lower()
        for language in LANGUAGES:
            if language.split("_")[0] == wanted:
                return language
    return ENGLISH


@cache
def _catalogue(language: str) -> catalogues.NullTranslations:
    """Return what *language* has for every sentence; a catalogue that cannot be read leaves English."""
    if language == ENGLISH:
        return catalogues.NullTranslations()
    try:
        return catalogues.translation(DOMAIN, assets_folder() / "locale", [language])
    except (OSError, ValueError):
        return catalogues.NullTranslations()


def _(sentence: str) -> str:
    """Return *sentence* in the language spoken."""
    return _VOICE.catalogue.gettext(sentence)


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form that goes with *count*, which may be below zero, in the language spoken."""
    return _VOICE.catalogue.ngettext(one, many, abs(count))


def pgettext(context: str, sentence: str) -> str:
    """Return *sentence*, which has another meaning elsewhere, as it is said in *context*."""
    return _VOICE.catalogue.pgettext(context, sentence)


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence known by its English text; called, it is said in the language of that moment."""

    english: str
    context: str = ""

    def __call__(self, **values: object) -> str:
        """Say it, with *values* for its placeholders."""
        said = pgettext(self.context, self.english) if self.context else _(self.english)
        return said.format(**values) if values else said


@dataclass(frozen=True, slots=True)
class Plural:
    """A sentence about a number of things, known by its two English forms; called with the number, it is said."""

    one: str
    many: str

    def __call__(self, count: int, **values: object) -> str:
        """Say the form for *count*, with *values* for its placeholders."""
        said = ngettext(self.one, self.many, count)
        return said.format(**values) if values else said

"""The sheet on which a language is chosen; every language is named in itself. Knows no pygame."""

from collections.abc import Sequence

from hearts.text.language import LANGUAGES, Message, _, language_of

TITLE = Message("Language")
DONE = Message("Done")
SYSTEM = ""
"""The choice that leaves it to the system."""


def choices() -> tuple[str, ...]:
    """Return the codes of what may be chosen, that of the system first."""
    return (SYSTEM, *LANGUAGES)


def choice_name(code: str, preferred: Sequence[str]) -> str:
    """Name a choice; that of the system tells which language it is by what the system has *preferred*."""
    if code in LANGUAGES:
        return LANGUAGES[code]
    return _("As the system: {language}").format(language=LANGUAGES[language_of(SYSTEM, preferred)])

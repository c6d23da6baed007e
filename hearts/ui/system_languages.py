"""Which languages the person has chosen in the system."""

from pygame.system import get_pref_locales


def system_languages() -> tuple[str, ...]:
    """Return their codes, the dearest first: ``de_AT``, or ``de`` where no country is known."""
    found = []
    for locale in get_pref_locales():
        language, country = locale["language"], locale.get("country")
        found.append(f"{language}_{country}" if country else language)
    return tuple(found)

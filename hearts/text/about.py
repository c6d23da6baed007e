"""What the program says about itself: version, licences, and where everything of the person's lies."""

from hearts import __version__
from hearts.text.language import Message, _

ABOUT = Message("About Hearts")
CLOSE = Message("Close")
YOUR_DATA = Message("Your games and settings")
KEPT_IN = Message("They are kept in this folder on this computer and nowhere else:")
NOT_KEPT = Message("They cannot be kept at the moment: nothing can be written to this folder:")
LICENCES = Message("Licences")
CODE = Message("The program is free software under the MIT licence.")
FONTS = Message(
    "Its letters are Hearts Display, made from Fraunces, and Hearts Text, made from Figtree. "
    "Both are under the SIL Open Font License, version 1.1."
)
QUIET = Message("It connects to nothing and counts nothing but your games.")
MADE_WITH = Message("Runs on")


def version() -> str:
    """Name the version."""
    return _("Version {version}").format(version=__version__)


def runs_on(python: str, pygame: str, sdl: str) -> str:
    """Name the versions of what the program runs on."""
    return _("Python {python}, pygame-ce {pygame}, SDL {sdl}.").format(python=python, pygame=pygame, sdl=sdl)

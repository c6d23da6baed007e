"""The program among others on three systems: its place in their menus, and what it leaves and shows when it fails.

``launcher`` puts it into the menu and takes it out again, ``linux``, ``windows`` and ``macos`` know how that is done
there, ``command`` how this copy is started. They import no pygame; ``guard``, which tells of failures, does.
"""

from typing import Final

APP_ID: Final = "org.heartstable.Hearts"
"""What catalogues and systems know the program by; whoever publishes it puts a domain of their own there."""

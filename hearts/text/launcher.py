"""What is said on the terminal about the program's place in the menus of the desktop."""

from hearts.text.language import Message

INSTALLED = Message("Hearts stands in the menu of your desktop now. hearts --remove-launcher takes it out again.")
REMOVED = Message("Hearts has left the menu of your desktop. Your games and settings are where they were.")
NOTHING_TO_REMOVE = Message("There is no launcher of Hearts to remove.")

CANNOT_WRITE = Message("hearts: the launcher in {place} could not be written or removed: {detail}")
NOT_OURS = Message("hearts: {place} belongs to something else, so nothing was changed.")
CAME_WITH_INSTALLATION = Message("hearts: {place} came with the installation, so Hearts stands in the menu already.")
NO_COMMAND = Message("hearts: {python} does not find this copy of Hearts again, so a launcher could not start it.")
SYSTEM_REFUSED = Message("hearts: the shortcut could not be changed: {detail}")

"""The desktop entry: the one that ships, with the command that starts this copy; pure text.

The shipped one says ``Exec=hearts``, for a system where that is found by name.
"""

import re

from hearts.desktop.command import Command

SHIPPED_COMMAND = "Exec=hearts"
PLAIN = re.compile(r"[\w./:@+,-]+", re.ASCII)
"""Words that need no quotes in a command."""


def with_command(shipped: str, command: Command) -> str:
    """Return the entry *shipped* so that it starts *command*, and is left out of menus once that is gone."""
    # GLib looks for the program by its name with the per cent still doubled, and does not find it
    started = ("/usr/bin/env", *command.words) if "%" in str(command.program) else command.words
    lines = [f"Exec={_string(' '.join(_quoted(word) for word in started))}"]
    lines.append(f"TryExec={_string(str(command.program))}")
    if command.folder is not None:
        lines.append(f"Path={_string(str(command.folder))}")
    found = shipped.replace(f"\n{SHIPPED_COMMAND}\n", "\n{}\n".format("\n".join(lines)))
    if found == shipped:
        raise ValueError(f"the desktop entry has no line {SHIPPED_COMMAND}")
    return found


def _quoted(word: str) -> str:
    """Write a word of a command; per cent would begin a field code."""
    word = word.replace("%", "%%")
    return word if PLAIN.fullmatch(word) else '"{}"'.format(re.sub(r'([\\"`$])', r"\\\1", word))


def _string(value: str) -> str:
    """Write a value of the file."""
    value = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t")
    return f"\\s{value[1:]}" if value.startswith(" ") else value

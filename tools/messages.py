"""Finds every sentence in hearts/text, as the program's own calls mark them; used by tools/catalogues.py."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "hearts" / "text"
MARKS = ("_", "Message", "Plural", "ngettext", "pgettext")


@dataclass(frozen=True, slots=True)
class Found:
    """A sentence in English: its plural and its context where it has them, and what is said of its place."""

    one: str
    many: str = ""
    context: str = ""
    about: str = ""
    place: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """What tells it from every other sentence."""
        return self.context, self.one, self.many


class UnmarkedError(ValueError):
    """A sentence is marked in a way in which nobody can find it."""


def messages(folder: Path = TEXTS) -> list[Found]:
    """Return every sentence of the modules in *folder* once, in the order in which they stand there."""
    found: dict[tuple[str, str, str], Found] = {}
    for path in sorted(folder.glob("*.py")):
        for message in messages_of(path.read_text("utf-8"), f"hearts/text/{path.name}"):
            found.setdefault(message.key, message)
    return list(found.values())


def messages_of(source: str, place: str) -> Iterator[Found]:
    """Yield the sentences that *source* marks; its functions' docstrings say what they are about."""
    yield from _in(ast.parse(source), "", place)


def _in(node: ast.AST, about: str, place: str) -> Iterator[Found]:
    if isinstance(node, ast.FunctionDef):
        about = (ast.get_docstring(node) or about).split("\n")[0]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
        found = _found(node, about, place)
        if found is not None:
            yield found
    for child in ast.iter_child_nodes(node):
        yield from _in(child, about, place)


def _found(call: ast.Call, about: str, place: str) -> Found | None:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    wanted = 1 if name == "_" or (name == "Message" and len(call.args) == 1) else 2
    plain = [word for word in call.args[:wanted] if isinstance(word, ast.Constant)]
    words = [word.value for word in plain if isinstance(word.value, str)]
    if len(words) < wanted or call.keywords:
        if place.endswith("language.py"):  # there the marks themselves are made
            return None
        raise UnmarkedError(f"{place}:{call.lineno}: {name} takes plain texts, so that they can be found")
    match name, words:
        case (("Plural" | "ngettext"), [one, many]):
            return Found(one, many, about=about, place=place)
        case "pgettext", [context, one]:
            return Found(one, context=context, about=about, place=place)
        case "Message", [one, context]:
            return Found(one, context=context, about=about, place=place)
        case _, [one]:
            return Found(one, about=about, place=place)
    raise AssertionError(name)

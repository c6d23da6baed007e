"""The syntax trees of hearts/ prove that imports go one way and that each layer keeps off what it must not touch."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# each may import itself and what stands before it
ORDER = (
    ("core",),
    ("resources",),
    ("ai",),
    ("store",),
    ("table",),
    ("text",),
    ("ui",),
    ("ui.screens",),
    ("desktop", "engine", "options"),
    ("wiring",),
    ("app",),
)
PLACE = {name: place for place, names in enumerate(ORDER) for name in names} | {"__main__": len(ORDER)}

NEVER_IN_CORE = {"pygame", "random", "time", "os", "pathlib", "threading", "io", "sqlite3", "sys", "subprocess"}
NEVER_BELOW_UI = {"pygame"}
BELOW_UI = ("core", "resources", "ai", "store", "table", "text", "engine")
IMPORTS_NUMPY = {"numpy", "pygame.surfarray", "pygame.sndarray"}
MAY_IMPORT_NUMPY = ("ai", "engine")
STARTS_PROGRAMS = {"subprocess"}
# the launchers, and the one place behind a seam that hands words to the system's speech and waits for nothing
MAY_START_PROGRAMS = ("desktop", "ui.system_speech")

# ui.system_speech only looks for the system's program that speaks
ON_DISK = (
    *(
        "resources",
        "store",
        "desktop",
        "ui.assets",
        "ui.mixer",
        "ui.system_speech",
        "text",
        "wiring",
        "app",
        "__main__",
    ),
)
DISK_MODULES = {"sqlite3", "shutil", "tempfile", "glob", "platformdirs", "fileinput", "importlib.resources"}
DISK_CALLS = {
    *("open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "makedirs", "unlink", "rmdir"),
    *("iterdir", "touch", "listdir", "scandir", "image.load", "image.save", "image.load_sized_svg"),
}

Sources = Mapping[str, str]
"""Module names below ``hearts`` (``ui.screens.menu``) and their text."""


def sources() -> dict[str, str]:
    found = {}
    for path in sorted((ROOT / "hearts").rglob("*.py")):
        parts = path.relative_to(ROOT / "hearts").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)
        found[name] = path.read_text("utf-8")
    return found


def is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def layer_of(module: str) -> str | None:
    """The most exact layer that holds a module."""
    return max((layer for layer in PLACE if is_in(module, layer)), key=len, default=None)


def imported(module: str, tree: ast.AST, *, is_package: bool) -> Iterator[str]:
    """Every module imported anywhere in *tree*, functions included; a name imported from one is told too."""
    package = ["hearts", *module.split(".")][: None if is_package else -1]
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                base = ".".join([*package[: len(package) - level + 1], *([source] if source else [])])
                start = base if level else str(source)
                yield start
                yield from (f"{start}.{name.name}" for name in names)
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module"), args=[first, *_]):
                yield str(first.value) if isinstance(first, ast.Constant) else "a module named at run time"


def disk_calls(tree: ast.AST) -> Iterator[str]:
    """The calls in *tree* that read or write files, by the name called or the last two joined."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(args=[ast.Call(func=ast.Attribute(attr="BytesIO")), *_]):
                # a picture from memory
                continue
            case ast.Call(func=ast.Name(id=name)):
                names = {name}
            case ast.Call(func=ast.Attribute(attr="open"), args=[ast.Constant(value=str(mode)), *_]):
                # only a path is opened in a mode
                names = {"open"} if set(mode) <= set("rwaxbt+") else set()
            case ast.Call(func=ast.Attribute(attr="open", value=ast.Name(id="os" | "io"))):
                names = {"open"}
            case ast.Call(func=ast.Attribute(attr=name, value=ast.Name(id=owner) | ast.Attribute(attr=owner))):
                names = {name, f"{owner}.{name}"} - {"open"}
            case ast.Call(func=ast.Attribute(attr=name)):
                names = {name} - {"open"}
            case _:
                continue
        yield from names & DISK_CALLS


def matches(name: str, banned: set[str]) -> bool:
    return any(is_in(name, one) for one in banned)


def faults_of(modules: Sources) -> list[str]:
    """Everything in *modules* that goes against the order or touches what it must not."""
    found = []
    for module, text in modules.items():
        if module == "__init__":
            continue
        layer = layer_of(module)
        if layer is None:
            found.append(f"{module} has no place in the order")
            continue
        tree = ast.parse(text)
        is_package = any(other.startswith(module + ".") for other in modules)
        names = set(imported(module, tree, is_package=is_package))
        found += _against_the_order(module, layer, names, modules)
        found += _banned(module, names)
        if not any(is_in(module, place) for place in ON_DISK):
            touched = sorted(set(disk_calls(tree)))
            touched += sorted(name for name in names if matches(name, DISK_MODULES))
            found += [f"{module} touches the disk: {name}" for name in touched]
    return found


def _against_the_order(module: str, layer: str, names: set[str], modules: Sources) -> Iterator[str]:
    for name in sorted(names):
        inner = name.removeprefix("hearts.")
        if not name.startswith("hearts.") or inner not in modules:
            continue
        other = layer_of(inner)
        if other is None or (PLACE[other] >= PLACE[layer] and other != layer):
            yield f"{module} imports {inner}, which stands later"


def _banned(module: str, names: set[str]) -> Iterator[str]:
    banned = set()
    if is_in(module, "core"):
        banned |= NEVER_IN_CORE
    if any(is_in(module, layer) for layer in BELOW_UI):
        banned |= NEVER_BELOW_UI
    if not any(is_in(module, layer) for layer in MAY_IMPORT_NUMPY):
        banned |= IMPORTS_NUMPY
    if not any(is_in(module, place) for place in MAY_START_PROGRAMS):
        banned |= STARTS_PROGRAMS
    outside = {name.split(".")[0] for name in names if matches(name, banned)}
    yield from (f"{module} imports {name}" for name in sorted(outside))


def reached_from(start: str, modules: Sources) -> set[str]:
    """The modules that a process which imports *start* imports in turn."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module in found or module not in modules:
            continue
        found.add(module)
        is_package = any(other.startswith(module + ".") for other in modules)
        for name in imported(module, ast.parse(modules[module]), is_package=is_package):
            parts = name.split(".")
            if parts[0] == "hearts":
                waiting += [".".join(parts[1 : count + 1]) for count in range(1, len(parts))]
    return found


def numpy_in_the_window(modules: Sources) -> list[str]:
    window = {module for start in ("__main__", "app") for module in reached_from(start, modules)}
    return sorted(
        module
        for module in window
        if any(matches(name, IMPORTS_NUMPY) for name in imported(module, ast.parse(modules[module]), is_package=False))
    )


def test_imports_go_one_way_and_each_layer_keeps_off_what_it_must_not_touch() -> None:
    assert faults_of(sources()) == []


def test_the_process_of_the_window_never_imports_numpy() -> None:
    assert numpy_in_the_window(sources()) == []


def test_the_whole_program_is_looked_at() -> None:
    found = sources()
    assert {"core.game", "core.cards", "__main__", "app", "ai.levels"} <= set(found)
    assert {"core.game", "ui", "ai.levels"} <= reached_from("__main__", found)


@pytest.mark.parametrize(
    ("module", "planted", "fault"),
    [
        ("core.cards", "import pygame", "core.cards imports pygame"),
        ("core.cards", "import random", "core.cards imports random"),
        ("core.cards", "from time import monotonic", "core.cards imports time"),
        ("core.cards", "import os.path", "core.cards imports os"),
        ("core.cards", "from pathlib import Path", "core.cards imports pathlib"),
        ("core.cards", "def later():\n    import threading", "core.cards imports threading"),
        ("core.cards", "__import__('os')", "core.cards imports os"),
        ("core.cards", "from hearts.ai import levels", "core.cards imports ai, which stands later"),
        ("core.cards", "from ..ai import levels", "core.cards imports ai.levels, which stands later"),
        ("core.cards", "from hearts import app", "core.cards imports app, which stands later"),
        ("ai.levels", "import pygame.font", "ai.levels imports pygame"),
        ("ai.levels", "import hearts.store", "ai.levels imports store, which stands later"),
        ("ai.levels", "from pathlib import Path\nPath('x').read_text()", "ai.levels touches the disk: read_text"),
        ("ai.levels", "open('x')", "ai.levels touches the disk: open"),
        ("store", "from hearts.table import host", "store imports table, which stands later"),
        ("table.host", "import hearts.ui", "table.host imports ui, which stands later"),
        ("ui", "from hearts.ui.screens import menu", "ui imports ui.screens.menu, which stands later"),
        ("ui.screens.menu", "from hearts.app import main", "ui.screens.menu imports app, which stands later"),
        ("ui.screens.menu", "import sqlite3", "ui.screens.menu touches the disk: sqlite3"),
        ("ui", "import pygame\npygame.image.load('x')", "ui touches the disk: image.load"),
        ("ui", "path.open('rb')", "ui touches the disk: open"),
        ("ui", "import numpy as np", "ui imports numpy"),
        ("ui", "from subprocess import Popen", "ui imports subprocess"),
        ("app", "import subprocess", "app imports subprocess"),
        ("ui", "import pygame.surfarray", "ui imports pygame"),
        ("novelty", "", "novelty has no place in the order"),
    ],
)
def test_a_planted_fault_is_found(module: str, planted: str, fault: str) -> None:
    modules = dict.fromkeys(("core.cards", "ai", "ai.levels", "store", "table", "table.host", "app"), "")
    modules |= dict.fromkeys(("ui", "ui.assets", "ui.screens", "ui.screens.menu"), "")
    assert faults_of(modules) == []
    assert fault in faults_of(modules | {module: planted})


def test_what_is_allowed_is_no_fault() -> None:
    modules = {
        "core.cards": "from collections.abc import Iterable\nfrom hearts.core import seats",
        "core.seats": "",
        "ui.assets": "import pygame\npygame.image.load('x')",
        "store": "import sqlite3\nfrom hearts.core.cards import Card",
        "ui": "import io\nimport pygame\npygame.image.load(io.BytesIO(b''))\nsheets.open('scores')",
        "ai": "import numpy\nimport random",
        "app": "from hearts.ui.assets import Assets\nfrom hearts import __version__",
        "__main__": "from hearts.app import main",
    }
    assert faults_of(modules) == []


def test_numpy_is_found_behind_another_module() -> None:
    modules = {"__main__": "from hearts.app import main", "app": "from hearts.ai.levels import Level"}
    modules |= {"ai": "", "ai.levels": "from .network import think", "ai.network": "import numpy as np"}
    assert numpy_in_the_window(modules) == ["ai.network"]
    assert numpy_in_the_window(modules | {"ai.levels": ""}) == []

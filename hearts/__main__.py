"""``hearts`` and ``python3 -m hearts``: read the command line, then do the one thing it asks for."""

import json
import os
import sys
from collections.abc import Sequence

from hearts.options import Options, parse_options

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    options = parse_options(arguments)
    if options.stats:
        return _print_statistics(options)
    if options.launcher is not None:
        return _change_launcher(options.launcher)
    from hearts.app import run  # noqa: PLC0415  pygame is not needed before

    try:
        return run(options)
    except KeyboardInterrupt:  # everything was closed on the way here
        return INTERRUPTED


def _print_statistics(options: Options) -> int:
    from hearts.store.notes import StoreError  # noqa: PLC0415
    from hearts.store.opening import open_store  # noqa: PLC0415
    from hearts.store.paths import data_folder  # noqa: PLC0415
    from hearts.store.statistics import statistics  # noqa: PLC0415
    from hearts.text.notes import no_statistics, note_for_terminal  # noqa: PLC0415

    opened = open_store(data_folder(options.data_dir))
    for note in opened.notes:
        print(note_for_terminal(note), file=sys.stderr)  # noqa: T201
    try:
        print(json.dumps(statistics(opened.store).to_dict()))  # noqa: T201
    except StoreError as refused:
        print(no_statistics(refused.detail), file=sys.stderr)  # noqa: T201
        return 1
    finally:
        opened.store.close()
    return 0


def _change_launcher(what: str) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from hearts.desktop import launcher  # noqa: PLC0415
    from hearts.desktop.launcher_error import LauncherError  # noqa: PLC0415
    from hearts.text import launcher as words  # noqa: PLC0415
    from hearts.text.language import language_of, speak  # noqa: PLC0415
    from hearts.ui.system_languages import system_languages  # noqa: PLC0415

    speak(language_of("", system_languages()))
    try:
        if what == "install":
            launcher.install()
            print(words.INSTALLED())  # noqa: T201
        else:
            print(words.REMOVED() if launcher.remove() else words.NOTHING_TO_REMOVE())  # noqa: T201
    except LauncherError as refused:
        print(refused, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

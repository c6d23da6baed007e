"""``hearts`` and ``python3 -m hearts``: read the command line, then do the one thing it asks for."""

import json
import sys
from collections.abc import Sequence

from hearts.options import Options, parse_options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    options = parse_options(arguments)
    if options.stats:
        return _print_statistics(options)
    from hearts.app import run  # noqa: PLC0415  pygame is not needed before

    return run(options)


def _print_statistics(options: Options) -> int:
    from hearts.store.opening import open_store  # noqa: PLC0415
    from hearts.store.paths import data_folder  # noqa: PLC0415
    from hearts.store.statistics import statistics  # noqa: PLC0415
    from hearts.text.notes import note_for_terminal  # noqa: PLC0415

    opened = open_store(data_folder(options.data_dir))
    for note in opened.notes:
        print(note_for_terminal(note), file=sys.stderr)  # noqa: T201
    print(json.dumps(statistics(opened.store).to_dict()))  # noqa: T201
    opened.store.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

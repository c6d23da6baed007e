"""Where a frozen program begins; the thinker's process is another run of the same file, told apart before anything."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    from hearts.__main__ import main

    sys.exit(main())

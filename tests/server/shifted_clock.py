"""``ludoteca`` on a machine whose clock is wrong by as many seconds as a file says.

Its arguments are the file and those of ``ludoteca``.
"""

import sys
import time
from pathlib import Path

from ludoteca.cli import main

right, shift = time.time, Path(sys.argv[1])


def shifted() -> float:
    return right() + float(shift.read_text() or 0)


if __name__ == "__main__":
    time.time = shifted
    sys.argv = ["ludoteca", *sys.argv[2:]]
    sys.exit(main())

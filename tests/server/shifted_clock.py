"""``ludoteca`` on a machine whose clock is wrong by as many seconds as a file says.

Its arguments are the file and those of ``ludoteca``.
"""

import sys
import time
from pathlib import Path

from ludoteca.cli import main

right_time, shift = time.time, Path(sys.argv[1])


def wrong_time() -> float:
    return right_time() + float(shift.read_text() or 0)


if __name__ == "__main__":
    time.time = wrong_time
    sys.argv = ["ludoteca", *sys.argv[2:]]
    sys.exit(main())

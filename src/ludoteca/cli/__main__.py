"""``python -m ludoteca.cli``."""

import sys

from ludoteca.cli import main

sys.exit(main())

"""The levels of bots are the same for bots, in messages and on the pages."""

import re
from pathlib import Path
from typing import get_args

from ludoteca.bots import LEVELS, SEARCH_LEVELS
from ludoteca.server.messages.fields import HintLevel, Level

CLIENT = Path(__file__).parents[3] / "web" / "src" / "api" / "client.ts"


def test_messages_and_pages_have_the_levels_of_the_bots() -> None:
    assert get_args(Level) == LEVELS
    assert get_args(HintLevel) == SEARCH_LEVELS
    found = re.search(r"LEVELS = \[(.*?)\]", CLIENT.read_text(encoding="utf-8"))
    assert found
    assert tuple(re.findall(r'"(\w+)"', found[1])) == LEVELS

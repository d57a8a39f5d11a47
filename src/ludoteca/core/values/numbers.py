"""Numbers that callers give, of Python or NumPy, but no bools; among them seeds."""

import math
import secrets
from numbers import Real
from operator import index
from typing import Any

from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Code, show

SEEDS = 2**63  # seeds are whole numbers from 0 below this


def whole_number(value: Any) -> int | None:  # ``index`` refuses what it cannot read, whatever the type says
    """Return a whole number as Python's ``int``, or None for anything else, such as a bool or a float."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def is_number(value: object) -> bool:
    """Whether a value is a finite number, of Python or NumPy, but no bool."""
    return not isinstance(value, bool) and isinstance(value, Real) and math.isfinite(value)


def check_count(value: object, fault: Code) -> int:
    """Return a whole number from 1 as Python's ``int``; ``fault`` is what is wrong with anything else.

    Raises:
        BadOption: It is something else.
    """
    number = whole_number(value)
    if number is None or number < 1:
        raise BadOption(fault(value=show(value)))
    return number


def check_seed(seed: object) -> int:
    """Return a seed as Python's ``int``: NumPy's whole numbers are seeds too.

    Raises:
        BadOption: It is not a whole number from 0 to 2**63 - 1.
    """
    number = whole_number(seed)
    if number is None or not 0 <= number < SEEDS:
        raise BadOption(Fault.WRONG_SEED(value=show(seed)))
    return number


def check_optional_seed(seed: object) -> int | None:
    """Return a seed as ``check_seed`` does, and None for None.

    Raises:
        BadOption: It is neither None nor a seed.
    """
    return None if seed is None else check_seed(seed)


def seed_or_random(seed: object) -> int:
    """Return a seed as ``check_seed`` does; for None one from the operating system.

    Raises:
        BadOption: It is neither None nor a seed.
    """
    return secrets.randbelow(SEEDS) if seed is None else check_seed(seed)

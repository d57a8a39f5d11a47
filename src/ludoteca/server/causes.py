"""Causes: what is wrong with a database, for the log and for operators."""


def cause_of(error: BaseException) -> str:
    """Return what is wrong with the database, in one line and without the values of a statement."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0].strip()

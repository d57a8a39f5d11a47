"""Ids: short names for people, tables and editions."""

import hashlib
import secrets

PERSON_ID_LETTERS = 12
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike


def edition_id(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_person_id(text: str) -> bool:
    """Whether a text has the form of a person's id."""
    return len(text) == PERSON_ID_LETTERS and set(text) <= set(LETTERS)

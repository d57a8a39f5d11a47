"""Rights: what a token says that its holder may do."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class PersonRight:
    """The right to act as a person."""

    person: str
    version: int
    made: float = 0.0  # 0 in tokens of older releases, which did not say when


@dataclass(frozen=True)
class SeatRight:
    """The right to act for one seat of one table.  It ends with the tokens of the person who gave it."""

    table: str
    seat: str
    version: int
    person: str
    person_version: int
    made: float = 0.0


Right = PersonRight | SeatRight


class Tokens(Protocol):
    """Makes tokens for rights, and reads them."""

    def person_token(self, right: PersonRight) -> str: ...

    def seat_token(self, right: SeatRight) -> str: ...

    def read(self, token: str) -> Right | None: ...

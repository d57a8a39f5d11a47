"""Person views: a person as others see them."""

from ludoteca.server.messages.people import Person
from ludoteca.server.people.names import login_name_of
from ludoteca.server.storage.rows import PersonRow


def view_person(row: PersonRow) -> Person:
    """Return a person as others see them."""
    return Person(row.id, row.name, row.is_registered)


def is_renamed(row: PersonRow) -> bool:
    """Whether an operator has removed the name of a registered person, who has not chosen another yet."""
    return row.sign is not None and login_name_of(row.name) != row.sign

"""Options of every game: each can be asked for by a page that does not know the game, in every language."""

from typing import Any

import pytest
from fluent.syntax import ast, parse

import ludoteca
from ludoteca.core.definitions.options import OptionField
from ludoteca.core.kernel.seats import MOST_SEATS, seat_name
from ludoteca.core.texts.fluent import LANGUAGES
from tests.support.random_matches import of_every_game


@of_every_game
def test_bots_networks_and_the_server_have_room_for_all_seats(name: str) -> None:
    seats = ludoteca.game(name).definition.seats
    assert 2 <= min(seats) <= max(seats) <= MOST_SEATS


@of_every_game
def test_a_search_has_a_trust_for_every_number_of_seats(name: str) -> None:
    """Compiled code does not notice an index past the end."""
    game = ludoteca.game(name)
    assert len(game.rules.namespace["TRUST"]) > max(game.definition.seats)


@of_every_game
def test_every_option_can_be_asked_for(name: str) -> None:
    game = ludoteca.game(name)
    asked = [field.name for field in game.definition.option_fields]
    assert sorted(asked) == sorted(game.option_names)


@of_every_game
def test_every_answer_that_a_page_offers_is_accepted(name: str) -> None:
    game = ludoteca.game(name)
    for field in game.definition.option_fields:
        for seats in field.seats or game.definition.seats:
            for answer in list_answers(game, field, seats):
                game.check_options(seats, {field.name: answer})


def list_answers(game: Any, field: OptionField, seats: int) -> list[Any]:
    match field.kind:
        case "flag":
            return [True]
        case "seat":
            return [seat_name(seat) for seat in range(seats)]
        case "numbers":
            return [list(range(7, 7 + seats)), list(range(90, 90 - seats, -1))]
        case "words":
            choices = field.choices(game.edition)
            assert all(0 < choice.count <= len(choice.words) for choice in choices)
            return [
                [word for choice in choices for word in choice.words[: choice.count]],
                [word for choice in choices for word in choice.words[-choice.count :]],
            ]


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label(name: str, language: str) -> None:
    definition = ludoteca.game(name).definition
    text = parse((definition.folder / f"text.{language}.ftl").read_text(encoding="utf-8"))
    labelled = {
        message.id.name
        for message in text.body
        if isinstance(message, ast.Message)
        and any(attribute.id.name == "label" for attribute in message.attributes)
    }
    assert {f"option-{field.name}" for field in definition.option_fields} <= labelled


@of_every_game
def test_a_match_takes_some_minutes(name: str) -> None:
    minutes = ludoteca.game(name).definition.minutes
    assert minutes is not None
    assert 0 < minutes[0] <= minutes[1]

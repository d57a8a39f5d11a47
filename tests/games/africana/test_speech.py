"""Africana: regions, cards and books stand in sentences in the right form."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from tests.support.editions import game_with

AFRICANA = ludoteca.game("africana")
REGIONS = AFRICANA.edition.data["regions"]
CARDS = AFRICANA.words.notation.vocabulary["card"]

MOVES = {
    "go cairo with orange": (
        "Go to Cairo with an orange card",
        "Vai al Cairo con una carta arancione",
        "Пойти в Каир, сыграв оранжевую карту",
    ),
    "go victoria-falls with guide-grey": (
        "Go to Victoria Falls with a grey guide",
        "Vai alle Cascate Vittoria con una guida grigia",
        "Пойти к водопаду Виктория, сыграв серого проводника",
    ),
    "go serengeti with joker": (
        "Go to the Serengeti with the joker",
        "Vai nel Serengeti con il jolly",
        "Пойти в Серенгети, сыграв джокера",
    ),
    "go addis-ababa with grey for 5": (
        "Go to Addis Ababa with a grey card and 5 silver",
        "Vai ad Addis Abeba con una carta grigia e 5 monete",
        "Пойти в Аддис-Абебу, сыграв серую карту за 5 монет",
    ),
    "discard guide-orange": (
        "Discard an orange guide",
        "Scarta una guida arancione",
        "Сбросить оранжевого проводника",
    ),
}


@pytest.mark.parametrize(("move", "sentences"), MOVES.items())
def test_moves_have_articles_and_cases(move: str, sentences: tuple[str, ...]) -> None:
    assert tuple(Speech(AFRICANA, language).move(move) for language in LANGUAGES) == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna opens the northern book"),
        ("it", "Anna apre il libro del nord"),
        ("ru", "Anna открывает северную книгу"),
    ],
)
def test_books_have_articles_and_cases(language: str, sentence: str) -> None:
    event = {"event": "opens", "seat": "p1", "book": "north"}
    assert Speech(AFRICANA, language, ["Anna"]).event(event) == sentence


@pytest.mark.parametrize("message", ["to-region", "in-region"])
def test_russian_knows_the_cases_of_every_region(message: str) -> None:
    speech = Speech(AFRICANA, "ru")
    assert [region for region in REGIONS if "регион" in speech.say(message, region=region)] == []


def test_russian_knows_the_cases_of_every_card() -> None:
    speech = Speech(AFRICANA, "ru")
    assert [card for card in CARDS if "(" in speech.say("a-card", card=card)] == []


@pytest.mark.parametrize("region", REGIONS)
def test_no_italian_preposition_stands_before_an_article(region: str) -> None:
    said = Speech(AFRICANA, "it").say("to-region", region=region)
    assert said.split()[1] not in ("Il", "La", "Le", "Lo", "I", "Gli")
    assert not said.startswith(("a A", "a Cascate"))


def test_a_renamed_region_or_colour_does_not_get_the_forms_of_ours(tmp_path: Path) -> None:
    text = '[regions.jidda]\nru = "Мекка"\n[colours.grey]\nru = "чёрный"\n'
    game = game_with("africana", tmp_path / "mine.toml", text)
    speech = Speech(game, "ru")
    assert speech.move("go jidda with grey") == "Пойти в регион Мекка, сыграв карту (чёрный)"
    assert speech.move("go cairo with orange") == MOVES["go cairo with orange"][2]
    assert speech.name("card", "guide-grey") == "чёрный проводник"
    glossary = speech.glossary()
    assert glossary["region-word"] == {"jidda": "other"}
    assert glossary["card-word"] == {"grey": "other", "guide-grey": "other"}
    assert not any(kind.endswith("-word") for kind in Speech(AFRICANA, "ru").glossary())


def test_an_edition_that_renames_nothing_keeps_our_forms(tmp_path: Path) -> None:
    game = game_with("africana", tmp_path / "mine.toml", '[regions.cairo]\nsymbols = ["grey"]\n')
    assert Speech(game, "it").move("go cairo with grey") == "Vai al Cairo con una carta grigia"

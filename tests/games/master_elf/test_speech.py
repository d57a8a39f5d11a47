"""Master Elf: names in sentences, with the articles and cases of each language."""

import re
from pathlib import Path

import pytest

from ludoteca import Speech
from tests.games.master_elf.board import BORDER_AREAS, GIFTS, MASTER_ELF
from tests.support.editions import game_with

LANGUAGES = ("en", "it", "ru")
ENGLISH, ITALIAN, RUSSIAN = (Speech(MASTER_ELF, language, ["Anna", "Bruno"]) for language in LANGUAGES)
BEFORE_VOWELS = re.compile("[AEIOUÈ]")
BEFORE_IMPURE = re.compile("(?:S[^aeiouè]|Z|Gn|Ps|X)")  # lo Scrigno


@pytest.mark.parametrize("gift", GIFTS)
def test_italian_gifts_have_an_article(gift: str) -> None:
    name = str(GIFTS[gift]["it"])
    found = re.fullmatch(rf"Scegli (l’|(?:lo|il|la|le) ){name}", ITALIAN.move(f"choose {gift}"))
    assert found
    article = found[1].strip()
    assert (article == "l’") == bool(BEFORE_VOWELS.match(name))
    if article in ("lo", "il"):
        assert (article == "lo") == bool(BEFORE_IMPURE.match(name))


@pytest.mark.parametrize(
    ("card", "form"),
    [
        ("metal", "металла"),
        ("fire", "огня"),
        ("magic", "магии"),
        ("water", "воды"),
        ("wood", "дерева"),
        ("air", "воздуха"),
    ],
)
def test_russian_ingredients_have_a_case(card: str, form: str) -> None:
    assert RUSSIAN.move(f"take {card}") == f"Взять карту {form}"
    assert RUSSIAN.event({"event": "takes", "seat": "p1", "card": card}) == f"Anna берёт карту {form}"


@pytest.mark.parametrize(
    ("area", "to", "at"),
    [
        ("city", "в город", "в городе"),
        ("north", "на север", "на севере"),
        ("east", "на восток", "на востоке"),
        ("south", "на юг", "на юге"),
        ("west", "на запад", "на западе"),
    ],
)
def test_russian_areas_have_cases(area: str, to: str, at: str) -> None:
    assert RUSSIAN.move(f"go {area}") == f"Пойти {to}"
    assert RUSSIAN.say("at-area", area=area) == at


@pytest.mark.parametrize(
    ("place", "english", "italian", "russian"),
    [
        ("left", "the left stack", "dalla pila di sinistra", "из левой стопки"),
        ("middle", "the middle stack", "dalla pila centrale", "из средней стопки"),
        ("right", "the right stack", "dalla pila di destra", "из правой стопки"),
        ("aside", "the gifts set aside", "dai regali messi da parte", "из отложенных"),
    ],
)
def test_piles_have_cases(place: str, english: str, italian: str, russian: str) -> None:
    claims = {"event": "claims", "seat": "p2", "gift": "casket", "place": place}
    assert ENGLISH.event(claims) == f"Bruno takes the Jewellery Box for free from {english}"
    assert ITALIAN.event(claims) == f"Bruno prende gratis lo Scrigno {italian}"
    assert RUSSIAN.event(claims) == f"Bruno бесплатно берёт подарок «Шкатулка» {russian}"


@pytest.mark.parametrize("special", ["secret", "treasure"])
def test_the_question_says_what_is_looked_through(special: str) -> None:
    ask = {"pending": {"choice": "look", "special": special}}
    asked = [speech.ask(ask) for speech in (ENGLISH, ITALIAN, RUSSIAN)]
    words = ("stack", "pila", "стопку") if special == "secret" else ("set aside", "da parte", "отложенные")
    assert all(word in sentence for word, sentence in zip(words, asked, strict=True))


# --- Names of other editions --------------------------------------------------------------------------

RENAMED = """
[gifts.casket]
it = "Portagioie"

[ingredients.wood]
ru = "ткань"

[areas.north]
it = "Valle"
ru = "Долина"
"""


def test_a_name_of_another_edition_is_never_replaced_by_ours(tmp_path: Path) -> None:
    game = game_with("master-elf", tmp_path / "mine.toml", RENAMED)
    italian, russian = (Speech(game, language) for language in ("it", "ru"))
    assert italian.move("choose casket") == "Scegli il regalo «Portagioie»"
    assert italian.move("go north") == "Vai nell’area Valle"
    assert russian.move("go north") == "Пойти в область «Долина»"
    assert russian.move("take wood") == "Взять карту «ткань»"
    assert russian.move("take fire") == "Взять карту огня"


# --- Names that people type ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["Berretto dell'invisibilità", "berretto dell’invisibilità", "invisibility-cap"]
)
def test_a_name_is_found_with_either_apostrophe(typed: str) -> None:
    assert ITALIAN.find(typed, ("gifts",)) == ("gifts", "invisibility-cap")


@pytest.mark.parametrize("area", BORDER_AREAS)
def test_english_and_italian_areas_read_well(area: str) -> None:
    name = area.capitalize()
    assert ENGLISH.event({"event": "goes", "seat": "p1", "area": area}) == f"Anna goes to the {name}"
    italian = {"north": "nord", "east": "est", "south": "sud", "west": "ovest"}[area]
    assert ITALIAN.event({"event": "goes", "seat": "p1", "area": area}) == f"Anna va a {italian}"

"""Every message is rendered with every number and name that can stand in it, and reads right."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from ludoteca.core.texts.fluent import LANGUAGES
from tests.texts.catalogue import (
    Found,
    entries,
    fluent_files,
    found_in,
    help_pages,
    label,
    patterns,
    variables_of,
)
from tests.texts.grammar import faults_of, needs_a_case
from tests.texts.values import NUMBERS, SAMPLE, Value, domain_of, is_phrase, values_of

FILES = [(path, language) for language in LANGUAGES for path in fluent_files(language)]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CATEGORIES = {"en": {"one", "other"}, "it": {"one", "other"}, "ru": {"one", "few", "many"}}
in_every_file = pytest.mark.parametrize(
    ("path", "language"), FILES, ids=lambda value: label(value) if isinstance(value, Path) else ""
)
FEW = 12  # values of a variable that are combined with those of another
WORD = "-word"  # $card-word is the word of $card, to select by


@cache
def selected_words(path: Path) -> dict[str, set[str]]:
    """Return the words by which messages select, by variable: they can stand in it too."""
    found: dict[str, set[str]] = {}
    for one in found_in(path).values():
        for select in one.selects:
            if isinstance(select.selector, ast.VariableReference):
                words = {key for key in keys_of(select) if not key.isdecimal()} - PLURALS
                found.setdefault(select.selector.id.name, set()).update(words)
    return found


def keys_of(select: Any) -> set[str]:
    """Return the keys of a selection, numbers as text."""
    return {
        variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        for variant in select.variants
    }


@cache
def bundle_of(path: Path, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


# --- Rendering ------------------------------------------------------------------------------------


def assignments(choices: dict[str, tuple[Value, ...]]) -> Iterator[dict[str, Value]]:
    """Yield every value of every variable, the others at their first; and all pairs of few values."""
    first = {name: values[0] for name, values in choices.items()}
    yield first
    for name, values in choices.items():
        yield from ({**first, name: value} for value in values[1:])
    counts = [name for name, values in choices.items() if 1 < len(values) <= FEW]
    for one, other in combinations(counts, 2):
        yield from ({**first, one: a, other: b} for a, b in product(choices[one], choices[other]))


def sentences_of(path: Path, name: str, language: str) -> Iterator[str]:
    """Return everything a message can say. Fail if a value is not known, or if Fluent reports an error."""
    bundle = bundle_of(path, language)
    choices = {
        variable: choices_of(path, name, variable, language)
        for variable in sorted({variable.removesuffix(WORD) for variable in variables_of(path)[name]})
    }
    unknown = [variable for variable, values in choices.items() if not values]
    assert unknown == [], f"{name}: tests/texts/values.py does not say what can stand in {unknown}"
    for chosen in assignments(choices):
        read = {variable: value for variable, (_, value) in chosen.items()}
        words = {f"{variable}{WORD}": word for variable, (word, _) in chosen.items()}
        text, errors = bundle.format_pattern(bundle.get_message(name).value, read | words)
        assert errors == [], f"{name}: {errors}"
        yield str(text)


def choices_of(path: Path, name: str, variable: str, language: str) -> tuple[Value, ...]:
    """Return what can stand in a variable, and the words that messages of the file select by."""
    values = values_of(domain_of(path), name, variable, language)
    is_free = values and values[0] == (SAMPLE, SAMPLE)
    selected = sorted(selected_words(path).get(variable, set())) if is_free else []
    return (*values, *((word, word) for word in selected))


def faults_in(path: Path, language: str) -> list[str]:
    faults: dict[str, None] = {}
    for name in variables_of(path):
        if "." not in name:
            for text in sentences_of(path, name, language):
                faults |= {f"{name}: {fault} in {text!r}": None for fault in faults_of(text, language)}
    return list(faults)


@in_every_file
def test_every_sentence_reads_right(path: Path, language: str) -> None:
    assert faults_in(path, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages_read_right(language: str) -> None:
    lines = [
        (f"{label(page)}:{number}", line)
        for page in help_pages(language)
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        if line
    ]
    assert lines
    assert [f"{where}: {fault}" for where, line in lines for fault in faults_of(line, language)] == []


# --- Files ----------------------------------------------------------------------------------------


@in_every_file
def test_every_reference_has_a_message(path: Path, language: str) -> None:
    found = found_in(path)
    assert {name: missing for name, one in found.items() if (missing := one.references - found.keys())} == {}


@in_every_file
def test_every_line_is_understood(path: Path, language: str) -> None:
    assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in entries(path) if isinstance(entry, ast.Message)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


@in_every_file
def test_languages_say_the_same(path: Path, language: str) -> None:
    """They have the same messages with the same values; each may select by word or device."""
    english = variables_of(path.with_name(path.name.replace(f".{language}.ftl", ".en.ftl")))
    there = variables_of(path)
    assert there.keys() == english.keys()
    for name, variables in there.items():
        assert shown_of(variables) == shown_of(english[name]), name


def shown_of(variables: set[str]) -> set[str]:
    """Return the variables that every language shows.

    A device is only selected by, and a detail is another program's English: other languages may leave it out.
    """
    return {variable.removesuffix(WORD) for variable in variables} - {"input", "detail"}


@in_every_file
def test_a_selection_by_number_has_every_plural_of_the_language(path: Path, language: str) -> None:
    for name, found in found_in(path).items():
        for select in found.selects:
            assert lacking_plurals(select, language) == set(), name


def lacking_plurals(select: Any, language: str) -> set[str]:
    """Return the plurals that a selection by number lacks; one by exact numbers or by words needs none."""
    return CATEGORIES[language] - keys_of(select) if keys_of(select) & (PLURALS - {"other"}) else set()


@in_every_file
def test_a_selection_by_word_knows_only_words_that_exist(path: Path, language: str) -> None:
    for name, found in found_in(path).items():
        for select in found.selects:
            variable = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
            if variable.endswith(WORD):
                words = {
                    word
                    for word, _ in values_of(domain_of(path), name, variable.removesuffix(WORD), language)
                }
                assert keys_of(select) - words <= {"other"}, name


# --- Names in Russian -----------------------------------------------------------------------------


def names_in(pattern: Any, before: str = "") -> Iterator[tuple[str, str]]:
    """Yield the variables of a pattern, each with the text before it."""
    for element in pattern.elements:
        expression = getattr(element, "expression", None)
        if isinstance(expression, ast.VariableReference):
            yield expression.id.name, before
        elif isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from names_in(variant.value, before)
        before = element.value if isinstance(element, ast.TextElement) else "{}"


def is_name(part: str, message: str, variable: str) -> bool:
    values = values_of(part, message, variable, "ru")
    if is_phrase(part, message, variable):
        return False
    return bool(values) and isinstance(values[0][1], str) and values[0][1] != SAMPLE


@pytest.mark.parametrize("path", fluent_files("ru"), ids=label)
def test_russian_names_stand_in_the_nominative(path: Path) -> None:
    """A name cannot be declined, so it follows a word that is: "за игрока Анна", never "за Анна"."""
    declined = [
        f"{name}: {before!r} before {variable}"
        for name, pattern in patterns(path)
        for variable, before in names_in(pattern)
        if is_name(domain_of(path), name, variable) and needs_a_case(before)
    ]
    assert declined == []


@pytest.mark.parametrize("before", ["Ход за ", "для ", "в ", "берёт ", "у "])
def test_names_that_would_be_declined_are_found(before: str) -> None:
    assert needs_a_case(before)


@pytest.mark.parametrize("before", ["", "Ходит ", "за игрока ", "карту «", "берёт: ", "регион "])
def test_names_in_the_nominative_are_left_alone(before: str) -> None:
    assert not needs_a_case(before)


# --- Faults that are planted ----------------------------------------------------------------------

FAULTY = {
    "en": "a orange guide|an card|1 cards left|2 card left|21 point|{ $name } wins|one  two|Lagos .|wait..|",
    "it": (
        "a Il Cairo|un scambio|una area|un’carta|il alpaca|del Snob|dello mazzo|della area|l’carta|i alpaca|"
        "dei scarti|degli mazzi|1 carte|5 carta|mancano 1 punto|manca 2 punti|ne restano ancora 1"
    ),
    "ru": (
        "1 лишних карта|1 карт|2 карт|5 карты|11 карта|21 карт|в 2 раз|нужно 1 монета|осталась 2 монеты|"
        "из 2 карты|больше 1 карта|в 1 случаях|2 серебряная монеты|осталось 21 монета"
    ),
}
RIGHT = {
    "en": "an orange guide|a unicorn|an 8|a one-eyed pirate|1 card|0 cards|21 points|1 less|Thinking…",
    "it": (
        "a sinistra|uno scambio|un’area|un alpaca|il mazzo|dello Snob|dell’area|gli alpaca|degli scarti|"
        "1 carta|5 carte|manca 1 punto|mancano 2 punti|una alla volta|ne manca ancora 1"
    ),
    "ru": (
        "1 карта|1 карту|2 карты|5 карт|11 карт|21 карта|2 раза|нужна 1 монета|нужно 2 монеты|нужны 2 монеты|"
        "от 2 до 4 мест|из 2 карт|"
        "больше 1 карты|в 1 случае|в 5 случаях|1 серебряная монета|2 серебряные монеты|"
        "5 серебряных монет|2 альпака|0 очков"
    ),
}


def cases(texts: dict[str, str]) -> list[tuple[str, str]]:
    return [(language, text) for language, joined in texts.items() for text in joined.split("|")]


@pytest.mark.parametrize(("language", "text"), cases(FAULTY))
def test_faults_are_found(language: str, text: str) -> None:
    assert faults_of(text, language)


@pytest.mark.parametrize(("language", "text"), cases(RIGHT))
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    assert faults_of(text, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_plurals_are_found(language: str) -> None:
    file = parse("a = { $n ->\n    [one] x\n    [few] y\n   *[other] z\n}\n")
    found = Found()
    found.visit(file.body[0])
    assert lacking_plurals(found.selects[0], language) == ({"many"} if language == "ru" else set())


def test_a_message_is_rendered_with_all_its_values(tmp_path: Path) -> None:
    file = tmp_path / "text.en.ftl"
    file.write_text("a = { $count } of { $limit } for { $seat }\nb = { $seat-word }\n", encoding="utf-8")
    said = list(sentences_of(file, "a", "en"))
    assert {f"{a} of {b} for Anna" for a, b in product(NUMBERS, NUMBERS)} <= set(said)
    assert "0 of 0 for Oleg" in said

"""Texts use the words of docs/terms.md, and none of those that tests/texts/banned.toml lists."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.texts.fluent import LANGUAGES
from tests.texts.catalogue import ROOT, SITE, Text, all_texts, patterns, wordings

BANNED = Path(__file__).parent / "banned.toml"
TERMS = ROOT / "docs/terms.md"
COLUMNS = {language: column for column, language in enumerate(LANGUAGES)}


@dataclass(frozen=True)
class Ban:
    language: str
    texts: tuple[str, ...]
    pattern: str
    say: str
    example: str

    def covers(self, text: Text) -> bool:
        return text.language == self.language and ("all" in self.texts or text.part in self.texts)

    def found_in(self, text: Text) -> str:
        """Return what is wrong in a text, or nothing."""
        found = re.search(self.pattern, text.words) if self.covers(text) else None
        return f"{text.source}: {found[0].strip()!r}, say: {self.say}" if found else ""


BANS = [
    Ban(**{**ban, "texts": tuple(ban["texts"])}) for ban in tomllib.loads(BANNED.read_text("utf-8"))["banned"]
]
of_every_ban = pytest.mark.parametrize("ban", BANS, ids=lambda ban: f"{ban.language}: {ban.example}")


def faults_in(texts: tuple[Text, ...]) -> list[str]:
    return sorted({fault for text in texts for ban in BANS if (fault := ban.found_in(text))})


def term_rows() -> list[list[str]]:
    """Return the rows of all tables of terms, apart from the table about writing."""
    rows = [
        line.strip("| ").split(" | ")
        for line in TERMS.read_text("utf-8").splitlines()
        if line.startswith("| ")
    ]
    return [row for row in rows if len(row) == len(LANGUAGES) + 2 and row[0] != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_banned_word(language: str) -> None:
    assert faults_in(all_texts(language)) == []


@of_every_ban
def test_a_planted_word_is_found(ban: Ban) -> None:
    for part in (*ludoteca.game_names(), SITE) if ban.texts == ("all",) else ban.texts:
        planted = Text("planted", part, ban.language, ban.example)
        assert any("planted" in fault for fault in faults_in((planted,)))


def test_a_word_is_found_in_every_variant_of_a_message(tmp_path: Path) -> None:
    file = tmp_path / "text.en.ftl"
    file.write_text(
        "passed = { $count ->\n    [one] a card\n   *[other] { $count } passphrases\n}\n", "utf-8"
    )
    [(name, pattern)] = patterns(file)
    texts = tuple(Text(name, SITE, "en", words) for words in wordings(pattern))
    assert len(faults_in(texts)) == 1


@of_every_ban
def test_a_ban_names_texts_that_exist(ban: Ban) -> None:
    assert ban.language in LANGUAGES
    assert set(ban.texts) <= {"all", SITE, *ludoteca.game_names()}


@of_every_ban
def test_a_word_is_banned_only_where_it_says_so(ban: Ban) -> None:
    other = next(language for language in LANGUAGES if language != ban.language)
    assert not ban.covers(Text("elsewhere", SITE, other, ban.example))
    if SITE not in ban.texts and "all" not in ban.texts:
        assert not ban.covers(Text("elsewhere", SITE, ban.language, ban.example))


def test_terms_are_not_banned_themselves() -> None:
    rows = term_rows()
    assert len(rows) > 100
    everywhere = [ban for ban in BANS if "all" in ban.texts]
    words = [
        Text(f"terms: {row[0]}", SITE, language, row[column])
        for row in rows
        for language, column in COLUMNS.items()
    ]
    assert [fault for text in words for ban in everywhere if (fault := ban.found_in(text))] == []


def test_every_term_has_a_word_in_every_language() -> None:
    assert [row for row in term_rows() if not all(cell.strip() for cell in row[: len(LANGUAGES)])] == []
    terms = [row[0] for row in term_rows()]
    assert [term for term in set(terms) if terms.count(term) > 1] == ["value"]

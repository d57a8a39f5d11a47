"""Every code that an error can have is a sentence in every language, with the same facts."""

import re
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.core.texts.sentences import STEM, Code
from tests.errors.codes import CLASSES, CODES, MODULES, SOURCE, list_uses, make_sentence
from tests.texts.catalogue import variables_of

FOREIGN = "detail"  # a fact that another program worded in English; only English sentences show it
VALUES: list[Any] = [0, 1, 2, 5, 11, 21, 22, "Ψ"]
FOLDERS = sorted({codes.folder() for codes in CLASSES})
# Words that are the same in every language: formats, programs, keywords of files and of the command line.
TECHNICAL = """
    ALPACA AFRICANA MASTER ELF Ludoteca ludoteca backup admin people arena repeat pip install redis Redis Ray
    NVIDIA GPU TOML JSON UTF SQLite PostgreSQL pg dump sqlite postgresql html index hello yes no null true
    false None Check Players edition game name first market ages seat seats mask opponents turn by buy move
    with state event seen pick domain weights draws match legal actions pack Cores Gpu
    look claim choose wild brown white between lagos dakar via origin deal p x y A B C D
    host port database web origin allowed redis metrics token stand in after trusted proxy report folder lang
    choose pick domain weights render mode num envs threads reset run matches workers temperature heuristic
    share resume at compare edition game play example https push contact network mailto help
""".split()
ENGLISH = """
    the an is are was of to not and or with for this that there it be can must has have only you your from
    here now please game move table seat card player
""".split()
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Return the messages of a file, each with the facts it uses."""
    return variables_of(folder / f"{STEM}.{language}.ftl")


# --- Codes ----------------------------------------------------------------------------------------


def test_every_file_of_sentences_belongs_to_codes() -> None:
    assert {path.parent for path in SOURCE.rglob(f"{STEM}.*.ftl")} == set(FOLDERS)
    assert len(CODES) > 250


def test_codes_are_defined_only_in_modules_of_faults() -> None:
    pattern = re.compile(r"^class \w+\((?:Codes|GameCodes)\)", re.MULTILINE)
    found = [path for path in SOURCE.rglob("*.py") if pattern.search(path.read_text(encoding="utf-8"))]
    defining = {".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found}
    assert defining - {"ludoteca.core.texts.sentences"} == set(MODULES)


def test_no_code_is_used_twice() -> None:
    counted = Counter(str(code) for code in CODES)
    assert [code for code, count in counted.items() if count > 1] == []


def test_every_use_of_a_code_gives_its_facts() -> None:
    known = {codes.__name__: codes for codes in CLASSES}
    wrong, used = [], set()
    for place, name, member, facts in list_uses():
        if name not in known:
            continue
        code: Code = getattr(known[name], member)
        used.add(code)
        if facts is not None and facts != set(code.facts):
            wrong.append(f"{place}: {code} has the facts {code.facts}, not {sorted(facts)}")
    assert wrong == []
    assert sorted(str(code) for code in CODES if code not in used) == [], "codes that nobody uses"


def test_a_code_with_other_facts_is_refused() -> None:
    code = next(code for code in CODES if code.facts)
    with pytest.raises(TypeError, match="has the facts"):
        code()


# --- Sentences ------------------------------------------------------------------------------------


@of_every_folder
@in_every_language
def test_files_have_a_sentence_for_every_code_and_no_other(folder: Path, language: str) -> None:
    codes = {str(code): set(code.facts) for code in CODES if code.codes.folder() == folder}
    found = messages(folder, language)
    assert sorted(codes.keys() - found.keys()) == [], "missing"
    assert sorted(found.keys() - codes.keys()) == [], "without a code"
    shown = {FOREIGN} if language == "en" else set()
    facts = {code: (facts - {FOREIGN}) | (facts & shown) for code, facts in codes.items()}
    assert {code: found[code] for code in codes if found[code] != facts[code]} == {}


def codes_in(folder: Path) -> list[Code]:
    return [code for code in CODES if code.codes.folder() == folder]


@of_every_folder
def test_sentences_can_be_said_with_any_facts(folder: Path) -> None:
    for code, language, value in product(codes_in(folder), LANGUAGES, VALUES):
        said = make_sentence(code, value).text(language)
        assert said.strip()
        assert not re.search(r"\{ ?\$|  ", said), said
        assert said.rstrip()[-1] in ".?!:" or str(value) in said.rpartition(" ")[2] or has_example(said), said


def has_example(said: str) -> bool:
    """Return whether a sentence ends with something to type or an address."""
    return bool(re.search(r"(: |--\w|://|'\]?$|\}$|\]$|\"$|8000$)", said))


@of_every_folder
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_english_is_left_in_a_sentence(folder: Path, language: str) -> None:
    """Sentences of another language have no English words but technical ones."""
    for code, value in product(codes_in(folder), VALUES):
        said = make_sentence(code, value).text(language)
        words = [word for word in re.findall(r"[A-Za-z]+", said) if word not in TECHNICAL]
        english = words if language == "ru" else [word for word in words if word.lower() in ENGLISH]
        assert english == [], said


@of_every_folder
def test_languages_say_a_code_in_different_words(folder: Path) -> None:
    for code in codes_in(folder):
        said = {language: make_sentence(code, "Ψ").text(language) for language in LANGUAGES}
        is_label = re.fullmatch(r"[Ψ,=: ]+", said["en"])
        assert is_label or len(set(said.values())) == len(LANGUAGES), said

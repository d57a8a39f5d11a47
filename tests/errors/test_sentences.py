"""Sentences of errors: in every language, safe to print, and whole after a journey between processes."""

import pickle
import subprocess
import sys

import pytest

import ludoteca
from ludoteca.core.texts.faults import Fault, file_fault, suggestion
from ludoteca.core.texts.sentences import LONGEST, MOST_LISTED, Sentence, join_sentences

ALPACA = ludoteca.game("alpaca")


def refused_move(move: str) -> ludoteca.LudotecaError:
    with pytest.raises(ludoteca.LudotecaError) as caught:
        ALPACA.start(seed=7).play(move)
    return caught.value


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“buy libarian” is not a move. “libarian” does not fit into “buy {card}”. "
               "Did you mean “librarian”?"),
        ("it", "«buy libarian» non è una mossa. «libarian» non va bene in «buy {card}». "
               "Forse intendevi «librarian»?"),
        ("ru", "«buy libarian» — не ход. «libarian» не подходит к «buy {card}». Может быть, «librarian»?"),
    ],
)  # fmt: skip
def test_an_error_speaks_every_language(language: str, said: str) -> None:
    assert refused_move("buy libarian").text(language) == said


def test_the_message_of_an_error_is_its_english_sentence() -> None:
    error = refused_move("buy libarian")
    assert str(error) == error.text("en") == join_sentences(error.sentences, "en")
    assert [str(sentence.code) for sentence in error.sentences] == [
        "not-a-move",
        "word-unfit",
        "did-you-mean",
    ]
    assert dict(error.sentences[1].facts) == {"word": "libarian", "pattern": "buy {card}"}


def test_a_record_says_the_line_and_what_is_wrong_there() -> None:
    record = ALPACA.start(seed=7).record().replace("[Rules ", "[Rules 9")
    with pytest.raises(ludoteca.BadRecord) as caught:
        ludoteca.replay(record)
    assert caught.value.text("ru").startswith(
        f"Запись партии, строка {caught.value.line}: Эта программа не знает"
    )


def test_an_edition_says_the_file_the_key_and_what_is_wrong_there() -> None:
    with pytest.raises(ludoteca.BadEdition) as caught:
        ludoteca.game("alpaca", "[cards.viking]\nvalue = '7'\n")
    assert caught.value.text("it") == (
        "edition.toml, cards.viking.value: Deve essere un numero intero come 7, non '7'."
    )


def test_errors_of_old_rules_have_sentences_in_every_language() -> None:
    match = ludoteca.archive.game("alpaca", 1).start(seed=7)
    for act in (lambda: match.play("fly"), lambda: match.play("place viking"), match.undo):
        with pytest.raises(ludoteca.LudotecaError) as caught:
            act()
        assert len({caught.value.text(language) for language in ("en", "it", "ru")}) == 3
    with pytest.raises(ludoteca.InvalidMove) as invalid:
        match.play("fly")
    assert invalid.value.text("it") == "«fly» non è una mossa. Le regole di allora non lo permettono."
    with pytest.raises(ludoteca.IllegalUndo) as nothing:
        match.undo()
    assert nothing.value.text("ru") == "Пока нечего отменять."


# --- Facts ----------------------------------------------------------------------------------------


def test_facts_cannot_write_control_characters_to_a_terminal() -> None:
    said = Fault.NO_SUCH_GAME(game="\x1b[2J\u202eevil\ud800").text("en")
    assert said == "There is no game “\\x1b[2J\\u202eevil\\ud800”."
    assert said.isprintable()


def test_long_facts_are_shortened() -> None:
    said = Fault.NO_SUCH_GAME(game="x" * 10_000).text("en")
    assert len(said) < LONGEST + 30
    assert "…" in said


def test_long_lists_say_how_many_words_are_left_out() -> None:
    words = [f"word{number}" for number in range(MOST_LISTED + 3)]
    assert Fault.KNOWN_WORDS(words=words).text("en").endswith(f"word{MOST_LISTED - 1} (+3).")


def test_a_suggestion_names_a_close_word_or_what_is_known() -> None:
    assert suggestion("greddy", ["greedy", "random"]) == Fault.DID_YOU_MEAN(word="greedy")
    assert suggestion("xyz", ["greedy", "random"]) == Fault.KNOWN_WORDS(words=["greedy", "random"])


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (FileNotFoundError(2, "No such file"), Fault.NO_SUCH_FILE()),
        (PermissionError(13, "Permission denied"), Fault.FILE_FORBIDDEN()),
        (IsADirectoryError(21, "Is a directory"), Fault.FILE_IS_FOLDER()),
        (OSError(28, "No space left"), Fault.DISK_FULL()),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), Fault.FILE_NOT_TEXT()),
        (OSError(5, "Input/output error"), Fault.FILE_UNREADABLE(detail="[Errno 5] Input/output error")),
    ],
)
def test_a_file_that_cannot_be_read_says_why(error: OSError | ValueError, fault: Sentence) -> None:
    assert file_fault(error) == fault


# --- Journeys -------------------------------------------------------------------------------------


def test_errors_can_be_pickled() -> None:
    for error in (
        refused_move("fly"),
        refused_move("place viking"),
        ludoteca.BadRecord(3, Fault.CUT_OFF()),
        ludoteca.UnknownRules("alpaca", 9, [1, 2]),
        ludoteca.MissingExtra("study", "lab"),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def run_python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_importing_and_raising_do_not_load_fluent() -> None:
    code = "import sys, ludoteca\ntry: ludoteca.game('x')\nexcept ludoteca.UnknownGame: pass\n"
    assert run_python(code + "print('fluent' in sys.modules)").strip() == "False"
    assert run_python(code + "print('difflib' in sys.modules)").strip() == "True"


def test_without_fluent_an_error_says_its_code_and_facts() -> None:
    """Pyodide has no Fluent, where only the rules are needed."""
    code = "import sys; sys.modules['fluent'] = None\nimport ludoteca\n"
    code += "try: ludoteca.game('alpacca')\nexcept ludoteca.UnknownGame as error: print(error)"
    assert run_python(code).strip() == "no-such-game: game=alpacca did-you-mean: word=alpaca"

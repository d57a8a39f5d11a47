"""What the command line refuses, in the language of whoever typed it."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.bots.faults import BotFault
from ludoteca.cli import main
from ludoteca.cli.argument_parser import describe_problem
from ludoteca.cli.faults import CliFault
from ludoteca.cli.serve import port_fault
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.core.texts.sentences import Sentence
from ludoteca.server.faults import SettingFault
from ludoteca.study.faults import StudyFault

RECORD = Path(__file__).parents[1] / "records/alpaca-1-2-seats.ludo"


Complain = Callable[..., str]


@pytest.fixture
def complain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Complain:
    """Return a function that runs a command, which must be refused, and returns its last line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # no saved matches

    def run(arguments: str, language: str) -> str:
        monkeypatch.setenv("LC_ALL", language)
        try:
            status = main(arguments.split())
        except SystemExit as stopped:
            status = int(str(stopped.code))
        assert status == 2
        return capsys.readouterr().err.splitlines()[-1].removeprefix("ludoteca: ")

    return run


WRONG: list[tuple[str, Sentence]] = [
    ("", CliFault.COMMAND_MISSING(example="ludoteca play", program="ludoteca")),
    ("edition", CliFault.COMMAND_MISSING(example="ludoteca edition show", program="ludoteca edition")),
    ("paly", CliFault.NO_SUCH_COMMAND(command="paly")),
    ("edition chekc", CliFault.NO_SUCH_COMMAND(command="edition chekc")),
    ("rules", CliFault.ARGUMENTS_MISSING(arguments="game")),
    (
        "rules chess",
        CliFault.WRONG_CHOICE(argument="game", value="chess", choices="africana, alpaca, master-elf"),
    ),
    ("rules alpaca Q99", CliFault.NO_SUCH_PARAGRAPH(paragraph="Q99", paragraphs="A1–A60, A-R1–A-R34")),
    ("rules alpaca A1 --loud", CliFault.UNKNOWN_ARGUMENTS(arguments="--loud")),
    ("play alpaca --seed", CliFault.NEEDS_ONE_VALUE(argument="--seed")),
    ("play alpaca --seed x", CliFault.WRONG_NUMBER(argument="--seed", value="x")),
    ("play alpaca --seed -1", Fault.WRONG_SEED(value="-1")),
    ("play alpaca --seats 0", Fault.WRONG_SEATS(game="alpaca", least=2, most=4, seats="0")),
    ("play alpaca --seats 9", Fault.WRONG_SEATS(game="alpaca", least=2, most=4, seats="9")),
    ("play alpaca --seats Anna,,Bruno", CliFault.SEAT_NAME_MISSING(seats="Anna,,Bruno")),
    ("play alpaca --seats Anna,Anna", CliFault.SAME_NAMES(seats="Anna,Anna")),
    ("play alpaca --ages 1,2", Fault.NO_SUCH_OPTION(game="alpaca", option="ages")),
    ("play alpaca --resume", CliFault.NOTHING_TO_RESUME()),
    ("play alpaca --edition no.toml", Fault.IN_FILE(file="no.toml")),
    ("replay no.ludo", Fault.IN_FILE(file="no.ludo")),
    ("arena alpaca --bots greddy,random", BotFault.NO_SUCH_BOT(bot="greddy")),
    ("arena alpaca --bots greedy", StudyFault.ONE_BOT()),
    (
        "arena alpaca --bots random,greedy,easy,hard,best",
        Fault.WRONG_SEATS(game="alpaca", least=2, most=4, seats="5"),
    ),
    ("arena alpaca --workers 0", CliFault.AT_LEAST(argument="--workers", least=1, value="0")),
    ("arena alpaca --games 0", CliFault.AT_LEAST(argument="--games", least=1, value="0")),
    ("arena alpaca --file .", Fault.IN_FILE(file=".")),
    ("train alpaca --minutes -1", CliFault.MORE_THAN_0(argument="--minutes", value="-1")),
    ("train alpaca --minutes nan", CliFault.MORE_THAN_0(argument="--minutes", value="nan")),
    ("train alpaca --minutes x", CliFault.WRONG_NUMBER(argument="--minutes", value="x")),
    ("bench alpaca --seconds 0", CliFault.MORE_THAN_0(argument="--seconds", value="0")),
    ("analyse no.ludo --seconds inf", CliFault.MORE_THAN_0(argument="--seconds", value="inf")),
    ("simulate alpaca --compare a.toml", CliFault.NEEDS_COUNT(argument="--compare", count=2)),
    ("train alpaca --workers 2", CliFault.ONLY_WITH(option="--workers", other="--teacher")),
    ("simulate alpaca --compare a b --edition c", CliFault.NOT_BOTH(option="--edition", other="--compare")),
    ("simulate alpaca --report no/x.html", CliFault.NO_SUCH_FOLDER(option="--report", folder="no")),
    ("play alpaca --se 1", CliFault.AMBIGUOUS_OPTION(option="--se", matches="--seats, --seed")),
    ("serve --cold=yes", CliFault.TAKES_NO_VALUE(argument="--cold", value="yes")),
    ("serve --port 0", CliFault.WRONG_PORT(value="0")),
    ("serve --stand-in-after -1", CliFault.WRONG_SECONDS(value="-1")),
    ("serve --limit speed=1", SettingFault.NO_SUCH_LIMIT(limit="speed")),
    ("serve --limit request_rate=none", SettingFault.WRONG_LIMIT(limit="request_rate", value="none")),
    ("serve --trusted-proxy here", SettingFault.WRONG_NETWORK(option="--trusted-proxy", value="here")),
    ("serve --push-network here", SettingFault.WRONG_NETWORK(option="--push-network", value="here")),
    ("serve --push-contact anna", CliFault.WRONG_CONTACT(value="anna")),
    ("serve --database mysql://x", SettingFault.WRONG_DATABASE(address="mysql")),
    ("serve --database=", CliFault.EMPTY_OPTION(option="--database")),
    ("serve --origin here", CliFault.WRONG_ORIGIN(value="here")),
    ("serve --allowed-host a/b", CliFault.WRONG_HOST(value="a/b")),
    ("serve --web here", CliFault.NO_PAGES(folder="here")),
    ("admin people --database sqlite:///no.db", SettingFault.NO_SUCH_DATABASE(file="no.db")),
    ("backup copy.db --database sqlite:///no.db", SettingFault.NO_SUCH_DATABASE(file="no.db")),
    ("backup copy.db --database postgresql://x/y", SettingFault.BACKUP_POSTGRESQL()),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "fault"), WRONG, ids=[arguments for arguments, _ in WRONG])
def test_a_wrong_command_is_refused_in_the_users_language(
    complain: Complain, arguments: str, fault: Sentence, language: str
) -> None:
    assert complain(arguments, language).startswith(fault.text(language))


def test_a_wrong_command_is_explained_in_the_language_of_the_person(complain: Complain) -> None:
    assert complain("play alpaca --seed", "ru") == "После --seed нужно значение."
    assert complain("replay no.ludo", "it") == "no.ludo: Questo file non esiste."


def test_an_unknown_command_comes_with_what_was_meant_or_what_there_is(complain: Complain) -> None:
    assert complain("--lang en paly", "it") == "There is no command “paly”. Did you mean “play”?"
    assert complain("edition xx", "en") == "There is no command “edition xx”. Known: show, check, export."


def test_a_variable_is_named_with_what_is_wrong(complain: Complain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_COLD", "perhaps")
    assert complain("serve", "it") == "LUDOTECA_COLD=perhaps: Scrivi yes o no."
    monkeypatch.setenv("LUDOTECA_COLD", "yes")
    monkeypatch.setenv("LUDOTECA_PORT", "many")
    assert complain("serve", "ru") == "LUDOTECA_PORT=many: После --port нужно число, а не «many»."


def test_a_record_of_another_edition_is_refused_in_the_users_language(complain: Complain) -> None:
    text = RECORD.read_text("utf-8").replace('[Data "', '[Data "0')
    Path("other.ludo").write_text(text, encoding="utf-8")
    said = complain("replay other.ludo", "it")
    assert said.startswith(
        "other.ludo: Partita registrata, riga 3: Questa partita è stata giocata con l’edizione"
    )


def test_problems_of_an_edition_are_listed_in_the_users_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.toml").write_text("[cards.puppy]\nvalue = 1\n[cards.snob]\ncopies = 5\n", encoding="utf-8")
    assert main(["edition", "check", "bad.toml", "--game", "alpaca", "--lang", "ru"]) == 1
    assert capsys.readouterr().out.splitlines()[:2] == [
        "bad.toml, cards.snob.copies: В коробке 4, а не 5.",
        "bad.toml, cards.puppy.value: В правилах игры напечатано: 0",
    ]


def test_a_file_that_cannot_be_used_says_why(complain: Complain) -> None:
    Path("folder").mkdir()
    said = complain("arena alpaca --bots random,random --games 1 --file folder", "ru")
    assert said == f"folder: {Fault.FILE_IS_FOLDER().text('ru')}"


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.EADDRINUSE, CliFault.PORT_TAKEN(port="8000", other="8001")),
        (errno.EACCES, CliFault.PORT_FORBIDDEN(port="8000")),
        (errno.EADDRNOTAVAIL, CliFault.ADDRESS_ELSEWHERE(host="there")),
        (errno.EIO, CliFault.CANNOT_LISTEN(host="there", port="8000")),
    ],
)
def test_a_port_that_cannot_be_used_says_why(number: int, fault: Sentence) -> None:
    assert port_fault(OSError(number, ""), "there", 8000) == fault


def test_what_argparse_says_in_other_words_is_still_a_sentence() -> None:
    fault = describe_problem("argument --x: something new")
    assert fault == CliFault.WRONG_ARGUMENTS(detail="argument --x: something new")

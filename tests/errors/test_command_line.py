"""What the command line refuses, in the language of whoever typed it."""

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.cli.argument_parser import describe_problem
from ludoteca.cli.faults import CliFault
from ludoteca.cli.serve import port_fault
from ludoteca.core.sentences import Sentence

RECORD = Path(__file__).parents[1] / "records/alpaca-1-2-seats.ludo"


Complain = Callable[..., str]


@pytest.fixture
def complain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Complain:
    """Return a function that runs a command, which must be refused; the last line that it printed."""
    monkeypatch.chdir(tmp_path)

    def run(arguments: str, language: str) -> str:
        monkeypatch.setenv("LC_ALL", language)
        try:
            status = main(arguments.split())
        except SystemExit as stopped:
            status = int(str(stopped.code))
        assert status == 2
        return capsys.readouterr().err.splitlines()[-1].removeprefix("ludoteca: ")

    return run


@pytest.mark.parametrize(
    ("arguments", "language", "said"),
    [
        ("", "ru", "Чего-то не хватает: command."),
        ("rules", "it", "Manca qualcosa: game, A12."),
        ("rules chess", "it", "game: «chess» non è possibile. Scegli tra: africana, alpaca, master-elf."),
        ("rules chess", "ru", "game: «chess» не подходит. Выберите: africana, alpaca, master-elf."),
        ("rules alpaca Q99", "ru", "Пункта Q99 нет."),
        ("rules alpaca A1 --loud", "it", "Qui questo non si conosce: --loud"),
        ("play alpaca --seed", "ru", "После --seed нужно значение."),
        ("play alpaca --seed x", "it", "--seed richiede un numero, non «x»."),
        ("play alpaca --seed -1", "it", "Un seme è un numero intero da 0 a 2^63 - 1, non -1."),
        ("play alpaca --seats 9", "ru", "В игре alpaca от 2 до 4 мест, а не 9."),
        ("play alpaca --seats Anna,,Bruno", "it", "--seats Anna,,Bruno: manca un nome tra due virgole."),
        ("play alpaca --seats Anna,Anna", "ru", "--seats Anna,Anna: у двух игроков одно имя."),
        ("play alpaca --ages 1,2", "it", "Il gioco alpaca non ha l’opzione «ages»."),
        ("play alpaca --edition no.toml", "ru", "no.toml: Такого файла нет."),
        ("replay no.ludo", "it", "no.ludo: Questo file non esiste."),
        ("replay .", "ru", ".: Это папка, а не файл."),
        ("arena alpaca --bots greddy,random", "it", "Il bot «greddy» non c’è. Forse intendevi «greedy»?"),
        ("arena alpaca --workers 0", "ru", "--workers — не меньше 1, а не 0."),
        ("simulate alpaca --compare a.toml", "ru", "После --compare нужны 2 значения."),
        ("serve --port 0", "it", "--port deve essere da 1 a 65535, non 0."),
        ("serve --limit speed=1", "ru", "Ограничения «speed» нет."),
        ("serve --trusted-proxy here", "it", "--trusted-proxy richiede un indirizzo"),
        ("serve --database mysql://x", "ru", "--database mysql: сервер хранит столы в sqlite:///ФАЙЛ"),
        ("serve --origin here", "it", "--origin richiede un indirizzo come https://NOME, non here."),
        ("admin people --database sqlite:///no.db", "ru", "Базы данных no.db нет."),
        ("backup copy.db --database postgresql://x/y", "it", "«ludoteca backup» copia i file SQLite."),
    ],
)  # fmt: skip
def test_a_wrong_command_is_refused_in_the_users_language(
    complain: Complain, arguments: str, language: str, said: str
) -> None:
    assert complain(arguments, language).startswith(said)


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
    assert said.startswith("Partita registrata, riga 3: Questa partita è stata giocata con l’edizione")


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
    assert fault.text("it") == "Questi argomenti non si capiscono."

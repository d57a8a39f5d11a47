"""The commands beside ``play``, used as a person would."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.markdown import Markdown

import ludoteca
from ludoteca.bench.peer_search import NotInstalled, Rate, SearchPeer
from ludoteca.cli import main
from ludoteca.cli.language import find_language, system_language
from ludoteca.cli.rules import paragraph_number, summary
from tests.cli.conftest import LANGUAGES, Say
from tests.study.small_studies import MORE_ELVES

SCREEN = 30  # lines of a terminal


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seats", "Anna,,Bruno"], "a name is missing"),
        (["--seats", "Anna,Anna"], "the same name"),
        (["--seats", "5"], "2 to 4 seats"),
        (["--seats", "3", "--quick"], "2 players, not 3"),
        (["--first", "p3"], "p1, p2"),
        (["--market", "librarian"], "6 are needed"),
        (["--edition", "nowhere.toml"], "no such file"),
        (["--resume", "nowhere.ludo"], "nowhere.ludo: There is no such file."),
    ],
)
def test_bad_options_are_refused_with_a_reason(say: Say, arguments: list[str], problem: str) -> None:
    status, text = say("play", "alpaca", *arguments, "--lang", "en")
    assert status == 2
    assert problem in text


@pytest.mark.parametrize("typed", ["A12", "a12", "А12", "а 12"])  # the last two are Cyrillic
def test_a_paragraph_is_found_in_either_alphabet(say: Say, typed: str) -> None:
    assert say("rules", "alpaca", typed, "--lang", "ru")[1].startswith("A12 ")


def test_a_ruling_is_found_in_either_alphabet() -> None:
    typed = ["ME-R7", "ме-r7", "МЕ-Р7", "МЕР7", "me—r7"]
    assert {paragraph_number(number) for number in typed} == {"ME-R7"}
    assert paragraph_number("АФ9") == "AF9"


@pytest.mark.parametrize("game", ludoteca.game_names())
@pytest.mark.parametrize(
    ("language", "all_of_them"), [("en", "rules all"), ("it", "regole tutte"), ("ru", "правила ВСЕ")]
)
def test_a_game_is_said_in_short(say: Say, game: str, language: str, all_of_them: str) -> None:
    said = summary(game, language)
    assert "-R1 " not in said
    screen = Console(width=80, file=io.StringIO())
    screen.print(Markdown(said))
    assert 5 < screen.file.getvalue().count("\n") < SCREEN  # type: ignore[attr-defined]
    heading = said.splitlines()[0].strip("# ")
    printed = say("play", game, "--lang", language, typed="rules\nquit\n")[1]
    assert (heading in printed, "-R1 " in printed) == (True, False)
    assert "-R1 " in say("play", game, "--lang", language, typed=f"{all_of_them}\nquit\n")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_whole_or_by_paragraph(say: Say, language: str) -> None:
    whole = say("rules", "alpaca", "--lang", language)[1]
    assert "A1 " in whole
    assert "A-R34" in whole
    one = say("rules", "alpaca", "A33", "a-r12", "--lang", language)[1]
    assert "A33" in one
    assert "A-R12" in one
    assert "A34" not in one


def test_a_record_is_replayed_with_its_score_pad(say: Say, tmp_path: Path) -> None:
    match = ludoteca.game("alpaca").start(seats=2, seed=7)
    while not match.over:
        match.play(match.moves[0])
    (tmp_path / "game.ludo").write_text(match.record(), encoding="utf-8")
    status, text = say("replay", "game.ludo", "--lang", "en")
    assert status == 0
    assert f"{len(match.played):,} moves" in text
    assert "Total" in text
    stepped = say("replay", "game.ludo", "--step", "--at", "10", "--lang", "en", typed="\nq\n")[1]
    assert "  10 p" in stepped
    assert "   9 p" not in stepped
    assert "  12 p" not in stepped
    for wrong in ("-3", "0"):
        status, text = say("replay", "game.ludo", "--at", wrong, "--lang", "en")
        assert (status, f"--at must be at least 1, not {wrong}." in text) == (2, True)
    status, text = say("replay", "game.ludo", "--at", "9999", "--lang", "en")
    assert (status, f"--at 9999: the game has only {len(match.played):,} moves." in text) == (2, True)


def test_files_with_a_byte_order_mark_are_read(say: Say, tmp_path: Path) -> None:
    """Some editors put one at the beginning of a file when they save it."""
    record = ludoteca.game("alpaca").start(seats=2, seed=7).record()
    (tmp_path / "game.ludo").write_text(record, encoding="utf-8-sig")
    assert say("replay", "game.ludo", "--lang", "en")[0] == 0
    own = say("edition", "export", "alpaca")[1]
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8-sig")
    assert say("edition", "check", "mine.toml", "--lang", "en")[0] == 0


def test_an_edition_is_exported_checked_shown_and_played(say: Say, tmp_path: Path) -> None:
    own = say("edition", "export", "alpaca")[1]
    mine = tmp_path / "mine.toml"
    mine.write_text(
        own.replace('name = "reconstructed"', 'name = "my box"').replace("coins = 3", "coins = 4", 1)
    )
    status, text = say("edition", "check", "mine.toml", "--lang", "en")
    assert (status, "1 figure differs" in text) == (0, True)
    assert "my box" in say("edition", "show", "alpaca", "--edition", "mine.toml")[1]
    assert "reconstructed" in say("edition", "show", "alpaca")[1]
    assert say("play", "alpaca", "--edition", "mine.toml", typed="quit\n")[0] == 0


def test_all_problems_of_an_edition_are_printed(say: Say, tmp_path: Path) -> None:
    text = "[cards.viking]\nvalue = 9\n[cards.puppy]\nvalue = 1\n[cards.snob]\ncopies = 5\n"
    (tmp_path / "bad.toml").write_text(text)
    assert say("edition", "check", "bad.toml", "--lang", "en")[0] == 2
    status, text = say("edition", "check", "bad.toml", "--game", "alpaca", "--lang", "en")
    assert status == 1
    assert "bad.toml, cards.viking.value: 9 is more than the 8 of “ticket-clerk”" in text
    assert "bad.toml, cards.puppy.value: The rulebook prints: 0" in text
    assert "bad.toml, cards.snob.copies: The box holds 4, not 5" in text
    assert "3 problems found" in text


def test_bench_shows_the_search_and_which_peers_are_missing(
    say: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    def absent(seconds: float) -> Rate:
        raise NotInstalled

    there = SearchPeer("quick", "", lambda seconds: Rate(1234.0, 56789.0))
    monkeypatch.setattr("ludoteca.bench.peers.ALL", ())
    monkeypatch.setattr("ludoteca.bench.peer_search.ALL", (there, SearchPeer("absent", "npm ci", absent)))
    monkeypatch.setattr("ludoteca.bench.speed.compile_seconds", lambda name: (0.0, 0.0))
    status, text = say("bench", "master-elf", "--peers", "--seconds", "0.01", "--lang", "en")
    assert status == 0
    assert re.search(r"tree search +│ [\d,]+ playouts/s; [\d,]+ moves/s", text)
    assert "1,234 playouts/s; 56,789 moves/s" in text
    assert "not installed; in a clone: npm ci" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_all_games_are_in_the_help(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", language])
    text = " ".join(capsys.readouterr().out.split())
    for name in ludoteca.game_names():
        for option in ludoteca.game(name).option_names:
            assert f"--{option}" in text
    quick = {"en": "quick game", "it": "partita rapida", "ru": "быстрая партия"}
    assert quick[language] in text


def test_an_option_of_another_game_is_refused(say: Say) -> None:
    status, text = say("play", "alpaca", "--ages", "7,9", "--lang", "en")
    assert (status, "alpaca has no option “ages”" in text) == (2, True)
    assert say("play", "master-elf", "--ages", "9,7", "--seats", "2", typed="quit\n")[0] == 0


@pytest.mark.parametrize(
    "command",
    ["play", "rules", "replay", "edition", "edition show", "edition check", "edition export", "bench"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_with_an_example(
    say: Say, capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        main([*command.split(), "--help", "--lang", language])
    assert stop.value.code == 0
    assert f"ludoteca {command}" in capsys.readouterr().out.rpartition(":\n")[2]


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "it_IT.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_system(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language
    assert find_language(["play", "alpaca", "--lang", "ru"]) == "ru"
    assert find_language(["--lang=it"]) == "it"


@pytest.mark.parametrize("arguments", ["--lang it play --help", "--lang=it play --help --market=x"])
def test_the_language_may_stand_before_the_command(
    capsys: pytest.CaptureFixture[str], arguments: str
) -> None:
    with pytest.raises(SystemExit):
        main(arguments.split())
    printed = capsys.readouterr().out
    assert "continua una partita salvata" in printed
    assert "--market" in printed  # an option of one game


def test_bots_play_in_the_arena(say: Say, tmp_path: Path) -> None:
    command = ("arena", "master-elf", "--bots", "greedy,random", "--games", "4", "--lang", "en")
    status, text = say(*command, "--file", "games.jsonl")
    assert status == 0
    assert "master-elf, 4 games" in text
    assert "greedy" in text
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 5
    status, text = say(*command, "--file", "games.jsonl", "--json")
    assert status == 0
    assert '"bot": "greedy"' in text


def test_a_network_is_trained(say: Say, tmp_path: Path) -> None:
    status, text = say("train", "master-elf", "--iterations", "1", "--games", "8", "--lang", "it")
    assert status == 0
    assert "L’addestramento dura 1 iterazione. Tutto viene scritto in" in " ".join(text.split())
    assert "Contro bot golosi" in text
    assert (tmp_path / "network" / "network.bin").stat().st_size < 1 << 20
    assert (tmp_path / "network" / "checkpoint.npz").exists()
    bots = ("--bots", "network:network/network.bin,random", "--games", "2", "--workers", "1", "--lang", "en")
    status, text = say("arena", "master-elf", *bots)
    assert status == 0
    assert "network:network/network.bin" in text
    assert say("simulate", "master-elf", *bots)[0] == 0


def test_a_network_learns_another_edition(say: Say, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MORE_ELVES, encoding="utf-8")
    edition = ("--edition", "mine.toml")
    assert say("train", "master-elf", "--iterations", "1", "--games", "8", *edition, "--lang", "en")[0] == 0
    bots = ("--bots", "network:network/network.bin,random", "--games", "2", "--workers", "1", "--lang", "en")
    assert say("arena", "master-elf", *bots, *edition)[0] == 0


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_the_file_of_a_network_must_be_there(command: str, say: Say) -> None:
    status, text = say(command, "master-elf", "--bots", "network:none.bin,random", "--lang", "en")
    assert status == 2
    assert "none.bin: There is no such file." in text


def test_a_network_imitates_a_bot(say: Say, tmp_path: Path) -> None:
    options = ("--teacher", "search:4x", "--minutes", "0.001", "--workers", "1", "--games", "8")
    status, text = say("train", "master-elf", *options, "--lang", "ru")
    assert status == 0
    assert "Сеть записана в network" in text
    assert (tmp_path / "network" / "network.bin").exists()
    assert (tmp_path / "network" / "master-elf-000000.npz").exists()


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ("--teacher search:4x --iterations 2", "Give either --iterations or --teacher, not both."),
        ("--workers 2", "--workers has an effect only with --teacher."),
    ],
)
def test_options_of_a_training_that_would_do_nothing_are_refused(
    say: Say, options: str, problem: str
) -> None:
    assert say("train", "master-elf", *options.split(), "--lang", "en") == (2, f"ludoteca: {problem}\n")


def test_an_unknown_bot_is_refused(say: Say, capsys: pytest.CaptureFixture[str]) -> None:
    assert say("arena", "alpaca", "--bots", "greedy,gredy", "--lang", "en")[0] == 2


def test_a_record_is_analysed(say: Say, tmp_path: Path) -> None:
    match = ludoteca.game("master-elf").start(seats=2, seed=1)
    for _ in range(8):
        match.play(match.moves[0])
    (tmp_path / "game.ludo").write_text(match.record(), encoding="utf-8")
    status, text = say("analyse", "game.ludo", "--seconds", "0.01", "--picture", "curve.svg", "--lang", "en")
    assert status == 0
    assert "Turning points" in text
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert '"number": 1' in say("analyse", "game.ludo", "--seconds", "0.01", "--json")[1]
    refused = say("analyse", "game.ludo", "--picture", ".", "--lang", "en")
    assert refused == (2, "ludoteca: --picture .: This is a folder, not a file.\n")


def test_hints_and_turning_points_say_why(say: Say, tmp_path: Path) -> None:
    """In the last turn of a match a Puppy brings no points and an Alpaking twelve."""
    players = [{"farm": [["viking"]]}, {"hand": ["alpaking", "puppy"], "farm": [["snob"]]}]
    position = {"turn": "p2", "final": True, "players": players}
    match = ludoteca.game("alpaca").position(position)
    match.players = ["Bruno", "Anna"]
    (tmp_path / "game.ludo").write_text(match.record(), encoding="utf-8")
    why = "About 12 points more in the end, mostly under “Alpacas behind Fences”."
    typed = "\nhint\nquit\n"  # first the screen is handed over
    assert why in say("play", "alpaca", "--resume", "game.ludo", "--lang", "en", typed=typed)[1]
    match.play("place puppy")
    (tmp_path / "game.ludo").write_text(match.record(), encoding="utf-8")
    said = say("analyse", "game.ludo", "--seconds", "0.05", "--lang", "it")[1]
    assert "Circa 12 punti in più" in said
    assert '"part": "farm"' in say("analyse", "game.ludo", "--seconds", "0.05", "--json")[1]


@pytest.mark.parametrize(("chosen", "encoding"), [("", "utf-8"), ("cp1252", "cp1252")])
def test_every_letter_can_be_written_to_a_file(
    chosen: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows files and pipes have an encoding without Russian letters, unless somebody has chosen one."""
    written = io.BytesIO()
    monkeypatch.setenv("PYTHONIOENCODING", chosen)
    if not chosen:
        monkeypatch.delenv("PYTHONIOENCODING")
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="cp1252", write_through=True))
    assert main(["edition", "export", "master-elf"]) == 0
    text = written.getvalue().decode(encoding)
    assert ("эльф" in text.lower()) == (encoding == "utf-8")

"""The command line, used as a person would."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from rich.markdown import Markdown

import ludoteca
from ludoteca.bench.peer_search import NotInstalled, Rate, SearchPeer
from ludoteca.cli import main
from ludoteca.cli.game_options import option_parameters
from ludoteca.cli.language import find_language, system_language, texts
from ludoteca.cli.rules import paragraph_number, summary
from ludoteca.cli.seating import name_players
from tests.luck_prediction import RARELY, predict_share

Say = Callable[..., tuple[int, str]]
LANGUAGES = ("en", "it", "ru")
SCREEN = 30  # lines of a terminal


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Say:
    """Run a command with lines of input; its status and all it printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(arguments)
        return status, "".join(capsys.readouterr())

    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_played_in_every_language(say: Say, language: str) -> None:
    status, text = say("play", "alpaca", "--seed", "5", "--lang", language, typed="1\n" * 2000)
    assert status == 0
    assert {"en": "wins!", "it": "Vince", "ru": "Победа"}[language] in text


def test_people_pass_the_terminal_on(say: Say) -> None:
    status, text = say(
        "play", "alpaca", "--seats", "Anna,Bruno", "--lang", "en", typed="\nend\n\nend\n\nquit\n"
    )
    assert status == 0
    assert text.count("pass the terminal to Anna") == 2
    assert text.count("pass the terminal to Bruno") == 1


def test_a_move_is_a_number_its_words_or_its_sentence(say: Say) -> None:
    typed = "place puppy\nundo\nPlace Puppy\nundo\n5\nquit\n"
    _, text = say("play", "alpaca", "--seed", "7", "--seats", "Anna,random", "--lang", "en", typed=typed)
    assert text.count("Anna places Puppy") == 3
    assert text.count("Undone: Place Puppy") == 2


def test_a_bad_move_is_refused_and_changes_nothing(say: Say) -> None:
    typed = "99\nfly\nplace viking\n\n? dragon\nundo\nquit\n"
    _, text = say("play", "alpaca", "--seed", "7", "--lang", "en", typed=typed)
    assert "There is no move 99; the moves are 1 to 6." in text
    assert "“fly” is not one of the moves" in text
    assert "“place viking” is not one of the moves" in text
    assert "Nothing is called “dragon”" in text
    assert "nothing to undo" in text


def test_help_names_commands_cards_and_paragraphs(say: Say) -> None:
    typed = "help\n? mimo\nrules a12\nrules A99\nlog\nquit\n"
    _, text = say("play", "alpaca", "--seed", "7", "--lang", "en", typed=typed)
    assert "undo the last move" in text
    assert "A33 Mime." in text
    assert "A12 " in text
    assert "There is no paragraph A99" in text
    assert "Bot (greedy) draws 5 cards" in text


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Anna", "Bot 1 (easy)", "Bot (greedy)", "Bot 2 (easy)", "Bot (search:500x)"]),
        ("it", ["Anna", "Bot 1 (facile)", "Bot (goloso)", "Bot 2 (facile)", "Bot (search:500x)"]),
        ("ru", ["Anna", "Бот 1 (лёгкий)", "Бот (жадный)", "Бот 2 (лёгкий)", "Бот (search:500x)"]),
    ],
)
def test_bots_are_called_by_their_level(language: str, names: list[str]) -> None:
    assert name_players(["Anna", "easy", "greedy", "easy", "search:500x"], texts(language)) == names


@pytest.mark.parametrize(
    ("language", "typed"), [("it", "aiuto\nannulla\nesci\n"), ("ru", "справка\nназад\nВЫХОД\n")]
)
def test_commands_have_names_in_every_language(say: Say, language: str, typed: str) -> None:
    status, text = say("play", "alpaca", "--lang", language, typed=typed)
    assert status == 0
    assert {"it": "annulla l’ultima mossa", "ru": "отменить последний ход"}[language] in text
    assert {"it": "Alla prossima", "ru": "До встречи"}[language] in text


def test_a_match_is_saved_and_can_be_resumed(say: Say, tmp_path: Path) -> None:
    say("play", "alpaca", "--seed", "7", "--seats", "Anna,random", "--lang", "en", typed="place puppy\nend\n")
    status, text = say("play", "alpaca", "--resume", "--lang", "en", typed="save mine.ludo\nquit\n")
    assert status == 0
    assert "Anna" in text
    saved = ludoteca.replay((tmp_path / "mine.ludo").read_text(encoding="utf-8"))
    assert saved.played[0].move == "place puppy"
    assert saved.players == ["Anna", "random"]
    assert "Anna" in say("play", "alpaca", "--resume", "mine.ludo", typed="quit\n")[1]


def test_a_draw_in_the_terminal_cannot_be_predicted(say: Say, tmp_path: Path) -> None:
    say(
        "play",
        "alpaca",
        "--seats",
        "Anna,random",
        "--lang",
        "en",
        typed="end\n" * 12 + "save mine.ludo\nquit\n",
    )
    record = (tmp_path / "mine.ludo").read_text(encoding="utf-8")
    assert "Seed" not in record
    assert predict_share([record]) < RARELY


def test_a_new_match_keeps_the_record_of_the_one_before(say: Say, tmp_path: Path) -> None:
    for seed in ("7", "8"):
        say("play", "alpaca", "--seed", seed, "--seats", "Anna,random", typed="end\nquit\n")
    kept = tmp_path / "data" / "ludoteca" / "alpaca.before.ludo"
    assert ludoteca.replay(kept.read_text(encoding="utf-8")).seed == 7
    status, text = say("play", "alpaca", "--resume", str(kept), typed="quit\n")
    assert (status, "Anna" in text) == (0, True)


@pytest.mark.parametrize("typed", ["", "9" * 5000, "\x1b[4~", "[/]", "? [bold]", "rules [x]"])
def test_nonsense_and_no_input_cause_no_traceback(say: Say, typed: str) -> None:
    status, text = say("play", "alpaca", "--seats", "[/red],Bruno [b]", "--lang", "en", typed=f"\n{typed}\n")
    assert status == 0
    assert "[/red]" in text


def test_resuming_needs_a_saved_match(say: Say) -> None:
    status, text = say("play", "alpaca", "--resume", "--lang", "en")
    assert status == 2
    assert "There is no saved game to continue" in text


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
    assert "A-R32" in whole
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
    assert "not installed: npm ci" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_all_games_are_in_the_help(capsys: pytest.CaptureFixture[str], language: str) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", language])
    text = " ".join(capsys.readouterr().out.split())
    for name in ludoteca.game_names():
        for parameter in option_parameters(name):
            assert f"--{parameter.name}" in text
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
    status, text = say("train", "master-elf", "--iterations", "1", "--matches", "8", "--lang", "it")
    assert status == 0
    assert "Contro bot golosi" in text
    assert (tmp_path / "network" / "network.bin").stat().st_size < 1 << 20
    assert (tmp_path / "network" / "checkpoint.npz").exists()


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


def test_hints_and_turning_points_say_why(say: Say, tmp_path: Path) -> None:
    """The last turn of a match: a Puppy has no points, an Alpaking has twelve."""
    players = [{"farm": [["viking"]]}, {"hand": ["alpaking", "puppy"], "farm": [["snob"]]}]
    position = {"turn": "p2", "final": True, "players": players}
    match = ludoteca.game("alpaca").start_from(position)
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

"""Matches in the terminal, played as a person would."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli.language import texts
from ludoteca.cli.seating import name_players
from tests.cli.conftest import LANGUAGES, Say
from tests.support.luck_prediction import RARELY, predict_share


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
    typed = "99\nby mime\nplace viking\nbuy alpaking\n\n? dragon\nundo\nquit\n"
    _, text = say("play", "alpaca", "--seed", "7", "--lang", "en", typed=typed)
    assert "There is no move 99; the moves are 1 to 6." in text
    words = " ".join(text.split())
    assert "“by mime” is not a move. No move begins with “by”. Did you mean “buy”? Type “help”" in words
    assert "“place viking” is not possible now. Possible now: Buy Librarian" in words
    assert "“buy alpaking” is not possible now. Costs 12 Coins; you have 3." in words
    assert "Nothing is called “dragon”" in text
    assert "nothing to undo" in text


def test_a_person_with_nearly_the_name_of_a_bot_is_noticed(say: Say) -> None:
    _, text = say("play", "alpaca", "--seats", "Anna,hrd", "--lang", "en", typed="\nquit\n")
    assert text.count("hrd plays as a person. Did you mean the bot “hard”?") == 1
    _, text = say("play", "alpaca", "--seats", "Anna,Bert", "--lang", "en", typed="\nquit\n")
    assert "plays as a person" not in text


def test_help_names_commands_cards_and_paragraphs(say: Say) -> None:
    typed = "help\n? mimo\nrules a12\nrules A99\nlog\nquit\n"
    _, text = say("play", "alpaca", "--seed", "7", "--lang", "en", typed=typed)
    assert "undo the last move" in text
    assert "A33 Mime." in text
    assert "A12 " in text
    assert "There is no paragraph A99" in text
    assert "Bot (greedy) draws 5 cards" in text


def test_a_level_that_gives_no_hints_is_refused_and_the_match_goes_on(say: Say) -> None:
    typed = "hint foo\nhint champion\nlog\nquit\n"
    status, text = say("play", "master-elf", "--seed", "7", "--lang", "en", typed=typed)
    assert status == 0
    assert "“foo”" in text
    assert "master-elf has no champion" in text
    assert "See you next time!" in text


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
    assert list(saved.players) == ["Anna", "random"]
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


def test_a_record_of_another_game_than_the_one_named_is_refused(say: Say, tmp_path: Path) -> None:
    record = ludoteca.game("master-elf").start(seats=2, seed=1).record()
    (tmp_path / "elf.ludo").write_text(record, encoding="utf-8")
    status, text = say("play", "africana", "--resume", "elf.ludo", "--lang", "en", typed="quit\n")
    assert (status, "elf.ludo is a game of “master-elf”, not of “africana”." in text) == (2, True)
    for named in (["master-elf"], []):
        status, text = say("play", *named, "--resume", "elf.ludo", "--lang", "en", typed="quit\n")
        assert (status, "MASTER ELF" in text) == (0, True)


def test_without_a_name_the_default_game_is_played(say: Say, capsys: pytest.CaptureFixture[str]) -> None:
    assert "ALPACA" in say("play", "--lang", "en", typed="quit\n")[1]
    assert "ALPACA" in say("play", "--resume", "--lang", "en", typed="quit\n")[1]
    with pytest.raises(SystemExit):
        say("play", "--help", "--lang", "en")
    assert "alpaca, master-elf (default: alpaca)" in " ".join(capsys.readouterr().out.split())

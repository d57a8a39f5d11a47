"""Matches that were played under older rules replay under those rules."""

import pickle
import re
import subprocess
import sys
from copy import copy, deepcopy
from pathlib import Path
from types import FunctionType
from typing import Any
from zipfile import ZipFile

import pytest
from hatchling.build import build_wheel

import ludoteca
from ludoteca import Game, Match, archive
from ludoteca.archive import ArchivedGame, ArchivedMatch, packages
from ludoteca.bots.coach import analyse, hint
from ludoteca.bots.search import Budget
from ludoteca.core.matches.record import read_record
from ludoteca.core.matches.speech import Speech
from tests.support.random_matches import of_every_game

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests/records").glob("*.ludo"))
NAMED = re.compile(r"(?P<game>[a-z-]+?)-(?P<version>\d+)-.*")


def game_and_version(record: Path) -> tuple[str, int]:
    found = NAMED.fullmatch(record.stem)
    assert found
    return found["game"], int(found["version"])


def text_of(name: str) -> str:
    return (ROOT / f"tests/records/{name}.ludo").read_text(encoding="utf-8")


# --- Every version so far -------------------------------------------------------------------------


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_every_record_replays_under_the_rules_it_was_played_by(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    match = ludoteca.replay(text)
    assert (match.game.name, match.game.definition.version) == game_and_version(record)
    assert match.outcome is not None
    assert match.record() == text
    assert match.view("p1")["outcome"] == match.outcome.to_json()


@of_every_game
def test_every_version_has_records_and_every_old_one_an_archive(name: str) -> None:
    """A change of rules or figures raises the version, leaves an archive and adds a record."""
    present = ludoteca.game(name)
    assert {version for game, version in map(game_and_version, RECORDS) if game == name} == {
        *archive.versions(name), present.definition.version
    }  # fmt: skip
    assert archive.versions(name) == list(range(1, present.definition.version))
    latest = [path for path in RECORDS if game_and_version(path) == (name, present.definition.version)]
    digests = {re.findall(r'\[Data "(\w+)"\]', path.read_text(encoding="utf-8"))[0] for path in latest}
    assert digests == {present.edition.digest}, "other figures are other rules: bump the game's version"


def test_the_present_rules_refuse_a_record_of_old_ones() -> None:
    text = text_of("alpaca-1-graduates").replace("[Rules 1]", "[Rules 2]")
    with pytest.raises(ludoteca.BadRecord, match="“play graduate” is written for p2, but it's p1's turn"):
        ludoteca.replay(re.sub(r"\[Check .*\]\n", "", text))


def test_an_unknown_version_is_refused_with_the_known_ones() -> None:
    text = text_of("alpaca-1-2-seats").replace("[Rules 1]", "[Rules 99]")
    with pytest.raises(
        ludoteca.BadRecord, match=r"line 4: Version 99 of the rules of alpaca .* It knows 1, 2"
    ) as refused:
        ludoteca.replay(text)
    assert refused.value.line == 4
    with pytest.raises(ludoteca.UnknownRules, match="It knows 1"):
        archive.game("africana", 2)


def test_archived_rules_run_where_modules_have_an_annotate_function() -> None:
    """Since Python 3.14 a module with annotations has one."""
    package = archive.game("alpaca", 1).definition.kernel[0].__name__.partition(".")[0]
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            code = (lambda format: {}).__code__
            vars(module)["__annotate__"] = FunctionType(code, vars(module), "__annotate__")
    assert ArchivedGame("alpaca", 1).start(seed=1).moves


# --- What an archived version offers --------------------------------------------------------------


def test_old_rules_have_their_own_package() -> None:
    old, present = archive.game("alpaca", 1), archive.game("alpaca", 2)
    assert present is ludoteca.game("alpaca")
    assert old.definition.State is not present.definition.State
    kept = [module for name, module in sys.modules.items() if name.startswith("_ludoteca_alpaca_1")]
    assert len(kept) > 20
    borrowed = [
        value
        for module in kept
        for value in vars(module).values()
        if str(getattr(value, "__module__", "")).split(".")[0] == "ludoteca"
    ]
    assert borrowed == []


@pytest.mark.parametrize(
    ("ours", "old", "follows"),
    [
        (Match, ArchivedMatch, {"seat_names", "events", "record", "played", "players", "is_archived"}),
        (Game, ArchivedGame, {"name"}),
    ],
)
def test_the_archive_answers_for_every_part_of_a_match_and_a_game(
    ours: type, old: type, follows: set[str]
) -> None:
    """What is added to them later needs an answer here too, unless it follows from other parts."""
    public = {name for name in vars(ours) if not name.startswith("_")}
    assert public - vars(old).keys() == follows


def test_old_rules_need_no_compiler() -> None:
    code = "import sys, ludoteca; ludoteca.replay(open(sys.argv[1]).read()); sys.exit('numba' in sys.modules)"
    record = str(ROOT / "tests/records/alpaca-1-2-seats.ludo")
    assert subprocess.run([sys.executable, "-c", code, record], check=False).returncode == 0


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_old_moves_and_events_have_texts_in_every_language(language: str) -> None:
    match = ludoteca.replay(text_of("alpaca-1-4-seats"))
    speech = ludoteca.Speech(match.game, language, match.players)
    assert all(speech.move(played.move) for played in match.played)
    sentences = [speech.event(event.seen_by(seat)) for event in match.events for seat in (None, "p2")]
    assert len(sentences) > 500
    assert any("Дмитрий" in sentence for sentence in sentences)
    assert speech.glossary()["card"]["snob"]


def test_old_texts_say_the_names_of_another_edition() -> None:
    renamed = '[edition]\ngame = "alpaca"\nname = "mine"\n[cards.mime]\nen = "Clown"\n'
    assert Speech(ArchivedGame("alpaca", 1, renamed), "en").move("buy mime") == "Buy Clown"


def test_errors_of_old_rules_are_raised_as_present_ones() -> None:
    game = archive.game("alpaca", 1)
    match = game.start(seats=2, seed=4)
    with pytest.raises(ludoteca.IllegalMove, match="“buy viking” is not possible now") as refused:
        match.play("buy viking")
    assert refused.value.legal == tuple(match.moves)
    with pytest.raises(ludoteca.InvalidMove, match="fly"):
        match.play("fly")
    with pytest.raises(ludoteca.IllegalUndo):
        match.undo()
    with pytest.raises(ludoteca.BadPosition) as broken:
        game.position({"players": [{}, {}], "idle": -1})
    assert broken.value.where == "idle"
    with pytest.raises(ludoteca.BadOption, match="2 to 4"):
        game.start(seats=9)
    with pytest.raises(ludoteca.BadOption, match="p1, p2"):
        match.view("p9")
    with pytest.raises(ludoteca.BadEdition):
        archive.game("alpaca", 1, "no such file.toml")


def test_a_changed_record_of_old_rules_is_refused_with_its_line() -> None:
    text = text_of("alpaca-1-2-seats")
    for old, new in [("puppy fence", "puppy dragon"), ("deal [", "deal [snob "), ("= p1", "= p1 9")]:
        with pytest.raises(ludoteca.BadRecord):
            ludoteca.replay(text.replace(old, new, 1))


def test_old_rules_undo_and_start_again() -> None:
    match = ludoteca.replay(text_of("alpaca-1-2-seats"))
    again = match.at_start()
    assert not again.played
    for played in match.played[:10]:
        again.replay_move(played.move, played.draws)
    while not again.can_undo:
        played = match.played[len(again.played)]
        again.replay_move(played.move, played.draws)
    count, move = len(again.played), again.played[-1].move
    assert again.undo() == move
    assert len(again.played) == count - 1


def test_old_rules_refuse_draws_that_are_left_over() -> None:
    match = ludoteca.replay(text_of("alpaca-1-2-seats"))
    with pytest.raises(ludoteca.LuckMismatch, match="Draws are left over: extra"):
        match.game.replay_setup(2, {}, (*match.setup_draws, "extra"))
    again, played = match.at_start(), match.played[0]
    record, position = again.record(), again.position()
    with pytest.raises(ludoteca.LuckMismatch, match="Draws are left over: zzz, qq"):
        again.replay_move(played.move, [*played.draws, "zzz", "qq"])
    assert (again.record(), again.position()) == (record, position)


def test_bots_hints_and_analyses_need_the_present_rules() -> None:
    whole = ludoteca.replay(text_of("alpaca-1-2-seats"))
    match = whole.at_start()
    match.replay_move(whole.played[0].move, whole.played[0].draws)
    for ask in (lambda: hint(match), lambda: analyse(match, Budget(iterations=1)), match.hint):
        with pytest.raises(ludoteca.IllegalCall, match="Version 1 of the rules of alpaca is old"):
            ask()
    with pytest.raises(ludoteca.IllegalCall, match="Version 1 of the rules of alpaca is old"):
        _ = match.game.compiled


NEED_PRESENT_RULES = {
    Match: {"hint", "knowledge", "observation"},
    Game: {
        "actions", "bind", "check_options", "compiled", "features", "layout", "redeal", "rules",
        "seeded_rules",
    },
}  # fmt: skip
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "play": ("end",), "replay_move": ("end", ()), "view": ("p1",), "views": (["p1"],),
    "move_of": (0,), "play_action": (0,), "observation": ("p1",), "check_options": (2, {}),
    "redeal": (None, 0, 1), "replay_setup": (2, {}, ()),
}  # fmt: skip


@pytest.mark.parametrize("kind", [Match, Game])
def test_a_replayed_old_match_answers_or_refuses_everything(kind: type) -> None:
    """What needs the present rules is refused with a sentence; nothing fails in another way."""
    match = ludoteca.replay(text_of("alpaca-1-2-seats"))
    asked = match if kind is Match else match.game
    more = {"with_state": (match.pack(),), "position": () if kind is Match else ({},)}
    said: dict[str, str] = {}
    for name in (name for name in vars(kind) if not name.startswith("_")):
        try:
            found = getattr(asked, name)
            if callable(found):
                found(*(ARGUMENTS | more).get(name, ()))
        except ludoteca.LudotecaError as error:
            said[name] = str(error)
    old = {name for name, error in said.items() if "Version 1 of the rules of alpaca is old" in error}
    assert old == NEED_PRESENT_RULES[kind]
    assert said.keys() - old <= {*ARGUMENTS, "undo", "position"}  # refused for what was asked


def test_an_old_match_and_its_game_say_so() -> None:
    match = ludoteca.replay(text_of("alpaca-1-2-seats"))
    assert (match.is_archived, match.game.is_archived, match.game.has_own_edition) == (True, True, True)
    present = ludoteca.game("alpaca").start()
    assert (present.is_archived, present.game.is_archived) == (False, False)


def test_a_replayed_old_match_can_be_copied_and_pickled() -> None:
    whole = ludoteca.replay(text_of("alpaca-1-2-seats"))
    match = whole.at_start()
    for played in whole.played[:40]:
        match.replay_move(played.move, played.draws)
    match.players = ["Anna", "Bruno"]
    record = match.record()
    for twin in (match.copy(), copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert (twin.record(), twin.position(), twin.is_archived) == (record, match.position(), True)
        assert twin.game is match.game
        twin.play(twin.moves[0])
        while twin.can_undo:
            twin.undo()
        assert match.record() == record


def test_an_edition_of_old_rules_changes_the_figures_of_that_time(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[edition]\ngame = "alpaca"\nname = "mine"\n[cards.viking]\ncoins = 4\n', encoding="utf-8"
    )
    match = archive.game("alpaca", 1, file).start(seats=2, seed=3)
    while not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    assert ludoteca.replay(match.record(), file).position() == match.position()
    assert not match.game.has_own_edition
    assert pickle.loads(pickle.dumps(match)).record() == match.record()
    with pytest.raises(ludoteca.BadRecord, match="“mine”"):
        ludoteca.replay(match.record())
    with pytest.raises(ludoteca.BadRecord, match="not from a mapping"):
        ludoteca.replay(match.record(), {"cards": {"viking": {"coins": 4}}})


# --- Making the archive ---------------------------------------------------------------------------


def test_the_wheel_contains_the_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    wheel = tmp_path / build_wheel(str(tmp_path))
    with ZipFile(wheel) as brought:
        for file in archive.FOLDER.glob("*.zip"):
            assert brought.read(f"ludoteca/archive/{file.name}") == file.read_bytes()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that the archive uses for this test."""
    monkeypatch.setattr(packages, "FOLDER", tmp_path)
    return tmp_path


def make_archive(name: str, folder: Path) -> bytes:
    subprocess.run(
        [sys.executable, ROOT / "scripts/archive", name, "--to", folder],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return (folder / f"{name}-{ludoteca.game(name).definition.version}.zip").read_bytes()


@of_every_game
def test_the_present_rules_can_be_archived_and_replay_their_records(name: str, folder: Path) -> None:
    assert make_archive(name, folder) == make_archive(name, folder)
    version = ludoteca.game(name).definition.version
    assert archive.versions(name) == [version]
    for record in RECORDS:
        if game_and_version(record) == (name, version):
            text = record.read_text(encoding="utf-8")
            match = read_record(text, ArchivedGame)
            assert isinstance(match.game, ArchivedGame)
            assert match.record() == text
            assert match.position() == ludoteca.replay(text).position()

"""Editions of AFRICANA: corrected figures, whole tables under new names, and what contradicts the box."""

import json
import random
from collections import Counter
from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core import edition
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.games.africana import edition as africana_edition
from tests.random_matches import SHRINKING

AFRICANA = ludoteca.game("africana")
OWN: dict[str, Any] = edition.parse_file(africana_edition.OWN)
WHOLE = ("regions", "expeditions", "adventures")
ROUTES: list[Any] = OWN["map"]["routes"]
IDS = frozenset(name for table in WHOLE for name in OWN[table])
Data = dict[str, Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def inline(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {inline(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return value.isoformat() if isinstance(value, date) else json.dumps(value, ensure_ascii=False)


def with_figures(file: Path, figures: str | Data) -> Game:
    if not isinstance(figures, str):
        figures = "".join(f"{key} = {inline(value)}\n" for key, value in figures.items())
    file.write_text(figures, encoding="utf-8")
    return ludoteca.game("africana", file)


def refused(file: Path, figures: str | Data) -> ludoteca.BadEdition:
    with pytest.raises(ludoteca.BadEdition) as caught:
        with_figures(file, figures)
    assert caught.value.file == str(file)
    assert str(caught.value).startswith(f"{file}, {caught.value.key}: ")
    return caught.value


# --- Single figures ---------------------------------------------------------------------------------


def test_a_corrected_symbol_pays_the_step(file: Path) -> None:
    game = with_figures(file, '[regions.cairo]\nsymbols = ["grey"]\n')
    start = {"players": [{"hand": ["grey", "magenta"], "silver": 5}, {}], "action": "move"}
    own, other = (each.position(start).moves for each in (AFRICANA, game))
    assert {"go cairo with grey for 5", "go cairo with magenta"} <= set(own)
    assert {"go cairo with grey", "go cairo with magenta for 5"} <= set(other)
    assert [move for move in own if "cairo" not in move] == [move for move in other if "cairo" not in move]
    assert game.edition.digest != AFRICANA.edition.digest


def test_corrected_points_and_silver_are_paid(file: Path) -> None:
    text = "[expeditions.tripoli-dakar]\npoints = 9\nsilver = 8\n"
    text += "[adventures.drum-dakar]\npoints = 2\nsilver = 3\n"
    game = with_figures(file, text)
    slots = [{"expedition": "tripoli-dakar", "markers": ["p1"]}]
    player = {"at": "dakar", "open": ["drum-dakar"]}
    match = game.position({"players": [player, {}], "slots": slots, "action": "move"})
    match.play("complete tripoli-dakar")
    match.play("complete drum-dakar")
    assert match.position()["players"][0]["silver"] == 11
    outcome = game.position(match.position() | {"turn": None, "action": None}).outcome
    assert outcome is not None
    assert (outcome.parts["p1"]["expeditions"], outcome.parts["p1"]["artefacts"]) == (9, 2)


def test_a_corrected_bonus_is_paid_by_its_slot(file: Path) -> None:
    game = with_figures(file, "[slots.2]\nsilver = 3\ntravel-cards = 2\n")
    slots = [None, {"expedition": "tripoli-dakar"}, {"expedition": "tripoli-leopoldville"}]
    start = {"players": [{"at": "tripoli"}, {}], "slots": slots, "deck": {"grey": 5}, "action": "move"}
    match = game.position(start)
    match.play("join tripoli-dakar")
    player = match.position()["players"][0]
    assert (player["silver"], player["hand"]) == (3, ["grey", "grey"])
    match.play("join tripoli-leopoldville")
    assert match.position()["players"][0]["silver"] == 3 + 2


def test_corrected_routes_homes_and_numbers_of_cards_are_used(file: Path) -> None:
    routes = [route for route in ROUTES if route["between"] != ["tripoli", "cairo"]]
    routes += [{"between": ["windhoek", "cairo"], "via": [[1, 2], [3, 4]]}]
    cards = dict(zip(OWN["colours"], (20, 4, 12, 0, 24), strict=True))
    colours = {colour: {"travel-cards": count} for colour, count in cards.items()}
    homes = {"italy": {"home": "windhoek"}}
    game = with_figures(file, {"map": {"routes": routes}, "colours": colours, "companies": homes})
    match = game.start(seed=1)
    position = match.position()
    hands = Counter(card for player in position["players"] for card in player["hand"])
    assert hands + Counter(position["deck"]) == Counter(cards) + Counter(joker=2)
    assert position["players"][0]["at"] == "windhoek"
    match.play("move")
    assert "go cairo with joker" in match.moves
    assert "go cairo with joker" not in AFRICANA.position(match.position() | {"deck": {}}).moves


def test_a_changed_figure_says_where_it_comes_from(file: Path) -> None:
    text = '[regions.cairo]\nsymbols = ["grey"]\n[expeditions.tripoli-dakar]\npoints = 9\n'
    text += '[slots.2]\nsilver = 1\n[expeditions.loanda-cape-town]\npoints = 9\norigin = "my card"\n'
    data = with_figures(file, text + f"[map]\nroutes = {inline(ROUTES[::-1])}\n").edition.data
    assert data["regions"]["cairo"]["origin"] == {"name": "S1", "symbols": "stated in mine.toml"}
    assert data["expeditions"]["tripoli-dakar"]["origin"] == "stated in mine.toml"
    assert data["expeditions"]["loanda-cape-town"]["origin"] == "my card"
    assert data["slots"]["2"]["origin"] == OWN["slots"]["2"]["origin"]
    assert data["map"]["origin"] == "stated in mine.toml"
    assert AFRICANA.edition.data == OWN


# --- All components under new names -------------------------------------------------------------------


def new(word: str) -> str:
    return f"{word}-1890" if word in IDS else word


def translated(entry: Any) -> Any:
    """Moves, positions and figures in the new words."""
    if isinstance(entry, dict):
        return {new(key): translated(value) for key, value in entry.items()}
    if isinstance(entry, list | tuple):
        return [translated(value) for value in entry]
    return " ".join(map(new, entry.split(" "))) if isinstance(entry, str) else entry


RENAMED: Data = {name: translated(OWN[name]) for name in (*WHOLE, "companies", "map")}


def play_a_while(match: Match, seed: int, most: int) -> None:
    """Random moves, rather those that get on; each is understood as it is written."""
    chooser = random.Random(seed)
    while not match.over and len(match.played) < most:
        busy = [move for move in match.moves if move.startswith(("complete", "join", "take", "go", "flip"))]
        move = chooser.choice(busy if busy and chooser.random() < 0.8 else match.moves)
        assert match.game.words.notation.check(move) == move
        match.play(move)


def test_new_names_are_spoken_and_nothing_else_changes(file: Path) -> None:
    game = with_figures(file, RENAMED)
    assert game.edition.digest != AFRICANA.edition.digest
    own, other, chooser = AFRICANA.start(seats=3, seed=5), game.start(seats=3, seed=5), random.Random(5)
    while not own.over:
        assert other.moves == translated(own.moves)
        number = chooser.randrange(len(own.moves))
        events = [match.play(match.moves[number]) for match in (own, other)]
        seen, heard = ([event.seen_by("p2") for event in told] for told in events)
        assert heard == translated(seen)
        assert other.position() == translated(own.position())
    assert other.outcome == own.outcome
    assert other.view("p1") == translated(own.view("p1")) | {"edition": "mine"}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_with_new_names_is_recorded_and_replayed(seats: int, file: Path) -> None:
    match = with_figures(file, RENAMED).start(seats=seats, seed=seats)
    play_a_while(match, seats, 10_000)
    assert match.over
    assert ludoteca.replay(match.record(), file).record() == match.record()
    assert match.game.position(match.position()).outcome == match.outcome
    with pytest.raises(ludoteca.BadRecord):
        ludoteca.replay(match.record())
    with pytest.raises(ludoteca.BadPosition):
        AFRICANA.position(match.position())


@pytest.mark.parametrize("table", ["expeditions", "adventures"])
def test_one_table_may_come_alone_in_any_order_and_with_some_origins(table: str, file: Path) -> None:
    entries = {new(name): dict(entry) for name, entry in reversed(OWN[table].items())}
    bare = list(entries)[3]
    del entries[bare]["origin"]
    game = with_figures(file, {table: entries})
    assert list(game.edition.data[table]) == list(entries)
    origins = {name: entry["origin"] for name, entry in game.edition.data[table].items()}
    assert [name for name, origin in origins.items() if origin == "stated in mine.toml"] == [bare]
    match = game.start(seed=2)
    play_a_while(match, 2, 300)
    assert ludoteca.replay(match.record(), file).record() == match.record()


@pytest.mark.parametrize("name", ["two words", "", "a,b", "a[b", "#a"])
@pytest.mark.parametrize("table", WHOLE)
def test_a_name_that_cannot_be_a_word_of_a_move_is_refused(table: str, name: str, file: Path) -> None:
    old = next(iter(OWN[table]))
    text = json.dumps({key: OWN[key] for key in (*WHOLE, "companies", "map")})
    assert refused(file, json.loads(text.replace(f'"{old}"', json.dumps(name)))).key.startswith(f"{table}.")


def test_an_expedition_and_an_adventure_of_one_name_are_refused(file: Path) -> None:
    table = OWN["expeditions"]
    entries = {"mask-napoli" if name == "tripoli-dakar" else name: table[name] for name in table}
    assert refused(file, {"expeditions": entries}).key in (
        "expeditions.mask-napoli",
        "adventures.mask-napoli",
    )


# --- What contradicts the box -----------------------------------------------------------------------


def routes(*more: Any, without: str = "") -> Data:
    return {"map": {"routes": [*(route for route in ROUTES if without not in route["between"]), *more]}}


def lettered(letter: str, cards: int, other: str) -> Data:
    """So many expeditions of one letter get another one."""
    names = [name for name, entry in OWN["expeditions"].items() if entry["letter"] == letter]
    return {"expeditions": {name: {"letter": other} for name in names[:cards]}}


def without_last(table: str) -> Data:
    """The table under new names, less an entry."""
    return {table: {new(name): entry for name, entry in list(OWN[table].items())[:-1]}}


# An entry, its figures, the key that is told ("." stands for the entry), and the problem.
WRONG_FIGURES = [
    ("regions.lagos", 'half = "south"', "regions.*.half", "11 regions in the north, not 10"),
    ("regions.loanda", 'half = "north"', "regions.*.half", "11 regions in the north, not 12"),
    ("regions.lagos", 'half = "west"', ".half", "'west' is none of the halves"),
    ("regions.lagos", "symbols = []", ".symbols", "one symbol or two different ones"),
    ("regions.lagos", 'symbols = ["grey", "grey"]', ".symbols", "one symbol or two different ones"),
    ("regions.lagos", 'symbols = ["grey", "violet", "orange"]', ".symbols", "one symbol or two different"),
    ("regions.lagos", 'symbols = ["gray"]', ".symbols", "'gray' is none of the colours"),
    ("regions.lagos", "xy = [1, true]", ".xy", "two whole numbers"),
    ("regions.lagos", 'it = " "', ".it", "a name is missing"),
    ("expeditions.tripoli-dakar", 'letter = "D"', ".letter", "'D' is none of the letters: A, B, C"),
    ("expeditions.tripoli-dakar", 'start = "rome"', ".start", "'rome' is none of the regions"),
    ("expeditions.tripoli-dakar", 'target = "tripoli"', ".target", "leads away from its start"),
    ("expeditions.tripoli-dakar", "silver = -1", ".silver", "not between 0 and"),
    ("adventures.mask-napoli", 'target = "loanda"', ".target", "leads to the other half of the map"),
    ("adventures.mask-napoli", 'book = "east"', ".book", "none of the halves"),
    ("adventures.mask-napoli", 'artefact = "vase"', ".artefact", "none of the artefacts"),
    (
        "adventures.mask-napoli",
        'artefact = "drum"',
        "adventures",
        "2 of artefact mask, not 1",
    ),
    ("adventures.guide-grey-lagos", 'guide = "violet"', "adventures", "holds 1 of guide grey, not 0"),
    ("adventures.guide-grey-lagos", 'guide = "red"', ".guide", "none of the colours"),
    ("companies.italy", 'home = "rome"', ".home", "'rome' is none of the regions"),
    ("companies.italy", "silver = 3", ".silver", "is printed as 2"),
    ("companies.italy", 'colour = "red"', ".colour", "is printed as 'white'"),
    ("colours.grey", "travel-cards = 11", "colours.*.travel-cards", "60 travel cards, not 59"),
    ("colours.grey", "guides = 3", ".guides", "the box holds 2 of each colour, not 3"),
    ("slots.3", "travel-cards = 4", ".travel-cards", "more than any slot can pay"),
    ("map", "width = 0", ".width", ""),
]
WRONG_TABLES: list[tuple[Data, str, str]] = [
    ({"slots": {"6": {"silver": 1}}}, "slots.6", "unknown key"),
    (without_last("expeditions"), "expeditions", "the box holds 34, not 33"),
    (without_last("adventures"), "adventures", "the box holds 30, not 29"),
    (lettered("C", 5, "B"), "expeditions.*.letter", "10 C cards are taken out"),
    (lettered("A", 6, "B"), "expeditions.*.letter", "the first 5 expeditions are A cards; there are 4"),
    (routes(without="tananarive"), "map.routes", "no way leads from napoli to tananarive"),
    ({"map": {"routes": "all"}}, "map.routes", "must be a list"),
    (RENAMED | {"regions": RENAMED["regions"] | {"lagos-1890": 5}}, "regions.lagos-1890", "must be a table"),
]
WRONG_ROUTES = [
    ({"between": ["cairo", "napoli"]}, ".between", "cairo and napoli are joined twice"),
    ({"between": ["cairo", "cairo"]}, ".between", "two different regions"),
    ({"between": ["cairo", "rome"]}, ".between", "'rome' is none of the regions"),
    ({"via": [[1, 2]]}, ".between", "two different regions"),
    ({"between": 5}, ".between", ""),
    ({"between": "cairo"}, ".between", ""),
    ({"between": {"cairo": 1, "lagos": 2}}, ".between", ""),
    ({"between": [["cairo"], "lagos"]}, ".between", ""),
    ({"between": ["cairo", "lagos"], "via": 5}, ".via", ""),
    ({"between": ["cairo", "lagos"], "via": [["a", "b"]]}, ".via", ""),
    ({"between": ["cairo", "lagos"], "via": [[1, 2, 3]]}, ".via", ""),
    ({"between": ["cairo", "lagos"], "length": 2}, "", "write it as"),
    (["cairo", "lagos"], "", "write it as"),
]
# Of a component under a new name: a figure, what it is made (None: left out), and the problem.
WRONG_COMPONENTS = [
    ("regions.lagos-1890", "symbols", None, "is missing"),
    ("regions.lagos-1890", "symbols", "grey", "must be a list"),
    ("regions.lagos-1890", "symbols", [["grey"]], "none of the colours"),
    ("expeditions.tripoli-dakar-1890", "silver", True, "must be a whole number"),
    ("expeditions.tripoli-dakar-1890", "letter", date(2012, 1, 1), "must be a text"),
    ("adventures.drum-dakar-1890", "points", None, "is missing"),
    ("adventures.drum-dakar-1890", "guide", "grey", "unknown key"),
]


def spoilt_component(entry: str, figure: str, value: Any) -> Data:
    table, _, name = entry.partition(".")
    figures = RENAMED[table][name] | {figure: value}
    kept = {key: figures[key] for key in figures if figures[key] is not None}
    return RENAMED | {table: RENAMED[table] | {name: kept}}


CASES: list[tuple[str | Data, str, str]] = [
    *((f"[{at}]\n{text}", at + key if key[0] == "." else key, why) for at, text, key, why in WRONG_FIGURES),
    *WRONG_TABLES,
    *((routes(route), f"map.routes[35]{key}", why) for route, key, why in WRONG_ROUTES),
    *((spoilt_component(*case[:3]), f"{case[0]}.{case[1]}", case[3]) for case in WRONG_COMPONENTS),
]


@pytest.mark.parametrize(("figures", "key", "problem"), CASES, ids=[f"{key}: {why}" for _, key, why in CASES])
def test_what_cannot_be_is_refused(figures: str | Data, key: str, problem: str, file: Path) -> None:
    error = refused(file, figures)
    assert error.key == key
    assert problem in str(error)
    assert str(edition.list_problems("africana", africana_edition, file)[0]) == str(error)


@pytest.mark.parametrize("name", OWN["numbers"])
def test_a_number_of_the_rules_is_not_changed(name: str, file: Path) -> None:
    value = OWN["numbers"][name]["value"]
    error = refused(file, {"numbers": {name: {"value": value + 1}}})
    assert error.key == f"numbers.{name}.value"
    assert f"the rules say {value}" in str(error)


def test_what_the_box_just_allows_is_played(file: Path) -> None:
    """All C cards are taken out, all travel cards have one colour."""
    cards = {colour: {"travel-cards": 60 if colour == "grey" else 0} for colour in OWN["colours"]}
    match = with_figures(file, lettered("C", 4, "B") | {"colours": cards}).start(seed=1)
    assert match.view(None)["pile"]["letters"] == {"A": 5, "B": 14}
    play_a_while(match, 1, 200)
    assert ludoteca.replay(match.record(), file).record() == match.record()


def test_all_that_is_wrong_is_said_at_once(file: Path) -> None:
    text = '[companies.italy]\nhome = "rome"\nsilver = 9\n[regions.lagos]\nsymbols = ["red"]\nen = ""\n'
    refused(file, text)
    keys = ["companies.italy.silver", "regions.lagos.symbols", "companies.italy.home", "regions.lagos.en"]
    problems = edition.list_problems("africana", africana_edition, file)
    assert sorted(problem.key for problem in problems) == sorted(keys)


# --- Anything at all --------------------------------------------------------------------------------

WORDS = ["grey", "cairo", "lagos", "north", "between", "via", "silver", "A", "", "x y"]
junk = st.recursive(
    st.sampled_from([*WORDS, 0, 1, -1, 5, 101, 2.5, True, date(2012, 1, 1)]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=2),
    max_leaves=3,
)
SPOILT = "map map map regions regions expeditions adventures slots colours companies".split()


def refused_or_played(file: Path, figures: Data) -> bool:
    """Whether the figures are played; then the match can be written down and read again."""
    try:
        game = with_figures(file, figures)
    except ludoteca.BadEdition as error:
        told = str(error)
    else:
        told = ""
        match = game.start(seed=1)
        play_a_while(match, 1, 15)
        assert ludoteca.replay(match.record(), file).record() == match.record()
    assert told == "".join(map(str, edition.list_problems("africana", africana_edition, file)[:1]))
    return not told


def spoil(figures: Any, data: st.DataObject) -> None:
    """Put something else in some place, rather deep inside."""
    key = data.draw(st.sampled_from(list(figures) if isinstance(figures, dict) else range(len(figures))))
    if isinstance(figures[key], dict | list) and figures[key] and data.draw(st.integers(0, 5)):
        spoil(figures[key], data)
    else:
        figures[key] = data.draw(junk)


def test_spoilt_figures_are_refused_or_played(file: Path) -> None:
    played: Counter[bool] = Counter()

    @settings(SHRINKING, max_examples=120)
    @given(table=st.sampled_from(SPOILT), whole=st.booleans(), data=st.data())
    def check(table: str, whole: bool, data: st.DataObject) -> None:
        figures = deepcopy(RENAMED if whole and table in RENAMED else {table: OWN[table]})
        spoil(figures[table], data)
        played[refused_or_played(file, figures)] += 1

    check()
    assert played[True] > 5
    assert played[False] > 30

"""Editions of MASTER ELF: corrected figures, whole tables under new names, and what contradicts the box."""

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
from ludoteca.games.master_elf import edition as elf_edition
from tests.random_matches import SHRINKING, count_words

ELF = ludoteca.game("master-elf")
OWN: dict[str, Any] = edition.parse_file(elf_edition.OWN)
WHOLE = ("ingredients", "types", "colours", "areas", "gifts")
# What the rulebook names stays: nine gifts, and what it tells about them.
NAMED = """tank pirate casket key treasure-map plasma-lamp rainbow-flower felt-tip-pens flying-carpet
    metal fire magic water antiquities pirates secret treasure rainbow city""".split()
IDS = {name for table in WHOLE for name in OWN[table]}.difference(NAMED)
GIFTS: dict[str, Any] = OWN["gifts"]
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
    return ludoteca.game("master-elf", file)


def refused(file: Path, figures: str | Data) -> ludoteca.BadEdition:
    with pytest.raises(ludoteca.BadEdition) as caught:
        with_figures(file, figures)
    assert caught.value.file == str(file)
    assert str(caught.value).startswith(f"{file}, {caught.value.key}: ")
    return caught.value


# --- Single figures ---------------------------------------------------------------------------------


# A corrected figure of the robot, gifts, and the part of the score that is another one then.
SCORES = [
    ('types = ["arts"]', "robot flute totem", "collections", (3, 4)),
    ('types = ["science", "antiquities"]', "robot key casket totem", "collections", (7, 9)),
    ('colour = "blue"', "robot anchor totem flute", "colour", (2, 3)),
    ("elf = false", "robot anchor", "elves", (2, 1)),
]


@pytest.mark.parametrize(("text", "gifts", "part", "points"), SCORES)
def test_a_corrected_figure_scores(text: str, gifts: str, part: str, points: Any, file: Path) -> None:
    game = with_figures(file, f"[gifts.robot]\n{text}\n")
    end = {"players": [{"gifts": gifts.split()}, {}], "turn": None}
    own, other = (each.position(end).outcome for each in (ELF, game))
    assert own is not None
    assert other is not None
    assert (own.parts["p1"][part], other.parts["p1"][part]) == points
    assert own.parts["p1"] | {part: 0} == other.parts["p1"] | {part: 0}
    assert game.edition.digest != ELF.edition.digest


def test_corrected_ingredients_make_the_gift(file: Path) -> None:
    game = with_figures(file, '[gifts.robot]\ningredients = ["water", "air"]\n')
    hand = ["metal", "metal", "magic", "water", "air", "air"]
    start = {"players": [{"hand": hand, "crystal": False}, {}], "step": "make", "stacks": [["robot"]]}
    assert ELF.position(start).moves == ["make robot with metal metal magic", "pass"]
    match = game.position(start | {"stacks": [["robot"], ["tank"], ["key"]]}, seed=1)
    assert match.moves == ["make robot with water air air", "make key with metal metal magic", "pass"]
    match.play("make robot with water air air")
    assert match.position()["discard"] == {"water": 1, "air": 2}


def test_corrected_copies_are_dealt_and_bound_positions(file: Path) -> None:
    copies = dict(zip(OWN["ingredients"], (12, 1, 7, 7, 7, 8), strict=True))
    game = with_figures(file, {"ingredients": {card: {"copies": count} for card, count in copies.items()}})
    found = count_words(game.start(seats=4, seed=1).position())
    assert {card: found[card] for card in copies} == copies
    assert game.position({"seats": 2, "deck": {"metal": 12}}).position()["deck"] == {"metal": 12}
    for each, deck in ((ELF, {"metal": 8}), (game, {"fire": 2})):
        with pytest.raises(ludoteca.BadPosition):
            each.position({"seats": 2, "deck": deck})


def test_corrected_borders_are_crossed(file: Path) -> None:
    borders = {"city": "east", "north": "south", "east": "city south", "south": "north east west"}
    assert refused(file, board(**borders)).key == "areas.west.neighbours"
    game = with_figures(file, board(**borders, west="south"))
    for area, others in (borders | {"west": "south"}).items():
        moves = game.position({"players": [{"at": area}, {}]}).moves
        assert sorted(moves) == sorted(f"go {other}" for other in others.split())
    match = game.start(seats=3, seed=3)
    play_a_while(match, 3, 10_000)
    assert match.over


def test_a_changed_figure_says_where_it_comes_from(file: Path) -> None:
    text = "[gifts.tank]\nelf = true\n[gifts.robot]\nelf = false\n[ingredients.air]\ncopies = 8\n"
    text += '[ingredients.fire]\ncopies = 6\norigin = { copies = "my box" }\n'
    text += '[gifts.flute]\nelf = true\norigin = "my card"\n[gifts.totem]\nelf = true\n'
    data = with_figures(file, text).edition.data
    assert data["gifts"]["tank"]["origin"] == GIFTS["tank"]["origin"] | {"elf": "stated in mine.toml"}
    assert data["gifts"]["robot"]["origin"] == "stated in mine.toml"
    assert data["gifts"]["flute"]["origin"] == "my card"
    assert data["gifts"]["totem"] == GIFTS["totem"]
    assert data["ingredients"]["air"]["origin"] == {"name": "reconstructed", "copies": "stated in mine.toml"}
    assert data["ingredients"]["fire"]["origin"] == {"name": "printed", "copies": "my box"}
    assert ELF.edition.data == OWN


# --- All components under new names -------------------------------------------------------------------


def new(word: str) -> str:
    return f"{word}-2018" if word in IDS else word


def translated(entry: Any) -> Any:
    """Moves, positions and figures in the new words."""
    if isinstance(entry, dict):
        return {new(key): translated(value) for key, value in entry.items()}
    if isinstance(entry, list | tuple):
        return [translated(value) for value in entry]
    return " ".join(map(new, entry.split(" "))) if isinstance(entry, str) else entry


RENAMED: Data = {name: translated(OWN[name]) for name in WHOLE}


def play_a_while(match: Match, seed: int, most: int) -> None:
    """Random moves, rather those that get on; each is understood as it is written."""
    chooser = random.Random(seed)
    while not match.over and len(match.played) < most:
        busy = [move for move in match.moves if move.startswith(("make", "look", "claim"))]
        move = chooser.choice(busy if busy and chooser.random() < 0.8 else match.moves)
        assert match.game.words.notation.check(move) == move
        match.play(move)


def test_new_names_are_spoken_and_nothing_else_changes(file: Path) -> None:
    game = with_figures(file, RENAMED)
    assert game.edition.figures == ELF.edition.figures
    assert game.edition.digest != ELF.edition.digest
    own, other, chooser = ELF.start(seats=3, seed=5), game.start(seats=3, seed=5), random.Random(5)
    while not own.over:
        assert other.moves == translated(own.moves)
        busy = [number for number, move in enumerate(own.moves) if move.startswith("make")]
        number = chooser.choice(busy or range(len(own.moves)))
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
        ELF.position(match.position())


@pytest.mark.parametrize("table", WHOLE)
def test_one_table_may_come_alone_in_any_order_and_with_some_origins(table: str, file: Path) -> None:
    first, *others = OWN[table].items()
    entries = {new(name): dict(entry) for name, entry in (first, *reversed(others))}
    bare = list(entries)[3]
    del entries[bare]["origin"]
    figures: Data = {table: translated(entries) if table == "areas" else entries}
    if table in ("ingredients", "types", "colours"):
        figure = "colour" if table == "colours" else table
        figures["gifts"] = {name: {figure: translated(entry[figure])} for name, entry in GIFTS.items()}
    game = with_figures(file, figures)
    assert list(game.edition.data[table]) == list(entries)
    origins = {name: entry["origin"] for name, entry in game.edition.data[table].items()}
    assert [name for name, origin in origins.items() if origin == "stated in mine.toml"] == [bare]
    match = game.start(seed=2)
    play_a_while(match, 2, 150)
    assert ludoteca.replay(match.record(), file).record() == match.record()


@pytest.mark.parametrize("name", ["two words", "", "a,b", "a[b", "#a"])
@pytest.mark.parametrize("table", ["ingredients", "areas", "gifts"])
def test_a_name_that_cannot_be_a_word_of_a_move_is_refused(table: str, name: str, file: Path) -> None:
    old = next(word for word in OWN[table] if word in IDS)
    text = json.dumps({key: OWN[key] for key in WHOLE}).replace(f'"{old}"', json.dumps(name))
    assert refused(file, json.loads(text)).key == f"{table}.{name}"


# A word of the rulebook, and where it is missed under another name.
KEPT = """tank: gifts, flying-carpet: gifts, metal: gifts.tank.ingredients, water: gifts.pirate.ingredients,
    antiquities: gifts.casket.types, pirates: gifts.pirate.types, secret: types, treasure: types,
    rainbow: gifts.plasma-lamp.colour, city: areas"""


@pytest.mark.parametrize("kept", KEPT.split(","))
def test_what_the_rulebook_names_keeps_its_name(kept: str, file: Path) -> None:
    word, key = kept.strip().split(": ")
    text = json.dumps(RENAMED).replace(f'"{word}"', f'"{word}-2018"')
    assert refused(file, json.loads(text)).key == key


# --- What contradicts the box -----------------------------------------------------------------------


def without_last(table: str) -> Data:
    return RENAMED | {table: dict(list(RENAMED[table].items())[:-1])}


def more_types(number: int) -> Data:
    """So many types, each with a gift."""
    added = [f"type-{place}" for place in range(number - len(OWN["types"]))]
    gifts = dict(RENAMED["gifts"])
    for name, kind in zip(filter(IDS.__contains__, GIFTS), added, strict=False):
        gifts[new(name)] = gifts[new(name)] | {"types": [kind]}
    types = RENAMED["types"] | dict.fromkeys(added, RENAMED["types"]["arts-2018"])
    return RENAMED | {"types": types, "gifts": gifts}


def board(**borders: str) -> Data:
    return {"areas": {area: {"neighbours": others.split()} for area, others in borders.items()}}


# An entry, its figures, the key that is told ("." stands for the entry), and the problem.
WRONG_FIGURES = [
    ("gifts.tank", 'ingredients = ["metal", "wood"]', ".ingredients", "the rulebook prints fire and metal"),
    ("gifts.pirate", 'ingredients = ["magic", "air"]', ".ingredients", "prints magic and water"),
    ("gifts.treasure-map", 'types = ["treasure"]', ".types", "prints pirates and treasure"),
    ("gifts.key", 'types = ["arts", "secret"]', ".types", "prints antiquities and secret"),
    ("gifts.casket", 'types = ["antiquities"]', "gifts.*.types", "secret is a pair of gifts, not 1"),
    ("gifts.plasma-lamp", 'colour = "red"', ".colour", "prints rainbow"),
    ("gifts.robot", 'colour = "rainbow"', ".colour", "only three gifts are rainbow"),
    ("gifts.robot", 'types = ["arts", "secret"]', "gifts.*.types", "secret is a pair of gifts, not 3"),
    ("gifts.robot", 'ingredients = ["fire"]', ".ingredients", "two different ingredients"),
    ("gifts.robot", 'ingredients = ["fire", "ice"]', ".ingredients", "'ice' is none of the ingredients"),
    ("gifts.robot", 'types = ["arts", "science", "tales"]', ".types", "one type or two different ones"),
    ("gifts.robot", 'types = ["toys"]', ".types", "'toys' is none of the types"),
    ("gifts.robot", 'types = [["arts"]]', ".types", "none of the types"),
    ("gifts.robot", "elf = 1", ".elf", "must be true or false"),
    ("gifts.robot", 'ru = " "', ".ru", "a name is missing"),
    ("areas.city", 'neighbours = ["north", "east", "south"]', "areas.west.neighbours", "does not touch west"),
    ("areas.north", 'neighbours = ["city", "east", "west", "north"]', ".neighbours", "or is the same"),
    ("areas.north", 'neighbours = ["city", "east", "moon"]', ".neighbours", "'moon' is none of the areas"),
    ("areas.north", 'neighbours = [["city"]]', ".neighbours", "none of the areas"),
    ("areas.north", 'kind = "city"', ".kind", "must be 'border'"),
    ("areas.north", 'kind = "sea"', ".kind", ""),
    ("types.secret", 'kind = "main"', ".kind", "must be 'special'"),
    ("types.arts", 'kind = "minor"', ".kind", ""),
    ("colours.rainbow", "wild = false", ".wild", "rainbow"),
    ("ingredients.air", "copies = 6", "ingredients.*.copies", "42 ingredient cards, not 41"),
    ("ingredients.air", "copies = 0", ".copies", "must be from 1 to 42"),
    ("ingredients.air", "copies = true", ".copies", "must be a whole number"),
]
NORTH = "areas.north.neighbours"
ALONE = board(city="east south west", north="", east="city south", west="city south")
APART = board(city="east south", north="west", east="city south", south="city east", west="north")
CRYSTAL = json.loads(json.dumps(RENAMED).replace("air-2018", "crystal"))
WRONG_TABLES: list[tuple[Data, str, str]] = [
    (without_last("gifts"), "gifts", "there are 45, not 44"),
    (without_last("ingredients"), "ingredients", "there are 6, not 5"),
    (CRYSTAL, "ingredients.crystal", "the crystal is no ingredient"),
    (without_last("areas"), "areas", "there are 5, not 4"),
    (RENAMED | {"areas": dict(reversed(RENAMED["areas"].items()))}, "areas", "the first area is the city"),
    (without_last("types"), "types", "treasure must be among them"),
    (more_types(13), "types", "there is room for 12, not for 13"),
    (RENAMED | {"types": more_types(10)["types"]}, "types.type-0", "0 gifts are of this type"),
    ({"colours": {"gold": OWN["colours"]["rainbow"]}}, "colours", "one that is not wild"),
    ({"gifts": [1]}, "gifts", "must be a table"),
    (ALONE, NORTH, "every area touches another"),
    (APART, NORTH, "no way leads here from the city"),
]
# Of a component under a new name: a figure, what it is made (None: left out), and the problem.
WRONG_COMPONENTS = [
    ("gifts.robot-2018", "types", None, "is missing"),
    ("gifts.robot-2018", "colour", ["red"], "must be a text"),
    ("gifts.robot-2018", "ingredients", [["fire"], "water"], "none of the ingredients"),
    ("gifts.robot-2018", "colour", "red", "'red' is none of the colours"),
    ("areas.north-2018", "neighbours", "city", "must be a list"),
    ("areas.north-2018", "neighbours", [1, date(2018, 1, 1)], "none of the areas"),
    ("ingredients.air-2018", "copies", 7.0, "must be a whole number"),
    ("colours.red-2018", "wild", 1, "must be true or false"),
]


def spoilt_component(entry: str, figure: str, value: Any) -> Data:
    table, _, name = entry.partition(".")
    figures = RENAMED[table][name] | {figure: value}
    kept = {key: figures[key] for key in figures if figures[key] is not None}
    return RENAMED | {table: RENAMED[table] | {name: kept}}


CASES: list[tuple[str | Data, str, str]] = [
    *((f"[{at}]\n{text}", at + key if key[0] == "." else key, why) for at, text, key, why in WRONG_FIGURES),
    *WRONG_TABLES,
    *((spoilt_component(*case[:3]), f"{case[0]}.{case[1]}", case[3]) for case in WRONG_COMPONENTS),
]


@pytest.mark.parametrize(("figures", "key", "problem"), CASES, ids=[f"{key}: {why}" for _, key, why in CASES])
def test_what_cannot_be_is_refused(figures: str | Data, key: str, problem: str, file: Path) -> None:
    error = refused(file, figures)
    assert error.key == key
    assert problem in str(error)
    assert str(edition.list_problems("master-elf", elf_edition, file)[0]) == str(error)


@pytest.mark.parametrize("name", OWN["numbers"])
def test_a_number_of_the_rules_is_not_changed(name: str, file: Path) -> None:
    value = OWN["numbers"][name]["value"]
    error = refused(file, {"numbers": {name: {"value": value + 1}}})
    assert error.key == f"numbers.{name}.value"
    assert f"the rules say {value}" in str(error)


def test_what_the_box_just_allows_is_played(file: Path) -> None:
    """Twelve types, and a single card of most ingredients."""
    copies = {card: entry | {"copies": 1} for card, entry in RENAMED["ingredients"].items()}
    copies["metal"]["copies"] = 37
    match = with_figures(file, more_types(12) | {"ingredients": copies}).start(seats=4, seed=1)
    play_a_while(match, 1, 300)
    assert ludoteca.replay(match.record(), file).record() == match.record()


# --- Anything at all --------------------------------------------------------------------------------

WORDS = ["metal", "fire", "city", "north", "arts", "secret", "red", "rainbow", "wild", "elf", "", "x y"]
junk = st.recursive(
    st.sampled_from([*WORDS, 0, 1, -1, 5, 42, 2.5, True, date(2018, 1, 1)]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=2),
    max_leaves=3,
)


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
    assert told == "".join(map(str, edition.list_problems("master-elf", elf_edition, file)[:1]))
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

    @settings(SHRINKING, max_examples=60)
    @given(table=st.sampled_from(WHOLE), whole=st.booleans(), data=st.data())
    def check(table: str, whole: bool, data: st.DataObject) -> None:
        figures = deepcopy(RENAMED if whole else {table: OWN[table]})
        spoil(figures[table], data)
        played[refused_or_played(file, figures)] += 1

    check()
    assert played[True] > 3
    assert played[False] > 20

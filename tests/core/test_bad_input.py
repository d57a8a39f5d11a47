"""Bad input raises the right error, says what is wrong, and changes nothing."""

import random
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.matches.match import Match
from tests.games.alpaca.position_samples import position_with
from tests.support.random_matches import SHRINKING, play_out, snapshot, start_match, walk

ALPACA = ludoteca.game("alpaca")
MATCH = start_match(("alpaca", 3), 1)  # stays at its first move: every move here is refused


def refuse_move(match: Match, move: Any, kind: type[Exception]) -> str:
    """Return the message of the error that a move raises; the match stays as it was."""
    before = snapshot(match)
    with pytest.raises(kind) as caught:
        match.play(move)
    assert snapshot(match) == before
    return str(caught.value)


# --- Moves ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "advice"),
    [
        ("", "A move begins with one of: buy, copy,"),
        ("bye dreamer", "Did you mean “buy”?"),
        ("hug dreamer", "Known: buy, copy,"),
        ("buy dremer", "Did you mean “dreamer”?"),
        ("buy", "Write it as: buy {card}"),
        ("buy dreamer now", "Write it as: buy {card}"),
        ("join p5", "Known: p1, p2, p3, p4."),
        ("to dreamer", "Known: p1, p2, p3, p4."),
        ("swap in mime", "Did you mean “swap-in”?"),
        ("buy dreamer, end", "“dreamer,” does not fit into “buy {card}”"),
    ],
)
def test_an_unknown_word_is_refused_with_advice(move: str, advice: str) -> None:
    said = refuse_move(MATCH, move, ludoteca.InvalidMove)
    assert said.startswith(f"“{move}” is not a move.")
    assert advice in said


@pytest.mark.parametrize("move", [None, 0, 1.5, True, b"end", ["end"], ("end",), {"move": "end"}, object()])
def test_only_a_text_is_a_move(move: Any) -> None:
    assert "A move is a text" in refuse_move(MATCH, move, ludoteca.InvalidMove)


@settings(SHRINKING, max_examples=200)
@given(
    st.text(max_size=30) | st.lists(st.sampled_from("end buy play puppy p1 mime fence".split())).map(" ".join)
)
@example("\ud800")
@example("end\u2028end")
@example("x" * 10_000)
def test_any_text_is_played_or_refused(move: str) -> None:
    if " ".join(move.split()) not in MATCH.moves:
        refuse_move(MATCH, move, ludoteca.LudotecaError)
    else:
        assert MATCH.copy().play(move)


def test_known_words_are_legal_or_refused_with_the_legal_moves() -> None:
    notation = ALPACA.words.notation
    slots = [
        dict(zip(notation.vocabulary, words, strict=True)) for words in product(*notation.vocabulary.values())
    ]
    words = sorted({pattern.format(**slot) for pattern in notation.patterns for slot in slots})
    match = ALPACA.start(seats=2, seed=4)
    for step, _ in enumerate(walk(match, 4)):
        if step % 25 == 0 or match.over:
            before = snapshot(match)
            for move in (move for move in words if move not in match.moves):
                with pytest.raises(ludoteca.IllegalMove) as caught:
                    match.play(move)
                assert caught.value.legal == tuple(match.moves)
                assert f"“{move}” is not possible now." in str(caught.value)
                listed = match.moves[:12] if match.moves else ["The match is over."]
                assert all(legal in str(caught.value) for legal in listed)
            assert snapshot(match) == before


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    for seat in ("p4", "p0", "P1", "", "spectator"):
        with pytest.raises(ludoteca.BadOption, match="p1, p2, p3"):
            MATCH.view(seat)


# --- Starting -------------------------------------------------------------------------------------


WRONG_OPTIONS: dict[str, list[Any]] = {
    "seats": [1, 5, "2", True, 2.0],
    "seed": [-1, 2**63, "x", 1.0, True],
    "first": ["p3", 1, ["p1"]],
    "quick": [1, "yes"],
    "market": ["mime", [], ["mime"] * 10, ["puppy"], [None], [["mime"]], 7, {"mime": 4}],
    "colour": ["red"],
}


@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in WRONG_OPTIONS.items() for value in values]
)
def test_wrong_options_are_refused(option: str, value: Any) -> None:
    with pytest.raises(ludoteca.BadOption, match=f"(?i){option}"):
        ALPACA.start(**{option: value})


@pytest.mark.parametrize("name", ["alpacca", "", "ALPACA", "../alpaca", "__pycache__"])
def test_unknown_games_are_refused(name: str) -> None:
    with pytest.raises(ludoteca.UnknownGame, match="alpaca"):
        ludoteca.game(name)


# --- Positions ------------------------------------------------------------------------------------


def test_the_unchanged_position_is_accepted() -> None:
    assert ALPACA.position(position_with()).moves


@pytest.mark.parametrize("position", [None, 1, "alpaca", [], [{}], True, set()])
def test_only_a_mapping_is_a_position(position: Any) -> None:
    with pytest.raises(ludoteca.BadPosition):
        ALPACA.position(position)


def test_later_changes_to_an_argument_have_no_effect() -> None:
    white, brown = "librarian fighter mime sweeper", "viking accountant carpenter storekeeper anxious twins"
    position, market = position_with(), f"{white} {brown}".split()
    matches = [ALPACA.position(position, seed=1), ALPACA.start(seed=1, market=market)]
    records = [match.record() for match in matches]
    position["players"][0]["hand"].append("viking")
    market[0] = "dreamer"
    assert [match.record() for match in matches] == records


# --- Records --------------------------------------------------------------------------------------

RECORDS = [
    play_out(start_match(("alpaca", 3), 8), 8).record(),
    next(islice(walk(ALPACA.position(position_with(), seed=3), 3), 60, None)).record(),
    start_match(("alpaca", 2), 5).record(),
]
LINES = RECORDS[0].splitlines()
BODY = LINES.index("") + 1
of_every_record = pytest.mark.parametrize("record", RECORDS, ids=["whole", "from a position", "just begun"])


def is_refused(text: Any, record: str) -> bool:
    """Return whether a changed record is refused, with a line of it; if not, it replays alike."""
    refusal = None
    try:
        again = ludoteca.replay(text).record()
    except ludoteca.BadRecord as error:
        refusal = error
    if refusal is None:
        assert again == record
        return False
    assert 1 <= refusal.line <= max(1, len(text.splitlines()))
    assert f"line {refusal.line}:" in str(refusal)
    return True


@of_every_record
def test_a_cut_record_is_refused(record: str) -> None:
    lines = record.splitlines()
    for cut in range(len(lines)):
        assert is_refused("\n".join(lines[:cut]), record)
    assert not is_refused(record, record)


@of_every_record
def test_a_missing_doubled_or_moved_line_is_noticed(record: str) -> None:
    lines = record.splitlines()
    for place, line in enumerate(lines):
        harmless = {"without": not line or line.startswith("[Check"), "twice": not line}
        without, twice = [*lines[:place], *lines[place + 1 :]], [*lines[:place], line, *lines[place:]]
        assert is_refused("\n".join(without), record) != harmless["without"]
        assert is_refused("\n".join(twice), record) != harmless["twice"]
        if place:
            swapped = [*lines[: place - 1], line, lines[place - 1], *lines[place + 1 :]]
            tags = line[:1] == lines[place - 1][:1] == "["
            harmless["swapped"] = tags or not line or not lines[place - 1]
            assert is_refused("\n".join(swapped), record) != harmless["swapped"]


@settings(SHRINKING, max_examples=400)
@given(st.data())
def test_a_changed_character_is_noticed(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(RECORDS))
    place = data.draw(st.integers(0, len(record) - 1))
    put = data.draw(st.sampled_from(["", *'0123456789 ,:#=*[]{}"-\n\tp', "\u2028", "\x85"]) | st.characters())
    cut = data.draw(st.integers(0, 1))
    is_refused(record[:place] + put + record[place + cut :], record)


def test_changed_words_are_noticed_even_without_the_check_tag() -> None:
    lines = [line for line in LINES if not line.startswith("[Check")]
    chooser = random.Random(1)
    for place in range(BODY - 1, len(lines) - 1):
        words = lines[place].split()
        words[chooser.randrange(len(words))] = "viking"
        text = "\n".join([*lines[:place], " ".join(words), *lines[place + 1 :]])
        if text.split() != "\n".join(lines).split():
            with pytest.raises(ludoteca.BadRecord):
                ludoteca.replay(text)


def test_players_can_have_any_name() -> None:
    match = start_match(("alpaca", 2), 5)
    match.players = ['Zoë "#1" [x], \u042f', "a\u2028b\x85c\n"]
    assert not is_refused(match.record(), match.record())


def test_comments_and_spaces_change_nothing() -> None:
    lines = ["# a comment", *LINES[:BODY], "   # another"]
    lines += [f"  {line}   # comment on {number} # and more" for number, line in enumerate(LINES[BODY:])]
    assert not is_refused("\r\n".join(["", *lines, "", "# the end"]), RECORDS[0])


def test_a_comment_may_follow_a_tag() -> None:
    match = start_match(("alpaca", 2), 5)
    match.players = ["Anna] # [x", "Bruno"]
    lines = match.record().splitlines()
    commented = [f"{line}   # see [1] # and more" if line.startswith("[") else line for line in lines]
    assert commented != lines
    assert not is_refused("\n".join(commented), match.record())


@pytest.mark.parametrize("rest", ["#", " x", " [Seed 2]", "]"])
def test_nothing_else_may_follow_a_tag(rest: str) -> None:
    lines = [line + rest if line.startswith("[Game") else line for line in LINES]
    with pytest.raises(ludoteca.BadRecord, match="Tags belong at the top"):
        ludoteca.replay("\n".join(lines))


@pytest.mark.parametrize(
    ("tag", "value", "problem"),
    [
        ("Game", '"chess"', "There is no game “chess”."),
        ("Game", "7", "must be a text"),
        ("Rules", "99", "Version 99 of the rules of alpaca is not known to this program. It knows 1, 2."),
        ("Rules", '"1"', "must be a whole number"),
        ("Data", '"0000000000000000"', "digest"),
        ("Seats", "2", ""),
        ("Seats", "9", "2 to 4"),
        ("Seats", "true", "must be a whole number"),
        ("Seed", "-1", "seed"),
        ("Seed", "0.5", "must be a whole number"),
        ("Seed", "NaN", "must be a whole number"),
        ("Result", '"p1 99, p2 0, p3 0"', "The moves end with"),
        ("Check", '"0123456789abcdef"', "changed after it was written"),
        ("Edition", '"mine"', "Check"),
    ],
)
def test_a_wrong_tag_is_refused_on_its_line(tag: str, value: str, problem: str) -> None:
    line = next(place for place, text in enumerate(LINES) if text.startswith(f"[{tag} "))
    with pytest.raises(ludoteca.BadRecord) as caught:
        ludoteca.replay("\n".join([*LINES[:line], f"[{tag} {value}]", *LINES[line + 1 :]]))
    assert problem in str(caught.value)
    assert caught.value.line == line + 1 or tag in ("Seats", "Seed", "Edition")


@pytest.mark.parametrize(
    "tag",
    [
        '[Options {"first": "p9"}]',
        '[Options {"market": [[]]}]',
        '[Options {"tempo": 3}]',
        '[Position {"pending": {"choice": []}}]',
        '[Position {"seats": 3}]',
        f"[Position {'[' * 100_000}{']' * 100_000}]",
        f"[Seed {'1' * 5000}]",
        "[Seed 1] [Seed 2]",
    ],
    ids=lambda tag: tag[:40],
)
def test_a_strange_tag_is_refused(tag: str) -> None:
    lines = [line for line in LINES if not line.startswith(("[Check", "[Seed"))]
    with pytest.raises(ludoteca.BadRecord):
        ludoteca.replay("\n".join([tag, *lines]))


@pytest.mark.parametrize(
    "line", ["1" * 5000 + " p1: end", "\uff11 p\uff11: end", "1 p1: end\ud800", "1 p1: end [\ud800]"]
)
def test_a_strange_line_is_refused(line: str) -> None:
    with pytest.raises(ludoteca.BadRecord):
        ludoteca.replay("\n".join([*LINES[: BODY + 1], line, *LINES[BODY + 2 :]]))


@settings(SHRINKING, max_examples=200)
@given(st.text() | st.lists(st.sampled_from(LINES)).map("\n".join))
@example("")
@example("\ud800")
def test_random_text_is_not_a_record(text: str) -> None:
    assert is_refused(text, RECORDS[0])


@pytest.mark.parametrize("text", [None, 7, b"[Game]", ["[Game]"]])
def test_only_a_text_is_a_record(text: Any) -> None:
    with pytest.raises(ludoteca.BadRecord, match="line 1"):
        ludoteca.replay(text)


def test_a_bug_in_the_rules_is_not_taken_for_a_bad_record(monkeypatch: pytest.MonkeyPatch) -> None:
    match = ludoteca.game("alpaca").start(seed=1)
    match.play(match.moves[0])
    record = match.record()

    def fail(*_: object) -> None:
        raise TypeError("a bug")

    monkeypatch.setattr(Match, "replay_move", fail)
    with pytest.raises(TypeError, match="a bug"):
        ludoteca.replay(record)


@pytest.mark.parametrize("path", ["game.ludo", "/home/anna/my games/game.ludo", Path("game.ludo")])
def test_a_path_in_place_of_a_record_is_recognised(path: Any) -> None:
    with pytest.raises(ludoteca.BadRecord, match="Give the text of the record, not its path"):
        ludoteca.replay(path)

"""Story: what the rules tell becomes events in words, and secrets stay between those who share them."""

import pytest

import ludoteca
from ludoteca.core.events import Event, EventKind, Journal, seat_name, tell
from ludoteca.core.structs import NONE
from tests.random_matches import SETUPS, Setup, label, play_out, start_match, viewers

CARDS = ("ant", "bee", "cat")
EVENT_KINDS = (
    EventKind("rings"),
    EventKind("draws", "cards", secret=True),
    EventKind("shows", "cards", reveals=True),
    EventKind("gives", "card", "to: seat", secret=True, reveals=True),
    EventKind("earns", "coins: number"),
    EventKind("joins", "card", "farm: seat"),
    EventKind("hides", "amount: number", secret=True),
)
RINGS, DRAWS, SHOWS, GIVES, EARNS, JOINS, HIDES = range(7)


def journal() -> Journal:
    return Journal(EVENT_KINDS, {"card": CARDS.__getitem__, "seat": seat_name, "number": int})


def told(*events: tuple[int, int, int, int]) -> list[Event]:
    listener = journal()
    for event in events:
        listener.tell(*event)
    return listener.take()


def test_nobody_listens_by_itself() -> None:
    tell(DRAWS, 0, 1, NONE)


def test_seats_have_names() -> None:
    assert [seat_name(seat) for seat in (0, 3, NONE)] == ["p1", "p4", None]


def test_an_event_without_facts() -> None:
    (event,) = told((RINGS, NONE, NONE, NONE))
    assert event.seen_by("p1") == event.seen_by(None) == {"event": "rings"}
    assert event.knowers == ()


def test_facts_have_the_names_of_the_telling() -> None:
    earns, joins = told((EARNS, 1, 4, NONE), (JOINS, 0, 2, 1))
    assert earns.seen_by(None) == {"event": "earns", "seat": "p2", "coins": 4}
    assert joins.seen_by(None) == {"event": "joins", "seat": "p1", "card": "cat", "farm": "p2"}


def test_cards_in_a_row_are_one_event() -> None:
    events = told((DRAWS, 0, 0, NONE), (DRAWS, 0, 2, NONE), (DRAWS, 1, 1, NONE), (DRAWS, 0, 1, NONE))
    assert [event.facts["cards"] for event in events] == [["ant", "cat"], ["bee"], ["bee"]]
    assert [event.facts["count"] for event in events] == [2, 1, 1]


def test_a_row_is_broken_by_anything_else() -> None:
    events = told((DRAWS, 0, 0, NONE), (RINGS, 0, NONE, NONE), (DRAWS, 0, 0, NONE), (SHOWS, 0, 0, NONE))
    assert [event.name for event in events] == ["draws", "rings", "draws", "shows"]


def test_single_cards_are_events_of_their_own() -> None:
    assert len(told((JOINS, 0, 2, 1), (JOINS, 0, 2, 1))) == 2


def test_a_row_does_not_go_on_after_the_events_were_taken() -> None:
    listener = journal()
    listener.tell(DRAWS, 0, 0, NONE)
    first = listener.take()
    listener.tell(DRAWS, 0, 1, NONE)
    assert [event.facts["cards"] for event in first + listener.take()] == [["ant"], ["bee"]]
    assert listener.take() == []


def test_a_secret_is_the_seats_own() -> None:
    draws, hides = told((DRAWS, 1, 0, NONE), (HIDES, 0, 5, NONE))
    assert draws.seen_by("p2") == {"event": "draws", "seat": "p2", "count": 1, "cards": ["ant"]}
    for other in ("p1", "p3", None):
        assert draws.seen_by(other) == {"event": "draws", "seat": "p2", "count": 1}
    assert hides.seen_by("p1") == {"event": "hides", "seat": "p1", "amount": 5}
    assert hides.seen_by("p2") == hides.seen_by(None) == {"event": "hides", "seat": "p1"}


def test_a_secret_may_be_shared_with_another_seat() -> None:
    (gives,) = told((GIVES, 0, 2, 2))
    assert gives.knowers == ("p1", "p3")
    for seat in ("p1", "p3"):
        assert gives.seen_by(seat) == {"event": "gives", "seat": "p1", "card": "cat", "to": "p3"}
    for other in ("p2", None):
        assert gives.seen_by(other) == {"event": "gives", "seat": "p1", "to": "p3"}


def test_what_reveals_says_so() -> None:
    events = told((SHOWS, 0, 1, NONE), (DRAWS, 0, 1, NONE), (GIVES, 0, 1, 1))
    assert [event.reveals for event in events] == [True, False, True]


def test_what_is_seen_belongs_to_the_reader() -> None:
    (event,) = told((JOINS, 0, 2, 1))
    event.seen_by("p1")["card"] = "dog"
    assert event.seen_by("p1")["card"] == "cat"


# --- The games' own -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ludoteca.names())
def test_tellings_are_well_formed(name: str) -> None:
    definition = ludoteca.game(name).definition
    names = [telling.name for telling in definition.event_kinds]
    assert len(set(names)) == len(names)
    assert "turn" in names
    for telling in definition.event_kinds:
        assert telling.what or not telling.secret, "a secret needs something to hide"
        for kind in telling.types.values():
            assert kind.removesuffix("s" if telling.plural_of else "") in ludoteca.game(name).words.names


@pytest.mark.parametrize("setup", SETUPS, ids=label)
def test_a_match_tells_its_turns_and_its_end(setup: Setup) -> None:
    match = play_out(start_match(setup, 2), 2)
    events = match.events
    assert events == [*match.setup_events, *(event for played in match.played for event in played.events)]
    turns = [event.facts["seat"] for event in events if event.name == "turn"]
    assert turns[0] == "p1"
    assert set(turns) == set(match.seat_names)
    assert all(event.seen_by(seat)["event"] == event.name for event in events for seat in viewers(match))

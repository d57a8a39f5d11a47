"""What the rules tell becomes events in words, and only seats that know a secret see it."""

from collections.abc import Callable, Sequence
from importlib import import_module

import pytest

import ludoteca
from ludoteca.core.kernel.events import Event, EventKind, Fact, Journal, order_kinds, tell
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.seats import seat_name, seat_name_or_none, seat_number
from ludoteca.core.kernel.structs import NONE, copy_struct
from ludoteca.core.wording.words import member_words
from tests.support.random_matches import (
    Setup,
    next_luck,
    of_every_game,
    play_out,
    start_match,
    viewers,
    with_every_setup,
)

CARDS = ("ant", "bee", "cat")
EVENT_KINDS = (
    EventKind("rings"),
    EventKind("draws", Fact("card", plural=True), secret=True),
    EventKind("shows", Fact("card", plural=True), reveals=True),
    EventKind("gives", Fact("card"), Fact("seat", "to"), secret=True, reveals=True),
    EventKind("earns", Fact("number", "coins")),
    EventKind("joins", Fact("card"), Fact("seat", "farm")),
    EventKind("hides", Fact("number", "amount"), secret=True),
)
RINGS, DRAWS, SHOWS, GIVES, EARNS, JOINS, HIDES = range(7)


def journal() -> Journal:
    return Journal(EVENT_KINDS, {"card": CARDS.__getitem__, "seat": seat_name_or_none, "number": int})


def collect(*events: tuple[int, int, int, int]) -> list[Event]:
    """Tell events to a journal and return what it made of them."""
    listener = journal()
    for event in events:
        listener.tell(*event)
    return list(listener.take())


def test_only_the_journal_that_is_told_notes_an_event() -> None:
    first, second = journal(), journal()
    tell(DRAWS, 0, 0, NONE)  # to nobody: rules without a journal are silent
    first.tell(DRAWS, 0, 1, NONE)
    assert [event.facts["cards"] for event in first.take()] == [["bee"]]
    assert not second.take()


def test_rules_without_a_journal_play_the_same_and_tell_nobody() -> None:
    match = start_match(("alpaca", 2), 1)
    silent, rules, events = copy_struct(match.state), match.game.bind(), list[Event]()
    while len(events) < 20:
        before = len(match.events)
        rules.play(silent, match.legal_actions[-1], next_luck(match))
        assert len(match.events) == before
        events += match.play(match.moves[-1])
        assert silent == match.state


class PlayfulLuck(SeededLuck):
    """Luck that plays a match of its own before it picks."""

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        other = start_match(("africana", 2), 1)
        other.play(other.moves[0])
        return super().pick(domain, weights)


def test_a_match_within_the_luck_of_another_keeps_its_own_events() -> None:
    match, other = start_match(("alpaca", 2), 1), start_match(("alpaca", 2), 1)
    while not match.played or not match.played[-1].draws:
        move, stream = match.moves[-1], len(match.played) + 1
        assert match.play(move, PlayfulLuck(1, stream)) == other.play(move, SeededLuck(1, stream))
    assert ludoteca.replay(match.record()).events == match.events


def test_seats_have_names() -> None:
    assert [seat_name_or_none(seat) for seat in (0, 3, NONE)] == ["p1", "p4", None]
    assert [seat_number(seat_name(seat)) for seat in (0, 3)] == [0, 3]


def test_an_event_without_facts_has_only_its_name() -> None:
    (event,) = collect((RINGS, NONE, NONE, NONE))
    assert event.seen_by("p1") == event.seen_by(None) == {"event": "rings"}
    assert event.knowers == ()


def test_facts_have_the_names_that_their_kind_declares() -> None:
    earns, joins = collect((EARNS, 1, 4, NONE), (JOINS, 0, 2, 1))
    assert earns.seen_by(None) == {"event": "earns", "seat": "p2", "coins": 4}
    assert joins.seen_by(None) == {"event": "joins", "seat": "p1", "card": "cat", "farm": "p2"}


def test_cards_in_a_row_are_one_event() -> None:
    events = collect((DRAWS, 0, 0, NONE), (DRAWS, 0, 2, NONE), (DRAWS, 1, 1, NONE), (DRAWS, 0, 1, NONE))
    assert [event.facts["cards"] for event in events] == [["ant", "cat"], ["bee"], ["bee"]]
    assert [event.facts["count"] for event in events] == [2, 1, 1]


def test_another_event_ends_the_row() -> None:
    events = collect((DRAWS, 0, 0, NONE), (RINGS, 0, NONE, NONE), (DRAWS, 0, 0, NONE), (SHOWS, 0, 0, NONE))
    assert [event.name for event in events] == ["draws", "rings", "draws", "shows"]


def test_events_about_a_single_card_stay_apart() -> None:
    assert len(collect((JOINS, 0, 2, 1), (JOINS, 0, 2, 1))) == 2


def test_a_row_ends_when_the_events_are_taken() -> None:
    listener = journal()
    listener.tell(DRAWS, 0, 0, NONE)
    first = listener.take()
    listener.tell(DRAWS, 0, 1, NONE)
    assert [event.facts["cards"] for event in [*first, *listener.take()]] == [["ant"], ["bee"]]
    assert not listener.take()


def test_a_secret_is_seen_by_its_seat_alone() -> None:
    draws, hides = collect((DRAWS, 1, 0, NONE), (HIDES, 0, 5, NONE))
    assert draws.seen_by("p2") == {"event": "draws", "seat": "p2", "count": 1, "cards": ["ant"]}
    for other in ("p1", "p3", None):
        assert draws.seen_by(other) == {"event": "draws", "seat": "p2", "count": 1}
    assert hides.seen_by("p1") == {"event": "hides", "seat": "p1", "amount": 5}
    assert hides.seen_by("p2") == hides.seen_by(None) == {"event": "hides", "seat": "p1"}


def test_a_secret_can_be_shared_with_another_seat() -> None:
    (gives,) = collect((GIVES, 0, 2, 2))
    assert gives.knowers == ("p1", "p3")
    for seat in ("p1", "p3"):
        assert gives.seen_by(seat) == {"event": "gives", "seat": "p1", "card": "cat", "to": "p3"}
    for other in ("p2", None):
        assert gives.seen_by(other) == {"event": "gives", "seat": "p1", "to": "p3"}


def test_an_event_says_whether_it_reveals_something() -> None:
    events = collect((SHOWS, 0, 1, NONE), (DRAWS, 0, 1, NONE), (GIVES, 0, 1, 1))
    assert [event.reveals for event in events] == [True, False, True]


def test_events_of_a_move_are_a_sequence() -> None:
    listener = journal()
    for event in ((RINGS, 0, NONE, NONE), (DRAWS, 0, 0, NONE), (DRAWS, 0, 1, NONE)):
        listener.tell(*event)
    events = listener.take()
    assert len(events) == 2
    assert [event.name for event in events] == ["rings", "draws"]
    assert (events[0].name, events[-1].facts["count"]) == ("rings", 2)
    assert events == list(events) == events[:]
    assert not events.has_revelation
    listener.tell(SHOWS, 0, 1, NONE)
    assert listener.take().has_revelation


def test_readers_get_a_copy_of_the_event() -> None:
    (event,) = collect((JOINS, 0, 2, 1))
    event.seen_by("p1")["card"] = "dog"
    assert event.seen_by("p1")["card"] == "cat"


# --- Of every game --------------------------------------------------------------------------------


@of_every_game
def test_event_kinds_are_well_formed(name: str) -> None:
    definition = ludoteca.game(name).definition
    names = [kind.name for kind in definition.event_kinds]
    assert len(set(names)) == len(names)
    assert "turn" in names
    told = {fact.kind for kind in definition.event_kinds for fact in kind.facts}
    assert told <= ludoteca.game(name).words.word_of.keys()


@with_every_setup
def test_a_match_tells_its_turns_and_its_end(setup: Setup) -> None:
    match = play_out(start_match(setup, 2), 2)
    events = match.events
    assert events == [*match.setup_events, *(event for played in match.played for event in played.events)]
    turns = [event.facts["seat"] for event in events if event.name == "turn"]
    assert turns[0] == "p1"
    assert set(turns) == set(match.seat_names)
    assert all(event.seen_by(seat)["event"] == event.name for event in events for seat in viewers(match))


def test_a_fact_is_one_thing_or_several_whatever_its_name_ends_with() -> None:
    boss = EventKind("meets", Fact("boss"), Fact("boss", "with"))
    assert boss.types == {"boss": "boss", "with": "boss"}
    assert EventKind("draws", Fact("card", "drawn", plural=True)).types == {"drawn": "cards"}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda: Fact(""), "needs a kind"),
        (lambda: EventKind("hides", secret=True), "something to hide"),
        (lambda: EventKind("gives", Fact("card"), Fact("card", plural=True)), "several things"),
        (lambda: EventKind("gives", Fact("card"), Fact("card")), "two facts have one name"),
    ],
)
def test_an_event_kind_that_cannot_be_is_refused(wrong: Callable[[], object], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        wrong()


def test_a_game_needs_an_event_that_begins_a_turn() -> None:
    with pytest.raises(TypeError, match="'turn'"):
        order_kinds({0: EventKind("draws")})


OLDER_NAMES = {
    "reveals-next": "bares",
    "keeps-hand": "spared",
    "last-round": "final",
}  # stored matches have them


@of_every_game
def test_events_have_the_names_of_their_constants(name: str) -> None:
    events = import_module(f"ludoteca.games.{name.replace('-', '_')}.state").EventNumber
    words = [OLDER_NAMES.get(word, word) for word in member_words(events)]
    assert [kind.name for kind in ludoteca.game(name).definition.event_kinds] == words

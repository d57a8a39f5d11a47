"""Master Elf: what a seat knows, what can be dealt again, and what stays secret."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

import ludoteca
from ludoteca.core.matches.match import Match
from ludoteca.games.master_elf.state import EVERYBODY
from tests.games.master_elf import naive
from tests.support.look_alikes import LookAlikes
from tests.support.random_matches import (
    by_verb,
    choose_move,
    continue_from,
    count_words,
    own_state,
    viewer_number,
    viewers,
)
from tests.support.rule import rule

ELF = ludoteca.game("master-elf")
WEIGHT = by_verb({"make": 60, "look": 8, "claim": 2, "decline": 2, "discard": 0.5})
HALVES = ["casket", "pirate", "key", "treasure-map"]
Position = dict[str, Any]
World = tuple[Any, ...]
Witnesses = dict[str | None, "Witness"]

HANDS = ["metal metal magic", "fire fire wood", "water water air", "air wood water"]
HIDDEN = ("stacks", "among", "aside", "deck")


def start_match(seed: int) -> Match:
    """Start a match with low stacks in which two seats have half a pair and what the other half needs."""
    chooser = random.Random(seed)
    match = ELF.start(seats=2 + seed % 3, seed=seed)
    position = match.position()
    for gifts in (*position["stacks"], position["aside"]):
        gifts[:] = [gift for gift in gifts if gift not in HALVES][: chooser.randint(2, 5)]
    deck: Counter[str] = Counter(position["deck"])
    for player, hand in zip(position["players"], HANDS, strict=False):
        deck.update(player["hand"])
        deck.subtract(hand.split())
        player["hand"] = hand.split()
    position["deck"] = +deck
    for seat in range(2):
        position["players"][seat]["gifts"] = [HALVES[seat]]
        position["stacks"][seat].insert(chooser.randint(0, 1), HALVES[2 + seat])
    return ELF.position(position, seed=seed)


def seen_by(match: Match, seat: str | None) -> dict[str, Any]:
    return ELF.words.view(match.state, viewer_number(seat))


def redeal(match: Match, seat: str | None, seed: int) -> Any:
    return ELF.redeal(match.state, viewer_number(seat), seed)


def redeal_position(match: Match, seat: str | None, seed: int) -> Position:
    """Return a position that is equally likely for the seat."""
    return ELF.words.write_position(redeal(match, seat, seed))


# --- What can be known ------------------------------------------------------------------------------


@dataclass
class Witness:
    """What one seat or spectator can know, worked out from the events alone."""

    seat: str | None
    stacks: set[int] = field(default_factory=set)  # those it has looked through
    aside: bool = False
    among: set[str] = field(default_factory=set)  # gifts that were shuffled into the stacks
    hands: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))  # taken openly

    def watch(self, before: Position, events: list[dict[str, Any]]) -> None:
        gone = {event["gift"] for event in events if event["event"] in ("makes", "claims")}
        stacks = [[gift for gift in stack if gift not in gone] for stack in before["stacks"]]
        for event in events:
            if event["event"] == "takes":
                self.hands[event["seat"]][event["card"]] += 1
            elif event["event"] in ("pays", "discards"):
                self.hands[event["seat"]] -= Counter(event["cards"])
            elif event["event"] == "looks" and event["seat"] == self.seat:
                self.aside |= event["place"] == "aside"
                self.stacks |= {naive.STACKS.index(event["place"])} if event["place"] != "aside" else set()
            elif event["event"] == "restacks":
                known = [stack if place in self.stacks else stack[:1] for place, stack in enumerate(stacks)]
                self.among |= {gift for gifts in known for gift in gifts}
                self.stacks = set()

    def view(self, position: Position) -> dict[str, Any]:
        """Return the hidden parts of a position, as this witness must see them."""
        hands = []
        for number, player in enumerate(position["players"], start=1):
            known = player["hand"] if self.seat == f"p{number}" else self.hands[f"p{number}"].elements()
            hands.append({"count": len(player["hand"]), "cards": naive.in_order(known)})
        return {
            "hands": hands,
            "stacks": [
                {"count": len(stack), "gifts": stack if place in self.stacks else stack[:1]}
                for place, stack in enumerate(position["stacks"])
            ],
            "among": naive.in_order(self.among & set(self.hidden(position))),
            "aside": {"count": len(position["aside"]), "gifts": position["aside"] if self.aside else []},
            "deck": {"count": sum(position["deck"].values())},
        }

    def hidden(self, position: Position) -> list[str]:
        """Return the gifts in the stacks whose places the witness does not know."""
        covered = [stack[1:] for place, stack in enumerate(position["stacks"]) if place not in self.stacks]
        return [gift for gifts in covered for gift in gifts]


def hidden_part(view: dict[str, Any]) -> dict[str, Any]:
    return {"hands": [player["hand"] for player in view["players"]]} | {key: view[key] for key in HIDDEN}


def open_part(view: dict[str, Any]) -> dict[str, Any]:
    players = [player | {"hand": player["hand"]["count"]} for player in view["players"]]
    return view | {"players": players} | dict.fromkeys(HIDDEN)


def play_watched(match: Match, move: str, witnesses: Witnesses) -> None:
    before = match.position()
    events = match.play(move)
    for seat, witness in witnesses.items():
        witness.watch(before, [event.seen_by(seat) for event in events])


def watched_walk(match: Match, seed: int, most: int) -> Iterator[Witnesses]:
    """Play random moves that advance the match and yield the witnesses before each of them."""
    chooser, witnesses = random.Random(seed), {seat: Witness(seat) for seat in viewers(match)}
    while not match.over and len(match.played) < most:
        yield witnesses
        play_watched(match, choose_move(chooser, match.moves, WEIGHT), witnesses)


def check_redeal(position: Position, other: Position, witness: Witness) -> None:
    """Check that another position differs from the true one only in what the witness cannot know."""
    public = position.keys() - {"players", "stacks", "aside", "deck"}
    assert {key: other[key] for key in public} == {key: position[key] for key in public}
    assert witness.view(other) == witness.view(position)
    assert not witness.among & set(other["aside"])
    for was, now in zip(position["players"], other["players"], strict=True):
        assert now | {"hand": []} == was | {"hand": []}
    assert count_words(other) == count_words(position)


def test_views_and_redeals_agree_with_what_the_events_revealed() -> None:
    met: Counter[str] = Counter()
    for seed in range(15):
        match = start_match(seed)
        for step, witnesses in enumerate(watched_walk(match, seed, 100)):
            position = match.position()
            for seat, witness in witnesses.items():
                assert hidden_part(seen_by(match, seat)) == witness.view(position)
                assert open_part(seen_by(match, seat)) == open_part(seen_by(match, None))
                if step % 5:
                    continue
                state = redeal(match, seat, step)
                assert ELF.words.view(state, viewer_number(seat)) == seen_by(match, seat)
                other = ELF.words.write_position(state)
                check_redeal(position, other, witness)
                assert ELF.position(other).position() == other
                met["saw a stack"] += bool(witness.stacks)
                met["saw aside"] += witness.aside
                met["tops among"] += bool(witnesses[None].view(position)["among"])
                met["more among"] += bool({*witness.view(position)["among"]} - witnesses[None].among)
                met["others vary"] += other["stacks"] != position["stacks"]
    assert len(met) == 5
    assert min(met.values()) > 5


# --- All possible worlds ------------------------------------------------------------------------


def world_of(position: Position) -> World:
    return (*map(tuple, position["stacks"]), frozenset(position["aside"]))


def possible_worlds(position: Position, witness: Witness) -> set[World]:
    """Return all arrangements of the gifts that agree with what a witness has seen."""
    pool = witness.hidden(position) + ([] if witness.aside else position["aside"])
    worlds: set[World] = set()
    for order in permutations(pool):
        left = list(order)
        stacks = [
            tuple(stack) if place in witness.stacks else (*stack[:1], *(left.pop() for _ in stack[1:]))
            for place, stack in enumerate(position["stacks"])
        ]
        if not witness.among & set(left):
            worlds.add((*stacks, frozenset(position["aside"] if witness.aside else left)))
    return worlds


START: Position = {
    "players": [{"at": "north", "gifts": ["casket", "key"]}, {"gifts": ["pirate", "treasure-map"]}, {}],
    "areas": {"north": ["fire"], "east": ["fire"]},
    "stacks": [["tank", "robot", "anchor"], ["flute", "totem"], ["cannon"]],
    "aside": ["samovar", "rocket"],
}
SECRET: Position = START | {"step": "look", "special": "secret"}
TREASURE: Position = START | {"turn": "p2", "step": "look", "special": "treasure"}
EMPTY: Position = {"stacks": [["tank", "robot", "anchor"], ["flute", "totem"], []]}
# A position, the moves, and how many worlds are possible then for the player who may look and for the others.
STORIES: dict[str, tuple[Position, str, int, int]] = {
    "nobody looks": (SECRET, "decline", 60, 60),
    "a stack": (SECRET, "look left, decline", 3, 60),
    "during the look": (SECRET, "look middle", 12, 60),
    "a gift of a stack": (SECRET, "look left, claim anchor", 3, 12),
    "aside": (TREASURE, "look aside, decline", 6, 60),
    "a gift set aside": (TREASURE, "look aside, claim rocket", 6, 24),
    "new stacks": (SECRET | EMPTY, "decline", 0, 0),
    "a stack, then new stacks": (SECRET | EMPTY, "look left, decline", 0, 0),
    "aside, then new stacks": (TREASURE | EMPTY, "look aside, decline", 0, 0),
}


def play_story(name: str, seed: int) -> tuple[Match, Witnesses]:
    position, moves, _, _ = STORIES[name]
    match = ELF.position(position, seed=seed)
    witnesses = {seat: Witness(seat) for seat in viewers(match)}
    for move in moves.split(", "):
        play_watched(match, move, witnesses)
    return match, witnesses


@pytest.mark.parametrize("name", STORIES)
def test_redeals_reach_all_possible_worlds_equally_often_and_no_others(name: str) -> None:
    start, _, fewer, more = STORIES[name]
    for seed in range(3 if "new stacks" in name else 1):
        match, witnesses = play_story(name, seed)
        for seat, witness in witnesses.items():
            worlds = possible_worlds(match.position(), witness)
            number = fewer if seat == start.get("turn", "p1") else more
            assert len(worlds) == (number or len(worlds))
            assert hidden_part(seen_by(match, seat)) == witness.view(match.position())
            found = Counter(world_of(redeal_position(match, seat, deal)) for deal in range(15 * len(worlds)))
            assert set(found) == worlds
            assert max(found.values()) < 40


def test_everybody_knows_old_tops_are_in_the_new_stacks_and_the_looker_knows_the_rest() -> None:
    known = Counter[str]()
    for seed in range(12):
        match, _ = play_story("a stack, then new stacks", seed)
        covered = {gift for stack in match.position()["stacks"] for gift in stack[1:]}
        for seat, seen in (("p1", "tank flute robot anchor"), ("p2", "tank flute"), (None, "tank flute")):
            assert set(match.view(seat)["among"]) == covered & {*seen.split()}
            known.update(match.view(seat)["among"])
    assert set(known) == {"tank", "flute", "robot", "anchor"}


@rule("ME-R15")
@pytest.mark.parametrize(("seat", "known"), [("p1", 4), ("p2", 2), (None, 2)])
def test_a_redeal_forgets_which_gifts_another_has_seen_before_the_shuffle(
    seat: str | None, known: int
) -> None:
    """The first player has looked through a stack of four gifts; everybody saw the tops."""
    match, _ = play_story("a stack, then new stacks", 0)
    redealt = ELF.redeal(own_state(match), viewer_number(seat), 1)
    own = 0 if seat is None else 1 << viewer_number(seat)
    assert sum(bits != 0 for bits in redealt.known_stacked) == known
    assert all(bits & ~(EVERYBODY | own) == 0 for bits in redealt.known_stacked)


# --- Hands ------------------------------------------------------------------------------------------

TAKEN: Position = {
    "players": [{"at": "city", "hand": ["fire", "air"]}, {"hand": ["wood", "wood"]}, {"hand": ["metal"]}],
    "areas": {"north": ["fire"], "east": ["water"], "south": ["air"]},
    "stacks": [["firebird", "tank"], ["flute"], ["key"]],
    "deck": {"magic": 2, "water": 1},
}


def hands_of(match: Match, seat: str | None, owner: int, deals: int = 150) -> list[Counter[str]]:
    """Return the hands of another player after many redeals for a seat."""
    return [Counter(redeal_position(match, seat, deal)["players"][owner]["hand"]) for deal in range(deals)]


def test_a_card_taken_openly_stays_in_the_hand_and_the_others_vary() -> None:
    match = ELF.position(TAKEN)
    match.play("go north")
    match.play("take fire")
    for seat, own in (("p2", {"wood"}), ("p3", {"metal"}), (None, set[str]())):
        assert match.view(seat)["players"][0]["hand"] == {"count": 3, "cards": ["fire"]}
        hands = hands_of(match, seat, 0)
        assert all(hand["fire"] >= 1 and hand.total() == 3 for hand in hands)
        assert {card for hand in hands for card in hand} == set(naive.INGREDIENTS) - own


@pytest.mark.parametrize("cards", ["", "fire fire air", "fire fire crystal", "fire air crystal"])
def test_of_equal_cards_the_one_that_was_seen_is_spent_first(cards: str) -> None:
    match = ELF.position(TAKEN, seed=1)
    for move in ("go north", "take fire", f"make firebird with {cards}" if cards else "pass"):
        match.play(move)
    left = len(match.position()["players"][0]["hand"])
    assert match.view("p2")["players"][0]["hand"] == {"count": left, "cards": [] if cards else ["fire"]}
    assert (min(hand["fire"] for hand in hands_of(match, "p2", 0)) > 0) == (not cards)


def test_a_hidden_card_is_as_likely_as_its_number_of_copies() -> None:
    match = ELF.position({"players": [{}, {"hand": ["wood"]}], "deck": {"fire": 6, "wood": 1}})
    drawn = Counter(card for hand in hands_of(match, "p1", 1, deals=800) for card in hand)
    assert drawn.total() == 800
    assert 550 < drawn["fire"] < 650  # 6 of 8: the deck and the hand are shuffled together


# --- Two positions that look alike -----------------------------------------------------------------------

NEWS = ("bares", "lays-out", "lays-bonus")
ALIKE = LookAlikes(weight=WEIGHT, most=15, news=NEWS, own_news=("sees",))


def test_matches_that_differ_only_in_hidden_cards_look_alike() -> None:
    met: Counter[str] = Counter()
    for seed in range(30):
        match = ELF.position((SECRET, TREASURE)[seed % 2], seed=seed) if seed % 3 else start_match(seed)
        walked = [*watched_walk(match, seed, seed if seed % 3 == 0 else 0)]
        assert len(walked) == len(match.played)
        for seat in match.seat_names if not match.over else ():
            twin = continue_from(match, redeal(match, seat, seed))
            assert twin.view(seat) == match.view(seat)
            met["differences"] += twin.position() != match.position()
            met.update(ALIKE.play(match, twin, seat, seed))
    assert met["differences"] > 25
    assert met["go"] > 60
    assert min(met[verb] for verb in ("look", "claim", "decline", "take", "draw", "pass")) > 2


# --- Undo ---------------------------------------------------------------------------------------------

NINE = ["fire"] * 5 + ["air"] * 4
PAIR: Position = {"hand": ["metal", "metal", "magic"], "gifts": ["casket"]}
LONG, SHORT = [["key", "tank"], ["flute"], ["robot"]], [["key"], ["flute"], ["robot"]]
DECK: Position = {"deck": {"wood": 3}}
LOOK: Position = {"step": "look", "special": "secret", "stacks": LONG}
CLAIM: Position = LOOK | {"step": "claim", "special": "treasure", "looking": "aside", "aside": ["anchor"]}

# What the seat has, the rest of the position, a move, and whether it can be undone.
BACK: list[tuple[Position, Position, str, bool]] = [
    ({}, {"areas": {"north": ["fire"]}}, "go north", True),
    ({"at": "north"}, {"step": "take", "areas": {"north": ["fire"]}}, "take fire", True),
    ({"hand": ["fire"]}, {"step": "refresh"} | DECK, "discard fire", True),
    ({"hand": ["fire"]}, {"step": "refresh"} | DECK, "draw", False),
    ({"hand": ["fire"]}, {"step": "refresh"}, "draw", True),
    ({"hand": NINE}, {"step": "discard"} | DECK, "discard air", True),
    ({"hand": NINE[1:]}, {"step": "discard"} | DECK, "discard air", False),
    ({"hand": NINE}, {"step": "make"} | DECK, "pass", True),
    (PAIR, {"step": "make", "stacks": SHORT}, "make key with metal metal magic", True),
    (PAIR, {"step": "make", "stacks": LONG}, "make key with metal metal magic", False),
    ({}, LOOK, "look left", False),
    ({"hand": NINE}, LOOK, "decline", True),
    ({"hand": NINE}, CLAIM, "claim anchor", False),
]


@pytest.mark.parametrize(("player", "position", "move", "can"), BACK)
def test_a_move_can_be_undone_if_it_revealed_nothing(
    player: Any, position: Any, move: str, can: bool
) -> None:
    match = ELF.position({"players": [player, {}]} | position, seed=1)
    before = [match.position(), *(match.view(seat) for seat in viewers(match))]
    match.play(move)
    assert match.can_undo == can
    if can:
        assert match.undo() == move
        assert [match.position(), *(match.view(seat) for seat in viewers(match))] == before
    else:
        with pytest.raises(ludoteca.IllegalUndo, match="cannot be undone"):
            match.undo()

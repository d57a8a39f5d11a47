"""Master Elf: the special actions Secret and Treasure."""

import pytest

from ludoteca import IllegalUndo, Match
from tests.games.master_elf.board import (
    EVERYBODY,
    GIFTS,
    aside,
    discard,
    gifts,
    idle_turn,
    known_stacks,
    make,
    maker,
    now,
    player,
    price,
    seen,
    set_up,
    stacks,
)
from tests.support.board import cards, entry, field, hand, legal, play, refuses
from tests.support.rule import rule

PAIRS = [
    ("casket", "key", "secret"),
    ("key", "casket", "secret"),
    ("pirate", "treasure-map", "treasure"),
    ("treasure-map", "pirate", "treasure"),
]
LOOKS = {"secret": {"look left", "look middle", "look right"}, "treasure": {"look aside"}}
REST = "robot flute | cannon tank | totem anchor"
HIDDEN = "samovar telescope rocket"


def completing(second: str, first: str, hand: str = "", **fields: str) -> Match:
    """Return a match in which the first player has just completed a pair."""
    laid = {"aside": HIDDEN} | fields
    match = maker(f"{price(second)} {hand}", f"{second} {REST}", gifts=first, **laid)
    play(match, make(second))
    return match


# --- What sets them off -----------------------------------------------------------------------------


@rule("ME19")
def test_two_pairs_belong_to_a_collection_and_to_a_special_one() -> None:
    types = {name: set(gift["types"]) for name, gift in GIFTS.items()}
    assert types["casket"] == types["key"] == {"antiquities", "secret"}
    assert types["pirate"] == types["treasure-map"] == {"pirates", "treasure"}
    others = [types[name] for name in GIFTS if name not in ("casket", "key", "pirate", "treasure-map")]
    assert not any(kinds & {"secret", "treasure"} for kinds in others)


@pytest.mark.parametrize(("first", "second", "special"), PAIRS)
@rule("ME19", "ME-R13")
def test_making_the_second_gift_of_a_pair_sets_off_its_action(first: str, second: str, special: str) -> None:
    match = completing(second, first)
    assert (now(match), field(match, "special")) == (("p1", "look"), special)
    assert legal(match) == {*LOOKS[special], "decline"}
    assert gifts(match) == {first, second}


@pytest.mark.parametrize(("first", "second", "special"), PAIRS)
@rule("ME19")
def test_the_first_gift_of_a_pair_sets_off_nothing(first: str, second: str, special: str) -> None:
    match = maker(price(first), f"{first} {REST}", aside=second)
    play(match, make(first))
    assert (now(match), field(match, "special")) == (("p2", "go"), None)


@pytest.mark.parametrize(("first", "second", "special"), PAIRS)
@rule("ME19")
def test_the_first_gift_must_lie_in_front_of_the_same_player(first: str, second: str, special: str) -> None:
    match = set_up(
        *(player(price(second)), player(gifts=first)),
        stacks=f"{second} {REST}",
        aside=HIDDEN,
        step="make",
    )
    play(match, make(second))
    assert now(match) == ("p2", "go")


@pytest.mark.parametrize(
    ("first", "second"), [("casket", "pirate"), ("key", "treasure-map"), ("pirate", "key")]
)
@rule("ME19")
def test_gifts_of_different_pairs_set_off_nothing(first: str, second: str) -> None:
    assert now(completing(second, first)) == ("p2", "go")


@rule("ME19")
def test_no_other_gift_sets_off_anything() -> None:
    owned = "casket key pirate treasure-map"
    for gift in GIFTS.keys() - set(owned.split()):
        match = maker(price(gift), f"{gift} | |", gifts=owned)
        play(match, make(gift))
        assert now(match) == ("p2", "go")


@pytest.mark.parametrize("paid", ["metal metal magic", "metal magic magic", "metal magic crystal"])
@rule("ME-R13")
def test_it_does_not_matter_how_the_first_gift_was_paid(paid: str) -> None:
    holder = player(f"{paid.replace('crystal', '')} magic water water", crystal=True)
    match = set_up(holder, stacks="key casket flute | robot | cannon", step="make", deck="air " * 6)
    play(match, f"make key with {paid}")
    assert now(match) == ("p2", "go")
    idle_turn(match)
    play(match, "go south", "make casket with magic water water")
    assert (now(match), field(match, "special")) == (("p1", "look"), "secret")


@rule("ME-R13")
def test_it_does_not_matter_how_the_second_gift_is_paid() -> None:
    match = set_up(player("water water", crystal=True, gifts="key"), stacks=f"casket {REST}", step="make")
    play(match, "make casket with water water crystal")
    assert (now(match), field(match, "special")) == (("p1", "look"), "secret")


@pytest.mark.parametrize(("first", "second", "special"), PAIRS)
@rule("ME-R13")
def test_a_bonus_gift_sets_off_nothing(first: str, second: str, special: str) -> None:
    match = set_up(
        *(player(gifts=first), player()),
        stacks=REST,
        aside=HIDDEN,
        **{"step": "choose", "bonus": f"{second} rainbow-flower", "order": "p1 p2", "exhausted": 2},
    )
    play(match, f"choose {second}")
    assert now(match) == ("p2", "choose")
    play(match, "choose rainbow-flower")
    assert (match.over, field(match, "specials"), stacks(match)) == (True, [], REST)


@pytest.mark.parametrize(
    ("owned", "second", "look", "free"),
    [
        ("key treasure-map", "casket", "look middle", "pirate"),
        ("key pirate", "casket", "look middle", "treasure-map"),
        ("pirate key", "treasure-map", "look aside", "casket"),
        ("treasure-map casket", "pirate", "look aside", "key"),
    ],
)
@rule("ME-R13", "ME22")
def test_a_free_gift_that_completes_the_other_pair_sets_off_nothing(
    owned: str, second: str, look: str, free: str
) -> None:
    hidden = {"stacks": f"{second} tank | cannon {free} | totem anchor", "aside": "samovar"}
    if look == "look aside":
        hidden = {"stacks": f"{second} {REST}", "aside": f"samovar {free}"}
    match = maker(price(second), hidden["stacks"], gifts=owned, aside=hidden["aside"])
    play(match, make(second), look, f"claim {free}")
    assert now(match) == ("p2", "go")
    assert gifts(match) == {*owned.split(), second, free}
    assert (field(match, "special"), field(match, "specials")) == (None, ["p1"])


# --- Secret -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("look", "offered"),
    [
        ("look left", "robot flute"),
        ("look middle", "cannon tank"),
        ("look right", "totem anchor"),
    ],
)
@rule("ME20")
def test_the_secret_opens_a_stack_of_the_players_choice(look: str, offered: str) -> None:
    match = completing("casket", "key")
    play(match, look)
    assert (now(match), field(match, "looking")) == (("p1", "claim"), look.split()[1])
    assert legal(match) == {"decline", *(f"claim {gift}" for gift in offered.split())}
    assert stacks(match) == REST
    for gift in ("samovar", "casket", "key", *REST.replace("|", "").split()):
        if gift not in offered.split():
            assert refuses(match, f"claim {gift}")


@pytest.mark.parametrize(
    ("gift", "left"),
    [
        ("totem", "anchor rocket samovar"),
        ("anchor", "totem rocket samovar"),
        ("rocket", "totem anchor samovar"),
        ("samovar", "totem anchor rocket"),
    ],
)
@rule("ME20", "ME-R14")
def test_any_gift_of_the_stack_is_free_and_the_others_keep_their_order(gift: str, left: str) -> None:
    match = set_up(
        player("magic magic water fire", crystal=True, gifts="key"),
        stacks="casket robot | cannon | totem anchor rocket samovar",
        **{"step": "make", "aside": "telescope", "discard": "air"},
    )
    play(match, make("casket"), "look right")
    events = play(match, f"claim {gift}")
    assert stacks(match) == f"robot | cannon | {left}"
    assert gifts(match) == {"key", "casket", gift}
    assert (hand(match), entry(match)["crystal"]) == (cards("fire"), True)
    assert discard(match) == cards("air magic magic water")
    assert aside(match) == {"telescope"}
    assert now(match) == ("p2", "go")
    bared = [{"gift": "anchor", "place": "right"}] if gift == "totem" else []
    for seat in EVERYBODY:
        assert seen(events, "claims", seat) == [{"seat": "p1", "gift": gift, "place": "right"}]
        assert seen(events, "bares", seat) == bared


@rule("ME20")
def test_taking_a_gift_from_the_stack_is_optional() -> None:
    match = completing("casket", "key")
    events = play(match, "look right", "decline")
    assert (stacks(match), gifts(match)) == (REST, {"key", "casket"})
    assert now(match) == ("p2", "go")
    assert seen(events, "declines") == [{"seat": "p1"}]


@rule("ME20")
def test_only_one_stack_is_opened_and_only_one_gift_taken() -> None:
    match = completing("casket", "key")
    play(match, "look left")
    for move in ("look left", "look middle", "look right", "look aside", "pass"):
        assert refuses(match, move)
    play(match, "claim flute")
    assert refuses(match, "claim robot")


@rule("ME20", "ME21")
def test_the_secret_opens_only_stacks_and_the_treasure_only_gifts_set_aside() -> None:
    assert refuses(completing("key", "casket"), "look aside")
    match = completing("pirate", "treasure-map")
    assert [refuses(match, f"look {stack}") for stack in ("left", "middle", "right")] == [True] * 3


@rule("ME-R14")
def test_the_player_chooses_the_stack_before_seeing_it() -> None:
    match = completing("casket", "key")
    for seat in EVERYBODY:
        assert known_stacks(match, by=seat) == "robot | cannon | totem"
        assert match.view(seat)["aside"]["gifts"] == []
    assert refuses(match, "claim robot")


@rule("ME-R14")
def test_an_empty_stack_cannot_be_looked_through() -> None:
    match = maker(price("casket"), "casket | cannon | totem", gifts="key")
    play(match, make("casket"))
    assert legal(match) == {"look middle", "look right", "decline"}
    assert refuses(match, "look left")


# --- Treasure ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("gift", HIDDEN.split())
@rule("ME21")
def test_the_treasure_opens_the_gifts_set_aside_and_one_is_free(gift: str) -> None:
    match = completing("pirate", "treasure-map", "fire")
    play(match, "look aside")
    assert (now(match), field(match, "looking")) == (("p1", "claim"), "aside")
    assert legal(match) == {"decline", *(f"claim {name}" for name in HIDDEN.split())}
    assert refuses(match, "claim robot")
    events = play(match, f"claim {gift}")
    assert aside(match) == set(HIDDEN.split()) - {gift}
    assert gifts(match) == {"treasure-map", "pirate", gift}
    assert (stacks(match), hand(match)) == (REST, cards("fire"))
    assert now(match) == ("p2", "go")
    for seat in EVERYBODY:
        assert seen(events, "claims", seat) == [{"seat": "p1", "gift": gift, "place": "aside"}]


@rule("ME21")
def test_taking_a_gift_set_aside_is_optional() -> None:
    match = completing("treasure-map", "pirate")
    play(match, "look aside", "decline")
    assert (aside(match), gifts(match)) == (set(HIDDEN.split()), {"pirate", "treasure-map"})
    assert now(match) == ("p2", "go")


# --- One in a match ---------------------------------------------------------------------------------


def both_pairs(first: str, second: str, owned: str, *answers: str) -> Match:
    """Return a match in which a player completes a pair, answers, and completes the other a turn later."""
    own = player(f"{price(first)} {price(second)}", gifts=owned)
    laid = f"{first} robot flute | {second} tank | totem anchor"
    match = set_up(own, stacks=laid, step="make", aside=HIDDEN)
    play(match, make(first), *answers)
    idle_turn(match)
    play(match, "go south", make(second))
    return match


@pytest.mark.parametrize(
    ("first", "second", "owned", "answers"),
    [
        ("casket", "pirate", "key treasure-map", ["look left", "claim flute"]),
        ("casket", "pirate", "key treasure-map", ["look right", "decline"]),
        ("pirate", "casket", "key treasure-map", ["look aside", "claim rocket"]),
        ("treasure-map", "key", "casket pirate", ["look aside", "decline"]),
    ],
)
@rule("ME22", "ME-R14")
def test_a_player_who_has_looked_has_no_second_action(
    first: str, second: str, owned: str, answers: list[str]
) -> None:
    match = both_pairs(first, second, owned, *answers)
    assert now(match) == ("p2", "go")
    assert field(match, "specials") == ["p1"]
    assert {first, second, *owned.split()} <= gifts(match)


@pytest.mark.parametrize(
    ("first", "second", "owned"),
    [("casket", "pirate", "key treasure-map"), ("treasure-map", "key", "casket pirate")],
)
@rule("ME22", "ME-R14")
def test_declining_before_looking_keeps_the_action_for_the_other_pair(
    first: str, second: str, owned: str
) -> None:
    match = both_pairs(first, second, owned, "decline")
    special = "treasure" if second == "pirate" else "secret"
    assert (now(match), field(match, "special")) == (("p1", "look"), special)
    assert field(match, "specials") == []
    assert legal(match) == {*LOOKS[special], "decline"}


@rule("ME22")
def test_looking_uses_up_the_action() -> None:
    match = completing("casket", "key")
    assert field(match, "specials") == []
    play(match, "look left")
    assert field(match, "specials") == ["p1"]
    for seat in EVERYBODY:
        assert [player["special"] for player in match.view(seat)["players"]] == [True, False]
    assert not match.can_undo
    with pytest.raises(IllegalUndo):
        match.undo()


@rule("ME22")
def test_every_player_has_one_action() -> None:
    match = set_up(
        *(player("fire"), player("metal"), player(price("pirate"), gifts="treasure-map")),
        stacks=f"pirate {REST}",
        **{"step": "make", "turn": "p3", "specials": "p1 p2", "aside": HIDDEN},
    )
    play(match, make("pirate"))
    assert now(match) == ("p3", "look")
    play(match, "look aside", "claim rocket")
    assert field(match, "specials") == ["p1", "p2", "p3"]


@rule("ME22", "ME-R13")
def test_a_free_half_of_the_other_pair_gives_no_second_action() -> None:
    own = player(f"{price('pirate')} {price('casket')}", gifts="treasure-map")
    match = set_up(own, stacks="pirate robot | casket tank | totem", step="make", aside="key rocket")
    play(match, make("pirate"), "look aside", "claim key")
    idle_turn(match)
    play(match, "go south", make("casket"))
    assert now(match) == ("p2", "go")
    assert gifts(match) == {"treasure-map", "pirate", "key", "casket"}


# --- Nothing to look through ------------------------------------------------------------------------


@rule("ME-R14")
def test_the_secret_can_only_be_declined_if_all_stacks_are_empty() -> None:
    match = maker(price("casket"), "casket | |", gifts="key", exhausted=1, aside=HIDDEN)
    play(match, make("casket"))
    assert now(match) == ("p1", "look")
    assert legal(match) == {"decline"}
    play(match, "decline")
    assert (field(match, "step"), field(match, "specials")) == ("choose", [])


@rule("ME-R14")
def test_the_treasure_can_only_be_declined_if_nothing_is_set_aside() -> None:
    match = completing("pirate", "treasure-map", aside="")
    assert (now(match), legal(match)) == (("p1", "look"), {"decline"})
    play(match, "decline")
    assert (now(match), field(match, "specials")) == (("p2", "go"), [])

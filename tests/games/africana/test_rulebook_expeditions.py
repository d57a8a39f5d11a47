"""Africana: joining expeditions and completing them."""

import pytest

from tests.games.africana.board import (
    DATA,
    QUIET,
    deck,
    done,
    parts,
    place,
    player,
    seen,
    set_up,
    silver,
    slots,
)
from tests.support.board import cards, could_draw, entry, hand, known_hand, legal, offered, play, refuses
from tests.support.rule import rule

EXPEDITIONS = DATA["expeditions"]

# --- Joining ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXPEDITIONS)
@rule("AF20", "AF23", "AF24", "AF34")
def test_an_expedition_is_joined_at_its_start_and_completed_where_it_leads(name: str) -> None:
    start, target = EXPEDITIONS[name]["start"], EXPEDITIONS[name]["target"]
    assert name == f"{start}-{target}"
    joiners = [
        at for at in DATA["regions"] if legal(set_up(player(at=at), slots=name, action="move")) != {"end"}
    ]
    assert joiners == [start]
    match = set_up(player(at=target), slots=f"{name}:p1", action="move")
    assert legal(match) == {"end", f"complete {name}"}
    play(match, f"complete {name}", "end", "draw")
    assert silver(match) == EXPEDITIONS[name]["silver"]
    assert parts(match) == {"expeditions": EXPEDITIONS[name]["points"]}


@rule("AF20")
def test_joining_puts_a_marker_on_the_expedition() -> None:
    match = set_up(player(at="tripoli"), player(), slots="- tripoli-dakar:p2", action="move")
    events = play(match, "join tripoli-dakar")
    assert slots(match) == "- tripoli-dakar:p1,p2 - - -"
    assert seen(events, "joins") == [{"seat": "p1", "expedition": "tripoli-dakar"}]


@rule("AF20")
def test_all_expeditions_that_start_here_may_be_joined() -> None:
    current = "aswan-timbuktu tripoli-dakar cairo-zanzibar tripoli-leopoldville"
    match = set_up(player(at="tripoli"), slots=current, action="move")
    assert legal(match) == {"end", "join tripoli-dakar", "join tripoli-leopoldville"}
    play(match, "join tripoli-leopoldville")
    assert legal(match) == {"end", "join tripoli-dakar"}
    play(match, "join tripoli-dakar")
    assert legal(match) == {"end"}
    assert slots(match) == "aswan-timbuktu tripoli-dakar:p1 cairo-zanzibar tripoli-leopoldville:p1 -"


@rule("AF20")
def test_only_what_is_laid_out_can_be_joined() -> None:
    match = set_up(player(at="tripoli"), slots="- tripoli-dakar", pile="tripoli-leopoldville", action="move")
    assert legal(match) == {"end", "join tripoli-dakar"}
    assert refuses(match, "join tripoli-leopoldville")


@rule("AF21")
def test_an_expedition_is_joined_once_only() -> None:
    current = QUIET.replace("loanda-jidda", "tripoli-dakar")
    match = set_up(player(at="tripoli"), player(), slots=current, action="move")
    play(match, "join tripoli-dakar")
    assert refuses(match, "join tripoli-dakar")
    play(match, "end", "draw", "move")
    assert refuses(match, "join tripoli-dakar")


@rule("AF21")
def test_all_players_may_join_the_same_expedition() -> None:
    seats = [player(at="tripoli") for _ in range(4)]
    match = set_up(
        *seats, slots=f"- tripoli-dakar {' '.join(QUIET.split()[:3])}", pile="tripoli-leopoldville"
    )
    for _ in seats:
        play(match, "move", "join tripoli-dakar", "end")
    assert slots(match).split()[1] == "tripoli-dakar:p1,p2,p3,p4"
    assert [silver(match, seat) for seat in match.seat_names] == [1] * 4


@rule("AF21", "AF-R8")
def test_the_fourth_marker_is_the_last() -> None:
    three = "aswan-timbuktu:p1 cairo-zanzibar:p1 jidda-windhoek:p1"
    match = set_up(player(at="tripoli"), slots=f"{three} tripoli-dakar tripoli-leopoldville", action="move")
    assert offered(match, "join") == {"tripoli-dakar", "tripoli-leopoldville"}
    play(match, "join tripoli-dakar")
    assert legal(match) == {"end"}
    assert refuses(match, "join tripoli-leopoldville")


@rule("AF-R8")
def test_the_markers_of_others_do_not_count() -> None:
    current = "aswan-timbuktu:p1,p2 cairo-zanzibar:p2 jidda-windhoek:p2 ujiji-port-natal:p2 tripoli-dakar"
    match = set_up(player(at="tripoli"), player(at="tripoli"), slots=current, action="move")
    assert legal(match) == {"end", "join tripoli-dakar"}
    match = set_up(player(at="tripoli"), player(at="tripoli"), slots=current, action="move", turn="p2")
    assert legal(match) == {"end"}


@rule("AF21", "AF-R8")
def test_a_marker_stays_until_the_expedition_is_completed() -> None:
    current = "tripoli-dakar:p1 khartoum-tananarive:p1,p2 loanda-jidda:p1 windhoek-aswan:p1 cairo-mozambique"
    match = set_up(player("joker", at="cairo"), player(), slots=current)
    assert legal(match) == {"draw", "move"}
    play(match, "move")
    assert legal(match) == {"end", "go napoli with joker", "go tripoli with joker", "go aswan with joker"}
    play(match, "go tripoli with joker")
    assert legal(match) == {"end"}
    play(match, "end", "draw", "draw")
    assert slots(match) == current


# --- Bonuses ----------------------------------------------------------------------------------------


@rule("AF22")
def test_a_bonus_card_can_be_used_at_once() -> None:
    match = set_up(player(at="tripoli"), slots="tripoli-dakar", deck="orange", action="move")
    assert refuses(match, "go timbuktu with orange")
    play(match, "join tripoli-dakar", draws="orange")
    play(match, "go timbuktu with orange")
    assert place(match) == "timbuktu"


@rule("AF22")
def test_bonus_silver_can_be_used_at_once() -> None:
    match = set_up(player("violet", at="tripoli", silver=3), slots="- - tripoli-dakar", action="move")
    assert refuses(match, "go timbuktu with violet for 5")
    events = play(match, "join tripoli-dakar")
    assert seen(events, "gains") == [{"seat": "p1", "silver": 2}]
    play(match, "go timbuktu with violet for 5")
    assert silver(match) == 0


@rule("AF22")
def test_every_player_who_joins_gets_the_bonus() -> None:
    match = set_up(player(at="tripoli"), player(at="tripoli"), slots="- - tripoli-dakar", action="move")
    play(match, "join tripoli-dakar")
    assert (silver(match), silver(match, "p2")) == (2, 0)
    play(match, "end", "move", "join tripoli-dakar")
    assert (silver(match), silver(match, "p2")) == (2, 2)


@rule("AF-R10")
def test_a_bonus_card_is_drawn_blindly_from_the_pile() -> None:
    match = set_up(
        player(at="tripoli"), slots="tripoli-dakar", deck="orange grey", discard="violet", action="move"
    )
    chances = {card: could_draw(match, "join tripoli-dakar", card) for card in ("orange", "grey", "violet")}
    assert chances == {"orange": True, "grey": True, "violet": False}
    events = play(match, "join tripoli-dakar", draws="grey")
    assert seen(events, "draws", "p1") == [{"seat": "p1", "count": 1, "cards": ["grey"]}]
    for seat in ("p2", None):
        assert seen(events, "draws", seat) == [{"seat": "p1", "count": 1}]
        assert known_hand(match, "p1", by=seat) == cards("")
    assert not match.can_undo
    assert (hand(match), deck(match)) == (cards("grey"), cards("orange"))


# --- Completing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "markers", "allowed"),
    [
        ("dakar", "p1", True),
        ("dakar", "p1,p2", True),
        ("dakar", "p2", False),
        ("tripoli", "p1", False),
        ("timbuktu", "p1", False),
    ],
)
@rule("AF23")
def test_completing_needs_a_marker_and_the_right_region(at: str, markers: str, allowed: bool) -> None:
    match = set_up(player(at=at), player(at="dakar"), slots=f"tripoli-dakar:{markers}", action="move")
    assert legal(match) == {"end"} | ({"complete tripoli-dakar"} if allowed else set())
    assert allowed or refuses(match, "complete tripoli-dakar")


@rule("AF23")
def test_an_expedition_that_nobody_joined_cannot_be_completed() -> None:
    match = set_up(player(at="dakar"), slots="tripoli-dakar", action="move")
    assert refuses(match, "complete tripoli-dakar")


@rule("AF23")
def test_all_joined_expeditions_that_lead_here_may_be_completed() -> None:
    current = "tripoli-dakar:p1 aswan-timbuktu:p1 - zanzibar-dakar:p1,p2"
    match = set_up(player(at="dakar"), slots=current, action="move")
    assert legal(match) == {"end", "complete tripoli-dakar", "complete zanzibar-dakar"}
    play(match, "complete zanzibar-dakar", "complete tripoli-dakar")
    assert done(match) == cards("tripoli-dakar zanzibar-dakar")
    assert silver(match) == 2 + 3
    assert slots(match) == "- aswan-timbuktu:p1 - - -"


@rule("AF23")
def test_completing_needs_no_card() -> None:
    match = set_up(player("grey", at="dakar"), slots="tripoli-dakar:p1", action="move")
    play(match, "complete tripoli-dakar")
    assert hand(match) == cards("grey")


@rule("AF24")
def test_completing_brings_silver_and_the_card_and_others_get_nothing() -> None:
    others = (player("grey", silver=4, at="dakar"), player(silver=1, done="zanzibar-dakar"))
    match = set_up(player(at="dakar", silver=2), *others, slots="tripoli-dakar:p1,p2,p3", action="move")
    before = [entry(match, seat) for seat in ("p2", "p3")]
    events = play(match, "complete tripoli-dakar")
    assert entry(match) == {"at": "dakar", "silver": 5, "hand": [], "open": [], "done": ["tripoli-dakar"]}
    assert [entry(match, seat) for seat in ("p2", "p3")] == before
    assert slots(match) == "- - - - -"
    assert seen(events, "completes-expedition") == [{"seat": "p1", "expedition": "tripoli-dakar"}]


@rule("AF24")
def test_only_the_player_who_completed_an_expedition_scores_it() -> None:
    match = set_up(player(at="dakar"), player(), slots="zanzibar-dakar:p1,p2", action="move")
    play(match, "complete zanzibar-dakar", "end", "draw")
    assert parts(match, "p1") == {"expeditions": 8}
    assert parts(match, "p2") == {}


@rule("AF24")
def test_all_markers_go_back_to_their_owners() -> None:
    current = "tripoli-dakar:p1,p2 cairo-zanzibar:p2 jidda-windhoek:p2 ujiji-port-natal:p2 lagos-addis-ababa"
    match = set_up(
        player(at="dakar"), player(at="lagos"), slots=current, pile="cairo-mozambique", action="move"
    )
    play(match, "complete tripoli-dakar", "end", "move")
    assert legal(match) == {"end", "join lagos-addis-ababa"}
    full = set_up(player(at="dakar"), player(at="lagos"), slots=current, action="move", turn="p2")
    assert refuses(full, "join lagos-addis-ababa")


@rule("AF-R9")
def test_an_expedition_can_be_joined_and_completed_in_one_turn() -> None:
    match = set_up(player("orange grey", at="tripoli"), slots="- tripoli-dakar", action="move")
    assert refuses(match, "complete tripoli-dakar")
    play(match, "join tripoli-dakar", "go timbuktu with orange")
    assert refuses(match, "complete tripoli-dakar")
    play(match, "go dakar with grey", "complete tripoli-dakar")
    assert done(match) == cards("tripoli-dakar")
    assert silver(match) == 1 + 3


@rule("AF-R9")
def test_markers_that_come_back_can_be_used_again_in_the_same_turn() -> None:
    current = "dakar-addis-ababa tripoli-dakar:p1 cairo-zanzibar:p1 jidda-windhoek:p1 ujiji-port-natal:p1"
    match = set_up(player(at="dakar"), slots=current, action="move")
    assert legal(match) == {"end", "complete tripoli-dakar"}
    play(match, "complete tripoli-dakar")
    assert legal(match) == {"end", "join dakar-addis-ababa"}
    play(match, "join dakar-addis-ababa")
    assert slots(match) == ("dakar-addis-ababa:p1 - cairo-zanzibar:p1 jidda-windhoek:p1 ujiji-port-natal:p1")


# --- Slots ------------------------------------------------------------------------------------------


@rule("AF-R10", "AF32")
def test_an_emptied_slot_stays_empty_until_the_end_of_the_turn() -> None:
    current = "aswan-timbuktu tripoli-dakar:p1 cairo-zanzibar jidda-windhoek ujiji-port-natal"
    match = set_up(player("grey", at="dakar"), slots=current, pile="dakar-addis-ababa", action="move")
    play(match, "complete tripoli-dakar")
    assert slots(match) == "aswan-timbuktu - cairo-zanzibar jidda-windhoek ujiji-port-natal"
    assert legal(match) == {"end", "go marrakech with grey"}
    assert refuses(match, "join dakar-addis-ababa")
    play(match, "go marrakech with grey")
    assert slots(match) == "aswan-timbuktu - cairo-zanzibar jidda-windhoek ujiji-port-natal"
    play(match, "end")
    assert slots(match) == "aswan-timbuktu dakar-addis-ababa cairo-zanzibar jidda-windhoek ujiji-port-natal"


@rule("AF-R10")
def test_the_bonus_belongs_to_the_slot_not_to_the_expedition() -> None:
    current = "zanzibar-dakar:p1 - tripoli-dakar:p1 jidda-windhoek ujiji-port-natal"
    match = set_up(
        *(player(at="dakar"), player(at="tripoli")),
        slots=current,
        pile="cairo-zanzibar cairo-mozambique tripoli-leopoldville",
        action="move",
    )
    play(match, "complete tripoli-dakar", "complete zanzibar-dakar", "end")
    assert slots(match) == (
        "cairo-zanzibar cairo-mozambique tripoli-leopoldville jidda-windhoek ujiji-port-natal"
    )
    play(match, "move", "join tripoli-leopoldville")
    assert silver(match, "p2") == 2

"""ALPACA: what a card is, how a match is set up, and what everybody can see."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption
from tests.games.alpaca.board import (
    ALPACA,
    BROWN,
    NOBLES,
    WHITE,
    deck,
    discard,
    farm,
    market,
    player,
    seen,
    set_up,
    set_up_ended,
)
from tests.support.board import (
    cards,
    check_order,
    field,
    hand,
    known_hand,
    play,
    possible_seats,
    refuses,
    scores,
    winners,
    with_first_players,
)
from tests.support.rule import rule

CHOSEN = (*WHITE[:4], *BROWN[:6])

# --- The goal ---------------------------------------------------------------------------------------


@rule("A1")
def test_the_most_valuable_farm_wins() -> None:
    match = set_up_ended("librarian sweeper", "alpaking", "twins")
    assert scores(match) == [4, 12, 8]
    assert winners(match) == ["p2"]


@rule("A1")
def test_cards_outside_the_farm_bring_no_points() -> None:
    match = set_up(player("alpaking", deck="alpaqueen", discard="twins", farm="mime"), player(), turn=None)
    assert scores(match) == [3, 0]


@rule("A2")
def test_the_value_of_a_card_is_its_price_and_its_points() -> None:
    match = set_up(player("mime puppy"), market="fighter explorer")
    play(match, "buy fighter")
    assert field(match, "pending") == {"choice": "pay", "card": "fighter", "due": 3}
    assert scores(set_up_ended("fighter", "")) == [3, 0]


@rule("A2")
def test_the_coins_of_a_card_are_what_it_pays() -> None:
    match = set_up(player("mime viking"), market="carpenter")
    play(match, "buy carpenter", "pay viking")
    assert field(match, "pending") == {"choice": "pay", "card": "carpenter", "due": 2}


@rule("A2")
def test_an_active_ability_works_when_played_and_a_passive_one_behind_a_fence() -> None:
    match = set_up(player("librarian accountant", deck="puppy puppy", farm="mime"), market="fighter")
    play(match, "play librarian", draws="puppy puppy")
    assert hand(match) == cards("accountant puppy puppy")
    assert refuses(match, "play accountant")
    play(match, "place accountant", "buy fighter")
    assert field(match, "pending") == {"choice": "pay", "card": "fighter", "due": 2}


# --- Decks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("A3")
def test_everybody_begins_with_six_puppies_and_four_fences_and_holds_five_of_them(seats: int) -> None:
    match = ALPACA.start(seats=seats, seed=3)
    for seat in match.seat_names:
        assert hand(match, seat) + deck(match, seat) == {"puppy": 6, "fence": 4}
        assert hand(match, seat).total() == 5
        assert discard(match, seat) == cards("")
        assert farm(match, seat) == ""


@rule("A3")
def test_starting_hands_are_random() -> None:
    hands = {hand(ALPACA.start(seed=seed))["fence"] for seed in range(40)}
    assert hands >= {1, 2, 3}


def test_the_game_is_for_two_to_four() -> None:
    assert possible_seats(ALPACA) == [2, 3, 4]


# --- The market -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
@rule("A4")
def test_the_market_has_twelve_piles_of_four(seed: int) -> None:
    market_counts = market(ALPACA.start(seats=3, seed=seed))
    assert [market_counts[noble] for noble in NOBLES] == [1, 1, 1, 1]
    assert market_counts["snob"] == 4
    assert sorted(market_counts[kind] for kind in WHITE) == [0, 0, 0, 0, 4, 4, 4, 4]
    assert sorted(market_counts[kind] for kind in BROWN) == [0] * 6 + [4] * 6
    assert market_counts.total() == 48


@rule("A4")
def test_the_market_starts_without_puppies_and_fences() -> None:
    match = ALPACA.start(seed=5)
    assert market(match)["puppy"] == market(match)["fence"] == 0
    assert refuses(match, "buy puppy")


@rule("A4")
def test_a_random_market_can_have_every_kind() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        drawn += market(ALPACA.start(seed=seed))
    assert {*WHITE, *BROWN} <= set(drawn)


@rule("A4")
def test_players_may_choose_the_ten_piles() -> None:
    match = ALPACA.start(seats=4, seed=2, market=list(CHOSEN))
    assert market(match) == Counter(dict.fromkeys((*CHOSEN, "snob"), 4) | dict.fromkeys(NOBLES, 1))


@pytest.mark.parametrize(
    "chosen",
    [
        pytest.param((*WHITE[:5], *BROWN[:5]), id="five white"),
        pytest.param((*WHITE[:3], *BROWN[:7]), id="seven brown"),
        pytest.param((*WHITE[:4], *BROWN[:5]), id="nine"),
        pytest.param((*WHITE[:4], *BROWN[:7]), id="eleven"),
        pytest.param((*WHITE[:4], *BROWN[:5], BROWN[0]), id="one twice"),
        pytest.param((*WHITE[:4], *BROWN[:5], "snob"), id="a snob"),
        pytest.param((*WHITE[:4], *BROWN[:5], "alpaking"), id="a noble"),
        pytest.param((*WHITE[:4], *BROWN[:5], "puppy"), id="a puppy"),
        pytest.param((*WHITE[:4], *BROWN[:5], "llama"), id="a stranger"),
        pytest.param((), id="nothing"),
    ],
)
@rule("A4")
def test_a_chosen_market_has_six_brown_and_four_white_kinds(chosen: tuple[str, ...]) -> None:
    with pytest.raises(BadOption):
        ALPACA.start(market=list(chosen))


# --- The quick game ---------------------------------------------------------------------------------


@rule("A5")
def test_the_quick_game_takes_one_card_from_each_of_the_twelve_piles() -> None:
    market_counts = market(ALPACA.start(seats=2, seed=4, quick=True, market=list(CHOSEN)))
    assert {market_counts[kind] for kind in CHOSEN} == {3}
    assert market_counts["snob"] == 3
    assert sum(market_counts[noble] for noble in NOBLES) == 3
    assert market_counts.total() == 36


@rule("A5", "A-R34")
def test_a_quick_game_removes_a_random_noble() -> None:
    market_counts = [market(ALPACA.start(seed=seed, quick=True)) for seed in range(40)]
    assert {noble for piles in market_counts for noble in NOBLES if not piles[noble]} == set(NOBLES)


@rule("A5")
def test_a_quick_game_has_the_usual_starting_decks() -> None:
    match = ALPACA.start(seed=4, quick=True)
    assert hand(match) + deck(match) == {"puppy": 6, "fence": 4}


@pytest.mark.parametrize("seats", [3, 4])
@rule("A5")
def test_the_quick_game_is_for_two(seats: int) -> None:
    with pytest.raises(BadOption):
        ALPACA.start(seats=seats, quick=True)


# --- Who begins -------------------------------------------------------------------------------------


@with_first_players
@rule("A6", "A-R34")
def test_turns_pass_clockwise_from_the_first_player(options: dict[str, Any], order: str) -> None:
    check_order(ALPACA.start(seed=6, **options), order, "end")


@rule("A6")
def test_the_first_player_must_be_one_of_the_seats() -> None:
    with pytest.raises(BadOption):
        ALPACA.start(seats=2, first="p3")


# --- What everybody can see -------------------------------------------------------------------------


@rule("A-R31")
def test_discard_piles_are_open() -> None:
    match = set_up(player(discard="mime puppy"), player(), player(discard="viking"))
    for seat in ("p1", "p2", "p3", None):
        piles = [cards(" ".join(entry["discard"])) for entry in match.view(seat)["players"]]
        assert piles == [cards("mime puppy"), cards(""), cards("viking")]


@rule("A-R32")
def test_only_its_owner_sees_a_hand_and_a_draw_pile() -> None:
    match = set_up(player("mime puppy", deck="viking"), player("snob"))
    assert match.view("p1")["players"][0]["deck"] == {"count": 1, "cards": ["viking"]}
    assert known_hand(match, "p1", by="p1") == cards("mime puppy")
    for seat in ("p2", None):
        view = match.view(seat)["players"][0]
        assert view["hand"] == {"count": 2, "cards": []}
        assert view["deck"] == {"count": 1, "cards": []}


@rule("A-R32")
def test_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    events = play(set_up(player("librarian", deck="viking snob")), "play librarian", draws="viking snob")
    assert seen(events, "draws", "p1") == [
        {"event": "draws", "seat": "p1", "count": 2, "cards": ["viking", "snob"]}
    ]
    for seat in ("p2", None):
        assert seen(events, "draws", seat) == [{"event": "draws", "seat": "p1", "count": 2}]


@pytest.mark.parametrize(
    ("moves", "known"),
    [
        ([], "puppy puppy mime librarian"),
        (["place puppy"], "puppy mime librarian"),
        (["play librarian"], "puppy puppy mime"),
        (["buy consumerist", "pay mime"], "puppy puppy librarian"),
        (["buy snob", "free puppy", "free mime"], "puppy librarian"),
        (["end"], ""),
    ],
)
@rule("A-R32")
def test_a_card_once_shown_is_known_until_it_leaves_the_hand(moves: list[str], known: str) -> None:
    held = "woodcutter puppy puppy mime librarian"
    match = set_up(player(held, deck=" ".join(["fence"] * 10), farm="fighter"), market="consumerist snob")
    play(match, "play woodcutter", *moves)
    for seat in ("p2", None):
        assert known_hand(match, "p1", by=seat) == cards(known)
    assert known_hand(match, "p2", by=None) == cards("")


@rule("A-R32", "A45")
def test_a_card_freed_by_another_seat_does_not_change_what_is_known_of_a_hand() -> None:
    match = set_up(player("woodcutter viking mime"), player("mime"))
    play(match, "play woodcutter", "play viking", "free mime")
    assert known_hand(match, "p1", by="p2") == cards("mime")


@pytest.mark.parametrize(("hit", "known"), [("puppy", ""), ("fence", "puppy")])
@rule("A-R32", "A40")
def test_a_shown_card_is_not_known_any_more_after_an_anxious_hits_it(hit: str, known: str) -> None:
    match = set_up(player("woodcutter anxious puppy", deck="fence fence fence"))
    play(match, "play woodcutter", "play anxious", draws=f"fence fence fence {hit}")
    assert known_hand(match, "p1", by="p2") == cards(known)


@pytest.mark.parametrize(
    ("moves", "known"),
    [([], "mime"), (["place puppy"], "mime"), (["place mime"], ""), (["end"], "")],
)
@rule("A-R32")
def test_a_gift_is_known_to_its_giver_until_it_leaves_the_hand(moves: list[str], known: str) -> None:
    match = set_up(player("pacifist mime"), player("puppy", farm="fighter"), player())
    play(match, "play pacifist", "give mime", "to p2", "end", *moves)
    assert known_hand(match, "p2", by="p1") == cards(known)
    assert known_hand(match, "p2", by="p3") == cards("")


@rule("A-R32")
def test_a_giver_remembers_who_got_what() -> None:
    match = set_up(player("pacifist pacifist mime viking"), player(), player())
    play(match, "play pacifist", "give mime", "to p2", "play pacifist", "give viking", "to p3")
    assert known_hand(match, "p2", by="p1") == cards("mime")
    assert known_hand(match, "p3", by="p1") == cards("viking")
    assert known_hand(match, "p3", by="p2") == known_hand(match, "p2", by=None) == cards("")


@rule("A-R32")
def test_a_gift_out_of_a_shown_hand_is_still_a_secret() -> None:
    views = []
    for gift in ("puppy", "mime"):
        match = set_up(player("woodcutter pacifist puppy mime", deck="fence"), player(), player())
        play(match, "play woodcutter", "play pacifist", f"give {gift}", "to p2")
        assert known_hand(match, "p1", by="p3") <= hand(match)
        views.append(match.view("p3"))
    assert views[0] == views[1]


@rule("A-R32")
def test_with_two_seats_a_shown_hand_stays_known_after_a_gift() -> None:
    match = set_up(player("woodcutter pacifist puppy mime", deck="fence"), player())
    play(match, "play woodcutter", "play pacifist", "give mime")
    assert known_hand(match, "p1", by="p2") == cards("puppy")

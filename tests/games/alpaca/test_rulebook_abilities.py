"""ALPACA: active abilities one by one, and the Mime that copies them."""

import pytest

from tests.games.alpaca.board import deck, discard, farm, market, played, player, seen, set_up
from tests.support.board import cards, field, hand, known_hand, offered, play, refuses
from tests.support.rule import rule

FIVE = "fence fence puppy puppy puppy"

# --- Librarian ----------------------------------------------------------------------


@rule("A29")
def test_a_librarian_draws_two_cards() -> None:
    match = set_up(player("librarian puppy", deck="viking snob fence"))
    play(match, "play librarian", draws="viking fence")
    assert hand(match) == cards("puppy viking fence")
    assert deck(match) == cards("snob")
    assert played(match) == cards("librarian")


# --- Mime -------------------------------------------------------------------------------------------

# What is answered after `copy`, and the hand afterwards.
COPIED = {
    "librarian": ("", "puppy twins viking"),
    "consumerist": ("", "puppy twins viking snob"),
    "sweeper": ("free snob", "puppy"),
    "explorer": ("fetch twins", "puppy twins"),
    "pacifist": ("give puppy", "twins viking snob"),
    "anxious": ("", ""),
    "woodcutter": ("", "puppy twins viking snob"),
    "bargainer": ("free puppy, take librarian", "librarian"),
    "reveller": ("", "puppy"),
    "ticket-clerk": ("swap-in puppy, swap-out ticket-clerk", "ticket-clerk"),
}


@pytest.mark.parametrize("ability", COPIED)
@rule("A33", "A-R12")
def test_a_mime_copies_an_ability_as_its_own(ability: str) -> None:
    answers, holds = COPIED[ability]
    own = player("mime puppy", deck="twins viking", discard="snob", farm=ability)
    match = set_up(own, market="librarian" if ability == "bargainer" else "")
    play(match, "play mime")
    assert field(match, "pending") == {"choice": "copy"}
    assert match.moves == [f"copy {ability}"]
    play(match, f"copy {ability}", *filter(None, answers.split(", ")))
    assert field(match, "pending") is None
    assert played(match) == cards("mime")
    assert hand(match) == cards(holds)


@pytest.mark.parametrize(
    ("ability", "name", "value"),
    [("carpenter", "placements", 2), ("graduate", "extra-turns", 1), ("viking", "bought", False)],
)
@rule("A33", "A-R12")
def test_a_mime_is_freed_in_place_of_an_alpaca_that_frees_itself(ability: str, name: str, value: int) -> None:
    match = set_up(player("mime", farm=ability))
    play(match, "play mime")
    assert played(match) == cards("mime")
    play(match, f"copy {ability}")
    assert market(match) == cards("mime")
    assert played(match) == cards("")
    assert farm(match) == ability
    assert field(match, name) == value


@rule("A33", "A-R12")
def test_a_copied_sweeper_pays_and_a_copied_reveller_changes_the_purchase() -> None:
    match = set_up(player("mime mime", discard="snob", farm="sweeper reveller"), market="librarian")
    play(match, "play mime", "copy sweeper", "free snob", "play mime", "copy reveller", "buy librarian")
    assert market(match) == cards("snob")
    assert hand(match) == cards("librarian")


@rule("A33", "A45")
def test_a_copied_viking_makes_the_others_free_their_best() -> None:
    match = set_up(player("mime", farm="viking"), player("twins puppy"))
    play(match, "play mime", "copy viking", "free twins")
    assert market(match) == cards("mime twins")


@pytest.mark.parametrize(
    "card", "fighter dreamer accountant storekeeper twins puppy snob alpaking mime".split()
)
@rule("A33", "A-R12")
def test_a_mime_copies_neither_passive_alpacas_nor_a_mime(card: str) -> None:
    assert refuses(set_up(player("mime puppy", deck=FIVE, discard="snob", farm=card)), "play mime")


@rule("A33", "A-R12")
def test_a_mime_copies_only_from_its_players_farm() -> None:
    assert refuses(set_up(player("mime librarian", farm="snob"), player(farm="librarian")), "play mime")


@rule("A-R11", "A-R12")
def test_a_mime_copies_only_what_could_be_played_now() -> None:
    own = "librarian consumerist | sweeper pacifist | bargainer ticket-clerk"
    match = set_up(player("mime fence", discard="fence", farm=own), acted=True)
    play(match, "play mime")
    assert offered(match, "copy") == {"librarian"}
    match = set_up(player("mime puppy", discard="snob", farm=own))
    play(match, "play mime")
    assert offered(match, "copy") == set(own.replace("|", "").split())


@rule("A-R1", "A-R12")
def test_a_mime_may_copy_a_consumerist_only_as_the_first_thing() -> None:
    match = set_up(player("mime reveller", deck=FIVE, farm="consumerist"))
    play(match, "play mime")
    assert field(match, "acted") is False
    play(match, "copy consumerist", draws=FIVE)
    assert field(match, "acted") is True
    assert discard(match) == cards("reveller")
    match = set_up(player("mime reveller", farm="consumerist"))
    play(match, "play reveller")
    assert refuses(match, "play mime")


# --- Explorer ---------------------------------------------------------------------------------------


@rule("A34", "A-R13")
def test_an_explorer_fetches_an_alpaca_from_the_draw_pile() -> None:
    match = set_up(player("explorer", deck="fence puppy puppy viking", discard="twins"))
    play(match, "play explorer")
    assert field(match, "pending") == {"choice": "fetch"}
    assert set(match.moves) == {"fetch puppy", "fetch viking"}
    play(match, "fetch puppy")
    assert hand(match) == cards("puppy")
    assert deck(match) == cards("fence puppy viking")
    assert discard(match) == cards("twins")


@pytest.mark.parametrize("pile", ["", "fence fence"])
@rule("A34", "A-R13")
def test_an_explorer_without_an_alpaca_to_find_leaves_the_discard_pile_alone(pile: str) -> None:
    match = set_up(player("explorer", deck=pile, discard="viking twins"))
    play(match, "play explorer", draws="")
    assert field(match, "pending") is None
    assert hand(match) == cards("")
    assert deck(match) == cards(pile)
    assert discard(match) == cards("viking twins")


@rule("A-R32")
def test_only_its_player_sees_what_an_explorer_fetched() -> None:
    match = set_up(player("explorer", deck="fence viking"))
    events = play(match, "play explorer", "fetch viking")
    assert seen(events, "fetches", "p1") == [{"event": "fetches", "seat": "p1", "card": "viking"}]
    for seat in ("p2", None):
        assert seen(events, "fetches", seat) == [{"event": "fetches", "seat": "p1"}]
        assert known_hand(match, "p1", by=seat) == cards("")


# --- Pacifist ---------------------------------------------------------------------------------------


@rule("A35", "A-R15")
def test_a_pacifist_gives_first_and_then_draws_three() -> None:
    match = set_up(player("pacifist puppy mime fence", deck="viking snob twins"), player("puppy"))
    play(match, "play pacifist")
    assert field(match, "pending") == {"choice": "give"}
    assert set(match.moves) == {"give puppy", "give mime"}
    play(match, "give mime", draws="viking snob twins")
    assert hand(match) == cards("puppy fence viking snob twins")
    assert hand(match, "p2") == cards("puppy mime")
    assert field(match, "pending") is None


@rule("A35")
def test_with_three_or_more_players_the_receiver_is_named() -> None:
    match = set_up(player(), player("pacifist mime"), player(), player(), turn="p2")
    play(match, "play pacifist", "give mime")
    assert field(match, "pending") == {"choice": "to", "card": "mime"}
    assert hand(match, "p2") == cards("mime")
    assert set(match.moves) == {"to p1", "to p3", "to p4"}
    play(match, "to p4")
    assert hand(match, "p4") == cards("mime")
    assert hand(match, "p2") == cards("")


@rule("A-R15")
def test_a_hand_has_no_limit() -> None:
    match = set_up(player("pacifist puppy puppy mime mime snob snob", deck=FIVE))
    play(match, "play pacifist", "give puppy", draws="fence fence puppy")
    assert hand(match).total() == 8


@rule("A-R11")
def test_a_pacifist_may_give_another_pacifist_but_not_itself() -> None:
    match = set_up(player("pacifist pacifist"))
    play(match, "play pacifist")
    assert match.moves == ["give pacifist"]


@rule("A-R32")
def test_only_giver_and_receiver_see_a_gift() -> None:
    match = set_up(player("pacifist mime"), player("puppy"), player())
    play(match, "play pacifist", "give mime")
    assert [match.view(seat)["pending"] for seat in ("p2", "p3", None)] == [{"choice": "give"}] * 3
    events = play(match, "to p2")
    gift = {"event": "gives", "seat": "p1", "card": "mime", "to": "p2"}
    assert [seen(events, "gives", seat) for seat in ("p1", "p2")] == [[gift], [gift]]
    hidden = {"event": "gives", "seat": "p1", "to": "p2"}
    assert [seen(events, "gives", seat) for seat in ("p3", None)] == [[hidden], [hidden]]
    assert known_hand(match, "p2", by="p1") == cards("mime")
    assert known_hand(match, "p2", by="p3") == known_hand(match, "p2", by=None) == cards("")


# --- Anxious and Woodcutter -------------------------------------------------------------------------


@rule("A40", "A-R16")
def test_an_anxious_makes_everybody_discard_a_card_and_nobody_draws() -> None:
    match = set_up(player("anxious mime", deck=FIVE), player("puppy puppy", deck=FIVE), player(deck=FIVE))
    play(match, "play anxious", draws="mime puppy")
    assert [hand(match, seat) for seat in match.seat_names] == [cards(""), cards("puppy"), cards("")]
    assert [discard(match, seat) for seat in match.seat_names] == [cards("mime"), cards("puppy"), cards("")]
    assert played(match) == cards("anxious")
    assert deck(match) == deck(match, "p2") == deck(match, "p3") == cards(FIVE)


@pytest.mark.parametrize("card", ["puppy", "fence", "viking"])
@rule("A40", "A-R16")
def test_an_anxious_can_hit_any_card_in_a_hand(card: str) -> None:
    match = set_up(player("anxious"), player("puppy fence viking"))
    play(match, "play anxious", draws=card)
    assert discard(match, "p2") == cards(card)


@pytest.mark.parametrize(("rest", "drawn"), [("puppy mime", "viking snob twins"), ("", "viking snob twins")])
@rule("A41", "A-R17")
def test_a_woodcutter_without_a_fence_in_hand_draws_three(rest: str, drawn: str) -> None:
    match = set_up(player(f"woodcutter {rest}", deck="viking snob twins puppy"))
    play(match, "play woodcutter", draws=drawn)
    assert hand(match) == cards(f"{rest} {drawn}")


@rule("A41", "A-R17")
def test_a_woodcutter_with_a_fence_in_hand_draws_nothing() -> None:
    match = set_up(player("woodcutter puppy fence", deck="viking snob twins"))
    play(match, "play woodcutter", draws="")
    assert hand(match) == cards("puppy fence")


@rule("A41", "A-R32")
def test_a_woodcutter_shows_the_hand_but_not_the_cards_drawn_after_it() -> None:
    match = set_up(player("woodcutter puppy mime", deck="viking snob twins"))
    events = play(match, "play woodcutter")
    for seat in ("p2", None):
        (shown,) = seen(events, "shows", seat)
        assert sorted(shown["cards"]) == ["mime", "puppy"]
        assert known_hand(match, "p1", by=seat) == cards("puppy mime")
        assert match.view(seat)["players"][0]["hand"]["count"] == 5


@pytest.mark.parametrize("moves", [("play woodcutter",), ("play pacifist", "give puppy")])
@rule("A-R33")
def test_the_three_cards_are_drawn_without_a_question_even_if_that_shuffles_the_discard_pile(
    moves: tuple[str, ...],
) -> None:
    match = set_up(player("woodcutter pacifist puppy mime", deck="viking", discard="snob twins"), player())
    play(match, *moves)
    assert field(match, "pending") is None
    assert cards("viking snob twins") <= hand(match)
    assert discard(match) == cards("")


# --- Viking -----------------------------------------------------------------------------------------


@rule("A45", "A-R18")
def test_a_viking_makes_each_opponent_free_the_best_alpaca_in_hand_clockwise() -> None:
    match = set_up(
        *(player("twins puppy"), player("mime librarian", deck=FIVE), player("viking alpaking")),
        *(player("fence snob dreamer"),),
        turn="p3",
    )
    play(match, "play viking")
    assert market(match) == cards("viking")
    assert field(match, "pending") == {"choice": "free", "for": "viking", "by": "p3"}
    for seat, best in (("p4", "dreamer"), ("p1", "twins"), ("p2", "mime")):
        assert (match.turn, match.moves) == (seat, [f"free {best}"])
        play(match, f"free {best}")
    assert (match.turn, field(match, "pending")) == ("p3", None)
    assert market(match) == cards("viking dreamer twins mime")
    assert hand(match, "p2") == cards("librarian")
    assert hand(match, "p3") == cards("alpaking")


@pytest.mark.parametrize(
    ("held", "best"), [("puppy snob fence", "puppy snob"), ("alpaking alpaqueen twins", "alpaking alpaqueen")]
)
@rule("A45", "A-R18")
def test_between_equal_alpacas_the_victim_chooses(held: str, best: str) -> None:
    match = set_up(player("viking"), player(held))
    play(match, "play viking")
    assert offered(match, "free") == set(best.split())


@rule("A-R18")
def test_a_viking_passes_over_hands_without_an_alpaca() -> None:
    match = set_up(player("viking"), player("fence fence"), player(), player("puppy"))
    play(match, "play viking")
    assert match.turn == "p4"
    play(match, "free puppy")
    assert hand(match, "p2") == cards("fence fence")
    assert match.turn == "p1"


@pytest.mark.parametrize("card", ["graduate", "viking", "carpenter"])
@rule("A45")
def test_an_alpaca_freed_for_a_viking_does_not_use_its_ability(card: str) -> None:
    match = set_up(player("viking puppy"), player(f"{card} mime"))
    play(match, "play viking", f"free {card}")
    assert match.turn == "p1"
    assert [field(match, name) for name in ("extra-turns", "placements")] == [0, 1]
    assert hand(match) == cards("puppy")


# --- Bargainer --------------------------------------------------------------------------------------


@rule("A43", "A-R19")
def test_a_bargainer_exchanges_for_up_to_two_more() -> None:
    match = set_up(player("bargainer mime viking fence"), market="accountant accountant anxious")
    play(match, "play bargainer")
    assert set(match.moves) == {"free mime", "free viking"}
    play(match, "free mime")
    assert field(match, "pending") == {"choice": "take", "limit": 5}
    assert set(match.moves) == {"take mime", "take accountant"}
    play(match, "take accountant")
    assert hand(match) == cards("accountant viking fence")
    assert market(match) == cards("accountant anxious mime")
    assert played(match) == cards("bargainer")
    assert discard(match) == cards("")


@rule("A43", "A-R9")
def test_an_exchange_is_no_purchase() -> None:
    match = set_up(player("bargainer mime puppy"), market="librarian consumerist", reveller=True)
    play(match, "play bargainer", "free mime", "take librarian")
    assert field(match, "bought") is False
    play(match, "buy consumerist", "pay librarian")
    assert hand(match) == cards("puppy consumerist")


@rule("A43", "A-R9")
def test_an_exchange_is_possible_after_the_purchase_and_needs_no_reveller() -> None:
    match = set_up(player("bargainer mime"), market="librarian", bought=True, acted=True)
    play(match, "play bargainer", "free mime", "take librarian")
    assert hand(match) == cards("librarian")


@rule("A-R19")
def test_an_exchange_may_be_for_less_or_for_the_same_kind() -> None:
    match = set_up(player("bargainer viking"), market="puppy snob librarian alpaking")
    play(match, "play bargainer", "free viking")
    assert offered(match, "take") == {"puppy", "snob", "librarian", "viking"}
    play(match, "take viking")
    assert hand(match) == cards("viking")
    assert market(match) == cards("puppy snob librarian alpaking")


@rule("A-R19")
def test_a_snob_counts_as_zero_in_an_exchange() -> None:
    match = set_up(player("bargainer snob"), market="librarian fighter")
    play(match, "play bargainer", "free snob")
    assert field(match, "pending") == {"choice": "take", "limit": 2}
    assert offered(match, "take") == {"snob", "librarian"}


@pytest.mark.parametrize("rest", ["", "fence"])
@rule("A-R11")
def test_a_bargainer_needs_another_alpaca_in_hand(rest: str) -> None:
    match = set_up(player(f"bargainer {rest}", discard="mime", deck="mime"), market="librarian")
    assert refuses(match, "play bargainer")


@rule("A-R32")
def test_everybody_sees_a_card_taken_from_the_market() -> None:
    match = set_up(player("bargainer mime viking"))
    play(match, "play bargainer", "free mime", "take mime")
    for seat in ("p2", None):
        assert known_hand(match, "p1", by=seat) == cards("mime")

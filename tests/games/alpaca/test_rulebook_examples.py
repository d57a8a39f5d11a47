"""ALPACA: the rulebook's components, its keywords and its worked examples A, B, C and D."""

import re

import pytest

from ludoteca import BadPosition
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.games.alpaca.terminal import describe_origins
from tests.games.alpaca.board import (
    ALPACA,
    BROWN,
    NOBLES,
    WHITE,
    deck,
    discard,
    farm,
    market,
    played,
    player,
    seen,
    set_up,
)
from tests.support.board import cards, field, hand, play, refuses, scores, winners
from tests.support.rule import rule

CARDS = ALPACA.edition.data["cards"]
COLOURS = ("brown", "white")
LIDIA = "puppy explorer | twins | librarian pacifist | anxious"
ALESSANDRO = "consumerist accountant | carpenter bargainer | alpaqueen ticket-clerk"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraph(language: str, number: str) -> str:
    """Return a paragraph of the help page, without its number and name."""
    page = (ALPACA.definition.folder / f"help.{language}.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{number}(?: [^*]+)?\*\* (.+)$", page, re.MULTILINE)
    assert found
    return found[1]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# --- Components -------------------------------------------------------------------------------------


@rule("A2", "A3", "A4", "A51")
def test_the_box_holds_the_printed_numbers_of_cards() -> None:
    def copies(*kinds: str) -> int:
        return sum(CARDS[kind]["copies"] for kind in kinds)

    assert copies("puppy") == 24
    assert copies(*NOBLES) == 4
    assert copies("snob") == 4
    assert copies("fence") == 16
    assert copies(*WHITE) == 32
    assert copies(*BROWN) == 48


@in_every_language
@rule("A51")
def test_the_help_page_lists_what_is_in_the_box(language: str) -> None:
    cards = [24, 4, 4, 32, len(WHITE), 4, 48, len(BROWN), 4, 16]
    tiles, miniature, comic = [16, 2], [1], [1]
    assert numbers(paragraph(language, "A51")) == [*cards, *tiles, *miniature, *comic]


@rule("A4", "A51")
def test_twenty_kinds_come_in_piles_of_four() -> None:
    piles = {kind for kind, card in CARDS.items() if card.get("colour") in ("white", "brown")}
    assert piles == {*WHITE, *BROWN}
    assert len(piles) == 20
    assert {CARDS[kind]["copies"] for kind in piles} == {4}


@pytest.mark.parametrize(("kind", "most"), [("puppy", 24), ("snob", 4), ("alpaking", 1), ("twins", 4)])
@rule("A4")
def test_a_position_with_more_cards_than_the_box_is_refused(kind: str, most: int) -> None:
    set_up(player(deck=" ".join([kind] * most)))
    with pytest.raises(BadPosition):
        set_up(player(deck=" ".join([kind] * (most + 1))))


@rule("A60")
def test_few_figures_are_printed_and_the_others_say_what_they_are() -> None:
    def printed(figure: str) -> set[str]:
        return {kind for kind, card in CARDS.items() if card["origin"].get(figure) == "printed"}

    assert printed("value") == {"puppy", "dreamer", "snob"}
    assert printed("coins") == {"consumerist"}
    assert printed("colour") == set()
    for card in CARDS.values():
        figures = {"value", "coins"} & card.keys() | ({"colour"} if card.get("colour") in COLOURS else set())
        assert figures <= card["origin"].keys()


@in_every_language
@pytest.mark.parametrize(
    ("kind", "origins"),
    [
        ("dreamer", ["printed", "reconstructed"]),
        ("consumerist", ["order", "printed", "reconstructed"]),
        ("mime", ["order", "implied", "reconstructed"]),
        ("alpaking", ["fitted", "reconstructed"]),
    ],
)
@rule("A60")
def test_a_card_that_is_opened_tells_which_figures_are_ours(
    kind: str, origins: list[str], language: str
) -> None:
    speech = Speech(ALPACA, language)
    told = list(describe_origins(CARDS[kind], speech))
    assert len(told) == len(origins)
    for line, origin in zip(told, origins, strict=True):
        assert line.endswith(speech.texts(f"origin-{origin}", file=""))


# --- Keywords ---------------------------------------------------------------------------------------


@rule("A52")
def test_to_draw_is_to_take_a_card_of_the_draw_pile_into_the_hand() -> None:
    match = set_up(player("librarian", deck="viking snob twins", discard="mime"))
    play(match, "play librarian", draws="viking snob")
    assert hand(match) == cards("viking snob")
    assert (deck(match), discard(match)) == (cards("twins"), cards("mime"))


@rule("A10", "A53")
def test_to_free_is_to_put_an_alpaca_back_on_its_pile() -> None:
    match = set_up(player("carpenter"), market="carpenter mime")
    play(match, "play carpenter")
    assert market(match) == cards("carpenter carpenter mime")
    assert (played(match), discard(match)) == (cards(""), cards(""))


@rule("A54")
def test_to_discard_is_to_put_a_card_on_the_own_discard_pile() -> None:
    match = set_up(player("puppy fence", discard="mime", deck="snob snob snob snob twins"))
    play(match, "end")
    assert discard(match) == cards("puppy fence mime")
    match = set_up(player("anxious mime"), player("snob"))
    play(match, "play anxious")
    assert (discard(match, "p1"), discard(match, "p2")) == (cards("mime"), cards("snob"))


@rule("A55")
def test_to_reveal_is_to_show_cards_to_everybody() -> None:
    events = play(set_up(player("woodcutter puppy fence")), "play woodcutter")
    for seat in ("p1", "p2", None):
        assert [cards(" ".join(event["cards"])) for event in seen(events, "shows", seat)] == [
            cards("puppy fence")
        ]


# --- Example A --------------------------------------------------------------------------------------


@rule("A9", "A30", "A56")
def test_example_a_the_consumerist_brings_five_new_cards_for_the_rest_of_the_hand() -> None:
    match = set_up(player("consumerist puppy puppy fence mime", deck="fence fence puppy puppy puppy sweeper"))
    play(match, "play consumerist", draws="fence fence puppy puppy puppy")
    assert hand(match) == cards("fence fence puppy puppy puppy")
    assert discard(match) == cards("puppy puppy fence mime")
    assert played(match) == cards("consumerist")
    assert deck(match) == cards("sweeper")


@rule("A9", "A30", "A56")
def test_example_a_its_two_coins_are_given_up() -> None:
    match = set_up(player("consumerist", deck="puppy"), market="librarian")
    assert "buy librarian" in match.moves
    play(match, "play consumerist", draws="puppy")
    assert refuses(match, "buy librarian")


@rule("A7", "A30", "A56")
def test_example_a_the_consumerist_is_discarded_when_the_turn_ends() -> None:
    match = set_up(player("consumerist puppy", deck=" ".join(["fence"] * 10)))
    play(match, "play consumerist", "end")
    assert discard(match) == cards("consumerist puppy fence fence fence fence fence")
    assert hand(match) == cards("fence fence fence fence fence")


# --- Example B --------------------------------------------------------------------------------------


@rule("A13", "A14", "A57")
def test_example_b_two_puppies_and_a_mime_buy_the_dreamer() -> None:
    match = set_up(player("puppy puppy mime fence", farm="librarian"), market="dreamer dreamer")
    play(match, "buy dreamer", "pay puppy", "pay puppy")
    assert field(match, "pending") == {"choice": "pay", "card": "dreamer", "due": 2}
    play(match, "pay mime")
    assert field(match, "pending") is None
    assert discard(match) == cards("dreamer")
    assert played(match) == cards("puppy puppy mime")
    assert hand(match) == cards("fence")
    assert market(match) == cards("dreamer")


@rule("A14", "A57")
def test_example_b_the_mime_that_pays_copies_nothing() -> None:
    match = set_up(player("puppy puppy mime", deck="puppy puppy", farm="librarian"), market="dreamer")
    play(match, "buy dreamer", "pay puppy", "pay puppy", "pay mime", draws="")
    assert hand(match) == cards("")
    assert deck(match) == cards("puppy puppy")


@rule("A13", "A-R2", "A57")
def test_example_b_needs_all_three_cards() -> None:
    assert refuses(set_up(player("puppy mime fence"), market="dreamer"), "buy dreamer")


# --- Example C --------------------------------------------------------------------------------------


@rule("A19", "A28", "A58")
def test_example_c_the_accountant_gets_a_new_fence() -> None:
    match = set_up(player("accountant fence puppy", farm="librarian mime"))
    play(match, "place accountant")
    assert farm(match) == "librarian mime | accountant"
    assert hand(match) == cards("puppy")
    assert discard(match) == played(match) == deck(match) == cards("")


@rule("A17", "A19", "A58")
def test_example_c_the_space_that_is_left_is_filled_before_another_fence_is_built() -> None:
    match = set_up(player("accountant fence fence puppy", farm="librarian mime"), placements=2)
    play(match, "place accountant", "place puppy")
    assert farm(match) == "librarian mime | accountant puppy"
    assert hand(match) == cards("fence")


@rule("A19", "A58")
def test_example_c_without_the_fence_card_the_accountant_finds_no_place() -> None:
    match = set_up(player("accountant puppy", deck="fence", discard="fence", farm="librarian mime"))
    assert refuses(match, "place accountant")


# --- Example D --------------------------------------------------------------------------------------


@rule("A1", "A22", "A25", "A26", "A59")
def test_example_d_three_full_fences_win_with_39_against_36() -> None:
    match = set_up(player("alpaking", farm=LIDIA), player("puppy", farm=ALESSANDRO))
    play(match, "place alpaking")
    assert field(match, "final") is True
    play(match, "end")
    assert match.turn == "p2"
    play(match, "end")
    assert match.over
    assert scores(match) == [36, 39]
    assert winners(match) == ["p2"]


@rule("A22", "A-R22", "A59")
def test_example_d_seven_cards_fill_four_fences_because_twins_are_two() -> None:
    assert field(set_up(player(farm=f"{LIDIA} alpaking")), "final") is True
    assert field(set_up(player(farm=LIDIA)), "final") is False


@pytest.mark.parametrize(
    ("owner", "values"),
    [(f"{LIDIA} alpaking", [0, 4, 8, 2, 4, 6, 12]), (ALESSANDRO, [2, 5, 5, 7, 12, 8])],
)
@rule("A25", "A59")
def test_example_d_the_cards_are_worth_what_the_book_adds_up(owner: str, values: list[int]) -> None:
    names = owner.replace("|", " ").split()
    assert [CARDS[name]["value"] for name in names] == values


@in_every_language
@rule("A59")
def test_example_d_of_the_help_page_adds_up_the_same_values(language: str) -> None:
    sums = re.findall(r"([\d +]+) = (\d+)", paragraph(language, "A59"))
    values = [
        [CARDS[name]["value"] for name in owner.replace("|", " ").split()] for owner in (LIDIA, ALESSANDRO)
    ]
    assert [numbers(terms) for terms, _ in sums] == [[*values[0], CARDS["alpaking"]["value"]], values[1]]
    assert [int(total) for _, total in sums] == [36, 39]

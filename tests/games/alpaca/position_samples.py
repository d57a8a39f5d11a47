"""ALPACA: positions and moves that somebody may write."""

from typing import Any

from hypothesis import strategies as st

from ludoteca.games.alpaca.word_lists import CARDS
from tests.contract.samples import PositionSamples

SEATS = ("p1", "p2", "p3", "p4")


def name_of(card: str) -> str:
    return "mime" if card == "mime-as-noisemaker" else card


cards = st.sampled_from(["puppy"] * 8 + ["fence"] * 5 + list(CARDS))
alpacas = st.sampled_from([card for card in CARDS if card != "fence"])
piles = st.lists(cards, max_size=6)
farm_names = st.lists(alpacas | st.just("mime-as-noisemaker"), max_size=7, unique_by=name_of)


@st.composite
def farms(draw: st.DrawFn) -> list[list[str]]:
    """Return alpacas behind Fences, with gaps where one was exchanged."""
    farm: list[list[str]] = []
    for card in draw(farm_names):
        alone = not farm or len(farm[-1]) == 2 or "twins" in (card, *farm[-1]) or draw(st.booleans())
        farm += [[card]] if alone else []
        farm[-1] += [] if alone else [card]
    return farm[:4]


players = st.fixed_dictionaries(
    {}, optional={"hand": piles, "deck": piles, "discard": piles, "farm": farms()}
)
pendings = st.one_of(
    st.builds(lambda card, due: {"choice": "pay", "card": card, "due": due}, alpacas, st.integers(1, 5)),
    st.builds(lambda left: {"choice": "free", "for": "snob", "left": left}, st.integers(1, 2)),
    st.builds(lambda what: {"choice": "free", "for": what}, st.sampled_from(["sweeper", "bargainer"])),
    st.builds(lambda seat: {"choice": "free", "for": "viking", "by": seat}, st.sampled_from(SEATS[:2])),
    st.builds(lambda limit: {"choice": "take", "limit": limit}, st.integers(0, 14)),
    st.builds(lambda choice: {"choice": choice}, st.sampled_from("copy fetch give swap-in dream".split())),
    st.builds(lambda card: {"choice": "join", "card": card}, st.sampled_from(["mime", "noisemaker"])),
    st.builds(lambda to, card: {"choice": to, "card": card}, st.sampled_from(["to", "swap-out"]), alpacas),
)
fields = st.fixed_dictionaries(
    {"extra-turns": st.integers(0, 2), "idle": st.integers(0, 300)},
    optional={
        "bought": st.booleans(),
        "placements": st.integers(0, 3),
        "coins": st.integers(0, 12),
        "reveller": st.booleans(),
        "acted": st.booleans(),
        "final": st.booleans(),
    },
)


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Return positions that look right; some are impossible."""
    seats = draw(st.integers(2, 4))
    turn, first = (draw(st.sampled_from(SEATS[:seats])) for _ in range(2))
    players_drawn: list[dict[str, Any]] = [dict(draw(players)) for _ in range(seats)]
    pending = draw(st.none() | pendings)
    market = draw(st.dictionaries(alpacas, st.integers(0, 3)))
    if pending == {"choice": "copy"}:
        players_drawn[SEATS.index(turn)]["played"] = ["mime"]
    if pending and "card" in pending:
        where = {"pay": "market", "join": "played"}.get(pending["choice"], "hand")
        if where == "market":
            market[pending["card"]] = 1
        else:
            players_drawn[SEATS.index(turn)].setdefault(where, []).append(pending["card"])
    over = pending is None and draw(st.integers(0, 9)) == 0
    position = {"players": players_drawn, "turn": None if over else turn, "first": first, "market": market}
    return position | {"pending": pending} | draw(fields)


# --- Errors ---------------------------------------------------------------------------------------


def position_with(**fields: Any) -> dict[str, Any]:
    """Return a good position with some fields replaced."""
    hand = ["puppy", "puppy", "mime", "fence"]
    players = [{"hand": hand, "deck": ["puppy"], "farm": [["viking"]]}, {"hand": ["fence", "fighter"]}]
    return {"players": players, "market": {"mime": 2, "snob": 1}} | {
        name.replace("_", "-"): value for name, value in fields.items()
    }


def first_player(**piles: Any) -> dict[str, Any]:
    return position_with(players=[piles, {}])


WRONG_FIELDS: dict[str, list[Any]] = {
    "seats": [2.0, "2", True],
    "turn": ["p3", 1, ["p1"]],
    "first": ["p0", {}],
    "bought": [1],
    "reveller": ["yes"],
    "acted": [0],
    "final": [[]],
    "placements": [-1, True],
    "coins": [1.5, 10**30],
    "extra-turns": ["1"],
    "idle": [-1],
    "game": ["africana", []],
}
BAD: list[tuple[str, dict[str, Any]]] = [
    *((field, position_with(**{field: value})) for field, values in WRONG_FIELDS.items() for value in values),
    ("", first_player(hand=["viking"] * 5)),
    ("", position_with(market={"mime": 4})),
    ("", first_player(hand=["fence"] * 13, farm=[["mime"], ["snob"], ["viking"], ["twins"]])),
    ("", first_player(hand=["alpaking"], deck=["alpaking"])),
    ("players[0].farm[0]", first_player(farm=[["mime", "mime"]])),
    ("players[0].farm[1]", first_player(farm=[["mime", "viking"], ["mime-as-noisemaker"]])),
    ("players[0].farm[0]", first_player(farm=[["twins", "mime"]])),
    ("players[0].farm", first_player(farm=[["mime"], ["snob"], ["viking"], ["twins"], ["puppy"]])),
    ("players[0].farm[0]", first_player(farm=[["mime", "snob", "puppy"]])),
    ("players[0].farm[1]", first_player(farm=[["mime"], []])),
    ("players[0].farm[0]", first_player(farm=[["fence", "mime"]])),
    ("players[0].farm[0]", first_player(farm=["mime"])),
    ("players[0].farm[0][0]", first_player(farm=[[1]])),
    ("players[0].hand", first_player(hand="mime")),
    ("players[0].hand[1]", first_player(hand=["mime", "mimic"])),
    ("players[0].hand[0]", first_player(hand=["mime-as-noisemaker"])),
    ("players[0].hand[0]", first_player(hand=[["mime"]])),
    ("players[0]", first_player(hands=[])),
    ("players", position_with(players=[{}])),
    ("players", position_with(players=[{}] * 5)),
    ("players[1]", position_with(players=[{}, None])),
    ("players", position_with(players={"p1": {}, "p2": {}})),
    ("players[1].played", position_with(players=[{}, {"played": ["mime"]}])),
    ("players", position_with(seats=3)),
    ("", position_with(games="alpaca")),
    ("market.fence", position_with(market={"fence": 1})),
    ("market.mime", position_with(market={"mime": -1})),
    ("market.mime", position_with(market={"mime": True})),
    ("market.mime", position_with(market={"mime": 1.0})),
    ("market", position_with(market={"mimes": 1})),
    ("market", position_with(market={1: 1})),
    ("market", position_with(market=["mime"])),
    ("pending", position_with(pending="pay")),
    ("pending", position_with(pending={})),
    ("pending", position_with(pending={"choice": "sing"})),
    ("pending", position_with(pending={"choice": ["pay"]})),
    ("pending", position_with(pending={"choice": "free", "for": {"snob": 1}})),
    ("pending", position_with(pending={"choice": "free"})),
    ("pending.due", position_with(pending={"choice": "pay", "card": "mime"})),
    ("pending.due", position_with(pending={"choice": "pay", "card": "mime", "due": 0})),
    ("pending.by", position_with(pending={"choice": "pay", "card": "mime", "due": 1, "by": "p2"})),
    ("pending", position_with(pending={"choice": "pay", "card": "mime", "due": 9})),
    ("pending", position_with(pending={"choice": "pay", "card": "twins", "due": 1})),
    ("pending", position_with(pending={"choice": "pay", "card": "fence", "due": 1})),
    ("pending.card", position_with(pending={"choice": "pay", "card": None, "due": 1})),
    ("pending.left", position_with(pending={"choice": "free", "for": "snob", "left": 3})),
    ("pending", position_with(pending={"choice": "free", "for": "snob", "left": 2}, market={})),
    ("pending", position_with(pending={"choice": "free", "for": "viking", "by": "p1"})),
    ("pending.by", position_with(pending={"choice": "free", "for": "viking", "by": "p3"})),
    ("pending", position_with(pending={"choice": "free", "for": "viking", "by": None})),
    ("", position_with(pending={"choice": "free", "for": "sweeper"})),
    ("", position_with(pending={"choice": "copy"}, players=[{}, {}])),
    ("", position_with(pending={"choice": "fetch"}, players=[{"deck": ["fence"]}, {}])),
    ("pending", position_with(pending={"choice": "to", "card": "twins"})),
    ("pending", position_with(pending={"choice": "to", "card": "fence"})),
    ("pending", position_with(pending={"choice": "join", "card": "mime"})),
    ("pending", position_with(pending={"choice": "swap-out", "card": "twins"})),
    ("pending", position_with(pending={"choice": "dream"})),
    ("pending", position_with(pending={"choice": "dream"}, players=[{"farm": [["dreamer"]]}, {}], market={})),
    (
        "",
        position_with(
            pending={"choice": "dream"}, players=[{"farm": [["dreamer"]]}, {}], market={"puppy": 1}
        ),
    ),
    ("pending", position_with(pending={"choice": "give"}, turn=None)),
]

verbs = st.sampled_from(
    "play buy place pay free take copy fetch give to join swap-in swap-out dream end".split()
)
nouns = st.sampled_from([*CARDS, *SEATS, "mime-as-noisemaker", "Mime", "nobody", "\0"])
POSITIONS = PositionSamples(
    positions=positions(),
    read=(30, 30),
    words=[*CARDS, *SEATS, "mime-as-noisemaker"],
    moves=st.builds("{} {}".format, verbs, nouns) | verbs | st.text(max_size=12),
    bad=BAD,
    lost_fields={"shown", "gifts.giver", "gifts.receiver", "gifts.card", "gifts.held"},
    lost_view_fields={"players.hand.cards"},
)

"""ALPACA: moves, events and outcomes in words."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.errors import BadOption, suggestion
from ludoteca.core.events import EventKind, seat_name, seat_names
from ludoteca.core.game import check_first
from ludoteca.core.notation import Notation
from ludoteca.core.texts import Texts
from ludoteca.core.words import Words
from ludoteca.games.alpaca import position, view
from ludoteca.games.alpaca import state as s
from ludoteca.games.alpaca.farm import has_four_full

SEAT_NAMES = seat_names(s.SEATS)

# --- Moves ----------------------------------------------------------------------------------------

ANSWERS = {
    s.PAY: "pay",
    s.FREE_FOR_SNOB: "free",
    s.FREE_FOR_SWEEPER: "free",
    s.FREE_FOR_BARGAINER: "free",
    s.FREE_FOR_VIKING: "free",
    s.TAKE: "take",
    s.COPY: "copy",
    s.FETCH: "fetch",
    s.GIVE: "give",
    s.TO: "to",
    s.JOIN: "join",
    s.SWAP_IN: "swap-in",
    s.SWAP_OUT: "swap-out",
    s.DREAM: "dream",
}
VERBS = ("play", "buy", "place", *dict.fromkeys(ANSWERS.values()))
NOTATION = Notation(
    patterns=(*(f"{verb} {{{'seat' if verb in ('to', 'join') else 'card'}}}" for verb in VERBS), "end"),
    vocabulary={"card": s.CARDS, "seat": SEAT_NAMES},
)


def move(state: s.State, action: int) -> str:
    """A legal action in words; the step says what an answer is called."""
    if action < s.BUY:
        return f"play {s.CARDS[action - s.PLAY]}"
    if action < s.PLACE:
        return f"buy {s.CARDS[action - s.BUY]}"
    if action < s.END:
        return f"place {s.CARDS[action - s.PLACE]}"
    if action == s.END:
        return "end"
    verb = ANSWERS[state.step]
    return f"{verb} {s.CARDS[action - s.CHOOSE] if action < s.SEAT else SEAT_NAMES[action - s.SEAT]}"


# --- Events, scores -------------------------------------------------------------------------------

EVENT_KINDS = (
    EventKind("turn"),
    EventKind("draws", "cards", secret=True),
    EventKind("shuffles"),
    EventKind("discards", "cards"),
    EventKind("plays", "card"),
    EventKind("copies", "card"),
    EventKind("frees", "card"),
    EventKind("gains", "coins: number"),
    EventKind("fetches", "card", secret=True),
    EventKind("gives", "card", "to: seat", secret=True, reveals=True),
    EventKind("shows", "cards", reveals=True),
    EventKind("takes", "card"),
    EventKind("pays", "card"),
    EventKind("buys", "card"),
    EventKind("places", "card"),
    EventKind("builds"),
    EventKind("joins", "card", "farm: seat"),
    EventKind("swaps-in", "card"),
    EventKind("swaps-out", "card"),
    EventKind("final"),
    EventKind("dreams", "card"),
    EventKind("over"),
    EventKind("spared", reveals=True),
)
PARTS = ("farm", "silenced", "fighter")
TIES = ("alpacas", "highest", "cards")


def reason(state: s.State) -> str:
    """Why the game ended: four full Fences, or nothing came behind a Fence for too long."""
    return "fences" if any(has_four_full(player) for player in state.players[: state.seats]) else "idle"


def words(edition: Edition) -> Words:
    """How the game is spoken; an edition may call its cards otherwise."""

    def called(texts: Texts, kind: str, word: str) -> str:
        return str(edition.data[f"{kind}s"][word][texts.language])

    return Words(
        notation=NOTATION,
        move=move,
        domains=(s.CARDS,),
        names={"card": s.CARDS.__getitem__, "seat": seat_name, "number": int},
        display_name=called,
        read_position=position.read,
        write_position=position.write,
        views=view.views,
    )


# --- Options --------------------------------------------------------------------------------------


def options(
    edition: Edition, seats: int, first: str = "p1", market: Sequence[str] | None = None, quick: bool = False
) -> s.Options:
    """The options of a start, checked."""
    if type(quick) is not bool:
        raise BadOption(f"quick={quick!r}: must be true or false")
    if quick and seats != 2:
        raise BadOption(f"quick: the quick game is for 2 seats, not {seats}")
    result = s.Options()
    result.seats, result.first, result.quick = seats, check_first(first, seats), int(quick)
    for card in chosen_market(edition.data, market) if market is not None else ():
        result.market[s.CARDS.index(card)] = 1
    return result


def chosen_market(data: dict[str, Any], market: Sequence[str]) -> Sequence[str]:
    """A chosen market: ten different kinds, six brown and four white."""
    if isinstance(market, str) or not isinstance(market, Sequence):
        raise BadOption(f"market={market!r}: must be a list of ten card names")
    kinds = [card for card in s.CARDS if data["cards"][card].get("colour") in ("brown", "white")]
    for card in market:
        if card not in kinds:
            raise BadOption(f"market: {card!r} is not among the twenty kinds; {suggestion(str(card), kinds)}")
    if len(set(market)) != len(market):
        raise BadOption("market: a kind is named twice; ten different kinds are needed")
    for colour in ("brown", "white"):
        right = data["numbers"][f"{colour}-piles"]["value"]
        found = sum(data["cards"][card]["colour"] == colour for card in market)
        if found != right:
            raise BadOption(
                f"market: {found} kinds are {colour}, {right} are needed; Nobles and Snobs always come"
            )
    return market

"""ALPACA: positions as JSON, both ways."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.events import seat_name
from ludoteca.core.piles import cards_in
from ludoteca.core.position import Node, amounts, listing
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca import state as s
from ludoteca.games.alpaca.ending import dreamer_space, last_seat
from ludoteca.games.alpaca.farm import has_four_full, name
from ludoteca.games.alpaca.piles import alpacas_in
from ludoteca.games.alpaca.rules import clear

FARM_CARDS = (*s.CARDS, "mime-as-noisemaker")
PILES = ("hand", "deck", "discard", "played")
TURN_FIELDS = ("bought", "placements", "coins", "reveller", "acted", "extra-turns", "final", "idle")
KEYS = ("game", "seats", "turn", "first", "players", "market", *TURN_FIELDS, "pending")
MOST = 1000

# What each step is called in ``pending``: the choice, and what it is for.
CHOICES = {
    s.PAY: ("pay", ""),
    s.FREE_FOR_SNOB: ("free", "snob"),
    s.FREE_FOR_SWEEPER: ("free", "sweeper"),
    s.FREE_FOR_BARGAINER: ("free", "bargainer"),
    s.FREE_FOR_VIKING: ("free", "viking"),
    s.TAKE: ("take", ""),
    s.COPY: ("copy", ""),
    s.FETCH: ("fetch", ""),
    s.GIVE: ("give", ""),
    s.TO: ("to", ""),
    s.JOIN: ("join", ""),
    s.SWAP_IN: ("swap-in", ""),
    s.SWAP_OUT: ("swap-out", ""),
    s.DREAM: ("dream", ""),
}
STEPS = {choice: step for step, choice in CHOICES.items()}
DUE = {s.PAY: "due", s.FREE_FOR_SNOB: "left", s.TAKE: "limit"}
ABOUT_A_CARD = (s.PAY, s.TO, s.JOIN, s.SWAP_OUT)


# --- Writing --------------------------------------------------------------------------------------


def write(state: s.State) -> dict[str, Any]:
    """The whole position, hidden cards too."""
    return {
        "game": "alpaca",
        "seats": state.seats,
        "turn": seat_name(state.asked),
        "first": seat_name(state.first),
        "players": [written_player(state, seat) for seat in range(state.seats)],
        "market": amounts(state.market, s.CARDS),
        **written_turn(state),
        "pending": written_pending(state),
    }


def written_turn(state: s.State) -> dict[str, Any]:
    """The fields of the turn."""
    return {
        "bought": bool(state.bought),
        "placements": state.placements,
        "coins": state.coins,
        "reveller": bool(state.reveller),
        "acted": bool(state.acted),
        "extra-turns": state.extra_turns,
        "final": bool(state.final),
        "idle": state.idle,
    }


def written_player(state: s.State, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "hand": listing(player.hand, s.CARDS),
        "deck": listing(player.deck, s.CARDS),
        "discard": listing(player.discard, s.CARDS),
        "played": listing(state.played, s.CARDS) if seat == state.active else [],
        "farm": written_farm(player.farm),
    }


def written_farm(farm: Sequence[int]) -> list[list[str]]:
    fences = (farm[space : space + 2] for space in range(0, s.SPACES, 2))
    return [[FARM_CARDS[card] for card in fence if card != NONE] for fence in fences if fence[0] != NONE]


def written_pending(state: s.State) -> dict[str, Any] | None:
    if state.step in (s.TURN, s.OVER):
        return None
    choice, purpose = CHOICES[state.step]
    pending: dict[str, Any] = {"choice": choice} | ({"for": purpose} if purpose else {})
    if state.step in ABOUT_A_CARD:
        pending["card"] = s.CARDS[state.card]
    if state.step in DUE:
        pending[DUE[state.step]] = state.due
    if state.step == s.FREE_FOR_VIKING:
        pending["by"] = seat_name(state.active)
    return pending


# --- Reading --------------------------------------------------------------------------------------


def read(rules: Rules, data: Any) -> s.State:
    """The state of a written position; BadPosition says what cannot be."""
    entry = Node(data).table(KEYS)
    entry.of_game("alpaca")
    state = s.State()
    clear(state)
    state.seats = entry.seats(s.SEATS)
    state.first = entry["first"].seat(state.seats, 0)
    state.market = entry["market"].amounts(s.CARDS)
    read_turn(state, entry)
    read_whose(state, entry)
    for seat, player in enumerate(entry["players"].items(s.SEATS, [{}] * state.seats)):
        read_player(state, seat, player)
    for owner in state.players:
        owner.purse = rules.coins_in(owner.hand)
    check_copies(rules, state)
    check_pending(rules, state)
    if any(has_four_full(player) for player in state.players):
        state.final = 1
    return state


def read_turn(state: s.State, entry: Node) -> None:
    state.bought = entry["bought"].flag()
    state.placements = entry["placements"].integer(0, 100, default=1)
    state.coins = entry["coins"].integer(0, MOST)
    state.reveller = entry["reveller"].flag()
    state.acted = entry["acted"].flag()
    state.extra_turns = entry["extra-turns"].integer(0, MOST)
    state.final = entry["final"].flag()
    state.idle = entry["idle"].integer(0, 10 * MOST)


def read_whose(state: s.State, entry: Node) -> None:
    """Who must move, whose turn it is, and what is asked."""
    state.asked = entry["turn"].seat(state.seats, NONE if "turn" in entry.value else state.first)
    state.card = NONE
    pending = entry["pending"]
    if pending.value is not None:
        if state.asked == NONE:
            raise pending.bad("the game is over (turn is null), so nothing can be asked")
        read_pending(state, pending)
    if state.asked == NONE:
        state.step = s.OVER
    if state.step in (s.OVER, s.DREAM):
        state.final = 1
        state.active = last_of(state, entry)
    elif state.step != s.FREE_FOR_VIKING:
        state.active = state.asked


def last_of(state: s.State, entry: Node) -> int:
    """Whose turn was the last: cards may still lie in front of that seat."""
    for seat, player in enumerate(entry["players"].value or ()):
        if isinstance(player, dict) and player.get("played"):
            return seat
    return last_seat(state)


def read_pending(state: s.State, pending: Node) -> None:
    pending.table(("choice", "for", "card", "due", "left", "limit", "by"))
    choice, purpose = pending["choice"].value, pending["for"].value or ""
    step = STEPS.get((choice, purpose)) if isinstance(choice, str) and isinstance(purpose, str) else None
    if step is None:
        written = sorted({f"{choice} for {what}" if what else choice for choice, what in STEPS})
        raise pending.bad(f"no such choice; choices are {', '.join(written)}")
    state.step = step
    needed = {"choice", *({"for"} if purpose else ()), *({"card"} if step in ABOUT_A_CARD else ())}
    needed |= ({DUE[step]} if step in DUE else set()) | ({"by"} if step == s.FREE_FOR_VIKING else set())
    for key in sorted(set(pending.value) ^ needed):
        raise pending[key].bad("is missing" if key in needed else "does not belong to this choice")
    if step in ABOUT_A_CARD:
        state.card = pending["card"].word(s.CARDS)
    if step in DUE:
        due = pending[DUE[step]]
        if due.value is None:
            raise due.bad("is missing")
        state.due = due.integer(0 if step == s.TAKE else 1, 2 if step == s.FREE_FOR_SNOB else 100)
    if step == s.FREE_FOR_SNOB:
        state.card = s.SNOB
    if step not in (s.COPY, s.DREAM):
        state.acted = 1
    if step in (s.PAY, s.FREE_FOR_SNOB):
        state.bought, state.coins = 1, 0
    if step == s.FREE_FOR_VIKING:
        state.active = pending["by"].seat(state.seats)


def read_player(state: s.State, seat: int, entry: Node) -> None:
    entry.table((*PILES, "farm"))
    player = state.players[seat]
    player.hand = entry["hand"].counts(s.CARDS)
    player.deck = entry["deck"].counts(s.CARDS)
    player.discard = entry["discard"].counts(s.CARDS)
    played = entry["played"].counts(s.CARDS)
    if seat == state.active:
        state.played = played
    elif any(played):
        raise entry["played"].bad(f"only {seat_name(state.active)}, whose turn it is, has cards on the table")
    for fence, cards in enumerate(entry["farm"].items(s.FENCES)):
        read_fence(player, fence, cards)


def read_fence(player: s.Player, fence: int, entry: Node) -> None:
    cards = [item.word(FARM_CARDS) for item in entry.items(2)]
    if not cards:
        raise entry.bad("no Fence stands empty; leave it out")
    if s.FENCE in cards:
        raise entry.bad("a Fence card is no alpaca: a built Fence is the list itself")
    if s.TWINS in cards and len(cards) > 1:
        raise entry.bad("Twins have a Fence to themselves")
    for place, card in enumerate(cards):
        if name(card) in [name(other) for other in player.farm]:
            raise entry.bad(f"{s.CARDS[name(card)]} stands in this farm already; no name stands twice")
        player.farm[2 * fence + place] = card


# --- Checking -------------------------------------------------------------------------------------


def check_copies(rules: Rules, state: s.State) -> None:
    """No more cards than the box holds; a built Fence was a Fence card."""
    if state.market[s.FENCE]:
        raise BadPosition("market.fence", "Fence cards are not for sale")
    for card, most in enumerate(rules.namespace["COPIES"]):
        found = state.market[card] + state.played[card]
        for player in state.players:
            found += player.hand[card] + player.deck[card] + player.discard[card]
            found += sum(name(space) == card for space in player.farm)
            found += sum(space != NONE for space in player.farm[::2]) if card == s.FENCE else 0
        if found > most:
            raise BadPosition("", f"there are {found} of {s.CARDS[card]}, the box holds {most}")


def check_pending(rules: Rules, state: s.State) -> None:
    """What the choice is about must be there, and it must be possible to complete it."""
    step, card = state.step, state.card
    hand = state.players[state.asked].hand
    held = card != NONE and card != s.FENCE and hand[card] > 0
    problems = {
        s.PAY: (
            can_be_due(rules, state),
            "needs a card for sale whose price in coins is at least what is due, and a hand that can pay it",
        ),
        s.FREE_FOR_SNOB: (
            state.market[s.SNOB] > 0 and alpacas_in(hand) >= state.due,
            "needs a Snob in the market and as many alpacas in hand as are left to free",
        ),
        s.TO: (held, "the card to give must be an alpaca in hand"),
        s.SWAP_OUT: (held, "the card to swap in must be an alpaca in hand"),
        s.JOIN: (
            card in (s.NOISEMAKER, s.MIME) and state.played[card] > 0,
            "the card that joins is a noisemaker or a mime among the played cards",
        ),
        s.FREE_FOR_VIKING: (state.active not in (NONE, state.asked), "`by` is another seat than `turn`"),
        s.DREAM: (dreamer_space(state, state.asked) != NONE, "`turn` has no Dreamer in the farm"),
    }
    possible, problem = problems.get(step, (True, ""))
    if not possible:
        raise BadPosition("pending", problem)
    if step == s.DREAM and cards_in(state.market) == 0:
        raise BadPosition("pending", "the market is empty, so nothing can be dreamt")


def can_be_due(rules: Rules, state: s.State) -> bool:
    """Whether so many coins can be due for the card; a Snob is not paid in coins, a Puppy costs none."""
    if state.card == s.SNOB or state.market[state.card] == 0:
        return False
    return bool(state.due <= min(rules.namespace["VALUE"][state.card], state.players[state.asked].purse))

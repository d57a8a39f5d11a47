"""ALPACA: reads and writes positions.

A position does not hold which cards of a hand were shown or given (``State.shown``, ``State.gifts``).
"""

from collections.abc import Sequence

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.seats import seat_name, seat_name_or_none
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadPosition
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json
from ludoteca.core.wording.position import PositionField, write_amounts, write_list
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.farm import has_four_full, name_of, space_of
from ludoteca.games.alpaca.faults import AlpacaFault
from ludoteca.games.alpaca.piles import alpacas_in, has_alpaca
from ludoteca.games.alpaca.rules import clear_farms_and_gifts
from ludoteca.games.alpaca.state import FENCES, SEATS, SPACES, Card, Player, State, Step
from ludoteca.games.alpaca.word_lists import CARDS, FARM_CARDS, SEAT_COUNTS, STEP_WORDS, StepWords

PILES = ("hand", "deck", "discard", "played")
TURN_FIELDS = ("bought", "placements", "coins", "reveller", "acted", "extra-turns", "final", "idle")
KEYS = ("game", "seats", "turn", "first", "players", "market", *TURN_FIELDS, "pending")
PENDING_KEYS = ("choice", "for", "card", "due", "left", "limit", "by")
STEPS = {(words.verb, words.purpose): step for step, words in STEP_WORDS.items()}
MOST_COINS = 1000  # of Sweepers, in one turn
MOST_EXTRA_TURNS = 1000
MOST_PLACEMENTS = 100
MOST_IDLE_TURNS = 10_000
MOST_VALUE = 100  # of a card: what is due for it, or what a Bargainer may take


# --- Writing --------------------------------------------------------------------------------------


def write(state: State) -> Json:
    """Return the whole position, with everything that is hidden from somebody."""
    return {
        "game": "alpaca",
        "seats": state.seats,
        "turn": seat_name_or_none(state.asked),
        "first": seat_name(state.first),
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "market": write_amounts(state.market, CARDS),
        **write_turn(state),
        "pending": write_pending(state),
    }


def write_turn(state: State) -> Json:
    return {
        "bought": bool(state.bought),
        "placements": state.placements,
        "coins": state.sweeper_coins,
        "reveller": bool(state.reveller),
        "acted": bool(state.acted),
        "extra-turns": state.extra_turns,
        "final": bool(state.last_round),
        "idle": state.idle,
    }


def write_player(state: State, seat: int) -> Json:
    player = state.players[seat]
    return {
        "hand": write_list(player.hand, CARDS),
        "deck": write_list(player.draw_pile, CARDS),
        "discard": write_list(player.discard, CARDS),
        "played": write_list(state.played, CARDS) if seat == state.active else [],
        "farm": write_farm(player.farm),
    }


def write_farm(farm: Sequence[int]) -> list[list[str]]:
    fences = (farm[space : space + 2] for space in range(0, SPACES, 2))
    return [[FARM_CARDS[card] for card in fence if card != NONE] for fence in fences if fence[0] != NONE]


def write_pending(state: State) -> Json | None:
    """Return the open choice, if there is one."""
    step = Step(state.step)
    if step not in STEP_WORDS:
        return None
    words = STEP_WORDS[step]
    pending: Json = {"choice": words.verb} | ({"for": words.purpose} if words.purpose else {})
    if words.is_about_card:
        pending["card"] = CARDS[state.card]
    if words.amount:
        pending[words.amount] = state.bargain_limit if step == Step.TAKE else state.due
    if step == Step.FREE_FOR_VIKING:
        pending["by"] = seat_name(state.active)
    return pending


# --- Reading --------------------------------------------------------------------------------------


def read(rules: AlpacaRules, data: object) -> State:
    """Return the state of a written position.

    Raises:
        BadPosition: It cannot be a position of the game.
    """
    field = PositionField(data).check_keys(KEYS)
    field.check_game("alpaca")
    state = State()
    clear_farms_and_gifts(state)
    state.seats = field.seats("alpaca", SEAT_COUNTS)
    state.first = field["first"].seat(state.seats, 0)
    state.market = field["market"].read_amounts(CARDS)
    read_turn(state, field)
    read_seats(rules, state, field)
    for seat, player in enumerate(field["players"].items(SEATS, [{}] * state.seats)):
        read_player(state, seat, player)
    for owner in state.players:
        owner.purse = rules.coins_in(owner.hand)
    check_copies(rules, state)
    check_pending(rules, state)
    if any(has_four_full(player) for player in state.players):
        state.last_round = 1
    return state


def read_turn(state: State, field: PositionField) -> None:
    state.bought = field["bought"].flag()
    state.placements = field["placements"].integer(0, MOST_PLACEMENTS, default=1)
    state.sweeper_coins = field["coins"].integer(0, MOST_COINS)
    state.reveller = field["reveller"].flag()
    state.acted = field["acted"].flag()
    state.extra_turns = field["extra-turns"].integer(0, MOST_EXTRA_TURNS)
    state.last_round = field["final"].flag()
    state.idle = field["idle"].integer(0, MOST_IDLE_TURNS)


def read_seats(rules: AlpacaRules, state: State, field: PositionField) -> None:
    """Read who must move, whose turn it is, and what is asked."""
    state.asked = field["turn"].seat(state.seats, NONE if "turn" in field.value else state.first)
    state.card = NONE
    pending = field["pending"]
    if pending.value is not None:
        if state.asked == NONE:
            raise pending.bad(Fault.NOTHING_ASKED())
        read_pending(rules, state, pending)
    if state.asked == NONE:
        state.step = Step.OVER
    if state.step in (Step.OVER, Step.DREAM):
        state.last_round = 1
        state.active = find_last_active(state, field)
    elif state.step != Step.FREE_FOR_VIKING:
        state.active = state.asked


def find_last_active(state: State, field: PositionField) -> int:
    """Return whose turn was the last: cards may still lie in front of that seat."""
    for seat, player in enumerate(field["players"].value or ()):
        if isinstance(player, dict) and player.get("played"):
            return seat
    return last_seat(state.first, state.seats)


def read_pending(rules: AlpacaRules, state: State, pending: PositionField) -> None:
    """Read the open choice, and what follows from it for the turn."""
    pending.check_keys(PENDING_KEYS)
    step = read_step(pending)
    words = STEP_WORDS[step]
    check_keys(pending, step, words)
    state.step = step
    if words.is_about_card:
        state.card = pending["card"].word(CARDS)
    if step == Step.PAY:
        state.due = read_amount(pending["due"], 1, MOST_VALUE)
    if step == Step.FREE_FOR_SNOB:
        state.card = Card.SNOB
        state.due = read_amount(pending["left"], 1, rules.figures["SNOB_PRICE"])
    if step == Step.TAKE:
        state.bargain_limit = read_amount(pending["limit"], 0, MOST_VALUE)
    if step == Step.FREE_FOR_VIKING:
        state.active = pending["by"].seat(state.seats)
    if step not in (Step.COPY, Step.DREAM):
        state.acted = 1
    if step in (Step.PAY, Step.FREE_FOR_SNOB):
        state.bought, state.sweeper_coins = 1, 0


def read_step(pending: PositionField) -> Step:
    verb, purpose = pending["choice"].value, pending["for"].value or ""
    step = STEPS.get((verb, purpose)) if isinstance(verb, str) and isinstance(purpose, str) else None
    if step is None:
        known = sorted({f"{verb} for {purpose}" if purpose else verb for verb, purpose in STEPS})
        raise pending.bad(AlpacaFault.NO_SUCH_CHOICE(choices=known))
    return step


def check_keys(pending: PositionField, step: Step, words: StepWords) -> None:
    """Refuse a choice that lacks a key, or has one that it does not need."""
    needed = {"choice"}
    needed |= {"for"} if words.purpose else set()
    needed |= {"card"} if words.is_about_card else set()
    needed |= {words.amount} if words.amount else set()
    needed |= {"by"} if step == Step.FREE_FOR_VIKING else set()
    for key in sorted(set(pending.value) ^ needed):
        raise pending[key].bad(Fault.MISSING() if key in needed else AlpacaFault.OTHER_CHOICE())


def read_amount(amount: PositionField, lowest: int, highest: int) -> int:
    if amount.value is None:
        raise amount.bad(Fault.MISSING())
    return amount.integer(lowest, highest)


def read_player(state: State, seat: int, field: PositionField) -> None:
    field.check_keys((*PILES, "farm"))
    player = state.players[seat]
    player.hand = field["hand"].read_list(CARDS)
    player.draw_pile = field["deck"].read_list(CARDS)
    player.discard = field["discard"].read_list(CARDS)
    played = field["played"].read_list(CARDS)
    if seat == state.active:
        state.played = played
    elif any(played):
        raise field["played"].bad(AlpacaFault.PLAYED_ELSEWHERE(seat=seat_name(state.active)))
    for fence, cards in enumerate(field["farm"].items(FENCES)):
        read_fence(player, fence, cards)


def read_fence(player: Player, fence: int, field: PositionField) -> None:
    cards = [item.word(FARM_CARDS) for item in field.items(2)]
    if not cards:
        raise field.bad(AlpacaFault.EMPTY_FENCE())
    if Card.FENCE in cards:
        raise field.bad(AlpacaFault.FENCE_CARD())
    if Card.TWINS in cards and len(cards) > 1:
        raise field.bad(AlpacaFault.TWINS_ALONE())
    for behind, card in enumerate(cards):
        if name_of(card) in [name_of(other) for other in player.farm]:
            raise field.bad(AlpacaFault.NAME_TWICE(card=CARDS[name_of(card)]))
        player.farm[2 * fence + behind] = card


# --- Checking -------------------------------------------------------------------------------------


def check_copies(rules: AlpacaRules, state: State) -> None:
    """Refuse more cards than the box has.  A built Fence was a Fence card."""
    if state.market[Card.FENCE]:
        raise BadPosition("market.fence", AlpacaFault.FENCES_FOR_SALE())
    for card, most in enumerate(rules.figures["COPIES"]):
        found = state.market[card] + state.played[card]
        for player in state.players:
            found += player.hand[card] + player.draw_pile[card] + player.discard[card]
            found += sum(name_of(space) == card for space in player.farm)
            found += sum(space != NONE for space in player.farm[::2]) if card == Card.FENCE else 0
        if found > most:
            raise BadPosition("", Fault.TOO_MANY_COPIES(count=found, name=CARDS[card], most=most))


def check_pending(rules: AlpacaRules, state: State) -> None:
    """Refuse a choice whose card is not there, or that cannot be completed."""
    hand = state.players[state.asked].hand
    is_held = state.card != NONE and has_alpaca(hand, Card(state.card))
    needs = {
        Step.PAY: (can_be_due(rules, state), AlpacaFault.PENDING_PAY),
        Step.FREE_FOR_SNOB: (
            state.market[Card.SNOB] > 0 and alpacas_in(hand) >= state.due,
            AlpacaFault.PENDING_SNOB,
        ),
        Step.RECEIVER: (is_held, AlpacaFault.PENDING_GIVE),
        Step.SWAP_OUT: (is_held, AlpacaFault.PENDING_SWAP),
        Step.JOIN: (
            state.card in (Card.NOISEMAKER, Card.MIME) and state.played[state.card] > 0,
            AlpacaFault.PENDING_JOIN,
        ),
        Step.FREE_FOR_VIKING: (state.active not in (NONE, state.asked), AlpacaFault.PENDING_VIKING),
        Step.DREAM: (
            space_of(state.players[state.asked], Card.DREAMER) != NONE,
            AlpacaFault.PENDING_DREAM,
        ),
    }
    is_met, fault = needs.get(Step(state.step), (True, AlpacaFault.OTHER_CHOICE))
    if not is_met:
        raise BadPosition("pending", fault())
    if state.step == Step.DREAM and cards_in(state.market) == 0:
        raise BadPosition("pending", AlpacaFault.EMPTY_MARKET())


def can_be_due(rules: AlpacaRules, state: State) -> bool:
    """Whether this many coins can be due for the card; a Snob is not paid in coins, a Puppy costs none."""
    if state.card == Card.SNOB or state.market[state.card] == 0:
        return False
    return bool(state.due <= min(rules.figures["VALUE"][state.card], state.players[state.asked].purse))

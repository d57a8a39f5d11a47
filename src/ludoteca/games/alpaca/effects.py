"""ALPACA: what legal moves cost and bring."""

from collections.abc import Callable, Sequence

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.wording.commentary import Effect, Effects, View
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.ending import cards_outside
from ludoteca.games.alpaca.farm import free_space, name_of, neighbour, space_of
from ludoteca.games.alpaca.farm_totals import place_effects, points_effect, points_with
from ludoteca.games.alpaca.payment import payments, propose
from ludoteca.games.alpaca.piles import cards_to_draw
from ludoteca.games.alpaca.state import Card, State, Step
from ludoteca.games.alpaca.word_lists import CARDS

NUMBERS = dict(zip(CARDS, Card, strict=True))
TO_HAND: list[Effect] = [{"effect": "held"}]
TO_DISCARD: list[Effect] = [{"effect": "discarded"}]
PLAYS: dict[str, list[Effect]] = {word: [{"effect": "plays", "card": word}] for word in CARDS}  # by card
FREED: list[Effect] = [{"effect": "freed"}]


def find_effects(rules: AlpacaRules, state: State, view: View) -> Effects:
    """Return the effects of each legal move of the seat to move, by the move."""
    if state.step == Step.TURN:
        return effects_in_turn(rules, state, view)
    find = ANSWER_EFFECTS.get(Step(state.step))
    return {} if find is None else find(rules, state, view["moves"])


# --- In a turn ------------------------------------------------------------------------------------


def effects_in_turn(rules: AlpacaRules, state: State, view: View) -> Effects:
    """Return the effects of purchases, abilities, placements and the end of the turn."""
    player = state.players[state.active]
    found = {} if state.bought else buy_effects(rules, state, view)
    for move in view["moves"]:
        verb, _, word = move.partition(" ")
        if verb == "place":
            found[move] = place_effects(rules, player, NUMBERS[word])
        elif verb == "play":
            found[move] = PLAYS[word]
        elif verb == "end":
            found[move] = end_effects(rules, state)
    return found


def buy_effects(rules: AlpacaRules, state: State, view: View) -> Effects:
    """Return what is paid, with which cards, and where the alpaca goes (A13, A14, A44, A50)."""
    player, prices = state.players[state.active], view["prices"]
    words = [move[len("buy ") :] for move in view["moves"] if move.startswith("buy ")]
    dues = {word: max(prices[word] - state.sweeper_coins, 0) for word in words if word != "snob"}
    best, where = payments(rules, tuple(player.hand), max(dues.values(), default=0)), goes_to(state)
    costs: dict[int, list[Effect]] = {
        due: [{"effect": "costs", "coins": due, "purse": player.purse, "cards": propose(best, due)}, *where]
        for due in set(dues.values())
    }
    found = {f"buy {word}": costs[due] for word, due in dues.items()}
    if "snob" in words:
        found["buy snob"] = [{"effect": "costs-alpacas", "count": rules.figures["SNOB_PRICE"]}, *where]
    return found


def goes_to(state: State) -> list[Effect]:
    return TO_HAND if state.reveller else TO_DISCARD


def end_effects(rules: AlpacaRules, state: State) -> list[Effect]:
    """Return how many cards are discarded and drawn (A7, A39)."""
    player = state.players[state.active]
    there = cards_outside(player) + cards_in(state.played)
    return [{"effect": "ends", "held": cards_in(player.hand), "drawn": min(rules.hand_size(player), there)}]


# --- Answers to a choice ----------------------------------------------------------------------------


def answer_pay(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return how much a card pays, what is lost, and which cards pay the whole price best (A14)."""
    coins, due = rules.figures["COINS"], state.due
    found: Effects = {}
    for move in moves:
        paid = coins[NUMBERS[move.partition(" ")[2]]]
        found[move] = [{"effect": "pays", "coins": paid, "left": max(due - paid, 0)}]
        if paid > due:
            found[move].append({"effect": "loses", "coins": paid - due})
    cards = propose(payments(rules, tuple(state.players[state.active].hand), due), due)
    if cards:
        found[f"pay {cards[0]}"].append({"effect": "completes", "cards": cards})
    return found


def answer_sweep(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return the coins for this turn's purchase, if it is still to be made (A31, A-R3)."""
    if state.bought:
        return dict.fromkeys(moves, FREED)
    words = {move: move.partition(" ")[2] for move in moves}
    return {
        move: [*FREED, {"effect": "brings", "coins": rules.sweeper_gain(NUMBERS[word])}]
        for move, word in words.items()
    }


def answer_bargain(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return the highest value that may be taken for the freed alpaca (A43)."""
    words = {move: move.partition(" ")[2] for move in moves}
    return {
        move: [*FREED, {"effect": "allows", "limit": rules.bargain_limit(NUMBERS[word])}]
        for move, word in words.items()
    }


def answer_free(_rules: AlpacaRules, _state: State, moves: Sequence[str]) -> Effects:
    return dict.fromkeys(moves, FREED)


def answer_take(_rules: AlpacaRules, _state: State, moves: Sequence[str]) -> Effects:
    return dict.fromkeys(moves, TO_HAND)


def answer_copy(_rules: AlpacaRules, _state: State, moves: Sequence[str]) -> Effects:
    return {move: PLAYS[move.partition(" ")[2]] for move in moves}


def answer_give(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return the cards that are drawn for the gift (A35)."""
    count = min(rules.figures["PACIFIST_DRAWS"], cards_to_draw(state.players[state.active]))
    return {move: [{"effect": "draws", "count": count}] for move in moves}


def answer_join(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return which neighbour is silenced, and how many points it loses (A42, A-R24)."""
    found: Effects = {}
    for move in moves:
        player = state.players[seat_number(move.rpartition(" ")[2])]
        space = neighbour(free_space(player))
        mate, points = CARDS[name_of(player.farm[space])], rules.value_at(player, space)
        found[move] = [{"effect": "silences", "card": mate, "points": points, "fence": space // 2}]
    return found


def answer_swap_out(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return what the farm counts more or less after the exchange (A46)."""
    player, found = state.players[state.active], {}
    farm = tuple(player.farm)
    for move in moves:
        space = space_of(player, NUMBERS[move.partition(" ")[2]])
        found[move] = [*TO_HAND, points_effect(points_with(rules, farm, space, state.card))]
    return found


def answer_dream(rules: AlpacaRules, state: State, moves: Sequence[str]) -> Effects:
    """Return what the farm counts more or less with another alpaca instead of the Dreamer (A36)."""
    player, found = state.players[state.asked], {}
    farm, space = tuple(player.farm), space_of(player, Card.DREAMER)
    for move in moves:
        found[move] = [points_effect(points_with(rules, farm, space, NUMBERS[move.partition(" ")[2]]))]
    return found


ANSWER_EFFECTS: dict[Step, Callable[[AlpacaRules, State, Sequence[str]], Effects]] = {
    Step.PAY: answer_pay,
    Step.FREE_FOR_SNOB: answer_free,
    Step.FREE_FOR_SWEEPER: answer_sweep,
    Step.FREE_FOR_BARGAINER: answer_bargain,
    Step.FREE_FOR_VIKING: answer_free,
    Step.TAKE: answer_take,
    Step.COPY: answer_copy,
    Step.FETCH: answer_take,
    Step.GIVE: answer_give,
    Step.RECEIVER: answer_give,
    Step.JOIN: answer_join,
    Step.SWAP_OUT: answer_swap_out,
    Step.DREAM: answer_dream,
}

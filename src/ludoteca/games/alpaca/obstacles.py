"""ALPACA: why an alpaca cannot be bought, played, placed or chosen now.

In a turn a player could want every pile of the market and every card in hand; in a choice, every card of the
place that the choice is about.  Each obstacle has the verb of the move that it stops.
"""

from collections.abc import Callable, Iterator

from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.wording.commentary import Obstacle, Obstacles, View
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.farm import building_site, free_space, has_in_farm, name_of
from ludoteca.games.alpaca.piles import alpacas_in
from ludoteca.games.alpaca.state import Card, Player, State, Step
from ludoteca.games.alpaca.word_lists import CARDS, STEP_WORDS

EVERY_CARD = tuple(Card)
COMPONENTS = tuple(f"card {word}" for word in CARDS)
OF_WORD = dict(zip(CARDS, COMPONENTS, strict=True))
BUY, PLAY, PLACE = ({word: f"{verb} {word}" for word in CARDS} for verb in ("buy", "play", "place"))

# Why an active ability lacks what it needs (A-R11); the others can always be used.
LACKING = {
    Card.CONSUMERIST: "not-first",
    Card.SWEEPER: "nothing-discarded",
    Card.PACIFIST: "no-other-alpaca",
    Card.BARGAINER: "no-other-alpaca",
    Card.NOISEMAKER: "no-farm",
    Card.TICKET_CLERK: "no-exchange",
    Card.MIME: "no-copy",
}
# Obstacles without facts are made once.
NO_ABILITY: Obstacle = {"why": "no-ability", "verb": "play"}
LACKS: dict[int, Obstacle] = {card: {"why": why, "verb": "play"} for card, why in LACKING.items()}
SOLD_OUT: list[Obstacle] = [{"why": "sold-out", "verb": "buy"}]
BOUGHT: list[Obstacle] = [{"why": "bought", "verb": "buy"}]
FENCE_OBSTACLE: list[Obstacle] = [{"why": "fence"}]
PLACED: Obstacle = {"why": "placed", "verb": "place"}
TWICE: Obstacle = {"why": "twice", "verb": "place"}
FULL: Obstacle = {"why": "full", "verb": "place"}
NO_FENCE: Obstacle = {"why": "no-fence", "verb": "place"}


def find_obstacles(rules: AlpacaRules, state: State, view: View) -> Obstacles:
    """Return the obstacles to what the seat to move could want, by component."""
    legal = set(view["moves"])
    if state.step != Step.TURN:
        return dict(answer_obstacles(rules, state, view, legal))
    found = market_obstacles(rules, state, view, legal)
    for card, copies in zip(EVERY_CARD, state.players[state.active].hand, strict=True):
        if copies:
            reasons = hand_obstacles(rules, state, card, legal)
            if reasons:
                component = COMPONENTS[card]
                found[component] = [*found[component], *reasons] if component in found else reasons
    return found


# --- 2. Purchasing an alpaca ------------------------------------------------------------------------


def market_obstacles(rules: AlpacaRules, state: State, view: View, legal: set[str]) -> Obstacles:
    """Return why cards cannot be bought: an empty pile, a second purchase, too little to pay (A13, A50)."""
    piles = view["market"].items()
    if state.bought:
        return {OF_WORD[word]: BOUGHT if copies else SOLD_OUT for word, copies in piles}
    return {
        OF_WORD[word]: [why_too_little(rules, state, view, word)] if copies else SOLD_OUT
        for word, copies in piles
        if BUY[word] not in legal
    }


def why_too_little(rules: AlpacaRules, state: State, view: View, word: str) -> Obstacle:
    player = state.players[state.active]
    if word == "snob":
        needs, has = rules.figures["SNOB_PRICE"], alpacas_in(player.hand)
        return {"why": "alpacas", "verb": "buy", "needs": needs, "has": has}
    needs, has = view["prices"][word], player.purse + state.sweeper_coins
    return {"why": "coins", "verb": "buy", "needs": needs, "has": has}


# --- 1. and 3. Playing and placing alpacas ------------------------------------------------------------


def hand_obstacles(rules: AlpacaRules, state: State, card: Card, legal: set[str]) -> list[Obstacle]:
    """Return why a card in hand cannot be played, or not placed, or neither (A11, A15 to A19)."""
    if card == Card.FENCE:
        return FENCE_OBSTACLE
    found, word = [], CARDS[card]
    if PLAY[word] not in legal:
        found.append(LACKS[card] if rules.figures["ACTIVE"][card] else NO_ABILITY)
    if PLACE[word] not in legal:
        found.append(why_not_placed(rules, state, card))
    return found


def why_not_placed(rules: AlpacaRules, state: State, card: Card) -> Obstacle:
    player = state.players[state.active]
    if state.placements == 0:
        return PLACED
    if has_in_farm(player, card):
        return TWICE
    return FULL if building_site(player) == NONE else NO_FENCE


# --- Choices ------------------------------------------------------------------------------------------


def answer_obstacles(
    rules: AlpacaRules, state: State, view: View, legal: set[str]
) -> Iterator[tuple[str, list[Obstacle]]]:
    """Yield what lies where the choice is made, and is not an answer."""
    step = Step(state.step)
    verb = STEP_WORDS[step].verb
    if step == Step.JOIN:
        yield from farm_obstacles(rules, state, legal)
    elif step != Step.RECEIVER:
        why = WHY[step]
        for card in sorted(kinds_to_choose(rules, state, view)):
            if f"{verb} {CARDS[card]}" not in legal:
                yield COMPONENTS[card], [{"verb": verb} | why(rules, state, card)]


def kinds_to_choose(rules: AlpacaRules, state: State, view: View) -> set[Card]:
    """Return the kinds of cards in the hand, pile, farm or market that the choice is about."""
    player, step = state.players[state.asked], state.step
    if step in (Step.TAKE, Step.DREAM):
        return {Card(CARDS.index(word)) for word in view["market"]}
    if step in (Step.COPY, Step.SWAP_OUT):
        return {Card(name_of(card)) for card in player.farm if card != NONE}
    piles = {Step.FREE_FOR_SWEEPER: player.discard, Step.FETCH: player.draw_pile}
    pile = piles.get(Step(step), player.hand)
    return {card for card, copies in zip(EVERY_CARD, pile, strict=True) if copies}


def why_no_alpaca(_rules: AlpacaRules, _state: State, _card: Card) -> Obstacle:
    """Return why a card is no answer: a Fence is not an alpaca; everything else there is an answer."""
    return {"why": "no-alpaca"}


def why_not_best(rules: AlpacaRules, state: State, card: Card) -> Obstacle:
    """Return why a Viking does not accept this card: it asks for the most valuable alpaca in hand (A45)."""
    if card == Card.FENCE:
        return {"why": "no-alpaca"}
    values, hand = rules.figures["VALUE"], state.players[state.asked].hand
    best = max(values[other] for other, copies in enumerate(hand) if copies and other != Card.FENCE)
    return {"why": "not-best", "value": values[card], "best": best}


def why_not_taken(rules: AlpacaRules, state: State, card: Card) -> Obstacle:
    """Return why a Bargainer cannot take this card: it is not in the market, or too valuable (A43)."""
    if state.market[card] == 0:
        return {"why": "sold-out"}
    return {"why": "limit", "value": rules.figures["VALUE"][card], "limit": state.bargain_limit}


def why_not_copied(rules: AlpacaRules, _state: State, card: Card) -> Obstacle:
    """Return why a Mime cannot copy this card: passive, a Mime, or of no use now (A33, A-R12)."""
    is_active = rules.figures["ACTIVE"][card] and card != Card.MIME
    return {"why": LACKING[card] if is_active else "no-active-ability"}


def why_not_swapped(rules: AlpacaRules, state: State, card: Card) -> Obstacle:
    """Return why a card cannot be swapped in: a name twice, or Twins not alone (A46, A-R25)."""
    if card == Card.FENCE:
        return {"why": "no-alpaca"}
    incoming = card if state.step == Step.SWAP_IN else Card(state.card)
    return {"why": why_unfit(rules, state.players[state.active], incoming)}


def why_not_dreamt(rules: AlpacaRules, state: State, card: Card) -> Obstacle:
    """Return why a Dreamer cannot become this card: sold out, no room for it, or a Puppy (A36, A-R27)."""
    if state.market[card] == 0:
        return {"why": "sold-out"}
    if card == Card.PUPPY:
        return {"why": "no-puppy"}
    return {"why": why_unfit(rules, state.players[state.asked], card)}


def why_unfit(rules: AlpacaRules, player: Player, card: Card) -> str:
    """Return why a card cannot take the place of another in the farm."""
    if card == Card.TWINS and not has_in_farm(player, card):
        return "twins"
    return "twice"


def farm_obstacles(rules: AlpacaRules, state: State, legal: set[str]) -> Iterator[tuple[str, list[Obstacle]]]:
    """Yield why farms take no Noisemaker: they have no room, or one of this name (A42, A-R23)."""
    for seat in range(state.seats):
        name = seat_name(seat)
        if f"join {name}" not in legal:
            has_space = free_space(state.players[seat]) != NONE
            yield f"seat {name}", [{"why": "farm-twice" if has_space else "farm-full", "verb": "join"}]


WHY: dict[Step, Callable[[AlpacaRules, State, Card], Obstacle]] = {
    Step.PAY: why_no_alpaca,
    Step.FREE_FOR_SNOB: why_no_alpaca,
    Step.FREE_FOR_SWEEPER: why_no_alpaca,
    Step.FREE_FOR_BARGAINER: why_no_alpaca,
    Step.FREE_FOR_VIKING: why_not_best,
    Step.TAKE: why_not_taken,
    Step.COPY: why_not_copied,
    Step.FETCH: why_no_alpaca,
    Step.GIVE: why_no_alpaca,
    Step.SWAP_IN: why_not_swapped,
    Step.SWAP_OUT: why_not_swapped,
    Step.DREAM: why_not_dreamt,
}

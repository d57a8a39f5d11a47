"""ALPACA: Fences, the spaces behind them, and what a farm is worth.

A farm has eight spaces, two behind each Fence.  A Fence stands if its first space is taken, because no Fence
stands empty.  Twins stand in the first space and fill both.

Kernel subset.
"""

from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.figures import VALUE
from ludoteca.games.alpaca.state import FENCES, MIME_AS_NOISEMAKER, SPACES, Card, Player

# --- Names ----------------------------------------------------------------------------------------


def name_of(card: int) -> int:
    """Return the name of what stands in a space: a Mime stays a Mime whatever it copied (A-R12)."""
    return Card.MIME if card == MIME_AS_NOISEMAKER else card


def has_in_farm(player: Player, card: Card) -> bool:
    """Whether the name stands in the farm.  Without an early return, compilers make vector code of it."""
    found = False
    for space in range(SPACES):
        if name_of(player.farm[space]) == card:
            found = True
    return found


def has_elsewhere(player: Player, card: Card, space: int) -> bool:
    """Whether the name stands in another space of the farm."""
    for other in range(SPACES):
        if other != space and name_of(player.farm[other]) == card:
            return True
    return False


def space_of(player: Player, card: Card) -> int:
    """Return the space where the card of that name stands, or NONE."""
    for space in range(SPACES):
        if name_of(player.farm[space]) == card:
            return space
    return NONE


# --- Spaces ---------------------------------------------------------------------------------------


def neighbour(space: int) -> int:
    """Return the other space behind the same Fence."""
    return space ^ 1


def is_full(player: Player, fence: int) -> bool:
    """Whether there is no space left behind a Fence (A17)."""
    return player.farm[2 * fence] == Card.TWINS or player.farm[2 * fence + 1] != NONE


def has_four_full(player: Player) -> bool:
    """Whether all four Fences of a farm are full (A22)."""
    for fence in range(FENCES):
        if not is_full(player, fence):
            return False
    return True


def free_space(player: Player) -> int:
    """Return the leftmost free space behind a standing Fence, or NONE (A18, A-R21)."""
    for fence in range(FENCES):
        if player.farm[2 * fence] != NONE and not is_full(player, fence):
            return 2 * fence + 1
    return NONE


def building_site(player: Player) -> int:
    """Return the first space of the next Fence, or NONE when all four stand (A-R21)."""
    for fence in range(FENCES):
        if player.farm[2 * fence] == NONE:
            return 2 * fence
    return NONE


def is_building_site(space: int) -> bool:
    """Whether placing a card in this free space builds a Fence: only a new Fence has its first space free."""
    return space % 2 == 0


def space_for(player: Player, card: Card) -> int:
    """Return where a card from the hand can be placed: a free space, a new Fence from the hand, or NONE.

    Twins always need a Fence of their own (A19, A47, A-R21, A-R22).
    """
    space = NONE if card == Card.TWINS else free_space(player)
    if space == NONE and player.hand[Card.FENCE] > 0:
        space = building_site(player)
    return space


def has_room_for(player: Player, card: Card) -> bool:
    """Whether an alpaca from the hand has a space, and its name is not in the farm (A15 to A19)."""
    return card != Card.FENCE and space_for(player, card) != NONE and not has_in_farm(player, card)


def can_exchange(player: Player, card: Card, space: int) -> bool:
    """Whether the card may take the place of the one in a space (A-R25, A-R27)."""
    if player.farm[space] == NONE or has_elsewhere(player, card, space):
        return False
    return card != Card.TWINS or player.farm[neighbour(space)] == NONE


# --- Worth ----------------------------------------------------------------------------------------


def value_at(player: Player, space: int) -> int:
    """Return the printed value of the card in a space, or 0 for a free space."""
    card = player.farm[space]
    return 0 if card == NONE else VALUE[name_of(card)]


def farm_value(player: Player) -> int:
    """Return the printed values of the whole farm (A25)."""
    total = 0
    for space in range(SPACES):
        total += value_at(player, space)
    return total


def is_noisy(card: int) -> bool:
    """Whether a card behind a Fence silences its neighbour (A42, A-R12)."""
    return card == Card.NOISEMAKER or card == MIME_AS_NOISEMAKER


def silenced_value(player: Player) -> int:
    """Return the printed values of the cards beside noisy ones, which count 0 (A42, A-R24)."""
    total = 0
    for space in range(SPACES):
        if is_noisy(player.farm[neighbour(space)]):
            total += value_at(player, space)
    return total


def alpacas_in_farm(player: Player) -> int:
    """Return how many alpacas stand behind Fences; Twins are two (A47, A-R22)."""
    alpacas = 0
    for card in player.farm:
        alpacas += (card != NONE) + (card == Card.TWINS)
    return alpacas


def highest_value(player: Player) -> int:
    highest = 0
    for space in range(SPACES):
        highest = max(highest, value_at(player, space))
    return highest

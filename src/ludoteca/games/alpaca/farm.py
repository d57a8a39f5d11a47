"""ALPACA: Fences, the spaces behind them, and what a farm is worth.

A farm is eight spaces, two to a Fence.  A Fence is built when its first space is taken,
for no Fence stands empty; Twins stand in the first space and fill both.

Kernel subset.
"""

from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.figures import VALUE
from ludoteca.games.alpaca.state import (
    FENCE,
    FENCES,
    MIME,
    MIME_AS_NOISEMAKER,
    NOISEMAKER,
    SPACES,
    TWINS,
    Player,
)


def name(card: int) -> int:
    """What a card behind a Fence is called: a Mime stays a Mime whatever it copied (A-R12)."""
    return MIME if card == MIME_AS_NOISEMAKER else card


def has_in_farm(player: Player, card: int) -> bool:
    found = False
    for space in range(SPACES):
        if name(player.farm[space]) == card:
            found = True
    return found


def has_elsewhere(player: Player, card: int, space: int) -> bool:
    """Whether the name stands in the farm outside one space."""
    for other in range(SPACES):
        if other != space and name(player.farm[other]) == card:
            return True
    return False


# --- Spaces ---------------------------------------------------------------------------------------


def mate_space(space: int) -> int:
    """The other space behind the same Fence."""
    return space ^ 1


def is_alone(player: Player, space: int) -> bool:
    return player.farm[mate_space(space)] == NONE


def is_full(player: Player, fence: int) -> bool:
    return player.farm[2 * fence] == TWINS or player.farm[2 * fence + 1] != NONE


def has_four_full(player: Player) -> bool:
    for fence in range(FENCES):
        if not is_full(player, fence):
            return False
    return True


def free_space(player: Player) -> int:
    """The leftmost free space behind a Fence that stands, or NONE (A18, A-R21)."""
    for fence in range(FENCES):
        if player.farm[2 * fence] != NONE and not is_full(player, fence):
            return 2 * fence + 1
    return NONE


def building_site(player: Player) -> int:
    """The first space of the next Fence to be built, or NONE with all four standing (A-R21)."""
    for fence in range(FENCES):
        if player.farm[2 * fence] == NONE:
            return 2 * fence
    return NONE


def space_for(player: Player, card: int) -> int:
    """Where a card from the hand can be placed: a free space, or a Fence to build for it, or NONE.

    Twins always need a Fence of their own (A19, A-R21, A-R22).
    """
    space = NONE if card == TWINS else free_space(player)
    if space == NONE and player.hand[FENCE] > 0:
        space = building_site(player)
    return space


def is_building_site(space: int) -> bool:
    """Only a new Fence has its first space free."""
    return space % 2 == 0


def can_exchange(player: Player, card: int, space: int) -> bool:
    """Whether the card may take the place of the one in a space (A-R25, A-R27)."""
    if player.farm[space] == NONE or has_elsewhere(player, card, space):
        return False
    return card != TWINS or is_alone(player, space)


# --- Worth ----------------------------------------------------------------------------------------


def is_noisy(card: int) -> bool:
    return card == NOISEMAKER or card == MIME_AS_NOISEMAKER


def value_at(player: Player, space: int) -> int:
    card = player.farm[space]
    return 0 if card == NONE else VALUE[name(card)]


def farm_value(player: Player) -> int:
    """The printed values of the whole farm (A25)."""
    total = 0
    for space in range(SPACES):
        total += value_at(player, space)
    return total


def silenced_value(player: Player) -> int:
    """What the noisy cards' mates would have been worth (A-R24)."""
    total = 0
    for space in range(SPACES):
        if is_noisy(player.farm[mate_space(space)]):
            total += value_at(player, space)
    return total


def alpacas_in_farm(player: Player) -> int:
    """Twins are two (A-R22)."""
    total = 0
    for space in range(SPACES):
        if player.farm[space] != NONE:
            total += 2 if player.farm[space] == TWINS else 1
    return total


def highest_value(player: Player) -> int:
    highest = 0
    for space in range(SPACES):
        highest = max(highest, value_at(player, space))
    return highest

"""The rules of ALPACA as views ask them, with the functions that only this game has."""

from ludoteca.core.compiler.rules import Rules
from ludoteca.games.alpaca import card_list, farm, piles, rules


class AlpacaRules(Rules):
    """What a type checker knows of ``game.rules``; the kernel files have the signatures."""

    alpacas_in = staticmethod(piles.alpacas_in)
    coins_in = staticmethod(piles.coins_in)
    hand_size = staticmethod(piles.hand_size)
    building_site = staticmethod(farm.building_site)
    free_space = staticmethod(farm.free_space)
    has_in_farm = staticmethod(farm.has_in_farm)
    is_building_site = staticmethod(farm.is_building_site)
    name_of = staticmethod(farm.name_of)
    neighbour = staticmethod(farm.neighbour)
    space_for = staticmethod(farm.space_for)
    space_of = staticmethod(farm.space_of)
    value_at = staticmethod(farm.value_at)
    price = staticmethod(rules.price)
    bargain_limit = staticmethod(card_list.bargain_limit)
    sweeper_gain = staticmethod(card_list.sweeper_gain)

"""The rules of ALPACA as views ask them, with the functions that only this game has."""

from ludoteca.core.compiler.rules import Rules
from ludoteca.games.alpaca import card_list, farm, piles, rules


class AlpacaRules(Rules):
    """What a type checker knows of ``game.rules``: functions that read figures, with their signatures."""

    coins_in = staticmethod(piles.coins_in)
    hand_size = staticmethod(piles.hand_size)
    value_at = staticmethod(farm.value_at)
    price = staticmethod(rules.price)
    bargain_limit = staticmethod(card_list.bargain_limit)
    sweeper_gain = staticmethod(card_list.sweeper_gain)

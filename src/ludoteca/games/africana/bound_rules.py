"""The rules of Africana as views ask them, with the functions that only this game has."""

from ludoteca.core.compiler.rules import Rules
from ludoteca.games.africana import actions, books, company, rules


class AfricanaRules(Rules):
    """What a type checker knows of ``game.rules``: functions that read figures, with their signatures."""

    half_of_explorer = staticmethod(books.half_of_explorer)
    free_markers = staticmethod(company.free_markers)
    can_buy_adventure = staticmethod(rules.can_buy_adventure)
    can_open_book = staticmethod(rules.can_open_book)
    can_turn_page = staticmethod(rules.can_turn_page)
    page_price = staticmethod(rules.page_price)
    region_to_complete = staticmethod(rules.region_to_complete)
    region_to_join = staticmethod(rules.region_to_join)
    list_movement = staticmethod(actions.list_movement)

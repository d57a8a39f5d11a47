"""The rules of Master Elf as views ask them, with the functions that only this game has."""

from ludoteca.core.compiler.rules import Rules
from ludoteca.games.master_elf import ending, rules


class MasterElfRules(Rules):
    """What a type checker knows of ``game.rules``: functions that read figures, with their signatures."""

    can_make = staticmethod(rules.can_make)
    city_draws = staticmethod(rules.city_draws)
    can_use_special = staticmethod(rules.can_use_special)
    best_assignment = staticmethod(ending.best_assignment)
    elves_of = staticmethod(ending.elves_of)
    gifts_of_colour = staticmethod(ending.gifts_of_colour)

"""The gentle bot: for somebody's first matches.

It plays like the medium bot until it leads.  Then it plays any move, so that a beginner catches up.
"""

from ludoteca.bots.kinds import Bot
from ludoteca.bots.random import RandomBot
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge


class GentleBot:
    """Keeps a match close.  ``careful`` plays for it while it is behind."""

    def __init__(self, game: Game, careful: Bot, seed: int | None = None) -> None:
        self.game = game
        self.rules = game.seeded_rules
        self.lead = game.definition.bots.gentle_lead
        self.careful, self.careless = careful, RandomBot(seed)

    def choose(self, knowledge: Knowledge) -> str:
        knowledge.check_game(self.game)
        return (self.careless if self._leads(knowledge) else self.careful).choose(knowledge)

    def _leads(self, knowledge: Knowledge) -> bool:
        """Whether this seat expects to be ahead by more than the lead that its game allows."""
        state = knowledge.state
        expected = [self.rules.evaluate(state, seat) for seat in range(state.seats)]
        own = expected.pop(state.asked)
        return bool(own - max(expected) > self.lead)

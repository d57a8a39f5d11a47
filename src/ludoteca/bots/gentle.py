"""The gentle bot: for somebody's first matches.

It plays like the medium bot until it leads.  Then it plays any move, so that a beginner catches up.
"""

from ludoteca.bots import Bot
from ludoteca.bots.random import RandomBot
from ludoteca.core.game import Game
from ludoteca.core.match import Knowledge


class GentleBot:
    """Keeps a match close.  ``careful`` plays for it while it is behind."""

    def __init__(self, game: Game, careful: Bot, seed: int = 0) -> None:
        self.rules = game.seeded_rules
        self.lead = game.definition.gentle_lead
        self.careful, self.careless = careful, RandomBot(seed)

    def choose(self, knowledge: Knowledge) -> str:
        return (self.careless if self._leads(knowledge) else self.careful).choose(knowledge)

    def _leads(self, knowledge: Knowledge) -> bool:
        """Whether this seat expects to score more than the others, by the lead that its game allows."""
        state = knowledge.state
        expected = [self.rules.evaluate(state, seat) for seat in range(state.seats)]
        own = expected.pop(state.asked)
        return bool(own - max(expected) > self.lead)

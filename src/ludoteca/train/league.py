"""League: the opponents of a learner.

In the first matches of a batch it plays all seats itself.  In the others it has one seat, and a past self or
the greedy bot has the rest.
"""

import numpy as np

from ludoteca.core.kernel.structs import NONE
from ludoteca.train.experience import Matches, seats_in_turn
from ludoteca.train.network import Array, Network

PAST_SHARE = 0.15  # the share of matches against a past self
GREEDY_SHARE = 0.4  # the share of matches against the greedy bot
MOST_PAST = 12  # past selves that are kept


class League:
    """Chooses for the seats that the learner does not have."""

    def __init__(self, matches: Matches, network: Network) -> None:
        size, self.matches, self.network = matches.batch.size, matches, network
        turns = len(seats_in_turn(matches.batch.game))
        self.past_from = size - int(size * PAST_SHARE)
        self.greedy_from = self.past_from - int(size * GREEDY_SHARE)
        self.own_seat = (matches.arrays.arange(size) // turns) % matches.seats
        self.past: list[Array] = []
        self.opponent: Network | None = None

    def remember(self, generator: np.random.Generator) -> None:
        """Keep the learner as it is now; if there are too many, forget one at random but not the first."""
        if len(self.past) == MOST_PAST:
            del self.past[int(generator.integers(1, MOST_PAST))]
        self.past.append(self.network.parameters.copy())

    def choose_opponent(self, generator: np.random.Generator) -> None:
        """Play against another past self from now on."""
        if self.past:
            parameters = self.past[int(generator.integers(len(self.past)))]
            self.opponent = Network(self.network.shape, parameters, self.network.scales)

    def __call__(self, inputs: Array, preferences: Array, asked: Array) -> Array:
        """Return the actions of opponents, NONE where the learner chooses."""
        arrays = self.matches.arrays
        actions = arrays.full(len(asked), NONE, np.int64)
        greedy, past = slice(self.greedy_from, self.past_from), slice(self.past_from, len(asked))
        actions[greedy] = preferences[:, greedy].argmax(axis=0)
        if self.opponent is not None and past.start < past.stop:
            columns = (arrays.ascontiguousarray(rows[:, past]) for rows in (inputs, preferences))
            actions[past] = self.matches.sample(self.opponent.forward(*columns).logits)
        return arrays.where(asked == self.own_seat, NONE, actions)

"""Against greedy: a network's likeliest moves, with the greedy bot on the other seats."""

from dataclasses import dataclass

from ludoteca.batch import Batch
from ludoteca.batch.device import Device
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.matches.game import Game
from ludoteca.train.network import Network

LONGEST = 1500  # moves; a longer match counts as lost
MOVES_PER_LOOK = 16  # moves between two checks whether all matches are over


SEED = 1 << 40  # of the matches, far from the seeds that trainings begin with


@dataclass(frozen=True)
class GreedyResult:
    """How a network did against greedy bots."""

    seats: int
    matches: int
    share: float  # of wins; a shared win counts as a fraction
    lead: float  # in points, over the mean of the others
    moves: float  # in a match


def evaluate(network: Network, game: Game, device: Device, size: int) -> tuple[GreedyResult, ...]:
    """Play as many matches with each number of seats that the game is for."""
    return tuple(
        play_against_greedy(network, game, device, seats, size, SEED) for seats in game.definition.seats
    )


def play_against_greedy(
    network: Network, game: Game, device: Device, seats: int, size: int, seed: int
) -> GreedyResult:
    """Play matches, with the network on each seat in turn."""
    batch, arrays = Batch(game, seats, size, seed, device), device.arrays
    own = arrays.arange(size) % seats
    moves = arrays.zeros(size)
    for move in range(LONGEST):
        if move % MOVES_PER_LOOK == 0 and bool(batch.over.all()):
            break
        asked = batch.asked
        moves += asked != NONE
        observations = arrays.ascontiguousarray(batch.observations().T)
        preferences = arrays.ascontiguousarray(batch.preferences().T)
        forward = network.forward(network.prepare(observations, preferences), preferences)
        batch.step(arrays.where(asked == own, forward.logits.argmax(axis=0), batch.greedy_actions()))
    shares, scores = batch.shares(), batch.scores()
    columns = own[:, None]
    points = arrays.take_along_axis(scores, columns, axis=1)[:, 0]
    others = (scores.sum(axis=1) - points) / (seats - 1)
    won = arrays.take_along_axis(shares, columns, axis=1)[:, 0]
    return GreedyResult(seats, size, float(won.mean()), float((points - others).mean()), float(moves.mean()))

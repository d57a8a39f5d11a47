"""Demonstrations: matches of a searching bot against itself, for a network to imitate.

Arrays have a row for each decision.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import bot
from ludoteca.bots.ismcts import SHARPNESS, WIN_SHARE
from ludoteca.bots.search import SearchBot, SearchResult
from ludoteca.bots.weights import REWARDS
from ludoteca.core.files import write_atomically
from ludoteca.core.kernel.policies import log_of_weight
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault
from ludoteca.train.faults import TrainFault

SAMPLED_SHARE = 0.15  # the share of moves that are chosen by their visits, so that matches differ
OUTCOME_SHARE = 0.5  # how much the outcome counts in targets; the rest is what the search expected


@dataclass(frozen=True)
class Demonstrations:
    """Decisions of a teacher."""

    observations: NDArray[np.int16]
    preferences: NDArray[np.int16]  # 0 for illegal actions
    shares: NDArray[np.float32]  # of the visits, by action
    targets: NDArray[np.float32]  # rewards, wins and scores, from the seat to move on
    present: NDArray[np.float32]  # 1 for each seat that the match has

    def __len__(self) -> int:
        return len(self.observations)

    def take(self, rows: NDArray[np.integer]) -> "Demonstrations":
        """Return some of the decisions."""
        return Demonstrations(*(getattr(self, field.name)[rows] for field in fields(self)))

    def write(self, file: Path) -> None:
        content = BytesIO()
        np.savez_compressed(content, **{field.name: getattr(self, field.name) for field in fields(self)})
        write_atomically(file, content.getvalue())

    @staticmethod
    def read(file: Path) -> "Demonstrations":
        with np.load(file) as found:
            return Demonstrations(**{field.name: found[field.name] for field in fields(Demonstrations)})


def join(parts: list[Demonstrations]) -> Demonstrations:
    """Put the decisions of several matches together."""
    return Demonstrations(
        *(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Demonstrations))
    )


def make_teacher(name: str, game: Game, seed: int) -> SearchBot:
    """Make a bot that searches."""
    teacher = bot(name, game, seed)
    if not isinstance(teacher, SearchBot):
        raise BadOption(
            TrainFault.NO_TEACHER(bot=name), Fault.KNOWN_WORDS(words=("search:150x", "champion:100x"))
        )
    return teacher


def demonstrate(game: Game, teacher: SearchBot, seats: int, seed: int) -> Demonstrations:
    """Let a bot play a match against itself and keep all its decisions."""
    match, generator = game.start(seats=seats, seed=seed), np.random.default_rng(seed)
    decisions: list[tuple[Any, ...]] = []
    teacher.last = None
    while not match.over:
        knowledge = match.knowledge(seed=int(generator.integers(1 << 60)))
        action = knowledge.legal_actions[0]
        if len(knowledge.legal_actions) > 1:
            found = teacher.search(knowledge)
            shares = shares_by_action(found, knowledge, game.actions)
            decisions.append((*inputs_of(game, knowledge), shares, knowledge.seat_number, found.best))
            sampled = generator.random() < SAMPLED_SHARE
            action = int(generator.choice(game.actions, p=shares)) if sampled else int(shares.argmax())
        teacher.last = (knowledge, knowledge.moves[knowledge.legal_actions.index(action)])
        match.play_action(action)
    observations, preferences, shares, movers, chosen = zip(*decisions, strict=True)
    targets = [
        target_of(match, mover, best.win_probabilities) for mover, best in zip(movers, chosen, strict=True)
    ]
    present = np.tile(np.arange(MOST_SEATS) < seats, (len(decisions), 1))
    return Demonstrations(
        np.array(observations, np.int16),
        np.array(preferences, np.int16),
        np.array(shares, np.float32),
        np.array(targets, np.float32),
        present.astype(np.float32),
    )


def shares_by_action(found: SearchResult, knowledge: Knowledge, actions: int) -> Any:
    """Return the share of visits that each action got."""
    shares = np.zeros(actions)
    for candidate in found.candidates:
        shares[knowledge.legal_actions[knowledge.moves.index(candidate.move)]] = candidate.visits
    return shares / shares.sum()


def inputs_of(game: Game, knowledge: Knowledge) -> tuple[list[int], Any]:
    """Return what a network sees of a decision: the observation, and logarithms of preferences."""
    observation, preferences = [0] * game.features, np.zeros(game.actions, np.int16)
    game.rules.observe(knowledge.state, knowledge.seat_number, observation)
    for action in knowledge.legal_actions:
        preferences[action] = 1 + log_of_weight(game.rules.preference(knowledge.state, action))
    return observation, preferences


def target_of(match: Match, mover: int, expected: Sequence[float]) -> Any:
    """Return rewards, wins and scores, from the seat that moved on: how it ended and what was expected."""
    outcome, seats = match.outcome, match.seats
    assert outcome is not None
    names = [match.seat_names[(mover + place) % seats] for place in range(seats)]
    spread = match.game.rules.SPREAD
    points = np.array([outcome.scores[name] for name in names])
    margins = np.exp((points - points.max()) * SHARPNESS / spread)
    won = np.array([(name in outcome.winners) / len(outcome.winners) for name in names])
    hoped = np.array([expected[(mover + place) % seats] for place in range(seats)])
    wins = OUTCOME_SHARE * won + (1 - OUTCOME_SHARE) * hoped / max(hoped.sum(), 1e-9)
    target = np.zeros(REWARDS + MOST_SEATS + MOST_SEATS * len(match.game.definition.parts))
    target[:seats] = WIN_SHARE * wins + (1 - WIN_SHARE) * margins / margins.sum()
    target[REWARDS : REWARDS + seats] = wins
    parts = [outcome.parts[name][part] / spread for name in names for part in match.game.definition.parts]
    target[REWARDS + MOST_SEATS : REWARDS + MOST_SEATS + len(parts)] = parts
    return target

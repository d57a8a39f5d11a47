"""OpenSpiel: the games as trees with explicit chance, for its algorithms.

    import pyspiel
    import ludoteca.gyms.openspiel

    game = pyspiel.load_game("python_ludoteca_alpaca(players=3)")

Every pick of a rule is a chance node of its own, with the weights as probabilities: a move is tried with the
outcomes that are known so far, and where one is missing the tree branches.  A pick with one possible outcome
is no node.  Observations are what a seat knows; an information state adds all it has seen and done, in words.
An information state has no tensor, for there is no bound to it that would be of use.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from ludoteca.core.events import Journal, seat_names
from ludoteca.core.game import Game
from ludoteca.core.structs import NONE, copy_struct
from ludoteca.games import game as game_named
from ludoteca.games import names
from ludoteca.gyms import missing, rewards

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

# The rules set no bound to a game's length: in ALPACA a player with a Graduate in every turn is never done.
# The longest of 9,000 random games of each had 8,288 moves.
LONGEST = 100_000
SETTING_UP = NONE


# --- Chance ---------------------------------------------------------------------------------------


class Unknown(Exception):
    """An outcome is needed that has not been told yet."""

    def __init__(self, domain: int, weights: Sequence[int]) -> None:
        self.domain = domain
        self.weights = tuple(int(weight) for weight in weights)


class Foretold:
    """Luck whose outcomes are told beforehand."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.left = list(outcomes)

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if len(possible) <= 1:
            return possible[0] if possible else NONE
        if not self.left:
            raise Unknown(domain, weights)
        return self.left.pop(0)


# --- The tree -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A node of the tree.  It never changes, so copies of a state share it."""

    state: Any  # before the move that is going on, if one is
    move: int  # the move that waits for luck, or SETTING_UP
    outcomes: tuple[int, ...]  # what luck has brought to it so far
    domain: int  # of the pick that is asked
    weights: tuple[int, ...]  # of the pick that is asked; nobody waits for luck if there are none
    seen: tuple[tuple[str, ...], ...]  # what each seat has seen and done

    def __deepcopy__(self, memo: Any) -> "Node":
        return self


class Rules:
    """A game's interpreted rules as steps from node to node."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.journal = Journal(game.definition.event_kinds, game.words.names)
        self.rules = game.bind(tell=self.journal.tell)
        self.domains = game.words.domains

    def root(self, seats: int) -> Node:
        return self.followed(Node(None, SETTING_UP, (), NONE, (), ((),) * seats))

    def played(self, node: Node, action: int) -> Node:
        """The node after an outcome or a move."""
        if node.weights:
            return self.followed(replace(node, outcomes=(*node.outcomes, action), weights=()))
        seat, words = node.state.asked, self.game.words.move(node.state, action)
        seen = list(node.seen)
        seen[seat] += (words,)
        return self.followed(replace(node, move=action, outcomes=(), seen=tuple(seen)))

    def followed(self, node: Node) -> Node:
        """The move of a node, as far as its outcomes go."""
        luck = Foretold(node.outcomes)
        try:
            if node.move == SETTING_UP and node.state is None:
                state = self.game.definition.State()
                options = self.game.definition.options(self.game.edition, len(node.seen))
                self.rules.setup(state, options, luck)
            else:
                state = copy_struct(node.state)
                self.rules.play(state, node.move, luck)
        except Unknown as missing_outcome:
            self.journal.take()
            return replace(node, domain=missing_outcome.domain, weights=missing_outcome.weights)
        return Node(state, SETTING_UP, (), NONE, (), self.told(node.seen))

    def told(self, seen: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        """What everybody has seen, with the events that have just happened."""
        events = self.journal.take()
        return tuple(
            (*lines, *(json.dumps(event.seen_by(seat)) for event in events))
            for lines, seat in zip(seen, seat_names(len(seen)), strict=True)
        )

    def legal(self, state: Any) -> list[int]:
        actions = [0] * self.game.actions
        return sorted(actions[: self.rules.legal_actions(state, actions)])

    def winners(self, state: Any) -> list[int]:
        ties = range(len(self.game.definition.ties))
        worth = [
            [self.rules.score(state, seat), *(self.rules.tie_break(state, seat, tie) for tie in ties)]
            for seat in range(state.seats)
        ]
        return [seat for seat, figures in enumerate(worth) if figures == max(worth)]

    def view(self, node: Node, seat: int) -> dict[str, Any]:
        """What a seat (NONE: a spectator) sees; nothing before the game is set up."""
        return {} if node.state is None else self.game.words.view(node.state, seat)


@cache
def rules_of(name: str) -> Rules:
    return Rules(game_named(name))


# --- OpenSpiel's classes --------------------------------------------------------------------------


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.name = name
        seats = int((params or {}).get("players", 2))
        game = rules_of(name).game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=max(len(domain) for domain in game.words.domains),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(name), info, params or {})

    def new_initial_state(self, *_: Any) -> "LudotecaState":
        return LudotecaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.name, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A position in the tree of a game."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.name = game.name
        self.node = rules_of(game.name).root(game.num_players())

    def current_player(self) -> int:
        if self.node.weights:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.node.state.asked)

    def is_terminal(self) -> bool:
        return not self.node.weights and bool(rules_of(self.name).rules.is_over(self.node.state))

    def _legal_actions(self, player: int) -> list[int]:
        return rules_of(self.name).legal(self.node.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.node.weights)
        return [(index, weight / total) for index, weight in enumerate(self.node.weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        self.node = rules_of(self.name).played(self.node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = rules_of(self.name)
        if player == pyspiel.PlayerId.CHANCE:
            return rules.domains[self.node.domain][action]
        return rules.game.words.move(self.node.state, action)

    def returns(self) -> list[float]:
        seats = len(self.node.seen)
        return (
            rewards(rules_of(self.name).winners(self.node.state), seats)
            if self.is_terminal()
            else [0.0] * seats
        )

    def __str__(self) -> str:
        node, rules = self.node, rules_of(self.name)
        position = {} if node.state is None else rules.game.words.write_position(node.state)
        return json.dumps({"position": position, "move": node.move, "outcomes": node.outcomes})


class Observer:
    """What a player sees, in numbers and in words.

    Numbers there are for what OpenSpiel calls an observation: all that the player knows now.
    """

    def __init__(self, name: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.rules = rules_of(name)
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.is_private and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(self.rules.game.features, np.float32)
            place = 0
            for part, length in self.rules.rules.namespace["LAYOUT"]:
                self.dict[part] = self.tensor[place : place + length]
                place += length

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write what the player knows into the tensor; before the game is set up that is nothing."""
        if self.tensor is None:
            return
        features = [0] * len(self.tensor)
        if state.node.state is not None:
            self.rules.rules.observe(state.node.state, player, features)
        self.tensor[:] = features

    def string_from(self, state: LudotecaState, player: int) -> str:
        """What the player knows, in words: of what all see, of what it alone sees, or of both."""
        seen, public = self.rules.view(state.node, player), self.rules.view(state.node, NONE)
        if not self.is_private:
            seen = public
        elif not self.kind.public_info:
            seen = {key: value for key, value in seen.items() if value != public[key]}
        lines = state.node.seen[player] if self.kind.perfect_recall else ()
        return "\n".join([f"player {player}", *lines, json.dumps(seen)])


def type_of(name: str) -> Any:
    """How OpenSpiel describes a game."""
    seats = game_named(name).definition.seats
    return pyspiel.GameType(
        short_name=f"python_ludoteca_{name.replace('-', '_')}",
        long_name=f"Ludoteca {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.stop - 1,
        min_num_players=seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2},
    )


def register(name: str) -> None:
    """Tell OpenSpiel of a game, by a class: a function it would let go of too late, when Python has ended."""

    class Named(LudotecaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(type_of(name), Named)


for known in names():
    if type_of(known).short_name not in pyspiel.registered_names():
        register(known)

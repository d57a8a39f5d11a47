"""OpenSpiel: the games as trees with explicit chance, for its algorithms.

    import pyspiel
    import ludoteca.gyms.openspiel

    game = pyspiel.load_game("python_ludoteca_alpaca(players=3)")

Every draw of a rule is a chance node with the weights as probabilities.  A move is played with the draws that
are known so far; when one is missing, the tree branches.  A draw with only one possible result has no node.
Observations are what a seat knows.  An information state adds everything that the seat has seen and done, in
words.  It has no tensor, because its length has no useful bound.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core.extras import needing
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.events import Journal
from ludoteca.core.kernel.seats import seat_names, seat_number
from ludoteca.core.kernel.structs import NONE, copy_struct
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.outcome import read_outcome
from ludoteca.core.texts.errors import IllegalMove
from ludoteca.gyms import EXTRA, rewards

with needing(EXTRA, __name__):
    import pyspiel

# The rules end every match (ALPACA: A-R30), but a turn can have many moves.  The longest of 9,000 random
# matches of each game had 8,288 moves.
LONGEST = 100_000


# --- Chance ---------------------------------------------------------------------------------------


class MissingDraw(Exception):
    """A rule needs a draw that is not known yet."""

    def __init__(self, domain: int, weights: Sequence[int]) -> None:
        self.domain = domain
        self.weights = tuple(int(weight) for weight in weights)


class KnownDraws:
    """A source of luck that returns given draws, in order."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.left = list(draws)

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if len(possible) <= 1:
            return possible[0] if possible else NONE
        if not self.left:
            raise MissingDraw(domain, weights)
        return self.left.pop(0)


# --- The tree -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TreeNode:
    """A node of the tree.  It is immutable, so copies of a state share it."""

    state: State  # before the move in progress
    is_set_up: bool  # False while the setup still needs draws: then the state is empty
    move: int  # the action in progress, or NONE
    draws: tuple[int, ...]  # of the move in progress
    domain: int  # of the next draw
    weights: tuple[int, ...]  # of the next draw; empty if this is not a chance node
    seen: tuple[tuple[str, ...], ...]  # what each seat has seen and done

    def __deepcopy__(self, memo: Any) -> "TreeNode":
        return self


class GameTree:
    """Steps from node to node by a game's interpreted rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.journal = Journal(game.definition.event_kinds, game.words.word_of)
        self.rules = game.bind(tell=self.journal.tell)
        self.domains = game.words.domains

    def root(self, seats: int) -> TreeNode:
        empty = self.game.definition.State()
        return self._expand(TreeNode(empty, False, NONE, (), NONE, (), ((),) * seats))

    def child(self, node: TreeNode, action: int) -> TreeNode:
        """Return the node after a draw or an action."""
        if node.weights:
            return self._expand(replace(node, draws=(*node.draws, action), weights=()))
        seat, words = node.state.asked, self.game.words.move(node.state, action)
        seen = list(node.seen)
        seen[seat] += (words,)
        return self._expand(replace(node, move=action, draws=(), seen=tuple(seen)))

    def _expand(self, node: TreeNode) -> TreeNode:
        """Play the move in progress as far as its draws are known."""
        state, luck = copy_struct(node.state), KnownDraws(node.draws)
        try:
            if node.is_set_up:
                self.rules.play(state, node.move, luck)
            else:
                options = self.game.definition.options(self.game.edition, len(node.seen))
                self.rules.setup(state, options, luck)
        except MissingDraw as draw:
            self.journal.take()
            return replace(node, domain=draw.domain, weights=draw.weights)
        return TreeNode(state, True, NONE, (), NONE, (), self._add_events(node.seen))

    def _add_events(self, seen: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
        """Return what each seat has seen, including the events of the move just played."""
        events = self.journal.take()
        return tuple(
            (*lines, *(json.dumps(event.seen_by(seat)) for event in events))
            for lines, seat in zip(seen, seat_names(len(seen)), strict=True)
        )

    def check(self, node: TreeNode, action: int) -> int:
        """Return an action or a draw that is possible at a node.

        Raises:
            IllegalMove: It is not possible.
        """
        if node.weights:
            possible = [index for index, weight in enumerate(node.weights) if weight > 0]
            if action not in possible:
                raise IllegalMove("", [self.domains[node.domain][index] for index in possible], action)
        elif not (0 <= action < self.game.actions and self.rules.is_legal(node.state, action)):
            legal = self.legal_actions(node.state)
            raise IllegalMove("", [self.game.words.move(node.state, known) for known in legal], action)
        return action

    def legal_actions(self, state: State) -> list[int]:
        actions = [0] * self.game.actions
        return sorted(actions[: self.rules.legal_actions(state, actions)])

    def winners(self, state: State) -> list[int]:
        """Return the seats that share the first rank at the end, usually one."""
        return [seat_number(name) for name in read_outcome(self.game.definition, self.rules, state).winners]

    def view(self, node: TreeNode, seat: int) -> dict[str, Any]:
        """Return what a seat (NONE: a spectator) sees, or nothing before the match is set up."""
        return self.game.words.view(node.state, seat) if node.is_set_up else {}


@cache
def tree_of(name: str) -> GameTree:
    return GameTree(games.game(name))


# --- OpenSpiel's classes --------------------------------------------------------------------------


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Ludoteca with a number of players.

    Raises:
        BadOption: The game is not for that many players.
        UnknownGame: There is no game of that name.
    """

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        self.name = name
        game, seats = tree_of(name).game, (params or {}).get("players", 2)
        game.check_options(seats, {})
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=max(len(domain) for domain in game.words.domains),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name), info, params or {})

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
        self.node = tree_of(game.name).root(game.num_players())

    def current_player(self) -> int:
        if self.node.weights:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.node.state.asked)

    def is_terminal(self) -> bool:
        return not self.node.weights and bool(tree_of(self.name).rules.is_over(self.node.state))

    def _legal_actions(self, player: int) -> list[int]:
        return tree_of(self.name).legal_actions(self.node.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.node.weights)
        return [(index, weight / total) for index, weight in enumerate(self.node.weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        tree = tree_of(self.name)
        self.node = tree.child(self.node, tree.check(self.node, action))

    def _action_to_string(self, player: int, action: int) -> str:
        tree = tree_of(self.name)
        if player == pyspiel.PlayerId.CHANCE:
            return tree.domains[self.node.domain][action]
        return tree.game.words.move(self.node.state, action)

    def returns(self) -> list[float]:
        seats = len(self.node.seen)
        return (
            rewards(tree_of(self.name).winners(self.node.state), seats)
            if self.is_terminal()
            else [0.0] * seats
        )

    def __str__(self) -> str:
        node, tree = self.node, tree_of(self.name)
        position = tree.game.words.write_position(node.state) if node.is_set_up else {}
        return json.dumps({"position": position, "move": node.move, "draws": node.draws})


class Observer:
    """What a player knows, in words, and as numbers for what OpenSpiel calls an observation."""

    def __init__(self, name: str, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self.tree = tree_of(name)
        self.kind = kind
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.is_private and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(self.tree.game.features, np.float32)
            start = 0
            for part, length in self.tree.rules.LAYOUT:
                self.dict[part] = self.tensor[start : start + length]
                start += length

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Write what the player knows into the tensor, or zeros before the match is set up."""
        if self.tensor is None:
            return
        features = [0] * len(self.tensor)
        if state.node.is_set_up:
            self.tree.rules.observe(state.node.state, player, features)
        self.tensor[:] = features

    def string_from(self, state: LudotecaState, player: int) -> str:
        """Return what the player knows, in words: public, private, or both."""
        seen, public = self.tree.view(state.node, player), self.tree.view(state.node, NONE)
        if not self.is_private:
            seen = public
        elif not self.kind.public_info:
            seen = {key: value for key, value in seen.items() if value != public[key]}
        lines = state.node.seen[player] if self.kind.perfect_recall else ()
        return "\n".join([f"player {player}", *lines, json.dumps(seen)])


def game_type(name: str) -> Any:
    """Return OpenSpiel's description of a game."""
    seats = games.game(name).definition.seats
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
    """Register a game with OpenSpiel.

    A class, not a function: OpenSpiel would release a function only after Python has shut down.
    """

    class Named(LudotecaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(game_type(name), Named)


for known in games.game_names():
    if game_type(known).short_name not in pyspiel.registered_names():
        register(known)

"""What native code does, for a comparison with WebAssembly (``compare.mjs``)."""

import hashlib
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.explanations import make_explanation
from ludoteca.bots.native_comparison import compare_natively
from ludoteca.bots.network import GuidedTree, NetworkBot, compile_network
from ludoteca.bots.search import Budget
from ludoteca.bots.tree import NODE, SearchTree
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import dtype_of, from_bytes, pack, to_bytes, unpack
from ludoteca.core.matches.game import Game
from ludoteca.study.matches import play_shard
from ludoteca.study.plan import Plan


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def options_of(game: Game, packed: str) -> Any:
    return pack(from_bytes(game.rules.Options, bytes.fromhex(packed)))


def playouts(game: Game, options: str, seed: int, size: int) -> list[Any]:
    """Play random matches, many in one call."""
    states, generators = np.zeros(size, dtype_of(game.definition.State)), np.zeros(size, dtype_of(Generator))
    legal = np.zeros(game.actions, np.int64)
    moves = game.compiled.playouts(states, generators, options_of(game, options)[0], seed, legal)
    return [moves, digest(states.tobytes(), generators.tobytes())]


def walk(game: Game, options: str, seed: int) -> list[Any]:
    """Play a random match move by move, and note everything that the rules say on the way."""
    rules, dtype = game.compiled, dtype_of(game.definition.State)
    states, imagined = np.zeros(1, dtype), np.zeros(1, dtype)
    luck, legal = np.zeros(1, dtype_of(Generator))[0], np.zeros(game.actions, np.int64)
    mask, features = np.zeros(game.actions, np.int8), np.zeros(game.features, np.int16)
    state, moves, seen = states[0], 0, hashlib.sha256()
    rules.seed_luck(luck, seed, 0)
    rules.setup(state, options_of(game, options)[0], luck)
    while not rules.is_over(state):
        actions, seat = legal[: rules.legal_actions(state, legal)], int(state["asked"])
        rules.legal_mask(state, mask)
        rules.observe(state, seat, features)
        imagined[:] = states  # a copy of a struct would have other bytes between its fields
        rules.redeal(imagined[0], seat, luck)
        weights = [rules.preference(state, action) for action in actions]
        numbers = [*actions, *weights, rules.evaluate(state, seat), rules.score(state, seat)]
        for part in (states, mask, features, imagined, np.array(numbers, np.int64)):
            seen.update(part.tobytes())
        rules.play(state, actions[rules.roll(len(actions), luck)], luck)
        moves += 1
    seen.update(to_bytes(unpack(game.definition.State, state)))
    return [moves, seen.hexdigest()]


def choices(game: Game, network: str, roots: list[tuple[str, int]]) -> list[Any]:
    """Choose by a network in some states and return its logits and judgements too."""
    bot, found = NetworkBot(game, Path(network)), []
    choose = compile_network(game).choose_by_network
    for root, count in roots:
        state: Any = from_bytes(game.definition.State, bytes.fromhex(root))
        action = int(choose(bot.network, pack(state), bot.legal))
        found.append([action, bot.network.logits[:count].tolist(), bot.network.judgements.tolist()])
    return found


def search(game: Game, root: str, seat: int, seed: int, **more: Any) -> list[Any]:
    """Search, look at what is below the best move, and search again until the choice is settled."""
    luck, network = SeededLuck(seed, 1).generator, more.get("network")
    tree = GuidedTree(game, luck, Path(network)) if network else SearchTree(game, luck)
    state: Any = from_bytes(game.definition.State, bytes.fromhex(root))
    budget = Budget(iterations=more["iterations"])
    tree.search(state, seat, budget, until_settled=False)
    first = [tree.iterations, digest(_nodes(tree)), tree.ranks, tree.lead()]
    best = max(tree.children(), key=lambda child: child.visits)
    tree.advance(best.key)
    below = [child._asdict() for child in tree.children()]
    tree.clear()
    tree.search(state, seat, budget, until_settled=True)
    return [*first, best._asdict(), below, tree.iterations, digest(_nodes(tree))]


def _nodes(tree: SearchTree) -> bytes:
    used: np.ndarray[Any, Any] = tree.workspace.nodes[: tree.workspace.marks[1]]
    assert used.dtype == NODE
    return used.tobytes()


def compare(game: Game, root: str, seat: int, pairs: list[list[int]]) -> list[Any]:
    """Compare pairs of actions: the sums, and what is said of them."""
    state: Any = from_bytes(game.definition.State, bytes.fromhex(root))
    found = []
    for action, other in pairs:
        kind, findings = compare_natively(game, state, seat, action, other)
        reason = make_explanation(kind, findings, game.definition.parts)
        found.append([kind, findings, reason and asdict(reason)])
    return found


def matches(game: Game, options: str, seed: int, bots: list[str], **rows: int) -> list[Any]:
    """Play matches of simple bots, as a study plays them: ``size`` from number ``first`` on."""
    size, first = rows["size"], rows["first"]
    assert options_of(game, options) == pack(game.check_options(len(bots), {}))
    plan = Plan(game.name, tuple(bots), seed, size)
    found = play_shard(plan, first, size)
    numbers = [
        found.moves,
        found.scores,
        found.parts,
        found.ties,
        found.counts,
        found.measures,
        found.reasons,
    ]
    return [digest(found.states.tobytes()), [one.ravel().tolist() for one in numbers]]

"""Small studies for tests: few matches, in small shards, of the game that compiles fastest."""

import dataclasses
from pathlib import Path

from ludoteca.study.plan import Plan, make_plan
from ludoteca.study.simulation import Simulation
from ludoteca.study.workers import local_runner

GAME = "master-elf"
SHARD = 24
# With elves on more gifts, their points rise, and nothing else has to change.
MORE_ELVES = '[edition]\ngame = "master-elf"\nname = "more elves"\n' + "".join(
    f"\n[gifts.{gift}]\nelf = true\n" for gift in ("tank", "rocket", "knight-helmet", "pirate", "casket")
)


def small_plan(
    *bots: str, seats: int = 2, seed: int = 7, shard: int = SHARD, edition: str | None = None
) -> Plan:
    plan = make_plan(GAME, list(bots), seats=seats, seed=seed, edition=edition)
    return dataclasses.replace(plan, shard=shard)


def run_study(folder: Path, *plans: Plan, games: int = 3 * SHARD, workers: int = 2) -> Simulation:
    simulation = Simulation(plans, games, folder)
    simulation.run(local_runner(plans, workers), lambda _: None)
    return simulation


def shards(folder: Path) -> dict[str, bytes]:
    """Return the names and contents of a folder's shards."""
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.parquet"))}

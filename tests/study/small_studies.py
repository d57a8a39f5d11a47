"""Small studies for tests: few games in small shards, of the game that compiles fastest."""

import dataclasses
from pathlib import Path

from ludoteca.study.plan import Plan, planned
from ludoteca.study.simulation import Simulation
from ludoteca.study.workers import crew

GAME = "master-elf"
SHARD = 24
# Elves on more gifts: their points rise, and nothing else has to.
MORE_ELVES = '[edition]\ngame = "master-elf"\nname = "more elves"\n' + "".join(
    f"\n[gifts.{gift}]\nelf = true\n" for gift in ("tank", "rocket", "knight-helmet", "pirate", "casket")
)


def small(*bots: str, seats: int = 2, seed: int = 7, shard: int = SHARD, edition: str | None = None) -> Plan:
    plan = planned(GAME, list(bots), seats, seed, edition)
    return dataclasses.replace(plan, shard=shard)


def simulated(folder: Path, *plans: Plan, games: int = 3 * SHARD, workers: int = 2) -> Simulation:
    simulation = Simulation(plans, games, folder)
    simulation.run(crew(plans, workers), lambda _: None)
    return simulation


def shards(folder: Path) -> dict[str, bytes]:
    """The files of a folder and what is in them."""
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.parquet"))}

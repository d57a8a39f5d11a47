"""Prints the tables of docs/studies/champions.md: tables.py GAME FOLDER

FOLDER is the one that docs/studies/run has written.  Nothing is played again but a few hundred matches of
networks and greedy bots, to see who did what in them.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from math import hypot
from pathlib import Path

import pyarrow.parquet as pq

from ludoteca.core.kernel.ranking import WHOLE_SHARE
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.matches.match import Match
from ludoteca.study.groups import Group
from ludoteca.study.intervals import CERTAINTY, z_score
from ludoteca.study.matches import list_measures, play_as_match
from ludoteca.study.plan import Plan, load_game, make_plan
from ludoteca.study.report.wording import Wording
from ludoteca.study.shards import column
from ludoteca.study.simulation import Simulation
from ludoteca.study.statistics import FEWEST_MIXED, Statistic, count_mixed, item_formulas
from ludoteca.study.tally import Estimate
from ludoteca.study.workers import local_runner

BOTS = ("random", "greedy", "network", "champion")
COMPARED = ("network", "greedy", "champion")
SEATS = (2, 3, 4)
EXTREMES = 6  # items shown from each end of a list
MATCHES = 9600  # the first ones of a study, if it has more
REPLAYED = 200  # matches played again
IN_A_ROW = (3, 10)  # turns of one seat
# Per game: events of moves, or moves ("> copy graduate") or their first words ("> draw"), and the event with
# which the end begins.
DEEDS = {
    "alpaca": (
        {
            "turn": "turns",
            "buys": "purchases",
            "plays": "abilities played",
            "copies": "of them copied by a Mime",
            "> copy graduate": "of these a Graduate",
            "gives": "alpacas given away",
            "frees": "alpacas freed",
            "places": "alpacas placed",
        },
        "final",
    ),
    "africana": (
        {
            "turn": "turns",
            "> draw": "turns of drawing",
            "> buy": "turns of buying",
            "> move": "journeys",
            "buys": "adventures bought",
            "wins-guide": "guides won",
            "joins": "expeditions joined",
            "goes": "steps",
            "goes-recoloured": "steps for 5 silver",
        },
        "final",
    ),
    "master-elf": (
        {
            "turn": "turns",
            "takes": "ingredients taken outside the city",
            "> draw": "turns in the city",
            "makes": "gifts made",
            "uses-crystal": "crystals used",
            "looks": "special actions",
        },
        "lays-bonus",
    ),
}


def load(folder: Path, game: str, bot: str, seats: int) -> Simulation | None:
    """Return the study of a bot with that many seats, if there is one."""
    path = folder / f"{bot}-{seats}"
    if not (path / "_manifest.json").exists():
        return None
    settings = json.loads((path / "_manifest.json").read_text(encoding="utf-8"))
    plan = make_plan(game, settings["bots"], seats=seats, seed=settings["seed"])
    rows = sum(pq.read_metadata(file).num_rows for file in path.glob("*.parquet"))
    simulation = Simulation([plan], min(rows // seats, MATCHES), path)
    simulation.run(local_runner([plan], 1), lambda _: None)
    return simulation


def print_table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    titles = list(head)
    for row in (titles, ["---"] * len(titles), *rows):
        print("| " + " | ".join(row) + " |")
    print()


class Tables:
    """The tables of one game."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        found = {(bot, seats): load(folder, game, bot, seats) for bot in BOTS for seats in SEATS}
        self.studies = {key: study for key, study in found.items() if study is not None}
        self.counts = sorted({seats for _, seats in self.studies})
        self.words = Wording(load_game(next(iter(self.studies.values())).plans[0]), "en")

    def print_all(self) -> None:
        self.seats()
        for seats in self.counts:
            print(f"### {seats} seats\n")
            self.ends(seats)
            self.means(seats)
            self.items(seats)
            self.holders(seats)
        self.deeds()

    def pick(self, bot: str, seats: int, *groups: str) -> list[Statistic]:
        return [one for one in self.studies[bot, seats].statistics() if one.group in groups]

    def bots(self, seats: int) -> list[str]:
        return [bot for bot in BOTS if (bot, seats) in self.studies]

    def share(self, one: Statistic) -> str:
        low, high = (self.words.number(100 * end, 1) for end in (one.low, one.high))
        return f"{self.words.number(100 * one.value, 1)}% ({low} to {high})"

    # --- Seats and ends -------------------------------------------------------------------------------

    def seats(self) -> None:
        rows = []
        for (bot, seats), study in sorted(self.studies.items(), key=lambda pair: pair[0][1]):
            wins = [self.share(one) for one in self.pick(bot, seats, "seat")]
            rows.append(
                [str(seats), study.plans[0].bots[0], f"{study.done:,}", *wins, *[""] * (max(SEATS) - seats)]
            )
        print_table(["seats", "bot", "matches", *map(seat_name, range(max(SEATS)))], rows)

    def ends(self, seats: int) -> None:
        groups = ("length", "score", "reason", "decided", "luck")
        found = {bot: self.pick(bot, seats, *groups) for bot in self.bots(seats)}
        labels = {self.words.label(one): None for some in found.values() for one in some}
        rows = []
        for label in labels:
            values = [
                next((one for one in some if self.words.label(one) == label), None) for some in found.values()
            ]
            rows.append(
                [label, *(self.words.amount(value.unit, value.value) if value else "" for value in values)]
            )
        print_table(["", *found], rows)

    # --- Winners and others ---------------------------------------------------------------------------

    def means(self, seats: int) -> None:
        """Print the mean of each part of the score and each measure: of winners, and of the other seats."""
        game = self.words.game
        names = [("part", name) for name in game.definition.parts]
        names += [("measure", name) for name in list_measures(game)]
        bots = [bot for bot in self.bots(seats) if bot != "random"]
        rows = []
        for kind, name in names:
            label = self.words.speech.texts(f"{kind}-{name}")
            row = [f"points: {label}" if kind == "part" else label]
            for bot in bots:
                won, lost = self.mean_of(bot, seats, column(kind, name))
                row.append(f"{self.words.number(won, 1)} / {self.words.number(lost, 1)}")
            rows.append(row)
        print_table(["winners / others", *bots], rows)

    def mean_of(self, bot: str, seats: int, name: str) -> tuple[float, float]:
        study = self.studies[bot, seats]
        assert study.tally is not None
        sums = dict(zip(study.tally.names, study.tally.sums, strict=True))
        whole, won = sums[f"0 {name} 1"], sums[f"0 {name} 1 won"] / WHOLE_SHARE
        return won / study.done, (whole - won) / (study.done * (seats - 1))

    # --- What seats have ------------------------------------------------------------------------------

    def advantages(self, bot: str, seats: int) -> dict[str, Estimate]:
        """Estimate how much more often seats with an item win, in matches where not all have it."""
        study = self.studies[bot, seats]
        assert study.tally is not None
        return {
            formula.about: formula.estimate(study.tally)
            for formula in item_formulas(self.words.game, seats)
            if formula.group == Group.ITEM and count_mixed(study.tally, formula.about) >= FEWEST_MIXED
        }

    def items(self, seats: int) -> None:
        """Print the items that go most and least with winning; all intervals of a bot hold together."""
        found = {bot: self.advantages(bot, seats) for bot in COMPARED if (bot, seats) in self.studies}
        together = {bot: z_score(1 - (1 - CERTAINTY) / max(1, len(some))) for bot, some in found.items()}
        held = {one.about: one.value for one in self.pick("network", seats, "held")}
        for group, heading in self.words.item_groups().items():
            names = [name for name in found["network"] if self.words.items[name].group == group]
            names.sort(key=lambda name: -found["network"][name].value)
            shown = names if len(names) <= 2 * EXTREMES else [*names[:EXTREMES], *names[-EXTREMES:]]
            rows = []
            for name in shown:
                row = [self.words.item(name), self.words.percent(held[name])]
                for bot, some in found.items():
                    row.append(self.difference(some.get(name), together[bot], bot == "network"))
                row.append("yes" if self.differs(found, name, together["network"]) else "")
                rows.append(row)
            print_table([heading, "have it (network)", *found, "network differs from greedy"], rows)

    def difference(self, estimate: Estimate | None, z: float, full: bool) -> str:
        if estimate is None:
            return ""
        middle = self.words.number(100 * estimate.value, 1, sign=True)
        half_width = 100 * z * estimate.error
        if not full:
            return f"{middle} ± {self.words.number(half_width, 1)}"
        ends = (100 * estimate.value - half_width, 100 * estimate.value + half_width)
        low, high = (self.words.number(end, 1, sign=True) for end in ends)
        return f"{middle} ({low} to {high})"

    @staticmethod
    def differs(found: dict[str, dict[str, Estimate]], name: str, z: float) -> bool:
        """Whether an item goes differently with winning among networks and among greedy bots."""
        if name not in found["network"] or name not in found["greedy"]:
            return False
        one, two = found["network"][name], found["greedy"][name]
        return abs(one.value - two.value) > z * hypot(one.error, two.error)

    def holders(self, seats: int) -> None:
        """Print the items that most and fewest seats have."""
        shares = {
            bot: {one.about: one.value for one in self.pick(bot, seats, "held")}
            for bot in COMPARED
            if (bot, seats) in self.studies
        }
        for group, heading in self.words.item_groups().items():
            names = [name for name in shares["network"] if self.words.items[name].group == group]
            names.sort(key=lambda name: -shares["network"][name])
            rows = [
                [self.words.item(name), *(self.words.percent(some[name]) for some in shares.values())]
                for name in [*names[:EXTREMES], *names[-EXTREMES:]]
            ]
            print_table([f"{heading}: seats that have it", *shares], rows)

    # --- Who did what ---------------------------------------------------------------------------------

    def deeds(self) -> None:
        """Print what winners and others did, and how often the winner began the end."""
        labels, last = DEEDS[self.game]
        for seats in self.counts:
            bots = [bot for bot in ("greedy", "network") if (bot, seats) in self.studies]
            found = [self.replay(self.studies[bot, seats].plans[0]) for bot in bots]
            rows = [
                [label, *(f"{some[name][0]:.1f} / {some[name][1]:.1f}" for some in found)]
                for name, label in labels.items()
            ]
            rows.append(["the winner began the end", *(f"{some[last][0]:.0%}" for some in found)])
            for turns in IN_A_ROW:
                shares = (sum(some[f"{turns} in a row"]) for some in found)
                rows.append([f"somebody had {turns} turns in a row", *(f"{share:.0%}" for share in shares)])
            print_table([f"{seats} seats, winners / others", *bots], rows)

    def replay(self, plan: Plan) -> dict[str, tuple[float, float]]:
        """Count moves and their events, of winners and of others, per seat and match."""
        labels, last = DEEDS[self.game]
        of_match = (last, *(f"{turns} in a row" for turns in IN_A_ROW))
        sums = {name: [0.0, 0.0] for name in (*labels, *of_match)}
        for number in range(REPLAYED):
            match = play_as_match(plan, number)
            assert match.outcome is not None
            winners = match.outcome.winners
            for seat, name in told_of(match):
                if name in sums:
                    won = 1 / len(winners) if seat in winners else 0.0
                    sums[name][0] += won
                    sums[name][1] += 1 - won
        others = plan.seats - 1
        return {
            name: (one / REPLAYED, two / REPLAYED / (1 if name in of_match else others))
            for name, (one, two) in sums.items()
        }


def told_of(match: Match) -> Iterator[tuple[str, str]]:
    """Yield what happened, and by whose doing: moves, their first words, events, and turns in a row."""
    seat_of_turn, turns, most = "", 0, 0
    for played in match.played:
        yield played.seat, f"> {played.move}"
        if " " in played.move:
            yield played.seat, f"> {played.move.split()[0]}"
        for event in played.events:
            yield played.seat, event.name
            if event.name == "turn":  # it is told by the move that ends a turn
                turns = turns + 1 if played.seat == seat_of_turn else 1
                seat_of_turn = played.seat
                if turns > most:
                    most = turns
                    yield played.seat, f"{turns} in a row"


if __name__ == "__main__":
    Tables(sys.argv[1], Path(sys.argv[2])).print_all()

"""Does the champion beat the search in equal time?  equal_time.py GAME SEATS MATCHES SECONDS FILE

It has one seat, and the search without a network has the others.  Time is processor time, so that other
programs do not matter.  Every deal is played with the champion on each seat.  The file gets the champion's
share in the win of each match, and a later run continues from it.
"""

import sys
import time
from pathlib import Path

from ludoteca.bots.champion import ChampionBot
from ludoteca.bots.makers import BotMaker
from ludoteca.bots.search import Budget, SearchBot
from ludoteca.core.matches.game import Game
from ludoteca.games import find_game
from ludoteca.study.arena import play_pairing
from ludoteca.study.arena_file import Pairing
from ludoteca.study.intervals import wilson_interval

SEED = 1


def play_match(game: Game, seats: int, number: int, seconds: float) -> float:
    """Play a match as the arena does, and return the share of the champion in its win."""
    deal, champion_seat = divmod(number, seats)
    budget = Budget(seconds=seconds, clock=time.thread_time)
    bots: list[BotMaker] = [
        lambda game, seed: ChampionBot(game, budget, seed),
        lambda game, seed: SearchBot(game, budget, seed=seed),
    ]
    on_seats = tuple(int(seat != champion_seat) for seat in range(seats))
    winners = play_pairing(Pairing(game.name, on_seats, deal), bots, game, SEED).winners
    return 1 / len(winners) if champion_seat in winners else 0.0


def main(name: str, seats: int, matches: int, seconds: float, file: Path) -> None:
    shares = [float(line) for line in file.read_text().split()] if file.exists() else []
    for number in range(len(shares), matches):
        shares.append(play_match(find_game(name), seats, number, seconds))
        with file.open("a", encoding="utf-8") as opened:
            opened.write(f"{shares[-1]}\n")
        if len(shares) % seats == 0:
            wins = sum(shares) / len(shares)
            low, high = wilson_interval(wins, len(shares))
            found = f"{100 * wins:.1f}% ({100 * low:.0f} to {100 * high:.0f}) of {len(shares)}"
            print(f"{name} {seats} {seconds} s: {found}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), Path(sys.argv[5]))

"""A table of bots that do not think ahead: whole games, interpreted or compiled.

Game number i hangs on the seed and on i alone: its deal on the number of the deal, its moves and its bots'
luck on the number of the game.  These are the very games that a ``Match`` and the bots of those names play.
The rules' functions come from the game that these are bound with (``binding``).

Kernel subset.
"""

from typing import TYPE_CHECKING, Any

from ludoteca.core.chance import roll, seed_luck
from ludoteca.core.policies import choose_greedily

if TYPE_CHECKING:
    from ludoteca.core.chance import Luck

    SCORE_PARTS: int
    TIE_BREAKS: int

    def setup(state: Any, options: Any, luck: Luck) -> None: ...
    def legal_actions(state: Any, legal: list[int]) -> int: ...
    def play(state: Any, action: int, luck: Luck) -> None: ...
    def is_over(state: Any) -> bool: ...
    def score(state: Any, seat: int) -> int: ...
    def score_part(state: Any, seat: int, part: int) -> int: ...
    def tie_break(state: Any, seat: int, place: int) -> int: ...


ENTRIES = ("play_games", "note_scores")
RANDOM, GREEDY = range(2)


# --- Numbers ----------------------------------------------------------------------------------------


def seed_of(seed: int, number: int, luck: "Luck") -> int:
    """The seed of one deal or one game of a study: 63 bits, another for each number."""
    seed_luck(luck, seed, number)
    return ((luck.one >> 1) << 32) | luck.two


def bot_seed(game_seed: int, seat: int) -> int:
    """The seed of the bot on a seat, apart from the luck of the table."""
    return game_seed ^ (seat + 1)


# --- Games ------------------------------------------------------------------------------------------


def play_games(desk: Any, seed: int, first: int) -> None:
    """Whole games from the first number on, with what lies on the desk (``games.Desk``)."""
    seats = len(desk.bots)
    for place in range(len(desk.states)):
        deal, turn = (first + place) // seats, (first + place) % seats
        setup_deal(desk, place, seed_of(seed, deal, desk.lucks[0]))
        desk.moves[place] = play_game(desk, place, seed_of(seed, first + place, desk.lucks[0]), turn)


def setup_deal(desk: Any, place: int, deal_seed: int) -> None:
    """The table before the first move, the same for all games of a deal."""
    seed_luck(desk.lucks[0], deal_seed, 0)
    setup(desk.states[place], desk.options[0], desk.lucks[0])


def play_game(desk: Any, place: int, game_seed: int, turn: int) -> int:
    """Moves to the end, the line-up turned by so many seats; how many moves there were."""
    state, seats, moves = desk.states[place], len(desk.bots), 0
    for seat in range(seats):
        seed_luck(desk.lucks[1 + seat], bot_seed(game_seed, seat), 0)
    while not is_over(state):
        moves += 1
        action = chosen(desk, state, desk.bots[(state.asked + turn) % seats])
        seed_luck(desk.lucks[0], game_seed, moves)
        play(state, action, desk.lucks[0])
    return moves


def chosen(desk: Any, state: Any, bot: int) -> int:
    """What the bot on the seat that is asked does."""
    luck = desk.lucks[1 + state.asked]
    if bot == GREEDY:
        return choose_greedily(state, luck, desk.legal, desk.weights)
    count = legal_actions(state, desk.legal)
    sort_legal(desk.legal, count)
    action: int = desk.legal[roll(count, luck)]
    return action


def sort_legal(legal: Any, count: int) -> None:
    """The legal actions from small to great, as a match lists them."""
    for place in range(1, count):
        action, before = legal[place], place
        while before > 0 and legal[before - 1] > action:
            legal[before] = legal[before - 1]
            before -= 1
        legal[before] = action


# --- Scores -----------------------------------------------------------------------------------------


def note_scores(states: Any, scores: Any, parts: Any, ties: Any) -> None:
    """What the score pads of finished games show, and what decides between equal scores."""
    for place in range(len(states)):
        for seat in range(states[place].seats):
            scores[place][seat] = score(states[place], seat)
            for part in range(SCORE_PARTS):
                parts[place][seat][part] = score_part(states[place], seat, part)
            for which in range(TIE_BREAKS):
                ties[place][seat][which] = tie_break(states[place], seat, which)

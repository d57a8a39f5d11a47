"""Playing for studies: compiled, interpreted and by a match it is the same game."""

import pytest

import ludoteca
from ludoteca.core.structs import pack, unpack
from ludoteca.study import games
from ludoteca.study.plan import Plan, planned, played_game
from tests.study.small_studies import GAME, small

of_every_game = pytest.mark.parametrize("name", ludoteca.names())


@of_every_game
def test_compiled_games_are_those_of_matches_to_the_byte(name: str) -> None:
    plan = planned(name, ["greedy", "random"], 3, 5, None)
    stretch = games.stretch(plan, 3, 6)
    for place in (0, 1, 5):
        match = games.matched(plan, 3 + place)
        assert pack(match.state).tobytes() == stretch.states[place].tobytes()
        assert len(match.played) == stretch.moves[place]
        outcome = match.outcome
        assert outcome is not None
        assert list(outcome.scores.values()) == stretch.scores[place].tolist()
        assert [list(part.values()) for part in outcome.parts.values()] == stretch.parts[place].tolist()


@of_every_game
def test_games_told_by_the_interpreter_are_the_compiled_ones(name: str) -> None:
    plan = planned(name, ["greedy"], 2, 5, None)
    stretch = games.stretch(plan, 40, 4)
    rules = games.plain_table(played_game(plan))
    for place in range(4):
        state, moves, events = games.retold(plan, 40 + place, *rules)
        assert pack(state).tobytes() == stretch.states[place].tobytes()
        assert moves == stretch.moves[place]
        match = games.matched(plan, 40 + place)
        assert events == [event.name for event in match.events]


def test_a_sample_that_parts_ways_is_noticed() -> None:
    plan = small("greedy")
    stretch = games.stretch(plan, 0, 2)
    stretch.states[1]["idle"] += 1
    with pytest.raises(AssertionError, match="game 1: compiled and interpreted rules part ways"):
        games.sampled(plan, stretch.states, stretch.moves, 0, range(2))


def test_a_deal_is_shared_by_the_rotations_of_a_line_up() -> None:
    plan = small("greedy", "random")
    first, second, other = (games.matched(plan, number) for number in (0, 1, 2))
    assert first.setup_draws == second.setup_draws != other.setup_draws
    assert first.seed != second.seed


@of_every_game
def test_reasons_are_those_of_the_game(name: str) -> None:
    plan = planned(name, ["random"], 3, 1, None)
    states, definition = games.stretch(plan, 0, 30).states, played_game(plan).definition
    assert definition.study is not None
    expected = [definition.reason(unpack(definition.State, state)) for state in states]
    assert definition.study.reasons(states).tolist() == expected


@of_every_game
def test_things_and_features_are_what_the_position_shows(name: str) -> None:
    """Counted once more from the words of a position."""
    plan = planned(name, ["greedy"], 2, 3, None)
    game, states = played_game(plan), games.stretch(plan, 0, 6).states
    study = game.definition.study
    assert study is not None
    things, counts = study.things(game.edition), study.counts(states)
    measured = study.measures(states, game.edition)
    for number, state in enumerate(states):
        position = game.words.write_position(unpack(game.definition.State, state))
        for seat, player in enumerate(position["players"]):
            has = {thing.column: counts[number, seat, place] for place, thing in enumerate(things)}
            found = dict(zip(study.features, measured[number, seat].tolist(), strict=True))
            CHECKS[name](player, has, found)


def check_alpaca(player: dict, has: dict, found: dict) -> None:  # type: ignore[type-arg]
    piles = [card for pile in ("hand", "deck", "discard", "played") for card in player[pile]]
    behind = [card for fence in player["farm"] for card in fence]
    assert has["farm_twins"] == behind.count("twins")
    assert has["owned_snob"] == piles.count("snob") + behind.count("snob")
    assert found["cards"] == len(piles)
    assert found["alpacas"] == len(behind) + behind.count("twins")


def check_africana(player: dict, has: dict, found: dict) -> None:  # type: ignore[type-arg]
    assert found["silver"] == player["silver"]


def check_master_elf(player: dict, has: dict, found: dict) -> None:  # type: ignore[type-arg]
    assert found["gifts"] == sum(has.values()) == len(player["gifts"])


CHECKS = {"alpaca": check_alpaca, "africana": check_africana, "master-elf": check_master_elf}


# --- Plans --------------------------------------------------------------------------------------------


def test_fewer_bots_than_seats_sit_down_again() -> None:
    assert planned(GAME, ["greedy", "random"], 3, 1, None).bots == ("greedy", "random", "greedy")
    assert planned(GAME, ["greedy"], None, 1, None).bots == ("greedy", "greedy")


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        (["grredy"], 2, "did you mean 'greedy'"),
        (["greedy"], 5, "2 to 4 seats, not 5"),
        (["greedy", "random", "easy"], 2, "ludoteca arena"),
    ],
)
def test_plans_that_cannot_be_are_refused(bots: list[str], seats: int, problem: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=problem):
        planned(GAME, bots, seats, 1, None)


def test_a_faulty_edition_is_named_as_the_reader_knows_it() -> None:
    plan = Plan(GAME, ("greedy",) * 2, 1, 24, ("mine.toml", "[gifts.tank]\ncolour = 'beige'"))
    with pytest.raises(ludoteca.BadEdition, match=r"^mine\.toml, gifts\.tank\.colour"):
        played_game(plan)

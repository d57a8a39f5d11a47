"""The matches of a study are the same compiled, interpreted and as matches."""

import pytest

import ludoteca
from ludoteca.core.kernel.structs import pack, unpack
from ludoteca.study import matches
from ludoteca.study.plan import Plan, load_game, make_plan
from tests.contract.samples import study_samples
from tests.study.small_studies import GAME, small_plan
from tests.support.random_matches import of_every_game


@of_every_game
def test_compiled_matches_equal_those_of_the_api(name: str) -> None:
    plan = make_plan(name, ["greedy", "random"], seats=3, seed=5)
    results = matches.play_shard(plan, 3, 6)
    for row in (0, 1, 5):
        match = matches.play_as_match(plan, 3 + row)
        assert pack(match.state).tobytes() == results.states[row].tobytes()
        assert len(match.played) == results.moves[row]
        outcome = match.outcome
        assert outcome is not None
        assert list(outcome.scores.values()) == results.scores[row].tolist()
        assert [list(part.values()) for part in outcome.parts.values()] == results.parts[row].tolist()


@of_every_game
def test_interpreted_matches_equal_compiled_ones(name: str) -> None:
    plan = make_plan(name, ["greedy"], seats=2, seed=5)
    results = matches.play_shard(plan, 40, 4)
    interpreter = matches.Interpreter(plan)
    for row in range(4):
        state, moves, events = interpreter.play(40 + row)
        assert pack(state).tobytes() == results.states[row].tobytes()
        assert moves == results.moves[row]
        match = matches.play_as_match(plan, 40 + row)
        assert events == [event.name for event in match.events]


def test_networks_play_compiled_what_they_play_in_matches() -> None:
    plan = small_plan("network", "greedy", "random", seats=3)
    assert plan.is_fast
    results = matches.play_shard(plan, 3, 6)
    for row in range(6):
        match = matches.play_as_match(plan, 3 + row)
        assert pack(match.state).tobytes() == results.states[row].tobytes()
        assert len(match.played) == results.moves[row]
    without = matches.play_shard(small_plan("greedy", "greedy", "random", seats=3), 3, 6)
    assert results.states.tobytes() != without.states.tobytes()


@pytest.mark.parametrize("bot", ["greedy", "network"])
def test_a_sample_that_differs_is_noticed(bot: str) -> None:
    plan = small_plan(bot)
    results = matches.play_shard(plan, 0, 2)
    results.states[1]["idle"] += 1
    with pytest.raises(matches.RulesDiffer, match="Game 1 of master-elf ended differently"):
        matches.check_sample(plan, results.states, results.moves, 0, range(2))


def test_all_rotations_of_a_line_up_share_a_deal() -> None:
    plan = small_plan("greedy", "random")
    first, second, other = (matches.play_as_match(plan, number) for number in (0, 1, 2))
    assert first.setup_draws == second.setup_draws != other.setup_draws
    assert first.seed == second.seed != other.seed
    assert load_game(plan).start(2, first.seed).setup_draws == first.setup_draws
    assert [played.draws for played in first.played] != [played.draws for played in second.played]


@of_every_game
def test_reasons_agree_with_the_game(name: str) -> None:
    plan = make_plan(name, ["random"], seats=3, seed=1)
    results, game = matches.play_shard(plan, 0, 30), load_game(plan)
    states = [unpack(game.definition.State, state) for state in results.states]
    assert results.reasons.tolist() == [game.rules.end_reason(state) for state in states]


@pytest.mark.parametrize(
    "name", [name for name in ludoteca.game_names() if ludoteca.game(name).definition.study]
)
def test_items_and_measures_agree_with_positions(name: str) -> None:
    """All of them are counted again from the words of a position and of the edition."""
    plan = make_plan(name, ["greedy"], seats=2, seed=3)
    game, results = load_game(plan), matches.play_shard(plan, 0, 6)
    items, measures = matches.list_items(game), matches.list_measures(game)
    for number, state in enumerate(results.states):
        position = game.words.write_position(unpack(game.definition.State, state))
        for seat in range(2):
            had, measured = study_samples(name).count_had(position, seat, game.edition.data)
            expected = [had[item.group][item.word] for item in items]
            assert results.counts[number, seat].tolist() == expected
            assert dict(zip(measures, results.measures[number, seat].tolist(), strict=True)) == measured


# --- Plans --------------------------------------------------------------------------------------------


def test_fewer_bots_than_seats_repeat() -> None:
    assert make_plan(GAME, ["greedy", "random"], seats=3, seed=1).bots == ("greedy", "random", "greedy")
    assert make_plan(GAME, ["greedy"], seed=1).bots == ("greedy", "greedy")


def test_shards_are_smaller_the_longer_bots_think() -> None:
    bots = (["greedy"], ["greedy", "network"], ["network", "search:2x"])
    shards = [make_plan(GAME, names, seats=2, seed=1).shard for names in bots]
    assert shards == sorted(shards, reverse=True)
    assert len(set(shards)) == 3


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        (["grredy"], 2, "Did you mean “greedy”"),
        (["greedy"], 5, "2 to 4 seats, not 5"),
        (["greedy", "random", "easy"], 2, "ludoteca arena"),
        ([], 2, "Name at least one bot"),
        (["greedy"], 0, "2 to 4 seats, not 0"),
    ],
)
def test_impossible_plans_are_refused(bots: list[str], seats: int, problem: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=problem):
        make_plan(GAME, bots, seats=seats, seed=1)


def test_an_error_names_the_edition_file_of_the_user() -> None:
    plan = Plan(GAME, ("greedy",) * 2, 1, 24, ("mine.toml", "[gifts.tank]\ncolour = 'beige'"))
    with pytest.raises(ludoteca.BadEdition, match=r"^mine\.toml, gifts\.tank\.colour"):
        load_game(plan)

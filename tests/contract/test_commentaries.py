"""What views say by the rules: scores so far, obstacles, effects.  All of it must agree with the rules."""

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from tests.contract.samples import commentary_samples
from tests.support.random_matches import SETUPS, Setup, label, start_match, viewers, walk, with_every_setup

SEEDS = range(2)


def setups_with(part: str) -> list[Setup]:
    """Return the setups of games whose views have this part of a commentary."""
    return [setup for setup in SETUPS if getattr(ludoteca.game(setup[0]).words.commentary, part) is not None]


def games_with(part: str) -> list[str]:
    return list(dict.fromkeys(name for name, _ in setups_with(part)))


with_obstacles = pytest.mark.parametrize("setup", setups_with("obstacles"), ids=label)
with_effects = pytest.mark.parametrize("setup", setups_with("effects"), ids=label)
with_unused = pytest.mark.parametrize("setup", setups_with("unused"), ids=label)


def own_views(setup: Setup, seed: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    """Yield a match before its moves, with the view of the seat to move."""
    for match in walk(start_match(setup, seed), seed):
        if match.turn:
            yield match, match.view(match.turn)


def components_of(match: Match, move: str) -> set[str]:
    """Return the components that a move names, each with its kind: "card dreamer"."""
    pattern = match.game.words.notation.pattern_of(move).split()
    named = zip(pattern, move.split(), strict=True)
    return {f"{slot.strip('{}')} {word}" for slot, word in named if slot.startswith("{")}


# --- For whom ---------------------------------------------------------------------------------------


@with_every_setup
def test_only_the_seat_to_move_is_advised(setup: Setup) -> None:
    commentary = ludoteca.game(setup[0]).words.commentary
    parts = {part for part in ("obstacles", "effects", "unused") if getattr(commentary, part) is not None}
    parts |= {"ends"} if "unused" in parts else set()
    for match in walk(start_match(setup, 21), 21):
        for seat, view in match.views(viewers(match)).items():
            told = view.keys() & {"obstacles", "effects", "unused", "ends"}
            assert told == (parts if seat and seat == match.turn else set())


# --- Scores -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", setups_with("scores"), ids=label)
def test_scores_so_far_add_up_and_end_as_the_outcome(setup: Setup) -> None:
    match, own = start_match(setup, 22), 0
    for _ in walk(match, 22):
        for seat, view in match.views(viewers(match)).items():
            for other, player in zip(match.seat_names, view["players"], strict=True):
                score = player.get("score")
                own += bool(score) and seat == other
                if score:
                    assert list(score["parts"]) == list(match.game.definition.parts)
                    assert score["total"] == sum(score["parts"].values())
                if score and match.outcome:
                    assert score["parts"] == match.outcome.parts[other]
    assert own > 0


# --- Progress ---------------------------------------------------------------------------------------

FALL = 1 / 8  # the most that progress may go back by a move, as when one card takes the place of a wide one


@pytest.mark.parametrize("setup", setups_with("progress"), ids=label)
def test_progress_grows_to_1_at_the_end_and_is_the_same_for_everybody(setup: Setup) -> None:
    match, before = start_match(setup, 26), 0.0
    assert match.view(None)["progress"] < FALL
    for _ in walk(match, 26):
        (now,) = {view["progress"] for view in match.views(viewers(match)).values()}
        assert before - FALL <= now <= 1
        assert (now == 1) == match.over
        before = now
    assert match.over


# --- Obstacles --------------------------------------------------------------------------------------


@with_obstacles
@pytest.mark.parametrize("seed", SEEDS)
def test_no_legal_move_meets_an_obstacle(setup: Setup, seed: int) -> None:
    """An obstacle with a verb is about this verb; without one, about all moves of the component."""
    for match, view in own_views(setup, seed):
        used = {(move.split()[0], one) for move in view["moves"] for one in components_of(match, move)}
        for component, obstacles in view["obstacles"].items():
            assert obstacles
            for obstacle in obstacles:
                verbs = [obstacle["verb"]] if "verb" in obstacle else [verb for verb, _ in used]
                assert not any((verb, component) in used for verb in verbs), (component, obstacle)
                assert obstacle.get("has", -1) < obstacle.get("needs", 0)


@with_obstacles
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_usable_has_a_move_or_an_obstacle(setup: Setup, seed: int) -> None:
    usable = commentary_samples(setup[0]).usable
    for match, view in own_views(setup, seed):
        moved = {component for move in view["moves"] for component in components_of(match, move)}
        wanted = usable(view)
        assert wanted <= moved | view["obstacles"].keys(), view["pending"]
        assert view["obstacles"].keys() <= wanted, view["pending"]


@pytest.mark.parametrize("name", games_with("obstacles"))
def test_obstacles_are_true_and_every_code_is_met(name: str) -> None:
    samples, met = commentary_samples(name), set()
    for setup in [setup for setup in SETUPS if setup[0] == name]:
        for _, view in own_views(setup, 23):
            for component, obstacles in view["obstacles"].items():
                for obstacle in obstacles:
                    samples.obstacles[obstacle["why"]](view, component, obstacle)
                    met.add(obstacle["why"])
    assert samples.obstacles.keys() - met <= samples.rare


# --- Effects ----------------------------------------------------------------------------------------


@with_effects
def test_effects_belong_to_legal_moves_and_come_true(setup: Setup) -> None:
    checks = commentary_samples(setup[0]).effects
    for step, (match, view) in enumerate(own_views(setup, 24)):
        assert view["effects"].keys() <= set(view["moves"])
        for move, effects in view["effects"].items() if step % 3 == 0 else ():
            for effect in effects:
                checks[effect["effect"]](match.copy(), move, effect)


@pytest.mark.parametrize("name", games_with("effects"))
def test_random_matches_meet_every_effect(name: str) -> None:
    samples, met = commentary_samples(name), set()
    for setup in [setup for setup in SETUPS if setup[0] == name]:
        for _, view in own_views(setup, 24):
            met |= {effect["effect"] for effects in view["effects"].values() for effect in effects}
    assert samples.effects.keys() - met <= samples.rare


@with_unused
def test_what_is_unused_can_still_be_used(setup: Setup) -> None:
    samples, met = commentary_samples(setup[0]), set()
    words = samples.unused
    for _, view in own_views(setup, 25):
        for word in view["unused"]:
            assert any(words[word](move) for move in view["moves"])
            met.add(word)
    assert words.keys() - met <= samples.rare


@with_unused
def test_an_end_gives_up_what_is_unused(setup: Setup) -> None:
    """After it another turn begins, or nothing is left that could be used."""
    for match, view in own_views(setup, 25):
        assert bool(view["ends"]) == bool(view["unused"])
        for move in view["ends"]:
            copy = match.copy()
            has_new_turn = any(event.name == "turn" for event in copy.play(move))
            assert has_new_turn or copy.turn is None or copy.view(copy.turn)["unused"] == []


# --- Words ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games_with("obstacles"))
def test_every_code_has_a_sentence(name: str, language: str) -> None:
    samples, speech = commentary_samples(name), Speech(ludoteca.game(name), language)
    messages = {f"why-{code}" for code in samples.obstacles} | {f"effect-{code}" for code in samples.effects}
    messages |= {f"unused-{word}" for word in samples.unused}
    assert [message for message in sorted(messages) if message not in speech.texts] == []

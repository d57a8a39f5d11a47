"""What every game shows to each seat and hides from it: views, events, redeals, heuristics."""

import random
from collections.abc import Callable, Iterator

import pytest

import ludoteca
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.policies import HIGHEST_WEIGHT
from ludoteca.core.kernel.structs import NONE, copy_struct
from ludoteca.core.matches.match import Match
from tests.contract.samples import twin_samples
from tests.support.random_matches import (
    Setup,
    cannot_be_undone,
    continue_from,
    count_cards,
    differing_fields,
    next_luck,
    play_out,
    start_match,
    viewer_number,
    viewers,
    walk,
    with_every_setup,
)

SEEDS = range(3)


# --- Views ----------------------------------------------------------------------------------------


@with_every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_a_redeal_looks_the_same_to_its_seat(setup: Setup, seed: int) -> None:
    game, changed, looked = ludoteca.game(setup[0]), 0, 0
    view, position = game.words.view, game.words.write_position
    for step, match in enumerate(walk(start_match(setup, seed), seed + 20)):
        before = copy_struct(match.state)
        for seat in viewers(match) if step % 3 == 0 else ():
            imagined = game.redeal(match.state, viewer_number(seat), 31 * step + seed)
            assert view(imagined, viewer_number(seat)) == view(match.state, viewer_number(seat))
            assert count_cards(position(imagined)) == count_cards(position(match.state))
            looked, changed = looked + 1, changed + (position(imagined) != position(match.state))
        assert match.state == before
    assert changed > looked / 4


@with_every_setup
def test_knowledge_has_the_view_and_the_observation_of_its_seat(setup: Setup) -> None:
    for step, match in enumerate(walk(start_match(setup, 3), 23)):
        if step % 3 == 0 and match.turn is not None:
            knowledge = match.knowledge(step)
            assert knowledge.view() == match.view(match.turn)
            assert knowledge.observation() == match.observation(match.turn)


@with_every_setup
def test_knowledge_knows_what_it_follows(setup: Setup) -> None:
    """Only after a move of the same seat in the same match may a bot go on where it was."""
    match, followed = start_match(setup, 4), []
    while not match.over and len(match.played) < 60:
        before, move = match.knowledge(1), match.moves[0]
        other = match.copy()
        match.play(move)
        other.play(move)
        if match.turn is None:
            break
        after = match.knowledge(1)
        assert after.is_after(before, move) == (after.seat == before.seat)
        assert not after.is_after(before, "another move")
        assert not after.is_after(after, move)
        assert not other.knowledge(1).is_after(before, move)
        followed.append(after.seat == before.seat)
    assert False in followed  # and True, unless all turns of a game are one move


@with_every_setup
def test_a_redeal_does_not_depend_on_hidden_cards(setup: Setup) -> None:
    """The same luck redeals to the same state, wherever hidden cards really are: no bot can see them."""
    game = ludoteca.game(setup[0])
    for step, match in enumerate(walk(start_match(setup, 19), 19)):
        for seat in viewers(match) if step % 4 == 0 else ():
            other = game.redeal(match.state, viewer_number(seat), step)
            assert game.redeal(other, viewer_number(seat), 7) == game.redeal(
                match.state, viewer_number(seat), 7
            )


@with_every_setup
def test_matches_that_look_the_same_are_redealt_to_the_same_state(setup: Setup) -> None:
    """Nothing in a redealt state tells two matches apart that a seat has not been able to tell apart.

    Both start from what the seat knows, with other hidden cards, and get the same moves and draws.
    """
    game, chooser, compared = ludoteca.game(setup[0]), random.Random(40), 0
    for step, match in enumerate(walk(start_match(setup, 40), 40)):
        for seat in viewers(match) if step % 8 == 0 else ():
            viewer = viewer_number(seat)
            twins = [continue_from(match, game.redeal(match.state, viewer, luck)) for luck in (1, 2)]
            for number in range(30):
                moves = sorted(set(twins[0].moves) & set(twins[1].moves))
                if not moves or twins[0].turn != twins[1].turn:
                    break
                move = chooser.choice(moves)
                seen = [
                    [event.seen_by(seat) for event in twin.play(move, SeededLuck(40, 1000 * step + number))]
                    for twin in twins
                ]
                if seen[0] != seen[1] or twins[0].view(seat) != twins[1].view(seat):
                    break
                one, other = (game.redeal(twin.state, viewer, 7) for twin in twins)
                assert list(differing_fields(one, other)) == []
                compared += 1
    assert compared > 50


@with_every_setup
def test_a_redeal_can_be_played_to_the_end(setup: Setup) -> None:
    write = ludoteca.game(setup[0]).words.write_position
    for step, match in enumerate(walk(start_match(setup, 12), 12)):
        for seat in viewers(match) if step % 5 == 0 else ():
            imagined = match.game.redeal(match.state, viewer_number(seat), step)
            assert match.game.position(write(imagined)).turn == match.turn
            if step % 25 == 0:
                assert play_out(continue_from(match, imagined), step).outcome is not None


@with_every_setup
def test_moves_do_not_depend_on_what_their_seat_cannot_know(setup: Setup) -> None:
    """Neither the list of moves nor what the seat sees of them depends on hidden cards."""
    compared = 0
    for step, match in enumerate(walk(start_match(setup, 13), 13)):
        seat = match.turn
        if step % 5 or seat is None:
            continue
        for move in match.moves:
            real = continue_from(match, match.state)
            imagined = continue_from(match, match.game.redeal(match.state, viewer_number(seat), step))
            assert imagined.view(seat) == real.view(seat)
            played = [one.play(move, next_luck(match)) for one in (real, imagined)]
            others = {event.facts.get("seat", seat) for events in played for event in events} - {seat}
            if not others and real.turn == imagined.turn == seat:
                seen, seen_too = ([event.seen_by(seat) for event in events] for events in played)
                assert [event["event"] for event in seen] == [event["event"] for event in seen_too]
                same_luck = real.played[-1].draws == imagined.played[-1].draws
                if same_luck and not any(event.reveals for event in played[0]):
                    assert seen == seen_too
                    assert real.view(seat) == imagined.view(seat)
                    compared += 1
    assert compared > 0 or twin_samples(setup[0]).has_one_move_turns


@with_every_setup
def test_a_move_that_can_be_undone_told_the_others_nothing(setup: Setup) -> None:
    """A move without a draw or a revelation looks the same to the others, whatever the mover hides."""
    compared = 0
    for step, match in enumerate(walk(start_match(setup, 14), 14)):
        for seat in viewers(match) if step % 4 == 0 else ():
            imagined = continue_from(match, match.game.redeal(match.state, viewer_number(seat), step))
            for move in set(match.moves) & set(imagined.moves) if seat != match.turn else ():
                real, other = continue_from(match, match.state), continue_from(match, imagined.state)
                played = [one.play(move, next_luck(match)) for one in (real, other)]
                if not cannot_be_undone(real) and not cannot_be_undone(other):
                    seen, seen_too = ([event.seen_by(seat) for event in events] for events in played)
                    assert seen == seen_too
                    assert real.view(seat) == other.view(seat)
                    compared += 1
    assert compared > 0 or twin_samples(setup[0]).has_one_move_turns


@with_every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_only_seats_that_know_a_secret_see_it(setup: Setup, seed: int) -> None:
    match, secrets = play_out(start_match(setup, seed), seed), 0
    for event in match.events:
        secrets += bool(event.secret)
        assert None not in event.knowers
        for seat in viewers(match):
            hidden = bool(event.secret) and seat not in event.knowers
            shown = {key for key in event.facts if not (hidden and key == event.secret)}
            assert event.seen_by(seat).keys() == {"event", *shown}
        assert not event.secret or event.secret not in event.seen_by(None)
    assert secrets > 0


@with_every_setup
def test_only_the_seat_to_move_sees_its_moves(setup: Setup) -> None:
    for match in walk(start_match(setup, 15), 15):
        for seat in viewers(match):
            assert match.view(seat)["moves"] == (match.moves if seat == match.turn else [])
            assert match.view(seat)["turn"] == match.turn


@with_every_setup
def test_the_chance_key_does_not_depend_on_hidden_cards(setup: Setup) -> None:
    """A game distinguishes draws always or never, because a search tree has one form or the other."""
    game = ludoteca.game(setup[0])
    rules, distinguishes = game.rules, set()
    for step, match in enumerate(walk(start_match(setup, 18), 18)):
        for seat in range(match.seats):
            imagined = game.redeal(match.state, seat, step)
            assert rules.chance_key(imagined, seat) == rules.chance_key(match.state, seat) >= NONE
            distinguishes.add(rules.chance_key(match.state, seat) != NONE)
    assert len(distinguishes) == 1


# --- Heuristics -------------------------------------------------------------------------------------


Walk = Callable[[Match, int], Iterator[Match]]


def walk_sensibly(match: Match, seed: int) -> Iterator[Match]:
    """Yield a match after each move: two of three moves are greedy, because random players finish little."""
    rules, chance = match.game.rules, random.Random(seed)
    yield match
    while not match.over:
        legal = match.legal_actions
        is_greedy = chance.randrange(3) > 0
        best = max(legal, key=lambda action: rules.preference(match.state, action))
        match.play_action(best if is_greedy else chance.choice(legal))
        yield match


@pytest.mark.parametrize("walked", [walk, walk_sensibly])
@with_every_setup
def test_preferences_do_not_depend_on_hidden_cards(setup: Setup, walked: Walk) -> None:
    game = ludoteca.game(setup[0])
    rules = game.rules
    for step, match in enumerate(walked(start_match(setup, 16), 16)):
        if not match.over and step % 3 == 0:
            before = copy_struct(match.state)
            imagined = game.redeal(match.state, match.state.asked, step)
            weights = [rules.preference(match.state, action) for action in match.legal_actions]
            assert weights == [rules.preference(imagined, action) for action in match.legal_actions]
            assert all(1 <= weight <= HIGHEST_WEIGHT for weight in weights)
            assert match.state == before


@pytest.mark.parametrize("walked", [walk, walk_sensibly])
@with_every_setup
def test_the_last_evaluation_is_the_score(setup: Setup, walked: Walk) -> None:
    for _ in walked(match := start_match(setup, 17), 17):
        pass
    rules = match.game.rules
    for seat in range(match.seats):
        assert rules.evaluate(match.state, seat) == 10 * rules.score(match.state, seat)

"""What every game shows to each seat, and keeps from it: views, events, deals made anew, taste."""

import pytest

import ludoteca
from ludoteca.core.record import NONE, copied
from tests.playing import (
    TABLES,
    Table,
    cards_in,
    fork,
    index,
    is_final,
    label,
    luck_of,
    onlookers,
    started,
    to_the_end,
    walk,
    with_state,
)

SEEDS = range(3)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=label)


# --- Views ----------------------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_dealt_anew_looks_the_same(table: Table, seed: int) -> None:
    game, changed, looked = ludoteca.game(table[0]), 0, 0
    view, position = game.words.view, game.words.write_position
    for step, match in enumerate(walk(started(table, seed), seed + 20)):
        before = copied(match.state)
        for seat in onlookers(match) if step % 3 == 0 else ():
            imagined = game.redealt(match.state, index(seat), 31 * step + seed)
            assert view(imagined, index(seat)) == view(match.state, index(seat))
            assert cards_in(position(imagined)) == cards_in(position(match.state))
            looked, changed = looked + 1, changed + (position(imagined) != position(match.state))
        assert match.state == before
    assert changed > looked / 4


@at_every_table
def test_what_is_dealt_anew_hangs_on_nothing_hidden(table: Table) -> None:
    """However hidden things really lie, the same luck imagines the same table: no bot can see through it."""
    game = ludoteca.game(table[0])
    for step, match in enumerate(walk(started(table, 19), 19)):
        for seat in onlookers(match) if step % 4 == 0 else ():
            other = game.redealt(match.state, index(seat), step)
            assert game.redealt(other, index(seat), 7) == game.redealt(match.state, index(seat), 7)


@at_every_table
def test_what_is_dealt_anew_can_be_played_to_the_end(table: Table) -> None:
    write = ludoteca.game(table[0]).words.write_position
    for step, match in enumerate(walk(started(table, 12), 12)):
        for seat in onlookers(match) if step % 5 == 0 else ():
            imagined = match.game.redealt(match.state, index(seat), step)
            assert match.game.position(write(imagined)).turn == match.turn
            if step % 25 == 0:
                assert to_the_end(with_state(match, imagined), step).outcome is not None


@at_every_table
def test_the_seat_to_move_is_offered_what_it_sees(table: Table) -> None:
    """Its moves, and what it sees of them, hang on nothing that it does not know."""
    for step, match in enumerate(walk(started(table, 13), 13)):
        seat = match.turn
        if step % 5 or seat is None:
            continue
        for move in match.moves:
            real = fork(match)
            imagined = with_state(match, match.game.redealt(match.state, index(seat), step))
            assert imagined.view(seat) == real.view(seat)
            told = [one.play(move, luck_of(match)) for one in (real, imagined)]
            others = {event.facts.get("seat", seat) for events in told for event in events} - {seat}
            if not others and real.turn == imagined.turn == seat:
                seen, seen_too = ([event.seen_by(seat) for event in events] for events in told)
                assert [event["event"] for event in seen] == [event["event"] for event in seen_too]
                same_luck = real.played[-1].outcomes == imagined.played[-1].outcomes
                if same_luck and not any(event.reveals for event in told[0]):
                    assert seen == seen_too
                    assert real.view(seat) == imagined.view(seat)


@at_every_table
def test_what_can_be_taken_back_told_the_others_nothing(table: Table) -> None:
    """A move without luck or revelation looks the same to the others, whatever the mover hides."""
    for step, match in enumerate(walk(started(table, 14), 14)):
        for seat in onlookers(match) if step % 4 == 0 else ():
            imagined = with_state(match, match.game.redealt(match.state, index(seat), step))
            for move in set(match.moves) & set(imagined.moves) if seat != match.turn else ():
                real, other = fork(match), with_state(match, imagined.state)
                told = [one.play(move, luck_of(match)) for one in (real, other)]
                if not is_final(real) and not is_final(other):
                    seen, seen_too = ([event.seen_by(seat) for event in events] for events in told)
                    assert seen == seen_too
                    assert real.view(seat) == other.view(seat)


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_secrets_are_told_to_those_who_know_them(table: Table, seed: int) -> None:
    match, secrets = to_the_end(started(table, seed), seed), 0
    for event in match.events:
        secrets += bool(event.secret)
        assert None not in event.knowers
        for seat in onlookers(match):
            hidden = bool(event.secret) and seat not in event.knowers
            shown = {key for key in event.facts if not (hidden and key == event.secret)}
            assert event.seen_by(seat).keys() == {"event", *shown}
        assert not event.secret or event.secret not in event.seen_by(None)
    assert secrets > 0


@at_every_table
def test_only_the_seat_to_move_sees_its_moves(table: Table) -> None:
    for match in walk(started(table, 15), 15):
        for seat in onlookers(match):
            assert match.view(seat)["moves"] == (match.moves if seat == match.turn else [])
            assert match.view(seat)["turn"] == match.turn


@at_every_table
def test_sight_sees_no_more_than_its_seat(table: Table) -> None:
    """And a game tells what luck brings apart always, or never: a tree has the one form or the other."""
    game = ludoteca.game(table[0])
    rules, told_apart = game.bound(), set()
    for step, match in enumerate(walk(started(table, 18), 18)):
        for seat in range(match.seats):
            imagined = game.redealt(match.state, seat, step)
            assert rules.sight(imagined, seat) == rules.sight(match.state, seat) >= NONE
            told_apart.add(rules.sight(match.state, seat) != NONE)
    assert len(told_apart) == 1


# --- Taste ------------------------------------------------------------------------------------------


@at_every_table
def test_taste_knows_no_more_than_its_seat(table: Table) -> None:
    game = ludoteca.game(table[0])
    rules = game.bound()
    for step, match in enumerate(walk(started(table, 16), 16)):
        if not match.over and step % 3 == 0:
            imagined = game.redealt(match.state, match.state.asked, step)
            weights = [rules.preference(match.state, action) for action in match.legal]
            assert weights == [rules.preference(imagined, action) for action in match.legal]
            assert all(1 <= weight <= 10_000 for weight in weights)


@at_every_table
def test_prospects_become_scores(table: Table) -> None:
    match = to_the_end(started(table, 17), 17)
    rules = match.game.bound()
    for seat in range(match.seats):
        assert rules.prospect(match.state, seat) == 10 * rules.score(match.state, seat)

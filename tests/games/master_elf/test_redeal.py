"""Master Elf: a redealt state holds nothing of what only others know."""

import pytest

from ludoteca.games.master_elf.state import EVERYBODY
from tests.games.master_elf.test_knowledge import play_story
from tests.random_matches import own_state, viewer_number
from tests.rule import rule


@rule("ME-R15")
@pytest.mark.parametrize(("seat", "known"), [("p1", 4), ("p2", 2), (None, 2)])
def test_a_redeal_forgets_which_gifts_another_has_seen_before_the_shuffle(
    seat: str | None, known: int
) -> None:
    """The first player has looked through a stack of four gifts; everybody saw the tops."""
    match, _ = play_story("a stack, then new stacks", 0)
    redealt = match.game.redeal(own_state(match), viewer_number(seat), 1)
    own = 0 if seat is None else 1 << viewer_number(seat)
    assert sum(bits != 0 for bits in redealt.known_stacked) == known
    assert all(bits & ~(EVERYBODY | own) == 0 for bits in redealt.known_stacked)

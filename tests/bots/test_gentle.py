"""The gentle bot keeps a match close: it plays well while it is behind, and at random while it leads."""

import pytest

from ludoteca.bots.gentle import GentleBot
from ludoteca.core.matches.knowledge import Knowledge
from tests.support.random_matches import of_every_game, start_match, walk


class FirstMoveBot:
    """Plays the first legal move: nobody chooses that at random twelve times."""

    def choose(self, knowledge: Knowledge) -> str:
        return knowledge.moves[0]


@pytest.mark.parametrize("seats", [2, 3])
@of_every_game
def test_a_gentle_bot_is_careful_only_while_it_is_behind(name: str, seats: int) -> None:
    start = start_match((name, seats), 12)
    rules = start.game.seeded_rules
    player = GentleBot(start.game, FirstMoveBot(), 1)
    careful, careless = 0, 0
    for step, match in enumerate(walk(start, 12)):
        if match.over or step % 3 or len(match.moves) < 4:
            continue
        knowledge = match.knowledge(1)
        expected = [rules.evaluate(knowledge.state, seat) for seat in range(seats)]
        lead = expected.pop(match.state.asked) - max(expected)
        chosen = {player.choose(knowledge) for _ in range(12)}
        if lead > match.game.definition.bots.gentle_lead:
            assert len(chosen) > 1
            careless += 1
        else:
            assert chosen == {match.moves[0]}
            careful += 1
    assert careful
    assert careless

"""FIREFLIES: positions and moves that somebody may write."""

from hypothesis import strategies as st

from tests.contract.samples import PositionSamples
from tests.games.fireflies import naive

CARDS = list(naive.LIGHT)
cards = st.sampled_from(CARDS)
players = st.fixed_dictionaries(
    {"hand": st.lists(cards, max_size=3), "jar": st.lists(cards, max_size=2, unique=True)}
)
night = st.dictionaries(cards, st.integers(1, 4))
seats = st.lists(players, min_size=2, max_size=4)
turns = st.sampled_from(["p1", "p1", "p1", "p2", "p3", None])
POSITIONS = PositionSamples(
    positions=st.fixed_dictionaries({"players": seats, "night": night, "turn": turns}),
    read=(60, 10),
    words=[*CARDS, "p1", "p2"],
    moves=st.builds("{} {}".format, st.sampled_from(["catch", "release", "free"]), cards),
    bad=[
        ("players", {"players": [{}]}),
        ("players[0].hand[0]", {"players": [{"hand": ["dim"]}, {}]}),
        ("players[0].jar", {"players": [{"jar": ["faint", "faint"]}, {}], "night": {"faint": 1}}),
        ("turn", {"turn": "p1"}),
        ("turn", {"turn": None, "night": {"faint": 1}}),
        ("", {"night": {"dazzling": 4}}),
    ],
    lost_fields={"active"},  # whose turn was the last, when the match is over
    lost_view_fields={"active"},
)

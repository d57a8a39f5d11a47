"""Africana in a terminal: the legs of the explorer, and the board where a book is empty."""

from io import StringIO

from rich.console import Console

from ludoteca import Match, Speech
from ludoteca.games.africana.terminal import draw_board
from tests.games.africana.board import AFRICANA, player, set_up


def draw(match: Match) -> str:
    """Return the board as the seat to move sees it."""
    console = Console(file=StringIO(), width=100, color_system=None)
    console.print(draw_board(match.view(match.turn), Speech(AFRICANA, "en")))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def legs(match: Match) -> list[str]:
    """Return the lines about the neighbouring regions, with single spaces."""
    lines = draw(match).partition("From Tripoli to")[2].splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


def test_legs_show_which_cards_pay_for_them() -> None:
    match = set_up(player("grey violet joker", at="tripoli", silver=5), player())
    expected = [
        "Napoli ★ violet, joker, or another card and 5 silver",
        "Cairo ◆● joker, or another card and 5 silver",
        "Timbuktu ▲ joker, or another card and 5 silver",
    ]
    assert legs(match) == expected
    match.play("move")
    assert legs(match) == expected


def test_legs_without_cards_are_shown_too() -> None:
    assert legs(set_up(player("violet", at="tripoli"), player())) == [
        "Napoli ★ violet",
        "Cairo ◆● no matching card",
        "Timbuktu ▲ no matching card",
    ]


def test_the_whole_board_is_shown_where_a_book_is_empty() -> None:
    match = set_up(player(at="tripoli"), player(), south="drum-dakar")
    assert match.view("p1")["pending"] == {"choice": "turn", "for": "empty"}
    board = draw(match)
    for part in ("Cape Town", "Khartoum → Tananarive", "Southern book", "From Tripoli to"):
        assert part in board

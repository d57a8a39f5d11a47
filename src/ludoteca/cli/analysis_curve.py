"""Each seat's win probability, move by move, as a picture (SVG)."""

from collections.abc import Mapping, Sequence
from html import escape

from ludoteca.bots.coach import AnalysedMove

WIDTH, HEIGHT, EDGE = 860, 360, 48
COLOURS = ("#1b6ca8", "#d1495b", "#3a7d44", "#c98a1b")
DASHES = ("", "8 4", "2 4", "10 4 2 4")  # lines can be told apart without colours


def draw_curve(
    analysed: Sequence[AnalysedMove], turning: Sequence[AnalysedMove], names: Mapping[str, str], title: str
) -> str:
    """Draw a line for each seat and a circle on every turning point."""
    last = max((move.number for move in analysed), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' font-family="sans-serif" font-size="13"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fdfaf4"/>',
        *(_grid(share) for share in (0, 25, 50, 75, 100)),
    ]
    for number, (seat, name) in enumerate(names.items()):
        points = " ".join(_point(move.number / last, move.win_probabilities[seat]) for move in analysed)
        style = f'stroke="{COLOURS[number]}" stroke-dasharray="{DASHES[number]}"'
        parts.append(f'<polyline points="{points}" fill="none" stroke-width="2.5" {style}/>')
        across = EDGE + number * 180
        parts.append(f'<path d="M{across} 22h34" stroke-width="3" {style}/>')
        parts.append(f'<text x="{across + 42}" y="27" fill="#333">{escape(name)}</text>')
    parts += [_mark(move, last) for move in turning]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _grid(share: int) -> str:
    down = _down(share / 100)
    line = f'<path d="M{EDGE} {down:.0f}H{WIDTH - 16}" stroke="#ddd4c4"/>'
    return f'{line}<text x="{EDGE - 8}" y="{down + 4:.0f}" text-anchor="end" fill="#777">{share}%</text>'


def _down(share: float) -> float:
    return 48 + (1 - share) * (HEIGHT - 72)


def _point(along: float, share: float) -> str:
    return f"{EDGE + along * (WIDTH - EDGE - 16):.1f},{_down(share):.1f}"


def _mark(move: AnalysedMove, last: int) -> str:
    across, down = _point(move.number / last, move.win_probabilities[move.seat]).split(",")
    text = escape(f"{move.number} {move.seat}: {move.move}, better {move.better}")
    circle = f'<circle cx="{across}" cy="{down}" r="6" fill="none" stroke="#333" stroke-width="2">'
    return f"{circle}<title>{text}</title></circle>"

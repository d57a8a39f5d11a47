"""ALPACA: draws the board in a terminal, from the view of one seat."""

from collections import defaultdict
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.core.kernel.seats import seat_name, seat_number
from ludoteca.core.matches.speech import Speech
from ludoteca.core.values.data import Json
from ludoteca.games.alpaca.state import Card
from ludoteca.games.alpaca.word_lists import CARDS

STYLES = {"brown": "dark_goldenrod", "white": "default", "noble": "magenta", "none": "cyan"}
FENCE_STYLE = "green"
FIRST_PARAGRAPH = 27  # the Puppy's


def draw_board(view: Json, speech: Speech) -> RenderableType:
    """Draw market, farms and hand; during a choice, only what it is about."""
    pending = view["pending"]
    if pending is None or pending["choice"] in ("take", "dream"):
        return Group(draw_market(view, speech), *draw_farms(view, speech), draw_own_hand(view, speech))
    if pending["choice"] in ("join", "swap-in", "swap-out", "copy", "to"):
        return Group(*draw_farms(view, speech), draw_own_hand(view, speech))
    return draw_own_hand(view, speech)


def style_card(card: str, speech: Speech) -> Text:
    card = card.removesuffix("-as-noisemaker")
    colour = speech.game.edition.data["cards"][card].get("colour", "")
    return Text(speech.card(card), style=STYLES.get(colour, FENCE_STYLE))


def draw_market(view: Json, speech: Speech) -> RenderableType:
    """Return the piles by value, with what each card does; empty piles are dim."""
    texts, data = speech.texts, speech.game.edition.data["cards"]
    rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", expand=True)
    rows.add_column(texts("label-market"), no_wrap=True)
    for label in ("label-value", "label-coins", "label-left"):
        rows.add_column(texts(label), justify="right", no_wrap=True)
    rows.add_column("", overflow="ellipsis", no_wrap=True, style="dim", ratio=1)
    for card in sorted(view["market"], key=lambda card: (data[card]["value"], CARDS.index(card))):
        left, entry = view["market"][card], data[card]
        if left or entry["colour"] in ("brown", "white"):
            figures = [str(entry["value"]), "●" * entry["coins"], f"×{left}"]
            about = texts(f"card-{card}")
            rows.add_row(style_card(card, speech), *figures, about, style="" if left else "dim")
    return Padding(rows, (1, 0, 0, 0))


def draw_farms(view: Json, speech: Speech) -> Iterator[RenderableType]:
    texts = speech.texts
    for number, player in enumerate(view["players"]):
        seat = seat_name(number)
        line = Text(f"\n{'▶' if view['turn'] == seat else ' '} ")
        line.append(speech.seat(seat), style="bold")
        piles = [("hand", player["hand"]["count"]), ("deck", player["deck"]["count"])]
        piles.append(("discard", len(player["discard"])))
        counts = " · ".join(f"{texts(f'label-{pile}')} {count}" for pile, count in piles)
        line.append("   " + counts, style="dim")
        if player["hand"]["cards"] and seat != view["seat"]:
            known = texts("known-of-hand", cards=speech.cards(player["hand"]["cards"]))
            line.append(f" ({known})", style="dim")
        yield line
        yield Padding(draw_farm(player["farm"], speech), (0, 0, 0, 4))


def draw_farm(fences: list[list[str]], speech: Speech) -> Text:
    if not fences:
        return Text(speech.texts("farm-empty"), style="dim")
    line = Text()
    for fence in fences:
        line.append("╫ ", style=FENCE_STYLE)
        for index, card in enumerate(fence):
            line.append(" · " if index else "").append_text(style_card(card, speech))
        if len(fence) == 1 and fence != ["twins"]:
            line.append(" · ").append(speech.texts("farm-space"), style="dim italic")
        line.append(" ╫  ", style=FENCE_STYLE)
    return line


def draw_own_hand(view: Json, speech: Speech) -> RenderableType:
    """Return the seat's own hand with its coins, and what the turn still allows."""
    if view["seat"] is None:
        return Text()
    texts, data = speech.texts, speech.game.edition.data["cards"]
    player = view["players"][seat_number(view["seat"])]
    lines = Text("\n" + texts("label-hand") + "  ", style="bold")
    hand: list[str] = player["hand"]["cards"]
    for index, card in enumerate(dict.fromkeys(hand)):
        lines.append("   " if index else "", style="not bold").append_text(style_card(card, speech))
        count = hand.count(card)
        lines.append(f" ×{count}" if count > 1 else "", style="not bold")
        if data[card].get("coins"):
            lines.append(f" ({data[card]['value']}/{'●' * data[card]['coins']})", style="dim not bold")
    if player["played"]:
        lines.append(f"\n{texts('label-played')}  ").append(
            speech.cards(player["played"]), style="dim not bold"
        )
    if view["active"] == view["seat"]:
        lines.append("\n" + " · ".join(describe_turn(view, speech)), style="dim not bold")
    return lines


def describe_turn(view: Json, speech: Speech) -> Iterator[str]:
    texts = speech.texts
    yield texts("turn-has-bought" if view["bought"] else "turn-can-buy")
    yield texts("turn-placements", count=view["placements"])
    if view["coins"]:
        yield texts("turn-coins", coins=view["coins"])
    if view["extra-turns"]:
        yield texts("turn-extra", count=view["extra-turns"])
    if view["reveller"]:
        yield texts("turn-reveller")
    if view["final"]:
        yield texts("turn-final")


def describe_card(card: str, speech: Speech) -> RenderableType:
    """Return one card in full: its figures, its ability, and where the figures come from."""
    texts, entry = speech.texts, speech.game.edition.data["cards"][card]
    line = style_card(card, speech)
    if "value" in entry:
        line.append(
            f"   {texts('label-value')} {entry['value']} · {texts('label-coins')} {entry['coins']}",
            style="dim",
        )
        kind = entry["ability"].split(",")[0]
        line.append(f" · {texts('label-ability')}: {texts(f'ability-{kind}')}", style="dim")
    origins = Text("  " + "; ".join(describe_origins(entry, speech)), style="dim")
    return Group(line, Text("  " + texts(f"card-{card}")), origins)


def describe_origins(entry: Json, speech: Speech) -> Iterator[str]:
    """Yield where the values of a card come from; values with the same origin are named together."""
    texts, origins = speech.texts, defaultdict[str, list[str]](list)
    for figure, origin in entry["origin"].items():
        known = "origin-fitted" if origin.startswith("implied:") else f"origin-{origin.split()[0]}"
        label = f"label-{figure}"
        if label in texts:
            said = texts(known, file=origin.split()[-1]) if known in texts else origin
            origins[said].append(texts(label))
    for origin, figures in origins.items():
        yield texts("origin-of", what=", ".join(figures), origin=origin)


def explain(name: str, speech: Speech) -> tuple[RenderableType, str] | None:
    """Return the card with that name in any language, and its paragraph in the help pages."""
    found = speech.find(name, ["cards"])
    return found and (describe_card(found[1], speech), find_paragraph(found[1]))


def find_paragraph(card: str) -> str:
    """Return the paragraph of the help pages about a card: in the order of the cards, one for all Nobles."""
    number = CARDS.index(card)
    if card == "snob":
        return f"A{FIRST_PARAGRAPH + Card.ALPAKING + 1}"
    return f"A{FIRST_PARAGRAPH + min(number, Card.ALPAKING)}"

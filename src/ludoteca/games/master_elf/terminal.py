"""MASTER ELF: the table in a terminal, drawn from what one seat may see."""

from collections.abc import Iterator
from typing import Any

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.speech import Speech
from ludoteca.games.master_elf.names import CRYSTAL, PLACES

RIBBONS = (("●", "red"), ("■", "green"), ("▲", "blue"), ("◆", "yellow"), ("▼", "cyan"))
RAINBOW = ("★", "bright_magenta")
PAWNS = ("reverse", "reverse blue", "reverse yellow", "reverse red")
CELL = 26  # columns of an area


def draw_board(view: dict[str, Any], speech: Speech) -> RenderableType:
    """Board, stacks, players and the own hand; in the middle of a choice, what it is about."""
    choice = view["pending"]["choice"] if view["pending"] else None
    parts: list[RenderableType] = []
    if choice in (None, "take"):
        parts.append(board(view, speech))
    if choice == "choose":
        parts.append(offered(view["bonus"], "label-bonus", speech))
    elif choice == "claim" and view["seat"] == view["turn"]:
        parts.append(offered(looked_at(view), "label-known", speech))
    else:
        parts.append(stacks(view, speech))
    return Group(*parts, *players(view, speech), own(view, speech))


# --- Board ----------------------------------------------------------------------------------------


def board(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The city in the middle, the border areas around it."""
    city, *borders = speech.game.edition.data["areas"]
    top, right, bottom, left = (area(name, view, speech) for name in borders)
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(width=CELL)
    grid.add_row("", top, "")
    grid.add_row(left, area(city, view, speech), right)
    grid.add_row("", bottom, "")
    return grid


def area(name: str, view: dict[str, Any], speech: Speech) -> RenderableType:
    """The ingredients that lie here, and who is here."""
    cards = view["areas"].get(name)
    if cards is None:
        content = Text(speech.texts("area-deck", count=view["deck"]["count"]), "dim")
    else:
        content = Text(speech.cards(cards) or speech.texts("nothing"))
    here = [seat for seat, player in enumerate(view["players"], 1) if player["at"] == name]
    pawns = Text(" ").join(Text(f" {seat} ", PAWNS[seat - 1]) for seat in here)
    return Panel(
        Group(Align.center(content), Align.center(pawns)), title=speech.name("area", name), box=ROUNDED
    )


# --- Gifts ----------------------------------------------------------------------------------------


def ribbon(colour: str, speech: Speech) -> Text:
    """A shape for each colour, so that colours are not needed to tell them apart."""
    colours = speech.game.edition.data["colours"]
    plain = [name for name, entry in colours.items() if not entry.get("wild")]
    shape, style = RAINBOW if colours[colour].get("wild") else RIBBONS[plain.index(colour) % len(RIBBONS)]
    return Text(f"{shape} {speech.name('colour', colour)}", style)


def gift_cells(gift: str, speech: Speech) -> list[Text]:
    """Name, ingredients, types, colour, elf."""
    entry = speech.game.edition.data["gifts"][gift]
    ingredients = " + ".join(speech.card(card) for card in entry["ingredients"])
    types = ", ".join(speech.name("type", kind) for kind in entry["types"])
    elf = speech.texts("label-elf") if entry["elf"] else ""
    cells = [Text(speech.name("gift", gift), "bold"), Text(ingredients), Text(types, "dim")]
    return [*cells, ribbon(entry["colour"], speech), Text(elf, "green")]


def gift_rows(speech: Speech, title: str) -> Table:
    texts = speech.texts
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in (title, "", *(texts(f"label-{key}") for key in ("ingredients", "types", "colour")), ""):
        rows.add_column(label)
    return rows


def stacks(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The tops of the stacks, and all that the seat has seen beneath."""
    texts = speech.texts
    rows = gift_rows(speech, texts("label-stacks"))
    for place, stack in zip(PLACES, view["stacks"], strict=False):
        name = speech.name("place", place)
        if not stack["count"]:
            rows.add_row(name, Text(texts("stack-empty"), "dim"))
            continue
        rows.add_row(name, *gift_cells(stack["gifts"][0], speech))
        beneath = speech.list_names("gift", stack["gifts"][1:])
        if stack["count"] > 1:
            rows.add_row("", Text(beneath or texts("stack-more", count=stack["count"] - 1), "dim"))
    notes = [texts("turn-exhausted", count=view["exhausted"])] if view["turn"] else []
    notes += [f"{texts('label-aside')} {view['aside']['count']}"]
    if view["aside"]["gifts"]:
        notes += [f"{texts('label-known')}: {speech.list_names('gift', view['aside']['gifts'])}"]
    if view["among"]:
        notes += [f"{texts('label-among')}: {speech.list_names('gift', view['among'])}"]
    return Group(rows, Text(" · ".join(notes), "dim"))


def looked_at(view: dict[str, Any]) -> list[str]:
    """The gifts that the seat is looking through."""
    place = view["pending"]["place"]
    gifts: list[str] = (view["aside"] if place == "aside" else view["stacks"][PLACES.index(place)])["gifts"]
    return gifts


def offered(gifts: list[str], label: str, speech: Speech) -> RenderableType:
    rows = gift_rows(speech, speech.texts(label))
    for gift in gifts:
        rows.add_row("", *gift_cells(gift, speech))
    return rows


# --- Players --------------------------------------------------------------------------------------


def players(view: dict[str, Any], speech: Speech) -> Iterator[RenderableType]:
    texts = speech.texts
    for number, player in enumerate(view["players"], 1):
        seat = f"p{number}"
        line = Text(f"\n{'▶' if view['turn'] == seat else ' '} ")
        line.append(f" {number} ", PAWNS[number - 1]).append(f" {speech.seat(seat)}", "bold")
        known = player["hand"]["cards"] if seat != view["seat"] else []
        hand = f"{texts('label-hand')} {player['hand']['count']}"
        facts = [texts("at-area", area=speech.name("area", player["at"]))]
        facts += [hand + (f" ({speech.cards(known)})" if known else "")]
        facts += [texts("label-crystal")] if player["crystal"] else []
        yield line.append("   " + " · ".join(facts), "dim")
        if player["gifts"]:
            yield Padding(workshop(player["gifts"], speech), (0, 0, 0, 7))


def workshop(gifts: list[str], speech: Speech) -> Text:
    """The gifts made, by their first type."""
    data = speech.game.edition.data
    line = Text()
    for kind in data["types"]:
        named = [gift for gift in gifts if data["gifts"][gift]["types"][0] == kind]
        if named:
            line.append("   " if line else "").append(f"{speech.name('type', kind)}: ", "dim")
            line.append_text(Text(", ").join(short(gift, speech) for gift in named))
    return line


def short(gift: str, speech: Speech) -> Text:
    """A gift in two words: name and ribbon, and what else it may count as."""
    entry = speech.game.edition.data["gifts"][gift]
    other = "".join(f" ({speech.name('type', kind)})" for kind in entry["types"][1:])
    return Text(speech.name("gift", gift) + other + " ").append_text(ribbon(entry["colour"], speech)[:1])


def own(view: dict[str, Any], speech: Speech) -> RenderableType:
    """The hand, and how much is left to draw."""
    if view["seat"] is None:
        return Text()
    texts, player = speech.texts, view["players"][int(view["seat"][1:]) - 1]
    lines = Text(f"\n{texts('label-hand')}  ", "bold")
    cards = speech.cards(player["hand"]["cards"]) or texts("nothing")
    lines.append(cards + (f", {texts('name-crystal')}" if player["crystal"] else ""), "not bold")
    piles = [f"{texts('label-deck')} {view['deck']['count']}"]
    piles += [f"{texts('label-discard')}: {speech.cards(discarded(view)) or texts('nothing')}"]
    return lines.append("\n" + " · ".join(piles), "dim not bold")


def discarded(view: dict[str, Any]) -> list[str]:
    return [card for card, count in view["discard"].items() for _ in range(count)]


# --- Explanations ---------------------------------------------------------------------------------

PARAGRAPHS = {"gifts": "ME12", "ingredients": "ME9", "types": "ME29", "areas": "ME8", "colours": "ME32"}


def explain(name: str, speech: Speech) -> tuple[RenderableType, str] | None:
    """What is known of a gift, an ingredient, a type, an area or a colour, and the paragraph about it."""
    if name.casefold() in (CRYSTAL, speech.texts("name-crystal").casefold()):
        return Text(speech.texts("name-crystal"), "bold"), "ME14"
    found = speech.find(name, PARAGRAPHS)
    return found and (about(*found, speech), PARAGRAPHS[found[0]])


def about(kind: str, word: str, speech: Speech) -> RenderableType:
    """A gift in full, or all gifts of an ingredient, type or colour."""
    gifts = speech.game.edition.data["gifts"]
    if kind == "areas":
        neighbours = speech.game.edition.data["areas"][word]["neighbours"]
        return Text(", ".join(speech.name("area", area) for area in neighbours))
    rows = gift_rows(speech, "")
    for gift, entry in gifts.items():
        if word in (gift, *entry["types"], *entry["ingredients"], entry["colour"]):
            rows.add_row("", *gift_cells(gift, speech))
    return rows

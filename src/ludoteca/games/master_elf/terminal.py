"""Master Elf: draws the board in a terminal, from the view of one seat."""

from collections.abc import Iterator

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.kernel.seats import seat_name, seat_number
from ludoteca.core.matches.speech import Speech
from ludoteca.core.values.data import Json
from ludoteca.games.master_elf.word_lists import CRYSTAL, PILES

RIBBONS = (("●", "red"), ("■", "green"), ("▲", "blue"), ("◆", "yellow"), ("▼", "cyan"))
RAINBOW_STYLE = ("★", "bright_magenta")
ELVES = ("reverse", "reverse blue", "reverse yellow", "reverse red")
CELL = 26  # columns of an area


def draw_board(view: Json, speech: Speech) -> RenderableType:
    """Draw the areas, the stacks, the players and the seat's hand; during a choice, what can be chosen."""
    choice = view["pending"]["choice"] if view["pending"] else None
    parts: list[RenderableType] = []
    if choice in (None, "take"):
        parts.append(draw_areas(view, speech))
    if choice == "choose":
        parts.append(draw_gifts(view["bonus"], "label-bonus", speech))
    elif choice == "claim" and view["seat"] == view["turn"]:
        parts.append(draw_gifts(looked_at(view), "label-known", speech))
    else:
        parts.append(draw_stacks(view, speech))
    return Group(*parts, *draw_players(view, speech), draw_hand(view, speech))


# --- Board ----------------------------------------------------------------------------------------


def draw_areas(view: Json, speech: Speech) -> RenderableType:
    """Draw the city with the border areas around it."""
    city, *borders = speech.game.edition.data["areas"]
    top, right, bottom, left = (draw_area(name, view, speech) for name in borders)
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(width=CELL)
    grid.add_row("", top, "")
    grid.add_row(left, draw_area(city, view, speech), right)
    grid.add_row("", bottom, "")
    return grid


def draw_area(name: str, view: Json, speech: Speech) -> RenderableType:
    """Draw an area: its ingredients and the elves there."""
    cards = view["areas"].get(name)
    if cards is None:
        content = Text(speech.texts("area-deck", count=view["deck"]["count"]), "dim")
    else:
        content = Text(speech.cards(cards) or speech.texts("nothing"))
    here = [seat for seat, player in enumerate(view["players"], 1) if player["at"] == name]
    elves = Text(" ").join(Text(f" {seat} ", ELVES[seat - 1]) for seat in here)
    return Panel(
        Group(Align.center(content), Align.center(elves)), title=speech.name("area", name), box=ROUNDED
    )


# --- Gifts ----------------------------------------------------------------------------------------


def ribbon(colour: str, speech: Speech) -> Text:
    """Return the name of a colour with a shape of its own, for people who cannot tell colours apart."""
    colours = speech.game.edition.data["colours"]
    plain = [name for name, entry in colours.items() if not entry.get("wild")]
    shape, style = (
        RAINBOW_STYLE if colours[colour].get("wild") else RIBBONS[plain.index(colour) % len(RIBBONS)]
    )
    return Text(f"{shape} {speech.name('colour', colour)}", style)


def gift_cells(gift: str, speech: Speech) -> list[Text]:
    """Return the name, ingredients, types, colour and elf of a gift."""
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


def draw_stacks(view: Json, speech: Speech) -> RenderableType:
    """Draw the tops of the stacks, and what the seat knows of the rest."""
    texts = speech.texts
    rows = gift_rows(speech, texts("label-stacks"))
    for place, stack in zip(PILES, view["stacks"], strict=False):
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


def looked_at(view: Json) -> list[str]:
    """Return the gifts that the seat is looking through."""
    place = view["pending"]["place"]
    gifts: list[str] = (view["aside"] if place == "aside" else view["stacks"][PILES.index(place)])["gifts"]
    return gifts


def draw_gifts(gifts: list[str], label: str, speech: Speech) -> RenderableType:
    rows = gift_rows(speech, speech.texts(label))
    for gift in gifts:
        rows.add_row("", *gift_cells(gift, speech))
    return rows


# --- Players --------------------------------------------------------------------------------------


def draw_players(view: Json, speech: Speech) -> Iterator[RenderableType]:
    texts = speech.texts
    for number, player in enumerate(view["players"], 1):
        seat = seat_name(number - 1)
        line = Text(f"\n{'▶' if view['turn'] == seat else ' '} ")
        line.append(f" {number} ", ELVES[number - 1]).append(f" {speech.seat(seat)}", "bold")
        known = player["hand"]["cards"] if seat != view["seat"] else []
        hand = f"{texts('label-hand')} {player['hand']['count']}"
        facts = [speech.say("at-area", area=player["at"])]
        facts += [hand + (f" ({speech.cards(known)})" if known else "")]
        facts += [texts("label-crystal")] if player["crystal"] else []
        yield line.append("   " + " · ".join(facts), "dim")
        if player["gifts"]:
            yield Padding(list_gifts(player["gifts"], speech), (0, 0, 0, 7))


def list_gifts(gifts: list[str], speech: Speech) -> Text:
    """Return the gifts of a player by their first type."""
    data = speech.game.edition.data
    line = Text()
    for kind in data["types"]:
        named = [gift for gift in gifts if data["gifts"][gift]["types"][0] == kind]
        if named:
            line.append("   " if line else "").append(f"{speech.name('type', kind)}: ", "dim")
            line.append_text(Text(", ").join(name_gift(gift, speech) for gift in named))
    return line


def name_gift(gift: str, speech: Speech) -> Text:
    """Return the name and ribbon of a gift, and its second type."""
    entry = speech.game.edition.data["gifts"][gift]
    other = "".join(f" ({speech.name('type', kind)})" for kind in entry["types"][1:])
    return Text(speech.name("gift", gift) + other + " ").append_text(ribbon(entry["colour"], speech)[:1])


def draw_hand(view: Json, speech: Speech) -> RenderableType:
    """Draw the seat's own hand, the deck and the discard pile."""
    if view["seat"] is None:
        return Text()
    texts, player = speech.texts, view["players"][seat_number(view["seat"])]
    lines = Text(f"\n{texts('label-hand')}  ", "bold")
    cards = speech.cards(player["hand"]["cards"]) or texts("nothing")
    lines.append(cards + (f", {texts('name-crystal')}" if player["crystal"] else ""), "not bold")
    piles = [f"{texts('label-deck')} {view['deck']['count']}"]
    piles += [f"{texts('label-discard')}: {speech.cards(discarded_cards(view)) or texts('nothing')}"]
    return lines.append("\n" + " · ".join(piles), "dim not bold")


def discarded_cards(view: Json) -> list[str]:
    return [card for card, count in view["discard"].items() for _ in range(count)]


# --- Explanations ---------------------------------------------------------------------------------

PARAGRAPHS = {"gifts": "ME12", "ingredients": "ME9", "types": "ME29", "areas": "ME8", "colours": "ME32"}


def explain(name: str, speech: Speech) -> tuple[RenderableType, str] | None:
    """Explain a gift, ingredient, type, area or colour, and return its figures and its paragraph."""
    if name.casefold() in (CRYSTAL, speech.texts("name-crystal").casefold()):
        return Text(speech.texts("name-crystal"), "bold"), "ME14"
    found = speech.find(name, PARAGRAPHS)
    return found and (describe(*found, speech), PARAGRAPHS[found[0]])


def describe(kind: str, word: str, speech: Speech) -> RenderableType:
    """Return the figures of a gift, the gifts of an ingredient, type or colour, or an area's neighbours."""
    gifts = speech.game.edition.data["gifts"]
    if kind == "areas":
        neighbours = speech.game.edition.data["areas"][word]["neighbours"]
        return Text(", ".join(speech.name("area", area) for area in neighbours))
    rows = gift_rows(speech, "")
    for gift, entry in gifts.items():
        if word in (gift, *entry["types"], *entry["ingredients"], entry["colour"]):
            rows.add_row("", *gift_cells(gift, speech))
    return rows

"""Africana: draws the board in a terminal, from the view of one seat."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludoteca.core.kernel.seats import seat_name, seat_number
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.matches.speech import Speech
from ludoteca.core.values.data import Json
from ludoteca.games.africana.chart import EXPLORERS, Chart, symbol, symbols
from ludoteca.games.africana.word_lists import LEG


def draw_board(view: Json, speech: Speech) -> RenderableType:
    """Draw map, expeditions, books and players, as far as they matter for the present action."""
    choice = view["pending"]["choice"] if view["pending"] else "turn"
    parts: list[RenderableType] = []
    if choice in ("turn", "move"):
        parts += [Chart(view, speech), expeditions(view, speech)]
    if choice in ("turn", "buy"):
        parts += [books(view, speech)]
    parts += [*players(view, speech), own_hand(view, speech)]
    if choice in ("turn", "move") and view["moves"]:
        parts += [legs(view, speech)]
    return Group(*parts)


def create_rows(*labels: str) -> Table:
    rows = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in labels:
        rows.add_column(label)
    return rows


# --- Expeditions and books ------------------------------------------------------------------------


def expeditions(view: Json, speech: Speech) -> RenderableType:
    """Return the five slots with rewards, bonuses and the seats that have joined."""
    texts, data = speech.texts, speech.game.edition.data
    labels = [texts(f"label-{label}") for label in ("slot", "expedition", "reward", "bonus", "joined")]
    rows = create_rows(*labels)
    for number, slot in enumerate(view["slots"], 1):
        bonus = describe_bonus(data["slots"][str(number)], speech)
        if slot is None:
            rows.add_row(str(number), texts("slot-empty"), "", bonus, "", style="dim")
            continue
        entry = data["expeditions"][slot["expedition"]]
        name = speech.name("expedition", slot["expedition"])
        joined = Text(" ").join(Text(seat[1:], EXPLORERS[seat_number(seat)]) for seat in slot["markers"])
        rows.add_row(str(number), name, reward(entry, speech), bonus, joined)
    pile = f"{texts('label-pile')} {view['pile']['count']}"
    letters = " ".join(f"{letter}{count}" for letter, count in view["pile"]["letters"].items())
    return Group(rows, Text(f"{pile}  {letters}\n", "dim"))


def describe_bonus(slot: Json, speech: Speech) -> str:
    cards, silver = slot["travel-cards"], slot["silver"]
    parts = [speech.texts("bonus-cards", count=cards)] if cards else []
    parts += [speech.texts("bonus-silver", silver=silver)] if silver else []
    return ", ".join(parts)


def reward(entry: Json, speech: Speech) -> str:
    """Return what completing an expedition or adventure brings."""
    if "guide" in entry:
        return speech.say("reward-guide", card=f"guide-{entry['guide']}")
    return speech.texts("reward", silver=entry["silver"], points=entry["points"])


def books(view: Json, speech: Speech) -> RenderableType:
    """Return the two books: of each stack the cards that everybody has seen, the top one first."""
    texts = speech.texts
    rows = create_rows("", texts("side-left"), texts("side-right"))
    for half, sides in view["books"].items():
        cells = [stack(sides[side], speech) for side in ("left", "right")]
        rows.add_row(Text(texts(f"half-{half}"), "bold"), *cells)
    return rows


def stack(side: Json, speech: Speech) -> RenderableType:
    texts, adventures = speech.texts, speech.game.edition.data["adventures"]
    if not side["count"]:
        return Text(texts("book-empty"), "dim")
    lines = Text()
    for index, card in enumerate(side["cards"]):
        line = f"{speech.name('adventure', card)}: {reward(adventures[card], speech)}"
        lines.append(("\n" if index else "") + line, "dim" if index else "")
    more = side["count"] - len(side["cards"])
    if more:
        lines.append("\n" + texts("book-more", count=more), "dim")
    return lines


# --- Players --------------------------------------------------------------------------------------


def players(view: Json, speech: Speech) -> Iterator[RenderableType]:
    texts, data = speech.texts, speech.game.edition.data
    for number, player in enumerate(view["players"], 1):
        seat = seat_name(number - 1)
        line = Text(f"{'▶' if view['turn'] == seat else ' '} ")
        line.append(f" {number} ", EXPLORERS[number - 1]).append(f" {speech.seat(seat)}", "bold")
        company = data["companies"][player["company"]][texts.language]
        facts = [company, speech.say("in-region", region=player["at"])]
        facts += [texts("bonus-silver", silver=player["silver"])]
        known = [card for card in player["hand"]["cards"] if seat != view["seat"]]
        hand = f"{texts('label-hand')} {player['hand']['count']}"
        facts += [hand + (f" ({speech.cards(known)})" if known else "")]
        yield line.append("   " + " · ".join(facts), "dim")
        if player["open"] or player["done"]:
            yield Padding(belongings(player, speech), (0, 0, 0, 7))


def belongings(player: Json, speech: Speech) -> RenderableType:
    """Return the open adventures, and completed expeditions and adventures."""
    texts, adventures = speech.texts, speech.game.edition.data["adventures"]
    lines = Text()
    if player["open"]:
        named = [
            f"{speech.name('adventure', card)}: {reward(adventures[card], speech)}" for card in player["open"]
        ]
        lines.append(f"{texts('label-open')}  ", "dim").append("; ".join(named))
    if player["done"]:
        done = "; ".join(speech.name("goal", card) for card in player["done"])
        lines.append("\n" if lines else "").append(f"{texts('label-done')}  {done}", "dim")
    return lines


def own_hand(view: Json, speech: Speech) -> RenderableType:
    """Return the hand of the seat, the cards it has played, and notes on the turn."""
    if view["seat"] is None:
        return Text()
    texts, player = speech.texts, view["players"][seat_number(view["seat"])]
    lines = Text(f"\n{texts('label-hand')}  ", "bold")
    lines.append_text(draw_cards(player["hand"]["cards"], speech))
    if view["used"]:
        lines.append(f"\n{texts('label-used')}  ").append_text(draw_cards(view["used"], speech))
    return lines.append("\n" + " · ".join(turn_notes(view, speech)), "dim not bold")


def draw_cards(held: list[str], speech: Speech) -> Text:
    """Draw cards with their symbols; equal cards are counted."""
    named = []
    for card in dict.fromkeys(held):
        name = Text(speech.card(card), "not bold")
        if card != "joker":
            name.append(" ").append_text(symbol(card.removeprefix("guide-")))
        named.append(name.append(f" ×{held.count(card)}" if held.count(card) > 1 else "", "not bold"))
    return Text(", ", "not bold").join(named) if named else Text(speech.texts("nothing"), "not bold")


def turn_notes(view: Json, speech: Speech) -> Iterator[str]:
    texts = speech.texts
    yield texts("turn-markers", count=view["markers"][view["seat"]])
    yield f"{texts('label-deck')} {view['deck']['count']}"
    yield f"{texts('label-discard')} {sum(view['discard'].values())}"
    if view["pending"] and view["pending"]["choice"] == "buy":
        yield texts("turn-flips", flips=view["flips"])
    if view["final"]:
        yield texts("turn-final")


def legs(view: Json, speech: Speech) -> RenderableType:
    """Return the neighbouring regions, and which cards of the hand pay a leg there."""
    texts, here = speech.texts, view["players"][seat_number(view["seat"])]["at"]
    paying: dict[str, list[str]] = {region: [] for region in neighbours(here, speech)}
    recoloured = set()
    for move in view["then"]["move"] if "then" in view else view["moves"]:
        if move.startswith(LEG):
            _, region, _, card, *price = move.split(" ")
            if price:
                recoloured.add(region)
            else:
                paying[region].append(speech.card(card))
    rows = create_rows(speech.say("label-legs", region=here), "", "")
    for region, cards in paying.items():
        line = texts("leg-cost", count=len(cards), cards=", ".join(cards))
        line += f", {texts('leg-recolour')}" if region in recoloured else ""
        rows.add_row(speech.name("region", region), symbols(region, speech), Text(line, "dim"))
    return Padding(rows, (1, 0, 0, 0))


def neighbours(region: str, speech: Speech) -> list[str]:
    edition = speech.game.edition
    regions = list(edition.data["regions"])
    near = edition.figures["NEIGHBOURS"][regions.index(region)]
    return [regions[other] for other in near if other != NONE]


# --- Explanations ---------------------------------------------------------------------------------

PARAGRAPHS = {"regions": "AF15", "artefacts": "AF26", "colours": "AF17"}


def explain(name: str, speech: Speech) -> tuple[RenderableType, str] | None:
    """Describe a region, an artefact or a card, and name the paragraph of the rules about it."""
    if name.casefold() in ("joker", speech.card("joker").casefold()):
        return Text(speech.card("joker"), "bold"), "AF17"
    found = speech.find(name, PARAGRAPHS)
    return found and (Group(*describe(*found, speech)), PARAGRAPHS[found[0]])


def describe(kind: str, word: str, speech: Speech) -> Iterator[RenderableType]:
    data, texts = speech.game.edition.data, speech.texts
    yield Text(str(data[kind][word][texts.language]), "bold")
    if kind == "regions":
        yield symbols(word, speech)
        yield Text(", ".join(speech.name("region", region) for region in neighbours(word, speech)))
    for expedition, entry in data["expeditions"].items():
        if word in (entry["start"], entry["target"]):
            yield Text(f"  {speech.name('expedition', expedition)}: {reward(entry, speech)}")
    for adventure, entry in data["adventures"].items():
        if word in (entry["target"], entry.get("artefact"), entry.get("guide")):
            yield Text(f"  {speech.name('adventure', adventure)}: {reward(entry, speech)}")

"""ALPACA: moves, events and options in words."""

from collections.abc import Sequence

from ludoteca.core.definitions.options import FIRST, OptionField, WordChoice
from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.events import EventKind, Fact, order_kinds
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.matches.arguments import check_first
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault, suggestion
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.data import Json
from ludoteca.core.wording.notation import Notation
from ludoteca.core.wording.words import Words
from ludoteca.games.alpaca import position, view
from ludoteca.games.alpaca.commentary import make_commentary
from ludoteca.games.alpaca.faults import AlpacaFault
from ludoteca.games.alpaca.state import Action, EventNumber, Options, State, Step
from ludoteca.games.alpaca.word_lists import CARDS, COLOURS, SEAT_NAMES, STEP_WORDS

# --- Moves ----------------------------------------------------------------------------------------

ANSWER_VERBS = {step.verb: "seat" if step.is_of_seat else "card" for step in STEP_WORDS.values()}
TURN_VERBS = {Action.PLAY: "play", Action.BUY: "buy", Action.PLACE: "place"}
VERBS = dict.fromkeys(TURN_VERBS.values(), "card") | ANSWER_VERBS  # and what follows each of them
NOTATION = Notation(
    patterns=(*(f"{verb} {{{noun}}}" for verb, noun in VERBS.items()), "end"),
    vocabulary={"card": CARDS, "seat": SEAT_NAMES},
)

TURN_MOVES = {
    kind + number: f"{verb} {card}" for kind, verb in TURN_VERBS.items() for number, card in enumerate(CARDS)
}
TURN_MOVES[Action.END] = "end"

# The last word of each answer; the step gives the verb.
ANSWER_NOUNS = {Action.CHOOSE + number: card for number, card in enumerate(CARDS)}
ANSWER_NOUNS |= {Action.SEAT + number: seat for number, seat in enumerate(SEAT_NAMES)}


def move(state: State, action: int) -> str:
    """Return a legal action in words."""
    if action in TURN_MOVES:
        return TURN_MOVES[action]
    return f"{STEP_WORDS[Step(state.step)].verb} {ANSWER_NOUNS[action]}"


# --- Events ---------------------------------------------------------------------------------------

EVENT_KINDS = order_kinds(
    {
        EventNumber.TURN: EventKind("turn"),
        EventNumber.DRAWS: EventKind("draws", Fact("card", plural=True), secret=True),
        EventNumber.SHUFFLES: EventKind("shuffles"),
        EventNumber.DISCARDS: EventKind("discards", Fact("card", plural=True)),
        EventNumber.PLAYS: EventKind("plays", Fact("card")),
        EventNumber.COPIES: EventKind("copies", Fact("card")),
        EventNumber.FREES: EventKind("frees", Fact("card")),
        EventNumber.GAINS: EventKind("gains", Fact("number", "coins")),
        EventNumber.FETCHES: EventKind("fetches", Fact("card"), secret=True),
        EventNumber.GIVES: EventKind("gives", Fact("card"), Fact("seat", "to"), secret=True, reveals=True),
        EventNumber.SHOWS: EventKind("shows", Fact("card", plural=True), reveals=True),
        EventNumber.TAKES: EventKind("takes", Fact("card")),
        EventNumber.PAYS: EventKind("pays", Fact("card")),
        EventNumber.BUYS: EventKind("buys", Fact("card")),
        EventNumber.PLACES: EventKind("places", Fact("card")),
        EventNumber.BUILDS: EventKind("builds"),
        EventNumber.JOINS: EventKind("joins", Fact("card"), Fact("seat", "farm")),
        EventNumber.SWAPS_IN: EventKind("swaps-in", Fact("card")),
        EventNumber.SWAPS_OUT: EventKind("swaps-out", Fact("card")),
        EventNumber.LAST_ROUND: EventKind("final"),
        EventNumber.DREAMS: EventKind("dreams", Fact("card")),
        EventNumber.OVER: EventKind("over"),
        EventNumber.KEEPS_HAND: EventKind("spared", reveals=True),
    }
)


# --- Names for people -----------------------------------------------------------------------------


class DisplayNames:
    """The names that people read: of cards, as the edition has them."""

    def __init__(self, edition: Edition) -> None:
        self.data = edition.data

    def __call__(self, texts: Texts, kind: str, word: str) -> str:
        return str(self.data[f"{kind}s"][word][texts.language])


# --- All together ---------------------------------------------------------------------------------


def words(edition: Edition) -> Words:
    """Return the words of the game with an edition."""
    return Words(
        notation=NOTATION,
        move=move,
        domains=(CARDS,),
        word_of={"card": CARDS.__getitem__, "seat": seat_name_or_none, "number": int},
        display_name=DisplayNames(edition),
        read_position=position.read,
        write_position=position.write,
        views=view.views,
        commentary=make_commentary(),
    )


# --- Options --------------------------------------------------------------------------------------


def options(
    edition: Edition, seats: int, first: str = "p1", market: Sequence[str] | None = None, quick: bool = False
) -> Options:
    """Check the options of a match."""
    if type(quick) is not bool:
        raise BadOption(Fault.OPTION_NOT_FLAG(option="quick", value=show(quick)))
    if quick and seats != 2:
        raise BadOption(AlpacaFault.QUICK_SEATS(seats=seats))
    result = Options()
    result.seats, result.first, result.quick = seats, check_first(first, seats), int(quick)
    if market is not None:
        check_market(edition.data, market)
        for card in market:
            result.market[CARDS.index(card)] = 1
    return result


def check_market(data: Json, market: Sequence[str]) -> None:
    """Refuse a chosen market unless it has ten different kinds, six brown and four white."""
    if isinstance(market, str) or not isinstance(market, Sequence):
        raise BadOption(AlpacaFault.MARKET_NOT_LIST(value=show(market)))
    kinds = [card for colour in COLOURS for card in cards_of(data, colour)]
    for card in market:
        if card not in kinds:
            raise BadOption(AlpacaFault.MARKET_CARD(card=str(card)), suggestion(str(card), kinds))
    if len(set(market)) != len(market):
        raise BadOption(AlpacaFault.MARKET_TWICE())
    for colour in COLOURS:
        right = data["numbers"][f"{colour}-piles"]["value"]
        found = sum(data["cards"][card]["colour"] == colour for card in market)
        if found != right:
            raise BadOption(AlpacaFault.MARKET_COLOUR(colour=colour, count=found, right=right))


def cards_of(data: Json, colour: str) -> list[str]:
    """List the cards of a colour."""
    return [card for card in CARDS if data["cards"][card].get("colour") == colour]


def market_choices(edition: Edition) -> list[WordChoice]:
    """Return the kinds of each colour, and how many of them the market has."""
    numbers = edition.data["numbers"]
    return [
        WordChoice(numbers[f"{colour}-piles"]["value"], tuple(cards_of(edition.data, colour)))
        for colour in COLOURS
    ]


OPTION_FIELDS = (
    FIRST,
    OptionField("quick", "flag", seats=(2,)),
    OptionField("market", "words", names="card", choices=market_choices),
)

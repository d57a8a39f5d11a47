"""ALPACA: editions that somebody may write."""

from ludoteca.core.figures import edition
from ludoteca.games.alpaca import edition as alpaca_edition
from tests.contract.samples import EditionSamples, Figures

OWN: Figures = edition.parse_file(alpaca_edition.OWN_FILE)
WRONG: list[tuple[str | Figures, str, str]] = [
    (
        "[cards.dreamer]\nvalue = 5",
        "cards.dreamer.value",
        "in example B of the rulebook its value is 4",
    ),
    ("[cards.consumerist]\ncoins = 3", "cards.consumerist.coins", "it pays 2 Coins, not 3"),
    ("[cards.mime]\ncoins = 3", "cards.mime.coins", "pay exactly 4 Coins. Here they pay 5"),
    ("[cards.puppy]\ncoins = 2", "cards.mime.coins", "here they pay 6"),
    ("[cards.puppy]\nvalue = 1", "cards.puppy.value", "the rulebook prints: 0"),
    ("[cards.snob]\nvalue = 3", "cards.snob.value", "the rulebook prints: 0"),
    ("[cards.alpaqueen]\nvalue = 13", "cards.alpaqueen.value", "all Nobles have the same value"),
    ("[cards.librarian]\nvalue = 3", "cards.librarian.value", "the list of cards rises by value"),
    ("[cards.twins]\nvalue = 9", "cards.twins.value", "the list of cards rises by value"),
    ("[cards.graduate]\nvalue = 13", "cards.graduate.value", "the list of cards rises by value"),
    ("[cards.carpenter]\nvalue = 6\n[cards.storekeeper]\nvalue = 6", "cards.*.value", "Alessandro"),
    ("[cards.puppy]\ncopies = 25", "cards.puppy.copies", "the box holds 24, not 25"),
    ("[cards.fence]\ncopies = 12", "cards.fence.copies", "the box holds 16, not 12"),
    ("[cards.alpaking]\ncopies = 4", "cards.alpaking.copies", "the box holds 1, not 4"),
    ('[cards.viking]\ncolour = "white"', "cards.*.colour", "kinds of brown alpacas in the box: 12, not 11"),
    ('[cards.viking]\ncolour = "noble"', "cards.viking.colour", "must be “brown” or “white”, not “noble”"),
    ('[cards.snob]\ncolour = "white"', "cards.snob.colour", "must be “none”, not “white”"),
    ("[cards.viking]\nvalue = -1", "cards.viking.value", "not between 0 and"),
    ("[cards.viking]\ncoins = 100", "cards.viking.coins", "not between 0 and"),
    ('[cards.viking]\nit = " "', "cards.viking.it", "a name is missing"),
    ('[cards.viking]\nability = "passive"', "cards.viking.ability", "abilities belong to the rules"),
    ("[numbers]\nhand = { value = 6 }", "numbers.hand.value", "the rules say 5"),
    ("[cards.viking]\nprice = 3", "cards.viking.price", "there is no key"),
    ("[cards.vikings]\nvalue = 7", "cards.vikings", "did you mean “viking”?"),
    ("[cards.fence]\nvalue = 1", "cards.fence.value", "there is no key"),
    ("[card.viking]\nvalue = 7", "card", "did you mean “cards”?"),
    ("[cards.viking]\nvalue = 7.0", "cards.viking.value", "must be a whole number"),
    ("[cards.viking]\nvalue = true", "cards.viking.value", "must be a whole number"),
    ('[cards.viking]\nvalue = "7"', "cards.viking.value", "must be a whole number such as 7, not '7'"),
    ("[cards.viking]\nen = 7", "cards.viking.en", "must be a text"),
    ("[cards]\nviking = 7", "cards.viking", "must be a table"),
    ("cards = 7", "cards", "must be a table"),
    ("[cards.viking]\norigin = 7", "cards.viking.origin", "must be a table"),
    ("[cards.viking]\ncoins = 4\norigin = 7", "cards.viking.origin", "must be a table"),
    ('[cards.viking]\ncoins = 4\norigin = "mine"', "cards.viking.origin", "must be a table"),
    ('edition = "mine"', "edition", "write it as a table"),
    ("[edition]\nname = 7", "edition", "write it as a table"),
    ('[edition]\ngame = "africana"', "edition.game", "the game “africana”, not to “alpaca”"),
    ('[edition]\nauthor = "me"', "edition.author", "there is no key"),
    ("[cards.viking", "", "this is not TOML"),
    ("\x00", "", "this is not TOML"),
]
FREE = [card for card in OWN["cards"] if card not in ("puppy", "fence", "consumerist", "mime")]
EDITIONS = EditionSamples(
    wrong=WRONG,
    extreme={"cards": {card: {"coins": 0 if place % 2 else 9} for place, card in enumerate(FREE)}},
    spoiled=["cards", "numbers"],
    words=["viking", "value", "coins", "brown", "white", "noble", "", "x y"],
    accepted=(5, 30),
)

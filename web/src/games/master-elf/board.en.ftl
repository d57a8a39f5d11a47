elves-here = Here: { $names }
order = Who chooses, in this order: { $names }
special-used = special action used
next = with one more gift: { $points }
points-now = Points so far: { $points }. Collections: { $from-collections }, largest colour: { $from-colour }, elves: { $from-elves }
collection = { $type }: { $gifts } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
offer = { $place-word ->
    [aside] Gifts set aside
   *[other] Gifts in the { $place } stack
}
stack = { $place-word ->
    [left] Left stack
    [middle] Middle stack
   *[right] Right stack
}: { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}

name-deck = Ingredient deck
name-discard = Discard pile
name-aside = Gifts set aside
name-score = Points so far
name-special = Special action

explain-gift = Costs three cards of these two ingredients: two of one and one of the other. Your crystal can replace one of them.
explain-gift-elf = Elves love this gift: it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
explain-card = An ingredient. You take it in a border area or draw it in the city; three cards make a gift.
explain-crystal = Once per game it replaces one card of a gift's price. It is not a card: it does not count for the hand limit, and left over it scores nothing.
explain-city = The deck is here. Discard any number of cards, then draw { $count } more than that.
explain-border = Take one of the open cards here. If you take the last one, new ones are laid out at the end of your turn: { $count }.
explain-type = Gifts of one type form a collection: the larger it is, the more points it brings. A gift with two types counts in only one of them, wherever it is worth more.
explain-pair = Together the two gifts of this pair are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Making the second one lets you carry out a special action: each player has one per game.
explain-colour = Only your largest colour scores: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of its gifts.
explain-wild = Counts as any colour, so it always joins your largest one.
explain-deck = You draw from it in the city. If it runs out, the discard pile is shuffled and becomes the new deck.
explain-discard = Cards that were paid or discarded. Everybody may look at them.
explain-aside = They lie face down; only a player who completes the Treasure may look through them. At the end, as many as there are players are laid out as bonus gifts, one for each player.
explain-score = What the gifts made so far are worth now: collections, largest colour and elves.
explain-special = Each player has one special action per game. The Secret lets you look through a stack, the Treasure through the gifts set aside; then you may take one of those gifts for free.

end-turn = End the turn
label-neighbours = Neighbours
label-copies = Cards
label-worth = Gifts: 1 to { $count }
label-pair = Both gifts
origin-of = { $origin } ({ $figures })
origin-printed = as printed
origin-derived = follows from printed values
origin-review = from a public web page
origin-reconstructed = our reconstruction
figure-name = name
figure-types = types
figure-colour = colour
figure-ingredients = ingredients
figure-elf = elf
figure-copies = number of cards
figure-existence = the area itself
figure-neighbours = neighbours

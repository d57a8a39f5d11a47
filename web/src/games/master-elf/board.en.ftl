menu = Ways to pay
cheapest = spares most
hidden-card = an ingredient card, face down
pawn = { $seat } is here: { $area }
order = Who chooses, in this order
special-used = special action used
next = with one gift more: { $points }
points-now = Points so far { $points }

name-deck = Ingredient deck
name-discard = Discard pile
name-aside = Gifts set aside
name-score = Points so far
name-special = Special action

explain-gift = Costs three ingredient cards of these two kinds: two of one and one of the other. The crystal can stand for one of them.
explain-gift-elf = An elf loves it: 1 point more.
explain-card = An ingredient. Take it from a border area or draw it in the city; three of them make a gift.
explain-crystal = Once in the game it stands for one ingredient card of the price. It is no card and does not count for the hand limit.
explain-city = The deck lies here. Discard what you like, then draw one card more than that.
explain-border = Take one of the open cards here. If you leave none, three new ones are laid at the end of your turn.
explain-type = Gifts of one type are a collection: 1, 3, 6, 9, at most 12 points. A gift with two types counts where it is worth most.
explain-pair = Both gifts of this pair bring 5 points. Making the second one sets off a special action, one of the two pairs in a game.
explain-colour = Only your largest colour scores: 1 point for each of its gifts.
explain-wild = Counts as any colour, so always with your largest one.
explain-deck = Drawn from in the city. If it runs out, the discard pile is shuffled and takes its place.
explain-discard = Cards that were paid or discarded, open to all.
explain-aside = Nobody knows these gifts. At the end as many as there are players are laid open, and everybody takes one.
explain-score = What the gifts made so far would bring now: collections, the largest colour, elves.
explain-special = One special action in a game: Secret looks through a stack, Treasure through the gifts set aside; one gift of them is free.

label-neighbours = Neighbours
label-copies = Cards
label-worth = 1 to 5 gifts
label-pair = Both gifts
origin-printed = printed
origin-derived = counted from printed figures
origin-review = told by a public page
origin-reconstructed = our reconstruction, not the printed figure
figure-name = name
figure-types = types
figure-colour = colour
figure-ingredients = ingredients
figure-elf = elf
figure-copies = number
figure-existence = existence
figure-neighbours = neighbours

will-find = There lies: { $cards }.
will-find-nothing = Nothing lies there now.
will-refresh = There you discard what you like and draw one card more.
will-hold = Then you hold { $count } cards; { $limit } can be kept.
will-draw = { $count ->
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
will-cost = Costs { $cards }.
will-points = Points: { $before } → { $after }.
will-keep = You keep your { $count ->
    [one] card
   *[other] { $count } cards
}.
will-look = { $count ->
    [one] { $count } gift to see.
   *[other] { $count } gifts to see.
}
why-made = It is made already and stands in the workshop of { $name }.
why-under = Only the gift on top of a stack can be made.
why-missing = Missing from your hand: { $cards }.
why-later = Gifts are made at the end of a turn, after going and taking.
why-here = Your elf is here and has to go elsewhere.
why-gone = Your elf has already gone somewhere in this turn.
why-far = { $area } has no border with { $at }.
why-crystal = It is used when a gift is paid for.
why-held = It is in your hand: it pays for gifts, and the city takes it in exchange.
why-lies = It lies here: { $areas }. Your elf is here: { $at }.
why-deck = Cards are drawn from the deck in the city only.
why-aside = Only a completed Treasure opens the gifts set aside.

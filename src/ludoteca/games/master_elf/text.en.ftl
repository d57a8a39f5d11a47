# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here. A name comes with its word ($gift and $gift-word), to select articles and cases by. The word
# is "other" if an edition has another name, so a default variant must fit any name.

game-title = MASTER ELF
game-line = Gather ingredients, make gifts, build collections.

## What things are called

name-crystal = crystal
place-left = left
place-middle = middle
place-right = right
place-aside = set aside
the-gift = the { $gift }
the-card = { $card }
to-area = { $area-word ->
    [city] to the city
   *[other] to the { $area }
}
at-area = { $area-word ->
    [city] in the city
   *[other] in the { $area }
}
the-pile = { $place-word ->
    [aside] the gifts set aside
   *[other] the { $place } stack
}

## Places on the table

label-name = Name
label-areas = Areas
label-area = Area
label-ingredients = Ingredients
label-gifts = Gifts
label-types = Types
label-colours = Colours
label-colour = Colour
label-elf = Elf
label-wild = Any colour
label-kind = Kind
label-copies = Copies
label-neighbours = Neighbours
label-origin = Origin
label-existence = Existence
value-kind-main = main
value-kind-special = special
value-kind-city = city
value-kind-border = border area
label-hand = Hand
label-deck = Deck
label-discard = Discard pile
label-stacks = Stacks
label-aside = Gifts set aside
label-bonus = Bonus gifts
label-crystal = crystal
label-known = Known to you
label-among = Somewhere in the stacks
nothing = none
stack-empty = empty
stack-more = and { $count } more
area-deck = deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
turn-exhausted = { $count ->
    [0] No stack has run out yet
   *[other] The next stack to run out ends the game
}

## Moves

move-go = Go { to-area }
move-take = Take { the-card }
move-discard = Discard { the-card }
move-draw = Draw from the deck
move-make-with = Make { the-gift }: { $first }, { $second }, { $third }
move-pass = Make no gift
move-look = Look through { the-pile }
move-claim = Take { the-gift } for free
move-decline = No, thank you
move-choose = Choose { the-gift }

## What is asked

ask-turn = Your turn: where does your elf go?
ask-take = Which ingredient do you take?
ask-refresh = You are in the city: discard any number of cards, then draw one more than that. Discarded so far: { $discarded }.
ask-make = You may make a gift now.
ask-look = { $special-word ->
    [secret] The Secret is complete: which stack do you look through?
    [treasure] The Treasure is complete: do you look through the gifts set aside?
   *[other] You have completed a pair: { $special }. Where do you look?
}
ask-claim = { $special }: take one of these gifts for free, or none.
ask-discard = You may keep 7 cards: which one do you discard?
ask-choose = Choose a bonus gift.

## What happens

event-turn = { $seat } begins a turn
event-draws = { $seat } draws { $cards }
event-draws-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-shuffles = The discard pile is shuffled
event-lays-out = New cards { at-area }: { $cards }
event-goes = { $seat } goes { to-area }
event-takes = { $seat } takes { the-card }
event-discards = { $seat } discards { $cards }
event-pays = { $seat } pays { $cards }
event-uses-crystal = { $seat } uses the crystal
event-makes = { $seat } makes { the-gift }
event-passes = { $seat } makes no gift
event-bares = Now on top of { the-pile }: { $gift }
event-looks = { $seat } looks through { the-pile }
event-sees = { $seat } sees { $gifts }
event-sees-hidden = { $seat } sees { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
event-claims = { $seat } takes { the-gift } for free from { the-pile }
event-declines = { $seat } declines
event-restacks = A stack has run out: the remaining gifts are dealt into three new stacks
event-lays-bonus = Bonus gifts: { $gifts }
event-chooses = { $seat } chooses { the-gift }
event-over = The game is over

## The score pad

score-total = Total
part-collections = Collections
part-colour = Largest colour
part-elves = Elves
reason-exhausted = A stack has run out for the second time: the game is over.
reason-idle = Nobody has made a gift for a long time: the game is over.

## Studies of many games

study-gift = Gifts at the end
feature-gifts = Gifts
feature-elves = Gifts with an elf
feature-rainbow = Rainbow gifts
feature-ingredients = Ingredients left in hand
feature-crystal = Crystal not used
feature-special = Special action used

## Options of a start, for the command line

option-ages = the players' ages, separated by commas; the youngest begins

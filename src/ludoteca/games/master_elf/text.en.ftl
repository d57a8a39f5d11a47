# MASTER ELF. Names of gifts, ingredients, areas, types and colours come from the edition; everything else that
# people read is here.

game-title = MASTER ELF
game-line = Travel for ingredients, make gifts, complete collections.

## What things are called

name-crystal = crystal
place-left = left
place-middle = middle
place-right = right
place-aside = set aside

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
label-hand = Hand
label-deck = Deck
label-discard = Discard pile
label-stacks = Stacks
label-aside = Set aside
label-bonus = Bonus gifts
label-crystal = crystal
label-known = You know
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
   *[other] The next stack that runs out ends the game
}
at-area = in the area { $area }

## Moves

move-go = Go: { $area }
move-take = Take { $card }
move-discard = Discard { $card }
move-draw = Draw from the deck
move-make-with = Make { $gift }: { $first }, { $second }, { $third }
move-pass = Make no gift
move-look = Look: { $place }
move-claim = Take { $gift } for free
move-decline = No, thank you
move-choose = Choose { $gift }

## What is asked

ask-turn = Your turn: where do you go?
ask-take = Which ingredient do you take?
ask-refresh = You are in the city: discard what you like, then draw one card more. Discarded: { $discarded }.
ask-make = Make one of the gifts, or none.
ask-look = You have completed a pair: { $special }. Where do you look?
ask-claim = { $special }: take one of these gifts for free, or none.
ask-discard = More than 7 cards in hand: which one goes?
ask-choose = Choose a bonus gift.

## What happens

event-turn = { $seat } begins a turn
event-draws = { $seat } draws { $cards }
event-draws-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-shuffles = The discard pile is shuffled
event-lays-out = New in the area { $area }: { $cards }
event-goes = { $seat } goes: { $area }
event-takes = { $seat } takes { $card }
event-discards = { $seat } discards { $cards }
event-pays = { $seat } pays { $cards }
event-uses-crystal = { $seat } uses the crystal
event-makes = { $seat } makes { $gift }
event-passes = { $seat } makes no gift
event-bares = Now on top ({ $place }): { $gift }
event-looks = { $seat } looks at gifts ({ $place })
event-sees = { $seat } sees { $gifts }
event-sees-hidden = { $seat } sees { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
event-claims = { $seat } takes { $gift } for free ({ $place })
event-declines = { $seat } declines
event-restacks = A stack has run out: the gifts left are dealt into three new stacks
event-lays-bonus = Bonus gifts: { $gifts }
event-chooses = { $seat } chooses { $gift }
event-over = The game is over

## The score pad

score-total = Total
part-collections = Collections
part-colour = Largest colour
part-elves = Elves
reason-exhausted = A stack ran out for the second time: the game ended.
reason-idle = No gift was made for a long time: the game ended.

## Studies of many games

study-gift = Gifts at the end
feature-gifts = Gifts
feature-elves = Gifts with an elf
feature-rainbow = Rainbow gifts
feature-ingredients = Ingredients left in hand
feature-crystal = Crystal not used
feature-special = Special action used

## Options of a start, for the command line

option-ages = the players' ages, with commas between; the youngest begins

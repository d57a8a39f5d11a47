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
ask-refresh = In the city: discard any number of cards, then draw one more. Discarded: { $discarded }.
ask-refresh-empty-hand = { $discarded ->
    [0] You are in the city with no cards to discard: draw from the deck.
   *[other] Discarded: { $discarded }. Now draw { $count }.
}
ask-make = You may make a gift now.
ask-make-nothing = You cannot make a gift yet: end the turn.
ask-make-crystal = Only your crystal would make a gift possible now.
ask-look = { $special-word ->
    [secret] The Secret is complete: which stack do you look through?
    [treasure] The Treasure is complete: do you look through the gifts set aside?
   *[other] You have completed a pair: { $special }. Where do you look?
}
ask-claim = { $special }: take one of these gifts for free, or none.
ask-discard = The hand limit is { $limit }: discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ask-choose = Choose a bonus gift.

## Why something cannot be used now

why-here = Your elf is already here. It must move somewhere else.
why-gone = Your elf has already moved this turn.
why-far = Your elf is { at-area }, and that is no neighbour of this area.
why-held = This card is in your hand. Pay for a gift with it, or exchange it in the city.
why-lies = You can take one here: { $areas }.
why-taken = You have already taken ingredients this turn.
why-crystal = You use the crystal when you pay for a gift.
why-deck = You draw from the deck in the city only.
why-aside = Only the completed Treasure lets you look at the gifts set aside.
why-made = { $seat } already has this gift.
why-under = Only the gift on top of a stack can be made.
why-missing = Still missing from your hand: { $cards }.
why-replaceable = Your crystal can replace one card.
why-later = First your elf moves and you take ingredients; then you may make a gift.
why-late = You make a gift after taking ingredients, at most one per turn.

## What a move costs and brings

effect-finds = Open there: { $cards }.
effect-finds-nothing = No cards lie there now.
effect-exchanges = There you discard any number of cards and draw one more.
effect-holds = Then you hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; the limit at the end of your turn is { $limit }.
effect-refills = It is the last one: at the end of your turn { $count ->
    [one] { $count } new card is
   *[other] { $count } new cards are
} laid out here.
effect-draws = { $count ->
    [0] There are no cards to draw.
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
effect-costs = Price: { $cards }.
effect-points = Points: { $before } → { $after }.
effect-completes = { $special-word ->
    [secret] It completes the Secret: you may look through a stack.
    [treasure] It completes the Treasure: you may look through the gifts set aside.
   *[other] It completes a pair: { $special }.
}
effect-restacks = A stack runs out: the gifts are dealt into new stacks.
effect-ends = A stack runs out for the second time: the game ends.
effect-keeps = { $count ->
    [0] Your hand is empty.
    [one] You keep your card.
   *[other] You keep your { $count } cards.
}
effect-sees = { $count ->
    [one] You will see { $count } gift.
   *[other] You will see { $count } gifts.
}
unused-gift = You can still make a gift.
unused-free-gift = You can still take a gift for free.

## What happens

event-turn = { $seat-word ->
    [you] You begin your turn
   *[other] { $seat } begins a turn
}
event-draws = { $seat-word ->
    [you] You draw
   *[other] { $seat } draws
} { $cards }
event-draws-hidden = { $seat-word ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-shuffles = The discard pile is shuffled
event-lays-out = New cards { at-area }: { $cards }
event-goes = { $seat-word ->
    [you] You go
   *[other] { $seat } goes
} { to-area }
event-takes = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} { the-card }
event-discards = { $seat-word ->
    [you] You discard
   *[other] { $seat } discards
} { $cards }
event-pays = { $seat-word ->
    [you] You pay
   *[other] { $seat } pays
} { $cards }
event-uses-crystal = { $seat-word ->
    [you] You use
   *[other] { $seat } uses
} the crystal
event-makes = { $seat-word ->
    [you] You make
   *[other] { $seat } makes
} { the-gift }
event-makes-after-pays = { $seat-word ->
    [you] You make
   *[other] { $seat } makes
} { the-gift } from { $paid }
event-passes = { $seat-word ->
    [you] You make
   *[other] { $seat } makes
} no gift
event-bares = Now on top of { the-pile }: { $gift }
event-looks = { $seat-word ->
    [you] You look
   *[other] { $seat } looks
} through { the-pile }
event-sees = { $seat-word ->
    [you] You see
   *[other] { $seat } sees
} { $gifts }
event-sees-hidden = { $seat-word ->
    [you] You see
   *[other] { $seat } sees
} { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
event-claims = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} { the-gift } for free from { the-pile }
event-declines = { $seat-word ->
    [you] You decline
   *[other] { $seat } declines
}
event-restacks = A stack has run out: the remaining gifts are dealt into three new stacks
event-lays-bonus = Bonus gifts: { $gifts }
event-chooses = { $seat-word ->
    [you] You choose
   *[other] { $seat } chooses
} { the-gift }
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
measure-gifts = Gifts
measure-elves = Gifts with an elf
measure-rainbow = Rainbow gifts
measure-ingredients = Ingredients left in hand
measure-crystal = Crystal not used
measure-special = Special action used

## Options of a start, for the command line

option-ages = the players' ages, separated by commas; the youngest begins
    .label = Ages (the youngest goes first)

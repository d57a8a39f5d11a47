# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = AFRICANA
game-line = Cross a continent, complete expeditions and bring home precious artefacts.

## What things are called

name-travel-card = { $colour }
name-guide-card = { $colour } guide
name-joker = joker
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Guide ({ $colour }, { $region })
half-north = Northern book
half-south = Southern book
side-left = left
side-right = right

## Names within a sentence, selected by the word of the thing

to-region = { $region-word ->
    [serengeti] to the { $region }
   *[other] to { $region }
}
in-region = { $region-word ->
    [serengeti] in the { $region }
    [victoria-falls] at { $region }
   *[other] in { $region }
}
a-card = { $card-word ->
    [joker] the { $card }
    [orange] an { $card } card
    [guide-orange] an { $card }
    [guide-magenta] a { $card }
    [guide-turquoise] a { $card }
    [guide-grey] a { $card }
    [guide-violet] a { $card }
   *[other] a { $card } card
}
the-book = { $book-word ->
    [north] the northern book
   *[other] the southern book
}

## Places on the table

label-hand = Hand
label-deck = Travel card deck
label-discard = Discard pile
label-used = Played this turn
label-silver = Silver
label-points = Points
label-reward = Reward
label-open = Unfinished adventures
label-done = Completed
label-slot = Slot
label-bonus = Bonus
label-expedition = Expedition
label-expeditions = Expeditions
label-joined = Joined
label-pile = Expedition deck
label-adventures = Adventures
label-artefact = Artefact
label-artefacts = Artefacts
label-guide = Guide
label-guides = Guides
label-regions = Regions
label-half = Half
label-symbols = Symbols
label-home = Home
label-colour = Colour
label-colours = Colours
label-companies = Companies
label-slots = Slots
label-travel-cards = Travel cards
label-letter = Letter
label-start = From
label-target = To
label-book = Book
label-legs = From { $region } to
label-origin = Origin
value-colour-white = white
value-colour-blue = blue
value-colour-yellow = yellow
value-colour-red = red
value-half-north = north
value-half-south = south
value-book-north = { half-north }
value-book-south = { half-south }
label-name = Name
leg-cost = { $count ->
    [0] no matching card
   *[other] { $cards }
}
leg-recolour = or another card and 5 silver
book-empty = no cards
book-more = and { $count } more
nothing = none
slot-empty = empty
bonus-cards = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
bonus-silver = { $silver } silver
reward = { bonus-silver }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reward-guide = { a-card }
turn-flips = { $flips ->
    [0] the first page is free
   *[other] each page costs 1 silver
}
turn-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
turn-final = Last round

## Moves

move-draw = Draw 2 cards
move-buy = Buy adventures
move-move = Move
move-end = End the turn
move-flip = Turn the { $side } page
move-take = Buy the { $side } card
move-go-with = Go { to-region } with { a-card }
move-go-with-for-5 = Go { to-region } with { a-card } and 5 silver
move-join = Join { $expedition }
move-complete = Complete { $goal }
move-discard = Discard { a-card }
move-drop = Give up { $adventure }

## What is asked

ask-turn = Your turn: will you draw cards, buy adventures or move?
ask-turn-empty = Your turn: will you draw cards or move?
ask-buy = Turn pages, buy adventures or end your turn.
ask-buy-pages = You can turn pages, but not pay for an adventure. Then end your turn.
ask-buy-end = Nothing more to buy: end your turn.
ask-move = What next: a step, an expedition, an adventure or the end of your turn?
ask-move-step = Take a step or end your turn.
ask-move-goal = Join or complete something here, or end your turn.
ask-move-end = Nothing more to do here: end your turn.
ask-discard = You have more than 5 cards in hand: which one do you discard?
ask-drop = You have more than 3 unfinished adventures: which one do you give up?

## Why something cannot be used now

their-price = { $needs } silver, { $has ->
    [0] you have none
   *[other] you have { $has }
}
why-first-move = First choose “{ move-move }”.
why-first-buy = First choose “{ move-buy }”.
why-late-move = You are moving this turn. This has to wait for another turn.
why-late-buy = You are buying this turn. This has to wait for another turn.
why-here = Your explorer is already here.
why-far = No direct route leads from here { to-region }.
why-colours = You need a card in one of these colours: { $cards }. Changing the colour of another card costs { their-price }.
why-no-cards = You have no card left for a step.
why-symbol = No neighbouring region has this symbol. Changing the card's colour costs { their-price }.
why-used = You have already played it this turn.
why-start = You can join it { in-region }.
why-target = You can complete it { in-region }.
why-markers = All your markers are on expeditions. They come back when an expedition is completed.
why-half = { $half-word ->
    [north] To buy from the northern book, your explorer has to be north of the equator.
   *[other] To buy from the southern book, your explorer has to be south of the equator.
}
why-silver = It costs { their-price }.
why-empty = No card is left in this book.
why-owner = This card belongs to { $seat }.

## What a move costs and brings

effect-draws = You draw { bonus-cards }.
effect-over = You will have to discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} at the end of your turn.
effect-crowded = You will have to give up { $count ->
    [one] { $count } adventure
   *[other] { $count } adventures
} at the end of your turn.
effect-prices = An adventure costs { $price } silver, { $has ->
    [0] you have none
   *[other] you have { $has }
}. The first page is free.
effect-steps = { $count ->
    [0] You have no cards for a step, but you can join and complete things where you stand.
    [one] Each step costs a card; you have { $count }.
   *[other] Each step costs a card; you have { $count }.
}
effect-costs = Costs { $silver } of your { $has } silver.
effect-free = Free.
effect-takes = { $adventure }.
effect-promises-gains = When completed: { reward }.
effect-promises-sets = With your other artefacts: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
effect-promises-wins = When completed: { a-card }.
effect-promises-guides = With your other guides: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-gains = You get { reward }.
effect-sets = Your sets of artefacts: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
effect-wins = You get { a-card }.
effect-guides = Your guides: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-finds = On arrival: { $goals }.
effect-bonus = You get { bonus-silver }.
effect-markers = { $count ->
    [0] This is your last marker.
    [one] You will have { $count } marker left.
   *[other] You will have { $count } markers left.
}
effect-leaves = It leaves the game for good.

## What a turn still allows

unused-join = You can still join an expedition here.
unused-complete = You can still complete something here.
unused-take = You can still buy an adventure.

## What happens

event-turn = { $seat-word ->
    [you] It's your turn
   *[other] It's { $seat }'s turn
}
event-draws = { event-draws-hidden }: { $cards }
event-draws-hidden = { $seat-word ->
    [you] You draw
   *[other] { $seat } draws
} { $count ->
    [1] a travel card
   *[other] { $count } travel cards
}
event-shuffles = The discard pile is shuffled and becomes the new deck
event-opens = { $seat-word ->
    [you] You open
   *[other] { $seat } opens
} { the-book }
event-turns-page = { $seat-word ->
    [you] You turn
   *[other] { $seat } turns
} the { $side } page: { $adventure }
event-bares = Now on top: { $adventure }
event-buys = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { $adventure } for 5 silver
event-goes = { $seat-word ->
    [you] You go
   *[other] { $seat } goes
} { to-region } with { a-card }
event-goes-recoloured = { $seat-word ->
    [you] You go
   *[other] { $seat } goes
} { to-region } with { a-card } and 5 silver
event-joins = { $seat-word ->
    [you] You join
   *[other] { $seat } joins
} { $expedition }
event-gains = { $seat-word ->
    [you] You get
   *[other] { $seat } gets
} { $silver } silver
event-completes-expedition = { $seat-word ->
    [you] You complete
   *[other] { $seat } completes
} { $expedition }
event-completes-adventure = { $seat-word ->
    [you] You complete
   *[other] { $seat } completes
} { $adventure }
event-wins-guide = { $seat-word ->
    [you] You get
   *[other] { $seat } gets
} { a-card }
event-discards = { $seat-word ->
    [you] You discard
   *[other] { $seat } discards
} { $count ->
    [1] a card
   *[other] { $count } cards
}: { $cards }
event-drops = { $seat-word ->
    [you] You give
   *[other] { $seat } gives
} up { $adventure }
event-lays-out = New expedition in slot { $slot }: { $expedition }
event-final = Not enough expeditions are left: this is the last round
event-over = The game is over

## The score pad

score-total = Total
part-expeditions = Expeditions
part-artefacts = Artefacts
part-sets = Sets of artefacts
part-guides = Guides
part-silver = Silver
part-cards = Travel cards in hand
part-open = Unfinished, with artefacts
tie-silver = Tie-break: silver
reason-exhausted = The expeditions have run out.
reason-idle = Nobody has completed an expedition for 60 rounds.

## Studies of many games

study-expedition = Completed expeditions
study-adventure = Completed adventures
measure-expeditions = Completed expeditions
measure-artefacts = Artefacts
measure-artefact-kinds = Different artefacts
measure-guides = Guides won
measure-silver = Silver at the end
measure-travel-cards = Travel cards at the end
measure-open = Unfinished adventures

## Options of a start, for the command line

option-first = the first player, such as p2
    .label = Who goes first

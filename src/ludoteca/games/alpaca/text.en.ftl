# ALPACA. The names of cards come from the edition; everything else that people read is here.

game-title = ALPACA
game-line = Build your deck, fill your Fences, and run the finest Farm of all.

## What a card does, in a line or two

ability-active = active
ability-passive = passive
ability-none = none

card-puppy = No ability, no points. Once somebody has freed one, you can buy it for nothing.
card-fence = Not an alpaca. It becomes a Fence when the alpaca you place finds no space.
card-librarian = Draw 2 cards.
card-consumerist = Only as the first thing in your turn: discard the rest of your hand and draw a new one.
card-sweeper = Free an alpaca from your discard pile: twice its Coins help to pay for this turn's purchase.
card-fighter = Behind a Fence, at the end: 1 point for every 2 alpacas outside your Farm, not counting Puppies.
card-mime = Copy the active ability of another alpaca in your Farm.
card-explorer = Take an alpaca of your choice from your draw pile into your hand.
card-pacifist = Give an alpaca from your hand to an opponent, then draw 3 cards.
card-dreamer = Behind a Fence, at the end: must be exchanged for an alpaca from the Market, but not for a Puppy.
card-accountant = Behind a Fence: what you buy costs 1 Coin less.
card-carpenter = Free this card: you may place one more alpaca this turn.
card-storekeeper = Behind a Fence: your new hands have 6 cards instead of 5.
card-anxious = Every player, you too, discards a random card from their hand.
card-woodcutter = Reveal your hand. If there is no Fence card in it, draw 3 cards.
card-noisemaker = Goes behind a Fence with a free space, in any Farm. At the end the alpaca beside it counts 0 points.
card-bargainer = Free an alpaca from your hand, then take one worth up to 2 more from the Market into your hand.
card-reveller = What you buy later this turn goes straight to your hand.
card-viking = Free this card: every opponent frees the most valuable alpaca in their hand.
card-ticket-clerk = Exchange an alpaca from your hand for one in your Farm.
card-twins = Two alpacas on one card: they fill a whole Fence.
card-graduate = Free this card: take another turn after this one.
card-alpaking = A Noble: no ability, but a great many points.
card-alpaqueen = A Noble: no ability, but a great many points.
card-alpaprince = A Noble: no ability, but a great many points.
card-alpaprincess = A Noble: no ability, but a great many points.
card-snob = Costs no Coins: free 2 alpacas from your hand to get it. Worth 0 points behind a Fence.

## Places on the table

label-market = Market
label-hand = Hand
label-deck = Draw pile
label-discard = Discard pile
label-played = Played
label-farm = Farm
label-value = Value
label-coins = Coins
label-left = Left
label-colour = Colour
label-ability = Ability
label-cards = Cards
label-name = Name
label-copies = Copies
label-origin = Origin
value-ability-active-then-passive = active, then passive
value-ability-active-frees-itself = active, frees itself
colour-brown = brown
colour-white = white
colour-noble = Noble
colour-none = –
farm-empty = no Fence yet
farm-space = free
known-of-hand = known: { $cards }
turn-coins = { $coins ->
    [one] { $coins } Coin from the Sweeper
   *[other] { $coins } Coins from the Sweeper
}
turn-placements = { $count ->
    [0] no placement left
    [one] { $count } placement left
   *[other] { $count } placements left
}
turn-can-buy = 1 purchase left
turn-has-bought = no purchase left
turn-extra = { $count ->
    [one] { $count } extra turn to come
   *[other] { $count } extra turns to come
}
turn-reveller = purchases go to the hand
turn-final = Last round

## Where a value comes from

origin-of = { $what }: { $origin }
origin-printed = as printed
origin-implied = follows from the examples in the rulebook
origin-fitted = our reconstruction, in line with the examples in the rulebook
origin-order = our reconstruction, in line with the rulebook's list
origin-review = from a review
origin-reconstructed = our reconstruction
origin-stated = stated in { $file }

## A card in a move, an event or a question, with its article in languages that need one

the-card = { $card }
with-card = with { $card }

## Moves

move-play = Play { the-card }
move-buy = Buy { the-card }
move-place = Place { the-card }
move-end = End the turn
move-pay = Pay { with-card }
move-free = Free { the-card }
move-take = Take { the-card }
move-copy = Copy { the-card }
move-fetch = Take { the-card } from your draw pile
move-give = Give { the-card }
move-to = To { $seat }
move-join = Into the Farm of { $seat }
move-swap-in = Put { the-card } into your Farm
move-swap-out = Take { the-card } out of your Farm
move-dream = Exchange Dreamer for { the-card }

## What is asked

ask-turn = Your turn: play alpacas, buy one, place one, or end the turn.
ask-turn-play-buy-end = Your turn: play alpacas, buy one, or end the turn.
ask-turn-play-place-end = Your turn: play alpacas, place one, or end the turn.
ask-turn-buy-place-end = Your turn: buy an alpaca, place one, or end the turn.
ask-turn-play-end = Your turn: play alpacas, or end the turn.
ask-turn-buy-end = Your turn: buy an alpaca, or end the turn.
ask-turn-place-end = Your turn: place an alpaca, or end the turn.
ask-turn-end = Nothing more to do: end the turn.
ask-pay = Pay for { the-card }: { $due ->
    [one] { $due } Coin to go
   *[other] { $due } Coins to go
}.
ask-free-snob = Snob: free { $left ->
    [one] { $left } more alpaca
   *[other] { $left } alpacas
} from your hand.
ask-free-sweeper = Sweeper: free an alpaca from your discard pile.
ask-free-bargainer = Bargainer: free an alpaca from your hand.
ask-free-viking = { $by } plays a Viking: free the most valuable alpaca in your hand.
ask-take = Bargainer: take an alpaca worth at most { $limit } from the Market.
ask-copy = Mime: which ability do you copy?
ask-fetch = Explorer: which alpaca do you take from your draw pile?
ask-give = Pacifist: which alpaca do you give?
ask-to = Pacifist: who gets { the-card }?
ask-join = Into whose Farm does { the-card } go?
ask-swap-in = Ticket Clerk: which alpaca from your hand goes into your Farm?
ask-swap-out = Ticket Clerk: { the-card } goes in. Which alpaca comes out?
ask-dream = Dreamer: which alpaca from the Market takes its place?

## Why something cannot be used now

why-coins = Costs { $needs ->
    [one] { $needs } Coin
   *[other] { $needs } Coins
}; you have { $has }.
why-alpacas = Costs { $needs ->
    [one] { $needs } alpaca
   *[other] { $needs } alpacas
} from your hand; you have { $has }.
why-sold-out = The pile is empty.
why-bought = You have made your purchase for this turn.
why-fence = A Fence is built by itself when an alpaca you place finds no space.
why-no-ability = No ability to play: use it to pay, or put it behind a Fence.
why-no-active-ability = It has no ability that can be copied.
why-not-first = Its ability must be the first thing in your turn.
why-nothing-discarded = Its ability needs an alpaca in your discard pile.
why-no-other-alpaca = Its ability needs another alpaca in your hand.
why-no-farm = Its ability needs a Farm with a space for it.
why-no-exchange = Its ability finds nothing to exchange.
why-no-copy = Your Farm has no ability to copy now.
why-placed = You have no placement left this turn.
why-twice = Your Farm already has one.
why-full = Your Farm is full, and all four Fences are built.
why-no-fence = Your Farm has no space, and your hand has no Fence card.
why-no-alpaca = A Fence is not an alpaca.
why-limit = It is worth { $value }; the limit is { $limit }.
why-not-best = It is worth { $value }; the most valuable one in your hand is worth { $best }.
why-twins = Twins need a whole Fence.
why-no-puppy = A Dreamer does not become a Puppy.
why-farm-full = This Farm has no free space.
why-farm-twice = This Farm already has one.

## What a move costs and brings

effect-costs = { $coins ->
    [0] Costs nothing.
    [one] Costs { $coins } Coin of your { $purse }: { $cards }.
   *[other] Costs { $coins } Coins of your { $purse }: { $cards }.
}
effect-costs-alpacas = Costs no Coins: you free { $count ->
    [one] { $count } alpaca
   *[other] { $count } alpacas
} from your hand.
effect-discarded = It goes onto your discard pile.
effect-held = It goes to your hand.
effect-counts = { $points ->
    [0] Your Farm counts no more than before.
    [one] Your Farm counts { $points } point more.
   *[other] Your Farm counts { $points } points more.
}
effect-counts-less = { $points ->
    [one] Your Farm counts { $points } point less.
   *[other] Your Farm counts { $points } points less.
}
effect-builds = A Fence card from your hand is built for it.
effect-ends = You discard { $held ->
    [one] { $held } card
   *[other] { $held } cards
} and draw { $drawn }.
effect-plays = { $card-word ->
    [librarian] { card-librarian }
    [consumerist] { card-consumerist }
    [sweeper] { card-sweeper }
    [mime] { card-mime }
    [explorer] { card-explorer }
    [pacifist] { card-pacifist }
    [carpenter] { card-carpenter }
    [anxious] { card-anxious }
    [woodcutter] { card-woodcutter }
    [noisemaker] { card-noisemaker }
    [bargainer] { card-bargainer }
    [reveller] { card-reveller }
    [viking] { card-viking }
    [ticket-clerk] { card-ticket-clerk }
    [graduate] { card-graduate }
   *[other] { $card }
}
effect-pays = Pays { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}; { $left ->
    [0] that covers the price.
   *[other] { $left } to go.
}
effect-loses = No change: { $coins ->
    [one] { $coins } Coin is lost.
   *[other] { $coins } Coins are lost.
}
effect-completes = Best paid with { $cards }.
effect-freed = It goes back to the Market.
effect-brings = Brings { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} for this turn's purchase.
effect-allows = Then you take one worth up to { $limit }.
effect-draws = Then you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
effect-silences = { $points ->
    [0] Silences { the-card }, which counts nothing.
    [one] Silences { the-card }: { $points } point less.
   *[other] Silences { the-card }: { $points } points less.
}

## What a turn still allows

unused-purchase = You can still buy an alpaca.
unused-placement = You can still place an alpaca.

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
event-shuffles = { $seat-word ->
    [you] You shuffle
   *[other] { $seat } shuffles
} the discard pile
event-discards = { $seat-word ->
    [you] You discard
   *[other] { $seat } discards
} { $cards }
event-plays = { $seat-word ->
    [you] You play
   *[other] { $seat } plays
} { the-card }
event-copies = { $seat-word ->
    [you] You copy
   *[other] { $seat } copies
} { the-card }
event-frees = { $seat-word ->
    [you] You free
   *[other] { $seat } frees
} { the-card }
event-gains = { $seat-word ->
    [you] You gain
   *[other] { $seat } gains
} { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} for this turn's purchase
event-fetches = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} { the-card } from the draw pile
event-fetches-hidden = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} an alpaca from the draw pile
event-gives = { $seat-word ->
    [you] You give
   *[other] { $seat } gives
} { the-card } to { $to-word ->
    [you] you
   *[other] { $to }
}
event-gives-hidden = { $seat-word ->
    [you] You give
   *[other] { $seat } gives
} an alpaca to { $to-word ->
    [you] you
   *[other] { $to }
}
event-shows = { $seat-word ->
    [you] You reveal your hand
   *[other] { $seat } reveals their hand
}: { $cards }
event-takes = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} { the-card } from the Market
event-pays = { $seat-word ->
    [you] You pay
   *[other] { $seat } pays
} { with-card }
event-buys = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { the-card }
event-buys-after-pays = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { the-card } for { $paid-coins ->
    [one] { $paid-coins } Coin
   *[other] { $paid-coins } Coins
}: { $paid }
event-buys-after-frees = { $seat-word ->
    [you] You buy
   *[other] { $seat } buys
} { the-card }, freeing { $paid }
event-places = { $seat-word ->
    [you] You place
   *[other] { $seat } places
} { the-card }
event-builds = { $seat-word ->
    [you] You build
   *[other] { $seat } builds
} a Fence
event-joins = { $seat-word ->
    [you] You put
   *[other] { $seat } puts
} { the-card } into { $farm-word ->
    [you] your Farm
   *[other] the Farm of { $farm }
}
event-swaps-in = { $seat-word ->
    [you] You put
   *[other] { $seat } puts
} { the-card } into the Farm
event-swaps-out = { $seat-word ->
    [you] You take
   *[other] { $seat } takes
} { the-card } out of the Farm
event-final = { $seat-word ->
    [you] Your fourth Fence
   *[other] The fourth Fence of { $seat }
} is full: this is the last round
event-dreams = { $seat-word ->
    [you] You exchange
   *[other] { $seat } exchanges
} Dreamer for { the-card }
event-over = The game is over
event-spared = { $seat-word ->
    [you] You have no alpaca in hand and free nothing
   *[other] { $seat } has no alpaca in hand and frees nothing
}

## The score pad

score-total = Total
part-farm = Alpacas behind Fences
part-silenced = Silenced by a Noisemaker
part-fighter = Fighter's bonus
tie-alpacas = Alpacas behind Fences (tie-break)
tie-highest = Most valuable alpaca (tie-break)
tie-cards = Cards outside the Farm (tie-break)
reason-fences = Four Fences are full.
reason-idle = The last round is over, and no Farm has four full Fences.

## Studies of many games

study-owned = Cards owned at the end
study-farm = Cards behind a Fence at the end
measure-alpacas = Alpacas behind Fences
measure-cards = Cards outside the Farm
measure-puppies = Puppies outside the Farm
measure-kinds = Different alpacas
measure-fences-left = Fences not built

## Options of a start, for the command line

option-first = who begins, such as p2
    .label = Who goes first
option-market = ten kinds for the Market, separated by commas (default: drawn by lot)
    .label = Choose the Market yourself
option-quick = quick game for two: one card fewer in each pile
    .label = Quick game (one card fewer in each pile)

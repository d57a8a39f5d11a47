pay-proposed = Pay with { $cards }
pay-hint = or choose the cards yourself
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
look-through = Look through: { $pile } ({ $name })
close = Close
nothing = No cards here
farm-of = Farm of { $name }
silenced = silenced, counts 0 points at the end
place-here = Place an alpaca here
several = { $name }: choose what to do
step-free = Free
step-take = Take
step-take-limit = Take (worth up to { $limit })
step-swap-in = Put in
step-swap-out = Take out
step-give = Give
step-to = To whom
step-join = Choose a Farm
step-copy = Copy
step-fetch = Take from draw pile
step-dream = Exchange
step-pay = Pay
coins-due = { $due ->
    [one] { $due } Coin to go
   *[other] { $due } Coins to go
}

## What a move will bring and cost
will-cost = Costs { $due ->
    [one] { $due } Coin
   *[other] { $due } Coins
} (you have { $purse }): { $cards }.
will-cost-nothing = Costs nothing.
will-free-two = Costs no Coins: you free { $count ->
    [one] { $count } alpaca
   *[other] { $count } alpacas
} from your hand.
will-discard = It goes onto your discard pile.
will-hold = It goes to your hand.
will-count = Counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind a Fence.
will-build = It needs a new Fence: a Fence card from your hand.
will-pay = Pays { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}; { $left ->
    [0] that covers the price.
   *[other] { $left } to go.
}
will-lose = No change: { $coins ->
    [one] { $coins } Coin is lost.
   *[other] { $coins } Coins are lost.
}
will-free = It goes back to the Market.
will-free-sweeper = Brings { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
} for this turn's purchase.
will-free-bargainer = Then you take one worth up to { $limit }.
will-draw = Then you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
will-silence = At the end the alpaca beside it counts 0 points.
will-end = You discard { $held ->
    [one] { $held } card
   *[other] { $held } cards
} and draw { $drawn }.

## Why not
why-not-buy = Can't be bought: { $reason }
why-not-take = Can't be taken: { $reason }
why-not-play = Can't be played: { $reason }
why-not-place = Can't be placed: { $reason }
why-limit = it is worth { $value }, and the limit is { $limit }.
why-sold-out = the pile is empty.
why-bought = you have made your purchase for this turn.
why-snob = you must free { $needed ->
    [one] { $needed } alpaca
   *[other] { $needed } alpacas
} from your hand, and you have { $held }.
why-coins = it costs { $needed ->
    [one] { $needed } Coin
   *[other] { $needed } Coins
}, and you have { $held }.
why-fence = a Fence is built by itself when an alpaca you place finds no space.
why-passive = use it to pay, or put it behind a Fence.
why-consumerist = it must be the first thing in your turn.
why-sweeper = there is no alpaca in your discard pile.
why-pacifist = you have no other alpaca in your hand to give.
why-bargainer = you have no other alpaca in your hand to free.
why-noisemaker = no Farm has a space for it.
why-ticket-clerk = there is nothing to exchange.
why-mime = there is no ability in your Farm to copy now.
why-placed = you have no placement left this turn.
why-twice = you already have one in your Farm.
why-no-fence = your Farm has no free space, and you have no Fence card in your hand.
why-full = your Farm has no free space, and all four Fences are built.

pay-proposed = Pay with { $cards }
pay-hint = or choose the cards yourself
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
look-through = Look through: { $pile } ({ $name })
close = Close
nothing = Nothing here
worth = Farm of { $name }, worth { $points } so far
silenced = silenced by the noise beside it
place-here = Place an alpaca here
several = { $name }: choose what to do
card-back = Face-down card
step-free = Free
step-take = Take
step-take-limit = Take (up to { $limit })
step-swap-in = Goes in
step-swap-out = Comes out
step-give = Give
step-to = To whom
step-join = Which farm
step-copy = Copy
step-fetch = Fetch
step-dream = Wake up
step-pay = Pay
coins-due = { $due ->
    [one] { $due } coin to go
   *[other] { $due } coins to go
}
turn-of = Turn of { $name }
origin-printed = as printed
origin-implied = follows from examples in the rulebooks
origin-order = fits the order of the rulebooks’ list
origin-review = told by a review
origin-reconstructed = reconstructed, not the printed figure

## What a move will bring and cost
will-cost = Costs { $due ->
    [one] { $due } coin
   *[other] { $due } coins
} of your { $purse }: { $cards }.
will-cost-nothing = Costs nothing.
will-free-two = Costs no coins: you free { $count } alpacas from your hand.
will-discard = It goes to your discard pile.
will-hold = It comes into your hand.
will-count = Counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind a Fence.
will-build = A Fence from your hand is built for it.
will-pay = Pays { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; { $left ->
    [0] then all is paid.
   *[other] { $left } to go.
}
will-lose = Change is not given: { $coins } too much.
will-free = It goes back to the market.
will-free-sweeper = Brings { $coins } coins for this turn’s purchase.
will-free-bargainer = Then you take one worth up to { $limit }.
will-draw = Then you draw { $count } cards.
will-silence = At the end the alpaca beside it counts 0.
will-end = You discard { $held ->
    [one] { $held } card
   *[other] { $held } cards
} and draw { $drawn }.

## Why not
why-limit = worth { $value }, at most { $limit } is allowed.
why-sold-out = the pile is empty.
why-bought = this turn’s purchase is made.
why-snob = needs { $needed } alpacas to free, you hold { $held }.
why-coins = needs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
}, you have { $held }.
why-fence = a Fence is built by itself when an alpaca you place finds no space.
why-passive = it has nothing to play: it pays, or stands behind a Fence.
why-consumerist = only as the first thing in a turn.
why-sweeper = no alpaca lies in your discard pile.
why-pacifist = there is no other alpaca in your hand to give.
why-bargainer = there is no other alpaca in your hand to free.
why-noisemaker = no farm has a space for it.
why-ticket-clerk = there is nothing to exchange.
why-mime = your farm has no ability to copy.
why-placed = no placement is left this turn.
why-twice = its like stands in your farm already.
why-no-fence = no free space in the farm, and no Fence in your hand.
why-full = no free space in the farm, and all four Fences stand.

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

pay-proposed = Pay with { $cards }
pay-hint = or choose cards yourself
count = × { $count }
pile-of = { $pile }: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
on-top = On top: { $name }.
nothing = No cards here
farm-of = Farm of { $name }
silenced = Silenced, counts 0 points at the end.
place-here = Place an alpaca here
nobles = Nobles
fence-short = Fence
other-players = Other players
place-of = { $name }: spaces filled { $filled } of { $spaces }; in hand { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; discarded { $discarded }.
hand-worth = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}

## Spoken names
spoken-colour = { $name }, { $colour }
spoken-card = { $name }: { $coins ->
    [one] { $coins } Coin
   *[other] { $coins } Coins
}, value { $value }.
spoken-price = Price: { $price ->
    [one] { $price } Coin.
   *[other] { $price } Coins.
}
spoken-left = Left: { $count }.

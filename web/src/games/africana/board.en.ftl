## What a move will bring and cost
will-draw = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; more than { $limit } cannot be kept.
will-buy = An adventure costs { $price } silver, you have { $silver }. The first page is free.
will-move = Each step takes a card; you hold { $count }.
will-cost = Costs { $price } of your { $silver } silver.
will-cost-nothing = Costs nothing.
will-spend = After the movement it goes to the discard pile: { $card }.
will-keep = After the movement it comes back to your hand: { $card }.
will-find = There: { $goals }.
will-gain = Brings { $gain }.
will-mark = { $count ->
    [0] It takes your last marker.
    [one] { $count } marker stays with you.
   *[other] { $count } markers stay with you.
}
will-leave = It leaves the game.
will-end = Played travel cards go to the discard pile.

## Why not
why-first-move = Choose to move first.
why-first-buy = Choose to buy adventures first.
why-late-move = You are moving: that is all for this turn.
why-late-buy = You are buying: that is all for this turn.
why-here = Your explorer is here.
why-far = No route leads from { $from } straight to { $to }.
why-colours = Takes a card in one of these colours, which you lack: { $colours }.
why-symbol = No neighbour of { $at } has this symbol.
why-silver = It would cost { $price } silver; you have { $silver }.
why-start = It starts in { $goal }; you are in { $at }.
why-target = It is completed in { $goal }; you are in { $at }.
why-markers = All your markers are on expeditions.
why-half = The { $book } is not for sale in { $at }.
why-owner = It belongs to { $name }.
why-used = It has been played in this turn.

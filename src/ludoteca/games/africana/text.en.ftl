# AFRICANA. Names of towns, artefacts and colours come from the edition; everything else that people read is here.

game-title = AFRICANA
game-line = Travel the continent, complete expeditions, bring home artefacts.

## What things are called

name-travel-card = { $colour }
name-guide-card = { $colour } guide
name-joker = joker
name-expedition = { $start } → { $target }
name-artefact = { $artefact } ({ $region })
name-guide = Guide, { $colour } ({ $region })
half-north = northern book
half-south = southern book
side-left = left
side-right = right

## Places on the table

label-hand = Hand
label-deck = Travel cards
label-discard = Discard pile
label-used = Played
label-silver = Silver
label-points = Points
label-reward = Reward
label-open = Adventures
label-done = Completed
label-slot = Slot
label-bonus = Bonus
label-expedition = Expedition
label-expeditions = Expeditions
label-joined = Joined
label-pile = Pile
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
label-steps = From { $region } to
label-origin = Origin
label-name = Name
step-cost = { $count ->
    [0] no card serves
   *[other] { $cards }
}
step-recolour = or 5 silver
book-empty = empty
book-more = and { $count } more
nothing = none
slot-empty = empty
bonus-cards = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
bonus-silver = { $silver } silver
reward = { $silver } silver, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reward-guide = a { $colour } guide
turn-flips = { $flips ->
    [0] the first page is free
   *[other] a page costs 1 silver
}
turn-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
turn-final = Last round
at-region = in { $region }

## Moves

move-draw = Draw 2 travel cards
move-buy = Buy adventures
move-move = Move
move-end = End the turn
move-flip = Turn the { $side } page
move-take = Buy from the { $side } side
move-go-with = Go to { $region } with { $card }
move-go-with-for-5 = Go to { $region } with { $card }, recoloured for 5 silver
move-join = Join { $expedition }
move-complete = Complete { $goal }
move-discard = Discard { $card }
move-drop = Give up { $adventure }

## What is asked

ask-turn = Your turn: draw travel cards, buy adventures, or move.
ask-buy = Turn pages, buy adventures, or end the turn.
ask-move = Go on, join or complete, or end the turn.
ask-discard = More than 5 cards in hand: which one goes?
ask-drop = More than 3 open adventures: which one do you give up?

## What happens

event-turn = { $seat } begins a turn
event-draws = { $seat } draws { $cards }
event-draws-hidden = { $seat } draws { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
event-shuffles = The discard pile is shuffled
event-opens = { $seat } opens the { $book }
event-turns-page = { $seat } turns a page: { $adventure } leaves the { $side } side
event-bares = Now on top: { $adventure }
event-buys = { $seat } buys { $adventure }
event-goes = { $seat } goes to { $region } with { $card }
event-goes-recoloured = { $seat } goes to { $region } with { $card }, recoloured for 5 silver
event-joins = { $seat } joins { $expedition }
event-gains = { $seat } gets { $silver } silver
event-completes-expedition = { $seat } completes { $expedition }
event-completes-adventure = { $seat } completes { $adventure }
event-wins-guide = { $seat } wins a guide: { $card }
event-discards = { $seat } discards { $cards }
event-drops = { $seat } gives up { $adventure }
event-lays-out = New expedition in slot { $slot }: { $expedition }
event-final = There are not enough expeditions left: this is the last round
event-over = The game is over

## The score pad

score-total = Total
part-expeditions = Expeditions
part-artefacts = Artefacts
part-sets = Sets of artefacts
part-guides = Guides
part-silver = Silver
part-cards = Travel cards in hand
part-open = Open artefacts
tie-silver = Silver, for ties
reason-exhausted = The expeditions have run out: the game ended.
reason-idle = No expedition was completed for a long time: the game ended.

## Studies of many games

study-expedition = Expeditions completed
study-adventure = Adventures completed
feature-expeditions = Expeditions completed
feature-artefacts = Artefacts
feature-artefact-kinds = Kinds of artefacts
feature-guides = Guides won
feature-silver = Silver at the end
feature-travel-cards = Travel cards at the end
feature-open = Adventures left open

## Options of a start, for the command line

option-first = the first player, such as p2

# ALPACA. Cards' names come from the edition; everything else that people read is here.

game-title = ALPACA
game-line = Build a deck, fill your Fences, keep the finest farm.

## What a card does, in a line or two

ability-active = active
ability-passive = passive
ability-none = no ability

card-puppy = No ability. Free to buy once somebody has freed one.
card-fence = Not an alpaca. Build it when an alpaca you place finds no space.
card-librarian = Draw 2 cards.
card-consumerist = Only as the first thing in your turn: discard your hand and draw a new one.
card-sweeper = Free an alpaca from your discard pile; twice its coins help with this turn's purchase.
card-fighter = Behind a Fence, at the end: 1 point for every 2 alpacas outside your farm, Puppies apart.
card-mime = Copy the active ability of another alpaca in your farm.
card-explorer = Take an alpaca of your choice from your draw pile.
card-pacifist = Give an alpaca from your hand to an opponent, then draw 3 cards.
card-dreamer = Behind a Fence, at the end: exchange it for an alpaca from the market, no Puppy.
card-accountant = Behind a Fence: what you buy costs 1 coin less.
card-carpenter = Frees itself: place one more alpaca this turn.
card-storekeeper = Behind a Fence: your new hands have 6 cards.
card-anxious = Every player discards a random card.
card-woodcutter = Show your hand; if no Fence is in it, draw 3 cards.
card-noisemaker = Goes behind a free Fence of any farm; at the end the alpaca beside it counts 0.
card-bargainer = Free an alpaca from your hand; take one from the market worth up to 2 more.
card-reveller = What you buy later this turn goes to your hand.
card-viking = Frees itself: every opponent frees the most valuable alpaca in hand.
card-ticket-clerk = Exchange an alpaca from your hand for one in your farm.
card-twins = Two alpacas on one card: they fill a whole Fence.
card-graduate = Frees itself: take another turn after this one.
card-alpaking = A Noble: no ability, great value.
card-alpaqueen = A Noble: no ability, great value.
card-alpaprince = A Noble: no ability, great value.
card-alpaprincess = A Noble: no ability, great value.
card-snob = Costs no coins: free 2 alpacas from your hand. Worth nothing behind a Fence.

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
colour-brown = brown
colour-white = white
colour-noble = Noble
colour-none = –
farm-empty = no Fence yet
farm-space = free
known-of-hand = known: { $cards }
turn-coins = Sweeper coins: { $coins }
turn-placements = { $count ->
    [one] { $count } placement left
   *[other] { $count } placements left
}
turn-can-buy = purchase open
turn-has-bought = purchase made
turn-extra = extra turns to come: { $count }
turn-reveller = purchases go to the hand
turn-final = Last round

## Moves

move-play = Play { $card }
move-buy = Buy { $card }
move-place = Place { $card }
move-end = End the turn
move-pay = Pay with { $card }
move-free = Free { $card }
move-take = Take { $card }
move-copy = Copy { $card }
move-fetch = Fetch { $card }
move-give = Give { $card }
move-to = To { $seat }
move-join = Into the farm of { $seat }
move-swap-in = Put in { $card }
move-swap-out = Take out { $card }
move-dream = Dream of { $card }

## What is asked

ask-turn = Your turn: play alpacas, buy one, place one, or end the turn.
ask-pay = Pay for { $card }: { $due ->
    [one] { $due } coin
   *[other] { $due } coins
} to go.
ask-free-snob = Free alpacas from your hand for the Snob: { $left } to go.
ask-free-sweeper = Sweeper: free an alpaca from your discard pile.
ask-free-bargainer = Bargainer: free an alpaca from your hand.
ask-free-viking = { $by } plays a Viking: free your most valuable alpaca.
ask-take = Bargainer: take an alpaca worth at most { $limit }.
ask-copy = Mime: which ability?
ask-fetch = Explorer: which alpaca from your draw pile?
ask-give = Pacifist: which alpaca do you give away?
ask-to = Pacifist: who gets { $card }?
ask-join = Into whose farm does { $card } go?
ask-swap-in = Ticket Clerk: which alpaca from your hand goes in?
ask-swap-out = Ticket Clerk: { $card } goes in. Which one comes out?
ask-dream = Your Dreamer wakes: which alpaca takes its place?

## What happens

event-turn = { $seat } begins a turn
event-draws = { $seat } draws { $cards }
event-draws-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-shuffles = { $seat } shuffles the discard pile
event-discards = { $seat } discards { $cards }
event-plays = { $seat } plays { $card }
event-copies = { $seat } copies { $card }
event-frees = { $seat } frees { $card }
event-gains = { $seat } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for this turn's purchase
event-fetches = { $seat } fetches { $card } from the draw pile
event-fetches-hidden = { $seat } fetches an alpaca from the draw pile
event-gives = { $seat } gives { $card } to { $to }
event-gives-hidden = { $seat } gives an alpaca to { $to }
event-shows = { $seat } shows the hand: { $cards }
event-takes = { $seat } takes { $card } from the market
event-pays = { $seat } pays with { $card }
event-buys = { $seat } buys { $card }
event-places = { $seat } places { $card }
event-builds = { $seat } builds a Fence
event-joins = { $card } goes into the farm of { $farm }, sent by { $seat }
event-swaps-in = { $seat } puts { $card } into the farm
event-swaps-out = { $seat } takes { $card } out of the farm
event-final = The fourth Fence of { $seat } is full: this is the last round
event-dreams = The Dreamer of { $seat } becomes { $card }
event-over = The game is over
event-spared = { $seat } holds no alpaca and frees nothing

## The score pad

score-total = Total
part-farm = Alpacas behind Fences
part-silenced = Silenced by noise
part-fighter = Fighter's bonus
tie-alpacas = Alpacas behind Fences, for ties
tie-highest = Highest value, for ties
tie-cards = Cards outside the farm, for ties
reason-fences = Four full Fences ended the game.
reason-idle = Nothing came behind a Fence for a long time: the game ended.

## Studies of many games

study-owned = Cards owned at the end
study-farm = Cards behind a Fence at the end
feature-alpacas = Alpacas behind Fences
feature-cards = Cards outside the farm
feature-puppies = Puppies outside the farm
feature-kinds = Different alpacas
feature-fences-left = Fences not built

## Options of a start, for the command line

option-first = the first player, such as p2
option-market = ten kinds for the market, with commas between (default: drawn by lot)
option-quick = the quick game for two

lesson-welcome = Welcome to Africa! Whoever has the most points at the end wins. Points come from the expeditions you complete and the artefacts you bring home, so it pays to plan your journeys.
    .more = How to win
lesson-turn = On your turn you do just one thing: draw two travel cards, buy adventures or move your explorer. The expeditions are here: each starts in one region and leads to another.
    .more = What you can do on your turn
lesson-start = An expedition starts right where you stand. Choose “Move” to join it, even if you stay where you are.
    .more = More about moving without a step
lesson-draw = Few cards, short trips: draw two from the deck. At the end of your turn you can keep five.
    .more = More about drawing cards
lesson-go = You have cards for a journey now. Choose “Move” and go to a region where an expedition starts: there you can join it.
    .more = More about starting expeditions
lesson-move = The glowing regions are within reach: { $input ->
    [touch] tap
   *[mouse] click
} one to go there. Each step costs a card in one of the region's colours. The joker fits everywhere, and you can go as far as your cards take you.
    .more = More about moving
lesson-join = You can join an expedition here: { $input ->
    [touch] tap
   *[mouse] click
} its card among the expeditions. You place one of your four markers and get the bonus shown on the card at once. The marker stays there until somebody completes the expedition.
    .more = More about joining
lesson-travel = You have joined an expedition, and a flag on the map shows where it leads. Only the first to complete it gets the silver and the points, so keep an eye on the others.
    .more = More about completing expeditions
lesson-gather = Your expedition needs cards: draw two this turn. Set out when you have enough for the way.
    .more = More about cards for the way
lesson-follow = You have the cards to set out. Choose “Move” and follow the flag. You need not arrive in one turn.
    .more = More about the way to the target
lesson-played = The cards you have played stay on the table and work only once a turn. When you end your turn, travel cards go to the discard pile; your joker and your guides come back to your hand.
    .more = What happens to cards you play
lesson-complete = You have arrived! { $input ->
    [touch] Tap
   *[mouse] Click
} the card to complete it: the silver is yours at once, the points count at the end. With cards left, you can travel on in the same turn.
    .more = More about completing
lesson-recolour = No matching card? For 5 silver a travel card or a guide counts as any colour for one step. Think twice: the same silver buys a whole adventure.
    .more = More about changing colours
lesson-buy = You have enough silver for an adventure. You buy from the book of the half where you stand; its cards lead across the equator. Buying takes the whole turn, so two or three cards at once save time.
    .more = More about buying
lesson-pages = The top card of each side costs 5 silver. Turn a page to see another card: the first page is free, each further one costs 1 silver. You may end your turn without buying.
    .more = More about the books
lesson-adventure = This adventure is yours alone: nobody can be there before you. Travel to its region and complete it. At the end of a turn you can keep three unfinished ones.
    .more = More about adventures
lesson-drop = You can keep three unfinished adventures. Those you give up leave the game, and the silver you paid is gone.
    .more = More about this limit
lesson-hand = You can keep five cards, the joker and guides included. Hold on to those: discarded, they are gone for good, while travel cards come back when the discard pile is shuffled.
    .more = More about the hand limit
lesson-guides = A guide pays for one step every turn, so guides pay off early, while many journeys lie ahead. At the end they cost points: one is free, two cost 5 points, three or more cost 10. Late in the game, think twice.
    .more = More about guides
lesson-sets = Artefacts score extra in sets: two or three alike, or two or four different ones. Each artefact counts in one set only.
    .more = What sets are worth
lesson-final = This is the last round: there are not enough expeditions left to fill all slots. Complete what you can now. Every 10 silver and every two travel cards in hand bring a point.
    .more = How the game ends
lesson-closing = { $result ->
    [won] You have won, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }! Congratulations.
    [shared] A shared victory, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[lost] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Not this time, but there is always another journey.
} Let's read the score pad from the top. First the points on the expeditions and artefacts you completed, then the extra points for sets. Guides may take points away. Last come the small gains: silver in tens, travel cards in pairs, and a point for each unfinished artefact adventure. Compare the rows: where were the most points to be had?
    .more = How points are counted

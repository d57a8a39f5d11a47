lesson-welcome = Welcome to your Farm! When the game ends, the most valuable Farm wins, and only alpacas behind your Fences count. You start with six Puppies, worth nothing, and four Fence cards. So buy better alpacas, and bring them home.
    .more = More about the goal and your first cards
lesson-cards = Each card shows two numbers. The gold one is its Coins: what it pays. The badge is its value: its price in the Market, and its points behind a Fence. The shape of the badge is its colour: a plank for brown, a tuft of wool for white, a shield for Nobles.
    .more = More about the cards
lesson-buy = You can afford the framed piles in the Market. Once per turn you may buy one card: choose it, then pay with cards from your hand.
    .more = More about buying
lesson-puppy = Think before you place a Puppy. It is worth 0 points and takes up one of your eight spaces for good. But it also leaves your deck, so your better cards come round sooner. Early on that can be worth a space; later, Puppies are better at paying.
    .more = More about Puppies
lesson-pay = The cards you pay with are not lost: they only go onto your discard pile. The ticked ones are a good way to pay. There is no change, so try not to overpay.
    .more = More about paying
lesson-bought = Your new alpaca lies on your discard pile, but it will come round. Cards go in a circle: from your hand to the discard pile, and once your draw pile is used up, the discard pile is shuffled into a new one and comes back to your hand.
    .more = More about your new card
lesson-play = Some of your alpacas have an active ability. Play as many as you like. In one turn a card either uses its ability or pays, never both. If it says “free”, a card goes back to the Market.
    .more = More about abilities
lesson-place = Once per turn you may place an alpaca in your Farm, where it counts its value at the end. No name may be there twice, and a card in the Farm no longer pays and is no longer played. Keep it working in your deck, or bring it home now?
    .more = More about placing
lesson-passive = You hold an alpaca with a passive ability. It cannot be played: from your hand it only pays. But as soon as it stands behind a Fence, its ability works, and it stays there to the end.
    .more = More about passive abilities
lesson-dreamer = Dreamers are a bet on the end. A Dreamer behind your Fence must then be exchanged for an alpaca that is still in the Market, a Noble perhaps! The Dreamer furthest to the left chooses first.
    .more = More about Dreamers
lesson-snob = The Snob costs no Coins. Instead you free two alpacas from your hand: two Puppies fewer, and your good cards come round more often. But behind a Fence the Snob itself is worth 0 points.
    .more = More about the Snob
lesson-nobles = The Nobles have no ability, but they are worth more than all others. Each of the four has a name of its own, so your Farm may hold several of them.
    .more = More about the Nobles
lesson-fence = Your first space is taken! Behind each Fence there is space for two. When no space is left, placing uses up a Fence card from your hand, so it helps to hold one at the right time.
    .more = More about Fences
lesson-end = Nothing left to play or buy? End the turn: your hand and everything you have played is discarded, and you draw a new hand.
    .more = More about a turn
lesson-shuffle = Your draw pile is empty. As soon as you have to draw, your discard pile is shuffled and becomes the new draw pile, with everything you have bought.
    .more = More about shuffling
lesson-others = Farms and discard piles are open to everybody: open a discard pile to look through it. Scores stay secret until the end, but you can do the sums.
    .more = More about what everybody can see
lesson-noise = What a racket! At the end, the alpaca beside a Noisemaker counts 0 points.
    .more = More about the Noisemaker
lesson-half = A Farm is filling up. Once four Fences in it are full, the last round begins. Time to think about points rather than Coins.
    .more = More about the end of the game
lesson-final = The last round! Bring your best alpacas behind Fences while you can. What stays in your deck counts nothing, unless you have a Fighter in your Farm.
    .more = More about the last round
lesson-closing = { $result ->
    [won] Congratulations, your Farm is the best!
    [shared] You share the victory!
   *[lost] Well played! Next time your Farm will be the best.
} Let's read the score pad. The first line adds up the values behind the Fences. What a Noisemaker has silenced is taken off, a Fighter's bonus is added, and that makes your { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Only if totals are equal do the tie-breaks decide.
    .more = More about the score

# The lessons of the guided first game. They say "tap" or "click" by $input.

lesson-welcome = Welcome to the elves! The most points win, and gifts bring points: collections of one type, gifts of one colour, gifts with an elf. Each turn your elf moves, takes ingredients and may make one gift.
    .more = More about the goal and the turn
lesson-move = Where to? { $input ->
    [touch] Tap
   *[mouse] Click
} one of the glowing areas. Your elf must move every turn: from the city to any border area, from a border area to the city or to one of the two areas beside it.
    .more = More about moving
lesson-take = In a border area you take one open card. Careful: if you take the last one, three new cards are laid out at the end of your turn, and the next player has first pick.
    .more = More about border areas
lesson-city = In the city you exchange cards: { $input ->
    [touch] tap
   *[mouse] click
} those you do not need, then the deck. You draw one card more than you discarded. You may also discard nothing and draw one card.
    .more = More about the city
lesson-cannot-make = Look at the three gifts on top of the stacks. Each costs three cards of its two ingredients: two of one, one of the other. As long as you lack some, keep collecting.
    .more = More about the price of a gift
lesson-make = You have everything for a gift! { $input ->
    [touch] Tap
   *[mouse] Click
} it; if you can pay in several ways, you choose one. You may also wait for a better gift, but somebody else may make this one first.
    .more = More about making gifts
lesson-crystal = Your crystal replaces one card of the price, once per game. Keep it for a gift that matters: one that completes a pair or that somebody else is about to make. But do use it: a crystal left over scores nothing.
    .more = More about the crystal
lesson-collections = Your first gift! Gifts of one type form a collection: one is worth 1 point, two 3, three 6, four 9, five or more 12. A gift with two types counts in only one collection, wherever it is worth more.
    .more = More about collections
lesson-colours = Ribbons count too: each gift of your largest colour is worth 1 point, and a rainbow ribbon joins any colour. An elf on a gift is worth 1 more.
    .more = More about colours and elves
lesson-pair = You own half of a pair! { $input ->
    [touch] Tap
   *[mouse] Click
} here to see your gifts. Jewellery Box and Key are the Secret, Pirate and Treasure Map the Treasure. Make the other half and you look through hidden gifts and take one for free. If somebody else makes it first, the pair is gone.
    .more = More about pairs
lesson-limit = At the end of your turn you may keep seven cards. Discard those that fit none of the gifts on top of the stacks.
    .more = More about the hand limit
lesson-others = Everybody sees which cards are taken from border areas, so you see them in the other players' hands. { $input ->
    [touch] Tap
   *[mouse] Click
} here to read them. What they draw in the city stays hidden.
    .more = More about what is known
lesson-special = The pair is complete! You may now look through gifts that nobody else sees, and one of them is yours for free. Each player can do this only once per game, so choose well.
    .more = More about special actions
lesson-restack = A stack has run out, and the remaining gifts were dealt into three new stacks. The next time a stack runs out, the game ends at once, so start to complete your collections.
    .more = More about the end of the game
lesson-ending = A stack is nearly empty. When it runs out, nobody gets another turn: if you still have your crystal, use it while you can.
    .more = More about the end of the game
lesson-bonus = A stack has run out for the second time, so there are no more turns. Everybody now takes one bonus gift, and whoever has the fewest gifts chooses first. Look for one that completes a pair or a collection, or adds to your largest colour.
    .more = More about bonus gifts
lesson-closing = { $result ->
    [won] You have won! Let's see how.
    [shared] You have won together! Let's see how.
   *[lost] Well played! Let's see where the points came from.
} Collections: what your types and pairs are worth. Largest colour: one point for each gift of one colour. Elves: one point for each gift with an elf. Together they make your { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Compare the rows: where somebody is ahead of you, there is something to try next time.
    .more = More about scoring

# What is wrong with options, editions and positions of ALPACA.

## Options

alpaca-quick-seats = The quick game is for 2 players, not { $seats }.
alpaca-market-not-list = The option “market” is a list of ten names of cards, not { $value }.
alpaca-market-card = “{ $card }” is not a card that can be chosen for the Market.
alpaca-market-twice = The Market names a card twice. Ten different ones are needed.
alpaca-market-colour = { $colour ->
    [brown] { $count ->
        [one] The Market has { $count } kind of brown alpaca;
       *[other] The Market has { $count } kinds of brown alpacas;
    }
   *[white] { $count ->
        [one] The Market has { $count } kind of white alpaca;
       *[other] The Market has { $count } kinds of white alpacas;
    }
} { $right ->
    [one] { $right } is needed.
   *[other] { $right } are needed.
} Nobles and Snobs are always there.

## Editions

alpaca-ability-of-rules = It must be { $ability }. Abilities belong to the rules, not to an edition.
alpaca-brown-or-white = It must be “brown” or “white”, not “{ $value }”.
alpaca-colour-kinds = { $colour ->
    [brown] Kinds of brown alpacas in the box: { $right }, not { $count }.
   *[white] Kinds of white alpacas in the box: { $right }, not { $count }.
}
alpaca-nobles-alike = All Nobles have the same value; that of “{ $noble }” is { $value }.
alpaca-rising-values = { $value } is more than the { $other } of “{ $card }”. The list of cards rises by value.
alpaca-example-a = In example A of the rulebook it pays 2 Coins, not { $coins }.
alpaca-example-b-price = In example B of the rulebook its value is 4, not { $value }.
alpaca-example-b-paid = In example B of the rulebook two Puppies and a Mime pay exactly 4 Coins. Here they pay { $paid }.
alpaca-example-d-lidia = No Farm of four full Fences has the values { $values } of Lidia in example D of the rulebook.
alpaca-example-d-alessandro = No Farm has the values { $values } of Alessandro in example D of the rulebook.

## Positions

alpaca-no-such-choice = There is no such choice. There are: { $choices }.
alpaca-other-choice = It does not belong to this choice.
alpaca-played-elsewhere = It's { $seat }'s turn, so only { $seat } has played cards.
alpaca-empty-fence = A Fence is never empty. Leave it out.
alpaca-fence-card = A Fence card is not an alpaca. The list itself is the Fence.
alpaca-twins-alone = Twins need a whole Fence.
alpaca-name-twice = “{ $card }” is already in this Farm. No name may be there twice.
alpaca-fences-for-sale = Fence cards are not for sale.
alpaca-pending-pay = There must be a card for sale that costs at least as many Coins as are due, and a hand that can pay them.
alpaca-pending-snob = There must be a Snob in the Market, and as many alpacas in hand as are left to free.
alpaca-pending-give = The card to give must be an alpaca in hand.
alpaca-pending-swap = The card to exchange must be an alpaca in hand.
alpaca-pending-join = The card that goes into a Farm must be a Noisemaker or a Mime among the played cards.
alpaca-pending-viking = “by” must be another seat than “turn”.
alpaca-pending-dream = The seat in “turn” has no Dreamer in its Farm.
alpaca-empty-market = The Market is empty, so there is nothing to exchange the Dreamer for.

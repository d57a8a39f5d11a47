## On the board
equator = Equator
free = free
slot-number = Slot { $slot }
title-joker = Joker
title-card = Travel card: { $card }
title-guide = Guide: { $colour }
hand-limit = Hand limit
in-the-box = In the box
region = Region
price = Price of an adventure
one-more = next: { $points }
tab-expeditions = Expeditions
tab-books = Books
mine-none = You have no unfinished adventure. You can buy one from the book of your half of the map.
tab-mine = My adventures
tab-opponents = The other companies

## What things are
about-region = To come here, play a card in the colour of one of the symbols.
about-card = Pays for a step into a neighbouring region with this symbol. You discard it after moving.
about-joker = Counts as any colour, once a turn. It comes back to your hand after moving.
about-guide = Counts as a travel card of this colour, once a turn. It comes back to your hand after moving.
about-expedition = Join it where it starts, travel to where it leads, and complete it before anybody else does. Joining brings what stands after the plus: silver or travel cards. A, B and C count the expeditions still to come, by the letter on their backs.
about-artefact = Buy it from a book and complete it in its region. Artefacts score more in sets: alike, or all different.
about-guide-adventure = Complete it in its region and a guide joins you. The first guide costs no points, two cost { $two }, three or more cost { $three }.
about-half = You can buy the top card of either side while your explorer is in this half of the map. The cards lead across the equator.
about-slot = What you get at once for joining the expedition in this slot.
about-company = Each company has an explorer on the map and markers for joining expeditions.
about-pile = On your turn you can draw { $count } of these cards.

## Where values and names come from
origin-printed = as printed
origin-derived = follows from the rulebook
origin-reconstructed = our reconstruction
origin-stated = stated in { $file }
origin-of = { $part ->
    [name] name
    [symbols] symbols
    [travel-cards] travel cards
    [guides] guides
    [total] number of cards
    [split] how many of each colour
    [bonuses] bonuses
    [order] their order
    [pair] from and to
    [silver] silver
    [points] points
    [letter] letter
    [first] first symbol
    [second] second symbol
    [place] place on the map
   *[other] { $part }
}: { $from }
source-S1 = vindjeu.eu (5 January 2013)
source-S2 = poeppelkiste.de (2012)
source-S3 = katz2019.sakura.ne.jp
source-S4 = ludolegars.fr (9 June 2012)
source-S5 = pinco11.blogspot.com (August 2015)
source-S6 = darmstadt-spielt.de
source-S7 = hall9000.de, gamesweplay.de
source-S8 = forum.trictrac.net

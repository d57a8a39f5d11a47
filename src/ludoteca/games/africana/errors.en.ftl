# What is wrong with editions and positions of AFRICANA.

## Editions

africana-guides = Guides of each colour in the box: { $right }, not { $count }.
africana-travel-cards = Travel cards in the box: { $right }, not { $count }.
africana-slot-pays = { $count } is more than any slot pays.
africana-regions-of-half = { $half ->
    [north] Regions in the north of the map: { $right }, not { $count }.
   *[south] Regions in the south of the map: { $right }, not { $count }.
}
africana-region-symbols = A region has one symbol or two different ones.
africana-region-place = A place on the map is two whole numbers, not beyond its edges.
africana-unreachable = No route leads from “{ $start }” to: { $regions }.
africana-route-form = Write it as { "{" } between = ["lagos", "dakar"], via = [[x, y]], origin = "..." { "}" }
africana-route-ends = A route joins two different regions.
africana-route-twice = “{ $one }” and “{ $other }” are joined twice.
africana-route-bends = Bends are a list of places [x, y].
africana-expedition-target = An expedition leads away from its start.
africana-too-few-c = C cards that are removed when two play: { $right }; there are only { $count }.
africana-too-few-a = A cards that are laid out first: { $right }; there are only { $count }.
africana-artefact-kinds = The number of kinds of artefacts is { $right }, not { $count }.
africana-book-holds = { $book ->
    [north] The northern book
   *[south] The southern book
} holds { $right } { $kind ->
    [guide] of the guide “{ $word }”,
   *[artefact] of the artefact “{ $word }”,
} not { $count }.
africana-same-name = An expedition has the same name.
africana-other-half = { $book ->
    [north] The adventures of the northern book lead to the south.
   *[south] The adventures of the southern book lead to the north.
}

## Positions

africana-flips = Pages are turned only in the action “buy”.
africana-used-cards = Cards are used only in the action “move”.
africana-joined-twice = Every seat joins an expedition at most once.
africana-other-book = { $book ->
    [north] “{ $name }” belongs to the northern book.
   *[south] “{ $name }” belongs to the southern book.
}
africana-jokers = Every company has one joker, not { $count }.
africana-markers = { $count ->
    [one] { $seat } has { $count } marker, and more are used here.
   *[other] { $seat } has { $count } markers, and more are used here.
}

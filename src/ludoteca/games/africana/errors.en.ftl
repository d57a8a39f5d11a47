# What is wrong with editions and positions of AFRICANA.

## Editions

africana-guides = The box holds 2 guides of each colour, not { $count }.
africana-travel-cards = The box holds 60 travel cards, not { $count }.
africana-slot-pays = { $count } is more than any slot pays.
africana-regions-of-half = { $half ->
    [north] The map has 11 regions in the north, not { $count }.
   *[south] The map has 11 regions in the south, not { $count }.
}
africana-region-symbols = A region has one symbol or two different ones.
africana-region-place = A place on the map is two whole numbers, not beyond its edges.
africana-unreachable = No route leads from “{ $start }” to: { $regions }.
africana-route-form = Write it as { "{" } between = ["lagos", "dakar"], via = [[x, y]], origin = "..." { "}" }
africana-route-ends = A route joins two different regions.
africana-route-twice = “{ $one }” and “{ $other }” are joined twice.
africana-route-bends = Bends are a list of places [x, y].
africana-expedition-target = An expedition leads away from its start.
africana-too-few-c = 10 C cards are removed when two play; there are only { $count }.
africana-too-few-a = The first 5 expeditions are A cards; there are only { $count }.
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

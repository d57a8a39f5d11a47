# What is wrong with options, editions and positions of MASTER ELF.

## Options

master-elf-ages = The option “ages” is a list of { $seats } numbers, one for each seat, not { $value }.
master-elf-age-number = Each of the “ages” is a number. These are not: { $value }

## Editions

master-elf-wrong-count = There must be { $right }, not { $count }.
master-elf-city-first = The first area must be the city.
master-elf-types-missing = These types must be there: { $types }.
master-elf-too-many-types = There is room for { $most ->
    [one] { $most } type
   *[other] { $most } types
}, not for { $count }.
master-elf-crystal = The crystal is not an ingredient.
master-elf-no-plain-colour = There must be a colour that is not wild.
master-elf-gift-ingredients = A gift needs two different ingredients.
master-elf-gift-types = A gift has one type or two different ones.
master-elf-pair = { $count ->
    [one] The type “{ $type }” is a pair of gifts, but there is { $count }.
   *[other] The type “{ $type }” is a pair of gifts, but there are { $count }.
}
master-elf-no-border = “{ $other }” does not touch “{ $area }”, or is the same area.
master-elf-no-neighbour = Every area must touch another.
master-elf-unreachable = No way leads here from the city.
master-elf-ingredient-cards = The box holds { $right ->
    [one] { $right } ingredient card
   *[other] { $right } ingredient cards
}, not { $count }.
master-elf-too-many-choices = { $count ->
    [one] { $count } gift has two types.
   *[other] { $count } gifts have two types.
} At most { $most } are possible: the best choice among more cannot be found.
master-elf-gifts-of-type = { $count ->
    [one] There is { $count } gift of this type;
   *[other] There are { $count } gifts of this type;
} 1 to { $most } are possible.
master-elf-gift-missing = The rulebook names the gift “{ $gift }”, and it is missing here.
master-elf-rainbow-wild = A rainbow ribbon counts as any colour.
master-elf-three-rainbow = Only three gifts have a rainbow ribbon: the flower, the pens and the lamp.

## Positions

master-elf-seat-once = It must be a seat, and each seat at most once.
master-elf-special-step = It is needed in the steps “look” and “claim”, and null in every other.
master-elf-looked-before = { $seat } has looked before. There is one special action in a game for each player.
master-elf-looking-step = It is needed in the step “claim”, and null in every other.
master-elf-looking-pile = With the Secret a player looks through a stack, with the Treasure through the gifts set aside.
master-elf-choose-step = It belongs to the step “choose”.
master-elf-order = It must list the seats that still choose, each once, beginning with the one in “turn”.
master-elf-bonus-count = { $seats } seats choose, so there must be as many bonus gifts, not { $count }.

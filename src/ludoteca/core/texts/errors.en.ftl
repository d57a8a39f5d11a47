# What is wrong with a game, a move, an option, a position, a record or an edition.
# Each message is whole sentences; an error may put several after one another.

## Advice after another sentence

did-you-mean = Did you mean “{ $word }”?
known-words = Known: { $words }.

## Games, rules and packages

no-such-game = There is no game “{ $game }”.
no-such-language = There is no language “{ $language }”. There are: { $languages }.
no-such-text = There is no text “{ $text }” with these facts.
no-such-name = There is no { $kind } with the word “{ $word }”.
no-such-event = There is no event “{ $event }”.
not-an-event = Give what event.seen_by(seat) returns, not { $value }.
no-such-rules = Version { $version } of the rules of { $game } is not known to this program. It knows { $known }.
old-rules = Version { $version } of the rules of { $game } is old: its matches can only be replayed. Bots, hints and analyses need the present rules.
old-rules-mapping = Old rules read an edition from a file or a text, not from a mapping.
old-rules-luck = A match under old rules can only repeat the draws of its record.
old-rules-refuse = The rules of that time do not allow this: { $detail }
missing-extra = { $what ->
    [study] A study needs more packages.
    [report] A report needs more packages.
    [cluster] Playing on a cluster needs more packages.
    [gpu] Playing on a GPU needs more packages.
    [server] The server needs more packages.
    [redis] Talking over Redis needs another package.
    [gpu-compiler] Compiling for a GPU needs more packages.
   *[other] { $what } needs more packages.
} To install: pip install "ludoteca[{ $extra }]"

## Options of a match

wrong-seats = { $game } is for { $least } to { $most } seats, not { $seats }.
no-such-option = { $game } has no option “{ $option }”.
option-not-flag = The option “{ $option }” is true or false, not { $value }.
wrong-first = The option “first” is one of { $seats }, not { $value }.
wrong-seed = A seed is a whole number from 0 to 2^63 - 1, not { $value }.
wrong-stream = A stream of a seed is a whole number, not { $value }.
no-such-seat = There is no seat “{ $seat }”. The seats are { $seats }.
not-seats = Give a list of seats, such as { $seats }, not { $value }.
wrong-seat-number = A seat is a number from 0 to { $last } here, or -1 for a spectator, not { $value }.
not-a-state = This is not a state of { $game }. Give match.state of one of its matches.
not-a-packed-state = This is not a state of { $game }. Give what match.pack() returned for a match with { $seats } seats.
wrong-players = The players are a list of { $seats } names, one for each seat, or an empty list, not { $value }.
not-options = Options are a mapping from names to values, not { $value }.
not-texts = This must be a list of texts, not { $value }.

other-knowledge = This bot plays { $game } with the edition “{ $edition }”, but it was asked about { $asked } with the edition “{ $other }”.

## Moves

not-a-move = “{ $move }” is not a move.
move-not-text = A move is a text such as “{ $example }”.
move-empty = It is empty. A move begins with one of: { $words }.
no-such-verb = No move begins with “{ $word }”.
word-unfit = “{ $word }” does not fit into “{ $pattern }”.
write-move-as = Write it as: { $patterns }
illegal-move = “{ $move }” is not possible now.
action-not-number = An action is a whole number, one of match.legal_actions.
illegal-action = The action with the number { $action } is not possible now.
legal-now = Possible now: { $moves }.
match-over = The match is over.
no-history = This match was made by with_state, only to look at: it has no record and no beginning.
not-luck = Luck is an object with a method pick(domain, weights), not { $value }.
nothing-to-undo = There is no move to undo yet.
cannot-undo = “{ $move }” cannot be undone: { $why ->
    [turn] it ended the turn.
    [luck] its result depended on chance.
   *[revealed] it revealed something.
}

## Positions

position = Position:
position-at = Position, { $where }:
not-an-object = It must be an object with the keys { $keys }, not { $value }.
unknown-key = There is no key “{ $key }”.
other-game = It belongs to the game “{ $found }”, not to “{ $game }”.
not-a-list = It must be a list, not { $value }.
too-many-entries = { $count ->
    [one] It has { $count } entry;
   *[other] It has { $count } entries;
} at most { $most } are possible.
not-a-whole-number = It must be a whole number from { $least } to { $most }, not { $value }.
not-a-number = It must be a number, not { $value }.
not-a-flag = It must be true or false, not { $value }.
unknown-word = { $value } is not known here.
not-one-of = It must be one of { $words }, not { $value }.
players-and-seats = { $count ->
    [one] There is { $count } entry,
   *[other] There are { $count } entries,
} but the position is for { $seats } seats.
no-legal-move = The seat to move has no legal move. Check “turn” and what the step needs.
too-many-copies = There are { $count } of “{ $name }”, but the box holds { $most }.
there-twice = “{ $name }” is there twice.
nothing-asked = The match is over (turn is null), so nothing can be asked.
missing = It is missing.
one-number-each = It must be a list of { $seats } numbers, one for each seat.

## Records

record-line = Record, line { $line }:
record-is-path = Give the text of the record, not its path.
record-not-text = A record is a text, not { $kind }.
newer-format = This record has the format { $format }. This program reads formats up to { $known }; a newer one is needed.
record-changed = The record was changed after it was written: its Check is { $check }, it should be { $right }. If the change is meant, remove the Check line.
tags-first = Tags belong at the top, each written as [Name "value"].
tag-twice = The tag { $tag } is there twice.
tag-not-json = The value of { $tag } is not JSON: { $value }
tag-missing = The tag { $tag } is missing. Is this a complete record?
tag-kind = { $tag } must be { $kind ->
    [int] a whole number
    [str] a text in quotation marks
    [list] a list
   *[dict] an object
}, not { $value }.
players-tag = Players must be { $seats } names.
cut-off = The record is cut off: its last line must be “=” and the result.
other-figures = This match was played with the edition “{ $edition }”, whose figures have the digest { $digest }. “{ $own }” has { $own_digest }. Open the record together with the file of its edition.
other-seats = The position is for { $seats } seats.
deal-first = The first line must be the deal: deal [what was drawn]
other-result = The moves end with “{ $result }”, but “{ $written }” is written here. Moves are missing or were changed.
turn-form = A turn is written as “1 p1: move, move”, not “{ $line }”.
turn-missing = Turn { $expected } is missing: this line is turn { $found }.
move-form = “{ $text }” is not a move with its draws in brackets.
other-turn = “{ $move }” is written for { $seat }, but it's { $turn }'s turn.
move-after-end = “{ $move }” is written for { $seat }, but the match is over.
new-turn = “{ $move }” begins a new turn. Write it on a line of its own.
draws-left = Draws are left over: { $draws }.
draw-missing = A draw is missing. Possible: { $possible }.
draw-impossible = “{ $draw }” cannot be drawn here. Possible: { $possible }.
wrong-pick = The luck picked { $value }. It must pick the number of a weight that is not 0: { $possible }.
no-such-domain = { $size ->
    [one] There is no chance domain { $domain } of { $size } thing.
   *[other] There is no chance domain { $domain } of { $size } things.
}

## Files

no-such-file = There is no such file.
file-forbidden = You have no permission for this file.
file-is-folder = This is a folder, not a file.
file-not-text = This is not a text in UTF-8.
disk-full = The disk is full.
file-unreadable = The file cannot be read or written: { $detail }

## Editions

not-an-edition = An edition is a path, a TOML text or a mapping, not { $value }.
in-file = { $file }:
in-file-at = { $file }, { $key }:
not-toml = This is not TOML. Line { $line }, column { $column }: { $detail }
toml-too-long = { $count ->
    [one] It has { $count } character;
   *[other] It has { $count } characters;
} at most { $most } are possible.
toml-long-key = Line { $line }: a key has too many parts (at most { $most }).
toml-deep = Line { $line }: there are too many brackets within brackets (at most { $most }).
toml-endless = Line { $line }: a text has no closing quotation mark.
toml-long-number = Line { $line }: a number is too long (longest possible: { $most }).
number-of-rules = The rules say { $value }. Only components can be changed.
name-missing = A name is missing.
edition-head = Write it as a table: [edition], game = "...", name = "..."
edition-name = A name in moves is one word of small letters, digits and hyphens.
not-a-table = It must be a table such as { $example }, not { $value }.
wrong-kind = It must be { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [list] a list
    [bool] true or false
   *[dict] a table
} such as { $example }, not { $value }.
not-between = { $value } is not between { $least } and { $most }.
must-be = It must be “{ $right }”, not “{ $value }”.
box-holds = The box holds { $right }, not { $count }.
unknown-reference = “{ $word }” is not possible here. Possible: { $words }.
is-printed = The rulebook prints: { $right }

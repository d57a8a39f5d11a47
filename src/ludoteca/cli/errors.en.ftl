# What is wrong with a command.

## Arguments

command-missing = Name a command, such as “{ $example }”. “{ $program } --help” lists all commands.
no-such-command = There is no command “{ $command }”.
arguments-missing = Missing: { $arguments }.
unknown-arguments = Unknown arguments: { $arguments }
wrong-choice = { $argument }: “{ $value }” is not possible. Choose one of: { $choices }.
needs-one-value = { $argument } needs a value.
needs-values = { $argument } needs at least one value.
needs-count = { $argument } needs { $count ->
    [one] { $count } value
   *[other] { $count } values
}.
takes-no-value = { $argument } takes no value, but “{ $value }” is given.
wrong-number = { $argument } needs a number, not “{ $value }”.
ambiguous-option = { $option } could mean several options: { $matches }.
wrong-arguments = These arguments cannot be understood: { $detail }
at-least = { $argument } must be at least { $least }, not { $value }.
more-than-0 = { $argument } must be more than 0, not { $value }.
wrong-port = --port must be from 1 to 65535, not { $value }.
wrong-seconds = --stand-in-after must be a number of seconds, not { $value }.
empty-option = { $option } is empty.
not-both = Give either { $option } or { $other }, not both.
only-with = { $option } has an effect only with { $other }.

## Environment variables

variable = { $name }={ $value }:
variable-not-flag = Write yes or no.
unknown-variable = { $name } is not a variable of Ludoteca.

## Playing and reading

seat-name-missing = --seats { $seats }: a name is missing between two commas.
same-names = --seats { $seats }: two people have the same name.
nothing-to-resume = There is no saved game to continue. Start one without --resume.
resumes-other-game = { $file } is a game of “{ $found }”, not of “{ $game }”.
too-few-moves = { $moves ->
    [0] --at { $value }: the game has no moves.
    [one] --at { $value }: the game has only { $moves } move.
   *[other] --at { $value }: the game has only { $moves } moves.
}
no-such-paragraph = There is no paragraph { $paragraph }. There are { $paragraphs }.
name-the-game = Name the game here or with --game. There are: { $games }.
no-such-folder = { $option } { $folder }: there is no such folder.

## Serving

wrong-redis = --redis needs an address such as redis://HOST:PORT, not { $value }.
wrong-origin = --origin needs an address such as https://NAME, not { $value }.
wrong-host = --allowed-host needs a name such as play.example, not { $value }.
wrong-contact = --push-contact needs an address such as mailto:NAME@SITE or https://SITE, not { $value }.
no-pages = --web { $folder }: there are no pages in this folder (index.html is missing).
port-taken = Port { $port } is in use already: perhaps Ludoteca is running. To use another port: --port { $other }
port-forbidden = This user may not listen on port { $port }. Ports from 1024 on are free to use, such as --port 8000
address-elsewhere = { $host } is not an address of this machine.
cannot-listen = The server cannot listen on { $host }, port { $port }.
database-unusable = The database cannot be used. Is it of this release? { $detail }

# What the command line says.

## Help

help-usage = usage:
help-arguments = arguments
help-options = options
help-help = show this help
help-default = (default: { $value })
help-version = show the version of this program
about = Board games for people and programs.
about-play = play a game in this terminal
about-rules = read the rules of a game
about-replay = watch a recorded game
about-edition = show, check or export the figures of a game
about-edition-show = the figures of a game and where they come from
about-edition-check = check a file with other figures against the rulebooks
about-edition-export = print the figures of a game as a file to change
about-bench = measure the speed of the rules and of the search
about-arena = let bots play against each other
about-simulate = play many games and see what they show: seats, cards, luck, two editions side by side
about-train = train a network by letting it play against itself, or imitate a bot
about-analyse = see where a recorded game was won and lost
about-serve = run a server for browsers and programs
about-backup = copy the server's database while it runs
about-admin = look after the people, tables and reports of the server
about-admin-people = list people, or those whose name or id contains a text
about-admin-tables = list tables that are open or being played, or one by its id
about-admin-reports = list the reports that are not handled yet
about-admin-mute = mute a person at all tables
about-admin-unmute = let a muted person chat again
about-admin-ban = sign a person out everywhere and keep them from signing in again
about-admin-unban = let a banned person sign in again
about-admin-rename = remove a person's name: they are then called “Guest” with a number
about-admin-delete = delete a person and their data
about-admin-recovery = issue a recovery code, with which a registered player sets a new password
about-admin-close = close a table that is open or being played
about-admin-handled = mark a report as handled
about-admin-lines = list what was said at all tables, or by one person
about-admin-bans = list banned network addresses
about-admin-log = list what operators did
about-admin-remove = remove a chat line, given as TABLE/NUMBER
about-admin-promote = let a registered person use the operator's desk
about-admin-demote = take the operator's desk away from a person
about-admin-ban-address = ban a network address or a range
about-admin-unban-address = end the ban of a network address
option-search = part of a name, or an id
option-subject = the id of a person, a table or a report, or a registered name
option-days = how many days the ban lasts; 0 for ever (default: 7)
about-schema = print the OpenAPI document of the server
about-wasm = build the WebAssembly modules with which browsers search for moves
about-site = write a folder that any static host can serve, to play without a server
option-to = put them into this folder with browser pages (default: into the cache)
group-network = network
group-storage = storage and processes
group-bots = bots
group-limits = limits
group-keeping = how long data is kept
group-reminders = reminders
option-host = the address to listen on (default: this machine only)
option-port = the port to listen on (default: 8000)
option-database = where the server keeps its data: sqlite:///file or postgresql://… (default: a file in your own folder)
option-redis = the Redis through which several processes inform each other
option-origin = another site whose pages may open sockets here; can be given several times
option-push-contact = where operators of push services can reach you, such as mailto:anna@example.org (default: the first --allowed-host)
option-push-network = the address or range of a local network in which notifications may be sent, also without https; for tests and closed networks; can be given several times (default: none)
option-web = the folder with the browser pages, if not those of the package
option-site = the folder to write
option-open = open the browser
option-bot-threads = how many bots may think at once (default: one fewer than cores)
option-stand-in-after = seconds a player may be away before the others can let a bot play on (default: 60)
option-cold = do not compile the bots' code at the start; bots then play with a simple heuristic, without a search
option-no-limits = let everybody ask as often as they like: for measurements on one machine
option-allowed-host = a name by which this server may be addressed, or * for any; can be given several times (default: names of this machine; any name if it listens on all addresses)
option-trusted-proxy = the address or range of a proxy whose X-Forwarded-For is trusted; can be given several times (default: none)
option-metrics-token = whoever sends this as a bearer token may read /metrics from other machines
option-limit = change one limit on what a client may ask for, such as request_rate=50; can be given several times
option-guest-days = delete guests who have not come back for this many days; 0 keeps them (default: 365)
option-open-table-days = delete tables that have not started for this many days; 0 keeps them (default: 30)
option-finished-table-days = delete finished tables of guests after this many days; 0 keeps them (default: 365)
option-address-days = delete the network address that somebody came from last after this many days; 0 stores none (default: 7)
option-copy = the file to write the copy to
option-bots = the bots, separated by commas: random, greedy, gentle, easy, medium, hard, best, champion, search:0.2 (seconds a move), search:500x (iterations), network, champion:0.2, network:FILE
option-arena-seats = how many seats a game has (default: one for each bot); with more bots than seats, all groups meet
option-games = how many games, rounded up to full rotations of the seats
option-results = a file for the results; an interrupted arena continues from it
option-workers = how many threads or processes (default: one for each core)
option-lineup = the bots of a game, separated by commas; with fewer bots than seats, the bots repeat
option-seat-count = how many seats a game has (default: one for each bot)
option-compare = play two editions on the same deals and say what changes; default stands for the game's own figures
option-folder = keep the games here as Parquet files; an interrupted simulation continues from them
option-cluster = play on a Ray cluster: the one at this address, a running one, or a new one on this machine
option-report = write a report with charts to this file (HTML)
option-training = the folder for checkpoints, the log and the network; a training that is already there goes on
option-start = the network to begin with, if the folder has no checkpoint: a network.bin
option-teacher = a bot that searches, such as search:150x: the network imitates it instead of playing against itself
option-teacher-workers = with --teacher, how many processes play (default: one for each core)
option-minutes = how long to train
option-iterations = without --teacher, how many iterations, instead of a time
option-games-at-once = how many games at once; on a GPU 65536 is good
option-gpu = train on a GPU (NVIDIA) instead of the cores
option-kernels = kernels that were compiled elsewhere, by python -m bench.gpu build
option-json = print the results as JSON
option-thinking = seconds to think about each decision
option-picture = write the curve of the win probability to this file (SVG)
example = Example:
option-language = language: en, it or ru (default: the system's)
option-game = { $games }
option-game-or-all = { $games } (default: all)
option-seats = who plays: names of people and bots (random, greedy, gentle, easy, medium, hard, best, champion, network, search:0.2) separated by commas, or a number of seats for you and bots (default: you and one bot)
option-seed = a number that determines everything random
option-edition = a file with other figures
option-resume = continue a saved game (default: the last one of this game)
option-paragraph = only these paragraphs, such as A12
option-record = a file with a recorded game
option-at = start at this move
option-step = show one move at a time
option-edition-file = a file with figures
option-peers = compare with the fastest similar programs, if they are installed
option-seconds = how long each measurement takes

## Playing

bot-random = random
bot-greedy = greedy
bot-gentle = gentle
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-best = best
bot-champion = champion
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
percent = { $number }%
welcome = Type the number of a move, or its words; “help” lists all commands, “quit” stops. The game is saved as you play.
bot-or-person = { $name } plays as a person. Did you mean the bot “{ $bot }”?
your-move = { $seat }:
pass-on = Please pass the terminal to { $seat }, then press Enter.
commands =
    number, words  play the move
    ? name         about a card, a town, a gift: ? mime
    undo           undo the last move
    hint           what a strong bot would do
    log            everything that has happened
    rules          the game in short; rules all: everything
    rules { $paragraph }     one paragraph of the rules
    save file      write the game to a file
    quit           stop; the game can be continued
# What can be typed at the table; the English words are understood in every language.
command-help = help
command-undo = undo
command-hint = hint
command-log = log
command-rules = rules
command-all = all
command-save = save
command-quit = quit
no-such-number = There is no move { $number }; the moves are 1 to { $last }.
see-help = Type “help” to see what you can type.
no-such-card = Nothing is called “{ $card }”.
undone = Undone: { $move }.
cannot-undo = { $move }: this can't be undone, { $why ->
    [turn] it ended the turn.
    [luck] its result depended on chance.
   *[revealed] it revealed something.
}
nothing-to-undo = There is nothing to undo yet.
saved = Saved: { $file }. Continue with: { $command }
not-saved = The file { $file } could not be written: { $reason }
rules-more = “rules all” prints everything, “rules { $paragraph }” one paragraph.
goodbye = See you next time!

## The end

winner = { $names } wins!
winners = { $names } win together!
score = Score

## Replay

replay-head = { $moves ->
    [one] { $game }, { $moves } move, result: { $result }
   *[other] { $game }, { $moves } moves, result: { $result }
}
replay-key = Enter: next move · q: quit

## Editions

edition-right = { $file }: agrees with everything that the rulebooks print. { $changed ->
    [0] No figure differs from ours.
    [one] { $changed } figure differs from ours.
   *[other] { $changed } figures differ from ours.
}
edition-wrong = { $count ->
    [one] { $count } problem found.
   *[other] { $count } problems found.
}
edition-note = “Our reconstruction” means that it is not the printed value. The words in brackets are those of an edition file.
edition-yes = yes
edition-no = no
origin-printed = as printed
origin-derived = follows from printed values
origin-implied = follows from the examples in the rulebook
origin-order = fits the order of the list of cards
origin-review = from a review
origin-source = from a public web page
origin-reconstructed = our reconstruction
origin-ours = ours
origin-parts = { $origins } (in part)
origin-stated = stated in { $file }

## Speed

bench-head = { $seats ->
    [one] { $game }, { $seats } seat, full rules, one core
   *[other] { $game }, { $seats } seats, full rules, one core
}
bench-state = size of a state
bench-bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
bench-import = import ludoteca
bench-plain = interpreted random play
bench-replay = { $moves ->
    [one] replay of a recorded game of { $moves } move
   *[other] replay of a recorded game of { $moves } moves
}
bench-cold = compiled for the first time
bench-warm = compiled code from the cache
bench-compiled = compiled random play
bench-cores = compiled random play, all cores
bench-seconds = { $seconds } s
bench-rate = { $rate } moves/s
bench-games = { $rate } games/s
bench-search = tree search
bench-playouts = { $rate } playouts/s
bench-ratio = { $game } is { $ratio } times as fast
bench-missing = not installed; in a clone: { $install }
bench-running = measuring: { $what }

## Arena and analysis

arena-starting = starting
arena-title = { $games ->
    [one] { $game }, { $games } game
   *[other] { $game }, { $games } games
}
arena-note = Every deal is played with every rotation of the seats. Confidence intervals: 95%. Rating: openskill.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = Interval
arena-score = Score
arena-rating = Rating
train-minutes = { $minutes ->
    [one] Training for { $minutes } minute.
   *[other] Training for { $minutes } minutes.
} Everything is written into { $folder }.
train-iterations = { $count ->
    [one] Training for { $count } iteration.
   *[other] Training for { $count } iterations.
} Everything is written into { $folder }.
train-title = Against greedy bots
train-seats = Seats
train-lead = Lead
train-moves = Moves
train-kept = The network is in { $file }.
train-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
analysing = Analysing
analysis-title = Win probability
analysis-turning = Turning points
analysis-move = Move
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Loss
picture-written = Picture: { $file }
bot-thinks = { $seat } is thinking…
preparing-bots = Preparing the bots (this takes a minute the first time)…
hint = { $move }: win probability { $percent }%

## Serving

serving = Ludoteca is running at { $address } (Ctrl+C stops it)
serving-others = Others in your network open { $address }
serving-no-pages = There are no browser pages here, only the interface for programs; --web FOLDER or ./play serves them.
backed-up = The database has been copied to { $file }. To restore it: ludoteca serve --database sqlite:///{ $file }
admin-done = Done.
admin-waiting = Noted. A server does it as soon as it runs on this database.
admin-code = Recovery code of { $name }: { $code } (shown only once)
admin-none = Nothing found.

## Modules for browsers

wasm-building = Compiling { $game }…
wasm-built = { $file } ({ $kilobytes } KB)
site-written = The pages are in { $folder } ({ $megabytes } MB). Any static host can serve them, under any path.

# What the command line says.

## Help

about = Board games for people and machines.
about-play = play a game in this terminal
about-rules = read the rules of a game
about-replay = watch a recorded game again
about-edition = show, check or export the figures of a game
about-edition-show = the figures of a game with their origins
about-edition-check = check a file of other figures against the rulebooks
about-edition-export = print the figures of a game as a file to change
about-bench = measure the speed of the rules and of the search
about-arena = let bots play against each other
about-simulate = play many games and see what they show: seats, cards, luck, two editions side by side
about-analyse = see where a recorded game was won and lost
about-serve = serve tables to browsers and programs
about-backup = copy the server's database while it runs
about-admin = look after people, tables and reports of the server
about-admin-people = list people, or those whose name or id contains a text
about-admin-tables = list tables that are open or being played, or one by its id
about-admin-reports = list what was reported and not handled yet
about-admin-mute = take the chat of all tables from a person
about-admin-unmute = let a muted person chat again
about-admin-ban = sign a person out everywhere and forbid them to sign in again
about-admin-unban = let a banned person sign in again
about-admin-delete = delete a person and their data
about-admin-recovery = issue a recovery code, with which a registered person sets a new passphrase
about-admin-close = close a table that is open or being played
about-admin-handled = mark a report as handled
option-search = a part of a name, or an id
option-subject = the id of a person, a table or a report, or a registered name
about-schema = print the OpenAPI document of the server
option-host = the address to listen on (default: only this machine)
option-port = the port to listen on
option-database = where tables are kept: sqlite:///file or postgresql://… (default: a file in your own folder)
option-redis = let several processes tell each other over this Redis
option-origin = a page elsewhere that may open sockets here; can be given several times
option-web = the folder with the built browser pages
option-open = open the browser
option-thinkers = how many bots may think at once (default: one less than cores)
option-stand-in-after = seconds somebody may be away before others can let a bot play on (default: 60)
option-cold = do not compile the bots' code at the start; bots then play by the heuristic, without a search
option-no-limits = let everybody ask as often as they want: for measurements on one machine
option-allowed-host = a name by which this server may be addressed, or * for any; can be given several times (default: names of this machine, any if it listens on all addresses)
option-trusted-proxy = the address or range of a proxy whose X-Forwarded-For is believed; can be given several times (default: none)
option-metrics-token = whoever sends this as a bearer token may read /metrics from other machines
option-limit = change one limit on what a client may ask for, such as requests=50; can be given several times
option-guest-days = delete guests who have not come back for so many days; 0 keeps them (default: 365)
option-open-table-days = delete tables that were not started for so many days; 0 keeps them (default: 30)
option-finished-table-days = delete finished tables of guests after so many days; 0 keeps them (default: 365)
option-copy = the file to write the copy to
option-bots = the bots, with commas between: random, greedy, easy, medium, hard, best, search:0.2 (seconds a move), search:500x (iterations)
option-table = how many sit at a table (default: all bots); with more bots than seats, all groups meet
option-games = how many games, rounded up to whole rotations
option-results = a file that keeps the games; a stopped arena goes on from it
option-workers = how many processes (default: one for each core)
option-lineup = the bots of a table, with commas between; fewer than seats sit down again and again (default: greedy)
option-places = how many sit at a table (default: one for each bot)
option-compare = play two editions on the same deals and say what changes; default stands for the game's own figures
option-folder = keep the games here as Parquet files; a stopped simulation goes on from them
option-crew = how many threads or processes (default: one for each core)
option-cluster = play on a Ray cluster: the one at this address, the one at hand, or a new one on this machine
option-report = write a report with plots to this file (HTML)
option-json = print the figures as JSON
option-thinking = seconds of thought for each decision
option-picture = write the curve of the chances to this file (SVG)
example = Example:
option-language = language: en, it or ru (default: the system's)
option-game = { $games }
option-seats = who plays: names of people and bots (random, greedy, easy, medium, hard, best) with commas between, or a number of seats for you and bots; default: you and one bot
option-seed = a number that fixes all luck
option-edition = a file with other figures
option-resume = go on with a saved game (default: the last one played)
option-paragraph = only these paragraphs, such as A12
option-record = a file with a record
option-at = start at this move
option-step = show one move at a time
option-edition-file = a file with figures
option-peers = beside the fastest peers, where they are installed
option-seconds = how long each measurement takes

## Playing

bot = { $kind } bot { $number }
bot-random = Random
bot-greedy = Greedy
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-best = Best
welcome = Type the number of a move, or its words. Type help for more, quit to stop; the game is saved as you play.
your-move = { $seat }:
pass-on = Please pass the terminal to { $seat }, then press Enter.
commands =
    number, words  play the move
    ? name         about a card, a town, a gift: ? mime
    undo           take the last move back
    hint           what a strong bot would do
    log            all that has happened
    rules A12      a paragraph of the rules, or all of them
    save file      write the game to a file
    quit           stop; the game can be resumed
# What can be typed at the table; the English words are understood in every language.
command-help = help
command-undo = undo
command-hint = hint
command-log = log
command-rules = rules
command-all = all
command-save = save
command-quit = quit
no-such-number = There is no move { $number }; there are 1 to { $last }.
unknown-input = "{ $input }" is not one of the moves. Type help to see what can be typed.
no-such-card = Nothing is called "{ $card }".
undone = Taken back: { $move }.
cannot-undo = { $move } cannot be taken back: it revealed something or passed the turn on.
nothing-to-undo = There is nothing to take back yet.
saved = Saved: { $file }. Go on with: { $command }
not-saved = The file { $file } could not be written: { $reason }
nothing-to-resume = There is no game to go on with; start one without --resume.
rules-more = rules all prints everything, rules A12 one paragraph.
paragraph-missing = There is no paragraph { $paragraph }.
goodbye = Until next time.

## The end

winner = { $names } wins!
winners = { $names } win together!
score = Score

## Replay

replay-head = { $game }, { $moves } moves, result { $result }
replay-key = Enter: next move · q: stop

## Editions

edition-right = { $file }: agrees with all that the rulebooks print. { $changed ->
    [0] No figure differs from ours.
    [one] { $changed } figure differs from ours.
   *[other] { $changed } figures differ from ours.
}
edition-wrong = { $count ->
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
edition-note = Figures marked as reconstructed are ours, not the printed ones.

## Speed

bench-head = { $game }, { $seats } seats, full rules, one core
bench-state = size of a state
bench-bytes = { $bytes } bytes
bench-import = import ludoteca
bench-plain = interpreted random play
bench-replay = replay of a stored game of { $moves } moves
bench-cold = compiled for the first time
bench-warm = compiled code from the cache
bench-compiled = compiled random play
bench-cores = compiled random play, all cores
bench-rate = { $rate } moves/s
bench-games = { $rate } games/s
bench-search = tree search
bench-playouts = { $rate } playouts/s
bench-ratio = { $game } is { $ratio } times as fast
bench-missing = not installed: { $install }
bench-running = measuring: { $what }

## Arena and analysis

no-such-bot = There is no bot "{ $bot }". Bots are random, greedy, easy, medium, hard, best, search:0.2, search:500x.
compare-or-edition = Give either --edition or --compare, not both.
arena-starting = starting
arena-title = { $game }, { $games } games
arena-note = Every deal is played with every rotation of the seats. Intervals: 95 in 100. Rating: openskill.
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-interval = Interval
arena-score = Score
arena-rating = Rating
analysing = Thinking
analysis-title = Chances to win
analysis-turning = Turning points
analysis-move = Move
analysis-who = Who
analysis-played = Played
analysis-better = Better
analysis-cost = Cost
picture-written = Picture: { $file }
bot-thinks = { $seat } is thinking …
preparing-bots = Preparing the bots (the first time this takes a minute) …
hint = { $move }: wins { $wins } in 100

## Serving

serving = Ludoteca is at { $address } (Ctrl+C stops it)
serving-no-pages = No pages are served, only the interface for programs; --web FOLDER or ./play serves them.
backed-up = The database is copied to { $file }. To restore it: ludoteca serve --database sqlite:///{ $file }
admin-done = Done.
admin-waiting = Noted. A server does it when it runs on this database.
admin-code = Recovery code of { $name }: { $code } (shown this once)
admin-none = Nothing found.

# What the pages say around the boards.

## Everywhere
skip-to-content = Skip to content
waiting = One moment …
close = Close
cancel = Cancel
confirm = Do it
copy = Copy
copied = Copied
share = Share
send = Send
language = Language
settings = Settings
go-home = Ludoteca, home
guest-name = Guest
my-page = My page
name = Name
passphrase = Passphrase (8 characters or more)
done = Done.

## Settings
setting-theme = Light or dark
setting-theme-auto = as my device
setting-theme-light = light
setting-theme-dark = dark
setting-pace = Pace of others' moves
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-instant = at once
setting-confirm = Ask once more before each move
setting-sounds = Sounds
setting-notices = Notify me when it is my turn

## Home
home-title = What shall we play?
home-level = Bots play
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-best = Best
play-now = Play now
play-now-game = Play { $game } now against a bot
set-up = With friends …
learn = Learn to play
rules = Rules
box-players = { $least } to { $most } players
box-minutes = { $minutes } minutes
reconstructed = Some card figures are our reconstruction, not the printed ones; rules say where.
home-mine = My games
home-open = Open tables
home-open-none = No table is waiting for players right now.
home-finished = Finished games
your-turn = It is your turn
free-seat = free seat
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join-title = Join by code
join-code = Code or link of a table
join = Join
records-title = Look at a record
records-choose = Choose a file (.ludo)

## Setting up
set-up-game = A table for { $game }
set-up-done = Set up the table
who-plays = Who plays?
seat-number = Seat { $number }
seat-here = A person on this device
seat-elsewhere = A friend elsewhere
seat-bot-easy = Bot, easy
seat-bot-medium = Bot, medium
seat-bot-hard = Bot, hard
seat-bot-best = Bot, best
add-seat = One more seat
remove-seat = Remove seat { $number }
option-first = Who begins
option-quick = Quick game (one card fewer in each pile)
option-ages = Ages (the youngest begins)
option-age = Age on seat { $number }
option-market = Choose the market yourself ({ $chosen } of { $of })
clock = Clock
clock-none = no clock
clock-quick = 10 minutes each, 10 seconds back a turn
clock-calm = 30 minutes each, 30 seconds back a turn
clock-days = 3 days each
undo-rule = Taking back
undo-free = free, until something is revealed
undo-ask = the others are asked
undo-off = never
listed = Everybody may find this table
hints-allowed = Hints are allowed
edition-file = Another edition (a .toml file)
rated = Rated game
rated-note = It counts when two registered players or more finish it. There are no hints, no taking back by agreement and no other edition.
rated-note-guest = You are a guest: register on your page first if the game should count for you.
chat-rule = Who may chat
chat-rule-all = everybody
chat-rule-players = only those who play
chat-rule-off = nobody

## Waiting for people
lobby-waiting = We are waiting for everybody to sit down.
lobby-missing = This is a rated game: it starts as soon as everybody is here. We are waiting for: { $names }.
free-absent = Free the seat
sit-here = Sit here
start-with-bots = Begin now, with bots on free seats
leave-seat = Leave
invite = Invite
invite-text = Whoever has this link can sit down or watch.
invite-link = Link to this table
invite-qr = QR code of the link
no-such-table = No such table
table-closed = This table is closed. Nothing more happens here.
back-home = To the games
table-cannot-open = This table cannot be opened now

## Playing
players = Players
away = away
is-turn = on turn
game-progress = Progress of the game
actions = Actions
all-moves = All moves
undo = Undo
undo-asked = { $name } asks to take a move back.
agree = Agree
decline = Decline
hint = Hint
thinking = Thinking …
skip = { $count ->
    [one] Skip ahead ({ $count })
   *[other] Skip ahead ({ $count })
}
game-over = The game is over.
looking-back = You are looking back. The game goes on below.
bot-thinks = { $name } is thinking …
waits-for = Waiting for { $name }
link-connecting = Connecting …
link-broken = Connection lost, trying again …
come-back = Play on myself
curtain-title = { $name }, it is your turn
curtain-for = For { $name } only
curtain-text = Take the device; the others look away.
curtain-lift = I am { $name }: show my cards
refused-not-ready = The bots are still getting ready. Please ask again in a minute.
refused-stale = The table has moved on; here is what you missed.
refused-not-compiled = The search is not made for this edition: its bots play by taste, and there are no hints.
refused-log-full = Too much has been taken back or changed since the last move. Please play on first.
refused-too-many = { $seconds ->
    [0] That was a bit fast. Please wait a moment.
    [one] Please wait { $seconds } second.
   *[other] Please wait { $seconds } seconds.
}
refused-cancelled = Cancelled.

## Beside the board
panel = Beside the board
tab-log = Log
tab-chat = Chat
tab-score = Analysis
tab-more = Table
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-who = Choose a name on your page to chat.
watching-count = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
leave-to-bot = Leave; a bot plays on for me
bot-for = Let a bot play for { $name }
download-record = Download the record
to-rematch = To the rematch
seat-act-joined = { $name } sits down
seat-act-left = { $name } leaves
seat-act-freed = { $name } was away; the seat is free again
seat-act-returned = { $name } is back
seat-act-absent = A bot stands in for { $name }
seat-act-late = The time of { $name } has run out; a bot plays on
seat-act-filled = Bots take the free seats
seat-act-revoked = { $name } has a new key to the seat
entry-undo = { $name } takes a move back
entry-ask = { $name } asks to take a move back
entry-rematch = There is a rematch
rematch-agrees = { $name } wants a rematch
rematch-declines = { $name } does not want a rematch
table-act-kicked = { $name } was sent away by the owner of the table
table-act-muted = { $name } was muted by the owner of the table
table-act-unmuted = { $name } may chat again
table-act-close-agreed = { $name } wants to close the table
table-act-close-declined = { $name } does not want to close the table
table-act-closed = The table is closed
rules-act-carried = The rules of this game have changed; play goes on under the new ones
rules-act-ended = The rules of this game have changed and cannot continue this position; the game ends without a result
answer-agrees = { $name } agrees
answer-declines = { $name } declines
bot-soon = A bot plays for { $name } unless they come back in
close-table = Close the table
close-ask = Propose to stop this game
close-agree = Agree to stop
close-asked = { $names }: let us stop this game, without a result.
close-waits = You have proposed to stop. The game ends without a result when all agree.
close-withdraw = Play on after all
chat-watching = (watching)
chat-about = About this line of { $name }
chat-closed = The table is closed, and so is its chat.
chat-is-off = There is no chat at this table.
chat-players = Only those who play here may chat.
mute = Mute
unmute = Let them chat again
kick = Send away
report = Report
report-title = Report to the operator
report-why = What is wrong with it? (you may leave this empty)
report-send = Send the report
report-sent = Thank you. The operator of this server will look at it.

## Looking back
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-now = To the present
replay-link = Copy the link to this moment
replay-to = Go to

## The end
winner = { $names } – victory!
total = Total
rematch = Once more
look-at-table = Look at the table
scores = Scores
analyse = Analyse the game
analysis-text = A strong bot looks at every decision and shows where the game was won and lost.
analysis-running = Analysing
analysis-curve = Chances to win, move by move; click to go there
turning-points = Turning points
turning-none = No move stands out as a mistake.
turning-point = { $name }: { $move } ({ $played } %). Better: { $better } ({ $best } %).
rematch-waits = You want to play again. Waiting for { $names }.
rematch-asked = { $names }: play again?
rematch-no = No, thanks
rematch-withdraw = Changed my mind

## Learning
lesson = Lesson
lesson-understood = Got it
lesson-more = More about this
lesson-help = Need help? Hint suggests a move, and Undo takes your last one back as long as nothing new was revealed. { $input ->
    [touch] Tap and hold anything on the table to read about it.
   *[mouse] Right-click anything on the table to read about it.
}
origin = Where the figures come from: { $origin }
why-not-now = Nothing can be done with it now. Asked is: { $asked }
why-not-turn = It is the turn of { $name }.
why-not-over = The game is over.
rules-paragraph = Rule { $paragraph }
rules-search = Search the rules
rules-nothing = Nothing found.

## My page
me-guest = You are a guest
me-guest-text = A name is enough to play. Register it with a passphrase if you want ratings and the same games on all your devices.
me-registered = You are { $name }
me-registered-text = Your games and ratings are with you on every device where you sign in.
me-rename = Call me so
me-register = Register
me-sign-in = Sign in
me-sign-out = Sign out
me-sign-out-everywhere = Sign out on all other devices
ratings = Ratings
ratings-of = Ratings: { $game }
ratings-none = Nobody is rated yet: two registered players have to finish a rated game.
ratings-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-name-title = Your name
me-register-title = Register
me-register-text = The name is then yours alone, on all your devices.
me-sign-in-title = I am registered
passphrase-short = Passphrase
passphrase-old = Current passphrase
passphrase-new = New passphrase (8 characters or more)
passphrase-title = Change the passphrase
passphrase-text = Your other devices have to sign in again.
passphrase-change = Change it
recovery-title = Keep this recovery code
recovery-why = If you ever forget your passphrase, this code is the only way back to your games and ratings: nobody can send you another. It is shown only now. Write it down, or put it into your password manager.
recovery-kept = I have kept it
recovery-code = Recovery code
recovery-new-title = New recovery code
recovery-new-text = If you have lost yours, or somebody has seen it. The old one is then worthless.
recovery-new = Show me a new code
recover-lost = I have forgotten my passphrase
recover-not = I remember my passphrase
recover-title = Come back with your recovery code
recover-text = You received the code when you registered. It works once; then you get the next one.
recover = Set the new passphrase
devices-title = Your devices
signed-out = This device has been signed out: it was not used for a long time, or you signed out elsewhere.
signed-out-guest = Go on as a guest
delete-title = Leave for good
delete-open = Delete my account …
delete-sure = Delete your account?
delete-goes = Your name, your ratings and everything you wrote in chats are deleted, and the games that nobody else played with you.
delete-stays = In games with others the moves stay, without your name; where a game is running, a bot plays on.
delete-for-good = This cannot be undone.
delete-do = Delete it

## Refusals
refused-unreachable = The server cannot be reached. Please try again in a moment.
refused-busy = The server has a lot to do just now. It tries again by itself in a moment.
refused-not-found = There is no such thing here any more.
refused-not-now = That is not possible now.
refused-not-yours = That is not yours to decide.
refused-not-your-turn = It is not your turn.
refused-one-at-a-time = Please wait for the answer to what you asked before.
refused-who-are-you = You are not signed in any more.
refused-token = This device has no seat here any more: you are watching.
refused-banned = The operator of this server has blocked this account.
refused-bad-name = This cannot be a name: use 1 to 40 visible characters, with letters of one script.
refused-name-too-long = This name is too long.
refused-name-taken = This name belongs to a registered player, or looks like one that does. Choose another, or sign in.
refused-name-fixed = A registered name stays as it is; only capital letters can change.
refused-registered = You are registered already.
refused-not-registered = A guest has no passphrase. Register your name first.
refused-not-known = Name and passphrase (or code) do not match.
refused-wrong-passphrase = That is not your passphrase.
refused-never-rated = A rated table allows no hints, no taking back by agreement, no other edition, and one seat for each person.
refused-one-seat = You have a seat at this table already.
refused-too-early = One may only do this when somebody has been away for a while.
refused-kicked = The owner of this table has sent you away.
refused-muted = You may not write at this table.
refused-chat-off = There is no chat for you at this table.
refused-chat-full = The chat of this table is full.
refused-other-rules = This table was played by rules that this server does not know.
refused-database = The server cannot store anything just now. Please try again in a moment.
refused-failed = Something went wrong on the server. Please try again.
refused-not-understood = The server did not understand this. Reloading the page may help.

## Rated or not
rated-short = rated
rated-yes = Rated.
rated-how = The result changes the ratings of the registered players who finish it; whoever leaves comes last. You may leave once and come back within a minute; your clock runs meanwhile.
rated-no = Not rated.
unrated-casual = It was set up as a friendly game.
unrated-edition = It is played with another edition.
unrated-hints = Hints are allowed.
unrated-undo = Moves are taken back by agreement.
unrated-one-person = One person has several seats.
unrated-bots = Fewer than two people play.
unrated-guests = Fewer than two of the players are registered.
unrated-closed = The table was closed before the end.

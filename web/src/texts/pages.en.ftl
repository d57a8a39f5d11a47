# What the pages say around the boards.

## Everywhere
skip-to-content = Skip to content
waiting = One moment…
close = Close
cancel = Cancel
confirm = Confirm
copy = Copy
copied = Copied
share = Share
send = Send
language = Language
settings = Settings
go-home = Ludoteca, home page
guest-name = Guest
my-page = My profile
name = Name
passphrase = Password (at least 8 characters)
done = Done.
percent = { $number }%

## Settings
setting-theme = Theme
setting-theme-auto = same as my device
setting-theme-light = light
setting-theme-dark = dark
setting-pace = Speed of other players' moves
setting-pace-slow = slow
setting-pace-normal = normal
setting-pace-fast = fast
setting-pace-instant = instant
setting-confirm = Confirm every move
setting-sounds = Sounds
setting-notices = Notify me when it's my turn

## Home
home-title = What shall we play?
home-level = Bot level
level-easy = easy
level-medium = medium
level-hard = hard
level-best = best
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
play-now = Play now
play-now-game = Play { $game } now against a bot
set-up = With friends…
learn = Learn to play
rules = Rules
box-players = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
box-minutes = { $minutes } min
reconstructed = Some values are our reconstruction; open a card to see which.
home-mine = My games
home-open = Public tables
home-open-none = No table is waiting for players right now.
home-finished = Finished games
your-turn = It's your turn
free-seat = free seat
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join-title = Join with a code
join-code = Table code or link
join = Join
records-title = Open a recorded game
records-choose = Choose a .ludo file…

## Setting up
set-up-game = New table: { $game }
set-up-done = Create the table
who-plays = Who plays?
seat-number = Seat { $number }
seat-here = On this device
seat-elsewhere = A friend online
add-seat = Add a seat
remove-seat = Remove seat { $number }
option-first = Who goes first
option-quick = Quick game (one card fewer in each pile)
option-ages = Ages (the youngest goes first)
option-age = Age, seat { $number }
option-market = Choose the Market yourself ({ $chosen } of { $of })
clock = Clock
clock-none = no clock
clock-quick = 10 min + 10 s per turn
clock-calm = 30 min + 30 s per turn
clock-days = 3 days each
clock-left = { $days } d
undo-rule = Undo
undo-free = until something is revealed
undo-ask = if the others agree
undo-off = never
listed = Public table (anyone can find it)
hints-allowed = Allow hints
edition-file = Another edition (.toml file)…
rated = Rated game
rated-note = The game counts if at least two registered players finish it. No hints, no undo by agreement, no other edition.
rated-note-guest = You are playing as a guest. Register first if you want the game to count for you.
chat-rule = Who can chat
chat-rule-all = everyone
chat-rule-players = players only
chat-rule-off = no one

## Waiting for people
lobby-waiting = Waiting for the other players.
lobby-missing = This is a rated game: it starts as soon as everyone is here. Waiting for: { $names }.
free-absent = Free the seat
free-absent-of = Free the seat of { $name }
sit-here = Sit here
start-with-bots = Start now with bots
leave-seat = Leave the table
invite = Invite
invite-text = Anyone with this link can sit down or watch.
invite-link = Link to this table
invite-qr = QR code of the link
no-such-table = Table not found
table-closed = This table is closed.
back-home = Back to the games
table-cannot-open = This table can't be opened right now

## Playing
players = Players
away = away
is-turn = to move
game-progress = Game progress
actions = Actions
all-moves = All moves
undo = Undo
undo-asked = { $name } asks to undo a move.
agree = Agree
decline = Decline
hint = Hint
thinking = Thinking…
skip = Skip ahead ({ $count })
game-over = The game is over.
looking-back = You are looking back. The bar below takes you to the latest move.
bot-thinks = { $name } is thinking…
waits-for = It's { $name }'s turn.
link-connecting = Connecting…
link-broken = Connection lost, trying again…
refused-unreachable = The server cannot be reached. Please try again in a moment.
went-wrong = Something went wrong on this page. Please reload it and try again.
come-back = Take my seat back
curtain-title = { $name }, it's your turn
curtain-for = For { $name } only
curtain-text = Take the device. Everyone else, look away!
curtain-lift = I'm { $name }: show my cards

## Beside the board
panel = About the game
tab-log = Log
tab-chat = Chat
tab-score = Analysis
tab-more = Table
chat-empty = No messages yet.
chat-say = Write a message
chat-who = Choose a name in your profile to chat.
watching-count = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
leave-to-bot = Leave (a bot plays on)
bot-for = Let a bot play for { $name }
download-record = Download the record
to-rematch = To the rematch
seat-act-joined = { $name } sits down
seat-act-left = { $name } leaves the table
seat-act-freed = { $name } was away too long; the seat is free again
seat-act-returned = { $name } is back
seat-act-absent = A bot plays for { $name }
seat-act-late = { $name } has run out of time; a bot plays on
seat-act-filled = Bots take the free seats
seat-act-revoked = { $name } signs other devices out of the seat
entry-undo = { $name } undoes a move
entry-ask = { $name } asks to undo a move
entry-rematch = The rematch is ready
rematch-agrees = { $name } wants a rematch
rematch-declines = { $name } doesn't want a rematch
table-act-kicked = The owner of the table removes { $name }
table-act-muted = The owner of the table mutes { $name }
table-act-unmuted = { $name } can chat again
table-act-close-agreed = { $name } wants to close the table
table-act-close-declined = { $name } doesn't want to close the table
table-act-closed = The table is closed
rules-act-carried = The rules of this game have changed; play goes on with the new ones
rules-act-ended = The rules of this game have changed and the game can't go on from here; it ends without a result
answer-agrees = { $name } agrees
answer-declines = { $name } declines
bot-soon = { $name } is away. A bot takes over in:
close-table = Close the table
close-ask = Propose to end the game
close-agree = Agree to end it
close-asked = { $names } would like to end the game without a result.
close-waits = You have proposed to end the game. It ends without a result once everyone agrees.
close-withdraw = Keep playing
chat-watching = (watching)
chat-about = Actions for this message from { $name }
chat-closed = The table is closed, and its chat too.
chat-is-off = There is no chat at this table.
chat-players = Only players can chat here.
chat-muted = You have been muted at this table.
mute = Mute
unmute = Unmute
kick = Remove
kick-name = Remove { $name }
report = Report
report-name = Report { $name }
report-title = Report to the operator
report-why = What is wrong? (optional)
report-send = Send the report
report-sent = Thank you. The operator of this server will look into it.

## Looking back
replay = Replay
replay-first = To the start
replay-back = Step back
replay-next = Step forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-now = Latest move
replay-link = Copy a link to this moment
replay-to = Show the table after line { $number }:

## The end
winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
total = Total
rematch = Rematch
look-at-table = Look at the table
scores = Scores
analyse = Analyse the game
analysis-text = A strong bot looks at every decision and shows where the game was won and lost.
analysis-running = Analysing
analysis-curve = Win probability, move by move; choose a move to go there
turning-points = Turning points
turning-none = No move stands out as a mistake.
turning-point = { $name }: { $move } ({ $played }%). Better: { $better } ({ $best }%).
rematch-waits = You want a rematch. Waiting for { $names }.
rematch-asked = { $names } would like a rematch.
rematch-no = No, thanks
rematch-withdraw = Never mind

## Learning
lesson = Lesson
lesson-understood = Got it
lesson-help = Need help? Hint suggests a move, and Undo reverses your last one, unless it has revealed something new. { $input ->
    [touch] Tap and hold a card or a piece to read about it.
   *[mouse] Right-click a card or a piece to read about it.
}
origin = Where it comes from: { $origin }
why-not-now = Nothing can be done with it now. { $asked }
why-not-turn = It's { $name }'s turn.
why-not-over = The game is over.
rules-say = What the rules say
rules-search = Search the rules
rules-nothing = Nothing found.

## My page
me-guest = You are playing as a guest
me-guest-text = A name is enough to play. Register if you want ratings and the same games on all your devices.
me-registered = Hello, { $name }!
me-registered-text = Your games and ratings are with you on every device where you sign in.
me-rename = Save name
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
me-register-text = The name will be yours alone, on all your devices.
me-sign-in-title = Already registered?
passphrase-short = Password
passphrase-old = Current password
passphrase-new = New password (at least 8 characters)
passphrase-title = Change your password
passphrase-text = You will have to sign in again on your other devices.
passphrase-change = Change password
recovery-title = Keep this recovery code
recovery-why = If you ever forget your password, this code is the only way back to your games and ratings: nobody can send you another. It is shown only now. Write it down, or put it into your password manager.
recovery-kept = I have saved it
recovery-code = Recovery code
recovery-new-title = New recovery code
recovery-new-text = In case you have lost yours, or somebody has seen it. The old one stops working.
recovery-new = Get a new code
recover-lost = Forgot your password?
recover-not = Sign in with my password
recover-title = Sign in with your recovery code
recover-text = You received the code when you registered. It works once; then you get the next one.
recover = Set the new password
devices-title = Your devices
signed-out = You have been signed out on this device: you hadn't used it for a long time, or you signed out on another one.
signed-out-guest = Continue as a guest
delete-title = Delete my account
delete-open = Delete my account…
delete-sure = Delete your account?
delete-goes = Your name, your ratings and everything you wrote in chats are deleted, and so are the games that you played with nobody else.
delete-stays = In games with others the moves stay, without your name; in games still running, a bot plays on.
delete-for-good = This cannot be undone.
delete-do = Delete it

## Rated or not
rated-short = rated
rated-yes = Rated.
rated-how = The result changes the ratings of the registered players who finish; whoever leaves comes last. You may leave once and come back within a minute; your clock keeps running.
rated-no = Not rated.
unrated-casual = It is a friendly game.
unrated-edition = It is played with another edition.
unrated-hints = Hints are allowed.
unrated-undo = Moves can be undone by agreement.
unrated-one-person = One person has several seats.
unrated-bots = Fewer than two people are playing.
unrated-guests = Fewer than two players are registered.
unrated-closed = The table was closed before the end.

# What the pages say around the boards.

## Everywhere
skip-to-content = Skip to content
waiting = One moment…
close = Close
cancel = Cancel
confirm = Confirm
copy = Copy
copied = Copied
copy-yourself = It could not be copied. It is selected now: copy it yourself.
share = Share
send = Send
language = Language
settings = Settings
go-home = Ludoteca, home page
guest-name = Guest
player-number = Player { $number }
my-page = My profile
name = Name
password = Password (at least 8 characters)
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
setting-keys = Single-key shortcuts
keys-note = At a table, the key “?” lists all shortcuts.
setting-notifications = Notify me when it's my turn

## Home
home-title = What shall we play?
home-line = Ludoteca: board games to play with bots or friends, in your browser.
home-level = Bot level
level-gentle = gentle
level-easy = easy
level-medium = medium
level-hard = hard
level-best = best
level-champion = champion
bot-name = { $number ->
    [0] Bot ({ $level })
   *[other] Bot { $number } ({ $level })
}
bot-only = Bot
bot-number = Bot { $number }
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
tables-wait = { $count ->
    [one] table waits for you
   *[other] tables wait for you
}
next-table = Next table
home-your-turn = It's your turn
home-go-on = Play on
home-all-mine = All my games
home-mine = My games
hide-table = Hide this table: { $game }
table-hidden = The table is hidden from your games.
show-again = Show it again
show-hidden = { $count ->
    [one] Show one hidden game
   *[other] Show { $count } hidden games
}
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
set-up-more = More options
who-plays = Who plays?
seat-called = { $number }. { $name }
seat-you = You, on this device
seat-here = Another player, here
seat-elsewhere = A friend, by link
add-seat = Add a seat
remove-seat = Remove { $name } ({ $number })
option-of-seat = { $option }: { $name }
option-chosen = { $option } ({ $chosen } of { $of })
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
invite-code = Or enter this code on the home page: { $code }
invite-qr = QR code of the link
no-such-table = Table not found
table-closed = This table is closed.
back-home = Back to the games
table-cannot-open = This table can't be opened right now

## Playing
players = Players
you = You
away = away
is-turn = to move
game-progress = Game progress
actions = Actions
all-moves = All moves
board-parts = Parts of the table
undo = Undo
undo-asked = { $name } asks to undo a move.
agree = Agree
decline = Decline
hint = Hint
hint-wins = win probability { $number }%
hint-tried = { $number ->
    [one] { $number } continuation tried
   *[other] { $number } continuations tried
}
thinking = Thinking…
skip = Skip ahead ({ $count })
game-over = The game is over.
replay-here = You are looking back. The bar below takes you to the latest move.
bot-thinks = { $name } is thinking…
waits-for = It's { $name }'s turn.
others-move = The others are playing…
link-connecting = Connecting…
link-broken = { $kept ->
    [move] No connection. Your move is kept, and sent when the connection is back.
    [words] No connection. What you wrote is kept, and sent when the connection is back.
   *[nothing] No connection. Trying again…
}
end-turn-title = Is that all?
end-turn-stay = Play on
away-title = While you were away
away-more = { $count ->
    [one] { $count } earlier move
   *[other] { $count } earlier moves
}
away-close = Continue the game
invite-local = This link works only on this device.
invite-command = To play with others in your network, stop Ludoteca and start it with “{ $command }”.
invite-nearby = This link works for everybody in your network.
link-retry = Try now
link-restored = Connected again.
sending = Sending
sent = Sent
move-not-made = “{ $move }” was not played.
refused-unreachable = The server cannot be reached. Please try again in a moment.
loading-again = Trying again…
went-wrong = Something went wrong on this page. Please reload it and try again.
come-back = Take my seat back
curtain-title = { $name }, it's your turn
curtain-for = For { $name } only
curtain-text = Take the device. Everyone else, look away!
curtain-lift = I'm { $name }: show my cards
curtain-look = { $name }: see what my turn brought

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
leave-title = Leave the game?
leave-explained = A bot plays the rest in your place.
leave-stay = Keep playing
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
entry-undo = { $who ->
    [you] You undo a move
   *[other] { $name } undoes a move
}
entry-ask = { $who ->
    [you] You ask to undo a move
   *[other] { $name } asks to undo a move
}
entry-rematch = The rematch is ready
rematch-agrees = { $name } wants a rematch
rematch-declines = { $name } doesn't want a rematch
table-act-kicked = The owner of the table removes { $name }
table-act-muted = The owner of the table mutes { $name }
table-act-unmuted = { $name } can chat again
table-act-close-agreed = { $name } wants to close the table
table-act-close-declined = { $name } doesn't want to close the table
table-act-closed = The table is closed
table-act-renamed = The operator removes a name. New name: { $name }
table-act-removed = The operator removes a chat line
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
chat-removed = Removed by the operator of the server
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
replay-entry = Moment
replay-now = Latest move
replay-link = Copy a link to this moment
replay-to = Show the table after line { $number }:

## The end
winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
winner-you = { $count ->
    [1] You win!
   *[other] You win together with { $names }!
}
lead = { $points ->
    [0] Points are equal with { lead-next }, so the tie-break decides.
    [one] One point ahead of { lead-next }.
   *[other] { $points } points ahead of { lead-next }.
}
lead-next = { $who ->
    [you] you
   *[other] { $name }
}
decided-by = { $points ->
    [one] The biggest difference: { $part }, one point.
   *[other] The biggest difference: { $part }, { $points } points.
}
total = Total
points-of = Points: { $name }
points-secret = Secret until the end of the game.
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
rematch-seats = In a rematch everybody moves one seat on: another player begins, and the colours change.
rematch-waits = You want a rematch. Waiting for { $names }.
rematch-asked = { $names } would like a rematch.
rematch-no = No, thanks
rematch-withdraw = Never mind

## Learning
lesson = Lesson
lesson-understood = Got it
lesson-help = Need help? Hint suggests a move. After your move, Undo appears here and reverses it, unless it has revealed something new. { $input ->
    [touch] Tap and hold a card or a piece to read about it.
   *[mouse] Right-click a card or a piece to read about it.
}
origin-title = Where it comes from
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
password-short = Password
password-old = Current password
password-new = New password (at least 8 characters)
password-title = Change your password
password-text = You will have to sign in again on your other devices.
password-change = Change password
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
new-name-title = Choose another name
new-name-text = The operator of this server has removed your name. Until you choose another one, you sign in with the old name.
new-name = New name
new-name-choose = Take this name
devices-title = Your devices
signed-out = You have been signed out on this device: you hadn't used it for a long time, or you signed out on another one.
signed-out-guest = Continue as a guest
delete-title = Delete my account
delete-open = Delete my account…
delete-sure = Delete your account?
delete-guest-title = Delete my data
delete-guest-open = Delete my data…
delete-guest-sure = Delete your data?
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

## Keys
shortcuts = Keyboard shortcuts
shortcut-enter = Play what is focused, or press the main button
shortcut-i = Show everything about what is focused
shortcut-u = Undo
shortcut-h = Hint
shortcut-m = All moves
shortcut-l = Log and chat
shortcut-r = Rules
shortcut-e = End the turn, or press the last button
shortcut-back = When looking back: one step back
shortcut-next = When looking back: one step forward
shortcut-list = This list
shortcut-components = Play what is marked with this key
shortcut-walk = Walk through a group: the market, the hand, the map. Tab goes to the next group.

## My page
results-title = Results
results-none = No finished games yet.
results-favourite = favourite game
results-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
results-won = { $count ->
    [one] { $count } won
   *[other] { $count } won
}
results-rating = rating { $rating }
result-rank = { $rank ->
    [1] Won
   *[other] Place { $rank }
}
opponents-title = Played with
opponents-games = Games
opponents-ahead = You–they
curve-text = Rating in { $game }: { $first } on { $since }, now { $last }
record-download = Download the record
record-download-of = Download the record of finished game { $number }
show-more = Show more
person-unknown = Player not found
person-public = Rated games of a registered player.

## The operator's desk

desk = Operator's desk
desk-only = This page is only for the operators of this server.
desk-reports = Reports
desk-lines = Chat
desk-people = People
desk-tables = Tables
desk-networks = Addresses
desk-log = Log
desk-none = There is nothing here.
desk-table = Table
desk-person = Person
desk-reporter = Who reported it
desk-older = Older
desk-name-reported = This name was reported.
desk-reported = Reported: { $reason }
desk-handled = Handled
desk-remove = Remove the text
desk-remove-sure = Remove this text for everyone?
desk-search = Part of a name, or an id
desk-find = Search
desk-registered = registered
desk-operator = operator
desk-standing-muted = muted
desk-standing-banned = banned
desk-standing-deleted = deleted
desk-said = Chat lines
desk-ban = Ban
desk-unban = Unban
desk-ban-sure = Ban { $name }?
desk-ban-text = This account is signed out everywhere at once and cannot sign in any more.
desk-ban-address = { $days ->
    [one] Also ban the network address for { $days } day
   *[other] Also ban the network address for { $days } days
}
desk-rename = Remove the name
desk-rename-sure = Remove the name “{ $name }”?
desk-rename-text = At all tables and in the chat this person will be called “Guest” with a number. A registered person can choose another name, and signs in with the old one until then.
desk-delete = Delete
desk-delete-sure = Delete { $name }?
desk-delete-text = Name, chat, ratings and reports are deleted for good. The moves of games with others stay, without the name.
desk-delete-password = Your own password
desk-close-sure = Close this table? Nobody can play on there.
desk-network-title = Ban a network address
desk-network = Address or range
desk-days = Days (0: for ever)
desk-reason = Why (optional)
desk-for-ever = for ever
desk-command = command line
desk-act-mute = Muted
desk-act-unmute = Unmuted
desk-act-ban = Banned
desk-act-unban = Unbanned
desk-act-rename = Name removed
desk-act-delete = Deleted
desk-act-recovery = New recovery code
desk-act-promote = Made an operator
desk-act-demote = No operator any more
desk-act-ban-address = Address banned
desk-act-unban-address = Address unbanned
desk-act-close = Table closed
desk-act-remove = Text removed
desk-act-handled = Report handled

## Notifications

reminders-title = Notifications
reminders-text = Games can take days. Your browser can tell you when it's your turn, when a game is over and when somebody wants a rematch, even while Ludoteca is closed.
reminders-on = Notifications are on in this browser.
reminders-turn-on = Turn on notifications
reminders-turn-off = Turn off notifications
reminders-blocked = Notifications are blocked for this page. Allow them in the settings of your browser and come back.
reminders-insecure = Notifications need a secure address, one that begins with https.
reminders-install = On iPhone and iPad, notifications work once Ludoteca is on your Home Screen. Tap Share, then “Add to Home Screen”, and open Ludoteca from there.
reminders-missing = This browser cannot show notifications while the page is closed.
reminders-failed = Your browser could not reach its notification service. Please try again later.
reminders-offer = This may take a while. Would you like to be notified when it's your turn?
reminders-offer-yes = Yes, notify me
reminders-offer-no = No, thanks

## Without a server

offline-title = Install Ludoteca
offline-text = Ludoteca can be kept in this browser: about 11 MB, once. Then you can play without a network, against bots or together on this device.
offline-install = Install
offline-installing = Installing: { $percent }%
offline-installed = Ludoteca is kept in this browser. It starts without a network too.
offline-choose = Play without a network
offline-leave = Play online again
offline-here = You are playing without a network. Your games stay in this browser.
offline-starting = Ludoteca is starting…
offline-fetching = Ludoteca is being fetched: { $percent }%
offline-failed = Ludoteca cannot start in this browser.
offline-taken = Ludoteca is open in another tab now.
offline-no-room = This browser has no room for Ludoteca. Delete something else and try again.
offline-lost = The storage of this browser was deleted, and your games with it.
offline-reload = Reload

## The lab
home-lab = Lab: thousands of games
lab-title = Lab
lab-intro = For those who design games or wonder how fair they are: play thousands of games between simple bots on this device, and see what winners have in common.
lab-edition = Game
lab-edition-of = { $game }: { $edition }
lab-other-edition = Another edition
lab-module-how = Change figures in an edition file, make a module of it on a computer with Ludoteca, and open the module here:
lab-module = Open a module
lab-not-a-module = { $file } is not a module of Ludoteca.
lab-no-modules = There are no modules beside these pages.
lab-seats = Seats
lab-bot = Bot { $number }
lab-bot-random = random moves
lab-bot-greedy = greedy
lab-games = Games
lab-seed = Seed
lab-seed-wrong = A seed is a whole number from 0 to 9,223,372,036,854,775,807.
lab-start = Start
lab-stop = Stop
lab-failed = The games could not be played on this device.
lab-progress = Games played
lab-playing = Playing: { $done } of { $all }, { $speed } a second
lab-played = Games played: { $done } of { $all }, { $speed } a second.
lab-too-few = There are too few games so far.

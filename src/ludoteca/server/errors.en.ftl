# Why the server refuses something.
# Each message is whole sentences; a refusal may put several after one another.

## Requests

no-such-path = There is nothing at this address.
path-too-long = This address is too long.
method-not-allowed = This is not possible here. Please reload the page.
body-too-large = This is too large for the server.
not-understood = The server did not understand this. Please reload the page. { $detail }
wrong-field = { $field ->
    [name] A name has 1 to 40 characters, and no space at the beginning or the end.
    [passphrase] A password has 8 to 200 characters.
    [old] A password has 8 to 200 characters.
    [new] A password has 8 to 200 characters.
    [code] Please check the recovery code.
    [edition] The edition is too large: at most 64,000 characters are possible.
    [record] The record is too large.
    [seats] A table has 2 to 4 seats.
    [table] There is no such table. Please check the link.
   *[other] The server did not understand “{ $field }”. { $detail }
}
too-nested = The server did not understand this: it is nested too deeply.
two-lengths = A request may give its length only once.
unknown-host = This server does not go by this name. Its operator can allow it.
other-page = This page belongs to another site and cannot play here.
sign-in = You are not signed in. Please sign in, or play as a guest.
for-operator = Only the operator of this server may see this.
failed = Something went wrong on the server. Please try again.
database-away = The server cannot store anything right now. Please try again in a moment.
browser-storage = This browser cannot keep anything right now; its storage may be full. { $detail }
database-fault = The server cannot store anything right now: the database cannot be written. { $detail }

## Limits

busy = A lot of people are playing right now. One moment, please.
table-busy = A lot is happening at this table right now. Please try again.
too-many = { $what ->
    [guests] Too many new guests have come from your address.
    [reports] You have sent a lot of reports.
    [tables] You have created a lot of tables.
    [uploads] You have uploaded a lot of editions and records.
    [passwords] There were too many attempts to sign in.
    [editions] You have created a lot of tables with bots and an edition of your own.
    [hints] You have asked for a lot of hints.
    [analyses] You have asked for a lot of analyses.
    [replays] You have watched a lot of replays.
    [chat] You are writing very fast.
    [subscriptions] You have turned notifications on and off very often.
   *[requests] Too many requests have come from your address.
}
too-many-at-once = { $what ->
    [passwords] Too many people are signing in from your address at the same time (at most { $most }).
    [sockets] Too many tables are open from your address at the same time (at most { $most }).
    [reading] Too many editions and records are being read for you at the same time (at most { $most }).
    [hints] Too many hints are being prepared for you at the same time (at most { $most }).
    [analyses] Too many analyses are being prepared for you at the same time (at most { $most }).
   *[replays] Too many replays are being prepared for you at the same time (at most { $most }).
}
too-many-messages = That was very fast. Please wait a moment.
too-many-unfinished = You have too many unfinished tables (at most { $most }). Please finish or close some of them first.
retry-in = { $seconds ->
    [one] Please try again in { $seconds } second.
   *[other] Please try again in { $seconds } seconds.
}
shared-address = Others at your address count too.

## Connections

hello-expected = The first message must be a hello.
hello-twice = You have already said hello.
unknown-message = The server did not understand this. Please reload the page. { $detail }
bad-token = This device has no seat here any more: you are watching.
token-revoked = You were signed out of this seat. Please reload the page.
chat-without-name = Choose a name in your profile to chat.
too-slow = The connection was too slow.
server-stops = The server is restarting. The page connects again by itself.

## Names and accounts

name-empty = A name needs at least one letter.
name-spaces = A name has single plain spaces, and none at the beginning or the end.
name-invisible = A name cannot contain the invisible character { $character }.
name-accents = An accent belongs to a letter, and a letter has at most three.
name-character = A name cannot contain “{ $character }”.
name-scripts = Please use letters of one alphabet only.
name-deleted = “{ $name }” stands for people who have left. Please choose another name.
name-like-id = This name looks like an id. Please add a space or a letter.
name-too-long = This name is too long.
name-taken = “{ $name }” is the name of a registered player. Choose another, or sign in if it is yours.
name-removed = The operator of this server has removed this name. Please choose another one.
name-fixed = A registered name stays as it is. Only capital letters can change.
registered = You are already registered as { $name }.
guest-password = A guest has no password. Please register first.
guest-recovery = { $name } is a guest and has no password to recover.
wrong-sign-in = Name and password do not match.
wrong-recovery = Name and recovery code do not match.
wrong-password = This is not your password.
account-deleted = This account has been deleted.
banned = The operator of this server has banned this account.
push-keys = The browser has given a wrong key for notifications.
push-endpoint = Notifications cannot be sent to { $host }.
no-such-person = There is no person “{ $person }”.
two-people = “{ $subject }” is the id of one person and the name of another: { $people }.
no-such-report = There is no report “{ $report }”.
list-people = Guests are named by their ids, which “ludoteca admin people” lists.

## Operators

address-banned = The operator of this server has banned your network address.
operator-stays = { $name } is an operator. Only the command line can do this to an operator.
guest-operator = { $name } is a guest. Only a registered person can become an operator.
own-address = This is your own address. You would ban yourself.
not-a-network = “{ $value }” is not a network address. An address looks like 203.0.113.7, a range like 203.0.113.0/24.
network-too-wide = This range is too wide. The widest range that can be banned here is { $widest }.
no-such-ban = “{ $ban }” is not banned.

## Games, editions and records

unknown-game = There is no game “{ $game }”.
unusable-options = These options are not possible.
champion-not-here = { $seats ->
    [one] The champion does not play this game with { $seats } seat and this edition.
   *[other] The champion does not play this game with { $seats } seats and this edition.
}
control-character = This text of the edition contains a control character: “{ $text }”.
bots-not-ready = The bots are still getting ready. Please try again in a minute.
not-compiled = There are no hints and analyses for this edition, and its bots play with a simple heuristic.
old-table = This table was played under rules that the server cannot use any more.
old-figures = This table was played with other figures ({ $figures }). Version { $version } of the rules of { $game } has { $own }, so it cannot be opened.
old-analysis = This game was played under version { $version } of the rules, which is old. Analyses need the present rules.
record-later = The record shows every card. You can download it when the game is over.
never-rated = A table like this cannot be rated.
rated-edition = A rated game uses our own edition.
rated-hints = A rated game has no hints.
rated-undo = A rated game has no undo by agreement.
rated-one-person = In a rated game every person has one seat.
rated-few-people = A rated game needs at least two people.

## Sitting down and leaving

no-such-table = There is no table “{ $table }”.
table-deleted = The table “{ $table }” is no longer there.
table-full = All seats of this table are taken. You can watch.
seat-taken = Seat { $seat } is taken. Still free: { $free }.
one-seat = You already have a seat at this table.
too-many-joins = You have joined and left this table several times. You can watch.
kicked = The owner of this table has removed you from it.
only-owner-starts = Only the owner of the table can start before all seats are taken.
already-started = The game has already started.
cannot-start = The game has already started, or somebody is missing.
not-your-seat = Seat { $seat } is not yours.
unknown-seat = This table has no seat { $seat }.
nothing-to-leave = You are not playing here right now.
rated-stand-in = { $level ->
    [gentle] In a rated game a gentle bot plays on.
    [easy] In a rated game an easy bot plays on.
    [hard] In a rated game a hard bot plays on.
    [best] In a rated game a bot of the best level plays on.
    [champion] In a rated game the champion plays on.
   *[medium] In a rated game a medium bot plays on.
}
no-stand-in = No bot is playing for you here.
time-is-up = Your time has run out, so the bot plays on.
only-players-stand-in = Only a player of this table can let a bot play for somebody.
only-players-free = Only a player of this table can free a seat.
nobody-plays = Nobody is playing seat { $seat } right now.
clock-decides = { $name } plays with a clock: a bot takes over when the time runs out.
not-waited-for = This table is not waiting for { $player }.
is-here = { $name } is here.
too-early = { $seconds ->
    [one] { $name } may still come back. Please try again in { $seconds } second.
   *[other] { $name } may still come back. Please try again in { $seconds } seconds.
}
bot-sits-there = This is the seat of a bot.

## Playing

cannot-move = { $state ->
    [open] The game has not started yet.
    [closed] This table is closed.
   *[over] The game is over.
}
stale = The game has moved on. Here are the latest moves.
not-your-turn = It's { $player }'s turn.
person-plays = A person is playing this seat.
bot-plays = A bot is playing for you. Take your seat back first.
others-view = Only { $player } may see this until the game is over.
no-undo = There is no undo at this table.
too-many-undos = Too many moves have been undone at this table. Please play on.
log-full = A lot has happened since the last move. Please play on first.
nobody-asks = Nobody is asking you anything.
already-answered = You have already answered.
not-agreed = Not everybody agrees, or the game has moved on.
no-late-seat = Nobody's time has run out.
hint-other-turn = You can ask for a hint when it's your turn.
no-hints = There are no hints at this table.
game-goes-on = The game is not over yet.
game-is-over = The game is over.
table-closed = This table is closed.
one-at-a-time = Please wait for the answer to what you asked before, or cancel it.
cancelled = Cancelled.
already-done = This has already been done.

## Chat, moderation and agreements

muted-everywhere = The operator of this server has muted you.
muted-here = The owner of this table has muted you.
chat-off = There is no chat at this table.
chat-for-players = Only players can chat at this table.
chat-full = There is no room left for your messages at this table.
chat-full-for-spectators = There is no room left for messages of spectators at this table.
only-owner = Only the owner of this table can do this.
not-yourself = You cannot do this to yourself.
player-stays = { $name } is playing here. Only spectators can be removed now.
too-many-removed = A lot of people were removed or muted at this table. Please close it and create another.
only-owner-closes = Only the owner can close a table that has not started.
only-players-close = Only the players can close this table now.
only-players-rematch = Only the players of this table can agree to a rematch.
too-many-answers = You have changed your mind very often at this table.
only-table-reports = Only players of this table can report something here.
line-or-seat = A report is about a chat line or about a seat.
no-such-line = There is no chat line { $number }.
nobody-at = Nobody is sitting on seat { $seat }.

## While somebody is away

reminder-turn = It's your turn. Playing with you: { $names }.
reminder-over = The game with { $names } is over. See how it ended.
reminder-rematch = { $names } would like a rematch.

## Settings and database

wrong-database = --database { $address }: the server keeps its tables in sqlite:///FILE or postgresql://USER@HOST/NAME
no-such-database = There is no database { $file }.
database-closed = The database cannot be opened: { $detail }
newer-database = The database was written by a newer release of Ludoteca. Install that release, or serve another database. { $detail }
backup-postgresql = “ludoteca backup” copies SQLite files. For PostgreSQL use pg_dump.
backup-exists = { $file } already exists. Choose another name.
backup-failed = The copy { $file } could not be made: { $detail }
no-such-limit = There is no limit “{ $limit }”.
wrong-limit = The limit “{ $limit }” must be a number above 0, not “{ $value }”.
wrong-network = { $option } needs an address or a range such as 10.0.0.0/8, not { $value }.

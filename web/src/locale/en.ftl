# Words of the house: everything around the tables. The words of a game lie with the game.
# Variables are told by name; numbers are formatted by language, and plurals are chosen by number.

holocene = Holocene
skip = Skip to the content
loading = One moment…
cancel = Cancel
close = Close
save = Save
saved = Saved.
try-again = Try again
language = Language
help = Rules and help
menu = Menu
to-day = Daylight
to-night = Night in the cave

## Ways
nav-main = Main
nav-start = Start
nav-tables = Tables
nav-rules = Rules
nav-replay = Replay a game
nav-account = Account

## Start
welcome = Gather, build, outlive the winter.
welcome-note = Board games at a table of your own: with friends anywhere, with somebody beside you, or against bots. No sign-up, nothing to pay.
# Where there is one game only.
welcome-note-game = { $game } at a table of your own: with friends anywhere, with somebody beside you, or against bots. No sign-up, nothing to pay.
# Animals for suggested names, parted by commas.
names = Mammoth, Bison, Lynx, Otter, Marten, Ibex, Heron, Badger, Elk, Falcon
play-now = Play now
your-name = Your name
choose-game = Choose a game
play-bots = Play against bots
no-bots = No bot knows this game yet. Set a table and invite friends.
how-many-players = Players
rivals = Your rivals
with-friends = With friends
with-friends-note = Set a table as you like it: seats, rules, clock. Then send the link.
set-table = Set a table
all-tables = All tables
newcomer = New to the game?
newcomer-note = A few short minutes with the rules, and you know enough to begin. Everything else the table explains as you play.
newcomer-rules = How it is played
introduce = Who is coming?
introduce-note = A name is enough; nothing else is asked.
introduce-table = Come to the table
introduce-enter = Come in

level-child = Child
level-gatherer = Gatherer
level-hunter = Hunter
level-elder = Elder

## A new table
players = Players
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-friend = A friend, by link
seat-beside = A friend beside me
seat-bot = Bot: { $level }
their-name = Their name
no-seat-for-me = Choose a seat for yourself too.
same-names = Two players cannot have the same name.
rules-in-detail = The rules in detail
changed = changed
yes = Yes
no = No
clock = Clock
clock-none = No clock
    .about = Everybody takes the time they need.
clock-live = In one sitting
    .about = Everybody has a supply of time and gains a little with every turn.
clock-turns = Over days
    .about = Every turn has its time limit; come back when it is yours.
clock-each = Time for each player
clock-increment = Gained with every turn
clock-turn = Time for each turn
clock-live-is = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } more with every turn
clock-turns-is = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } for each turn
clock-days-is = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for each turn
minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
on-timeout = When time runs out
on-timeout-bot = a bot takes over
on-timeout-loses = the player is out
who-may-join = Who may join
join-by-link = Only people with the link
join-open = Anyone
table-name = Name of the table
table-name-none = may stay empty
open-table = Open the table
start-game = Start the game

## Tables
my-tables = My tables
my-tables-none = You sit at no table yet.
my-past-tables = Finished
open-tables = Waiting for players
open-tables-none = No table is waiting for players just now.
running-tables = Games to watch
running-tables-none = No open game is running just now.
your-move = Your move
your-move-count = { $count ->
        [one] { $count } table waits for your move
       *[other] { $count } tables wait for your move
    }
their-move = { $name } to move
table-running = Being played
table-over = Finished
table-unplayable = Can no longer be played here
seats-open = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
go-on = Continue
look = Look
watch = Watch
sit-down = Sit down

## Waiting for players
at-this-table = at this table
waiting-for = { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
starting = The game is about to start.
host = host
you = you
beside = at { $name }’s screen
who-sits-here = Who takes this seat
wait-for-friend = Waiting for a friend
seat-them = Seat
send-away = Remove
send-away-who = Remove { $name } from the table
need-invite = To sit down here you need the link from one of the players.
leave-table = Leave the table
close-table = Close the table
what-is-played = What is played
invite = Invite friends
invite-title = Come and play at our table
invite-note = Whoever opens this link may sit down.
invite-note-open = Everyone can see this table in the list. This is the short way to it.
invite-note-watch = Whoever opens this link may watch.
invite-link = Link to this table
copy = Copy the link
copied = Copied
share = Share

## At the table
reconnecting = The line is down. Calling again…
line-shut = This table cannot be reached from here any more.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take your seat back
resign = Resign
resign-ask = Leave this game for good?
resign-note = The game counts as lost for you. If others play on, a bot takes your place; if not, it ends at once.
table-unreachable = This table cannot be shown
table-closed = This table was closed before the game began
missing = There is nothing here
missing-note = The address may be misspelt, or the page has moved.
unreachable = This page cannot be shown
unreachable-note = The server cannot be reached, or there is a new version of the page.

## Replay
replay-note = Open the record of a finished game, and watch it again move by move.
replay-open = Open a record
replay-controls = Replay
replay-leave = Back to the table
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-at = Step { $at } of { $of }
replay-speed = Speed: { $speed }×

## Account
name = Name
password = Password
password-note = { $count ->
        [one] At least { $count } character.
       *[other] At least { $count } characters.
    }
old-password = Current password
new-password = New password
change-password = Change the password
sign-up = Create an account
sign-up-note = An account keeps your tables, your rating and your settings, on every device.
sign-up-note-guest = With an account you keep your tables and your rating, and you can sign in on other devices.
sign-in = Sign in
sign-out = Sign out
guest-note = You play as a guest, known to this browser only.
rating = Rating
rating-none = Play a game against others, and your rating will stand here.
games-played = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## Settings
settings = Settings
theme = Appearance
theme-auto = Same as device
theme-day = Day
theme-night = Night
motion = Animations
motion-auto = Same as device
motion-full = Full
motion-less = Reduced
pace = How fast bots play
pace-slow = Slow
pace-normal = Normal
pace-quick = Fast
setting-confirm = Confirm moves
    .about = Off: a single click is enough wherever nothing else is left to choose. Some moves always take one click; Undo takes them back.
setting-motion = Show animations

## What the server refuses, by code
error-unknown = That did not work ({ $code }). Please try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-away = A bot is playing for you. Take your seat back first.
error-bad-input = The server did not understand that.
error-bad-option = The rules chosen for this table do not fit together.
error-bad-record = This file is not the record of a game that can be replayed here.
error-broken = The record of this table is damaged.
error-chat-length = A message has 1 to 300 characters.
error-guest = A guest has no password. Create an account first.
error-host = This server does not answer to that name.
error-illegal = This move is not possible now.
error-invite = For this table you need an invitation.
error-is-over = The game is over.
error-is-running = The game is running already.
error-is-waiting = The game has not begun yet.
error-log-full = The log of this table is full.
error-moved-on = The game has moved on in the meantime. Look again and choose anew.
error-name-taken = This name is taken already.
error-no-game = This game is not known here.
error-no-level = There is no such bot.
error-no-seat = This table has no such seat.
error-no-session = Enter a name first.
error-no-table = There is no such table, or you need an invitation to it.
error-no-undo = Nothing to take back: a roll, a new card or another player came after it.
error-not-allowed = That cannot be done here.
error-not-away = No bot is playing for this seat.
error-not-found = There is nothing here.
error-not-host = Only the host of the table may do that.
error-not-over = The game is not over yet.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is somebody else's turn.
error-old-rules = This game was played by other rules than those known here.
error-origin = This request came from another site.
error-rematch-made = There is a new game already.
error-seat-count = The game cannot be played by this number of players.
error-seat-lost = This seat is out of the game already.
error-seat-open = Nobody sits there.
error-seat-taken = Somebody sits there already.
error-seated = You sit at this table already.
error-time-is-up = Your time is up.
error-too-fast = That was too fast. Wait a little and try again.
error-too-large = That is too large.
error-too-many-sockets = This table is open in too many windows. Close some of them.
error-too-many-tables = You have too many tables open. Finish some of them first.
error-trouble = Something went wrong on the server. Please try again.
error-unfinished = Choose to the end first: these steps are sent together.
error-unknown-action = The table does not know this move.
error-watching = Spectators cannot do that.
error-wrong-password = Name or password is wrong.

## Turn, story and first game
setting-sound = Sounds
setting-calls = Tell me when it is my move
calls-refused = This browser does not allow notifications here.

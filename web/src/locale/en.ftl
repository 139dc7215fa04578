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
to-day = Switch to day
to-night = Switch to night

## Ways
nav-main = Main
nav-start = Start
nav-tables = Tables
nav-rules = Rules
nav-replay = Replay a game
nav-account = Account

## Start
welcome = Gather, build, survive the winter.
welcome-note = Play board games at a table of your own: with friends anywhere, with someone next to you, or against bots. No sign-up, and free.
# Where there is one game only.
welcome-note-game = Play { $game } at a table of your own: with friends anywhere, with someone next to you, or against bots. No sign-up, and free.
# Animals for suggested names, parted by commas.
names = Mammoth, Bison, Lynx, Otter, Marten, Ibex, Heron, Badger, Elk, Falcon
first-game = A first game
first-game-note = One game against the gentlest bot. Tips tell you what to watch for when it matters; you can turn them off at any time.
first-game-begin = Begin the first game
first-game-skip = I know this game
play-now = Play now
your-name = Your name
choose-game = Choose a game
play-bots = Play against bots
no-bots = No bot knows this game yet. Set up a table and invite friends.
how-many-players = Players
rivals = Opponents
with-friends = With friends
with-friends-note = Set up a table your way: seats, rules, clock. Then send the link.
set-table = Set up a table
all-tables = All tables
newcomer = New to the game?
newcomer-note = A few minutes with the rules, and you know enough to begin. The game explains the rest as you play.
newcomer-rules = How to play

level-child = Child
level-gatherer = Gatherer
level-hunter = Hunter
level-elder = Elder

## A new table
players = Players
seat-number = Seat { $number }
seat-open = Open seat
seat-friend = A friend, by link
seat-beside = A friend next to me
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
    .about = Each player starts with some time and gains a little every turn.
clock-turns = Over several days
    .about = Every turn has its time limit; come back when it is yours.
clock-each = Time for each player
clock-increment = Added per turn
clock-turn = Time for each turn
clock-live-is = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each, plus { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } per turn
clock-live-plain-is = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } each
clock-turns-is = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    } per turn
clock-days-is = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } per turn
# About how long a game takes; $turns: of each player.
length-minutes = { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
length-hours = { $hours ->
        [one] about { $hours } hour
       *[other] about { $hours } hours
    }
length-turns = { $turns ->
        [one] about { $turns } turn each
       *[other] about { $turns } turns each
    }
length-spread = { $turns ->
        [one] about { $turns } turn each
       *[other] about { $turns } turns each
    }; at one a day, about { $weeks ->
        [one] { $weeks } week
       *[other] { $weeks } weeks
    }
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
table-name-none = optional
open-table = Open the table
start-game = Start the game

## Tables
my-tables = My tables
my-tables-none = You are not at any table yet.
my-past-tables = Finished
open-tables = Waiting for players
open-tables-none = No table is waiting for players right now.
running-tables = Games to watch
running-tables-none = No open game is running right now.
your-move = Your move
your-move-count = { $count ->
        [one] { $count } table is waiting for your move
       *[other] { $count } tables are waiting for your move
    }
their-move = { $name } to move
table-running = Being played
table-over = Finished
table-unplayable = Can no longer be played here
table-close = Close
seats-open = { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
go-on = Continue
look = View
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
seat-guest = guest, no account
who-sits-here = Who takes this seat
wait-for-friend = Waiting for a friend
seat-them = Add
send-away = Remove
send-away-who = Remove { $name } from the table
need-invite = To sit down here you need the link from one of the players.
leave-table = Leave the table
close-table = Close the table
what-is-played = Game settings
invite = Invite friends
invite-title = Come and play at our table
invite-note = Whoever opens this link may sit down.
invite-note-open = Everyone can see this table in the list. This is the direct link.
invite-note-watch = Whoever opens this link may watch.
invite-link = Link to this table
invite-renew = New link
invite-renew-note = The old link then stops working: for people you removed, and for those who only watch.
invite-renewed = This is the new link. The old one no longer works.
copy = Copy the link
copied = Copied
share = Share

## At the table
reconnecting = Connection lost. Reconnecting…
line-shut = This table is no longer available here.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take your seat back
resign = Resign
resign-ask = Leave this game for good?
resign-note = The game counts as lost for you. If others play on, a bot takes your place; if not, it ends at once.
abort = Abort
abort-ask = Abort this game?
abort-note = Not everybody has moved yet: nobody wins, and no rating changes.
table-unreachable = This table cannot be shown
table-closed = This table was closed before the game began
missing = Page not found
missing-note = The address may be misspelled, or the page has moved.
unreachable = This page cannot be shown
unreachable-note = The server cannot be reached, or there is a new version of the page.

## Replay
replay-note = Open the record of a finished game, and watch it again move by move.
replay-open = Open a record
replay-controls = Replay
replay-leave = Back to the table
replay-back = One step back
replay-forward = One step forward
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
sign-up-note = An account keeps your tables, your rating, and your settings, on every device.
sign-up-note-guest = With an account you keep your tables and your rating, and you can sign in on other devices.
sign-in = Sign in
sign-out = Sign out
sessions = Where you are signed in
session-here = This browser
session-seen = Last here { $when }
session-unknown = Unknown browser
session-end = Sign out: { $device }
sign-out-everywhere = Sign out everywhere
sign-out-guest = As a guest you cannot sign in again: you would lose your seats and your rating. Create an account first to keep them.
reset-password = Set a new password
reset-password-note = You were given this link because your password was forgotten. It works once.
guest-note = You are playing as a guest; only this browser knows you.
rating = Rating
rating-none = Play a game against others, and your rating will appear here.
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
    .about = Off: one click is enough when there is nothing else to choose. Some moves always take a single click; you can undo them.
setting-motion = Show animations

## What the server refuses, by code
pause-ahead = Server maintenance: { $time } ({ $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    }). Nothing will be lost; you can go on playing afterwards.
error-unknown = That did not work ({ $code }). Please try again.
error-offline = The server cannot be reached. Check the connection and try again.
error-away = A bot is playing for you. Take your seat back first.
error-bad-code = This link no longer works. Ask for a new one.
error-banned = This account has been closed.
error-bad-input = The server did not understand that.
error-bad-option = The rules chosen for this table contradict each other.
error-bad-record = This file is not the record of a game that can be replayed here.
error-broken = The record of this table is damaged.
error-chat-length = A message must have 1 to 300 characters.
error-guest = A guest has no password. Create an account first.
error-host = This server cannot be used under this address.
error-illegal = This move is not possible now.
error-invite = For this table you need an invitation.
error-is-open = Anyone may come to this table; it needs no invitation.
error-is-over = The game is over.
error-is-running = The game is already running.
error-is-waiting = The game has not begun yet.
error-log-full = The log of this table is full.
error-moved-on = The game has moved on in the meantime. Check the board and choose again.
error-name-taken = This name is already taken.
error-no-game = Unknown game.
error-no-level = There is no such bot.
error-no-person = At least one seat is for a person.
error-no-seat = This table has no such seat.
error-no-session = Enter a name first.
error-no-table = There is no such table, or you need an invitation to it.
error-no-undo = Nothing to undo: a roll, a new card, or another player’s move came after it.
error-not-allowed = That cannot be done here.
error-not-away = No bot is playing for this seat.
error-not-found = There is nothing here.
error-not-host = Only the host of the table may do that.
error-not-over = The game is not over yet.
error-not-your-seat = This seat is not yours.
error-not-your-turn = It is somebody else’s turn.
error-old-rules = This game was played by rules that this version does not know.
error-too-late-to-abort = Everybody has moved, so the game can no longer be aborted. You can resign.
error-playable = This game can still be continued.
error-origin = This request came from another site.
error-rematch-made = A new game has already been set up.
error-seat-count = This game cannot be played with that many players.
error-seat-lost = This seat is already out of the game.
error-seat-open = Nobody is sitting there.
error-seat-taken = Somebody is already sitting there.
error-seated = You are already at this table.
error-time-is-up = Your time is up.
error-too-fast = That was too fast. Wait a little and try again.
error-too-large = That is too large.
error-too-many-sockets = This table is open in too many windows. Close some of them.
error-too-many-tables = You have too many tables open. Finish some of them first.
error-trouble = Something went wrong on the server. Please try again.
error-unfinished = Finish choosing first: these steps are sent together.
error-unknown-action = This table does not allow that move.
error-watching = Spectators cannot do that.
error-weak-password = This password is too easy to guess. Choose one that nobody else uses: three or four words that do not belong together are good.
error-wrong-password = Name or password is wrong.

## Ratings and names

error-not-rated-yet = A guest’s first three games against bots are not rated. Play this one unrated, or create an account.
error-no-hints = This table plays without hints.
error-rated-hints = Rated games are played without hints.
error-no-coach = There is no coach for this game with this many players.
error-coach-rests = The coach has thought a lot for you. Ask again later.
error-coach-failed = The coach has nothing to say right now.
error-bad-name = A name has 1 to 24 visible characters.

## Names, passwords and accounts, said beside the field
name-missing = Please enter a name.
name-too-long = A name has at most { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }.
name-too-joined = This name is too long: an emoji made of several counts for each of them.
password-missing = Please enter the password.
password-short = A password has at least { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }.
password-lost = Keep it somewhere safe: we have no e-mail address of yours. If you forget it, only whoever runs this server can help.
account-made = Your account is ready. You are signed in as { $name }.

## Rated or casual
rated = Rated game
    .about = The result changes the ratings of everyone at the table.
rated-not-beside = Games with a friend beside you are always casual.
hints-allowed = Hints from the coach
hints-about = Whoever is to move can ask for the three best choices.
hints-not-rated = In casual games only.
rated-game = Rated: the result changes your rating.
casual-game = Casual: your rating stays as it is.
rated-short = Rated
casual-short = Casual
play-now-casual = A casual game: your rating stays as it is.

## An invitation
seat-me-named = Me ({ $name })
invited = { $host } invites you to play { $game }

## How a table stands
result-won = You won
result-winner = Winner: { $names }
# $names are several.
result-shared = Shared win: { $names }
points-count = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $when is a time ago: 5 minutes ago, yesterday.
last-move = Last move: { $name }, { $when }
time-left-is = { $time } left
watch-again = Replay

## Replay, under the pictures of its buttons
replay-leave-short = Table
replay-back-short = Back
replay-forward-short = Next
replay-speed-short = Speed
replay-copy = Copy a link to this moment
replay-copy-short = Link

## Levels of bots, and what they are like

level-youth = Youth
level-apprentice = Apprentice
level-fisher = Fisher
level-shaman = Shaman
level-seer = Seer
level-sage = Sage
level-child-about = Knows the rules, but often errs and sometimes goes hungry. For your first game.
level-youth-about = Has an eye for what is good, but often picks something else.
level-apprentice-about = Plays well for stretches, then forgets to look.
level-fisher-about = Plays soundly, with a slip now and then.
level-gatherer-about = Plays well and makes no careless mistakes.
level-hunter-about = Sees what pays off later, but slips now and then.
level-shaman-about = Has learned from thousands of games which positions win.
level-seer-about = Plays good moves on in thought, but loses the thread now and then.
level-sage-about = Plays good moves on in thought and seldom slips.
level-elder-about = Thinks longest. The hardest to beat.

## Turn, story and first game
setting-sound = Sounds
setting-calls = Tell me when it is my move
calls-refused = This browser does not allow notifications here.

# Words of the board that the catalogue lacks, with what each is for.

# accessible name of the painted landscape
board = Landscape
# accessible name of the shelf with cards and buildings
shelf = Cards and buildings
# accessible name of the bar with the sentence, Undo and Confirm
dock = Your decision
# accessible name of the tabs on a phone
panels = Panels
# the tabs on a phone; one short word each
panel-tribe = Tribe
panel-cards = Cards
panel-others = Others
panel-log = Log
panel-chat = Chat
# accessible name of one's own panel
your-tribe = Your tribe
# accessible name of the panel with the others
other-tribes = Other tribes
log-and-chat = Log and chat
# a badge on the chat tab
unread = { $n ->
        [one] { $n } unread message
       *[other] { $n } unread messages
    }
# status of a place where one may send a number of people
place-open = you may send people here
# accessible name of a small ? beside a thing; $what is its name, e.g. "Forest"
help-on = Rules: { $what }
# top bar; $phase is phase-….short
round-phase = Round { $round } · { $phase }
# tooltip over the counts of deck and smallest stack
ends-note = The game ends when the cards or one stack of buildings run out
watching = { $n ->
        [one] { $n } is watching
       *[other] { $n } are watching
    }
# NOTE for WORDS: seat-bot, clock, take-seat-back and any other key of web/src/locale must not be in the game's catalogue
# (one bundle, a second definition is an error); please remove those three there.
# small signs on a seat
player-bot = a bot
seat-away = away, a bot plays
seat-lost = out of the game
seat-here = at the table
seat-not-here = not at the table now
time-left = time left
# tooltip of the small number: points scored so far, without the final count
points-on-track = points scored so far
# a good in one's own stock that can be clicked to give one; $good is good-…, $n how many one has
give-one = One { $good } of { $n }
# beside the harvest track
harvest = { $n ->
       *[other] +{ $n } food each round
    }
# button that opens the use of the card of any two resources
choice-any-two = Use your card: take any two resources
# under the culture symbols: what they score together now
culture-points = { $n ->
        [one] symbols = { $n } point
       *[other] symbols = { $n } points
    }
# accessible name of a symbol or worker with its number
count-of = { $what }: { $n }
# the card one drew unseen by others
your-extra-card = Your hidden card
no-tools-yet = no tools yet
undo = Undo
# Confirm while nothing is chosen yet
confirm = Confirm
# under the chart of chances; $amount is a decimal number as text
odds-mean = about { $amount }
# $n dice points
tools-can-add = tools can add +{ $n }
# steppers of a payment; $good is good-…, $n how many are chosen
mix-fewer = { $good }: one fewer
mix-more = { $good }: one more, now { $n }

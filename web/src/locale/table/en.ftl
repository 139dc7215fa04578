# Words of the table, whatever is played on it. They come with the first game, not with the first page.

## What is asked
ask-plain = Choose what to do.
ask-plain-other = { $name } is choosing.
ask-over = The game is over.
undo = Undo
confirm = Confirm
# Of a decision that is sent at once: its steps, which only who decides can see.
ask-complete = Nothing more to choose. Confirm, or take a step back.
steps-chosen = Chosen so far
# $n is the number of the step, $choice what was chosen in it.
step-chosen = Step { $n }: { $choice }
step-remove = Take back step { $n }: { $choice }
find-choice = Find a choice
found-choices = { $n ->
        [one] { $n } choice found
       *[other] { $n } choices found
    }
skip-ahead = Skip ahead
dock = Your decision
purse = What you have
# $what is the name of the thing beside it.
manual-on = Rules: { $what }
own-combination = Custom rules
# $good is what is counted, $n how much of it is chosen.
mix-fewer = { $good }: one fewer
mix-more = { $good }: one more, now { $n }

# An empty list.
nothing = nothing

## Parts of the screen
panels = Panels
panel-log = Log
panel-board = Table
panel-others = Others
board-plain = How the game stands
panel-chat = Chat
story-and-chat = Log and chat
unread = { $n ->
        [one] { $n } unread message
       *[other] { $n } unread messages
    }
watching = { $n ->
        [one] { $n } is watching
       *[other] { $n } are watching
    }
seat-away = away – a bot is playing
seat-lost = out of the game
seat-here = at the table
seat-not-here = not at the table now
time-left = time left

## What happened; with `-table` where no single seat is meant
entry-sat = { $who } sits down
entry-sat-table = Somebody sits down
entry-left = { $who } leaves the table
entry-left-table = Somebody leaves the table
entry-started = { $who } starts the game
entry-started-table = The game begins
entry-resigned = { $who } resigns
entry-resigned-table = Somebody resigns
entry-timeout = { $who } runs out of time
entry-timeout-table = The time is up
entry-back = { $who } is back at the table
entry-back-table = Everybody is back at the table
entry-rematch = { $who } asks for another game
entry-rematch-table = Another game begins
# An event that the game has no words for; $what are its facts.
entry-plain = { $who }: { $what }
entry-plain-table = { $what }
entry-choosing = { $who } is choosing
story-title = What happened
story-more = { $n ->
        [one] { $n } more line
       *[other] { $n } more lines
    }
story-earlier = Earlier moves

## The chat
chat-title = Chat
chat-write = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-watching = Spectators can read the chat; only players can write.
chat-failed = Message not sent. Try again.
chat-room = { $n ->
        [one] { $n } character left
       *[other] { $n } characters left
    }
chat-too-long = { $n ->
        [one] { $n } character too many
       *[other] { $n } characters too many
    }

## Hot seat: passing the screen; $name is the next player
curtain-title = Pass the device to { $name }
curtain-about = Everyone else, look away. What only { $name } may see is shown after that.
curtain-ready = I am { $name }
curtain-never = We may see each other’s cards: stop covering the table
curtain-failed = The table cannot be reached. Try again.

## The rules
button-back = Back
how-to-play = How to play
manual-contents = Rules
manual-related = See also
manual-close = Close the rules
manual-all = All the rules on one page
manual-elsewhere = other editions
in-this-edition = in this edition
rules-quick = In short
rules-edition = Rules of this edition
rules-differs = Where editions differ, the text is marked like this.
rules-options = What a table can choose
rules-usual = as a rule

## Checking the dice
dice-title = Were the dice fair?
dice-about = Before the first move the server drew a secret seed, which decides every shuffle and roll of this game, and published its fingerprint. Now the seed is revealed as well, so that everyone can check that nothing was changed along the way.
dice-commitment = Fingerprint, published at the start
dice-seed = Seed, revealed at the end
dice-check = Check
dice-yes = matches
dice-no = does not match
dice-unknown = not checked
dice-verdict-yes = Everything matches: the rolls were settled before the game and never changed.
dice-verdict-no = Something does not match. Keep the record and show it to somebody you trust.
dice-verdict-unknown = Everything that could be checked matches, but not everything could be checked.
# $when is date and time, $number how many entries the log of the table had then.
dice-kept = { $number ->
        [one] The fingerprint is the one that this browser kept on { $when }, when the log of the table had { $number } entry.
       *[other] The fingerprint is the one that this browser kept on { $when }, when the log of the table had { $number } entries.
    }
dice-kept-other = The fingerprint is not the one that this browser kept while the game was running.
dice-not-kept = This browser did not see the game while it was running and so kept no fingerprint; it has to take the server’s word for it.
dice-fits = The fingerprint of the seed, computed in this browser with SHA-256, is the one that was published.
dice-fits-not = The fingerprint of the seed, computed in this browser with SHA-256, is not the one that was published.
dice-no-seed = The server has not revealed the seed.
dice-replayed = { $n ->
        [one] The server replayed { $n } decision from this seed; it matches to the last point.
       *[other] The server replayed all { $n } decisions from this seed; they match to the last point.
    }
dice-replayed-not = The server replayed the game from this seed and got a different result.
dice-replay-failed = The server could not replay the game. Try again, or do it yourself.
dice-not-checked = Not everything is checked here: this browser does not know the rules, so for the replay you only have the server’s word. And a fingerprint shows that the seed was not changed, not how it was drawn.
dice-offline = If you would rather trust nobody, download the record and replay it on your own computer:

## The end of the game
end-title = Final scoring
end-table = Points by source
end-source = Source
end-total = Total
end-winner = { $names } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
end-shared = { $names } share the win with { $n ->
        [one] { $n } point
       *[other] { $n } points
    } each.
end-skip = Skip
end-fold = See the table
end-unfold = Final scoring
end-lost = out of the game
# $change has its sign: +12, −8.
end-rating = Rating { $rating } ({ $change })
end-rematch = Play again
end-rematch-join = Join the next game
end-replay = Watch the game again
end-record = Download the record

## Who has come to a table with a clock
entry-here = { $who } is at the table
entry-here-table = The clock starts; nobody is waited for any more
entry-invite = { $who } makes a new invitation
entry-invite-table = There is a new invitation

## Another game, and who is not there yet
rematch-asked = { $name } would like to play again
rematch-seats = Everybody moves on by one seat, so somebody else starts; the colors move with the seats.
# $names are one or several.
clock-waits = The clock starts when everybody is here. Still missing: { $names }

## At a glance
glance-more = More in the rules

## Turn, story and first game
# While dice roll or goods fly: what comes of it is shown when they have landed.
ask-held = Just a moment…
story-since = since your last move
story-new = { $n ->
        [one] { $n } new move
       *[other] { $n } new moves
    }
story-away = { $n ->
        [one] While you were away: { $n } move
       *[other] While you were away: { $n } moves
    }
story-folded = { $n ->
        [one] { $n } more move
       *[other] { $n } more moves
    }
# A game that ended early; $n is how many $names there are.
end-resigned = { $n ->
        [one] { $names } resigned.
       *[other] { $names } have resigned.
    }
end-aborted = The game was aborted before it really began.
end-abandoned = The game was ended because nobody had moved for a long time.
end-ended = The game was ended by whoever runs this server.
end-timeout = { $names } ran out of time.
end-wins = { $n ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
round-go-on = Continue
tip = Tip
tip-read = Got it
tips-stop = No more tips
tips-again = Show the tips again
dropped-choice = The game has moved on: your unfinished choice is gone.

# The coach. $why lists facts with what there was more or less of: "Food +2 · Buildings −8".
hint = Hint
hint-key = Hint (H)
hint-close = Hide the hint
hint-best = The coach suggests, the best first:
hint-chance = chance to win { $chance }
hint-why = Compared with the second choice, by the end of the turn or round: { $why }
review = Coach’s review
review-thinking = The coach is looking through the game…
review-course = Chances to win over the game
review-costly = The decisions that cost most
review-taken = Chosen: { $taken }
review-better = Better: { $best } ({ $chance } instead of { $before })
review-why = By the end of the turn or round, on average: { $why }
review-no-reason = The difference does not show in points or goods by the end of the turn or round.
review-see = See it
review-clean = No decision cost much. Well played!
review-stopped = The coach ran out of time before it had seen the whole game.

# What a player reads around a game in the terminal. The other languages have exactly the same keys and variables.
# The words of the game that is played come first: a key that it has too is said as the game says it.

### Every game in plain words, where it has none of its own

seat-plain = Player { $number }
# $what is the engine's own word for the decision.
prompt-plain = what do you choose? ({ $what })
prompt-plain-other = { $name } is deciding ({ $what }).
prompt-over = The game is over.

### Playing

# $players is a list of names with who plays them.
cli-welcome = Welcome to { $game }, seed { $seed }: { $players }.
cli-welcome-back = Welcome back to { $game }, seed { $seed }: { $players }.
cli-option = { $option }: { $choice }
cli-hint = Type ? for help, or quit to save and leave.
cli-help = Type a number, or the words you see, or just enough of them to show which choice you mean.
# Commands: what one types, and what it does. The English words work in every language.
cli-board = board
    .about = show the board again
cli-log = log
    .about = show what has happened so far
cli-why = why
    .about = say why something is not among the choices
cli-more = more
    .about = show more of a long list
cli-quit = quit
    .about = save the game and leave
cli-why-none = All that is possible now is in the list.
cli-many = { $n ->
        [one] { $n } choice in all; type more for the rest.
       *[other] { $n } choices in all; type more for the rest.
    }
# Shown while bots choose.
cli-thinking = thinking ...
cli-hand-over = { $name } is next. Press Enter once { $before } has handed over.
# A seat with who plays it.
cli-seat = { $name } ({ $player })
cli-you = you
cli-person = at this keyboard

## What was typed makes no sense

cli-no-number = There is no choice { $number }; type a number from 1 to { $last }.
cli-several = Type a little more: “{ $typed }” could mean { $found }
cli-not-now = “{ $typed }” is not possible now.
cli-unknown = There is no choice “{ $typed }”; type ? for help.
cli-meant = There is no choice “{ $typed }”. Did you mean: { $found }?

## Leaving, and the end

cli-saved = The game is saved. Continue with: { $command }
cli-kept = The record is in { $file }
cli-points = Points
cli-total = Total
cli-wins = { $names } wins.
cli-share = { $names } share the win.

### Replaying

cli-replay = { $n ->
        [one] { $game }: { $players }. { $n } decision.
       *[other] { $game }: { $players }. { $n } decisions.
    }
cli-step = { $at }/{ $last }  Enter, b, a number, or q
cli-step-help = Press Enter to go forward, or type b to go back, a number from 0 to { $last } to jump there, or q to quit.
cli-step-first = This is the beginning.
cli-step-last = This is the end.

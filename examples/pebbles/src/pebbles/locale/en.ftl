# Every front end finds its words here by these keys; what is missing is shown in plain words.

game-title = Pebbles
game-about = Take pebbles from the heap, try your luck at the well, and do not leave the last one to somebody else.

prompt-at-the-well = Throw one of your pebbles into the well, or walk on?
prompt-at-the-well-other = { $name } is at the well.
prompt-taking = How many pebbles do you take?
prompt-taking-other = { $name } is taking pebbles.

choice-walk-on = Walk on
choice-throw = Throw one in
choice-take = { $count ->
        [one] Take { $count } pebble
       *[other] Take { $count } pebbles
    }

log-threw = { $gained ->
        [0] { $who } throws a pebble into the well and rolls { $face }: it is gone
       *[other] { $who } throws a pebble into the well and rolls { $face }: { $gained } come back
    }
log-took = { $count ->
        [one] { $who } takes { $count } pebble
       *[other] { $who } takes { $count } pebbles
    }

field-heap = Pebbles in the heap
field-pebbles = Pebbles
field-lucky = Lucky color
value-red = Red (seat 1)
value-black = Black (seat 2)
value-yellow = Yellow (seat 3)
value-white = White (seat 4)
score-pebbles = Pebbles
score-last = The last pebble
score-lucky = Lucky color

option-heap = Heap
option-heap-small = 15 pebbles
option-heap-large = 30 pebbles

how-to-play-1 =
    .title = Your turn
    .body = First you may throw one of your pebbles into the well and roll a die: on 5 and 6 two come back, otherwise it is gone. Then take 1 to 3 pebbles from the heap.
how-to-play-2 =
    .title = The end
    .body = When the heap is empty, each of your pebbles is a point. Whoever took the last one scores 3 more. Your secret lucky color brings 2 if it belongs to that player.

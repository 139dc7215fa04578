# What games say in the same words, in the terminal and in reviews. The other languages have exactly the same keys and variables.
# A game's own words come first.

# An empty list.
nothing = nothing
terminal-you = { $name } (you)
terminal-deck = { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }

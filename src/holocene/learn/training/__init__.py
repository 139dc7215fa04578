"""Learning to play from nothing but games against oneself.

Generations of games are played by a network one step ahead, in several processes, many games at
once in each. What came of them is learnt: not the bare outcome, but what the network itself thought
later in the game, a little more of it the nearer (lambda returns). The first games are those of
the bot `greedy` with some random moves.
"""

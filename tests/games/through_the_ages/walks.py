"""Random walks through games that see much of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holocene.core.dice import fast_dice
from holocene.core.game import Game

RELIGION = 12  # its number among the civil cards
SHY = ("end-turn", "destroy", "pass", "copy", "cancel", "refuse", "resign", "done", "take")


def walk(game: Game, seats: int, seed: int, rich: Any = True, **options: Any) -> Iterator[Any]:
    """Every position of a random game, the last one included; it is one state that changes.

    What even chances would choose too often is chosen seldom. In a rich game everybody has some
    science and resources before each action, and two temples, or hardly a wonder or a later card
    would come up; no token is made for that, they come from the bank.
    """
    state: Any = game.new(seats=seats, seed=seed, **options)
    chance = fast_dice(seed + 1)
    if rich:
        for player in state.players:  # or there would be little but uprisings
            player.yellow -= 2
            player.place(RELIGION, 2)
        state.rate_all()
    while not state.over:
        if rich and state.decision.kind == "acting" and chance.below(3) == 0:
            enrich(state)
        yield state
        legal = state.legal_actions()
        if chance.below(40):
            legal = [action for action in legal if action.kind != "resign"]
        if chance.below(8):
            legal = [action for action in legal if action.kind not in SHY] or legal
        state.apply(legal[chance.below(len(legal))])
    yield state


def enrich(state: Any) -> None:
    player = state.players[state.actor]
    player.science += 3
    for card in (0, 4):  # the first farm and the first mine
        moved = min(player.blue, 3)
        player.tokens[card] += moved
        player.blue -= moved
    state.refresh()

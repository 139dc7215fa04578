"""Random walks through games, the same on every engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from hypothesis import strategies as st

from holocene.core.dice import fast_dice
from holocene.core.game import Game
from holocene.games.stone_age.state import StoneAge

EDITIONS = ["mindok-2019", "riogrande-2008", "slovak"]

seats = st.integers(2, 4)
editions = st.sampled_from(EDITIONS)
seeds = st.integers(0, 2**64 - 1)


def walk(game: Game, seats: int, edition: str, seed: int, chooser: int) -> Iterator[StoneAge]:
    """Every position of a random game, the last one included; it is one state that changes.

    Every fourth choice is the last legal one: to buy, to build, to send many and to take two,
    so that walks see more of the rules than even chances would show.
    """
    state = cast(StoneAge, game.new(seats=seats, seed=seed, edition=edition))
    chance = fast_dice(chooser)
    while not state.over:
        yield state
        legal = state.legal_actions()
        pick = chance.below(len(legal))
        if chance.below(4) == 0:
            pick = len(legal) - 1 - chance.below(min(2, len(legal)))
        state.apply(legal[pick])
    yield state


def reach(game: Game, seats: int, edition: str, seed: int, chooser: int, steps: int) -> StoneAge:
    """The position after so many choices, or the last but one where the game is shorter."""
    before = None
    for step, state in enumerate(walk(game, seats, edition, seed, chooser)):
        if step == steps and not state.over:
            return state
        if state.over:
            break
        before = state.copy()
    assert before is not None
    return before

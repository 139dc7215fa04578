"""A bot that looks ahead, in the way that suits the game.

Where turns pass quickly from seat to seat it looks through a tree of them (`tree`). Where a turn is
made of many decisions (`Game.long_turns`) it plays turns to their end and compares (`turns`). Both
see only positions in which all that the seat cannot know was dealt anew.
"""

from __future__ import annotations

import time
from typing import Final

from ..core.action import Action
from ..core.state import State
from .tree import Tree
from .turns import Turns, affordable, further

DEFAULT_BUDGET: Final = "1000"


class SearchBot:
    """`search:2000` looks through 2,000 iterations, `search:1.5s` for so many seconds.

    An iteration is a walk down the tree, or a turn that is played.
    """

    def __init__(self, budget: str = DEFAULT_BUDGET) -> None:
        self.iterations, self.seconds = parse_budget(budget)

    def choose(self, state: State) -> Action:
        if len(state.legal) == 1:
            return state.legal[0]
        if state.game.long_turns:
            if self.seconds > 0.0:
                return self._by_turns(Turns(state, more=state.seats))
            more = further(self.iterations, state.seats)
            return self._by_turns(Turns(state, affordable(self.iterations), more))
        return self._by_tree(Tree(state))

    def _by_tree(self, tree: Tree) -> Action:
        if self.seconds > 0.0:
            until = time.perf_counter() + self.seconds
            tree.grow(1)
            while time.perf_counter() < until:
                tree.grow(16)
        else:
            tree.grow(self.iterations)
        return tree.best()

    def _by_turns(self, turns: Turns) -> Action:
        """Half of what is left falls away in each phase, all of which take equally long."""
        phases = turns.phases
        started = time.perf_counter()
        for phase in range(phases):
            if self.seconds > 0.0:
                until = started + self.seconds * (phase + 1) / phases
                turns.compare()
                while time.perf_counter() < until:
                    turns.compare()
            else:
                each = phases * len(turns.left) * (1 + turns.more)
                for _ in range(max(1, self.iterations // each)):
                    turns.compare()
            turns.halve()
        return turns.left[0].action


def parse_budget(text: str) -> tuple[int, float]:
    """Iterations, or seconds (then iterations are 0)."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0.0 < seconds <= 3600.0:
                return 0, seconds
        elif text.isdecimal() and 0 < int(text) <= 100_000_000:
            return int(text), 0.0
    except ValueError:
        pass
    raise ValueError(f"search budget {text[:40]!r}: expected iterations (2000) or seconds (1.5s)")

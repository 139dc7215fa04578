"""What the tests of learning share: the games that can be learnt, and a random learner."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from holocene import Action, State
from tests.games.ours import OURS

GAMES = OURS


def any_legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


class Noting:
    """A bot that notes where it sits, and takes the first it can."""

    seats: ClassVar[set[int]]

    def choose(self, state: State) -> Action:
        assert state.actor is not None
        self.seats.add(state.actor)
        return state.legal_actions()[0]


class Left(Noting):
    seats: ClassVar[set[int]] = set()


class Right(Noting):
    seats: ClassVar[set[int]] = set()

"""Many games at once: one call steps them all, over NumPy arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.dice import check_seed, fast_dice
from ..core.features import legal_indices
from ..core.game import Game
from ..core.state import State
from .positions import Floats, Mask, learnable, rewards, spaces


class VectorGames:
    """So many games of one kind, in each of which whoever decides is asked.

    Row by row stand, after `reset` and after each `step`: `features` as the one who decides knows
    the position, `mask` of the legal actions, `actor` who decides. A game that is over begins anew
    in the same step: then `over` is True in its row, `rewards` holds what each seat got and
    `scores` its points, and the other arrays are those of the new game. The arrays are written
    anew by every step: copy what is to be kept.

    The games of a row repeat under a seed, whatever happens in other rows.
    """

    def __init__(
        self, game: Game | str, count: int, seats: int | None = None, **options: object
    ) -> None:
        if not isinstance(count, int) or isinstance(count, bool) or count < 1:
            raise ValueError(f"{str(count)[:40]} games cannot be played at once; at least 1 can")
        self.game: Final[Game] = learnable(game)
        self.count: Final = count
        self.seats: Final[int] = self.game.seats.start if seats is None else seats
        self.game.new(self.seats, 0, **options)  # refuses what cannot be played
        self.spaces: Final = spaces(self.game)
        self.states: Final[list[State]] = []  # by row; who changes them changes the games
        self.features: Final[Floats] = np.zeros((count, self.spaces.features), np.float32)
        self.mask: Final[Mask] = np.zeros((count, self.spaces.actions), np.bool_)
        self.actor: Final[NDArray[np.int64]] = np.zeros(count, np.int64)
        self.over: Final[Mask] = np.zeros(count, np.bool_)
        self.rewards: Final[Floats] = np.zeros((count, self.seats), np.float32)
        self.scores: Final[NDArray[np.int64]] = np.zeros((count, self.seats), np.int64)
        self._options: Final[dict[str, Any]] = dict(options)
        self._rows: Final = np.arange(count)
        self._actions: Final = list(self.game.actions)
        self.reset(0)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew."""
        dice = fast_dice(check_seed(seed))
        self._chance = [fast_dice(dice.seed()) for _ in range(self.count)]
        self.states[:] = [self._new(row) for row in range(self.count)]
        self.over.fill(False)
        self.rewards.fill(0.0)
        self.scores.fill(0)
        self._describe()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Take an action in each game, by index; ValueError and no change if one is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"expected {self.count} whole numbers, one action for each game")
        fits = (chosen >= 0) & (chosen < self.spaces.actions)
        fits[fits] = self.mask[self._rows[fits], chosen[fits]]
        if not fits.all():
            row = int(np.flatnonzero(~fits)[0])
            raise ValueError(
                f"game {row}: action {chosen[row]} is not legal; the mask says what is"
            )
        self.over.fill(False)
        self.rewards.fill(0.0)
        self.scores.fill(0)
        every = self._actions
        for row, index in enumerate(chosen.tolist()):
            state = self.states[row]
            state.apply(every[index])
            if not state.stack:
                self._end(row, state)
        self._describe()

    def _new(self, row: int) -> State:
        return self.game.new(self.seats, self._chance[row].seed(), **self._options)

    def _end(self, row: int, state: State) -> None:
        self.over[row] = True
        self.rewards[row] = rewards(state)
        self.scores[row] = state.scores()
        self.states[row] = self._new(row)

    def _describe(self) -> None:
        """All rows in one go where NumPy has a part in it: it is slow if called for each."""
        row_of, features = self.game.feature_row, self.features
        actors: list[int] = []
        places: list[int] = []
        size = self.spaces.actions
        first = 0
        for row, state in enumerate(self.states):
            actor = state.stack[-1].seat
            actors.append(actor)
            features[row] = row_of(state, actor)
            places += [first + index for index in legal_indices(state)]
            first += size
        self.actor[:] = actors
        self.mask.fill(False)
        self.mask.ravel()[places] = True


def random_actions(mask: Mask, chance: np.random.Generator) -> NDArray[np.int64]:
    """For each row any of its legal actions, all alike; each row needs one."""
    counts = mask.sum(axis=1)
    if not counts.all():
        raise ValueError("there is a row without a legal action")
    first = np.cumsum(counts) - counts
    picked = first + (chance.random(len(mask)) * counts).astype(np.int64)
    chosen: NDArray[np.int64] = np.flatnonzero(mask)[picked] % mask.shape[1]
    return chosen

"""The bots that play by a network. They are found without NumPy, and need it to play."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from ...core.action import Action
from ...core.game import Game
from ...core.state import State
from ..search import parse_budget
from . import load_numpy

if TYPE_CHECKING:
    from .rollouts import Rollouts
    from .weights import Weights

DEFAULT_BUDGET: Final = "1s"
MOST_DEALS: Final = 16  # that are tried in one go
NEEDS: Final = "bots that play by a network need NumPy: pip install numpy"


class TrainedBot:
    """`trained` takes what its network likes best one step ahead; `trained:FILE` by other weights.

    Without a file it plays by the weights that come with the game.
    """

    def __init__(self, file: str | None = None) -> None:
        if file == "":
            raise ValueError("which weights? Write trained, or trained:FILE")
        try:
            load_numpy()
        except ImportError:
            raise ValueError(NEEDS) from None
        self.file = file
        self._found: dict[tuple[str, int], Weights] = {}
        if file is not None:
            from .weights import load

            load(file)  # or refuse it now

    def fits(self, game: Game, seats: int) -> None:
        """ValueError where there are no weights for it."""
        self.weights(game, seats)

    def choose(self, state: State) -> Action:
        if len(state.legal) == 1:
            return state.legal[0]
        from .ahead import Ahead

        return Ahead(self.weights(state.game, state.seats).network, state).best()

    def weights(self, game: Game, seats: int) -> Weights:
        found = self._found.get((game.name, seats))
        if found is None:
            from .weights import for_play

            found = self._found[game.name, seats] = for_play(game, seats, self.file)
        return found


class ExpertBot(TrainedBot):
    """`expert:1s` plays on from the best actions for a second, `expert:500` so often in all.

    `expert:1s:FILE` goes by other weights than those that come with the game.
    """

    def __init__(self, setting: str = DEFAULT_BUDGET) -> None:
        budget, colon, file = setting.partition(":")
        self.games, self.seconds = parse_budget(budget)
        super().__init__(file if colon else None)

    def choose(self, state: State) -> Action:
        if len(state.legal) == 1:
            return state.legal[0]
        from .rollouts import Rollouts

        started = time.perf_counter()
        rollouts = Rollouts(self.weights(state.game, state.seats).network, state)
        phases = rollouts.phases
        for phase in range(phases):  # all of which take equally long
            if self.seconds > 0.0:
                _compare_until(rollouts, started + self.seconds * (phase + 1) / phases)
            else:
                rollouts.compare(max(1, self.games // (phases * len(rollouts.left))))
            rollouts.halve()
        return rollouts.left[0].action


def _compare_until(rollouts: Rollouts, until: float) -> None:
    """Once at least; then as often as there is time for."""
    deals = 1
    while True:
        begun = time.perf_counter()
        rollouts.compare(deals)
        now = time.perf_counter()
        deals = min(MOST_DEALS, int((until - now) * deals / max(now - begun, 1e-9)))
        if deals < 1:
            return

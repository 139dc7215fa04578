"""What a good player would say: the chances to win, the best choices, and where a game was lost.

    from holocene.coach import coach
    tutor = coach(game, seats=2)            # by the weights that come with the game
    tutor.chances(state, viewer=0, seed=1)  # of each seat, as seat 0 may know it: 1 in all
    tutor.choices(state, seed=1)            # of whoever decides, the best first

NumPy is imported when something is judged, not before: a server only asks whether there is a coach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.game import Game
from .offered import NO_NUMPY, NoCoach, offer, seats_coached, told_file

if TYPE_CHECKING:
    from .judge import Coach

__all__ = ["NoCoach", "coach", "offer", "seats_coached"]


def coach(game: Game, seats: int, file: str | None = None) -> Coach:
    """By the weights in a file, or those that were offered for the game, or that come with it.

    NoCoach, in one sentence, where there are none.
    """
    from ..bots.neural import load_numpy

    try:
        load_numpy()
    except ImportError:
        raise NoCoach(NO_NUMPY) from None
    from ..bots.neural.weights import for_play
    from .judge import Coach

    try:
        weights = for_play(game, seats, file or told_file(game, seats))
    except ValueError as error:
        raise NoCoach(str(error)) from None
    return Coach(game, weights.network)

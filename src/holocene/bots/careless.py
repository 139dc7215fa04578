"""A bot that errs as people do: mostly it plays well, now and then it does not think."""

from __future__ import annotations

from typing import Final

from ..core.action import Action
from ..core.bot import Bot, check_fits
from ..core.game import Game
from ..core.registry import bot
from ..core.state import State
from .simple import lead

DEFAULT: Final = "0.3"
PLAIN: Final = 1.0  # a loss of so many scales of the game is seen even without thinking
GRAIN: Final = 1 << 16  # of a share that chance compares with


class CarelessBot:
    """`careless:0.3` plays as `greedy`, but in three decisions of ten it does not think.

    Then it takes any action that is not plainly bad, all equally likely. `careless:0.1:trained`
    does that to another bot. A bot that misjudges everything a little (`greedy:0.6`) is beaten as
    well, but it forgets to feed its people long before it plays like a beginner.
    """

    def __init__(self, setting: str = DEFAULT) -> None:
        share, colon, other = setting.partition(":")
        self.share: Final = parse_share(share)
        self.other: Final[Bot] = bot(other if colon else "greedy")

    def fits(self, game: Game, seats: int) -> None:
        """ValueError where the other bot cannot play."""
        check_fits(self.other, game, seats)

    def choose(self, state: State) -> Action:
        if len(state.legal) > 1 and state.dice.below(GRAIN) < self.share * GRAIN:
            return thoughtless(state)
        return self.other.choose(state)


def thoughtless(state: State) -> Action:
    """Any action but those that are plainly bad."""
    seat = state.stack[-1].seat
    leads: list[float] = []
    for action in state.legal:
        after = state.copy()
        after.apply(action)
        leads.append(lead(after.game.estimate(after), seat))
    least = max(leads) - PLAIN * state.game.scale
    open_ = [at for at in range(len(leads)) if leads[at] >= least]
    return state.legal[open_[state.dice.below(len(open_))]]


def parse_share(text: str) -> float:
    """Of the decisions that are taken without a thought."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise ValueError(f"careless {text[:40]!r}: expected a number from 0 to 1")
    return share

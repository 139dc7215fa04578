"""What a worker process is given to do: some games, whole, and what it plays them by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ...bots.neural.network import Network
from ...core.dice import Dice
from ...core.game import Game
from ...core.options import Value

LONGEST: Final = 6000  # decisions; a game that goes on after them is left


@dataclass(frozen=True)
class Selfplay:
    """Games of a network against itself; without one, of greedy against itself."""

    game: str
    seats: int
    seed: int
    games: int
    network: Network | None
    temperature: float  # of the softmax by which actions are chosen
    slips: float  # share of decisions that are left to chance
    kept: float  # share of positions that are learnt from
    options: Mapping[str, Value] = field(default_factory=dict)
    variants: float = 0.0  # share of games that are played by other options


@dataclass(frozen=True)
class Match:
    """Games of a network, one step ahead, against a bot in all other seats.

    Each deal is played once from every seat: `first` is the number of the first game.
    """

    game: str
    seats: int
    seed: int
    first: int
    games: int
    network: Network
    rival: str
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Strength:
    """How a network fared in some games."""

    games: int
    wins: float
    lead: int  # over the best rival, summed

    def __add__(self, other: Strength) -> Strength:
        return Strength(self.games + other.games, self.wins + other.wins, self.lead + other.lead)


def drawn_options(game: Game, given: Mapping[str, Value], dice: Dice) -> dict[str, Value]:
    """Other options than the usual: an edition at random, or every single switch.

    What was given stays as it is, and so do fixes about which players are not asked.
    """
    drawn = dict(given)
    asked = [option for option in game.options if option.asked and option.name not in given]
    leading = [option for option in asked if option.presets]
    for option in leading if leading and dice.below(2) else asked:
        drawn[option.name] = option.choices[dice.below(len(option.choices))]
    return drawn

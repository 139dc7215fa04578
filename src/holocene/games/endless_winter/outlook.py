"""What the moment means for the worth of things, and what a piece of them is worth then."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from . import ops as o
from .components import ROUNDS, TURNS, VILLAGES_AT, VILLAGES_EACH, Ability, Gains
from .decisions.eclipse import LandStep, StonesStep
from .land import JUNCTIONS, SITES
from .player import Player
from .scoring import stone_points
from .state import EndlessWinter
from .weights import WEIGHTS

FULL_TIME: Final = 4.0  # turns that are as good as any number of them


def rounds_left(state: EndlessWinter) -> int:
    return ROUNDS - max(state.round, 1)


def turns_left(state: EndlessWinter, player: Player) -> int:
    return TURNS * rounds_left(state) + player.figures.count(NOTHING)


def time_of(turns: int) -> float:
    return min(1.0, turns / FULL_TIME)


def worths_at(turns: int) -> list[float]:
    """What one of each op is worth, with so many turns to come."""
    time = time_of(turns)
    return [
        early * time + late * (1.0 - time)
        for early, late in zip(WEIGHTS.early, WEIGHTS.late, strict=True)
    ]


class Outlook:
    """What the moment means for the worth of things, for one seat."""

    __slots__ = ("lands", "player", "rounds", "seat", "state", "stones", "time", "turns", "worth")

    def __init__(self, state: EndlessWinter, seat: int, turns: int, worth: list[float]) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.player: Final[Player] = state.players[seat]
        self.rounds: Final[int] = rounds_left(state)
        self.turns: Final = turns
        self.time: Final[float] = time_of(turns)
        self.worth: Final = worth  # of one of each op
        lands = stones = self.rounds
        if state.revealed:
            for step in state.stack:
                if isinstance(step, LandStep) and step.whose == seat:
                    lands += 1
                elif isinstance(step, StonesStep) and step.whose == seat:
                    stones += 1
        else:
            lands += 1
            stones += 1
        self.lands: Final[int] = lands  # times that they will still count
        self.stones: Final[int] = stones

    def of(self, gains: Gains) -> float:
        total = 0.0
        for op, n in gains.amounts:
            total += self.worth[op] * n
        return total

    def gain_of(self, ability: Ability) -> float:
        """What an ability brings beyond its price."""
        price = ability.price
        paid = price.food * self.worth[o.FOOD] + price.tools * self.worth[o.TOOL]
        paid += price.labour * WEIGHTS.half_in_hand + price.cards
        return max(0.0, self.of(ability.gains) - paid)


def leads(state: EndlessWinter, player: Player, hex: int, influence: int) -> bool:
    """Whether nobody else has more on a hex."""
    for other in state.players:
        if other is not player and other.influence[hex] > influence:
            return False
    return True


def stone_worth(look: Outlook, stone: int) -> float:
    """A sacred stone, each time that it will still count, and what it may grow to."""
    facts = look.state.box.set.stones[stone]
    now = stone_points(look.state, look.seat, stone) * look.stones
    return now + WEIGHTS.grows[facts.counts] * look.rounds


def readiness(look: Outlook) -> tuple[int, float]:
    """The point nearest to a next village: on how many of its lands there is a camp; its worth."""
    player = look.player
    most = 0
    best = 0.0
    if player.out == 0 or len(player.villages) == VILLAGES_EACH:
        return most, best
    camps = player.camps
    for at in SITES:
        a, b, c = JUNCTIONS[at]
        count = (1 if camps[a] else 0) + (1 if camps[b] else 0) + (1 if camps[c] else 0)
        if count == 0 or count < most or _settled(look.state, at):
            continue
        worth = village_worth(look, at)
        if count > most or worth > best:
            most, best = count, worth
    return most, best


def _settled(state: EndlessWinter, junction: int) -> bool:
    return any(junction in player.villages for player in state.players)


def village_worth(look: Outlook, junction: int) -> float:
    """What a village draws, what it secures, and what its owner's stones count for it."""
    state, player = look.state, look.player
    parts = state.box.set
    value = (look.of(parts.village_gains) + WEIGHTS.village) * look.lands
    for hex in JUNCTIONS[junction]:
        value += WEIGHTS.secure * look.of(parts.lands[state.land[hex]].gains) * look.lands
    for stone in player.stones:
        facts = parts.stones[stone]
        if facts.counts == VILLAGES_AT:
            for hex in JUNCTIONS[junction]:
                if state.land[hex] in facts.lands:
                    value += facts.vp * look.stones
                    break
    return value

"""The time that is left, and what goods and ratings are worth by it."""

from __future__ import annotations

from typing import Final

from ....core.layout import NOTHING
from ..ages import civil_deck
from ..board import SWEPT
from ..cards import III, IV
from ..state import ThroughTheAges
from .weights import WEIGHTS

# Cards of the ages to come, by players and the present age.
_SIZES: Final[list[list[int]]] = [
    [len(civil_deck(age, max(2, players))) for age in range(IV)] for players in range(5)
]
CARDS_TO_COME: Final[list[list[int]]] = [
    [sum(sizes[age + 1 :]) for age in range(IV + 1)] for sizes in _SIZES
]
# Cards that leave the row in a turn, by players, and turns after the last one has come.
PACE: Final[list[float]] = [3.9, 3.9, 3.9, 2.95, 2.0]
LAST_TURNS: Final[list[float]] = [1.6, 1.6, 1.6, 3.2, 4.5]


class Outlook:
    """What goods and ratings are worth to a seat.

    `ends` are the ends of turns it will still see, `turns` those left when this one is over. What
    lies there is worth what it will be worth next time: so to end a turn changes nothing by itself.
    """

    __slots__ = (
        "ends", "food", "food_rate", "happy", "have_food", "have_resources", "made",
        "resource_rate", "resources", "science", "science_rate", "strength", "turns",
    )  # fmt: skip

    def __init__(self, ends: float, turns: float) -> None:
        w = WEIGHTS
        self.ends: Final = ends
        self.turns: Final = turns
        self.science: Final = stock_worth(w.science, turns, w.science_span)
        self.science_rate: Final = rate_worth(w.science, ends, w.science_span)
        self.resources: Final = stock_worth(w.resources, turns, w.resource_span)
        self.resource_rate: Final = rate_worth(w.resources, ends, w.resource_span)
        self.food: Final = stock_worth(w.food, turns, w.food_span)
        self.food_rate: Final = rate_worth(w.food, ends, w.food_span)
        self.happy = 0.0  # one more face
        self.strength = 0.0  # one more point
        # What lies there, and the resources made in a turn.
        self.have_food = 0
        self.have_resources = 0
        self.made = 0


def stock_worth(worth: float, turns: float, span: float) -> float:
    """Of one that lies there."""
    return worth if turns >= span else worth * turns / span


def rate_worth(worth: float, ends: float, span: float) -> float:
    """Of one made at the end of each turn: the last can be used no more."""
    if ends <= 1.0:
        return 0.0
    if ends <= span:
        return worth * ends * (ends - 1.0) / (2.0 * span)
    return worth * ((span - 1.0) / 2.0 + ends - span)


def fading(turns: float, span: float) -> float:
    """One while there is time, then less and less."""
    return 1.0 if turns >= span else turns / span


def turns_left(state: ThroughTheAges) -> float:
    """Turns of all players, the present one included."""
    players = state.remaining()
    if state.last_round:
        return float((state.last_round - state.round) * players + players - place(state))
    cards = len(state.deck) + CARDS_TO_COME[players][state.age]
    for slot in range(SWEPT[players], len(state.row)):
        if state.row[slot] == NOTHING:
            cards -= 1
    return 1.0 + max(0.0, float(cards)) / PACE[players] + LAST_TURNS[players]


def place(state: ThroughTheAges) -> int:
    """How many have had their turn in this round."""
    count = 0
    for seat in range(state.current):
        if not state.players[seat].out:
            count += 1
    return count


def outlook(state: ThroughTheAges, seat: int, left: float) -> Outlook:
    players = state.remaining()
    behind = (seat - state.current) % state.seats
    if state.last_round:
        ends = float((int(left) - behind + players - 1) // players)
    else:
        ends = (left - behind + 0.5 * (players - 1)) / players
    return Outlook(max(0.0, ends), (left - 1.0) / players)


def until_old(state: ThroughTheAges, age: int) -> float:
    """Rounds until a leader of an age leaves: when the next age ends."""
    if age >= III or state.age == IV:
        return 40.0
    if state.age > age + 1:
        return 0.0
    players = state.remaining()
    cards = len(state.deck) + CARDS_TO_COME[players][state.age]
    cards -= CARDS_TO_COME[players][age + 1]
    return cards / (PACE[players] * players)

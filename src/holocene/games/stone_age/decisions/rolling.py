"""Rolling for food and resources, and adding tools to a roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ....core.action import Action
from ....core.layout import Layout, Numbers, Piece
from ..actions import ADD, AddTools
from ..components import (
    FOOD_POINTS,
    FOREST,
    HUNT,
    MOST_PEOPLE,
    ONE_USE_VALUES,
    PLACE_NAMES,
    RESOURCES,
    RIVER,
    TOOL_TILES,
    WORTH,
)
from ..shapes import Gathered, Rolled
from ..state import Player, StoneAge
from .own import OwnDecision

# SUBSETS[tools]: the ways to add some of these tools, by index
SUBSETS: Final[list[list[Action]]] = [
    [ADD[some] for some in range(64) if some & ~tools == 0] for tools in range(64)
]

FIELDS: Final[Layout] = Layout(
    ("place", Piece(PLACE_NAMES, among=range(HUNT, RIVER + 1))),
    ("dice", Numbers(1, 6, 1, MOST_PEOPLE)),
)


def roll_for(state: StoneAge, seat: int, place: int, people: int) -> None:
    """Roll a die per person. Where a tool could be added its owner decides, seeing the roll."""
    dice = state.roll(people)
    if state.journal is not None:
        facts = Rolled(kind="rolled", seat=seat, place=PLACE_NAMES[place], dice=dice)
        state.journal.note(seat, facts, random=True)
    if state.players[seat].ready_tools():
        state.stack.append(AddingTools(seat, place, dice))
    else:
        gather(state, seat, place, sum(dice), 0)


def gather(state: StoneAge, seat: int, place: int, total: int, tools: int) -> None:
    """Gain what a total brings at a place: the hunt, or one of the four resource places."""
    player = state.players[seat]
    amount = total // each(place)
    if place == HUNT:
        player.food += amount
    else:
        player.goods[place - FOREST] += amount
    if state.journal is not None:
        facts = Gathered(
            kind="gathered",
            seat=seat,
            place=PLACE_NAMES[place],
            tools=ADD[tools].names[:],
            total=total,
            good="food" if place == HUNT else RESOURCES[place - FOREST],
            amount=amount,
        )
        state.journal.note(seat, facts)


def each(place: int) -> int:
    """Dice points that yield one."""
    return FOOD_POINTS if place == HUNT else WORTH[place - FOREST]


@final
class AddingTools(OwnDecision):
    """Any set of own tools not yet used this round, each wholly; one-use tools once per game."""

    __slots__ = ("dice", "place")

    def __init__(self, seat: int, place: int, dice: Sequence[int]) -> None:
        super().__init__("adding-tools", seat)
        self.place: Final = place
        self.dice: Final[tuple[int, ...]] = tuple(dice)

    def choices(self, state: StoneAge) -> list[Action]:
        return SUBSETS[state.players[self.seat].ready_tools()][:]

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, AddTools)
        player = state.players[self.seat]
        total = self._total(player, action)
        player.used |= action.tools & 7
        player.once &= ~(action.tools >> 3)
        gather(state, self.seat, self.place, total, action.tools)

    def brings(self, state: StoneAge, action: Action) -> int | None:
        if not isinstance(action, AddTools):
            return None
        return self._total(state.players[self.seat], action) // each(self.place)

    def _total(self, player: Player, action: AddTools) -> int:
        return sum(self.dice) + value_of(player, action.tools)

    def outcome(self, state: StoneAge) -> int:
        return sum(self.dice)

    def layout(self) -> Layout:
        return FIELDS


def value_of(player: Player, tools: int) -> int:
    """What these tools add to a roll."""
    total = 0
    for tile in range(TOOL_TILES):
        if tools >> tile & 1:
            total += player.tile(tile)
    for bit in range(len(ONE_USE_VALUES)):
        if tools >> (TOOL_TILES + bit) & 1:
            total += ONE_USE_VALUES[bit]
    return total

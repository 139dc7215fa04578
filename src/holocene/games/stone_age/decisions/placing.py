"""Phase 1: sending people out."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from .. import events
from ..actions import PLACE, Place
from ..components import (
    BUILDING,
    CARD,
    CARD_SLOTS,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    RESOURCE_ROOM,
    RIVER,
    TOOLMAKER,
)
from ..state import Player, StoneAge
from .own import OwnDecision


@final
class Placing(OwnDecision):
    """One tribe sends people to one place; then the next one does.

    `passed` is how many tribes in a row could not place: when it is all of them, the phase ends.
    """

    __slots__ = ("passed",)

    def __init__(self, seat: int, passed: int) -> None:
        super().__init__("placing", seat)
        self.passed: Final = passed

    def choices(self, state: StoneAge) -> list[Action]:
        player = state.players[self.seat]
        out: list[Action] = []
        if player.home:
            self._village(state, player, out)
            self._hunt(state, player, out)
            self._resources(state, player, out)
            self._cards_and_buildings(state, out)
        return out

    def _village(self, state: StoneAge, player: Player, out: list[Action]) -> None:
        """With 2 or 3 players, only two of tool maker, hut and field can be occupied."""
        crowd = state.crowd
        taken = 0
        for place in range(TOOLMAKER, FIELD + 1):
            if crowd[place]:
                taken += 1
        if state.seats < 4 and taken >= 2:
            return
        for place in range(TOOLMAKER, FIELD + 1):
            if not crowd[place] and (place != HUT or player.home >= 2):
                out.append(PLACE[place][0])

    def _hunt(self, state: StoneAge, player: Player, out: list[Action]) -> None:
        if not player.at[HUNT] or state.rules.hunt_reentry:
            out.extend(PLACE[HUNT][: player.home])

    def _resources(self, state: StoneAge, player: Player, out: list[Action]) -> None:
        """Seven people in all; with 3 players of two tribes at most, with 2 of one."""
        for place in range(FOREST, RIVER + 1):
            crowd = state.crowd[place]
            if player.at[place] or crowd >= RESOURCE_ROOM:
                continue
            if crowd and state.seats < 4 and tribes_at(state, place) >= state.seats - 1:
                continue
            out.extend(PLACE[place][: min(player.home, RESOURCE_ROOM - crowd)])

    def _cards_and_buildings(self, state: StoneAge, out: list[Action]) -> None:
        crowd = state.crowd
        for place in range(CARD, CARD + CARD_SLOTS):
            if not crowd[place]:
                out.append(PLACE[place][0])
        for stack in range(state.seats):
            if not crowd[BUILDING + stack] and state.stacks[stack]:
                out.append(PLACE[BUILDING + stack][0])

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Place)
        player = state.players[self.seat]
        player.home -= action.count
        player.at[action.place] += action.count
        state.crowd[action.place] += action.count
        if state.journal is not None:
            state.journal.note(events.placed(self.seat, action.place, action.count))
        state.stack.append(PLACING[(self.seat + 1) % state.seats][0])

    def pass_over(self, state: StoneAge) -> None:
        if self.passed + 1 < state.seats:
            state.stack.append(PLACING[(self.seat + 1) % state.seats][self.passed + 1])

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "passed": self.passed}


# PLACING[seat][passed]
PLACING: Final[list[list[Placing]]] = [
    [Placing(seat, passed) for passed in range(4)] for seat in range(4)
]


def tribes_at(state: StoneAge, place: int) -> int:
    count = 0
    for player in state.players:
        if player.at[place]:
            count += 1
    return count

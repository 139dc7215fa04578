"""Phase 1: sending people out."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import Layout, SeatNumber
from ..actions import PLACE, PLACE_UP_TO, Place
from ..components import (
    BUILDING,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    PLACE_NAMES,
    RESOURCE_ROOM,
    RIVER,
    TOOLMAKER,
)
from ..shapes import Placed, Reason
from ..state import Player, StoneAge
from .own import Closed, OwnDecision

FIELDS: Final[Layout] = Layout(("passed", SeatNumber()))


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
            for place in range(BUILDING + state.seats):
                if why_not(state, player, place) is not None:
                    continue
                if place == HUNT:
                    out.extend(PLACE_UP_TO[HUNT][player.home])
                elif FOREST <= place <= RIVER:
                    left = RESOURCE_ROOM - state.crowd[place]
                    out.extend(PLACE_UP_TO[place][min(player.home, left)])
                else:
                    out.append(PLACE[place][0])  # the number is fixed
        return out

    def closed(self, state: StoneAge) -> Closed:
        out: Closed = {}
        player = state.players[self.seat]
        for place in range(BUILDING + state.seats):
            reason = why_not(state, player, place)
            if reason is not None:
                out[PLACE_NAMES[place]] = reason
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Place)
        player = state.players[self.seat]
        player.home -= action.count
        player.at[action.place] += action.count
        state.crowd[action.place] += action.count
        if state.journal is not None:
            place = PLACE_NAMES[action.place]
            facts = Placed(kind="placed", seat=self.seat, place=place, count=action.count)
            state.journal.note(self.seat, facts)
        state.stack.append(PLACING[(self.seat + 1) % state.seats][0])

    def pass_over(self, state: StoneAge) -> None:
        if self.passed + 1 < state.seats:
            state.stack.append(PLACING[(self.seat + 1) % state.seats][self.passed + 1])

    def layout(self) -> Layout:
        return FIELDS


# PLACING[seat][passed]
PLACING: Final[list[list[Placing]]] = [
    [Placing(seat, passed) for passed in range(4)] for seat in range(4)
]


def why_not(state: StoneAge, player: Player, place: int) -> Reason | None:
    """The rule that keeps a tribe from sending people to a place; None where it may."""
    crowd = state.crowd[place]
    if place == HUNT:
        if player.at[HUNT] and not state.rules.hunt_reentry:
            return "yours"
    elif crowd:
        if player.at[place]:
            return "yours"
        if not FOREST <= place <= RIVER:
            return "taken"
        if crowd >= RESOURCE_ROOM:
            return "full"
        if state.seats < 4 and tribes_at(state, place) >= state.seats - 1:
            return "one-tribe" if state.seats == 2 else "two-tribes"
    elif place >= BUILDING:
        if not state.stacks[place - BUILDING]:
            return "empty"
    elif place <= FIELD and state.seats < 4 and village_is_full(state):
        return "village"
    if player.home == 0:
        return "no-people"
    return "need-two" if place == HUT and player.home < 2 else None


def village_is_full(state: StoneAge) -> bool:
    """With 2 or 3 players, only two of tool maker, hut and field can be occupied."""
    crowd = state.crowd
    return (crowd[TOOLMAKER] > 0) + (crowd[HUT] > 0) + (crowd[FIELD] > 0) >= 2


def tribes_at(state: StoneAge, place: int) -> int:
    count = 0
    for player in state.players:
        if player.at[place]:
            count += 1
    return count

"""Phase 2: using the people that were sent out, in any order."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ..actions import USE, Use
from ..components import BUILDING, CARD, HUNT, HUT, PLACE_NAMES, PLACES, TOOLMAKER
from ..shapes import Used
from ..state import StoneAge
from .buying import BuyingCard, BuyingTile
from .own import Closed, OwnDecision
from .raising import gain_tool
from .rolling import roll_for


@final
class Using(OwnDecision):
    """Choose which of the own places comes next, until none is left."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("using", seat)

    def choices(self, state: StoneAge) -> list[Action]:
        at = state.players[self.seat].at
        out: list[Action] = []
        for place in range(PLACES):
            if at[place]:
                out.append(USE[place])
        return out

    def closed(self, state: StoneAge) -> Closed:
        at = state.players[self.seat].at
        out: Closed = {}
        for place in range(BUILDING + state.seats):
            if not at[place]:
                out[PLACE_NAMES[place]] = "nobody"
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Use)
        place = action.place
        player = state.players[self.seat]
        people = player.at[place]
        player.at[place] = 0
        player.home += people
        state.crowd[place] -= people
        state.stack.append(self)
        if place >= BUILDING:
            state.stack.append(BuyingTile(self.seat, place - BUILDING))
        elif place >= CARD:
            state.stack.append(BuyingCard(self.seat, place - CARD))
        elif place >= HUNT:
            roll_for(state, self.seat, place, people)
        else:
            use_village(state, self.seat, place)


USING: Final[list[Using]] = [Using(seat) for seat in range(4)]


def use_village(state: StoneAge, seat: int, place: int) -> None:
    """Tool maker, hut or field; at a cap the place brings nothing."""
    player = state.players[seat]
    if place == TOOLMAKER:
        gained = gain_tool(state, seat)
    elif place == HUT:
        gained = player.gain_person()
    else:
        gained = player.gain_agriculture()
    if state.journal is not None:
        facts = Used(kind="used", seat=seat, place=PLACE_NAMES[place], gained=gained)
        state.journal.note(seat, facts)

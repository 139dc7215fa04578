"""Gaining a tool, and choosing which tool tile it raises."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ..actions import RAISE, TAKE_TWO, TOOL_NAMES, Raise
from ..components import MOST_TOOLS
from ..shapes import Raised
from ..state import ALL_TILES, StoneAge
from .own import OwnDecision


def gain_tool(state: StoneAge, seat: int) -> int:
    """Gain a tool, if there is one left. Where it matters, its owner decides what it raises."""
    player = state.players[seat]
    if not state.rules.choose_raised or player.tools >= MOST_TOOLS or not player.may_choose_tile():
        return player.gain_tool()
    player.tools += 1
    state.stack.append(RAISING[seat])
    return 1


@final
class RaisingTool(OwnDecision):
    """One of the lowest tiles is raised. Those that are equally used are all the same.

    So the choice is between a ready and a used one; the used one stays used.
    """

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("raising-tool", seat)

    def choices(self, state: StoneAge) -> list[Action]:
        player = state.players[self.seat]
        ready, used = player.lowest(ALL_TILES & ~player.used), player.lowest(player.used)
        return [RAISE[tile] for tile in sorted([ready, used]) if tile >= 0]

    def legal_actions(self, state: StoneAge) -> list[Action]:
        own = self.choices(state)
        return TAKE_TWO + own if own and state.players[self.seat].any_two else own

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Raise)
        player = state.players[self.seat]
        player.raise_tile(action.tile)
        if state.journal is not None:
            facts = Raised(
                kind="raised",
                seat=self.seat,
                tool=TOOL_NAMES[action.tile],
                value=player.tile(action.tile),
                used=bool(player.used >> action.tile & 1),
            )
            state.journal.note(self.seat, facts)

    def out_of_turn(self) -> bool:
        return True  # a market die may bring a tool in the turn of another


RAISING: Final[list[RaisingTool]] = [RaisingTool(seat) for seat in range(4)]

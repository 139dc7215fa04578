"""The market: a die for every player, the buyer of the card first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ....core.action import Action
from ....core.layout import SEATS, Layout, Pieces
from ..actions import PICK, Pick
from ..components import MARKET_AGRICULTURE, MARKET_FACES, MARKET_TOOL
from ..shapes import MarketRolled, Picked
from ..state import Player, StoneAge
from .own import OwnDecision
from .raising import gain_tool

FIELDS: Final[Layout] = Layout(("faces", Pieces(MARKET_FACES, 1, SEATS)))


@final
class PickingDie(OwnDecision):
    """Take exactly one of the dice that are left, then pass the rest on clockwise."""

    __slots__ = ("faces",)

    def __init__(self, seat: int, faces: Sequence[int]) -> None:
        super().__init__("picking-die", seat)
        self.faces: Final[tuple[int, ...]] = tuple(faces)

    def choices(self, state: StoneAge) -> list[Action]:
        out: list[Action] = []
        for face in range(len(MARKET_FACES)):
            if face in self.faces:
                out.append(PICK[face])
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Pick)
        rest = list(self.faces)
        rest.remove(action.face)
        if rest:
            state.stack.append(PickingDie((self.seat + 1) % state.seats, rest))
        if action.face == MARKET_TOOL:
            gained = gain_tool(state, self.seat)  # which tile it raises is asked first
        else:
            gained = gain_face(state.players[self.seat], action.face)
        if state.journal is not None:
            face = MARKET_FACES[action.face]
            facts = Picked(kind="picked", seat=self.seat, face=face, gained=gained)
            state.journal.note(self.seat, facts)

    def brings(self, state: StoneAge, action: Action) -> int | None:
        if not isinstance(action, Pick):
            return None
        return gain_face(state.players[self.seat].copy(), action.face)

    def out_of_turn(self) -> bool:
        return True  # it is the buyer's turn, whoever takes a die

    def outcome(self, state: StoneAge) -> int:
        seen = 0
        for face in self.faces:
            seen |= 1 << face
        return seen

    def layout(self) -> Layout:
        return FIELDS


def gain_face(player: Player, face: int) -> int:
    """What a die brings is gained; how much was, as a gain past a cap is lost."""
    if face == MARKET_TOOL:
        return player.gain_tool()
    if face == MARKET_AGRICULTURE:
        return player.gain_agriculture()
    player.goods[face] += 1
    return 1


def open_market(state: StoneAge, buyer: int) -> None:
    faces = [state.dice.below(6) for _ in range(state.seats)]
    if state.journal is not None:
        names = [MARKET_FACES[face] for face in faces]
        facts = MarketRolled(kind="market", seat=buyer, faces=names)
        state.journal.note(buyer, facts, random=True)
    state.stack.append(PickingDie(buyer, faces))

"""The market: a die for every player, the buyer of the card first."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from .. import events
from ..actions import PICK, Pick
from ..components import MARKET_AGRICULTURE, MARKET_FACES, MARKET_TOOL
from ..state import StoneAge
from .own import OwnDecision


@final
class PickingDie(OwnDecision):
    """Take exactly one of the dice that are left, then pass the rest on clockwise."""

    __slots__ = ("faces",)

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        super().__init__("picking-die", seat)
        self.faces: Final = faces

    def choices(self, state: StoneAge) -> list[Action]:
        out: list[Action] = []
        for face in range(len(MARKET_FACES)):
            if face in self.faces:
                out.append(PICK[face])
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Pick)
        gain_face(state, self.seat, action.face)
        rest = list(self.faces)
        rest.remove(action.face)
        if rest:
            state.stack.append(PickingDie((self.seat + 1) % state.seats, tuple(rest)))

    def outcome(self, state: StoneAge) -> int:
        seen = 0
        for face in self.faces:
            seen |= 1 << face
        return seen

    def dump(self) -> dict[str, object]:
        faces = [MARKET_FACES[face] for face in self.faces]
        return {"kind": self.kind, "seat": self.seat, "faces": faces}


def gain_face(state: StoneAge, seat: int, face: int) -> None:
    """A gain past a cap is lost."""
    player = state.players[seat]
    gained = 1
    if face == MARKET_TOOL:
        gained = player.gain_tool()
    elif face == MARKET_AGRICULTURE:
        gained = player.gain_agriculture()
    else:
        player.goods[face] += 1
    if state.journal is not None:
        state.journal.note(events.picked(seat, face, gained))


def open_market(state: StoneAge, buyer: int) -> None:
    faces = [state.dice.below(6) for _ in range(state.seats)]
    if state.journal is not None:
        state.journal.note(events.market(buyer, faces), random=True)
    state.stack.append(PickingDie(buyer, tuple(faces)))

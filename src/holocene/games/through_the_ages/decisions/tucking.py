"""A leader who was replaced may be laid under a wonder."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Later, Layout, Piece
from .. import actions as a
from ..cards import LEADER, among
from ..civil import CIVIL, CIVIL_IDS
from ..deeds import refund_civil
from ..shapes.events import Tucked
from ..state import ThroughTheAges
from .own import Question

# Who leaves; nobody where a position was written before it was kept.
LEAVING: Final[Layout] = Layout(
    ("card", Later(Piece(CIVIL_IDS, gap=True, among=among(CIVIL, LEADER)), NOTHING))
)


@final
class Tucking(Question):
    """Under a completed wonder for a happy face, or away, and an action comes back."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("tucking", seat)
        self.card: Final = card

    def layout(self) -> Layout:
        return LEAVING

    def legal_actions(self, state: ThroughTheAges) -> list[Action]:
        out: list[Action] = [a.PASS]
        out += [a.TUCK[card] for card in sorted(state.players[self.seat].wonders)]
        return out

    def take(self, state: ThroughTheAges, action: Action) -> None:
        player = state.players[self.seat]
        if isinstance(action, a.OnCivil):
            player.tuck(action.card)
            state.rate(self.seat)
            if state.journal is not None:
                facts = Tucked(kind="tucked", seat=self.seat, card=CIVIL_IDS[action.card])
                state.journal.note(self.seat, facts)
        else:
            refund_civil(player)

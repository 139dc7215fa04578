"""A leader who was replaced may be laid under a wonder."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from .. import actions as a
from ..civil import CIVIL_IDS
from ..deeds import refund_civil
from ..shapes import Tucked
from ..state import ThroughTheAges
from .own import Question


@final
class Tucking(Question):
    """Under a completed wonder for a happy face, or away, and an action comes back."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("tucking", seat)

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


TUCKING: Final[list[Tucking]] = [Tucking(seat) for seat in range(a.MOST_SEATS)]

"""What all questions of the game share: nothing of what is asked is hidden."""

from __future__ import annotations

from typing import Final

from ....core.decision import Decision
from ....core.layout import NOTHING, Kind, Later, Piece
from ..military import MILITARY_IDS
from ..state import ThroughTheAges

# The card that asks; none where a position was written before it was kept.
CAUSE: Final[Kind] = Later(Piece(MILITARY_IDS, gap=True), NOTHING)


def cause_of(card: int) -> str | None:
    """A card that asks, as events tell it."""
    return MILITARY_IDS[card] if card != NOTHING else None


class Question(Decision[ThroughTheAges]):
    """Somebody is asked within somebody's turn: by an event, an attack, a card.

    What is hidden, such as cards laid down so far, lies in the state.
    """

    __slots__ = ()

    def out_of_turn(self) -> bool:
        return True

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()

    def outcome(self, state: ThroughTheAges) -> int:
        """The row, which differs from deal to deal."""
        out = 0
        for card in state.row:
            out = (out * 131 + card) & 0xFFFFFFF
        return out

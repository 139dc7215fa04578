"""What all questions of the game share: nothing of what is asked is hidden."""

from __future__ import annotations

from ....core.decision import Decision
from ..state import EndlessWinter


class Question(Decision[EndlessWinter]):
    __slots__ = ()

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()

    def outcome(self, state: EndlessWinter) -> int:
        """Animals and own cards, which differ from deal to deal."""
        out = len(state.herd)
        for animal in state.herd:
            out = (out * 31 + animal) & 0xFFFFFFF
        for card in state.players[self.seat].hand:
            out = (out * 131 + card) & 0xFFFFFFF
        return out

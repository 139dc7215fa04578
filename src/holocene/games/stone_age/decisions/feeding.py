"""Phase 3: feeding the tribe."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ..actions import PAY_NOTHING, Pay
from ..payments import payments
from ..shapes import Fed
from ..state import StoneAge
from .buying import spend
from .own import OwnDecision

HUNGER: Final = 10  # points, once
HUNGER_PER_FOOD: Final = 4  # by the other rule


@final
class Feeding(OwnDecision):
    """Harvest, then a food for each person. Who is short may give resources instead, or starve."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__("feeding", seat)

    def choices(self, state: StoneAge) -> list[Action]:
        player = state.players[self.seat]
        missing = player.missing_food()
        return payments(player.goods, 0, missing) if missing > 0 else []

    def pass_over(self, state: StoneAge) -> None:
        self._feed(state, PAY_NOTHING)

    def choose(self, state: StoneAge, action: Action) -> None:
        assert isinstance(action, Pay)
        self._feed(state, action)

    def _feed(self, state: StoneAge, paid: Pay) -> None:
        player = state.players[self.seat]
        harvest = player.agriculture
        missing = max(0, player.missing_food())
        eaten = player.people - missing
        player.food += harvest - eaten
        spend(player, paid)
        missing -= paid.total
        lost = hunger(missing, state.rules.starve_per_food)
        player.hunger_points -= lost
        if state.journal is not None:
            facts = Fed(
                kind="fed",
                seat=self.seat,
                harvest=harvest,
                eaten=eaten,
                paid=dict(paid.given),
                missing=missing,
                points=-lost,
            )
            state.journal.note(self.seat, facts)

    def brings(self, state: StoneAge, action: Action) -> int | None:
        if not isinstance(action, Pay):
            return None
        missing = state.players[self.seat].missing_food() - action.total
        return -hunger(missing, state.rules.starve_per_food)


FEEDING: Final[list[Feeding]] = [Feeding(seat) for seat in range(4)]


def hunger(missing: int, per_food: bool) -> int:
    """Points lost for so much missing food."""
    if missing <= 0:
        return 0
    return HUNGER_PER_FOOD * missing if per_food else HUNGER

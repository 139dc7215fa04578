"""What all decisions of a tribe share: the card of any two resources can be used at each."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from ....core.action import Action
from ....core.decision import Decision
from ..actions import TAKE_TWO, TakeTwo
from ..components import RESOURCES, PlaceName
from ..shapes import Reason, TookTwo
from ..state import StoneAge

Closed = dict[PlaceName | Literal["all"], Reason]


class OwnDecision(Decision[StoneAge]):
    __slots__ = ()

    @abstractmethod
    def choices(self, state: StoneAge) -> list[Action]:
        """What can be chosen here, sorted by index; a fresh list."""

    @abstractmethod
    def choose(self, state: StoneAge, action: Action) -> None:
        """Carry out one of the choices."""

    def closed(self, state: StoneAge) -> Closed:
        """Why places cannot be chosen here, by place."""
        return {"all": "other-phase"}

    def brings(self, state: StoneAge, action: Action) -> int | None:
        """What a choice would bring, where that is not plain: goods, or points."""
        return None

    def legal_actions(self, state: StoneAge) -> list[Action]:
        out = self.choices(state)
        if out and state.players[self.seat].any_two:
            out.extend(TAKE_TWO)
        return out

    def view(self, seat: int | None) -> dict[str, object]:
        return self.dump()  # nothing of what is asked is hidden

    def outcome(self, state: StoneAge) -> int:
        """The cards in the row: they differ from deal to deal once new ones are turned up."""
        row = state.row
        return ((row[0] * 37 + row[1]) * 37 + row[2]) * 37 + row[3]

    def take(self, state: StoneAge, action: Action) -> None:
        if isinstance(action, TakeTwo):
            take_two(state, self.seat, action)
            state.stack.append(self)
        else:
            self.choose(state, action)


def take_two(state: StoneAge, seat: int, action: TakeTwo) -> None:
    player = state.players[seat]
    player.any_two = False
    player.goods[action.first] += 1
    player.goods[action.second] += 1
    if state.journal is not None:
        goods = [RESOURCES[action.first], RESOURCES[action.second]]
        state.journal.note(seat, TookTwo(kind="took-two", seat=seat, goods=goods))

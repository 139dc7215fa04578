"""Buying a civilization card or a building, or leaving it."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from .. import events
from ..actions import DECLINE, Pay
from ..components import BUILDING, CARD, TILES
from ..effects import EFFECTS
from ..payments import payments, tile_payments
from ..state import NOTHING, Player, StoneAge
from .own import OwnDecision


@final
class BuyingCard(OwnDecision):
    """A card costs as many resources as its slot says, in any mix."""

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__("buying-card", seat)
        self.slot: Final = slot

    def choices(self, state: StoneAge) -> list[Action]:
        price = self.slot + 1
        out = payments(state.players[self.seat].goods, price, price)
        out.append(DECLINE)
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        if not isinstance(action, Pay):
            note_declined(state, self.seat, CARD + self.slot)
            return
        player = state.players[self.seat]
        card = state.row[self.slot]
        spend(player, action)
        state.row[self.slot] = NOTHING
        player.cards.append(card)
        player.count_card(card)
        if state.journal is not None:
            state.journal.note(events.bought(self.seat, card, self.slot, action))
        EFFECTS[card].happen(state, self.seat)

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "slot": self.slot}


@final
class BuyingTile(OwnDecision):
    """A building is paid as its tile says and scores at once; the next tile is turned up."""

    __slots__ = ("stack",)

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__("buying-tile", seat)
        self.stack: Final = stack

    def choices(self, state: StoneAge) -> list[Action]:
        tile = TILES[state.stacks[self.stack][-1]]
        out = tile_payments(tile, state.players[self.seat].goods)
        out.append(DECLINE)
        return out

    def choose(self, state: StoneAge, action: Action) -> None:
        if not isinstance(action, Pay):
            note_declined(state, self.seat, BUILDING + self.stack)
            return
        player = state.players[self.seat]
        stack = state.stacks[self.stack]
        tile = stack.pop()
        points = TILES[tile].points or action.worth
        spend(player, action)
        player.buildings.append(tile)
        player.building_points += points
        if state.journal is not None:
            state.journal.note(events.built(self.seat, tile, self.stack, action, points))
            top = stack[-1] if stack else None
            state.journal.note(events.turned(self.stack, top), reveals=bool(stack))

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, "seat": self.seat, "stack": self.stack}


def spend(player: Player, paid: Pay) -> None:
    goods = player.goods
    amounts = paid.amounts
    for kind in range(4):
        goods[kind] -= amounts[kind]


def note_declined(state: StoneAge, seat: int, place: int) -> None:
    if state.journal is not None:
        state.journal.note(events.declined(seat, place))

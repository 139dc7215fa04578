"""Buying a civilization card or a building, or leaving it."""

from __future__ import annotations

from typing import Final, final

from ....core.action import Action
from ....core.layout import NOTHING, Layout, Number, SeatNumber
from ..actions import DECLINE, Pay
from ..components import BUILDING, CARD, CARD_SLOTS, CARDS, PLACE_NAMES, TILES
from ..effects import EFFECTS
from ..payments import payments, tile_payments
from ..shapes import Bought, Built, Declined, Turned
from ..state import Player, StoneAge
from .own import OwnDecision

SLOT: Final[Layout] = Layout(("slot", Number(0, CARD_SLOTS - 1)))
STACK: Final[Layout] = Layout(("stack", SeatNumber()))


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
            facts = Bought(
                kind="bought",
                seat=self.seat,
                card=CARDS[card].id,
                slot=self.slot,
                paid=dict(action.given),
            )
            state.journal.note(self.seat, facts)
        EFFECTS[card].happen(state, self.seat)

    def layout(self) -> Layout:
        return SLOT


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
        points = points_for(tile, action)
        spend(player, action)
        player.buildings.append(tile)
        player.building_points += points
        if state.journal is not None:
            facts = Built(
                kind="built",
                seat=self.seat,
                tile=TILES[tile].id,
                stack=self.stack,
                paid=dict(action.given),
                points=points,
            )
            state.journal.note(self.seat, facts)
            top = TILES[stack[-1]].id if stack else None
            turned = Turned(kind="turned", stack=self.stack, tile=top)
            state.journal.note(None, turned, reveals=bool(stack))

    def brings(self, state: StoneAge, action: Action) -> int | None:
        if not isinstance(action, Pay):
            return None
        return points_for(state.stacks[self.stack][-1], action)

    def layout(self) -> Layout:
        return STACK


def points_for(tile: int, paid: Pay) -> int:
    """A fixed number, or what the payment is worth."""
    return TILES[tile].points or paid.worth


def spend(player: Player, paid: Pay) -> None:
    goods = player.goods
    amounts = paid.amounts
    for kind in range(4):
        goods[kind] -= amounts[kind]


def note_declined(state: StoneAge, seat: int, place: int) -> None:
    if state.journal is not None:
        facts = Declined(kind="declined", seat=seat, place=PLACE_NAMES[place])
        state.journal.note(seat, facts)

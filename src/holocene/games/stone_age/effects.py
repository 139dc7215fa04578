"""What the top halves of the cards do: a small vocabulary, one class each."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from . import events
from .components import (
    AGRICULTURE,
    ANY_TWO,
    CARDS,
    DICE,
    EXTRA_CARD,
    FOOD,
    FOREST,
    MARKET,
    ONE_USE_TOOL,
    ONE_USE_VALUES,
    POINTS,
    RESOURCE,
    RESOURCES,
    TOOL,
    Card,
)
from .decisions.market import open_market
from .decisions.rolling import roll_for
from .state import Player, StoneAge


class Effect:
    """The gain of a card that was just bought."""

    __slots__ = ("amount", "card", "resource")

    def __init__(self, card: int, amount: int, resource: int) -> None:
        self.card: Final = card
        self.amount: Final = amount
        self.resource: Final = resource

    @abstractmethod
    def happen(self, state: StoneAge, seat: int) -> None: ...

    def note(self, state: StoneAge, seat: int, good: str, amount: int) -> None:
        if state.journal is not None:
            state.journal.note(events.gained(seat, self.card, good, amount))


class Market(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        open_market(state, seat)


class GainFood(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        state.players[seat].food += self.amount
        self.note(state, seat, "food", self.amount)


class GainResource(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        state.players[seat].goods[self.resource] += self.amount
        self.note(state, seat, RESOURCES[self.resource], self.amount)


class GainPoints(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        state.players[seat].card_points += self.amount
        self.note(state, seat, "points", self.amount)


class GainTool(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        self.note(state, seat, "tool", state.players[seat].gain_tool())


class GainAgriculture(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        self.note(state, seat, "agriculture", state.players[seat].gain_agriculture())


class RollForResource(Effect):
    """As if so many people stood at the place, apart from any who do."""

    def happen(self, state: StoneAge, seat: int) -> None:
        roll_for(state, seat, FOREST + self.resource, self.amount)


class DrawCard(Effect):
    """The top card of the deck, unseen by others, for its bottom half only."""

    def happen(self, state: StoneAge, seat: int) -> None:
        if not state.deck:
            if state.journal is not None:
                state.journal.note(events.drew(seat, None, 0))
            return
        player: Player = state.players[seat]
        player.extra = state.deck.pop()
        player.count_card(player.extra)
        if state.journal is not None:
            known = events.drew(seat, player.extra, 1)
            state.journal.secret(seat, known, events.drew(seat, None, 1))


class KeepTool(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        state.players[seat].once |= 1 << ONE_USE_VALUES.index(self.amount)
        self.note(state, seat, "one-use tool", self.amount)


class KeepAnyTwo(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        state.players[seat].any_two = True
        self.note(state, seat, "any two resources", self.amount)


_VOCABULARY: Final[dict[str, type[Effect]]] = {
    MARKET: Market,
    FOOD: GainFood,
    RESOURCE: GainResource,
    POINTS: GainPoints,
    TOOL: GainTool,
    AGRICULTURE: GainAgriculture,
    DICE: RollForResource,
    EXTRA_CARD: DrawCard,
    ONE_USE_TOOL: KeepTool,
    ANY_TWO: KeepAnyTwo,
}


def _effect(number: int, card: Card) -> Effect:
    return _VOCABULARY[card.top](number, card.amount, card.resource)


EFFECTS: Final[list[Effect]] = [_effect(number, card) for number, card in enumerate(CARDS)]

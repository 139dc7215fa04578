"""What the top halves of the cards do: a small vocabulary, one class each."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

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
from .decisions.raising import gain_tool
from .decisions.rolling import roll_for
from .shapes import Drew, Gained
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

    def gain(self, player: Player) -> int:
        """Take what is certain: no dice, no draw. How much it was, as limits may stop it."""
        return 0


class Gain(Effect):
    """Something certain, gained at once."""

    @abstractmethod
    def good(self) -> str:
        """What it is called in the log."""

    def happen(self, state: StoneAge, seat: int) -> None:
        amount = self.take(state, seat)
        if state.journal is not None:
            card = CARDS[self.card].id
            facts = Gained(kind="gained", seat=seat, card=card, good=self.good(), amount=amount)
            state.journal.note(seat, facts)

    def take(self, state: StoneAge, seat: int) -> int:
        """Gain it in a game, where that may bring a question."""
        return self.gain(state.players[seat])


class GainFood(Gain):
    def good(self) -> str:
        return "food"

    def gain(self, player: Player) -> int:
        player.food += self.amount
        return self.amount


class GainResource(Gain):
    def good(self) -> str:
        return RESOURCES[self.resource]

    def gain(self, player: Player) -> int:
        player.goods[self.resource] += self.amount
        return self.amount


class GainPoints(Gain):
    def good(self) -> str:
        return "points"

    def gain(self, player: Player) -> int:
        player.card_points += self.amount
        return self.amount


class GainTool(Gain):
    def good(self) -> str:
        return "tool"

    def gain(self, player: Player) -> int:
        return player.gain_tool()

    def take(self, state: StoneAge, seat: int) -> int:
        return gain_tool(state, seat)


class GainAgriculture(Gain):
    def good(self) -> str:
        return "agriculture"

    def gain(self, player: Player) -> int:
        return player.gain_agriculture()


class KeepTool(Gain):
    def good(self) -> str:
        return "one-use tool"

    def gain(self, player: Player) -> int:
        player.once |= 1 << ONE_USE_VALUES.index(self.amount)
        return self.amount


class KeepAnyTwo(Gain):
    def good(self) -> str:
        return "any two resources"

    def gain(self, player: Player) -> int:
        player.any_two = True
        return self.amount


class OpenMarket(Effect):
    def happen(self, state: StoneAge, seat: int) -> None:
        open_market(state, seat)


class RollForResource(Effect):
    """As if so many people stood at the place, apart from any who do."""

    def happen(self, state: StoneAge, seat: int) -> None:
        roll_for(state, seat, FOREST + self.resource, self.amount)


class DrawCard(Effect):
    """The top card of the deck, unseen by others, for its bottom half only."""

    def happen(self, state: StoneAge, seat: int) -> None:
        if not state.deck:
            if state.journal is not None:
                state.journal.note(seat, Drew(kind="drew", seat=seat, card=None, cards=0))
            return
        player = state.players[seat]
        player.extra = state.deck.pop()
        player.count_card(player.extra)
        if state.journal is not None:
            facts = Drew(kind="drew", seat=seat, card=CARDS[player.extra].id, cards=1)
            public = Drew(kind="drew", seat=seat, card=None, cards=1)
            journal = state.journal
            journal.note(seat, facts, random=True, reveals=True, owner=seat, public=public)


_VOCABULARY: Final[dict[str, type[Effect]]] = {
    MARKET: OpenMarket,
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

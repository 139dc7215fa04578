"""A position of Stone Age."""

from __future__ import annotations

from typing import Any, Final

from ...core.action import Action
from ...core.decision import Decision
from ...core.dice import Dice, check_seed, fast_dice
from ...core.game import Game
from ...core.state import State
from . import scoring, view
from .components import (
    CARDS,
    FIRST_FOOD,
    FIRST_PEOPLE,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    PLACES,
    TILES,
)
from .options import Rules
from .shapes import StoneAgeView

NOTHING: Final = -1  # in place of a card


class Player:
    """One tribe."""

    __slots__ = (
        "agriculture", "any_two", "at", "building_points", "buildings", "card_points", "cards",
        "doubles", "extra", "food", "goods", "home", "hunger_points", "once", "people",
        "singles", "symbols", "tools", "used", "workers",
    )  # fmt: skip

    def __init__(
        self,
        people: int,
        home: int,
        at: list[int],
        food: int,
        goods: list[int],
        agriculture: int,
        tools: int,
        used: int,
        once: int,
        any_two: bool,
        cards: list[int],
        extra: int,
        buildings: list[int],
        building_points: int,
        card_points: int,
        hunger_points: int,
        symbols: int,
        singles: int,
        doubles: int,
        workers: list[int],
    ) -> None:
        self.people = people
        self.home = home  # people not sent out
        self.at = at  # people by place
        self.food = food
        self.goods = goods  # by resource
        self.agriculture = agriculture
        self.tools = tools  # gained so far: the sum of the three tiles
        self.used = used  # bit per tool tile
        self.once = once  # bit per one-use tool still held
        self.any_two = any_two  # holds the card of any two resources
        self.cards = cards  # bought, in the open
        self.extra = extra  # drawn unseen by others
        self.buildings = buildings
        self.building_points = building_points
        self.card_points = card_points
        self.hunger_points = hunger_points  # zero or below
        # What the cards add up to, the extra one included:
        self.symbols = symbols  # bit per culture symbol
        self.singles = singles  # different symbols
        self.doubles = doubles  # second copies
        self.workers = workers  # figures by kind

    def copy(self) -> Player:
        return Player(
            self.people,
            self.home,
            self.at[:],
            self.food,
            self.goods[:],
            self.agriculture,
            self.tools,
            self.used,
            self.once,
            self.any_two,
            self.cards[:],
            self.extra,
            self.buildings[:],
            self.building_points,
            self.card_points,
            self.hunger_points,
            self.symbols,
            self.singles,
            self.doubles,
            self.workers[:],
        )

    def points(self) -> int:
        """What the track shows."""
        return self.building_points + self.card_points + self.hunger_points

    # At a cap nothing is gained; each tells how much was.

    def gain_tool(self) -> int:
        if self.tools >= MOST_TOOLS:
            return 0
        self.tools += 1
        return 1

    def gain_agriculture(self) -> int:
        if self.agriculture >= MOST_AGRICULTURE:
            return 0
        self.agriculture += 1
        return 1

    def gain_person(self) -> int:
        if self.people >= MOST_PEOPLE:
            return 0
        self.people += 1
        self.home += 1
        return 1

    def missing_food(self) -> int:
        """Food that would be short if the tribe were fed now; below zero where some is left."""
        return self.people - self.food - self.agriculture

    def tile(self, number: int) -> int:
        """The value of a tool tile: the fourth tool raises the first tile, and so on."""
        return (self.tools + 2 - number) // 3

    def ready_tools(self) -> int:
        """Tools that can be added to a roll, as bits: three tiles, then three one-use tools."""
        tiles = 7 if self.tools >= 3 else (1 << self.tools) - 1
        return (tiles & ~self.used) | (self.once << 3)

    def count_card(self, card: int) -> None:
        """Let the bottom half of a card count."""
        facts = CARDS[card]
        if facts.symbol < 0:
            self.workers[facts.worker] += facts.count
        elif self.symbols >> facts.symbol & 1:
            self.doubles += 1
        else:
            self.symbols |= 1 << facts.symbol
            self.singles += 1

    def recount_cards(self) -> None:
        self.symbols = self.singles = self.doubles = 0
        self.workers = [0, 0, 0, 0]
        for card in self.cards:
            self.count_card(card)
        if self.extra != NOTHING:
            self.count_card(self.extra)


def new_player() -> Player:
    return Player(
        people=FIRST_PEOPLE,
        home=FIRST_PEOPLE,
        at=[0] * PLACES,
        food=FIRST_FOOD,
        goods=[0, 0, 0, 0],
        agriculture=0,
        tools=0,
        used=0,
        once=0,
        any_two=False,
        cards=[],
        extra=NOTHING,
        buildings=[],
        building_points=0,
        card_points=0,
        hunger_points=0,
        symbols=0,
        singles=0,
        doubles=0,
        workers=[0, 0, 0, 0],
    )


class StoneAge(State):
    """The board and the tribes around it."""

    __slots__ = ("crowd", "deck", "first", "players", "round", "row", "rules", "stacks")

    def __init__(
        self,
        game: Game,
        seats: int,
        dice: Dice,
        stack: list[Decision[Any]],
        legal: list[Action],
        rules: Rules,
        round: int,
        first: int,
        row: list[int],
        deck: list[int],
        stacks: list[list[int]],
        players: list[Player],
        crowd: list[int],
    ) -> None:
        super().__init__(game, seats, dice, stack, legal)
        self.rules = rules
        self.round = round
        self.first = first
        self.row = row  # cards from the cheap end; NOTHING where one was bought
        self.deck = deck  # the next card is the last
        self.stacks = stacks  # building tiles; the top one is the last
        self.players = players
        self.crowd = crowd  # people by place, of all tribes

    def copy(self) -> StoneAge:
        return StoneAge(
            self.game,
            self.seats,
            self.dice.copy(),
            self.stack[:],
            self.legal[:],
            self.rules,
            self.round,
            self.first,
            self.row[:],
            self.deck[:],
            [stack[:] for stack in self.stacks],
            [player.copy() for player in self.players],
            self.crowd[:],
        )

    def roll(self, count: int) -> list[int]:
        return [self.dice.below(6) + 1 for _ in range(count)]

    def redeal(self, seat: int | None, seed: int) -> StoneAge:
        self.check_seat(seat)
        new = self.copy()
        new.dice = fast_dice(check_seed(seed))
        new._redeal_cards(seat)
        new._redeal_tiles()
        return new

    def _redeal_cards(self, seat: int | None) -> None:
        """Shuffle the deck together with the unseen cards of others."""
        hidden = [
            player
            for owner, player in enumerate(self.players)
            if owner != seat and player.extra != NOTHING and self.stack  # at the end all is shown
        ]
        pool = self.deck + [player.extra for player in hidden]
        pool.sort()  # or who can wind the dice back would find the real order
        self.dice.shuffle(pool)
        for player in hidden:
            player.extra = pool.pop()
            player.recount_cards()
        self.deck = pool

    def _redeal_tiles(self) -> None:
        """Deal the tiles under the top ones anew, from all that nobody has seen."""
        seen = 0
        for player in self.players:
            for tile in player.buildings:
                seen |= 1 << tile
        for stack in self.stacks:
            if stack:
                seen |= 1 << stack[-1]
        pool = [tile for tile in range(len(TILES)) if not seen >> tile & 1]
        self.dice.shuffle(pool)
        for stack in self.stacks:
            for under in range(len(stack) - 1):
                stack[under] = pool.pop()

    # What outsiders ask

    def scores(self) -> list[int]:
        return [scoring.score(player, self.rules) for player in self.players]

    def winners(self) -> list[int]:
        return scoring.winners(self.players, self.rules)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.breakdown(player, self.rules) for player in self.players]

    def view(self, seat: int | None) -> StoneAgeView:
        self.check_seat(seat)
        return view.view(self, seat)

    def dump(self) -> dict[str, object]:
        data = self.game.frame(self, self.rules.options)
        data.update(view.dump(self))
        return data

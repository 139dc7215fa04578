"""A position of Stone Age."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from ...core.action import Action
from ...core.decision import Decision
from ...core.dice import Dice
from ...core.game import Game
from ...core.layout import (
    MANY,
    NOTHING,
    SEATS,
    Later,
    Layout,
    Lists,
    Number,
    Numbers,
    Piece,
    Pieces,
    SeatNumber,
    Things,
    Truth,
    check_once,
)
from ...core.options import Value
from ...core.state import State
from . import scoring, view
from .components import (
    CARD_IDS,
    CARD_SLOTS,
    CARDS,
    FIRST_FOOD,
    FIRST_PEOPLE,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    PLACES,
    STACK_SIZE,
    TILE_IDS,
    TILES,
    TOOL_TILES,
)
from .options import Rules
from .shapes import StoneAgeView

ALL_TILES: Final = (1 << TOOL_TILES) - 1  # as bits


class Player:
    """One tribe."""

    __slots__ = (
        "agriculture", "any_two", "at", "building_points", "buildings", "card_points", "cards",
        "doubles", "extra", "food", "goods", "home", "hunger_points", "once", "people",
        "raised", "singles", "symbols", "tools", "used", "workers",
    )  # fmt: skip

    def __init__(
        self, people: int, home: int, at: list[int], food: int, goods: list[int],
        agriculture: int, tools: int, raised: int, used: int, once: int, any_two: bool,
        cards: list[int], extra: int, buildings: list[int], building_points: int,
        card_points: int, hunger_points: int, symbols: int, singles: int, doubles: int,
        workers: list[int],
    ) -> None:  # fmt: skip
        self.people = people
        self.home = home  # people not sent out
        self.at = at  # people by place
        self.food = food
        self.goods = goods  # by resource
        self.agriculture = agriculture
        self.tools = tools  # gained so far: the sum of the three tiles
        self.raised = raised  # bit per tool tile that is one above the lowest
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
            self.people, self.home, self.at[:], self.food, self.goods[:], self.agriculture,
            self.tools, self.raised, self.used, self.once, self.any_two, self.cards[:], self.extra,
            self.buildings[:], self.building_points, self.card_points, self.hunger_points,
            self.symbols, self.singles, self.doubles, self.workers[:],
        )  # fmt: skip

    def points(self) -> int:
        """What the track shows."""
        return self.building_points + self.card_points + self.hunger_points

    # At a cap nothing is gained; each tells how much was.

    def gain_tool(self) -> int:
        """The first of the lowest tiles is raised."""
        if self.tools >= MOST_TOOLS:
            return 0
        self.tools += 1
        self.raise_tile(self.lowest(ALL_TILES))
        return 1

    def lowest(self, among: int) -> int:
        """The first of the lowest tool tiles that is among these, as bits; NOTHING: none is."""
        for tile in range(TOOL_TILES):
            if among & ~self.raised & 1 << tile:
                return tile
        return NOTHING

    def raise_tile(self, tile: int) -> None:
        """The tools were counted already; when all tiles are raised, all are the lowest again."""
        raised = self.raised | 1 << tile
        self.raised = 0 if raised == ALL_TILES else raised

    def may_choose_tile(self) -> bool:
        """Whether it makes a difference which tile the next tool raises."""
        ready = ALL_TILES & ~self.used
        return self.tools >= TOOL_TILES and min(self.lowest(self.used), self.lowest(ready)) >= 0

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
        """The value of a tool tile: the fourth to sixth tool raise one each, and so on."""
        return self.tools // TOOL_TILES + (self.raised >> number & 1)

    def ready_tools(self) -> int:
        """Tools that can be added to a roll, as bits: three tiles, then three one-use tools."""
        tiles = ALL_TILES if self.tools >= TOOL_TILES else (1 << self.tools) - 1
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


PLAYER: Final = Layout(
    ("people", Number(FIRST_PEOPLE, MOST_PEOPLE)),
    ("at", Numbers(0, MOST_PEOPLE, PLACES)),
    ("food", Number()),
    ("goods", Numbers(0, MANY, 4)),
    ("agriculture", Number(0, MOST_AGRICULTURE)),
    ("tools", Number(0, MOST_TOOLS)),
    ("raised", Later(Number(0, ALL_TILES), NOTHING)),
    ("used", Number(0, ALL_TILES)),
    ("once", Number(0, 7)),
    ("any_two", Truth()),
    ("cards", Pieces(CARD_IDS, 0, len(CARDS))),
    ("extra", Piece(CARD_IDS, gap=True)),
    ("buildings", Pieces(TILE_IDS, 0, len(TILES))),
    ("building_points", Number()),
    ("card_points", Number()),
    ("hunger_points", Number(-MANY, 0)),
)


def restored_player(**fields: Any) -> Player:
    """A tribe from the fields of its layout; the rest follows from them."""
    home = fields["people"] - sum(fields["at"])
    if home < 0:
        raise ValueError(f"at: {-home} more people are out than the tribe has")
    tools, raised = fields["tools"], fields["raised"]
    above = tools % TOOL_TILES
    if raised == NOTHING:  # from before there was a choice: the first tiles
        fields["raised"] = (1 << above) - 1
    elif not above - (tools > TOOL_TILES) <= raised.bit_count() <= above:  # or it is being chosen
        raise ValueError(f"raised: {above} of the tool tiles are above the others, not these")
    player = Player(home=home, symbols=0, singles=0, doubles=0, workers=[0, 0, 0, 0], **fields)
    player.recount_cards()
    return player


FIRST_PLAYER: Final[Player] = restored_player(**{**PLAYER.blank(2), "food": FIRST_FOOD})


class StoneAge(State):
    """The board and the tribes around it."""

    __slots__ = ("crowd", "deck", "first", "players", "round", "row", "rules", "stacks")

    def __init__(
        self, game: Game, seats: int, dice: Dice, options: Mapping[str, Value],
        stack: list[Decision[Any]], legal: list[Action], rules: Rules, round: int, first: int,
        row: list[int], deck: list[int], stacks: list[list[int]], players: list[Player],
        crowd: list[int],
    ) -> None:  # fmt: skip
        super().__init__(game, seats, dice, options, stack, legal)
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
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.rules, self.round, self.first, self.row[:], self.deck[:],
            [stack[:] for stack in self.stacks], [player.copy() for player in self.players],
            self.crowd[:],
        )  # fmt: skip

    def roll(self, count: int) -> list[int]:
        return [self.dice.below(6) + 1 for _ in range(count)]

    def deal_hidden(self, seat: int | None) -> None:
        """The deck together with the unseen cards of others, and the tiles under the top ones."""
        hidden = [
            player
            for owner, player in enumerate(self.players)
            if owner != seat and player.extra != NOTHING and self.stack  # at the end all is shown
        ]
        pool = self.deck + [player.extra for player in hidden]
        self.dice.deal_anew(pool)
        for player in hidden:
            player.extra = pool.pop()
            player.recount_cards()
        self.deck = pool
        self._deal_tiles()

    def _deal_tiles(self) -> None:
        """From all that nobody has seen, which are more than lie in the stacks."""
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

    def seen_by(self, seat: int | None) -> Mapping[str, object]:
        return view.seen_by(self, seat)

    def view(self, seat: int | None) -> StoneAgeView:
        return cast(StoneAgeView, super().view(seat))

    def check(self) -> None:
        cards, tiles = self.row + self.deck, [tile for stack in self.stacks for tile in stack]
        for player in self.players:
            cards += [*player.cards, player.extra]
            tiles += player.buildings
        check_once("deck", CARD_IDS, cards)
        check_once("stacks", TILE_IDS, tiles, all_there=False)
        if len(tiles) != STACK_SIZE * self.seats:
            raise ValueError("stacks: the buildings gone from there are not those of the players")


LAYOUT: Final = Layout(
    ("round", Number(1)),
    ("first", SeatNumber()),
    ("row", Pieces(CARD_IDS, CARD_SLOTS, gap=True)),
    ("deck", Pieces(CARD_IDS, 0, len(CARDS))),
    ("stacks", Lists(Pieces(TILE_IDS, 0, STACK_SIZE), SEATS)),
    ("players", Things(PLAYER, restored_player)),
)

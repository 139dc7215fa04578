"""The shapes of what Stone Age tells: views, events and hints, JSON-ready. Never compiled."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ...core.shapes import Frame
from .components import CardTop, Face, PlaceName, Resource, Symbol, Worker

# What a seat sees


class GoodsView(TypedDict):
    wood: int
    clay: int
    stone: int
    gold: int


class BreakdownView(TypedDict):
    buildings: int
    card_points: int
    hunger: int
    culture: int
    farmers: int
    toolmakers: int
    builders: int
    shamans: int
    resources: int


class ToolView(TypedDict):
    value: int
    used: bool


class BoxView(TypedDict):
    """The pieces in the printed box; their number never limits play."""

    wood: int
    clay: int
    stone: int
    gold: int
    food: int
    people: int
    markers: int


class StackView(TypedDict):
    tile: str | None  # the one face up
    left: int  # with that one


class PlayerView(TypedDict):
    people: int
    home: int  # people not sent out
    at: dict[PlaceName, int]  # people by place
    food: int
    goods: GoodsView
    agriculture: int
    missing: int  # food, if the tribe were fed now
    tools: list[ToolView]
    one_use_tools: list[int]  # values still held
    any_two: bool
    cards: list[str]
    extra_cards: int  # drawn unseen by others
    extra: str | None  # that card, for those who may know it
    buildings: list[str]
    points: int  # on the track
    score: int  # if the game ended now, by what the viewer knows
    breakdown: BreakdownView  # of that score
    tie_break: int  # who has more of it wins among equals


class PlacingView(TypedDict):
    kind: Literal["placing"]
    seat: int
    passed: int  # tribes in a row that could not place


class PlainDecisionView(TypedDict):
    kind: Literal["using", "feeding", "last-chance"]
    seat: int


class AddingToolsView(TypedDict):
    kind: Literal["adding-tools"]
    seat: int
    place: PlaceName
    dice: list[int]


class BuyingCardView(TypedDict):
    kind: Literal["buying-card"]
    seat: int
    slot: int


class BuyingTileView(TypedDict):
    kind: Literal["buying-tile"]
    seat: int
    stack: int


class PickingDieView(TypedDict):
    kind: Literal["picking-die"]
    seat: int
    faces: list[Face]


DecisionView = (
    PlacingView
    | PlainDecisionView
    | AddingToolsView
    | BuyingCardView
    | BuyingTileView
    | PickingDieView
)
Phase = Literal["placing", "using", "feeding", "last-chance", "over"]


class StoneAgeView(Frame):
    decision: DecisionView | None
    box: BoxView
    round: int
    first: int
    phase: Phase
    row: list[str | None]  # from the cheap end
    deck: int
    stacks: list[StackView]
    players: list[PlayerView]


# What happened


class Placed(TypedDict):
    kind: Literal["placed"]
    seat: int
    place: PlaceName
    count: int


class Used(TypedDict):
    """A place without dice or price was used; `gained` is 0 at a cap."""

    kind: Literal["used"]
    seat: int
    place: PlaceName
    gained: int


class Rolled(TypedDict):
    kind: Literal["rolled"]
    seat: int
    place: PlaceName
    dice: list[int]


class Gathered(TypedDict):
    """What a roll brought, with the tools that were added."""

    kind: Literal["gathered"]
    seat: int
    place: PlaceName
    tools: list[str]
    total: int
    good: str
    amount: int


class Bought(TypedDict):
    kind: Literal["bought"]
    seat: int
    card: str
    slot: int
    paid: dict[Resource, int]


class Built(TypedDict):
    kind: Literal["built"]
    seat: int
    tile: str
    stack: int
    paid: dict[Resource, int]
    points: int


class Declined(TypedDict):
    kind: Literal["declined"]
    seat: int
    place: PlaceName


class Turned(TypedDict):
    """A new tile lies face up on a stack; None: the stack is empty."""

    kind: Literal["turned"]
    stack: int
    tile: str | None


class Gained(TypedDict):
    """What the top of a card brought, without dice."""

    kind: Literal["gained"]
    seat: int
    card: str
    good: str
    amount: int


class Drew(TypedDict):
    """A card for the final count, None for those who may not know it; 0 cards: none was left."""

    kind: Literal["drew"]
    seat: int
    card: str | None
    cards: int


class MarketRolled(TypedDict):
    kind: Literal["market"]
    seat: int
    faces: list[Face]


class Picked(TypedDict):
    kind: Literal["picked"]
    seat: int
    face: Face
    gained: int


class TookTwo(TypedDict):
    kind: Literal["took-two"]
    seat: int
    goods: list[Resource]


class Fed(TypedDict):
    """Feeding: food harvested and eaten, resources given instead, and what still was missing."""

    kind: Literal["fed"]
    seat: int
    harvest: int
    eaten: int
    paid: dict[Resource, int]
    missing: int
    points: int


class RoundBegan(TypedDict):
    kind: Literal["round"]
    round: int
    first: int
    row: list[str]
    dealt: int


EndReason = Literal["cards", "buildings"]


class Ended(TypedDict):
    kind: Literal["ended"]
    reason: EndReason


class Counted(TypedDict):
    """The final count; `extra` are the cards that were drawn unseen, by seat."""

    kind: Literal["counted"]
    extra: list[str | None]
    scores: list[int]


StoneAgeEvent = (
    Placed | Used | Rolled | Gathered | Bought | Built | Declined | Turned | Gained | Drew
    | MarketRolled | Picked | TookTwo | Fed | RoundBegan | Ended | Counted
)  # fmt: skip


# What helps to choose

Reason = Literal[
    "not-your-turn", "other-phase", "full", "yours", "taken", "one-tribe", "two-tribes",
    "village", "no-people", "need-two", "empty", "nobody",
]  # fmt: skip


class StoneAgeHints(TypedDict):
    closed: dict[PlaceName | Literal["all"], Reason]
    worth: dict[PlaceName, list[int]]  # points: at least, at most
    tools: int  # dice points that the seat's unused tools could add
    brings: dict[str, int]  # by index of the choice


# What a screen draws from


class CardShape(TypedDict):
    """A civilization card; of `symbol` and `worker` one is None."""

    id: str
    top: CardTop
    amount: int
    resource: Resource | None
    symbol: Symbol | None
    worker: Worker | None
    count: int


class TileShape(TypedDict):
    """A building; without a cost the payer chooses `least` to `most` goods."""

    id: str
    cost: dict[Resource, int] | None
    points: int
    least: int
    most: int
    kinds: int  # 0: any


class LimitsShape(TypedDict):
    agriculture: int
    tools: int
    people: int


class StoneAgePieces(TypedDict):
    room: dict[PlaceName, int | None]  # for people of all tribes; None: any number
    prices: list[int]  # of cards, from the cheap end
    limits: LimitsShape
    cards: list[CardShape]
    tiles: list[TileShape]
    odds: dict[PlaceName, list[list[float]]]  # of 0, 1, 2 ... goods, by people less one
    worth: dict[str, int]  # dice points that yield one, and for resources their points

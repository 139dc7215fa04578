"""The shapes of what Stone Age tells: views, events and hints, JSON-ready. Never compiled."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ...core.shapes import Frame, OfSeat
from .components import CardTop, Face, PlaceName, Resource, Symbol, Worker


class AtPlace(OfSeat):
    place: PlaceName


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
    tie_break: list[int]  # among equals who has more wins; of several the first that differs


class PlacingView(OfSeat):
    kind: Literal["placing"]
    passed: int  # tribes in a row that could not place


class PlainDecisionView(OfSeat):
    kind: Literal["using", "feeding", "last-chance", "raising-tool"]


class AddingToolsView(AtPlace):
    kind: Literal["adding-tools"]
    dice: list[int]


class BuyingCardView(OfSeat):
    kind: Literal["buying-card"]
    slot: int


class BuyingTileView(OfSeat):
    kind: Literal["buying-tile"]
    stack: int


class PickingDieView(OfSeat):
    kind: Literal["picking-die"]
    faces: list[Face]


DecisionView = (
    PlacingView | PlainDecisionView | AddingToolsView | BuyingCardView | BuyingTileView
    | PickingDieView
)  # fmt: skip
Phase = Literal["placing", "using", "feeding", "last-chance", "over"]


class StoneAgeView(Frame):
    decision: DecisionView | None
    box: dict[str, int]  # the pieces in the printed box; their number never limits play
    round: int
    first: int
    phase: Phase
    row: list[str | None]  # from the cheap end
    deck: int
    stacks: list[StackView]
    players: list[PlayerView]


# What happened


class Placed(AtPlace):
    kind: Literal["placed"]
    count: int


class Used(AtPlace):
    kind: Literal["used"]  # without dice or price
    gained: int  # 0 at a cap


class Rolled(AtPlace):
    kind: Literal["rolled"]
    dice: list[int]


class Gathered(AtPlace):
    kind: Literal["gathered"]  # by a roll
    tools: list[str]  # that were added
    total: int  # with them
    good: str
    amount: int


class Raised(OfSeat):
    kind: Literal["raised"]  # where the owner could choose
    tool: str  # the tile
    value: int  # that it has now
    used: bool  # this round: a used tile that is raised stays used


class Bought(OfSeat):
    kind: Literal["bought"]
    card: str
    slot: int
    paid: dict[Resource, int]


class Built(OfSeat):
    kind: Literal["built"]
    tile: str
    stack: int
    paid: dict[Resource, int]
    points: int


class Declined(AtPlace):
    kind: Literal["declined"]


class Turned(TypedDict):
    kind: Literal["turned"]
    stack: int
    tile: str | None  # face up now; None: the stack is empty


class Gained(OfSeat):
    kind: Literal["gained"]
    card: str  # whose top brought it, without dice
    good: str
    amount: int


class Drew(OfSeat):
    kind: Literal["drew"]
    card: str | None  # for the final count; None for those who may not know it
    cards: int  # 0: none was left


class MarketRolled(OfSeat):
    kind: Literal["market"]
    faces: list[Face]


class Picked(OfSeat):
    kind: Literal["picked"]
    face: Face
    gained: int


class TookTwo(OfSeat):
    kind: Literal["took-two"]
    goods: list[Resource]


class Fed(OfSeat):
    kind: Literal["fed"]
    harvest: int
    eaten: int  # food
    paid: dict[Resource, int]  # in place of food
    missing: int  # food, after all
    points: int  # lost for it: zero or below


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
    kind: Literal["counted"]  # at the end
    extra: list[str | None]  # cards that were drawn unseen, by seat
    scores: list[int]


StoneAgeEvent = (
    Placed | Used | Rolled | Gathered | Bought | Built | Declined | Turned | Gained | Drew
    | MarketRolled | Picked | TookTwo | Fed | RoundBegan | Ended | Counted | Raised
)  # fmt: skip


# What helps to choose

Reason = Literal[
    "not-your-turn", "other-phase", "full", "yours", "taken", "one-tribe", "two-tribes",
    "village", "no-people", "need-two", "empty", "nobody",
]  # fmt: skip


class LostShape(TypedDict):
    have: int  # of the resources that are needed
    need: int  # resources, at least


class StoneAgeHints(TypedDict):
    closed: dict[PlaceName | Literal["all"], Reason]
    worth: dict[PlaceName, list[int]]  # points: at least, at most
    tools: int  # dice points that the seat's unused tools could add
    brings: dict[str, int]  # by index of the choice
    lost: dict[PlaceName, LostShape]  # whose use now could only give them up, or being bought
    hunger: int | None  # points that going hungry now would cost; None: nobody is being fed


# What a screen draws from


class CardShape(TypedDict):
    id: str
    top: CardTop
    amount: int
    resource: Resource | None
    symbol: Symbol | None  # or else a worker
    worker: Worker | None
    count: int  # of workers


class TileShape(TypedDict):
    id: str
    cost: dict[Resource, int] | None  # None: the payer chooses `least` to `most` goods
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

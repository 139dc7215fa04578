"""What happened: one shape for each kind of event."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ....core.shapes import OfSeat
from .common import Change, Ranking, What


class TurnBegan(OfSeat):
    kind: Literal["turn"]
    round: int


class RowFilled(TypedDict):
    kind: Literal["row"]
    row: list[str | None]
    left: list[str]  # cards that left the game
    came: list[str]  # new cards
    deck: int


class Outdated(OfSeat):
    cards: list[str]
    military: int  # cards from the hand, unseen


class AgeEnded(TypedDict):
    kind: Literal["age"]
    ended: str
    begins: str
    outdated: list[Outdated]
    last_round: int | None


class Took(OfSeat):
    kind: Literal["took"]
    card: str
    slot: int
    actions: int


class Grew(OfSeat):
    kind: Literal["grew"]
    food: int


class Built(OfSeat):
    kind: Literal["built"]
    card: str
    resources: int


class Upgraded(OfSeat):
    kind: Literal["upgraded"]
    source: str
    card: str
    resources: int


class Destroyed(OfSeat):
    kind: Literal["destroyed"]
    card: str
    by: int
    cause: str | None  # the card of an attack or an event


class Raised(OfSeat):
    kind: Literal["raised"]
    card: str
    stages: int
    resources: int
    completed: bool
    points: int


class Developed(OfSeat):
    kind: Literal["developed"]
    card: str
    science: int
    revolution: bool


class Appointed(OfSeat):
    kind: Literal["appointed"]
    card: str
    replaced: str | None


class Tucked(OfSeat):
    kind: Literal["tucked"]
    card: str  # the wonder


class LeaderLeft(OfSeat):
    kind: Literal["leader-left"]
    card: str
    cause: str | None  # the card of an attack or an event


class Played(OfSeat):
    kind: Literal["played"]
    card: str


class Adopted(OfSeat):
    kind: Literal["adopted"]
    card: str
    copied: bool


class TacticShared(OfSeat):
    kind: Literal["tactic-shared"]
    card: str


class Used(OfSeat):
    kind: Literal["used"]
    power: str


class Changed(OfSeat):
    """Something was gained, or below zero lost."""

    kind: Literal["changed"]
    what: What
    amount: int
    card: str | None  # the one that a worker was taken off
    cause: str | None  # the card that brought it about
    rival: int | None  # from whom it was taken


class Made(OfSeat):
    kind: Literal["made"]
    food: int
    resources: int
    corruption: int  # lost
    eaten: int
    hungry: int  # food that was missing
    hunger: int  # culture lost by it


class Produced(OfSeat):
    kind: Literal["produced"]
    science: int
    culture: int


class Uprising(OfSeat):
    kind: Literal["uprising"]


class Drew(OfSeat):
    kind: Literal["drew"]
    count: int
    cards: list[str] | None  # for their owner
    cause: str | None  # the card that brought it about, if not the end of a turn


class Discarded(OfSeat):
    kind: Literal["discarded"]
    count: int
    cards: list[str] | None  # for their owner


class Prepared(OfSeat):
    kind: Literal["prepared"]
    card: str | None  # for its owner
    age: int
    points: int


class Foresaw(OfSeat):
    kind: Literal["foresaw"]
    card: str | None  # for who looked


class Touch(OfSeat):
    """Whom an event touches: what changes at once, and whether something is still to be chosen."""

    change: Change
    asked: bool


class Fallout(TypedDict):
    """A sentence of an event: by what it chooses whom, and what comes of it."""

    who: str
    by: Ranking | None  # None: it concerns everybody
    rated: list[int]  # by seat
    touched: list[Touch]


class EventRevealed(TypedDict):
    kind: Literal["event"]
    card: str
    fallout: list[Fallout]


class Bid(OfSeat):
    kind: Literal["bid"]
    strength: int


class PassedOver(OfSeat):
    kind: Literal["passed"]


class Unclaimed(TypedDict):
    kind: Literal["unclaimed"]
    card: str


class Colonized(OfSeat):
    kind: Literal["colonized"]
    card: str
    units: list[str]
    cards: list[str]  # bonus cards
    others: int  # further cards, unseen
    force: int


class Settled(OfSeat):
    kind: Literal["settled"]
    card: str


class ColonyLost(OfSeat):
    kind: Literal["colony-lost"]
    card: str
    to: int | None
    cause: str | None  # the card of an attack or an event


class Ruined(OfSeat):
    kind: Literal["ruined"]
    card: str
    cause: str | None  # the card of an event


class Attacked(OfSeat):
    kind: Literal["attacked"]
    target: int
    card: str
    strength: int
    defense: int


class Defended(OfSeat):
    kind: Literal["defended"]
    attacker: int
    cards: list[str]  # bonus cards
    others: int  # further cards, unseen
    strength: int
    held: bool


class Seized(OfSeat):
    kind: Literal["seized"]
    victim: int
    card: str
    cause: str | None  # the card of an attack or a war


class Declared(OfSeat):
    kind: Literal["declared"]
    target: int
    card: str


class WarEnded(OfSeat):
    kind: Literal["war-ended"]
    target: int
    card: str
    strength: int
    defense: int
    winner: int | None


class Offered(OfSeat):
    kind: Literal["offered"]
    card: str
    partner: int
    side: str


class Signed(OfSeat):
    kind: Literal["signed"]
    card: str
    partner: int
    accepted: bool


PactEnd = Literal["cancelled", "broken", "replaced", "left", "outdated"]


class PactEnded(OfSeat):
    kind: Literal["pact-ended"]
    card: str
    partner: int
    why: PactEnd
    by: int | None  # whose doing


class Resigned(OfSeat):
    kind: Literal["resigned"]


class ScoredAtEnd(TypedDict):
    kind: Literal["scored-at-end"]
    card: str
    points: list[int]


class Ended(TypedDict):
    kind: Literal["ended"]
    scores: list[int]


ThroughTheAgesEvent = (
    TurnBegan | RowFilled | AgeEnded | Took | Grew | Built | Upgraded | Destroyed | Raised
    | Developed | Appointed | Tucked | LeaderLeft | Played | Adopted | TacticShared | Used
    | Changed | Made | Produced | Uprising | Drew | Discarded | Prepared | Foresaw | EventRevealed
    | Bid | PassedOver | Unclaimed | Colonized | Settled | ColonyLost | Ruined | Attacked
    | Defended | Seized | Declared | WarEnded | Offered | Signed | PactEnded | Resigned
    | ScoredAtEnd | Ended
)  # fmt: skip

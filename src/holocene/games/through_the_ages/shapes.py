"""The shapes of what the game tells: views, events and hints, JSON-ready. Never compiled."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ...core.shapes import Frame, OfSeat

Age = Literal["A", "I", "II", "III", "IV"]
What = Literal[
    "food", "resources", "science", "culture", "population", "yellow", "blue", "civil"
]  # fmt: skip
# What decides whom an event concerns.
Ranking = Literal["strength", "culture", "happy", "discontent"]
# Why something cannot be done.
Reason = Literal[
    "empty", "actions", "hand-full", "owned", "leader-of-age", "site-taken", "no-site",
    "stages-left", "tokens", "bank-empty", "food", "resources", "science",
    "partner-science", "no-idle-worker", "no-worker-there", "urban-limit", "once-a-turn",
    "actions-spent", "fresh", "nothing-to-do", "peaceful-leader", "peace", "too-weak",
    "last-round", "safe-from-war",
]  # fmt: skip


# What can be counted


class Numbers(TypedDict):
    """What is counted of a civilization."""

    science: int  # points
    culture: int
    science_rate: int
    culture_rate: int
    strength: int
    happy: int
    discontent: int
    idle: int
    yellow: int  # tokens in the bank
    blue: int
    food_made: int  # at the end of a turn
    resources_made: int
    eaten: int
    corruption: int
    urban_limit: int


class Change(TypedDict, total=False):
    """What becomes more or, below zero, less; what stays as it is is left out."""

    civil: int
    military: int
    food: int
    resources: int
    science: int
    culture: int
    science_rate: int
    culture_rate: int
    strength: int
    happy: int
    discontent: int
    idle: int
    yellow: int
    blue: int
    food_made: int
    resources_made: int
    eaten: int
    corruption: int
    civil_total: int
    military_total: int
    urban_limit: int
    colonization: int


# What happened


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


# What a seat sees


class WorkedView(TypedDict):
    card: str
    workers: int
    tokens: int  # blue ones


class WonderView(TypedDict):
    card: str
    ruined: bool  # lies face down
    tucked: bool  # a leader lies under it


class SiteView(TypedDict):
    card: str
    stages: int  # that are built


class ActionsView(TypedDict):
    left: int
    total: int


class WarView(TypedDict):
    card: str
    target: int


class PactView(TypedDict):
    card: str
    partner: int
    side: str  # of who offered it


class PurseView(TypedDict):
    """What can be spent in this turn only."""

    unit_resources: int
    unit_science: int
    food: int  # resources that stand for food
    resources: int


class SourcesView(TypedDict):
    """Culture by where it came from."""

    turns: int
    events: int
    wonders: int
    leaders: int
    cards: int
    colonies: int
    fights: int
    hunger: int
    end: int


class PlayerView(Numbers):
    out: bool
    civil: ActionsView
    military: ActionsView
    food: int
    resources: int
    worker_cost: int | None  # food for one more; None: the bank is empty
    board: list[WorkedView]
    specials: list[str]
    government: str
    leader: str | None
    wonders: list[WonderView]
    site: SiteView | None
    tactic: str | None
    exclusive: bool  # others cannot copy it yet
    army: int  # strength that armies add
    colonies: list[str]
    hand: list[str]
    hand_limit: int
    fresh: list[str]  # action cards taken in this turn
    secrets: list[str] | None  # military cards, for their owner
    backs: list[Age]  # ages of the military cards in hand
    secrets_limit: int
    shown: list[str]  # military cards in hand that all have seen
    laid: list[str] | None  # laid down so far, for their owner
    sent: list[str]  # units on their way
    leaders_taken: list[Age]
    war: WarView | None
    pact: PactView | None
    purse: PurseView
    skips: bool  # the next political action
    sources: SourcesView


class EventsView(TypedDict):
    """Events to come, or prepared for later."""

    count: int
    ages: list[Age]  # from the next one on
    own: list[str]  # those that the viewer has prepared, in no order
    next: str | None  # the next one, for who has seen it


# What is asked


class PlainQuestion(OfSeat):
    kind: Literal["acting"]


class ByCardQuestion(OfSeat):
    kind: Literal["destroying-own", "ruining", "ceding"]
    card: str | None  # that asks


class PoliticsQuestion(OfSeat):
    kind: Literal["politics"]
    second: bool


class CardQuestion(OfSeat):
    kind: Literal["ordered", "reserves", "free-building"]
    card: str


class LeaderQuestion(OfSeat):
    kind: Literal["tucking"]
    card: str | None  # who leaves


class CountQuestion(OfSeat):
    kind: Literal["discarding"]
    left: int


class LossQuestion(OfSeat):
    kind: Literal["losing-workers", "choosing-goods"]
    left: int
    card: str | None  # that asks


class SplitQuestion(OfSeat):
    kind: Literal["splitting-goods"]
    left: int
    food: int  # chosen so far
    resources: int
    sign: int  # below zero it is lost
    card: str | None  # that asks


class PactQuestion(OfSeat):
    kind: Literal["answering"]
    card: str
    partner: int  # who offers it
    side: int  # of who offers it


class BiddingQuestion(OfSeat):
    kind: Literal["bidding"]
    card: str
    high: int
    leader: int  # who has bid most; -1 nobody
    passed: int  # a bit for each seat


class SendingQuestion(OfSeat):
    kind: Literal["sending"]
    card: str
    bid: int


class DevelopingQuestion(OfSeat):
    kind: Literal["developing"]
    discount: int


class VictimQuestion(OfSeat):
    kind: Literal["razing", "annexing"]
    victim: int
    card: str | None


class AgreementQuestion(OfSeat):
    kind: Literal["agreement"]
    left: int  # civil actions
    used: bool


class DefendingQuestion(OfSeat):
    kind: Literal["defending"]
    card: str
    attacker: int
    strength: int


class PlunderQuestion(OfSeat):
    kind: Literal["plundering"]
    victim: int
    left: int
    food: int
    resources: int
    card: str | None


class RaidQuestion(OfSeat):
    kind: Literal["raiding"]
    victim: int
    levels: list[int]
    costs: list[int]
    card: str | None


class InfiltrationQuestion(OfSeat):
    kind: Literal["infiltrating"]
    victim: int
    per_level: int
    card: str | None


class LootQuestion(OfSeat):
    kind: Literal["looting"]
    victim: int
    left: int
    card: str | None


DecisionView = (
    PlainQuestion | ByCardQuestion | PoliticsQuestion | CardQuestion | LeaderQuestion
    | CountQuestion | LossQuestion | SplitQuestion | PactQuestion | BiddingQuestion
    | SendingQuestion | DevelopingQuestion | VictimQuestion | AgreementQuestion | DefendingQuestion
    | PlunderQuestion | RaidQuestion | InfiltrationQuestion | LootQuestion
)  # fmt: skip


class ThroughTheAgesView(Frame):
    decision: DecisionView | None
    round: int
    current: int
    age: Age
    last_round: int | None
    row: list[str | None]
    deck: int
    draw: int
    discards: int
    events: EventsView
    future: EventsView
    past: list[str]
    tactics: list[str]
    players: list[PlayerView]


# What a seat may be told about its choices


class Closed(TypedDict):
    """Why something cannot be done now: by slot of the row, or by card."""

    row: list[Reason | None]
    grow: Reason | None
    build: dict[str, Reason]
    develop: dict[str, Reason]
    revolt: dict[str, Reason]
    play: dict[str, Reason]
    wonder: Reason | None
    attack: dict[str, dict[str, Reason]]  # by card and seat
    declare: dict[str, dict[str, Reason]]


class Forecast(TypedDict):
    """The end of this turn, if it were ended now."""

    discards: int
    uprising: bool
    missing_faces: int
    science: int
    culture: int  # gained in all
    by_leader: int  # of that by a leader
    leader_first: bool  # before an uprising is looked for, else after production
    corruption: int  # lost
    food: int
    eaten: int
    hungry: int  # food that is missing
    hunger: int  # culture lost by it
    resources: int
    draws: int
    food_after: int
    resources_after: int
    mends: list[int]  # choices after which fewer would rise, or starve


class Toll(TypedDict):
    """What I lose if I give in: by a choice of the attacker's, or of mine, or without one."""

    card: str | None
    change: Change


class Fight(TypedDict):
    """An aggression that I defend against: strengths, what cards can add, what giving in costs."""

    attacker: int
    need: int
    now: int
    most: int
    cards_left: int
    toll: list[Toll]


class Terms(TypedDict):
    """A pact that I am offered: what is different at once if I accept."""

    mine: Change
    theirs: Change


class Units(TypedDict):
    card: str
    count: int


class Sent(TypedDict):
    """A force for all bids that it reaches: how many of each unit go, and which cards."""

    reach: int
    units: list[int]
    cards: list[str]
    after: int  # the strength that is left


class Fleet(TypedDict):
    """What I could send, and for the bids I can make the forces that lose least, by reach."""

    units: list[Units]
    cards: list[str]  # of the hand, that can add to it
    adds: list[int]
    plans: list[Sent]


class Force(TypedDict):
    """A colony: what I could send at most, what is on its way, and what that leaves."""

    most: int
    now: int
    need: int
    strength_after: int
    open: list[int]  # by seat: the most that all can see, cards in hands left aside
    fleet: Fleet | None  # while I bid
    plan: list[str]  # choices by which the smallest force is sent


class Step(TypedDict):
    """On a card's way into play: what it costs, and why it cannot be taken now."""

    deed: str
    card: str  # of an upgrade the older one
    change: Change
    why: Reason | None


class Way(TypedDict):
    steps: list[Step]
    brings: Change


class Ways(TypedDict):
    """By slot of the row, and by card of the hand."""

    row: list[Way | None]
    hand: dict[str, Way]


class ThroughTheAgesHints(TypedDict):
    changes: dict[str, Change]  # by choice: for me
    losses: dict[str, Change]  # by choice: for the one at whose cost it is
    would: dict[str, Change]  # by card in the row or in a hand: when it is in play
    ways: Ways
    costs: list[int | None]  # civil actions, by slot
    closed: Closed
    forecast: Forecast | None
    leads: list[int]  # by seat: how much stronger I am when I attack
    defense: int  # what my cards can add to a defence
    adds: dict[str, int]  # by card of the hand: what it adds where cards are laid down now
    fight: Fight | None
    pact: Terms | None
    force: Force | None


# The pieces


class CivilShape(TypedDict):
    id: str
    age: Age
    kind: str
    science: int  # to develop it
    revolution: int | None  # science, for a government
    branch: str | None  # of a special technology
    resources: int  # to place a worker
    gives: dict[str, int]  # for each worker: food, resources, science, culture, happy, strength
    stages: list[int]
    powers: dict[str, int]
    scores: str | None  # how a wonder scores when it is completed
    does: str | None  # an action card
    amounts: list[int]


class ClauseShape(TypedDict):
    who: str
    what: str
    amount: int


class MilitaryShape(TypedDict):
    id: str
    age: Age
    kind: str
    defense: int
    colonization: int
    army: list[int]  # infantry, cavalry, artillery
    strength: int
    obsolete: int
    actions: int  # military ones, to attack
    does: str | None
    amounts: list[int]
    powers: dict[str, int]  # a territory, or the first side of a pact
    second: dict[str, int]
    same_sides: bool
    peace: bool
    ends: bool
    lead: int
    gains: dict[str, int]
    clauses: list[ClauseShape]


class BankShape(TypedDict):
    """By tokens in the yellow bank; and in the blue one."""

    worker_cost: list[int]
    eaten: list[int]
    faces: list[int]
    corruption: list[int]


class ThroughTheAgesPieces(TypedDict):
    civil: list[CivilShape]
    military: list[MilitaryShape]
    banks: BankShape
    slots: list[int]  # what each slot of the row costs
    swept: list[int]  # slots, by players

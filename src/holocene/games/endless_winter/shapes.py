"""The shapes of what the game tells: views, events and hints, JSON-ready. Never compiled."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ...core.shapes import Frame, OfSeat

Figure = Literal["chief", "tribe"]
Side = Literal["a", "b"]
Track = Literal["offering", "honour"]
Zone = Literal["hand", "play", "discard"]
Good = Literal["food", "tool", "labour", "vp"]
# Why something cannot be done.
Reason = Literal[
    "food", "tools", "labour", "cards", "no-camp", "no-room", "no-animal", "no-stone",
    "stone-spaces", "no-place", "no-village", "kind-taken", "kind-once", "later-era", "column",
    "condition", "played", "no-figure", "figure-placed", "resting", "fresh", "nothing",
]  # fmt: skip


# What happened


class OrderDealt(TypedDict):
    kind: Literal["order"]
    order: list[int]


class ChiefTaken(OfSeat):
    kind: Literal["chief-taken"]
    chief: str


class SideChosen(OfSeat):
    kind: Literal["side-chosen"]
    chief: str
    side: str


class SetupTaken(OfSeat):
    kind: Literal["setup-taken"]
    setup: str


class HandDealt(OfSeat):
    kind: Literal["hand-dealt"]
    cards: list[str] | None
    known: list[str]


class RoundBegan(TypedDict):
    kind: Literal["round"]
    round: int
    order: list[int]
    display: list[str | None]
    herd: list[str]


class TurnBegan(OfSeat):
    kind: Literal["turn"]
    turn: int  # of three


class Placed(OfSeat):
    kind: Literal["placed"]
    figure: str
    place: str


class Played(OfSeat):
    kind: Literal["played"]
    card: str
    labour: int  # halves


class Used(OfSeat):
    kind: Literal["used"]
    card: str


class ChiefUsed(OfSeat):
    kind: Literal["chief-used"]
    chief: str
    side: str


class Ate(OfSeat):
    kind: Literal["ate"]
    food: int
    labour: int  # halves


class Paid(OfSeat):
    kind: Literal["paid"]
    food: int
    tools: int
    labour: int  # halves


class Gained(OfSeat):
    kind: Literal["gained"]
    what: Good
    amount: int  # of labour in halves
    lost: int  # food or tools for which there was no room


class FoodLost(OfSeat):
    kind: Literal["food-lost"]
    amount: int


class Hired(OfSeat):
    """A tribe card to hand or discard pile; from an empty pile a point instead."""

    kind: Literal["hired"]
    card: str
    to: Literal["hand", "discard"]
    empty: bool


class Learned(OfSeat):
    kind: Literal["learned"]
    card: str


class CampSet(OfSeat):
    kind: Literal["camp"]


class CampMoved(OfSeat):
    kind: Literal["moved"]
    start: str
    end: str


class Settled(OfSeat):
    kind: Literal["settled"]
    junction: str


class Revealed(OfSeat):
    kind: Literal["revealed"]
    animals: list[str]


class Hunted(OfSeat):
    """`animal` None: there was none left, and a point instead."""

    kind: Literal["hunted"]
    animal: str | None
    top: bool  # from the deck


class AnimalUsed(OfSeat):
    kind: Literal["animal-used"]
    animal: str


class StoneTaken(OfSeat):
    kind: Literal["stone-taken"]
    stone: str
    space: int


class BuiltStone(OfSeat):
    kind: Literal["built"]
    row: int
    column: int
    level: int
    neutral: bool
    points: list[int]  # by seat


class Drew(OfSeat):
    kind: Literal["drew"]
    card: str | None


class Shuffled(OfSeat):
    kind: Literal["shuffled"]
    count: int


class Raised(OfSeat):
    kind: Literal["raised"]
    track: Track
    level: int
    points: int


class Instead(OfSeat):
    kind: Literal["instead"]
    of: str
    take: str


class BuriedCard(OfSeat):
    kind: Literal["buried"]
    card: str | None
    zone: str


class Discarded(OfSeat):
    kind: Literal["discarded"]
    card: str


class Piled(OfSeat):
    kind: Literal["piled"]
    card: str | None
    count: int


class Eclipsed(TypedDict):
    kind: Literal["eclipse"]
    round: int
    piles: list[list[str]]
    labour: list[int]  # halves, by seat
    order: list[int]


class OrderReward(OfSeat):
    kind: Literal["order-reward"]
    place: int


class Gathered(OfSeat):
    kind: Literal["gathered"]
    hex: str
    land: str


class StoneScored(OfSeat):
    kind: Literal["stone-scored"]
    stone: str
    points: int


class TokenTaken(OfSeat):
    kind: Literal["token-taken"]
    token: str


class Ended(TypedDict):
    kind: Literal["ended"]
    scores: list[int]
    winners: list[int]


EndlessWinterEvent = (
    OrderDealt | ChiefTaken | SideChosen | SetupTaken | HandDealt | RoundBegan | TurnBegan | Placed
    | Played | Used | ChiefUsed | Ate | Paid | Gained | FoodLost | Hired | Learned | CampSet
    | CampMoved | Settled | Revealed | Hunted | AnimalUsed | StoneTaken | BuiltStone | Drew
    | Shuffled | Raised | Instead | BuriedCard | Discarded | Piled | Eclipsed | OrderReward
    | Gathered | StoneScored | TokenTaken | Ended
)  # fmt: skip


# Questions


class Simple(OfSeat):
    """Questions of which the position says all."""

    kind: Literal[
        "drafting-chief", "choosing-side", "drafting-setup", "beginning", "offered", "discarding",
        "resting", "piling", "eclipse-cards", "gathering", "rewarding",
    ]  # fmt: skip


class ActingView(OfSeat):
    kind: Literal["acting"]
    section: Literal["top", "after"]


class GainingView(OfSeat):
    kind: Literal["gaining", "paid-gaining"]
    due: list[str]


class ChainingView(OfSeat):
    kind: Literal["chaining"]
    place: int


# Views


class StorageView(TypedDict):
    """A space for megaliths on somebody's board."""

    left: int  # stones that are still there
    neutral: int  # of these
    empty: bool  # whether it brings something in the eclipse


class PlayerView(TypedDict):
    chief: str | None
    side: Side | None
    setup: str | None
    food: int
    food_limit: int
    tools: int
    labour: int  # halves
    points: int
    earned: dict[str, int]
    camps: list[int]
    camps_left: int
    villages: list[str]
    neutral: int
    own: int
    storage: list[StorageView]  # from the left, where the next stone comes from
    stones: list[str]
    animals: dict[str, int]
    used: dict[str, int]
    offering: int
    honour: int
    figures: list[str | None]
    hand: list[str] | None
    hand_count: int
    known: list[str]
    deck: int
    discards: list[str]
    played: list[str]
    buried: list[str]
    crypt: list[str] | None
    crypt_count: int
    pile: list[str] | None
    pile_count: int
    influence: list[int]


class RestsView(TypedDict):
    top: str | None
    count: int
    taken: bool


class BuiltView(TypedDict):
    place: int
    row: int
    column: int
    level: int
    owner: int | None  # None: neutral


class EndlessWinterView(Frame):
    decision: Simple | ActingView | GainingView | ChainingView | None
    round: int
    era: int
    turns: int
    current: int
    order: list[int]
    revealed: bool
    piles: list[int]
    display: list[str | None]
    decks: list[int]
    herd: list[str]
    herd_deck: int
    stones: list[str]
    land: list[str]
    glaciers: list[str | None]
    boards: list[str]
    built: list[BuiltView]
    bottoms: list[int | None]
    honours: list[int]
    chiefs: list[str]
    setups: list[str]
    rests: RestsView
    column: str | None
    chief_state: Literal["away", "ready", "used", "pledged"]
    cultures: int
    fresh: list[str]
    ready: list[str]
    waiting: list[str]
    leaders: list[list[int]]  # by hex, the seats with the most influence
    lands_due: list[str]
    players: list[PlayerView]


# Hints


class Change(TypedDict, total=False):
    food: int
    food_limit: int
    tools: int
    labour: int  # halves
    points: int
    hand: int
    animals: int
    offering: int
    honour: int
    buried: int
    stones: int
    megaliths: int  # on the board
    camps: int  # on the land
    villages: int
    lands: int  # hexes led


class LineHint(TypedDict):
    op: str
    middle: bool
    pay: dict[str, int]  # with that of the next stone space
    times: int
    why: Reason | None  # it could not be done even with all labour that could be had
    now: Reason | None  # it cannot be done with the labour that is there


class ColumnHint(TypedDict):
    id: str
    labour: int  # halves that could be had there
    first: bool  # whether the bottom is still free
    lines: list[LineHint]


class Eaten(TypedDict):
    """After eating so far: what is left of the food, and the halves of labour that it brought."""

    food: int
    labour: int


class HerdHint(TypedDict):
    """Unused animals of a seat. Of wild ones it depends on the others what one is worth."""

    points: int  # all sets as they stand
    sets: dict[str, int]  # by species that is there: points of its set, wild ones shared out best
    more: dict[str, int]  # by species: points that one more would add
    fewer: dict[str, int]  # by species that is there: points that using one would lose


class HexHint(TypedDict):
    hex: str
    leaders: list[int]  # seats with the most influence; nobody where there is none
    lead: int  # by how much they lead; 0: a tie
    ahead: int | None  # of who is told: influence more than all others; None: a spectator


class LevelHint(TypedDict):
    stones: list[int]  # megaliths that stand there, by seat
    neutral: int
    free: int  # places that are free, and above the ground stand on four


class CardLabour(TypedDict):
    """Of a card in an eclipse pile, in halves: printed, and of its ability."""

    card: str
    labour: int
    ability: int


class Strength(TypedDict):
    """Labour of a seat in the eclipse, in halves."""

    cards: list[CardLabour] | None  # None: they lie face down
    count: int  # of them
    resting: int  # figures
    rest: int  # labour of those
    total: int | None  # None: nobody can know


class Contest(TypedDict):
    """The comparison in the eclipse, before it and until it is over."""

    strengths: list[Strength]  # by seat
    before: list[int]  # seats in the order of this round
    after: list[int] | None  # in the new order; None before the eclipse
    rewards: list[dict[str, int]]  # by place in the order
    lower: bool  # whether that of a lower place may be taken


class Reaping(TypedDict):
    """How far somebody is in the eclipse."""

    seat: int
    step: int  # from 0: place, cards, land, board; -1 before, 4 after them
    lands: dict[str, int]  # what the hexes bring that they rule
    board: dict[str, int]  # what the board brings, points of sacred stones with it


class Closed(TypedDict):
    """Why a thing that lies there cannot be taken now, though others of its kind may be."""

    tribes: dict[str, Reason]
    stones: dict[str, Reason]


class EndlessWinterHints(TypedDict):
    changes: dict[str, Change]  # by index of a choice
    prices: dict[str, dict[str, int]]  # by index of a choice that costs something; labour in halves
    leads: dict[str, dict[str, list[int]]]  # by index: who would lead hexes, where that changes
    eats: list[Eaten]  # after eating once, twice and so on
    builds: dict[str, list[int]]  # by index of a choice: points by seat
    columns: list[ColumnHint]
    chief: Reason | None  # why the ability cannot be used now
    cards: dict[str, Reason]  # by card that was played: why its ability cannot be used now
    hand: dict[str, Reason]  # by card of the hand: why it cannot be played now
    closed: Closed
    stones: dict[str, int]  # what each sacred stone would bring now
    eclipse: int  # halves of labour, as the pile and the resting figures are now
    reapings: list[Reaping]  # in the new order, as long as the eclipse lasts
    scores: list[dict[str, int]]  # by source, as if the game ended now
    herds: list[HerdHint]  # by seat
    hexes: list[HexHint]
    led: dict[str, list[int]]  # by kind of land: hexes that each seat leads
    levels: list[LevelHint]  # of megaliths, from the ground up
    contest: Contest | None  # None before the first round and after the last


# Pieces


class AbilityShape(TypedDict):
    column: str | None
    condition: str | None
    least: int
    pay: dict[str, int]  # labour in halves, as everywhere
    gain: dict[str, int]


class CardShape(TypedDict):
    id: str
    name: str
    foreign: bool  # of another set: no picture or word of ours is about it
    sort: Literal["starting", "tribe", "culture"]
    era: int
    count: int
    labour: int
    vp: int
    action: AbilityShape | None
    eclipse: AbilityShape | None


class AnimalShape(TypedDict):
    id: str
    name: str
    foreign: bool  # of another set: no picture or word of ours is about it
    count: int
    use: dict[str, int]
    sets: list[int]
    wild: bool


class LandShape(TypedDict):
    id: str
    foreign: bool
    gain: dict[str, int]


class LineShape(TypedDict):
    op: str
    number: int
    pay: dict[str, int]
    middle: bool


class ColumnShape(TypedDict):
    id: str
    lines: list[LineShape]
    bottom: dict[str, int]


class SpaceShape(TypedDict):
    gain: dict[str, int]
    arrows: list[int]


class BoardShape(TypedDict):
    id: str
    spaces: list[SpaceShape]


class PlanShape(TypedDict):
    """`positions`: row and column of every space, board by board.

    `option`: what the option `plan` calls it; else it is played by so many `players`.

    `tops`: row, column and level of every place above; below it are the four from there to the
    next row and column, one level down.
    """

    option: str
    name: str
    players: int
    positions: list[list[int]]
    tops: list[list[int]]


class StoneShape(TypedDict):
    id: str
    foreign: bool
    era: int
    counts: str
    lands: list[str]
    animals: list[str]
    table: list[int]
    vp: int
    per: int


class StoneSpaceShape(TypedDict):
    pay: dict[str, int]
    gain: dict[str, int]


class ChiefShape(TypedDict):
    id: str
    name: str
    foreign: bool
    sides: list[AbilityShape]


class SetupShape(TypedDict):
    id: str
    tools: int
    food: int
    tribe: str
    animals: list[str]
    camp: bool


class TokenShape(TypedDict):
    id: str
    gain: dict[str, int]


class IdolsShape(TypedDict):
    ratios: list[int]
    rewards: list[dict[str, int]]
    beyond: int
    honour: list[int]
    rows: list[int]
    first: list[int]
    second: list[int]
    others: list[int]


class HexShape(TypedDict):
    name: str
    q: int
    r: int


class JunctionShape(TypedDict):
    name: str
    hexes: list[str]


class EachShape(TypedDict):
    """How many of a piece, or spaces for it, every player has."""

    camps: int
    villages: int
    neutral: int
    own: int
    stones: int
    figures: int


class EndlessWinterPieces(TypedDict):
    set: str
    foreign: bool  # not the set that the game comes with
    about: str
    rounds: int
    turns: int  # of each player in a round
    cards: list[CardShape]
    animals: list[AnimalShape]
    lands: list[LandShape]
    columns: list[ColumnShape]
    rest: dict[str, int]
    rest_labour: int
    labour_steps: list[int]
    most_tools: int
    food_limit: int  # with all camps on the board; one more for each on the land
    each: EachShape
    villages: dict[str, int]
    storage: list[dict[str, int]]
    stone_spaces: list[StoneSpaceShape]
    order_rewards: list[dict[str, int]]
    boards: list[BoardShape]
    plans: list[PlanShape]
    stacking: list[int]
    idols: IdolsShape
    stones: list[StoneShape]
    chiefs: list[ChiefShape]
    setup_cards: list[SetupShape]
    glacier_tokens: list[TokenShape]
    rest_tokens: list[TokenShape]
    hexes: list[HexShape]
    junctions: list[JunctionShape]

"""What a seat may be told about its choices."""

from __future__ import annotations

from typing_extensions import TypedDict

from .common import Change, Reason


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

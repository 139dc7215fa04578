"""What a seat sees: the table and every civilization."""

from __future__ import annotations

from typing_extensions import TypedDict

from ....core.shapes import Frame
from .common import Age, Numbers
from .questions import DecisionView


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

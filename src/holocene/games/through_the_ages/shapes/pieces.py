"""The pieces: cards, banks and the row."""

from __future__ import annotations

from typing_extensions import TypedDict

from .common import Age


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
    takes_off: int  # civil actions to take it, in a turn in which a leader is replaced
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

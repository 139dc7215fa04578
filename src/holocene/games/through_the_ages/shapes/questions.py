"""What is asked: one shape for the kinds of decision that show the same."""

from __future__ import annotations

from typing import Literal

from ....core.shapes import OfSeat


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

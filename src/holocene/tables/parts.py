"""What a table is made of: how it was set up, its seats, the lines of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import orjson

from ..core.game import Game
from ..core.journal import Event
from ..core.options import Value
from .messages import Clock, EntryInfo, EntryKind, OnTimeout, SeatInfo, SeatKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is settled when a table is made."""

    id: str
    name: str
    game: Game
    options: dict[str, Value]
    seed: str
    host: str
    open: bool
    invite: str
    clock: Clock
    on_timeout: OnTimeout
    created: int


@dataclass(slots=True)
class Seat:
    seat: int
    kind: SeatKind
    account: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    lost: bool = False
    rating: int | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away or self.lost


@dataclass(slots=True)
class Entry:
    """A line of the table's log."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None = None
    name: str | None = None
    action: str | None = None
    text: str | None = None
    undone: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def told_to(self, seat: int | None) -> EntryInfo:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "name": self.name,
            "action": self.action,
            "events": [cast(dict[str, Any], event.told_to(seat)) for event in self.events],
            "text": self.text,
            "undone": self.undone,
        }

    def data(self) -> str:
        """What is stored of it beside its own columns; events follow from the actions."""
        facts: dict[str, object] = {}
        if self.name is not None:
            facts["name"] = self.name
        if self.action is not None:
            facts["action"] = self.action
        if self.text is not None:
            facts["text"] = self.text
        if self.undone:
            facts["undone"] = self.undone
        return orjson.dumps(facts).decode()


@dataclass(slots=True)
class Change:
    """What a command adds to the database."""

    table: str
    entries: list[Entry]
    row: dict[str, object]
    seats: list[Seat] = field(default_factory=list)


def seat_info(seat: Seat) -> SeatInfo:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "account": seat.account,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.away,
        "lost": seat.lost,
        "rating": seat.rating,
    }

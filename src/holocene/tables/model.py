"""What a table is made of: how it was set up, its seats, the lines of its log."""

from __future__ import annotations

from collections.abc import Mapping
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
    host_name: str  # as the host is called now
    open: bool
    invite: str
    clock: Clock
    on_timeout: OnTimeout
    rated: bool
    created: int
    hints: bool = False  # where more than one person plays


@dataclass(slots=True)
class Seat:
    seat: int
    kind: SeatKind
    account: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    lost: bool = False
    awaited: bool = False  # a live clock waits for this person to come
    known: bool = False  # a person with an account, by its own name; else anybody may be called so
    rating: int | None = None

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away or self.lost

    def info(self) -> SeatInfo:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "account": self.account,
            "name": self.name,
            "bot": self.bot,
            "away": self.away,
            "lost": self.lost,
            "known": self.known,
            "rating": self.rating,
        }


@dataclass(slots=True)
class Entry:
    """A line of the table's log. `actions` are what somebody chose: stored, and told to nobody."""

    number: int
    at: int
    kind: EntryKind
    seat: int | None = None
    name: str | None = None
    actions: list[str] = field(default_factory=list)
    text: str | None = None
    undone: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    key: str | None = None  # by which its sender knows the command: stored, and told to nobody
    account: str | None = None  # whose name it tells: the same
    sent_away: str | None = None  # the account of whom the host sent away: stored, told to nobody

    def told_to(self, seat: int | None) -> EntryInfo:
        return {
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "name": self.name,
            "events": [cast(dict[str, Any], event.told_to(seat)) for event in self.events],
            "text": self.text,
            "undone": self.undone,
        }

    def data(self) -> str:
        """What is stored of it beside its own columns; events follow from the actions."""
        facts: dict[str, object] = {}
        if self.name is not None:
            facts["name"] = self.name
        if self.actions:
            facts["actions"] = self.actions
        if self.text is not None:
            facts["text"] = self.text
        if self.undone:
            facts["undone"] = self.undone
        if self.key is not None:
            facts["key"] = self.key
        if self.sent_away is not None:
            facts["sent_away"] = self.sent_away
        return orjson.dumps(facts).decode()

    @staticmethod
    def load(row: Mapping[Any, Any]) -> Entry:
        """An entry as it was stored, without its events."""
        data = orjson.loads(row["data"])
        # Until several could be taken at once, there was one `action`.
        actions = data.get("actions") or ([data["action"]] if "action" in data else [])
        return Entry(
            row["number"],
            row["at"],
            row["kind"],
            row["seat"],
            data.get("name"),
            actions,
            data.get("text"),
            data.get("undone", []),
            key=data.get("key"),
            account=row.get("account"),  # a server of an earlier version tells none
            sent_away=data.get("sent_away"),
        )


@dataclass(slots=True)
class Change:
    """What a command adds to the database."""

    table: str
    entries: list[Entry]
    row: dict[str, object]
    seats: list[Seat] = field(default_factory=list)

    def reseats(self, seat: Seat) -> bool:
        """Whether somebody else sits there now."""
        return any(e.seat == seat.seat and e.kind in ("sat", "left") for e in self.entries)

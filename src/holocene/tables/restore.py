"""A table from what is stored of it: its log, told again."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import orjson
from sqlalchemy import RowMapping as Row

from ..core.journal import Journal
from ..core.record import Record
from .clock import ARRIVAL, ClockFace
from .messages import Replay, ReplayStep, Result
from .model import Entry, Seat, Setup
from .once import Once
from .patch import diff
from .refusal import Refusal
from .table import Table

ONCE: Final = Once(logging.getLogger(__name__))


def restore(setup: Setup, seats: list[Seat], row: Row, entries: Sequence[Row]) -> Table:
    """The table after all its entries."""
    table = Table(setup, seats)
    table.recent.extend(play_log(table, [Entry.load(stored) for stored in entries]))
    _take_row(table, row)
    return table


def advance(
    table: Table, seats: list[Seat], row: Mapping[Any, Any], entries: Sequence[Mapping[Any, Any]]
) -> bool:
    """Bring a table from its last entry to these; whether it could be done without the others.

    After what cannot be, the table is to be read anew.
    """
    new = [Entry.load(stored) for stored in entries]
    as_set_up = (row["name"], row["host_name"]) == (table.setup.name, table.setup.host_name)
    as_seated = [_who(seat) for seat in seats] == [_who(seat) for seat in table.seats]
    in_order = [entry.number for entry in new] == list(range(table.number + 1, row["number"] + 1))
    if not (as_set_up and as_seated and in_order) or any(
        entry.kind in ("started", "undo") for entry in new
    ):
        return False
    try:
        played = _played(table, new)
    except Exception:  # whatever is wrong, reading it anew tells
        return False
    table.seats[:] = seats
    table.recent.extend(played)
    _take_row(table, row)
    return True


def _who(seat: Seat) -> tuple[object, ...]:
    return seat.kind, seat.account, seat.name, seat.bot


def _take_row(table: Table, row: Mapping[Any, Any]) -> None:
    """What is told in the table's own row."""
    table.status = row["status"]
    table.number = row["number"]
    table.updated = row["updated"]
    table.result = None if row["result"] is None else cast(Result, orjson.loads(row["result"]))
    table.counted = row["counted"]
    table.finished = row["finished"]
    table.moved = None if row["moved_by"] is None else (row["moved_by"], row["moved_at"])
    table.told = {} if row["progress"] is None else orjson.loads(row["progress"])
    table.rematch = row["rematch"]
    table.invite = row["invite"]
    if table.awaited() and row["deadline"] is not None:
        table.started = row["deadline"] - ARRIVAL  # time in which no server was up is nobody's
    left = orjson.loads(row["left"])
    table.clocks = ClockFace(table.setup.clock, left, *table.timed(), row["since"])


def play_log(table: Table, entries: Sequence[Entry]) -> list[Entry]:
    """Play a table's log into it. What was taken back is left out, the rest gains its events."""
    try:
        return _played(table, entries)
    except Refusal:
        raise
    except Exception:  # a stranger's game may fail in any way
        ONCE.exception(table.id, "table %s cannot be read", table.id)
        raise _broken() from None


def _played(table: Table, entries: Sequence[Entry]) -> list[Entry]:
    undone = {number for entry in entries for number in entry.undone}
    for entry in entries:
        table.number = entry.number - 1
        table.note(entry)
        if entry.key is not None:
            table.keys.append((entry.seat, entry.key))
        if entry.sent_away is not None:
            table.sent_away.add(entry.sent_away)
        if entry.kind == "started":
            table.started = entry.at
            entry.events = table.begin()
        elif entry.kind == "undo" or entry.number in undone:
            table.position += 1
        elif entry.kind == "act":
            _play(table, entry)
        elif entry.kind in ("timeout", "resigned", "back"):
            table.trail.clear()
    return [entry for entry in entries if entry.number not in undone]


def _play(table: Table, entry: Entry) -> None:
    if table.state is None or entry.seat is None or not entry.actions:
        raise _broken()
    actions = [table.setup.game.action(text) for text in entry.actions]
    entry.events = table.play(entry.seat, actions)


def _broken() -> Refusal:
    return Refusal("broken", "this table's log does not fit its rules")


def replay_of(
    record: Record, seat: int | None, result: Result | None, ends: Sequence[int] | None = None
) -> Replay:
    """A whole game as one viewer may see it.

    A step ends where one of `ends` says, or with each action. A table's steps are its commands:
    others must not learn in how many steps somebody chose.
    """
    journal = Journal()
    state = record.start(journal)
    first = before = state.view(seat)
    journal.events = []
    steps: list[ReplayStep] = []
    taken = 0
    for end in range(1, len(record.actions) + 1) if ends is None else ends:
        for text in record.actions[taken:end]:
            state.apply(record.game.action(text))
        after = state.view(seat)
        events = [cast(dict[str, Any], event.told_to(seat)) for event in journal.events]
        steps.append({"seat": record.actors[taken], "patch": diff(before, after), "events": events})
        before, journal.events, taken = after, [], end
    return {
        "game": record.game.name,
        "rules": record.rules,
        "options": record.options,
        "players": record.players,
        "seat": seat,
        "view": cast(dict[str, Any], first),
        "result": result,
        "steps": steps,
    }

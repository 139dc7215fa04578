"""A table from what is stored of it: its log, told again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import orjson
from sqlalchemy import RowMapping as Row

from ..core.journal import Journal
from ..core.patch import diff
from ..core.record import Record
from .clock import ClockFace
from .messages import Replay, ReplayStep, Result
from .parts import Entry, Seat, Setup
from .refusal import Refusal
from .table import Table, can_be_undone


def entry_from(row: Row) -> Entry:
    data = orjson.loads(row["data"])
    return Entry(
        row["number"],
        row["at"],
        row["kind"],
        row["seat"],
        data.get("name"),
        data.get("action"),
        data.get("text"),
        data.get("undone", []),
    )


def restore(setup: Setup, seats: list[Seat], row: Row, entries: Sequence[Row]) -> Table:
    """The table after all its entries."""
    table = Table(setup, seats)
    for entry in told(table, [entry_from(stored) for stored in entries]):
        table.recent.append(entry)
    table.status = row["status"]
    table.number = row["number"]
    table.updated = row["updated"]
    table.result = None if row["result"] is None else cast(Result, orjson.loads(row["result"]))
    table.rated = row["rated"]
    table.rematch = row["rematch"]
    actor = table.actor
    runs = actor is not None and not table.seats[actor].played_by_bot
    left = orjson.loads(row["left"])
    table.clocks = ClockFace(setup.clock, left, actor if runs else None, row["since"])
    return table


def told(table: Table, entries: Sequence[Entry]) -> Iterable[Entry]:
    """Play a table's log into it; what was taken back is left out. Entries gain their events."""
    undone = {number for entry in entries for number in entry.undone}
    journal = Journal()
    for entry in entries:
        if entry.kind in ("act", "undo"):
            table.position += 1
        if entry.kind == "undo":
            # Of the acts before it, those that are still there can be taken back too.
            table.trail = [number for number in table.trail if number not in entry.undone]
        if entry.number in undone:
            table.trail.append(entry.number)
            continue
        if entry.kind == "started":
            table.record = table.new_record()
            table.state = table.record.start(journal)
        elif entry.kind == "act":
            state = table.state
            if state is None or entry.action is None or entry.seat is None:
                raise _broken()
            try:
                table.record.apply(state, table.setup.game.action(entry.action))
            except ValueError:
                raise _broken() from None
            if state.actor == entry.seat and can_be_undone(journal.events, entry.seat):
                table.trail.append(entry.number)
            else:
                table.trail.clear()
        elif entry.kind in ("timeout", "resigned", "back"):
            table.trail.clear()
        entry.events, journal.events = journal.events, []
        yield entry


def _broken() -> Refusal:
    return Refusal("broken", "this table's log does not fit its rules", 500)


def replay_of(record: Record, seat: int | None, result: Result | None) -> Replay:
    """A whole game as one viewer may see it."""
    journal = Journal()
    state = record.start(journal)
    first = before = state.view(seat)
    journal.events = []
    steps: list[ReplayStep] = []
    for actor, text in zip(record.actors, record.actions, strict=True):
        state.apply(record.game.action(text))
        after = state.view(seat)
        events = [cast(dict[str, Any], event.told_to(seat)) for event in journal.events]
        patch = diff(before, after)
        steps.append({"seat": actor, "action": text, "patch": patch, "events": events})
        before, journal.events = after, []
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

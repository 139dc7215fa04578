"""What servers over one database tell each other of their changes, by NOTIFY."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict

import orjson
from sqlalchemy import Connection, text

from .model import Change, Entry

CHANNEL: Final = "holocene"
CROWDS: Final = "holocene_crowds"  # who looks at which table
LARGEST: Final = 7_500  # bytes; PostgreSQL takes less than 8,000


class Move(TypedDict):
    """What was written, so that nobody need read it: a table's own row, and new entries."""

    row: dict[str, Any]
    entries: list[dict[str, Any]]


class Notice(TypedDict):
    server: str
    tables: list[str]
    people: list[str]
    numbers: list[int]  # of the tables' logs, where nothing has changed beside them
    moves: list[Move | None]


def send(connection: Connection, channel: str, news: Mapping[str, Any]) -> None:
    """To be heard when and if this transaction is committed."""
    connection.execute(
        text("SELECT pg_notify(:channel, :news)"),
        {"channel": channel, "news": orjson.dumps(news).decode()},
    )


def tell_person(connection: Connection, account: str, server: str = "") -> None:
    """A person's sessions or settings have changed; where no server is named, all are told."""
    if connection.dialect.name == "postgresql":
        send(connection, CHANNEL, {"server": server, "tables": [], "people": [account]})


def notices(changes: Sequence[Change], server: str) -> Iterator[Notice]:
    """As few as can hold these changes; one that is too large is to be read."""
    notice, size = _empty(server), 0
    for change in changes:
        move = _move(change)
        length = len(orjson.dumps(move)) + 100
        if length > LARGEST // 2:
            move, length = None, 100
        if size + length > LARGEST:
            yield notice
            notice, size = _empty(server), 0
        notice["tables"].append(change.table)
        notice["numbers"].append(change.entries[-1].number)
        notice["moves"].append(move)
        size += length
    if notice["tables"]:
        yield notice


def _empty(server: str) -> Notice:
    return {"server": server, "tables": [], "people": [], "numbers": [], "moves": []}


def _move(change: Change) -> Move | None:
    """None where seats have changed too, or where the rating of a game may come in between."""
    if change.seats or change.row["status"] != "running":
        return None
    return {"row": change.row, "entries": [entry_row(change.table, it) for it in change.entries]}


def entry_row(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": entry.data(),
        "account": entry.account,
    }


def in_order(moves: Sequence[Move], after: int, number: float) -> Sequence[Mapping[str, Any]]:
    """The entries of moves that lead from one number of a log to another; none if one lacks."""
    entries = [entry for move in moves for entry in move["entries"] if entry["number"] > after]
    wanted = [after + 1 + at for at in range(len(entries))]
    if [entry["number"] for entry in entries] != wanted or after + len(entries) != number:
        return []
    return entries

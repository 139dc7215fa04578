"""Guests who will not come back, and tables that never began. Everything here blocks."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, and_, delete, func, or_, select, update

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.heartbeat import ago
from ..tables.schema import (
    ACCOUNTS,
    ENTRIES,
    RATINGS,
    REVIEWS,
    SEATS,
    SESSIONS,
    SUBSCRIPTIONS,
    TABLES,
)
from .session_store import KEPT

DAY: Final = 24 * 3_600_000  # milliseconds
IDLE: Final = 30 * DAY  # without a visit, for who never played
CLOSED: Final = 7 * DAY  # after which a table is of no use that was closed before it began
MOST: Final = 500  # in one go
_SEEN: Final = (
    select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.account == ACCOUNTS.c.id).scalar_subquery()
)
# Whoever was not here since sessions are kept may have a cookie of before.
_LAST: Final = func.coalesce(_SEEN, ACCOUNTS.c.created + KEPT - IDLE)
_SITS: Final = select(SEATS.c.seat).where(SEATS.c.account == ACCOUNTS.c.id)
_HOSTS: Final = select(TABLES.c.id).where(TABLES.c.host == ACCOUNTS.c.id)
_PLAYS: Final = (
    _SITS.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(TABLES.c.status != "over")
)  # fmt: skip
_GUEST: Final = and_(ACCOUNTS.c.login.is_(None), ACCOUNTS.c.deleted.is_(None))


def forget_guests(engine: Engine) -> int:
    """Those who never played after a month; those who did after half a year, when all is over.

    Games that were played stay, with their names.
    """
    now = now_ms()
    never = and_(_GUEST, ago(engine, IDLE, now) > _LAST, ~or_(_SITS.exists(), _HOSTS.exists()))
    hosting = _HOSTS.where(TABLES.c.status != "over")
    over = and_(_GUEST, ago(engine, KEPT, now) > _LAST, ~or_(_PLAYS.exists(), hosting.exists()))
    with writing(engine) as connection:
        strangers = _found(connection, never)
        players = [id for id in _found(connection, over) if id not in strangers]
        for ids in (strangers, players):
            for kept in (SESSIONS, SUBSCRIPTIONS, RATINGS):
                connection.execute(delete(kept).where(kept.c.account.in_(ids)))
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id.in_(strangers)))
        gone = update(ACCOUNTS).where(ACCOUNTS.c.id.in_(players))
        connection.execute(gone.values(deleted=now, epoch=ACCOUNTS.c.epoch + 1))
    return len(strangers) + len(players)


def forget_tables(engine: Engine) -> int:
    """Those that were closed before they began: no list has them, and nothing was played there."""
    started = select(ENTRIES.c.number).where(
        and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "started")
    )
    unplayed = and_(TABLES.c.result.is_(None), TABLES.c.moved_by.is_(None), ~started.exists())
    closed = and_(TABLES.c.status == "over", TABLES.c.updated < ago(engine, CLOSED, now_ms()))
    with writing(engine) as connection:
        query = select(TABLES.c.id).where(and_(closed, unplayed)).limit(MOST)
        ids = list(connection.execute(query).scalars())
        for kept in (SEATS, ENTRIES, REVIEWS):
            connection.execute(delete(kept).where(kept.c.table_id.in_(ids)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    return len(ids)


def _found(connection: Connection, which: ColumnElement[bool]) -> list[str]:
    query = select(ACCOUNTS.c.id).where(which).order_by(ACCOUNTS.c.created)
    return [str(id) for id in connection.execute(query.limit(MOST)).scalars()]

"""Sessions: who is signed in at which browser. Everything here blocks."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    delete,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import IntegrityError

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.heartbeat import ago
from ..tables.notices import tell_person
from ..tables.refusal import Refusal
from ..tables.schema import ACCOUNTS, SESSIONS
from .signer import LIFETIME, Signer

MOST: Final = 50  # of one person; who comes with more is signed out where they were longest ago
AFRESH: Final = 10 * 60_000  # milliseconds between two notes that somebody was seen
RENEWED: Final = 30 * 24 * 3_600_000  # after which a browser is given its cookie again
KEPT: Final = LIFETIME * 1000  # milliseconds without a sign of life; also for what has ended
_GOOD: Final = and_(SESSIONS.c.ended.is_(None), ACCOUNTS.c.banned.is_(None))
_FOUND: Final = (
    select(
        ACCOUNTS,
        SESSIONS.c.id.label("session"),
        SESSIONS.c.given.label("given"),
        SESSIONS.c.seen.label("seen"),
        SESSIONS.c.ended.label("ended"),
    )
    .select_from(SESSIONS.join(ACCOUNTS))
)  # fmt: skip


def hashed_token(token: str) -> str:
    """What is kept of a cookie: of 144 bits nobody finds another that has them."""
    return urlsafe_b64encode(sha256(token.encode()).digest()[:18]).decode()


class Sessions:
    def __init__(self, engine: Engine, signer: Signer) -> None:
        self._engine: Final = engine
        self._signer: Final = signer

    # Reading

    def find(self, token: str | None, device: str = "", signed_only: bool = False) -> Row | None:
        """Who holds this cookie: their account and its session, as long as that has not ended.

        One that an earlier version signed is a session from the moment it is first seen here.
        """
        if not token or len(token) > 300:
            return None
        id = hashed_token(token)
        row = self._row(id)
        if row is None or signed_only:
            signed = self._signer.read(token)
            if signed is None or not self._is_recent(signed.at):
                return None
            if row is None and self._adopted(id, signed.account, signed.epoch, device):
                row = self._row(id)
        if row is None or row["ended"] is not None or row["banned"] is not None:
            return None
        return row if self._is_recent(row["seen"]) else None

    def _is_recent(self, at: int) -> bool:
        """A clock that was set back ends no session, nor does time in which no server was up."""
        now = now_ms()
        return now - at <= KEPT or at >= ago(self._engine, KEPT, now)

    def _row(self, id: str) -> Row | None:
        with self._engine.connect() as connection:
            return connection.execute(_FOUND.where(SESSIONS.c.id == id)).mappings().first()

    def good(self, account: str) -> set[str]:
        """The sessions of a person that have not ended."""
        query = select(SESSIONS.c.id).select_from(SESSIONS.join(ACCOUNTS))
        with self._engine.connect() as connection:
            theirs = query.where(and_(SESSIONS.c.account == account, _GOOD))
            return {str(id) for id in connection.execute(theirs).scalars()}

    def of(self, account: str) -> list[Row]:
        """The same to be shown, the latest first."""
        theirs = and_(SESSIONS.c.account == account, SESSIONS.c.ended.is_(None))
        query = select(SESSIONS).where(theirs).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        with self._engine.connect() as connection:
            return list(connection.execute(query).mappings())

    # Writing

    def add(self, account: str, device: str, epoch: int | None = None) -> str:
        """A new session; the answer is what its cookie says.

        With the epoch of the account when its password was looked at, which takes a while: where
        all sessions have been ended since, none begins.
        """
        token = secrets.token_urlsafe(24)
        with writing(self._engine) as connection:
            if epoch not in (None, _epoch(connection, account)):
                raise Refusal("wrong-password", "that is not your password any more")
            self._insert(connection, hashed_token(token), account, device)
            latest = select(SESSIONS.c.id).where(_open(account)).order_by(SESSIONS.c.seen.desc())
            kept = list(connection.execute(latest.limit(MOST)).scalars())
            _end(connection, account, SESSIONS.c.id.not_in(kept))
        return token

    def _adopted(self, id: str, account: str, epoch: int, device: str) -> bool:
        """Whether a cookie that was signed before is good; if it is, it is a session now."""
        with suppress(IntegrityError), writing(self._engine) as connection:  # it came twice at once
            if _epoch(connection, account) != epoch:
                return False
            self._insert(connection, id, account, device)
        return True

    def _insert(self, connection: Connection, id: str, account: str, device: str) -> None:
        now = now_ms()
        row = {"id": id, "account": account, "device": device}
        connection.execute(insert(SESSIONS), {**row, "created": now, "given": now, "seen": now})

    def touch(self, id: str, device: str, given: bool = False) -> None:
        """Somebody was seen, and perhaps given their cookie again."""
        now = now_ms()
        values = {"seen": now, "device": device, **({"given": now} if given else {})}
        with writing(self._engine) as connection:
            connection.execute(update(SESSIONS).where(SESSIONS.c.id == id).values(values))

    def end(self, account: str, id: str) -> bool:
        """End one; whether there was one to end."""
        with writing(self._engine) as connection:
            return _end(connection, account, SESSIONS.c.id == id)

    def end_all(self, account: str, but: str | None = None) -> None:
        """End all, or all others; cookies that were signed and never seen again end too."""
        newer = update(ACCOUNTS).where(ACCOUNTS.c.id == account)
        with writing(self._engine) as connection:
            connection.execute(newer.values(epoch=ACCOUNTS.c.epoch + 1))
            end_sessions(connection, account, but)

    def forget(self) -> None:
        """What has been over, or without a sign of life, for long."""
        limit = ago(self._engine, KEPT, now_ms())
        old = or_(SESSIONS.c.ended < limit, SESSIONS.c.seen < limit)
        with writing(self._engine) as connection:
            connection.execute(delete(SESSIONS).where(old))


def _epoch(connection: Connection, account: str) -> int | None:
    """Which it is until this transaction is done: whoever wants another one waits."""
    query = select(ACCOUNTS.c.epoch).where(ACCOUNTS.c.id == account)
    return connection.execute(query.with_for_update(read=True)).scalar()


def end_sessions(connection: Connection, account: str, but: str | None = None) -> None:
    """End all sessions of a person, or all but one; after its epoch was changed.

    Then one that was just beginning is there to be ended, or finds the new epoch and does not.
    """
    _end(connection, account, true() if but is None else SESSIONS.c.id != but)


def _end(connection: Connection, account: str, which: ColumnElement[bool]) -> bool:
    """End some, and their sockets at all servers; whether there was one to end."""
    these = update(SESSIONS).where(and_(_open(account), which))
    if connection.execute(these.values(ended=now_ms())).rowcount == 0:
        return False
    tell_person(connection, account)
    return True


def _open(account: str) -> ColumnElement[bool]:
    return and_(SESSIONS.c.account == account, SESSIONS.c.ended.is_(None))


def is_stale(row: Row) -> bool:
    """Whether it should be noted that somebody was seen."""
    return abs(now_ms() - int(row["seen"])) > AFRESH


def is_old(row: Row) -> bool:
    """Whether their browser should be given its cookie again."""
    return abs(now_ms() - int(row["given"])) > RENEWED

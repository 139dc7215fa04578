"""Browsers that want to be called, by person. Everything here blocks."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Engine, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.schema import SEATS, SUBSCRIPTIONS, TABLES

MOST: Final = 10  # browsers of one person; who comes with more is called at the latest ones
DAY: Final = 24 * 3_600_000


class Subscription(NamedTuple):
    endpoint: str  # at its push service; a secret
    p256dh: str
    auth: str


class Subscriptions:
    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    def of(self, account: str) -> list[Subscription]:
        it = SUBSCRIPTIONS.c
        query = select(it.endpoint, it.p256dh, it.auth).where(it.account == account)
        with self._engine.connect() as connection:
            return [Subscription(*row) for row in connection.execute(query)]

    def keep(self, account: str, browser: Subscription) -> None:
        """Whoever had this browser before is not called there any more."""
        it = SUBSCRIPTIONS.c
        now = now_ms()
        known = select(it.account, it.p256dh, it.auth).where(
            and_(it.endpoint == browser.endpoint, it.seen > now - DAY)
        )
        with self._engine.connect() as connection:
            if connection.execute(known).first() == (account, browser.p256dh, browser.auth):
                return  # as is told with every visit
        latest = select(it.endpoint).where(it.account == account).order_by(it.seen.desc())
        with suppress(IntegrityError), writing(self._engine) as connection:  # it came twice at once
            connection.execute(delete(SUBSCRIPTIONS).where(it.endpoint == browser.endpoint))
            kept = list(connection.execute(latest.limit(MOST - 1)).scalars())
            old = and_(it.account == account, it.endpoint.not_in(kept))
            connection.execute(delete(SUBSCRIPTIONS).where(old))
            row = {**browser._asdict(), "account": account, "seen": now}
            connection.execute(insert(SUBSCRIPTIONS), row)

    def end(self, account: str, endpoint: str | None = None) -> None:
        """A person is called at this browser no more; without one, nowhere."""
        it = SUBSCRIPTIONS.c
        theirs = delete(SUBSCRIPTIONS).where(it.account == account)
        with writing(self._engine) as connection:
            connection.execute(
                theirs if endpoint is None else theirs.where(it.endpoint == endpoint)
            )

    # Who was called to what

    def claim(self, table: str, account: str, position: int) -> bool:
        """Whether nobody has called them to this position yet; of two servers, one may."""
        it = SEATS.c
        uncalled = or_(it.called.is_(None), it.called < position)
        claim = update(SEATS).where(and_(it.table_id == table, it.account == account, uncalled))
        with writing(self._engine) as connection:
            return connection.execute(claim.values(called=position)).rowcount > 0

    def lately_asked(self, since: int) -> list[tuple[str, str]]:
        """Whose move it has become since then: table and person, of those who can be called."""
        it = TABLES.c
        mine = and_(SEATS.c.table_id == it.id, SEATS.c.seat == it.to_move)
        query = (
            select(it.id, SEATS.c.account)
            .join(SEATS, mine)
            .where(and_(it.status == "running", it.updated >= since))
            .where(SEATS.c.account.in_(select(SUBSCRIPTIONS.c.account)))
            .order_by(it.updated)
        )
        with self._engine.connect() as connection:
            return [(table, account) for table, account in connection.execute(query)]

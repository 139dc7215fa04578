"""What whoever runs the house may do, also while servers run. Everything here blocks."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Engine, and_, delete, func, select, update
from sqlalchemy import RowMapping as Row

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.refusal import Refusal
from ..tables.schema import ACCOUNTS, ENTRIES, RATINGS, SEATS, SESSIONS, SUBSCRIPTIONS, TABLES
from ..tables.store import Store
from .accounts import Accounts
from .models import Settings
from .orders import Pause, give_order
from .session_store import end_sessions, hashed_token

LISTED: Final = 50
GOOD_FOR: Final = 24 * 3_600_000  # milliseconds in which a new password can be set by a code
NOBODY: Final = "Anonym"  # read alike in all our languages


class Admin:
    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # Looking

    def accounts(self, part: str = "", guests: bool = False, most: int = LISTED) -> Sequence[Row]:
        """People whose name has this part, those seen last first; at how many tables they sit."""
        seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.account == ACCOUNTS.c.id)
        sits = (
            select(func.count(SEATS.c.table_id.distinct()))
            .select_from(SEATS.join(TABLES))
            .where(and_(SEATS.c.account == ACCOUNTS.c.id, TABLES.c.status != "over"))
        )
        query = select(
            ACCOUNTS.c.id,
            ACCOUNTS.c.name,
            ACCOUNTS.c.login,
            ACCOUNTS.c.banned,
            seen.scalar_subquery().label("seen"),
            sits.scalar_subquery().label("tables"),
        ).where(
            and_(ACCOUNTS.c.deleted.is_(None), ACCOUNTS.c.name.icontains(part, autoescape=True))
        )
        if not guests:
            query = query.where(ACCOUNTS.c.login.is_not(None))
        query = query.order_by(func.coalesce(seen.scalar_subquery(), 0).desc(), ACCOUNTS.c.id)
        with self._engine.connect() as connection:
            return connection.execute(query.limit(most)).mappings().all()

    def tables(
        self, part: str = "", over: bool = False, most: int = LISTED
    ) -> list[dict[str, Any]]:
        """Tables at which somebody of that name sits, the latest first."""
        named = select(SEATS.c.table_id).where(SEATS.c.name.icontains(part, autoescape=True))
        query = select(TABLES).where(TABLES.c.id.in_(named))
        if not over:
            query = query.where(TABLES.c.status != "over")
        query = query.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(most)
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            found = []
            for row in rows:
                seats = select(SEATS.c.name).where(SEATS.c.table_id == row["id"])
                names = connection.execute(seats.order_by(SEATS.c.seat)).scalars()
                found.append({**row, "names": [name or "-" for name in names]})
        return found

    def find(self, who: str) -> Row:
        """By the name one signs in by, or by the number of an account, which a guest has too."""
        accounts = Accounts(self._engine)
        row = accounts.row(who) or accounts.named(who)  # a name may read almost as a number does
        if row is None or row["deleted"] is not None:
            raise ValueError(f"{who}: nobody signs in by this name, nor is it an account's number")
        return row

    # People

    def ban(self, who: str, banned: bool = True) -> Row:
        """Nobody comes in by this account; where somebody did, they are out."""
        row = self.find(who)
        with writing(self._engine) as connection:
            _change(connection, row, banned=now_ms() if banned else None)
            if banned:
                _sign_out(connection, row)
            give_order(connection, "person", row["id"])
        return row

    def reset(self, who: str) -> str:
        """A code by which a new password can be set, once; the old one is good no more."""
        row = self.find(who)
        if row["login"] is None:
            raise ValueError(f"{row['name']}: a guest has no password")
        code = secrets.token_urlsafe(18)
        until = now_ms() + GOOD_FOR
        with writing(self._engine) as connection:
            _change(connection, row, password=None, reset=hashed_token(code), reset_until=until)
            _sign_out(connection, row)
            give_order(connection, "person", row["id"])
        return code

    def delete(self, who: str) -> Row:
        """Nothing of a person stays; games they played do, without their name."""
        row = self.find(who)
        now = now_ms()
        with writing(self._engine) as connection:
            _sign_out(connection, row)
            for kept in (SESSIONS, RATINGS):
                connection.execute(delete(kept).where(kept.c.account == row["id"]))
            _forget_names(connection, row)
            nothing = dict.fromkeys(("login", "look", "password", "reset", "reset_until"))
            usual = orjson.dumps(Settings().model_dump()).decode()
            gone = {"name": NOBODY, "settings": usual, "banned": now, "deleted": now}
            _change(connection, row, **nothing, **gone)
            give_order(connection, "person", row["id"])
        return row

    # Tables, and the house

    def end(self, table: str) -> None:
        """End a table as it is: nobody wins, and no rating changes."""
        try:
            Store(self._engine).end(table, None, "ended", now_ms(), "admin")
        except Refusal as refusal:
            raise ValueError(f"{table}: {refusal.message}") from None
        with writing(self._engine) as connection:
            give_order(connection, "table", table)

    def pause(self, pause: Pause | None) -> None:
        with writing(self._engine) as connection:
            give_order(connection, "pause", "" if pause is None else str(pause))


def _change(connection: Connection, row: Row, **values: object) -> None:
    """What was read a moment ago may be another's doing meanwhile; this counts then."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == row["id"]).values(values))


def _sign_out(connection: Connection, row: Row) -> None:
    _change(connection, row, epoch=ACCOUNTS.c.epoch + 1)  # cookies of earlier versions too
    end_sessions(connection, row["id"])
    theirs = SUBSCRIPTIONS.c.account == row["id"]
    connection.execute(delete(SUBSCRIPTIONS).where(theirs))


def _forget_names(connection: Connection, row: Row) -> None:
    """Where they sit, in all lines of logs that tell their names, and of tables called so."""
    names = {row["name"]}
    whose = ENTRIES.c.account == row["id"]
    for entry in connection.execute(select(ENTRIES).where(whose)).mappings().all():
        data = orjson.loads(entry["data"])
        names.add(data["name"])
        text = orjson.dumps({**data, "name": NOBODY}).decode()
        this = and_(ENTRIES.c.table_id == entry["table_id"], ENTRIES.c.number == entry["number"])
        connection.execute(update(ENTRIES).where(this).values(data=text))
    mine = SEATS.c.account == row["id"]
    names.update(connection.execute(select(SEATS.c.name).where(mine)).scalars())
    connection.execute(update(SEATS).where(mine).values(name=NOBODY, known=False))
    # A table that was given no name has that which its host had then.
    hosts = and_(TABLES.c.host == row["id"], TABLES.c.name.in_(names))
    connection.execute(update(TABLES).where(hosts).values(name=NOBODY))

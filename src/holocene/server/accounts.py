"""People: guests, accounts with a password, their settings. Everything here blocks."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Engine, and_, insert, select, update
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import IntegrityError

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.ids import new_id
from ..tables.refusal import Refusal
from ..tables.schema import ACCOUNTS, RATINGS
from .looks import look
from .models import Me, Rating, Settings
from .names import folded, folded_before
from .session_store import end_sessions, hashed_token

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's advice
DUMMY: Final = HASHER.hash("nobody has this password")  # unknown names take as long as known ones


def settings_of(row: Row) -> Settings:
    return Settings(**orjson.loads(row["settings"]))


class Accounts:
    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # Reading

    def row(self, id: str) -> Row | None:
        query = select(ACCOUNTS).where(ACCOUNTS.c.id == id)
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().first()

    def me(self, row: Row) -> Me:
        query = select(RATINGS).where(RATINGS.c.account == row["id"]).order_by(RATINGS.c.game)
        with self._engine.connect() as connection:
            ratings = connection.execute(query).mappings().all()
        return Me(
            id=row["id"],
            name=row["name"],
            guest=row["login"] is None,
            settings=settings_of(row),
            ratings=[
                Rating(game=rating["game"], rating=round(rating["rating"]), games=rating["games"])
                for rating in ratings
            ],
        )

    def named(self, name: str) -> Row | None:
        """Who signs in by this name."""
        before = folded_before(name)  # where two names became one, each is found as it was
        with self._engine.connect() as connection:
            for login in dict.fromkeys((before, folded(name))):
                query = select(ACCOUNTS).where(ACCOUNTS.c.login == login)
                row = connection.execute(query).mappings().first()
                if row is not None:
                    return row
        return None

    def look_again(self) -> None:
        """Accounts from before it was kept how a name looks: those that look alike stay so."""
        old = and_(ACCOUNTS.c.login.is_not(None), ACCOUNTS.c.look.is_(None))
        with self._engine.connect() as connection:
            rows = connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(old)).all()
        for id, name in rows:
            with suppress(IntegrityError), writing(self._engine) as connection:
                connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(_login(name)))

    # Writing

    def add_guest(self, name: str, settings: Settings) -> Row:
        return self._add({"name": name}, settings)

    def sign_up(self, name: str, hashed: str, guest: Row | None) -> Row:
        """A new account; a guest keeps all it has, unless it has become one meanwhile."""
        values = {"name": name, "password": hashed, **_login(name)}
        self._check_number(name)
        try:
            if guest is not None and self._update(guest, values):
                return self._again(guest)
            return self._add(values, Settings())
        except IntegrityError:
            raise Refusal("name-taken", "this name is taken") from None

    def change(
        self,
        row: Row,
        name: str | None,
        settings: Settings | None,
        hashed: str | None,
        session: str | None = None,
    ) -> Row:
        """With another password all sessions end but the one that asks for it."""
        while True:
            values = _changes(row, name, settings, hashed)
            if "login" in values:
                self._check_number(values["name"])
            try:
                if not values or self._update(row, values, session):
                    return self._again(row)
            except IntegrityError:
                raise Refusal("name-taken", "this name is taken") from None
            before, row = row, self._again(row)
            if row["epoch"] != before["epoch"]:  # somebody was quicker with another password
                raise _too_late(hashed is not None)

    def _check_number(self, name: str) -> None:
        """Nobody signs in by the number of an account: `holocene admin` takes either."""
        if self.row(name) is not None:
            raise Refusal("name-taken", "this name is taken")

    def _again(self, row: Row) -> Row:
        """The account as it is now."""
        found = self.row(row["id"])
        assert found is not None
        return found

    def _add(self, who: dict[str, str], settings: Settings) -> Row:
        id = new_id(12)
        values = {
            **who,
            "id": id,
            "epoch": 0,
            "settings": orjson.dumps(settings.model_dump()).decode(),
            "created": now_ms(),
        }
        with writing(self._engine) as connection:
            connection.execute(insert(ACCOUNTS), values)
        row = self.row(id)
        assert row is not None
        return row

    def _update(self, row: Row, values: dict[str, Any], session: str | None = None) -> bool:
        """Whether the account was still as it was read: its epoch, and whether it is a guest."""
        same = and_(
            ACCOUNTS.c.id == row["id"],
            ACCOUNTS.c.epoch == row["epoch"],
            ACCOUNTS.c.login.is_not_distinct_from(row["login"]),
        )
        with writing(self._engine) as connection:
            done = connection.execute(update(ACCOUNTS).where(same).values(values)).rowcount == 1
            if done and "epoch" in values:
                end_sessions(connection, row["id"], session)
            return done

    # The way back to a forgotten password

    def reset(self, code: str, hashed: str) -> Row:
        """A new password for whoever was given this code, which is good once."""
        query = select(ACCOUNTS).where(ACCOUNTS.c.reset == hashed_token(code))
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        values = {"password": hashed, "reset": None, "reset_until": None}
        if (
            row is None
            or row["reset_until"] < now_ms()
            or not self._update(row, {**values, "epoch": row["epoch"] + 1})
        ):
            raise Refusal("bad-code", "this code is not good any more")
        return self._again(row)


def _login(name: str) -> dict[str, str]:
    """What nobody else may have."""
    return {"login": folded(name), "look": look(name)}


def _changes(
    row: Row, name: str | None, settings: Settings | None, hashed: str | None
) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if name is not None and name != row["name"]:
        values["name"] = name
        if row["login"] is not None:
            values.update(_login(name))
    if settings is not None:
        values["settings"] = orjson.dumps(settings.model_dump()).decode()
    if hashed is not None:
        values["password"] = hashed
        values["epoch"] = row["epoch"] + 1  # sessions elsewhere end
        values["reset"] = None  # as does a code that was asked for
    return values


def _too_late(by_password: bool) -> Refusal:
    if by_password:
        return Refusal("wrong-password", "that is not your password any more")
    return Refusal("no-session", "say who you are first")


def hashed(password: str) -> str:
    """Takes a while on purpose: not to be done where writing waits for it."""
    return HASHER.hash(password)


def verify(hashed: str | None, password: str) -> bool:
    """Whether the password is the one that was hashed; without any it takes as long to say no."""
    try:
        return HASHER.verify(hashed or DUMMY, password)
    except (VerificationError, InvalidHashError):
        return False

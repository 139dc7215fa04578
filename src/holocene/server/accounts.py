"""People: guests, accounts with a password, their settings. Everything here blocks."""

from __future__ import annotations

import secrets
from typing import Any, Final

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Engine, insert, select, update
from sqlalchemy import RowMapping as Row
from sqlalchemy.exc import IntegrityError

from ..tables.clock import now_ms
from ..tables.database import writing
from ..tables.refusal import Refusal
from ..tables.schema import ACCOUNTS, RATINGS
from .models import Me, Rating, Settings
from .names import folded

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's advice
DUMMY: Final = HASHER.hash("nobody has this password")  # unknown names take as long as known ones


def settings_of(row: Row) -> Settings:
    return Settings(**orjson.loads(row["settings"]))


class Accounts:
    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine

    # Reading

    def find(self, id: str, epoch: int) -> Row | None:
        """The account of a session that is still good."""
        row = self.row(id)
        return row if row is not None and row["epoch"] == epoch else None

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
        query = select(ACCOUNTS).where(ACCOUNTS.c.login == folded(name))
        with self._engine.connect() as connection:
            return connection.execute(query).mappings().first()

    # Writing

    def add_guest(self, name: str, settings: Settings) -> Row:
        return self._add(name, None, None, settings)

    def sign_up(self, name: str, hashed: str, guest: Row | None) -> Row:
        """A new account; a guest keeps all it has."""
        try:
            if guest is None:
                return self._add(name, folded(name), hashed, Settings())
            values = {"name": name, "login": folded(name), "password": hashed}
            self._update(guest["id"], values)
        except IntegrityError:
            raise Refusal("name-taken", "this name is taken") from None
        row = self.row(guest["id"])
        assert row is not None
        return row

    def change(
        self, row: Row, name: str | None, settings: Settings | None, hashed: str | None
    ) -> Row:
        values: dict[str, Any] = {}
        if name is not None and name != row["name"]:
            values["name"] = name
            if row["login"] is not None:
                values["login"] = folded(name)
        if settings is not None:
            values["settings"] = orjson.dumps(settings.model_dump()).decode()
        if hashed is not None:
            values["password"] = hashed
            values["epoch"] = row["epoch"] + 1  # sessions elsewhere end
        if values:
            try:
                self._update(row["id"], values)
            except IntegrityError:
                raise Refusal("name-taken", "this name is taken") from None
        changed = self.row(row["id"])
        assert changed is not None
        return changed

    def _add(self, name: str, login: str | None, password: str | None, settings: Settings) -> Row:
        id = secrets.token_urlsafe(12)
        values = {
            "id": id,
            "name": name,
            "login": login,
            "password": password,
            "epoch": 0,
            "settings": orjson.dumps(settings.model_dump()).decode(),
            "created": now_ms(),
        }
        with writing(self._engine) as connection:
            connection.execute(insert(ACCOUNTS), values)
        row = self.row(id)
        assert row is not None
        return row

    def _update(self, id: str, values: dict[str, Any]) -> None:
        with writing(self._engine) as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(values))


def hashed(password: str) -> str:
    """Takes a while on purpose: not to be done where writing waits for it."""
    return HASHER.hash(password)


def verify(hashed: str | None, password: str) -> bool:
    """Whether the password is the one that was hashed; without any it takes as long to say no."""
    try:
        return HASHER.verify(hashed or DUMMY, password)
    except (VerificationError, InvalidHashError):
        return False

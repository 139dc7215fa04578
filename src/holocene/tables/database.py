"""Opening a database: SQLite with no further set-up, or PostgreSQL."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from .schema import KEYS

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
LOCKED: Final = 2.0  # seconds that one waits where another program holds the database
ANSWERING: Final = 5  # seconds in which PostgreSQL must let one in
MIGRATING: Final = 7_105_210_319  # a number of our own for PostgreSQL's advisory lock


def connect(address: str) -> Engine:
    """An engine for `sqlite:///file.db` or `postgresql+psycopg://user@host/name`."""
    url = address_of(address)
    backend = url.get_backend_name()
    if url.drivername == "postgresql":
        url = url.set(drivername=DRIVERS["postgresql"])
    if backend == "postgresql":
        engine = create_engine(
            with_patience(url),
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
        )
        event.listen(engine, "connect", _prepare_postgresql)
        return engine
    if not url.database or url.database == ":memory:":
        raise ValueError(f"database: SQLite needs a file; {_how()}")
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets
    engine = create_engine(
        url,
        connect_args={"timeout": LOCKED},
        paramstyle="named",
        hide_parameters=True,  # seeds and names do not belong into a log of errors
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", partial(_begin_sqlite, SameFile(url.database)))
    return engine


def with_patience(url: URL) -> URL:
    """Nobody waits for ever for a PostgreSQL that is not there, or that fell silent."""
    usual = {
        "connect_timeout": str(ANSWERING),
        "keepalives_idle": "10",
        "keepalives_interval": "5",
        "keepalives_count": "3",
        "tcp_user_timeout": "30000",
    }
    return url.update_query_dict({name: usual[name] for name in usual if name not in url.query})


def address_of(text: str) -> URL:
    """The address of a database, if it is one of those that can be used."""
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError):
        raise ValueError(f"database: this is not an address; {_how()}") from None
    if backend not in DRIVERS:
        raise ValueError(f"database: {backend} is not supported; {_how()}")
    return url


def _how() -> str:
    return "give sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME"


def _prepare_sqlite(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """WAL lets readers go on while one writes; FULL has each commit on disk before it is told."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_postgresql(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Nobody waits for ever where another program holds a lock."""
    connection.execute(f"SET lock_timeout = {int(LOCKED * 1000)}")
    connection.commit()


class Vanished(OSError):
    """The file of the database is not the one that was opened."""


class SameFile:
    """Whether a path is still the file it was: a file without a name takes all that is written."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._was: Final = self._is()

    def check(self) -> None:
        if self._is() != self._was:
            raise Vanished(f"the database {self._path} was moved, replaced or deleted")

    def _is(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _begin_sqlite(file: SameFile, connection: Connection) -> None:
    """A transaction that will write says so at once: one that found out later could not wait."""
    writes = connection.get_execution_options().get("writes", False)
    if writes:
        file.check()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def claim(engine: Engine) -> None:
    """Keep other servers from the same SQLite file for as long as this process lives.

    They would not hear of each other's moves; over PostgreSQL they do.
    """
    file = engine.url.database
    if engine.dialect.name != "sqlite" or fcntl is None:
        return
    lock = os.open(f"{file}-server", os.O_RDWR | os.O_CREAT, 0o600)  # closed with the process
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise ValueError(
            f"database: another server has {file} open; give it another file, or PostgreSQL"
        ) from None


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes, whole or not at all."""
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Several queries that see the database as of one moment, as SQLite's always do."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database to the present schema; several servers may do so at once."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = 0"))  # another one migrates
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        _check_version(connection, config)
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def check_writable(engine: Engine) -> None:
    """Whether it can be written to: a copy of another PostgreSQL is for reading only."""
    with writing(engine) as connection:
        connection.execute(update(KEYS).where(KEYS.c.name == "").values(value=""))


def why_not(error: Exception) -> str:
    """In one sentence, why a database cannot be used."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    [first, *_] = str(cause).splitlines() or [type(cause).__name__]
    return f"database: cannot be opened: {first}"


def check_ready(engine: Engine) -> None:
    """Whether a server of this version has used it: nobody else brings it to the present schema."""
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    with engine.connect() as connection:
        _check_version(connection, config)
        found = MigrationContext.configure(connection).get_current_revision()
    if found != ScriptDirectory.from_config(config).get_current_head():
        raise ValueError("database: no server of this version has used it yet; start one first")


def _check_version(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise ValueError(
            f"database: a newer version of Holocene has used it (schema {found}); install that one"
        )


def key(engine: Engine, name: str) -> str:
    """A secret of this database, made when it is first asked for."""
    find = select(KEYS.c.value).where(KEYS.c.name == name)
    for _ in range(2):
        with engine.connect() as connection:
            found = connection.execute(find).scalar()
        if found is not None:
            return str(found)
        try:
            with writing(engine) as connection:
                row = {"name": name, "value": secrets.token_urlsafe(32)}
                connection.execute(insert(KEYS), row)
        except IntegrityError:
            continue  # another server was first
    return key(engine, name)

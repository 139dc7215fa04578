"""A copy of a database in one file, as of one moment, and back again."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from . import database

BESIDE: Final = ("-wal", "-shm")  # what SQLite keeps beside its file
STEP: Final = 1000  # pages that are copied before Ctrl+C is heard


def backup(address: str, target: Path) -> int:
    """Write a copy, whole or not at all; tells its size. Whoever plays notices nothing."""
    source = _file(address, "pg_dump --format=custom")
    if not source.exists():
        raise ValueError(f"database: there is no {source}")
    if target.exists():
        raise ValueError(f"{target}: there is such a file already")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
        with _told(source):
            _copy(source, part)
        _check(part)
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(part)) as other:
        one.execute("BEGIN")
        one.execute("SELECT count(*) FROM sqlite_master").fetchone()
        # It reads what is there now; else each write of others would have it begin anew.
        one.backup(other, pages=STEP)
        other.execute("PRAGMA journal_mode=DELETE")  # it is one file, and nothing beside it


def restore(source: Path, address: str) -> Path | None:
    """Put a copy in the place of the database; tells where that is kept, if there was one."""
    target = _file(address, "pg_restore --clean")
    if not source.exists():
        raise ValueError(f"{source}: there is no such file")
    _check(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    owner = os.stat(target if target.exists() else target.parent)
    database.claim(database.connect(address))  # refused while a server has it open
    part = target.with_name(f"{target.name}.part")
    _remove(part)  # of a try that was cut off
    try:
        shutil.copyfile(source, part)
        os.chmod(part, 0o600)
        with _told(source):
            engine = database.connect(f"sqlite:///{part}")
            try:
                database.migrate(engine)  # or say that a newer version made it
            finally:
                engine.dispose()
            _settle(part)
        for file in (part, Path(f"{target}-server")):  # whose lock it is
            _give(file, owner)
        kept = _set_aside(target)
        os.replace(part, target)
    finally:
        _remove(part)
    return kept


def _remove(file: Path) -> None:
    """With what lies beside it."""
    for end in ("", *BESIDE):
        Path(f"{file}{end}").unlink(missing_ok=True)


def _settle(file: Path) -> None:
    """Everything into the file itself."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")


def _give(file: Path, owner: os.stat_result) -> None:
    """To whoever has the database: root may do this for a server that runs as somebody else."""
    if file.exists() and file.stat().st_uid != owner.st_uid:
        os.chown(file, owner.st_uid, owner.st_gid)


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What SQLite cannot do, in one sentence."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise ValueError(f"{file}: it cannot be copied ({cause})") from None


def _set_aside(target: Path) -> Path | None:
    """The database that was there, under another name; an empty one is nothing to keep."""
    if target.stat().st_size == 0:
        _remove(target)  # what lies beside it would be taken for a part of the next one
        return None
    kept = _free_name(target)
    try:
        _settle(target)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise ValueError(f"database: another program has {target} open") from None
        # It is damaged, which may be why one restores: it is kept as it is.
    for end in (*BESIDE, ""):
        with suppress(FileNotFoundError):
            os.replace(f"{target}{end}", f"{kept}{end}")
    return kept


def _free_name(target: Path) -> Path:
    """What was kept of an earlier time stays too."""
    names = (f"{target.name}.before{number or ''}" for number in count())
    return next(kept for name in names if not (kept := target.with_name(name)).exists())


def _file(address: str, instead: str) -> Path:
    try:
        url = make_url(address)
    except ArgumentError:
        url = None
    if url is not None and url.get_backend_name() == "postgresql":
        raise ValueError(f"database: PostgreSQL has a command of its own for this: {instead}")
    if url is None or url.get_backend_name() != "sqlite" or not url.database:
        raise ValueError("database: expected sqlite:///FILE")
    return Path(url.database)


def _check(file: Path) -> None:
    """Whether it is a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT count(*) FROM entries").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise ValueError(f"{file}: this is no database of Holocene ({error})") from None
    if sound != ("ok",):
        raise ValueError(f"{file}: it is damaged ({sound[0]})")

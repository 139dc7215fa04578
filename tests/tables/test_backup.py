"""A copy of a database that somebody writes to, and the way back."""

from __future__ import annotations

import os
import re
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, inspect, make_url, select, text, update

from holocene.tables import database
from holocene.tables.backup import backup, restore
from holocene.tables.schema import KEYS
from tests.tables.postgres import Postgres

PAGES = 8_000  # that a copy takes several steps for
WRITES = 20_000  # of whoever writes beside it, if the copy does not end before


@pytest.fixture
def address(tmp_path: Path) -> str:
    """A database that a server has used."""
    address = f"sqlite:///{tmp_path}/holocene.db"
    engine = database.connect(address)
    database.migrate(engine)
    engine.dispose()
    return address


class Beside(threading.Thread):
    """Writes the same number at two places, again and again, each time in one transaction."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self.begun = threading.Event()
        self.enough = threading.Event()
        self.writes = 0

    def run(self) -> None:
        with closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous=OFF")
            while self.writes < WRITES and not self.enough.is_set():
                connection.execute("BEGIN IMMEDIATE")
                for name in ("first", "last"):
                    connection.execute("UPDATE pairs SET n=? WHERE name=?", (self.writes, name))
                connection.execute("COMMIT")
                self.writes += 1
                self.begun.set()


def test_a_copy_ends_while_somebody_writes(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE pairs (name TEXT PRIMARY KEY, n INTEGER)")
        connection.execute("INSERT INTO pairs VALUES ('first', -1)")
        connection.execute("CREATE TABLE heap (data BLOB)")
        connection.executemany(
            "INSERT INTO heap VALUES (?)", ((bytes(4000),) for _ in range(PAGES))
        )
        connection.execute("INSERT INTO pairs VALUES ('last', -1)")
        connection.commit()
    beside = Beside(file)
    beside.start()
    try:
        beside.begun.wait()
        backup(address, copy)
        written = beside.writes
    finally:
        beside.enough.set()
        beside.join()
    assert written < WRITES  # it did not wait until nobody wrote
    with closing(sqlite3.connect(copy)) as connection:
        [[first], [last]] = connection.execute("SELECT n FROM pairs ORDER BY name")
        assert 0 <= first == last < written
        [[pages]] = connection.execute("SELECT count(*) FROM heap")
        assert pages == PAGES


def house_called(file: Path) -> str | None:
    with closing(sqlite3.connect(file)) as connection:
        row = connection.execute("SELECT value FROM keys WHERE name='house'").fetchone()
    return None if row is None else str(row[0])


def call_house(file: Path, name: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT OR REPLACE INTO keys VALUES ('house', ?)", (name,))
        connection.commit()


@pytest.fixture(autouse=True)
def nobody_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    """A claim lasts as long as the process, which here goes on."""
    monkeypatch.setattr(database, "claim", lambda engine: None)


def test_what_was_kept_before_stays(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    call_house(file, "copied")
    backup(address, copy)
    kept = []
    for name in ("first", "second", "third"):
        call_house(file, name)
        kept.append(restore(copy, address))
        assert house_called(file) == "copied"
    assert [path and house_called(path) for path in kept] == ["first", "second", "third"]
    assert kept[0] == tmp_path / "holocene.db.before"


def test_of_a_restore_that_fails_nothing_stays(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    backup(address, copy)
    call_house(file, "here")
    newer = tmp_path / "newer.db"
    newer.write_bytes(copy.read_bytes())
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num='9999'")
        connection.commit()
    before = sorted(tmp_path.iterdir())
    with pytest.raises(ValueError, match="newer version"):
        restore(newer, address)
    assert sorted(tmp_path.iterdir()) == before
    assert house_called(file) == "here"


def test_a_restore_that_was_cut_off_is_no_obstacle(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    call_house(file, "copied")
    backup(address, copy)
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"holocene.db.part{end}").write_bytes(b"half of it")
    restore(copy, address)
    assert house_called(file) == "copied"
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.parametrize("damage", ["no database", "torn pages"])
def test_a_damaged_database_is_set_aside_as_it_is(
    address: str, tmp_path: Path, damage: str
) -> None:
    """That is what one restores for."""
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    call_house(file, "copied")
    backup(address, copy)
    broken = b"not a database at all" * 1000
    if damage == "torn pages":
        broken = file.read_bytes()[:100] + bytes(file.stat().st_size - 100)
    file.write_bytes(broken)
    beside = tmp_path / "holocene.db-wal"
    beside.write_bytes(b"what was written last")
    kept = restore(copy, address)
    assert kept == tmp_path / "holocene.db.before"
    assert kept.read_bytes() == broken
    assert not beside.exists()
    assert house_called(file) == "copied"
    with pytest.raises(ValueError, match=r"before: it cannot be copied"):
        backup(f"sqlite:///{kept}", tmp_path / "other.db")
    assert not list(tmp_path.glob("other*"))


def test_nothing_of_a_database_that_is_gone_comes_back(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    call_house(file, "copied")
    backup(address, copy)
    with closing(sqlite3.connect(file)) as held:
        held.execute("PRAGMA journal_mode=WAL")
        held.execute("UPDATE keys SET value='later' WHERE name='house'")
        held.commit()
        beside = (tmp_path / "holocene.db-wal").read_bytes()
    file.unlink()
    (tmp_path / "holocene.db-wal").write_bytes(beside)
    assert restore(copy, address) is None
    assert house_called(file) == "copied"


def test_what_another_program_holds_is_left_alone(address: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    call_house(file, "here")
    backup(address, copy)
    with closing(sqlite3.connect(file)) as held:
        held.execute("PRAGMA journal_mode=WAL")
        held.execute("BEGIN IMMEDIATE")
        with pytest.raises(ValueError, match="another program has"):
            restore(copy, address)
        held.execute("ROLLBACK")
    assert house_called(file) == "here"
    assert not list(tmp_path.glob("*.before"))


@pytest.mark.parametrize("there", [True, False])
def test_what_is_restored_belongs_to_whoever_had_it(
    address: str, tmp_path: Path, there: bool
) -> None:
    """The server runs as another than root, who may restore all the same."""
    file, copy = tmp_path / "holocene.db", tmp_path / "copy.db"
    backup(address, copy)
    somebody = 65534 if os.geteuid() == 0 else os.geteuid()
    os.chown(file if there else tmp_path, somebody, -1)
    if not there:
        file.unlink()
    (tmp_path / "holocene.db-server").touch()
    restore(copy, address)
    assert file.stat().st_uid == somebody
    assert file.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "holocene.db-server").stat().st_uid == somebody
    assert copy.stat().st_uid == os.geteuid()


def test_a_copy_of_postgresql_and_back_again(postgres: Postgres, tmp_path: Path) -> None:
    """With the commands of the page, in a database made by them."""

    def run(*names: str) -> None:
        lines = re.findall(
            rf"^(?:{'|'.join(names)}) .*|(?<=`)(?:{'|'.join(names)}) [^`]+", page, re.M
        )
        assert len(lines) == len(names)
        for line in lines:
            words = re.sub(r"\bholocene(?=\s|$)", "house", line).split()
            postgres.command(*words, folder=tmp_path)

    def house_called() -> str | None:
        with engine.connect() as connection:
            return connection.execute(select(KEYS.c.value).where(KEYS.c.name == "house")).scalar()

    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
    run("createuser", "createdb")
    address = make_url(postgres.address("house")).set(username="house")
    engine = database.connect(address.render_as_string())
    try:
        database.migrate(engine)
        with database.writing(engine) as connection:
            connection.execute(insert(KEYS), {"name": "house", "value": "copied"})
        run("pg_dump")
        with database.writing(engine) as connection:
            connection.execute(update(KEYS).values(value="later"))
            connection.execute(text("ALTER TABLE entries ADD COLUMN later text"))
        run("pg_restore")
        assert house_called() == "copied"
        database.migrate(engine)
        database.check_writable(engine)
        with database.writing(engine) as connection:
            columns = {column["name"] for column in inspect(connection).get_columns("entries")}
        assert "later" not in columns
    finally:
        engine.dispose()

"""Addresses, and the schema that the migrations make."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from holocene.tables import database
from holocene.tables.schema import METADATA


def test_the_migrations_make_the_schema(empty: str) -> None:
    engine = database.connect(empty)
    database.migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_migrating_again_changes_nothing(empty: str) -> None:
    engine = database.connect(empty)
    database.migrate(engine)
    key = database.key(engine, "session")
    database.migrate(engine)
    assert database.key(engine, "session") == key
    engine.dispose()


def test_several_servers_migrate_at_once(empty: str) -> None:
    def migrate(_: int) -> None:
        engine = database.connect(empty)
        database.migrate(engine)
        engine.dispose()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(migrate, range(4)))
    engine = database.connect(empty)
    assert set(METADATA.tables) <= set(inspect(engine).get_table_names())
    engine.dispose()


def test_what_a_newer_version_has_made_is_refused_in_a_sentence(empty: str) -> None:
    engine = database.connect(empty)
    database.migrate(engine)
    with database.writing(engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(ValueError, match=r"newer version of Holocene has used it \(schema 9999\)"):
        database.migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_written_into_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "holocene.db"
    engine = database.connect(f"sqlite:///{file}")
    database.migrate(engine)
    file.rename(tmp_path / "elsewhere.db")
    if replaced:
        file.touch()
    with pytest.raises(database.Vanished, match="moved, replaced or deleted"):
        database.key(engine, "new")
    (tmp_path / "elsewhere.db").rename(file)
    assert database.key(engine, "new")
    engine.dispose()


@pytest.mark.parametrize("address", ["", "nonsense", "mysql://root@host/name", "sqlite", "xyz://a"])
def test_bad_addresses_are_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(ValueError, match="give sqlite:///FILE or postgresql"):
        database.connect(address)


def test_a_folder_is_made_for_sqlite(tmp_path: Path) -> None:
    engine = database.connect(f"sqlite:///{tmp_path}/a/b/holocene.db")
    database.migrate(engine)
    engine.dispose()
    assert (tmp_path / "a" / "b" / "holocene.db").exists()


def test_sqlite_keeps_its_promises(tmp_path: Path) -> None:
    """Each commit is on disk before it is told."""
    engine = database.connect(f"sqlite:///{tmp_path}/holocene.db")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()

"""What the tests of tables share: two games, and databases of both kinds, each test its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from holocene.tables import database
from tests.both import game, stranger_beside, strangers  # noqa: F401  (fixtures)
from tests.tables.making import add_people
from tests.tables.postgres import TEMPLATE, Postgres


@pytest.fixture(scope="session")
def furnished(postgres: Postgres) -> Postgres:
    """Its template has the schema already."""
    postgres.sql(f"CREATE DATABASE {TEMPLATE}")
    engine = database.connect(postgres.address(TEMPLATE))
    database.migrate(engine)
    engine.dispose()
    return postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/holocene.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database of this test's own."""
    if request.param == "sqlite":
        engine = database.connect(f"sqlite:///{tmp_path}/holocene.db")
        database.migrate(engine)
    else:
        postgres: Postgres = request.getfixturevalue("furnished")
        engine = database.connect(postgres.new(TEMPLATE))
    yield engine
    engine.dispose()


@pytest.fixture
def people(engine: Engine) -> Engine:
    add_people(engine)
    return engine


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Engine]:
    """Where the kind of database makes no difference."""
    engine = database.connect(f"sqlite:///{tmp_path}/lite.db")
    database.migrate(engine)
    add_people(engine)
    yield engine
    engine.dispose()

"""What the tests of the server share: real processes over databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.both import game, offer, stranger_beside, strangers  # noqa: F401  (fixtures)
from tests.server.nursery import Nursery, Starter
from tests.serving import Server
from tests.tables.postgres import Postgres

QUICK = ("--no-limits", "--bot-pause", "0", "--thinkers", "1")


def address(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder}/holocene.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    return address(request, tmp_path)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server that many tests share."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder, address(request, folder), *QUICK, path=offer(folder / "stranger"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    folder = tmp_path_factory.mktemp("nursery")
    nursery = Nursery(folder, offer(folder / "stranger"))
    yield nursery
    nursery.close()


@pytest.fixture
def start(nursery: Nursery) -> Iterator[Starter]:
    """Starts servers for one test alone, and stops them."""
    before = len(nursery.started)
    yield nursery.start
    for child in nursery.started[before:]:
        child.stop()

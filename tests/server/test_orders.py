"""What whoever runs the house has ordered, where the database is away for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from holocene.server import service as services
from holocene.server.orders import give_order
from holocene.server.service import ServerSettings, Service
from holocene.tables.clock import now_ms
from holocene.tables.database import connect, migrate, writing
from holocene.tables.house import HouseSettings


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    house = HouseSettings(sweep=0.01)
    made = Service(ServerSettings(house=house, push=False), engine)
    yield made
    made.close()
    engine.dispose()


class Followed:
    """The house as it hears of tables: sometimes it cannot."""

    def __init__(self, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
        self.service = service
        self.fails: dict[str, float] = {}  # how often
        self.done: list[str] = []
        monkeypatch.setattr(service.house, "follow_table", self.follow)

    async def follow(self, id: str) -> None:
        if self.fails.get(id, 0) > 0:
            self.fails[id] -= 1
            raise OperationalError("SELECT", {}, Exception("away"))
        self.done.append(id)

    async def until(self, *done: str) -> None:
        """For as long as that takes, and then for a few looks more."""
        beside = asyncio.create_task(self.service.run())
        while len(self.done) < len(done):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
        assert sorted(self.done) == sorted(done)

    def order(self, *tables: str) -> None:
        with writing(self.service.engine) as connection:
            for table in tables:
                give_order(connection, "table", table)


def test_what_could_not_be_done_is_tried_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed = Followed(service, monkeypatch)
    followed.fails = {"first": 3}
    followed.order("first", "second")
    asyncio.run(followed.until("first", "second"))
    assert followed.done == ["second", "first"]


def test_what_can_never_be_done_is_tried_for_a_while(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = now_ms()
    followed = Followed(service, monkeypatch)
    followed.fails = {"first": float("inf")}
    followed.order("first", "second")
    asyncio.run(followed.until("second"))
    assert len(service.orders.open()) == 1
    monkeypatch.setattr(services, "now_ms", lambda: now + services.TRYING + 60_000)
    followed.order("third")
    asyncio.run(followed.until("second", "third"))
    assert not service.orders.open()


def test_what_cannot_be_read_is_read_later(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed = Followed(service, monkeypatch)
    followed.order("first")
    found = service.orders.open
    fails = [1, 1, 1]

    def open() -> object:
        if fails.pop() if fails else 0:
            raise OperationalError("SELECT", {}, Exception("away"))
        return found()

    monkeypatch.setattr(service.orders, "open", open)
    asyncio.run(followed.until("first"))

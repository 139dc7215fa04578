"""What goes on beside the requests, where something fails: orders of whoever runs the house."""

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
    house = HouseSettings(sweep=0.01, deadline=0.5)
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


def test_what_dies_is_told_of_and_begins_anew(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And nothing dies with it."""
    followed = Followed(service, monkeypatch)
    begun = []

    async def die() -> None:
        begun.append(1)
        raise ExceptionGroup("several at once", [OSError("no file is left")])

    monkeypatch.setattr(service, "_beat", die)

    async def check() -> None:
        followed.order("first")
        await followed.until("first")

    asyncio.run(check())
    assert len(begun) > 1
    [line] = caplog.records
    assert line.getMessage() == "what goes on beside the requests begins anew: ExceptionGroup"


def test_an_order_that_hangs_stops_no_other(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed = Followed(service, monkeypatch)
    follow = followed.follow

    async def hang(id: str) -> None:
        await (asyncio.sleep(3600) if id == "first" else follow(id))

    monkeypatch.setattr(service.house, "follow_table", hang)
    followed.order("first", "second")
    asyncio.run(followed.until("second"))
    assert len(service.orders.open()) == 1

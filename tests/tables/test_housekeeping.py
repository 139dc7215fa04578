"""What a house does by itself: where one thing fails or hangs, all others are done still."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Engine, select, update

from holocene.tables.clock import now_ms
from holocene.tables.database import writing
from holocene.tables.house import House
from holocene.tables.messages import Clock
from holocene.tables.model import Seat
from holocene.tables.schema import TABLES
from holocene.tables.store import Store
from tests.tables.housing import QUICK, opened, run, until
from tests.tables.making import person, setup_of, stored, waiting

LIVE: Clock = {"kind": "live", "minutes": 1, "increment": 0}
HURRIED = replace(QUICK, deadline=0.2)


def status(engine: Engine, id: str) -> str:
    with engine.connect() as connection:
        query = select(TABLES.c.status).where(TABLES.c.id == id)
        return str(connection.execute(query).scalar_one())


def hanging(monkeypatch: pytest.MonkeyPatch, method: str, stuck: str) -> list[str]:
    """At one table this comes to no end; lists the tries."""
    tries: list[str] = []
    real = getattr(House, method)

    async def hang(self: House, id: str, *args: Any) -> Any:
        if id == stuck:
            tries.append(id)
            await asyncio.sleep(3600)
        return await real(self, id, *args)

    monkeypatch.setattr(House, method, hang)
    return tries


def test_a_table_that_hangs_stops_no_other_clock(
    lite: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        tables = [
            waiting(person(0), person(1), setup=setup_of(number, LIVE, "loses"))
            for number in (1, 2)
        ]
        async with opened(lite) as house:
            for table in tables:
                await house.create(table)
                for account in ("ana", "ben"):
                    await house.arrive(table.id, account)
        with writing(lite) as connection:
            late = update(TABLES).values(left="[30, 60000]", deadline=TABLES.c.since + 30)
            connection.execute(late)
        stuck, other = (table.id for table in tables)
        tries = hanging(monkeypatch, "room", stuck)
        async with opened(lite, HURRIED):
            await until(lambda: status(lite, other) == "over")
            await until(lambda: len(tries) > 1)  # it is given up, and looked at again
            assert status(lite, stuck) == "running"

    run(play)


def test_what_cannot_be_tidied_stops_nothing_else(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(lite)
    seats = [[person(0), Seat(1, "open")] for _ in range(3)]
    tables = [
        stored(store, waiting(*both, setup=setup_of(number))) for number, both in enumerate(seats)
    ]
    with writing(lite) as connection:
        connection.execute(update(TABLES).values(updated=now_ms() - 15 * 24 * 3_600_000))
    [stuck, *others] = [table.id for table in tables]
    hanging(monkeypatch, "command", stuck)

    def unreadable(_: Store) -> list[str]:
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr(Store, "unrated", unreadable)

    async def open_and_look() -> None:
        async with opened(lite, HURRIED):
            assert [status(lite, id) for id in others] == ["over", "over"]
            assert status(lite, stuck) == "waiting"

    run(open_and_look)
    assert "cannot tidy up: ZeroDivisionError" in caplog.text
    assert f"cannot tidy up {stuck}: TimeoutError" in caplog.text

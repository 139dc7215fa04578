"""Who was told that their command failed finds nothing of it done later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Engine

from holocene.tables import writer
from holocene.tables.clock import now_ms
from holocene.tables.house import House
from holocene.tables.model import Change, Seat
from holocene.tables.table import Table
from tests.tables.housing import opened, run, until
from tests.tables.making import person, setup_of, waiting

WAY = ("gathering", "queued", "late")


def saying(text: str, table: Table) -> Change:
    return table.chat("ana", 0, text, now_ms())


async def said(house: House, table: Table) -> list[str]:
    return [entry.text or "" for entry in await house.history(table.id) if entry.kind == "chat"]


def slow(
    work: Callable[..., Any], begun: threading.Event, freed: threading.Event
) -> Callable[..., Any]:
    def do(*args: Any) -> Any:
        begun.set()
        freed.wait()
        return work(*args)

    return do


@pytest.mark.parametrize("way", WAY)
def test_what_was_given_up_is_not_written(
    people: Engine, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Where it waited for a transaction on its way, or for its turn, or not long enough to know."""

    async def play() -> None:
        async with opened(people) as house:
            first, second = (
                waiting(person(0), Seat(1, "open"), setup=setup_of(number)) for number in (1, 2)
            )
            for table in (first, second):
                await house.create(table)
            begun, freed = threading.Event(), threading.Event()
            before: asyncio.Future[Any]
            with monkeypatch.context() as patch:
                if way == "gathering":
                    patch.setattr(house.store, "commit", slow(house.store.commit, begun, freed))
                    before = asyncio.ensure_future(
                        house.command(first.id, partial(saying, "nobody knows"))
                    )
                else:
                    before = asyncio.ensure_future(house.writer._done(slow(int, begun, freed)))
                await until(begun.is_set)
                patch.setattr(writer, "BEGINNING" if way == "late" else "WRITING", 0.1)
                if way == "late":
                    asyncio.get_running_loop().call_later(0.3, freed.set)
                with pytest.raises(TimeoutError):
                    await house.command(second.id, partial(saying, "too late"))
                freed.set()
                await asyncio.gather(before, return_exceptions=True)
            await house.command(second.id, partial(saying, "afterwards"))
            assert await said(house, second) == ["afterwards"]

    run(play)


def test_what_else_is_to_be_written_begins_in_time_or_not_at_all(
    lite: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            begun, freed = threading.Event(), threading.Event()
            done: list[str] = []
            before = asyncio.ensure_future(house.writer._done(slow(int, begun, freed)))
            await until(begun.is_set)
            with monkeypatch.context() as patch:
                patch.setattr(writer, "BEGINNING", 0.1)
                asyncio.get_running_loop().call_later(0.3, freed.set)
                with pytest.raises(TimeoutError):
                    await house.writer.run(lambda: done.append("too late"))
            await before
            await house.writer.run(lambda: done.append("in time"))
            assert done == ["in time"]

    run(play)

"""What takes a while, such as reading back a whole game, holds up nobody for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import Engine

from holocene.tables import rooms
from holocene.tables.clock import now_ms
from holocene.tables.house import House
from holocene.tables.model import Change
from holocene.tables.refusal import Refusal
from holocene.tables.table import Table
from holocene.tables.turns import Asker
from tests.tables.housing import Ear, opened, run, until
from tests.tables.making import person, waiting

MAL, ANA = Asker("mal", "192.0.2.66"), Asker("ana", "192.0.2.1")


async def held(house: House) -> tuple[asyncio.Future[None], Callable[[], None]]:
    """Something that goes on until it is let go."""
    begun, freed = threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        freed.wait()

    going_on = asyncio.ensure_future(house.study(work, MAL))
    await until(begun.is_set)
    return going_on, freed.set


def test_who_asks_for_much_waits_behind_who_asks_for_little(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            going_on, let_go = await held(house)
            done: list[str] = []
            wanted = [
                asyncio.ensure_future(house.study(partial(done.append, asker.person), asker))
                for asker in [MAL] * 5 + [ANA]
            ]
            await asyncio.sleep(0)
            let_go()
            await asyncio.gather(going_on, *wanted)
            assert done == ["ana", *["mal"] * 5]

    run(play)


def test_nobody_waits_for_ever(lite: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what nobody waits for any more is not done, nor does it keep others from their turn."""

    async def play() -> None:
        async with opened(lite) as house:
            done: list[str] = []
            with monkeypatch.context() as patch:
                patch.setattr(rooms, "STUDYING", 0.1)
                going_on, let_go = await held(house)
                with pytest.raises(Refusal, match="wait a little"):
                    await house.study(lambda: done.append("too late"), ANA)
                with pytest.raises(TimeoutError):
                    await going_on
            later = asyncio.ensure_future(house.study(lambda: done.append("later"), ANA))
            await asyncio.sleep(0.05)
            assert done == []  # it goes on, though nobody waits for it
            let_go()
            await later
            assert done == ["later"]

    run(play)


def test_who_cannot_be_told_soon_what_they_missed_begins_anew(
    lite: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def saying(number: int, table: Table) -> Change:
        return table.chat("ana", 0, f"{number}", now_ms())

    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), person(1))
            await house.create(table)
            for number in range(rooms.MISSED - 10):
                await house.command(table.id, partial(saying, number))
            house._rooms.clear()  # as where nobody was there for a while
            late, later = Ear(0, "ana"), Ear(1, "ben")
            monkeypatch.setattr(rooms, "STUDYING", 0.1)
            going_on, let_go = await held(house)
            await house.enter(table.id, late, 1)
            let_go()
            await asyncio.gather(going_on, return_exceptions=True)
            monkeypatch.undo()
            await house.enter(table.id, later, 1)
            assert later.log[0]["number"] == 2
            assert late.log[0]["number"] > 2
            assert late.now["number"] == later.now["number"]

    run(play)

"""A house with viewers who keep what they are told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Engine

from holocene.tables.clock import now_ms
from holocene.tables.house import House, HouseSettings
from holocene.tables.messages import Pace
from holocene.tables.model import Change
from holocene.tables.table import Table
from tests.patching import patched
from tests.tables.making import choose, owner

# Tables that a test stores are from long ago, and yet not abandoned, however long the tests take.
QUICK = HouseSettings(bot_pause=0.0, sweep=0.05, abandoned=2 * now_ms())


class Ear:
    """A viewer who keeps what it is told as the client in the browser does."""

    def __init__(self, seat: int | None, account: str | None) -> None:
        self.seat = seat
        self.account = account
        self.pace: Pace = "normal"
        self.skips = False
        self.heard: list[bytes] = []
        self.dropped = False
        self.now: dict[str, Any] = {}  # like a snapshot
        self.log: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(message)
        told = json.loads(message)
        if told["kind"] == "table":
            self.now = told
        elif told["kind"] == "moved":
            now = self.now
            now["view"] = patched(now["view"], told["patch"])
            now["table"] = patched(now["table"], told["table"])
            for field in ("number", "position", "choices", "hints", "undo", "at_once"):
                now[field] = told[field]
        if told["kind"] in ("table", "moved"):
            for entry in told["log"]:
                self.log.append(entry)
                self.log = [old for old in self.log if old["number"] not in entry["undone"]]

    def drop(self) -> None:
        self.dropped = True


@asynccontextmanager
async def opened(engine: Engine, settings: HouseSettings = QUICK) -> AsyncIterator[House]:
    house = House(engine, settings)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with asyncio.timeout(300):
            await work()

    asyncio.run(whole())


async def until(enough: Callable[[], bool]) -> None:
    while not enough():
        await asyncio.sleep(0.01)


def told(snapshot: object) -> dict[str, Any]:
    """As it is over the wire; the time of sending aside."""
    out: dict[str, Any] = orjson.loads(orjson.dumps(snapshot))
    for field in ("now", "log", "complete", "kind", "re"):
        out.pop(field, None)
    return out


def acting(actor: int, texts: Sequence[str], position: int, table: Table) -> Change:
    return table.act(owner(table, actor), actor, texts, position, now_ms())


def taking_back(actor: int, position: int, table: Table) -> Change:
    return table.undo(owner(table, actor), actor, position, now_ms())


def sit_down(name: str, seat: int, table: Table) -> Change:
    return table.sit(name, name.title(), seat, table.setup.invite, now_ms())


async def act(house: House, table: Table, chance: random.Random, by: Ear | None = None) -> None:
    room = await house.room(table.id)
    actor, position = room.table.actor, room.table.position
    assert actor is not None
    if room.table.trail and chance.random() < 0.4:
        await house.command(table.id, partial(taking_back, actor, position), by, 7)
        return
    texts = choose(room.table, chance)
    await house.command(table.id, partial(acting, actor, texts, position), by, 7)

"""LISTEN: what other servers over the same PostgreSQL have written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import orjson
import psycopg
from sqlalchemy import Engine

from .neighbours import Neighbours
from .notices import CHANNEL, CROWDS, Move
from .once import Seldom

LOG: Final = logging.getLogger(__name__)
SELDOM: Final = Seldom(LOG)
AGAIN: Final = 1.0  # seconds before the next try

Heard = Callable[[list[str], list[str], list[int], list[Move | None]], Awaitable[None]]


class OtherServers:
    """Calls `heard` with the tables and the people that others changed, and what is told of them.

    With neither after it lost the line: anything may have happened. The neighbours hear who looks
    at which table.
    """

    def __init__(self, engine: Engine, server: str, heard: Heard, neighbours: Neighbours) -> None:
        address = engine.url.set(drivername="postgresql")
        self._address: Final = address.render_as_string(hide_password=False)
        self._server: Final = server
        self._heard: Final = heard
        self._neighbours: Final = neighbours
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        line = await self._call()  # fails at once if it cannot be had
        self._task = asyncio.create_task(self._listen(line))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _call(self) -> psycopg.AsyncConnection[object]:
        line = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        for channel in (CHANNEL, CROWDS):
            await line.execute(f"LISTEN {channel}")
        return line

    async def _listen(self, line: psycopg.AsyncConnection[object]) -> None:
        while True:
            try:
                async with line:
                    async for notice in line.notifies():
                        await self._pass_on(notice.channel, notice.payload)
            except psycopg.Error as error:
                LOG.warning("lost the line to the other servers: %s", type(error).__name__)
            line = await self._call_again()
            self._neighbours.ask()
            await self._pass_on(CHANNEL, '{"server": "", "tables": [], "people": []}')

    async def _pass_on(self, channel: str, payload: str) -> None:
        try:
            news = orjson.loads(payload)
            if channel == CROWDS:
                self._neighbours.hear(news)
            elif news["server"] != self._server:
                numbers, moves = news.get("numbers", []), news.get("moves", [])
                await self._heard(news["tables"], news["people"], numbers, moves)
        except Exception as error:  # the database may be away for a while; news go on
            SELDOM.failed(error, "cannot follow the other servers")

    async def _call_again(self) -> psycopg.AsyncConnection[object]:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self._call()
            except psycopg.Error:
                continue

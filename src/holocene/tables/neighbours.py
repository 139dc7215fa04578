"""Who looks at which table at the other servers: told by NOTIFY, and forgotten with them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final, TypedDict

from .once import Seldom
from .room import Crowd, Room
from .store import Store

SELDOM: Final = Seldom(logging.getLogger(__name__))
GATHERING: Final = 0.05  # seconds in which changes gather, so that one message tells them
BEATS: Final = 3  # that a server may leave out before it is taken for gone


class CrowdNews(TypedDict):
    """What one server tells the others; with no crowds in it, that it is still there."""

    server: str
    number: int  # it grows: where the database was silent, an earlier message may come later
    crowds: dict[str, Crowd]  # by table, as they are now
    asks: bool  # the others tell all of theirs
    leaves: bool


class Neighbours:
    """Keeps the rooms of this server up to date about the viewers that others have."""

    def __init__(
        self,
        store: Store,
        server: str,
        rooms: Mapping[str, Room],
        off_the_loop: Callable[[Callable[[], None]], Awaitable[None]],
        beat: float,
    ) -> None:
        self._store: Final = store
        self._server: Final = server
        self._rooms: Final = rooms
        self._off_the_loop: Final = off_the_loop
        self._beat: Final = beat
        self._crowds: Final[dict[str, dict[str, Crowd]]] = {}  # by server and table
        self._heard: Final[dict[str, float]] = {}  # when each server was heard last
        self._numbers: Final[dict[str, int]] = {}  # of the latest message of each
        self._changed: set[str] = set()  # tables whose viewers here the others do not know yet
        self._asking = True
        self._number = 0
        self._news: Final = asyncio.Event()

    # What others have

    def at(self, table: str) -> list[Crowd]:
        return [crowds[table] for crowds in self._crowds.values() if table in crowds]

    def hear(self, news: CrowdNews) -> None:
        server = news["server"]
        number = news.get("number", 0)  # an earlier version has none
        if server == self._server or number < self._numbers.get(server, 0):
            return
        if news["leaves"]:
            self._forget(server)
            return
        if server not in self._heard:
            self.ask()  # it may have told much before
        self._heard[server] = time.monotonic()
        self._numbers[server] = number
        known = self._crowds.setdefault(server, {})
        for table, crowd in news["crowds"].items():
            if crowd["seated"] or crowd["watching"]:
                known[table] = crowd
            else:
                known.pop(table, None)
        self._show(news["crowds"])
        if news["asks"]:
            self._tell_of(id for id, room in self._rooms.items() if room.viewers)

    def _forget(self, server: str) -> None:
        self._heard.pop(server, None)
        self._numbers.pop(server, None)
        self._show(self._crowds.pop(server, {}))

    def _show(self, tables: Iterable[str]) -> None:
        for table in list(tables):
            room = self._rooms.get(table)
            if room is not None:
                room.meet(self.at(table))

    # What others are told

    def ask(self) -> None:
        """Nobody knows what was missed: let the others tell all."""
        self._asking = True
        self._news.set()

    def changed(self, table: str) -> None:
        """The viewers of a table are others now."""
        self._tell_of([table])

    def _tell_of(self, tables: Iterable[str]) -> None:
        self._changed.update(tables)
        self._news.set()

    async def run(self) -> None:
        """Tell what changes, and now and then that this server is still there."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._beat):
                    await self._news.wait()
                await asyncio.sleep(GATHERING)
            self._news.clear()
            changed, self._changed = self._changed, set()
            asks, self._asking = self._asking, False
            try:
                await self._tell({id: self._crowd(id) for id in changed}, asks)
            except Exception as error:  # the database may be away for a while, or silent
                SELDOM.failed(error, "cannot tell the other servers")
                self._changed |= changed
                self._asking |= asks
                await asyncio.sleep(self._beat)
            self._forget_silent()

    async def leave(self) -> None:
        with suppress(Exception):  # they will find it out by themselves
            await self._tell({}, leaves=True)

    async def _tell(
        self, crowds: dict[str, Crowd], asks: bool = False, leaves: bool = False
    ) -> None:
        self._number += 1
        news: CrowdNews = {
            "server": self._server,
            "number": self._number,
            "crowds": crowds,
            "asks": asks,
            "leaves": leaves,
        }
        await self._off_the_loop(lambda: self._store.tell_crowds(dict(news)))

    def _crowd(self, table: str) -> Crowd:
        room = self._rooms.get(table)
        return {"seated": {}, "watching": 0} if room is None else room.crowd()

    def _forget_silent(self) -> None:
        limit = time.monotonic() - BEATS * self._beat
        for server in [server for server, at in self._heard.items() if at < limit]:
            self._forget(server)

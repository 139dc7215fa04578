"""People who play on whatever happens to servers, as the client in the browser does."""

from __future__ import annotations

import asyncio
import random
import secrets
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.serving import Json, Live, Person, Server

Command = tuple[str, dict[str, object]]
Says = Callable[[Live], Awaitable[Command | None]]  # None: there is nothing to say yet

RESTART = 1012
QUICK = ("--no-limits", "--bot-pause", "0", "--thinkers", "1", "--no-push")


def next_server(server: Server, folder: Path, database: str, door: socket.socket) -> Server:
    """Over PostgreSQL before the old one goes; over a file as soon as it is gone."""
    if database.startswith("sqlite"):
        server.stop()
        return Server(folder, database, *QUICK, door=door)
    new = Server(folder, database, *QUICK, door=door)
    server.stop()
    return new


class Steady:
    """A window that calls again when the line is lost, and says again what was not answered."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.live: Live | None = None
        self.answered = 0
        self.said: Counter[str] = Counter()  # the same by what was said
        self.waits: list[float] = []  # seconds from the first try to the answer
        self.refused: list[Json] = []
        self.codes: list[int] = []  # with which lines were closed
        self._name = secrets.token_hex(6)  # no two windows may mean the same
        self._keys = 0

    async def say(self, do: Says) -> None:
        """Send what is to be said at the table as it is now, until it is answered."""
        command: Command | None = None
        start = 0.0
        while True:
            try:
                live = await self._called()
                if command is None:
                    command = await do(live)
                    if command is None:
                        await live.hear()
                        continue
                    start = time.monotonic()
                    self._keys += 1
                    command[1]["key"] = f"{self._name}-{self._keys}"
                answer = await live.do(command[0], **command[1])
                break
            except (WebSocketException, OSError, EOFError):
                await self._lost()
        self.answered += 1
        self.said[command[0]] += 1
        self.waits.append(time.monotonic() - start)
        if answer["kind"] == "refused":
            self.refused.append(answer)

    async def _called(self) -> Live:
        while self.live is None:
            try:
                socket = await self.person.socket(self.table, self.seat)
                live = Live(socket)
                message = await live.hear()
                assert message["kind"] == "table", message
                self.live = live
            except (WebSocketException, OSError, EOFError):
                await asyncio.sleep(0.05)
        return self.live

    async def _lost(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            self.codes.append(live.socket.close_code or 0)
            await live.socket.close()

    async def close(self) -> None:
        if self.live is not None:
            await self.live.socket.close()


@asynccontextmanager
async def steady(person: Person, table: str, seat: int) -> AsyncIterator[Steady]:
    window = Steady(person, table, seat)
    try:
        yield window
    finally:
        await window.close()


def chats(texts: list[str]) -> Says:
    """The next line, noted as it is said for the first time; no faster than a table's log bears."""

    async def do(_: Live) -> Command:
        await asyncio.sleep(0.1)
        texts.append(str(len(texts) + 1))
        return "chat", {"text": texts[-1]}

    return do


def moves(chance: random.Random) -> Says:
    """Any choice, where there is one."""

    async def do(live: Live) -> Command | None:
        if live.table["status"] == "over":
            await asyncio.sleep(0.2)  # no faster than a table's log bears
            return "chat", {"text": "well played"}
        if not live.choices:
            return None
        position = live.position
        return "act", {"actions": await live.choose(chance), "position": position}

    return do

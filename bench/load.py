"""Real sockets against the real server: how many moves a second, how late, how much memory.

    python bench/load.py [--tables 1000] [--seconds 20] [--postgresql] [--servers 2] [--rate 700]

The server runs on one core and this driver on another. Each table has two people, each with a
socket. A move counts when everybody at the table was told of it. First every table is played as
fast as the server answers; then at half that rate, evenly spread, to see how late answers come.
With `--servers` there are so many over PostgreSQL, and people at one table are at different ones:
then it is told apart when the one who moved has heard of it, and when the other one has.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import orjson
from sqlalchemy import Engine, insert

from holocene.core import registry
from holocene.server.session_store import Sessions
from holocene.server.signer import Signer
from holocene.tables import database
from holocene.tables.model import Seat, Setup
from holocene.tables.schema import ACCOUNTS
from holocene.tables.store import Store
from holocene.tables.table import Table

CONNECTING = 40  # sockets opened at once


# Setting up


def furnish(engine: Engine, count: int) -> list[tuple[str, list[str]]]:
    """Tables of two with a running game, written before the server starts: id and cookies."""
    database.migrate(engine)
    sessions = Sessions(engine, Signer(database.key(engine, "session")))
    store, game = Store(engine), registry.game("stone-age")
    now = time.time_ns() // 1_000_000
    ids = [f"load-{number}" for number in range(2 * count)]
    with database.writing(engine) as connection:
        connection.execute(
            insert(ACCOUNTS),
            [{"id": id, "name": id, "epoch": 0, "settings": "{}", "created": now} for id in ids],
        )
    found = []
    for number in range(count):
        people = ids[2 * number : 2 * number + 2]
        setup = Setup(
            id=f"table-{number}",
            name="load",
            game=game,
            options={},
            seed=secrets.token_hex(32),
            host=people[0],
            host_name=people[0],
            open=False,
            invite="invite",
            clock={"kind": "live", "minutes": 60, "increment": 10},
            on_timeout="bot",
            rated=True,
            created=now,
        )
        seats = [Seat(at, "person", account, account) for at, account in enumerate(people)]
        table = Table(setup, seats)
        store.create(table)
        change = table.start_if_full(now)
        assert change is not None
        store.commit([change], "load")
        for account in people:  # or their clock would wait for them
            store.commit([table.arrive(account, now)], "load")
        found.append((setup.id, [sessions.add(account, "") for account in people]))
    return found


@contextlib.contextmanager
def serving(address: str, core: int | None) -> Iterator[tuple[int, int]]:
    """The server's own process on one core; yields port and process id."""
    command = [
        sys.executable, "-c", "from holocene.cli.main import main; raise SystemExit(main())",
        "serve", "--port", "0", "--no-limits", "--database", address,
    ]  # fmt: skip
    pin = None if core is None else (lambda: os.sched_setaffinity(0, {core}))
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=pin)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield int(line.rsplit(":", 1)[1].strip().rstrip("/")), server.pid
    finally:
        server.terminate()
        server.wait()


# A client that costs little: what a browser does, without the browser


class Socket(asyncio.Protocol):
    """The least of a WebSocket client; a library would need more time than the server has."""

    def __init__(self, request: bytes, hear: Callable[[Any], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self._hear(payload)
            elif kind == 9:
                self._write(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return None
        self._buffer = buffer[at + size :]
        return buffer[0] & 15, buffer[at : at + size]

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else (bytes([128 | kind, 254]) + size.to_bytes(2, "big"))
        )
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def send(self, message: object) -> None:
        self._write(1, orjson.dumps(message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Play:
    """One table: its two sockets, and the move that is under way."""

    def __init__(self, load: Load, id: str) -> None:
        self.load = load
        self.id = id
        self.sockets: list[Socket] = []
        self.position = -1
        self.choices: list[int] = []
        self.mover = 0
        self.moved = 0  # who made the move that is under way
        self.sent = 0.0
        self.shown: set[int] = set()  # who was shown the table
        self.heard: set[int] = set()
        self.over = False

    def hear(self, seat: int, payload: bytes) -> None:
        message = orjson.loads(payload)
        if message["kind"] == "refused":
            raise RuntimeError(f"table {self.id}: {message}")
        if message["kind"] in ("presence", "beat"):
            return
        self.shown.add(seat)
        if message["choices"]:
            self.mover, self.choices = seat, message["choices"]
            self.position = message["position"]
        if message["kind"] == "moved":
            if any(change[0] == ["status"] for change in message["table"]):
                self.over = True
            self.heard.add(seat)
            if seat != self.moved:
                self.load.afar.append(time.perf_counter() - self.sent)
            if len(self.heard) == 2:
                self.heard.clear()
                self.load.acknowledged(self)

    def move(self, planned: float = 0.0) -> None:
        action = self.load.actions[random.choice(self.choices)]
        self.sent = planned or time.perf_counter()
        self.moved = self.mover
        self.sockets[self.mover].send(
            {"id": 1, "do": "act", "actions": [action], "position": self.position}
        )


class Load:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.actions = [action.text for action in registry.game("stone-age").actions]
        self.plays: list[Play] = []
        self.latencies: list[float] = []
        self.afar: list[float] = []  # until the other one at the table had heard of it
        self.flat_out = False
        self.ready: deque[Play] = deque()

    def acknowledged(self, play: Play) -> None:
        self.latencies.append(time.perf_counter() - play.sent)
        if play.over:
            return
        if self.flat_out:
            play.move()
        else:
            self.ready.append(play)

    async def connect(self, ports: Sequence[int], tables: list[tuple[str, list[str]]]) -> None:
        """People of one table go to one server after the other."""
        gate = asyncio.Semaphore(CONNECTING)
        await asyncio.gather(*(self._sit(gate, ports, id, who) for id, who in tables))

    async def _sit(
        self, gate: asyncio.Semaphore, ports: Sequence[int], id: str, cookies: list[str]
    ) -> None:
        play = Play(self, id)
        loop = asyncio.get_running_loop()
        async with gate:
            for seat, cookie in enumerate(cookies):
                port = ports[seat % len(ports)]
                request = (
                    f"GET /api/tables/{id}/live?seat={seat} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                    f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                    f"Cookie: holocene={cookie}\r\n\r\n"
                )

                def make(seat: int = seat, request: str = request) -> Socket:
                    return Socket(request.encode(), lambda payload: play.hear(seat, payload))

                _, socket = await loop.create_connection(make, "127.0.0.1", port)
                await socket.opened
                play.sockets.append(socket)
        while len(play.shown) < len(cookies):  # or what is told first may hold a move already
            await asyncio.sleep(0.01)
        self.plays.append(play)

    async def full_speed(self, seconds: float) -> float:
        """Moves a second with every table played as fast as it goes."""
        self.latencies.clear()
        self.flat_out = True
        start = time.perf_counter()
        for play in self.plays:
            play.move()
        await asyncio.sleep(seconds)
        self.flat_out = False
        rate = len(self.latencies) / (time.perf_counter() - start)
        await self._settled()
        return rate

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """Latencies with so many moves a second, evenly spread over all tables."""
        await self._settled()
        self.latencies.clear()
        self.afar.clear()
        start, sent = time.perf_counter(), 0
        while (elapsed := time.perf_counter() - start) < seconds:
            while sent < elapsed * rate and self.ready:
                self.ready.popleft().move(start + sent / rate)  # late is late, whoever's fault
                sent += 1
            await asyncio.sleep(0.001)
        await self._settled()  # those on their way count too
        return list(self.latencies)

    async def _settled(self) -> None:
        deadline = time.perf_counter() + 20
        while len(self.ready) < sum(not play.over for play in self.plays):
            if time.perf_counter() > deadline:
                raise RuntimeError("some moves were never acknowledged")
            await asyncio.sleep(0.05)


# Telling


def memory(pid: int) -> float:
    """The most that the process ever had, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def told(took: list[float]) -> str:
    took = sorted(took)
    shares = [f"p{share} {took[int(len(took) * share / 100)] * 1000:.1f}" for share in (50, 95, 99)]
    return f"{', '.join(shares)}, worst {took[-1] * 1000:.0f} ms"


async def measure(
    servers: list[tuple[int, int]],
    tables: list[tuple[str, list[str]]],
    seconds: float,
    wanted: float | None,
) -> None:
    """With port and process of each server."""
    ports, pids = [list(each) for each in zip(*servers, strict=True)]
    load = Load()
    await load.connect(ports, tables)
    gc.freeze()
    load.ready.extend(load.plays)
    print(f"  {len(tables)} tables, {2 * len(tables)} sockets open; {highest(pids)}")
    load.ready.clear()
    rate = await load.full_speed(seconds)
    print(f"  as fast as it goes: {rate:,.0f} moves/s told to everybody at the table")
    took = await load.at_rate(wanted or min(rate, 1500.0) / 2, seconds)
    print(f"  at {len(took) / seconds:,.0f} moves/s: {told(took)}")
    if len(servers) > 1:
        print(f"  the other one, at another server: {told(load.afar)}")
    print(f"  memory at most: {highest(pids)}; load of the machine {os.getloadavg()[0]:.1f}")


def highest(pids: list[int]) -> str:
    return " and ".join(f"{memory(pid):.0f}" for pid in pids) + " MB"


def run(
    address: str, tables: int, seconds: float, rate: float | None = None, servers: int = 1
) -> None:
    engine = database.connect(address)
    furnished = furnish(engine, tables)
    engine.dispose()
    cores = sorted(os.sched_getaffinity(0))
    enough = len(cores) > servers  # one for each, and one for the driver
    with contextlib.ExitStack() as stack:
        started = [
            stack.enter_context(serving(address, cores[number] if enough else None))
            for number in range(servers)
        ]
        if enough:
            os.sched_setaffinity(0, set(cores[servers:]))
        asyncio.run(measure(started, furnished, seconds, rate))
    os.sched_setaffinity(0, set(cores))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, help="moves a second (default: half of what goes)")
    parser.add_argument("--postgresql", action="store_true", help="the same over PostgreSQL too")
    parser.add_argument(
        "--servers", type=int, default=1, help="the same over PostgreSQL with so many too"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="holocene-load-") as folder:
        print("SQLite (WAL, synchronous=FULL)")
        run(f"sqlite:///{folder}/load.db", args.tables, args.seconds, args.rate)
        if args.postgresql or args.servers > 1:
            sys.path.insert(0, str(Path(__file__).parent.parent))
            from tests.tables.postgres import Postgres

            server = Postgres(durable=True)
            try:
                for count in sorted({1, args.servers}):
                    print(f"PostgreSQL, servers: {count}")
                    run(server.new(), args.tables, args.seconds, args.rate, count)
            finally:
                server.close()


if __name__ == "__main__":
    main()

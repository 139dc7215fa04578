"""One hostile connection beside an honest player: how long do they wait, what does it cost?

    python bench/attack.py [NAME ...] [--seconds 12] [--before FOLDER] [--with SERVER]

Each attack runs against a fresh server with its usual limits, from a process of its own, bounded
in bytes and seconds. Meanwhile a guest asks ten times a second over HTTP and over a socket.
With `--before` an older checkout is attacked first in the same way, with `--with` the application
under another server (granian, hypercorn; to be installed beside). All of it stays on this machine.
The exit code is 1 where an honest player waited more than 100 ms (p99), the server ended or grew
by more than 50 MB, or an attack itself failed, for then nothing was tried.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import functools
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

import httpx
from websockets.exceptions import WebSocketException

from holocene.core import registry
from holocene.core.record import Record
from holocene.server.limits import Limits
from holocene.tables import database
from holocene.tables.model import Seat, Setup
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.serving import COMMAND, Person, Server, seat_of
from tests.tables.making import NO_CLOCK, NOW, act, add_people, undo

GOOD_WAIT, GOOD_GROWTH = 100.0, 50.0  # milliseconds, megabytes
HEAD = "Host: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66\r\n"
MASK = b"\0\0\0\0"
LONG = 4_900  # entries of a log: a game of two is not let to have so many
TABLES = int(Limits().tables.burst) - 1
# As many files as most systems give a process by themselves: a house that can be filled.
FEW_FILES = f"""\
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
{COMMAND}
"""
OTHER = """\
import asyncio, logging, socket, sys, threading, time
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from holocene.server.app import create_app
from holocene.server.service import ServerSettings
logging.disable()
with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
def tell():
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            print(f"Holocene is open at http://127.0.0.1:{port}/", flush=True)
            return
threading.Thread(target=tell, daemon=True).start()
settings = ServerSettings(sys.argv[sys.argv.index("--database") + 1], push=False)
app = ProxyHeadersMiddleware(create_app(settings), "127.0.0.1")
"""
GRANIAN = f"""\
{OTHER}
from granian.constants import Interfaces
from granian.server.embed import Server
server = Server(app, "127.0.0.1", port, interface=Interfaces.ASGI, log_enabled=False)
asyncio.run(server.serve())
"""
HYPERCORN = f"""\
{OTHER}
from hypercorn.asyncio import serve
from hypercorn.config import Config
config = Config()
config.bind, config.loglevel = [f"127.0.0.1:{{port}}"], "CRITICAL"
asyncio.run(serve(app, config))
"""
SERVERS = {"uvicorn": COMMAND, "granian": GRANIAN, "hypercorn": HYPERCORN}


class Target:
    """What an attacker knows: an address, a guest's cookie, and tables.

    One is their own, one of those of the honest player is open, and one has a long log.
    """

    def __init__(self, address: str, own: str, open: str, cookie: str, seconds: float) -> None:
        self.at = (urlsplit(address).hostname or "", urlsplit(address).port or 0)
        self.own = own
        self.open = open
        self.cookie = cookie
        self.end = time.monotonic() + seconds

    @contextlib.contextmanager
    def line(self) -> Iterator[socket.socket]:
        """A connection; that it is ended from the other side is fine."""
        with contextlib.suppress(OSError), socket.create_connection(self.at, 5) as line:
            line.settimeout(1.0)
            yield line

    def flood(self, line: socket.socket, piece: bytes, most: int, pause: float = 0.0) -> None:
        """Send a piece again and again, and never read."""
        sent = 0
        while sent < most and time.monotonic() < self.end:
            with contextlib.suppress(TimeoutError):
                sent += line.send(piece)
            time.sleep(pause)

    def asks(self, *questions: tuple[str, str, str]) -> None:
        """Ask as often as an address may, over a few connections."""
        with self.line() as line:
            while time.monotonic() < self.end:
                for method, path, body in questions:
                    line.sendall(
                        f"{method} {path} HTTP/1.1\r\n{HEAD}Cookie: holocene={self.cookie}\r\n"
                        "Content-Type: application/json\r\n"
                        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
                    )
                time.sleep(len(questions) / Limits().requests.per_second)
                with contextlib.suppress(TimeoutError):
                    if not line.recv(1 << 20):
                        return

    def upgrade(self, line: socket.socket, path: str = "") -> None:
        path = path or f"/api/tables/{self.own}/live?seat=0"
        line.sendall(
            f"GET {path} HTTP/1.1\r\n{HEAD}Cookie: holocene={self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(1000)


# The attacks: each over one connection at a time, called again for as long as there is time


def nothing(target: Target) -> None:
    """To see what this machine does by itself."""


def pipelined(target: Target) -> None:
    """Requests whose answers nobody reads."""
    with target.line() as line:
        target.flood(line, f"GET /api/games HTTP/1.1\r\n{HEAD}\r\n".encode() * 500, 64 << 20)


def many_headers(target: Target) -> None:
    with target.line() as line:
        line.sendall(f"GET /api/me HTTP/1.1\r\n{HEAD}".encode())
        target.flood(line, b"X-A: b\r\n" * 8000, 150 << 20)


def one_header(target: Target) -> None:
    """A header without end."""
    with target.line() as line:
        line.sendall(f"GET /api/me HTTP/1.1\r\n{HEAD}X-A: ".encode())
        target.flood(line, b"b" * 65536, 150 << 20)


def one_address(target: Target) -> None:
    """A request line without end."""
    with target.line() as line:
        line.sendall(b"GET /")
        target.flood(line, b"b" * 65536, 150 << 20)


def small_chunks(target: Target) -> None:
    """A body of one-byte chunks."""
    with target.line() as line:
        head = f"POST /api/guests HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n"
        line.sendall(head.encode())
        target.flood(line, b"1\r\nx\r\n" * 10_000, 64 << 20)


def trailers(target: Target) -> None:
    """Headers without end behind a body."""
    with target.line() as line:
        head = f"POST /api/guests HTTP/1.1\r\n{HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\n"
        line.sendall(head.encode())
        target.flood(line, b"X-A: b\r\n" * 8000, 64 << 20)


def long_body(target: Target) -> None:
    """A body that is refused, and goes on."""
    with target.line() as line:
        length = 1 << 30
        line.sendall(
            f"POST /api/guests HTTP/1.1\r\n{HEAD}Content-Length: {length}\r\n\r\n".encode()
        )
        target.flood(line, b"x" * 65536, length)


def pings(target: Target) -> None:
    """Pings whose pongs nobody reads."""
    with target.line() as line:
        target.upgrade(line)
        target.flood(line, (b"\x89\xfd" + MASK + b"x" * 125) * 500, 400 << 20)


def fragments(target: Target) -> None:
    """Empty pieces of a message that never ends."""
    with target.line() as line:
        target.upgrade(line)
        line.sendall(b"\x01\x80" + MASK)
        target.flood(line, (b"\x00\x80" + MASK) * 10_000, 24 << 20)


def small_messages(target: Target) -> None:
    """Messages as small as they get."""
    with target.line() as line:
        target.upgrade(line)
        target.flood(line, (b"\x81\x80" + MASK) * 10_000, 24 << 20)


def half_requests(target: Target, host: str = "127.0.0.2") -> None:
    """As many connections as there may be, each with half a request."""
    lines: list[socket.socket] = []
    with contextlib.suppress(OSError):
        for _ in range(1004):
            line = socket.create_connection(target.at, 1, (host, 0))
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            lines.append(line)
    while time.monotonic() < target.end:
        time.sleep(0.1)
    for line in lines:
        line.close()


def half_requests_of_a_proxy(target: Target) -> None:
    """The same through one that passes on whatever comes: its address speaks for many."""
    half_requests(target, "127.0.0.1")


def long_logs(target: Target) -> None:
    """A log that takes long to read back, again and again."""
    target.asks(*[("GET", f"/api/tables/{LONG_ONE}/log?before=9", "")] * 4)


def long_logs_by_sockets(target: Target) -> None:
    """The same, by whoever says that they missed nearly all of it but a few."""
    while time.monotonic() < target.end:
        with target.line() as line:
            missed = LONG - 150
            target.upgrade(line, f"/api/tables/{LONG_ONE}/live?since={missed}")
        time.sleep(1 / Limits().requests.per_second)


def long_replays(target: Target) -> None:
    """Whole games to look at, from their beginning."""
    target.asks(*[("GET", f"/api/tables/{id}/replay", "") for id in FINISHED[:4]])


def long_checks(target: Target) -> None:
    """Are the rolls of a finished game those that were promised?"""
    target.asks(*[("GET", f"/api/tables/{id}/check", "") for id in FINISHED[:4]])


def long_reviews(target: Target) -> None:
    """What the coach says of many games at a time."""
    target.asks(*[("GET", f"/api/tables/{id}/review", "") for id in FINISHED])


def long_records(target: Target) -> None:
    """Records from files."""
    target.asks(*[("POST", "/api/replays", a_record())] * 4)


def seats(target: Target) -> None:
    """Sitting down at a stranger's table, and standing up again."""
    path = f"/api/tables/{target.open}/seats"
    target.asks(("POST", path, '{"seat": 1}'), ("DELETE", f"{path}/1", ""))


def names(target: Target) -> None:
    """A new name at many tables, again and again."""
    target.asks(*[("PATCH", "/api/me", f'{{"name": "Mal {number}"}}') for number in (1, 2)])


ATTACKS: dict[str, Callable[[Target], None]] = {
    attack.__name__: attack
    for attack in (
        nothing, pipelined, many_headers, one_header, one_address, small_chunks, trailers,
        long_body, pings, fragments, small_messages, half_requests, half_requests_of_a_proxy,
        long_logs, long_logs_by_sockets, long_replays, long_checks, long_reviews, long_records,
        seats, names,
    )
}  # fmt: skip
LONG_ONE = "long"  # the table with a long log
FINISHED = [f"over{number}" for number in range(12)]  # of games that are over


def furnish(address: str) -> None:
    """A database with a game in which somebody went back and forth for long, and some others."""
    engine = database.connect(address)
    database.migrate(engine)
    add_people(engine, "eve")
    store = Store(engine)
    played(store, LONG_ONE, lambda table: table.number >= LONG, back=True)
    for id in FINISHED:
        played(store, id, lambda table: table.status == "over")
    engine.dispose()


def played(store: Store, id: str, enough: Callable[[Table], bool], back: bool = False) -> Table:
    """A game of Eve's against herself, who now goes on and now back."""
    game = registry.game("stone-age")
    setup = Setup(
        id=id, name="Long", game=game, options={}, seed="7" * 64, host="eve", host_name="Eve",
        open=True, invite="x", clock=NO_CLOCK, on_timeout="bot", rated=False, created=NOW,
    )  # fmt: skip
    table = Table(setup, [Seat(seat, "person", "eve", "Eve") for seat in range(2)])
    begun = table.start_if_full(NOW)
    assert begun is not None
    chance = random.Random(id)
    store.create(table, begun.entries)
    changes = []
    while not enough(table):
        table.said.clear()
        goes_back = back and table.can_undo(table.actor)
        changes.append(undo(table) if goes_back else act(table, chance))
    assert all(store.commit(changes, ""))
    return table


@functools.cache
def a_record() -> str:
    """As long as one of a game for four can be."""
    record = Record(registry.game("stone-age"), 4, 1, {}, [])
    state, chance = record.start(), random.Random(1)
    while not state.over:
        record.apply(state, chance.choice(state.legal))
    return json.dumps(record.dump())


def attack_for(name: str, target: Target) -> None:
    while time.monotonic() < target.end:
        ATTACKS[name](target)
        time.sleep(0.05)


# The honest player


async def waits(person: Person, table: str, seconds: float) -> list[float]:
    """How long each answer took, in milliseconds: over HTTP and over a socket by turns."""
    found: list[float] = []
    end = time.monotonic() + seconds
    since: float | None = None  # when they wanted what they have no answer to yet

    def answered() -> None:
        nonlocal since
        if since is not None:
            found.append(1000 * (time.monotonic() - since))
        since = None

    while time.monotonic() < end:
        try:
            async with person.live(table, 0) as live:
                while time.monotonic() < end:
                    for ask in (
                        lambda: person.ok("GET", "/api/me"),
                        lambda: live.do("look", seat=0),
                    ):
                        since = since or time.monotonic()
                        with contextlib.suppress(TimeoutError):  # that long, and no answer
                            async with asyncio.timeout(max(0.5, end + 2 - since)):
                                await ask()
                        answered()
                    await asyncio.sleep(0.1)
        except (httpx.HTTPError, WebSocketException, OSError):  # comes again, and waits on
            since = since or time.monotonic()
            await asyncio.sleep(0.05)
    answered()
    return found


def memory(pid: int, what: str = "VmRSS") -> float:
    """Megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(what)).split()[1]) / 1024


async def beside(server: Server, name: str, seconds: float) -> tuple[list[float], float, str]:
    """The waits of an honest player during an attack, what the server grew by, what failed."""
    headers = {"X-Forwarded-For": "192.0.2.1"}
    async with server.somebody(**headers) as ana, server.somebody() as mal:
        await ana.enter("Ana")
        await mal.enter("Mal")
        body = {"game": "stone-age", "seats": [seat_of(seat) for seat in ("me", "open", "open")]}
        mine = await ana.ok("POST", "/api/tables", {**body, "open": True})
        for _ in range(TABLES if name == names.__name__ else 1):
            theirs = await mal.ok("POST", "/api/tables", body)
        await waits(ana, mine["id"], 1.0)
        before = memory(server.process.pid)
        target = Target(server.address, theirs["id"], mine["id"], mal.cookie, seconds)
        enemy = multiprocessing.get_context("fork").Process(target=attack_for, args=(name, target))
        enemy.start()
        found = await waits(ana, mine["id"], seconds)
        await asyncio.to_thread(enemy.join)
        if server.ended():
            return found, 0.0, "the server ended"
        failed = "the attack failed" if enemy.exitcode else ""
        return found, memory(server.process.pid, "VmHWM") - before, failed


def attacked(name: str, seconds: float, kind: str, checkout: Path | None) -> bool:
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="holocene-attack-") as folder:
        address = f"sqlite:///{folder}/attack.db"
        if name.startswith("long_"):
            furnish(address)
        few = kind == "uvicorn" and name.startswith("half_")
        program = FEW_FILES if few else SERVERS[kind]
        server = Server(Path(folder), address, "--bot-pause", "0", program=program)
        try:
            found, growth, failed = asyncio.run(beside(server, name, seconds))
        finally:
            if not server.ended():
                server.kill()
            os.environ.pop("PYTHONPATH", None)
    found.sort()
    if not found:
        print(f"{name:<26}no answer at all; {failed}   <-", flush=True)
        return False
    p99 = found[min(len(found) - 1, int(0.99 * len(found)))]
    good = not failed and p99 <= GOOD_WAIT and growth <= GOOD_GROWTH
    print(
        f"{name:<26}{'before' if checkout else kind:<10}{len(found):>5} answers,"
        f" p50 {found[len(found) // 2]:7.1f}, p99 {p99:8.1f}, most {found[-1]:8.1f} ms,"
        f" memory {growth:+8.1f} MB{'' if good else f'   <- {failed}'}",
        flush=True,
    )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], metavar="NAME")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an older checkout")
    parser.add_argument("--with", dest="kind", choices=SERVERS, default="uvicorn")
    args = parser.parse_args()
    good = True
    for name in args.names or ATTACKS:
        if args.before is not None:
            attacked(name, args.seconds, "uvicorn", args.before.resolve())
        good &= attacked(name, args.seconds, args.kind, None)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

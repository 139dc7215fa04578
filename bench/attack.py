"""One hostile connection beside an honest player: how long do they wait, what does it cost?

    python bench/attack.py [NAME ...] [--seconds 12] [--before FOLDER]

Each attack runs against a fresh server with its usual limits, from a process of its own, bounded
in bytes and seconds. Meanwhile a guest asks ten times a second over HTTP and over a socket.
With `--before` an older checkout is attacked first in the same way. All of it stays on this
machine. The exit code is 1 where an honest player waited more than 100 ms (p99), or the server
grew by more than 50 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
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

from tests.serving import Person, Server, seat_of

GOOD_WAIT, GOOD_GROWTH = 100.0, 50.0  # milliseconds, megabytes
HEAD = "Host: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66\r\n"
MASK = b"\0\0\0\0"


class Target:
    """What an attacker knows: an address, and for sockets a table with a guest's cookie."""

    def __init__(self, address: str, table: str, cookie: str, seconds: float) -> None:
        self.at = (urlsplit(address).hostname or "", urlsplit(address).port or 0)
        self.table = table
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

    def upgrade(self, line: socket.socket) -> None:
        path = f"/api/tables/{self.table}/live?seat=0"
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


def half_requests(target: Target) -> None:
    """As many connections as there may be, each with half a request."""
    lines: list[socket.socket] = []
    with contextlib.suppress(OSError):
        for _ in range(1004):
            line = socket.create_connection(target.at, 1)
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            lines.append(line)
    while time.monotonic() < target.end:
        time.sleep(0.1)
    for line in lines:
        line.close()


ATTACKS: dict[str, Callable[[Target], None]] = {
    attack.__name__: attack
    for attack in (
        nothing, pipelined, many_headers, one_header, one_address, small_chunks, trailers,
        long_body, pings, fragments, small_messages, half_requests,
    )
}  # fmt: skip


def attack_for(name: str, target: Target) -> None:
    while time.monotonic() < target.end:
        ATTACKS[name](target)
        time.sleep(0.05)


# The honest player


async def waits(person: Person, table: str, seconds: float) -> list[float]:
    """How long each answer took, in milliseconds: over HTTP and over a socket by turns."""
    found: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(httpx.HTTPError, WebSocketException, OSError):  # comes again
            async with person.live(table, 0) as live:
                while time.monotonic() < end:
                    for ask in (
                        lambda: person.ok("GET", "/api/me"),
                        lambda: live.do("look", seat=0),
                    ):
                        start = time.monotonic()
                        try:
                            async with asyncio.timeout(max(0.5, end + 2 - start)):
                                await ask()
                        except TimeoutError:
                            pass  # that long, and no answer
                        finally:
                            found.append(1000 * (time.monotonic() - start))
                    await asyncio.sleep(0.1)
    return found


def memory(pid: int, what: str = "VmRSS") -> float:
    """Megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(what)).split()[1]) / 1024


async def beside(server: Server, name: str, seconds: float) -> tuple[list[float], float]:
    """The waits of an honest player during an attack, and what the server grew by."""
    headers = {"X-Forwarded-For": "192.0.2.1"}
    async with server.somebody(**headers) as ana, server.somebody() as mal:
        await ana.enter("Ana")
        await mal.enter("Mal")
        body = {"game": "stone-age", "seats": [seat_of("me"), seat_of("open")]}
        mine, theirs = [await one.ok("POST", "/api/tables", body) for one in (ana, mal)]
        await waits(ana, mine["id"], 1.0)
        before = memory(server.process.pid)
        target = Target(server.address, theirs["id"], mal.cookie, seconds)
        enemy = multiprocessing.get_context("fork").Process(target=attack_for, args=(name, target))
        enemy.start()
        found = await waits(ana, mine["id"], seconds)
        await asyncio.to_thread(enemy.join)
        return found, memory(server.process.pid, "VmHWM") - before


def attacked(name: str, seconds: float, checkout: Path | None) -> bool:
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="holocene-attack-") as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/attack.db", "--bot-pause", "0")
        try:
            found, growth = asyncio.run(beside(server, name, seconds))
        finally:
            server.kill()
            os.environ.pop("PYTHONPATH", None)
    found.sort()
    p99 = found[min(len(found) - 1, int(0.99 * len(found)))]
    good = p99 <= GOOD_WAIT and growth <= GOOD_GROWTH
    print(
        f"{name:<16}{'before' if checkout else 'now':<8}{len(found):>5} answers,"
        f" p50 {found[len(found) // 2]:7.1f}, p99 {p99:8.1f}, most {found[-1]:8.1f} ms,"
        f" memory {growth:+8.1f} MB{'' if good else '   <-'}",
        flush=True,
    )
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", choices=[*ATTACKS, []], metavar="NAME")
    parser.add_argument("--seconds", type=float, default=12.0)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an older checkout")
    args = parser.parse_args()
    good = True
    for name in args.names or ATTACKS:
        if args.before is not None:
            attacked(name, args.seconds, args.before.resolve())
        good &= attacked(name, args.seconds, None)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

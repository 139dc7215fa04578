"""Sockets that come and go: does the memory of the server come back?

    python bench/sockets.py [--sockets 10000] [--before FOLDER]

They come in waves: each opens a table, hears its first message, stays until all have come, and
leaves, politely or without a word. With `--before` an older checkout is tried first.
The exit code is 1 if more than 10 MB stay.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

from bench.attack import memory
from tests.serving import Person, Server, seat_of

AT_ONCE = 250
FIRST = 500  # after which all is loaded that will be needed
GOOD_GROWTH = 10.0  # megabytes


async def wave(person: Person, table: str) -> None:
    """Many come, all of them stay for a while, then all leave."""
    async with contextlib.AsyncExitStack() as leaving:
        lives = []
        for _ in range(AT_ONCE):
            lives.append(await leaving.enter_async_context(person.live(table, 0)))
        for live in lives[::2]:
            live.socket.transport.abort()


async def visits(person: Person, table: str, count: int) -> None:
    for _ in range(count // AT_ONCE):
        await wave(person, table)


async def grown(server: Server, count: int) -> tuple[float, float]:
    async with server.guest() as ana:
        body = {"game": "stone-age", "seats": [seat_of("me"), seat_of("open")]}
        table = await ana.ok("POST", "/api/tables", body)
        await visits(ana, table["id"], FIRST)
        before = memory(server.process.pid)
        await visits(ana, table["id"], count)
        return before, memory(server.process.pid)


def measured(count: int, checkout: Path | None) -> bool:
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="holocene-sockets-") as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/sockets.db", "--no-limits")
        try:
            before, after = asyncio.run(grown(server, count))
        finally:
            server.kill()
            os.environ.pop("PYTHONPATH", None)
    what = "before" if checkout else "now"
    print(f"{what:<8}{count:>7,} sockets: {before:.1f} to {after:.1f} MB ({after - before:+.1f})")
    return after - before <= GOOD_GROWTH


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an older checkout")
    args = parser.parse_args()
    if args.before is not None:
        measured(args.sockets, args.before.resolve())
    return 0 if measured(args.sockets, None) else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Half an hour of play: do memory, open files and tasks of the server stay as they are?

    python bench/soak.py [--minutes 30] [--rate 50] [--tables 250] [--postgresql]

People play at an even rate; beside them a window comes, looks and goes every half second. Every ten
seconds it is noted what the server holds. The first third is for warming up; a line is laid
through the rest, and it must not rise by more than `MOST` says, in a minute.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.load import Load, Socket, furnish, serving
from holocene.tables import database

EVERY = 10.0  # seconds
# In a minute. What is played is kept in memory as long as somebody looks: that is a record's own.
MOST = {"memory": 0.5, "files": 0.2, "tasks": 0.2}


def held(port: int, pid: int) -> dict[str, float]:
    """Memory in MB, open files, tasks of the event loop."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = [line.rsplit(" ", 1) for line in answer.read().decode().splitlines()]
    told = {name: float(value) for name, value in lines if name.startswith("holocene_")}
    files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return {
        "memory": told["holocene_memory_bytes"] / (1 << 20),
        "files": float(files),
        "tasks": told["holocene_tasks"],
    }


def slope(points: list[tuple[float, float]]) -> float:
    """Of the straight line that is nearest to them."""
    count = len(points)
    at = sum(x for x, _ in points) / count
    mean = sum(y for _, y in points) / count
    spread = sum((x - at) ** 2 for x, _ in points)
    return sum((x - at) * (y - mean) for x, y in points) / spread


async def come_and_go(port: int, table: str) -> None:
    """Windows of people without a name, who look with the invitation."""
    loop = asyncio.get_running_loop()
    request = (
        f"GET /api/tables/{table}/live?invite=invite HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    while True:
        _, socket = await loop.create_connection(
            lambda: Socket(request.encode(), lambda _: None), "127.0.0.1", port
        )
        await socket.opened
        await asyncio.sleep(0.5)
        socket.close()


async def watch(port: int, pid: int, noted: list[tuple[float, dict[str, float]]]) -> None:
    start = time.monotonic()
    while True:
        now = await asyncio.to_thread(held, port, pid)
        noted.append(((time.monotonic() - start) / 60, now))
        await asyncio.sleep(EVERY)


async def soak(
    port: int, pid: int, tables: list[tuple[str, list[str]]], rate: float, minutes: float
) -> bool:
    """Whether all stayed flat."""
    load = Load()
    await load.connect([port], tables)
    load.ready.extend(load.plays)
    noted: list[tuple[float, dict[str, float]]] = []
    beside = [
        asyncio.create_task(come_and_go(port, tables[0][0])),
        asyncio.create_task(watch(port, pid, noted)),
    ]
    took = sorted(await load.at_rate(rate, minutes * 60))
    for task in beside:
        if task.done():
            task.result()
        task.cancel()
    p99 = took[int(len(took) * 0.99)] * 1000
    print(
        f"  {len(took):,} moves in {minutes:g} min; p99 {p99:.1f} ms, worst {took[-1] * 1000:.0f}"
    )
    late = noted[len(noted) // 3 :]
    flat = True
    for name, most in MOST.items():
        rises = slope([(at, now[name]) for at, now in late])
        print(
            f"  {name}: {noted[0][1][name]:.0f} at first, {late[0][1][name]:.1f} after a third, "
            f"{late[-1][1][name]:.1f} at the end, {rises:+.3f} a minute (at most {most:+g})"
        )
        flat = flat and rises <= most
    return flat


def run(address: str, args: argparse.Namespace) -> bool:
    engine = database.connect(address)
    furnished = furnish(engine, args.tables)
    engine.dispose()
    with serving(address, None) as (port, pid):
        return asyncio.run(soak(port, pid, furnished, args.rate, args.minutes))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--postgresql", action="store_true", help="over PostgreSQL, not SQLite")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="holocene-soak-") as folder:
        if not args.postgresql:
            return 0 if run(f"sqlite:///{folder}/soak.db", args) else 1
        from tests.tables.postgres import Postgres

        server = Postgres()
        try:
            return 0 if run(server.new(), args) else 1
        finally:
            server.close()


if __name__ == "__main__":
    raise SystemExit(main())

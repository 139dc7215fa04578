"""One address fills the house with the strongest bots: how long does somebody else's bot take?

    python bench/shares.py [left|watching|restarted ...] [--guests 10] [--tables 15]
        [--before FOLDER]

The guests then leave; or they watch all their tables, and move as soon as they may; or they leave
and the server comes anew. A guest of another address plays against the gentlest bot, and moves as
soon as they may. With `--before` an older checkout is tried first. The exit code is 1 if the bot
took over five seconds for a move, in the middle.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

from websockets.exceptions import WebSocketException

from tests.serving import Person, Server, seat_of

FAR, NEAR = {"X-Forwarded-For": "192.0.2.66"}, {"X-Forwarded-For": "192.0.2.1"}
WAYS = ("left", "watching", "restarted")
MOVES = 5
LONGEST = 60.0  # seconds that we wait for a move
GOOD = 5.0


async def patiently(person: Person, path: str, body: object) -> dict[str, Any]:
    """Asks again where it was too fast."""
    while (answer := await person.ask("POST", path, body)).status_code == 429:
        await asyncio.sleep(0.5)
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def fill(server: Server, guests: int, tables: int) -> list[tuple[str, str]]:
    """The tables, each with the cookie of whose it is."""
    found: list[tuple[str, str]] = []
    seats = [*[seat_of("elder")] * 3, seat_of("me")]
    for _ in range(guests):
        async with server.somebody(**FAR) as mal:
            await patiently(mal, "/api/guests", {"name": "Mal"})
            for _ in range(tables):
                body = {"game": "stone-age", "seats": seats}
                table = await patiently(mal, "/api/tables", body)
                found.append((table["id"], mal.cookie))
    return found


async def watch(server: Server, table: str, cookie: str) -> None:
    """Look at a table from one's seat, and move as soon as one may, until cancelled."""
    chance = random.Random(table)
    async with server.somebody(**FAR) as mal:
        mal.http.cookies.set("holocene", cookie)
        while True:
            with contextlib.suppress(WebSocketException, OSError):  # comes again
                async with mal.live(table, 3) as live:
                    while True:
                        await (live.act(chance) if live.choices else live.hear())
            await asyncio.sleep(1.0)


async def waits_beside(server: Server, watched: list[tuple[str, str]]) -> list[float]:
    watching = [asyncio.create_task(watch(server, *each)) for each in watched]
    await asyncio.sleep(2.0 if watching else 0.0)
    try:
        found = await waits(server)
        gone = [task for task in watching if task.done()]
        assert not gone, gone[0].exception()  # or nothing would have been tried
        return found
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


async def waits(server: Server) -> list[float]:
    """How long the bot takes, from a person's move until it is theirs again."""
    found: list[float] = []
    chance = random.Random(1)
    async with server.somebody(**NEAR) as ana:
        await ana.enter("Ana")
        body = {"game": "stone-age", "seats": [seat_of("child"), seat_of("me")]}
        table = await ana.ok("POST", "/api/tables", body)
        async with ana.live(table["id"], 1) as live:
            while len(found) < MOVES:
                start = time.monotonic()
                try:
                    async with asyncio.timeout(LONGEST):
                        await live.until(lambda live: bool(live.choices))
                except TimeoutError:
                    return [*found, LONGEST]
                found.append(time.monotonic() - start)
                while live.choices:
                    await live.act(chance)
    return found


def measured(way: str, guests: int, tables: int, checkout: Path | None) -> bool:
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="holocene-shares-") as folder:
        options = ("--thinkers", "1", "--bot-pause", "0")
        address = f"sqlite:///{folder}/shares.db"
        server = Server(Path(folder), address, *options)
        try:
            theirs = asyncio.run(fill(server, guests, tables))
            if way == "restarted":
                server.kill()
                server = Server(Path(folder), address, *options)
            watched = theirs if way == "watching" else []
            found = sorted(asyncio.run(waits_beside(server, watched)))
        finally:
            server.kill()
            os.environ.pop("PYTHONPATH", None)
    middle = found[len(found) // 2]
    print(
        f"{way:<10}{'before' if checkout else 'now':<8}{guests * tables} tables of elders;"
        f" a child moved {len(found)} times, after {middle:.2f} s in the middle,"
        f" {found[-1]:.2f} s at most",
        flush=True,
    )
    return middle <= GOOD


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("ways", nargs="*", choices=[*WAYS, []], metavar="WAY")
    parser.add_argument("--guests", type=int, default=10)
    parser.add_argument("--tables", type=int, default=15, help="of each of them")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an older checkout")
    args = parser.parse_args()
    good = True
    for way in args.ways or WAYS:
        if args.before is not None:
            measured(way, args.guests, args.tables, args.before.resolve())
        good &= measured(way, args.guests, args.tables, None)
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())

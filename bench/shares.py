"""One address fills the house with the strongest bots: how long does somebody else's bot take?

    python bench/shares.py [--guests 10] [--tables 15] [--before FOLDER]

A guest of another address then plays against the gentlest bot, and moves as soon as they may. With
`--before` an older checkout is tried first. The exit code is 1 if the bot took over five seconds
for a move, in the middle.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

from tests.serving import Person, Server, seat_of

FAR, NEAR = {"X-Forwarded-For": "192.0.2.66"}, {"X-Forwarded-For": "192.0.2.1"}
MOVES = 5
LONGEST = 60.0  # seconds that we wait for a move
GOOD = 5.0


async def patiently(person: Person, path: str, body: object) -> None:
    """Asks again where it was too fast."""
    while (await person.ask("POST", path, body)).status_code == 429:
        await asyncio.sleep(0.5)


async def fill(server: Server, guests: int, tables: int) -> None:
    seats = [*[seat_of("elder")] * 3, seat_of("me")]
    for _ in range(guests):
        async with server.somebody(**FAR) as mal:
            await patiently(mal, "/api/guests", {"name": "Mal"})
            for _ in range(tables):
                await patiently(mal, "/api/tables", {"game": "stone-age", "seats": seats})


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


def measured(guests: int, tables: int, checkout: Path | None) -> bool:
    if checkout is not None:
        os.environ["PYTHONPATH"] = str(checkout / "src")
    with tempfile.TemporaryDirectory(prefix="holocene-shares-") as folder:
        options = ("--thinkers", "1", "--bot-pause", "0")
        server = Server(Path(folder), f"sqlite:///{folder}/shares.db", *options)
        try:
            asyncio.run(fill(server, guests, tables))
            found = sorted(asyncio.run(waits(server)))
        finally:
            server.kill()
            os.environ.pop("PYTHONPATH", None)
    middle = found[len(found) // 2]
    print(
        f"{'before' if checkout else 'now':<8}{guests * tables} tables of elders; a child moved"
        f" {len(found)} times, after {middle:.2f} s in the middle, {found[-1]:.2f} s at most",
        flush=True,
    )
    return middle <= GOOD


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--guests", type=int, default=10)
    parser.add_argument("--tables", type=int, default=15, help="of each of them")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="an older checkout")
    args = parser.parse_args()
    if args.before is not None:
        measured(args.guests, args.tables, args.before.resolve())
    return 0 if measured(args.guests, args.tables, None) else 1


if __name__ == "__main__":
    raise SystemExit(main())

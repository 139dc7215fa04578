"""Restart the server again and again while people play: is a move lost, refused or done twice?

    python bench/restart.py [--restarts 20] [--tables 20] [--rate 100] [--postgresql]

The door stays open, as systemd would hold it. Over PostgreSQL the next server is there before the
old one goes; over a file people wait for it. The exit code is 1 where anything was refused, or
where a log does not tell what its players were told.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own servers and players

from tests.serving import Person, Server, seat_of, whole_log
from tests.steady import QUICK, RESTART, Steady, chats, moves, next_server, steady
from tests.tables.postgres import Postgres

BETWEEN = 1.0  # seconds of play between two restarts


class Pair:
    """Two people at a table; one of them talks in a second window."""

    def __init__(self, people: list[Person], table: str, chance: random.Random) -> None:
        self.people = people
        self.table = table
        self.chance = chance
        self.texts: list[str] = []
        self.players: list[Steady] = []
        self.talker: Steady | None = None

    async def open(self, stack: AsyncExitStack) -> None:
        self.players = [
            await stack.enter_async_context(steady(person, self.table, seat))
            for seat, person in enumerate(self.people)
        ]
        self.talker = await stack.enter_async_context(steady(self.people[1], self.table, 1))

    @property
    def windows(self) -> list[Steady]:
        assert self.talker is not None
        return [*self.players, self.talker]

    async def play(self, window: Steady, every: float) -> None:
        """About so many seconds from one thing to the next."""
        say = chats(self.texts) if window is self.talker else moves(self.chance)
        while True:
            await window.say(say)
            await asyncio.sleep(every * self.chance.uniform(0.5, 1.5))

    async def wrong(self) -> list[str]:
        """What the log does not tell as it was."""
        log = await whole_log(self.people[0], self.table, 0)
        acts = sum(entry["kind"] == "act" for entry in log)
        answered = sum(window.said["act"] for window in self.players)
        told = [entry["text"] for entry in log if entry["kind"] == "chat" and entry["seat"] == 1]
        told = [text for text in told if text.isdigit()]
        found = [f"refused: {window.refused[0]}" for window in self.windows if window.refused]
        found += [
            f"closed with {code}"
            for window in self.windows
            for code in window.codes
            if code != RESTART
        ]
        if not answered <= acts <= answered + len(self.players):  # the last were not awaited
            found.append(f"{answered} moves were answered, {acts} are in the log")
        if told != self.texts[: len(told)] or len(self.texts) - len(told) > 1:
            found.append(f"of {len(self.texts)} lines of chat {len(told)} are in the log")
        return [f"table {self.table}: {each}" for each in found]


async def seated(server: Server, stack: AsyncExitStack, number: int) -> Pair:
    ana, ben = await stack.enter_async_context(server.guests("Ana", "Ben"))
    body = {"game": "stone-age", "seats": [seat_of("me"), seat_of("open")]}
    table = await ana.ok("POST", "/api/tables", body)
    await ben.sit(table)
    pair = Pair([ana, ben], table["id"], random.Random(number))
    await pair.open(stack)
    return pair


async def restarted(
    folder: Path, database: str, restarts: int, tables: int, rate: float
) -> list[str]:
    """What went wrong."""
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as door:
        server = await asyncio.to_thread(Server, folder, database, *QUICK, door=door)
        async with AsyncExitStack() as stack:
            pairs = [await seated(server, stack, number) for number in range(tables)]
            every = 2 * tables / rate  # one moves, and the other one talks
            tasks = [
                asyncio.create_task(pair.play(window, every))
                for pair in pairs
                for window in pair.windows
            ]
            for _ in range(restarts):
                await asyncio.sleep(BETWEEN)
                server = await asyncio.to_thread(next_server, server, folder, database, door)
            await asyncio.sleep(BETWEEN)
            for task in tasks:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            wrong = [each for pair in pairs for each in await pair.wrong()]
        await asyncio.to_thread(server.stop)
    windows = [window for pair in pairs for window in pair.windows]
    waits = sorted(wait for window in windows for wait in window.waits)
    acts, lines = (sum(window.said[verb] for window in windows) for verb in ("act", "chat"))
    print(
        f"  {restarts} restarts; {acts} moves and {lines} lines answered,"
        f" {sum(len(window.codes) for window in windows)} lines sent on;"
        f" an answer took {1000 * waits[len(waits) // 2]:.1f} ms in the middle,"
        f" {1000 * waits[int(0.99 * len(waits))]:.0f} at p99, {1000 * waits[-1]:.0f} at most;"
        f" load of the machine {os.getloadavg()[0]:.1f}"
    )
    for each in wrong:
        print(f"  {each}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--restarts", type=int, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=100.0, help="moves and lines a second")
    parser.add_argument("--postgresql", action="store_true", help="the same over PostgreSQL too")
    args = parser.parse_args()
    wrong: list[str] = []

    def run(name: str, database: str, folder: Path) -> None:
        print(name)
        found = restarted(folder, database, args.restarts, args.tables, args.rate)
        wrong.extend(asyncio.run(found))

    with tempfile.TemporaryDirectory(prefix="holocene-restart-") as name:
        folder = Path(name)
        run("SQLite", f"sqlite:///{folder}/restart.db", folder)
        if args.postgresql:
            server = Postgres()
            try:
                run("PostgreSQL", server.new(), folder)
            finally:
                server.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

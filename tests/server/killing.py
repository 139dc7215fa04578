"""Kill the server at any moment, again and again, while people play: what it confirmed is there."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from functools import partial

from websockets.exceptions import WebSocketException

from tests.both import GAMES
from tests.server.nursery import Starter
from tests.serving import SECONDS, Json, Live, Person, Server, whole_log

# So much is told before the server is killed. By time alone, a slow machine would tell nothing.
CHANGES = 4, 40


class Confirmed:
    """What the players of one table were told is done."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.entries: dict[int, dict[int, Json]] = {}  # by seat, with the events it may know
        self.told = 0  # messages with some of them

    def note(self, seat: int, message: Json) -> None:
        if message["kind"] in ("moved", "table"):
            entries = self.entries.setdefault(seat, {})
            entries.update({entry["number"]: entry for entry in message["log"]})
            self.told += 1

    def check(self, seat: int, log: list[Json]) -> int:
        """All that this seat was told is there, word by word; the count of it."""
        found = {entry["number"]: entry for entry in log}
        gone = {number for entry in log for number in entry["undone"]}
        entries = self.entries.pop(seat, {})
        for number, entry in entries.items():
            if number not in gone:
                assert found[number] == entry
        numbers = [entry["number"] for entry in log]
        assert sorted(numbers + list(gone)) == list(range(1, numbers[-1] + 1))
        return len(entries)


async def kill_again_and_again(start: Starter, database: str, rounds: int, seed: int = 1) -> int:
    """How many entries of logs were confirmed, and found again."""
    chance = random.Random(seed)
    server: Server = start(database)
    async with server.guests("Ana", "Ben") as (ana, ben):
        cookies = ana.cookie, ben.cookie
        tables = await tables_of(ana, ben)
    confirmed = 0
    for _ in range(rounds):
        async with AsyncExitStack() as stack:
            ana, ben = [await stack.enter_async_context(server.returning(c)) for c in cookies]
            shared, with_bots, more = tables
            games = [
                playing(ana, 0, shared, chance),
                playing(ben, 1, shared, chance),
                playing(ana, 1, with_bots, chance),
                playing(ben, 0, more, chance),
            ]
            tasks = [asyncio.create_task(game) for game in games]
            enough = told(tables) + chance.randint(*CHANGES)
            while told(tables) < enough and not all(task.done() for task in tasks):
                await asyncio.sleep(0.001)
            await asyncio.sleep(chance.uniform(0.0, 0.03))
            server.kill()
            await asyncio.wait_for(asyncio.gather(*tasks), SECONDS)
        server = start(database)
        async with AsyncExitStack() as stack:
            ana, ben = [await stack.enter_async_context(server.returning(c)) for c in cookies]
            confirmed += await check(ana, ben, tables)
    return confirmed


async def tables_of(ana: Person, ben: Person) -> list[Confirmed]:
    """Of both games."""
    ours, strangers = GAMES
    shared = await ana.new_table("me", "open", game=strangers)
    await ben.sit(shared)
    with_bots = await ana.new_table("child", "me", "child", game=strangers)
    more = await ben.new_table("me", "child", game=ours)
    return [Confirmed(table["id"]) for table in (shared, with_bots, more)]


def told(tables: list[Confirmed]) -> int:
    return sum(table.told for table in tables)


async def playing(person: Person, seat: int, confirmed: Confirmed, chance: random.Random) -> None:
    try:
        async with person.live(confirmed.table, seat) as live:
            # What it is told on entering was counted before.
            live.on_message = partial(confirmed.note, seat)
            await play(live, chance)
    except (WebSocketException, OSError, EOFError):
        pass  # the server was killed


async def play(live: Live, chance: random.Random) -> None:
    while live.table["status"] == "running":
        if live.undo and chance.random() < 0.3:
            answer = await live.do("undo", position=live.position)
            assert answer["kind"] in ("moved", "table"), answer
        elif live.choices:
            answer = await live.act(chance)
            assert answer["kind"] in ("moved", "table"), answer
        else:
            await live.hear()


async def check(ana: Person, ben: Person, tables: list[Confirmed]) -> int:
    """All that was confirmed is there; the count of it is told, and finished tables replaced."""
    found = 0
    for at, seated in enumerate((((ana, 0), (ben, 1)), ((ana, 1),), ((ben, 0),))):
        confirmed = tables[at]
        await bots_move(seated[0][0], confirmed.table)
        for person, seat in seated:
            log = await whole_log(person, confirmed.table, seat)
            found += confirmed.check(seat, log)
            await check_replay(person, confirmed.table, seat, log)
        if log[-1]["kind"] == "over":
            done = await seated[0][0].ok("GET", f"/api/tables/{confirmed.table}/check")
            assert done["fits"]
            tables[at] = (await tables_of(ana, ben))[at]
    return found


async def check_replay(person: Person, table: str, seat: int, log: list[Json]) -> None:
    """It tells the same as the log."""
    replay = await person.ok("GET", f"/api/tables/{table}/replay?seat={seat}")
    acts = [entry for entry in log if entry["kind"] == "act"]
    assert [step["seat"] for step in replay["steps"]] == [entry["seat"] for entry in acts]
    assert [step["events"] for step in replay["steps"]] == [entry["events"] for entry in acts]


async def bots_move(person: Person, table: str) -> None:
    """Nobody looks, and yet the bots go on until it is a person's turn."""
    async with asyncio.timeout(SECONDS):
        while True:
            told = (await person.ok("GET", f"/api/tables/{table}"))["table"]
            if told["to_move"] is None or told["seats"][told["to_move"]]["kind"] == "person":
                return
            await asyncio.sleep(0.02)

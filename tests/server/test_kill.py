"""The server is killed at any moment: what it has confirmed is there, and games go on."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.nursery import Starter
from tests.serving import ACTIONS, Live, Person, Server, in_time, whole_log

ROUNDS = 25
Json = dict[str, Any]


class Confirmed:
    """What the players of one table were told is done."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.entries: dict[int, Json] = {}

    def note(self, answer: Json) -> None:
        assert answer["kind"] in ("moved", "table"), answer
        for entry in answer["log"]:
            self.entries[entry["number"]] = public(entry)

    def check(self, log: list[Json]) -> None:
        found = {entry["number"]: public(entry) for entry in log}
        gone = {number for entry in log for number in entry["undone"]}
        for number, entry in self.entries.items():
            if number not in gone:
                assert found[number] == entry
        numbers = [entry["number"] for entry in log]
        assert sorted(numbers + list(gone)) == list(range(1, numbers[-1] + 1))


def public(entry: Json) -> Json:
    """Without the events: some of them are told to one seat only."""
    return {**entry, "events": []}


async def play(live: Live, confirmed: Confirmed, chance: random.Random) -> None:
    while live.table["status"] == "running":
        if live.undo and chance.random() < 0.3:
            confirmed.note(await live.do("undo", position=live.position))
        elif live.choices:
            text = ACTIONS[chance.choice(live.choices)].text
            confirmed.note(await live.do("act", action=text, position=live.position))
        else:
            await live.hear()


async def playing(person: Person, seat: int, confirmed: Confirmed, chance: random.Random) -> None:
    try:
        async with person.live(confirmed.table, seat) as live:
            await play(live, confirmed, chance)
    except (WebSocketException, OSError, EOFError):
        pass  # the server was killed


async def tables_of(ana: Person, ben: Person) -> list[Confirmed]:
    shared = await ana.new_table("me", "open")
    await ben.sit(shared)
    with_bots = await ana.new_table("child", "me", "child")
    more = await ben.new_table("me", "child")
    return [Confirmed(table["id"]) for table in (shared, with_bots, more)]


def test_nothing_confirmed_is_lost(start: Starter, database: str) -> None:
    chance = random.Random(1)

    @in_time
    async def rounds() -> None:
        server: Server = start(database)
        async with server.guests("Ana", "Ben") as (ana, ben):
            cookies = ana.cookie, ben.cookie
            tables = await tables_of(ana, ben)
        for _ in range(ROUNDS):
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
                await asyncio.sleep(chance.uniform(0.02, 0.35))
                server.kill()
                await asyncio.wait_for(asyncio.gather(*tasks), 20)
            server = start(database)
            async with AsyncExitStack() as stack:
                ana, ben = [await stack.enter_async_context(server.returning(c)) for c in cookies]
                await check(ana, ben, tables)
        assert sum(len(table.entries) for table in tables) > 3 * ROUNDS

    async def check(ana: Person, ben: Person, tables: list[Confirmed]) -> None:
        for at, (person, seat) in enumerate(((ana, 0), (ana, 1), (ben, 0))):
            confirmed = tables[at]
            await bots_move(person, confirmed.table, seat)
            log = await whole_log(person, confirmed.table, seat)
            confirmed.check(log)
            replay = await person.ok("GET", f"/api/tables/{confirmed.table}/replay?seat={seat}")
            acts = [entry["action"] for entry in log if entry["kind"] == "act"]
            assert [step["action"] for step in replay["steps"]] == acts
            if log[-1]["kind"] == "over":
                done = await person.ok("GET", f"/api/tables/{confirmed.table}/check")
                assert done["fits"]
                tables[at] = (await tables_of(ana, ben))[at]

    async def bots_move(person: Person, table: str, seat: int) -> None:
        """Nobody looks, and yet the bots go on until it is a person's turn."""
        async with asyncio.timeout(20):
            while True:
                told = (await person.ok("GET", f"/api/tables/{table}"))["table"]
                if told["to_move"] is None or told["seats"][told["to_move"]]["kind"] == "person":
                    return
                await asyncio.sleep(0.02)

    rounds()


@in_time
async def test_a_table_is_made_whole_or_not_at_all(start: Starter, database: str) -> None:
    """Killed while tables are made: none is left that waits for nobody."""
    chance = random.Random(2)
    server = start(database)
    async with server.guest() as ana:
        cookie = ana.cookie
    for _ in range(6):
        async with server.returning(cookie) as ana:

            async def make(ana: Person) -> None:
                try:
                    while True:
                        await ana.new_table("me", "child")
                except httpx.TransportError:
                    pass

            tasks = [asyncio.create_task(make(ana)) for _ in range(3)]
            await asyncio.sleep(chance.uniform(0.02, 0.15))
            server.kill()
            await asyncio.gather(*tasks)
        server = start(database)
        async with server.returning(cookie) as ana:
            for table in await ana.ok("GET", "/api/tables?which=mine"):
                assert table["status"] == "running"

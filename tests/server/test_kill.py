"""The server is killed at any moment: what it has confirmed is there, and games go on."""

from __future__ import annotations

import asyncio
import random

import httpx

from tests.server.killing import kill_again_and_again
from tests.server.nursery import Starter
from tests.serving import Person, in_time

ROUNDS = 6  # `bench/kill.py` does many


@in_time
async def test_nothing_confirmed_is_lost(start: Starter, database: str) -> None:
    assert await kill_again_and_again(start, database, ROUNDS) > 3 * ROUNDS


@in_time
async def test_a_table_is_made_whole_or_not_at_all(start: Starter, database: str) -> None:
    """Killed while tables are made: none is left that waits for nobody."""
    chance = random.Random(2)
    server = start(database)
    async with server.guest() as ana:
        cookie = ana.cookie
    for _ in range(4):
        async with server.returning(cookie) as ana:
            made = asyncio.Semaphore(0)

            async def make(ana: Person, made: asyncio.Semaphore = made) -> None:
                try:
                    while True:
                        await ana.new_table("me", "child")
                        made.release()
                except httpx.TransportError:
                    pass

            tasks = [asyncio.create_task(make(ana)) for _ in range(3)]
            for _ in range(chance.randint(1, 8)):
                await made.acquire()
            await asyncio.sleep(chance.uniform(0.0, 0.03))
            server.kill()
            await asyncio.gather(*tasks)
        server = start(database)
        async with server.returning(cookie) as ana:
            for table in await ana.ok("GET", "/api/tables?which=mine"):
                assert table["status"] == "running"

"""The coach over HTTP: who may ask, what is told, and how often it is thought of."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bots.networks import written
from tests.examples.package import installed
from tests.serving import Json, Live, Person, Server, in_time

GAME = "stone-age"  # for which the server is given weights
QUICK = ("--no-limits", "--bot-pause", "0", "--thinkers", "1")


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("coached")
    weights = written(folder / "some.npz", GAME, seats=(2,), sharp=20.0)
    installed("pebbles", folder)  # a game without any
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK, "--weights", str(weights))
    yield server
    server.stop()


async def table_of(person: Person, *seats: str, **more: object) -> Json:
    return await person.new_table(*seats, game=GAME, **more)


async def my_turn(live: Live) -> None:
    await live.until(lambda live: bool(live.choices))


async def hint(person: Person, table: Json, live: Live, **more: object) -> Any:
    body = {"seat": 0, "position": live.position, **more}
    return await person.ok("POST", f"/api/tables/{table['id']}/hint", body)


async def no_hint(person: Person, table: Json, **more: object) -> tuple[int, str]:
    body = {"seat": 0, "position": 0, **more}
    return await person.refused("POST", f"/api/tables/{table['id']}/hint", body)


def test_a_hint_against_bots(coached: Server) -> None:
    @in_time
    async def run() -> None:
        async with coached.guest() as ana:
            table = await table_of(ana, "me", "child")
            assert table["hints"]
            assert table["coached"]
            async with ana.live(table["id"], 0) as live:
                await my_turn(live)
                told = await hint(ana, table, live)
                assert told["position"] == live.position
                best, *others = told["choices"]
                assert len(others) == 2
                assert {each["index"] for each in told["choices"]} <= set(live.choices)
                percents = [round(100 * each["chance"]) for each in told["choices"]]
                assert percents == sorted(percents, reverse=True)
                assert 0 < best["chance"] < 1
                assert set(best["said"]) == {"en", "cs", "sk", "hr"}
                again = await asyncio.gather(*(hint(ana, table, live) for _ in range(4)))
                assert again == [told] * 4  # thought of once: deals would differ else

    run()


def test_where_there_are_no_hints(coached: Server) -> None:
    @in_time
    async def run() -> None:
        async with coached.guests("Ana", "Ben", "Eve") as (ana, ben, eve):
            alone = await ana.new_table("me", "child", game="pebbles")
            assert not alone["coached"]
            assert not alone["hints"]
            assert await no_hint(ana, alone) == (409, "no-coach")

            shared = await table_of(ana, "me", "open")
            await ben.sit(shared)
            assert await no_hint(ana, shared) == (409, "no-hints")
            beside = await table_of(ana, "me", "beside Iva")
            assert await no_hint(ana, beside) == (409, "no-hints")

            rated = await table_of(ana, "me", "open", rated=True)
            await ben.sit(rated)
            assert not rated["hints"]
            assert await no_hint(ana, rated) == (409, "rated-hints")
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            both = {**body, "rated": True, "hints": True}
            assert await ana.refused("POST", "/api/tables", both) == (409, "rated-hints")

            allowed = await table_of(ana, "me", "open", hints=True)
            await ben.sit(allowed)
            assert allowed["hints"]
            async with ana.live(allowed["id"], 0) as live:
                await my_turn(live)
                assert (await hint(ana, allowed, live))["choices"]
                position = live.position
            others = await no_hint(ben, allowed, seat=1, position=position)
            assert others == (409, "not-your-turn")
            assert await no_hint(ben, allowed, position=position) == (403, "not-your-seat")
            assert await no_hint(eve, allowed, position=position) == (404, "no-table")
            assert await no_hint(ana, allowed, position=position + 1) == (409, "moved-on")
        async with coached.somebody() as nobody:
            assert await no_hint(nobody, allowed) == (401, "no-session")

    run()


async def reviewed(person: Person, table: Json, **more: str) -> Json:
    """When it is thought out."""
    while True:
        told: Json = await person.ok("GET", f"/api/tables/{table['id']}/review")
        if told["status"] != "thinking":
            return told
        await asyncio.sleep(0.05)


async def played(person: Person, moves: int = 6) -> Json:
    """A game against a bot that was given up after some moves."""
    table = await table_of(person, "me", "child")
    chance = random.Random(2)
    async with person.live(table["id"], 0) as live:
        for _ in range(moves):
            await my_turn(live)
            await live.act(chance)
        await my_turn(live)
        await live.do("resign")
    return table


def test_a_review(coached: Server) -> None:
    @in_time
    async def run() -> None:
        async with coached.guests("Ana", "Eve") as (ana, eve):
            table = await played(ana)
            path = f"/api/tables/{table['id']}"
            told = await reviewed(ana, table)
            assert told["status"] == "done"
            assert told["progress"] == 1.0
            replay = await ana.ok("GET", f"{path}/replay")
            assert len(told["course"]) == len(replay["steps"]) + 1
            assert all(sum(each) == pytest.approx(1.0) for each in told["course"])
            for each in told["decisions"]:
                assert each["seat"] == 0  # people's only
                assert replay["steps"][each["step"]]["seat"] == 0
                assert each["best_chance"] - each["chance"] >= 0.02
                assert set(each["best"]) == {"en", "cs", "sk", "hr"}
            assert await eve.refused("GET", f"{path}/review") == (404, "no-table")
            invited = await eve.ok("GET", f"{path}/review?invite={table['invite']}")
            assert invited == told

    run()


def test_a_game_that_is_not_over_is_not_reviewed(coached: Server) -> None:
    @in_time
    async def run() -> None:
        async with coached.guest() as ana:
            table = await table_of(ana, "me", "child")
            path = f"/api/tables/{table['id']}/review"
            assert await ana.refused("GET", path) == (409, "not-over")
            without = await ana.new_table("me", "child", game="pebbles")
            async with ana.live(without["id"], 0) as live:
                await live.do("resign")
            assert (await reviewed(ana, without))["status"] == "none"

    run()


def test_a_review_is_thought_of_once(tmp_path: Path) -> None:
    """It is still known when the server, now without weights, comes again."""
    database = f"sqlite:///{tmp_path}/holocene.db"
    weights = written(tmp_path / "some.npz", GAME, seats=(2,), sharp=20.0)

    @in_time
    async def run() -> None:
        first = Server(tmp_path, database, *QUICK, "--weights", str(weights))
        try:
            async with first.guest() as ana:
                table = await played(ana, 2)
                told = await reviewed(ana, table)
                cookie = ana.cookie
        finally:
            first.stop()
        second = Server(tmp_path, database, *QUICK)
        try:
            async with second.returning(cookie) as ana:
                assert await reviewed(ana, table) == told
        finally:
            second.stop()

    run()

"""Several server processes over one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from tests.both import longest
from tests.server.nursery import Child, Starter
from tests.serving import SECONDS, Person, in_time
from tests.tables.postgres import Postgres


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.new()


async def at_all(stack: AsyncExitStack, servers: list[Child], *names: str) -> list[list[Person]]:
    """People with a session, each at every server: by server, then by person."""
    guests = await stack.enter_async_context(servers[0].guests(*names))
    found = [guests]
    for server in servers[1:]:
        found.append(
            [await stack.enter_async_context(server.returning(guest.cookie)) for guest in guests]
        )
    return found


@pytest.mark.usefixtures("game")
@in_time
async def test_players_at_different_servers_see_each_other(start: Starter, shared: str) -> None:
    servers = [start(shared) for _ in range(3)]
    async with AsyncExitStack() as stack:
        people = await at_all(stack, servers, "Ana", "Ben", "Cid")
        ana, ben, cid = people[0][0], people[1][1], people[2][2]
        table = await ana.new_table("me", "open", open=True, rated=True, options=longest())
        id = table["id"]
        listed = await ben.ok("GET", "/api/tables?which=open")
        assert id in [each["id"] for each in listed]
        async with ana.live(id, 0) as a:
            await ben.sit(table)
            await a.until(lambda live: live.table["status"] == "running")
            async with ben.live(id, 1) as b, cid.live(id) as c:
                chance = random.Random(1)
                for _ in range(30):
                    actor = a if a.choices else b
                    moved = await actor.act(chance)
                    assert moved["kind"] == "moved"
                    for live in (a, b, c):
                        await live.catch_up(moved["number"])
                said = await b.do("chat", text="hello from afar")
                for live in (a, c):
                    await live.catch_up(said["number"])
                    assert [entry["number"] for entry in live.log] == list(
                        range(1, live.number + 1)
                    )
                await b.do("resign")
                for live in (a, b, c):
                    await live.until(lambda live: bool((live.table["result"] or {}).get("ratings")))


@pytest.mark.usefixtures("game")
@in_time
async def test_of_two_servers_one_wins(start: Starter, shared: str) -> None:
    servers = [start(shared) for _ in range(2)]
    async with AsyncExitStack() as stack:
        people = await at_all(stack, servers, "Ana", "Ben")
        table = await people[0][0].new_table("me", "open", options=longest())
        await people[1][1].sit(table)
        lives = [
            [
                await stack.enter_async_context(people[server][seat].live(table["id"], seat))
                for server in range(2)
            ]
            for seat in range(2)
        ]
        everyone = [live for seat in lives for live in seat]
        won = [0, 0]
        for _ in range(30):
            await asyncio.gather(
                *(live.until(lambda live: live.view is not None) for live in everyone)
            )
            pair = lives[0] if lives[0][0].choices else lives[1]
            position, legal = pair[0].position, pair[0].legal()
            first, last = legal[0].text, legal[-1].text
            # Where all steps go at once, the first choice is to be done with it.
            other = [last, first] if pair[0].at_once and last != first else [last]
            answers = await asyncio.gather(
                *(
                    live.do("act", actions=texts, position=position)
                    for live, texts in zip(pair, ([first], other), strict=True)
                )
            )
            kinds = [answer["kind"] for answer in answers]
            assert sorted(kinds) == ["moved", "refused"]
            assert answers[kinds.index("refused")]["code"] in ("moved-on", "not-your-turn")
            won[kinds.index("moved")] += 1
            for live in everyone:
                await live.until(lambda live: live.position == position + 1)  # noqa: B023
            assert len({str(live.view) for live in lives[0]}) == 1
        assert sum(won) == 30
        assert all(live.log[-25:] == everyone[0].log[-25:] for live in lives[0])


@pytest.mark.usefixtures("game")
@in_time
async def test_when_a_server_dies_the_other_takes_over(start: Starter, shared: str) -> None:
    """The bot of the dead server's table moves at the other, and people go on there."""
    dying = start(shared, bot_pause=10 * SECONDS, patience=600_000)
    other = start(shared)
    async with AsyncExitStack() as stack:
        (_,), (ana,) = await at_all(stack, [dying, other], "Ana")
        async with dying.returning(ana.cookie) as early:
            table = await early.new_table("me", "child")
            async with early.live(table["id"], 0) as live:
                moved = await live.act(random.Random(1))
                assert moved["kind"] == "moved"
                dying.kill()
        async with ana.live(table["id"], 0, moved["number"]) as live:
            assert live.number >= moved["number"]
            await live.until(lambda live: bool(live.choices))
            assert (await live.act(random.Random(2)))["kind"] == "moved"


@pytest.mark.usefixtures("game")
@in_time
async def test_a_bot_moves_once_though_many_servers_look_after_it(
    start: Starter, shared: str
) -> None:
    servers = [start(shared, patience=0, sweep=0.02) for _ in range(3)]
    async with AsyncExitStack() as stack:
        people = await at_all(stack, servers, "Ana")
        ana = people[0][0]
        table = await ana.new_table("me", "child", "child", options=longest())
        chance = random.Random(3)
        async with (
            ana.live(table["id"], 0) as live,
            people[1][0].live(table["id"], 0) as second,
            people[2][0].live(table["id"], 0) as third,
        ):
            for _ in range(12):
                await live.until(lambda live: bool(live.choices))
                await live.act(chance)
            await live.until(lambda live: bool(live.choices))
            for other in (second, third):
                await other.catch_up(live.number)
                assert other.view == live.view
                assert [e["number"] for e in other.log] == [e["number"] for e in live.log]


@in_time
async def test_who_is_here_is_the_same_at_every_server(start: Starter, shared: str) -> None:
    servers = [start(shared, heartbeat=0.2) for _ in range(2)]
    async with AsyncExitStack() as stack:
        people = await at_all(stack, servers, "Ana", "Ben", "Cid")
        ana, ben, cid = people[0][0], people[1][1], people[1][2]
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        id = table["id"]
        nobody = await stack.enter_async_context(servers[0].somebody())
        async with ana.live(id, 0) as a:
            await a.until(lambda live: live.presence.get("here") == [True, False])
            async with ben.live(id, 1) as b, cid.live(id) as c, nobody.live(id) as n:
                for live in (a, b, c, n):
                    await live.until(lambda live: live.presence.get("here") == [True, True])
                    await live.until(lambda live: live.presence["watching"] == 2)
            await a.until(lambda live: live.presence["here"] == [True, False])
            await a.until(lambda live: live.presence["watching"] == 0)


@in_time
async def test_a_server_that_comes_later_is_told_who_is_here(start: Starter, shared: str) -> None:
    first = start(shared, heartbeat=0.2)
    async with AsyncExitStack() as stack:
        (ana, ben) = await stack.enter_async_context(first.guests("Ana", "Ben"))
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        a = await stack.enter_async_context(ana.live(table["id"], 0))
        second = start(shared, heartbeat=0.2)
        there = await stack.enter_async_context(second.returning(ben.cookie))
        async with there.live(table["id"], 1) as b:
            for live in (a, b):
                await live.until(lambda live: live.presence.get("here") == [True, True])
            second.kill()  # it cannot say that it leaves
            await a.until(lambda live: live.presence["here"] == [True, False])


@in_time
async def test_the_slowest_player_of_all_servers_sets_the_pace(start: Starter, shared: str) -> None:
    """Who skips at the server of the bots is held up by who plays at another, until they skip."""
    servers = [start(shared, heartbeat=0.2, bot_pause=3600.0) for _ in range(2)]
    async with AsyncExitStack() as stack:
        people = await at_all(stack, servers, "Ana", "Ben")
        ana, ben = people[0][0], people[1][1]
        table = await ana.new_table("child", "me", "open")
        async with ana.live(table["id"], 1) as a:
            await people[0][1].sit(table)
            await a.until(lambda live: live.table["status"] == "running")
            async with ben.live(table["id"], 2) as b:
                for live in (a, b):
                    await live.until(lambda live: live.presence.get("here") == [False, True, True])
                assert a.table["to_move"] == 0
                before = a.number
                await a.send("skip")
                await a.send("look", seat=1)  # answered: the skip was heard
                assert (await a.hear())["kind"] == "table"
                assert a.number == before
                await b.send("skip")
                await a.until(lambda live: bool(live.choices))

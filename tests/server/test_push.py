"""People who are away are called to their move, through the push services of their browsers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from holocene.cli.main import main
from holocene.server.calls import SHORTEST, TRIES
from holocene.server.previews import WORDS
from holocene.server.subscriptions import MOST
from tests import both
from tests.server.nursery import Child, Starter
from tests.server.pushing import Browser, PushService, push_service, signed
from tests.serving import SECONDS, Json, Live, Person, in_time
from tests.tables.postgres import Postgres

AFTER = 0.1  # seconds that people have to come by themselves
LOOKS = 2  # at who is there
EVER = 1_000_000  # looks: they are looked for until they leave


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database for what is the same with every kind of it."""
    return f"sqlite:///{tmp_path / 'holocene.db'}"


class Town:
    """A server, a push service, and two people whose calls tell how far the server has come."""

    def __init__(self, service: PushService, server: Child, stack: AsyncExitStack) -> None:
        self.service = service
        self.server = server
        self._stack = stack
        self._markers: list[Person] = []
        self._marked = service.browser()
        self._marks = 0

    async def somebody(self, name: str, *, called: bool = True) -> tuple[Person, Browser]:
        person = await self._stack.enter_async_context(self.server.guest(name))
        browser = self.service.browser()
        if called:
            await browser.subscribe(person)
        return person, browser

    async def later(self, rounds: int = 1) -> None:
        """All that was to be sent before has been sent: calls come in the order of their waits."""
        if not self._markers:
            self._markers = [
                await self._stack.enter_async_context(self.server.guest(name))
                for name in ("Iva", "Oto")
            ]
            await self._marked.subscribe(self._markers[0])
        for _ in range(rounds):
            table = await self._markers[0].new_table("me", "open")
            await self._markers[1].sit(table)
            self._marks += 1
            await self._marked.until(self._marks)


@asynccontextmanager
async def town(start: Starter, database: str, **settings: Any) -> AsyncIterator[Town]:
    async with push_service() as service, AsyncExitStack() as stack:
        usual = {"call_after": AFTER, "looks": LOOKS, "push_services": [service.address]}
        wanted = {**usual, **settings}
        yield Town(service, start(database, **wanted), stack)


async def begin(host: Person, *others: Person, **more: object) -> Json:
    """A game for these people that has begun."""
    table = await host.new_table("me", *("open" for _ in others), **more)
    for other in others:
        await other.sit(table)
    return table


async def act_until(live: Live, seat: int) -> None:
    """Let somebody decide until it is for this seat to do so."""
    chance = random.Random(1)
    while live.table["to_move"] != seat:
        if live.choices:
            assert (await live.act(chance))["kind"] == "moved"
        else:
            await live.hear()


@pytest.mark.usefixtures("game")
@in_time
async def test_who_is_away_is_called_once(start: Starter, database: str) -> None:
    async with town(start, database) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, of_ben = await here.somebody("Ben")
        _, of_cid = await here.somebody("Cid")
        table = await begin(ana, ben, name="Cave")
        [first], [begun] = await of_ana.until(1), await of_ben.until(1)
        game = next(
            each for each in await ana.ok("GET", "/api/games") if each["name"] == both.played
        )
        assert first == {
            "title": "It is your move",
            "body": f"{game['title']} · Cave · Ben",
            "lang": "en",
            "tag": table["id"],
            "path": f"/table/{table['id']}",
        }
        assert begun == {
            **first,
            "title": "The game has begun",
            "body": f"{game['title']} · Cave · Ana",
        }
        async with ana.live(table["id"], 0) as live:
            await act_until(live, 1)
            assert (await of_ben.until(2))[-1]["title"] == "It is your move"
            for text in ("where", "are", "you"):
                await live.do("chat", text=text)
            await here.later(LOOKS + 1)
        assert len(of_ben.messages) == 2, "once for a wait"
        async with ben.live(table["id"], 1) as live:
            await act_until(live, 0)
        await of_ana.until(2)
        assert len(of_ben.messages) == 2
        assert not of_cid.messages


@in_time
async def test_how_it_is_sent(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        key = (await ana.ok("GET", "/api/push"))["key"]
        days = await begin(ana, ben, clock={"kind": "turns", "hours": 2})
        live = await begin(ana, ben, clock={"kind": "live", "minutes": 5, "increment": 0})
        await of_ana.until(2)
        told = {message.headers["topic"]: message for message in of_ana.messages}
        assert set(told) == {days["id"], live["id"]}
        for message in of_ana.messages:
            claims, by = signed(message)
            assert by == key
            assert claims["aud"] == here.service.address
            assert message.headers["content-encoding"] == "aes128gcm"
        assert told[days["id"]].headers["urgency"] == "normal"
        assert 3600 < int(told[days["id"]].headers["ttl"]) <= 7200
        assert told[live["id"]].headers["urgency"] == "high"
        assert SHORTEST < int(told[live["id"]].headers["ttl"]) <= 600, (
            "for which it waits for people"
        )
        here.server.stop()
        async with start(file).somebody() as nobody:
            assert (await nobody.ok("GET", "/api/push"))["key"] == key, "made once"


@in_time
async def test_in_ones_own_language(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ben, _ = await here.somebody("Ben", called=False)
        for language, words in WORDS.items():
            ana, of_ana = await here.somebody("Ana")
            settings = {**ana.me["settings"], "language": language}
            await ana.ok("PATCH", "/api/me", {"settings": settings})
            await begin(ana, ben)
            [heard] = await of_ana.until(1)
            assert (heard["title"], heard["lang"]) == (words.your_move, language)
            assert "Ben" in heard["body"]


@in_time
async def test_who_looks_at_the_table_is_not_called(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, of_ben = await here.somebody("Ben")
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as a:
            await ben.sit(table)
            await a.until(lambda live: bool(live.choices))
            await here.later(LOOKS + 1)
            assert not of_ana.messages
            await of_ben.until(1)
            async with ben.live(table["id"], 1) as b:
                await act_until(a, 1)
                await b.until(lambda live: bool(live.choices))
                await act_until(b, 0)
                await here.later(LOOKS + 1)
        assert not of_ana.messages
        assert len(of_ben.messages) == 1


@in_time
async def test_whose_line_ends_soon_after_is_called(start: Starter, file: str) -> None:
    """A phone that was put away seems to look on for a while."""
    async with town(start, file, looks=EVER) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            await ben.sit(table)
            await live.until(lambda live: bool(live.choices))
            await here.later(3)
            assert not of_ana.messages
        await of_ana.until(1)


@in_time
async def test_who_has_moved_and_left_is_not_called(start: Starter, file: str) -> None:
    async with town(start, file, looks=EVER) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            await ben.sit(table)
            await live.until(lambda live: live.table["status"] == "running")
            await act_until(live, 1)
        await here.later(3)
        assert not of_ana.messages


@in_time
async def test_nobody_is_called_to_bots_or_to_a_hot_seat(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        for seats in (("me", "child"), ("me", "beside Ben")):
            table = await ana.new_table(*seats)
            async with ana.live(table["id"], 0) as live:
                await live.until(lambda live: bool(live.choices))
                await live.act(random.Random(1))
        await here.later(LOOKS + 1)
        assert not of_ana.messages


@pytest.mark.parametrize("status", [404, 410])
@in_time
async def test_a_browser_that_is_gone_is_forgotten(start: Starter, file: str, status: int) -> None:
    async with town(start, file) as here:
        ana, gone = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        other = here.service.browser()
        await other.subscribe(ana)
        here.service.answers[gone.path] = [status]
        await begin(ana, ben)
        await gone.until(1)
        await other.until(1)
        await begin(ana, ben)
        await other.until(2)
        await here.later()
        assert len(gone.messages) == 1


@in_time
async def test_what_a_service_does_not_take_is_tried_again(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        lucky = here.service.browser()
        await lucky.subscribe(ana)
        here.service.answers[of_ana.path] = [503, 429, 201]
        await begin(ana, ben)
        await of_ana.until(3)
        assert of_ana.heard[0] == of_ana.heard[2]
        here.service.answers[of_ana.path] = [500]
        await begin(ana, ben)
        await here.service.until(lambda: len(of_ana.messages) == 3 + TRIES)
        await here.later(TRIES + 1)
        assert len(of_ana.messages) == 3 + TRIES
        assert len(lucky.messages) == 2, "what was taken is not sent again"
        complaints = [line for line in here.server.log.read_text().splitlines() if "call" in line]
        assert [line.split(": ")[-1] for line in complaints] == [
            "status 503",
            "status 429",
            *["status 500"] * TRIES,
        ]
        assert not any(of_ana.path in line for line in complaints), "an endpoint is a secret"


@in_time
async def test_a_service_that_is_silent_holds_up_nothing(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        here.service.silent = True
        table = await begin(ana, ben)
        await of_ana.until(1)
        async with ana.live(table["id"], 0) as live:
            await act_until(live, 1)
        here.server.stop()  # in time, and with no word of trouble


@in_time
async def test_a_service_that_cannot_be_reached(start: Starter, file: str) -> None:
    async with push_service() as gone:
        address = gone.address
    async with town(start, file, push_services=[address]) as here:
        here.service.address = address
        ana, _ = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        await begin(ana, ben)
        async with asyncio.timeout(SECONDS):
            while here.server.log.read_text().count("did not take a call") < TRIES:
                await asyncio.sleep(0.02)


# Which browsers


@in_time
async def test_who_does_not_want_it_any_more(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, of_ben = await here.somebody("Ben")
        await ben.ok("POST", "/api/push/end", {"endpoint": of_ana.endpoint})  # not theirs
        await begin(ana, ben)
        await of_ana.until(1)
        await ana.ok("POST", "/api/push/end", {"endpoint": of_ana.endpoint})
        await ana.ok("POST", "/api/push/end", {"endpoint": of_ana.endpoint})
        await begin(ana, ben)
        await of_ben.until(2)
        await here.later()
        assert len(of_ana.messages) == 1


@in_time
async def test_a_browser_belongs_to_who_came_last(start: Starter, database: str) -> None:
    async with town(start, database) as here:
        ana, browser = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        await browser.subscribe(ben)
        await browser.subscribe(ben)
        await begin(ana, ben)
        [heard] = await browser.until(1)
        assert heard["title"] == "The game has begun"
        await here.later()
        await browser.until(1)


@in_time
async def test_the_latest_browsers_are_called(start: Starter, database: str) -> None:
    async with town(start, database) as here:
        ana, first = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        others = [here.service.browser() for _ in range(MOST)]
        for browser in others:
            await asyncio.sleep(0.002)  # for the clock by which the oldest is told
            await browser.subscribe(ana)
        await begin(ana, ben)
        for browser in others:
            await browser.until(1)
        await here.later()
        assert not first.messages


@in_time
async def test_another_password_ends_calls_elsewhere(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, elsewhere = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        await ana.ok("POST", "/api/accounts", {"name": "Ana", "password": "correct horse"})
        await begin(ana, ben)
        await elsewhere.until(1)  # who signs up is the same person
        new = {"password": "battery staple", "old_password": "correct horse"}
        await ana.ok("PATCH", "/api/me", new)
        at_hand = here.service.browser()
        await at_hand.subscribe(ana)
        await begin(ana, ben)
        await at_hand.until(1)
        await here.later()
        assert len(elsewhere.messages) == 1


@in_time
async def test_what_is_no_browser(start: Starter, file: str) -> None:
    async with town(start, file) as here:
        ana, browser = await here.somebody("Ana", called=False)
        good = browser.subscription
        keys = good["keys"]
        bad: list[tuple[Any, int]] = [
            ({}, 422),
            ({**good, "more": 1}, 422),
            ({**good, "endpoint": "https://example.org/a"}, 400),
            ({**good, "endpoint": "http://127.0.0.1:1/a"}, 400),
            ({**good, "endpoint": here.service.address + "0/a"}, 400),
            ({**good, "endpoint": f"{here.service.address}/{'a' * 1000}"}, 422),
            ({**good, "endpoint": f"{here.service.address}/\x00"}, 422),
            ({**good, "endpoint": f"{here.service.address}/\n"}, 400),
            ({**good, "keys": {**keys, "auth": "AAAA"}}, 400),
            ({**good, "keys": {**keys, "auth": "!!!!"}}, 422),
            ({**good, "keys": {**keys, "p256dh": keys["p256dh"][:-4]}}, 400),
            ({**good, "keys": {**keys, "p256dh": "B" + "A" * 86}}, 400),  # not on the curve
            ({**good, "keys": {**keys, "p256dh": "A"}}, 400),
            ({**good, "keys": {"auth": keys["auth"]}}, 422),
        ]
        for body, status in bad:
            assert await ana.refused("POST", "/api/push", body) == (status, "bad-input"), body
        async with here.server.somebody() as nobody:
            for path in ("/api/push", "/api/push/end"):
                body = good if path == "/api/push" else {"endpoint": good["endpoint"]}
                assert await nobody.refused("POST", path, body) == (401, "no-session")
        async with here.server.returning(ana.cookie) as tricked:
            tricked.http.headers["Origin"] = "https://example.org"
            assert await tricked.refused("POST", "/api/push", good) == (403, "origin")
        ben, of_ben = await here.somebody("Ben")
        await begin(ana, ben)
        await of_ben.until(1)
        await here.later()
        assert not browser.messages


@in_time
async def test_a_server_that_calls_nobody(start: Starter, file: str) -> None:
    async with town(start, file, push=False) as here:
        ana, browser = await here.somebody("Ana", called=False)
        assert await ana.ok("GET", "/api/push") == {"key": None}
        assert await ana.refused("POST", "/api/push", browser.subscription) == (400, "bad-input")


@pytest.mark.parametrize("service", ["push.example.org", "ftp://example.org", "https://a.org/b"])
def test_what_is_no_push_service(service: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--push-service", service]) == 2
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert "--push-service: expected an address" in told[0]


# When servers stop, and when there are several


@in_time
async def test_who_was_not_called_when_a_server_died_is_called_by_the_next(
    start: Starter, database: str
) -> None:
    async with town(start, database, call_after=10 * SECONDS) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, of_ben = await here.somebody("Ben")
        await begin(ana, ben)
        here.server.kill()
        wanted = {"call_after": AFTER, "push_services": [here.service.address]}
        here.server = start(database, **wanted)
        await of_ana.until(1)
        here.server.stop()
        here.server = start(database, **wanted)
        await here.later(LOOKS + 1)
        assert len(of_ana.messages) == 1, "no server calls to the same move again"
        assert not of_ben.messages


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.new()


@in_time
async def test_of_two_servers_one_calls(start: Starter, shared: str) -> None:
    async with town(start, shared, call_after=1.0) as here:
        ana, of_ana = await here.somebody("Ana")
        ben, _ = await here.somebody("Ben", called=False)
        await begin(ana, ben)
        # It finds that Ana was asked, and is quicker than the one that wrote it.
        quick = start(shared, call_after=AFTER, push_services=[here.service.address])
        await of_ana.until(1)
        await here.later()
        assert len(of_ana.messages) == 1
        quick.stop()


@in_time
async def test_who_looks_at_another_server_is_not_called(start: Starter, shared: str) -> None:
    async with town(start, shared, heartbeat=0.2, looks=EVER) as here:
        other = start(shared, heartbeat=0.2, push_services=[here.service.address])
        ana, of_ana = await here.somebody("Ana")
        ben, of_ben = await here.somebody("Ben")
        table = await ana.new_table("me", "open")
        async with (
            other.returning(ana.cookie) as there,
            ben.live(table["id"], None, invite=table["invite"]) as watching,
        ):
            async with there.live(table["id"], 0) as live:
                await watching.until(lambda live: live.presence.get("here", [False])[0])
                await ben.sit(table)
                await live.until(lambda live: bool(live.choices))
                await here.later(LOOKS + 1)
                assert not of_ana.messages
                await of_ben.until(1)
                await act_until(live, 1)  # written by the other, which waits for longer
                await watching.until(lambda live: live.table["to_move"] == 1)
            async with ben.live(table["id"], 1) as b:
                await act_until(b, 0)
        await of_ana.until(1)

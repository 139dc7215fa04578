"""A server with its limits: who is too fast or too loud is told so, others are not."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest

from holocene.server.limits import Bucket, Limits, Rate
from holocene.server.socket_line import MOST_PIECES
from holocene.tables.store import WAITING
from holocene.tables.table import LONG_LOG, LONG_WAIT, MOST_SAID
from tests import both
from tests.serving import COMMAND, Server, in_time, turned_away

LIMITS = Limits()
# On a slow machine so much would come back while one asks that nobody could be too fast.
TIME_STANDS_STILL = f"""\
from types import SimpleNamespace
from holocene.server import limits
limits.time = SimpleNamespace(monotonic=lambda: 0.0)
{COMMAND}
"""


def test_what_was_taken_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr("holocene.server.limits.time", clock)
    bucket = Bucket(Rate(3, 0.5))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.9
    assert not bucket.take()
    now = 4.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    options = ("--bot-pause", "0")
    database = f"sqlite:///{folder}/holocene.db"
    server = Server(folder, database, *options, program=TIME_STANDS_STILL)
    yield server
    server.stop()


def by(number: int) -> dict[str, str]:
    """As a proxy on this machine tells whose request it is."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


@in_time
async def test_requests(limited: Server) -> None:
    async with limited.somebody(**by(1)) as ana, limited.somebody(**by(2)) as ben:
        count = int(LIMITS.requests.burst)
        answers = [await ana.ask("GET", "/api/me") for _ in range(count + 10)]
        assert [answer.status_code for answer in answers] == [200] * count + [429] * 10
        assert answers[-1].json()["error"]["code"] == "too-fast"
        assert await ben.ok("GET", "/api/me") is None


@in_time
async def test_tries_with_a_password(limited: Server) -> None:
    async with limited.somebody(**by(3)) as eve, limited.somebody(**by(4)) as ana:
        guess = {"name": "Ana", "password": "wrong horse"}
        count = int(LIMITS.sign_ins.burst)
        told = [await eve.refused("POST", "/api/sessions", guess) for _ in range(count + 2)]
        assert told == [(401, "wrong-password")] * count + [(429, "too-fast")] * 2
        assert await ana.refused("POST", "/api/sessions", guess) == (401, "wrong-password")


@in_time
async def test_tries_of_one_name_from_everywhere(limited: Server) -> None:
    """Whoever has many addresses; but its owner is let in, here and where they never were."""
    async with limited.somebody(**by(14)) as ana, limited.somebody(**by(36)) as elsewhere:
        word = {"name": "Tried", "password": "correct horse"}
        await ana.ok("POST", "/api/accounts", word)
        assert await ana.ok("GET", "/api/me") is not None
        guess = ("POST", "/api/sessions", {"name": "tried", "password": "wrong horse"})
        each = int(LIMITS.sign_ins.burst)
        assert LIMITS.tries.burst == 2 * each  # two addresses have them all
        told = []
        for number in range(100, 104):
            async with limited.somebody(**by(number)) as eve:
                told.append([await eve.refused(*guess) for _ in range(each)])
        wrong, fast = (401, "wrong-password"), (429, "too-fast")
        last = int(LIMITS.last_tries.burst)
        assert told == [[wrong] * each] * 2 + [[wrong] * last + [fast] * (each - last)] * 2
        for owner in (ana, elsewhere):
            assert (await owner.ok("POST", "/api/sessions", word))["name"] == "Tried"


@in_time
async def test_names_seats_and_logs(limited: Server) -> None:
    async with limited.somebody(**by(15)) as ana, limited.somebody(**by(16)) as mal:
        await ana.enter("Ana")
        await mal.enter("Mal")
        names = [{"name": f"Mal {number}"} for number in range(int(LIMITS.names.burst) + 1)]
        for name in names[:-1]:
            await mal.ok("PATCH", "/api/me", name)
        assert await mal.refused("PATCH", "/api/me", names[-1]) == (429, "too-fast")
        table = await ana.new_table("me", "open", "open", open=True)
        path = f"/api/tables/{table['id']}"
        other = await ana.new_table("me", "open", "open", open=True)
        same, more = int(LIMITS.same_table.burst), int(LIMITS.seating.burst)
        for there, often in ((path, same), (f"/api/tables/{other['id']}", more - same - 1)):
            for _ in range(often):
                await mal.ok("POST", f"{there}/seats", {"seat": 1})
                await mal.ok("DELETE", f"{there}/seats/1")
            assert await mal.refused("POST", f"{there}/seats", {"seat": 1}) == (429, "too-fast")
        for _ in range(int(LIMITS.histories.burst)):
            await mal.ok("GET", f"{path}/log?before=9")
        assert await mal.refused("GET", f"{path}/log?before=9") == (429, "too-fast")
        assert await ana.ok("GET", f"{path}/log?before=9&seat=0")


@in_time
async def test_guests_and_tables(limited: Server) -> None:
    async with limited.somebody(**by(5)) as ana:
        for _ in range(int(LIMITS.guests.burst)):
            await ana.enter("Ana")
        assert await ana.refused("POST", "/api/guests", {"name": "Ana"}) == (429, "too-fast")
        body = {"game": both.played, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for _ in range(int(LIMITS.tables.burst)):
            await ana.ok("POST", "/api/tables", body)
        assert await ana.refused("POST", "/api/tables", body) == (429, "too-fast")


@in_time
async def test_who_makes_guests_has_no_more_than_an_address(limited: Server) -> None:
    """Not messages, not tables, not games read back."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"game": both.played, "seats": seats}
    async with AsyncExitStack() as stack:
        crowd = [
            await stack.enter_async_context(limited.somebody(**by(17)))
            for _ in range(int(LIMITS.crowd_tables.burst // LIMITS.tables.burst) + 1)
        ]
        for mal in crowd:
            await mal.enter("Mal")
        told: Counter[object] = Counter()
        for mal in crowd:
            for _ in range(int(LIMITS.tables.burst)):
                told[(await mal.ask("POST", "/api/tables", table)).status_code] += 1
        assert told == {201: LIMITS.crowd_tables.burst, 429: LIMITS.tables.burst}
    async with AsyncExitStack() as stack:
        people = LIMITS.crowd_replays.burst // LIMITS.replays.burst + 1
        crowd = [
            await stack.enter_async_context(limited.somebody(**by(18))) for _ in range(int(people))
        ]
        told.clear()
        for mal in crowd:
            await mal.enter("Mal")
            for _ in range(int(LIMITS.replays.burst)):
                told[(await mal.ask("POST", "/api/replays", {})).status_code] += 1
        assert told == {400: LIMITS.crowd_replays.burst, 429: LIMITS.replays.burst}
    async with AsyncExitStack() as stack:
        people = LIMITS.crowd_messages.burst // LIMITS.messages.burst + 1
        told.clear()
        for _ in range(int(people)):
            mal = await stack.enter_async_context(limited.somebody(**by(19)))
            await mal.enter("Mal")
            mine = await mal.new_table("me", "open")
            live = await stack.enter_async_context(mal.live(mine["id"], 0))
            for _ in range(int(LIMITS.messages.burst)):
                await live.send("undo", position=0)
                while (message := await live.hear())["kind"] != "refused":
                    pass
                told[message["code"]] += 1
                if told["too-fast"]:
                    break
        assert told == {"is-waiting": LIMITS.crowd_messages.burst, "too-fast": 1}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with room for a few."""
    folder = tmp_path_factory.mktemp("narrow")
    program = f"""\
from holocene.server import limits
limits.NO_LIMITS = limits.NO_LIMITS._replace(hosted=2, seated=3, connections=4)
{COMMAND}
"""
    database = f"sqlite:///{folder}/holocene.db"
    server = Server(folder, database, "--no-limits", "--bot-pause", "0", program=program)
    yield server
    server.stop()


TOO_MANY = (409, "too-many-tables")
SEATS = {"seats": [{"kind": "me"}, {"kind": "open"}]}


@in_time
async def test_tables_that_one_may_have_made(narrow: Server) -> None:
    async with narrow.guests("Ana", "Ben") as (ana, ben):
        played = await ana.new_table("me", "open")
        await ben.sit(played)
        async with ana.live(played["id"], 0) as live:
            await live.do("resign")
        rematch = ("POST", f"/api/tables/{played['id']}/rematch")
        tables = [await ana.new_table("me", "open") for _ in range(2)]
        new = ("POST", "/api/tables", {"game": both.played, **SEATS})
        assert await ana.refused(*new) == TOO_MANY
        assert await ana.refused(*rematch) == TOO_MANY
        made = await ben.ok(*rematch)
        assert (await ana.ok(*rematch))["id"] == made["id"]  # it is not hers
        await ana.ok("DELETE", f"/api/tables/{tables[0]['id']}/seats/0")
        await ana.new_table("me", "open")


@in_time
async def test_tables_at_which_one_may_sit(narrow: Server) -> None:
    async with narrow.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        played = await ana.new_table("me", "open")
        await ben.sit(played)
        async with ana.live(played["id"], 0) as live:
            await live.do("resign")
        for host in (ana, ana, cid):
            await ben.sit(await host.new_table("me", "open", "open"))
        another = await cid.new_table("me", "open")
        sit = ("POST", f"/api/tables/{another['id']}/seats", {"invite": another["invite"]})
        assert await ben.refused(*sit) == TOO_MANY
        assert await ben.refused("POST", f"/api/tables/{played['id']}/rematch") == TOO_MANY
        new = {"game": both.played, **SEATS}
        assert await ben.refused("POST", "/api/tables", new) == TOO_MANY


@in_time
async def test_windows_by_address_behind_a_proxy(narrow: Server) -> None:
    """Whoever makes guests has no more of them than an address may have connections."""
    async with narrow.somebody(**by(31)) as ana, narrow.somebody(**by(31)) as twin:
        await ana.enter("Ana")
        await twin.enter("Ana again")
        table = await ana.new_table("me", "open", open=True)
        async with AsyncExitStack() as stack:
            for person in (ana, twin, ana, twin):
                await stack.enter_async_context(person.live(table["id"]))
            assert await turned_away(ana, table["id"]) == ("too-many-sockets", 4429)
            async with narrow.somebody(**by(32)) as ben, ben.live(table["id"]) as live:
                assert live.table["id"] == table["id"]
        async with AsyncExitStack() as stack:  # those that were closed or turned away count no more
            for person in (ana, twin, ana, twin):
                await stack.enter_async_context(person.live(table["id"]))


@in_time
async def test_names_of_one_address(limited: Server) -> None:
    async with AsyncExitStack() as stack:
        people = int(LIMITS.crowd_names.burst // LIMITS.names.burst) + 1
        told: Counter[object] = Counter()
        for number in range(people):
            mal = await stack.enter_async_context(limited.somebody(**by(33)))
            await mal.enter("Mal")
            for at in range(int(LIMITS.names.burst)):
                name = {"name": f"Mal {number} {at}"}
                told[(await mal.ask("PATCH", "/api/me", name)).status_code] += 1
        assert told == {200: LIMITS.crowd_names.burst, 429: LIMITS.names.burst}


@in_time
async def test_logs_that_are_read_back_by_sockets(limited: Server) -> None:
    """They are some of those that are read back at all; more begin anew, by what is in memory."""
    async with limited.somebody(**by(34)) as ana, limited.somebody(**by(35)) as ben:
        await ana.enter("Ana")
        await ben.enter("Ben")
        table = await ana.new_table("me", "open", "open", open=True)
        path = f"/api/tables/{table['id']}/seats"
        for person in (ana, ben):
            for _ in range(20):
                await person.ok("POST" if person is ben else "PUT", *sitting(path, person is ben))
                await person.ok("DELETE", f"{path}/1")
        for _ in range(int(LIMITS.histories.burst)):
            async with ana.live(table["id"], 0, 1) as live:
                assert [entry["number"] for entry in live.log] == list(range(2, 81))
        async with ana.live(table["id"], 0, 1) as live:
            assert [entry["number"] for entry in live.log] == list(range(21, 81))


def sitting(path: str, oneself: bool) -> tuple[str, object]:
    """By oneself, or a friend beside one."""
    return (path, {"seat": 1}) if oneself else (f"{path}/1", {"name": "Eva"})


@in_time
async def test_browsers_to_be_called_at(limited: Server) -> None:
    async with limited.somebody(**by(12)) as ana:
        await ana.enter("Ana")
        no_service = {"endpoint": "https://example.org/", "keys": {"p256dh": "A", "auth": "A"}}
        count = int(LIMITS.subscribing.burst)
        told = [await ana.refused("POST", "/api/push", no_service) for _ in range(count + 2)]
        assert told == [(400, "bad-input")] * count + [(429, "too-fast")] * 2


@in_time
async def test_chat(limited: Server) -> None:
    async with limited.somebody(**by(6)) as ana:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            for number in range(int(LIMITS.chats.burst)):
                assert (await live.do("chat", text=f"{number}"))["kind"] == "moved"
            assert (await live.do("chat", text="too much"))["code"] == "too-fast"


@in_time
async def test_who_floods_a_socket_is_cut_off(limited: Server) -> None:
    async with limited.somebody(**by(7)) as ana, limited.somebody(**by(8)) as ben:
        await ana.enter("Ana")
        await ben.enter("Ben")
        table = await ana.new_table("me", "open", open=True)
        async with ana.live(table["id"], 0) as live, ben.live(table["id"]) as other:
            for number in range(200):
                await live.socket.send(json.dumps({"id": number, "do": "look", "seat": 0}))
            assert await live.closed() == 4000
            codes = [json.loads(message).get("code") for message in live.heard]
            assert "too-fast" in codes
            assert (await other.do("look", seat=0))["code"] == "not-your-seat"


@in_time
async def test_frames_that_are_no_messages(limited: Server) -> None:
    """Pings, pieces of a message: nobody is asked about them, and they are counted still."""
    async with limited.somebody(**by(13)) as ana:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open")
        async with ana.live(table["id"], 0) as live:
            await live.socket.send(['{"id": 1, ', '"do": "look", ', '"seat": 0}'])
            while (await live.hear()).get("re") != 1:
                pass
        for heap in (ping(), piece()):
            async with ana.live(table["id"], 0) as live:
                transport = live.socket.transport
                transport.write(b"\x01\x80\0\0\0\0" + heap * (int(LIMITS.frames.burst) + 1))
                assert await live.closed() == 1008
        async with ana.live(table["id"], 0) as live:
            transport = live.socket.transport
            transport.write(b"\x01\x80\0\0\0\0" + piece() * MOST_PIECES)
            assert await live.closed() == 1008


def ping() -> bytes:
    return b"\x89\x80\0\0\0\0"


def piece() -> bytes:
    """Of a message, with nothing in it, and not the last one."""
    return b"\x00\x80\0\0\0\0"


@in_time
async def test_windows_at_once(limited: Server) -> None:
    async with limited.somebody(**by(9)) as ana:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open")
        sockets = [await ana.socket(table["id"], 0) for _ in range(LIMITS.sockets)]
        for socket in sockets:
            await socket.recv()
        told = await turned_away(ana, table["id"], seat=0)
        assert told == ("too-many-sockets", 4429)
        await asyncio.gather(*(socket.close() for socket in sockets))
        async with ana.live(table["id"], 0) as live:
            assert live.seat == 0


@in_time
async def test_visitors_have_limits_by_their_address(limited: Server) -> None:
    async with limited.somebody(**by(10)) as ana, limited.somebody(**by(11)) as nobody:
        await ana.enter("Ana")
        table = await ana.new_table("me", "open", open=True)
        async with nobody.live(table["id"]) as live:
            for number in range(200):
                await live.socket.send(json.dumps({"id": number, "do": "look", "seat": 0}))
            assert await live.closed() == 4000
            codes = {json.loads(message).get("code") for message in live.heard}
            assert {"no-session", "too-fast"} <= codes
        sockets = [await nobody.socket(table["id"]) for _ in range(LIMITS.visitors)]
        for socket in sockets:
            await socket.recv()
        assert await turned_away(nobody, table["id"]) == ("too-many-sockets", 4429)
        async with ana.live(table["id"], 0) as mine:
            assert mine.seat == 0
        await asyncio.gather(*(socket.close() for socket in sockets))
        answers = [await nobody.ask("POST", "/api/replays", {}) for _ in range(40)]
        assert {answer.status_code for answer in answers} == {400, 429}


def said(rate: Rate) -> str:
    often = rate.per_second
    then = f"{often:g} a second" if often >= 1 else f"one in {1 / often:g} s"
    return f"{rate.burst:,.0f}, then {then}"


def test_whoever_runs_a_house_is_told_the_limits() -> None:
    told = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
    for what, one, all_of_them in (
        ("messages", LIMITS.messages, LIMITS.crowd_messages),
        ("new tables", LIMITS.tables, LIMITS.crowd_tables),
        ("records from files", LIMITS.replays, LIMITS.crowd_replays),
        ("new names", LIMITS.names, LIMITS.crowd_names),
    ):
        assert f"| {what} | {said(one)} | {said(all_of_them)} |" in told
    for lines in (LONG_WAIT, LONG_LOG, MOST_SAID):
        assert f"{lines:,} lines" in told or f"goes for {lines:,}" in told
    assert f"the same table {LIMITS.same_table.burst:g} times, and then once an hour" in told


def test_no_address_fills_a_table_while_it_waits() -> None:
    """By sitting down and standing up, at two servers."""
    seconds = WAITING / 1000
    often = 2 * (LIMITS.same_table.burst + seconds * LIMITS.same_table.per_second)
    assert LONG_WAIT + 2 * often < LONG_LOG

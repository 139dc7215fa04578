"""Guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path

import pytest
from pydantic_core import PydanticCustomError

from holocene.server.looks import look
from holocene.server.names import clean_name, folded, signs
from holocene.server.passwords import check_password
from holocene.tables.refusal import Refusal
from tests import both
from tests.serving import Person, Server, in_time

WORD = "correct horse"
NUMBERS = count(1)


async def sign_up(person: Person, name: str, password: str = WORD) -> None:
    person.me = await person.ok("POST", "/api/accounts", {"name": name, "password": password})


def fresh(name: str) -> str:
    """A name nobody has: tests share a server."""
    return f"{name} {next(NUMBERS)}"


@in_time
async def test_a_guest(server: Server) -> None:
    async with server.somebody() as ana:
        assert await ana.ok("GET", "/api/me") is None
        me = await ana.ok("POST", "/api/guests", {"name": "  Ana   B ", "language": "hr"})
        assert me["name"] == "Ana B"
        assert me["guest"]
        assert me["settings"]["language"] == "hr"
        assert me["ratings"] == []
        assert await ana.ok("GET", "/api/me") == me
        await ana.ok("DELETE", "/api/sessions")
        assert await ana.ok("GET", "/api/me") is None


@pytest.mark.parametrize(
    "word",
    ["password", "Passw0rd!", "qwertzuiop", "12345678", "01011990", "abcdefgh", "zyxwvuts",
     "aaaaaaab", "lalalala", "Ana Horvat 1990", "sunshine2024", "Lozinka123"],
)  # fmt: skip
def test_what_is_tried_first_is_no_password(word: str) -> None:
    with pytest.raises(Refusal, match="first that are tried"):
        check_password(word, "ana horvat")


@in_time
async def test_a_password_is_looked_at_wherever_one_is_set(server: Server) -> None:
    for good in ("correct horse", "oko je plavo", "Zelena9kapija", "147 puta sam", "růžový slon"):
        check_password(good, "Ana Horvat")
    check_password("correct horse", "42")
    async with server.somebody() as ana:
        name, weak = fresh("Weak"), {"password": "password1"}
        refused = (400, "weak-password")
        assert await ana.refused("POST", "/api/accounts", {"name": name, **weak}) == refused
        assert await ana.ok("GET", "/api/me") is None
        await sign_up(ana, name)
        both = {**weak, "old_password": WORD}
        assert await ana.refused("PATCH", "/api/me", both) == refused
        assert await ana.refused("POST", "/api/resets", {"code": "x", **weak}) == refused


@in_time
async def test_the_cookie_is_out_of_reach(server: Server) -> None:
    async with server.somebody() as ana:
        answer = await ana.ask("POST", "/api/guests", {"name": "Ana"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie  # on plain http no browser would keep it
        assert answer.headers["cache-control"] == "no-store"


async def knock(server: Server, host: str) -> int:
    """The status of the answer to whoever wants a socket of a house by that name."""
    where, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(where, int(port))
    lines = (
        "GET /api/tables/x/live HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    options = ("--no-limits", "--public", "https://example.org")
    server = Server(tmp_path, f"sqlite:///{tmp_path}/holocene.db", *options)

    @in_time
    async def check() -> None:
        ours = {"host": "example.org"}
        async with server.somebody(origin="https://example.org", **ours) as ana:
            answer = await ana.ask("POST", "/api/guests", {"name": "Ana"})
            assert answer.status_code == 201
            assert await knock(server, "example.org") == 101
            [cookie, old] = answer.headers.get_list("set-cookie")
            assert cookie.startswith("__Host-holocene=")
            assert {"secure", "path=/"} <= set(cookie.lower().split("; "))
            assert "domain" not in cookie.lower()
            assert old.startswith('holocene="";')
            assert answer.headers["strict-transport-security"].startswith("max-age=")
            assert "unsafe" not in answer.headers["content-security-policy"]
        async with server.somebody(origin=server.address, **ours) as ana:
            refusal = await ana.refused("POST", "/api/guests", {"name": "Ana"})
            assert refusal == (403, "origin")
        for host in ("127.0.0.1", "evil.example", "evil@example.org", "example.org.evil"):
            async with server.somebody(host=host) as eve:
                assert await eve.refused("GET", "/api/me") == (403, "host")
                assert await knock(server, host) == 403
                assert (await eve.ask("GET", "/health")).status_code == 200

    try:
        check()
    finally:
        server.stop()


@in_time
async def test_forged_cookies_are_nobody(server: Server) -> None:
    async with server.guest() as ana, server.somebody() as other:
        good = ana.cookie
        for cookie in ("", "x", good[:-1], good + "x", good[1:], "a" * 5000):
            other.http.cookies.clear()
            other.http.cookies.set("holocene", cookie)
            assert await other.ok("GET", "/api/me") is None
            assert await other.refused("GET", "/api/tables?which=mine") == (401, "no-session")


@in_time
async def test_signing_up_keeps_tables_and_rating(server: Server) -> None:
    name = fresh("Eva")
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open", rated=True)
        gathering = await ana.new_table("me", "open")
        playing = await ana.new_table("me", "open")
        await ben.sit(playing)
        await ben.sit(table)
        async with ana.live(table["id"], 0) as live, ben.live(table["id"], 1) as seen:
            await seen.do("resign")
            await live.until(lambda live: bool((live.table["result"] or {}).get("ratings")))
            before = await ana.ok("GET", "/api/me")
            assert before["ratings"] == [{"game": both.played, "rating": 1216, "games": 1}]
            await sign_up(ana, name)
            assert not ana.me["guest"]
            assert ana.me["id"] == before["id"]
            assert ana.me["ratings"] == before["ratings"]
            await seen.until(lambda live: bool(live.table["host_name"] == name))
            assert seen.table["seats"][0]["name"] == "Ana"
        mine = await ana.ok("GET", "/api/tables?which=mine")
        names = {each["id"]: (each["name"], each["seats"][0]["name"]) for each in mine}
        assert names == {
            gathering["id"]: (name, name),
            playing["id"]: (name, name),
            table["id"]: ("Ana", "Ana"),
        }
        again = await ana.ok("POST", f"/api/tables/{table['id']}/rematch")
        assert (again["name"], again["host_name"]) == (name, name)
        assert name in [seat["name"] for seat in again["seats"]]
    async with server.somebody() as elsewhere:
        me = await elsewhere.ok("POST", "/api/sessions", {"name": name.upper(), "password": WORD})
        assert me["id"] == before["id"]


@in_time
async def test_wrong_passwords(server: Server) -> None:
    name = fresh("Fay")
    async with server.somebody() as fay, server.somebody() as other:
        await sign_up(fay, name)
        for wrong in ({"name": name, "password": "wrong horse"}, {"name": "x", "password": WORD}):
            assert await other.refused("POST", "/api/sessions", wrong) == (401, "wrong-password")
            assert await other.ok("GET", "/api/me") is None
        short = {"name": fresh("G"), "password": "short"}
        assert await other.refused("POST", "/api/accounts", short) == (422, "bad-input")


@in_time
async def test_a_name_belongs_to_one(server: Server) -> None:
    name = fresh("Hal")
    async with server.somebody() as hal, server.guest("Ida") as ida:
        await sign_up(hal, name)
        for alike in (name, name.lower(), f"  {name}"):
            wanted = {"name": alike, "password": WORD}
            assert await ida.refused("POST", "/api/accounts", wanted) == (409, "name-taken")
        assert (await ida.ok("GET", "/api/me"))["guest"]
        await sign_up(ida, fresh("Ida"))
        wanted = {"name": name, "old_password": WORD}
        assert await ida.refused("PATCH", "/api/me", wanted) == (409, "name-taken")


@in_time
async def test_a_login_name_is_changed_with_the_password(server: Server) -> None:
    name, other = fresh("Una"), fresh("Uma")
    async with server.somebody() as una:
        await sign_up(una, name)
        for wrong in ({}, {"old_password": "wrong horse"}):
            wanted = {"name": other, **wrong}
            assert await una.refused("PATCH", "/api/me", wanted) == (401, "wrong-password")
        assert (await una.ok("PATCH", "/api/me", {"name": name.upper()}))["name"] == name.upper()
        renamed = await una.ok("PATCH", "/api/me", {"name": other, "old_password": WORD})
        assert renamed["name"] == other


@in_time
async def test_of_many_who_want_a_name_one_gets_it(server: Server) -> None:
    name = fresh("Kay")
    async with server.guests(*"ABCD") as people:
        wanted = {"name": name, "password": WORD}
        answers = await asyncio.gather(*(p.ask("POST", "/api/accounts", wanted) for p in people))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


@in_time
async def test_a_new_password_ends_other_sessions(server: Server) -> None:
    name = fresh("Leo")
    async with server.somebody() as here, server.somebody() as there:
        await sign_up(here, name)
        await there.ok("POST", "/api/sessions", {"name": name, "password": WORD})
        new = {"password": "battery staple", "old_password": "wrong horse"}
        assert await here.refused("PATCH", "/api/me", new) == (401, "wrong-password")
        del new["old_password"]
        assert await here.refused("PATCH", "/api/me", new) == (401, "wrong-password")
        assert await there.ok("GET", "/api/me") is not None
        await here.ok("PATCH", "/api/me", {**new, "old_password": WORD})
        assert await here.ok("GET", "/api/me") is not None
        assert await there.ok("GET", "/api/me") is None
        old = {"name": name, "password": WORD}
        assert await there.refused("POST", "/api/sessions", old) == (401, "wrong-password")
        await there.ok("POST", "/api/sessions", {"name": name, "password": "battery staple"})


@in_time
async def test_a_new_password_ends_sockets_elsewhere(server: Server) -> None:
    name = fresh("Mia")
    async with server.somebody() as here, server.somebody() as there:
        await sign_up(here, name)
        await there.ok("POST", "/api/sessions", {"name": name, "password": WORD})
        table = await here.new_table("me", "open")
        async with there.socket(table["id"], 0) as socket:
            assert json.loads(await socket.recv())["kind"] == "table"
            change = {"password": "battery staple", "old_password": WORD}
            await here.ok("PATCH", "/api/me", change)
            await socket.wait_closed()
        assert await there.ok("GET", "/api/me") is None


@in_time
async def test_a_guest_comes_in_with_a_first_table(server: Server) -> None:
    async with server.somebody() as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "child"}]
        wanted = {"game": both.played, "seats": seats}
        assert await ana.refused("POST", "/api/tables", wanted) == (401, "no-session")
        guest = {"name": "Ana", "language": "sk"}
        table = await ana.ok("POST", "/api/tables", {**wanted, "guest": guest})
        me = await ana.ok("GET", "/api/me")
        assert (me["name"], me["settings"]["language"]) == ("Ana", "sk")
        assert table["host"] == me["id"]
        again = await ana.ok("POST", "/api/tables", {**wanted, "guest": {"name": "Eva"}})
        assert again["host"] == me["id"]  # who is known stays who they are


@in_time
async def test_a_guest_has_no_password(server: Server) -> None:
    async with server.guest() as ana:
        new = {"password": "battery staple", "old_password": ""}
        assert await ana.refused("PATCH", "/api/me", new) == (409, "guest")


@in_time
async def test_settings(server: Server) -> None:
    async with server.guest() as ana:
        settings = {
            "language": "cs", "theme": "night", "confirm": False, "motion": "less",
            "pace": "quick",
        }  # fmt: skip
        assert (await ana.ok("PATCH", "/api/me", {"settings": settings}))["settings"] == settings
        assert (await ana.ok("PATCH", "/api/me", {"name": "Eva"}))["name"] == "Eva"
        assert (await ana.ok("GET", "/api/me"))["settings"] == settings
        for bad in (
            {"settings": {"theme": "pink"}},
            {"settings": {"pace": "mad"}},
            {"more": 1},
            {"name": 5},
        ):
            assert await ana.refused("PATCH", "/api/me", bad) == (422, "bad-input")


FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize("name", [None, 7, [], {}])
def test_names_that_are_no_text(server: Server, name: object) -> None:
    @in_time
    async def check() -> None:
        async with server.somebody() as ana:
            assert await ana.refused("POST", "/api/guests", {"name": name}) == (422, "bad-input")

    check()


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " \t \u00a0 \u3000",
        "x" * 25,
        "a\x00b",
        "a\nb\x07",
        "\u202eevil",
        "a\u200db",  # joins what is no picture
        "\U0001f468\u200d",
        "\u200d",
        "\ufe0f\u0301",
        "\u3164",  # a letter that shows nothing
        "Anna\u3164",
        "Anna\u2800",  # a pattern of no dots
        "An\ufffcna",
        "\U0001d159Anna",  # the head of no note
        "Anna\U00016fe4",
        "a\U000e0067",  # letters of a flag without one
        "\ufb2c" * 24,
        "\u0390" * 30,
        "a" + "\u0301" * 60,
        "Anna\ufe0f",  # looks like Anna
        "An\ufe00na",
        "Anna\U000e0100",
        "A\u034fnna",
        "\U0001f9a3\ufe0f\ufe0f",
        "\U0001f9a3\U000e0100",
        "\ufe0fAnna \U0001f9a3",  # at the beginning there is nothing before it
        f"{ENGLAND}x\U000e0067",  # its letters stand behind it
        "x\u0301\u0302\u0303",
        "x\u0301\u0903\u0302\u0303",
        FAMILY * 6,
    ],
)
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(PydanticCustomError) as refusal:
        clean_name(name)
    assert refusal.value.type == "bad-name"


@pytest.mark.parametrize(
    "twin",
    ["p\u0435ter", "\uff30eter", "\U0001d5e3eter", "PETER", "\u0440\u0435ter", " Peter  "],
)
def test_names_that_look_alike(twin: str) -> None:
    assert look(clean_name(twin)) == look("Peter")


def test_names_that_do_not_look_alike() -> None:
    names = ["Peter", "Pete", "Ana", "Aná", "Ana 2", "Anna", "Ivan", "Iván", "Žofie", "Zofie", "李"]
    assert len({look(name) for name in names}) == len(names)
    assert look("PaypaI") == look("paypal") == look("PAYPAL")
    assert clean_name("\uff30eter") == "Peter"
    assert folded("PE\uff34ER \u2764\ufe0f") == folded("peter \u2764")


@in_time
async def test_nobody_signs_in_by_a_name_that_looks_like_anothers(server: Server) -> None:
    name = fresh("Look")
    async with server.somebody() as ana, server.guest() as mal:
        await sign_up(ana, name)
        twin = {"name": name.replace("o", "\u043e"), "password": WORD}
        assert await mal.refused("POST", "/api/accounts", twin) == (409, "name-taken")
        await sign_up(mal, fresh("Mal"))
        change = {"name": twin["name"], "old_password": WORD}
        assert await mal.refused("PATCH", "/api/me", change) == (409, "name-taken")
        await ana.ok("PATCH", "/api/me", {"name": name.upper()})  # my own may look like mine


@in_time
async def test_a_guest_is_told_from_an_account(server: Server) -> None:
    async with server.somebody() as ana, server.guest() as ben, server.guest() as cid:
        await sign_up(ana, fresh("Known"))
        name = ana.me["name"]
        table = await ana.new_table("me", "open", "open", "beside Friend")
        assert [seat["known"] for seat in table["seats"]] == [True, False, False, False]
        body = {"invite": table["invite"], "name": name}
        path = f"/api/tables/{table['id']}"
        await ben.ok("POST", f"{path}/seats", body)
        async with ana.live(table["id"], 0) as live:
            await cid.sit(table)
            await live.until(lambda live: live.table["status"] == "running")
            assert [seat["known"] for seat in live.table["seats"]] == [True, False, False, False]
            await sign_up(cid, fresh("Cid"))
            await live.until(lambda live: live.table["seats"][2]["known"])
        listed = await ben.ok("GET", "/api/tables?which=mine")
        assert [seat["known"] for seat in listed[0]["seats"]] == [True, False, True, False]


@in_time
async def test_a_name_of_blanks_is_refused_in_a_sentence(server: Server) -> None:
    async with server.guest() as ana:
        for method, path, body in (
            ("POST", "/api/guests", {"name": "   "}),
            ("PATCH", "/api/me", {"name": " "}),
            ("POST", "/api/accounts", {"name": "\u2060", "password": WORD}),
        ):
            answer = await ana.ask(method, path, body)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (422, "bad-name")
            assert error["message"].startswith("a name ")


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("Ana", 3),
        ("Zoe\u0308", 3),
        (FAMILY, 1),
        (RAINBOW, 1),
        (ENGLAND, 1),
        ("\U0001f1ed\U0001f1f7", 1),
        ("\U0001f1ed\U0001f1f7\U0001f1e8\U0001f1ff", 2),
        ("\U0001f44d\U0001f3fd", 1),
        ("नी", 1),
        ("\u2764\ufe0f", 1),
        ("\u2764\ufe0f\u200d\U0001f525", 1),
        ("x\u0301\u0302", 1),
        (f"{ENGLAND}{ENGLAND}", 2),
    ],
)
def test_signs_are_counted_as_people_do(name: str, count: int) -> None:
    assert signs(clean_name(name)) == count


@in_time
async def test_names_in_any_script(server: Server) -> None:
    async with server.somebody() as ana:
        for name in (
            "Žofie", "Đurđa", "Ľubica", "李", "Ольга", "🦣", "ß" * 24, "ΐ" * 24, "x" * 24,
            f"Novák {FAMILY}", RAINBOW, ENGLAND, "\U0001f1ed\U0001f1f7" * 12, FAMILY * 5,
        ):  # fmt: skip
            assert (await ana.ok("POST", "/api/guests", {"name": name}))["name"] == name
        made = await ana.ok("POST", "/api/guests", {"name": f"  Ana \t Marie{' ' * 40}"})
        assert made["name"] == "Ana Marie"
        table = await ana.new_table("me", "open")
        seated = await ana.ok(
            "PUT", f"/api/tables/{table['id']}/seats/1", {"name": f" {FAMILY * 5} "}
        )
        assert seated["seats"][1]["name"] == FAMILY * 5


# Two at once


@in_time
async def test_a_guest_who_signs_up_twice_at_once_has_two_accounts(server: Server) -> None:
    async with server.guest() as ana:
        names = [fresh("Twice"), fresh("Twice")]
        bodies = [{"name": name, "password": WORD} for name in names]
        made = await asyncio.gather(*(ana.ok("POST", "/api/accounts", body) for body in bodies))
        assert [me["name"] for me in made] == names
        assert ana.me["id"] in {me["id"] for me in made}
        for me, body in zip(made, bodies, strict=True):
            async with server.somebody() as later:
                assert (await later.ok("POST", "/api/sessions", body))["id"] == me["id"]


@in_time
async def test_of_two_new_passwords_at_once_one_counts(server: Server) -> None:
    async with server.somebody() as ana:
        name = fresh("Two")
        await sign_up(ana, name)
        words = ["the first word", "the second word"]
        answers = await asyncio.gather(
            *(ana.ask("PATCH", "/api/me", {"password": w, "old_password": WORD}) for w in words)
        )
        told = {word: answer.status_code for word, answer in zip(words, answers, strict=True)}
        assert sorted(told.values()) == [200, 401]
        async with server.somebody() as later:
            for word, status in told.items():
                answer = await later.ask("POST", "/api/sessions", {"name": name, "password": word})
                assert answer.status_code == status


# What is asked of every request


@in_time
async def test_requests_of_other_sites_are_refused(server: Server) -> None:
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        path = f"/api/tables/{table['id']}"
        for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://[", ""):
            headers = {"Origin": origin}
            for method, where in (
                ("POST", "/api/guests"),
                ("POST", "/api/tables"),
                ("POST", f"{path}/seats"),
                ("PUT", f"{path}/seats/1"),
                ("DELETE", f"{path}/seats/0"),
                ("PATCH", "/api/me"),
                ("DELETE", "/api/sessions"),
            ):
                answer = await ana.http.request(method, where, json={}, headers=headers)
                assert answer.status_code == 403, (origin, where)
                assert answer.json()["error"]["code"] == "origin"
        own = {"Origin": server.address}
        answer = await ana.http.post("/api/guests", json={"name": "Ana"}, headers=own)
        assert answer.status_code == 201


@in_time
async def test_large_requests_are_refused(server: Server) -> None:
    async with server.guest() as ana:
        for size in (512 * 1024 + 1, 5_000_000):
            answer = await ana.http.post("/api/replays", content=b"x" * size)
            assert answer.status_code == 413

        async def pieces() -> object:
            for _ in range(20):
                yield b"[" * 65_536

        answer = await ana.http.post("/api/replays", content=pieces())  # type: ignore[arg-type]
        assert answer.status_code in (400, 413)
        assert await ana.ok("GET", "/api/me") == ana.me


@in_time
async def test_every_answer_carries_its_guards(server: Server) -> None:
    async with server.somebody() as ana:
        for path in ("/", "/api/me", "/api/nothing", "/assets/none.js", "/table/x", "/api/tables"):
            answer = await ana.ask("GET", path)
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "server" not in answer.headers
        assert await ana.refused("GET", "/api/nothing") == (404, "not-found")
        assert await ana.refused("POST", "/api/games") == (405, "not-allowed")

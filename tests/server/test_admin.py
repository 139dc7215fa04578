"""`holocene admin`, while the server runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from holocene.cli.main import main
from tests.server.test_people import WORD, fresh, sign_up
from tests.serving import Json, Live, Server, in_time

Capsys = pytest.CaptureFixture[str]


def told(server: Server, capsys: Capsys, *words: str) -> str:
    assert main(["admin", *words, "--database", server.database]) == 0
    return capsys.readouterr().out.strip()


@in_time
async def test_who_is_banned_is_out(server: Server, capsys: Capsys) -> None:
    async with server.somebody() as mal, server.guest() as ana:
        name = fresh("Banned")
        await sign_up(mal, name)
        table = await mal.new_table("me", "open")
        await ana.sit(table)
        word = {"name": name, "password": WORD}
        async with mal.live(table["id"], 0) as live:
            assert "closed" in told(server, capsys, "ban", name.upper())
            assert await live.closed() == 4000
        assert await mal.ok("GET", "/api/me") is None
        assert await mal.refused("POST", "/api/sessions", word) == (403, "banned")
        listed = told(server, capsys, "accounts", name)
        assert listed.startswith(mal.me["id"])
        assert listed.endswith(f"1 tables  {name}  (banned)")
        told(server, capsys, "unban", mal.me["id"])
        assert (await mal.ok("POST", "/api/sessions", word))["id"] == mal.me["id"]


@in_time
async def test_nobody_hides_behind_the_number_of_another(server: Server, capsys: Capsys) -> None:
    async with server.guest("Mal") as mal, server.somebody() as friend:
        number = mal.me["id"]
        wanted = {"name": number, "password": WORD}
        assert await friend.refused("POST", "/api/accounts", wanted) == (409, "name-taken")
        await sign_up(friend, number.swapcase())
        wanted = {"name": number, "old_password": WORD}
        assert await friend.refused("PATCH", "/api/me", wanted) == (409, "name-taken")
        assert told(server, capsys, "ban", number) == "Mal: closed"
        assert await mal.ok("GET", "/api/me") is None
        assert (await friend.ok("GET", "/api/me"))["id"] == friend.me["id"]
        assert told(server, capsys, "ban", friend.me["name"]) == f"{friend.me['name']}: closed"
        assert await friend.ok("GET", "/api/me") is None


@in_time
async def test_a_password_is_reset_by_a_code(server: Server, capsys: Capsys) -> None:
    async with server.somebody() as ana, server.somebody() as there:
        name = fresh("Forgot")
        await sign_up(ana, name)
        link = told(server, capsys, "reset", name, "--public", "https://example.org/")
        assert link.startswith("https://example.org/account#reset=")
        assert await ana.ok("GET", "/api/me") is None
        old = {"name": name, "password": WORD}
        assert await ana.refused("POST", "/api/sessions", old) == (401, "wrong-password")
        new = {"code": link.partition("=")[2], "password": "battery staple"}
        assert (await there.ok("POST", "/api/resets", new))["id"] == ana.me["id"]
        assert await there.refused("POST", "/api/resets", new) == (400, "bad-code")


@in_time
async def test_of_a_deleted_account_its_games_stay(server: Server, capsys: Capsys) -> None:
    async with server.somebody() as eva, server.guest() as ana:
        name = fresh("Deleted")
        await sign_up(eva, name)
        played, goes_on = [await ana.new_table("me", "open") for _ in range(2)]
        gathers = await ana.new_table("me", "open", "open")
        for table in (played, goes_on, gathers):
            await eva.sit(table)
        async with eva.live(played["id"], 1) as hers:
            await hers.do("chat", text="hello")
            await hers.do("resign")
        async with ana.live(goes_on["id"], 0) as live, ana.live(gathers["id"], 0) as waiting:
            told(server, capsys, "delete", name)
            await live.until(lambda live: live.table["status"] == "over")
            await live.until(lambda live: live.table["seats"][1]["name"] == "Anonym")
            await waiting.until(lambda live: live.table["seats"][1]["kind"] == "open")
        for table in (played, goes_on, gathers):
            seen = await ana.ok("GET", f"/api/tables/{table['id']}?seat=0")
            assert name not in str(seen), table
        assert seen["log"][0]["name"] == "Anonym"
        record = await ana.ok("GET", f"/api/tables/{played['id']}/record")
        assert record["players"] == ["Ana", "Anonym"]
        assert await eva.ok("GET", "/api/me") is None
        assert name not in told(server, capsys, "accounts", name)
        await sign_up(eva, name)


@in_time
async def test_of_a_deleted_account_no_earlier_name_stays(server: Server, capsys: Capsys) -> None:
    async with server.somebody() as eva, server.guest() as ana:
        before, now = fresh("Earlier"), fresh("Later")
        await sign_up(eva, before)
        hosted = await eva.new_table("me", "open")
        await ana.sit(hosted)
        played = await ana.new_table("me", "open")
        left, goes_on = [await ana.new_table("me", "open", "open") for _ in range(2)]
        for table in (played, left, goes_on):
            await eva.sit(table)
        for table, seat in ((hosted, 0), (played, 1)):
            async with eva.live(table["id"], seat) as hers:
                await hers.do("chat", text="hello")
                await hers.do("resign")
        async with eva.live(left["id"], 1) as hers:
            await hers.do("chat", text="I have to go")
        await eva.ok("DELETE", f"/api/tables/{left['id']}/seats/1")
        await eva.ok("PATCH", "/api/me", {"name": now, "old_password": WORD})
        async with ana.live(left["id"], 0) as waiting, ana.live(goes_on["id"], 0) as live:
            assert before in str(waiting.log)
            told(server, capsys, "delete", now)
            await live.until(lambda live: live.table["seats"][1]["kind"] == "open")
        for table, seat in ((hosted, 1), (played, 0), (left, 0), (goes_on, 0)):
            shown = await ana.ok("GET", f"/api/tables/{table['id']}?seat={seat}")
            kept = await ana.ok("GET", f"/api/tables/{table['id']}/log?seat={seat}")
            for name in (before, now):
                assert name not in str(shown), table
                assert name not in str(kept), table


async def hear_pause(live: Live) -> Json:
    while (message := await live.hear())["kind"] != "pause":
        pass
    return message


@in_time
async def test_a_table_is_ended_and_a_pause_announced(server: Server, capsys: Capsys) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open")
        await ben.sit(table)
        assert table["id"] in told(server, capsys, "tables", "Ana")
        async with ana.live(table["id"], 0) as live:
            told(server, capsys, "pause", "--in", "5", "--minutes", "3")
            pause = await hear_pause(live)
            assert pause["minutes"] == 3
            answer = await ben.ask("GET", "/api/me")
            assert answer.headers["holocene-pause"] == f"{pause['at']} 3"
            async with ben.live(table["id"], 1) as later:
                assert await hear_pause(later) == pause
            told(server, capsys, "resume")
            assert (await hear_pause(live))["at"] is None
            assert "holocene-pause" not in (await ben.ask("GET", "/api/me")).headers
            told(server, capsys, "end", table["id"])
            await live.until(lambda live: live.table["status"] == "over")
            assert live.log[-1]["text"] == "ended"
            assert live.table["result"] is None


def test_what_cannot_be_done_is_told_in_a_sentence(
    server: Server, capsys: Capsys, tmp_path: Path
) -> None:
    for words, why in (
        (["ban", "nobody at all", "--database", server.database], "nobody signs in"),
        (["end", "nowhere", "--database", server.database], "no such table"),
        (["accounts", "--database", f"sqlite:///{tmp_path}/none.db"], "there is no"),
    ):
        assert main(["admin", *words]) == 2
        [line] = capsys.readouterr().err.splitlines()
        assert why in line
    assert not list(tmp_path.iterdir())

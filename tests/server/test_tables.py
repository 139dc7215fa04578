"""Making tables, sitting down, and reading back, over HTTP."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import parse

from holocene.core import registry
from holocene.core.options import Option
from holocene.core.record import Record
from holocene.server.admin import Admin
from holocene.server.games import lean, parts
from holocene.server.status import status_of
from holocene.server.tables import options_for
from holocene.tables.database import connect
from holocene.tables.model import Entry, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.rooms import MISSED
from holocene.tables.store import LISTED, Store
from holocene.tables.table import Table
from tests import both
from tests.both import GAMES
from tests.games.tiny import LENGTH, TinyGame
from tests.patching import patched
from tests.serving import Live, Person, Server, in_time, seat_of, turned_away
from tests.tables.making import person, setup_of

Json = dict[str, Any]


async def finished(ana: Person, ben: Person, acts: int = 12) -> Json:
    """A table of two where somebody gave up after some acts."""
    table = await ana.new_table("me", "open", open=True, rated=True)
    await ben.sit(table)
    chance = random.Random(3)
    async with ana.live(table["id"], 0) as a, ben.live(table["id"], 1) as b:
        await play(a, b, chance, acts)
        await a.do("resign")
        await b.until(lambda live: bool((live.table["result"] or {}).get("ratings")))
        await a.until(lambda live: bool((live.table["result"] or {}).get("ratings")))
        return a.table


async def play(a: Live, b: Live, chance: random.Random, acts: int) -> None:
    for _ in range(acts):
        actor = a if a.choices else b
        moved = await actor.act(chance)
        assert moved["kind"] == "moved", moved
        await a.catch_up(moved["number"])
        await b.catch_up(moved["number"])


@in_time
async def test_the_games_and_their_pieces(server: Server) -> None:
    async with server.somebody() as ana:
        offered = await ana.ok("GET", "/api/games")
        weights = [registry.game(game["name"]).weight for game in offered]
        assert weights == sorted(weights)
        games = {game["name"]: game for game in offered}
        assert set(games) >= set(GAMES)
        for name in GAMES:
            game, told = registry.game(name), games[name]
            assert told["seats"] == list(game.seats)
            assert {bot["level"] for bot in told["bots"]} == set(game.levels)
            assert told["titles"] == game.titles()
            assert told["about"] == game.about()
            asked = [option for option in game.options if not option.hidden]
            assert [option["help"] for option in told["options"]] == [o.help for o in asked]
            pieces = await ana.ok("GET", f"/api/games/{name}/pieces")
            assert [each["text"] for each in pieces["actions"]] == [a.text for a in game.actions]
            assert await ana.refused("GET", f"/api/games/{name}/locale/xx") == (422, "bad-input")
            for language in ("en", "cs", "sk", "hr"):
                answer = await ana.ask("GET", f"/api/games/{name}/locale/{language}")
                assert answer.status_code == 200
                assert messages(answer.text) == messages(game.locale(language))
                table, rules = [
                    (await ana.ask("GET", f"/api/games/{name}/locale/{language}?part={part}")).text
                    for part in ("table", "rules")
                ]
                assert "option-" not in table
                assert ".body" not in table
                # The rules lie over what the table says: together they say all.
                assert by_id(table) | by_id(rules) == by_id(answer.text)
        assert await ana.refused("GET", "/api/games/chess/pieces") == (404, "no-game")


def by_id(catalogue: str) -> dict[str, object]:
    return {each["id"]["name"]: each for each in messages(catalogue)}


def messages(catalogue: str) -> list[dict[str, Any]]:
    """All that is said in a catalogue: its messages and terms, comments aside."""
    found = parse(catalogue, with_spans=False).to_json()["body"]
    assert not [each for each in found if each["type"] == "Junk"]
    return [{**each, "comment": None} for each in found if not each["type"].endswith("Comment")]


def test_a_catalogue_is_sent_without_what_nobody_is_told() -> None:
    written = (
        "### All\n\n# One\none = 1\n  .more = 2\n\n\n# Two\ntwo =\n  a\n\n  # b\n\nthree = 3\n"
    )
    assert lean(written).lstrip() == "one = 1\n  .more = 2\ntwo =\n  a\n\n  # b\nthree = 3\n"
    assert messages(lean(written)) == messages(written)
    assert len(messages(written)) == 3


def test_a_catalogue_is_sent_in_two_parts() -> None:
    select = "{ $n ->\n  [one] a\n *[other] b\n}"  # may end where a line begins
    help = f"help-sea =\n  .title = Sea\n  .body = {select}\n  more\n  .note = {select}\n"
    written = f"one = {select}\n{help}help-only =\n  .body = x\noption-a = {select}\n-b = b"
    table, rules = (parts(written)[part] for part in ("table", "rules"))
    assert table == f"one = {select}\nhelp-sea =\n  .title = Sea\n  .note = {select}\n-b = b"
    assert rules == f"{help}help-only =\n  .body = x\noption-a = {select}"
    assert parts("") == {"table": "", "rules": ""}


@in_time
async def test_pieces_and_words_come_packed_to_who_can_unpack_them(server: Server) -> None:
    async with server.somebody() as ana:
        for path in ("pieces", "locale/en"):
            address = f"/api/games/{GAMES[0]}/{path}"
            packed = await ana.http.get(address, headers={"Accept-Encoding": "gzip"})
            plain = await ana.http.get(address, headers={"Accept-Encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
            known = {"If-None-Match": packed.headers["etag"]}
            assert (await ana.http.get(address, headers=known)).status_code == 304


@in_time
async def test_a_game_without_words(server: Server) -> None:
    """A stranger's game with no catalogue has its title, and no sentence about itself."""
    async with server.somebody() as ana:
        games = {game["name"]: game for game in await ana.ok("GET", "/api/games")}
        told = games[GAMES[1]]
        assert set(told["titles"].values()) == {told["title"]}
        assert set(told["about"].values()) == {""}
        assert (await ana.ask("GET", f"/api/games/{GAMES[1]}/locale/en")).text == ""


@in_time
async def test_sitting_down_starts_the_game(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open", "open", open=True, name="Cave")
        assert (table["status"], table["name"], table["mine"]) == ("waiting", "Cave", [0])
        path = f"/api/tables/{table['id']}"
        opens = await ben.ok("GET", "/api/tables?which=open")
        assert table["id"] in [each["id"] for each in opens]
        seated = await ben.ok("POST", f"{path}/seats", {"seat": 2})
        assert seated["mine"] == [2]
        assert await ben.refused("POST", f"{path}/seats", {}) == (409, "seated")
        assert await cid.refused("POST", f"{path}/seats", {"seat": 2}) == (409, "seat-taken")
        assert await cid.refused("POST", f"{path}/seats", {"seat": 9}) == (404, "no-seat")
        started = await cid.ok("POST", f"{path}/seats", {})
        assert started["status"] == "running"
        assert started["mine"] == [1]
        assert await cid.refused("DELETE", f"{path}/seats/1") == (409, "is-running")


@in_time
async def test_no_table_is_for_bots_alone(server: Server) -> None:
    async with server.guest() as ana:
        body = {"game": both.played, "seats": [seat_of("child")] * 2}
        assert await ana.refused("POST", "/api/tables", body) == (400, "no-person")
        table = await ana.new_table("open", "child", rated=False)
        bot = ("PUT", f"/api/tables/{table['id']}/seats/0", {"bot": "child"})
        assert await ana.refused(*bot) == (400, "no-person")
        assert (await ana.sit(table))["status"] == "running"


@in_time
async def test_what_the_host_may(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open", "open", "open", open=True)
        path = f"/api/tables/{table['id']}"
        await ben.sit(table)
        assert await ben.refused("PUT", f"{path}/seats/2", {"bot": "child"}) == (403, "not-host")
        assert await ben.refused("DELETE", f"{path}/seats/0") == (403, "not-host")
        assert await ana.refused("PUT", f"{path}/seats/2", {}) == (400, "bad-input")
        assert await ana.refused("PUT", f"{path}/seats/2", {"bot": "god"}) == (400, "no-level")
        assert await ana.refused("PUT", f"{path}/seats/1", {"bot": "child"}) == (409, "seat-taken")
        await ana.ok("PUT", f"{path}/seats/2", {"name": "Friend"})
        away = await ana.ok("DELETE", f"{path}/seats/1")
        assert away["seats"][1]["kind"] == "open"
        assert (await ana.ok("DELETE", f"{path}/seats/2"))["status"] == "waiting"
        assert (await ana.ok("DELETE", f"{path}/seats/0"))["status"] == "over"
        assert await ben.refused("POST", f"{path}/seats", {}) == (409, "is-over")
        mine = await ana.ok("GET", "/api/tables?which=mine")
        assert table["id"] not in [each["id"] for each in mine]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"seats": [{"kind": "me"}]}, 400),
        ({"seats": [{"kind": "me"}] * 5}, 400),
        ({"seats": []}, 422),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, 400),
        ({"game": "chess"}, 404),
        ({"options": {both.the_game().options[0].name: "first"}}, 400),
        ({"options": {"colour": "red"}}, 400),
        ({"options": {both.the_game().options[0].name: 1}}, 422),
        ({"clock": {"kind": "live", "minutes": 0, "increment": 5}}, 422),
        ({"clock": {"kind": "live"}}, 422),
        ({"clock": {"kind": "turns", "hours": 10**30}}, 422),
        ({"on_timeout": "cries"}, 422),
        ({"name": "\u0000"}, 422),
        ({"name": "\u3164"}, 422),
        ({"name": "\u2800 \u2800"}, 422),
        ({"name": "Cave\uffa0"}, 422),
        ({"name": "\u0301\ufe0f"}, 422),
        ({"name": "\ufb2c" * 60}, 422),
        ({"seed": "00"}, 422),
    ],
)
def test_tables_that_cannot_be(server: Server, change: Json, status: int) -> None:
    @in_time
    async def check() -> None:
        async with server.guest() as ana:
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": both.played, "seats": seats, **change}
            assert (await ana.refused("POST", "/api/tables", body))[0] == status
            assert await ana.ok("GET", "/api/tables?which=mine") == []

    check()


@in_time
async def test_a_private_table_is_not_there_for_strangers(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open")
        id, invite = table["id"], table["invite"]
        assert invite

        async def hidden(person: Person) -> None:
            for which in ("open", "running", "mine"):
                listed = await person.ok("GET", f"/api/tables?which={which}")
                assert id not in [each["id"] for each in listed]
            for method, path, body in (
                ("GET", "", None),
                ("GET", "?invite=wrong", None),
                ("POST", "/seats", {}),
                ("POST", "/seats", {"invite": "wrong"}),
                ("PUT", "/seats/1", {"bot": "child"}),
                ("DELETE", "/seats/0", None),
                ("POST", "/rematch", None),
                ("GET", "/record", None),
                ("GET", "/check", None),
                ("GET", "/replay", None),
                ("GET", "/log?before=9", None),
            ):
                told = await person.refused(method, f"/api/tables/{id}{path}", body)
                assert told == (404, "no-table"), (method, path)
            assert await turned_away(person, id) == ("no-table", 4404)
            assert await turned_away(person, id, seat=0) == ("no-table", 4404)

        await hidden(ben)
        looked = await ben.ok("GET", f"/api/tables/{id}?invite={invite}")
        assert looked["table"]["invite"] is None
        assert (await ben.sit(table))["invite"] == invite
        await hidden(cid)
        async with cid.live(id, invite=invite) as live:
            assert live.table["invite"] is None


@in_time
async def test_an_invitation_can_be_renewed(server: Server) -> None:
    """Who was sent away, or only watched, does not come back by the old one."""
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open", "open")
        path, old = f"/api/tables/{table['id']}", table["invite"]
        await ben.sit(table)
        await ana.ok("DELETE", f"{path}/seats/1")
        await cid.sit(table)
        async with ben.live(table["id"], invite=old) as outside, cid.live(table["id"], 1) as inside:
            assert await cid.refused("POST", f"{path}/invite") == (403, "not-host")
            new = (await ana.ok("POST", f"{path}/invite"))["invite"]
            assert new != old
            assert await outside.closed() == 4000
            await inside.until(lambda live: live.table["invite"] == new)
        assert await turned_away(ben, table["id"], invite=old) == ("no-table", 4404)
        for asked in (("GET", f"{path}?invite={old}"), ("POST", f"{path}/seats", {"invite": old})):
            assert await ben.refused(*asked) == (404, "no-table")
        assert await ben.sit(table, new)
        anybodys = await ana.new_table("me", "open", open=True)
        told = await ana.refused("POST", f"/api/tables/{anybodys['id']}/invite")
        assert told == (409, "is-open")


@in_time
async def test_who_has_one_seat_sees_the_table_from_there(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        both = await ana.new_table("me", "beside Bo", open=True)
        for person, where, seat in (
            (ana, table, 0),
            (ben, table, 1),
            (cid, table, None),
            (ana, both, None),  # of two, nobody is shown what only one may see
        ):
            seen = await person.ok("GET", f"/api/tables/{where['id']}")
            assert seen["seat"] == seat
            assert seen["view"]["viewer"] == seat


@in_time
async def test_nobody_gets_anothers_seat(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        path = f"/api/tables/{table['id']}"
        for person, seats in ((ana, [1, 2, 11]), (ben, [0]), (cid, [0, 1])):
            for seat in seats:
                for query in (
                    f"?seat={seat}",
                    f"/replay?seat={seat}",
                    f"/log?before=9&seat={seat}",
                ):
                    assert await person.refused("GET", path + query) == (403, "not-your-seat")
                told = await turned_away(person, table["id"], seat=seat)
                assert told == ("not-your-seat", 4403)
        assert await cid.refused("POST", f"{path}/rematch") == (403, "not-your-seat")


@pytest.mark.usefixtures("game")
@in_time
async def test_without_a_session_one_reads_what_a_spectator_reads(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid), server.somebody() as nobody:
        table = await finished(ana, ben)
        for path in ("", "/record", "/check", "/replay", "/log?before=9"):
            told = [
                await person.ok("GET", f"/api/tables/{table['id']}{path}")
                for person in (cid, nobody)
            ]
            for each in told:
                each.pop("now", None) if isinstance(each, dict) else None
            assert told[0] == told[1], path
        record = await nobody.ok("GET", f"/api/tables/{table['id']}/record")
        assert (await nobody.ok("POST", "/api/replays", record))["steps"]


@pytest.mark.usefixtures("game")
@in_time
async def test_without_a_session_one_watches_and_does_nothing(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid), server.somebody() as nobody:
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        id = table["id"]
        async with (
            ana.live(id, 0) as a,
            ben.live(id, 1) as b,
            cid.live(id) as named,
            nobody.live(id) as live,
        ):
            assert (live.seat, live.choices, live.table["mine"]) == (None, [], [])
            assert live.table["invite"] is None
            await play(a, b, random.Random(5), 6)
            for each in (named, live):
                await each.catch_up(a.number)
                await each.until(lambda each: each.presence.get("watching") == 2)
            assert (live.view, live.table, live.log) == (named.view, named.table, named.log)
            for do, fields in (
                ("act", {"actions": [a.legal()[0].text if a.choices else "x"], "position": 0}),
                ("undo", {"position": live.position}),
                ("chat", {"text": "hello"}),
                ("resign", {}),
                ("skip", {}),
                ("look", {"seat": 0}),
            ):
                refused = await live.do(do, **fields)
                assert (refused["kind"], refused["code"]) == ("refused", "no-session"), do
        path = f"/api/tables/{id}"
        for method, more, body in (
            ("GET", "?seat=0", None),
            ("GET", "/replay?seat=0", None),
            ("GET", "/log?before=9&seat=1", None),
            ("POST", "/seats", {}),
            ("PUT", "/seats/1", {"bot": "child"}),
            ("DELETE", "/seats/0", None),
            ("POST", "/rematch", None),
        ):
            assert await nobody.refused(method, path + more, body) == (401, "no-session"), more
        assert await turned_away(nobody, id, seat=0) == ("no-session", 4401)
        assert await nobody.refused("GET", "/api/tables?which=mine") == (401, "no-session")


@in_time
async def test_without_a_session_one_finds_what_is_open_to_all(server: Server) -> None:
    async with server.guest() as ana, server.somebody() as nobody:
        for which, other in (("open", "open"), ("running", "child")):
            public = await ana.new_table("me", other, open=True)
            private = await ana.new_table("me", other)
            told = await nobody.ok("GET", f"/api/tables?which={which}")
            listed = {table["id"]: table for table in told}
            assert private["id"] not in listed
            found = listed[public["id"]]
            assert (found["mine"], found["invite"], found["seed"]) == ([], None, None)


@in_time
async def test_without_a_session_a_private_table_needs_its_invitation(server: Server) -> None:
    async with server.guest() as ana, server.somebody() as nobody:
        table = await ana.new_table("me", "child")
        id, invite = table["id"], table["invite"]
        for path in ("", "/record", "/check", "/replay", "/log?before=9"):
            for wrong in ("", "invite=wrong"):
                query = wrong and ("&" if "?" in path else "?") + wrong
                told = await nobody.refused("GET", f"/api/tables/{id}{path}{query}")
                assert told == (404, "no-table")
        assert await turned_away(nobody, id) == ("no-table", 4404)
        assert await turned_away(nobody, id, invite="wrong") == ("no-table", 4404)
        looked = await nobody.ok("GET", f"/api/tables/{id}?invite={invite}")
        assert (looked["table"]["invite"], looked["table"]["seed"]) == (None, None)
        assert looked["table"]["host_name"] == "Ana"
        async with nobody.live(id, invite=invite) as live:
            assert live.table["invite"] is None


@pytest.mark.usefixtures("game")
@in_time
async def test_a_guests_first_games_against_bots_are_not_rated(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "child"}]
        wanted = {"game": both.played, "seats": seats, "rated": True}
        for games in range(3):
            assert await ana.refused("POST", "/api/tables", wanted) == (409, "not-rated-yet")
            by_the_way = await ana.new_table("me", "open", rated=True)
            filled = await ana.refused(
                "PUT", f"/api/tables/{by_the_way['id']}/seats/1", {"bot": "child"}
            )
            assert filled == (409, "not-rated-yet")
            casual = await ana.new_table("me", "child")
            assert not casual["rated"]
            async with ana.live(casual["id"], 0) as live:
                await live.do("resign")
                assert live.table["result"]["ratings"] == []
            assert (await ana.ok("GET", "/api/me"))["ratings"] == [], games
            given_up = await ana.refused("POST", "/api/tables", wanted)
            assert given_up == (409, "not-rated-yet"), "to give up is not to learn a game"
            played = await ana.new_table("me", "open")
            await ben.sit(played)
            async with ben.live(played["id"], 1) as live:
                await live.do("resign")
        table = await ana.ok("POST", "/api/tables", wanted)
        assert table["rated"]
        async with ana.live(table["id"], 0) as live:
            await live.do("resign")
            await live.until(lambda live: bool((live.table["result"] or {}).get("ratings")))
        # With people it is for them to say.
        assert (await ben.new_table("me", "open", "child", rated=True))["rated"]


@in_time
async def test_who_is_nobody_yet_makes_no_rated_table_against_bots(server: Server) -> None:
    async with server.somebody() as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "child"}]
        guest = {"name": "Ana", "language": "en"}
        wanted = {"game": both.played, "seats": seats, "rated": True, "guest": guest}
        assert await ana.refused("POST", "/api/tables", wanted) == (409, "not-rated-yet")
        assert await ana.ok("GET", "/api/me") is None


@in_time
async def test_a_rematch_keeps_what_the_game_is_played_for(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        for rated in (True, False):
            table = await ana.new_table("me", "open", rated=rated)
            await ben.sit(table)
            async with ana.live(table["id"], 0) as live:
                await live.do("resign")
            again = await ben.ok("POST", f"/api/tables/{table['id']}/rematch")
            assert (again["rated"], again["host_name"]) == (rated, "Ben")


@in_time
async def test_the_seed_is_kept_until_the_game_is_over(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open", open=True)
        path = f"/api/tables/{table['id']}"
        assert await ana.refused("GET", f"{path}/record") == (409, "not-over")
        await ben.sit(table)
        for where in ("/record", "/check"):
            assert await ana.refused("GET", path + where) == (409, "not-over")
        assert (await ana.ok("GET", path))["table"]["seed"] is None
        async with ana.live(table["id"], 0) as live:
            await live.do("resign")
        check = await ben.ok("GET", f"{path}/check")
        assert check["fits"]
        assert check["commitment"] == table["commitment"]
        assert (await ben.ok("GET", path))["table"]["seed"] == check["seed"]


@in_time
async def test_reading_a_finished_game_back(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        table = await finished(ana, ben)
        path = f"/api/tables/{table['id']}"
        record = await cid.ok("GET", f"{path}/record")
        state = Record.load(record).replay()
        assert record["players"] == ["Ana", "Ben"]
        for person, seat in ((ana, 0), (ben, 1), (cid, None)):
            query = "" if seat is None else f"?seat={seat}"
            replay = await person.ok("GET", f"{path}/replay{query}")
            view: object = replay["view"]
            for step in replay["steps"]:
                view = patched(view, step["patch"])
            assert len(replay["steps"]) == 12
            assert view == state.view(seat)
        log = await cid.ok("GET", f"{path}/log?before=6")
        assert [entry["number"] for entry in log] == [1, 2, 3, 4, 5]
        again = await cid.ok("POST", "/api/replays", record)
        assert len(again["steps"]) == 12
        for bad in (
            {},
            {**record, "rules": "0"},
            {**record, "seed": "x"},
            {**record, "actions": 1},
        ):
            told = await cid.refused("POST", "/api/replays", bad)
            assert told == (400, "bad-record")


@in_time
async def test_a_rematch_asked_for_by_two_at_once(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        for _ in range(4):
            table = await finished(ana, ben, 1)
            where = f"/api/tables/{table['id']}/rematch"
            first, second = await asyncio.gather(ana.ok("POST", where), ben.ok("POST", where))
            assert first["id"] == second["id"] != table["id"]
            new = (await ana.ok("GET", f"/api/tables/{first['id']}"))["table"]
            assert new["status"] == "running"
            assert [seat["name"] for seat in new["seats"]] == ["Ben", "Ana"]
            assert (await ana.ok("POST", where))["id"] == first["id"]
            old = await ben.ok("GET", f"/api/tables/{table['id']}")
            assert old["table"]["rematch"] == first["id"]
            assert [entry["kind"] for entry in old["log"]].count("rematch") == 1
            async with ana.live(first["id"], 1) as live:
                await live.do("resign")


@in_time
async def test_a_rematch_waits_until_all_said_yes(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await finished(ana, ben, 1)
        where = f"/api/tables/{table['id']}/rematch"
        asked = await ana.ok("POST", where)
        assert asked["status"] == "waiting"
        assert [seat["kind"] for seat in asked["seats"]] == ["open", "person"]
        agreed = await ben.ok("POST", where)
        assert agreed["id"] == asked["id"]
        assert agreed["status"] == "running"
        assert agreed["mine"] == [0]


async def of_three(*people: Person) -> str:
    """The rematch of three people, at which the first of them sits and waits."""
    ana, ben, cid = people
    table = await ana.new_table("me", "open", "open")
    await ben.sit(table)
    await cid.sit(table)
    async with ana.live(table["id"], 0) as live:
        await live.do("abort")
    where = f"/api/tables/{table['id']}/rematch"
    assert (await ana.ok("POST", where))["mine"] == [2]
    return where


@in_time
async def test_who_was_sent_away_from_a_rematch_does_not_come_back_by_asking(
    server: Server,
) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        where = await of_three(ana, ben, cid)
        asked = await ben.ok("POST", where)
        assert asked["mine"] == [0]
        path = f"/api/tables/{asked['id']}"
        await ben.ok("DELETE", f"{path}/seats/0")
        assert (await ben.ok("POST", where))["mine"] == [0]  # who went by themselves may come back

        await ana.ok("DELETE", f"{path}/seats/0")
        assert await ben.refused("POST", where) == (404, "no-table")
        told = (await ana.ok("GET", path))["table"]
        assert [seat["kind"] for seat in told["seats"]] == ["open", "open", "person"]
        renewed = await ana.ok("POST", f"{path}/invite")
        assert await ben.refused("POST", where) == (404, "no-table")
        assert (await cid.ok("POST", where))["mine"] == [1]
        assert (await ben.sit(renewed))["status"] == "running"
        assert (await ben.ok("POST", where))["mine"] == [0]


@in_time
async def test_a_rematch_without_a_free_seat_is_told_to_nobody_else(server: Server) -> None:
    async with server.guests("Ana", "Ben", "Cid") as (ana, ben, cid):
        where = await of_three(ana, ben, cid)
        asked = await ben.ok("POST", where)
        bot = {"bot": next(iter(registry.game(asked["game"]).levels))}
        await ana.ok("PUT", f"/api/tables/{asked['id']}/seats/1", bot)
        assert await cid.refused("POST", where) == (404, "no-table")
        assert (await ana.ok("POST", where))["status"] == "running"


@in_time
async def test_a_rematch_needs_a_finished_game(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open")
        where = f"/api/tables/{table['id']}/rematch"
        assert await ana.refused("POST", where) == (409, "not-over")
        await ben.sit(table)
        assert await ana.refused("POST", where) == (409, "not-over")


@in_time
async def test_many_sit_down_at_once(server: Server) -> None:
    async with server.guest() as host, server.guests(*"ABCDEF") as people:
        table = await host.new_table("me", "open", "open", "open", open=True)
        path = f"/api/tables/{table['id']}/seats"
        answers = await asyncio.gather(*(person.ask("POST", path, {}) for person in people))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200, 200, 200, 409, 409, 409]
        told = await host.ok("GET", f"/api/tables/{table['id']}")
        assert told["table"]["status"] == "running"
        accounts = [seat["account"] for seat in told["table"]["seats"]]
        assert len(set(accounts)) == 4


@in_time
async def test_lists_are_short(server: Server) -> None:
    async with server.guest() as ana:
        for _ in range(3):
            await ana.new_table("me", "open", open=True)
        listed = await ana.ok("GET", "/api/tables?which=open")
        assert 3 <= len(listed) <= LISTED
        updated = [each["updated"] for each in listed]
        assert updated == sorted(updated, reverse=True)
        assert await ana.refused("GET", "/api/tables?which=all") == (422, "bad-input")


def test_a_fix_of_the_rules_is_not_for_new_tables_to_choose() -> None:
    fix = Option("fair-ties", (True, False), True, "a fix of the rules", before=False)
    game = TinyGame(options=(LENGTH, fix))
    assert options_for(game, {"length": "long"}) == {"length": "long", "fair-ties": True}
    for wanted in ({"fair-ties": False}, {"fair-ties": True}, {"length": "endless"}):
        with pytest.raises(Refusal) as refusal:
            options_for(game, wanted)
        assert (refusal.value.code, status_of(refusal.value)) == ("bad-option", 400)


@in_time
async def test_a_long_log_is_read_by_pages(server: Server) -> None:
    async with server.guests("Ana", "Ben") as (ana, ben):
        table = await ana.new_table("me", "open", open=True)
        path = f"/api/tables/{table['id']}/log"
        async with ana.live(table["id"], 0) as live:
            for number in range(MISSED + 3):
                await live.send("chat", text=str(number))
            await live.until(lambda live: live.number == MISSED + 3)
        pages = {
            "?before=9&limit=2": ["6", "7"],
            "?since=9&limit=2": ["9", "10"],
            "?since=2&before=5": ["2", "3"],
            f"?since={MISSED + 2}": [str(MISSED + 2)],
        }
        for query, texts in pages.items():
            page = await ana.ok("GET", f"{path}{query}")
            assert [entry["text"] for entry in page] == texts, query
        assert len(await ana.ok("GET", path)) == 200
        assert await ana.refused("GET", f"{path}?limit=201") == (422, "bad-input")
        for since, count in (
            (2, 60),
            (3, MISSED),
            (MISSED, 3),
        ):  # who was away for longer begins anew
            async with ben.live(table["id"], None, since) as back:
                assert len(back.log) == count
                assert back.number == MISSED + 3


@in_time
async def test_a_table_whose_log_is_broken_is_gone(server: Server) -> None:
    """Nobody is in trouble: it is told so, other tables are listed, and it can be ended."""
    async with server.guest() as ana:
        engine = connect(server.database)
        store, setup = Store(engine), replace(setup_of(), host=ana.me["id"])
        seats = [person(0, ana.me["id"]), Seat(1, "open")]
        table = Table(setup, seats)
        table.number = 1
        store.create(table, [Entry(1, setup.created, "act", 0, actions=["nonsense"])])
        for way in ("", "/log", "/replay", "/record"):
            told = await ana.refused("GET", f"/api/tables/{setup.id}{way}")
            assert told == (410, "broken"), way
        assert await ana.refused("POST", f"/api/tables/{setup.id}/seats", {}) == (410, "broken")
        assert await turned_away(ana, setup.id, seat=0) == ("broken", 4410)
        listed = await ana.ok("GET", "/api/tables?which=mine")
        assert [each["id"] for each in listed] == [setup.id]
        Admin(engine).end(setup.id)
        assert await ana.ok("GET", "/api/tables?which=mine") == []
        engine.dispose()

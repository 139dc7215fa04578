"""Who may do what: every route and every message of a socket, and those who try without right."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Final

import pytest
from fastapi.routing import APIRoute

from holocene.server import live
from holocene.server.app import ROUTERS
from holocene.server.guard import SAFE
from tests.serving import Json, Person, Server, in_time

BODIES: Final[dict[str, object]] = {
    "POST /api/guests": {"name": "Eve", "language": "en"},
    "POST /api/accounts": {"name": "Eve of access", "password": "correct horse"},
    "POST /api/sessions": {"name": "nobody of access", "password": "correct horse"},
    "POST /api/resets": {"code": "x", "password": "correct horse"},
    "PATCH /api/me": {"settings": {"language": "cs"}},
    "POST /api/push": {"endpoint": "https://x.test/", "keys": {"p256dh": "A", "auth": "A"}},
    "POST /api/push/end": {"endpoint": "https://x.test/"},
    "POST /api/tables": {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "POST /api/tables/{id}/seats": {},
    "PUT /api/tables/{id}/seats/{seat}": {"bot": "child"},
    "POST /api/replays": {},
    "POST /api/tables/{id}/hint": {"seat": 0, "position": 0},
}
# Whoever comes; of a table that is not open, whoever is invited.
FOR_ALL: Final = {
    "GET /health",
    "GET /metrics",  # on this machine
    "GET /api/games",
    "GET /api/games/{game}/pieces",
    "GET /api/games/{game}/locale/{language}",
    "GET /api/push",
    "GET /api/me",
    "GET /api/tables",
    "POST /api/guests",
    "POST /api/accounts",
    "POST /api/sessions",
    "POST /api/resets",
    "DELETE /api/sessions",
    "POST /api/replays",
}
FOR_WATCHERS: Final = {
    "GET /api/tables/{id}",
    "GET /api/tables/{id}/log",
    "GET /api/tables/{id}/record",
    "GET /api/tables/{id}/check",
    "GET /api/tables/{id}/replay",
    "GET /api/tables/{id}/review",
}
# What needs a session, and what a stranger to an open table is told who tries it there.
FOR_SOMEBODY: Final = {
    "GET /api/sessions": 200,
    "DELETE /api/sessions/{session}": 404,
    "PATCH /api/me": 200,
    "POST /api/push": 400,
    "POST /api/push/end": 204,
    "POST /api/tables": 201,
    "POST /api/tables/{id}/seats": 200,  # they may sit down
    "PUT /api/tables/{id}/seats/{seat}": 403,
    "DELETE /api/tables/{id}/seats/{seat}": 403,
    "POST /api/tables/{id}/invite": 403,
    "POST /api/tables/{id}/end": 404,
    "POST /api/tables/{id}/rematch": 403,
    "POST /api/tables/{id}/hint": 403,
}


def routes() -> set[str]:
    return {
        f"{method} {route.path}"
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }


def test_of_every_route_it_is_said_whose_it_is() -> None:
    assert routes() == FOR_ALL | FOR_WATCHERS | FOR_SOMEBODY.keys()


async def attempt(person: Person, route: str, table: str, origin: str | None = None) -> int:
    """The status of the answer."""
    method, path = route.split()
    names = {"id": table, "seat": "0", "session": "x", "game": "stone-age", "language": "en"}
    if origin is not None:
        person.http.headers["Origin"] = origin
    answer = await person.ask(method, path.format(**names), BODIES.get(route))
    person.http.headers.pop("Origin", None)
    return answer.status_code


@in_time
async def test_what_is_somebodys_is_not_done_by_others(server: Server) -> None:
    async with server.guest() as ana, server.guest("Eve") as eve, server.somebody() as nobody:
        open_one = await ana.new_table("me", "open", "open", open=True)
        private = await ana.new_table("me", "open")
        for route in sorted(FOR_SOMEBODY):
            assert await attempt(nobody, route, open_one["id"]) == 401, route
            if "{id}" in route:
                assert await attempt(eve, route, private["id"]) == 404, route
            assert await attempt(eve, route, open_one["id"]) == FOR_SOMEBODY[route], route
        for route in sorted(FOR_WATCHERS):
            assert await attempt(nobody, route, private["id"]) == 404, route
            assert await attempt(nobody, route, open_one["id"]) in (200, 409), route


@in_time
async def test_no_other_site_changes_anything(server: Server) -> None:
    async with server.guest() as ana:
        table = await ana.new_table("me", "open")
        for route in sorted(routes()):
            if route.split()[0] not in SAFE:
                for origin in ("https://evil.example", "null", f"{server.address}0"):
                    assert await attempt(ana, route, table["id"], origin) == 403, route
        assert (await ana.ok("GET", "/api/me"))["id"] == ana.me["id"]


MESSAGES: Final[dict[str, Json]] = {
    "act": {"actions": ["rest"], "position": 0},
    "try": {"actions": ["rest"], "position": 0},
    "undo": {"position": 0},
    "chat": {"text": "hello"},
    "resign": {},
    "abort": {},
    "back": {},
    "ready": {},
    "look": {"seat": 0},
}


def test_every_command_is_tried() -> None:
    assert live.COMMANDS.keys() <= MESSAGES.keys()


@in_time
async def test_who_watches_changes_nothing(server: Server) -> None:
    """A visitor, somebody who watches, and a player who names a seat of another."""
    async with AsyncExitStack() as stack:
        ana, ben, eve = await stack.enter_async_context(server.guests("Ana", "Ben", "Eve"))
        nobody = await stack.enter_async_context(server.somebody())
        table = await ana.new_table("me", "open", open=True)
        await ben.sit(table)
        visits = await stack.enter_async_context(nobody.live(table["id"]))
        watches = await stack.enter_async_context(eve.live(table["id"]))
        plays = await stack.enter_async_context(ben.live(table["id"], 1))
        for do, fields in MESSAGES.items():
            assert (await visits.do(do, **fields))["code"] == "no-session", do
            told = await watches.do(do, **fields)
            assert told["code"] == ("not-your-seat" if do == "look" else "watching"), do
        assert (await plays.do("look", seat=0))["code"] == "not-your-seat"
        assert plays.table["status"] == "running"
        assert [entry["kind"] for entry in plays.log] == ["sat", "started"]


@pytest.mark.parametrize("host", ["evil.example", "evil@127.0.0.1", "127.0.0.1.evil.example"])
def test_a_house_without_a_name_answers_to_numbers_alone(server: Server, host: str) -> None:
    @in_time
    async def check() -> None:
        async with server.somebody(host=host) as eve:
            assert await eve.refused("GET", "/api/me") == (403, "host")

    check()

"""Every route as it is described, tried out by Schemathesis against the real server."""

from __future__ import annotations

import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.serving import Server, in_time

EXAMPLES = 25  # for each route, with and without a session
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


def tables(server: Server) -> tuple[str, list[str]]:
    """Somebody's cookie, and tables of theirs: one waits, one runs, one is over."""
    found: list[str] = []
    cookie = ""

    @in_time
    async def make() -> None:
        nonlocal cookie
        async with server.guests("Ana", "Ben") as (ana, ben):
            cookie = ana.cookie
            found.append((await ana.new_table("me", "open", open=True))["id"])
            for ends in (False, True):
                table = await ana.new_table("me", "open")
                await ben.sit(table)
                async with ana.live(table["id"], 0) as live:
                    await live.act(random.Random(1))
                    if ends:
                        await live.do("resign")
                found.append(table["id"])

    make()
    return cookie, found


@pytest.mark.parametrize("session", [True, False])
def test_every_route(server: Server, session: bool) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    cookie, ids = tables(server)
    tried = 0
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        chance = random.Random(operation.label)

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def attempt(case: schemathesis.Case[Any]) -> None:
            if "id" in (case.path_parameters or {}) and chance.random() < 0.7:  # noqa: B023
                case.path_parameters["id"] = chance.choice(ids)  # noqa: B023
            cookies = {"holocene": cookie} if session else {}
            case.call_and_validate(cookies=cookies, checks=CHECKS)

        attempt()
        tried += 1
    assert tried >= 20

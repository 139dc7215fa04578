"""Every route as it is described, tried out by Schemathesis against the real server."""

from __future__ import annotations

import json
import random
import re
from typing import Annotated, Any, Literal

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from pydantic import Field
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from typing_extensions import TypedDict

from holocene.core import registry
from holocene.server.shapes import add_shapes, camel
from tests.games.tiny import Tiny, TinyGame
from tests.serving import Server, in_time

EXAMPLES = {
    True: 25,
    False: 8,
}  # for each route, with a session and without, where little is let in
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


# Made as two games would make them, each in a module of its own.
shape: Any = TypedDict
any_of: Any = Annotated
list_of: Any = list
SHORT = shape("View", {"players": list_of[shape("Player", {"points": int})]})
CARD = shape("Card", {"kind": Literal["card"]})
COIN = shape("Coin", {"kind": Literal["coin"]})
HELD = any_of[CARD | COIN, Field(discriminator="kind")]
LONG = shape("View", {"players": list_of[shape("Player", {"name": str, "held": HELD})]})


class Shaped(TinyGame):
    def __init__(self, name: str, view: type) -> None:
        super().__init__(name)
        self.view = view

    def shapes(self) -> dict[str, object]:
        return {"View": self.view, "Pieces": dict[str, int]}


def test_shapes_of_two_games_may_share_names(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"short-one": Shaped("short-one", SHORT), "long-one": Shaped("long-one", LONG)}
    monkeypatch.setattr(registry, "game_names", lambda: list(games))
    monkeypatch.setattr(registry, "game", games.__getitem__)
    known: dict[str, Any] = {}
    add_shapes(known)
    assert known["ShortOneView"]["properties"]["players"]["items"] == ref("ShortOnePlayer")
    assert known["LongOneView"]["properties"]["players"]["items"] == ref("LongOnePlayer")
    assert known["ShortOnePlayer"]["properties"].keys() == {"points"}
    held = known["LongOnePlayer"]["properties"]["held"]
    assert held["oneOf"] == [ref("LongOneCard"), ref("LongOneCoin")]
    assert held["discriminator"]["mapping"]["card"] == ref("LongOneCard")["$ref"]
    assert {"ShortOnePieces", "LongOnePieces", "Moved", "Command"} <= known.keys()
    assert not {"View", "Player", "Card", "Pieces"} & known.keys()
    for target in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(known)):
        assert target in known


class Odd(TinyGame):
    """Whose description fails."""

    def shapes(self) -> dict[str, object]:
        return {"Pieces": dict[str, int], "View": Tiny}


def own(name: str, known: dict[str, Any]) -> set[str]:
    return {part for part in known if part.startswith(camel(name))}


@pytest.mark.parametrize(
    "odd",
    [
        Odd("odd-one"),
        Shaped("odd-one", shape("View", {"a": shape("Card", {}), "b": shape("OddOneCard", {})})),
        Shaped("odd-one", shape("View", {"gone": "Nowhere"})),
    ],
)
def test_one_game_does_not_break_the_description(
    odd: TinyGame, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A shape that cannot be read, two of one name: its shapes are left out, all of them."""
    games = {"odd-one": odd, "short-one": Shaped("short-one", SHORT)}
    monkeypatch.setattr(registry, "game_names", lambda: list(games))
    monkeypatch.setattr(registry, "game", games.__getitem__)
    known: dict[str, Any] = {}
    add_shapes(known)
    assert own("odd-one", known) == set()
    assert own("short-one", known) == {"ShortOneView", "ShortOnePlayer", "ShortOnePieces"}
    (line,) = [record.getMessage() for record in caplog.records]
    assert "odd-one" in line


def test_of_two_games_with_one_name_for_types_the_second_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    games = {"big-one": Shaped("big-one", SHORT), "big_one": Shaped("big_one", LONG)}
    monkeypatch.setattr(registry, "game_names", lambda: list(games))
    monkeypatch.setattr(registry, "game", games.__getitem__)
    known: dict[str, Any] = {}
    add_shapes(known)
    assert known["BigOnePlayer"]["properties"].keys() == {"points"}
    assert "BigOneCard" not in known
    assert "big_one" in caplog.text


def test_a_name_is_left_alone_only_where_it_has_the_game_s_as_a_word(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts = {"a": shape("Card", {}), "b": shape("InCard", {}), "c": shape("Inn", {})}
    games = {"in": Shaped("in", shape("View", parts | {"a": shape("Coin", {})}))}
    monkeypatch.setattr(registry, "game_names", lambda: list(games))
    monkeypatch.setattr(registry, "game", games.__getitem__)
    known: dict[str, Any] = {}
    add_shapes(known)
    assert own("in", known) == {"InView", "InPieces", "InCoin", "InCard", "InInn"}


def ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def test_our_own_shapes_carry_the_name_of_their_game() -> None:
    """Once: a shape that has it already is left alone."""
    known: dict[str, Any] = {}
    add_shapes(known)
    for name in registry.game_names():
        own = {part for part in known if part.startswith(camel(name))}
        shapes = registry.game(name).shapes()
        assert {camel(name) + part for part in shapes} <= own
        assert not any(part.startswith(camel(name) * 2) for part in own)


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
            max_examples=EXAMPLES[session],
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

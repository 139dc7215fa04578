"""A record of a long game, longer than any of ours."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from holocene.core.journal import Journal
from holocene.core.record import Record
from holocene.server.app import create_app
from holocene.server.service import ServerSettings
from tests.games import tiny
from tests.serving import in_time

MANY = 2_000


def long_record() -> Record:
    record = Record(tiny.TINY, 2, 1, {}, ["Ana", "Ben"])
    state = record.start(Journal())
    while not state.over:
        record.apply(state, state.legal[0])
    return record


@asynccontextmanager
async def guest(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at a server in this process: the game is made longer for it."""
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost"
        ) as client,
    ):
        entered = await client.post("/api/guests", json={"name": "Ana", "language": "en"})
        assert entered.is_success
        yield client


def test_a_long_record_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tiny.TURNS, "short", 400)
    record = long_record()
    assert len(record.actions) > MANY

    @in_time
    async def replayed() -> None:
        app = create_app(ServerSettings(f"sqlite:///{tmp_path}/long.db"))
        async with guest(app) as ana:
            answer = await ana.post("/api/replays", json=record.dump())
            assert answer.is_success, answer.text[:300]
            replay = answer.json()
        assert len(replay["steps"]) == len(record.actions)
        assert replay["steps"][-1]["patch"]

    replayed()

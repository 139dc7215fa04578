"""Who shares the time of bots with whom: those of one address, also where a server came anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from holocene.server import service as services
from holocene.server.service import ServerSettings, Service
from holocene.tables.database import connect, migrate

FAR, NEAR = "192.0.2.66", "192.0.2.1"


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = connect(f"sqlite:///{tmp_path}/holocene.db")
    migrate(engine)
    yield engine
    engine.dispose()


def test_who_has_not_come_since_a_restart_has_one_share_with_all_of_these(engine: Engine) -> None:
    """Else whoever left bots behind under many names has as many shares."""
    before = Service(ServerSettings(push=False), engine)
    for guest in ("mal", "eve"):
        before.came_from(guest, FAR)
    before.came_from("ana", NEAR)
    assert [before.house.house_of(who) for who in ("mal", "eve", "ana")] == [FAR, FAR, NEAR]
    before.close()
    after = Service(ServerSettings(push=False), engine)
    after.came_from("ana", NEAR)
    assert after.house.house_of("mal") == after.house.house_of("eve") != NEAR
    assert after.house.house_of("ana") == NEAR
    after.came_from("mal", FAR)
    assert after.house.house_of("mal") == FAR != after.house.house_of("eve")
    after.close()


def test_who_came_lately_is_known_however_many_come(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "MOST_BUCKETS", 100)
    service = Service(ServerSettings(push=False), engine)
    service.came_from("ana", NEAR)
    for number in range(1000):
        service.came_from(f"guest {number}", FAR)
        if number % 30 == 0:
            service.came_from("ana", NEAR)
        assert service.house.house_of("ana") == NEAR
        assert len(service._addresses) <= 100
    service.close()

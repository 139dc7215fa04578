"""What all tests share: the two engines, and a package of a stranger that offers tiny games."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from holocene import Game
from holocene.interpreted import install

if TYPE_CHECKING:
    from tests.tables.postgres import Postgres

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the cores are shared by pytest's processes
sys.path.insert(0, str(Path(__file__).parent.parent))  # for `from tests.games import ...`

PURE = "holocene_pure"  # the same package from its .py files
install(PURE)

settings.register_profile(
    "holocene",
    derandomize=True,  # every run checks the same examples
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("holocene")

STRANGER = """\
[holocene.games]
tiny = tests.games.tiny:TINY
tiny-leaking = tests.games.broken:LEAKING
tiny-sharing = tests.games.broken:SHARING
tiny-unsorted = tests.games.broken:UNSORTED
tiny-foreseen = tests.games.broken:FORESEEN
tiny-miscounting = tests.games.broken:MISCOUNTING
tiny-lenient = tests.games.broken:LENIENT
tiny-forgetful = tests.games.broken:FORGETFUL
tiny-keeping = tests.games.broken:KEEPING
tiny-moody = tests.games.broken:MOODY
tiny-telltale = tests.games.broken:TELLTALE
tiny-lending = tests.games.broken:LENDING
"""


def from_package(package: str) -> Game:
    """The game most tests are told with, of the compiled package or of its interpreted twin."""
    from tests.games import ours

    return ours.from_package("stone-age", package)


@pytest.fixture(scope="session", params=["holocene", PURE], ids=["compiled", "interpreted"])
def stone_age(request: pytest.FixtureRequest) -> Game:
    """Every test that takes this runs on both engines."""
    return from_package(request.param)


@pytest.fixture(scope="session")
def compiled() -> Game:
    return from_package("holocene")


@pytest.fixture(scope="session")
def interpreted() -> Game:
    return from_package(PURE)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL server, started when a test first asks for it."""
    from tests.tables.postgres import Postgres

    try:
        server = Postgres()
    except (OSError, AssertionError, KeyError, ValueError) as error:
        pytest.fail(f"PostgreSQL cannot be had, and these tests need it: {error}")
    yield server
    server.close()


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody's package with the tiny games were installed."""
    metadata = tmp_path / "stranger-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(STRANGER)
    monkeypatch.syspath_prepend(tmp_path)

"""The game on both engines."""

from __future__ import annotations

from importlib import import_module

import pytest

from holocene import Game
from tests.conftest import PURE


def from_package(package: str = "holocene") -> Game:
    game: Game = import_module(f"{package}.games.endless_winter.game").ENDLESS_WINTER
    return game


@pytest.fixture(scope="session", params=["holocene", PURE], ids=["compiled", "interpreted"])
def winter(request: pytest.FixtureRequest) -> Game:
    """Every test that takes this runs on both engines."""
    return from_package(request.param)

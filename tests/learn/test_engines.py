"""Compiled and interpreted, a position is the same numbers to the last bit."""

from __future__ import annotations

import pytest

from holocene.core.dice import fast_dice
from tests.games.ours import ENGINES, OURS, from_package


@pytest.mark.parametrize("name", OURS)
def test_both_engines_tell_the_same(name: str) -> None:
    one, two = (from_package(name, engine).new(seats=3, seed=5) for engine in ENGINES)
    assert one.game.feature_names() == two.game.feature_names()
    chance, step = fast_dice(6), 0
    while not one.over:
        if step % 7 == 0:
            seat = step % 3
            assert one.game.features(one, seat) == two.game.features(two, seat)
        pick = chance.below(len(one.legal_actions()))
        one.apply(one.legal_actions()[pick])
        two.apply(two.legal_actions()[pick])
        step += 1
    assert one.game.features(one, 0) == two.game.features(two, 0)

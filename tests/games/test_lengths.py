"""How long games take, as they tell people: nobody should be misled by much."""

from __future__ import annotations

import pytest

from holocene import Record

from .ours import OURS, from_package


@pytest.mark.parametrize("name", OURS)
def test_a_game_has_about_as_many_turns_as_it_says(name: str) -> None:
    game = from_package(name)
    assert game.length is not None
    state = (record := Record.play(game, ["greedy", "greedy"], seed=1)).start()
    turns, last = 0, None
    for action in record.actions:
        if state.turn != last:
            turns, last = turns + 1, state.turn
        state.apply(game.action(action))
    assert 0.75 * game.length.turns < turns / 2 < 1.25 * game.length.turns

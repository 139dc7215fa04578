"""OpenSpiel's own tests pass on our games."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import holocene
from holocene.learn import open_spiel
from tests.games.tiny import TINY
from tests.learn.games import GAMES

BYTES = open_spiel.DRAWS


def walk(state: Any, steps: int, seed: int) -> None:
    """Random choices of players and of chance, until the end at most."""
    chance = random.Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1


@pytest.mark.parametrize("name", GAMES)
def test_the_library_accepts_it(name: str) -> None:
    game = pyspiel.load_game(open_spiel.short_name(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_game_is_our_own() -> None:
    """What its nodes show is what the engine says, and all that chance does is in the history."""
    game = pyspiel.load_game("holocene_stone_age", {"players": 3, "options": "edition:slovak"})
    state = game.new_initial_state()
    assert state.is_chance_node()
    for byte in (0, 1, 2):
        state.apply_action(byte)
    ours = holocene.game("stone-age").new(seats=3, seed=258, edition="slovak")
    assert state.position == ours
    assert state.legal_actions() == [action.index for action in ours.legal_actions()]
    assert state.action_to_string(state.legal_actions()[0]) == str(ours.legal_actions()[0])
    numbers = ours.game.features(ours, 2)
    assert np.allclose(state.observation_tensor(2), numbers)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1  # nothing was rolled
    walk(state, 10_000, seed=1)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.position == state.position
    assert state.returns() == again.returns()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_a_roll_is_a_node_of_chance() -> None:
    state = pyspiel.load_game("holocene_stone_age").new_initial_state()
    walk(state, BYTES, seed=2)
    while not state.is_chance_node():
        walk(state, 1, seed=3)
    before = state.position
    twin = state.clone()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 256
    assert sum(chance for _, chance in outcomes) == 1
    found = []
    for seed in range(8):
        rolled = twin.clone()
        walk(rolled, BYTES, seed)
        found.append(rolled.position.dump())
    assert len({str(dump) for dump in found}) > 1
    assert twin.position == before == state.position


def test_a_state_comes_back_from_paper() -> None:
    game = pyspiel.load_game("holocene_stone_age(players=4,options=box:2008;hunt_reentry:True)")
    state = game.new_initial_state()
    walk(state, 60, seed=4)
    text = pyspiel.serialize_game_and_state(game, state)
    again, twin = pyspiel.deserialize_game_and_state(text)
    assert (again.seats, twin.position) == (4, state.position)
    assert twin.position.options["hunt_reentry"] is True
    walk(state, 40, seed=5)
    walk(twin, 40, seed=5)
    assert twin.position == state.position


def test_search_over_what_a_player_knows() -> None:
    """OpenSpiel's own IS-MCTS, which redeals by `resample_from_infostate`."""
    game = pyspiel.load_game("holocene_stone_age")
    state = game.new_initial_state()
    walk(state, BYTES, seed=1)
    chance = np.random.RandomState(1)
    other = state.resample_from_infostate(0, chance.random_sample)
    assert other.position != state.position
    assert other.position.view(0) == state.position.view(0)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=2, random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="seats 2 to 4 players, not 5"):
        pyspiel.load_game("holocene_stone_age", {"players": 5})
    with pytest.raises(ValueError, match="edition"):
        pyspiel.load_game("holocene_stone_age", {"options": "edition:none"})
    with pytest.raises(ValueError, match="tiny does not describe"):
        open_spiel.register(TINY)


def test_a_process_that_has_imported_it_ends_in_peace() -> None:
    code = "import holocene.learn.open_spiel, pyspiel; pyspiel.load_game('holocene_stone_age')"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0

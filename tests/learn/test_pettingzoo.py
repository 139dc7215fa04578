"""PettingZoo's own tests pass on our environments."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from holocene.learn import pettingzoo
from tests.games.tiny import TINY
from tests.learn.games import GAMES, any_legal

# What it says of every environment with a mask in the observation but those it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("name", GAMES)
def test_the_library_accepts_it(name: str) -> None:
    api_test(pettingzoo.env(name, seats=3), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name, seats=2), num_cycles=20)


def test_a_whole_game() -> None:
    env = pettingzoo.env("stone-age", seats=3, render_mode="ansi", edition="slovak")
    chance = np.random.default_rng(1)
    env.reset(seed=5)
    assert "Round 1" in str(env.render())
    total = dict.fromkeys(env.possible_agents, 0.0)
    scores = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        assert not cut
        total[agent] += reward
        others = [each for each in env.agents if each != agent]
        assert not any(env.observe(each)["action_mask"].any() for each in others)
        if ended:
            scores[agent] = info["score"]
        env.step(None if ended else any_legal(observation["action_mask"], chance))
    assert sum(total.values()) == pytest.approx(0)
    assert total[max(scores, key=lambda agent: scores[agent])] > 0


def test_games_go_on_under_a_seed() -> None:
    env = pettingzoo.HoloceneAEC("stone-age")
    env.reset(seed=1)
    first = env.position
    env.reset()
    assert env.position != first
    second = env.position
    twin = pickle.loads(pickle.dumps(env))
    twin.reset(seed=1)
    assert twin.position == first
    twin.reset()
    assert twin.position == second


def test_an_illegal_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("stone-age")
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="seats 2 to 4"):
        pettingzoo.env("stone-age", seats=5)
    with pytest.raises(ValueError, match="tiny does not describe"):
        pettingzoo.env(TINY)

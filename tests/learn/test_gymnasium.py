"""Gymnasium's own checker passes on our environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import holocene.learn.gymnasium as ours
from tests.games.tiny import TINY
from tests.learn.games import GAMES, Left, Right, any_legal


@pytest.mark.parametrize("name", GAMES)
def test_the_library_accepts_it(name: str) -> None:
    env = gymnasium.make(f"holocene/{name}-v0", rivals=["random"], render_mode="ansi")
    check_env(env.unwrapped)


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A game of random choices: the scores, the reward at the end and the last info."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        seen, reward, ended, cut, info = env.step(any_legal(info["action_mask"], chance))
        assert seen in env.observation_space
        assert not cut
        if ended:
            return info["scores"], float(reward), info
        assert reward == 0


def test_a_whole_game_against_bots_that_repeats_under_its_seed() -> None:
    env = gymnasium.make("holocene/stone-age-v0", rivals=["greedy", "random"])
    scores, reward, info = played(env, 3)
    assert (scores, reward) == played(env, 3)[:2]
    assert len(scores) == 3
    assert (reward > 0) == (scores[info["seat"]] == max(scores))
    assert {played(env, seed)[2]["seat"] for seed in range(6)} > {info["seat"]}


def test_rivals_sit_in_the_seats_after_the_learner() -> None:
    env = ours.HoloceneEnv(
        "stone-age", rivals=["tests.learn.games:Left", "tests.learn.games:Right"], seat=1
    )
    played(env, 2)
    assert (Left.seats, Right.seats) == ({2}, {0})


def test_an_illegal_action_loses_at_once() -> None:
    env = ours.HoloceneEnv("stone-age", seat=0)
    with pytest.raises(ValueError, match=r"reset\(\) begins another"):
        env.step(np.int64(0))
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    before = env.position.dump()
    for wrong in (-1, len(env.game.actions), 0.5, "place"):
        with pytest.raises(ValueError, match="is no action"):
            env.step(wrong)  # type: ignore[arg-type]
    closed = np.flatnonzero(~env.action_masks())[0]
    _, reward, ended, _, info = env.step(closed)
    assert (reward, ended) == (-1, True)
    assert info["illegal"].endswith("is not legal here; the action mask says what is")
    assert env.position.dump() == before
    with pytest.raises(ValueError, match=r"reset\(\) begins another"):
        env.step(closed)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"rivals": []}, "seats 2 to 4 players, not 1"),
        ({"rivals": ["nobody"]}, "unknown bot 'nobody'"),
        ({"seat": 2}, "seats are 0 to 1"),
        ({"game": TINY}, "tiny does not describe"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ours.HoloceneEnv(**{"game": "stone-age", **arguments})

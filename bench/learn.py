"""Steps a second with features and mask: ours in several ways, and environments of others beside.

.venv/bin/python bench/learn.py --seconds 3

All choices are random and legal. "one by one" is a Python loop over one game, "at once" is
VectorGames. Others are measured in the same run where they are installed: PettingZoo's Connect Four
(it needs pygame) and catanatron's Gym environment (packages catanatron and catanatron_gym).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import holocene
from holocene.interpreted import is_compiled
from holocene.learn import VectorGames, features, legal_mask, pettingzoo, random_actions
from holocene.learn.gymnasium import HoloceneEnv


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--games", nargs="*", default=holocene.game_names())
    parser.add_argument("--at-once", type=int, default=256, metavar="N")
    arguments = parser.parse_args()
    print("engine:", "compiled" if is_compiled() else "interpreted")
    for name in arguments.games:
        game = holocene.game(name)
        if not game.feature_table().size:
            print(f"{name}: has no features")
            continue
        print(f"{name}: {game.feature_table().size} features, {len(game.actions)} actions")
        ours(name, arguments.at_once, arguments.seconds)
    others(arguments.seconds)


def ours(name: str, count: int, seconds: float) -> None:
    for seats in (2, 4):
        tell(f"  features, us, {seats} seats", of_features(name, seats, seconds))
    tell("  one by one, steps/s", loop(name, seconds))
    tell(f"  {count} at once, steps/s", at_once(name, count, seconds))
    tell("  PettingZoo, steps/s", agents(pettingzoo.env(name), seconds))
    env = HoloceneEnv(name, ["random"])
    tell("  Gymnasium, random rival, steps/s", single(env, seconds, our_mask))


def our_mask(env: Any, info: dict[str, Any]) -> Any:
    return info["action_mask"]


def others(seconds: float) -> None:
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        print(f"PettingZoo's Connect Four: not measured ({error})")
    else:
        tell("PettingZoo's Connect Four, steps/s", agents(connect_four_v3.env(), seconds))
    try:
        from catanatron_gym.envs.catanatron_env import CatanatronEnv
    except ImportError as error:
        print(f"catanatron's Gym environment: not measured ({error})")
    else:
        env = CatanatronEnv()
        tell("catanatron's Gym environment, random rival, steps/s", single(env, seconds, valid))


def valid(env: Any, info: dict[str, Any]) -> Any:
    mask = np.zeros(env.action_space.n, np.bool_)
    mask[env.get_valid_actions()] = True
    return mask


def tell(what: str, figure: float) -> None:
    print(f"{what:<52} {figure:>12,.1f}", flush=True)


def loop(name: str, seconds: float) -> float:
    """One game after another, in plain Python, with arrays for each decision."""
    game, chance = holocene.game(name), np.random.default_rng(1)
    state, steps, deals = game.new(seed=0), 0, 0
    start = time.process_time()
    while (took := time.process_time() - start) < seconds:
        for _ in range(20):
            actor = state.actor
            assert actor is not None
            features(state, actor)
            mask = legal_mask(state)
            state.apply(game.actions[int(chance.choice(np.flatnonzero(mask)))])
            steps += 1
            if state.over:
                deals += 1
                state = game.new(seed=deals)
    return steps / took


def of_features(name: str, seats: int, seconds: float) -> float:
    """Microseconds for the list alone, over the positions of one random game."""
    game, chance = holocene.game(name), np.random.default_rng(1)
    state, positions = game.new(seats=seats, seed=1), []
    while not state.over:
        positions.append(state.copy())
        legal = state.legal_actions()
        state.apply(legal[int(chance.integers(len(legal)))])
    count, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds / 3:
        for position in positions:
            game.features(position, 0)
        count += len(positions)
    return took / count * 1e6


def at_once(name: str, count: int, seconds: float) -> float:
    games, chance = VectorGames(name, count), np.random.default_rng(1)
    steps, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        games.step(random_actions(games.mask, chance))
        steps += count
    return steps / took


def agents(env: Any, seconds: float) -> float:
    """An AEC environment, as its own documentation steps it."""
    chance = np.random.default_rng(1)
    steps, start, took = 0, time.process_time(), 0.0
    while took < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
            took = time.process_time() - start
            if took >= seconds:
                break
    return steps / took


def single(env: Any, seconds: float, mask_of: Callable[[Any, dict[str, Any]], Any]) -> float:
    """A Gymnasium environment; a step is one decision of the learner."""
    chance = np.random.default_rng(1)
    steps, start = 0, time.process_time()
    _, info = env.reset(seed=1)
    while (took := time.process_time() - start) < seconds:
        legal = np.flatnonzero(mask_of(env, info))
        _, _, ended, cut, info = env.step(int(chance.choice(legal)))
        steps += 1
        if ended or cut:
            _, info = env.reset()
    return steps / took


if __name__ == "__main__":
    main()

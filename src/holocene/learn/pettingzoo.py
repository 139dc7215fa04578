"""A game as a PettingZoo environment: any number of seats, each an agent that acts in its turn.

>>> from holocene.learn import pettingzoo
>>> env = pettingzoo.env(name, seats=3)
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..core.game import Game
from ..core.state import State
from .positions import features, in_words, learnable, legal_mask, rewards, spaces

Observation = dict[str, NDArray[Any]]
LOSS = -1.0  # of who chooses what is not legal


def env(
    game: Game | str, seats: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, Observation, int]:
    """The environment in the usual wrappers: who chooses what is not legal loses at once."""
    wrapped: AECEnv[str, Observation, int] = HoloceneAEC(game, seats, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=LOSS)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class HoloceneAEC(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]
    """Agents are `player_0`, `player_1` and so on, by seat.

    An observation holds the features of the position as its agent knows it and the mask of the
    legal actions, which is empty for who does not decide. Rewards come at the end and add up to
    zero; the scores are in the infos then.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "holocene_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, seats, render_mode, **options)
        AECEnv.__init__(self)
        self.game = learnable(game)
        self.seats = self.game.seats.start if seats is None else seats
        self.render_mode = render_mode
        self.options = options
        self.game.new(self.seats, 0, **options)  # refuses what cannot be played
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        size = spaces(self.game)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(size.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(size.low, size.high, dtype=np.float32),
                    "action_mask": Box(0, 1, (size.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of this seed, or the next one under the last seed."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        deal = int(self.np_random.integers(1 << 63))
        self.position: State = self.game.new(self.seats, deal, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection:
            mask = legal_mask(self.position).view(np.int8)
        else:
            mask = np.zeros(len(self.game.actions), np.int8)
        numbers = features(self.position, self._seat[agent])
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(self.game.actions[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            scores = self.position.scores()
            for each, reward, score in zip(
                self.possible_agents, rewards(self.position), scores, strict=True
            ):
                self.rewards[each] = reward
                self.terminations[each] = True
                self.infos[each] = {"score": score}
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return in_words(self.position, self._seat[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        actor = self.position.actor
        assert actor is not None
        self.agent_selection = self.possible_agents[actor]

    def __str__(self) -> str:
        return f"holocene_{self.game.name.replace('-', '_')}_v0"

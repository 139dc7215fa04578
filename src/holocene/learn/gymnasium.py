"""A game as a Gymnasium environment: one seat, with bots in all others.

>>> import gymnasium, holocene.learn.gymnasium
>>> env = gymnasium.make(f"holocene/{name}-v0", rivals=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register
from gymnasium.spaces import Box, Discrete

from ..core.bot import ask, check_fits
from ..core.dice import fast_dice
from ..core.game import Game
from ..core.registry import bot, game_names
from ..core.state import State
from .positions import Floats, Mask, features, in_words, learnable, legal_mask, rewards, spaces

LOSS = -1.0  # of who chooses what is not legal
Step = tuple[Floats, float, bool, bool, dict[str, Any]]


class HoloceneEnv(gymnasium.Env[Floats, np.int64]):
    """A step is one decision of the seat; before and after it the bots decide.

    `rivals` are bots as the arena takes them (`greedy`, `search:200`, `my_bots:Hunter`), as many as
    the game needs. `seat` is where the learner sits; None: another place in each game. The mask of
    the legal actions is in the info, and what `action_masks()` returns. Reward comes at the end: 1
    for a win, -1 for a loss between two. Who chooses what is not legal has lost at once, and the
    info says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        rivals: Sequence[str] = ("greedy",),
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = learnable(game)
        self.rivals = [bot(spec) for spec in rivals]
        self.seats = len(self.rivals) + 1
        first = self.game.new(self.seats, 0, **options)  # refuses what cannot be played
        first.check_seat(seat)
        for rival in self.rivals:
            check_fits(rival, self.game, self.seats)
        self.options = options
        self.fixed_seat = seat
        self.render_mode = render_mode
        size = spaces(self.game)
        self.observation_space = Box(size.low, size.high, dtype=np.float32)
        self.action_space = Discrete(size.actions)
        self.position: State = first
        self._lost = True  # until the first reset
        self._last_action = size.actions - 1
        self.seat = 0 if seat is None else seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        deal, chance = (int(self.np_random.integers(1 << 63)) for _ in range(2))
        drawn = int(self.np_random.integers(self.seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.position = self.game.new(self.seats, deal, **self.options)
        self._chance = fast_dice(chance)
        self._lost = False
        self._let_rivals_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> Step:
        state = self.position
        if state.over or self._lost:
            raise ValueError("the game is over; reset() begins another")
        if not self.action_space.contains(action):
            raise ValueError(
                f"{str(action)[:40]!r} is no action; they are 0 to {self._last_action}"
            )
        chosen = self.game.actions[int(action)]
        if not state.is_legal(chosen):
            self._lost = True
            why = f"{str(chosen)!r} is not legal here; the action mask says what is"
            return self._seen(), LOSS, True, False, {**self._info(), "illegal": why}
        state.apply(chosen)
        self._let_rivals_play()
        return self._seen(), rewards(state)[self.seat], state.over, False, self._info()

    def action_masks(self) -> Mask:
        """By index, whether an action is legal now; all False when the game is over."""
        return legal_mask(self.position)

    def render(self) -> str | None:
        return None if self.render_mode is None else in_words(self.position, self.seat)

    def _let_rivals_play(self) -> None:
        state = self.position
        while not state.over and state.actor != self.seat:
            actor = state.actor
            assert actor is not None
            rival = self.rivals[(actor - self.seat) % self.seats - 1]
            state.apply(ask(rival, state, self._chance.seed()))

    def _seen(self) -> Floats:
        return features(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": legal_mask(self.position).view(np.int8)}
        if self.position.over:
            info["scores"] = self.position.scores()
        info["seat"] = self.seat
        return info


for _name in game_names():
    register(f"holocene/{_name}-v0", f"{__name__}:HoloceneEnv", kwargs={"game": _name})

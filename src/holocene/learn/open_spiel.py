"""Our games in OpenSpiel: importing this registers all that describe positions in numbers.

>>> import pyspiel
>>> from holocene.learn import open_spiel
>>> game = pyspiel.load_game(open_spiel.short_name(name), {"players": 3})

Chance has nodes of its own. The deal is one draw of chance, and so is whatever is rolled or
shuffled after an action; a draw is so many nodes with 256 equal outcomes each, bytes of a seed.
So a history tells the whole game, and an action in which chance has no part is followed by none.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from ..core.action import Action
from ..core.dice import fast_dice
from ..core.features import legal_indices
from ..core.game import Game
from ..core.registry import game as find
from ..core.registry import game_names
from ..core.state import State
from .positions import features, learnable, rewards, spaces

PREFIX: Final = "holocene_"
DRAWS: Final = 3  # nodes for each draw of chance
OUTCOMES: Final = 256  # of each of them
EVENLY: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
SEEDS: Final = 1 << 53  # a number from 0 to 1 tells so many apart
LONGEST: Final = 100_000  # decisions; no game comes near it
PLAYERS: Final = "players"


def short_name(name: str) -> str:
    """What a game is called in OpenSpiel."""
    return PREFIX + "".join([letter if letter.isalnum() else "_" for letter in name])


def register(game: Game) -> None:
    """Let OpenSpiel find this game."""
    learnable(game)
    kind = _type_of(game)

    class Registered(HoloceneGame):  # a function would be freed by OpenSpiel too late at exit
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Registered)


def _type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: game.seats.start, "options": ""},
    )


class HoloceneGame(pyspiel.Game):  # type: ignore[misc]
    """`players` sit at the table; `options` are its own: `edition:slovak;box:2008`."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any]) -> None:
        self.holocene: Final = game
        self.seats: Final[int] = params.get(PLAYERS, game.seats.start)
        self.options: Final[dict[str, Any]] = _options(game, params.get("options", ""))
        game.new(self.seats, 0, **self.options)  # refuses what cannot be played
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> HoloceneState:
        return HoloceneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HoloceneObserver:
        if params:
            raise ValueError(f"an observer of {self.holocene.name} takes no parameters")
        return HoloceneObserver(self.holocene)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST * DRAWS


class Position:
    """What a state of OpenSpiel holds: copied by our own `copy`, which is quick."""

    __slots__ = ("drawn", "pending", "state")

    def __init__(self, state: State | None, pending: Action | None, drawn: list[int]) -> None:
        self.state = state  # None: not dealt yet
        self.pending = pending  # chosen; chance has a part in what comes of it
        self.drawn = drawn  # bytes of the present draw

    def __deepcopy__(self, memo: object) -> Position:
        state = None if self.state is None else self.state.copy()
        return Position(state, self.pending, self.drawn[:])


class HoloceneState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HoloceneGame) -> None:
        super().__init__(game)
        self.at = Position(None, None, [])

    @property
    def position(self) -> State | None:
        """The position of our own engine; None before the deal."""
        return self.at.state

    def current_player(self) -> int:
        at = self.at
        if at.state is None or at.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = at.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        return self.at.state is not None and self.at.pending is None and self.at.state.over

    def returns(self) -> list[float]:
        if self.at.state is None or self.at.pending is not None:
            return [0.0] * self.get_game().num_players()
        return rewards(self.at.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVENLY

    def _legal_actions(self, player: int) -> list[int]:
        state = self.at.state
        assert state is not None
        return legal_indices(state) if state.actor == player else []

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.state is None or at.pending is not None:
            at.drawn.append(action)
            if len(at.drawn) == DRAWS:
                self._drawn(int.from_bytes(bytes(at.drawn), "big"))
            return
        chosen = at.state.game.actions[action]
        tried = at.state.copy()
        tried.apply(chosen)
        if tried.dice.dump() == at.state.dice.dump():
            at.state = tried
        else:
            at.pending = chosen

    def _drawn(self, seed: int) -> None:
        """Chance has decided: deal, or let what was chosen happen with these dice."""
        at = self.at
        if at.state is None:
            game = self.get_game()
            at.state = game.holocene.new(game.seats, seed, **game.options)
        else:
            assert at.pending is not None
            at.state = at.state.copy()
            at.state.dice = fast_dice(seed)
            at.state.apply(at.pending)
        at.pending, at.drawn = None, []

    def resample_from_infostate(self, player: int, sampler: Any) -> HoloceneState:
        """As this, with all dealt anew that the player cannot know; `sampler()` is from 0 to 1."""
        other: HoloceneState = self.clone()
        if other.at.state is not None:
            other.at.state = other.at.state.redeal(player, int(sampler() * SEEDS))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.get_game().holocene.actions[action])

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class HoloceneObserver:
    """The features of the position, as `observation`; before the deal all are 0."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(spaces(game).features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HoloceneState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = features(state.position, player)

    def string_from(self, state: HoloceneState, player: int) -> str:
        """All that the player may know, as JSON."""
        return "" if state.position is None else json.dumps(state.position.view(player))


def _options(game: Game, text: str) -> dict[str, Any]:
    """From `name:value;name:value`, which OpenSpiel can write among its own parameters."""
    chosen: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        choices = [option.choices for option in game.options if option.name == name]
        fitting = [choice for choice in (choices[0] if choices else ()) if str(choice) == value]
        chosen[name] = fitting[0] if fitting else value
    return chosen


for _name in game_names():
    if find(_name).feature_table().size:
        register(find(_name))

"""Stone Age as a game that can be found by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.action import Action
from ...core.dice import Dice
from ...core.game import Game
from ...core.levels import Level
from ...core.options import Value
from ...core.state import State
from ...core.words import Words
from . import heuristics, hints, pieces, shapes, telling, terminal
from .actions import ACTIONS
from .components import CARDS, PLACES, STACK_SIZE, TILES
from .decisions.loaders import DECISIONS
from .decisions.rounds import FIRST_ROUND
from .options import OPTIONS, Rules
from .state import FIRST_PLAYER, LAYOUT, StoneAge

# search:2000 wins 71.5 % against greedy (bench/results.md), which is 160 points of rating;
# search:200 stands halfway between them.
LEVELS: Final[Mapping[str, Level]] = {
    "child": Level("random", 400.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("search:200", 1280.0),
    "elder": Level("search:2000", 1360.0),
}
SCALE: Final = 20.0  # 10 and 40 were tried too, and are not better


class StoneAgeGame(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game,
            "Stone Age",
            "1",
            range(2, 5),
            OPTIONS,
            ACTIONS.all,
            LAYOUT,
            DECISIONS,
            package=__package__,
            levels=LEVELS,
            scale=SCALE,
        )

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> StoneAge:
        deck = list(range(len(CARDS)))
        tiles = list(range(len(TILES)))
        dice.shuffle(deck)
        dice.shuffle(tiles)
        state = self.restore(
            seats,
            dice,
            options,
            {
                "round": 0,
                "first": 0,
                "row": [],
                "deck": deck,
                "stacks": [tiles[at * STACK_SIZE : (at + 1) * STACK_SIZE] for at in range(seats)],
                "players": [FIRST_PLAYER.copy() for _ in range(seats)],
            },
        )
        state.stack.append(FIRST_ROUND)
        return state

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> StoneAge:
        crowd = [sum(player.at[at] for player in fields["players"]) for at in range(PLACES)]
        rules = Rules(options)
        return StoneAge(self, seats, dice, options, [], [], rules, crowd=crowd, **fields)

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, StoneAge)
        return heuristics.estimate(state)

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, StoneAge)
        state.check_seat(seat)
        return hints.hints(state, seat)

    def pieces(self) -> Mapping[str, object]:
        return pieces.components()

    def shapes(self) -> dict[str, object]:
        return {
            "View": shapes.StoneAgeView,
            "Event": shapes.StoneAgeEvent,
            "Hints": shapes.StoneAgeHints,
            "Pieces": shapes.StoneAgePieces,
        }

    def seat_name(self, seat: int, words: Words) -> str:
        return telling.tribe(seat, words)

    def show(self, view: Mapping[str, Any], words: Words) -> str:
        return terminal.show(view, words)

    def tell(self, facts: Mapping[str, object], names: list[str], words: Words) -> str:
        return telling.tell(facts, names, words)

    def choice(
        self,
        action: Action,
        view: Mapping[str, object],
        hints: Mapping[str, object],
        words: Words,
    ) -> str:
        return terminal.choice(action, view, hints, words)

    def explain(
        self,
        action: Action,
        view: Mapping[str, object],
        hints: Mapping[str, object],
        words: Words,
    ) -> str:
        return terminal.explain(action, view, hints, words)


STONE_AGE: Final = StoneAgeGame()

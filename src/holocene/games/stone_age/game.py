"""Stone Age as a game that can be found by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.decision import Loader, always, loader
from ...core.dice import Dice
from ...core.features import FeatureTable
from ...core.game import Game
from ...core.levels import Level
from ...core.options import Value
from ...core.state import State
from . import facts, features, heuristics, hints, pieces, shapes
from .actions import ACTIONS
from .components import CARDS, PLACES, STACK_SIZE, TILES
from .decisions import buying, feeding, market, placing, raising, rolling, rounds, using
from .length import LENGTH
from .options import OPTIONS, Rules
from .state import FIRST_PLAYER, LAYOUT, StoneAge
from .terminal import StoneAgeTerminal

# As measured (bench/levels.py, bench/results.md): each wins 65 to 80 % against the one before, but
# for the elder, who wins more.
LEVELS: Final[Mapping[str, Level]] = {
    "child": Level("careless:0.4", 400.0),
    "youth": Level("careless:0.3", 590.0),
    "apprentice": Level("careless:0.19", 820.0),
    "fisher": Level("careless:0.08", 1020.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("careless:0.06:trained", 1390.0, without="search:200"),
    "shaman": Level("trained", 1525.0, without="search:200"),
    "seer": Level("careless:0.04:expert:8", 1685.0, without="search:2000"),
    "elder": Level("expert:8", 2110.0, without="search:2000"),
}
SCALE: Final = 20.0  # 10 and 40 were tried too, and are not better

# How each decision is made again of its dump.
DECISIONS: Final[Mapping[str, Loader]] = {
    "placing": loader(lambda seat, passed: placing.PLACING[seat][passed], placing.FIELDS),
    "using": loader(lambda seat: using.USING[seat]),
    "adding-tools": loader(rolling.AddingTools, rolling.FIELDS),
    "buying-card": loader(buying.BuyingCard, buying.SLOT),
    "buying-tile": loader(buying.BuyingTile, buying.STACK),
    "picking-die": loader(market.PickingDie, market.FIELDS),
    "raising-tool": loader(lambda seat: raising.RAISING[seat]),
    "feeding": loader(lambda seat: feeding.FEEDING[seat]),
    "next-round": always(rounds.NEXT_ROUND),
    "last-chance": loader(lambda seat: rounds.LAST_CHANCE[seat]),
    "final-count": always(rounds.FINAL_COUNT),
}


class StoneAgeGame(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game, "Stone Age", "1", range(2, 5), OPTIONS, ACTIONS.all, LAYOUT, DECISIONS,
            package=__package__, levels=LEVELS, scale=SCALE, terminal=StoneAgeTerminal(),
            length=LENGTH, weight=2.5,
        )  # fmt: skip

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> StoneAge:
        deck = list(range(len(CARDS)))
        tiles = list(range(len(TILES)))
        dice.shuffle(deck)
        dice.shuffle(tiles)
        fields: dict[str, object] = {
            "round": 0, "first": 0, "row": [], "deck": deck,
            "stacks": [tiles[at * STACK_SIZE : (at + 1) * STACK_SIZE] for at in range(seats)],
            "players": [FIRST_PLAYER.copy() for _ in range(seats)],
        }  # fmt: skip
        state = self.restore(seats, dice, options, fields)
        state.stack.append(rounds.FIRST_ROUND)
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

    def feature_table(self) -> FeatureTable:
        return features.TABLE

    def features(self, state: State, seat: int) -> list[float]:
        return list(self.feature_row(state, seat))

    def feature_row(self, state: State, seat: int) -> Any:
        assert isinstance(state, StoneAge)
        state.check_seat(seat)
        return features.features(state, seat).whole()

    def stage(self, state: State) -> int:
        assert isinstance(state, StoneAge)
        return facts.stage(state)

    def facts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, StoneAge)
        return facts.facts(state, seat)

    def worths(self) -> Mapping[str, float]:
        return facts.WORTHS

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, StoneAge)
        state.check_seat(seat)
        return hints.hints(state, seat)

    def progress(self, state: State) -> Mapping[str, int | str]:
        assert isinstance(state, StoneAge)
        return {"round": state.round}

    def pieces(self) -> Mapping[str, object]:
        return pieces.components()

    def shapes(self) -> dict[str, object]:
        return {
            "View": shapes.StoneAgeView, "Event": shapes.StoneAgeEvent,
            "Hints": shapes.StoneAgeHints, "Pieces": shapes.StoneAgePieces,
        }  # fmt: skip


STONE_AGE: Final = StoneAgeGame()

"""Stone Age as a game that can be found by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from ...core.action import Action
from ...core.dice import Dice
from ...core.fields import Fields
from ...core.game import Game
from ...core.journal import Journal
from ...core.options import Value
from ...core.state import State
from . import heuristics, hints, loading, pieces, shapes, terminal, words
from .actions import ACTIONS
from .actions import GAME as NAME
from .components import CARDS, PLACES, STACK_SIZE, TILES
from .decisions.rounds import begin
from .options import OPTIONS, Rules
from .state import StoneAge, new_player

LANGUAGES: Final = ("en", "cs", "sk", "hr")


class StoneAgeGame(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(NAME, "Stone Age", "1", range(2, 5), OPTIONS, ACTIONS)

    def deal(
        self, seats: int, dice: Dice, options: dict[str, Value], journal: Journal | None
    ) -> StoneAge:
        deck = list(range(len(CARDS)))
        tiles = list(range(len(TILES)))
        dice.shuffle(deck)
        dice.shuffle(tiles)
        state = StoneAge(
            game=self,
            seats=seats,
            dice=dice,
            stack=[],
            legal=[],
            rules=Rules(options),
            round=0,
            first=0,
            row=[],
            deck=deck,
            stacks=[tiles[at * STACK_SIZE : (at + 1) * STACK_SIZE] for at in range(seats)],
            players=[new_player() for _ in range(seats)],
            crowd=[0] * PLACES,
        )
        state.journal = journal
        begin(state)
        state.settle()
        return state

    def read(self, fields: Fields, seats: int, dice: Dice, options: dict[str, Value]) -> StoneAge:
        return loading.read(self, fields, seats, dice, Rules(options))

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, StoneAge)
        return heuristics.estimate(state)

    def seat_name(self, seat: int) -> str:
        return words.TRIBES[seat]

    def show(self, view: Mapping[str, object]) -> str:
        return terminal.show(view)

    def tell(self, facts: Mapping[str, object]) -> str:
        return words.tell(facts)

    def explain(self, action: Action, view: Mapping[str, object]) -> str:
        return terminal.explain(action, view)

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, StoneAge)
        state.check_seat(seat)
        return hints.hints(state, seat)

    def pieces(self) -> Mapping[str, object]:
        return pieces.components()

    def shapes(self) -> dict[str, object]:
        return {
            "StoneAgeView": shapes.StoneAgeView,
            "StoneAgeEvent": shapes.StoneAgeEvent,
            "StoneAgeHints": shapes.StoneAgeHints,
            "StoneAgePieces": shapes.StoneAgePieces,
        }

    def locale(self, language: str) -> str:
        if language not in LANGUAGES:
            return ""
        return (files(__package__) / "locale" / f"{language}.ftl").read_text("utf-8")


STONE_AGE: Final = StoneAgeGame()

"""Through the Ages as a game that can be found by name."""

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
from .ages import civil_deck, military_deck
from .beginning import first_player
from .board import MORE_EVENTS, SLOTS
from .cards import AGE_NAMES, A
from .decisions import (
    acting,
    colonizing,
    events,
    fighting,
    losing,
    playing,
    politics,
    spoils,
    tucking,
    turns,
)
from .feature_table import TABLE
from .length import LENGTH
from .options import OPTIONS, Rules
from .state import LAYOUT, ThroughTheAges
from .terminal import ThroughTheAgesTerminal

# As measured (bench/levels.py, bench/results.md): each wins 65 to 80 % against the one before.
LEVELS: Final[Mapping[str, Level]] = {
    "child": Level("careless:0.4", 515.0),
    "youth": Level("careless:0.3", 725.0),
    "apprentice": Level("careless:0.2", 915.0),
    "fisher": Level("careless:0.1", 1070.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("careless:0.06:trained", 1365.0, without="search:2"),
    "shaman": Level("trained", 1485.0, without="search:2"),
    "elder": Level("search:72", 1660.0),
}
SCALE: Final = 40.0

# How each decision is made again of its dump.
DECISIONS: Final[Mapping[str, Loader]] = {
    "acting": loader(lambda seat: acting.ACTING[seat]),
    "ordered": loader(playing.Ordered, playing.CARD),
    "reserves": loader(playing.Reserves, playing.CARD),
    "tucking": loader(tucking.Tucking, tucking.LEAVING),
    "politics": loader(
        lambda seat, second: politics.POLITICS[seat][1 if second else 0], politics.SECOND
    ),
    "answering": loader(politics.Answering, politics.PACT_OFFER),
    "losing-workers": loader(losing.LosingWorkers, losing.LEFT_BY),
    "destroying-own": loader(losing.DestroyingOwn, losing.BY),
    "ruining": loader(losing.Ruining, losing.BY),
    "ceding": loader(losing.Ceding, losing.BY),
    "choosing-goods": loader(losing.Choosing, losing.LEFT_BY),
    "splitting-goods": loader(losing.Splitting, losing.SPLIT),
    "discarding": loader(losing.Discarding, losing.LEFT),
    "bidding": loader(colonizing.Bidding, colonizing.AUCTION),
    "sending": loader(colonizing.Sending, colonizing.FORCE),
    "free-building": loader(events.FreeBuilding, events.BUILDING),
    "developing": loader(events.Developing, events.DISCOUNT),
    "razing": loader(events.Razing, events.VICTIM),
    "agreement": loader(events.Agreement, events.AGREEMENT),
    "defending": loader(fighting.Defending, fighting.DEFENSE),
    "plundering": loader(spoils.Plundering, spoils.PLUNDER),
    "raiding": loader(spoils.Raiding, spoils.RAID),
    "annexing": loader(spoils.Annexing, spoils.VICTIM),
    "infiltrating": loader(spoils.Infiltrating, spoils.INFILTRATION),
    "looting": loader(spoils.Looting, spoils.LOOT),
    "next-turn": always(turns.NEXT_TURN),
    "discard-down": always(turns.DISCARD_DOWN),
    "end-turn": always(turns.END_TURN),
}


class ThroughTheAgesGame(Game):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game, "Through the Ages", "1", range(2, 5), OPTIONS, ACTIONS.all, LAYOUT,
            DECISIONS, package=__package__, levels=LEVELS, scale=SCALE,
            terminal=ThroughTheAgesTerminal(), long_turns=True, length=LENGTH, weight=4.4,
        )  # fmt: skip

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> ThroughTheAges:
        deck = civil_deck(A, seats)
        events = military_deck(A, seats, False)
        dice.shuffle(deck)
        dice.shuffle(events)
        row = [deck.pop() for _ in range(SLOTS)]
        players = [first_player() for _ in range(seats)]
        for seat, player in enumerate(players):  # in the first round few can act
            player.civil, player.military = seat + 1, 0
        count = seats + MORE_EVENTS
        fields: dict[str, object] = {
            "round": 0, "current": seats - 1, "age": A, "last_round": 0, "row": row, "deck": deck,
            "draw": [], "discards": [], "gone": events[count:], "events": events[:count],
            "future": [], "past": [], "foreseen": 0, "tactics": [], "players": players,
        }  # fmt: skip
        state = self.restore(seats, dice, options, fields)
        state.stack.append(turns.NEXT_TURN)
        return state

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> ThroughTheAges:
        state = ThroughTheAges(self, seats, dice, options, [], [], rules=Rules(options), **fields)
        state.recount()
        return state

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, ThroughTheAges)
        return heuristics.estimate(state)

    def feature_table(self) -> FeatureTable:
        return TABLE

    def features(self, state: State, seat: int) -> list[float]:
        return list(self.feature_row(state, seat))

    def feature_row(self, state: State, seat: int) -> Any:
        assert isinstance(state, ThroughTheAges)
        state.check_seat(seat)
        return features.features(state, seat).whole()

    def stage(self, state: State) -> int:
        assert isinstance(state, ThroughTheAges)
        return facts.stage(state)

    def facts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, ThroughTheAges)
        return facts.facts(state, seat)

    def worths(self) -> Mapping[str, float]:
        return facts.WORTHS

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, ThroughTheAges)
        state.check_seat(seat)
        return hints.hints(state, seat)

    def progress(self, state: State) -> Mapping[str, int | str]:
        assert isinstance(state, ThroughTheAges)
        age = AGE_NAMES[state.age]
        return {"age": age, "round": state.round, "last": state.last_round}

    def pieces(self) -> Mapping[str, object]:
        return pieces.components()

    def shapes(self) -> dict[str, object]:
        return {
            "View": shapes.ThroughTheAgesView, "Event": shapes.ThroughTheAgesEvent,
            "Hints": shapes.ThroughTheAgesHints, "Pieces": shapes.ThroughTheAgesPieces,
        }  # fmt: skip


THROUGH_THE_AGES: Final[ThroughTheAgesGame] = ThroughTheAgesGame()

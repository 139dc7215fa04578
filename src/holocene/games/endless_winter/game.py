"""Endless Winter as a game that can be found by name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from ...core.decision import Decision, Loader, always, loader
from ...core.dice import Dice
from ...core.features import FeatureTable
from ...core.fields import Fields
from ...core.game import Game
from ...core.layout import NOTHING
from ...core.levels import Level
from ...core.options import Value
from ...core.state import State
from . import facts, features, heuristics, hints, pieces, shapes
from .actions import GAME
from .box import Box
from .components import (
    ANIMAL_CARDS,
    CULTURE,
    DISPLAY,
    GLACIERS,
    GLACIERS_LAID,
    ROUNDS,
    STARTING,
    STONES_SHOWN,
    TRIBE_KINDS,
    TRIBE_PILE,
    Components,
)
from .decisions import acting, eclipse, gaining, playing, resting, rounds, starting
from .feature_table import Sizes
from .land import BASE, HEXES
from .length import LENGTH
from .loading import ours, parse
from .ops import COLUMNS
from .options import OPTIONS, Rules
from .player import first_player
from .state import CHIEF_AWAY, EndlessWinter, layout
from .telling import with_set
from .terminal import EndlessWinterTerminal

VERSION: Final = "1"
# As measured (bench/levels.py, bench/results.md).
LEVELS: Final[Mapping[str, Level]] = {
    "child": Level("careless:0.4", 545.0),
    "youth": Level("careless:0.3", 700.0),
    "apprentice": Level("careless:0.2", 845.0),
    "fisher": Level("careless:0.1", 1025.0),
    "gatherer": Level("greedy", 1200.0),
    "hunter": Level("search:2", 1445.0),
    "elder": Level("search:72", 1750.0),
}
SCALE: Final = 20.0  # the first guess, kept


def _own_step(at: int) -> Loader:
    """The loader of a step of somebody's eclipse."""

    def load(fields: Fields, seats: int) -> Decision[Any]:
        fields.number("seat", NOTHING, NOTHING)
        return eclipse.AGENDAS[fields.number("whose", 0, seats - 1)][at]

    return load


# How each decision is made again of its dump.
DECISIONS: Final[Mapping[str, Loader]] = {
    "drafting-chief": loader(lambda seat: starting.DRAFTING_CHIEF[seat]),
    "choosing-side": loader(lambda seat: starting.CHOOSING_SIDE[seat]),
    "drafting-setup": loader(lambda seat: starting.DRAFTING_SETUP[seat]),
    "beginning": loader(lambda seat: acting.BEGINNING[seat]),
    "offered": loader(lambda seat: playing.OFFERED[seat]),
    "discarding": loader(lambda seat: playing.DISCARDING[seat]),
    "resting": loader(lambda seat: resting.RESTING[seat]),
    "acting": loader(lambda seat, section: acting.ACTING[seat][section], acting.SECTION),
    "gaining": loader(gaining.Gaining, gaining.DUE),
    "paid-gaining": loader(gaining.PaidGaining, gaining.DUE),
    "chaining": loader(gaining.Chaining, gaining.PLACE),
    "piling": loader(lambda seat: eclipse.PILING[seat]),
    "rewarding": loader(lambda seat: eclipse.REWARDING[seat]),
    "eclipse-cards": loader(lambda seat: eclipse.ECLIPSE_CARDS[seat]),
    "gathering": loader(lambda seat: eclipse.GATHERING[seat]),
    **{kind: _own_step(at) for at, kind in enumerate(eclipse.STEP_KINDS)},
    "start": always(starting.START),
    "first-hands": always(starting.FIRST_HANDS),
    "next-turn": always(rounds.NEXT_TURN),
    "end-turn": always(rounds.END_TURN),
    "bottom": always(acting.BOTTOM),
    "eclipse": always(eclipse.ECLIPSE),
    "after-eclipse": always(eclipse.AFTER_ECLIPSE),
    "preparation": always(rounds.PREPARATION),
}


class EndlessWinterGame(Game):
    """The game with one set of components."""

    __slots__ = ("box", "own", "sizes", "text")

    def __init__(self, text: str, name: str = GAME) -> None:
        self.text: Final = text
        self.box: Final[Box] = Box(parse(text))
        self.own: Final[Components] = self.box.set if name == GAME else parse(ours())
        self.sizes: Final[Sizes] = Sizes(self.box)
        version = VERSION if name == GAME else _version_with(text)
        super().__init__(
            name, "Endless Winter", version, range(2, 5), OPTIONS, self.box.acts.all,
            layout(self.box), DECISIONS, package=__package__, levels=LEVELS, scale=SCALE,
            long_turns=True, length=LENGTH, weight=3.3,
            terminal=EndlessWinterTerminal(pieces.components(self.box.set, self.own)),
        )  # fmt: skip

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> EndlessWinter:
        rules = Rules(options, seats)
        order = list(range(seats))
        dice.shuffle(order)
        site = self.box.sites[rules.plan][1 if rules.joined else 0]
        land = self._land(seats, dice)
        decks = [self._cultures(era, dice) for era in (1, 2)]
        fields: dict[str, Any] = {
            "round": 0, "turns": 0, "current": order[0], "order": order, "revealed": False,
            "piles": [TRIBE_PILE] * TRIBE_KINDS,
            "display": [decks[0].pop() for _ in range(DISPLAY)],
            "deck_one": decks[0], "deck_two": decks[1], "herd": [],
            "herd_deck": self._animals(dice), "stones": self._stones(seats, dice), "land": land,
            "glaciers": self._glaciers(land, dice, rules), "boards": _shuffled(4, dice),
            "built": [NOTHING] * len(site.plan.positions), "bottoms": [NOTHING] * COLUMNS,
            "honours": order[:], "chiefs": _shuffled(5, dice), "setups": _shuffled(5, dice),
            "rests": _shuffled(5, dice) if rules.rest_tokens else [], "rest_known": 0,
            "rest_taken": False, "rested": False, "column": NOTHING, "chief_state": CHIEF_AWAY,
            "cultures": 0, "kinds": 0, "fresh": [], "ready": [], "waiting": [], "lands_due": 0,
            "before": [], "labours": [],
            "players": [self._player(dice) for _ in range(seats)],
        }  # fmt: skip
        state = self.restore(seats, dice, options, fields)
        _deal_cards(state)
        state.stack.append(starting.START)
        return state

    def _player(self, dice: Dice) -> Any:
        """All starting cards but those of the first hand lie in the deck."""
        parts = self.box.set
        deck: list[int] = []
        for number, card in enumerate(parts.cards):
            if card.sort == STARTING:
                deck += [number] * (card.count - parts.first_hand.count(number))
        dice.shuffle(deck)
        player = first_player(deck)
        player.animals = [0] * len(parts.animals)
        player.used = [0] * len(parts.animals)
        return player

    def _cultures(self, era: int, dice: Dice) -> list[int]:
        cards = self.box.set.cards
        out = [at for at, card in enumerate(cards) if card.sort == CULTURE and card.era == era]
        dice.shuffle(out)
        return out

    def _animals(self, dice: Dice) -> list[int]:
        out: list[int] = []
        for species, animal in enumerate(self.box.set.animals):
            out += [species] * animal.count
        assert len(out) == ANIMAL_CARDS
        dice.shuffle(out)
        return out

    def _stones(self, seats: int, dice: Dice) -> list[int]:
        """Of each era as many as the number of players says; the others go to the box."""
        out: list[int] = []
        for era in (1, 2):
            stones = [at for at, each in enumerate(self.box.set.stones) if each.era == era]
            dice.shuffle(stones)
            out += stones[: STONES_SHOWN[seats]]
        return sorted(out)

    def _land(self, seats: int, dice: Dice) -> list[int]:
        """One of each kind, glaciers, and any others, around the base hex."""
        lands = self.box.set.lands
        kinds = range(GLACIERS + 1, len(lands))
        laid = [*kinds, *[GLACIERS] * GLACIERS_LAID[seats]]
        others: list[int] = []
        for kind in kinds:
            others += [kind] * (lands[kind].count - 1)
        dice.shuffle(others)
        laid += others[: HEXES - 1 - len(laid)]
        dice.shuffle(laid)
        return [*laid[:BASE], 0, *laid[BASE:]]

    def _glaciers(self, land: list[int], dice: Dice, rules: Rules) -> list[int]:
        out = [NOTHING] * HEXES
        if rules.glaciers:
            tokens = _shuffled(len(self.box.set.glacier_tokens), dice)
            for hex, kind in enumerate(land):
                if kind == GLACIERS and tokens:
                    out[hex] = tokens.pop()
        return out

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> EndlessWinter:
        rules = Rules(options, seats)
        site = self.box.sites[rules.plan][1 if rules.joined else 0]
        for name in ("order", "honours", "before"):
            told = fields[name] or (fields["order"] if name == "before" else [])
            if sorted(told) != list(range(seats)):
                raise ValueError(f"{name}: expected every seat once")
        if len(fields["labours"]) not in (0, seats):
            raise ValueError(f"labours: expected none, or {seats} numbers")
        if len(fields["built"]) != len(site.plan.positions):
            raise ValueError(f"built: expected {len(site.plan.positions)} places")
        return EndlessWinter(
            self, seats, dice, options, [], [], box=self.box, rules=rules, site=site, **fields
        )

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, EndlessWinter)
        return heuristics.estimate(state)

    def feature_table(self) -> FeatureTable:
        return self.sizes.table

    def features(self, state: State, seat: int) -> list[float]:
        return list(self.feature_row(state, seat))

    def feature_row(self, state: State, seat: int) -> Any:
        assert isinstance(state, EndlessWinter)
        state.check_seat(seat)
        return features.features(state, seat, self.sizes).whole()

    def stage(self, state: State) -> int:
        assert isinstance(state, EndlessWinter)
        return facts.stage(state)

    def facts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, EndlessWinter)
        return facts.facts(state, seat)

    def worths(self) -> Mapping[str, float]:
        return facts.WORTHS

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        assert isinstance(state, EndlessWinter)
        state.check_seat(seat)
        return hints.hints(state, seat)

    def progress(self, state: State) -> Mapping[str, int | str]:
        assert isinstance(state, EndlessWinter)
        return {"round": state.round, "rounds": ROUNDS}

    def pieces(self) -> Mapping[str, object]:
        return pieces.components(self.box.set, self.own)

    def locale(self, language: str) -> str:
        text = super().locale(language)
        if self.name == GAME or not text:
            return text
        return with_set(text, language, self.box.set.name)

    def components(self) -> str:
        return self.text

    def set_name(self) -> str:
        return "" if self.name == GAME else self.box.set.name

    def with_components(self, name: str, text: str) -> Game:
        return EndlessWinterGame(text, name)

    def shapes(self) -> dict[str, object]:
        return {
            "View": shapes.EndlessWinterView, "Event": shapes.EndlessWinterEvent,
            "Hints": shapes.EndlessWinterHints, "Pieces": shapes.EndlessWinterPieces,
        }  # fmt: skip


def _shuffled(count: int, dice: Dice) -> list[int]:
    out = list(range(count))
    dice.shuffle(out)
    return out


def _deal_cards(state: EndlessWinter) -> None:
    """Chiefs and setup cards are dealt, or one more than there are players lies open."""
    rules = state.rules
    if rules.chief_draft:
        state.chiefs = sorted(state.chiefs[: state.seats + 1])
    else:
        for player in state.players:
            player.chief = state.chiefs.pop()
        state.chiefs = []
    if rules.draft:
        state.setups = sorted(state.setups[: state.seats + 1])
    else:
        for player in state.players:
            player.setup = state.setups.pop()
        state.setups = []


def _version_with(text: str) -> str:
    """That of the rules, and of a set by what is in it."""
    parts = json.dumps(json.loads(text), sort_keys=True)
    return f"{VERSION}+{hashlib.sha256(parts.encode()).hexdigest()[:12]}"


ENDLESS_WINTER: Final[EndlessWinterGame] = EndlessWinterGame(ours())

"""Pebbles, a whole game for Holocene in one file.

Players take turns at a heap and take 1 to 3 pebbles. Before taking, a player may try the well:
throw one of the own pebbles in and roll a die; on 5 and 6 two come back. Everybody has a secret
lucky colour, drawn at the start, and at the end scores a point for each own pebble, 3 more for
having taken the last one, and 2 if the lucky colour is that of the player who took it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from holocene import Action, Game, State
from holocene.core.action import ActionList
from holocene.core.decision import Decision, loader
from holocene.core.dice import Dice
from holocene.core.layout import SEATS, Layout, Number, Numbers
from holocene.core.options import Option, Value

# Every action, made once. `arguments` tell a front end what it is about.

ACTIONS = ActionList("pebbles")
WALK_ON = ACTIONS.make(Action, "walk-on", {}, "walk on")
THROW = ACTIONS.make(Action, "throw", {})
TAKE = [ACTIONS.make(Action, "take", {"count": count}) for count in (1, 2, 3)]

HEAP = Option("heap", ("small", "large"), "small", "how many pebbles there are: 15 or 30")
SIZES = {"small": 15, "large": 30}
COLOURS = ("red", "black", "yellow", "white")  # by seat


# The rules: who decides, what they may choose, what happens then.


class AtTheWell(Decision["Pebbles"]):
    """Throw a pebble into the well, or walk on."""

    def __init__(self, seat: int) -> None:
        super().__init__("at-the-well", seat)

    def legal_actions(self, state: Pebbles) -> list[Action]:
        return [WALK_ON, THROW] if state.own[self.seat] else [WALK_ON]

    def take(self, state: Pebbles, action: Action) -> None:
        state.stack.append(Taking(self.seat))
        if action is THROW:
            face = state.dice.below(6) + 1
            gained = 2 if face >= 5 else 0
            state.own[self.seat] += gained - 1
            if state.journal is not None:
                facts = {"kind": "threw", "seat": self.seat, "face": face, "gained": gained}
                state.journal.note(self.seat, facts, random=True)


class Taking(Decision["Pebbles"]):
    """Take one, two or three from the heap."""

    def __init__(self, seat: int) -> None:
        super().__init__("taking", seat)

    def legal_actions(self, state: Pebbles) -> list[Action]:
        return list[Action](TAKE[: state.heap])

    def take(self, state: Pebbles, action: Action) -> None:
        count = TAKE.index(action) + 1
        state.heap -= count
        state.own[self.seat] += count
        if state.journal is not None:
            facts = {"kind": "took", "seat": self.seat, "count": count}
            state.journal.note(self.seat, facts)
        if state.heap:
            state.stack.append(AtTheWell((self.seat + 1) % state.seats))
        else:
            state.last = self.seat


# The position.


class Pebbles(State):
    """The heap, what everybody has, and the lucky colours, which are secret."""

    def __init__(
        self,
        game: Game,
        seats: int,
        dice: Dice,
        options: Mapping[str, Value],
        stack: list[Decision[Any]],
        legal: list[Action],
        heap: int,
        last: int,
        own: list[int],
        lucky: list[int],
    ) -> None:
        super().__init__(game, seats, dice, options, stack, legal)
        self.heap = heap
        self.last = last  # who took the last pebble; -1: nobody yet
        self.own = own
        self.lucky = lucky  # the seat whose colour it is, by owner

    def copy(self) -> Self:
        return type(self)(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.heap, self.last, self.own[:], self.lucky[:],
        )  # fmt: skip

    def seen_by(self, seat: int | None) -> dict[str, object]:
        known = [self.over or owner == seat for owner in range(self.seats)]
        return {
            "heap": self.heap,
            "players": [
                {"pebbles": own, "lucky": COLOURS[lucky] if may else None}
                for own, lucky, may in zip(self.own, self.lucky, known, strict=True)
            ],
        }

    def deal_hidden(self, seat: int | None) -> None:
        if self.over:
            return  # all is shown
        hidden = [owner for owner in range(self.seats) if owner != seat]
        colours = [self.lucky[owner] for owner in hidden]
        self.dice.deal_anew(colours)
        for owner, colour in zip(hidden, colours, strict=True):
            self.lucky[owner] = colour

    def breakdown(self) -> list[dict[str, int]]:
        return [
            {
                "pebbles": own,
                "last": 3 if seat == self.last else 0,
                "lucky": 2 if lucky == self.last else 0,
            }
            for seat, (own, lucky) in enumerate(zip(self.own, self.lucky, strict=True))
        ]

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.breakdown()]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


# One table of fields, by which a position is dumped and loaded.

LAYOUT = Layout(
    ("heap", Number(0, 30)),
    ("last", Number(-1, 3)),
    ("own", Numbers(0, 99, SEATS)),
    ("lucky", Numbers(0, 3, SEATS)),
)


class PebblesGame(Game):
    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game,
            "Pebbles",
            "1",
            range(2, 5),
            (HEAP,),
            ACTIONS.all,
            LAYOUT,
            {"at-the-well": loader(AtTheWell), "taking": loader(Taking)},
            package=__name__,
            scale=4.0,
            weight=1.0,
        )

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Pebbles:
        lucky = list(range(seats))
        dice.shuffle(lucky)
        heap = SIZES[str(options["heap"])]
        return Pebbles(self, seats, dice, options, [AtTheWell(0)], [], heap, -1, [0] * seats, lucky)

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Pebbles:
        return Pebbles(self, seats, dice, options, [], [], **fields)


PEBBLES = PebblesGame()

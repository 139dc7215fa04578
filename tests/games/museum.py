"""A stranger's game with many cards: two dozen finds, which a catalogue gives words to.

Museum. In turn everybody takes a find for their own museum, or buries one again so that nobody
has it. After three turns each one may open rooms for visitors, as many as one has finds. A find is
a point, and so are two of a room that only one museum opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Self

from holocene import Action, Game, State
from holocene.core.action import ActionList
from holocene.core.decision import Decision, loader
from holocene.core.dice import Dice
from holocene.core.layout import SEATS, Layout, Number, Numbers
from holocene.core.options import Value

NAMES = (
    "Amber bead", "Antler pick", "Bone flute", "Bronze pin", "Clay lamp", "Copper axe",
    "Drinking horn", "Fish hook", "Flint knife", "Gold ring", "Hair comb", "Ivory horse",
    "Jade pendant", "Loom weight", "Mammoth tusk", "Needle case", "Obsidian blade", "Painted pot",
    "Quern stone", "Rock drawing", "Shell necklace", "Spear point", "Stone idol", "Wolf skull",
)  # fmt: skip
FINDS = [f"f_{at}" for at in range(len(NAMES))]
ROOMS = ("east", "west", "north", "south", "cellar")
TURNS = 3
FREE, BURIED = 0, 1  # where a find is; else its owner's seat and 2

ACTIONS = ActionList("museum")
TAKE = [ACTIONS.make(Action, "take", {"find": find}) for find in FINDS]
BURY = [ACTIONS.make(Action, "bury", {"find": find}) for find in FINDS]
LEAVE = ACTIONS.make(Action, "leave-closed", {})
SETS = [rooms for count in range(1, TURNS + 1) for rooms in combinations(range(len(ROOMS)), count)]
OPEN = [
    ACTIONS.make(Action, "open", {"rooms": names}, f"open {' '.join(names)}")
    for names in ([ROOMS[room] for room in rooms] for rooms in SETS)
]

WORDS = "\n".join(
    [
        "game-title = Museum",
        "kind-take = For your museum",
        "choice-bury = Bury the { $find }",
        "choice-leave-closed = Leave all closed",
        "choices-open = Open rooms",
        "choice-open = Open { $rooms }",
        "prompt-opening = Which rooms do you open?",
        "log-took = { $who } takes the { $find }",
        "log-opened = { $who } opens { $rooms }",
        "field-rooms = Open rooms",
        *(f"value-{room} = {room.title()}" for room in ROOMS),
        *(f"value-f-{at} = {name}" for at, name in enumerate(NAMES)),
    ]
)


class Finding(Decision["Museum"]):
    """Take a find, or bury it."""

    def __init__(self, seat: int) -> None:
        super().__init__("finding", seat)

    def legal_actions(self, state: Museum) -> list[Action]:
        free = [at for at, where in enumerate(state.finds) if where == FREE]
        return [TAKE[at] for at in free] + [BURY[at] for at in free]

    def take(self, state: Museum, action: Action) -> None:
        taken = action in TAKE
        find = (TAKE if taken else BURY).index(action)
        state.finds[find] = self.seat + 2 if taken else BURIED
        state.turns += 1
        if state.turns < TURNS * state.seats:
            state.stack.append(Finding((self.seat + 1) % state.seats))
        else:
            state.stack += [Opening(seat) for seat in reversed(range(state.seats))]
        if state.journal is not None:
            kind = "took" if taken else "buried"
            facts = {"kind": kind, "seat": self.seat, "find": FINDS[find]}
            state.journal.note(self.seat, facts)


class Opening(Decision["Museum"]):
    """Open rooms, several at once, or none."""

    def __init__(self, seat: int) -> None:
        super().__init__("opening", seat)

    def legal_actions(self, state: Museum) -> list[Action]:
        most = len(state.owned(self.seat))
        return [LEAVE, *(OPEN[at] for at, rooms in enumerate(SETS) if len(rooms) <= most)]

    def take(self, state: Museum, action: Action) -> None:
        if action is LEAVE:
            return
        opened = SETS[OPEN.index(action)]
        state.rooms[self.seat] = sum(1 << room for room in opened)
        if state.journal is not None:
            facts = {"kind": "opened", "seat": self.seat, "rooms": state.opened(self.seat)}
            state.journal.note(self.seat, facts)


class Museum(State):
    def __init__(
        self,
        game: Game,
        seats: int,
        dice: Dice,
        options: Mapping[str, Value],
        stack: list[Decision[Any]],
        legal: list[Action],
        turns: int,
        finds: list[int],
        rooms: list[int],
    ) -> None:
        super().__init__(game, seats, dice, options, stack, legal)
        self.turns = turns
        self.finds = finds
        self.rooms = rooms  # by seat, a bit for each that is open

    def copy(self) -> Self:
        return type(self)(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.turns, self.finds[:], self.rooms[:],
        )  # fmt: skip

    def owned(self, seat: int) -> list[str]:
        return [FINDS[at] for at, where in enumerate(self.finds) if where == seat + 2]

    def opened(self, seat: int) -> list[str]:
        return [room for at, room in enumerate(ROOMS) if self.rooms[seat] >> at & 1]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {
            "players": [
                {"museum": self.owned(owner), "rooms": self.opened(owner)}
                for owner in range(self.seats)
            ]
        }

    def deal_hidden(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        return [sum(parts.values()) for parts in self.breakdown()]

    def breakdown(self) -> list[dict[str, int]]:
        both = self.rooms[0] & self.rooms[1]
        return [
            {"finds": len(self.owned(seat)), "rooms": 2 * (self.rooms[seat] & ~both).bit_count()}
            for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


LAYOUT = Layout(
    ("turns", Number(0, 2 * TURNS)),
    ("finds", Numbers(FREE, 3, len(FINDS))),
    ("rooms", Numbers(0, (1 << len(ROOMS)) - 1, SEATS)),
)


class MuseumGame(Game):
    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game,
            "Museum",
            "1",
            range(2, 3),
            (),
            ACTIONS.all,
            LAYOUT,
            {"finding": loader(Finding), "opening": loader(Opening)},
        )

    def locale(self, language: str) -> str:
        return WORDS if language == "en" else ""

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Museum:
        finds = [FREE] * len(FINDS)
        return Museum(self, seats, dice, options, [Finding(0)], [], 0, finds, [0] * seats)

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Museum:
        return Museum(self, seats, dice, options, [], [], **fields)


MUSEUM = MuseumGame()

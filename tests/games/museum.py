"""A stranger's game with many cards: two dozen finds, which a catalogue gives words to.

Museum. In turn everybody takes a find for their own museum, or buries one again so that nobody
has it. After three turns each, a find is a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from holocene import Action, Game, State
from holocene.core.action import ActionList
from holocene.core.decision import Decision, loader
from holocene.core.dice import Dice
from holocene.core.layout import Layout, Number, Numbers
from holocene.core.options import Value

NAMES = (
    "Amber bead", "Antler pick", "Bone flute", "Bronze pin", "Clay lamp", "Copper axe",
    "Drinking horn", "Fish hook", "Flint knife", "Gold ring", "Hair comb", "Ivory horse",
    "Jade pendant", "Loom weight", "Mammoth tusk", "Needle case", "Obsidian blade", "Painted pot",
    "Quern stone", "Rock drawing", "Shell necklace", "Spear point", "Stone idol", "Wolf skull",
)  # fmt: skip
FINDS = [f"f_{at}" for at in range(len(NAMES))]
TURNS = 3
FREE, BURIED = 0, 1  # where a find is; else its owner's seat and 2

ACTIONS = ActionList("museum")
TAKE = [ACTIONS.make(Action, "take", {"find": find}) for find in FINDS]
BURY = [ACTIONS.make(Action, "bury", {"find": find}) for find in FINDS]

WORDS = "\n".join(
    [
        "game-title = Museum",
        "kind-take = For your museum",
        "choice-bury = Bury the { $find }",
        "log-took = { $who } takes the { $find }",
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
        if state.journal is not None:
            kind = "took" if taken else "buried"
            facts = {"kind": kind, "seat": self.seat, "find": FINDS[find]}
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
    ) -> None:
        super().__init__(game, seats, dice, options, stack, legal)
        self.turns = turns
        self.finds = finds

    def copy(self) -> Self:
        return type(self)(
            self.game, self.seats, self.dice.copy(), self.options, self.stack[:], self.legal[:],
            self.turns, self.finds[:],
        )  # fmt: skip

    def owned(self, seat: int) -> list[str]:
        return [FINDS[at] for at, where in enumerate(self.finds) if where == seat + 2]

    def seen_by(self, seat: int | None) -> dict[str, object]:
        return {"players": [{"museum": self.owned(owner)} for owner in range(self.seats)]}

    def deal_hidden(self, seat: int | None) -> None:
        """Nothing is hidden."""

    def scores(self) -> list[int]:
        return [len(self.owned(seat)) for seat in range(self.seats)]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"finds": score} for score in self.scores()]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


class MuseumGame(Game):
    def __init__(self) -> None:
        super().__init__(
            ACTIONS.game,
            "Museum",
            "1",
            range(2, 3),
            (),
            ACTIONS.all,
            Layout(("turns", Number(0, 2 * TURNS)), ("finds", Numbers(FREE, 3, len(FINDS)))),
            {"finding": loader(Finding)},
        )

    def locale(self, language: str) -> str:
        return WORDS if language == "en" else ""

    def deal(self, seats: int, dice: Dice, options: dict[str, Value]) -> Museum:
        finds = [FREE] * len(FINDS)
        return Museum(self, seats, dice, options, [Finding(0)], [], 0, finds)

    def restore(
        self, seats: int, dice: Dice, options: dict[str, Value], fields: dict[str, Any]
    ) -> Museum:
        return Museum(self, seats, dice, options, [], [], **fields)


MUSEUM = MuseumGame()

"""All that a game is played with and that never changes: a set, its plans and its actions."""

from __future__ import annotations

from typing import Final

from ...core.layout import NOTHING
from .actions import Actions, Choice
from .components import Components
from .ops import VILLAGE
from .plan import GROUND, Plan


class Site:
    """A plan of megaliths with its actions: by place, and back."""

    __slots__ = ("builds", "ground", "place_of", "plan")

    def __init__(self, plan: Plan, acts: Actions) -> None:
        self.plan: Final = plan
        numbers = [
            acts.places.index((plan.levels[at], *plan.positions[at]))
            for at in range(len(plan.positions))
        ]
        self.builds: Final[list[Choice]] = [acts.build[number] for number in numbers]
        self.place_of: Final[list[int]] = [
            numbers.index(number) if number in numbers else NOTHING
            for number in range(len(acts.places))
        ]
        # The spaces as their actions are numbered; the places above are in order.
        pairs = sorted([(numbers[at], at) for at in range(GROUND)])
        self.ground: Final[list[int]] = [at for _, at in pairs]


class Box:
    """`sites` by shape, and by whether boards are joined."""

    __slots__ = ("acts", "set", "sites", "village_food")

    def __init__(self, components: Components) -> None:
        self.set: Final = components
        plans = [
            [Plan(shape.name, shape.players, shape.tiles, joined) for joined in (False, True)]
            for shape in components.shapes
        ]
        self.acts: Final[Actions] = Actions(components, [plan for pair in plans for plan in pair])
        self.village_food: Final[int] = sum(
            [
                line.price.food
                for column in components.columns
                for line in column.lines
                if line.op == VILLAGE
            ]
        )
        self.sites: Final[list[list[Site]]] = [
            [Site(plan, self.acts) for plan in pair] for pair in plans
        ]

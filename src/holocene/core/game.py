"""A game: how many can play, what can be chosen beforehand, and where its positions come from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from .action import Action, ActionSpace
from .dice import Dice, dice_from, load_dice
from .fields import Fields
from .journal import Journal
from .options import Option, Value, resolve
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Made once per game and found by name through the entry-point group `holocene.games`."""

    __slots__ = ("actions", "name", "options", "seats", "title", "version")

    def __init__(
        self,
        name: str,
        title: str,
        version: str,
        seats: range,
        options: tuple[Option, ...],
        actions: list[Action],
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version  # of the rules: a change that alters old records is a new one
        self.seats: Final = seats
        self.options: Final = options
        self.actions: Final = ActionSpace(name, actions)

    # What every game answers

    @abstractmethod
    def deal(
        self, seats: int, dice: Dice, options: dict[str, Value], journal: Journal | None
    ) -> State:
        """The first position, settled; the arguments are checked already."""

    @abstractmethod
    def read(self, fields: Fields, seats: int, dice: Dice, options: dict[str, Value]) -> State:
        """A position from the fields its `dump()` added; ValueError naming a bad field."""

    def estimate(self, state: State) -> list[float]:
        """Where the position leads: a guess at the final score of each seat, for bots."""
        return [float(score) for score in state.scores()]

    def seat_name(self, seat: int) -> str:
        """Whose seat it is, as the board shows it."""
        return f"seat {seat}"

    def show(self, view: Mapping[str, object]) -> str:
        """A view as text for a terminal; may use rich's markup."""
        return "\n".join(f"{name}: {value}" for name, value in view.items())

    def tell(self, facts: Mapping[str, object]) -> str:
        """An event as a line of text; empty where there is nothing to say."""
        return ", ".join(f"{name} {value}" for name, value in facts.items())

    def explain(self, action: Action, view: Mapping[str, object]) -> str:
        """A choice as a player would say it, to be shown beside its text; may be empty."""
        return ""

    # What a table asks

    def hints(self, state: State, seat: int | None) -> Mapping[str, object]:
        """JSON-ready help for a seat's choices, made only of what that seat may know."""
        return {}

    def pieces(self) -> Mapping[str, object]:
        """The facts a front end draws from, JSON-ready; they never change within one version."""
        return {}

    def shapes(self) -> dict[str, object]:
        """The types of its views, events and hints by name, for schemas."""
        return {}

    def locale(self, language: str) -> str:
        """The words of the game in a language, as Fluent text; empty where there are none."""
        return ""

    # What the engine does with it

    def new(self, seats: int | None = None, seed: int | str = 0, **options: object) -> State:
        """A new game. A number as seed gives fast dice, 64 hexadecimal digits fair ones."""
        return self.start(self.seats.start if seats is None else seats, seed, options)

    def start(
        self,
        seats: int,
        seed: int | str,
        options: Mapping[str, object],
        journal: Journal | None = None,
    ) -> State:
        """A new game, told from its first deal on if there is a journal."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise ValueError(
                f"{self.name} seats {self.seats.start} to {self.seats.stop - 1} players, "
                f"not {str(seats)[:40]}"
            )
        return self.deal(seats, dice_from(seed), resolve(self.options, options), journal)

    def load(self, data: object) -> State:
        """The position that was dumped; ValueError naming the field that is wrong."""
        fields = Fields(data)
        if fields.text("game") != self.name:
            raise fields.wrong("game", f"expected {self.name!r}")
        if fields.text("rules") != self.version:
            raise fields.wrong(
                "rules", f"expected version {self.version!r}, got {fields.text('rules')[:40]!r}"
            )
        seats = fields.number("seats", self.seats.start, self.seats.stop - 1)
        given = fields.object("options").data
        try:
            options = resolve(self.options, given)
        except ValueError as error:
            raise ValueError(f"options: {error}") from None
        return self.read(fields, seats, load_dice(fields.object("dice")), options)

    def frame(self, state: State, options: Mapping[str, Value]) -> dict[str, object]:
        """The part of a dump that `load` reads itself; a game's state adds its own fields."""
        return {
            "game": self.name,
            "rules": self.version,
            "seats": state.seats,
            "options": dict(options),
            "dice": state.dice.dump(),
            "decisions": [decision.dump() for decision in state.stack],
        }

    def action(self, text: str) -> Action:
        """The action that reads like this; ValueError if there is none."""
        return self.actions.find(text)

    def __repr__(self) -> str:
        return f"<game {self.name}, rules {self.version}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_found, (self.name,))


def _found(name: str) -> Game:
    from .registry import game as find

    return find(name)

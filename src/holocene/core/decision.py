"""One question to one player."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .fields import Fields
from .layout import Layout

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
NOBODY: Final = -1  # the seat of a step that happens by itself
NO_FIELDS: Final[Layout] = Layout()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """Who decides, what they may choose, and what happens then.

    A state keeps its open decisions on a stack and asks the top one. A decision is small and
    immutable, so copies of a state share it: what changes lives in the state, and so does what is
    hidden from anybody, or a redealt copy would still hold it.
    """

    __slots__ = ("kind", "seat")

    def __init__(self, kind: str, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """The possible choices, sorted by index. None: `pass_over` is called instead of asking."""

    @abstractmethod
    def take(self, state: S, action: Action) -> None:
        """Carry out the choice. The decision is off the stack already; push what comes next."""

    def pass_over(self, state: S) -> None:
        """Go on where there was nothing to choose."""

    def always_asks(self) -> bool:
        """Whether a single possible choice is put to the player all the same.

        The engine goes on by itself where there is one choice only. A decision about hidden cards
        must ask, or its absence would tell the others what the player holds.
        """
        return False

    def out_of_turn(self) -> bool:
        """Whether it interrupts somebody's turn: a bid, a defence. Clocks ask."""
        return False

    def at_once(self) -> bool:
        """Whether its steps must reach a table as one command.

        Because their number would tell something, or because together they are one choice.
        """
        return False

    def outcome(self, state: S) -> int:
        """A number that tells apart what chance may have brought before this question.

        A search that redeals meets the same question after other rolls and other cards; it keeps
        what it learns apart by this. Equal numbers for different outcomes only blur its memory.
        """
        return 0

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat is shown of this question. A game that wants to show all returns `dump()`."""
        return {"kind": self.kind, "seat": self.seat}

    def layout(self) -> Layout:
        """Its own fields, besides kind and seat: one table for `dump` and `loader`."""
        return NO_FIELDS

    def dump(self) -> dict[str, object]:
        """JSON-ready data from which its loader, in `Game.decisions`, makes it again."""
        data: dict[str, object] = {"kind": self.kind, "seat": self.seat}
        data.update(self.layout().dump(self))
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """Nobody's decision: something that happens by itself when it comes up on the stack.

    Its `pass_over` does it.
    """

    __slots__ = ()

    def __init__(self, kind: str) -> None:
        super().__init__(kind, NOBODY)

    def legal_actions(self, state: S) -> list[Action]:
        return []

    def take(self, state: S, action: Action) -> None:
        raise AssertionError(f"there is nothing to choose in {self.kind}")


def distinct(cards: list[int]) -> list[int]:
    """Of sorted cards, counted from 0, one of each: equal ones are one choice."""
    out: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            out.append(card)
        last = card
    return out


# Makes a decision of its dumped fields; also told how many seats there are.
Loader = Callable[[Fields, int], Decision[Any]]


def loader(make: Callable[..., Decision[Any]], layout: Layout = NO_FIELDS) -> Loader:
    """Makes a decision of its seat and of what its layout reads: `Bidding(seat, high=2)`."""

    def load(fields: Fields, seats: int) -> Decision[Any]:
        seat = fields.number("seat", 0, seats - 1)
        return make(seat, **layout.load(fields, seats))

    return load


def always(decision: Decision[Any]) -> Loader:
    """The loader of a step, of which there is one."""

    def load(fields: Fields, seats: int) -> Decision[Any]:
        fields.number("seat", NOBODY, NOBODY)
        return decision

    return load

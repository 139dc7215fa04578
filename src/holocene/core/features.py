"""A position in numbers, for players that learn.

A game that offers this declares one table: which numbers there are, in which order, what each says
and between which bounds it lies. Names, sizes and documentation all come from it.

>>> FeatureTable(Block("round", "round / 10", 0.0, 2.0), Block("goods", "/ 10", parts=RESOURCES))
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from .state import State


class Block:
    """Numbers that belong together, each between the same bounds: one, or one for each part."""

    __slots__ = ("about", "high", "low", "name", "parts")

    def __init__(
        self,
        name: str,
        about: str,
        low: float = 0.0,
        high: float = 1.0,
        parts: Sequence[str] | None = None,
    ) -> None:
        if not low < high:
            raise ValueError(f"{name}: the lower bound {low} is not below the upper one {high}")
        self.name: Final = name
        self.about: Final = about
        self.low: Final = low
        self.high: Final = high
        self.parts: Final[list[str] | None] = None if parts is None else list(parts)

    @property
    def size(self) -> int:
        return 1 if self.parts is None else len(self.parts)

    @property
    def names(self) -> list[str]:
        if self.parts is None:
            return [self.name]
        return [f"{self.name}.{part}" for part in self.parts]

    def of(self, whose: str) -> Block:
        """The same about somebody: `food` becomes `me.food`."""
        return Block(f"{whose}.{self.name}", self.about, self.low, self.high, self.parts)


def of_each(whose: Sequence[str], blocks: Sequence[Block]) -> list[Block]:
    """All of these blocks about the first, then all of them about the next."""
    return [block.of(each) for each in whose for block in blocks]


class FeatureTable:
    """What a game tells of a position in numbers, in order. Empty: it tells nothing so."""

    __slots__ = ("_blank", "blocks", "names", "size")

    def __init__(self, *blocks: Block) -> None:
        self.blocks: Final = blocks
        names: list[str] = []
        for block in blocks:
            names.extend(block.names)
        if len(set(names)) < len(names):
            twice = [name for name in names if names.count(name) > 1]
            raise ValueError(f"two features are called {twice[0]!r}")
        self.names: Final[list[str]] = names
        self.size: Final[int] = len(names)
        self._blank: Final = vec[float]([0.0] * self.size)

    def row(self) -> Row:
        """Room for the numbers of a position."""
        return Row(self._blank[:])

    def fingerprint(self) -> str:
        """Tells tables apart: what was learnt of the numbers of one is of no use with another."""
        told = [f"{each.names} {each.low} {each.high} {each.about}" for each in self.blocks]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]

    def lows(self) -> list[float]:
        return [block.low for block in self.blocks for _ in range(block.size)]

    def highs(self) -> list[float]:
        return [block.high for block in self.blocks for _ in range(block.size)]

    def fault(self, numbers: Sequence[float]) -> str | None:
        """What is wrong with these numbers, in a sentence; None where they fit the table."""
        if len(numbers) != self.size:
            return f"there are {len(numbers)} features, and the table names {self.size}"
        for name, low, high, number in zip(
            self.names, self.lows(), self.highs(), numbers, strict=True
        ):
            if not low <= number <= high:  # nor if it is not a number at all
                return f"feature {name} is {number}, which is not from {low} to {high}"
        return None


class Row:
    """Numbers of a position, written one after the other; what is left blank is 0.

    They lie in a buffer of 64-bit floats, which NumPy reads at once: a list of Python's floats
    takes several times as long to make, and once more to read.
    """

    __slots__ = ("count", "numbers")

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: Final = numbers
        self.count: i64 = 0  # written or left blank so far

    def add(self, number: float) -> None:
        self.numbers[self.count] = number
        self.count += 1

    def add_all(self, numbers: list[float]) -> None:
        for number in numbers:
            self.add(number)

    def flag(self, is_so: bool) -> None:
        if is_so:
            self.numbers[self.count] = 1.0
        self.count += 1

    def blank(self, count: i64) -> i64:
        """Leave so many at 0, to be put in; the place of the first of them."""
        first = self.count
        self.count += count
        return first

    def put(self, at: i64, number: float) -> None:
        self.numbers[at] = number

    def more(self, at: i64, by: float, high: float = 99.0) -> None:
        """Count something more at a place, up to a bound."""
        self.numbers[at] = min(self.numbers[at] + by, high)

    def whole(self) -> vec[float]:
        assert self.count == len(self.numbers), "features must be as many as their table names"
        return self.numbers


NO_FEATURES: Final[FeatureTable] = FeatureTable()


# What those who write them share.


def bounded(number: float, low: float, high: float) -> float:
    return low if number < low else high if number > high else number


def legal_indices(state: State) -> list[int]:
    """The places of the legal actions in the fixed action space, in order."""
    return [action.index for action in state.legal]

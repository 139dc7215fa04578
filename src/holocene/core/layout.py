"""One table of fields, by which a thing is dumped and loaded again.

>>> Layout(("food", Number(0, 99)), ("cards", Pieces(CARD_IDS, 0, 36)))

A layout names the attributes of a thing and what each of them holds; what is read is checked for
type and range, and a complaint names the field.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .fields import Fields

SEATS: Final = -1  # in place of a count: one for each seat
MANY: Final = 1_000_000  # for counts that no rule limits; no game comes near it
NOTHING: Final = -1  # in place of a piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What an attribute holds."""

    __slots__ = ()

    def dump(self, value: Any) -> object:
        """JSON-ready."""
        return value

    @abstractmethod
    def load(self, fields: Fields, name: str, seats: int) -> Any:
        """What `dump` wrote, checked."""

    @abstractmethod
    def blank(self, seats: int) -> Any:
        """What a thing begins with: as little as there can be."""


class Truth(Kind):
    __slots__ = ()

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        return fields.truth(name)

    def blank(self, seats: int) -> Any:
        return False


class Number(Kind):
    __slots__ = ("high", "low")

    def __init__(self, low: int = 0, high: int = MANY) -> None:
        self.low: Final = low
        self.high: Final = high

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        return fields.number(name, self.low, self.high)

    def blank(self, seats: int) -> Any:
        return max(0, self.low)


class Later(Kind):
    """A field that came later: data from before it lacks it, which reads as the value `before`."""

    __slots__ = ("before", "kind")

    def __init__(self, kind: Kind, before: object) -> None:
        self.kind: Final = kind
        self.before: Final = before

    def dump(self, value: Any) -> object:
        return self.kind.dump(value)

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        return self.kind.load(fields, name, seats) if name in fields.data else self.before

    def blank(self, seats: int) -> Any:
        return self.kind.blank(seats)


class SeatNumber(Kind):
    """A seat; with `gap` there may be none, which is NOTHING."""

    __slots__ = ("low",)

    def __init__(self, gap: bool = False) -> None:
        self.low: Final[int] = NOTHING if gap else 0

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        return fields.number(name, self.low, seats - 1)

    def blank(self, seats: int) -> Any:
        return self.low


class Numbers(Kind):
    """A list of numbers: `least` to `most` of them, or just `least`."""

    __slots__ = ("high", "least", "low", "most")

    def __init__(self, low: int, high: int, least: int, most: int | None = None) -> None:
        self.low: Final = low
        self.high: Final = high
        self.least: Final = least
        self.most: Final[int] = least if most is None else most

    def dump(self, value: Any) -> object:
        return list(value)

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        least, most = _count(self.least, seats), _count(self.most, seats)
        return fields.numbers(name, self.low, self.high, least, most)

    def blank(self, seats: int) -> Any:
        return [max(0, self.low)] * _count(self.least, seats)


class Piece(Kind):
    """A piece, in the engine its number, on paper its id; with `gap` there may be none.

    `among` are the numbers it can have, where not all can stand here.
    """

    __slots__ = ("among", "gap", "ids", "numbers")

    def __init__(self, ids: Sequence[str], gap: bool = False, among: range | None = None) -> None:
        self.ids: Final = ids
        self.gap: Final = gap
        self.among: Final[range] = range(len(ids)) if among is None else among
        self.numbers: Final = {ids[number]: number for number in self.among}

    def dump(self, value: Any) -> object:
        return None if value == NOTHING else self.ids[value]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        return self.number(fields.value(name), fields, name)

    def blank(self, seats: int) -> Any:
        return NOTHING

    def number(self, id: object, fields: Fields, name: str) -> int:
        if id is None and self.gap:
            return NOTHING
        number = self.numbers.get(id) if isinstance(id, str) else None
        if number is None:
            known = f"expected one of {self.ids[self.among[0]]} to {self.ids[self.among[-1]]}"
            raise fields.wrong(name, f"{str(id)[:40]!r} is unknown; {known}")
        return number


class Pieces(Piece):
    """A list of pieces: `least` to `most` of them, or just `least`."""

    __slots__ = ("least", "most")

    def __init__(
        self, ids: Sequence[str], least: int, most: int | None = None, gap: bool = False,
        among: range | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ids, gap, among)
        self.least: Final = least
        self.most: Final[int] = least if most is None else most

    def dump(self, value: Any) -> object:
        ids = self.ids
        return [None if number == NOTHING else ids[number] for number in value]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        items = fields.items(name, _count(self.least, seats), _count(self.most, seats))
        return [self.number(item, fields, f"{name}[{at}]") for at, item in enumerate(items)]

    def blank(self, seats: int) -> Any:
        return [NOTHING] * _count(self.least, seats)


class PieceSet(Piece):
    """Pieces of which each is there or not: in the engine a bit for each, on paper a list."""

    __slots__ = ()

    def dump(self, value: Any) -> object:
        return [id for number, id in enumerate(self.ids) if value >> number & 1]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        bits = 0
        for at, item in enumerate(fields.items(name, 0, len(self.ids))):
            bit = 1 << self.number(item, fields, f"{name}[{at}]")
            if bits & bit:
                raise fields.wrong(f"{name}[{at}]", f"{item!r} is there twice")
            bits |= bit
        return bits

    def blank(self, seats: int) -> Any:
        return 0


class Lists(Kind):
    """A list of lists, all of one kind: piles of cards."""

    __slots__ = ("count", "kind")

    def __init__(self, kind: Kind, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count

    def dump(self, value: Any) -> object:
        return [self.kind.dump(item) for item in value]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        count = _count(self.count, seats)
        out: list[Any] = []
        for at, item in enumerate(fields.items(name, count, count)):
            inner = Fields({f"{name}[{at}]": item}, fields.path)
            out.append(self.kind.load(inner, f"{name}[{at}]", seats))
        return out

    def blank(self, seats: int) -> Any:
        return [self.kind.blank(seats) for _ in range(_count(self.count, seats))]


class Things(Kind):
    """A list of things with a layout of their own: the players."""

    __slots__ = ("count", "layout", "make")

    def __init__(self, layout: Layout, make: Callable[..., Any], count: int = SEATS) -> None:
        self.layout: Final = layout
        self.make: Final = make
        self.count: Final = count

    def dump(self, value: Any) -> object:
        return [self.layout.dump(item) for item in value]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        count = _count(self.count, seats)
        out: list[Any] = []
        for inner in fields.objects(name, count, count):
            values = self.layout.load(inner, seats)
            inner.done()
            try:
                out.append(self.make(**values))
            except ValueError as error:
                raise ValueError(f"{inner.path}.{error}") from None
        return out

    def blank(self, seats: int) -> Any:
        return [self.make(**self.layout.blank(seats)) for _ in range(_count(self.count, seats))]


class Layout:
    """The fields of a thing, in order."""

    __slots__ = ("fields",)

    def __init__(self, *fields: tuple[str, Kind]) -> None:
        self.fields: Final = fields

    def dump(self, thing: object) -> dict[str, object]:
        return {name: kind.dump(getattr(thing, name)) for name, kind in self.fields}

    def load(self, fields: Fields, seats: int) -> dict[str, Any]:
        """What each field holds, by name, for whoever makes the thing."""
        return {name: kind.load(fields, name, seats) for name, kind in self.fields}

    def blank(self, seats: int) -> dict[str, Any]:
        """What each field begins with, by name: nothing yet, no piece, the lowest number."""
        return {name: kind.blank(seats) for name, kind in self.fields}


def _count(count: int, seats: int) -> int:
    return seats if count == SEATS else count


def check_once(where: str, ids: Sequence[str], found: list[int], all_there: bool = True) -> None:
    """ValueError if a piece is there twice; or not at all, unless some are out of the game."""
    for number, id in enumerate(ids):
        count = found.count(number)
        if count > 1 or (all_there and not count):
            raise ValueError(f"{where}: {id} is there {count} times, not once")

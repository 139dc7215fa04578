"""Military cards that lie face down, and who knows them: card and knower as one number."""

from __future__ import annotations

from typing import Any, Final

from ...core.fields import Fields
from ...core.layout import MANY, Kind, Piece
from .military import MILITARY, MILITARY_IDS

CARD_BITS: Final = 7
CARD_MASK: Final = 127
NOBODY_KNOWS: Final = 0
EVERYBODY_KNOWS: Final = 5  # in between: a seat and one


def face_down(card: int, owner: int) -> int:
    """A card that one seat has laid there. One that nobody knows is just its own number."""
    return card | (owner + 1) << CARD_BITS


def face_up(card: int) -> int:
    return card | EVERYBODY_KNOWS << CARD_BITS


def card_of(entry: int) -> int:
    return entry & CARD_MASK


def age_of(entry: int) -> int:
    return MILITARY[entry & CARD_MASK].age


def owner_of(entry: int) -> int:
    """The seat that laid it there, or -1."""
    knower = entry >> CARD_BITS
    return knower - 1 if knower != EVERYBODY_KNOWS else -1


def is_known(entry: int, seat: int) -> bool:
    """Whether a seat, or -1 for somebody who watches, knows it."""
    knower = entry >> CARD_BITS
    return knower == EVERYBODY_KNOWS or (knower != NOBODY_KNOWS and knower == seat + 1)


class Pile(Kind):
    """On paper the card, and who knows it: a seat, everybody, or nobody."""

    __slots__ = ("piece",)

    def __init__(self) -> None:
        self.piece: Final = Piece(MILITARY_IDS)

    def dump(self, value: Any) -> object:
        return [
            {"card": MILITARY_IDS[entry & CARD_MASK], "known": entry >> CARD_BITS}
            for entry in value
        ]

    def load(self, fields: Fields, name: str, seats: int) -> Any:
        out: list[int] = []
        for inner in fields.objects(name, 0, MANY):
            card = self.piece.load(inner, "card", seats)
            out.append(card | inner.number("known", 0, EVERYBODY_KNOWS) << CARD_BITS)
            inner.done()
        return out

    def blank(self, seats: int) -> Any:
        return []

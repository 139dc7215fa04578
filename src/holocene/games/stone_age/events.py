"""What can happen in Stone Age, as typed facts for the log and for animation."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from .actions import TOOL_NAMES, Pay, TakeTwo
from .components import (
    CARDS,
    MARKET_FACES,
    PLACE_NAMES,
    RESOURCES,
    TILES,
    Face,
    PlaceName,
    Resource,
)


class Placed(TypedDict):
    kind: Literal["placed"]
    seat: int
    place: PlaceName
    count: int


class Used(TypedDict):
    """A place without dice or price was used; `gained` is 0 at a cap."""

    kind: Literal["used"]
    seat: int
    place: PlaceName
    gained: int


class Rolled(TypedDict):
    kind: Literal["rolled"]
    seat: int
    place: PlaceName
    dice: list[int]


class Gathered(TypedDict):
    """What a roll brought, with the tools that were added."""

    kind: Literal["gathered"]
    seat: int
    place: PlaceName
    tools: list[str]
    total: int
    good: str
    amount: int


class Bought(TypedDict):
    kind: Literal["bought"]
    seat: int
    card: str
    slot: int
    paid: dict[Resource, int]


class Built(TypedDict):
    kind: Literal["built"]
    seat: int
    tile: str
    stack: int
    paid: dict[Resource, int]
    points: int


class Declined(TypedDict):
    kind: Literal["declined"]
    seat: int
    place: PlaceName


class Turned(TypedDict):
    """A new tile lies face up on a stack; None: the stack is empty."""

    kind: Literal["turned"]
    stack: int
    tile: str | None


class Gained(TypedDict):
    """What the top of a card brought, without dice."""

    kind: Literal["gained"]
    seat: int
    card: str
    good: str
    amount: int


class Drew(TypedDict):
    """A card for the final count, None for those who may not know it; 0 cards: none was left."""

    kind: Literal["drew"]
    seat: int
    card: str | None
    cards: int


class MarketRolled(TypedDict):
    kind: Literal["market"]
    seat: int
    faces: list[Face]


class Picked(TypedDict):
    kind: Literal["picked"]
    seat: int
    face: Face
    gained: int


class TookTwo(TypedDict):
    kind: Literal["took-two"]
    seat: int
    goods: list[Resource]


class Fed(TypedDict):
    """Feeding: food harvested and eaten, resources given instead, and what still was missing."""

    kind: Literal["fed"]
    seat: int
    harvest: int
    eaten: int
    paid: dict[Resource, int]
    missing: int
    points: int


class RoundBegan(TypedDict):
    kind: Literal["round"]
    round: int
    first: int
    row: list[str]
    dealt: int


EndReason = Literal["cards", "buildings"]


class Ended(TypedDict):
    kind: Literal["ended"]
    reason: EndReason


class Counted(TypedDict):
    """The final count; `extra` are the cards that were drawn unseen, by seat."""

    kind: Literal["counted"]
    extra: list[str | None]
    scores: list[int]


StoneAgeEvent = (
    Placed | Used | Rolled | Gathered | Bought | Built | Declined | Turned | Gained | Drew
    | MarketRolled | Picked | TookTwo | Fed | RoundBegan | Ended | Counted
)  # fmt: skip


def placed(seat: int, place: int, count: int) -> Placed:
    return {"kind": "placed", "seat": seat, "place": PLACE_NAMES[place], "count": count}


def used(seat: int, place: int, gained: int) -> Used:
    return {"kind": "used", "seat": seat, "place": PLACE_NAMES[place], "gained": gained}


def rolled(seat: int, place: int, dice: list[int]) -> Rolled:
    return {"kind": "rolled", "seat": seat, "place": PLACE_NAMES[place], "dice": dice}


def gathered(seat: int, place: int, tools: int, total: int, good: str, amount: int) -> Gathered:
    names = [name for bit, name in enumerate(TOOL_NAMES) if tools >> bit & 1]
    return {
        "kind": "gathered",
        "seat": seat,
        "place": PLACE_NAMES[place],
        "tools": names,
        "total": total,
        "good": good,
        "amount": amount,
    }


def bought(seat: int, card: int, slot: int, paid: Pay) -> Bought:
    return {
        "kind": "bought",
        "seat": seat,
        "card": CARDS[card].id,
        "slot": slot,
        "paid": amounts(paid),
    }


def built(seat: int, tile: int, stack: int, paid: Pay, points: int) -> Built:
    return {
        "kind": "built",
        "seat": seat,
        "tile": TILES[tile].id,
        "stack": stack,
        "paid": amounts(paid),
        "points": points,
    }


def declined(seat: int, place: int) -> Declined:
    return {"kind": "declined", "seat": seat, "place": PLACE_NAMES[place]}


def turned(stack: int, tile: int | None) -> Turned:
    return {"kind": "turned", "stack": stack, "tile": None if tile is None else TILES[tile].id}


def gained(seat: int, card: int, good: str, amount: int) -> Gained:
    return {
        "kind": "gained",
        "seat": seat,
        "card": CARDS[card].id,
        "good": good,
        "amount": amount,
    }


def drew(seat: int, card: int | None, cards: int) -> Drew:
    known = None if card is None else CARDS[card].id
    return {"kind": "drew", "seat": seat, "card": known, "cards": cards}


def market(seat: int, faces: list[int]) -> MarketRolled:
    return {"kind": "market", "seat": seat, "faces": [MARKET_FACES[face] for face in faces]}


def picked(seat: int, face: int, gained: int) -> Picked:
    return {"kind": "picked", "seat": seat, "face": MARKET_FACES[face], "gained": gained}


def took_two(seat: int, action: TakeTwo) -> TookTwo:
    goods = [RESOURCES[action.first], RESOURCES[action.second]]
    return {"kind": "took-two", "seat": seat, "goods": goods}


def fed(seat: int, harvest: int, eaten: int, paid: Pay, missing: int, points: int) -> Fed:
    return {
        "kind": "fed",
        "seat": seat,
        "harvest": harvest,
        "eaten": eaten,
        "paid": amounts(paid),
        "missing": missing,
        "points": points,
    }


def round_began(round: int, first: int, row: list[int], dealt: int) -> RoundBegan:
    cards = [CARDS[card].id for card in row]
    return {"kind": "round", "round": round, "first": first, "row": cards, "dealt": dealt}


def ended(reason: EndReason) -> Ended:
    return {"kind": "ended", "reason": reason}


def counted(extra: list[str | None], scores: list[int]) -> Counted:
    return {"kind": "counted", "extra": extra, "scores": scores}


def amounts(paid: Pay) -> dict[Resource, int]:
    return {name: n for name, n in zip(RESOURCES, paid.amounts, strict=True) if n}

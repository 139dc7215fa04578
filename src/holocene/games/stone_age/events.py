"""What can happen in Stone Age, as typed facts for the log and for animation."""

from __future__ import annotations

from .actions import TOOL_NAMES, Pay, TakeTwo
from .components import (
    CARDS,
    MARKET_FACES,
    PLACE_NAMES,
    RESOURCES,
    TILES,
    Resource,
)
from .shapes import (
    Bought,
    Built,
    Counted,
    Declined,
    Drew,
    Ended,
    EndReason,
    Fed,
    Gained,
    Gathered,
    MarketRolled,
    Picked,
    Placed,
    Rolled,
    RoundBegan,
    TookTwo,
    Turned,
    Used,
)


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

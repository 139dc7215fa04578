"""Stone Age in words: its pieces, and what happened, a line for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from . import shapes
from .components import (
    AGRICULTURE,
    ANY_TWO,
    CARD_BY_ID,
    CARDS,
    DICE,
    EXTRA_CARD,
    FOOD,
    MARKET,
    ONE_USE_TOOL,
    POINTS,
    RESOURCES,
    SYMBOLS,
    TILE_BY_ID,
    TILES,
    TOOL,
    Card,
    Tile,
)

TRIBES: Final = ["Red", "Blue", "Green", "Yellow"]  # by seat
WORKER_COUNTS: Final = ["agriculture", "tool", "building", "person"]  # what each kind multiplies
WHERE: Final = {
    "hunt": "on the hunt",
    "forest": "in the forest",
    "clay-pit": "in the clay pit",
    "quarry": "in the quarry",
    "river": "at the river",
}
TO: Final = {
    "toolmaker": "the tool maker",
    "hut": "the hut",
    "field": "the field",
    "hunt": "the hunt",
    "forest": "the forest",
    "clay-pit": "the clay pit",
    "quarry": "the quarry",
    "river": "the river",
}


# Pieces


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def people(number: int) -> str:
    return count(number, "person", "people")


def points(number: int) -> str:
    return count(number, "point", "points")


def some(goods: Mapping[Any, int]) -> str:
    """Goods in words, without those of which there are none."""
    parts = [f"{number} {name}" for name, number in goods.items() if number]
    return ", ".join(parts) or "nothing"


def tally(names: Sequence[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def several(parts: Sequence[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def card(id: str) -> Card:
    return CARDS[CARD_BY_ID[id]]


def tile(id: str) -> Tile:
    return TILES[TILE_BY_ID[id]]


def card_now(card: Card) -> str:
    """What the top half of a card gives."""
    tops = {
        MARKET: "market dice for all",
        FOOD: f"{card.amount} food",
        POINTS: points(card.amount),
        TOOL: "a tool",
        AGRICULTURE: "agriculture +1",
        EXTRA_CARD: "a card for the end",
        ONE_USE_TOOL: f"a tool of {card.amount}, once",
        ANY_TWO: "any two resources",
    }
    if card.top == DICE:
        return f"roll {card.amount} dice for {RESOURCES[card.resource]}"
    return tops.get(card.top) or f"{card.amount} {RESOURCES[card.resource]}"


def card_end(card: Card) -> str:
    """What the bottom half of a card scores."""
    if card.symbol >= 0:
        return f"culture {SYMBOLS[card.symbol]}"
    return f"{points(card.count)} per {WORKER_COUNTS[card.worker]}"


def whole_card(id: str) -> str:
    facts = card(id)
    return f"{card_now(facts)}; at the end {card_end(facts)}"


def tile_cost(tile: Tile) -> str:
    if tile.cost:
        return some(dict(zip(RESOURCES, tile.cost, strict=True)))
    if not tile.kinds:
        return f"{tile.least} to {tile.most} resources"
    return f"{tile.least} resources of {count(tile.kinds, 'kind', 'kinds')}"


def tile_points(tile: Tile) -> str:
    return points(tile.points) if tile.cost else "their worth"


def whole_tile(id: str) -> str:
    facts = tile(id)
    return f"{tile_cost(facts)} for {tile_points(facts)}"


# What happened


def tell(facts: Mapping[str, object]) -> str:
    teller = TELLERS.get(str(facts["kind"]))
    return teller(facts) if teller is not None else ""


def _placed(facts: shapes.Placed) -> str:
    place = facts["place"]
    return f"{TRIBES[facts['seat']]} sends {people(facts['count'])} to {TO.get(place, place)}"


def _used(facts: shapes.Used) -> str:
    tribe = TRIBES[facts["seat"]]
    place = facts["place"]
    if not facts["gained"]:
        return f"{tribe} has reached the limit and gains nothing from {TO[place]}"
    if place == "toolmaker":
        return f"{tribe} makes a tool"
    return f"{tribe} grows by one person" if place == "hut" else f"{tribe} gains agriculture +1"


def _rolled(facts: shapes.Rolled) -> str:
    dice = " ".join([str(face) for face in facts["dice"]])
    return f"{TRIBES[facts['seat']]} rolls {dice} {WHERE[facts['place']]}"


def _gathered(facts: shapes.Gathered) -> str:
    tribe = TRIBES[facts["seat"]]
    gain = f"{facts['amount'] or 'no'} {facts['good']}"
    if facts["tools"]:
        return f"{tribe} adds {several(facts['tools'])}: {facts['total']} in all, {gain}"
    return f"{tribe} gets {gain} for {facts['total']}"


def _bought(facts: shapes.Bought) -> str:
    paid = some(facts["paid"])
    what = whole_card(facts["card"])
    return f"{TRIBES[facts['seat']]} pays {paid} for card {facts['slot'] + 1} ({what})"


def _built(facts: shapes.Built) -> str:
    score = points(facts["points"])
    return f"{TRIBES[facts['seat']]} builds with {some(facts['paid'])}: {score}"


def _declined(facts: shapes.Declined) -> str:
    return f"{TRIBES[facts['seat']]} leaves {facts['place']}"


def _turned(facts: shapes.Turned) -> str:
    stack = facts["stack"] + 1
    top = facts["tile"]
    if top is None:
        return f"building {stack} was the last of its stack: this is the last round"
    return f"building {stack} is now {whole_tile(top)}"


def _gained(facts: shapes.Gained) -> str:
    tribe = TRIBES[facts["seat"]]
    good = facts["good"]
    amount = facts["amount"]
    if not amount:
        return f"{tribe} gains nothing by the card: no {good} is left to gain"
    if good == "one-use tool":
        return f"{tribe} keeps a tool of {amount}, to use once"
    if good == "any two resources":
        return f"{tribe} may take any two resources later"
    return f"{tribe} gains {amount} {good}"


def _drew(facts: shapes.Drew) -> str:
    tribe = TRIBES[facts["seat"]]
    drawn = facts["card"]
    if not facts["cards"]:
        return f"{tribe} finds no card left to draw"
    if drawn is None:
        return f"{tribe} draws a card that nobody else sees"
    return f"{tribe} draws, unseen by others: {card_end(card(drawn))}"


def _market(facts: shapes.MarketRolled) -> str:
    return f"{TRIBES[facts['seat']]} rolls for the market: {several(facts['faces'])}"


def _picked(facts: shapes.Picked) -> str:
    lost = "" if facts["gained"] else ", which is lost: the limit is reached"
    return f"{TRIBES[facts['seat']]} takes {facts['face']} from the market{lost}"


def _took_two(facts: shapes.TookTwo) -> str:
    return f"{TRIBES[facts['seat']]} uses the card of any two: {several(facts['goods'])}"


def _fed(facts: shapes.Fed) -> str:
    harvest = f"harvests {facts['harvest']} and " if facts["harvest"] else ""
    line = f"{TRIBES[facts['seat']]} {harvest}eats {facts['eaten']} food"
    if facts["paid"]:
        line += f", then {some(facts['paid'])}"
    if facts["missing"]:
        line += f"; {facts['missing']} missing, hunger costs {points(-facts['points'])}"
    return line


def _round(facts: shapes.RoundBegan) -> str:
    row = facts["row"]
    fresh = len(row) - facts["dealt"]
    cards = [f"{at + 1} ({card_now(card(id))})" for at, id in enumerate(row) if at >= fresh]
    new = f"; new cards: {', '.join(cards)}" if cards else ""
    return f"Round {facts['round']}, {TRIBES[facts['first']]} starts{new}"


def _ended(facts: shapes.Ended) -> str:
    if facts["reason"] == "cards":
        return "The deck cannot fill the row any more: the game ends"
    return "A stack of buildings is empty: the game ends"


def _counted(facts: shapes.Counted) -> str:
    scores = [f"{TRIBES[seat]} {score}" for seat, score in enumerate(facts["scores"])]
    line = f"The final count: {', '.join(scores)}"
    for seat, drawn in enumerate(facts["extra"]):
        if drawn is not None:
            line += f"; {TRIBES[seat]} shows the unseen card, {card_end(card(drawn))}"
    return line


TELLERS: Final[dict[str, Callable[[Any], str]]] = {
    "placed": _placed,
    "used": _used,
    "rolled": _rolled,
    "gathered": _gathered,
    "bought": _bought,
    "built": _built,
    "declined": _declined,
    "turned": _turned,
    "gained": _gained,
    "drew": _drew,
    "market": _market,
    "picked": _picked,
    "took-two": _took_two,
    "fed": _fed,
    "round": _round,
    "ended": _ended,
    "counted": _counted,
}

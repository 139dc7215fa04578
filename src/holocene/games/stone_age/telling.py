"""Stone Age in words: its pieces, and what happened, a line for each event.

The words come from the game's catalogue. Where a message has room for pictures, words stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.words import Words
from .components import (
    CARD_BY_ID,
    CARDS,
    RESOURCES,
    SYMBOLS,
    TILE_BY_ID,
    TILES,
    WORKERS,
    Card,
    Tile,
)

COLOURS: Final = ["red", "blue", "green", "yellow"]  # by seat

# Pieces in words


def tribe(seat: int, words: Words) -> str:
    return words.say("terminal-tribe", {"colour": COLOURS[seat]})


def spot(place: str) -> dict[str, object]:
    """A place as messages take it: "card 2" is a card, and 2."""
    kind, _, number = place.partition(" ")
    return {"place": kind, "number": int(number or 0)}


def goods(amounts: Mapping[Any, int], words: Words, form: str = "object") -> str:
    parts = [words.say(f"{form}-{good}", {"n": n}) for good, n in amounts.items() if n]
    return words.listed(parts)


def tally(names: Sequence[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def card_top(card: Card, words: Words) -> str:
    good = RESOURCES[card.resource] if card.resource >= 0 else card.top
    return words.say(f"top-{card.top}", {"n": card.amount, "good": good})


def card_bottom(card: Card, words: Words, worker: str = "bottom-worker") -> str:
    if card.symbol >= 0:
        return words.say("bottom-symbol", {"symbol": SYMBOLS[card.symbol]})
    return words.say(worker, {"worker": WORKERS[card.worker], "n": card.count})


def tile_price(tile: Tile, words: Words) -> str:
    if tile.cost:
        return goods(dict(zip(RESOURCES, tile.cost, strict=True)), words, "amount")
    if tile.kinds:
        return words.say("tile-choice", {"n": tile.most, "kinds": tile.kinds})
    return words.say("tile-free", {"least": tile.least, "most": tile.most})


# What happened. An event of a kind that is not here is told by `log-KIND`.

VARIANTS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "used": lambda e: ["log-used" if e["gained"] else "log-used-in-vain"],
    "gathered": lambda e: ["terminal-gathered-tools" if e["tools"] else "log-gathered-total"],
    "turned": lambda e: [
        "log-stack-empty" if e["tile"] is None
        else "log-turned" if TILES[TILE_BY_ID[e["tile"]]].cost else "log-turned-choice"
    ],
    "gained": lambda e: [
        "log-keeps-tool" if e["good"] == "one-use tool"
        else "log-keeps-any-two" if e["good"] == "any two resources"
        else "log-gained" if e["amount"] else "log-gained-in-vain"
    ],
    "drew": lambda e: [
        "log-drew-none" if not e["cards"] else "log-drew" if e["card"] else "log-drew-unseen"
    ],
    "picked": lambda e: ["log-picked" if e["gained"] else "log-picked-in-vain"],
    "fed": lambda e: [
        "log-hungry" if e["missing"] else "log-fed-harvest" if e["harvest"] else "log-fed"
    ],
    "round": lambda e: ["log-round", "log-torch"],
    "ended": lambda e: [f"log-ended-{e['reason']}"],
}  # fmt: skip


def tell(facts: Mapping[str, Any], names: list[str], words: Words) -> str:
    kind = facts["kind"]
    keys = VARIANTS[kind](facts) if kind in VARIANTS else [f"log-{kind}"]
    slots = _slots(facts, names, words)
    lines = [words.say(key, slots) for key in keys]
    if kind == "counted":
        lines += _shown(facts["extra"], names, words)
    return " ".join(". ".join(lines).split())  # without the gaps that pictures left


def _shown(extra: list[str | None], names: list[str], words: Words) -> list[str]:
    """The cards that were drawn unseen."""
    return [
        words.say("log-shown", {"who": names[seat], "card": _card(id, words)})
        for seat, id in enumerate(extra)
        if id is not None
    ]


def _card(id: str, words: Words) -> str:
    """The half of a card that counts at the end."""
    card = CARDS[CARD_BY_ID[id]]
    if card.symbol >= 0:
        return words.say(f"symbol-{SYMBOLS[card.symbol]}")
    return card_bottom(card, words)


def _slots(facts: Mapping[str, Any], names: list[str], words: Words) -> dict[str, object]:
    """What stands in a line: the numbers of an event, and its pieces in words."""
    out: dict[str, object] = {name: each for name, each in facts.items() if isinstance(each, int)}
    out["icons"] = ""
    for name, slot in SLOTS.items():
        if facts.get(name) is not None:
            out.update(slot(facts, words))
    seat = facts.get("seat", facts.get("first"))
    if seat is not None:
        out["who"] = names[seat]
    if "scores" in facts:
        scores = [f"{names[seat]} {score}" for seat, score in enumerate(facts["scores"])]
        out["scores"] = ", ".join(scores)
    return out


def _of_good(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    if facts["kind"] == "gained" and not words.has(f"object-{facts['good']}"):
        return {"value": facts["amount"]}  # a card that is kept
    if facts["kind"] == "gained" and not facts["amount"]:
        return {"goods": ""}
    return {"goods": goods({facts["good"]: facts["amount"]}, words)}


def _of_card(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    if facts["kind"] != "bought":
        return {"card": _card(facts["card"], words)}
    card = CARDS[CARD_BY_ID[facts["card"]]]
    return {"card": f"({card_top(card, words)}; {card_bottom(card, words)})"}


def _of_tile(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    tile = TILES[TILE_BY_ID[facts["tile"]]]
    points = facts.get("points", tile.points)
    out: dict[str, object] = {"points": words.say("object-points", {"n": points})}
    many = words.say("amount-resources", {"n": tile.most})
    return {**out, "price": many if tile.kinds else tile_price(tile, words), "kinds": tile.kinds}


def _of_meal(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    eaten = {"food": facts["eaten"], **facts["paid"]}
    people = sum(eaten.values()) + facts["missing"]
    meal = goods(eaten, words, "amount")
    if facts["missing"]:
        meal = f"({meal})" if any(eaten.values()) else ""
    lost = words.say("terminal-lost", {"n": -facts["points"]})
    harvest = words.say("terminal-harvest", {"n": facts["harvest"]})
    return {"people": people, "meal": meal, "points": lost, "harvest": harvest}


# By a field of an event: the slots that it fills.
SLOTS: Final[dict[str, Callable[[Mapping[str, Any], Words], dict[str, object]]]] = {
    "place": lambda e, words: spot(e["place"]),
    "stack": lambda e, words: {"stack": e["stack"] + 1},
    "dice": lambda e, words: {"dice": " ".join([str(face) for face in e["dice"]])},
    "tools": lambda e, words: {"n": len(e["tools"])},
    "used": lambda e, words: {"used": "true" if e["used"] else "false"},
    "good": _of_good,
    "goods": lambda e, words: {"goods": goods(tally(e["goods"]), words)},
    "face": lambda e, words: {"goods": goods({e["face"]: 1}, words)},
    "faces": lambda e, words: {"faces": words.join([words.say(f"good-{f}") for f in e["faces"]])},
    "paid": lambda e, words: {"paid": goods(e["paid"], words)},
    "card": _of_card,
    "tile": _of_tile,
    "eaten": _of_meal,
}

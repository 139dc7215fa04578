"""What bench/balance.py looks at: places in the order, chiefs, setup cards, ways to score."""

from __future__ import annotations

from typing import Any

from holocene.core.action import Action
from holocene.games.endless_winter import ops as o
from holocene.games.endless_winter.weights import WEIGHTS as WEIGHTS

GAME = "endless-winter"
ORDER = ["first", "second", "third", "fourth"]
# How many times its share of wins something may have.
LIMITS = {"order": 1.2, "chief": 1.4, "setup": 1.4}
ABOUT = {
    "place": "place", "idol": "track", "reward": "place", "build": "level", "hire": "card",
    "chief": "side",
}  # fmt: skip
PLAIN = (
    "learn", "stone", "settle", "bury", "hunt", "eat-animal", "camp", "move", "eat", "adopt",
    "pile", "gather", "reveal",
)  # fmt: skip
DEALT = ("choosing-side",)  # bots take the side that they value more, and play it better
OPENING = "place "  # what is told as somebody's opening: the first they do of this
EVERYTHING = [
    *(f"place {each}" for each in o.PLACE_IDS), "idol offering", "idol honour",
    "build 0", "build 1", "build 2", *PLAIN,
]  # fmt: skip


def begun(state: Any) -> list[dict[str, str]]:
    """What each seat has before anything is chosen."""
    return [{"order": ORDER[state.order.index(seat)]} for seat in range(state.seats)]


def ended(state: Any) -> list[dict[str, str]]:
    parts = state.box.set
    return [
        {
            "chief": f"{parts.chiefs[player.chief].id} {'ab'[player.side]}",
            "setup": parts.setup_cards[player.setup].id,
        }
        for player in state.players
    ]


def done(action: Action) -> list[str]:
    """What an action counts as."""
    if action.kind in PLAIN:
        return [action.kind]
    if action.kind in ABOUT:
        return [f"{action.kind} {action.arguments[ABOUT[action.kind]]}"]
    return []


def leaning(ops: list[int], *names: str) -> tuple[dict[str, float], dict[str, float]]:
    """Some things worth twice as much; and all others hardly anything but what pays for them."""
    some = {f"{when}.{op}": 2.0 for op in ops for when in ("early", "late")}
    some |= dict.fromkeys(names, 2.0)
    means = (o.FOOD, o.TOOL, o.LABOUR, o.VP, o.MAX_FOOD, *ops)
    others = {
        f"{when}.{op}": 0.4 for op in range(o.DISCARD_HAND) if op not in means
        for when in ("early", "late")
    }  # fmt: skip
    return some, some | others


WAYS = {
    "megaliths": leaning([o.MEGALITH], "megalith"),
    "sets of animals": leaning([o.ANIMAL_TAKE, o.ANIMAL_TOP, o.ANIMAL_REVEAL], "animal"),
    "used animals": leaning([o.ANIMAL_TAKE, o.ANIMAL_USE], "use"),
    "villages": leaning([o.VILLAGE, o.CAMP, o.MOVE], "village", "site", "settle", "camp"),
    "land": leaning([o.CAMP, o.MOVE], "land", "away", "roaming"),
    "idols": leaning([o.IDOL], "idol"),
    "burial": leaning([o.BURY, o.IDOL], "buried", "thinned"),
    "culture": leaning([o.CULTURE_HAND], "culture"),
    "tribe": leaning([o.TRIBE_HAND, o.TRIBE_DISCARD], "new_card"),
    "sacred stones": leaning([o.SACRED_STONE], "grows", "stone_space"),
}
LEANINGS: dict[str, dict[str, float]] = {
    "mixed": {},
    **{f"{way}, preferred": factors[0] for way, factors in WAYS.items()},
    **{f"{way} only": factors[1] for way, factors in WAYS.items()},
}

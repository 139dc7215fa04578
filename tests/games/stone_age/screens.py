"""What screens of Stone Age are to show, and when something is asked there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from holocene.core.action import Action
from holocene.core.state import State
from tests.browser.clicking import Moment
from tests.browser.laid import ME, asks
from tests.browser.seated import Seated as Player

__all__ = ["CHOOSERS", "MOMENTS", "OWN", "READABLE", "READABLE_WIDE", "Player"]

OWN = 6  # what a phone always shows: food, four resources, and the people at home
READABLE = 9  # names of the smallest places on the smallest phone
READABLE_WIDE = 12
ROLLING = ("hunt", "forest", "clay-pit", "quarry", "river")


def payments(state: State) -> list[int]:
    """How many goods each payment takes that is offered for a building."""
    if state.decision is None or state.decision.kind != "buying-tile":
        return []
    return [goods_in(action) for action in state.legal if action.kind == "pay"]


def goods_in(action: Action) -> int:
    return sum(given for given in action.arguments.values() if isinstance(given, int))


def pays_as_printed(state: State) -> bool:
    return len(payments(state)) == 1


def pays_so_many(state: State) -> bool:
    offered = payments(state)
    return len(offered) > 2 and len(set(offered)) == 1


def pays_any_number(state: State) -> bool:
    return len(set(payments(state))) > 4


def may_send_many(state: State) -> bool:
    return any(action.kind == "place" and goods_in(action) >= 7 for action in state.legal)


def may_roll(state: State) -> bool:
    uses = [action for action in state.legal if action.kind == "use"]
    return len(uses) > 1 and any(use.arguments.get("place") in ROLLING for use in uses)


def may_take_two(state: State) -> bool:
    return any(action.kind == "take" for action in state.legal)


def may_still_take_two(state: State) -> bool:
    return state.decision is not None and state.decision.kind == "last-chance"


def hinted(state: State) -> dict[str, Any]:
    told: Any = state.game.hints(state, ME)
    return dict(told)


def can_only_give_up(state: State) -> bool:
    """No card or building where somebody stands can be paid, but a roll may change that."""
    uses = [action.arguments["place"] for action in state.legal if action.kind == "use"]
    others = set(uses) - set(ROLLING)
    return 0 < len(others) < len(uses) and others == set(hinted(state)["lost"])


def cannot_pay_yet(state: State) -> bool:
    """A card in hand may bring what is missing."""
    kinds = {action.kind for action in state.legal}
    return asks("buying-card")(state) and "take" in kinds and "pay" not in kinds


def is_partly_closed(state: State) -> bool:
    return asks("placing")(state) and not hinted(state)["closed"].keys().isdisjoint(ROLLING)


def hunt(page: Page) -> None:
    page.locator(".place.hunt > .spot").click()


def roll(page: Page) -> None:
    rolling = [page.locator(f".place.{place}.can > .spot") for place in ROLLING]
    next(place for place in rolling if place.count()).click()


def give_up(page: Page) -> None:
    page.locator(".slot.can > button:not(.q)").first.click()


def try_closed(page: Page) -> None:
    places = ", ".join(f".{place}" for place in ROLLING)
    page.locator(f".place:is({places}) > .spot[aria-disabled=true]").first.click(force=True)
    page.locator(".dock .note:not(:empty)").wait_for()


def take(page: Page) -> None:
    page.locator("button.any2").click()


MOMENTS = {
    "people to place": Moment(asks("placing", 20), on_table=True),
    "how many": Moment(may_send_many, hunt),
    "a roll": Moment(may_roll, roll),
    "a closed place": Moment(is_partly_closed, try_closed, on_table=True),
    "given up": Moment(can_only_give_up, give_up, on_table=True),
    "a card": Moment(asks("buying-card", 6)),
    "a building as printed": Moment(pays_as_printed),
    "a building of some kinds": Moment(pays_so_many),
    "any building": Moment(pays_any_number),
    "tools": Moment(asks("adding-tools", 5)),
    "dice": Moment(asks("picking-die")),
    "two resources": Moment(may_take_two, take),
    "not paid yet": Moment(cannot_pay_yet, sparing="take"),
    "the last chance": Moment(may_still_take_two, sparing="take"),
    "feeding": Moment(asks("feeding", 4)),
    "a raised tool": Moment(asks("raising-tool"), options={"edition": "slovak"}),
}
# The class of what one chooses from; none where that lies on the table.
CHOOSERS = {
    "how many": "count",
    "a roll": "one",
    "a closed place": "",
    "given up": "",
    "a card": "pay",
    "a building as printed": "pay",
    "a building of some kinds": "pay",
    "any building": "pay",
    "tools": "tools",
    "dice": "dice",
    "two resources": "take",
    "not paid yet": "pay",
    "the last chance": "last",
    "feeding": "pay",
    "a raised tool": "raise",
}

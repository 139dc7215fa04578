"""What screens of Stone Age are to show, and when something is asked there."""

from __future__ import annotations

from playwright.sync_api import Page

from holocene.core.action import Action
from holocene.core.state import State
from tests.browser.clicking import Moment
from tests.browser.laid import asks
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


def hunt(page: Page) -> None:
    page.locator(".place.hunt > .spot").click()


def roll(page: Page) -> None:
    rolling = [page.locator(f".place.{place}.can > .spot") for place in ROLLING]
    next(place for place in rolling if place.count()).click()


def take(page: Page) -> None:
    page.locator("button.any2").click()


MOMENTS = {
    "people to place": Moment(asks("placing", 20), on_table=True),
    "how many": Moment(may_send_many, hunt),
    "a roll": Moment(may_roll, roll),
    "a card": Moment(asks("buying-card", 6)),
    "a building as printed": Moment(pays_as_printed),
    "a building of some kinds": Moment(pays_so_many),
    "any building": Moment(pays_any_number),
    "tools": Moment(asks("adding-tools", 5)),
    "dice": Moment(asks("picking-die")),
    "two resources": Moment(may_take_two, take),
    "the last chance": Moment(may_still_take_two, sparing="take"),
    "feeding": Moment(asks("feeding", 4)),
    "a raised tool": Moment(asks("raising-tool"), options={"edition": "slovak"}),
}
# The class of what one chooses from, of those where it is in the dock.
CHOOSERS = {
    "how many": "count",
    "a roll": "one",
    "a card": "pay",
    "a building as printed": "pay",
    "a building of some kinds": "pay",
    "any building": "pay",
    "tools": "tools",
    "dice": "dice",
    "two resources": "take",
    "the last chance": "last",
    "feeding": "pay",
    "a raised tool": "raise",
}

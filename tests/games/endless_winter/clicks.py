"""What can be clicked at a table of Endless Winter, and when something is asked there."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from holocene.core import registry
from holocene.core.state import State
from tests.browser import clicking
from tests.browser.clicking import Clicker, Moment
from tests.patching import patched

PIECES: Any = registry.game("endless-winter").pieces()
CHOOSER = ".chooser"
OWN = 6  # what a phone always shows: whose it is, food, tools, cards, figures and points
RULES = ("Megaliths", "Labor", "Rite of Passage")  # some headings of its rules
SIGNS = 27  # effects, and how they are put together
# Which the rules show, each once.
CARDS = SIGNS + sum(len(PIECES[kind]) for kind in ("cards", "animals", "stones", "chiefs"))
READABLE = READABLE_WIDE = 12
LIT = "button:is(.can, .may)[data-about]"
# What is pressed more gladly, so that something is built; food is better kept than eaten.
LIKED = {"megalith": 1, "hex": 1, "food": 1, "hand": 5, "culture": 3, "junction": 8, "stone": 8}
LOOK = """(lit) => {
  const all = (found) => [...document.querySelectorAll(found)];
  // Of a thing that is twice there one is in sight, or in another panel.
  const names = all(lit).filter((one) => one.checkVisibility()
    && !one.matches(".picked, .chosen")).map((one) => one.dataset.about);
  return {
    position: Number(document.querySelector(".table").dataset.position),
    over: document.querySelector("section.end, .unfold") !== null,
    mine: document.querySelector(".dock.mine-now") !== null,
    asks: document.querySelector(".chooser")?.dataset.asks ?? "",
    ready: document.querySelector("#confirm")?.getAttribute("aria-disabled") === "false",
    busy: document.querySelector(".dock[aria-busy=true]") !== null,
    refuses: document.querySelector('.dock .acts .quiet use[href="#u-close"]') !== null,
    things: [...new Set(names)],
    options: all(".chooser .opt:not(.chosen)").length,
  };
}"""
# What was pressed is in mind, or was done.
HEARD = """(position) =>
  Number(document.querySelector(".table").dataset.position) > position
    || document.querySelector(".dock[aria-busy=false]") !== null"""
GONE_ON = """(position) => Number(document.querySelector(".table").dataset.position) > position"""


@dataclass
class Sight(clicking.Sight):
    busy: bool  # something was sent and is not answered
    refuses: bool  # whether the left button says no
    things: list[str]  # that are lit and not chosen
    options: int  # in the dock, but for the one that is chosen


class Player(Clicker[Sight]):
    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK, LIT))

    def thing(self, name: str) -> Locator:
        found = f'button:is(.can, .may)[data-about="{name}"]:not(.picked, .chosen)'
        return self.page.locator(found).locator("visible=true").first

    @property
    def options(self) -> Locator:
        return self.page.locator(".chooser .opt:not(.chosen)")

    @property
    def hidden(self) -> set[str]:
        found = self.page.locator('button[data-about^="hand "]')
        names = found.evaluate_all("(all) => all.map((one) => one.dataset.about)")
        return {name.removeprefix("hand ") for name in names}

    def answer(self, sight: Sight) -> None:
        """Press things until Confirm would do something, and it does."""
        here = sight.position
        self.met.add(sight.asks)
        if sight.refuses and self.chance.random() < 0.3:
            self.press(self.page.locator(".dock .acts .quiet"))
        elif not self._gather(sight):
            self.press(self.confirm)
        self.page.wait_for_function(GONE_ON, arg=here)

    def _gather(self, sight: Sight) -> bool:
        """Whether what was pressed was all: it was done at once."""
        here = sight.position
        for _ in range(30):
            # What ends a decision is ready from the beginning: it can wait.
            if sight.ready and self.chance.random() < 0.6:
                return False
            if not self._press_one(sight):
                return False
            self.page.wait_for_function(HEARD, arg=here)
            sight = self.look()
            if sight.position > here:
                return True
        raise AssertionError(f"thirty things make no answer: {self.ask.inner_text()}")

    def _press_one(self, sight: Sight) -> bool:
        """A thing or an option; there may be none left."""
        weights = [LIKED.get(name.split()[0], 2) for name in sight.things]
        wanted: list[str | int] = [*sight.things, *range(sight.options)]
        if not wanted:
            assert sight.ready, f"nothing can be pressed: {self.ask.inner_text()}"
            return False
        [one] = self.chance.choices(wanted, [*weights, *[2] * sight.options])
        self.press(self.thing(one) if isinstance(one, str) else self.options.nth(one))
        return True


# Secrets


def told(frames: Iterable[str], seat: int) -> set[str]:
    """Cards in a seat's hand, or face down before it, of which these frames tell."""
    found: set[str] = set()
    view: Any = None
    for frame in frames:
        message = json.loads(frame)
        if message["kind"] == "table":
            view = message["view"]
        elif message["kind"] == "moved":
            view = patched(view, message["patch"])
        else:
            continue
        player = view["players"][seat]
        found |= {*(player["hand"] or []), *(player["crypt"] or [])}
        if not view["revealed"]:
            found |= {*(player["pile"] or [])}
        for entry in message["log"]:
            found |= named([event for event in entry["events"] if event.get("seat") == seat])
    return found


def named(events: list[dict[str, Any]]) -> set[str]:
    """Cards of events that only their owner is told whole."""
    found: set[str] = set()
    for event in events:
        if event["kind"] in ("drew", "piled") and event["card"] is not None:
            found.add(event["card"])
        if event["kind"] == "hand-dealt" and event["cards"] is not None:
            found |= {*event["cards"]}
    return found


# Moments


def asks(decision: str, *kinds: str, least: int = 2) -> Callable[[State], bool]:
    """A question with choices of all these kinds, and so many in all."""

    def enough(state: State) -> bool:
        if state.decision is None or state.decision.kind != decision:
            return False
        return len(state.legal) >= least and {*kinds} <= {action.kind for action in state.legal}

    return enough


def can_learn(state: State) -> bool:
    """In a rich position, so that there is much to read."""
    seen: Any = state.view(0)
    return bool(seen["round"] > 2) and asks("acting", "learn", "play")(state)


def press_first(found: str) -> Callable[[Page], None]:
    def open(page: Page) -> None:
        page.locator(found).locator("visible=true").first.click()
        page.locator("button[data-about]:is(.picked, .chosen)").first.wait_for(state="attached")

    return open


def holds_many(state: State) -> bool:
    """A hand that is wider than most, when a figure is placed."""
    seen: Any = state.view(0)
    return bool(seen["players"][0]["hand_count"] >= 7) and asks("beginning", "place")(state)


def look_at_a_rival(page: Page) -> None:
    page.locator(".rival").first.click()
    page.locator('.rival[aria-pressed="true"]').first.wait_for(state="attached")


def look_from_above(page: Page) -> None:
    page.locator(".megabox .chip").locator("visible=true").first.click()
    page.locator(".megabox.above").first.wait_for(state="attached")


MOMENTS = {
    "a card to learn": Moment(
        can_learn,
        press_first('.can[data-about^="culture"]'),
        seats=4,
        on_table=True,
    ),
    "a place": Moment(
        asks("beginning", "place", "chief"),
        press_first('.can[data-about="column hunt"]'),
        seats=4,
        on_table=True,
    ),
    "a move": Moment(asks("acting", "move", "camp", "play"), on_table=True),
    "a megalith": Moment(asks("gaining", "build", "instead", least=20), seats=4),
    "rewards": Moment(asks("gaining", "draw", "tool", "instead", least=7)),
    "an arrow": Moment(asks("chaining", "skip"), on_table=True),
    "the eclipse pile": Moment(asks("piling", least=4), on_table=True, seats=4),
    "a land": Moment(asks("gathering", least=3), on_table=True, seats=4),
    "a chief": Moment(
        asks("drafting-chief"), seats=4, on_table=True, options={"setup": "chief-draft"}
    ),
    "a rest token": Moment(asks("resting"), options={"rest_tokens": True}),
    "a burial": Moment(
        asks("gaining", "bury", least=5), press_first('.may[data-about^="discard"]'), on_table=True
    ),
    "a rival's board": Moment(
        asks("beginning", "place", "play"), look_at_a_rival, seats=4, on_table=True
    ),
    "a large hand": Moment(holds_many, on_table=True, seats=3),
    "idols": Moment(asks("gaining", "idol"), seats=4),
    "from above": Moment(asks("gaining", "build", "instead", least=20), look_from_above, seats=4),
}


def is_late(state: State) -> bool:
    seen: Any = state.view(0)
    return bool(
        seen["round"] == 4 and seen["turns"] >= 2 and seen["decision"]["kind"] == "beginning"
    )

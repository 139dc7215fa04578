"""What can be clicked at a table of Through the Ages, and when something is asked there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from holocene.core.state import State
from holocene.games.through_the_ages.civil import CIVIL
from holocene.games.through_the_ages.military import MILITARY
from tests.browser import clicking
from tests.browser.clicking import Clicker, Moment

CHOOSER = "[data-asks]"
OWN = 7  # what a phone always shows: six ratings, and the actions that are left
RULES = ("Corruption", "Happiness and uprising", "The first round")  # some headings of its rules
CARDS = len(CIVIL) + len(MILITARY)  # which the rules show, each once
UNIQUE = frozenset(card.id for card in MILITARY if card.copies == 1)  # nobody else can have it
READABLE = READABLE_WIDE = 12
LIT = "button.may[data-about], .may > button[data-about]"
# What is pressed more gladly than a card of the row, so that something is built.
LIKED = {"hand": 6, "site": 6, "ground": 5, "grow": 4, "secret": 4, "tactic": 1, "pact": 1}
LOOK = """(lit) => {
  const asked = document.querySelector("[data-asks]");
  const all = (found) => [...document.querySelectorAll(found)];
  const confirm = document.querySelector("#confirm");
  return {
    position: Number(document.querySelector(".table").dataset.position),
    over: document.querySelector("section.end, .unfold") !== null,
    mine: document.querySelector(".dock.mine-now") !== null,
    asks: asked?.dataset.asks ?? "",
    ready: confirm?.getAttribute("aria-disabled") === "false",
    things: all(lit).map((button) => button.dataset.about),
    deeds: all("[data-asks] .opts:not(.leave) button").length,
    steps: all("[data-asks] button[aria-pressed=false]:not([aria-disabled=true])").length,
  };
}"""
# The turn goes on elsewhere, or its end is looked at first.
ANSWERED = """(position) =>
  Number(document.querySelector(".table").dataset.position) > position
    || /End anyway/.test(document.querySelector("#confirm")?.textContent)"""

# It can be confirmed, or what can be chosen next is another number of things.
CHOSEN = """(deeds) =>
  document.querySelector("#confirm")?.getAttribute("aria-disabled") === "false"
    || document.querySelectorAll("[data-asks] .opts:not(.leave) button").length !== deeds"""


@dataclass
class Sight(clicking.Sight):
    things: list[str]  # that are lit
    deeds: int  # in the niche, but for leaving the game
    steps: int  # that can be added to those that are sent together


class Player(Clicker[Sight]):
    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK, LIT))

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'button[data-about="{name}"]').first

    @property
    def deeds(self) -> Locator:
        return self.page.locator("[data-asks] .opts:not(.leave) button")

    @property
    def steps(self) -> Locator:
        return self.page.locator("[data-asks] button[aria-pressed=false]:not([aria-disabled=true])")

    @property
    def hidden(self) -> set[str]:
        found = self.page.locator('button[data-about^="secret "]')
        names = found.evaluate_all("(all) => all.map((one) => one.dataset.about)")
        return {name.removeprefix("secret ") for name in names} & UNIQUE

    def answer(self, sight: Sight) -> None:
        self.met.add(sight.asks)
        here = sight.position
        if sight.asks in ("bid", "pact", "defense") and self.chance.random() < 0.4:
            self.press(self.page.locator(".dock .acts .quiet"))  # which says no
            self.page.wait_for_function(ANSWERED, arg=here)
            return
        if sight.asks == "deeds":
            self._act(sight)
        elif sight.asks in ("politics", "options"):
            self._choose(sight)
        elif sight.asks in ("force", "defense", "discard"):
            self._gather(sight)
        self.press(self.confirm)
        self.page.wait_for_function(ANSWERED, arg=here)
        if self.look().position == here:  # the end of the turn was looked at first
            self.press(self.confirm)

    def _act(self, sight: Sight) -> None:
        """Open a thing that is lit, and say what to do with it; or end the turn."""
        if not sight.things or self.chance.random() < 0.08:
            return
        weights = [LIKED.get(name.lstrip("0123456789 ").split()[0], 1) for name in sight.things]
        [name] = self.chance.choices(sight.things, weights)
        self.press(self.thing(name))
        opened = self.look()
        if not opened.ready:
            self.press(self.deeds.nth(self.chance.randrange(opened.deeds)))

    def _choose(self, sight: Sight) -> None:
        """One of the answers; where none is an answer too, that at times."""
        passes = sight.asks == "politics" and self.chance.random() < 0.3
        if sight.asks == "politics" and sight.deeds and not passes:
            self.press(self.deeds.nth(self.chance.randrange(sight.deeds)))
        for _ in range(12 if sight.asks == "options" else 0):
            sight = self.look()
            if sight.ready or not sight.deeds:
                return
            self.press(self.deeds.nth(self.chance.randrange(sight.deeds)))
            # answers that gather are asked from the server, and others come
            self.page.wait_for_function(CHOSEN, arg=sight.deeds)

    def _gather(self, sight: Sight) -> None:
        """Lay down what is to be sent together, until it is enough."""
        for _ in range(12):
            sight = self.look()
            if sight.ready or sight.steps == 0:
                return
            before = sight.steps
            self.press(self.steps.nth(self.chance.randrange(before)))
            # what it comes to is asked from the server
            expect(self.steps).not_to_have_count(before)


# Secrets


def told(frames: Iterable[str], seat: int) -> set[str]:
    text = "".join(frames)
    return {card for card in UNIQUE if f'"{card}"' in text}


# Moments


def asks(kind: str, least: int = 2) -> Callable[[State], bool]:
    def enough(state: State) -> bool:
        return (
            state.decision is not None and state.decision.kind == kind and len(state.legal) >= least
        )

    return enough


def open_first(found: str) -> Callable[[Page], None]:
    def open(page: Page) -> None:
        page.locator(found).first.click()
        page.locator("button[data-about][aria-pressed=true]").first.wait_for(state="attached")

    return open


def end_turn(page: Page) -> None:
    page.locator("#confirm").click()
    page.locator("#confirm", has_text="End anyway").wait_for()


def can_build(state: State) -> bool:
    """In a rich position, so that there is much to read."""
    seen: Any = state.view(0)
    kinds = {action.kind for action in state.legal}
    return seen["round"] > 8 and {"take", "build", "upgrade"} <= kinds


def may_mend(state: State) -> bool:
    """Some go hungry, and something would feed them."""
    hints: Any = state.game.hints(state, 0)
    forecast = hints["forecast"]
    return bool(forecast and forecast["hungry"] and forecast["mends"])


def agree(page: Page) -> None:
    """The first card of several is chosen."""
    page.locator("[data-asks] .opts button").first.click()
    page.locator(".so-far li").wait_for()


def moment(
    enough: Callable[[State], bool],
    open: Callable[[Page], None] = clicking.no_more,
    seats: int = 2,
    eager: tuple[str, ...] = (),
) -> Moment:
    """All of them are looked through for accessibility."""
    return Moment(enough, open, seats=seats, eager=eager, inspected=True)


MOMENTS = {
    "a card of the row": moment(can_build, open_first('.may > button[data-about^="row"]'), 4),
    "a building": moment(can_build, open_first('button.may[data-about*="ground"]')),
    "the end of a turn": moment(can_build, end_turn),
    "the end of a hungry turn": moment(may_mend, end_turn),
    "politics": moment(asks("politics", 5), seats=4),
    "a bid": moment(asks("bidding", 4)),
    "a force": moment(asks("sending", 3)),
    "a defense": moment(asks("defending", 4)),
    "a pact": moment(asks("answering"), seats=3),
    "discarding": moment(asks("discarding", 3)),
    "plunder": moment(asks("plundering")),
    "sharing": moment(asks("splitting-goods")),
    "choosing goods": moment(asks("choosing-goods")),
    "reserves": moment(asks("reserves")),
    "a card's order": moment(asks("ordered", 3)),
    "a free building": moment(asks("free-building")),
    "development": moment(asks("developing", 6)),
    "an agreement": moment(asks("agreement", 4), agree, eager=("prepare",)),
    "lost workers": moment(asks("losing-workers", 4)),
    "a destroyed building": moment(asks("destroying-own")),
    "razing": moment(asks("razing"), seats=4, eager=("prepare",)),
    "a lost colony": moment(asks("ceding"), eager=("bid", "prepare")),
    "a ruined wonder": moment(asks("ruining"), eager=("raise", "prepare")),
    "raiding": moment(asks("raiding"), eager=("attack raid",)),
    "annexing": moment(
        asks("annexing"), seats=4, eager=("attack annex", "bid", "prepare", "build w", "build s")
    ),
    "infiltrating": moment(asks("infiltrating"), eager=("attack",)),
    "loot": moment(asks("looting"), seats=4, eager=("declare",)),
    "a leader laid under a wonder": moment(asks("tucking"), eager=("play", "raise")),
}


def is_late(state: State) -> bool:
    seen: Any = state.view(0)
    return bool(seen["last_round"] == seen["round"])

"""Somebody at a table of Stone Age, who clicks what can be clicked."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser import clicking
from tests.browser.clicking import Clicker

# To come to an end: few big groups fetch goods, and goods are spent on cards and buildings.
RICH = {"card": 12, "building": 20, "toolmaker": 2, "field": 2, "hut": 2}
POOR = {"card": 1, "building": 1}
HUNGRY = {"hunt": 20, "field": 9, "card": 1, "building": 1, "hut": 1}
LOOK = """() => {
  const { dataset } = document.querySelector(".table");
  const chooser = document.querySelector(".chooser");
  const places = [...document.querySelectorAll("[data-place].can")];
  const all = (found) => [...document.querySelectorAll(found)];
  return {
    position: Number(dataset.position),
    over: document.querySelector("section.end, .unfold") !== null,
    mine: document.querySelector(".dock.mine-now") !== null,
    asks: chooser === null ? "" : chooser.className.replace("chooser", "").trim(),
    ready: document.querySelector("#confirm")?.getAttribute("aria-disabled") === "false",
    places: places.map((place) => place.dataset.place),
    more: all(".chooser .more").flatMap((button, at) => button.disabled ? [] : [at]),
    tools: all(".chooser button.tk").length,
    faces: all(".chooser .face").length,
    counts: all(".chooser .numbers label").length,
    any_two: document.querySelector("button.any2:not(.on)") !== null,
    goods: all("#mine .goods li").slice(1).reduce((sum, good) => sum + Number(good.innerText), 0),
    hungry: document.querySelector("#mine .hungry") !== null,
  };
}"""


@dataclass
class Sight(clicking.Sight):
    places: list[str]
    more: list[int]
    tools: int
    faces: int
    counts: int
    any_two: bool
    goods: int
    hungry: bool  # without more food


class Seated(Clicker[Sight]):
    # The things on the table

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"] > button:not(.q)')

    @property
    def round(self) -> int:
        told = self.page.locator(".phase").get_attribute("aria-label") or ""
        return int(told.removeprefix("Round "))

    @property
    def phase(self) -> str:
        return self.page.locator(".phase [aria-current]").inner_text()

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    # Playing

    def answer(self, sight: Sight) -> None:
        if not sight.asks and sight.any_two and self.chance.random() < 0.5:
            self.press(self.page.locator("button.any2"))
            sight = self.look()
        elif not sight.asks and not sight.ready:
            sight = self._choose_place(sight)
        here = sight.position
        if sight.asks:
            self.met.add(sight.asks)
            self._choose(sight)
        if sight.mine and self.look().position == here:
            self.press(self.confirm)

    def _choose_place(self, sight: Sight) -> Sight:
        liked = HUNGRY if sight.hungry else RICH if sight.goods > 3 else POOR
        weights = [liked.get(place.split()[0], 3) for place in sight.places]
        [place] = self.chance.choices(sight.places, weights)
        self.press(self.place(place))
        found = self.look()
        if not (found.asks or found.ready):  # the click said everything
            found.position = sight.position
            found.mine = False
        return found

    def _choose(self, sight: Sight) -> None:
        if sight.asks == "count":
            few = self.chance.random() < 0.2
            at = self.chance.randrange(sight.counts) if few else sight.counts - 1
            self.press(self.page.locator(".chooser .numbers label").nth(at))
        elif sight.asks == "raise" or (sight.asks == "tools" and self._adds(sight)):
            self._one_of(".chooser button.tk", sight.tools)
        elif sight.asks == "dice":
            self._one_of(".chooser .face", sight.faces)
        elif sight.asks in ("pay", "take", "last"):
            self._gather()

    def _adds(self, sight: Sight) -> bool:
        return sight.tools > 0 and self.chance.random() < 0.7

    def _one_of(self, found: str, count: int) -> None:
        self.press(self.page.locator(found).nth(self.chance.randrange(count)))

    def _gather(self) -> None:
        """Lay goods together until they make a payment."""
        for _ in range(20):
            sight = self.look()
            if sight.ready:
                return
            assert sight.more, f"nothing more can be added: {self.ask.inner_text()}"
            self.press(self.page.locator(".chooser .more").nth(self.chance.choice(sight.more)))
        raise AssertionError("twenty goods make no payment")

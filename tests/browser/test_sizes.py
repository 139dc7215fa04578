"""Every chooser on every screen: what is asked, Undo and Confirm, and on a phone one's own goods.

A page is resized and re-languaged; whatever is wrong with it is read off at once for all languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from holocene.core.state import State
from tests.browser.clicking import CLICKED, Laid, clicks_of, laid_of
from tests.browser.laid import ME, asks, lay
from tests.browser.test_language import NAMES, switch
from tests.browser.test_plain import Somebody
from tests.browser.test_plain import server as server  # a fixture: all games are there
from tests.browser.visitors import DESKTOP, Visitor, Visitors, paint, visiting
from tests.browser.windows import OUTSIDE, Windows
from tests.games.stone_age import screens
from tests.serving import Server
from tests.tables.making import bot

PHONES = [(320, 568), (360, 560), (375, 553), (390, 664), (568, 320), (664, 390)]
TABLET = (768, 1024)
ZOOMED = (480, 300)  # a screen of 1440x900 at 300 %
SIZES = [*PHONES, TABLET, ZOOMED]
WIDE = (1024, 600)  # the least of them, where own goods lie on the table
SOME = [(320, 568), (360, 560), (664, 390), TABLET, ZOOMED, WIDE]

# The account need not hear of every change of the language.
UNHEARD = """() => {
  const { fetch } = window;
  window.fetch = (asked, how) =>
    how?.method === "PATCH" ? new Promise(() => {}) : fetch(asked, how);
  return () => Object.assign(window, { fetch });
}"""
# What is not where it should be, in each of some languages, with so many own goods in sight. The
# chooser may be missing where what can be answered is lit on the table.
WRONG = """async ([languages, goods, found, lit]) => {
  // One frame for the new size, none for words.
  const soon = () => new Promise((done) => setTimeout(done));
  await new Promise(requestAnimationFrame);
  const select = document.querySelector(".lang-select");
  const wrong = [];
  const inside = ({ top, left, right, bottom }) =>
    top >= -0.5 && left >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const isHit = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest("label") === element);
  };
  const isBare = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]
      .every(([right, down]) => isHit(element, x + width * right, y + height * down));
  };
  const look = (language, name, element, least) => {
    const box = element?.getBoundingClientRect();
    const says = (what) => wrong.push(`${language}: ${name} ${what}`);
    if (!box || box.width === 0) says("is not there");
    else if (!inside(box)) says(`is off the screen: ${JSON.stringify(box)}`);
    else if (!isBare(element)) says("is covered");
    else if (box.height < least * (innerWidth > 1000 ? 0.7 : 1)) // a mouse hits less than a finger
      says(`is ${box.height} high`);
  };
  for (const language of languages) {
    select.value = language;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    while (document.documentElement.lang !== language) await soon();
    await soon();
    const dock = document.querySelector(".dock");
    const chooser = found && dock.querySelector(found);
    const menu = document.querySelector(".top [popovertarget]");
    if (menu.checkVisibility()) look(language, "Menu", menu, 30);
    look(language, "the sentence", dock.querySelector(".says"), 15);
    look(language, "Undo", dock.querySelector(".acts .quiet"), 40);
    look(language, "Confirm", dock.querySelector("#confirm"), 40);
    for (const { firstChild } of dock.querySelectorAll(".acts .btn > span")) {
      const range = document.createRange();
      range.selectNodeContents(firstChild);
      const lines = range.getClientRects().length;
      if (innerWidth >= 360 && innerWidth < innerHeight && lines !== 1)
        wrong.push(`${language}: ${firstChild.textContent} takes ${lines} lines`);
    }
    // What is higher than its room must show more than one line of it.
    const scrolls = chooser?.scrollHeight > chooser?.clientHeight + 1;
    if (found) look(language, "the chooser", chooser, scrolls ? 60 : 40);
    const owned = document.querySelectorAll(".purse li");
    if (owned.length !== goods) wrong.push(`${language}: ${owned.length} goods are in sight`);
    for (const good of owned) look(language, "a good", good, 14);
    for (const control of (chooser || null)?.querySelectorAll("button, label") ?? []) {
      if (!control.checkVisibility()) continue;
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const name = control.outerHTML.slice(0, 120);
      const { left, right } = chooser.getBoundingClientRect();
      if (!isHit(control, x + width / 2, y + height / 2))
        wrong.push(`${language}: cannot be hit: ${name}`);
      // the number of a tool hangs over its corner
      const cut = control.scrollWidth > control.clientWidth + 1 && !control.matches(".tk");
      if (x < left || x + width > right || cut)
        wrong.push(`${language}: is cut off at the side: ${name}`);
    }
    if (chooser) chooser.scrollTop = 0;
    // A thing that is there twice need not be in reach twice.
    const reached = new Map();
    for (const thing of lit ? document.querySelectorAll(lit) : []) {
      const { about } = thing.dataset;
      if (reached.get(about) || !thing.checkVisibility()) continue;
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = thing.getBoundingClientRect();
      reached.set(about, isHit(thing, x + width / 2, y + height / 2));
    }
    for (const [about, isReached] of reached)
      if (!isReached) wrong.push(`${language}: cannot be reached: ${about}`);
    if (lit && !found && reached.size === 0) wrong.push(`${language}: nothing is lit`);
    document.documentElement.scrollTop = 0;
    const wider = document.documentElement.scrollWidth - innerWidth;
    if (wider > 0) wrong.push(`${language}: the page is ${wider} too wide`);
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def visitors(server: Server, windows: Windows) -> Iterator[Visitors]:
    with visiting(server, windows) as visitors:
        yield visitors


@pytest.fixture(scope="module")
def ana(visitors: Visitors) -> Visitor:
    """One window for all of it."""
    ana = visitors.come()
    ana.enter()
    return ana


def resize(page: Page, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})


def open_wide(ana: Visitor, path: str) -> Page:
    page = ana.page
    page.set_viewport_size(DESKTOP)
    page.goto(ana.server.address + path)
    page.locator(".dock.mine-now").wait_for()
    return page


def assert_fits(
    page: Page,
    goods: int = 0,
    chooser: str = ".chooser",
    sizes: Sequence[tuple[int, int]] = SIZES,
    lit: str = "",
) -> None:
    wrong: list[str] = []
    page.mouse.move(*OUTSIDE)  # what it points at would be looked up anew with every size
    before = page.evaluate_handle(UNHEARD)
    for size in sizes:
        resize(page, size)
        shown = 0 if size == WIDE else goods
        told = page.evaluate(WRONG, [list(NAMES), shown, chooser, lit])
        wrong += [f"{size}: {what}" for what in told]
    before.evaluate("(heard) => heard()")
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("name", screens.CHOOSERS)
def test_every_chooser_fits(ana: Visitor, name: str) -> None:
    moment = screens.MOMENTS[name]
    path = lay(ana, moment.enough, sparing=moment.sparing, **moment.options)
    page = open_wide(ana, path)
    moment.open(page)
    if moment.on_table:
        assert_fits(page, screens.OWN, "")
        return
    expect(page.locator(f".chooser.{screens.CHOOSERS[name]}")).to_be_visible()
    assert_fits(page, screens.OWN)


def moments() -> Iterator[Any]:
    """Of each game that tells what can be clicked at its table."""
    for game in CLICKED:
        for name in clicks_of(game).MOMENTS:
            yield pytest.param(game, name, id=f"{game} {name}")


@pytest.mark.parametrize(("game", "name"), list(moments()))
def test_every_chooser_of_a_game_fits(ana: Visitor, game: str, name: str) -> None:
    clicks = clicks_of(game)
    moment = clicks.MOMENTS[name]
    others = [bot(seat, "gatherer") for seat in range(1, moment.seats)]
    path = lay(ana, moment.enough, eager=moment.eager, game=game, others=others, **moment.options)
    page = open_wide(ana, path)
    moment.open(page)
    chooser = "" if moment.on_table else clicks.CHOOSER
    assert_fits(page, clicks.OWN, chooser, SOME, clicks.LIT)
    assert_readable(page, clicks)


# Words and numerals that are smaller than anybody should have to read, by what holds them; in a
# drawing they shrink with it.
TOO_SMALL = """(least) => {
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const small = new Set();
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const holder = node.parentElement;
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const said = getComputedStyle(holder).clipPath !== "none" || holder.closest(".sr");
    if (!node.textContent.trim() || width < 2 || height < 2 || said) continue;
    const scale = holder.ownerSVGElement ? holder.getScreenCTM().a : holder.currentCSSZoom;
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale;
    if (size < least - 0.05)
      small.add(`${size.toFixed(1)}: ${node.textContent.trim()} ${holder.outerHTML.slice(0, 80)}`);
  }
  return [...small];
}"""
WIDE_ONES = [WIDE, (1280, 720), (1366, 768), (1440, 900)]
READ = [(360, 560), (390, 664), TABLET, *WIDE_ONES]


def readings() -> Iterator[Any]:
    """The first moment, and those whose choosers have words of their own.

    Games that tell what is clicked at their tables are read at each of their moments, above.
    """
    for name in (next(iter(screens.MOMENTS)), "how many", "a card", "tools", "feeding"):
        yield pytest.param("stone-age", name, id=f"stone-age {name}")


@pytest.mark.parametrize(("game", "name"), list(readings()))
def test_words_are_large_enough(ana: Visitor, game: str, name: str) -> None:
    laid = laid_of(game)
    moment = laid.MOMENTS[name]
    others = [bot(seat, "gatherer") for seat in range(1, moment.seats)]
    page = open_wide(ana, lay(ana, moment.enough, game=game, others=others, **moment.options))
    moment.open(page)
    assert_readable(page, laid)


def assert_readable(page: Page, laid: Laid) -> None:
    for size in READ:
        resize(page, size)
        page.evaluate("() => new Promise(requestAnimationFrame)")
        least = laid.READABLE_WIDE if size in WIDE_ONES else laid.READABLE
        assert page.evaluate(TOO_SMALL, least) == [], size


def test_every_plain_chooser_fits(ana: Visitor) -> None:
    page = ana.page
    entries = page.locator(".chooser :is(.entries button, .numbers label)")
    for game in ("museum", "pebbles", "tiny"):
        table = ana.new_table("me", "child", game=game)
        open_wide(ana, f"/table/{table['id']}")
        entries.first.click()
        assert_fits(page)
    # Shells: a decision in steps, which stay in sight.
    resize(page, (DESKTOP["width"], DESKTOP["height"]))
    Somebody(page).decide()
    page.locator(".chooser").get_by_role("button", name="Hide", exact=True).click()
    page.locator(".so-far li").wait_for()
    assert_fits(page)


# What else was out of sight or in the way.

LINES = """(found) => {
  const node = document.querySelector(found);
  const style = getComputedStyle(node);
  const { top, bottom, left, right, height } = node.getBoundingClientRect();
  const seen = height > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  return seen ? Math.round(height / parseFloat(style.lineHeight)) : 0;
}"""
# Pairs of which one lies over the other, by more than a line's width.
OVERLAPS = """([some, others]) => {
  const named = (found) => [...document.querySelectorAll(found)]
    .filter((node) => node.checkVisibility({ opacityProperty: true }))
    .map((node) => ({ node, box: node.getBoundingClientRect() }));
  const share = (one, other, from, to) =>
    Math.min(one.box[to], other.box[to]) - Math.max(one.box[from], other.box[from]);
  return named(some).flatMap((one) => named(others)
    .filter((other) => one.node !== other.node
      && share(one, other, "left", "right") > 2 && share(one, other, "top", "bottom") > 2)
    .map((other) => `${one.node.textContent.trim()} / ${other.node.textContent.trim()}`));
}"""


def test_a_tablet_shows_tribe_and_cards_together(ana: Visitor) -> None:
    page = open_wide(ana, lay(ana, asks("placing")))
    resize(page, TABLET)
    for panel in ("#mine", "#shelf"):
        expect(page.locator(panel)).to_be_in_viewport(ratio=0.95)
    tabs = page.locator(".swipe button")
    expect(tabs.nth(0)).to_have_attribute("aria-current", "true")
    expect(tabs.nth(1)).to_have_attribute("aria-current", "true")
    expect(tabs.nth(3)).to_have_attribute("aria-current", "false")
    tabs.nth(3).click()
    expect(tabs.nth(3)).to_have_attribute("aria-current", "true")
    expect(page.locator("#log")).to_be_in_viewport(ratio=0.9)


def test_very_large_type_scrolls_to_every_place(ana: Visitor) -> None:
    page = open_wide(ana, lay(ana, asks("placing", 20)))
    resize(page, ZOOMED)
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > ZOOMED[1]
    page.locator("[data-place=river] > .spot").click()
    expect(page.locator(".chooser.count")).to_be_in_viewport(ratio=1)
    page.locator("[data-place=field] > .spot").click()
    expect(page.locator("#confirm")).to_be_in_viewport(ratio=1)
    page.locator(".swipe button").nth(3).click()
    expect(page.locator("#log")).to_be_in_viewport()


def test_who_is_at_home_and_what_is_missing_takes_two_lines(ana: Visitor) -> None:
    page = open_wide(ana, lay(ana, is_a_hungry_crowd))
    paint(page)
    for size in ((1440, 900), (1024, 600), (664, 390), (390, 844)):
        resize(page, size)
        for language in NAMES:
            switch(page, language)
            assert page.evaluate(LINES, "#mine .folk p") == 2, (size, language)
            overlaps = page.evaluate(OVERLAPS, ["#mine .folk p", "#mine .crowd svg"])
            assert overlaps == [], (size, language)


def is_a_hungry_crowd(state: State) -> bool:
    """As wide as the row of people gets."""
    if state.decision is None or state.decision.kind != "placing":
        return False
    players: Any = state.dump()["players"]
    mine = players[ME]
    return bool(mine["people"] >= 9 and mine["food"] + mine["agriculture"] < mine["people"])


def test_words_on_the_board_lie_off_each_other(ana: Visitor) -> None:
    page = open_wide(ana, lay(ana, asks("placing", 20)))
    paint(page)
    for size in ((360, 640), (390, 844), (768, 1024), *WIDE_ONES):
        resize(page, size)
        for language in NAMES:
            switch(page, language)
            # what a resource is divided by
            signs = page.locator(":is(.hunt, .forest, .clay-pit, .quarry, .river) .tag small")
            for sign in signs.all():
                expect(sign).to_be_visible()
            # a mouse hits the tool maker also under its name
            cup = [] if size in WIDE_ONES else [".toolmaker use"]
            for others in (*cup, ".place .tag"):
                overlaps = page.evaluate(OVERLAPS, [".place .tag", others])
                assert overlaps == [], (size, language)


def test_desktop_buttons_say_it_in_one_line(ana: Visitor) -> None:
    page = open_wide(ana, lay(ana, asks("feeding", 4)))
    less = page.locator(".chooser .less:enabled")
    while less.count():
        less.first.click()
    for size in ((1440, 900), (1024, 600)):
        resize(page, size)
        for language in NAMES:
            switch(page, language)
            assert page.evaluate(LINES, "#confirm > span") == 1, (size, language)

"""Games that bring no code for the browser: a stranger's package is installed, and played."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.test_accessibility import Inspector
from tests.browser.test_accessibility import axe as axe  # a fixture
from tests.browser.visitors import QUICK, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.examples.package import installed
from tests.serving import Server

ROOT = Path(__file__).parents[2]
METADATA = "Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n"
ENTRY = "[holocene.games]\ntiny = strangers_shells:TINY\nmuseum = strangers_museum:MUSEUM\n"
UNSEEN = "\u2013"  # how a plain screen shows what one may not see
STONES = 9  # of everybody in Shells
ROOMS = ("East", "West", "North", "South", "Cellar")  # in Museum
PHONES: dict[str, ViewportSize] = {
    "low": {"width": 360, "height": 560},
    "small": {"width": 320, "height": 568},
    "lying": {"width": 664, "height": 390},
}
LOW_PHONE = PHONES["low"]
SETTLED = """(position) => {
  const table = document.querySelector(".table");
  if (table === null || Number(table.dataset.position) <= position) return false;
  return document.querySelector("section.end, .dock.mine-now, dialog[open]") !== null;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Shells has no words at all, Pebbles those of its own catalogue, Museum many choices."""
    folder = tmp_path_factory.mktemp("plain")
    shutil.copy(ROOT / "tests/games/tiny.py", folder / "strangers_shells.py")
    shutil.copy(ROOT / "tests/games/museum.py", folder / "strangers_museum.py")
    installed("pebbles", folder)
    metadata = folder / "stranger-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA)
    (metadata / "entry_points.txt").write_text(ENTRY)
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK)
    yield server
    server.stop()


@pytest.fixture
def visitors(server: Server, windows: Windows) -> Iterator[Visitors]:
    with visiting(server, windows) as visitors:
        yield visitors


class Somebody:
    """Presses what there is to press, whatever the game."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
        self.page = page
        self.press = press
        self.chance = random.Random(4)
        self.asked: set[str] = set()

    @property
    def position(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-position") or 0)

    def settle(self, position: int = -1) -> None:
        self.page.wait_for_function(SETTLED, arg=position)

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def decide(self) -> None:
        here = self.position
        self.asked.add(self.page.locator(".dock .ask").inner_text())
        confirm = self.page.locator("#confirm")
        self._choose()
        while confirm.get_attribute("aria-disabled") == "true":  # it takes more steps
            self._choose()
        self.press(confirm)
        self.settle(here)

    def _choose(self) -> None:
        for found in (".chooser .entries button", ".chooser .numbers label"):
            things = self.page.locator(found)
            if count := things.count():
                self.press(things.nth(self.chance.randrange(count)))
        expect(self.page.locator(".chooser[aria-busy=true]")).to_have_count(0)

    def play(self, most: int = 200) -> None:
        self.settle()
        for _ in range(most):
            if self.over:
                return
            self.decide()
        raise AssertionError(f"still not over after {most} decisions")


def test_a_strangers_game_from_the_start_page_to_its_replay(ana: Visitor) -> None:
    page = ana.go()
    games = page.get_by_role("group", name="Choose a game")
    games.get_by_role("radio", name="Shells").check()
    form = page.get_by_role("form", name="Play now")
    page.get_by_label("Your name").fill("Ana")
    form.get_by_role("button", name="Play against bots").click()
    somebody = Somebody(page)
    somebody.settle()
    board = page.get_by_role("main", name="How the game stands")
    expect(board.get_by_role("heading", name="Ana")).to_be_visible()
    expect(board.locator("dt", has_text="deck")).to_have_count(1)
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Ana is choosing")

    somebody.play()
    assert somebody.asked == {"Choose what to do."}
    end = page.get_by_role("region", name="Final scoring")
    expect(end.locator(".verdict")).to_contain_text("win")
    sources = end.get_by_role("table", name="Points by source").get_by_role("rowheader")
    expect(sources).to_contain_text(["Points", "Coins", "Total"])
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text("cast: prize").first).to_be_visible()

    end.get_by_role("link", name="Watch the game again").click()
    page.get_by_role("region", name="Replay").wait_for()
    expect(board.get_by_role("heading", name="Ana")).to_be_visible()
    first = board.inner_text()
    page.keyboard.press("End")
    expect(page.locator(".dock .ask")).to_have_text("The game is over.")
    assert board.inner_text() != first


def test_its_own_words_are_said(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "child", game="pebbles")
    page = ana.page
    somebody = Somebody(page)
    somebody.settle()
    expect(page.get_by_role("main").get_by_text("Pebbles in the heap")).to_be_visible()
    lucky = page.get_by_role("main").locator("dl div", has=page.locator("dt", has_text="Lucky"))
    expect(lucky.locator("dd").first).to_have_text(re.compile(r"^\w+ \(seat [12]\)$"))
    somebody.play()
    assert "How many pebbles do you take?" in somebody.asked
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Ana takes")
    page = ana.go("/rules/pebbles")
    expect(page.get_by_role("heading", name="Pebbles How to play")).to_be_visible()
    expect(page.get_by_text("Take pebbles from the heap, try your luck")).to_be_visible()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_a_game_without_words_has_a_page_of_rules(ana: Visitor) -> None:
    page = ana.go("/rules/tiny")
    expect(page.get_by_role("heading", name="Shells", level=1)).to_be_visible()
    expect(page.get_by_text("How many turns are played")).to_be_visible()
    expect(page.get_by_text("Short and Long")).to_be_visible()


def test_by_keyboard_alone(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "child", game="pebbles")

    def press(thing: Locator) -> None:
        field = thing.locator("input")
        (field if field.count() else thing).focus()
        ana.page.keyboard.press("Space")

    Somebody(ana.page, press).play()


def test_the_screen_is_passed_and_nothing_of_the_other_hand_with_it(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "beside Ben", game="tiny")
    page = ana.page
    somebody = Somebody(page)
    somebody.settle()
    hands = page.get_by_role("main").locator("dl div", has=page.locator("dt", has_text="hands"))
    expect(hands.locator("dd")).not_to_have_text([UNSEEN, UNSEEN])
    assert hands.locator("dd").all_inner_texts()[1] == UNSEEN
    while page.locator("dialog[open]").count() == 0:
        somebody.decide()
    curtain = page.get_by_role("dialog", name="Pass the device to Ben")
    assert "hands" not in page.locator("body").aria_snapshot()
    curtain.get_by_role("button", name="I am Ben").click()
    expect(hands.locator("dd").nth(0)).to_have_text(UNSEEN)
    expect(hands.locator("dd").nth(1)).not_to_have_text(UNSEEN)


@pytest.mark.parametrize("size", [None, PHONES["small"]], ids=["wide", "small"])
def test_one_of_many_is_found_by_typing(
    visitors: Visitors, axe: str, size: ViewportSize | None
) -> None:
    ana = visitors.come(touch=True, viewport=size) if size else visitors.come()
    ana.enter()
    ana.open_table("me", "child", game="museum")
    page = ana.page
    Somebody(page).settle()
    chooser = page.locator(".chooser")
    buttons = chooser.get_by_role("button")
    expect(buttons).to_have_count(48)
    expect(chooser.get_by_role("list", name="For your museum").get_by_role("button")).to_have_count(
        24
    )
    expect(chooser.get_by_role("list", name="bury").get_by_role("button")).to_have_count(24)
    Inspector(axe, page).inspect("many choices")

    field = chooser.get_by_role("searchbox", name="Find a choice")
    field.press_sequentially("AXE 3")  # a digit is typed here, and chooses no amount
    expect(chooser.get_by_role("status")).to_have_text("0 choices found")
    field.press("Escape")
    expect(field).to_have_value("")
    field.fill("cop axe")
    expect(buttons).to_have_text(["Take Copper axe", "Bury the Copper axe"])
    expect(chooser.get_by_role("status")).to_have_text("2 choices found")
    field.press("ArrowDown")
    expect(buttons.first).to_be_focused()
    field.fill("bury cop axe")
    field.press("Enter")
    expect(buttons).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_be_focused()
    expect(page.locator("#confirm")).to_have_text("Bury the Copper axe")
    field.fill("comb take")
    field.press("Enter")
    page.keyboard.press("Enter")
    museum = page.get_by_role("main").locator("dl div", has=page.locator("dt", has_text="museum"))
    expect(museum.first.locator("dd")).to_have_text("Hair comb")
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text("takes the Hair comb")).to_have_count(1)
    expect(field).to_have_value("")


@pytest.mark.parametrize("size", [None, PHONES["small"]], ids=["wide", "small"])
def test_several_of_many_are_chosen(
    visitors: Visitors, axe: str, size: ViewportSize | None
) -> None:
    ana = visitors.come(touch=True, viewport=size) if size else visitors.come()
    ana.enter()
    ana.open_table("me", "child", game="museum")
    page, chooser = ana.page, ana.page.locator(".chooser")
    confirm, somebody = page.locator("#confirm"), Somebody(page)
    somebody.settle()
    for _ in range(3):  # rooms can be opened for as many
        here = somebody.position
        chooser.get_by_role("list", name="For your museum").get_by_role("button").first.click()
        confirm.click()
        somebody.settle(here)
    expect(page.locator(".dock .ask")).to_have_text("Which rooms do you open?")
    expect(chooser.get_by_role("button")).to_have_text(["Leave all closed", "Open rooms…"])
    several = chooser.get_by_role("button", name="Open rooms…")
    expect(several).to_have_attribute("aria-expanded", "false")
    several.press("Enter")
    expect(several).to_have_attribute("aria-expanded", "true")

    rooms = {name: chooser.get_by_role("button", name=name, exact=True) for name in ROOMS}
    expect(confirm).to_have_attribute("aria-disabled", "true")  # none is not several
    for name, said in [
        ("North", "Open North"),
        ("East", "Open East and North"),
        ("Cellar", "Open East, North, and Cellar"),
    ]:
        rooms[name].click()
        expect(rooms[name]).to_have_attribute("aria-pressed", "true")
        expect(confirm).to_have_text(said)
    Inspector(axe, page).inspect("several of many")
    for name in ("West", "South"):
        expect(rooms[name]).to_have_attribute("aria-disabled", "true")
    rooms["North"].press("Space")
    expect(rooms["North"]).to_have_attribute("aria-pressed", "false")
    expect(confirm).to_have_text("Open East and Cellar")
    rooms["West"].click()
    expect(confirm).to_have_text("Open East, West, and Cellar")
    for target in [*rooms.values(), confirm]:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
        assert size is None or box["height"] >= 44
    confirm.click()
    log = page.get_by_role("list", name="What happened")
    expect(log.get_by_text("opens East, West, and Cellar")).to_have_count(1)
    opened = page.get_by_role("main").locator("dl div", has=page.locator("dt", has_text="rooms"))
    expect(opened.first.locator("dd")).to_have_text("East · West · Cellar")
    somebody.settle()
    assert somebody.over
    sources = page.get_by_role("table", name="Points by source").get_by_role("rowheader")
    expect(sources).to_contain_text(["Finds", "Rooms", "Total"])


class Hider:
    """Ana at a table of Shells with Ben: she is to hide stones, and has at least four for it."""

    def __init__(self, ana: Visitor, ben: Visitor) -> None:
        ana.enter("Ana")
        ben.enter("Ben")
        hidden = STONES
        while hidden > STONES - 4:  # so many are dealt
            table = ana.new_table("me", "open", game="tiny", open=True)["id"]
            ben.ask("POST", f"/api/tables/{table}/seats", {})
            hidden = ana.ask("GET", f"/api/tables/{table}?seat=0")["view"]["hidden"][0]
        self.hidden = hidden
        for visitor in (ana, ben):
            screen = visitor.go(f"/table/{table}").locator(".table")
            expect(screen).to_have_attribute("data-position", "0")  # the rest comes by socket
        self.page = page = ana.page
        self.confirm = page.locator("#confirm")
        self.steps = page.get_by_role("list", name="Chosen so far").get_by_role("button")
        self.button("Rest").click()
        self.confirm.click()
        expect(self.button("Hide")).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.page.locator(".chooser").get_by_role("button", name=name, exact=True)

    def hide(self, stones: int) -> None:
        for step in range(1, stones + 1):
            self.button("Hide").click()
            expect(self.steps).to_have_count(step)

    def sees(self, stones: int) -> None:
        board = self.page.get_by_role("main")
        own = board.locator("dl div", has=self.page.locator("dt", has_text="hidden")).first
        expect(own.locator("dd")).to_have_text(str(stones))


@pytest.mark.parametrize("stones", [0, 1, 3])
def test_nobody_counts_the_steps_of_what_is_face_down(visitors: Visitors, stones: int) -> None:
    ana, ben = visitors.come(), visitors.come()
    hider = Hider(ana, ben)
    lines = ben.page.get_by_role("list", name="What happened").locator("li")
    expect(ben.page.locator(".table")).to_have_attribute("data-position", "1")
    before, told = told_of(ben), lines.count()

    hider.hide(stones)
    hider.sees(hider.hidden + stones)
    hider.button("Done").click()
    expect(ana.page.locator(".dock .ask")).to_contain_text("Nothing more to choose")
    assert told_of(ben) == before
    hider.confirm.click()
    for visitor in (ana, ben):
        expect(visitor.page.locator(".table")).to_have_attribute("data-position", "2")
    hider.sees(hider.hidden + stones)
    assert told_of(ben) == before + 1
    expect(lines).to_have_count(told + 1)
    ben.page.get_by_role("tab", name="Chat").click()  # whatever else came has been heard by now
    ben.page.get_by_role("textbox", name="Say something").fill("Done?")
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator(".said p")).to_have_text("Done?")
    assert told_of(ben) == before + 2


def told_of(visitor: Visitor) -> int:
    return sum(message["kind"] != "presence" for message in visitor.messages)


def test_steps_are_taken_back_by_key_and_by_touch(visitors: Visitors, axe: str) -> None:
    ana = visitors.come(touch=True, viewport=LOW_PHONE)
    hider = Hider(ana, visitors.come())
    page = ana.page
    hider.hide(3)
    expect(page.locator(".dock [role=status]", has_text="Step 3: Hide")).to_have_count(1)
    Inspector(axe, page).inspect("steps of a decision")
    for target in page.locator(".chooser button, .dock .btn").all():
        box = target.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LOW_PHONE["height"]
        assert box["height"] >= 44

    hider.steps.last.tap()
    expect(hider.steps).to_have_count(2)
    hider.steps.first.tap()
    expect(hider.steps).to_have_count(1)
    hider.sees(hider.hidden + 1)
    hider.button("Hide").press("Enter")
    expect(hider.steps).to_have_count(2)
    expect(hider.button("Hide")).to_be_focused()
    page.keyboard.press("Escape")
    expect(hider.steps).to_have_count(1)
    hider.button("Done").press("Enter")
    expect(hider.confirm).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(hider.steps).to_contain_text(["Hide"])
    page.keyboard.press("Escape")
    expect(hider.steps).to_have_count(0)
    hider.sees(hider.hidden)


@pytest.mark.parametrize("size", [None, *PHONES.values()], ids=["wide", *PHONES])
def test_before_the_inspector(visitors: Visitors, axe: str, size: ViewportSize | None) -> None:
    seen = visitors.come(touch=True, viewport=size) if size else visitors.come()
    seen.enter()
    seen.open_table("me", "child", game="pebbles")
    page = seen.page
    inspector = Inspector(axe, page)
    somebody = Somebody(page)
    somebody.settle()
    inspector.inspect("a plain table")
    for target in page.locator(".chooser button, .chooser label, .dock .btn").all():
        box = target.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
        assert size is None or box["height"] >= 44
    somebody.play()
    inspector.inspect("its end")

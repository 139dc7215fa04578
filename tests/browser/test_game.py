"""A whole game by clicks, and all that can be done with it afterwards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from holocene.core.state import State
from tests.browser.laid import ME, lay
from tests.browser.seated import Seated
from tests.browser.visitors import SECONDS, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.serving import COMMAND, Server

# Whether the verdict was there, at every change of the page since its end is.
WATCH_THE_END = """() => {
  window.told = [];
  new MutationObserver(() => {
    const end = document.querySelector("section.end");
    if (end !== null) window.told.push(end.querySelector(".verdict") !== null);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_whole_game_and_after(ana: Visitor, tmp_path: Path) -> None:
    ana.enter()
    table = ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.play(lambda sight: False)
    assert {"count", "pay"} <= seated.met
    page = ana.page

    result = ana.ask("GET", f"/api/tables/{table['id']}")["table"]["result"]
    assert_counted(page, result["scores"])
    assert_dice_fine(page)
    assert_record_verifies(page, tmp_path / "record.json")

    page.get_by_role("link", name="Watch the game again").click()
    assert_replay_leafs(page)
    assert_record_opens(page, tmp_path / "record.json")

    page.goto(f"{ana.server.address}/table/{table['id']}")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/table/" in address and table["id"] not in address)
    assert Seated(ana).settle().mine


def worth_counting(state: State) -> bool:
    """There are points from several sources, and the game ends when these meals are eaten."""
    counted = [source for parts in state.breakdown() for source in parts if parts[source]]
    seen: Any = state.view(ME)
    last = seen["deck"] < seen["row"].count(None) or not all(one["left"] for one in seen["stacks"])
    return len(set(counted)) > 2 and seen["phase"] in ("using", "feeding") and last


def test_count_with_movement(visitors: Visitors) -> None:
    """Source by source, and at last who has won."""
    ana = visitors.come(reduced_motion="no-preference")
    ana.enter()
    ana.go(lay(ana, worth_counting))
    seated = Seated(ana)
    seated.settle()
    ana.page.evaluate(WATCH_THE_END)
    seated.play(lambda _: False)
    end = ana.page.get_by_role("region", name="Final scoring")
    expect(end.locator(".verdict")).to_be_visible()
    told = ana.page.evaluate("window.told")
    assert (told[0], told[-1]) == (False, True)
    expect(end.get_by_role("button", name="Play again")).to_be_visible()


def test_waiting_for_bots_can_be_skipped(tmp_path: Path, windows: Windows) -> None:
    """They pause, so that one can follow; who has seen enough goes on."""
    pause = 10 * SECONDS  # nobody here waits so long for anything
    slow = ("--no-limits", "--bot-pause", str(pause), "--thinkers", "1")
    server = Server(tmp_path, f"sqlite:///{tmp_path}/holocene.db", *slow)
    try:
        with visiting(server, windows) as visitors:
            ana = visitors.come()
            ana.enter()
            ana.open_table("me", "child", "child", "child")
            seated = Seated(ana)
            here = seated.settle().position
            skip = ana.page.get_by_role("button", name="Skip ahead")
            expect(skip).to_have_count(0)
            seated.place("hut").click()
            seated.confirm.click()
            skip.click()
            seated.settle(here + 1)
            expect(skip).to_have_count(0)
            expect(seated.confirm).to_be_focused()  # and not nothing, with the button gone
            seated.place("hunt").click()
            seated.confirm.click()  # and the table listens at once
    finally:
        server.stop()


def assert_counted(page: Page, scores: list[int]) -> None:
    end = page.get_by_role("region", name="Final scoring")
    won = max(scores)
    expect(end.locator(".verdict")).to_contain_text(str(won))
    shown = numbers(end.locator("tfoot td"))
    assert shown == scores
    rows = [numbers(row.locator("td")) for row in end.locator("tbody tr").all()]
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    expect(end.locator(".bars .line")).to_have_count(len(scores))
    assert end.locator(".bars rect").count() > len(scores)
    end.get_by_role("button", name="See the table").click()
    expect(end).to_have_count(0)
    page.locator(".unfold").click()
    expect(end.locator(".verdict")).to_be_visible()


def numbers(cells: Locator) -> list[int]:
    minus = "\N{MINUS SIGN}"
    return [int(text.replace(minus, "-")) for text in cells.all_inner_texts()]


def assert_dice_fine(page: Page) -> None:
    check = page.locator("details.dice-check")
    check.locator("summary").click()
    check.get_by_role("button").click()
    expect(check.locator(".overall")).to_contain_class("yes")
    expect(check.locator("li.yes")).to_have_count(3)


def assert_record_verifies(page: Page, path: Path) -> None:
    with page.expect_download() as download:
        page.locator("a[download]").click()
    download.value.save_as(path)
    command = [sys.executable, "-c", COMMAND, "replay", "--verify", str(path)]
    verified = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert verified.returncode == 0, verified.stdout + verified.stderr


def assert_replay_leafs(page: Page) -> None:
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    expect(page.locator(".lines > li")).not_to_have_count(0)
    slider.focus()
    slider.press("End")
    expect(page.locator(".table")).to_have_attribute("data-position", str(last))
    slider.fill(str(last // 2))
    expect(page.locator(".replay p.at b")).to_have_text(f"{last // 2}/{last}")
    expect(page.locator("#confirm")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(last // 2 + 1))
    page.get_by_role("button", name="Pause").click()


def assert_record_opens(page: Page, path: Path) -> None:
    """The file that was kept can be leafed through as well."""
    page.goto(page.url.split("/replay")[0] + "/replay")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("slider")).to_have_value("0")

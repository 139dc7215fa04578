"""What the lists tell of running and of finished games."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.clicking import each_moves
from tests.browser.seated import Seated
from tests.browser.visitors import Visitors


def test_a_running_game_tells_its_round_time_and_the_last_move(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    table = ana.open_table("me", "open", clock={"kind": "turns", "hours": 72})
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    seated = Seated(ana)
    seated.settle()
    seated.place("hut").click()
    seated.confirm.click()
    expect(ana.page.locator(".dock.mine-now")).to_have_count(0)
    mine = ben.go("/tables").get_by_role("region", name="My tables")
    expect(mine).to_contain_text("Your move")
    expect(mine.locator(".progress")).to_have_text("Round 1")
    expect(mine).to_contain_text(re.compile(r"2d 23h left"))
    expect(mine).to_contain_text(re.compile(r"Last move: Ana, (now|1 minute ago)"))


def test_a_finished_game_tells_its_end(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    table = ana.open_table("me", "open")
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    ben.go(f"/table/{table['id']}")
    each_moves(Seated(ana), Seated(ben))
    Seated(ana).resign()
    expect(ana.page.get_by_role("region", name="The game is over.")).to_be_visible()
    [over] = [one for one in ana.ask("GET", "/api/tables?which=mine") if one["result"]]

    page = ana.go("/tables")
    listed = page.locator("li").filter(has_text="Winner: Ben")
    expect(listed.first).to_be_visible()
    expect(listed.locator("time")).to_have_count(1)
    expect(listed.locator(".score")).to_have_text(
        [str(score) for score in over["result"]["scores"]]
    )
    expect(ben.go("/tables").get_by_text("You won")).to_be_visible()
    listed.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert f"/replay/{table['id']}" in page.url

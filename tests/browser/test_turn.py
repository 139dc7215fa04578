"""What is around a turn: nothing given away in silence, what happened and when, the first game."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator, expect

from holocene.core import registry
from holocene.core.state import State
from tests.browser.clicking import each_moves
from tests.browser.laid import ME, lay
from tests.browser.seated import Seated
from tests.browser.visitors import GAME, PHONE, Visitor, Visitors

ROLLING = ("hunt", "forest", "clay-pit", "quarry", "river")
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# Who walks is animated; here it is written down who was.
WALKS = """
window.walked = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...all) {
  if (this.classList.contains("man")) window.walked += 1;
  return animate.apply(this, all);
};
"""


def uses(state: State) -> list[str]:
    return [action.text.removeprefix("use ") for action in state.legal if action.kind == "use"]


def lost(state: State) -> dict[str, dict[str, int]]:
    """By place what is there and what is needed, where people could only be given up."""
    told: Any = registry.game(GAME).hints(state, ME)
    found: dict[str, dict[str, int]] = told["lost"]
    return found


def can_feed_otherwise(state: State) -> bool:
    """Short of food, with resources to make up for it."""
    if state.decision is None or state.decision.kind != "feeding" or len(state.legal) < 2:
        return False
    seen: Any = state.view(ME)
    player = seen["players"][ME]
    return bool(seen["round"] < 5 and sum(player["goods"].values()) >= player["missing"])


def much_to_read(state: State) -> bool:
    """There is more in the log than can be seen at once."""
    told: Any = state
    return bool(told.round > 3 and state.decision and state.decision.kind == "placing")


def hunts_by_hand(state: State) -> bool:
    """Two hunters or more, who bring something for certain, no tools, and a choice after it.

    Where only one thing is left it is done at once, and then it is the bot that moves.
    """
    seen: Any = state.view(ME)
    player = seen["players"][ME]
    bare = not player["tools"] and not player["one_use_tools"] and not player["any_two"]
    return (
        bare and "hunt" in uses(state) and len(uses(state)) > 2 and player["at"].get("hunt", 0) > 1
    )


def test_placement_is_not_given_up_in_silence(ana: Visitor) -> None:
    met: dict[str, dict[str, int]] = {}

    def cannot_pay_yet(state: State) -> bool:
        met.clear()
        met.update(lost(state))
        return bool(met) and any(place in ROLLING for place in uses(state))

    ana.enter()
    ana.go(lay(ana, cannot_pay_yet))
    seated = Seated(ana)
    here = seated.settle().position
    place, missing = next(iter(met.items()))
    seated.place(place).click()
    expect(seated.ask).to_have_text(
        f"You cannot pay yet: {missing['have']} of {missing['need']}. "
        "Roll first, or leave it for good?"
    )
    expect(seated.note).to_have_text("")
    expect(seated.confirm).to_have_text("Leave it")
    seated.undo.click()
    expect(seated.ask).not_to_contain_text("cannot pay")
    assert seated.position == here
    seated.place(place).click()
    seated.confirm.click()
    seated.settle(here)
    expect(seated.page.locator(".lines")).to_contain_text("Ana does not")


def test_both_prices_of_a_meal(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, can_feed_otherwise))
    Seated(ana).settle()
    prices = page.get_by_role("group", name="Both prices").get_by_role("button")
    expect(prices).to_have_count(2)
    meal, hunger = prices.all()
    expect(meal).to_have_attribute("aria-pressed", "true")
    expect(hunger).to_contain_text("\u221210")
    hunger.click()
    expect(hunger).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).to_contain_text("10 points")
    meal.click()
    expect(meal).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).not_to_contain_text("10 points")


def test_end_of_a_round_is_shown(visitors: Visitors) -> None:
    ana = visitors.come(viewport=PHONE)
    ana.enter()
    page = ana.go(lay(ana, can_feed_otherwise))
    seated = Seated(ana)
    before = seated.settle().position
    played = seated.round
    seated.confirm.click()
    card = page.locator(".round-card")
    expect(card.get_by_role("heading")).to_have_text(f"Round {played} is over")
    expect(card.locator("li", has_text="Ana").first).to_be_visible()
    expect(card.locator("li", has_text="goes first")).to_have_count(1)
    card.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    seated.settle(before)


def test_log_marks_what_is_new(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    since = ana.page.locator(".lines .since")
    expect(since).to_have_count(0)
    seated.place("field").click()
    seated.confirm.click()
    seated.settle(0)
    expect(since).to_have_text("since your last move")
    above = ana.page.locator(".lines > li:has(~ .since)")
    expect(above.first).to_contain_text("Ana is placing people")
    expect(above.last).not_to_contain_text("Ana")


LEAVES = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_comes_back_to_the_tab_is_led_to_what_is_new(visitors: Visitors) -> None:
    ana, ben = visitors.come(own=True), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    table = ana.open_table("me", "open")
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    ben.go(f"/table/{table['id']}")
    page, seated, other = ana.page, Seated(ana), Seated(ben)
    back = page.get_by_role("button", name="While you were away")
    seated.settle()
    seated.place("field").click()
    seated.confirm.click()

    start = time.time()

    def meanwhile(place: str, seconds: int) -> None:
        """Somebody moves while she looks elsewhere, until so long after the start."""
        here = other.settle().position
        page.evaluate(LEAVES, True)
        other.place(place).click()
        other.confirm.click()
        seated.settle(here)
        page.clock.set_fixed_time(start + seconds)
        page.evaluate(LEAVES, False)

    meanwhile("hut", 120)
    expect(back).to_have_text(re.compile(r"^While you were away: 1\smove$"))
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".lines .since")).to_be_in_viewport()
    seated.place("card 1").click()
    seated.confirm.click()
    meanwhile("card 2", 150)
    expect(page.locator(".lines")).to_contain_text("card 2")
    expect(back).to_have_count(0)  # it was but half a minute


def test_who_reads_further_down_is_told_of_new_moves(ana: Visitor) -> None:
    ana.enter()
    page = ana.go(lay(ana, much_to_read))
    seated = Seated(ana)
    here = seated.settle().position
    log = page.get_by_role("list", name="What happened")
    new = page.get_by_role("button", name=re.compile(r"new moves?$"))
    log.evaluate("(list) => list.scrollTo({ top: 100 })")
    expect(new).to_have_count(0)
    seated.answer(seated.look())
    seated.settle(here)
    expect(new).to_be_visible()
    new.click()
    expect(new).to_have_count(0)
    assert log.evaluate("(list) => list.scrollTop") == 0


def walked(page: Any) -> int:
    return int(page.evaluate("() => window.walked"))


def test_nobody_walks_in_again(visitors: Visitors) -> None:
    ana = visitors.come(own=True, **MOVING)
    ana.context.add_init_script(WALKS)
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    seated.place("field").click()
    seated.confirm.click()
    seated.settle(0)
    assert walked(ana.page) > 0
    ana.page.reload()
    seated.settle()
    expect(ana.page.locator(".man").first).to_be_visible()
    assert walked(ana.page) == 0


def test_result_is_shown_when_the_dice_have_landed(visitors: Visitors) -> None:
    ana = visitors.come(**MOVING)
    ana.enter()
    page = ana.page
    page.clock.install()
    ana.go(lay(ana, hunts_by_hand))
    seated = Seated(ana)
    page.clock.run_for(5000)
    before = seated.settle().position
    food = page.locator(f'#mine [data-count="{ME} food"]')
    had = int(food.inner_text())
    seated.place("hunt").click()
    seated.confirm.click()
    # Time stands still: the dice roll on.
    expect(page.locator(".roll .die").first).to_be_visible()
    expect(page.locator(".roll .brought")).to_have_count(0)
    assert int(food.inner_text()) == had
    assert seated.position == before
    page.locator(".lines").click()  # whoever does not want to wait
    expect(food).not_to_have_text(str(had))
    assert seated.position > before


def test_resignation_is_told(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer")
    seated = Seated(ana)
    each_moves(seated)
    seated.resign()
    end = ana.page.locator("section.end")
    expect(end.get_by_role("heading", level=2)).to_have_text("The game is over.")
    expect(end.locator(".verdict")).to_have_text(re.compile(r"Ana resigned\. .+ wins\."))
    expect(end.locator("table, .grand")).to_have_count(0)


def test_a_game_that_hardly_began_is_aborted(ana: Visitor) -> None:
    """Nobody has lost what they did not play."""
    ana.enter()
    ana.open_table("me", "gatherer")
    Seated(ana).settle()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Abort").click()
    asked = ana.page.get_by_role("dialog")
    expect(asked).to_contain_text("nobody wins, and no rating changes")
    asked.get_by_role("button", name="Abort").click()
    verdict = ana.page.locator("section.end .verdict")
    expect(verdict).to_have_text("The game was aborted before it really began.")


def test_first_game_is_guided(visitors: Visitors) -> None:
    ana = visitors.come(new=True)
    ana.enter()
    table = ana.open_table("me", "gatherer")
    seated = Seated(ana)
    seated.settle()
    tip = ana.page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("place your people, use them, feed them")
    seated.place("field").click()
    seated.confirm.click()
    seated.settle(0)
    expect(tip).to_contain_text("eats 1 food")
    expect(ana.page.locator(".table")).to_have_attribute("data-pointed", "hunt")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).not_to_contain_text("eats 1 food")
    expect(tip).to_be_visible()
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    ana.go(f"/table/{table['id']}")
    seated.settle()
    expect(tip).to_have_count(0)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Show the tips again").click()
    expect(tip).to_be_visible()


def box(node: Locator) -> tuple[float, float, float, float]:
    found = node.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def test_tip_leaves_the_dock_free_on_a_phone(visitors: Visitors) -> None:
    ana = visitors.come(new=True, touch=True, viewport={"width": 360, "height": 560})
    ana.enter()
    ana.open_table("me", "gatherer")
    Seated(ana).settle()
    tip = ana.page.get_by_role("complementary", name="Tip")
    expect(tip).to_be_visible()
    _, top, _, bottom = box(tip)
    _, confirm, _, _ = box(ana.page.locator("#confirm"))
    assert 0 <= top < bottom <= confirm

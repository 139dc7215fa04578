"""Two people in two browsers, and somebody who looks over their shoulders."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import each_moves
from tests.browser.seated import Seated
from tests.browser.visitors import SHORT_PHONE, Visitor, Visitors
from tests.serving import Json

WATCHED = re.compile(r"^1\sis watching$")  # by a space at which no line breaks


def say(visitor: Visitor, text: str) -> None:
    page = visitor.page
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("textbox", name="Say something").press("Enter")


def test_two_by_invitation(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    page = ana.go()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Set up a table").click()
    form = page.get_by_role("form", name="Set up a table")
    form.get_by_label("Name of the table").fill("By the river")
    form.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Link to this table").input_value()

    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()

    first, second = Seated(ana), Seated(ben)
    first.settle()
    expect(second.ask).to_have_text("Ana is placing people.")
    first.place("hut").click()
    first.confirm.click()
    second.settle(0)
    expect(ben.page.locator(".board .man")).to_have_count(2)
    expect(ben.page.locator(".lines")).to_contain_text("Ana")
    second.place("forest").click()
    second.confirm.click()
    first.settle(1)
    expect(ana.page.locator(".lines")).to_contain_text("Ben")

    say(ana, "Good luck, <b>Ben</b>!")
    expect(ben.page.get_by_role("tab", name=re.compile("^Chat")).locator("em")).to_have_text("1")
    say(ben, "Hodně štěstí 🪨")
    for page in (ana.page, ben.page):
        expect(page.locator(".said p")).to_have_text(["Good luck, <b>Ben</b>!", "Hodně štěstí 🪨"])


@pytest.mark.parametrize("language", ["en-GB", "cs", "sk", "hr"])
def test_an_invitation_is_one_screen(visitors: Visitors, language: str) -> None:
    """Who invites, to what, by which clock and rules, and one field: on the smallest phone too."""
    ana = visitors.come()
    ana.enter("Ana")
    clock = {"kind": "live", "minutes": 15, "increment": 20}
    table = ana.new_table("me", "open", "gatherer", clock=clock, rated=True)
    ben = visitors.come(touch=True, viewport=SHORT_PHONE, locale=language)
    page = ben.go(f"/table/{table['id']}?invite={table['invite']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana")
    expect(page.get_by_role("textbox")).to_have_count(1)
    expect(page.locator("main form button")).to_be_in_viewport(ratio=1)
    if language == "en-GB":
        expect(page.get_by_role("heading", level=1)).to_have_text(
            "Ana invites you to play Stone Age"
        )
        said = page.get_by_role("region", name="Ana invites you")
        for words in (
            "Lead a tribe",
            "15 minutes each, plus 20 seconds per turn",
            "about 50 minutes",
            "Edition: Mindok 2019",
            "Rated: the result changes your rating.",
            "Open seat",
        ):
            expect(said).to_contain_text(words)
    page.get_by_role("textbox").fill(" \t ")
    page.locator("main form button").click()
    expect(page.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    page.get_by_role("textbox").fill("👨‍👩‍👧‍👦")
    page.locator("main form button").click()
    expect(page.locator("#mine h2")).to_have_text("👨‍👩‍👧‍👦")


def test_looking_asks_for_no_name(visitors: Visitors) -> None:
    """Watching, a replay, a table that was closed or never was: nobody is asked who they are."""
    ana, eve = visitors.come(), visitors.come()
    ana.enter("Ana")
    running = ana.open_table("me", "gatherer")
    page = eve.go(f"/table/{running['id']}?invite={running['invite']}")
    expect(page.locator(".table")).to_be_visible()
    expect(ana.page.get_by_title(WATCHED)).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)

    each_moves(Seated(ana))
    Seated(ana).resign()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.get_by_role("slider")).to_be_visible()

    closed = ana.new_table("me", "open")
    ana.ask("DELETE", f"/api/tables/{closed['id']}/seats/0")
    eve.excuse("404")
    for path in (f"/table/{closed['id']}?invite={closed['invite']}", "/table/nowhere"):
        eve.go(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(
            re.compile("closed|cannot be shown")
        )
        expect(page.get_by_role("textbox")).to_have_count(0)


def test_the_host_makes_a_new_link(ana: Visitor) -> None:
    ana.enter("Ana")
    table = ana.open_table("me", "open")
    link = ana.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(re.compile(table["invite"]))
    ana.page.get_by_role("button", name="New link").click()
    expect(ana.page.get_by_text("The old one no longer works.")).to_be_visible()
    expect(link).not_to_have_value(re.compile(table["invite"]))


def test_the_clock_waits_and_says_for_whom(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    clock = {"kind": "live", "minutes": 15, "increment": 20}
    table = ana.open_table("me", "open", clock=clock)
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    notice = ana.page.get_by_text("The clock starts when everybody is here. Still missing: Ben")
    expect(notice).to_be_visible()
    ben.go(f"/table/{table['id']}")
    expect(notice).to_have_count(0)
    expect(ana.page.get_by_role("img", name="guest, no account")).to_have_count(1)  # not at mine


def test_a_rematch_is_offered_to_the_friend(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    table = ana.new_table("me", "open")
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    for visitor in (ana, ben):
        visitor.go(f"/table/{table['id']}")
    each_moves(Seated(ana), Seated(ben))
    Seated(ben).resign()
    end = ana.page.get_by_role("region", name="The game is over.")
    expect(end).to_be_visible()
    ben.page.get_by_role("button", name="Play again").click()
    offer = end.get_by_role("status").filter(has_text="Ben would like to play again")
    expect(offer).to_contain_text("moves on by one seat")
    end.get_by_role("button", name="See the table").click()
    notice = ana.page.get_by_role("status").filter(has_text="Ben would like to play again")
    notice.get_by_role("button", name="Join the next game").click()
    ana.page.wait_for_url(lambda url: f"/table/{table['id']}" not in url)
    expect(ana.page.locator("#mine h2")).to_have_text("Ana")


def test_a_word_leaves_alone_what_one_has_in_mind(visitors: Visitors) -> None:
    ana, ben = visitors.come(), visitors.come()
    ana.enter()
    ben.enter("Ben")
    table = ana.new_table("me", "open")
    ben.ask("POST", f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    for visitor in (ana, ben):
        visitor.go(f"/table/{table['id']}")
    seated = Seated(ana)
    seated.settle()
    seated.place("forest").click()
    ana.page.locator(".chooser .numbers label").nth(3).click()
    say(ben, "Take your time")
    expect(ana.page.get_by_role("tab", name=re.compile("^Chat")).locator("em")).to_have_text("1")
    expect(ana.page.get_by_role("radio", checked=True)).to_have_value("4")


def test_watching_shows_nothing_hidden(visitors: Visitors) -> None:
    ana, eve = visitors.come(), visitors.come()
    ana.enter("Ana")
    eve.enter("Eve")
    table = ana.open_table("me", "gatherer", open=True)
    page = eve.go("/tables")
    watched = page.get_by_role("region", name="Games to watch")  # and others' that run there
    watched.locator(f"a[href='/table/{table['id']}']", has_text="Watch").click()
    expect(ana.page.get_by_title(WATCHED)).to_be_visible()

    seated = Seated(ana)
    sight = seated.play(lambda sight: sight.position > 30)
    expect(page.locator(".table")).to_have_attribute("data-position", str(sight.position))
    expect(page.locator("#confirm, .chooser, .place.can, .slot.can, .extra")).to_have_count(0)
    page.get_by_role("tab", name=re.compile("^Chat")).click()
    expect(page.locator(".chat form")).to_have_count(0)

    seated.resign()  # nobody is left but the bot, so the game is over
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    assert f"/table/{table['id']}" in page.url
    before = [told for told in eve.messages if told["kind"] != "presence"]
    before = before[: next(at for at, told in enumerate(before) if is_end(told))]
    assert len(before) > 30
    for message in before:
        assert_no_secret(message)


def test_invited_to_watch(visitors: Visitors) -> None:
    """Who came by the link of a private table may see all of it at the end as well."""
    ana, eve = visitors.come(), visitors.come()
    ana.enter("Ana")
    eve.enter("Eve")
    ana.open_table("me", "gatherer")
    Seated(ana).settle()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Invite friends").click()
    link = ana.page.get_by_role("textbox", name="Link to this table").input_value()
    ana.page.locator("#content").get_by_role("button", name="Close").click()

    page = eve.page
    page.goto(link)
    expect(page.locator(".table")).to_be_visible()
    each_moves(Seated(ana))
    Seated(ana).resign()
    check = page.locator("details.dice-check")
    check.locator("summary").click()
    check.get_by_role("button").click()
    expect(check.locator("li.yes")).to_have_count(3)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert download.value.failure() is None
    page.get_by_role("link", name="Watch the game again").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()


def is_end(message: Json) -> bool:
    """Then all cards are laid open."""
    return any(entry["kind"] == "over" for entry in message["log"])


def assert_no_secret(message: Json) -> None:
    assert message["choices"] == []
    assert not message["undo"]
    if message["kind"] == "table":
        assert message["seat"] is None
        for player in message["view"]["players"]:
            assert player["extra"] is None
        assert message["table"]["seed"] is None
        assert message["table"]["invite"] is None
        return
    for path, *value in message["patch"]:
        assert "extra" not in path or value == [None]
        assert path, "a view as a whole must come as a table"
    for path, *_ in message["table"]:
        assert path[:1] not in (["seed"], ["invite"])


def test_a_link_draws_its_own_page_only(visitors: Visitors) -> None:
    """And no other before it: who comes by a link on a slow phone would wait for both."""
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    table = ana.new_table("me", "open", open=True)
    ben.page.add_init_script("""
        window.drawn = [];
        new MutationObserver((changes) => {
          for (const { addedNodes, removedNodes } of changes)
            for (const node of [...addedNodes, ...removedNodes])
              if (node instanceof Element)
                for (const each of [node, ...node.querySelectorAll("main, .start")])
                  window.drawn.push(each.className);
        }).observe(document, { childList: true, subtree: true });
    """)
    ben.go(f"/table/{table['id']}")
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    drawn = ben.page.evaluate("() => window.drawn.map(String)")
    assert "page" in drawn, "it has been looked at"
    assert not [name for name in drawn if "start" in name.split()]

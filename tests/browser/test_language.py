"""Four languages, changed in the middle of a choice, and no key of a catalogue on any page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect

from holocene.core import registry
from holocene.core.state import State
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated
from tests.browser.visitors import GAME, Visitor, Visitors

NAMES = {"en": "English", "cs": "Čeština", "sk": "Slovenčina", "hr": "Hrvatski"}
FOREST = {"en": "Forest", "cs": "Les", "sk": "Les", "hr": "Šuma"}
PAGES = ("/", "/tables", "/account", f"/rules/{GAME}", "/replay", "/nowhere")
# Of the table, and what asks for them.
DECISIONS = {
    "placing": "",
    "using": "",
    "adding-tools": "tools",
    "picking-die": "dice",
    "buying-card": "pay",
    "buying-tile": "pay",
    "feeding": "pay",
}
PLAIN = {"sign-up", "top-left", "first-player"}  # words of ours that look like keys

# Words as one reads and hears them: text, labels, titles, placeholders.
WORDS = """() => {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement.closest("script, style, code")) found.push(textContent);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
    for (const name of ["aria-label", "title", "placeholder"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    }
  }
  return found.map((text) => text.trim()).filter(Boolean);
}"""
HYPHENED = re.compile(r"(?<![\w/.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])")
BROKEN = re.compile(r"[{}]|\$[a-z]|\bundefined\b|\bNaN\b|\bnull\b|\[object")


@cache
def first_words() -> frozenset[str]:
    """With which keys begin."""
    house = Path(__file__).parents[2] / "web" / "src" / "locale"
    ours = [(house / part / "en.ftl").read_text("utf-8") for part in ("", "table")]
    text = "\n".join([registry.game(GAME).locale("en"), *ours])
    return frozenset(re.findall(r"^([a-z]+)-[a-z0-9-]+ =", text, re.MULTILINE)) | {"clay"}


def raw(text: str) -> bool:
    """Whether somebody would read a key, a name of the engine or a hole in a sentence."""
    if BROKEN.search(text):
        return True
    found = set(HYPHENED.findall(text)) - PLAIN
    return any(word.split("-")[0] in first_words() for word in found)


def assert_only_words(page: Page) -> None:
    assert [text for text in page.evaluate(WORDS) if raw(text)] == []


def speak(page: Page, language: str) -> None:
    page.get_by_role("button", name=re.compile(NAMES[language])).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def switch(page: Page, language: str) -> None:
    """As `speak`, without looking for the button: that takes long on a full table."""
    page.locator(".lang-select").evaluate(
        "(select, to) => { select.value = to;"
        " select.dispatchEvent(new Event('change', { bubbles: true })); }",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)


def look_in_all(page: Page) -> None:
    for language in NAMES:
        switch(page, language)
        assert_only_words(page)


def test_pages(ana: Visitor) -> None:
    ana.enter()
    ana.excuse("status of 404")  # of the address that leads nowhere
    ana.new_table("me", "open", open=True, clock={"kind": "live", "minutes": 5, "increment": 10})
    ana.new_table("me", "elder")
    page = ana.page
    for path in PAGES:
        ana.go(path)
        page.wait_for_load_state("networkidle")
        if path == "/":
            page.locator("section").get_by_role("button").first.click()
            page.locator("form details summary").click()
        look_in_all(page)
    page.goto(ana.server.address + "/tables")
    page.locator(".lists a.btn[href^='/table/']").first.click()
    page.locator(".table, .waiting").wait_for()
    look_in_all(page)


def test_language_is_kept(ana: Visitor) -> None:
    page = ana.go()
    for language in NAMES:
        speak(page, language)
        page.goto(ana.server.address + "/tables")
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert_only_words(page)


def test_language_of_the_account_wins(ana: Visitor) -> None:
    """On a new device, too, whatever is loaded first."""
    ana.enter(language="hr")
    ana.open_table("me", "gatherer")
    expect(ana.page.locator("html")).to_have_attribute("lang", "hr")
    expect(Seated(ana).place("forest")).to_contain_text(FOREST["hr"])


def test_switch_in_the_middle_of_a_choice(ana: Visitor) -> None:
    ana.enter()
    ana.open_table("me", "gatherer", "gatherer")
    seated = Seated(ana)
    seated.settle()
    page = ana.page
    seated.place("forest").click()
    page.locator(".chooser .numbers label").nth(3).click()
    for language in ("cs", "sk", "hr", "en"):
        speak(page, language)
        expect(page.get_by_role("radio", checked=True)).to_have_value("4")
        expect(page.locator(".chooser h2 span")).to_have_text(FOREST[language])
        expect(seated.place("forest")).to_have_attribute("aria-pressed", "true")
        assert_only_words(page)
    speak(page, "hr")
    seated.confirm.click()
    expect(page.locator(".board .man:not(.ghost)").first).to_be_visible()
    assert seated.position >= 1


def may_take_two(state: State) -> bool:
    return any(action.kind == "take" for action in state.legal)


def test_whole_table_speaks(ana: Visitor) -> None:
    """Every kind of decision, help, log and final scoring, in every language."""
    ana.enter()
    page = ana.page
    seated = Seated(ana)

    for kind, chooser in DECISIONS.items():
        ana.go(lay(ana, asks(kind)))
        assert seated.settle().asks == chooser
        look_in_all(page)
    ana.go(lay(ana, may_take_two))
    seated.settle()
    page.locator("button.any2").click()
    assert seated.look().asks == "take"
    look_in_all(page)

    speak(page, "cs")
    page.keyboard.press("?")
    assert_only_words(page)
    page.keyboard.press("Escape")
    speak(page, "en")
    seated.resign()
    expect(page.get_by_role("region", name="The game is over.")).to_be_visible()
    check = page.locator("details.dice-check")
    check.locator("summary").click()
    check.get_by_role("button").click()
    findings = check.locator("li")
    expect(findings).to_have_count(3)
    english = findings.all_inner_texts()
    look_in_all(page)
    assert not set(english) & set(findings.all_inner_texts())


def test_the_chosen_one_is_seen_without_our_colors(visitors: Visitors) -> None:
    """Where the system's own colors are forced upon the page."""
    page = visitors.come(own=True, painted=True).go()
    page.emulate_media(forced_colors="active")
    buttons = page.locator(".lang button")
    for at, language in enumerate(NAMES):
        switch(page, language)
        expect(buttons.nth(at)).to_have_attribute("aria-pressed", "true")
        color = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
        colors = buttons.evaluate_all(color)
        assert colors.count(colors[at]) == 1
        assert len(set(colors)) == 2

"""Names, passwords, and what stays."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitor, Visitors

PASSWORD = "mammoth and bison"


def sign(page: Page, form: str, name: str, password: str) -> None:
    block = page.get_by_role("form", name=form)
    block.get_by_label("Name").fill(name)
    block.get_by_label("Password").fill(password)
    block.get_by_role("button").click()


def tables_of_mine(page: Page) -> int:
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Tables").click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine).to_be_visible()
    page.wait_for_load_state("networkidle")
    return mine.get_by_role("link", name="Continue").count()


def test_guest_signs_up_and_keeps_games(visitors: Visitors) -> None:
    ana = visitors.come()
    page = ana.go()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Play against bots").click()
    page.locator(".table").wait_for()

    ana.go("/account")
    expect(page.get_by_text("You are playing as a guest")).to_be_visible()
    sign(page, "Create an account", "Ana of the caves", PASSWORD)
    expect(page.get_by_role("heading", name="Ana of the caves")).to_be_visible()
    expect(page.get_by_text("You are playing as a guest")).to_have_count(0)
    assert tables_of_mine(page) == 1

    ana.go("/account")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("form", name="Sign in")).to_be_visible()

    # Elsewhere, with what was kept.
    other = visitors.come()
    other.excuse("status of 401|status of 403")
    page = other.go("/account")
    sign(page, "Sign in", "Ana of the caves", "wrong password")
    expect(page.get_by_text("Name or password is wrong.")).to_be_visible()
    sign(page, "Sign in", "Ana of the caves", PASSWORD)
    expect(page.get_by_role("heading", name="Ana of the caves")).to_be_visible()
    assert tables_of_mine(page) == 1


def test_settings_follow_the_account(visitors: Visitors) -> None:
    ana = visitors.come()
    page = ana.go("/account")
    sign(page, "Create an account", "Settled", PASSWORD)
    expect(page.get_by_role("heading", name="Settled")).to_be_visible()
    page.get_by_label("Night", exact=True).check()
    bots = page.get_by_role("group", name="How fast bots play")
    expect(bots.get_by_role("radio", name="Normal")).to_be_checked()
    bots.get_by_role("radio", name="Fast").check()
    expect(page.locator("html")).to_have_class(re.compile("night"))
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.get_by_role("radio", name="Hrvatski").check()

    other = visitors.come()
    page = other.go("/account")
    sign(page, "Sign in", "Settled", PASSWORD)
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    expect(page.locator("html")).to_have_class(re.compile("night"))
    expect(page.get_by_role("radio", name="Brzo")).to_be_checked()


def test_taken_name_is_refused(visitors: Visitors) -> None:
    for count in range(2):
        visitor: Visitor = visitors.come()
        page = visitor.go("/account")
        if count:
            visitor.excuse("status of 409")
        sign(page, "Create an account", "Only one", PASSWORD)
    expect(page.get_by_role("alert").filter(has_text="This name is already taken.")).to_be_visible()


def test_stumbling_server_makes_nobody_a_guest(ana: Visitor) -> None:
    """Who sits there could not be asked; that does not make them somebody else."""
    ana.enter("Ana")
    table = ana.new_table("me", "gatherer")
    ana.excuse("503")
    ana.page.route("**/api/me", lambda route: route.fulfill(status=503))
    page = ana.go(f"/table/{table['id']}")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.unroute("**/api/me")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("#mine h2")).to_have_text("Ana")


def test_a_new_account_keeps_its_name(ana: Visitor) -> None:
    """Nothing is left of the guest's name that one click could bring back."""
    ana.enter("Guest of the house")
    page = ana.go("/account")
    form = page.get_by_role("form", name="Create an account")
    expect(form).to_contain_text("only whoever runs this server can help")
    sign(page, "Create an account", "Host of the house", PASSWORD)
    expect(page.get_by_role("status").filter(has_text="Your account is ready")).to_contain_text(
        "Host of the house"
    )
    expect(page.get_by_label("Name", exact=True)).to_have_value("Host of the house")
    expect(page.get_by_role("button", name="Save").first).to_be_disabled()


def test_fields_say_what_is_wrong_in_the_language_of_the_page(visitors: Visitors) -> None:
    visitor = visitors.come(locale="cs")
    page = visitor.go("/account")
    form = page.get_by_role("form", name="Založit účet")
    form.get_by_role("button").click()
    expect(form).to_contain_text("Zadejte prosím jméno.")
    expect(form).to_contain_text("Heslo musí mít alespoň 8 znaků.")
    expect(form.get_by_label("Jméno")).to_be_focused()
    form.get_by_label("Jméno").fill("Eva")
    expect(form.get_by_text("Zadejte prosím jméno.")).to_have_count(0)

"""Windows of one browser, in which one visitor comes after another.

A page in a window that is new takes three times as long as in one where a page has been.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize

from tests.browser import chromium

# Of all that a page may keep, ours keep these; and whether the time in it is still the browser's.
FORGET = """() => {
  localStorage.clear();
  sessionStorage.clear();
  return /native code/.test(setTimeout) && document.querySelector(":hover") === null;
}"""
OUTSIDE = (-1, -1)


@contextmanager
def browsing(playwright: Playwright, *, whole: bool = False) -> Iterator[Windows]:
    """The windows of a browser that is started for them; see `chromium.find`."""
    try:
        path = chromium.find(playwright, whole=whole)
    except LookupError as error:
        pytest.fail(str(error), pytrace=False)
    browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
    yield Windows(browser)
    browser.close()


@dataclass
class Window:
    """A session of its own, and its page."""

    key: str
    context: BrowserContext
    page: Page


class Windows:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[Window] = []

    def open(
        self,
        scripts: list[str],
        viewport: ViewportSize,
        media: dict[str, Any],
        options: dict[str, Any],
        *,
        own: bool,
    ) -> Window:
        """One that nobody has used, or after whom nothing is left; with `own` never the latter."""
        key = "" if own else repr((scripts, sorted(options.items())))
        window = next((free for free in self._free if free.key == key), None)
        if window is None:
            context = self.browser.new_context(viewport=viewport, **media, **options)
            for script in scripts:
                context.add_init_script(script)
            return Window(key, context, context.new_page())
        self._free.remove(window)
        window.page.set_viewport_size(viewport)
        window.page.emulate_media(**media)
        return window

    def give_back(self, window: Window, address: str) -> None:
        """After a visit to the server there."""
        if window.key and _forgets(window, address):
            self._free.append(window)
        else:
            window.context.close()


def _forgets(window: Window, address: str) -> bool:
    """Whether the next one finds nothing of the one before."""
    context, page = window.context, window.page
    try:
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        context.unroute_all()
        context.set_offline(False)
        context.clear_permissions()
        context.clear_cookies()
        page.goto(f"{address}/robots.txt")
        page.mouse.move(*OUTSIDE)
        return bool(page.evaluate(FORGET))
    except Error:
        return False  # its server may have been killed

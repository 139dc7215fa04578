"""What the tests in the browser share: a Chromium, the real server, and visitors."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, expect, sync_playwright

from tests.browser.visitors import QUICK, SECONDS, Visitor, Visitors, visiting
from tests.browser.windows import Windows, browsing
from tests.serving import Server

expect.set_options(timeout=SECONDS * 1000)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Not of the session: while it runs, no test elsewhere could run a loop."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def windows(playwright: Playwright) -> Iterator[Windows]:
    with browsing(playwright) as windows:
        yield windows


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    server = Server(folder, f"sqlite:///{folder}/holocene.db", *QUICK)
    yield server
    server.stop()


@pytest.fixture
def visitors(server: Server, windows: Windows) -> Iterator[Visitors]:
    with visiting(server, windows) as visitors:
        yield visitors


@pytest.fixture
def ana(visitors: Visitors) -> Visitor:
    """Somebody in a browser, on no page yet."""
    return visitors.come()

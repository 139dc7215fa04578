"""How heavy the pages are, and how soon the table can be played on a slow phone.

    python bench/page.py [--chromium PATH] [--runs 5]

The profile: a 390 x 844 screen, four times slower processor, 1.6 Mbit/s with 150 ms round trips
(what Lighthouse calls a slow phone). Three ways to the table are timed, until a place on the board
can be chosen: a click on "play" on the start page, the same page loaded again, and a first visit
by a link with nothing in the cache.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SLOW = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
# Timed in the page itself, from the click or from the start of loading, until a place on the
# board can be chosen and has been drawn: what drives the browser is slowed down as well.
WATCH = """() => {
  addEventListener("click", (event) => (window.began = event.timeStamp), true);
  const place = "[data-place='forest'] button[aria-disabled='false']";
  const look = () => {
    if (!document.querySelector(place)) requestAnimationFrame(look);
    else requestAnimationFrame(() => (window.usable = performance.now() - (window.began ?? 0)));
  };
  requestAnimationFrame(look);
}"""
WAYS = ("from the start page", "loaded again", "first visit by a link")
NAMES = {"name": "Bench", "language": "en"}


@contextlib.contextmanager
def serving(folder: str) -> Iterator[str]:
    command = [
        sys.executable, "-c", "from holocene.cli.main import main; raise SystemExit(main())",
        "serve", "--port", "0", "--no-limits", "--database", f"sqlite:///{folder}/page.db",
    ]  # fmt: skip
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].strip()
    finally:
        server.terminate()
        server.wait()


def phone(browser: Browser) -> BrowserContext:
    return browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)


def slow(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return session


def weight(browser: Browser, address: str) -> float:
    """Kilobytes over the wire for a first visit to a page, compressed as they come."""
    context = phone(browser)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes) / 1024


def new_table(page: Page, address: str) -> str:
    page.request.post(f"{address}api/guests", data=NAMES)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "gatherer"}]
    made = page.request.post(f"{address}api/tables", data={"game": "stone-age", "seats": seats})
    table = made.json()
    return f"{address}table/{table['id']}?invite={table['invite']}"


def timed(page: Page, act: str, address: str = "") -> float:
    if act == "click":
        page.get_by_role("radio", name="Stone Age", exact=True).check()
        page.get_by_role("button", name="Play against bots").click()
    elif act == "reload":
        page.reload(wait_until="commit")
    else:
        page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.usable", timeout=60_000, polling=100)
    return float(page.evaluate("() => window.usable")) / 1000


def times(browser: Browser, address: str) -> tuple[float, float, float]:
    context = phone(browser)
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    slow(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(5000)  # a person reads the page before they click
    clicked = timed(page, "click")
    again = timed(page, "reload")
    context.close()
    context = phone(browser)
    page = context.new_page()
    link = new_table(page, address)
    page.add_init_script(f"({WATCH})()")
    slow(page)
    first = timed(page, "open", link)
    context.close()
    return clicked, again, first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="holocene-page-") as folder,
        serving(folder) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=args.chromium, args=FLAGS)
        print(f"first page: {weight(browser, address):.0f} KB compressed, all requests")
        found = [times(browser, address) for _ in range(args.runs)]
        for name, took in zip(WAYS, zip(*found, strict=True), strict=True):
            spread = f"{len(took)} runs: {min(took):.2f} to {max(took):.2f}"
            print(f"usable on a slow phone, {name}: {statistics.median(took):.2f} s ({spread})")
        browser.close()


if __name__ == "__main__":
    main()

"""Whole games in a real browser, from the first click to the final scoring.

    python -m bench.clicks [GAME ...] [--ways two-people on-a-phone by-keys] [--seed 1]

Two people at two windows, then one by taps on a small phone against three bots, where both buttons
must be in reach at every decision, then one by the keyboard alone against a bot. The tests play the
beginning and the end of a game like this; all of it takes minutes.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Locator, sync_playwright

from tests.browser.clicking import CLICKED, clicks_of
from tests.browser.test_each_game import UNREACHABLE, play_together, sit_down
from tests.browser.test_keyboard import press, tab_to
from tests.browser.visitors import QUICK, SHORT_PHONE, Visitors, visiting
from tests.browser.windows import browsing
from tests.serving import Server

MOST = 3000  # decisions of a game
TABS = 200  # the most from one thing to another


def two_people(visitors: Visitors, game: str, seed: int) -> str:
    ana, ben = visitors.come(), visitors.come()
    ana.enter("Ana")
    ben.enter("Ben")
    clicks = clicks_of(game)
    players = [clicks.Player(ana, seed), clicks.Player(ben, seed + 1)]
    path = sit_down(ana, ben, game)
    play_together(players, lambda position: position > MOST)
    return told(ana.ask("GET", f"/api/tables/{path.split('/')[-1]}"))


def on_a_phone(visitors: Visitors, game: str, seed: int) -> str:
    ana = visitors.come(touch=True, viewport=SHORT_PHONE)
    ana.enter()
    table = ana.open_table("me", "gatherer", "child", "child", game=game)
    player = clicks_of(game).Player(ana, seed)

    def tap(goal: Locator) -> None:
        goal.tap()
        if ana.page.locator(".dock.mine-now:not([aria-busy=true])").count():
            bad = ana.page.evaluate(UNREACHABLE)
            assert bad == [], f"{ana.page.url}: {bad}"

    player.press = tap
    player.play(lambda sight: False, MOST)
    return told(ana.ask("GET", f"/api/tables/{table['id']}"))


def by_keys(visitors: Visitors, game: str, seed: int) -> str:
    ana = visitors.come()
    ana.enter()
    table = ana.open_table("me", "child", game=game)
    player = clicks_of(game).Player(ana, seed)

    def by_key(goal: Locator) -> None:
        tab_to(ana.page, goal, TABS)
        press(ana.page, "Enter")

    player.press = by_key
    player.settle()
    press(ana.page, "Tab")
    player.play(lambda sight: False, MOST)
    return told(ana.ask("GET", f"/api/tables/{table['id']}"))


WAYS = {"two-people": two_people, "on-a-phone": on_a_phone, "by-keys": by_keys}


def told(answer: dict[str, dict[str, object]]) -> str:
    result = answer["table"]["result"]
    assert isinstance(result, dict), "the game did not end"
    return f"scores {result['scores']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", default=CLICKED)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="holocene-clicks-") as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/holocene.db", *QUICK)
        with sync_playwright() as playwright, browsing(playwright) as windows:
            for game in args.games:
                for way in args.ways:
                    start = time.perf_counter()
                    with visiting(server, windows) as visitors:
                        end = WAYS[way](visitors, game, args.seed)
                    print(f"{game}, {way}: {end} in {time.perf_counter() - start:.0f} s")
        server.stop()


if __name__ == "__main__":
    main()

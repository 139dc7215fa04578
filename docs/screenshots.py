"""Makes the pictures of the README from real games, or all screens to look at.

python -m docs.screenshots
python -m docs.screenshots --all FOLDER
python -m docs.screenshots --moments FOLDER [GAME ...]
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from docs import pictures
from tests.browser import chromium
from tests.browser.clicking import CLICKED, clicks_of
from tests.browser.laid import lay
from tests.browser.seated import Seated, Sight
from tests.browser.visitors import DESKTOP, PHONE, QUICK, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.serving import Server
from tests.tables.making import bot

HERE = Path(__file__).parent
LANGUAGES = ("en", "cs", "sk", "hr")
WIDE = 1200
MOST = 400_000  # bytes of a picture in the README
NAME = "Dora"


@contextmanager
def house() -> Iterator[Visitors]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), f"sqlite:///{folder}/holocene.db", *QUICK)
        path = chromium.find(playwright)
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            with visiting(server, Windows(browser)) as visitors:
                yield visitors
        finally:
            browser.close()
            server.stop()


# The README's


def mid_game(visitor: Visitor, round: int) -> Seated:
    """A table in the middle of a game, with a group about to be sent to the forest or elsewhere."""
    visitor.enter(NAME)
    visitor.open_table("me", "hunter", "gatherer", name="By the river")
    seated = Seated(visitor)

    def well(sight: Sight) -> bool:
        return seated.round >= round and sight.asks == "" and bool(rolling(sight))

    sight = seated.play(well)
    seated.place(rolling(sight)[0]).click()
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(3000)  # dice of others are gone
    return seated


def rolling(sight: Sight) -> list[str]:
    places = ("forest", "clay-pit", "quarry", "river", "hunt")
    return [place for place in places if place in sight.places and not sight.ready]


def picture(page: Page, paper: Page, name: str, width: int) -> None:
    path = HERE / f"{name}.png"
    size = pictures.write(paper, page.screenshot(), path, width)
    print(f"{path.name}: {size // 1000} KB")
    assert size < MOST, f"{path.name} is too large for a README"


def for_readme() -> None:
    with house() as visitors:
        visitor = visitors.come(painted=True)
        seated = mid_game(visitor, 4)
        page = visitor.page
        paper = visitors.windows.browser.new_page()  # where nothing forbids to look at pixels
        picture(page, paper, "table", WIDE)
        page.emulate_media(color_scheme="dark")
        page.wait_for_timeout(500)
        picture(page, paper, "table-night", WIDE)
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(PHONE)
        page.wait_for_timeout(500)
        picture(page, paper, "table-phone", PHONE["width"])
        page.set_viewport_size(DESKTOP)
        seated.undo.click()
        seated.play(lambda sight: False)
        page.wait_for_timeout(500)
        picture(page, paper, "end", WIDE)
        for game in CLICKED:
            of_game(visitor, game)
            picture(page, paper, game, WIDE)


def of_game(visitor: Visitor, game: str) -> None:
    """The first moment that a game tells of, at its table."""
    moment = next(iter(clicks_of(game).MOMENTS.values()))
    others = [bot(seat, "gatherer") for seat in range(1, 3)]
    visitor.go(lay(visitor, moment.enough, game=game, others=others))
    visitor.page.locator(".dock.mine-now").wait_for()
    moment.open(visitor.page)
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(1000)


# All of them


class Album:
    """Takes each screen in every language, and in one of them at night too."""

    def __init__(self, folder: Path, visitor: Visitor, phone: bool) -> None:
        self.folder = folder
        self.visitor = visitor
        self.page = visitor.page
        self.size = "phone" if phone else "wide"

    def take(self, name: str, whole: bool = False) -> None:
        for language in LANGUAGES:
            self.speak(language)
            self._shoot(f"{name}-{self.size}-{language}-day", whole)
        self.page.emulate_media(color_scheme="dark")
        self._shoot(f"{name}-{self.size}-{language}-night", whole)
        self.page.emulate_media(color_scheme="light")
        self.speak("en")

    def speak(self, language: str) -> None:
        # By a script: a dialog may lie over the buttons.
        self.page.locator(".lang-select").wait_for(state="attached")
        self.page.evaluate(
            """(language) => {
              const select = document.querySelector(".lang-select");
              select.value = language;
              select.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            language,
        )
        self.page.locator(f"html[lang={language}]").wait_for()

    def _shoot(self, name: str, whole: bool) -> None:
        self.page.wait_for_timeout(150)
        self.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)


def around_the_table(album: Album, visitor: Visitor) -> None:
    page = visitor.go()
    page.wait_for_load_state("networkidle")
    album.take("start", whole=True)
    page.get_by_role("button", name="Set up a table").click()
    page.locator("form details summary").click()
    album.take("new-table", whole=True)
    visitor.go("/nowhere")
    album.take("missing")
    visitor.enter(NAME)
    visitor.new_table("me", "elder", name="By the river")
    waiting = visitor.new_table(
        "me", "open", "gatherer", open=True, clock={"kind": "live", "minutes": 15, "increment": 20}
    )
    pages = {
        "start-known": "/",
        "tables": "/tables",
        "account": "/account",
        "rules": "/rules/stone-age",
        "replay-open": "/replay",
        "waiting": f"/table/{waiting['id']}",
    }
    for name, path in pages.items():
        visitor.go(path)
        page.wait_for_load_state("networkidle")
        album.take(name, whole=True)


def at_the_table(album: Album, visitor: Visitor) -> None:
    table = visitor.open_table("me", "gatherer", "hunter", "child", name="By the river")
    seated = Seated(visitor)
    page = visitor.page
    seated.settle()
    album.take("table-first")
    wanted: dict[str, Callable[[Sight], bool]] = {
        "table-pay": lambda sight: sight.asks == "pay" and bool(sight.more),
        "table-tools": lambda sight: sight.asks == "tools" and sight.tools > 0,
        "table-roll": lambda sight: sight.asks == "one",
        "table-dice": lambda sight: sight.asks == "dice",
    }
    while wanted:
        sight = seated.play(
            lambda sight: any(is_it(sight) for is_it in wanted.values()) or seated.round > 7
        )
        found = [name for name, is_it in wanted.items() if is_it(sight)]
        if not found:
            break
        wanted.pop(found[0])
        album.take(found[0])
    sight = seated.play(lambda sight: sight.asks == "" and bool(rolling(sight)))
    seated.place(rolling(sight)[0]).click()
    album.take("table-count")
    for panel in ("shelf", "rivals", "log") if album.size == "phone" else ():
        page.evaluate("(id) => document.getElementById(id).scrollIntoView()", panel)
        album.take(f"panel-{panel}")
    page.get_by_role("button", name="Menu").click()
    album.take("menu")
    page.keyboard.press("Escape")
    seated.place("hunt").focus()
    page.keyboard.press("?")
    album.take("help")
    page.keyboard.press("Escape")
    afterwards(album, visitor, table["id"])


def afterwards(album: Album, visitor: Visitor, id: str) -> None:
    page = visitor.page
    Seated(visitor).resign()
    page.locator("section.end .acts").wait_for()
    page.locator("details.dice-check summary").click()
    page.locator("details.dice-check button").click()
    page.locator("details.dice-check .overall").wait_for()
    page.locator("section.end .acts").scroll_into_view_if_needed()
    album.take("end")
    visitor.go(f"/replay/{id}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("PageDown")
    album.take("replay")
    visitor.open_table("me", "beside Eva")
    seated = Seated(visitor)
    seated.settle()
    seated.place("hut").click()
    seated.confirm.click()
    page.locator("dialog[open]").wait_for()
    album.take("curtain")


def at_moments(album: Album, visitor: Visitor, games: Sequence[str]) -> None:
    """Whatever a game tells of that is asked at its table."""
    visitor.enter(NAME)
    for game in games:
        for name, moment in clicks_of(game).MOMENTS.items():
            others = [bot(seat, "gatherer") for seat in range(1, moment.seats)]
            visitor.go(lay(visitor, moment.enough, game=game, others=others, **moment.options))
            visitor.page.locator(".dock.mine-now").wait_for()
            moment.open(visitor.page)
            album.take(f"{game}-{re.sub('[^a-z]+', '-', name)}")


def albums(folder: Path) -> Iterator[tuple[Album, Visitor]]:
    """One of a wide window, then one of a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    for phone in (False, True):
        with house() as visitors:
            visitor = visitors.come(painted=True, viewport=PHONE if phone else DESKTOP, touch=phone)
            yield Album(folder, visitor, phone), visitor


def all_screens(folder: Path) -> None:
    for album, visitor in albums(folder):
        around_the_table(album, visitor)
        at_the_table(album, visitor)
        at_moments(album, visitor, CLICKED)


def all_moments(folder: Path, games: Sequence[str]) -> None:
    for album, visitor in albums(folder):
        at_moments(album, visitor, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen, to look at")
    parser.add_argument("--moments", type=Path, metavar="FOLDER", help="what games ask at tables")
    parser.add_argument("games", nargs="*", default=CLICKED, metavar="GAME", help="of these alone")
    args = parser.parse_args()
    if args.moments is not None:
        all_moments(args.moments, args.games)
    elif args.all is not None:
        all_screens(args.all)
    else:
        for_readme()


if __name__ == "__main__":
    main()

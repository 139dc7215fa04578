"""Makes the pictures of the README from real games, or all screens to look at.

python -m docs.screenshots
python -m docs.screenshots --all FOLDER
python -m docs.screenshots --moments FOLDER [GAME ...]
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

from docs import pictures
from holocene.tables.model import Seat
from tests.browser import chromium
from tests.browser.clicking import CLICKED, Moment, laid_of
from tests.browser.laid import asks, lay
from tests.browser.seated import Seated, Sight
from tests.browser.test_each_game import beginning
from tests.browser.test_hotseat import holds_a_secret, place_one
from tests.browser.test_sizes import PHONES, TABLET, ZOOMED
from tests.browser.test_sizes import WIDE as WIDE_LEAST
from tests.browser.visitors import DESKTOP, PHONE, QUICK, Visitor, Visitors, visiting
from tests.browser.windows import Windows
from tests.games.ours import OURS
from tests.serving import Server

HERE = Path(__file__).parent
LANGUAGES = ("en", "cs", "sk", "hr")
WIDE = 1200
MOST = 400_000  # bytes of a picture in the README
NAME = "Dora"
OTHERS = ("Mara", "Bruna", "Orin")


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
        for game in CLICKED:  # the first moment that a game tells of
            of_moment(visitor, game, next(iter(laid_of(game).MOMENTS.values())))
            picture(page, paper, game, WIDE)


# All of them


@dataclass(frozen=True)
class Screen:
    """Where pages are shown: at its first size in all languages, at the others in the longest."""

    name: str
    sizes: tuple[tuple[int, int], ...]
    touch: bool

    @property
    def viewport(self) -> ViewportSize:
        width, height = self.sizes[0]
        return {"width": width, "height": height}


SCREENS = (
    Screen("wide", ((1440, 900), (1920, 1080), (1366, 768), (1280, 720), WIDE_LEAST), touch=False),
    Screen("phone", ((390, 844), *PHONES, TABLET, ZOOMED), touch=True),
)
LONGEST = "hr"


class Album:
    """Takes each screen in every language, in one of them at night too, and in every size."""

    def __init__(self, folder: Path, visitor: Visitor, screen: Screen) -> None:
        self.folder = folder
        self.visitor = visitor
        self.page = visitor.page
        self.screen = screen

    def take(self, name: str, whole: bool = False) -> None:
        for language in LANGUAGES:
            self.speak(language)
            self._shoot(f"{name}-{self.screen.name}-{language}-day", whole)
        self.page.emulate_media(color_scheme="dark")
        self._shoot(f"{name}-{self.screen.name}-{language}-night", whole)
        self.page.emulate_media(color_scheme="light")
        self.speak(LONGEST)
        for width, height in self.screen.sizes[1:]:
            self.page.set_viewport_size({"width": width, "height": height})
            self._shoot(f"{name}-{width}x{height}", whole)
        self.page.set_viewport_size(self.screen.viewport)
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
        **{f"rules-{game}": f"/rules/{game}" for game in OURS},
        "replay-open": "/replay",
        "waiting": f"/table/{waiting['id']}",
    }
    for name, path in pages.items():
        visitor.go(path)
        page.wait_for_load_state("networkidle")
        album.take(name, whole=True)


def at_moments(album: Album, visitor: Visitor, game: str) -> None:
    """Whatever a game tells of that is asked at its table."""
    for name, moment in laid_of(game).MOMENTS.items():
        of_moment(visitor, game, moment)
        album.take(f"{game}-{re.sub('[^a-z]+', '-', name)}")


def of_moment(visitor: Visitor, game: str, moment: Moment) -> None:
    others = [
        Seat(seat, "bot", name=OTHERS[seat - 1], bot="gatherer") for seat in range(1, moment.seats)
    ]
    path = lay(
        visitor, moment.enough, sparing=moment.sparing, eager=moment.eager, game=game,
        others=others, **moment.options,
    )  # fmt: skip
    visitor.page.set_viewport_size(DESKTOP)  # where what opens it is always in sight
    visitor.go(path)
    visitor.page.locator(".dock.mine-now").wait_for()
    moment.open(visitor.page)
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(500)


def around_a_turn(album: Album, visitor: Visitor, game: str) -> None:
    """Each panel of a phone, the menu, the help; and how a game ends."""
    page = visitor.page
    page.set_viewport_size(album.screen.viewport)
    page.goto(visitor.server.address + lay(visitor, beginning, game=game))
    page.locator(".dock.mine-now").wait_for()
    for at in range(page.locator(".swipe button").count() if album.screen.touch else 0):
        page.locator(".swipe button").nth(at).click()
        page.wait_for_timeout(400)
        album.take(f"{game}-panel-{at + 1}")
    page.get_by_role("button", name="Menu").click()
    album.take(f"{game}-menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    album.take(f"{game}-help")
    page.keyboard.press("Escape")


def afterwards(album: Album, visitor: Visitor) -> None:
    page = visitor.page
    path = lay(visitor, asks("feeding"))  # before that a game is aborted, not resigned
    visitor.go(path)
    seated = Seated(visitor)
    seated.settle()
    seated.resign()
    page.locator("section.end .acts").wait_for()
    page.locator("details.dice-check summary").click()
    page.locator("details.dice-check button").click()
    page.locator("details.dice-check .overall").wait_for()
    page.locator("section.end .acts").scroll_into_view_if_needed()
    album.take("end")
    visitor.go(path.replace("table", "replay"))
    page.get_by_role("slider").wait_for()
    page.keyboard.press("PageDown")
    album.take("replay")
    visitor.go(lay(visitor, holds_a_secret, friend="Eva"))
    seated.settle()
    place_one(seated)
    page.get_by_role("dialog", name="Pass the device").wait_for()
    album.take("curtain")


def albums(folder: Path) -> Iterator[tuple[Album, Visitor]]:
    folder.mkdir(parents=True, exist_ok=True)
    for screen in SCREENS:
        with house() as visitors:
            visitor = visitors.come(painted=True, viewport=screen.viewport, touch=screen.touch)
            yield Album(folder, visitor, screen), visitor


def all_screens(folder: Path) -> None:
    for album, visitor in albums(folder):
        around_the_table(album, visitor)
        for game in OURS:
            at_moments(album, visitor, game)
            around_a_turn(album, visitor, game)
        afterwards(album, visitor)


def all_moments(folder: Path, games: Sequence[str]) -> None:
    for album, visitor in albums(folder):
        visitor.enter(NAME)
        for game in games:
            at_moments(album, visitor, game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen, to look at")
    parser.add_argument("--moments", type=Path, metavar="FOLDER", help="what games ask at tables")
    parser.add_argument("games", nargs="*", default=OURS, metavar="GAME", help="of these alone")
    arguments = parser.parse_args()
    if arguments.moments is not None:
        all_moments(arguments.moments, arguments.games)
    elif arguments.all is not None:
        all_screens(arguments.all)
    else:
        for_readme()


if __name__ == "__main__":
    main()

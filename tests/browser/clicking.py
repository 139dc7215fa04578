"""Somebody at a table of any game, who clicks what can be clicked.

What there is to click a game tells itself, in `tests/games/NAME/clicks.py`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from playwright.sync_api import Locator, Page

from holocene.core.state import State
from tests.browser.visitors import Visitor
from tests.games.ours import OURS, folder_of

TESTS = Path(__file__).parents[1]

SETTLED = """(position) => {
  const table = document.querySelector(".table");
  if (table === null || Number(table.dataset.position) <= position) return false;
  const asked = ".dock.mine-now:not([aria-busy=true])"; // what is asked and not answered already
  return document.querySelector(`section.end, .unfold, ${asked}, dialog[open]`) !== null;
}"""


@dataclass
class Sight:
    """What is on the table to be clicked."""

    position: int
    over: bool
    mine: bool
    asks: str  # what kind of answer
    ready: bool  # whether Confirm would do something


AnySight = TypeVar("AnySight", bound=Sight)


class Clicker(ABC, Generic[AnySight]):
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.chance = random.Random(seed)
        self.met: set[str] = set()  # what was asked for
        self.press: Callable[[Locator], None] = Locator.click

    @property
    def confirm(self) -> Locator:
        return self.page.locator("#confirm")

    @property
    def undo(self) -> Locator:
        return self.page.get_by_role("button", name="Undo")

    @property
    def ask(self) -> Locator:
        return self.page.locator(".dock .ask")

    @property
    def note(self) -> Locator:
        return self.page.locator(".dock .note")

    @property
    def position(self) -> int:
        return self.look().position

    @property
    def hidden(self) -> set[str]:
        """What lies on this screen and nobody else may see."""
        return set()

    @abstractmethod
    def look(self) -> AnySight: ...

    @abstractmethod
    def answer(self, sight: AnySight) -> None:
        """One decision, whatever it is."""

    def decide(self, sight: AnySight) -> AnySight:
        """The same, and what is in sight when one is asked again."""
        here = sight.position
        self.answer(sight)
        return self.settle(here)

    def settle(self, position: int = -1) -> AnySight:
        """Wait until the table has moved on from there, and it is mine to choose or it is over."""
        self.page.wait_for_function(SETTLED, arg=position)
        return self.look()

    def play(self, enough: Callable[[AnySight], bool], most: int = 600) -> AnySight:
        """Decide until there is enough, or the game is over."""
        sight = self.settle()
        for _ in range(most):
            if sight.over or enough(sight):
                return sight
            sight = self.decide(sight)
        raise AssertionError(f"still not over after {most} decisions")

    def resign(self) -> None:
        page = self.page
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def each_moves(*all_of_them: Clicker[Any]) -> None:
    """Once around the table: before that a game is aborted, not resigned."""
    for one in all_of_them:
        one.answer(one.settle())


def no_more(page: Page) -> None:
    """It is open already."""


@dataclass(frozen=True)
class Moment:
    """When something is asked, and what opens it."""

    enough: Callable[[State], bool]
    open: Callable[[Page], None] = no_more
    seats: int = 2
    on_table: bool = False  # what can be answered lies there, and nothing in the dock
    inspected: bool = False  # for accessibility; where none is, all of them are
    eager: tuple[str, ...] = ()  # how actions begin that are never left out where they can be taken
    options: Mapping[str, Any] = field(default_factory=dict)  # of its game
    sparing: str = ""  # a kind of action that is left for later on the way there


class Laid(Protocol):
    """What each of our games tells of its table."""

    OWN: int  # what of one's own a phone always shows
    READABLE: float  # pixels: no word is smaller
    READABLE_WIDE: float  # the same on a desktop
    MOMENTS: dict[str, Moment]
    Player: type[Clicker[Any]]


class Clicks(Laid, Protocol):
    """What a game tells that is played in the tests which are for every game."""

    CHOOSER: str  # where the answers are, in the dock
    LIT: str  # what can be pressed on the table
    RULES: tuple[str, ...]
    CARDS: int

    def is_late(self, state: State) -> bool: ...

    def told(self, frames: Iterable[str], seat: int) -> set[str]:
        """Of what that seat hides: all that these frames tell."""


CLICKED = [game for game in OURS if (TESTS / "games" / folder_of(game) / "clicks.py").is_file()]


def clicks_of(game: str) -> Clicks:
    module: Any = import_module(f"tests.games.{folder_of(game)}.clicks")
    found: Clicks = module
    return found


def laid_of(game: str) -> Laid:
    """Of one that is not in those tests, what its screens are to show."""
    if game in CLICKED:
        return clicks_of(game)
    module: Any = import_module(f"tests.games.{folder_of(game)}.screens")
    found: Laid = module
    return found

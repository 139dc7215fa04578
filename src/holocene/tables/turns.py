"""Who is next, where many wait for few: everybody has the same share, however much they ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, NamedTuple

UNKNOWN: Final = 0.1  # seconds that something takes which nobody has tried yet
LEARNING: Final = 0.2  # how much the last time counts for what the next one will take
MOST_KNOWN: Final = 10_000  # shares that are kept


class Asker(NamedTuple):
    """For whom something is done: a person, and where they come from."""

    person: str = ""
    house: str = ""  # those who share an address share a share
    weight: float = 1.0  # how many times more a second counts


NOBODY: Final = Asker()


class Turn:
    """What somebody waits for, and then has."""

    __slots__ = ("began", "comes", "cost", "house", "number", "person", "since", "weight", "what")

    def __init__(self, number: int, asker: Asker, what: str, cost: float, since: float) -> None:
        self.number: Final = number
        self.house: Final = asker.house
        self.person: Final = asker.person
        self.weight: Final = asker.weight
        self.what: Final = what
        self.cost: Final = cost  # seconds that it will take, as they count
        self.since: Final = since
        self.began = since
        self.comes: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Shares:
    """How many seconds each has had."""

    def __init__(self) -> None:
        self._had: dict[str, float] = {}
        self._floor = 0.0  # what the one served last had had: whoever comes anew begins with it

    def had(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._floor)

    def serve(self, who: str) -> None:
        self._floor = self.had(who)

    def charge(self, who: str, seconds: float) -> None:
        self._had[who] = self.had(who) + seconds
        if len(self._had) > MOST_KNOWN:  # who had less than the one served last is as if new
            self._had = {who: had for who, had in self._had.items() if had > self._floor}


class Turns:
    """Gives turns: to whoever's house had the least time, then whoever had the least there.

    What will be done quickly goes before what takes long, but not for longer than that takes.
    Nobody saves up by staying away.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._free = places
        self._number = 0
        self._waiting: list[Turn] = []
        self._houses: Final = Shares()
        self._people: Final[dict[str, Shares]] = {}  # by house
        self._costs: Final[dict[str, float]] = {}  # seconds by what is done

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def take(self, asker: Asker, what: str) -> Turn:
        """Wait for a turn, which is to be given back."""
        self._number += 1
        cost = self._costs.get(what, UNKNOWN) * asker.weight
        turn = Turn(self._number, asker, what, cost, self._clock())
        self._waiting.append(turn)
        self._serve()
        try:
            await turn.comes
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif not turn.comes.cancelled():  # it came, too late
                self.give_back(turn)
            raise
        return turn

    def give_back(self, turn: Turn) -> float:
        """How long it took."""
        seconds = self._clock() - turn.began
        before = self._costs.get(turn.what, seconds)
        self._costs[turn.what] = before + LEARNING * (seconds - before)
        self._charge(turn, seconds * turn.weight - turn.cost)
        self._free += 1
        self._serve()
        return seconds

    def _serve(self) -> None:
        while self._free and self._waiting:
            now = self._clock()
            turn = min(self._waiting, key=lambda turn: self._order(turn, now))
            self._waiting.remove(turn)
            if turn.comes.done():
                continue  # nobody waits for it any more
            self._houses.serve(turn.house)
            self._people_of(turn).serve(turn.person)
            self._charge(turn, turn.cost)
            self._free -= 1
            turn.began = now
            turn.comes.set_result(None)

    def _order(self, turn: Turn, now: float) -> tuple[float, float, int]:
        patience = max(0.0, turn.cost - (now - turn.since))
        had = self._houses.had(turn.house) + patience
        return had, self._people_of(turn).had(turn.person), turn.number

    def _charge(self, turn: Turn, seconds: float) -> None:
        self._houses.charge(turn.house, seconds)
        self._people_of(turn).charge(turn.person, seconds)
        if len(self._people) > MOST_KNOWN and not self._waiting:
            self._people.clear()

    def _people_of(self, turn: Turn) -> Shares:
        return self._people.setdefault(turn.house, Shares())

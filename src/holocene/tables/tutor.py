"""The coach at the tables of a house: hints while a game is played, reviews of those that are over.

It thinks where bots think, in their turns and from the same hours of thinking. What it found is
kept: a hint as long as others do not push it out, a review in the database.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from ..coach.costs import Cost, costliest
from ..core.record import Record
from ..core.state import State
from .bot_workers import BotFailed, BotWorkers
from .coaching import is_coached
from .messages import Hint, Review
from .refusal import Refusal
from .turns import Asker

LOG: Final = logging.getLogger(__name__)
K = TypeVar("K")
V = TypeVar("V")
SLICE: Final = 0.5  # seconds that a part of a review takes, between which others have their turn
MOST_KEPT: Final = 500  # hints, and reviews, in memory
MOST_AT_ONCE: Final = 8  # reviews that are thought of
MOST_OF_HOUSE: Final = 2  # of them, for those who share an address
TOLD_OF_SEAT: Final = 8  # decisions
LEAST_LOST: Final = 0.02  # of a chance, for a decision to be told
PARTS: Final = (0.1, 0.8)  # of a review: its course is told then, and all costs


class Finished(NamedTuple):
    """A game that is over, as the coach needs it."""

    id: str
    record: Record
    ends: list[int]  # actions after each command
    people: list[int]  # seats


class Keeping(NamedTuple):
    """Where reviews are kept."""

    find: Callable[[str], Awaitable[Review | None]]
    keep: Callable[[str, Review], Awaitable[None]]


class Tutor:
    def __init__(self, workers: BotWorkers, seconds: float, keeping: Keeping) -> None:
        self._workers: Final = workers
        self._seconds: Final = seconds  # of thinking, for one review
        self._keeping: Final = keeping
        self._hints: Final[OrderedDict[tuple[object, ...], asyncio.Task[Hint]]] = OrderedDict()
        self._reviews: Final[OrderedDict[str, Review]] = OrderedDict()
        self._thinking: Final[dict[str, asyncio.Task[None]]] = {}
        self._houses: Final[Counter[str]] = Counter()  # for how many reviews each is thought

    async def close(self) -> None:
        tasks = [*self._hints.values(), *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Hints

    async def hint(
        self, id: str, position: int, state: State, steps: Sequence[str], asker: Asker
    ) -> Hint:
        """For whoever decides in a position; who asks again is told the same."""
        key = (id, position, state.actor, *steps)
        task = self._hints.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            self._check_budget(asker)
            task = self._hints[key] = asyncio.create_task(self._hint(position, state, asker))
            task.add_done_callback(_heard)
            _forget_oldest(self._hints)
        try:
            return await asyncio.shield(task)
        except BotFailed as error:
            LOG.error("table %s gets no hint: %s", id, error)
            raise Refusal("coach-failed", "the coach has nothing to say now") from None

    async def _hint(self, position: int, state: State, asker: Asker) -> Hint:
        redealt = state.redeal(state.actor, secrets.randbits(63))
        question = {
            "coach": "hint",
            "game": state.game.name,
            "state": redealt.dump(),
            "seed": position,  # known to all, and the same for whoever asks again
        }
        told = await self._workers.ask_coach(question, asker)
        return {"position": position, "choices": told["choices"], "reasons": told["reasons"]}

    def _check_budget(self, asker: Asker) -> None:
        if not self._workers.budget.has_left(asker):
            raise Refusal("coach-rests", "the coach has thought a lot for you; ask again later")

    # Reviews

    async def review(self, game: Finished, asker: Asker) -> Review:
        """What is found so far. Whoever asks first lets it begin; all are told the same."""
        known = self._reviews.get(game.id) or await self._keeping.find(game.id)
        if known is not None and (known["status"] != "thinking" or game.id in self._thinking):
            return known
        if not is_coached(game.record.game, game.record.seats):
            return _review("none")
        if game.id not in self._thinking:
            self._check_budget(asker)
            full = len(self._thinking) >= MOST_AT_ONCE
            if full or self._houses[asker.house] >= MOST_OF_HOUSE:
                return _review("thinking")  # they will ask again
            known = self._reviews[game.id] = _review("thinking")
            _forget_oldest(self._reviews)
            task = asyncio.create_task(self._think(known, game, asker))
            self._thinking[game.id] = task
            self._houses[asker.house] += 1
            task.add_done_callback(lambda _: self._thought(game.id, asker.house))
        return known or _review("thinking")

    def _thought(self, id: str, house: str) -> None:
        self._thinking.pop(id, None)
        self._houses[house] -= 1
        if not self._houses[house]:
            del self._houses[house]

    async def _think(self, review: Review, game: Finished, asker: Asker) -> None:
        thinking = Thinking(self._workers, game, asker, self._seconds)
        try:
            await thinking.go(review)
            review["status"] = "stopped" if thinking.stopped else "done"
            review["progress"] = 1.0
            await self._keeping.keep(game.id, review)
        except Exception as error:  # a stranger's game may fail in any way
            LOG.error("the game of table %s cannot be reviewed: %s", game.id, error)
            review["status"] = "stopped"  # until the server starts anew


class Thinking:
    """One review, part by part, until it is done or has taken long enough."""

    def __init__(self, workers: BotWorkers, game: Finished, asker: Asker, seconds: float) -> None:
        self._workers: Final = workers
        self._game: Final = game
        self._asker: Final = asker
        self._parts_left = max(1, round(seconds / SLICE))
        self.stopped = False

    async def go(self, review: Review) -> None:
        """Fill it in, so that whoever looks sees how far it is."""
        game = self._game
        whole, judged = PARTS
        actions = max(1, len(game.record.actions))

        def course(items: list[Any], after: int | None) -> None:
            review["course"] += items
            review["progress"] = whole * len(review["course"]) / (len(game.ends) + 1)

        await self._all("course", {"ends": game.ends}, course)
        costs: list[Cost] = []

        def cost(items: list[Any], after: int | None) -> None:
            costs.extend(Cost(*each) for each in items)
            review["progress"] = whole + (judged - whole) * (after or actions) / actions

        await self._all("costs", {"seats": game.people}, cost)
        told = costliest(costs, TOLD_OF_SEAT, LEAST_LOST)
        by_number = {each.at: each for each in told}

        def why(items: list[Any], after: int | None) -> None:
            for item in items:
                lost = by_number[item["at"]]
                review["decisions"].append(
                    {
                        "step": bisect_right(game.ends, lost.at),
                        "seat": lost.seat,
                        "taken": item["taken"],
                        "best": item["best"],
                        "chance": lost.chance,
                        "best_chance": lost.best_chance,
                        "reasons": item["reasons"],
                    }
                )
            share = len(review["decisions"]) / max(1, len(told))
            review["progress"] = judged + (1.0 - judged) * share

        self._parts_left = max(self._parts_left, len(told))  # what was found is told
        await self._all("why", {"costs": [list(each) for each in told]}, why)

    async def _all(
        self, ask: str, more: dict[str, object], take: Callable[[list[Any], int | None], None]
    ) -> None:
        begin: int | None = 0
        while begin is not None:
            if self._parts_left <= 0:
                self.stopped = True
                return
            self._parts_left -= 1
            question = {
                "coach": ask,
                "game": self._game.record.game.name,
                "record": self._game.record.dump(),
                "begin": begin,
                "seconds": SLICE,
                **more,
            }
            told = await self._workers.ask_coach(question, self._asker)
            begin = told["next"]
            take(told["items"], begin)


def _heard(task: asyncio.Task[Hint]) -> None:
    """Whoever asked may be gone: then nobody minds how it ended."""
    if not task.cancelled():
        task.exception()


def _review(status: Any) -> Review:
    return {"status": status, "progress": 0.0, "course": [], "decisions": []}


def _forget_oldest(kept: OrderedDict[K, V]) -> None:
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)

"""The coach at the tables of a house: bounded, fair, and thought of once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holocene
from holocene.coach import offer
from holocene.coach.offered import VARIABLE
from holocene.core.record import Record
from holocene.tables.bot_workers import BotFailed, BotWorkers
from holocene.tables.messages import Review
from holocene.tables.refusal import Refusal
from holocene.tables.turns import Asker
from holocene.tables.tutor import SLICE, TOLD_OF_SEAT, Finished, Keeping, Tutor
from tests.bots.networks import written
from tests.tables.housing import run

ANA = Asker("ana", "cave")
COST = [2, 0, "some", "other", 0.2, 0.7]


@pytest.fixture(autouse=True)
def coached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    offer([str(written(tmp_path / "some.npz"))])


class Thinkers(BotWorkers):
    """Workers that answer at once, in parts, what a test says."""

    def __init__(self, answer: Callable[[dict[str, Any]], Any], budget: float = 0.0) -> None:
        super().__init__(1, 30.0, budget)
        self.asked: list[str] = []
        self._says = answer

    async def ask_coach(self, question: dict[str, Any], asker: Asker = ANA) -> Any:
        self.asked.append(question["coach"])
        await asyncio.sleep(0)
        return self._says(question)


class Shelf:
    """Where reviews are kept."""

    def __init__(self) -> None:
        self.kept: dict[str, Review] = {}

    async def find(self, id: str) -> Review | None:
        return self.kept.get(id)

    async def keep(self, id: str, review: Review) -> None:
        self.kept[id] = review


def finished(id: str = "a") -> Finished:
    record = Record(holocene.game("stone-age"), 2, 1)
    record.actors.extend([0] * 6)
    record.actions.extend(["some"] * 6)
    return Finished(id, record, [2, 4, 6], [0])


def answer(question: dict[str, Any]) -> Any:
    if question["coach"] == "course":
        begin = question["begin"]
        return {"items": [[0.5, 0.5]], "next": begin + 1 if begin < 3 else None}
    if question["coach"] == "costs":
        return {"items": [COST], "next": None}
    words = {"en": "some"}
    told = [
        {"at": cost[0], "taken": words, "best": words, "reasons": []} for cost in question["costs"]
    ]
    return {"items": told, "next": None}


async def thought_out(tutor: Tutor, game: Finished) -> Review:
    while (review := await tutor.review(game, ANA))["status"] == "thinking":
        await asyncio.sleep(0)
    return review


def test_a_review_part_by_part() -> None:
    async def work() -> None:
        workers, shelf = Thinkers(answer), Shelf()
        tutor = Tutor(workers, 60.0, Keeping(shelf.find, shelf.keep))
        first, second = await asyncio.gather(
            thought_out(tutor, finished()), thought_out(tutor, finished())
        )
        assert first == second == shelf.kept["a"]
        assert first["status"] == "done"
        assert first["course"] == [[0.5, 0.5]] * 4
        [decision] = first["decisions"]
        assert (decision["step"], decision["seat"]) == (1, 0)  # the second command
        assert workers.asked == ["course"] * 4 + ["costs", "why"]

        other = Tutor(workers, 60.0, Keeping(shelf.find, shelf.keep))  # another server
        assert await thought_out(other, finished()) == first
        assert len(workers.asked) == 6
        await tutor.close()
        await other.close()

    run(work)


def test_a_review_is_bounded() -> None:
    """Of a game that is too long for the time there is, as much is told as was found."""

    def endless(question: dict[str, Any]) -> Any:
        if question["coach"] == "why":
            return answer(question)
        item = COST if question["coach"] == "costs" else [0.5, 0.5]
        return {"items": [item], "next": question["begin"] + 1}

    async def work() -> None:
        workers, shelf = Thinkers(endless), Shelf()
        tutor = Tutor(workers, 10 * SLICE, Keeping(shelf.find, shelf.keep))
        told = await thought_out(tutor, finished())
        assert told["status"] == "stopped"
        assert len(workers.asked) <= 10 + TOLD_OF_SEAT
        assert shelf.kept["a"] == told
        await tutor.close()

    run(work)


def test_a_review_that_fails_is_not_begun_again_and_again() -> None:
    def fails(question: dict[str, Any]) -> Any:
        raise BotFailed("no idea")

    async def work() -> None:
        workers, shelf = Thinkers(fails), Shelf()
        tutor = Tutor(workers, 60.0, Keeping(shelf.find, shelf.keep))
        assert (await thought_out(tutor, finished()))["status"] == "stopped"
        assert (await thought_out(tutor, finished()))["status"] == "stopped"
        assert workers.asked == ["course"]
        assert shelf.kept == {}
        await tutor.close()

    run(work)


def test_who_has_had_enough_thinking_waits() -> None:
    async def work() -> None:
        workers, shelf = Thinkers(answer, budget=1.0), Shelf()
        workers.budget.charge(ANA, 2.0)
        tutor = Tutor(workers, 60.0, Keeping(shelf.find, shelf.keep))
        state = holocene.game("stone-age").new(seed=1)
        with pytest.raises(Refusal) as refused:
            await tutor.hint("a", 0, state, [], ANA)
        assert refused.value.code == "coach-rests"
        with pytest.raises(Refusal):
            await tutor.review(finished(), ANA)
        assert workers.asked == []
        await tutor.close()

    run(work)


def test_a_hint_that_failed_is_thought_of_again() -> None:
    def fails(question: dict[str, Any]) -> Any:
        if len(workers.asked) == 1:
            raise BotFailed("no idea")
        return {"choices": [{"index": 1, "said": {}, "chance": 0.5}], "reasons": []}

    workers = Thinkers(fails)

    async def work() -> None:
        shelf = Shelf()
        tutor = Tutor(workers, 60.0, Keeping(shelf.find, shelf.keep))
        state = holocene.game("stone-age").new(seed=1)
        with pytest.raises(Refusal) as refused:
            await tutor.hint("a", 0, state, [], ANA)
        assert refused.value.code == "coach-failed"
        told = await tutor.hint("a", 0, state, [], ANA)
        assert told["choices"] == [{"index": 1, "said": {}, "chance": 0.5}]
        assert await tutor.hint("a", 0, state, [], ANA) == told
        assert workers.asked == ["hint"] * 2
        await tutor.hint("a", 0, state, ["a step"], ANA)  # another question
        assert len(workers.asked) == 3
        await tutor.close()

    run(work)


def test_one_address_leaves_room_for_others() -> None:
    going_on = True

    def endless(question: dict[str, Any]) -> Any:
        begin = question["begin"] + 1 if going_on else None
        return {"items": [[0.5, 0.5]], "next": begin}

    async def work() -> None:
        nonlocal going_on
        workers, shelf = Thinkers(endless), Shelf()
        tutor = Tutor(workers, 60_000.0, Keeping(shelf.find, shelf.keep))
        for number in range(5):
            asker = Asker(f"guest {number}", "192.0.2.66")
            told = await tutor.review(finished(f"{number}"), asker)
            assert told["status"] == "thinking"
        assert set(tutor._thinking) == {"0", "1"}
        await tutor.review(finished("ana's"), ANA)
        assert set(tutor._thinking) == {"0", "1", "ana's"}
        going_on = False
        while tutor._thinking:
            await asyncio.sleep(0)
        assert not tutor._houses
        await tutor.review(finished("2"), Asker("guest 2", "192.0.2.66"))
        assert set(tutor._thinking) == {"2"}
        await tutor.close()

    run(work)

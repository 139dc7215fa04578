"""Who is next: everybody has the same share of what there is, however much they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from holocene.tables.turns import Asker, Turn, Turns
from tests.tables.housing import run


class Desk:
    """One place, a clock of its own, and those who were served."""

    def __init__(self, places: int = 1) -> None:
        self.now = 0.0
        self.turns = Turns(places, lambda: self.now)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.at_desk: list[Turn] = []

    async def wait(self, names: Iterable[str], what: str = "a bot", weight: float = 1.0) -> None:
        """For `person@house`, each again for every time they are named."""
        for name in names:
            asker = Asker(name.split("@")[0], name.split("@")[1], weight)
            self.tasks.append(asyncio.create_task(self._ask(name, asker, what)))
        await self.settle()

    async def _ask(self, name: str, asker: Asker, what: str) -> None:
        turn = await self.turns.take(asker, what)
        self.served.append(name)
        self.at_desk.append(turn)

    async def settle(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    async def finish(self, seconds: float) -> None:
        """Who is at the desk is done, after so long."""
        self.now += seconds
        self.turns.give_back(self.at_desk.pop(0))
        await self.settle()

    async def serve(self, times: int, seconds: float = 1.0) -> list[str]:
        """Those who come next."""
        before = len(self.served)
        for _ in range(times):
            await self.finish(seconds)
        return self.served[before:]


def test_who_asks_for_much_holds_up_nobody_else() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.wait(["mal@north"] * 50)
        assert len(desk.turns) == 49
        await desk.serve(3)
        await desk.wait(["ana@south"] * 2)
        served = await desk.serve(4)
        assert served[0] == "ana@south"
        assert sorted(served) == ["ana@south"] * 2 + ["mal@north"] * 2

    run(play)


def test_an_address_has_one_share_and_its_people_share_it() -> None:
    async def play() -> None:
        desk = Desk()
        guests = [f"guest{number}@north" for number in range(20)]
        await desk.wait([guest for guest in guests for _ in range(3)])
        await desk.wait(["ana@south"] * 3)
        served = await desk.serve(6)
        assert served.count("ana@south") == 3
        await desk.wait(["ben@north"])
        assert "ben@north" in await desk.serve(20)  # not behind all that the others wait for

    run(play)


def test_nobody_saves_up_by_staying_away() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.wait(["ana@south"] * 30)
        await desk.serve(20)
        await desk.wait(["ben@west"] * 5)
        served = await desk.serve(6)
        assert served.count("ana@south") >= 2

    run(play)


def test_what_is_quick_goes_first_but_not_for_ever() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.wait(["ana@south"], "slow")
        await desk.finish(8.0)
        await desk.wait(["ana@south"], "quick")
        await desk.finish(0.1)
        await desk.wait(["mal@north"], "slow")
        await desk.wait(["ana@south"], "slow")
        await desk.wait([f"{one}@{one}" for one in "abcdefgh"] * 9, "quick")
        served = await desk.serve(1, 8.0)
        assert served[0].split("@")[0] in "abcdefgh"
        assert "ana@south" in await desk.serve(40, 0.1)

    run(play)


def test_where_nobody_waits_a_second_counts_for_more() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.wait(["mal@north"] * 30, weight=20.0)
        await desk.wait(["ana@south"] * 30)
        served = await desk.serve(22)
        assert served.count("mal@north") <= 2

    run(play)


def test_whoever_gives_up_waiting_takes_nobodys_turn() -> None:
    async def play() -> None:
        desk = Desk()
        await desk.wait(["ana@south", "ben@west", "cid@east"])
        desk.tasks[1].cancel()
        await desk.settle()
        assert len(desk.turns) == 1
        assert await desk.serve(1) == ["cid@east"]
        late = asyncio.create_task(desk.turns.take(Asker("dan", "dan"), "a bot"))
        await desk.settle()
        desk.turns.give_back(desk.at_desk.pop())
        late.cancel()  # it has its turn, and does not know yet
        with pytest.raises(asyncio.CancelledError):
            await late
        await desk.wait(["eva@eva"])
        assert desk.served[-1] == "eva@eva"

    run(play)

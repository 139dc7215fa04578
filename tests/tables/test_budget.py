"""How much bots think for somebody in an hour."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Engine

from holocene.tables.bot_workers import BotFailed
from holocene.tables.budget import Budget
from holocene.tables.house import NOBODYS, PEOPLES, WATCHED, HouseSettings
from holocene.tables.turns import Asker
from tests.tables.housing import QUICK, opened, run, until
from tests.tables.making import add_people, bot, person, setup_of, waiting


def test_what_was_used_comes_back_within_an_hour() -> None:
    now = 0.0
    budget = Budget(600.0, lambda: now)
    ana, ben, cid = (Asker(name, "home") for name in ("ana", "ben", "cid"))
    budget.charge(ana, 599.0)
    assert budget.has_left(ana)
    budget.charge(ana, 10.0)
    assert not budget.has_left(ana)
    assert budget.has_left(ben)
    budget.charge(ben, 600.0)
    assert not budget.has_left(cid), "of one address"
    assert budget.has_left(Asker("cid", "elsewhere"))
    now = 60.0
    assert budget.has_left(ana)
    now = 3600.0
    budget.charge(ana, 590.0)
    assert budget.has_left(ana)
    endless = Budget(0.0)
    endless.charge(ana, 1e9)
    assert endless.has_left(ana)


@pytest.mark.parametrize("rated", [False, True])
def test_beyond_it_a_bot_plays_without_thinking(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, rated: bool
) -> None:
    """But not where a rating is measured against it."""

    async def play() -> None:
        async with opened(engine, HouseSettings(**{**vars(QUICK), "thinking": 60.0})) as house:
            asked: list[str] = []
            ask = house.workers.ask

            async def noted(bot: str, *more: Any) -> str:
                asked.append(bot)
                return await ask(bot, *more)

            monkeypatch.setattr(house.workers, "ask", noted)
            house.workers.budget.charge(Asker("ana", "ana"), 90.0)
            table = waiting(bot(0, "gatherer"), person(1, "ana"), setup=setup_of(rated=rated))
            levels = table.setup.game.levels
            await house.create(table)
            await until(lambda: bool(asked))
            assert asked[0] == levels["gatherer" if rated else next(iter(levels))].bot

    add_people(engine)
    run(play)


@pytest.mark.parametrize(
    ("away", "looks", "expected"),
    [
        ((), False, Asker("ana", "ana", PEOPLES)),
        (("ana",), False, Asker("ben", "ben", PEOPLES)),
        (("ana", "ben"), False, Asker("ana", "ana", NOBODYS)),
        (("ana", "ben"), True, Asker("ben", "ben", WATCHED)),
    ],
)
def test_where_all_have_gone_away_a_bot_thinks_for_nobody(
    lite: Engine, monkeypatch: pytest.MonkeyPatch, away: tuple[str, ...], looks: bool, expected: Any
) -> None:
    """It plays on for them behind all others, unless one of them looks."""

    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(bot(0, "gatherer"), person(1, "ana"), person(2, "ben"))
            for seat in table.seats:
                seat.away = seat.account in away
            askers: list[Asker] = []

            async def noted(bot: str, state: object, asker: Asker) -> str:
                askers.append(asker)
                raise BotFailed("it need not play")

            monkeypatch.setattr(house.workers, "ask", noted)
            monkeypatch.setattr(house, "is_here", lambda _, account: looks and account == "ben")
            await house.create(table)
            await until(lambda: bool(askers))
            assert askers[0] == expected

    run(play)

"""What is chosen face down: nobody else can tell one choice from another, by any byte.

The same game is played twice to the same position; there somebody chooses one way or the other.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import orjson
import pytest
from sqlalchemy import Engine

from holocene.core.journal import Journal
from holocene.core.state import State
from holocene.tables import database
from holocene.tables.house import House
from holocene.tables.messages import Tried
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.restore import replay_of
from holocene.tables.room import Room
from holocene.tables.table import Table
from tests.patching import patched
from tests.tables.housing import Ear, opened, run, until
from tests.tables.making import (
    NOW,
    act,
    add_people,
    bot,
    choose,
    owner,
    person,
    running,
    setup_of,
    waiting,
    whole,
)

SEATS = 3
ME = 1  # who chooses face down


def face_down(state: State) -> list[list[str]]:
    """Choices of the acting seat, by different numbers of steps, that end at the same question.

    Found by trying: those after which nobody else can see which of them was made.
    """
    actor = state.actor
    found: dict[int, list[str]] = {}

    def walk(now: State, texts: list[str]) -> None:
        if len(texts) in found or len(texts) > 4:
            return
        for action in now.legal_actions():
            after = now.copy()
            after.apply(action)
            if after.actor != actor:
                continue
            if all(after.view(seat) == now.view(seat) for seat in others(actor)):
                walk(after, [*texts, action.text])
            elif texts or len(now.legal) > 1:
                found.setdefault(len(texts), [*texts, action.text])

    walk(state, [])
    return list(found.values())


def others(actor: int | None) -> list[int | None]:
    return [seat for seat in (None, *range(SEATS)) if seat != actor]


def hiding(table: Table) -> bool:
    """Whether the one whose choices we follow may choose in more than one step, unseen."""
    return table.actor == ME and table.state is not None and len(face_down(table.state)) >= 3


def acting(actor: int, texts: Sequence[str], position: int, table: Table) -> Change:
    if table.bot_to_move():
        return table.bot_acts(actor, texts, position, NOW)
    return table.act(owner(table, actor), actor, texts, position, NOW)


async def do(house: House, id: str, texts: Sequence[str]) -> None:
    table = (await house.room(id)).table
    assert table.actor is not None
    await house.command(id, partial(acting, table.actor, texts, table.position))


async def everything(house: House, id: str, ears: Sequence[Ear]) -> list[bytes]:
    """All that the others are told and can ask for."""
    table = (await house.room(id)).table
    entries = await house.history(id)
    told: list[object] = []
    for ear in ears:
        assert ear.account is not None
        told += ear.heard
        told.append(await house.snapshot(id, ear.seat, ear.account))
        told.append([entry.told_to(ear.seat) for entry in entries])
        told.append(replay_of(table.record, ear.seat, table.result, table.ends))
        told += [house.store.listed(which, ear.account) for which in ("mine", "running", "open")]
    return [each if isinstance(each, bytes) else orjson.dumps(each) for each in told]


def seats_with(mine: Seat) -> list[Seat]:
    return [mine if number == ME else person(number) for number in range(SEATS)]


def new_engine(folder: Path) -> Engine:
    engine = database.connect(f"sqlite:///{folder}/secret.db")
    database.migrate(engine)
    add_people(engine)
    return engine


async def until_hiding(house: House, id: str) -> None:
    chance = random.Random(2)
    table = (await house.room(id)).table
    while not hiding(table):
        await do(house, id, choose(table, chance))


async def go_on(house: House, id: str, turns: int) -> None:
    """The others' and one's own next choices, always the first: the same, whatever was hidden."""
    for _ in range(turns):
        table = (await house.room(id)).table
        if table.status != "running":
            return
        assert table.state is not None
        await do(house, id, [table.state.legal[0].text])


def tellings(folder: Path, which: int) -> tuple[list[str], list[bytes]]:
    """What was chosen, in this of several ways, and what others were told in the end."""
    engine = new_engine(folder)
    found: tuple[list[str], list[bytes]] = ([], [])

    async def play() -> None:
        nonlocal found
        async with opened(engine) as house:
            setup = replace(setup_of(6), id="secret")
            await house.create(waiting(*seats_with(person(ME)), setup=setup))
            await until_hiding(house, "secret")
            ears = [Ear(seat, account_on(seat)) for seat in others(ME)]
            for ear in ears:
                await house.enter("secret", ear, None)
            state = (await house.room("secret")).table.state
            assert state is not None
            texts = face_down(state)[which]
            await do(house, "secret", texts)
            await go_on(house, "secret", 6)
            found = texts, await everything(house, "secret", ears)

    run(play)
    engine.dispose()
    return found


def account_on(seat: int | None) -> str:
    return "stranger" if seat is None else person(seat).account or ""


@pytest.fixture(autouse=True)
def no_time(strangers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands still, so that no time of day differs."""
    for module in ("house", "room", "rooms"):
        monkeypatch.setattr(f"holocene.tables.{module}.now_ms", lambda: NOW)


def test_no_byte_tells_what_was_chosen(tmp_path_factory: pytest.TempPathFactory) -> None:
    ways = [tellings(tmp_path_factory.mktemp("way"), which) for which in range(3)]
    assert len({len(texts) for texts, _ in ways}) == 3  # steps
    first = ways[0][1]
    assert len(first) > 20
    for _, told in ways[1:]:
        assert told == first


def test_the_one_who_chose_is_told(tmp_path: Path) -> None:
    """Or the test above would prove little."""
    engine = new_engine(tmp_path)

    async def play() -> None:
        async with opened(engine) as house:
            await house.create(waiting(*seats_with(person(ME)), setup=replace(setup_of(6), id="x")))
            await until_hiding(house, "x")
            mine, other = Ear(ME, account_on(ME)), Ear(0, account_on(0))
            for ear in (mine, other):
                await house.enter("x", ear, None)
            state = (await house.room("x")).table.state
            assert state is not None
            await do(house, "x", face_down(state)[2])
            assert mine.log[-1]["events"] != other.log[-1]["events"]
            assert mine.now["view"] != other.now["view"]
            told = b"".join(other.heard) + b"".join(mine.heard)
            assert b"action" not in told

    run(play)
    engine.dispose()


def test_a_bot_tells_no_more_than_a_person(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked step by step, and others hear once, however many steps it took."""
    ways: list[list[bytes]] = []
    for which in range(3):
        engine = new_engine(tmp_path_factory.mktemp("bot"))

        async def play(engine: Engine = engine, which: int = which) -> None:
            plan: list[str] = []

            async def ask(_: object, __: str, state: State, ___: object) -> str:
                if not plan:
                    plan.extend(face_down(state)[which] if len(face_down(state)) >= 3 else [])
                return plan.pop(0) if plan else state.legal[0].text

            monkeypatch.setattr("holocene.tables.bot_workers.BotWorkers.ask", ask)
            async with opened(engine) as house:
                setup = replace(setup_of(6), id="secret")
                await house.create(waiting(*seats_with(bot(ME)), setup=setup))
                ears = [Ear(0, account_on(0)), Ear(None, "stranger")]
                for ear in ears:
                    await house.enter("secret", ear, None)
                room = await house.room("secret")
                for _ in range(4):
                    await go_on(house, "secret", 1)
                    await until(lambda: room.table.actor != ME)
                assert len(room.table.ends) < len(room.table.record.actions) or which == 0
                ways.append(await everything(house, "secret", ears))

        run(play)
        engine.dispose()
    assert ways[0] == ways[1] == ways[2]


async def at_hiding(house: House) -> tuple[Table, list[Ear], list[list[str]]]:
    """A table where somebody chooses face down, the others who look, and ways to choose."""
    setup = replace(setup_of(6), id="secret")
    await house.create(waiting(*seats_with(person(ME)), setup=setup))
    await until_hiding(house, "secret")
    ears = [Ear(seat, account_on(seat)) for seat in others(ME)]
    for ear in ears:
        await house.enter("secret", ear, None)
    table = (await house.room("secret")).table
    assert table.state is not None
    return table, ears, face_down(table.state)


def heard(ears: Sequence[Ear]) -> list[list[bytes]]:
    return [ear.heard[:] for ear in ears]


def test_steps_one_by_one_are_refused(tmp_path: Path) -> None:
    """Or others could count them."""
    engine = new_engine(tmp_path)

    async def play() -> None:
        async with opened(engine) as house:
            table, ears, ways = await at_hiding(house)
            before, messages, refused = whole(table), heard(ears), 0
            for texts in ways:
                for count in range(1, len(texts)):
                    with pytest.raises(Refusal) as refusal:
                        await do(house, "secret", texts[:count])
                    assert refusal.value.code == "unfinished"
                    refused += 1
            assert refused >= 3
            assert whole(table) == before
            assert heard(ears) == messages
            assert whole(found(house.store.load("secret"))) == before
            await do(house, "secret", ways[2])
            assert [len(ear.heard) for ear in ears] == [len(old) + 1 for old in messages]

    run(play)
    engine.dispose()


def found(table: Table | None) -> Table:
    assert table is not None
    return table


def attempt(table: Table, *texts: str) -> Tried:
    assert table.actor is not None
    return table.try_out(owner(table, table.actor), table.actor, texts, table.position, NOW)


def attempt_in(texts: Sequence[str], room: Room) -> Tried:
    return attempt(room.table, *texts)


def test_trying_changes_and_tells_nothing(tmp_path: Path) -> None:
    """Who chooses sees step by step what would follow; state, dice, log and undo stay."""
    engine = new_engine(tmp_path)

    async def play() -> None:
        async with opened(engine) as house:
            table, ears, ways = await at_hiding(house)
            assert [table.at_once(seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]
            before, messages, state = whole(table), heard(ears), table.state
            assert state is not None
            for texts in ways:
                for count in range(1, len(texts) + 1):
                    steps = texts[:count]
                    told = await house.peek("secret", partial(attempt_in, steps))
                    after = state.copy()
                    for text in steps:
                        after.apply(table.setup.game.action(text))
                    assert told["more"] == (count < len(texts))
                    assert told["choices"] == [action.index for action in after.legal]
                    assert patched(state.view(ME), told["patch"]) == after.view(ME)
            assert whole(table) == before
            assert heard(ears) == messages
            assert whole(found(house.store.load("secret"))) == before

    run(play)
    engine.dispose()


NOTHING: Tried = {"kind": "tried", "choices": [], "hints": {}, "patch": [], "more": False}


def test_trying_tells_nothing_of_chance_of_news_and_of_others() -> None:
    """Whatever would be rolled, drawn or asked then."""
    kinds: set[str] = set()
    for number in range(1, 12):
        table, chance = running(SEATS, number), random.Random(number)
        while table.status == "running":
            assert table.state is not None
            for action in table.state.legal_actions():
                after = table.state.copy()
                after.journal = Journal()
                after.apply(action)
                news = any(event.random or event.reveals for event in after.journal.events)
                if news or after.actor != table.actor:
                    before = whole(table)
                    assert attempt(table, action.text) == NOTHING
                    assert whole(table) == before
                    kinds.add(action.kind)
            act(table, chance)
    assert kinds == {"cast", "pass", "bid", "keep", "show"}


def test_refusals_of_trying() -> None:
    table = running(SEATS)
    cases = [
        ("ana", 0, ["fly"], 0, "unknown-action"),
        ("ana", 0, ["bid 1"], 0, "illegal"),
        ("ana", 0, ["cast", "pass"], 0, "illegal"),
        ("ana", 0, ["rest", "bid 1"], 0, "illegal"),
        ("ana", 0, ["rest"], 1, "moved-on"),
        ("ben", 0, ["rest"], 0, "not-your-seat"),
        ("ben", 1, ["rest"], 0, "not-your-turn"),
    ]
    before = whole(table)
    for account, seat, texts, position, code in cases:
        with pytest.raises(Refusal) as refusal:
            table.try_out(account, seat, texts, position, NOW)
        assert refusal.value.code == code
    assert whole(table) == before
    told = attempt(table, "rest")  # it leads to a choice face down, and can be sent alone
    assert not told["more"]
    assert table.setup.game.action("done").index in told["choices"]


def test_a_bot_that_never_ends_goes_on_by_lot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = new_engine(tmp_path)
    monkeypatch.setattr("holocene.tables.house.MOST_STEPS", 2)

    async def ask(_: object, __: str, state: State, ___: object) -> str:
        return state.legal[-1].text

    monkeypatch.setattr("holocene.tables.bot_workers.BotWorkers.ask", ask)

    async def play() -> None:
        async with opened(engine) as house:
            setup = replace(setup_of(6), id="x")
            await house.create(waiting(*seats_with(bot(ME)), setup=setup))
            room = await house.room("x")
            await go_on(house, "x", 3)
            await until(lambda: room.table.actor not in (0, ME))

    run(play)
    engine.dispose()

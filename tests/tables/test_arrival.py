"""A live clock starts when all people are there."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import Engine

from holocene.tables import database
from holocene.tables.clock import ARRIVAL, MINUTE, bank, now_ms
from holocene.tables.messages import Clock
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.housing import Ear, opened, run, sit_down, until
from tests.tables.making import (
    NO_CLOCK,
    NOW,
    act,
    add_people,
    bot,
    choice,
    do,
    owner,
    pass_on,
    person,
    setup_of,
    stored,
    undo,
    waiting,
    whole,
)

LIVE: Clock = {"kind": "live", "minutes": 10, "increment": 15}
TURNS: Clock = {"kind": "turns", "hours": 24}

pytestmark = pytest.mark.usefixtures("game")


def begun(*seats: Seat, clock: Clock = LIVE) -> Table:
    table = waiting(*seats, setup=setup_of(clock=clock))
    assert table.start_if_full(NOW) is not None
    return table


def told(change: Change) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in change.entries]


def test_no_clock_runs_until_all_are_there() -> None:
    table = begun(person(0), person(1), bot(2))
    assert table.info(None)["clocks"]["waiting"] == [0, 1]
    assert table.info(None)["clocks"]["running"] is None
    assert told(table.arrive("ben", NOW + 1000)) == [("here", 1)]
    assert table.info(None)["clocks"]["waiting"] == [0]
    assert table.info(None)["clocks"]["running"] is None
    with pytest.raises(Refusal, match="moved on"):
        table.arrive("ben", NOW + 2000)  # once is enough
    with pytest.raises(Refusal, match="moved on"):
        table.arrive("cid", NOW + 2000)
    table.arrive("ana", NOW + 5 * MINUTE)
    assert table.info(None)["clocks"]["waiting"] == []
    assert table.clocks.left == [bank(LIVE)] * 3, "waiting costs nobody anything"
    assert table.clocks.running == (None if table.bot_to_move() else table.actor)
    assert table.clocks.since == NOW + 5 * MINUTE


def test_to_act_is_to_be_there() -> None:
    table = begun(person(0), person(1))
    first = table.actor
    assert first is not None
    assert told(do(table, choice(table), now=NOW + 9000)) == [("act", first), ("here", first)]
    assert table.awaited() == [1 - first]
    while table.actor == first:
        assert told(do(table, choice(table), now=NOW + 9000)) == [("act", first)]
    assert table.clocks.running is None
    assert table.clocks.left == [bank(LIVE)] * 2
    other = table.actor
    assert other is not None
    do(table, choice(table), now=NOW + 9 * MINUTE)
    assert table.awaited() == []
    assert table.clocks.running == table.actor
    assert table.clocks.left == [bank(LIVE)] * 2


def test_what_was_done_before_all_came_can_be_taken_back() -> None:
    """The entry that tells of somebody's coming stands behind what they did."""
    for seed in range(20):
        table, chance = begun(person(0), person(1)), random.Random(seed)
        change = act(table, chance)
        while not table.trail and table.status == "running":
            change = act(table, chance)
        if table.trail:
            break
    undone = [entry.undone for entry in undo(table, NOW + 60).entries]
    assert undone == [[change.entries[0].number]]
    assert change.entries[0] not in table.recent


def test_friends_at_one_screen_come_together() -> None:
    table = begun(person(0), person(1, "ana"), person(2))
    assert told(table.arrive("ana", NOW)) == [("here", 0), ("here", 1)]
    assert table.awaited() == [2]


def test_nobody_can_hold_up_a_game_by_staying_away() -> None:
    table = begun(person(0), person(1))
    table.arrive("ana", NOW + 1000)
    due = NOW + ARRIVAL
    assert table.deadline() == table.row()["deadline"] == due
    with pytest.raises(Refusal, match="moved on"):
        table.timeout(due - 1)
    assert told(table.timeout(due)) == [("here", None)]
    assert table.awaited() == []
    assert not any(seat.away or seat.lost for seat in table.seats)
    assert table.clocks.running == table.actor
    assert table.deadline() == due + bank(LIVE)


def test_playing_on_does_not_put_off_the_time_for_coming() -> None:
    table = begun(person(0), person(1), person(2))
    pass_on(table, NOW + 9 * MINUTE)
    assert table.deadline() == NOW + ARRIVAL


def test_who_resigns_is_waited_for_no_longer() -> None:
    table = begun(person(0), person(1), person(2))
    table.arrive("ana", NOW)
    table.arrive("ben", NOW)
    table.resign("cid", 2, NOW + 5)
    assert table.awaited() == []
    assert table.clocks.running == (None if table.bot_to_move() else table.actor)


def test_when_it_is_over_nobody_is_waited_for() -> None:
    table = begun(person(0), person(1))
    table.resign("ana", 0, NOW + 5)
    assert (table.awaited(), table.deadline()) == ([], None)
    with pytest.raises(Refusal):
        table.arrive("ben", NOW + 6)


@pytest.mark.parametrize("clock", [NO_CLOCK, TURNS])
def test_other_clocks_wait_for_nobody(clock: Clock) -> None:
    table = begun(person(0), person(1), clock=clock)
    assert table.awaited() == []
    assert table.clocks.running == table.actor
    with pytest.raises(Refusal):
        table.arrive("ana", NOW)


def test_at_every_step_it_is_read_back_as_it_was(engine: Engine) -> None:
    add_people(engine)
    store = Store(engine)
    table = stored(
        store, waiting(person(0), person(1), person(2), Seat(3, "open"), setup=setup_of(clock=LIVE))
    )

    def same() -> None:
        again = store.load(table.id)
        assert again is not None
        for part, value in whole(table).items():
            assert whole(again)[part] == value, part
        (listed,) = store.listed("mine", "ana")
        assert listed["clocks"] == table.info("ana")["clocks"]

    def write(change: Change) -> None:
        assert store.commit([change], "a") == [True]
        same()

    same()
    write(table.sit("dan", "Dan", 3, None, NOW + 1))
    assert table.awaited() == [0, 1, 2, 3]
    write(table.arrive("dan", NOW + 2))
    write(do(table, choice(table), now=NOW + 3))
    assert store.overdue(NOW + ARRIVAL) == []
    assert store.overdue(NOW + 1 + ARRIVAL) == [table.id]
    write(table.timeout(NOW + 1 + ARRIVAL))
    assert table.clocks.running == table.actor
    write(do(table, choice(table), now=NOW + 2 + ARRIVAL))


# In a house: whoever says so is there


def kinds(ear: Ear) -> list[tuple[str, int | None]]:
    return [(entry["kind"], entry["seat"]) for entry in ear.log if entry["kind"] == "here"]


def test_who_says_so_is_there(people: Engine) -> None:
    async def play() -> None:
        async with opened(people) as house:
            table = waiting(person(0), person(1), setup=setup_of(clock=LIVE))
            await house.create(table)
            ears = [Ear(None, None), Ear(0, "ana"), Ear(1, "ben")]
            for ear in ears:
                await house.enter(table.id, ear, None)
            assert await house.arrive(table.id, "ana")
            for ear in ears:
                assert ear.now["table"]["clocks"]["waiting"] == [1]
                assert ear.now["table"]["clocks"]["running"] is None
            assert await house.arrive(table.id, "ben")
            for ear in ears:
                assert ear.now["table"]["clocks"]["waiting"] == []
                assert ear.now["table"]["clocks"]["running"] == ear.now["table"]["to_move"]
                assert kinds(ear) == [("here", 0), ("here", 1)]
            assert not await house.arrive(table.id, "ana"), "nobody comes twice"

    run(play)


def test_an_open_line_says_nothing_of_who_is_there(people: Engine) -> None:
    """The waiting room was left open in a tab that nobody looks at, or somebody only watches."""

    async def play() -> None:
        async with opened(people) as house:
            table = waiting(person(0), Seat(1, "open"), setup=setup_of(clock=LIVE))
            await house.create(table)
            await house.enter(table.id, Ear(0, "ana"), None)
            await house.enter(table.id, Ear(None, "ben"), None)
            await house.command(table.id, lambda it: sit_down("ben", 1, it))
            await house.enter(table.id, Ear(1, "ben"), None)
            # What the house does by itself is done before this answer.
            await house.command(table.id, lambda it: it.chat("ben", 1, "hello", now_ms()))
            room = await house.room(table.id)
            assert room.table.awaited() == [0, 1]
            assert room.table.clocks.running is None

    run(play)


def test_who_is_there_stays_so_after_a_restart(people: Engine) -> None:
    async def play() -> None:
        table = waiting(person(0), person(1), setup=setup_of(clock=LIVE))
        async with opened(people) as house:
            await house.create(table)
            await house.arrive(table.id, "ana")
        async with opened(people) as house:
            room = await house.room(table.id)
            assert room.table.awaited() == [1]
            assert room.table.clocks.running is None
            await house.arrive(table.id, "ben")
            assert room.table.awaited() == []
            assert room.table.clocks.left == [bank(LIVE)] * 2
            assert room.table.clocks.running == room.table.actor

    run(play)


def test_the_house_starts_the_clock_when_somebody_stays_away(people: Engine) -> None:
    async def play() -> None:
        long_ago = now_ms() - ARRIVAL - 5
        table = waiting(person(0), person(1), setup=setup_of(clock=LIVE))
        change = table.start_if_full(long_ago)
        assert change is not None
        store = Store(people)
        store.create(table, change.entries)
        async with opened(people) as house:
            room = await house.room(table.id)
            await until(lambda: room.table.awaited() == [])
            assert [(entry.kind, entry.seat) for entry in room.table.recent][-1] == ("here", None)
            assert room.table.clocks.running == room.table.actor

    run(play)


def test_people_come_to_different_servers(furnished: Any) -> None:
    address = furnished.new("furnished")
    engines = [database.connect(address) for _ in range(2)]
    add_people(engines[0])

    async def play() -> None:
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            table = waiting(person(0), person(1), Seat(2, "open"), setup=setup_of(clock=LIVE))
            await one.create(table)
            ears = [Ear(0, "ana"), Ear(1, "ben"), Ear(None, "cid")]
            for ear, house in zip(ears, (one, two, two), strict=True):
                await house.enter(table.id, ear, None)
            await one.command(table.id, lambda it: sit_down("cid", 2, it))
            for ear, house in zip(ears, (one, two, two), strict=True):
                await until(lambda: ear.now["table"]["status"] == "running")  # noqa: B023
                assert ear.account is not None
                await house.arrive(table.id, ear.account)
            for ear in ears:
                await until(lambda: ear.now["table"]["clocks"]["waiting"] == [])  # noqa: B023
                assert sorted(kinds(ear)) == [("here", 0), ("here", 1), ("here", 2)]
            assert owner((await two.room(table.id)).table, 2) == "cid"

    run(play)
    for engine in engines:
        engine.dispose()

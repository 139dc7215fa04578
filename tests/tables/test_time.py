"""Time is the players': none goes by while no server is up, or when somebody sets a clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.exc import OperationalError

from holocene.cli.main import main
from holocene.server.orders import pause_of
from holocene.tables import clock, database, heartbeat
from holocene.tables.clock import ARRIVAL, HOUR, MINUTE, HouseTime
from holocene.tables.database import writing
from holocene.tables.heartbeat import ago, beat, join
from holocene.tables.house import House
from holocene.tables.messages import Clock
from holocene.tables.model import Seat
from holocene.tables.schema import ORDERS, TABLES, UPTIMES
from holocene.tables.store import Store
from holocene.tables.table import Table
from tests.tables.housing import QUICK, acting, opened, run
from tests.tables.making import (
    NOW,
    add_people,
    bot,
    choice,
    do,
    everybody_comes,
    person,
    setup_of,
    stored,
    waiting,
)
from tests.tables.postgres import TEMPLATE, Postgres

LIVE: Clock = {"kind": "live", "minutes": 10, "increment": 0}
SECOND = 1_000_000_000
DAY = 24 * HOUR


class Told(HouseTime):
    """The time as a test tells it."""

    def __init__(self, now: int) -> None:
        super().__init__()
        self.now = now

    def now_ms(self) -> int:
        return self.now

    def set(self, now: int) -> None:
        self.now = now


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Sets the clock of the database."""
    yield lambda now: monkeypatch.setattr(heartbeat, "_told", lambda _: now)
    real = time.time_ns() // 1_000_000
    clock.HOUSE.follow(real)
    clock.HOUSE.set(real)


def test_the_time_of_the_house_goes_by_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, told = 5 * SECOND, 1_000_000
    fake = SimpleNamespace(monotonic_ns=lambda: counted, time_ns=lambda: told * 1_000_000)
    monkeypatch.setattr(clock, "time", fake)
    house = HouseTime()
    assert house.now_ms() == 1_000_000
    for jump in (3_600_000, -7_200_000):  # somebody sets the clock
        before = house.now_ms()
        counted += 10 * SECOND
        told += jump + 10_000
        house.follow(told)
        assert abs(house.now_ms() - before - 10_000) <= 10
        assert house.now_ms() == house.now_ms()
    counted += 10 * 3600 * SECOND
    told = house.now_ms() - 4_000  # small differences are made up for
    house.follow(told)
    counted += 2 * 3600 * SECOND
    assert house.now_ms() == told + 2 * 3_600_000
    house.set(1_000_000)
    assert house.now_ms() == 1_000_000


def clocked(store: Store, number: int) -> Table:
    """A game with a live clock, for which all are there."""
    table = stored(store, waiting(person(0), person(1), setup=setup_of(number, LIVE, "loses")))
    for change in everybody_comes(table):
        store.commit([change], "a")
    return table


def loaded(store: Store, table: Table) -> Table:
    found = store.load(table.id)
    assert found is not None
    return found


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("jump", [15 * MINUTE, -50 * MINUTE, 61 * DAY, -61 * DAY])
def test_clocks_go_on_where_no_server_was_up(
    people: Engine, day: Callable[[int], None], jump: int
) -> None:
    store = Store(people)
    early, late = clocked(store, 1), clocked(store, 2)
    awaiting = stored(store, waiting(person(0), person(1), setup=setup_of(3, LIVE)))
    with_bot = stored(store, waiting(bot(0), person(1), setup=setup_of(4)))
    day(NOW)
    assert not beat(people, clock=Told(NOW))  # the first note: nobody knows what was before
    day(NOW + 5_000)
    assert not beat(people, time.monotonic(), Told(NOW + 5_000))
    store.commit([do(late, choice(late), now=NOW + 8_000)], "a")  # and then a power cut
    assert not beat(people, clock=Told(NOW + 5_000))
    now = NOW + 5_000 + jump
    day(now)
    assert beat(people, clock=Told(NOW))
    day(now + 500)
    assert not beat(people, clock=Told(NOW))  # another server comes
    assert loaded(store, early).deadline() == now + 10 * MINUTE - 5_000
    assert loaded(store, awaiting).deadline() == now + ARRIVAL - 5_000
    assert loaded(store, late).clocks.since == now
    assert store.overdue(now, 0) == [with_bot.id]


@pytest.mark.usefixtures("game")
def test_who_was_there_all_the_time_sets_no_clock(
    people: Engine, day: Callable[[int], None]
) -> None:
    """Who comes to an open house takes its time, whatever the clock says; alone one begins anew."""
    shared = people.dialect.name == "postgresql"
    store = Store(people)
    table = clocked(store, 1)
    day(NOW)
    beat(people, clock=Told(NOW))
    there, comes = Told(NOW + 5_000), Told(NOW + 15 * MINUTE)
    day(NOW + 15 * MINUTE)  # somebody set it
    assert not beat(people, time.monotonic(), there)
    assert there.now == NOW + 5_000
    assert loaded(store, table).deadline() == NOW + 10 * MINUTE
    day(NOW + 15 * MINUTE + 2_000)
    assert beat(people, clock=comes) != shared
    assert comes.now == (NOW + 7_000 if shared else NOW + 15 * MINUTE + 2_000)
    rest = 10 * MINUTE - (7_000 if shared else 5_000)
    assert loaded(store, table).deadline() == comes.now + rest


def test_a_server_that_hung_while_it_made_its_note_knows_nothing(
    people: Engine, day: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the database falls silent just then, and answers a minute later after all."""
    day(NOW)
    beat(people, clock=Told(NOW))

    def hung(_: object) -> int:
        time.sleep(0.2)
        return NOW + MINUTE

    monkeypatch.setattr(heartbeat, "_told", hung)
    almost = time.monotonic() - heartbeat.AWAY + 0.1
    assert beat(people, almost, Told(NOW + MINUTE))


def test_of_two_times_one_is_the_house_s(people: Engine, day: Callable[[int], None]) -> None:
    """A server that came just when the clock was set could not know."""
    there, comes = Told(NOW), Told(NOW)
    day(NOW)
    beat(people, clock=there)
    day(NOW + 15 * MINUTE)
    beat(people, clock=comes)
    assert comes.now == NOW + 15 * MINUTE
    there.now = NOW + 6_000
    day(NOW + 15 * MINUTE + 1_000)
    if people.dialect.name == "postgresql":
        assert beat(people, time.monotonic(), there)
        assert there.now == NOW + 15 * MINUTE + 1_000
        assert not beat(people, time.monotonic(), there)
    else:
        assert not beat(people, time.monotonic(), there)
        assert there.now == NOW + 6_000


def test_idle_is_what_nobody_touched_while_they_could(
    people: Engine, day: Callable[[int], None]
) -> None:
    assert ago(people, 30 * DAY, NOW) == NOW - 30 * DAY
    for began, seen in ((0, 20), (50, 60), (55, 56), (70, 80)):  # days after; once a clock was set
        row = {"began": NOW + began * DAY, "seen": NOW + seen * DAY, "told": NOW}
        with writing(people) as connection:
            connection.execute(insert(UPTIMES), row)
    for length, since in ((5, 75), (10, 70), (11, 55), (12, 54), (16, 50), (26, 10), (46, -10)):
        assert ago(people, length * DAY, NOW + 80 * DAY) == NOW + since * DAY
    day(NOW + 90 * DAY)
    beat(people, clock=Told(NOW))
    assert ago(people, 10 * DAY, NOW + 90 * DAY) == NOW + 70 * DAY


def test_nothing_is_written_all_the_time_where_nobody_plays(
    people: Engine, day: Callable[[int], None]
) -> None:
    def seen() -> int:
        with people.connect() as connection:
            return int(connection.execute(select(UPTIMES.c.seen)).scalar_one()) - NOW

    shared = people.dialect.name == "postgresql"
    day(NOW)
    beat(people, clock=Told(NOW))
    for passed, noted in ((5_000, shared), (30_000, shared), (61_000, True)):
        day(NOW + passed)
        beat(people, time.monotonic(), Told(NOW + passed))
        assert (seen() == passed) == noted
    clocked(Store(people), 1)
    day(NOW + 66_000)
    beat(people, time.monotonic(), Told(NOW + 66_000))
    assert seen() == 66_000


def test_a_process_beside_the_servers_takes_their_time(
    people: Engine, day: Callable[[int], None]
) -> None:
    beside = Told(0)
    day(NOW + 15 * MINUTE)
    join(people, beside)
    assert beside.now == NOW + 15 * MINUTE  # there is no house yet
    beat(people, time.monotonic(), Told(NOW))
    day(NOW + 16 * MINUTE)
    join(people, beside)
    assert beside.now == NOW + MINUTE
    day(NOW + 20 * MINUTE)
    join(people, beside)
    assert beside.now == NOW + 20 * MINUTE  # no server is up


def test_who_runs_the_house_orders_by_its_time(lite: Engine, day: Callable[[int], None]) -> None:
    """Also where the machine's clock was set since the server came."""
    behind = clock.now_ms() - DAY
    with writing(lite) as connection:
        row = {"began": behind, "seen": behind, "told": behind + DAY}
        connection.execute(insert(UPTIMES), row)
    day(behind + DAY + 1_000)
    assert main(["admin", "pause", "--in", "1", "--database", str(lite.url)]) == 0
    with lite.connect() as connection:
        pause = pause_of(str(connection.execute(select(ORDERS.c.about)).scalar_one()))
    assert pause is not None
    assert 0 <= pause.at - behind - MINUTE <= 5 * MINUTE


def set_back(engine: Engine, by: int) -> None:
    """All that is kept of tables happened earlier."""
    moved = {
        TABLES: ("created", "updated", "since", "deadline", "bot_since"),
        UPTIMES: ("began", "seen", "told"),
    }
    with writing(engine) as connection:
        for table, columns in moved.items():
            values = {column: table.c[column] - by for column in columns}
            connection.execute(update(table).values(values))


async def begun(house: House, number: int = 1) -> Table:
    """A game with a live clock, for which all are there."""
    table = waiting(person(0), person(1), setup=setup_of(number, LIVE, "loses"))
    await house.create(table)
    for account in ("ana", "ben"):
        assert await house.arrive(table.id, account)
    return (await house.room(table.id)).table


@pytest.mark.usefixtures("game")
def test_nobody_loses_while_the_house_is_closed(people: Engine) -> None:
    async def play() -> None:
        async with opened(people) as house:
            table = await begun(house)
        set_back(people, 15 * MINUTE)
        async with opened(people) as house:  # which looks at the clocks before it is open
            room = await house.room(table.id)
            assert room.table.status == "running"
            deadline = room.table.deadline()
            assert deadline is not None
            assert deadline > clock.now_ms() + 5 * MINUTE

    run(play)


@pytest.mark.usefixtures("game")
def test_nothing_is_abandoned_while_the_house_is_closed(people: Engine) -> None:
    settings = replace(QUICK, abandoned=60 * DAY)

    async def statuses(*tables: str) -> list[str]:
        async with opened(people, settings) as house:
            return [(await house.room(id)).table.status for id in tables]

    async def play() -> None:
        async with opened(people, settings) as house:
            setup = replace(setup_of(1), created=clock.now_ms())
            game = (await house.create(waiting(person(0), person(1), setup=setup))).table.id
            setup = replace(setup_of(2), created=clock.now_ms())
            await house.create(waits := waiting(person(0), Seat(1, "open"), setup=setup))
        set_back(people, 61 * DAY)
        assert await statuses(game, waits.id) == ["running", "waiting"]
        assert await statuses(game, waits.id) == ["running", "waiting"]
        set_back(people, 15 * DAY)
        with writing(people) as connection:  # but now it was open
            connection.execute(update(UPTIMES).values(seen=UPTIMES.c.seen + 15 * DAY))
        assert await statuses(game, waits.id) == ["running", "over"]
        set_back(people, 61 * DAY)
        with writing(people) as connection:
            connection.execute(update(UPTIMES).values(seen=UPTIMES.c.seen + 61 * DAY))
        assert await statuses(game) == ["over"]

    run(play)


async def cut_off(*houses: House) -> None:
    """For a quarter of an hour none of them reached the database."""
    set_back(houses[0].store.engine, 15 * MINUTE)
    for house in houses:
        house._beaten -= 15 * 60
        for room in house._rooms.values():
            room.table.clocks.since -= 15 * MINUTE


async def move(house: House, id: str) -> Table:
    table = (await house.room(id)).table
    actor = table.actor
    assert actor is not None
    await house.command(id, partial(acting, actor, [choice(table)], table.position))
    return (await house.room(id)).table


@pytest.mark.usefixtures("game")
def test_who_moves_first_after_that_does_not_pay_for_it(people: Engine) -> None:
    async def play() -> None:
        async with opened(people, replace(QUICK, sweep=3600.0)) as house:
            table = await begun(house)
            await cut_off(house)
            table = await move(house, table.id)
            assert table.status == "running"
            assert min(table.clocks.left) > 5 * MINUTE

    run(play)


@pytest.mark.usefixtures("game")
def test_nor_do_they_at_a_server_that_comes_back_later(furnished: Postgres) -> None:
    address = furnished.new(TEMPLATE)
    engines = [database.connect(address) for _ in range(2)]
    add_people(engines[0])
    slow = replace(QUICK, sweep=3600.0)

    async def deaf(*_: object) -> None:
        """News take their time."""

    async def play() -> None:
        async with opened(engines[0], slow) as one, opened(engines[1], slow) as two:
            two._others._heard = deaf  # type: ignore[union-attr, misc]
            tables = [await begun(one, number) for number in (1, 2)]
            for table in tables:
                await two.room(table.id)
            await cut_off(one, two)
            for house, table in zip((one, two), tables, strict=True):
                assert min((await move(house, table.id)).clocks.left) > 5 * MINUTE

    run(play)
    for engine in engines:
        engine.dispose()


@pytest.mark.usefixtures("game")
def test_nobody_moves_while_nobody_knows_the_time(
    lite: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[float] = []

    def away(engine: Engine, before: float) -> bool:
        tries.append(before)
        raise OperationalError("LOCK", {}, Exception("away"))

    async def play() -> None:
        async with opened(lite, replace(QUICK, sweep=3600.0)) as house:
            table = await begun(house)
            await cut_off(house)
            with monkeypatch.context() as patch:
                patch.setattr("holocene.tables.house.beat", away)
                moves = (move(house, table.id) for _ in range(5))
                for failed in await asyncio.gather(*moves, return_exceptions=True):
                    assert isinstance(failed, OperationalError)
            assert tries
            assert (await house.room(table.id)).table.position == 0
            assert min((await move(house, table.id)).clocks.left) > 5 * MINUTE

    run(play)


@pytest.mark.usefixtures("game")
def test_clocks_are_looked_at_however_many_bots_wait(
    people: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holocene.tables.store.OVERDUE", 2)
    store = Store(people)
    bots = [stored(store, waiting(bot(0), person(1), setup=setup_of(at))) for at in range(4)]
    table = clocked(store, 9)
    found = store.overdue(NOW + 10 * MINUTE, 0)
    assert found[0] == table.id
    assert len(set(found) & {each.id for each in bots}) == 2

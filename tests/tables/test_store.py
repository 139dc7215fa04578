"""Tables on disk: who was first, what is listed, what is overdue."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import orjson
import pytest
from sqlalchemy import Engine, select, update

from holocene.core import registry
from holocene.core.game import Game
from holocene.core.options import Option
from holocene.core.words import LANGUAGES
from holocene.tables.database import key, writing
from holocene.tables.messages import Clock, TableInfo
from holocene.tables.model import Change, Seat
from holocene.tables.once import Once
from holocene.tables.refusal import Refusal
from holocene.tables.schema import ENTRIES, TABLES
from holocene.tables.store import Store
from holocene.tables.writer import Writer
from tests.games.tiny import LENGTH, TinyGame
from tests.tables.making import (
    NOW,
    act,
    add_people,
    bot,
    choice,
    do,
    person,
    setup_of,
    stored,
    waiting,
    whole,
)


@pytest.fixture
def store(engine: Engine) -> Store:
    add_people(engine)
    return Store(engine)


def listed(store: Store, which: str, account: str = "ana") -> list[str]:
    return [info["id"] for info in store.listed(which, account)]


@pytest.mark.usefixtures("game")
def test_of_two_servers_one_is_first(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))
    other = store.load(table.id)
    assert other is not None
    mine = do(table, choice(table, 0))
    theirs = do(other, choice(other, 1))
    assert store.commit([mine], "a") == [True]
    assert store.commit([theirs], "b") == [False]
    again = store.load(table.id)
    assert again is not None
    assert whole(again) == whole(table)


def test_what_was_refused_leaves_no_trace(store: Store) -> None:
    """Not even its seats or its second entry."""
    table = stored(store, waiting(person(0), Seat(1, "open")))
    other = store.load(table.id)
    assert other is not None
    assert store.commit([table.chat("ana", 0, "hello", NOW)], "a") == [True]
    change = other.sit("ben", "Ben", 1, None, NOW)  # its entries would be 1 and 2
    assert store.commit([change], "b") == [False]
    again = store.load(table.id)
    assert again is not None
    assert again.seats[1].kind == "open"
    assert again.number == 1
    assert whole(again) == whole(table)


def test_in_a_batch_only_the_late_are_refused(store: Store) -> None:
    tables = [stored(store, waiting(person(0), person(1), setup=setup_of(n))) for n in range(5)]
    others = [store.load(table.id) for table in tables]
    for late in (1, 3):
        other = others[late]
        assert other is not None
        assert store.commit([do(other, choice(other, 1))], "b") == [True]
    texts = [choice(tables[0], 0), choice(tables[0], 1)]
    changes = [do(table, texts[0]) for table in tables]
    assert store.commit(changes, "a") == [True, False, True, False, True]
    for at, table in enumerate(tables):
        again = store.load(table.id)
        assert again is not None
        assert again.record.actions == [texts[at in (1, 3)]]


def test_of_many_at_once_one_is_first(store: Store) -> None:
    """Eight threads, as many servers would: every number is won once."""
    table = stored(store, waiting(person(0), person(1)))
    rounds, crowd = 15, 8
    barrier = threading.Barrier(crowd)

    def race(me: int) -> int:
        won = 0
        for number in range(rounds):
            copy = store.load(table.id)
            assert copy is not None
            barrier.wait()
            won += store.commit([copy.chat("ana", 0, f"{number} {me}", NOW + number)], str(me))[0]
            barrier.wait()
        return won

    with ThreadPoolExecutor(crowd) as threads:
        assert sum(threads.map(race, range(crowd))) == rounds
    again = store.load(table.id)
    assert again is not None
    assert again.number == 1 + rounds


def test_a_table_is_read_as_of_one_moment(store: Store) -> None:
    """While another server writes: the row, the seats and the log that is read fit together."""
    table = stored(store, waiting(person(0), person(1)))
    done = threading.Event()

    def write() -> None:
        chance = random.Random(1)
        while table.status == "running" and not done.is_set():
            assert store.commit([act(table, chance)], "a") == [True]
        done.set()

    def read() -> int:
        count = 0
        while not done.is_set() and count < 150:
            copy = store.load(table.id)
            assert copy is not None
            assert copy.state is not None
            assert copy.number == copy.recent[-1].number
            assert (copy.status == "over") == copy.state.over
            count += 1
        done.set()
        return count

    with ThreadPoolExecutor(2) as threads:
        writing_, reading = threads.submit(write), threads.submit(read)
        assert reading.result() > 10
        writing_.result()


@pytest.mark.usefixtures("game")
def test_the_writer_gathers_and_keeps_order(store: Store) -> None:
    tables = [stored(store, waiting(person(0), person(1), setup=setup_of(n))) for n in range(30)]

    async def play() -> None:
        writer = Writer(store, "a")
        chance = random.Random(3)

        async def one(at: int) -> None:
            for _ in range(6):
                assert await writer.commit(act(tables[at], chance))

        await asyncio.gather(*(one(at) for at in range(len(tables))))
        await writer.close()

    asyncio.run(play())
    for table in tables:
        again = store.load(table.id)
        assert again is not None
        assert whole(again) == whole(table)


def test_the_writer_tells_of_conflicts_and_of_failures(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))
    other = store.load(table.id)
    assert other is not None

    async def play() -> None:
        writer = Writer(store, "a")
        assert await writer.commit(do(table, choice(table)))
        assert not await writer.commit(do(other, choice(other, 1)))
        broken = Change(table.id, [], {})
        with pytest.raises(Exception):  # noqa: B017, PT011
            await writer.commit(broken)
        assert await writer.commit(table.chat("ana", 0, "still here", NOW))
        await writer.close()

    asyncio.run(play())


def test_lists(store: Store) -> None:
    ours = stored(store, waiting(person(0), Seat(1, "open"), setup=setup_of(1)))
    private = stored(store, waiting(person(0), Seat(1, "open"), setup=setup_of(2, open=False)))
    playing = stored(store, waiting(person(0), person(1), setup=setup_of(3)))
    secret = stored(store, waiting(person(0), person(1), setup=setup_of(4, open=False)))
    closed = stored(store, waiting(person(0), Seat(1, "open"), setup=setup_of(5)))
    store.commit([closed.close(NOW)], "a")
    done = stored(store, waiting(person(0), person(1), setup=setup_of(6)))
    store.commit([done.resign("ben", 1, NOW + 9)], "a")
    assert listed(store, "open", "cid") == [ours.id]
    assert listed(store, "running", "cid") == [playing.id]
    assert listed(store, "mine", "cid") == []
    mine = listed(store, "mine")
    assert mine[-1] == done.id  # what still runs or waits comes first
    assert set(mine) == {ours.id, private.id, playing.id, secret.id, done.id}
    assert set(listed(store, "mine", "ben")) == {playing.id, secret.id, done.id}
    assert store.hosted("ana") == 4
    assert store.hosted("ben") == 0
    info = next(info for info in store.listed("mine", "ben") if info["id"] == playing.id)
    assert info["to_move"] == 0
    assert info["mine"] == [1]
    assert info["seed"] is None


@pytest.mark.usefixtures("game")
def test_lists_tell_who_moved_last_and_when_it_was_over(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))

    def told() -> TableInfo:
        (info,) = store.listed("mine", "ana")
        again = store.load(table.id)
        assert again is not None
        for field in ("moved", "finished", "host_name"):
            assert info[field] == again.info(None)[field] == table.info(None)[field]
        return info

    assert (told()["moved"], told()["finished"]) == (None, None)
    assert told()["host_name"] == "Ana"
    assert table.actor is not None
    name = table.seats[table.actor].name
    store.commit([do(table, choice(table), now=NOW + 5)], "a")
    assert told()["moved"] == {"name": name, "at": NOW + 5}
    store.commit([table.chat("ben", 1, "hm", NOW + 7)], "a")
    assert told()["moved"] == {"name": name, "at": NOW + 5}, "to talk is not to move"
    store.commit([table.resign("ben", 1, NOW + 9)], "a")
    assert (told()["moved"], told()["finished"]) == (None, NOW + 9)
    store.commit([table.note_rematch("ana", "next", NOW + 20)], "a")
    assert told()["finished"] == NOW + 9


@pytest.mark.usefixtures("game")
def test_lists_tell_how_far_a_game_is(store: Store) -> None:
    """By the table's own row, which every move writes: no game is played again."""
    table = stored(store, waiting(person(0), Seat(1, "open")))

    def told() -> list[dict[str, str]]:
        return [info["progress"] for info in store.listed("mine", "ana")]

    assert told() == [{}]
    store.commit([table.sit("ben", "Ben", 1, None, NOW)], "a")
    begun = table.info(None)["progress"]
    assert set(begun) == set(LANGUAGES)
    assert told() == [begun]
    state = table.state
    assert state is not None
    first = table.setup.game.progress(state)
    while table.setup.game.progress(state) == first:
        store.commit([do(table, choice(table))], "a")
    again = store.load(table.id)
    assert again is not None
    assert told() == [table.info(None)["progress"]] == [again.info(None)["progress"]] != [begun]
    store.commit([table.resign("ben", 1, NOW + 9)], "a")
    assert told() == [{}]


@pytest.mark.usefixtures("strangers")
@pytest.mark.parametrize(
    "wrong", [None, {"round": [1]}, {"round": 1.5}, {1: 2}, {"round": 2**64}, {"round": "\ud800"}]
)
def test_a_game_that_cannot_tell_how_far_it_is_can_be_played(
    store: Store, monkeypatch: pytest.MonkeyPatch, wrong: object
) -> None:
    monkeypatch.setattr(TinyGame, "progress", lambda *_: wrong)
    table = stored(store, waiting(person(0), person(1)))
    assert store.commit([do(table, choice(table))], "a") == [True]
    assert [info["progress"] for info in store.listed("mine", "ana")] == [{}]
    assert table.info("ana")["progress"] == {}


def test_finished_games_are_counted(store: Store) -> None:
    for number in range(3):
        table = stored(store, waiting(person(0), person(1), setup=setup_of(number)))
        assert (store.finished("ana"), store.finished("ben")) == (number, 0)
        store.commit([table.resign("ben", 1, NOW)], "a")
    closed = stored(store, waiting(person(0), Seat(1, "open"), setup=setup_of(9)))
    store.commit([closed.close(NOW)], "a")
    assert (store.finished("ana"), store.finished("cid")) == (3, 0)
    assert store.finished("ben") == 0, "who gives up has not played it to its end"


def test_what_happens_at_a_table_does_not_bring_an_old_name_back(store: Store) -> None:
    """A server that has not heard of a new name yet goes on with the game."""
    clock: Clock = {"kind": "live", "minutes": 10, "increment": 5}
    seats = person(0), person(1), Seat(2, "open")
    table = stored(store, waiting(*seats, setup=setup_of(clock=clock)))
    store.rename("ana", "Ana", "Eva", "another")

    def name() -> str:
        again = store.load(table.id)
        assert again is not None
        assert [seat.awaited for seat in again.seats] == [seat.awaited for seat in table.seats]
        assert [seat.lost for seat in again.seats] == [seat.lost for seat in table.seats]
        return again.seats[0].name

    store.commit([table.sit("cid", "Cid", 2, None, NOW)], "a")
    assert (name(), table.awaited()) == ("Eva", [0, 1, 2])
    store.commit([table.arrive("ana", NOW + 1)], "a")
    assert (name(), table.awaited()) == ("Eva", [1, 2])
    store.commit([table.resign("ana", 0, NOW + 2)], "a")
    assert name() == "Eva"


def test_lists_do_not_tell_strangers_more(store: Store) -> None:
    stored(store, waiting(person(0), Seat(1, "open")))
    stored(store, waiting(person(0), person(1)))
    for which in ("open", "running"):
        for info in store.listed(which, "cid"):
            assert info["invite"] is None
            assert info["seed"] is None
            assert info["mine"] == []


def test_seats_are_counted(store: Store) -> None:
    stored(store, waiting(person(0), person(1), setup=setup_of(1)))
    stored(store, waiting(person(0), Seat(1, "open"), setup=setup_of(2)))
    over = stored(store, waiting(person(0), person(1), setup=setup_of(3)))
    assert (store.seated("ana"), store.seated("ben"), store.seated("cid")) == (3, 2, 0)
    store.commit([over.resign("ben", 1, NOW)], "a")
    assert (store.seated("ana"), store.seated("ben")) == (2, 1)


def test_overdue(store: Store) -> None:
    timed = stored(
        store,
        waiting(person(0), person(1), setup=setup_of(1, {"kind": "turns", "hours": 1})),
    )
    with_bot = stored(store, waiting(bot(0), person(1), setup=setup_of(2)))
    stored(store, waiting(person(0), person(1), setup=setup_of(3)))
    deadline = timed.clocks.deadline()
    assert deadline is not None
    assert store.overdue(NOW, 0) == [with_bot.id]
    assert store.overdue(NOW, 20_000) == []
    assert store.overdue(NOW + 20_000, 20_000) == [with_bot.id]
    assert store.overdue(deadline - 1, 10**12) == []
    assert store.overdue(deadline, 10**12) == [timed.id]
    store.commit([timed.resign("ana", 0, NOW)], "a")
    assert store.overdue(deadline + 1, 10**12) == []


@pytest.mark.parametrize(
    "other",
    [{"rules": "0"}, {"game": "chess"}, {"options": '{"colour": "red"}'}],
)
def test_games_and_rules_that_are_not_installed(store: Store, other: dict[str, str]) -> None:
    """Their people are told so; the tables of the others are listed as ever."""
    fine = stored(store, waiting(person(0), person(1), setup=setup_of(1)))
    table = stored(store, waiting(person(0), person(1), setup=setup_of(2)))
    before = next(info for info in store.listed("mine", "ana") if info["id"] == table.id)
    assert before["playable"]
    with writing(store.engine) as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(other))
    assert listed(store, "running") == [fine.id]
    told = {info["id"]: info for info in store.listed("mine", "ana")}
    assert told[fine.id]["playable"]
    changed = {name: told[table.id][name] for name in ("game", "rules", "options")}
    gone = {"playable": False, "progress": {}, "coached": False}
    assert {**before, **changed, **gone} == told[table.id]
    assert other.get("game", before["game"]) == told[table.id]["game"]
    for read in (store.load, store.history):
        with pytest.raises(Refusal, match="not installed") as refusal:
            read(table.id)
        assert refusal.value.code == "old-rules"


def test_tables_that_cannot_be_played_here_hide_none_that_can(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holocene.tables.store.LISTED", 2)
    fine = stored(store, waiting(person(0), person(1), setup=setup_of(1)))
    for number, other in enumerate(({"game": "chess"}, {"rules": "0"}, {"rules": "9"}), 2):
        table = stored(store, waiting(person(0), person(1), setup=setup_of(number)))
        newer = {**other, "updated": NOW + number}
        with writing(store.engine) as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(newer))
    assert listed(store, "running") == [fine.id]


def test_a_package_that_cannot_be_loaded_is_told_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = stored(store, waiting(person(0), person(1)))

    def failing(name: str) -> Game:
        raise ImportError("gone")

    monkeypatch.setattr("holocene.tables.store.ONCE", Once(logging.getLogger("holocene")))
    monkeypatch.setattr(registry, "game", failing)
    for _ in range(3):
        assert [info["playable"] for info in store.listed("mine", "ana")] == [False]
        assert store.listed("running", "ana") == []
        with pytest.raises(Refusal, match="not installed"):
            store.load(table.id)
    lines = [record.getMessage() for record in caplog.records]
    assert sorted(lines) == sorted(set(lines))
    assert f"the game {table.setup.game.name} cannot be loaded" in lines


FIX = Option("fair-ties", (True, False), True, "a fix of the rules", before=False)


def test_a_table_from_before_a_fix_of_the_rules_goes_on_without_it(store: Store) -> None:
    with registry.shown(TinyGame(options=(LENGTH, FIX))):
        old = replace(setup_of(1), game=registry.game("tiny"), options={"length": "long"})
        table = stored(store, waiting(person(0), person(1), setup=old))
        again = store.load(table.id)
        assert again is not None
        assert again.state is not None
        assert again.state.options == {"length": "long", "fair-ties": False}
        assert store.commit([do(again, "rest")], "a") == [True]
        assert store.listed("running", "ana")[0]["options"] == again.state.options


@pytest.mark.usefixtures("game")
def test_entries_of_one_action_are_still_read(store: Store) -> None:
    """As they were stored before a command could have several."""
    table = stored(store, waiting(person(0), person(1)))
    for _ in range(20):
        store.commit([do(table, choice(table))], "a")
    with writing(store.engine) as connection:
        for entry in store.history(table.id):
            if entry.kind == "act":
                old = orjson.dumps({"action": entry.actions[0]}).decode()
                here = ENTRIES.c.number == entry.number
                connection.execute(update(ENTRIES).where(here).values(data=old))
    again = store.load(table.id)
    assert again is not None
    assert whole(again) == whole(table)


def test_what_was_said_counts_when_a_table_is_read_again(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))
    for text in "one", "two":
        change = table.chat("ana", 0, text, NOW)
        assert store.commit([change], "a") == [True]
    again = store.load(table.id)
    assert again is not None
    assert again.said == table.said == {0: 2}


def test_no_such_table(store: Store) -> None:
    assert store.load("nowhere") is None


def test_a_new_table_is_written_whole(store: Store) -> None:
    """With its beginning: no table that waits for nobody is ever left behind."""
    table = stored(store, waiting(person(0), bot(1)))
    with store.engine.connect() as connection:
        kinds = connection.execute(
            select(ENTRIES.c.kind).where(ENTRIES.c.table_id == table.id)
        ).scalars()
        assert list(kinds) == ["started"]
    again = store.load(table.id)
    assert again is not None
    assert again.status == "running"


def test_all_servers_find_the_same_key(engine: Engine) -> None:
    with ThreadPoolExecutor(6) as threads:
        found = set(threads.map(lambda _: key(engine, "session"), range(12)))
    assert len(found) == 1
    assert len(found.pop()) >= 40
    assert key(engine, "session") != key(engine, "other")


def test_errors_do_not_show_what_was_written(store: Store) -> None:
    table = stored(store, waiting(person(0), person(1)))
    with pytest.raises(Exception) as error:  # noqa: PT011
        store.create(table)
    assert table.setup.seed not in str(error.value)
    assert table.setup.invite not in str(error.value)

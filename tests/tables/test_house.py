"""The house: viewers are told all they may know and nothing else; bots, time and news."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Engine, update

from holocene.core.levels import Level
from holocene.tables import database
from holocene.tables.clock import now_ms
from holocene.tables.database import writing
from holocene.tables.house import House, HouseSettings
from holocene.tables.messages import Clock
from holocene.tables.model import Change, Entry, Seat, Setup
from holocene.tables.refusal import Refusal
from holocene.tables.rematch import Player, rematch
from holocene.tables.room import PACES, Room
from holocene.tables.schema import ACCOUNTS, TABLES
from holocene.tables.table import Table
from tests.both import the_game
from tests.tables.housing import Ear, act, acting, opened, run, sit_down, told, until
from tests.tables.making import (
    NOW,
    add_people,
    bot,
    choice,
    choose,
    person,
    setup_of,
    viewers,
    waiting,
)
from tests.tables.test_bot_workers import add_bots


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.usefixtures("game")
def test_patches_make_the_whole_at_every_step(lite: Engine, count: int) -> None:
    """For every seat and the spectator, over a whole game with undo; of larger ones a part."""

    async def play() -> None:
        chance = random.Random(count)
        async with opened(lite) as house:
            table = waiting(*(person(seat) for seat in range(count)), setup=setup_of(count))
            await house.create(table)
            ears = [Ear(seat, table.seats[seat].account or "") for seat in range(count)]
            ears += [Ear(None, "stranger"), Ear(0, "ana")]
            for ear in ears:
                await house.enter(table.id, ear, None)
            room = await house.room(table.id)
            while room.table.status == "running":
                await act(house, table, chance, ears[0])
                if chance.random() < 0.1:  # somebody comes and goes
                    visitor = Ear(chance.choice(list(viewers(table))), "stranger")
                    (await house.enter(table.id, visitor, None)).leave(visitor)
                if count > 2 and room.table.status == "running" and chance.random() < 0.7:
                    continue
                for ear in ears:
                    whole = await house.snapshot(table.id, ear.seat, ear.account)
                    assert told(ear.now) == told(whole)
            await until(lambda: room.table.counted and bool(room.table.result))
            whole_log = await house.history(table.id)
            for ear in ears:
                assert [entry["number"] for entry in ear.log] == [e.number for e in whole_log]
                assert ear.log == [
                    orjson.loads(orjson.dumps(e.told_to(ear.seat))) for e in whole_log
                ]
            answers = [json.loads(message).get("re") for message in ears[0].heard]
            assert 7 in answers
            for other in ears[1:]:
                assert all("re" not in json.loads(message) for message in other.heard)

    run(play)


@pytest.mark.usefixtures("game")
def test_nobody_is_told_what_is_hidden(lite: Engine) -> None:
    """Dealing anew what a viewer may not know changes nothing of what the viewer is told."""

    async def play() -> None:
        chance = random.Random(11)
        hidden = secrets = number = 0
        async with opened(lite) as house:
            while hidden < 50 or not secrets:
                number += 1
                setup = setup_of(16 + number, open=False)
                table = waiting(*(person(seat) for seat in range(3)), setup=setup)
                await house.create(table)
                ears = [Ear(seat, table.seats[seat].account or "") for seat in range(3)]
                ears.append(Ear(None, "stranger"))
                for ear in ears:
                    await house.enter(table.id, ear, None)
                hidden += await redealt_all_along(house, table, ears, chance)
                secrets += told_apart(ears, await house.history(table.id))
        assert number < 6

    run(play)


async def redealt_all_along(
    house: House, table: Table, ears: list[Ear], chance: random.Random
) -> int:
    """Play a game and deal anew what each viewer does not know; how often that changed it."""
    room = await house.room(table.id)
    hidden = 0
    while room.table.status == "running":
        for ear in ears:
            heard = b"".join(ear.heard[-2:])
            assert table.setup.seed.encode() not in heard
            assert ear.account != "stranger" or table.setup.invite.encode() not in heard
        await act(house, table, chance)
        state = room.table.state
        if room.table.status != "running" or state is None or chance.random() < 0.5:
            continue
        for ear in ears:
            room.table.state = state.redeal(ear.seat, chance.randrange(2**60))
            room.table.state.refresh()  # the actor's legal actions too: redeal keeps them
            hidden += room.table.state.dump() != state.dump()
            view, hints = room.table.view(ear.seat), room.table.hints(ear.seat)
            assert told(ear.now)["view"] == told({"view": view})["view"]
            assert told(ear.now)["hints"] == told({"hints": hints})["hints"]
            assert ear.now["choices"] == room.table.choices(ear.seat)
        room.table.state = state
    return hidden


def saying(text: str, table: Table) -> Change:
    return table.chat("ana", 0, text, now_ms())


def told_apart(ears: list[Ear], entries: list[Entry]) -> int:
    """Secret events are told to their owners alone; how many there were."""
    found = 0
    for ear in ears:
        for entry, line in zip(entries, ear.log, strict=True):
            for event, facts in zip(entry.events, line["events"], strict=True):
                mine = event.owner is None or event.owner == ear.seat
                known = event.facts if mine else event.public
                assert facts == orjson.loads(orjson.dumps(known))
                assert mine or event.public != event.facts
                found += not mine
    return found


@pytest.mark.usefixtures("game")
def test_who_was_sent_away_sees_nothing_more(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            for open in (True, False):
                table = waiting(
                    person(0), person(1), Seat(2, "open"), setup=setup_of(int(open), open=open)
                )
                await house.create(table)
                ear = Ear(1, "ben")
                await house.enter(table.id, ear, None)
                assert ear.now["seat"] == 1
                await house.command(table.id, lambda table: table.stand("ana", 1, now_ms()))
                assert ear.dropped != open
                for at, name in ((1, "cid"), (2, "dan")):
                    await house.command(table.id, partial(sit_down, name, at))
                if open:
                    assert ear.now["seat"] is None
                    assert ear.now["view"]["viewer"] is None
                    assert ear.now["choices"] == []

    run(play)


@pytest.mark.usefixtures("game")
def test_a_short_memory_is_told_from_disk(lite: Engine) -> None:
    """However old `since` is, nothing is missing; also after something was taken back."""

    async def play() -> None:
        chance = random.Random(21)
        async with opened(lite) as house:
            table = waiting(person(0), person(1), setup=setup_of(21))
            await house.create(table)
            room = await house.room(table.id)
            for number in range(130):  # a game may be short
                said = f"so many times: {number}"
                await house.command(table.id, partial(saying, said))
            while room.table.number < 150 or len(room.table.recent) == room.table.recent.maxlen:
                await act(house, table, chance)
            whole = [entry.number for entry in await house.history(table.id)]
            for since in [0, 1, 20, *range(room.table.number - 70, room.table.number + 2)]:
                ear = Ear(0, "ana")
                (await house.enter(table.id, ear, since)).leave(ear)
                assert [entry["number"] for entry in ear.log] == [n for n in whole if n > since]
                assert ear.now["complete"]
            first = Ear(0, "ana")
            await house.enter(table.id, first, None)
            assert not first.now["complete"]
            assert [entry["number"] for entry in first.log] == whole[-60:]

    run(play)


def test_two_commands_at_once(people: Engine) -> None:
    """One wins, the other is told that the table moved on."""

    async def play() -> None:
        chance = random.Random(5)
        async with opened(people) as house:
            tables = [waiting(person(0), person(1), setup=setup_of(n)) for n in range(8)]
            for table in tables:
                await house.create(table)

            async def pair(table: Table) -> None:
                room = await house.room(table.id)
                for _ in range(8):
                    actor, position = room.table.actor, room.table.position
                    assert actor is not None
                    texts = [choose(room.table, chance) for _ in range(2)]

                    commands = (
                        house.command(table.id, partial(acting, actor, each, position))
                        for each in texts
                    )
                    done = await asyncio.gather(*commands, return_exceptions=True)
                    assert done.count(None) == 1
                    refusal = next(each for each in done if each is not None)
                    assert isinstance(refusal, Refusal)
                    assert refusal.code == "moved-on"

            await asyncio.gather(*(pair(table) for table in tables))

    run(play)


def test_when_writing_fails_nobody_sees_what_is_not_on_disk(
    lite: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), person(1))
            await house.create(table)
            ear = Ear(0, "ana")
            await house.enter(table.id, ear, None)
            before = len(ear.heard)

            def fail(*_: object) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(type(house.store), "commit", fail)
                with pytest.raises(OSError, match="disk full"):
                    await house.command(table.id, partial(acting, 0, [choice(table)], 0))
            assert ear.dropped
            assert len(ear.heard) == before
            room = await house.room(table.id)
            assert room.table.position == 0
            await house.command(table.id, partial(acting, 0, [choice(table)], 0))

    run(play)


# Bots


@pytest.mark.parametrize("name", ["Crashes", "Raises", "Rubbish", "Illegal", "Unknown", "Hangs"])
def test_a_table_goes_on_with_a_bad_bot(
    lite: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    add_bots(tmp_path, monkeypatch)
    levels: Any = the_game().levels
    monkeypatch.setitem(levels, "child", Level(f"bad_bots:{name}", 400.0))

    async def play() -> None:
        settings = HouseSettings(bot_pause=0.0, sweep=0.05, bot_seconds=2.0)
        async with opened(lite, settings) as house:
            table = waiting(bot(0, "child"), person(1))
            room = await house.create(table)
            await until(lambda: room.table.actor == 1)
            assert room.table.position >= 1

    run(play)


def test_a_bot_whose_table_is_dropped_stops(lite: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would ask for ever at a table that is no more."""

    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(bot(0, "child"), person(1))
            asked = asyncio.Event()
            go_on = asyncio.Event()

            async def ask(*_: object) -> str:
                asked.set()
                await go_on.wait()
                await asyncio.sleep(0)  # so that a bot that goes on for ever can be stopped
                return choice(table)

            monkeypatch.setattr(house.workers, "ask", ask)
            room = await house.create(table)
            await asked.wait()
            house._drop(room)
            go_on.set()
            assert room.bot is not None
            await room.bot
            assert (await house.room(table.id)) is not room

    run(play)


def test_bots_go_on_after_a_restart(people: Engine) -> None:
    async def play() -> None:
        table = waiting(bot(0), person(1))
        async with opened(people, HouseSettings(bot_pause=3600.0)) as house:
            await house.create(table)
        settings = HouseSettings(bot_pause=0.0, sweep=0.05, patience=100)
        async with opened(people, settings) as house:
            room = await house.room(table.id)
            await until(lambda: room.table.actor == 1)

    run(play)


# The pace of bots


@pytest.mark.usefixtures("strangers")
def test_bots_pause_when_the_actor_changes(lite: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for a turn of many decisions, not before each of them."""
    paused: list[int | None] = []

    async def pause(room: Room, _: float) -> None:
        paused.append(room.table.actor)

    monkeypatch.setattr(Room, "pause", pause)

    async def play() -> None:
        async with opened(lite) as house:
            room = await house.create(waiting(bot(0), bot(1), bot(2)))
            await until(lambda: room.table.status == "over")
            acted = [entry.seat for entry in await house.history(room.table.id) if entry.actions]
            turns = [seat for at, seat in enumerate(acted) if at == 0 or acted[at - 1] != seat]
            assert paused == turns
            assert len(turns) < len(acted)

    run(play)


def test_the_slowest_of_those_who_play_sets_the_pace(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), person(1), bot(2))
            await house.create(table)
            room = await house.room(table.id)
            assert room._pace() == PACES["normal"]  # nobody looks
            watching, ana, ben = Ear(None, "cid"), Ear(0, "ana"), Ear(1, "ben")
            watching.pace = "slow"
            await house.enter(table.id, watching, None)
            assert room._pace() == PACES["slow"]
            ana.pace = "quick"
            await house.enter(table.id, ana, None)
            assert room._pace() == PACES["quick"]  # those who watch do not hold up the game
            await house.enter(table.id, ben, None)
            assert room._pace() == PACES["normal"]
            ben.skips = True
            assert room._pace() == PACES["quick"]
            room.leave(ana)
            assert room._pace() == 0

    run(play)


def test_skipping_ahead(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite, HouseSettings(bot_pause=60.0, sweep=0.05)) as house:
            table = waiting(person(0), bot(1), bot(2), person(3))
            await house.create(table)
            room = await house.room(table.id)
            ears = [Ear(0, "ana"), Ear(3, "dan"), Ear(None, "cid")]
            for ear in ears:
                await house.enter(table.id, ear, None)
            room.skip(ears[0])
            assert not ears[0].skips  # a person is to decide
            while not room.table.bot_to_move():
                await act(house, table, random.Random(1))
            before = room.table.number
            room.skip(ears[2])
            room.skip(ears[0])
            await asyncio.sleep(0.1)
            assert room.table.number == before  # the other one wants to follow
            room.skip(ears[1])
            await until(lambda: not any(ear.skips for ear in ears))
            assert not room.table.bot_to_move()

    run(play)


def test_a_quicker_pace_counts_at_once(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), bot(1))
            await house.create(table)
            room, ear = await house.room(table.id), Ear(0, "ana")
            ear.pace = "slow"
            await house.enter(table.id, ear, None)
            pausing = asyncio.create_task(room.pause(1.0))
            await asyncio.sleep(0.3)
            start = asyncio.get_running_loop().time()
            ear.pace = "quick"
            room.hurry()
            await pausing
            assert asyncio.get_running_loop().time() - start < PACES["slow"] - 0.3

    run(play)


# Time


LIVE: Clock = {"kind": "live", "minutes": 1, "increment": 0}


@pytest.mark.parametrize("on_timeout", ["bot", "loses"])
def test_the_house_looks_at_the_clocks(people: Engine, on_timeout: Any) -> None:
    async def play() -> None:
        table = waiting(person(0), person(1), setup=setup_of(1, LIVE, on_timeout))
        async with opened(people) as house:
            await house.create(table)
            for account in ("ana", "ben"):
                assert await house.arrive(table.id, account)
        with writing(people) as connection:
            late = update(TABLES).values(left="[30, 60000]", deadline=TABLES.c.since + 30)
            connection.execute(late)
        async with opened(people) as house:
            room = await house.room(table.id)
            if on_timeout == "loses":
                await until(lambda: room.table.status == "over")
                assert room.table.result is not None
                assert room.table.result["winners"] == [1]
            else:
                await until(lambda: room.table.actor == 1)
                assert room.table.seats[0].away
                assert room.table.clocks.running == 1

    run(play)


# Several servers over one database


def test_two_houses_over_one_database(furnished: Any) -> None:
    """What one does, the viewers of the other see; of two at once one wins."""
    address = furnished.new("furnished")
    engines = [database.connect(address) for _ in range(2)]
    add_people(engines[0])

    async def play() -> None:
        chance = random.Random(4)
        async with opened(engines[0]) as one, opened(engines[1]) as two:
            table = waiting(person(0), person(1))
            await one.create(table)
            ears = [Ear(0, "ana"), Ear(1, "ben"), Ear(None, "cid")]
            for ear, house in zip(ears, (one, two, two), strict=True):
                await house.enter(table.id, ear, None)
            lost = 0
            for _ in range(40):
                here = await one.room(table.id)
                there = await two.room(table.id)
                await until(lambda: here.table.position == there.table.position)  # noqa: B023
                actor, position = here.table.actor, here.table.position
                assert actor is not None
                texts = [choose(here.table, chance) for _ in range(2)]

                done = await asyncio.gather(
                    one.command(table.id, partial(acting, actor, texts[0], position)),
                    two.command(table.id, partial(acting, actor, texts[1], position)),
                    return_exceptions=True,
                )
                assert done.count(None) == 1
                refusal = next(each for each in done if each is not None)
                assert isinstance(refusal, Refusal)
                assert refusal.code == "moved-on"
                lost += done[0] is not None
                await until(lambda: all(e.now["position"] == position + 1 for e in ears))  # noqa: B023
                for ear, house in zip(ears, (one, two, two), strict=True):
                    whole = await house.snapshot(table.id, ear.seat, ear.account)
                    assert told(ear.now) == told(whole)
            assert 0 <= lost <= 40
            numbers = [[entry["number"] for entry in ear.log] for ear in ears]
            assert numbers[0] == numbers[1] == numbers[2] == sorted(set(numbers[0]))

    run(play)
    for engine in engines:
        engine.dispose()


def rename_ana(engine: Engine) -> None:
    with writing(engine) as connection:
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == "ana").values(name="Eva"))


def friend(seat: int) -> Seat:
    """Somebody at Ana's screen."""
    return Seat(seat, "person", "ana", "Iva")


def unnamed(number: int) -> Setup:
    """Of a table that has its host's name."""
    return replace(setup_of(number), name="Ana")


def test_a_new_name_is_shown(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            gathering = waiting(person(0), friend(1), Seat(2, "open"), setup=unnamed(1))
            playing = waiting(friend(0), person(1, "ana"), person(2), setup=unnamed(2))
            over = waiting(person(0), person(1), setup=unnamed(3))
            tables = gathering, playing, over
            for table in tables:
                await house.create(table)
            await house.command(over.id, lambda it: it.resign("ben", 1, now_ms()))
            ears = [Ear(None, None) for _ in tables]
            for table, ear in zip(tables, ears, strict=True):
                await house.enter(table.id, ear, None)
            await house.writer.run(lambda: rename_ana(lite))
            await house.rename("ana", "Ana", "Eva")
            named = [
                ("Eva", ["Eva", "Iva", ""]),
                ("Eva", ["Iva", "Eva", "Cid"]),
                ("Ana", ["Ana", "Ben"]),  # a record of who played it
            ]
            listed = {info["id"]: info for info in house.store.listed("mine", "ana")}
            for table, ear, (name, names) in zip(tables, ears, named, strict=True):
                for info in (ear.now["table"], listed[table.id]):
                    assert (info["name"], info["host_name"]) == (name, "Eva")
                    assert [seat["name"] for seat in info["seats"]] == names

    run(play)


async def give_up(house: House, table: Table) -> None:
    """Ana and her friend."""
    for seat in table.seats_of("ana"):
        await house.command(table.id, partial(Table.resign, account="ana", number=seat, now=NOW))


def test_in_a_rematch_people_have_the_name_of_today(lite: Engine) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), friend(1), person(2), setup=unnamed(1))
            await house.create(table)
            await give_up(house, table)
            await house.writer.run(lambda: rename_ana(lite))
            await house.rename("ana", "Ana", "Eva")
            id = table.id
            # Who sits where moves on by one; of two at one screen it is still she who is Eva.
            for names in (["Iva", "Cid", "Eva"], ["Cid", "Eva", "Iva"]):
                new = await rematch(house, id, Player("ana", "Eva"))
                await rematch(house, id, Player("cid", "Cid"))
                again = (await house.room(new)).table
                assert (again.setup.name, again.setup.host_name) == ("Eva", "Eva")
                assert [seat.name for seat in again.seats] == names
                await give_up(house, again)
                id = new

    run(play)


def test_who_was_sent_away_from_a_rematch_is_so_after_a_restart(lite: Engine) -> None:
    async def play() -> None:
        people = [Player(account, account.title()) for account in ("ana", "ben", "cid")]
        async with opened(lite) as house:
            table = waiting(person(0), person(1), person(2))
            await house.create(table)
            await house.command(table.id, lambda it: it.abort("ana", 0, now_ms()))
            new = await rematch(house, table.id, people[0])
            await rematch(house, table.id, people[1])
            await house.command(new, lambda it: it.stand("ana", 0, now_ms()))
        async with opened(lite) as house:
            await rematch(house, table.id, people[1])
            assert (await house.room(new)).table.seats_of("ben") == []
            await rematch(house, table.id, people[2])
            assert (await house.room(new)).table.seats_of("cid") == [1]

    run(play)


@pytest.mark.parametrize("learns", [False, True])
@pytest.mark.parametrize("other", [bot(1), person(1)])
def test_a_rematch_of_a_newcomer_and_bots_is_not_rated(
    lite: Engine, learns: bool, other: Seat
) -> None:
    async def play() -> None:
        async with opened(lite) as house:
            table = waiting(person(0), replace(other), setup=replace(setup_of(1), rated=True))
            await house.create(table)
            await house.command(table.id, lambda it: it.resign("ana", 0, now_ms()))
            new = await rematch(house, table.id, Player("ana", "Ana", learns))
            again = (await house.room(new)).table
            assert again.setup.rated == (other.kind == "person" or not learns)

    run(play)

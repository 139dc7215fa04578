"""Time to think, by the clock and at a table."""

from __future__ import annotations

import random

import pytest

from holocene.core.action import Action
from holocene.tables.clock import GRACE, HOUR, MINUTE, ClockFace, bank
from holocene.tables.messages import Clock
from holocene.tables.refusal import Refusal
from holocene.tables.table import Table
from tests.games.tiny import Hiding, Tiny, Turn
from tests.tables.making import (
    NO_CLOCK,
    NOW,
    act,
    bot,
    choice,
    do,
    everybody_comes,
    pass_on,
    person,
    running,
    setup_of,
    undo,
    waiting,
)

LIVE: Clock = {"kind": "live", "minutes": 10, "increment": 15}
TURNS: Clock = {"kind": "turns", "hours": 24}


def test_banks() -> None:
    assert bank(LIVE) == 10 * MINUTE
    assert bank(TURNS) == 24 * HOUR
    assert bank(NO_CLOCK) == 0


def test_a_live_clock_runs_and_is_paid_an_increment() -> None:
    face = ClockFace.new(LIVE, 2)
    assert face.deadline() is None
    face.pass_to(0, 0, NOW)
    assert face.deadline() == NOW + 10 * MINUTE
    face.pass_to(0, 0, NOW + 5_000)  # the same turn goes on
    assert face.left == [10 * MINUTE - 5_000, 10 * MINUTE]
    assert face.deadline() == NOW + 10 * MINUTE
    face.pass_to(1, 1, NOW + 7_000)
    assert face.left == [10 * MINUTE - 7_000 + 15_000, 10 * MINUTE]
    face.pass_to(None, None, NOW + 8_000)
    assert face.left[1] == 10 * MINUTE - 1_000 + 15_000
    assert face.deadline() is None


def test_who_is_asked_out_of_turn_pays_and_is_not_paid() -> None:
    """Bids of one and the other in the first one's turn: one increment, at the turn's end."""
    face = ClockFace.new(LIVE, 2)
    face.pass_to(0, 0, NOW)
    face.pass_to(1, 0, NOW + 1_000)
    face.pass_to(0, 0, NOW + 3_000)
    face.pass_to(1, 0, NOW + 4_000)
    assert face.left == [10 * MINUTE - 2_000, 10 * MINUTE - 2_000]
    assert face.deadline() == NOW + 4_000 + 10 * MINUTE - 2_000
    face.pass_to(1, 1, NOW + 5_000)
    assert face.left == [10 * MINUTE - 2_000 + 15_000, 10 * MINUTE - 3_000]


def test_a_turn_clock_begins_anew_with_each_turn() -> None:
    face = ClockFace.new(TURNS, 2)
    face.pass_to(0, 0, NOW)
    face.pass_to(0, 0, NOW + HOUR)
    assert face.left[0] == 23 * HOUR
    face.pass_to(1, 0, NOW + 2 * HOUR)  # asked and answered, though it is still their turn
    assert face.left == [24 * HOUR, 24 * HOUR]
    assert face.deadline() == NOW + 26 * HOUR


def test_without_a_clock_time_is_never_up() -> None:
    face = ClockFace.new(NO_CLOCK, 2)
    face.pass_to(0, 0, NOW)
    assert face.deadline() is None
    table = running()
    do(table, choice(table), now=NOW + 1000 * HOUR)
    with pytest.raises(Refusal):
        table.timeout(NOW + 2000 * HOUR)


def test_a_clock_never_falls_below_nothing() -> None:
    face = ClockFace.new(LIVE, 2)
    face.pass_to(0, 0, NOW)
    face.pass_to(0, 0, NOW + HOUR)
    assert face.left[0] == 0


def test_who_comes_back_has_time_to_move() -> None:
    face = ClockFace.new(LIVE, 2)
    face.left = [0, 9 * MINUTE]
    face.refill(0)
    face.refill(1)
    assert face.left == [GRACE, 9 * MINUTE]
    face = ClockFace.new(TURNS, 2)
    face.left = [0, 0]
    face.refill(1)
    assert face.left == [0, 24 * HOUR]


@pytest.mark.usefixtures("strangers")
def test_bids_out_of_turn_are_not_paid() -> None:
    """The turn of one, a bid of the other, and the turn goes on: one increment, when it ends."""
    table = running(2, 1, LIVE)
    full, step, paid = bank(LIVE), 1_000, 15_000
    do(table, "cast", now=NOW + step)
    assert (table.clocks.running, table.clocks.turn) == (1, 0)
    do(table, "bid 1", now=NOW + 3 * step)
    assert (table.clocks.running, table.clocks.turn) == (0, 0)
    assert table.clocks.left == [full - step, full - 2 * step]
    pass_on(table, NOW + 4 * step)
    assert (table.clocks.running, table.clocks.turn) == (1, 1)
    assert table.clocks.left == [full - 2 * step + paid, full - 2 * step]
    table = running(2, 1, TURNS)
    do(table, "cast", now=NOW + HOUR)
    do(table, "bid 1", now=NOW + 2 * HOUR)
    assert table.clocks.left == [24 * HOUR, 24 * HOUR]  # asked and answered


def market(table: Table) -> bool:
    """Whether somebody takes a die of Stone Age's market."""
    assert table.state is not None
    decision = table.state.decision
    return decision is not None and decision.kind == "picking-die"


def buyer(table: Table) -> object:
    """Who has just bought a card that opens a market."""
    events = [event.facts for event in table.recent[-1].events]
    return next((facts["seat"] for facts in events if facts["kind"] == "market"), None)


def test_of_a_market_the_buyer_alone_is_paid() -> None:
    """All take a die, one after the other; the increment is for the turn in which it was bought."""
    markets = picked = 0
    for number in range(1, 6):
        table, chance = running(3, number, LIVE), random.Random(number)
        while table.status == "running":
            before, turn = table.clocks.left[:], table.clocks.turn
            assert turn == buyer(table) or not market(table)
            while table.status == "running" and market(table):
                assert table.clocks.turn == turn
                assert table.clocks.running == table.actor
                picked += table.actor != turn
                act(table, chance)
                if market(table):
                    assert table.clocks.left == before
                else:
                    markets += 1
                    paid = 15_000 if table.clocks.turn != turn else 0
                    before[turn or 0] += paid
                    assert table.clocks.left == before
            if table.status == "running":
                act(table, chance)
    assert markets > 20
    assert picked > 20


def turn_over(self: Turn, state: Tiny, action: Action) -> None:
    """The turn is over, and who had it is asked once more."""
    state.stack.append(Turn(1 - self.seat))
    state.stack.append(Hiding(self.seat))


@pytest.mark.usefixtures("strangers")
def test_who_takes_back_the_end_of_a_turn_is_not_paid_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hiding, "out_of_turn", lambda self: True)
    monkeypatch.setattr(Turn, "take", turn_over)
    table, full = running(2, 1, LIVE), bank(LIVE)
    for _ in range(2):
        do(table, "rest")
        assert (table.clocks.running, table.clocks.turn) == (0, 1)
        assert table.clocks.left == [full + 15_000, full]
        undo(table)
        assert (table.clocks.running, table.clocks.turn) == (0, 0)
        assert table.clocks.left == [full, full]


def test_when_a_game_is_over_it_is_nobodys_turn() -> None:
    table = running(2, 1, LIVE)
    table.resign("ana", 0, NOW)
    assert table.timed() == (None, None)


def kinds(table: Table, now: int) -> list[str]:
    return [entry.kind for entry in table.timeout(now).entries]


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize("clock", [LIVE, TURNS])
@pytest.mark.parametrize("people", [2, 3])
def test_a_bot_steps_in_when_time_is_up(clock: Clock, people: int) -> None:
    table = running(people, 1, clock, "bot")
    up = NOW + bank(clock)
    with pytest.raises(Refusal):
        table.timeout(up - 1)
    assert kinds(table, up) == ["timeout"]
    seat = table.seats[0]
    assert seat.away
    assert not seat.lost
    assert table.status == "running"
    assert table.bot_to_move()
    assert table.clocks.running is None
    with pytest.raises(Refusal, match="moved on"):
        table.timeout(up)


@pytest.mark.parametrize("clock", [LIVE, TURNS])
def test_with_two_players_the_one_without_time_loses(clock: Clock) -> None:
    table = running(2, 1, clock, "loses")
    assert kinds(table, NOW + bank(clock)) == ["timeout", "over"]
    assert table.result is not None
    assert table.result["winners"] == [1]


@pytest.mark.usefixtures("game")
def test_with_three_players_a_bot_plays_for_the_one_who_lost() -> None:
    table = running(3, 1, LIVE, "loses")
    up = NOW + bank(LIVE)
    assert kinds(table, up) == ["timeout"]
    assert table.seats[0].lost
    assert table.bot_to_move()
    pass_on(table, up)
    assert table.clocks.running == 1
    assert kinds(table, up + bank(LIVE)) == ["timeout", "over"]
    assert table.result is not None
    assert table.result["winners"] == [2]


@pytest.mark.usefixtures("game")
def test_taking_the_seat_back() -> None:
    table = running(2, 1, LIVE)
    up = NOW + bank(LIVE)
    table.timeout(up)
    pass_on(table, up + 10)  # the bot
    assert table.clocks.running == 1
    change = table.back("ana", 0, up + 20)
    assert [entry.kind for entry in change.entries] == ["back"]
    assert [seat.seat for seat in change.seats] == [0]
    assert not table.seats[0].away
    assert table.clocks.running == 1
    assert table.clocks.left[1] == bank(LIVE) - 10
    assert table.clocks.left[0] >= GRACE
    pass_on(table, up + 30)
    assert table.clocks.running == 0
    assert table.clocks.deadline() == up + 30 + table.clocks.left[0]


def test_coming_back_in_ones_own_turn() -> None:
    table = running(2, 1, TURNS)
    up = NOW + bank(TURNS)
    table.timeout(up)
    table.back("ana", 0, up + 5)
    assert not table.bot_to_move()
    assert table.clocks.deadline() == up + 5 + bank(TURNS)


@pytest.mark.usefixtures("game")
def test_the_time_of_bots_does_not_run() -> None:
    table = waiting(person(0), bot(1), setup=setup_of(clock=LIVE))
    table.start_if_full(NOW)
    everybody_comes(table)
    pass_on(table, NOW + 1000)
    assert table.bot_to_move()
    assert table.clocks.running is None
    assert table.row()["deadline"] is None
    assert table.row()["bot_since"] == NOW + 1000
    pass_on(table, NOW + 90 * MINUTE)
    assert table.clocks.running == 0
    assert table.row()["deadline"] == NOW + 90 * MINUTE + table.clocks.left[0]
    assert table.row()["bot_since"] is None


@pytest.mark.usefixtures("game")
def test_who_is_late_is_told_so_before_the_server_looks() -> None:
    table = running(2, 1, LIVE)
    with pytest.raises(Refusal) as refusal:
        do(table, choice(table), now=NOW + bank(LIVE))
    assert refusal.value.code == "time-is-up"
    do(table, choice(table), now=NOW + bank(LIVE) - 1)

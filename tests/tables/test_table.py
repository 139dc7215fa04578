"""Every command of a table: what it does, and that a refused one does nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from holocene.tables.clock import HOUR
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.table import CHAT_LENGTH, LONG_LOG, Table
from tests.tables.making import NOW, act, bot, choose, person, running, setup_of, waiting, whole


def refused(table: Table, do: Callable[[Table], object], code: str) -> None:
    """The command is refused with this code, and the table is as before."""
    before = whole(table)
    with pytest.raises(Refusal) as refusal:
        do(table)
    assert refusal.value.code == code
    assert refusal.value.message
    assert whole(table) == before


def kinds(change: Change | None) -> list[str]:
    assert change is not None
    return [entry.kind for entry in change.entries]


def over(number: int = 1) -> Table:
    table = running(number=number)
    table.resign(0, NOW)
    return table


# Before the game


def test_the_last_to_sit_starts_the_game() -> None:
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"))
    assert kinds(table.sit(2, "cid", "Cid", NOW)) == ["sat"]
    assert table.view(0) is None
    change = table.sit(1, "ben", "Ben", NOW + 1)
    assert kinds(change) == ["sat", "started"]
    assert [entry.number for entry in change.entries] == [2, 3]
    assert [seat.seat for seat in change.seats] == [1]
    assert table.status == "running"
    assert table.record.players == ["Ana", "Ben", "Cid"]
    assert change.row["number"] == table.number == 3
    assert table.choices(table.actor)


def test_a_bot_can_fill_the_last_seat() -> None:
    table = waiting(person(0), Seat(1, "open"))
    assert kinds(table.put_bot(1, "child", "child", NOW)) == ["sat", "started"]
    assert table.seats[1].played_by_bot
    assert not table.seats[0].played_by_bot


def test_a_table_without_open_seats_starts_by_itself() -> None:
    table = waiting(person(0), bot(1))
    assert kinds(table.start_if_full(NOW)) == ["started"]
    assert waiting(person(0), Seat(1, "open")).start_if_full(NOW) is None


def test_standing_up_and_closing() -> None:
    table = waiting(person(0), person(1), Seat(2, "open"))
    change = table.stand(1, NOW)
    assert kinds(change) == ["left"]
    assert change.entries[0].name == "Ben"
    assert table.info("ben")["mine"] == []
    assert kinds(table.close(NOW)) == ["over"]
    assert table.status == "over"
    assert table.result is None


def test_refusals_before_the_game() -> None:
    table = waiting(person(0), Seat(1, "open"))
    refused(table, lambda table: table.sit(0, "ben", "Ben", NOW), "seat-taken")
    refused(table, lambda table: table.sit(2, "ben", "Ben", NOW), "no-seat")
    refused(table, lambda table: table.sit(-1, "ben", "Ben", NOW), "no-seat")
    refused(table, lambda table: table.put_bot(0, "child", "child", NOW), "seat-taken")
    refused(table, lambda table: table.stand(1, NOW), "seat-open")
    refused(table, lambda table: table.stand(5, NOW), "no-seat")
    refused(table, lambda table: table.act(0, "place field", 0, NOW), "is-waiting")
    refused(table, lambda table: table.undo(0, 0, NOW), "is-waiting")
    refused(table, lambda table: table.resign(0, NOW), "is-waiting")
    refused(table, lambda table: table.back(0, NOW), "is-waiting")
    refused(table, lambda table: table.timeout(NOW), "moved-on")
    refused(table, lambda table: table.note_rematch("other", NOW), "is-waiting")


# The game


def test_acting() -> None:
    table = running()
    change = table.act(0, "place forest 2", 0, NOW + 5)
    entry = change.entries[0]
    assert (entry.kind, entry.seat, entry.action) == ("act", 0, "place forest 2")
    assert entry.told_to(None)["events"] == [
        {"kind": "placed", "seat": 0, "place": "forest", "count": 2}
    ]
    assert (table.position, table.number, table.updated) == (1, 2, NOW + 5)
    assert table.actor == 1


def test_refusals_of_acts() -> None:
    table = running(clock={"kind": "turns", "hours": 1})
    refused(table, lambda table: table.act(1, "place forest 1", 0, NOW), "not-your-turn")
    refused(table, lambda table: table.act(0, "place forest 1", 1, NOW), "moved-on")
    refused(table, lambda table: table.act(0, "fly", 0, NOW), "unknown-action")
    refused(table, lambda table: table.act(0, "", 0, NOW), "unknown-action")
    refused(table, lambda table: table.act(0, "use forest", 0, NOW), "illegal")
    refused(table, lambda table: table.act(0, "place forest 7", 0, NOW), "illegal")
    refused(table, lambda table: table.act(7, "place forest 1", 0, NOW), "no-seat")
    refused(table, lambda table: table.act(0, "place forest 1", 0, NOW + HOUR), "time-is-up")
    refused(table, lambda table: table.sit(0, "ben", "Ben", NOW), "is-running")
    refused(table, lambda table: table.put_bot(0, "child", "child", NOW), "is-running")
    refused(table, lambda table: table.stand(0, NOW), "is-running")
    refused(table, lambda table: table.close(NOW), "is-running")
    refused(table, lambda table: table.back(0, NOW), "not-away")
    refused(table, lambda table: table.timeout(NOW), "moved-on")
    refused(table, lambda table: table.note_rematch("other", NOW), "is-running")


def test_a_whole_game_ends_with_its_result() -> None:
    table, chance = running(3), random.Random(4)
    last = None
    while table.status == "running":
        last = act(table, chance)
    assert kinds(last) == ["act", "over"]
    assert table.state is not None
    assert table.result is not None
    assert table.result["scores"] == table.state.scores()
    assert table.result["winners"] == table.state.winners()
    totals = [sum(parts.values()) for parts in table.result["breakdown"]]
    assert totals == table.result["scores"]
    assert table.record.replay() == table.state
    assert table.info("stranger")["seed"] == table.setup.seed
    refused(table, lambda table: table.act(0, "decline", table.position, NOW), "is-over")
    refused(table, lambda table: table.undo(0, table.position, NOW), "is-over")
    refused(table, lambda table: table.resign(0, NOW), "is-over")
    refused(table, lambda table: table.back(0, NOW), "is-over")
    refused(table, lambda table: table.timeout(NOW), "moved-on")


def test_two_players_one_resigns() -> None:
    table = running()
    assert kinds(table.resign(0, NOW)) == ["resigned", "over"]
    assert table.result is not None
    assert table.result["winners"] == [1]
    assert table.actor is None
    assert table.choices(1) == []


def test_of_three_players_the_others_go_on() -> None:
    table, chance = running(3), random.Random(2)
    assert kinds(table.resign(table.actor or 0, NOW)) == ["resigned"]
    assert table.bot_to_move()
    refused(table, lambda table: table.resign(0, NOW), "seat-lost")
    refused(table, lambda table: table.back(0, NOW), "not-away")
    while table.status == "running":
        act(table, chance)
    assert table.result is not None
    assert 0 not in table.result["winners"]
    assert table.result["winners"]


def test_a_game_with_bots_only_is_not_played_out() -> None:
    table = waiting(person(0), bot(1), bot(2))
    table.start_if_full(NOW)
    assert kinds(table.resign(0, NOW)) == ["resigned", "over"]
    assert table.result is not None
    assert set(table.result["winners"]) <= {1, 2}
    refused(over(), lambda table: table.resign(1, NOW), "is-over")


def test_a_bot_cannot_resign() -> None:
    table = waiting(person(0), bot(1))
    table.start_if_full(NOW)
    refused(table, lambda table: table.resign(1, NOW), "seat-lost")


# Undo


def feeding(seed: int) -> tuple[Table, random.Random]:
    """A table where somebody could take something back."""
    table, chance = running(2, seed), random.Random(seed)
    while table.status == "running":
        act(table, chance)
        if len(table.trail) >= 2:
            return table, chance
    pytest.fail("no act of this game could be taken back")


def test_undo_step_by_step_to_the_start_of_the_turn() -> None:
    table, chance = running(2, 5), random.Random(5)
    found = 0
    while table.status == "running" and found < 5:
        states = {}
        while table.status == "running":
            states[len(table.trail)] = whole(table)
            act(table, chance)
            if not table.trail:
                break
            if len(table.trail) >= 2 or chance.random() < 0.3:
                found += len(table.trail) >= 2
                for left in range(len(table.trail) - 1, -1, -1):
                    actor = table.actor
                    assert actor is not None
                    assert table.can_undo(actor)
                    assert not table.can_undo(1 - actor)
                    assert not table.can_undo(None)
                    number = table.trail[-1]
                    change = table.undo(actor, table.position, NOW)
                    assert change.entries[0].undone == [number]
                    before, after = states[left], whole(table)
                    for part in ("views", "choices", "hints", "undo", "trail", "state"):
                        assert after[part] == before[part], part
                    assert after["record"] == before["record"]
                break
    assert found == 5


def test_undo_never_passes_anothers_act_a_roll_or_a_reveal() -> None:
    passed = 0  # turns that came back to the same seat, after others had theirs
    for seed in range(2):
        table, chance = running(3, seed), random.Random(seed)
        while table.status == "running":
            actor = table.actor
            change = act(table, chance)
            events = change.entries[0].events
            others = any(event.facts.get("seat") != actor for event in events)  # or nobody's
            by_chance = any(event.random or event.reveals for event in events)
            if table.actor != actor or by_chance or others:
                passed += others and table.actor == actor
                assert table.trail == []
                if table.status == "running" and chance.random() < 0.1:
                    refused(
                        table,
                        lambda table: table.undo(table.actor or 0, table.position, NOW),
                        "no-undo",
                    )
            else:
                assert table.trail[-1] == change.entries[0].number
    assert passed > 3


def test_refusals_of_undo() -> None:
    table, _ = feeding(3)
    actor = table.actor
    assert actor is not None
    refused(table, lambda table: table.undo(1 - actor, table.position, NOW), "not-your-turn")
    refused(table, lambda table: table.undo(actor, table.position - 1, NOW), "moved-on")
    refused(table, lambda table: table.undo(9, table.position, NOW), "no-seat")


def test_passing_the_turn_ends_undo() -> None:
    table = running()
    table.act(0, "place field", 0, NOW)
    refused(table, lambda table: table.undo(0, table.position, NOW), "not-your-turn")
    refused(table, lambda table: table.undo(1, table.position, NOW), "no-undo")


def test_a_bot_that_steps_in_ends_undo() -> None:
    table, chance = running(2, 3, {"kind": "turns", "hours": 1}), random.Random(3)
    while not table.trail:
        act(table, chance)
    table.timeout(NOW + HOUR)
    assert table.trail == []


def test_what_was_taken_back_leaves_the_log() -> None:
    table, _ = feeding(3)
    actor, number = table.actor, table.trail[-1]
    assert actor is not None
    table.undo(actor, table.position, NOW)
    told = [entry.number for entry in table.recent]
    assert number not in told
    assert told[-1] == table.number


# Beside the game


def test_chat() -> None:
    table = running()
    entry = table.chat(1, "  well \n played ", NOW).entries[0]
    assert (entry.kind, entry.seat, entry.name, entry.text) == ("chat", 1, "Ben", "well played")
    assert table.position == 0
    refused(table, lambda table: table.chat(1, "", NOW), "chat-length")
    refused(table, lambda table: table.chat(1, " \t\n", NOW), "chat-length")
    refused(table, lambda table: table.chat(1, "x" * (CHAT_LENGTH + 1), NOW), "chat-length")
    refused(table, lambda table: table.chat(4, "hello", NOW), "no-seat")
    assert over().chat(0, "again?", NOW).entries[0].kind == "chat"
    assert waiting(person(0), Seat(1, "open")).chat(0, "anybody?", NOW).entries[0].number == 1


def test_rematch_is_noted_once() -> None:
    table = over()
    assert table.note_rematch("next", NOW).entries[0].text == "next"
    assert table.info(None)["rematch"] == "next"
    refused(table, lambda table: table.note_rematch("other", NOW), "rematch-made")


def test_a_long_log_takes_only_what_moves_the_game_on() -> None:
    table, _ = feeding(3)
    actor = table.actor
    assert actor is not None
    table.number = LONG_LOG
    refused(table, lambda table: table.chat(actor, "hello", NOW), "log-full")
    table.trail.append(table.number)
    refused(table, lambda table: table.undo(actor, table.position, NOW), "log-full")
    act(table, random.Random(1))
    table.resign(0, NOW)
    assert table.number == LONG_LOG + 3  # the act, the resignation, and the end


# What is told


def test_the_seed_is_told_when_the_game_is_over() -> None:
    table = running()
    assert table.info("ana")["seed"] is None
    assert table.info("ana")["commitment"] == table.commitment
    table.resign(0, NOW)
    assert table.info("ana")["seed"] == table.setup.seed


def test_who_is_told_the_invitation_and_who_may_watch() -> None:
    table = waiting(person(0), person(1), Seat(2, "open"), setup=setup_of(open=False))
    assert table.info("ana")["invite"] == table.info("ben")["invite"] == "inv1te"
    assert table.info("stranger")["invite"] is None
    assert table.info(None)["invite"] is None
    assert table.may_watch("ben", None)
    assert table.may_watch("stranger", "inv1te")
    assert not table.may_watch("stranger", "other")
    assert not table.may_watch("stranger", None)
    assert not table.may_watch(None, None)


def test_choices_are_told_to_the_acting_seat_alone() -> None:
    table, chance = running(3), random.Random(9)
    for _ in range(60):
        for seat in (None, 0, 1, 2):
            assert bool(table.choices(seat)) == (seat == table.actor)
        act(table, chance)


def test_hot_seat() -> None:
    table = waiting(person(0), person(1, "ana"), person(2, "ben"))
    assert table.seats_of("ana") == [0, 1]
    assert table.info("ana")["mine"] == [0, 1]
    assert table.seats_of(None) == []
    table.start_if_full(NOW)
    assert choose(table, random.Random(1))

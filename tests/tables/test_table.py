"""Every command of a table: what it does, and that a refused one does nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from holocene.core.action import Action
from holocene.core.journal import Journal
from holocene.tables.clock import HOUR
from holocene.tables.model import Change, Seat
from holocene.tables.refusal import Refusal
from holocene.tables.table import CHAT_LENGTH, LONG_LOG, LONG_WAIT, MOST_SAID, Table
from tests.both import GAMES, the_game
from tests.tables.making import (
    NOW,
    act,
    at_once,
    bot,
    choice,
    choose,
    do,
    owner,
    pass_on,
    person,
    running,
    setup_of,
    undo,
    waiting,
    whole,
)

pytestmark = pytest.mark.usefixtures("game")


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
    table.resign("ana", 0, NOW)
    return table


# Before the game


def test_the_last_to_sit_starts_the_game() -> None:
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"))
    assert kinds(table.sit("cid", "Cid", 2, None, NOW)) == ["sat"]
    assert table.view(0) is None
    change = table.sit("ben", "Ben", None, None, NOW + 1)
    assert kinds(change) == ["sat", "started"]
    assert [entry.number for entry in change.entries] == [2, 3]
    assert [seat.seat for seat in change.seats] == [1]
    assert table.status == "running"
    assert table.record.players == ["Ana", "Ben", "Cid"]
    assert change.row["number"] == table.number == 3
    assert table.choices(table.actor)


def test_a_bot_can_fill_the_last_seat() -> None:
    table = waiting(person(0), Seat(1, "open"))
    assert kinds(table.put_bot("ana", "child", 1, NOW)) == ["sat", "started"]
    assert table.seats[1].played_by_bot
    assert not table.seats[0].played_by_bot


def test_bots_do_not_play_by_themselves() -> None:
    """Also where the host has never sat at the table, or left it to somebody who left, too."""
    table = waiting(Seat(0, "open"), Seat(1, "open"), bot(2))
    assert kinds(table.put_bot("ana", "child", 1, NOW)) == ["sat"]
    refused(table, lambda table: table.put_bot("ana", "child", 0, NOW), "no-person")
    assert kinds(table.stand("ana", 1, NOW)) == ["left"]
    assert kinds(table.sit("ben", "Ben", 0, None, NOW)) == ["sat"]
    assert kinds(table.stand("ben", 0, NOW)) == ["left"]
    assert kinds(table.put_bot("ana", "child", 0, NOW)) == ["sat"]
    refused(table, lambda table: table.put_bot("ana", "child", 1, NOW), "no-person")
    assert kinds(table.sit("ana", "Ana", 1, None, NOW)) == ["sat", "started"]


def test_a_table_without_open_seats_starts_by_itself() -> None:
    table = waiting(person(0), bot(1))
    assert kinds(table.start_if_full(NOW)) == ["started"]
    assert waiting(person(0), Seat(1, "open")).start_if_full(NOW) is None


def test_standing_up_and_closing() -> None:
    table = waiting(person(0), person(1), Seat(2, "open"))
    change = table.stand("ben", 1, NOW)
    assert kinds(change) == ["left"]
    assert change.entries[0].name == "Ben"
    assert table.info("ben")["mine"] == []
    assert kinds(table.stand("ana", 0, NOW)) == ["over"]
    assert table.status == "over"
    assert table.result is None


def test_what_the_host_may() -> None:
    table = waiting(person(0), person(1), Seat(2, "open"))
    refused(table, lambda table: table.put_bot("ben", "child", 2, NOW), "not-host")
    refused(table, lambda table: table.put_friend("ben", "Eva", 2, NOW), "not-host")
    refused(table, lambda table: table.stand("ben", 0, NOW), "not-host")
    refused(table, lambda table: table.put_bot("ana", "god", 2, NOW), "no-level")
    assert kinds(table.stand("ana", 1, NOW)) == ["left"]
    assert kinds(table.put_friend("ana", "Eva", 1, NOW)) == ["sat"]
    assert table.seats_of("ana") == [0, 1]
    assert kinds(table.stand("ana", 0, NOW)) == ["left"]  # one of theirs is left
    change = table.put_bot("ana", "child", 0, NOW)
    assert change.seats[0].name not in ("", "Eva")


def test_a_table_by_invitation() -> None:
    table = waiting(person(0), Seat(1, "open"), setup=setup_of(open=False))
    for invite in (None, "wrong"):
        refused(table, lambda table: table.sit("ben", "Ben", None, invite, NOW), "no-table")  # noqa: B023
    refused(table, lambda table: table.stand("ben", 0, NOW), "no-table")
    refused(table, lambda table: table.put_bot("ben", "child", 1, NOW), "no-table")
    assert kinds(table.sit("ben", "Ben", None, "inv1te", NOW)) == ["sat", "started"]


def test_refusals_before_the_game() -> None:
    table = waiting(person(0), Seat(1, "open"))
    refused(table, lambda table: table.sit("ben", "Ben", 0, None, NOW), "seat-taken")
    refused(table, lambda table: table.sit("ben", "Ben", 2, None, NOW), "no-seat")
    refused(table, lambda table: table.sit("ben", "Ben", -1, None, NOW), "no-seat")
    refused(table, lambda table: table.sit("ana", "Ana", 1, None, NOW), "seated")
    refused(table, lambda table: table.put_bot("ana", "child", 0, NOW), "seat-taken")
    refused(table, lambda table: table.stand("ana", 1, NOW), "seat-open")
    refused(table, lambda table: table.stand("ana", 5, NOW), "no-seat")
    text = the_game().new().legal_actions()[0].text
    refused(table, lambda table: table.act("ana", 0, [text], 0, NOW), "is-waiting")
    refused(table, lambda table: table.undo("ana", 0, 0, NOW), "is-waiting")
    refused(table, lambda table: table.resign("ana", 0, NOW), "is-waiting")
    refused(table, lambda table: table.back("ana", 0, NOW), "is-waiting")
    refused(table, lambda table: table.bot_acts(0, [text], 0, NOW), "moved-on")
    refused(table, lambda table: table.timeout(NOW), "moved-on")
    refused(table, lambda table: table.note_rematch("ana", "other", NOW), "not-over")


# The game


def test_acting() -> None:
    table = running()
    text = choice(table)
    entry = table.act("ana", 0, [text], 0, NOW + 5).entries[0]
    assert (entry.kind, entry.seat, entry.actions) == ("act", 0, [text])
    assert (table.position, table.number, table.updated) == (1, 2, NOW + 5)
    assert table.record.actions == [text]


def test_refusals_of_acts() -> None:
    table = running(clock={"kind": "turns", "hours": 1})
    text = choice(table)
    never = next(action.text for action in the_game().actions if action not in legal(table))
    refused(table, lambda table: table.act("ben", 1, [text], 0, NOW), "not-your-turn")
    refused(table, lambda table: table.act("ben", 0, [text], 0, NOW), "not-your-seat")
    refused(table, lambda table: table.act("ana", 0, [text], 1, NOW), "moved-on")
    refused(table, lambda table: table.act("ana", 0, ["fly"], 0, NOW), "unknown-action")
    refused(table, lambda table: table.act("ana", 0, [""], 0, NOW), "unknown-action")
    refused(table, lambda table: table.act("ana", 0, [never], 0, NOW), "illegal")
    refused(table, lambda table: table.act("ana", 7, [text], 0, NOW), "no-seat")
    refused(table, lambda table: table.act("ana", 0, [text], 0, NOW + HOUR), "time-is-up")
    refused(table, lambda table: table.bot_acts(0, [text], 0, NOW), "moved-on")
    refused(table, lambda table: table.sit("cid", "Cid", 0, None, NOW), "is-running")
    refused(table, lambda table: table.put_bot("ana", "child", 0, NOW), "is-running")
    refused(table, lambda table: table.stand("ben", 1, NOW), "is-running")
    refused(table, lambda table: table.close(NOW), "is-running")
    refused(table, lambda table: table.back("ana", 0, NOW), "not-away")
    refused(table, lambda table: table.back("ben", 0, NOW), "not-your-seat")
    refused(table, lambda table: table.timeout(NOW), "moved-on")
    refused(table, lambda table: table.note_rematch("ana", "other", NOW), "not-over")


def legal(table: Table) -> list[Action]:
    assert table.state is not None
    return table.state.legal_actions()


def test_who_is_away_or_out_cannot_act() -> None:
    table = running(3, clock={"kind": "turns", "hours": 1})
    table.timeout(NOW + HOUR)
    text = choice(table)
    refused(table, lambda table: table.act("ana", 0, [text], 0, NOW), "away")
    refused(table, lambda table: table.undo("ana", 0, 0, NOW), "away")
    table.resign("ana", 0, NOW)
    refused(table, lambda table: table.act("ana", 0, [text], 0, NOW), "seat-lost")


# Several steps in one command


def steps(table: Table, chance: random.Random, count: int) -> list[str] | None:
    """As many choices as can be made before anything new is known; None if fewer can be."""
    state = table.state
    assert state is not None
    trial, actor = state.copy(), state.actor
    texts: list[str] = []
    trial.journal = Journal()
    while len(texts) < count:
        action = chance.choice(trial.legal)
        trial.apply(action)
        texts.append(action.text)
        own = all(event.undoable_by(actor or 0) for event in trial.journal.events)
        if len(texts) < count and (trial.actor != actor or not own):
            return None
    return None if at_once(trial) else texts


def with_steps(count: int, seed: int = 1) -> tuple[Table, list[str]]:
    """A table where somebody can choose in several steps, and what they might choose."""
    for number in range(seed, seed + 20):
        table, chance = running(2, number), random.Random(number)
        while table.status == "running":
            texts = steps(table, chance, count)
            if texts is not None:
                return table, texts
            act(table, chance)
    pytest.fail("nobody could choose in several steps")


def test_several_steps_are_one_change() -> None:
    table, texts = with_steps(2)
    actor = table.actor
    assert actor is not None
    before, commands, taken = table.number, table.position, len(table.record.actions)
    one_by_one = table.state.copy() if table.state else None
    change = table.act(owner(table, actor), actor, texts, commands, NOW)
    assert change.entries[0].actions == texts
    assert table.position == commands + 1
    assert change.entries[0].number == before + 1
    assert table.record.actions[taken:] == texts
    assert one_by_one is not None
    for text in texts:
        one_by_one.apply(the_game().action(text))
    assert table.state == one_by_one
    assert table.ends[-1] == taken + 2


def test_several_steps_are_taken_back_as_one() -> None:
    undone = 0
    for seed in range(1, 200):
        table, texts = with_steps(2, seed)
        actor = table.actor
        assert actor is not None
        before = whole(table)
        table.act(owner(table, actor), actor, texts, table.position, NOW)
        if not table.can_undo(actor):
            continue
        undo(table)
        after = whole(table)
        for part in ("views", "choices", "hints", "undo", "trail", "ends", "state", "record"):
            assert after[part] == before[part], part
        assert table.position == before["position"] + 2
        undone += 1
        if undone == 5:
            return
    pytest.fail("no command of several steps could be taken back")


def test_a_bad_step_changes_nothing_and_is_named() -> None:
    table, texts = with_steps(2)
    actor = table.actor
    assert actor is not None
    account, position = owner(table, actor), table.position
    bad = [
        ([texts[0], "fly"], "unknown-action", "action 2 of 2"),
        (["fly", texts[1]], "unknown-action", "action 1 of 2"),
        ([texts[0], texts[1], "fly"], "", "action 3 of 3"),
    ]
    for actions, code, which in bad:
        before = whole(table)
        with pytest.raises(Refusal) as refusal:
            table.act(account, actor, actions, position, NOW)
        assert code in refusal.value.code
        assert which in refusal.value.message
        assert whole(table) == before
    never = next(action.text for action in the_game().actions if action not in legal(table))
    refused(
        table, lambda table: table.act(account, actor, [never, texts[1]], position, NOW), "illegal"
    )


def test_nothing_can_follow_what_is_not_known_yet() -> None:
    """Or a list that is refused would tell how a roll will fall, and nothing would have happened.

    Whatever follows, it is refused in the same words.
    """
    tested = 0
    table, chance = running(2, 3), random.Random(3)
    while table.status == "running" and tested < 10:
        actor, state = table.actor, table.state
        assert actor is not None
        assert state is not None
        texts = choose(table, chance)
        trial = state.copy()
        trial.journal = Journal()
        for text in texts:
            trial.apply(the_game().action(text))
        if any(event.random or event.reveals for event in trial.journal.events):
            told = set()
            for follows in [*trial.legal, *list(the_game().actions)[:5]]:
                before, steps = whole(table), [*texts, follows.text]
                with pytest.raises(Refusal) as refusal:
                    table.act(owner(table, actor), actor, steps, table.position, NOW)
                told.add((refusal.value.code, refusal.value.message))
                assert whole(table) == before
            assert len(told) == 1
            assert told.pop()[0] == "illegal"
            tested += 1
        do(table, *texts)
    assert tested > 1


# To the end


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
    text = the_game().actions[0].text
    refused(table, lambda table: table.act("ana", 0, [text], table.position, NOW), "is-over")
    refused(table, lambda table: table.undo("ana", 0, table.position, NOW), "is-over")
    refused(table, lambda table: table.resign("ana", 0, NOW), "is-over")
    refused(table, lambda table: table.back("ana", 0, NOW), "is-over")
    refused(table, lambda table: table.timeout(NOW), "moved-on")


def test_two_players_one_resigns() -> None:
    table = running()
    assert kinds(table.resign("ana", 0, NOW)) == ["resigned", "over"]
    assert table.result is not None
    assert table.result["winners"] == [1]
    assert table.actor is None
    assert table.choices(1) == []


def test_of_three_players_the_others_go_on() -> None:
    table, chance = running(3), random.Random(2)
    assert kinds(table.resign("ana", 0, NOW)) == ["resigned"]
    assert table.bot_to_move()
    refused(table, lambda table: table.resign("ana", 0, NOW), "seat-lost")
    refused(table, lambda table: table.back("ana", 0, NOW), "not-away")
    while table.status == "running":
        act(table, chance)
    assert table.result is not None
    assert 0 not in table.result["winners"]
    assert table.result["winners"]


def test_a_game_with_bots_only_is_not_played_out() -> None:
    table = waiting(person(0), bot(1), bot(2))
    table.start_if_full(NOW)
    assert kinds(table.resign("ana", 0, NOW)) == ["resigned", "over"]
    assert table.result is not None
    assert set(table.result["winners"]) <= {1, 2}
    refused(over(), lambda table: table.resign("ben", 1, NOW), "is-over")


def test_nobody_resigns_for_a_bot() -> None:
    table = waiting(person(0), bot(1))
    table.start_if_full(NOW)
    refused(table, lambda table: table.resign("ana", 1, NOW), "not-your-seat")


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
                    number = table.trail[-1].number
                    change = undo(table)
                    assert change.entries[0].undone == [number]
                    before, after = states[left], whole(table)
                    for part in ("views", "choices", "hints", "undo", "trail", "state"):
                        assert after[part] == before[part], part
                    assert after["record"] == before["record"]
                break
    assert found == 5


def test_undo_never_passes_anothers_act_a_roll_or_a_reveal() -> None:
    passed = kept = 0  # turns that came back to the same seat, after others had theirs; and own
    for seed in range(2):
        table, chance = running(3, seed), random.Random(seed)
        while table.status == "running":
            actor = table.actor
            change = act(table, chance)
            events = change.entries[0].events
            others = any(event.seat != actor for event in events)  # or nobody's
            by_chance = any(event.random or event.reveals for event in events)
            if table.actor != actor or by_chance or others:
                passed += others and table.actor == actor
                assert table.trail == []
                if table.status == "running" and chance.random() < 0.1:
                    refused(
                        table,
                        undo,
                        "no-undo",
                    )
            else:
                assert table.trail[-1].number == change.entries[0].number
                kept += 1
    assert kept > 3
    assert passed > 3 or the_game().name == GAMES[1]  # where nobody is passed over


def test_refusals_of_undo() -> None:
    table, _ = feeding(3)
    actor = table.actor
    assert actor is not None
    mine, other = owner(table, actor), owner(table, 1 - actor)
    now = table.position
    refused(table, lambda table: table.undo(other, 1 - actor, now, NOW), "not-your-turn")
    refused(table, lambda table: table.undo(other, actor, now, NOW), "not-your-seat")
    refused(table, lambda table: table.undo(mine, actor, now - 1, NOW), "moved-on")
    refused(table, lambda table: table.undo(mine, 9, now, NOW), "no-seat")


def test_passing_the_turn_ends_undo() -> None:
    table = running()
    pass_on(table)
    refused(table, lambda table: table.undo("ana", 0, table.position, NOW), "not-your-turn")
    refused(table, lambda table: table.undo("ben", 1, table.position, NOW), "no-undo")


def test_a_bot_that_steps_in_ends_undo() -> None:
    table, chance = running(2, 3, {"kind": "turns", "hours": 1}), random.Random(3)
    while not table.trail:
        act(table, chance)
    table.timeout(NOW + HOUR)
    assert table.trail == []


def test_what_was_taken_back_leaves_the_log() -> None:
    table, _ = feeding(3)
    number = table.trail[-1].number
    undo(table)
    told = [entry.number for entry in table.recent]
    assert number not in told
    assert told[-1] == table.number


# Beside the game


def test_chat() -> None:
    table = running()
    entry = table.chat("ben", 1, "  well \n played ", NOW).entries[0]
    assert (entry.kind, entry.seat, entry.name, entry.text) == ("chat", 1, "Ben", "well played")
    assert table.position == 0
    long = "x" * (CHAT_LENGTH + 1)
    for written, read in (
        ("evil\u202etxt.exe\x07\x1b[31m", "eviltxt.exe[31m"),
        ("a\u200bb\ufeffc \u2066d\u2069", "abc d"),
        ("Z" + "\u0317" * 250 + "!", "Z" + "\u0317" * 4 + "!"),
        (
            "नमस्ते, \U0001f468\u200d\U0001f469 مي\u200cخ",
            "नमस्ते, \U0001f468\u200d\U0001f469 مي\u200cخ",
        ),
    ):
        assert table.chat("ben", 1, written, NOW).entries[0].text == read
    refused(table, lambda table: table.chat("ben", 1, "\u202e\u200d\u0301", NOW), "chat-length")
    refused(table, lambda table: table.chat("ben", 1, "\u3164 \u2800\uffa0", NOW), "chat-length")
    refused(table, lambda table: table.chat("ben", 1, "", NOW), "chat-length")
    refused(table, lambda table: table.chat("ben", 1, " \t\n", NOW), "chat-length")
    refused(table, lambda table: table.chat("ben", 1, long, NOW), "chat-length")
    refused(table, lambda table: table.chat("ben", 4, "hello", NOW), "no-seat")
    refused(table, lambda table: table.chat("ana", 1, "hello", NOW), "not-your-seat")
    assert over().chat("ana", 0, "again?", NOW).entries[0].kind == "chat"
    lonely = waiting(person(0), Seat(1, "open"))
    assert lonely.chat("ana", 0, "anybody?", NOW).entries[0].number == 1


def test_rematch_is_noted_once() -> None:
    table = over()
    refused(table, lambda table: table.note_rematch("cid", "next", NOW), "not-your-seat")
    [entry] = table.note_rematch("ana", "next", NOW).entries
    assert (entry.seat, entry.text) == (0, "next")
    assert table.info(None)["rematch"] == "next"
    refused(table, lambda table: table.note_rematch("ben", "other", NOW), "rematch-made")


def test_who_comes_and_goes_for_ever_is_not_taken_in() -> None:
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"))
    table.sit("ben", "Ben", 1, None, NOW)
    table.number = LONG_LOG
    refused(table, lambda table: table.sit("cid", "Cid", 2, None, NOW), "log-full")
    refused(table, lambda table: table.put_bot("ana", "child", 2, NOW), "log-full")
    refused(table, lambda table: table.put_friend("ana", "Cid", 2, NOW), "log-full")
    table.stand("ben", 1, NOW)  # whoever wants to go, goes


def test_chat_before_the_game_keeps_nobody_out() -> None:
    setup = setup_of(open=False)
    table = waiting(person(0), Seat(1, "open"), Seat(2, "open"), setup=setup)
    table.sit("ben", "Ben", 1, "inv1te", NOW)
    for _ in range(LONG_WAIT - 1):
        table.chat("ben", 1, "hello", NOW)
    refused(table, lambda table: table.chat("ben", 1, "hello", NOW), "log-full")
    table.stand("ana", 1, NOW)
    table.renew_invite("ana", "other", NOW)
    refused(table, lambda table: table.sit("ben", "Ben", 1, "inv1te", NOW), "no-table")
    table.sit("cid", "Cid", 1, "other", NOW)
    table.sit("dan", "Dan", 2, "other", NOW)
    assert table.status == "running"
    table.chat("cid", 1, "hello", NOW)  # the game begins with a log as good as new


def test_what_one_has_said_silences_nobody_else() -> None:
    table, _ = feeding(3)
    actor = table.actor
    assert actor is not None
    other = 1 - actor
    for _ in range(MOST_SAID):
        table.chat(owner(table, other), other, "hello", NOW)
    refused(table, lambda table: table.chat(owner(table, other), other, "?", NOW), "log-full")
    table.chat(owner(table, actor), actor, "hello", NOW)
    undo(table)
    table.resign(owner(table, other), other, NOW)  # what moves the game on is always taken


def test_what_somebody_takes_back_is_bounded() -> None:
    table, _ = feeding(3)
    actor = table.actor
    assert actor is not None
    table.said[actor] = MOST_SAID
    refused(table, undo, "log-full")
    act(table, random.Random(1))


# What is told


def test_the_seed_is_told_when_the_game_is_over() -> None:
    table = running()
    assert table.info("ana")["seed"] is None
    assert table.info("ana")["commitment"] == table.commitment
    table.resign("ana", 0, NOW)
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
    asked = set()
    while table.status == "running":
        for seat in (None, 0, 1, 2):
            assert bool(table.choices(seat)) == (seat == table.actor)
        asked.add(table.actor)
        act(table, chance)
    assert asked == {0, 1, 2}


def test_hot_seat() -> None:
    table = waiting(person(0), person(1, "ana"), person(2, "ben"))
    assert table.seats_of("ana") == [0, 1]
    assert table.info("ana")["mine"] == [0, 1]
    assert table.seats_of(None) == []
    table.start_if_full(NOW)
    assert choose(table, random.Random(1))

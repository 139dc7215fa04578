"""Bots that fail in every way: the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from holocene.core.state import State
from holocene.tables.bot_workers import BotFailed, BotWorkers
from tests.both import the_game

BOTS = """\
import os, time

class Crashes:
    def choose(self, state):
        os._exit(3)

class Hangs:
    def choose(self, state):
        time.sleep(600)

class Raises:
    def choose(self, state):
        raise RuntimeError("no idea")

class Talks:
    def choose(self, state):
        print("let me see")
        return state.legal_actions()[0]

class Rubbish:
    def choose(self, state):
        os.write(1, b"rubbish\\n")
        return state.legal_actions()[0]

class Shapeless:
    def choose(self, state):
        os.write(1, b"[1, 2]\\n")
        return state.legal_actions()[0]

class Endless:
    def choose(self, state):
        for _ in range(40):
            os.write(1, b"x" * 60_000)
        return state.legal_actions()[0]

class Illegal:
    def choose(self, state):
        return "use field"

class Later:
    # An action of the game, only not of now.
    def choose(self, state):
        return next(each for each in state.game.actions if each not in state.legal)

class Unknown:
    def choose(self, state):
        return "fly to the moon"

class Nothing:
    pass
"""


def add_bots(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where worker processes find them."""
    (folder / "bad_bots.py").write_text(BOTS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_bots(tmp_path, monkeypatch)


def asked(bots: list[str], seconds: float = 60.0) -> list[str]:
    """The answers of one worker, a sentence in brackets where it failed."""

    async def ask() -> list[str]:
        workers = BotWorkers(1, seconds)
        state: State = the_game().new(seed=1)
        answers = []
        try:
            for bot in bots:
                try:
                    answers.append(await workers.ask(bot, state))
                except BotFailed as error:
                    answers.append(f"({error})")
        finally:
            await workers.close()
        assert workers.pids() == []
        return answers

    return asyncio.run(ask())


@pytest.mark.usefixtures("game")
def test_answers() -> None:
    first = the_game().new(seed=1).legal_actions()[0].text
    greedy, talks = asked(["greedy", "bad_bots:Talks"])
    assert the_game().new(seed=1).is_legal(the_game().action(greedy))
    assert talks == first


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Crashes", "its process ended"),
        ("Raises", "RuntimeError: no idea"),
        ("Rubbish", "nonsense"),
        ("Shapeless", "nonsense"),
        ("Endless", "its process ended"),
        ("Illegal", "chose 'use field', which is not legal"),
        ("Unknown", "chose 'fly to the moon', which is not legal"),
        ("Later", "which is not legal"),
        ("Nothing", "it has no method choose"),
        ("Missing", "has no 'Missing'"),
    ],
)
def test_a_bot_that_fails_spoils_nothing_for_the_next(bot: str, why: str) -> None:
    failed, good = asked([f"bad_bots:{bot}", "greedy"])
    assert why in failed
    assert the_game().new(seed=1).is_legal(the_game().action(good))


def test_a_bot_that_hangs_is_cut_off() -> None:
    (failed,) = asked(["bad_bots:Hangs"], seconds=0.5)
    assert "no answer in 0.5 s" in failed


def test_after_a_bot_that_hangs_the_next_has_all_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 60.0)
        state: State = the_game().new(seed=1)
        try:
            with monkeypatch.context() as hasty:
                hasty.setattr(workers, "_seconds", 0.5)
                with pytest.raises(BotFailed):
                    await workers.ask("bad_bots:Hangs", state)
            assert state.is_legal(the_game().action(await workers.ask("random", state)))
        finally:
            await workers.close()

    asyncio.run(ask())


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def ask() -> None:
        workers = BotWorkers(2, 60.0)
        state: State = the_game().new(seed=1)
        try:
            await asyncio.gather(*(workers.ask("random", state) for _ in range(6)))
            for pid in workers.pids():
                os.kill(pid, signal.SIGKILL)
            answers = await asyncio.gather(*(workers.ask("random", state) for _ in range(6)))
            assert all(state.is_legal(the_game().action(answer)) for answer in answers)
        finally:
            await workers.close()

    asyncio.run(ask())


def test_who_stops_waiting_does_not_leave_an_answer_behind() -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 60.0)
        state: State = the_game().new(seed=1)
        try:
            asking = asyncio.create_task(workers.ask("bad_bots:Hangs", state))
            await asyncio.sleep(0.2)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            assert state.is_legal(the_game().action(await workers.ask("random", state)))
        finally:
            await workers.close()

    asyncio.run(ask())

"""Bots think in worker processes; one that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Any, Final

import orjson

from ..core.state import State
from .budget import Budget
from .turns import NOBODY, Asker, Turns

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
LONGEST_LINE: Final = 1 << 20


class BotFailed(Exception):
    """A bot gave no usable answer, more than once."""


class BotWorkers:
    """A few worker processes, started when first needed."""

    def __init__(self, count: int, seconds: float, budget: float = 0.0) -> None:
        self._seconds: Final = seconds  # for one answer
        self.budget: Final = Budget(budget)  # for all of one person in an hour
        self._all: Final = [BotWorker() for _ in range(count)]
        self._free: Final = self._all[:]
        self.turns: Final = Turns(count)

    async def ask(self, bot: str, state: State, asker: Asker = NOBODY) -> str:
        """The text of the action a bot chooses in a redealt state, for whoever plays with it."""
        question = {"bot": bot, "game": state.game.name, "state": state.dump()}
        what = f"{state.game.name} {bot}"
        return str(await self._answer(question, "action", what, f"bot {bot}", asker))

    async def ask_coach(self, question: dict[str, Any], asker: Asker = NOBODY) -> Any:
        """What the coach tells; see `coach_questions`. A person's asking counts as a bot's does."""
        what = f"{question['game']} coach {question['coach']}"
        return await self._answer(question, "told", what, "coach", asker)

    async def _answer(
        self, question: dict[str, Any], wanted: str, what: str, who: str, asker: Asker
    ) -> Any:
        line = orjson.dumps(question, option=orjson.OPT_PASSTHROUGH_SUBCLASS) + b"\n"
        why = ""
        for _ in range(TRIES):
            turn = await self.turns.take(asker, what)
            worker = self._free.pop()
            try:
                async with asyncio.timeout(self._seconds):
                    return await worker.answer(line, wanted)
            except TimeoutError:
                why = f"no answer in {self._seconds:g} s"
                await worker.stop()
            except BotFailed as error:
                why = str(error)
            except asyncio.CancelledError:
                await worker.stop()  # its answer would be taken for the next question's
                raise
            finally:
                self._free.append(worker)
                self.budget.charge(asker, self.turns.give_back(turn))
            LOG.warning("%s failed: %s", who, why)
        raise BotFailed(f"{who}: {why}")

    def pids(self) -> list[int]:
        """The worker processes that run now."""
        return [worker.process.pid for worker in self._all if worker.process is not None]

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()


class BotWorker:
    """One worker process, started again whenever it is gone."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def answer(self, line: bytes, wanted: str) -> Any:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            told = await process.stdout.readline()
        except (ConnectionError, ValueError) as error:
            told = b""
            LOG.debug("worker: %s", error)
        if not told:
            await self.stop()
            raise BotFailed("its process ended")
        try:
            answer = orjson.loads(told)
            if wanted not in answer:
                raise BotFailed(answer["error"])
            return answer[wanted]
        except (orjson.JSONDecodeError, TypeError, KeyError):
            await self.stop()  # whatever comes next would be taken for an answer
            raise BotFailed("its process answered nonsense") from None

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # what lies in the server's own folder is none of its modules
                "-m",
                "holocene.tables.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

"""A worker process in which bots think, and the coach: `python -m holocene.tables.bot_worker`.

It reads questions from its standard input and answers on its standard output, one JSON line each.
A position arrives redealt: what the asking seat may not know never leaves the server's process.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from typing import Any, TextIO

from ..core import registry
from ..core.bot import Bot, BotError, chosen
from .coach_questions import told


def _choice(bots: dict[str, Bot], question: dict[str, Any]) -> str:
    spec = question["bot"]
    if spec not in bots:
        bots[spec] = registry.bot(spec)
    state = registry.game(question["game"]).load(question["state"])
    return chosen(bots[spec], state).text


def main(questions: TextIO, answers: TextIO) -> None:
    bots: dict[str, Bot] = {}
    for line in questions:
        try:
            question = json.loads(line)
            if "coach" in question:
                answer: dict[str, object] = {"told": told(question)}
            else:
                answer = {"action": _choice(bots, question)}
        except BotError as error:
            answer = {"error": str(error)}
        except Exception as error:  # a stranger's game may fail in any way
            answer = {"error": f"{type(error).__name__}: {str(error)[:200]}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then hangs up
    out = sys.stdout
    sys.stdout = sys.stderr  # what a bot prints is no answer
    with suppress(BrokenPipeError):  # the server is gone
        main(sys.stdin, out)
    os._exit(0)  # with no further try to write

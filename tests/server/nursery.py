"""Servers by the dozen: a process that has imported everything forks one for each round."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.serving import SECONDS, Server, environment

# A child that ended keeps its number until it is asked for: no stranger can have it meanwhile.
NURSE = """\
import json, os, sys
from holocene.server import calls
from holocene.server.limits import NO_LIMITS
from holocene.server.run import serve
from holocene.server.service import ServerSettings
from holocene.tables import rooms, writer
from holocene.tables.house import HouseSettings
from holocene.tables.room import PACES
CALLS = {"push", "push_services", "call_after"}
for line in sys.stdin:
    wanted = json.loads(line)
    if "ended" in wanted:
        print(os.waitpid(wanted["ended"], os.WNOHANG)[0], flush=True)
        continue
    log = wanted.pop("log")
    pid = os.fork()
    if pid:
        print(pid, flush=True)
        continue
    nothing, out = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_CREAT)
    for target, file in ((0, nothing), (1, out), (2, out)):
        os.dup2(file, target)
    address, beat = wanted.pop("database"), wanted.pop("beat")
    PACES.update(wanted.pop("paces", {}))
    calls.LOOKS = wanted.pop("looks", calls.LOOKS)
    if "silence" in wanted:
        rooms.READING = writer.WRITING = wanted.pop("silence")
    calling = {name: wanted.pop(name) for name in CALLS & set(wanted)}
    house = HouseSettings(**wanted)
    settings = ServerSettings(address, house=house, limits=NO_LIMITS, beat=beat, **calling)
    os._exit(serve(settings, 0))
"""


class Nursery:
    def __init__(self, folder: Path, path: str | None = None) -> None:
        self.folder = folder
        self.started: list[Child] = []
        self._nurse = subprocess.Popen(
            [sys.executable, "-c", NURSE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            env=environment(path),
            text=True,
        )

    def start(self, database: str, **settings: Any) -> Child:
        log = self.folder / f"server-{time.monotonic_ns()}.log"
        usual = {"bot_pause": 0.0, "sweep": 0.1, "patience": 300, "beat": 10.0}
        wanted = {**usual, **settings}
        pid = self.ask({"database": database, "log": str(log), **wanted})
        child = Child(self, database, log, pid)
        self.started.append(child)
        child.address = child.await_open()
        return child

    def ask(self, wanted: dict[str, Any]) -> int:
        assert self._nurse.stdin is not None
        assert self._nurse.stdout is not None
        self._nurse.stdin.write(json.dumps(wanted) + "\n")
        self._nurse.stdin.flush()
        return int(self._nurse.stdout.readline())

    def close(self) -> None:
        for child in self.started:
            child.kill()
        assert self._nurse.stdin is not None
        assert self._nurse.stdout is not None
        self._nurse.stdin.close()
        self._nurse.stdout.close()
        self._nurse.wait(SECONDS)


class Child(Server):
    """A server process that was forked."""

    def __init__(self, nursery: Nursery, database: str, log: Path, pid: int) -> None:
        self.database = database
        self.log = log
        self._nursery = nursery
        self._pid = pid
        self._ended = False

    def ended(self) -> bool:
        if not self._ended:
            self._ended = self._nursery.ask({"ended": self._pid}) == self._pid
        return self._ended

    def signal(self, number: int) -> None:
        if not self.ended():
            os.kill(self._pid, number)

    def await_end(self) -> None:
        end = time.monotonic() + SECONDS
        while not self.ended():
            assert time.monotonic() < end, "the server did not stop"
            time.sleep(0.01)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.await_end()


Starter = Callable[..., Child]  # what the fixture `start` gives

"""The real server as a process, and people who use it over HTTP and sockets."""

from __future__ import annotations

import asyncio
import functools
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holocene.core import registry
from holocene.core.action import Action
from tests import both
from tests.patching import patched

P = ParamSpec("P")
Json = dict[str, Any]
OPEN = "Holocene is open at "
SECONDS = 60.0  # the longest we wait for anything, on however slow a machine
# Nobody here is called over TLS, and a client that reads all certificates takes 20 ms to make.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
COMMAND = "from holocene.cli.main import main; raise SystemExit(main())"


def in_time(
    test: Callable[P, Coroutine[Any, Any, None]], seconds: float = 5 * SECONDS
) -> Callable[P, None]:
    """A test written as a coroutine."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def whole() -> None:
            async with asyncio.timeout(seconds):
                await test(*args, **kwargs)

        asyncio.run(whole())

    return run


def environment(path: str | None) -> dict[str, str]:
    """Whatever it calls is on this machine."""
    more = {} if path is None else {"PYTHONPATH": path}
    return {**os.environ, "NO_PROXY": "*", "no_proxy": "*", **more}


class Server:
    """A server process; its log is kept to be looked at."""

    def __init__(
        self,
        folder: Path,
        database: str,
        *options: str,
        path: str | None = None,
        program: str = COMMAND,
        door: socket.socket | None = None,
    ) -> None:
        """With options as on the command line, and where packages lie beside those installed.

        A door is a listening socket that stays open when the server goes.
        """
        self.database = database
        self.log = folder / f"server-{time.monotonic_ns()}.log"
        command = [sys.executable, "-c", program, "serve", "--port", "0"]
        command += ["--database", database, *options]
        command += [] if door is None else ["--fd", str(door.fileno())]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                cwd=folder,
                env=environment(path),
                pass_fds=() if door is None else (door.fileno(),),
            )
        self.address = self.await_open()

    def await_open(self) -> str:
        end = time.monotonic() + 3 * SECONDS
        while time.monotonic() < end:
            told = self.log.read_text() if self.log.exists() else ""
            for line in told.splitlines(keepends=True):
                if line.startswith(OPEN) and line.endswith("\n"):
                    return line.removeprefix(OPEN).strip().rstrip("/")
            assert not self.ended(), told
            time.sleep(0.01)
        raise AssertionError(f"the server did not open: {told}")

    def ended(self) -> bool:
        return self.process.poll() is not None

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def await_end(self) -> None:
        self.process.wait(SECONDS)

    def kill(self) -> None:
        """As a power cut would."""
        self.signal(signal.SIGKILL)
        self.await_end()

    def stop(self) -> None:
        """As Ctrl+C or a service manager would; nothing may have gone wrong before."""
        self.signal(signal.SIGTERM)
        try:
            self.await_end()
        except BaseException:
            self.kill()
            raise
        self.check_log()

    def check_log(self) -> None:
        told = self.log.read_text()
        assert "Traceback" not in told, told[-4000:]

    # People

    @asynccontextmanager
    async def somebody(self, **headers: str) -> AsyncIterator[Person]:
        """Somebody without a session."""
        async with httpx.AsyncClient(
            base_url=self.address,
            headers=headers,
            trust_env=False,
            verify=NO_TLS,
            timeout=SECONDS,
        ) as http:
            yield Person(self, http)

    @asynccontextmanager
    async def guest(self, name: str = "Ana") -> AsyncIterator[Person]:
        async with self.somebody() as person:
            await person.enter(name)
            yield person

    @asynccontextmanager
    async def guests(self, *names: str) -> AsyncIterator[list[Person]]:
        if not names:
            yield []
            return
        async with self.guest(names[0]) as first, self.guests(*names[1:]) as others:
            yield [first, *others]

    @asynccontextmanager
    async def returning(self, cookie: str) -> AsyncIterator[Person]:
        """Somebody who was here before this server was."""
        async with self.somebody() as person:
            person.http.cookies.set("holocene", cookie)
            person.me = await person.ok("GET", "/api/me")
            yield person


class Person:
    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server = server
        self.http = http
        self.me: Json = {}

    async def enter(self, name: str) -> None:
        self.me = await self.ok("POST", "/api/guests", {"name": name, "language": "en"})

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        if body is None:
            return await self.http.request(method, path)
        headers = {"Content-Type": "application/json"}
        return await self.http.request(method, path, content=json.dumps(body), headers=headers)

    async def ok(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a refusal."""
        answer = await self.ask(method, path, body)
        assert answer.is_client_error, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        error = answer.json()["error"]
        assert set(error) == {"code", "message"}
        return answer.status_code, error["code"]

    async def new_table(self, *seats: str, **more: object) -> Json:
        """Seats by word, see `seat_of`."""
        kinds = [seat_of(seat) for seat in seats]
        body = {"game": both.played, "seats": kinds, **more}
        table: Json = await self.ok("POST", "/api/tables", body)
        return table

    async def sit(self, table: Json, invite: str | None = None) -> Json:
        body = {"invite": invite or table["invite"]}
        seated: Json = await self.ok("POST", f"/api/tables/{table['id']}/seats", body)
        return seated

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("holocene", "") or ""

    @asynccontextmanager
    async def live(
        self, table: str, seat: int | None = None, since: int | None = None, **more: str
    ) -> AsyncIterator[Live]:
        """A socket, after its first message."""
        async with self.socket(table, seat, since, **more) as socket:
            live = Live(socket)
            await live.hear()
            yield live

    def socket(
        self,
        table: str,
        seat: int | None = None,
        since: int | None = None,
        invite: str | None = None,
        origin: str | None = None,
    ) -> connect:
        asked = {"seat": seat, "since": since, "invite": invite}
        query = urlencode({name: value for name, value in asked.items() if value is not None})
        headers = {"Cookie": f"holocene={self.cookie}"} if self.cookie else {}
        if "X-Forwarded-For" in self.http.headers:  # a proxy says so of sockets, too
            headers["X-Forwarded-For"] = self.http.headers["X-Forwarded-For"]
        if origin is not None:
            headers["Origin"] = origin
        address = self.server.address.replace("http:", "ws:")
        return connect(
            f"{address}/api/tables/{table}/live?{query}",
            additional_headers=headers,
            proxy=None,
            max_size=1 << 24,
            ping_interval=None,
            close_timeout=2,
        )


class Live:
    """One viewer's window: keeps what it was told as the client in the browser does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []  # all messages, as they came
        self.view: Any = None
        self.table: Json = {}
        self.choices: list[int] = []
        self.hints: Json = {}
        self.undo = False
        self.at_once = False
        self.seat: int | None = None
        self.number = 0
        self.position = 0
        self.log: list[Json] = []
        self.taken: list[str] = []  # all that was chosen in this window
        self.presence: Json = {}
        self.beats = 0
        self.on_message: Callable[[Json], None] = lambda _: None
        self._ids = 0

    async def hear(self) -> Json:
        """The next message; that the line is alive is none."""
        while True:
            async with asyncio.timeout(SECONDS):
                told = await self.socket.recv()
            assert isinstance(told, str)
            message: Json = json.loads(told)
            if message["kind"] == "beat":
                self.beats += 1
                continue
            self.heard.append(told)
            self._take(message)
            self.on_message(message)
            return message

    def _take(self, message: Json) -> None:
        kind = message["kind"]
        if kind == "presence":
            self.presence = message
        elif kind == "table":
            self.view, self.table, self.seat = message["view"], message["table"], message["seat"]
        elif kind == "moved":
            self.view = patched(self.view, message["patch"])
            table = patched(self.table, message["table"])
            assert isinstance(table, dict)
            self.table = table
        if kind in ("table", "moved"):
            self.choices, self.hints = message["choices"], message["hints"]
            self.undo, self.at_once = message["undo"], message["at_once"]
            self.number, self.position = message["number"], message["position"]
            self._write(message["log"])

    def _write(self, entries: Sequence[Json]) -> None:
        for entry in entries:
            self.log.append(entry)
            gone = set(entry["undone"])
            self.log = [old for old in self.log if old["number"] not in gone]

    async def send(self, do: str, **fields: object) -> int:
        self._ids += 1
        await self.socket.send(json.dumps({"id": self._ids, "do": do, **fields}))
        return self._ids

    async def do(self, do: str, **fields: object) -> Json:
        """Send a command and listen until it is answered."""
        id = await self.send(do, **fields)
        while True:
            message = await self.hear()
            if message.get("re") == id:
                return message

    def legal(self) -> list[Action]:
        return self._actions(self.choices)

    def _actions(self, choices: Sequence[int]) -> list[Action]:
        actions = registry.game(self.table["game"]).actions
        return [actions[index] for index in choices]

    async def act(self, chance: random.Random) -> Json:
        return await self.take(*await self.choose(chance))

    async def choose(self, chance: random.Random) -> list[str]:
        """Any of the choices, to its end where its steps go in one command."""
        at_once, choices = self.at_once, self.choices
        texts: list[str] = []
        while True:
            texts.append(chance.choice(self._actions(choices)).text)
            told: Json = await self.attempt(*texts) if at_once else {"more": False}
            if not told.get("more"):  # also where it is refused, as it will be again
                return texts
            choices = told["choices"]

    async def attempt(self, *texts: str) -> Json:
        """What would follow."""
        return await self.do("try", actions=texts, position=self.position)

    async def take(self, *texts: str) -> Json:
        """One choice, or several in one command."""
        answer = await self.do("act", actions=texts, position=self.position)
        if answer["kind"] != "refused":
            self.taken += texts
        return answer

    async def until(self, enough: Callable[[Live], bool]) -> None:
        while not enough(self):
            await self.hear()

    async def catch_up(self, number: int) -> None:
        await self.until(lambda live: live.number >= number)

    async def closed(self) -> int:
        """The code with which the server hangs up."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code or 0


async def turned_away(person: Person, table: str, **asked: Any) -> tuple[str, int]:
    """The code of the refusal and of the closing, for a socket that is not let in."""
    async with person.socket(table, **asked) as socket:
        live = Live(socket)
        message = await live.hear()
        assert message["kind"] == "refused"
        return message["code"], await live.closed()


async def whole_log(person: Person, table: str, seat: int) -> list[Json]:
    """The log from its first entry on, page by page."""
    log: list[Json] = []
    before = 1_000_000
    while True:
        path = f"/api/tables/{table}/log?before={before}&seat={seat}"
        page: list[Json] = await person.ok("GET", path)
        if not page:
            return log
        log = page + log
        before = page[0]["number"]


def seat_of(word: str) -> Json:
    """A seat by word: `me`, `open`, `beside NAME`, or the level of a bot."""
    if word in ("me", "open"):
        return {"kind": word}
    if word.startswith("beside "):
        return {"kind": "me", "name": word.removeprefix("beside ")}
    return {"kind": "bot", "bot": word}

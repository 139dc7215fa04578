"""Take the files of docs/running.md as they stand there, and play through all of them.

    python bench/running.py

systemd's units are verified, and their command started as systemd would, with an open door; nginx
and Caddy stand before two such servers over PostgreSQL, and each of these is stopped once. Only
folders and ports are others. What is not installed (Debian: systemd nginx-light caddy openssl) is
told; the exit code is 1 for that too.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parent.parent))  # for the tests' own players

from tests.serving import Live, environment, seat_of
from tests.tables.postgres import Postgres

PAGE = (Path(__file__).parent.parent / "docs" / "running.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, flags=re.S | re.M)
HERE = Path(sys.prefix)  # in place of /opt/holocene
NAME = "games.example.org"
NEEDED = ("systemd-analyze", "systemd-socket-activate", "openssl", "nginx", "caddy")
PATIENCE = 60.0  # seconds for whatever is to come up
Unit = dict[str, str]  # the files of a unit by their names


def block(beginning: str) -> str:
    """The only one of the page that begins so."""
    [found] = [text for text in BLOCKS if text.startswith(beginning)]
    return str(found)


def inline(beginning: str) -> str:
    """A command within a sentence."""
    [found] = re.findall(rf"`({re.escape(beginning)}[^`]*)`", PAGE)
    return str(found)


def put(text: str, *changes: tuple[str, str]) -> str:
    """The text for this machine; each of these stands in it."""
    for before, now in changes:
        assert before in text, before
        text = text.replace(before, now)
    return text


def units() -> tuple[Unit, Unit]:
    """Of one server, and of one among several, as the page tells how they differ."""
    door = block("[Unit]\nDescription=The door")
    service = put(block("[Unit]\nDescription=Holocene\n"), ("/opt/holocene", str(HERE)))
    doors, services = door, service
    for line in block("ListenStream=").splitlines():
        doors = with_line(doors, line)
    for line in block("Requires=").splitlines():
        services = with_line(services, line.replace("/opt/holocene", str(HERE)))
    return (
        {"holocene.socket": door, "holocene.service": service},
        {"holocene@.socket": doors, "holocene@.service": services},
    )


def with_line(text: str, line: str) -> str:
    key = line.partition("=")[0]
    text, count = re.subn(rf"^{key}=.*$", lambda _: line, text, flags=re.M)
    assert count == 1, line
    return text


def verify(folder: Path) -> None:
    """What systemd does not understand it says, and goes on."""
    for files in units():
        for name, text in files.items():
            (folder / name).write_text(text)
        named = [str(folder / name.replace("@", "@8001")) for name in files]
        told = quiet(["systemd-analyze", "verify", *named])
        assert not told, told
        print(f"systemd: {', '.join(files)} are understood")


def quiet(command: Sequence[str]) -> str:
    """What it says, where that is no complaint."""
    done = subprocess.run(command, capture_output=True, text=True)
    told = done.stdout + done.stderr
    assert done.returncode == 0, f"{command[0]}: {told}"
    assert "warn" not in told.lower(), told
    return told


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@contextmanager
def running(command: Sequence[str], folder: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    log = folder / f"{Path(command[0]).name}-{time.monotonic_ns()}.log"
    with log.open("wb") as told:
        process = subprocess.Popen(
            command, cwd=folder, stdout=told, stderr=told, env={**environment(None), **more}
        )
    try:
        yield process
    except BaseException:
        print(log.read_text()[-3000:])
        raise
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def server(unit: str, folder: Path, database: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """As systemd starts it: when somebody knocks at the door."""
    [line] = re.findall(r"^ExecStart=(.*)$", unit, flags=re.M)
    line = re.sub(r"(?<=--database )\S+", lambda _: database, line)
    door = ["systemd-socket-activate", "-l", f"127.0.0.1:{port}"]
    with running([*door, *line.split()], folder) as process:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                health = httpx.get(f"http://127.0.0.1:{port}/health", trust_env=False, timeout=30)
                assert health.status_code == 200, health.text
                break
            except httpx.TransportError:
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.1)
        yield process


# The proxies


def certificate(folder: Path) -> tuple[Path, Path]:
    """As the page makes it."""
    words = inline("openssl req").split()
    subprocess.run(words, cwd=folder, check=True, capture_output=True)
    return folder / f"{NAME}.pem", folder / f"{NAME}.key"


def nginx(folder: Path, ports: Sequence[int], doors: tuple[int, int]) -> list[str]:
    pem, key = certificate(folder)
    http = put(
        block("map $http_upgrade"),
        ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
        ("listen 80;", f"listen 127.0.0.1:{doors[0]};"),
        ("listen 443 ", f"listen 127.0.0.1:{doors[1]} "),
        (f"/etc/ssl/{NAME}.pem", str(pem)),
        (f"/etc/ssl/{NAME}.key", str(key)),
    )
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in kept)
    beside = "user root;\n" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(
        f"{beside}daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
        f"{block('worker_rlimit_nofile')}http {{\naccess_log off;\n{paths}{http}}}\n"
    )
    command = ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(file)]
    quiet([*command, "-t"])
    return command


def caddy(folder: Path, ports: Sequence[int], doors: tuple[int, int]) -> list[str]:
    pem, key = certificate(folder)
    site = put(
        block(f"{NAME} {{"),
        ("127.0.0.1:8001", f"127.0.0.1:{ports[0]}"),
        ("127.0.0.1:8002", f"127.0.0.1:{ports[1]}"),
        (f"{NAME} {{", f"{NAME} {{\n\ttls {pem} {key}"),
    )
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n\thttp_port {doors[0]}\n\thttps_port {doors[1]}\n}}\n{site}")
    words = ["--config", str(file), "--adapter", "caddyfile"]
    subprocess.run(["caddy", "validate", *words], check=True, capture_output=True, cwd=folder)
    return ["caddy", "run", *words]


RESOLVE = socket.getaddrinfo


def named_here(host: str, *rest: Any, **more: Any) -> Any:
    return RESOLVE("127.0.0.1" if host in (NAME, NAME.encode()) else host, *rest, **more)


async def play(pem: Path, doors: tuple[int, int]) -> None:
    """As a browser would: a guest, a table, a socket, and a few moves."""
    trusted = ssl.create_default_context(cafile=str(pem))
    plain = f"http://{NAME}:{doors[0]}"
    async with httpx.AsyncClient(
        base_url=f"https://{NAME}:{doors[1]}", verify=trusted, trust_env=False, timeout=PATIENCE,
        headers={"Host": NAME},
    ) as http:  # fmt: skip
        moved = await http.get(plain)
        assert moved.is_redirect, moved.status_code
        assert moved.headers["location"].startswith(f"https://{NAME}"), moved.headers
        assert (await http.get("/metrics")).status_code == 404
        page = await http.get("/")
        assert page.status_code == 200, page.text
        assert "max-age" in page.headers["strict-transport-security"]
        me = await http.post("/api/guests", json={"name": "Ana", "language": "en"})
        assert me.status_code == 201, me.text
        cookie = me.cookies["__Host-holocene"]
        http.cookies.set("__Host-holocene", cookie, domain=NAME)
        body = {"game": "stone-age", "seats": [seat_of("me"), seat_of("beside Eva")]}
        made = await http.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        await moves(trusted, doors[1], cookie, made.json()["id"])


async def moves(trusted: ssl.SSLContext, port: int, cookie: str, table: str) -> None:
    async with connect(
        f"wss://{NAME}/api/tables/{table}/live?seat=0",
        host="127.0.0.1", port=port, ssl=trusted, proxy=None, max_size=1 << 24,
        additional_headers={"Cookie": f"__Host-holocene={cookie}", "Origin": f"https://{NAME}"},
    ) as line:  # fmt: skip
        live, chance = Live(line), random.Random(1)
        await live.hear()
        for _ in range(5):
            if not live.choices:
                await live.do("look", seat=1 - (live.seat or 0))
            await live.act(chance)


def through(proxy: str, folder: Path, database: str) -> None:
    """Two servers behind a proxy, and one where either is gone."""
    unit = units()[1]["holocene@.service"]
    ports, doors = [free_port(), free_port()], (free_port(), free_port())
    command = {"nginx": nginx, "caddy": caddy}[proxy](folder, ports, doors)
    with ExitStack() as stack:
        here = [stack.enter_context(server(unit, folder, database, port)) for port in ports]
        homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        stack.enter_context(running(command, folder, **homes))
        pem = folder / f"{NAME}.pem"
        until_it_works(pem, doors)
        print(f"{proxy}: two servers can be played at")
        for port, process in zip(ports, here, strict=True):
            process.terminate()
            process.wait(PATIENCE)
            until_it_works(pem, doors)
            stack.enter_context(server(unit, folder, database, port))
        print(f"{proxy}: when one of them is gone, the other can")


def until_it_works(pem: Path, doors: tuple[int, int]) -> None:
    """A proxy that has just come, or that has just lost a server, may say no for a while."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(play(pem, doors))
            return
        except (AssertionError, OSError, httpx.TransportError):
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def main() -> int:
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking:
        print(f"not installed, so nothing was tried: {', '.join(lacking)}")
        return 1
    with (
        patch("socket.getaddrinfo", named_here),
        tempfile.TemporaryDirectory(prefix="holocene-running-") as name,
    ):
        folder = Path(name)
        verify(folder)
        alone, port = units()[0]["holocene.service"], free_port()
        with server(alone, folder, f"sqlite:///{folder}/holocene.db", port):
            print("systemd: the service answers at its door")
        postgres = Postgres()
        try:
            for proxy in ("nginx", "caddy"):
                within = folder / proxy
                within.mkdir()
                through(proxy, within, postgres.new())
        finally:
            postgres.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""A server whose database cannot be used says why in one sentence, and ends."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from holocene.tables import database
from tests.serving import COMMAND, SECONDS, environment
from tests.tables.postgres import Postgres

Make = Callable[[pytest.FixtureRequest, Path], str]


def migrated(address: str) -> str:
    engine = database.connect(address)
    database.migrate(engine)
    for name in ("session", "push"):
        database.key(engine, name)
    engine.dispose()
    return address


def no_folder(_: pytest.FixtureRequest, folder: Path) -> str:
    (folder / "file").touch()
    return f"sqlite:///{folder}/file/holocene.db"


def a_folder(_: pytest.FixtureRequest, folder: Path) -> str:
    return f"sqlite:///{folder}"


def text(_: pytest.FixtureRequest, folder: Path) -> str:
    (folder / "holocene.db").write_text("Dear diary, today we gathered wood." * 99)
    return f"sqlite:///{folder}/holocene.db"


def newer(_: pytest.FixtureRequest, folder: Path) -> str:
    address = migrated(f"sqlite:///{folder}/holocene.db")
    with closing(sqlite3.connect(folder / "holocene.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num='9999'")
        connection.commit()
    return address


def damaged(_: pytest.FixtureRequest, folder: Path) -> str:
    """One bad page, of what the server reads when all seems well."""
    file = folder / "holocene.db"
    address = migrated(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [[size]] = connection.execute("PRAGMA page_size")
        asked = "SELECT rootpage FROM sqlite_master WHERE name='orders'"
        [[page]] = connection.execute(asked)
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)
    return address


def unreachable(_: pytest.FixtureRequest, folder: Path) -> str:
    return f"postgresql://ana@/house?host={folder}"


def only_to_read(request: pytest.FixtureRequest, _: Path) -> str:
    postgres: Postgres = request.getfixturevalue("postgres")
    address = migrated(postgres.new())
    name = address.partition("@/")[2].partition("?")[0]
    postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    return address


def listening(request: pytest.FixtureRequest, answer: Callable[[socket.socket], None]) -> str:
    """What is taken for a PostgreSQL."""
    door = socket.create_server(("127.0.0.1", 0))
    held: list[socket.socket] = []

    def serve() -> None:
        while True:
            try:
                line, _ = door.accept()
            except OSError:
                return
            held.append(line)
            answer(line)

    serving = threading.Thread(target=serve, daemon=True)
    serving.start()

    def close() -> None:
        door.shutdown(socket.SHUT_RDWR)
        door.close()
        for line in held:
            with suppress(OSError):  # closed by both already
                line.shutdown(socket.SHUT_RDWR)
        serving.join(SECONDS)
        for line in held:
            line.close()

    request.addfinalizer(close)
    return f"postgresql://ana:secret@127.0.0.1:{door.getsockname()[1]}/house"


def silent(request: pytest.FixtureRequest, _: Path) -> str:
    return listening(request, lambda line: None) + "?connect_timeout=2"


def wrong_password(request: pytest.FixtureRequest, _: Path) -> str:
    why = b'SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "ana"\0\0'

    def refuse(line: socket.socket) -> None:
        with line, suppress(OSError):  # which is gone already
            while line.recv(1000)[:4] == b"\0\0\0\x08":  # may we talk under a seal?
                line.sendall(b"N")
            line.sendall(b"E" + (len(why) + 4).to_bytes(4) + why)

    return listening(request, refuse)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (no_folder, "file: File exists"),
        (a_folder, "Is a directory"),
        (text, "not a database"),
        (newer, "a newer version of Holocene has used it"),
        (damaged, "malformed"),
        (unreachable, "No such file or directory"),
        (only_to_read, "read-only"),
        (silent, "timeout"),
        (wrong_password, "password authentication failed"),
    ],
)
def test_what_cannot_be_used_is_told_in_a_sentence(
    request: pytest.FixtureRequest, tmp_path: Path, make: Make, why: str
) -> None:
    words = ["serve", "--port", "0", "--database", make(request, tmp_path)]
    ended = subprocess.run(
        [sys.executable, "-c", COMMAND, *words],
        env=environment(None),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    [told] = ended.stderr.splitlines()
    assert told.startswith("holocene: ")
    assert why in told
    assert "secret" not in told

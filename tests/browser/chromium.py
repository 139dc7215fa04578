"""A Chromium to test in: one that is here, or else one that is fetched."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Playwright

WHOLE = ("chromium", "chromium-browser", "google-chrome")
# The same engine without the parts of a desktop program: pages take two thirds of the time in it.
LEAN = ("chromium-headless-shell", "chrome-headless-shell")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LOCK = Path(tempfile.gettempdir()) / f"holocene-chromium-{os.getuid()}.lock"
MINUTES = 10


def find(playwright: Playwright, *, whole: bool = False) -> str:
    """Its path; fetched if need be, by one process at a time. A lean one shows no notifications."""
    commands = WHOLE if whole else (*LEAN, *WHOLE)
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _present(playwright, commands)
        for command in () if found else _ways_to_fetch():
            # What went wrong on the way is of no interest as long as another way is left.
            _run(command)
            found = _present(playwright, commands)
            if found:
                break
    if not found:
        raise LookupError(
            "no Chromium was found and none could be installed: install one "
            "or say where it is in HOLOCENE_CHROMIUM"
        )
    return found


def _present(playwright: Playwright, commands: tuple[str, ...]) -> str | None:
    named = os.environ.get("HOLOCENE_CHROMIUM")
    if named:
        if not os.access(named, os.X_OK):
            raise LookupError(f"HOLOCENE_CHROMIUM names {named!r}, which cannot be run")
        return named
    for command in commands:
        path = shutil.which(command)
        if path:
            return path
    own = playwright.chromium.executable_path
    return own if _run([[own, "--version"]]) else None  # libraries of the system may be missing


def _ways_to_fetch() -> list[list[list[str]]]:
    """Each way is a list of commands."""
    ways = [[[sys.executable, "-m", "playwright", "install", "chromium"]]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        both = [*install, LEAN[0]]
        ways += [[both], [["apt-get", "update"], both], [install]]
    return ways


def _run(way: list[list[str]]) -> bool:
    for command in way:
        try:
            subprocess.run(command, capture_output=True, timeout=60 * MINUTES, check=True)
        except (OSError, subprocess.SubprocessError):
            return False
    return True

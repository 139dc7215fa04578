"""In a process of another machine: make it like the one that gives out the work, then do it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from socket import gethostname
from typing import Any

from ... import __version__
from ...core import sets
from .material import Needs


@dataclass(frozen=True)
class Home:
    """The process that gives out the work: where it looks things up, and what it has found."""

    version: str
    folder: str
    components: str  # which sets there are, as the environment tells it
    needs: Needs
    found: tuple[tuple[str, str], ...]


def home(needs: Needs) -> Home:
    """This process."""
    components = os.environ.get(sets.VARIABLE, "")
    return Home(__version__, os.getcwd(), components, needs, needs.found())


def do(home: Home, job: Callable[[], Any]) -> Any:
    try:
        _settle(home)
    except ValueError as error:
        raise ValueError(f"--ray: machine {gethostname()}: {error}") from None
    return job()


_settled: Home | None = None


def _settle(home: Home) -> None:
    """ValueError in one sentence if games would not go here as they go there."""
    global _settled
    if home == _settled:
        return
    if home.version != __version__:  # of a machine that came later than all were asked
        raise ValueError(f"it has version {__version__}; install version {home.version} there")
    if os.path.isdir(home.folder):
        os.chdir(home.folder)
        if home.folder not in sys.path:
            sys.path.append(home.folder)  # so that module:Class is found in the current folder
    if home.components:
        os.environ[sets.VARIABLE] = home.components
    else:
        os.environ.pop(sets.VARIABLE, None)
    _compare(home)
    _settled = home


def _compare(home: Home) -> None:
    wanted = f"every machine of the cluster needs the same, in the same place ({home.folder})"
    try:
        here = dict(home.needs.found())
    except (OSError, ValueError) as error:
        raise ValueError(f"{error}; {wanted}") from None
    for name, value in home.found:
        if here.get(name) != value:
            raise ValueError(f"its {name} differs; {wanted}")

"""Running the plain .py files where compiled libraries lie beside them.

With HOLOCENE_INTERPRETED=1 in the environment the whole package runs interpreted: for a debugger,
a profiler, coverage, and to measure one against the other. Under another name both can be had in
one process, which is how the tests compare them.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SWITCH = "HOLOCENE_INTERPRETED"


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as source files only, under `name`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.name and not fullname.startswith(self.name + "."):
            return None
        at = PACKAGE.joinpath(*fullname[len(self.name) :].split(".")[1:])
        file = at / "__init__.py" if at.is_dir() else at.with_suffix(".py")
        if not file.is_file():
            return None
        return importlib.util.spec_from_file_location(
            fullname,
            file,
            loader=SourceFileLoader(fullname, str(file)),
            submodule_search_locations=[str(at)] if at.is_dir() else None,
        )


def prefer_if_asked() -> None:
    if os.environ.get(SWITCH, "0") not in ("", "0"):
        install(__name__.partition(".")[0])


def install(name: str) -> None:
    """From now on, import modules of `name` from source."""
    installed = [finder.name for finder in sys.meta_path if isinstance(finder, SourceFinder)]
    if name not in installed:
        sys.meta_path.insert(0, SourceFinder(name))


def is_compiled() -> bool:
    """Whether the engine that is imported here is the compiled one."""
    from .core import state

    return not str(state.__file__).endswith(".py")

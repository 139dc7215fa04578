"""Jobs are done wherever an executor does them, and a Ray cluster is one."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from dataclasses import replace
from operator import neg
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import holocene
from holocene.bots.arena import Series, play_series
from holocene.bots.jobs import cluster, worker
from holocene.bots.jobs.cluster import RayExecutor
from holocene.bots.jobs.gathering import Jobs
from holocene.bots.jobs.material import Needs
from holocene.cli.main import main
from holocene.learn.training.run import Training, new
from holocene.learn.training.settings import Settings
from tests.bots.networks import written

NEEDS = Needs("stone-age", ("random",))
SERIES = Series("stone-age", ("greedy", "random", "random"), 12, seed=4)
SECONDS = 300  # the longest it may take to stop, on however slow a machine
# As from a terminal: what a shell starts in the background inherits that SIGINT is ignored.
HEEDING = """
import signal, sys
from holocene.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main())
"""
BOTS = """
import pathlib, time

class First:
    def choose(self, state):
        return state.legal[0]

class Slow:
    def choose(self, state):
        pathlib.Path("begun").touch()
        time.sleep(0.01)
        return state.legal[0]

class Crash:
    def choose(self, state):
        raise RuntimeError("out of ideas")
"""


def without_time(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name != "seconds"}


# ---------------------------------------------------------------- with any executor


def test_without_an_executor_jobs_are_done_here_in_order() -> None:
    done: list[int] = []
    with Jobs(None) as jobs:
        for result in jobs.gather(neg, iter(range(9)), lambda: len(done) == 4):
            done.append(result)
    assert done == [0, -1, -2, -3]


def test_with_an_executor_all_jobs_are_done() -> None:
    with Jobs(ThreadPoolExecutor(2), 2) as jobs:
        assert sorted(jobs.gather(neg, iter(range(30)))) == list(range(-29, 1))


def test_what_was_begun_comes_later_and_what_waits_can_be_dropped() -> None:
    go_on, first = Event(), Event()

    def work(number: int) -> int:
        first.set()
        if number:
            go_on.wait()
        return number

    with Jobs(ThreadPoolExecutor(1), 1) as jobs:
        assert next(iter(jobs.gather(work, iter(range(9)), queued=4))) == 0
        assert len(jobs.begun) == 3
        first.clear()
        first.wait()  # until the next one is being done
        jobs.drop_waiting()
        assert len(jobs.begun) == 1
        go_on.set()
        assert list(jobs.gather(work, iter(()))) == [1]


# ---------------------------------------------------------------- what a machine must have


def test_what_a_machine_has_is_told_by_versions_and_digests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "needed_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    weights = written(tmp_path / "a.npz")
    needs = Needs("stone-age", ("random", f"trained:{weights}", "needed_bots:First"))
    found = dict(needs.found())
    assert found["version of stone-age"] == holocene.game("stone-age").version
    assert {f"file behind trained:{weights}", "module behind needed_bots:First"} <= found.keys()
    (tmp_path / "needed_bots.py").write_text(BOTS + "\n# another\n")
    other = dict(needs.found())
    changed = {name for name in found if found[name] != other[name]}
    assert changed == {"module behind needed_bots:First"}


def test_a_machine_that_lacks_something_says_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(worker, "_settled", None)
    weights = written(tmp_path / "a.npz")
    home = worker.home(Needs("stone-age", ("trained:a.npz",)))
    assert worker.do(home, int) == 0
    for other, sentence in (
        (replace(home, version="0.0.1"), "install version 0.0.1 there"),
        (
            replace(home, found=tuple((name, "x") for name, _ in home.found)),
            "its version of stone-age differs; every machine of the cluster needs the same",
        ),
    ):
        with pytest.raises(ValueError, match=sentence):
            worker.do(other, int)
    monkeypatch.setattr(worker, "_settled", None)
    weights.unlink()
    with pytest.raises(ValueError, match=r"a\.npz: No such file .*; every machine of the cluster"):
        worker.do(home, int)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [("", "machine m has no holocene; install"), ("0.0.1", "machine m has version 0.0.1 of")],
)
def test_a_machine_with_another_version_is_refused(found: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        cluster._compare_versions("m", found)


# ---------------------------------------------------------------- a real cluster


@pytest.fixture(scope="module")
def ray_cluster() -> Iterator[RayExecutor]:
    """Starting one takes seconds, so all tests share it: a connection that is there serves."""
    executor = RayExecutor("local", 2, NEEDS)
    yield executor
    executor.shutdown(cancel_futures=True)


def test_an_arena_on_a_cluster_gives_the_same(ray_cluster: RayExecutor, tmp_path: Path) -> None:
    here = play_series(SERIES, out=tmp_path / "here")
    there = play_series(SERIES, out=tmp_path / "there", ray="auto")
    assert without_time(here) == without_time(there)
    for file in sorted((tmp_path / "here" / "games").iterdir()):
        assert file.read_text() == (tmp_path / "there" / "games" / file.name).read_text()
    assert len(list((tmp_path / "there" / "games").iterdir())) == 12


def test_a_bot_from_the_current_folder_plays_or_is_named(
    ray_cluster: RayExecutor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    (tmp_path / "cluster_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ["arena", "stone-age", "--games", "2", "--json", "--ray", "auto", "--bots"]
    assert main([*words, "cluster_bots:First,random"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main([*words, "cluster_bots:Crash,random"]) == 2
    told = capsys.readouterr()
    assert "bot Crash failed: RuntimeError: out of ideas" in told.err
    assert told.err.count("\n") == 1


def test_a_training_on_a_cluster(
    ray_cluster: RayExecutor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(
        "stone-age", seats=(2,), games=16, hidden=(8,), variants=0.0,
        rival="random", measured_every=1, measured_games=4, last_games=0,
    )  # fmt: skip

    def tick(training: Training) -> None:
        training.at.seconds = 6000.0 if training.at.generations else 1.0

    monkeypatch.setattr(Training, "_tick", tick)
    told: list[str] = []
    at = new(settings, "holocene train stone-age")
    weights = Training(at, tmp_path / "a.npz", tell=told.append, ray="auto").run()
    assert (at.generations, weights.card["jobs"]) == (1, 2)
    assert at.games >= 16
    assert at.strength[0]["games"] >= 4
    assert any(line.startswith("against random, 2 seats") for line in told)


def test_a_machine_that_lacks_a_file_is_named_before_the_first_game(
    ray_cluster: RayExecutor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights = written(tmp_path / "a.npz")
    home = worker.home(Needs("stone-age", (f"trained:{weights}",)))
    monkeypatch.setattr(cluster, "home", lambda needs: home)
    weights.unlink()  # seen here, and not there
    with pytest.raises(ValueError, match=r"^--ray: machine .*a\.npz: No such file .*; every"):
        RayExecutor("auto", 1, home.needs)
    assert ray_cluster.submit(neg, 1).result() == -1


def test_what_waits_can_be_cancelled_and_the_rest_is_done(ray_cluster: RayExecutor) -> None:
    with RayExecutor("auto", 1, NEEDS) as one:
        running = one.submit(time.sleep, 0.2)
        waiting = [one.submit(neg, number) for number in range(3)]
        assert not running.cancel()
        assert all(future.cancel() for future in waiting)
        last = one.submit(neg, 7)
        assert last.result() == -7
        assert running.done()
    with pytest.raises(RuntimeError, match="was shut down"):
        one.submit(neg, 1)


class Dying:
    """No job: whoever unpacks it is gone."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (os._exit, (3,))


def test_a_process_that_dies_breaks_the_executor(ray_cluster: RayExecutor) -> None:
    with pytest.raises(BrokenExecutor):
        ray_cluster.submit(neg, Dying()).result()
    assert ray_cluster.submit(neg, 1).result() == -1


def test_ctrl_c_leaves_the_cluster_as_it_was(ray_cluster: RayExecutor, tmp_path: Path) -> None:
    """By its address, from another process."""
    import ray

    (tmp_path / "slow_bots.py").write_text(BOTS)
    address = ray.get_runtime_context().gcs_address
    words = ["arena", "stone-age", "--bots", "slow_bots:Slow,random", "--games", "1000"]
    arena = subprocess.Popen(
        [sys.executable, "-c", HEEDING, *words, "--ray", address, "--out", "out"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while not (tmp_path / "begun").exists():
        assert arena.poll() is None, arena.communicate()
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate(timeout=SECONDS)
    assert (arena.returncode, out, err) == (130, "", "")
    assert {path.name for path in tmp_path.iterdir()} <= {"begun", "slow_bots.py", "__pycache__"}
    assert ray_cluster.submit(neg, 1).result() == -1


# ---------------------------------------------------------------- no cluster


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:9", "--ray 127.0.0.1:9: nobody answers there (Connection refused)"),
        ("ray://127.0.0.1:9", "--ray ray://127.0.0.1:9: nobody answers there"),
        ("nonsense", "--ray nonsense: expected local, auto, HOST:PORT or ray://HOST:PORT"),
        ("host:port", "--ray host:port: expected local"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "train"])
def test_an_address_without_a_cluster(
    command: str, address: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = {"arena": ["--bots", "random,random"], "train": ["--out", str(tmp_path / "a.npz")]}
    assert main([command, "stone-age", *more[command], "--ray", address]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_without_ray_it_says_what_it_needs() -> None:
    code = (
        "import sys\n"
        "sys.modules['ray'] = None\n"
        "from holocene.cli.main import main\n"
        "words = ['arena', 'stone-age', '--bots', 'random,random', '--games', '2']\n"
        "assert main([*words, '--json']) == 0\n"
        "sys.exit(main([*words, '--ray', 'auto']))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr == 'holocene: --ray needs Ray: pip install "holocene[ray]"\n'

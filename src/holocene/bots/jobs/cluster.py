"""A Ray cluster as an executor of the standard library. Ray is imported when one is asked for."""

from __future__ import annotations

import os
import socket
import warnings
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final
from urllib.parse import urlsplit

from ... import __version__
from .material import OURS, Needs
from .worker import Home, do, home

LOCAL: Final = "local"  # starts a cluster on this machine, for as long as it is needed
AUTO: Final = "auto"  # the one that runs on this machine
NEEDS: Final = '--ray needs Ray: pip install "holocene[ray]"'
NONE_HERE: Final = f"no cluster runs on this machine; --ray {LOCAL} starts one"
PATIENCE: Final = 10.0  # seconds, until somebody answers at an address
GREETING: Final = 180.0  # seconds, until every machine has answered
RETRIES: Final = 1  # a bot that ends its process would end the next one too


class RayExecutor(Executor):
    """As many jobs at once as the cluster has processors, or as were asked for.

    Only what can begin at once is given to Ray; the rest waits here, where it can be cancelled as
    with processes. A job whose machine goes away is done again on another, once. Who leaves does
    not wait for what runs. Where this process is connected to a cluster already, that one serves.
    """

    def __init__(self, address: str, jobs: int | None, needs: Needs) -> None:
        """ValueError in one sentence if the cluster cannot be had or cannot do the work."""
        self._home: Final[Home] = home(needs)
        self._ray, self._ours = _connected(address, jobs)
        try:
            _greet(self._ray, self._home)
            self.slots: Final = jobs or int(self._ray.cluster_resources().get("CPU", 0))
            if not self.slots:
                raise ValueError(f"--ray {address[:80]}: this cluster has no processors")
            self._do: Final = self._ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        except BaseException:
            self._leave()
            raise
        self._lock: Final = Lock()
        self._waiting: deque[tuple[Future[Any], Callable[[], Any]]] = deque()
        self._running: dict[Future[Any], Any] = {}
        self._over = False
        self._ended: SimpleQueue[tuple[Future[Any], Future[Any]] | None] = SimpleQueue()
        self._thread: Final = Thread(target=self._deliver, name="ray results", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self._lock:
            if self._over:
                raise RuntimeError("this executor was shut down")
            self._waiting.append((future, partial(work, *args, **kwargs)))
        self._begin()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self._lock:
            already, self._over = self._over, True
        if already:
            return
        if wait and not cancel_futures:
            self._finish()
        with self._lock:
            for future, _ in self._waiting:
                future.cancel()
            running = list(self._running.values())
        for reference in running:
            self._ray.cancel(reference, force=True)
        self._ended.put(None)
        self._thread.join()
        self._leave()

    def _finish(self) -> None:
        with self._lock:
            left = [*self._running, *(future for future, _ in self._waiting)]
        wait(left)

    def _leave(self) -> None:
        if self._ours:
            self._ray.shutdown()

    def _begin(self) -> None:
        """Give Ray what waits, as far as there is room."""
        with self._lock:
            while self._waiting and len(self._running) < self.slots:
                future, job = self._waiting.popleft()
                if not future.set_running_or_notify_cancel():
                    continue
                reference = self._do.remote(self._home, job)
                self._running[future] = reference
                # Called by a thread of Ray's own, in which nothing else should be done.
                reference.future().add_done_callback(partial(self._note, future))

    def _note(self, future: Future[Any], answer: Future[Any]) -> None:
        self._ended.put((future, answer))

    def _deliver(self) -> None:
        """In a thread of its own: the next job begins when one ends, whoever is busy meanwhile."""
        for future, answer in iter(self._ended.get, None):
            with self._lock:
                del self._running[future]
            try:
                self._begin()
            finally:
                error = answer.exception()
                if error is None:
                    future.set_result(answer.result())
                else:
                    future.set_exception(self._reason(error))

    def _reason(self, error: BaseException) -> BaseException:
        """What the job itself raised, or that it could not be done at all."""
        if isinstance(error, self._ray.exceptions.RayTaskError):
            cause = getattr(error, "cause", None)
            return cause if isinstance(cause, Exception) else RuntimeError(_first_line(error))
        return BrokenExecutor(_first_line(error))


def _connected(address: str, jobs: int | None) -> tuple[Any, bool]:
    """Ray, and whether the connection is to be ended by us."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to its makers
    try:
        import ray
    except ImportError:
        raise ValueError(NEEDS) from None
    _knock(address)
    if ray.is_initialized():
        return ray, False
    how: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        how.update(num_cpus=jobs, include_dashboard=False)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the error that follows says it
            ray.init(**how)
    except Exception as error:  # whatever it stumbles over: no cluster, other versions
        ray.shutdown()
        alone = address == AUTO and isinstance(error, ConnectionError)
        why = NONE_HERE if alone else _first_line(error) + _about_tokens(address)
        raise ValueError(f"--ray {address[:80]}: {why}") from None
    return ray, True


def _about_tokens(address: str) -> str:
    """Ray does not show its token to an address that was named, unless it is told to."""
    if address in (LOCAL, AUTO) or "RAY_AUTH_MODE" in os.environ:
        return ""
    return "; if this cluster asks for a token, set RAY_AUTH_MODE=token"


def _knock(address: str) -> None:
    """Ray itself would try for a minute, and tell the log."""
    if address in (LOCAL, AUTO):
        return
    try:
        split = urlsplit(address if "://" in address else f"//{address}")
        host, port = split.hostname, split.port
    except ValueError:
        host, port = None, None
    if host is None or port is None:
        raise ValueError(
            f"--ray {address[:80]}: expected {LOCAL}, {AUTO}, HOST:PORT or ray://HOST:PORT"
        )
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        why = error.strerror or error
        raise ValueError(f"--ray {address[:80]}: nobody answers there ({why})") from None


def _greet(ray: Any, here: Home) -> None:
    """ValueError unless every machine has what the work needs."""
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy as Pinned

    machines = [
        (node["NodeManagerHostname"], Pinned(node_id=node["NodeID"], soft=False))
        for node in ray.nodes()
        if node["Alive"] and node["Resources"].get("CPU", 0)
    ]
    ask, try_out = ray.remote(num_cpus=0)(_version_probe()), ray.remote(num_cpus=0)(do)
    try:
        asked = [ask.options(scheduling_strategy=pin).remote(OURS) for _, pin in machines]
        for (name, _), found in zip(machines, ray.get(asked, timeout=GREETING), strict=True):
            _compare_versions(name, found)
        tried = [try_out.options(scheduling_strategy=pin).remote(here, int) for _, pin in machines]
        for answer in tried:
            _try(ray, answer)
    except ray.exceptions.RayError as error:
        raise ValueError(f"--ray: a machine does not answer ({_first_line(error)})") from None


def _version_probe() -> Callable[[str], str]:
    def probe(package: str) -> str:
        from importlib import import_module

        try:
            return str(import_module(package).__version__)
        except ImportError:
            return ""

    return probe  # made in here, it travels as code: this package may be missing there


def _compare_versions(machine: str, found: str) -> None:
    if found != __version__:
        has = f"has version {found} of {OURS}" if found else f"has no {OURS}"
        raise ValueError(f"--ray: machine {machine} {has}; install version {__version__} there")


def _try(ray: Any, answer: Any) -> None:
    try:
        ray.get(answer, timeout=GREETING)
    except ray.exceptions.RayTaskError as error:
        raise ValueError(_first_line(getattr(error, "cause", None) or error)) from None


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0][:200] or type(error).__name__

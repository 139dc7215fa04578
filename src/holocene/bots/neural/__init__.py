"""Players that judge positions by a small network. Only this folder of the bots needs NumPy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@contextmanager
def threads(count: int) -> Iterator[None]:
    """NumPy that is loaded meanwhile, also by processes that begin, computes by so many threads.

    Our matrices are small: on a busy machine, threads that wait for each other take ten times as
    long as one alone. What somebody has set in the environment holds.
    """
    before = {name: os.environ.get(name) for name in THREADS}
    for name in THREADS:
        os.environ.setdefault(name, str(count))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]


def load_numpy(count: int = 1) -> None:
    """Import NumPy, computing by so many threads if nobody has imported it before."""
    with threads(count):
        import numpy  # noqa: F401

"""The two engines of these tests are what they are taken for."""

from __future__ import annotations

from importlib import import_module

from holocene import interpreted
from tests.conftest import PURE


def test_the_installed_engine_is_compiled() -> None:
    assert interpreted.is_compiled(), (
        "the installed engine is interpreted, so these tests would compare it with itself: "
        "a C compiler (gcc or clang) and Python's headers are needed. Install the package with "
        "HOLOCENE_COMPILE=1 pip install . to see why compiling fails, not with pip install -e, "
        "and leave HOLOCENE_INTERPRETED unset"
    )


def test_the_twin_is_interpreted() -> None:
    twin = import_module(f"{PURE}.interpreted")
    assert not twin.is_compiled()


def test_the_twin_is_of_the_same_version() -> None:
    assert import_module(PURE).__version__ == import_module("holocene").__version__

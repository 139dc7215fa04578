"""Stone Age in words, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.action import Action


def show(view: Mapping[str, object]) -> str:
    return ""


def tell(facts: Mapping[str, object]) -> str:
    return ""


def explain(action: Action, view: Mapping[str, object]) -> str:
    return ""

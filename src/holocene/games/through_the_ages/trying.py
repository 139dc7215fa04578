"""Choices tried on a copy of the position, to tell beforehand what they bring."""

from __future__ import annotations

from typing import Final

from ...core.action import Action
from .decisions.spoils import Raiding
from .state import ThroughTheAges

ENDS: Final = ("end-turn", "done", "pass")  # after which more may happen


def try_out(after: ThroughTheAges, action: Action) -> None:
    """Takes a choice, as if it were the last one where several are gathered."""
    after.stack.pop().take(after, action)
    top = after.stack[-1] if after.stack else None
    if isinstance(top, Raiding):
        after.stack.pop().pass_over(after)

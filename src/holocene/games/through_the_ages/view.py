"""What a seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import ThroughTheAges


def seen_by(state: ThroughTheAges, seat: int | None) -> Mapping[str, object]:
    return {}

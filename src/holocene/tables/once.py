"""Troubles that would come back with every message are told once."""

from __future__ import annotations

import logging
from typing import Final


class Once:
    """A log that takes each trouble, known by its key, a single time."""

    def __init__(self, log: logging.Logger) -> None:
        self._log: Final = log
        self._told: Final[set[str]] = set()

    def exception(self, key: str, message: str, *args: object) -> None:
        """With the exception that is being handled."""
        if key not in self._told:
            self._told.add(key)
            self._log.exception(message, *args)

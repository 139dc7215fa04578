"""How a table says no."""

from __future__ import annotations


class Refusal(Exception):
    """A command that cannot be done; nothing was changed. The client has its own words by code."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def moved_on() -> Refusal:
    return Refusal("moved-on", "the table has moved on; look again and choose anew")

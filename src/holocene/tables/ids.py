"""What tables and accounts are called in addresses and in commands: nobody guesses it."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """Of so many bytes. None begins with a dash: a command would take it for an option."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id

"""What a refusal is over HTTP: the tables behind the server know nothing of it."""

from __future__ import annotations

from typing import Final

from ..tables.refusal import Refusal

CONFLICT: Final = 409  # it could be done at another time, by somebody else, or in another way
CODES: Final = {
    400: (
        "bad-code",
        "bad-input",
        "bad-option",
        "bad-record",
        "chat-length",
        "no-level",
        "no-person",
        "seat-count",
        "unknown-action",
        "weak-password",
    ),
    401: ("no-session", "wrong-password"),
    403: ("banned", "host", "invite", "not-host", "not-your-seat", "origin", "watching"),
    404: ("no-game", "no-seat", "no-table", "not-found"),
    410: ("broken",),
    413: ("too-large",),
    429: ("too-fast", "too-many-sockets"),
    500: ("trouble",),
}
STATUS: Final = {code: status for status, codes in CODES.items() for code in codes}


def status_of(refusal: Refusal) -> int:
    return STATUS.get(refusal.code, CONFLICT)

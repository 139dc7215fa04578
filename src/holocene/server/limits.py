"""How much one client may ask for: token buckets, kept in memory."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from ..tables.refusal import Refusal

MOST_BUCKETS: Final = 50_000
LARGEST: Final = 512 * 1024  # bytes of a request: a long record


class Rate(NamedTuple):
    burst: float
    per_second: float


class Limits(NamedTuple):
    """By whom is said where it is asked: an address, an account or a socket."""

    requests: Rate = Rate(200, 20)  # by address
    sign_ins: Rate = Rate(10, 1 / 6)  # by address: tries with a password
    guests: Rate = Rate(20, 1 / 3)  # by address
    tables: Rate = Rate(20, 1 / 5)  # by account
    replays: Rate = Rate(10, 1 / 3)  # by account: records from files
    messages: Rate = Rate(60, 15)  # by account
    frames: Rate = Rate(400, 50)  # by socket: pieces of messages, pings and pongs are some too
    chats: Rate = Rate(8, 0.5)  # by account
    subscribing: Rate = Rate(20, 1 / 5)  # by account: browsers that want to be called
    sockets: int = 30  # open at once, by account
    visitors: int = 100  # sockets of people without a session, by address: it may be a school's
    histories: Rate = Rate(30, 2)  # by address: logs read back from their beginning
    hints: Rate = Rate(20, 1 / 2)  # by account: what the coach is asked while a game is played
    reviews: Rate = Rate(60, 4)  # by address: a page that waits for one asks again and again
    seating: Rate = Rate(30, 1 / 4)  # by address: sitting down at tables
    same_table: Rate = Rate(20, 1 / 3600)  # the same, at one and the same table
    names: Rate = Rate(5, 1 / 20)  # by account: each is written to all its tables
    tries: Rate = Rate(20, 1 / 60)  # by name: passwords, from wherever its owner never was
    last_tries: Rate = Rate(3, 1 / 1200)  # by name and address, when those are used up
    hosted: int = 60  # tables not over, by account
    seated: int = 100  # the same, at which it sits
    connections: int = 512  # at once, by address, or a quarter of what there may be
    # By address, for as many people as share one; else whoever makes guests has as many shares.
    crowd_messages: Rate = Rate(1000, 200)
    crowd_names: Rate = Rate(60, 1 / 2)
    crowd_tables: Rate = Rate(120, 1 / 2)
    crowd_replays: Rate = Rate(30, 1)


_ENDLESS: Final = Rate(1e12, 1e12)
NO_LIMITS: Final = Limits(
    requests=_ENDLESS,
    sign_ins=_ENDLESS,
    guests=_ENDLESS,
    tables=_ENDLESS,
    replays=_ENDLESS,
    messages=_ENDLESS,
    frames=_ENDLESS,
    chats=_ENDLESS,
    subscribing=_ENDLESS,
    sockets=1_000_000,
    visitors=1_000_000,
    histories=_ENDLESS,
    hints=_ENDLESS,
    reviews=_ENDLESS,
    seating=_ENDLESS,
    same_table=_ENDLESS,
    names=_ENDLESS,
    tries=_ENDLESS,
    last_tries=_ENDLESS,
    hosted=1_000_000,
    seated=1_000_000,
    connections=1_000_000,
    crowd_messages=_ENDLESS,
    crowd_names=_ENDLESS,
    crowd_tables=_ENDLESS,
    crowd_replays=_ENDLESS,
)


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget_idle()
            bucket = self._buckets[who] = Bucket(self._rate)
        if not bucket.take():
            raise too_fast()

    def _forget_idle(self) -> None:
        """Forget those whose bucket is full again, or, under a flood, the older half."""
        full = time.monotonic() - self._rate.burst / self._rate.per_second
        busy = {who: bucket for who, bucket in self._buckets.items() if bucket.at > full}
        if len(busy) >= MOST_BUCKETS:
            busy = dict(list(busy.items())[MOST_BUCKETS // 2 :])
        self._buckets = busy


def too_fast() -> Refusal:
    return Refusal("too-fast", "too many requests; wait a little")

"""Random sources: a fast one to play and search with, a fair one that players can check."""

from __future__ import annotations

import hashlib
import hmac
from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from .fields import Fields

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 64
SECRET_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where a state gets its chance from. The same seed gives the same numbers everywhere."""

    __slots__ = ()

    @abstractmethod
    def word(self) -> i64:
        """The next 32 random bits."""

    @abstractmethod
    def copy(self) -> Dice: ...

    @abstractmethod
    def dump(self) -> dict[str, object]: ...

    def below(self, count: int) -> int:
        """A whole number from 0 to count - 1, for counts far below 2**32."""
        size: i64 = count
        return (self.word() * size) >> 32

    def seed(self) -> int:
        """A seed for other dice."""
        high = int(self.word())
        return (high << 32) | int(self.word())

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def deal_anew(self, hidden: list[int]) -> None:
        """Shuffle what a seat does not know, so that its true order leaves no trace.

        Sorted first: a shuffle alone could be wound back by who knows the dice.
        """
        hidden.sort()
        self.shuffle(hidden)


class FastDice(Dice):
    """Chris Doty-Humphrey's sfc32 generator: four 32-bit words, good and quick.

    Sums stay below 2**63, so that compiled and interpreted code agree.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        a = self.a
        b = self.b
        c = self.c
        out: i64 = (a + b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def copy(self) -> FastDice:
        return FastDice(self.a, self.b, self.c, self.counter)

    def dump(self) -> dict[str, object]:
        return {"kind": "fast", "words": [self.a, self.b, self.c, self.counter]}


def fast_dice(seed: int) -> FastDice:
    """Dice from a seed of up to 64 bits."""
    dice = FastDice(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(12):  # the generator's own advice: mix the seed in before the first use
        dice.word()
    return dice


class FairDice(Dice):
    """HMAC-SHA256 of a secret and a counter: nobody can foresee it, everybody can check it later.

    `commitment()` is published at the start of a game and the secret at its end.
    """

    __slots__ = ("counter", "secret")

    def __init__(self, secret: str, counter: int = 0) -> None:
        self.secret: Final = secret  # 64 hexadecimal digits
        self.counter = counter

    def word(self) -> i64:
        message = self.counter.to_bytes(8, "big")
        self.counter += 1
        digest = hmac.digest(bytes.fromhex(self.secret), message, "sha256")
        return int.from_bytes(digest[:4], "big")

    def copy(self) -> FairDice:
        return FairDice(self.secret, self.counter)

    def dump(self) -> dict[str, object]:
        return {"kind": "fair", "secret": self.secret, "counter": self.counter}


def commitment(secret: str) -> str:
    """What is published of a secret before the game, to check the secret against after it."""
    return hashlib.sha256(bytes.fromhex(check_secret(secret))).hexdigest()


def check_secret(secret: str) -> str:
    try:
        if len(bytes.fromhex(secret)) == SECRET_BYTES and len(secret) == 2 * SECRET_BYTES:
            return secret.lower()
    except ValueError:
        pass
    raise ValueError("a secret seed is written as 64 hexadecimal digits")


def check_seed(seed: object) -> int:
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT:
        return seed
    raise ValueError(f"seed {str(seed)[:40]!r} is not a whole number from 0 to 2**64 - 1")


def dice_from(seed: object) -> Dice:
    """Fast dice from a number, fair dice from a secret."""
    if isinstance(seed, str):
        return FairDice(check_secret(seed))
    return fast_dice(check_seed(seed))


def load_dice(fields: Fields) -> Dice:
    kind = fields.choice("kind", ["fast", "fair"])
    if kind == "fair":
        try:
            secret = check_secret(fields.text("secret"))
        except ValueError as error:
            raise fields.wrong("secret", str(error)) from None
        counter = fields.number("counter", 0, SEED_LIMIT - 1)
        fields.done()
        return FairDice(secret, counter)
    words = fields.numbers("words", 0, WORD, 4, 4)
    fields.done()
    return FastDice(words[0], words[1], words[2], words[3])

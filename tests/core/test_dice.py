"""Random sources: pinned, even, and fair ones that can be checked."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holocene.core.dice import check_secret, check_seed, commitment, dice_from, fast_dice, load_dice
from holocene.core.fields import Fields
from tests.conftest import PURE

SECRET = "5e" * 32
engines = pytest.mark.parametrize("package", ["holocene", PURE])


def dice_of(package: str) -> Any:
    return import_module(f"{package}.core.dice")


@engines
@pytest.mark.parametrize(
    ("seed", "words"),
    [  # by another writing of sfc32
        (0, [1427488602, 1980682239, 456575201, 3300212312]),
        (1, [573063952, 3268221502, 703077755, 2308299391]),
        (123456789123, [1852344393, 1087377758, 528133680, 456410811]),
        (2**64 - 1, [754549516, 1829345342, 2785016680, 2378084626]),
    ],
)
def test_fast_dice_give_these_numbers_everywhere(package: str, seed: int, words: list[int]) -> None:
    dice = dice_of(package).fast_dice(seed)
    assert [dice.word() for _ in words] == words


@engines
def test_rolls_seeds_and_shuffles_are_pinned(package: str) -> None:
    dice = dice_of(package)
    source = dice.fast_dice(7)
    assert [source.below(6) for _ in range(10)] == [0, 3, 4, 3, 4, 2, 5, 3, 0, 3]
    assert dice.fast_dice(7).seed() == 432020180354887359
    items = list(range(10))
    dice.fast_dice(7).shuffle(items)
    assert items == [2, 9, 7, 6, 1, 4, 3, 8, 5, 0]


@pytest.mark.parametrize("count", [2, 3, 6, 36])
def test_fast_dice_are_even(count: int) -> None:
    dice = fast_dice(1)
    rolls = Counter(dice.below(count) for _ in range(60_000))
    expected = 60_000 / count
    assert len(rolls) == count
    assert sum((seen - expected) ** 2 / expected for seen in rolls.values()) < 3 * count + 10


def test_fair_dice_are_even() -> None:
    dice = dice_from(SECRET)
    rolls = Counter(dice.below(6) for _ in range(12_000))
    assert all(1800 < seen < 2200 for seen in rolls.values())


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = fast_dice(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert all(850 < times < 1150 for times in seen.values())


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**31))
def test_below_is_below(seed: int, count: int) -> None:
    assert 0 <= fast_dice(seed).below(count) < count


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert len({fast_dice(seed).word() for seed in range(2000)}) == 2000


@pytest.mark.parametrize("seed", [5, SECRET])
def test_a_copy_goes_on_alike_and_alone(seed: int | str) -> None:
    dice = dice_from(seed)
    dice.word()
    twin = dice.copy()
    ahead = [twin.word() for _ in range(5)]
    assert [dice.word() for _ in range(5)] == ahead


@pytest.mark.parametrize("seed", [5, SECRET])
def test_dice_survive_paper(seed: int | str) -> None:
    dice = dice_from(seed)
    dice.word()
    again = load_dice(Fields(dice.dump()))
    assert [again.word() for _ in range(5)] == [dice.word() for _ in range(5)]


@engines
def test_fair_dice_can_be_checked_by_anybody(package: str) -> None:
    dice = dice_of(package).dice_from(SECRET)
    for counter in range(50):
        message = counter.to_bytes(8, "big")
        digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()
        assert dice.below(6) == int.from_bytes(digest[:4], "big") * 6 >> 32


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_a_secret_may_be_written_in_capitals() -> None:
    assert check_secret(SECRET.upper()) == SECRET
    assert commitment(SECRET.upper()) == commitment(SECRET)


@pytest.mark.parametrize(
    "secret", ["", "5e", "5e" * 31, "5e" * 33, "xy" * 32, "5e " * 32, "é" * 64]
)
def test_a_bad_secret_is_refused(secret: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        check_secret(secret)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, True, None, [], {}])
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match=r"is not a whole number from 0 to 2\*\*64 - 1"):
        check_seed(seed)
    with pytest.raises(ValueError, match="is not a whole number"):
        dice_from(seed)


@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_least_and_the_largest_seed_are_good(seed: int) -> None:
    assert check_seed(seed) == seed

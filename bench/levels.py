"""Whether each level of bots beats the one below it, and by how much: their ratings come from this.

    python bench/levels.py stone-age --games 400 --jobs 16
    python bench/levels.py stone-age --bots careless:0.2 greedy trained --at greedy=1200

Two players, fresh deals under the seed, seats swapped with each game. A level should win 65 to 80 %
against the one below: less is no step, more is a wall. The rating of each is that of the one below
and what the share of games makes of it (Elo); one of them is held fixed.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import holocene
from holocene.bots.arena import Series, play_series
from holocene.interpreted import is_compiled

STEP: Final = (0.65, 0.80)
ELO: Final = 400.0
MOST: Final = 0.999  # who never lost is not infinitely better


class Rung(NamedTuple):
    level: str
    bot: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", help="from the weakest; without, the game's levels")
    parser.add_argument(
        "--at", default="gatherer=1200", help="whose rating is held fixed, and where"
    )
    parser.add_argument("--games", type=int, default=400, help="for each step")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args()
    print("engine:", "compiled" if is_compiled() else "interpreted")
    if arguments.bots:
        rungs = [Rung(bot, bot) for bot in arguments.bots]
    else:
        levels = holocene.game(arguments.game).levels
        rungs = [Rung(name, level.bot) for name, level in levels.items()]
    shares = climb(rungs, arguments)
    fixed, _, value = arguments.at.rpartition("=")
    for name, rating in ratings(
        [rung.level for rung in rungs], shares, fixed, float(value)
    ).items():
        print(f"{name}: {rating:.0f}")


def climb(rungs: Sequence[Rung], arguments: argparse.Namespace) -> list[float]:
    """Of each but the first: the share of games against the one below."""
    shares: list[float] = []
    for below, rung in pairwise(rungs):
        begun = time.perf_counter()
        games = arguments.games + arguments.games % 2
        series = Series(arguments.game, (rung.bot, below.bot), games, arguments.seed)
        ranking = play_series(series, arguments.jobs)["ranking"]
        assert isinstance(ranking, list)
        share = next(row["win_rate"] for row in ranking if row["bot"] == rung.bot)
        margin = 1.96 * math.sqrt(share * (1.0 - share) / games)
        verdict = "" if STEP[0] <= share <= STEP[1] else ": not a step of 65 to 80 %"
        print(
            f"{rung.level} ({rung.bot}) wins {100 * share:.1f} % ± {100 * margin:.1f} of {games} "
            f"against {below.level} ({below.bot}){verdict}; {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
        shares.append(share)
    return shares


def ratings(
    names: Sequence[str], shares: Sequence[float], fixed: str, value: float
) -> Mapping[str, float]:
    """By name, the one that is fixed having that value."""
    heights = [0.0]
    for share in shares:
        odds = min(max(share, 1.0 - MOST), MOST)
        heights.append(heights[-1] + ELO * math.log10(odds / (1.0 - odds)))
    if fixed not in names:
        raise SystemExit(f"--at {fixed}: expected one of {', '.join(names)}")
    lift = value - heights[names.index(fixed)]
    return {name: height + lift for name, height in zip(names, heights, strict=True)}


if __name__ == "__main__":
    main()

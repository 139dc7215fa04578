"""Climb the weights of an estimate by play: variants of greedy against each other.

    python bench/climb.py --minutes 10 --jobs 4 --out weights.json

All weights of `heuristics.WEIGHTS` move at once, by factors. In each generation every job draws a
direction and plays the weights a step along it against the weights a step back, the same deals
from both seats; the weights then move along all directions by how these fared. What is written at
the end is the mean of the last third of the way, and how it fares against the weights at the start.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from multiprocessing import Pool
from pathlib import Path

from holocene.bots.simple import GreedyBot
from holocene.games.through_the_ages.game import THROUGH_THE_AGES
from holocene.games.through_the_ages.heuristics import WEIGHTS

Values = dict[str, float]
NAMES = [name for name in dir(WEIGHTS) if not name.startswith("_")]
LEAD = 60.0  # in culture, that is as good as a win


def use(values: Values) -> None:
    for name, value in values.items():
        setattr(WEIGHTS, name, value)


def play(each: list[Values], seed: int) -> list[int]:
    """The scores of a game in which every seat has weights of its own."""
    bot = GreedyBot()
    state = THROUGH_THE_AGES.new(seats=len(each), seed=seed)
    last = -1
    while state.stack:
        seat = state.stack[-1].seat
        if seat != last:
            use(each[seat])
            last = seat
        state.apply(bot.choose(state.redeal(seat, state.dice.seed())))
    return state.scores()


def duel(job: tuple[Values, Values, list[int]]) -> tuple[float, int, int, int]:
    """How the first fares: from -1 to 1, wins, games, and its culture in all."""
    one, other, seeds = job
    fared, wins, culture = 0.0, 0, 0
    for seed in seeds:
        for turned in (False, True):
            scores = play([other, one] if turned else [one, other], seed)
            lead = scores[1] - scores[0] if turned else scores[0] - scores[1]
            fared += math.tanh(lead / LEAD)
            wins += lead > 0
            culture += sum(scores)
    games = 2 * len(seeds)
    return fared / games, wins, games, culture


def moved(values: Values, direction: Values, step: float) -> Values:
    return {name: values[name] * math.exp(step * direction[name]) for name in NAMES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--directions", type=int, default=16, help="in a generation")
    parser.add_argument("--deals", type=int, default=4, help="for each direction")
    parser.add_argument("--step", type=float, default=0.2, help="of a variant, as a logarithm")
    parser.add_argument("--rate", type=float, default=4.0, help="how far the weights follow")
    parser.add_argument("--check", type=int, default=100, help="deals against the start")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    chance = random.Random(args.seed)
    start = {name: float(getattr(WEIGHTS, name)) for name in NAMES}
    values = {**start, **json.loads(args.start.read_text())} if args.start else dict(start)
    way = [values]
    until = time.monotonic() + 60 * args.minutes
    with Pool(args.jobs) as pool:
        while time.monotonic() < until:
            directions = [
                {name: chance.gauss(0, 1) for name in NAMES} for _ in range(args.directions)
            ]
            jobs = [
                (
                    moved(values, direction, args.step),
                    moved(values, direction, -args.step),
                    [chance.randrange(1 << 30) for _ in range(args.deals)],
                )
                for direction in directions
            ]
            fared = pool.map(duel, jobs, chunksize=1)
            scale = args.rate * args.step / args.directions
            drift = {
                name: sum(f[0] * d[name] for f, d in zip(fared, directions, strict=True))
                for name in NAMES
            }
            values = moved(values, drift, scale)
            way.append(values)
            if len(way) % 5 == 0:
                games = sum(f[2] for f in fared)
                mean = sum(f[3] for f in fared) / games / 2
                print(f"generation {len(way)}: {mean:.0f} culture", flush=True)
                args.out.write_text(json.dumps(values))
        last = way[-max(1, len(way) // 3) :]
        mean_values = {
            name: math.exp(sum(math.log(each[name]) for each in last) / len(last)) for name in NAMES
        }
        args.out.write_text(json.dumps(mean_values, indent=1))
        seeds = [chance.randrange(1 << 30) for _ in range(args.check)]
        checks = pool.map(duel, [(mean_values, start, [seed]) for seed in seeds], chunksize=1)
    wins, games = sum(c[1] for c in checks), sum(c[2] for c in checks)
    print(f"{len(way)} generations; against the start {wins} of {games} won", flush=True)
    for name in NAMES:
        print(f"{name:16} {start[name]:8.3f} -> {mean_values[name]:8.3f}")


if __name__ == "__main__":
    main()

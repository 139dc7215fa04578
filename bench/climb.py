"""Climb the weights of an estimate by play: variants of greedy against a few opponents.

    python bench/climb.py --minutes 10 --jobs 4 --against rush.json --out weights.json

All of `worth.weights.WEIGHTS` move at once, by factors. In each generation a job draws a
direction and lets the weights a step along it and the weights a step back play the same deals, from
both seats, against one opponent; the weights then move along all directions by how these fared.
Opponents are the weights at the start, those of the files named, and the weights as they are: who
climbs against itself alone learns to bully, and forgets to live. What is written at the end is the
mean of the last third of the way.
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
from holocene.games.through_the_ages.worth.weights import WEIGHTS

Values = dict[str, float]
NAMES = [name for name in dir(WEIGHTS) if not name.startswith("_")]
LEAD = 60.0  # in culture, that is as good as a win
GOOD = 150.0  # culture of somebody who lives well
LIVING = 0.5  # what that counts beside winning


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


def fares(one: Values, other: Values, seeds: list[int]) -> tuple[float, int, int]:
    """How the first fares: by its lead and its own culture; its wins, its culture in all."""
    fared, wins, culture = 0.0, 0, 0
    for seed in seeds:
        for turned in (False, True):
            scores = play([other, one] if turned else [one, other], seed)
            mine, theirs = scores[turned], scores[not turned]
            fared += math.tanh((mine - theirs) / LEAD) + LIVING * math.tanh((mine - GOOD) / GOOD)
            wins += mine > theirs
            culture += mine
    return fared / (2 * len(seeds)), wins, culture


def compare(job: tuple[Values, Values, Values, list[int]]) -> tuple[float, int]:
    """How much better the first fares than the second against the third, and their culture."""
    one, other, opponent, seeds = job
    first, _, mine = fares(one, opponent, seeds)
    second, _, theirs = fares(other, opponent, seeds)
    return (first - second) / 2, mine + theirs


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
    parser.add_argument("--check", type=int, default=50, help="deals against each opponent")
    parser.add_argument("--against", type=Path, nargs="*", default=[], help="more opponents")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    args = parser.parse_args()
    chance = random.Random(args.seed)
    start = {name: float(getattr(WEIGHTS, name)) for name in NAMES}
    values = {**start, **json.loads(args.start.read_text())} if args.start else dict(start)
    pool = [values, *({**start, **json.loads(file.read_text())} for file in args.against)]
    way = [values]
    until = time.monotonic() + 60 * args.minutes
    with Pool(args.jobs) as workers:
        while time.monotonic() < until:
            directions = [
                {name: chance.gauss(0, 1) for name in NAMES} for _ in range(args.directions)
            ]
            jobs = [
                (
                    moved(values, direction, args.step),
                    moved(values, direction, -args.step),
                    chance.choice([*pool, values]),
                    [chance.randrange(1 << 30) for _ in range(args.deals)],
                )
                for direction in directions
            ]
            fared = workers.map(compare, jobs, chunksize=1)
            drift = {
                name: sum(f[0] * d[name] for f, d in zip(fared, directions, strict=True))
                for name in NAMES
            }
            values = moved(values, drift, args.rate * args.step / args.directions)
            way.append(values)
            if len(way) % 5 == 0:
                mean = sum(f[1] for f in fared) / (4 * args.deals * args.directions)
                print(f"generation {len(way)}: {mean:.0f} culture", flush=True)
                args.out.write_text(json.dumps(values))
        last = way[-max(1, len(way) // 3) :]
        found = {
            name: math.exp(sum(math.log(each[name]) for each in last) / len(last)) for name in NAMES
        }
        args.out.write_text(json.dumps(found, indent=1))
        print(f"{len(way)} generations", flush=True)
        seeds = [[chance.randrange(1 << 30)] for _ in range(args.check)]
        for number, opponent in enumerate(pool):
            checks = workers.starmap(fares, [(found, opponent, each) for each in seeds])
            wins, culture = sum(c[1] for c in checks), sum(c[2] for c in checks)
            games = 2 * args.check
            print(f"opponent {number}: {wins} of {games} won, {culture / games:.0f} culture")
    for name in NAMES:
        print(f"{name:16} {start[name]:8.3f} -> {found[name]:8.3f}")


if __name__ == "__main__":
    main()

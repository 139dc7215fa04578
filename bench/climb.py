"""Climb the weights of an estimate by play: variants of greedy against a few opponents.

    python -m bench.climb through-the-ages holocene.games.through_the_ages.worth.weights \
        --lead 60 --good 150 --minutes 10 --jobs 4 --against rush.json --out weights.json

Run from the folder above `bench`; the second word is the module whose `WEIGHTS` are climbed. All of
them move at once, by factors. In each generation a job draws a direction and lets the weights a
step along it and the weights a step back play the same deals, from every seat in turn, against one
opponent on all other seats; the weights then move along all directions by how these fared.
Opponents are the weights at the start, those of the files named, and the weights as they are: who
climbs against itself alone learns to bully, and forgets to live. What is written at the end is the
mean of the last third of the way. Weights of 0 stay what they are, and so does a sign.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from holocene.bots.simple import GreedyBot, best_step
from holocene.core import registry

from .weights import Values, flat, use

LIVING = 0.5  # what one's own points count beside winning


class Contest(NamedTuple):
    """What is played, and how it is judged."""

    game: str
    weights: str  # a module
    seats: int
    lead: float  # in points, that is as good as a win
    good: float  # points of somebody who lives well
    error: float  # by how much everybody misjudges, so that not all games open alike


def play(contest: Contest, each: list[Values], seed: int) -> list[int]:
    """The scores of a game in which every seat has weights of its own."""
    game = registry.game(contest.game)
    weights = import_module(contest.weights).WEIGHTS
    state: Any = game.new(seats=len(each), seed=seed)
    bot = GreedyBot()
    last = -1
    while state.stack:
        seat = state.stack[-1].seat
        if seat != last:
            use(weights, each[seat])
            last = seat
        deal = state.redeal(seat, state.dice.seed())
        state.apply(best_step(deal, contest.error) if contest.error else bot.choose(deal))
    return [int(score) for score in state.scores()]


def fares(
    contest: Contest, one: Values, other: Values, seeds: list[int]
) -> tuple[float, float, int]:
    """How the first fares: by its lead and its own points; its wins, its points in all."""
    fared, wins, points = 0.0, 0.0, 0
    for seed in seeds:
        for seat in range(contest.seats):
            each = [other] * contest.seats
            each[seat] = one
            scores = play(contest, each, seed)
            mine = scores.pop(seat)
            living = math.tanh((mine - contest.good) / contest.good)
            fared += math.tanh((mine - max(scores)) / contest.lead) + LIVING * living
            wins += 0.5 if mine == max(scores) else float(mine > max(scores))
            points += mine
    return fared / (contest.seats * len(seeds)), wins, points


def compare(job: tuple[Contest, Values, Values, Values, list[int]]) -> tuple[float, int]:
    """How much better the first fares than the second against the third, and their points."""
    contest, one, other, opponent, seeds = job
    first, _, mine = fares(contest, one, opponent, seeds)
    second, _, theirs = fares(contest, other, opponent, seeds)
    return (first - second) / 2, mine + theirs


def moved(values: Values, direction: Values, step: float) -> Values:
    return {name: values[name] * math.exp(step * direction[name]) for name in values}


def mean(way: list[Values]) -> Values:
    """Geometric, so that factors weigh alike."""
    return {
        name: math.copysign(
            math.exp(sum(math.log(abs(each[name])) for each in way) / len(way)), value
        )
        if value
        else value
        for name, value in way[-1].items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("weights", help="module with WEIGHTS")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--lead", type=float, default=20.0, help="in points, as good as a win")
    parser.add_argument("--good", type=float, default=80.0, help="points of who lives well")
    parser.add_argument("--error", type=float, default=0.0, help="of everybody, in scales")
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
    start = flat(import_module(args.weights).WEIGHTS)
    values = {**start, **json.loads(args.start.read_text())} if args.start else dict(start)
    pool = [values, *({**start, **json.loads(file.read_text())} for file in args.against)]
    contests = [
        Contest(args.game, args.weights, seats, args.lead, args.good, args.error)
        for seats in args.seats
    ]
    way = [values]
    until = time.monotonic() + 60 * args.minutes
    with Pool(args.jobs) as workers:
        while time.monotonic() < until:
            directions = [
                {name: chance.gauss(0, 1) for name in values} for _ in range(args.directions)
            ]
            jobs = [
                (
                    contests[at % len(contests)],
                    moved(values, direction, args.step),
                    moved(values, direction, -args.step),
                    chance.choice([*pool, values]),
                    [chance.randrange(1 << 30) for _ in range(args.deals)],
                )
                for at, direction in enumerate(directions)
            ]
            fared = workers.map(compare, jobs, chunksize=1)
            drift = {
                name: sum(f[0] * d[name] for f, d in zip(fared, directions, strict=True))
                for name in values
            }
            values = moved(values, drift, args.rate * args.step / args.directions)
            way.append(values)
            if len(way) % 5 == 0:
                games = sum(2 * args.deals * job[0].seats for job in jobs)
                points = sum(f[1] for f in fared) / games
                print(f"generation {len(way)}: {points:.1f} points", flush=True)
                args.out.write_text(json.dumps(mean(way[-max(1, len(way) // 3) :])))
        found = mean(way[-max(1, len(way) // 3) :])
        args.out.write_text(json.dumps(found, indent=1))
        print(f"{len(way)} generations", flush=True)
        seeds = [[chance.randrange(1 << 30)] for _ in range(args.check)]
        for contest in contests:
            games = contest.seats * args.check
            for number, opponent in enumerate(pool):
                checks = workers.starmap(fares, [(contest, found, opponent, e) for e in seeds])
                wins, points = sum(c[1] for c in checks), sum(c[2] for c in checks)
                print(
                    f"{contest.seats} players, opponent {number}: {wins:g} of {games} won, "
                    f"{points / games:.1f} points"
                )
    for name in values:
        print(f"{name:16} {start[name]:8.3f} -> {found[name]:8.3f}")


if __name__ == "__main__":
    main()

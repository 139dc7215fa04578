"""Whether a game is fair, and all of it worth while, by play between bots.

    python -m bench.balance GAME --bots greedy search:24 --seats 2 3 4 --games 1000 --jobs 16

What a game calls `DEALT` is decided by chance and not by the bot, so that what a choice is worth
is not only what this bot makes of those it prefers.

Run from the folder above `bench`; GAME is a folder of tests/games whose balance.py says what
to look at. For each bot and number of players: of those who sat in a place, had a card or chose it,
how many times their share of wins they had (1.00 is fair); how often who won did a thing, and which
part of their points came from where. `--leanings` lets one player who prefers one way to score play
against others who do not. What is over a limit is told at the end.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from holocene.core import registry, sets
from holocene.core.bot import ask

from .weights import Values, flat, scaled, use

Job = tuple[str, str, str, int, int, dict[int, Values]]  # seed last, and weights by seat
Fair = dict[str, Counter[str]]
SURE = 1.96  # standard errors


def module(folder: str) -> Any:
    return import_module(f"tests.games.{folder}.balance")


def play(job: Job) -> dict[str, Any]:
    """One game: what each seat had and did, its points by source, and who won."""
    folder, name, spec, seats, seed, leaning = job
    facts = module(folder)
    own = flat(facts.WEIGHTS)
    state: Any = registry.game(name).new(seats=seats, seed=seed)
    bot = registry.bot(spec)
    chance = random.Random(seed)
    had = facts.begun(state)
    did: list[Counter[str]] = [Counter() for _ in range(seats)]
    last = -1
    while not state.over:
        seat = state.actor
        if leaning and seat != last:
            use(facts.WEIGHTS, leaning.get(seat, own))
            last = seat
        if state.decision.kind in facts.DEALT:
            action = chance.choice(state.legal_actions())
        else:
            action = ask(bot, state, chance.getrandbits(62))
        did[seat].update(facts.done(action))
        state.apply(action)
    use(facts.WEIGHTS, own)
    for each, more, deeds in zip(had, facts.ended(state), did, strict=True):
        each |= more
        opening = next((name for name in deeds if name.startswith(facts.OPENING)), "")
        each["opening"] = opening.removeprefix(facts.OPENING)
        each["opening there"] = f"{each['order']}: {each['opening']}"
    return {
        "had": had, "did": did, "points": state.breakdown(), "scores": state.scores(),
        "winners": state.winners(),
    }  # fmt: skip


def begin(folder: str, values: Values) -> None:
    """Let a process play with these weights."""
    use(module(folder).WEIGHTS, values)


def margin(wins: float, times: int) -> float:
    """Of a rate, with 95 %."""
    rate = (wins + 1) / (times + 2)
    return SURE * math.sqrt(rate * (1 - rate) / times)


class Tally:
    """What came of many games of one bot at one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.times: Fair = defaultdict(Counter)
        self.wins: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.winners_did: Counter[str] = Counter()  # how many winners did it at all
        self.points: Counter[str] = Counter()
        self.winners_points: Counter[str] = Counter()
        self.winners_scored: Counter[str] = Counter()  # how many winners had any points of it
        self.scores = 0

    def add(self, game: dict[str, Any]) -> None:
        self.games += 1
        self.scores += sum(game["scores"])
        for seat in range(self.seats):
            won = (seat in game["winners"]) / len(game["winners"])
            for group, name in game["had"][seat].items():
                self.times[group][name] += 1
                self.wins[group][name] += won
            self.points.update(game["points"][seat])
        first = game["winners"][0]
        self.winners_did.update(list(game["did"][first]))
        self.winners_points.update(game["points"][first])
        self.winners_scored.update([each for each, n in game["points"][first].items() if n > 0])

    def shares(self) -> Iterator[tuple[str, str, int, float, float]]:
        """Group, name, times, how many times its share it won, and the margin of that."""
        for group, times in self.times.items():
            for name, n in sorted(times.items()):
                won = self.wins[group][name]
                yield group, name, n, won / n * self.seats, margin(won, n) * self.seats

    def show(self, everything: list[str], limits: dict[str, float]) -> list[str]:
        games, players = self.games, self.games * self.seats
        print(f"mean score {self.scores / players:.1f}")
        over: list[str] = []
        for group, name, n, share, about in self.shares():
            print(f"  {group:12} {name:22} {n:6} times  {share:.2f} of its share, +-{about:.2f}")
            if share > limits.get(group, math.inf):
                over.append(f"{group} {name}: {share:.2f} +-{about:.2f}")
        for name in sorted({*everything, *self.winners_did}):
            did = self.winners_did[name] / games
            print(f"  winners did  {name:22} {100 * did:5.1f} %")
            if did == 0:
                over.append(f"no winner did {name}")
        for name in self.points:
            mean, best = self.points[name] / players, self.winners_points[name] / games
            scored = 100 * self.winners_scored[name] / games
            print(f"  points by    {name:22} {mean:5.1f}, of winners {best:5.1f} ({scored:.0f} %)")
            if self.winners_points[name] == 0:
                over.append(f"no winner scored by {name}")
        return over


def fairness(args: argparse.Namespace, pool: Any) -> None:
    facts = module(args.game)
    for spec in args.bots:
        for seats in args.seats:
            began = time.perf_counter()
            tally = Tally(seats)
            jobs: list[Job] = [
                (args.game, args.name, spec, seats, args.seed + at, {}) for at in range(args.games)
            ]
            for game in pool.imap_unordered(play, jobs, chunksize=2):
                tally.add(game)
            took = time.perf_counter() - began
            print(f"\n{spec}, {seats} players, {args.games} games, seed {args.seed}, {took:.0f} s")
            over = tally.show(facts.EVERYTHING, facts.LIMITS)
            print("over a limit: " + ("; ".join(over) or "nothing"), flush=True)


def leanings(args: argparse.Namespace, pool: Any) -> None:
    """One who leans, moved from seat to seat, against others who do not."""
    facts = module(args.game)
    own = flat(facts.WEIGHTS)
    for spec in args.bots:
        for seats in args.seats:
            print(f"\n{spec}, {seats} players: one who leans, {args.games} games each")
            for name, factors in facts.LEANINGS.items():
                leaning = scaled(own, factors)
                jobs = [
                    (args.game, args.name, spec, seats, args.seed + at, {at % seats: leaning})
                    for at in range(args.games)
                ]
                won = 0.0
                games = pool.imap(play, jobs, chunksize=2)
                for at, game in enumerate(games):
                    won += (at % seats in game["winners"]) / len(game["winners"])
                share = won / args.games * seats
                about = margin(won, args.games) * seats
                word = "  BEATS" if share - about > 1 else ""
                print(f"  {name:28} {share:.2f} of its share, +-{about:.2f}{word}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", nargs="+", default=["greedy"])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leanings", action="store_true")
    parser.add_argument("--components", metavar="FILE", help="with this set of components")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="with these weights")
    args = parser.parse_args()
    own = module(args.game).GAME
    args.name = sets.offer_one(args.components) if args.components else own
    values = json.loads(args.weights.read_text()) if args.weights else {}
    with Pool(args.jobs, begin, (args.game, values)) as pool:
        (leanings if args.leanings else fairness)(args, pool)


if __name__ == "__main__":
    main()

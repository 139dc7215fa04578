"""How far the coach's chances can be believed: what it told of positions, and what came of them.

    python bench/coach.py stone-age --games 400 --jobs 16
    python bench/coach.py stone-age --weights new.npz --bots trained:new.npz --seats 2 --games 200

Whole games of fresh deals under the seed, which no training has seen: those are played by other
seeds. In each, at every few decisions, a seat is asked for its chance as it knows the position, and
the table tells by tenths what was said and what came; a shared win counts as its part.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import holocene
from holocene.coach import coach
from holocene.core.bot import ask

EVERY = 7  # decisions between two questions, a number that no turn is long
TENTHS = 10


class Task(NamedTuple):
    game: str
    bots: tuple[str, ...]
    weights: str | None
    seed: int


class Told(NamedTuple):
    """A chance that was told, and what part of the win came of it."""

    chance: float
    won: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--weights", help="of the coach; without, those of the game")
    parser.add_argument("--bots", nargs="+", default=["trained"], help="who sit in turns")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=20_260_000)
    arguments = parser.parse_args()
    for seats in arguments.seats:
        tasks = [
            Task(
                arguments.game,
                tuple(arguments.bots[(n + seat) % len(arguments.bots)] for seat in range(seats)),
                arguments.weights,
                arguments.seed + n,
            )
            for n in range(arguments.games)
        ]
        with ProcessPoolExecutor(arguments.jobs) as pool:
            told = [each for game in pool.map(played, tasks, chunksize=4) for each in game]
        print(f"{arguments.game}, {seats} seats, {arguments.games} games by {arguments.bots}")
        for line in table(told):
            print(line)


def played(task: Task) -> list[Told]:
    """A game, and the chances that were told in it."""
    game = holocene.game(task.game)
    seats = len(task.bots)
    adviser = coach(game, seats, task.weights)
    bots = [holocene.bot(bot) for bot in task.bots]
    state = game.new(seats=seats, seed=task.seed)
    said: list[tuple[int, float]] = []
    decisions = 0
    while not state.over:
        seat = state.stack[-1].seat
        if decisions % EVERY == 0:
            viewer = decisions // EVERY % seats
            said.append((viewer, adviser.chances(state, viewer, decisions)[viewer]))
        state.apply(ask(bots[seat], state, task.seed + decisions))
        decisions += 1
    winners = state.winners()
    share = {seat: 1.0 / len(winners) for seat in winners}
    return [Told(chance, share.get(seat, 0.0)) for seat, chance in said]


def table(told: list[Told]) -> Iterator[str]:
    """By tenths: how often, the mean of what was told, and what came.

    Positions of a game are alike, so the margin, which takes them for strangers, is too small.
    """
    yield f"  {'told':>9} {'positions':>10} {'mean':>7} {'won':>7} {'margin':>7}"
    off = 0.0
    for tenth in range(TENTHS):
        some = [each for each in told if min(TENTHS - 1, int(each.chance * TENTHS)) == tenth]
        if not some:
            continue
        mean = sum(each.chance for each in some) / len(some)
        won = sum(each.won for each in some) / len(some)
        margin = 1.96 * math.sqrt(won * (1.0 - won) / len(some))
        off += abs(mean - won) * len(some) / len(told)
        band = f"{10 * tenth}-{10 * tenth + 10} %"
        rates = f"{100 * mean:>6.1f}% {100 * won:>6.1f}% {100 * margin:>6.1f}"
        yield f"  {band:>9} {len(some):>10} {rates}"
    squares = sum((each.chance - each.won) ** 2 for each in told) / len(told)
    yield f"  off by {100 * off:.1f} % on average; mean square of what was told wrong {squares:.4f}"


if __name__ == "__main__":
    main()

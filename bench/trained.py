"""How strong a bot that plays by a network is, and how long it takes for a decision.

    python bench/trained.py stone-age --games 1000 --jobs 16
    python bench/trained.py stone-age --weights new.npz --bot expert:1s --rival trained --games 200

Fresh deals under the seed, the bots moving one seat on with each game; against the rival in all
other seats. Time is that of the process for decisions with a choice, in games of its own.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import holocene
from holocene.bots.arena import Series, play_series
from holocene.core.bot import Bot, ask
from holocene.interpreted import is_compiled

TIMED_DECISIONS = 400


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="trained")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--weights", type=Path, help="of the bot; without, those of the game")
    parser.add_argument("--rival-weights", type=Path, help="of the rival")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=1000, help="for each number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args()
    print("engine:", "compiled" if is_compiled() else "interpreted")
    bot = named(arguments.bot, arguments.weights)
    rival = named(arguments.rival, arguments.rival_weights)
    for seats in arguments.seats:
        against(arguments.game, bot, rival, seats, arguments)
        times(arguments.game, bot, seats)


def named(bot: str, weights: Path | None) -> str:
    return bot if weights is None else f"{bot}:{weights}"


def against(game: str, bot: str, rival: str, seats: int, arguments: argparse.Namespace) -> None:
    games = math.ceil(arguments.games / seats) * seats
    series = Series(game, (bot, *[rival] * (seats - 1)), games, arguments.seed)
    begun = time.perf_counter()
    result = play_series(series, arguments.jobs)
    ranking = result["ranking"]
    assert isinstance(ranking, list)
    mine = next(row for row in ranking if row["bot"] == bot)
    other = next(row for row in ranking if row["bot"] == rival)
    share = mine["win_rate"]
    margin = 1.96 * math.sqrt(share * (1.0 - share) / games)
    print(
        f"{game}, {seats} seats, seed {arguments.seed}: {bot} wins {mine['wins']:g} of {games} "
        f"({100 * share:.1f} % ± {100 * margin:.1f}, {share * seats:.2f} times its share), "
        f"{mine['mean_score']:.1f} points to {other['mean_score']:.1f} of {rival}; "
        f"{time.perf_counter() - begun:.0f} s",
        flush=True,
    )


def times(game: str, spec: str, seats: int) -> None:
    bot: Bot = holocene.bot(spec)
    took: list[float] = []
    seed = 0
    while len(took) < TIMED_DECISIONS:
        seed += 1
        state = holocene.game(game).new(seats=seats, seed=seed)
        while not state.over and len(took) < TIMED_DECISIONS:
            begun = time.process_time()
            action = ask(bot, state, seed)
            if len(state.legal) > 1:
                took.append(1000.0 * (time.process_time() - begun))
            state.apply(action)
    took.sort()
    print(
        f"  {spec}, ms a decision: mean {sum(took) / len(took):.2f}, median "
        f"{took[len(took) // 2]:.2f}, 99 % {took[len(took) * 99 // 100]:.2f}, most {took[-1]:.2f}",
        flush=True,
    )


if __name__ == "__main__":
    main()

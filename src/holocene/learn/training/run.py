"""A training from its first game to its card: generation after generation."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...bots.jobs.material import Needs
from ...bots.neural.network import OUTPUTS, Layer, Network
from ...bots.neural.weights import LEAD_FEATURE, Weights, made_for, network_of, save
from ...core.game import Game
from ...core.record import write_whole
from . import card as cards
from . import settings as the
from .checkpoint import Checkpoint, beside, card_beside
from .learner import Learner, beginning
from .matches import margin
from .samples import Foresight, Harvest, Samples, foresight
from .settings import Settings
from .tasks import Match, Selfplay, Strength
from .workers import Task, Workers

Tell = Callable[[str], None]
LATE: Final = 4.0  # the mean is about that of the last fifth of the generations
TRUSTS: Final = (0.0, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)  # in the game's estimate, that are tried
FIRST_TRUST: Final = 3.0
MATCH_GAMES: Final = 12  # in a task: every deal from 2, 3 or 4 seats


class Training:
    """One run of a training; `tell` hears a line for each generation."""

    def __init__(
        self, at: Checkpoint, out: Path, jobs: int | None = None, device: str = "cpu",
        tell: Tell = print, ray: str | None = None,
    ) -> None:  # fmt: skip
        self.at: Final = at
        self.game: Final[Game] = at.settings.check()
        self.out: Final = out
        self.jobs = jobs or 1  # a cluster says itself how many it does
        self._workers: Final = Workers(jobs, ray, Needs(self.game.name, (at.settings.rival,)))
        self.device: Final = device
        self._tell: Final = tell
        self._replay: list[Samples] = []
        self._early: list[Harvest] = []  # came while something else was waited for
        self._before: Final = at.seconds
        self._started = time.monotonic()

    def run(self, stop_after: float | None = None) -> Weights:
        """Until the training's time is over, or this run's minutes; both are then on disk."""
        at, settings = self.at, self.at.settings
        until = 60.0 * settings.minutes
        if stop_after is not None:
            until = min(until, self._before + 60.0 * stop_after)
        with self._workers as workers:
            self.jobs = workers.jobs
            self._started = time.monotonic()
            while at.seconds < until:
                self._generation(workers, until)
            workers.drop_waiting()
            if at.seconds >= 60.0 * settings.minutes:
                if settings.last_games:
                    self._measure(workers, settings.games_at_the_end())
                at.done = True
                self._save()
        return self.weights()

    def _generation(self, workers: Workers, until: float) -> None:
        at, settings = self.at, self.at.settings
        number = at.generations
        parts = self._play(workers, until)
        harvest = Harvest.joined(parts)
        self._replay = [*self._replay, harvest.learn][-the.REPLAYED :]
        begun = time.monotonic()
        learner = Learner(at.layers, self.device)
        passes, rate = the.PASSES, settings.rate(at.share)
        if number == 0 and not at.before:
            passes, rate = the.GREEDY_PASSES, the.GREEDY_RATE
        loss = learner.fit(
            Samples.joined(self._replay), passes, rate, _mixed(settings.seed, number)
        )
        at.layers = learner.layers
        at.mean = mean_of(at.mean, at.layers, number)
        workers.away_for(time.monotonic() - begun, harvest.seconds / len(parts))
        workers.drop_waiting()
        seen = foresight(at.mean, harvest.held_out)
        at.generations += 1
        at.games += harvest.played
        at.positions += len(harvest.learn)
        if seen.positions:  # of a few games, none may have been held out
            at.held_out = asdict(seen)
        self._told(number, harvest, loss, seen)
        if settings.measured_every and at.generations % settings.measured_every == 0:
            self._measure(workers, settings.measured_games)
        self._save()

    def _play(self, workers: Workers, until: float) -> list[Harvest]:
        """A generation of games, whose end is a time or a number."""
        settings = self.at.settings
        parts, self._early = self._early, []
        begun = time.monotonic()
        seconds = min(settings.seconds_of_play(), until - self.at.seconds)

        def enough() -> bool:
            if settings.games:
                return sum(part.played for part in parts) >= settings.games
            return bool(parts) and time.monotonic() - begun >= seconds

        for harvest in workers.gather(self._tasks(), enough):
            parts.append(harvest)
        return parts

    def _tasks(self) -> Iterator[Task]:
        at, settings = self.at, self.at.settings
        number = 0
        while True:
            seats = settings.seats[number % len(settings.seats)]
            games = settings.games_in_a_task(seats)
            seed = _mixed(settings.seed, at.generations, number)
            first = at.generations == 0 and not at.before
            yield Selfplay(
                settings.game, seats, seed, games, None if first else self._network(at.layers),
                settings.temperature(at.share),
                the.GREEDY_SLIPS if first else settings.slips(at.share),
                settings.kept, dict(settings.options), settings.variants,
            )  # fmt: skip
            number += 1

    def _network(self, layers: list[Layer], trust: float | None = None) -> Network:
        return network_of(self.game, layers, self.at.trust if trust is None else trust)

    def _measure(self, workers: Workers, games: int) -> None:
        """How strong it is now, with each number of seats."""
        at, settings = self.at, self.at.settings
        if settings.trust is None and at.trust > 0.0:
            self._find_trust(workers, games)
        network = self._network(at.mean)
        for number, seats in enumerate(settings.seat_counts):
            total = self._strength(workers, network, seats, games, 1 + number)
            row = {
                "generation": at.generations, "minutes": round(at.seconds / 60.0, 2),
                "seats": seats, "trust": at.trust, **asdict(total), "margin": margin(total),
            }  # fmt: skip
            at.strength.append(row)
            self._tell(
                f"against {settings.rival}, {seats} seats: {total.wins:g} of {total.games} "
                f"({100 * total.wins / total.games:.1f} % ± {100 * margin(total):.1f}), "
                f"lead {total.lead / total.games:+.1f}"
            )
        self._tick()

    def _find_trust(self, workers: Workers, games: int) -> None:
        """Whether a little more trust in the estimate, or less, plays better in the same deals.

        Once nothing speaks for the estimate, it stays so.
        """
        at = self.at
        here = min(range(len(TRUSTS)), key=lambda number: abs(TRUSTS[number] - at.trust))
        fared: dict[float, float] = {}
        for trust in TRUSTS[max(0, here - 1) : here + 2]:
            network = self._network(at.mean, trust)
            total = self._strength(workers, network, at.settings.seat_counts[0], games, 0)
            fared[trust] = total.lead / total.games
        at.trust = max(fared, key=lambda trust: fared[trust])
        told = ", ".join(f"{lead:+.1f} with {trust:g}" for trust, lead in fared.items())
        self._tell(f"trust in the estimate: {at.trust:g} (lead {told})")

    def _strength(
        self, workers: Workers, network: Network, seats: int, games: int, series: int
    ) -> Strength:
        at, settings = self.at, self.at.settings
        wanted = games - games % seats
        total = Strength(0, 0.0, 0)
        seed = _mixed(settings.seed, at.generations, 1, series, seats)
        tasks = iter(_match_tasks(settings, network, seats, wanted, seed))

        def enough() -> bool:
            return total.games >= wanted

        for result in workers.gather(tasks, enough):
            if isinstance(result, Harvest):
                self._early.append(result)
            else:
                total += result
        return total

    def _told(self, number: int, harvest: Harvest, loss: float, seen: Foresight) -> None:
        self._tick()
        at = self.at
        score = harvest.scores / max(1, harvest.played)
        left = f", {harvest.left} left without an end" if harvest.left else ""
        self._tell(
            f"generation {number}, minute {at.seconds / 60.0:.1f} of {at.settings.minutes:g}: "
            f"{harvest.played} games (winners have {score:.0f}){left}, loss {loss:.4f}; "
            f"held out {seen.loss:.4f} of {seen.ignorance:.4f}, chances {100 * seen.off:.1f} % off"
        )

    def _tick(self) -> None:
        self.at.seconds = self._before + time.monotonic() - self._started

    def _save(self) -> None:
        """Both files are whole at any time; the weights can be played with."""
        self.at.save(beside(self.out))
        weights = self.weights()
        save(self.out, weights)
        card = {**weights.card, "bytes": self.out.stat().st_size}
        write_whole(card_beside(self.out), cards.as_text(card))

    def weights(self) -> Weights:
        at = self.at
        card: dict[str, Any] = {
            "game": self.game.name, "rules": self.game.version, "command": at.command,
            "version": cards.version(), "seats": at.settings.seat_counts,
            "shape": at.settings.shape(self.game, OUTPUTS), "minutes": at.seconds / 60.0,
            "jobs": self.jobs, "games": at.games, "generations": at.generations,
            "positions": at.positions, "rival": at.settings.rival, "strength": at.strength,
            "trust": at.trust, "held_out": at.held_out, "settings": at.settings.dump(),
            "before": at.before,
        }  # fmt: skip
        return made_for(self.game, at.settings.seat_counts, at.mean, card, at.trust)


def new(settings: Settings, command: str) -> Checkpoint:
    """A training that begins."""
    game = settings.check()
    shape = settings.shape(game, OUTPUTS)
    layers = beginning(shape, settings.seed)
    first = FIRST_TRUST if LEAD_FEATURE in game.feature_table().names else 0.0
    trust = first if settings.trust is None else settings.trust
    return Checkpoint(settings, command, layers, layers, trust)


def going_on(settings: Settings, command: str, weights: Weights) -> Checkpoint:
    """A training that begins with what another one has learnt; the layers are as they are there."""
    settings = replace(settings, hidden=tuple(weights.shape[1:-1]))
    settings.check()
    card = weights.card
    last = {name: card[name] for name in ("command", "minutes", "jobs", "games") if name in card}
    before = [*card.get("before", []), last]
    layers, trust = weights.network.layers, weights.network.trust
    if settings.trust is not None:
        trust = settings.trust
    return Checkpoint(settings, command, layers, layers, trust, before=before)


def mean_of(mean: Sequence[Layer], layers: Sequence[Layer], before: int) -> list[Layer]:
    """The mean over generations, of which so many were before; the later, the more one counts.

    Every generation plays a little differently, by the chance of its games, and most of that is
    gone in the mean (polynomial decay averaging: Shamir and Zhang, 2013).
    """
    new = np.float32((LATE + 1.0) / (before + LATE + 1.0))
    return [
        (weights + new * (weights_now - weights), added + new * (added_now - added))
        for (weights, added), (weights_now, added_now) in zip(mean, layers, strict=True)
    ]


def _match_tasks(
    settings: Settings, network: Network, seats: int, games: int, seed: int
) -> list[Task]:
    return [
        Match(
            settings.game, seats, seed, first, min(MATCH_GAMES, games - first), network,
            settings.rival, dict(settings.options),
        )
        for first in range(0, games, MATCH_GAMES)
    ]  # fmt: skip


def _mixed(*numbers: int) -> int:
    """A seed of several numbers."""
    low, high = np.random.SeedSequence(list(numbers)).generate_state(2)
    return int(low) << 31 | int(high) >> 1

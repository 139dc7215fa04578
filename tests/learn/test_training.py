"""A training improves, goes on where it was left, and says what it did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holocene
from holocene.bots.neural.network import Layer, Network
from holocene.bots.neural.weights import Weights, load
from holocene.core.dice import fast_dice
from holocene.learn.training import selfplay, workers
from holocene.learn.training.card import as_text
from holocene.learn.training.checkpoint import Checkpoint, beside, card_beside
from holocene.learn.training.matches import margin, match
from holocene.learn.training.run import Training, going_on, mean_of, new
from holocene.learn.training.samples import Harvest, foresight
from holocene.learn.training.settings import Settings
from holocene.learn.training.tasks import Match, Selfplay, Strength, drawn_options
from holocene.learn.training.workers import Workers

GAME = holocene.game("stone-age")
SMALL = Settings(
    "stone-age",
    seats=(2,),
    games=48,
    hidden=(16,),
    measured_every=0,
    last_games=0,
    variants=0.0,
    kept=0.4,
)


class Generations:
    """Ends a training after so many: times differ from run to run, numbers do not."""

    def __init__(self, count: int) -> None:
        self.count = count

    def tick(self, training: Training) -> None:
        done = training.at.generations >= self.count
        training.at.seconds = 60.0 * training.at.settings.minutes if done else 1.0


def trained(
    out: Path, generations: int, monkeypatch: pytest.MonkeyPatch, settings: Settings = SMALL,
    at: Checkpoint | None = None, jobs: int = 1,
) -> tuple[Weights, list[str]]:  # fmt: skip
    told: list[str] = []
    clock = Generations(generations)
    monkeypatch.setattr(Training, "_tick", lambda training: clock.tick(training))
    start = at if at is not None else new(settings, "holocene train stone-age")
    training = Training(start, out, jobs, tell=told.append)
    return training.run(), told


def test_a_small_training_improves_on_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that it did not see are foreseen better, and random moves are beaten every time."""
    out = tmp_path / "after.npz"
    start = new(SMALL, "")
    weights, told = trained(out, 2, monkeypatch)
    assert len(told) == 2
    assert load(out).card == weights.card
    assert weights.card["generations"] == 2
    assert weights.card["games"] == 2 * 48
    fresh = Selfplay("stone-age", 2, 77, 16, None, 0.0, 0.1, 0.15)
    harvest = selfplay.selfplay(fresh)
    before = foresight(start.layers, harvest.learn)
    after = foresight(weights.network.layers, harvest.learn)
    assert after.loss < before.loss - 0.03
    assert after.lead_error < before.lead_error
    won = match(Match("stone-age", 2, 5, 0, 8, weights.network, "random"))
    assert won.wins == won.games == 8


def test_a_training_repeats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = replace(SMALL, games=5, seats=(2, 3), variants=0.5)
    one, _ = trained(tmp_path / "one.npz", 2, monkeypatch, settings)
    two, _ = trained(tmp_path / "two.npz", 2, monkeypatch, settings)
    other, _ = trained(tmp_path / "three.npz", 2, monkeypatch, replace(settings, seed=2))
    for mine, same in zip(one.network.layers, two.network.layers, strict=True):
        assert np.array_equal(mine[0], same[0])
    assert not np.array_equal(one.network.layers[0][0], other.network.layers[0][0])


def test_what_was_left_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the third generation: two are on disk, whole, and the training goes on."""
    out = tmp_path / "a.npz"
    settings = replace(SMALL, games=6)
    begun: list[int] = []
    play = Training._play

    def interrupted(training: Training, *rest: Any) -> list[Harvest]:
        begun.append(training.at.generations)
        if len(begun) == 3:
            raise KeyboardInterrupt
        return play(training, *rest)

    monkeypatch.setattr(Training, "_play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        trained(out, 4, monkeypatch, settings)
    left = Checkpoint.open(beside(out))
    assert (left.generations, left.games, left.done) == (2, 12, False)
    assert left.settings == settings
    shipped = load(out)
    for (matrix, _), (exact, _) in zip(shipped.network.layers, left.mean, strict=True):
        assert np.allclose(matrix, exact, rtol=1e-3, atol=1e-4)
    assert not np.array_equal(left.mean[0][0], left.layers[0][0])
    weights, told = trained(out, 4, monkeypatch, at=left)
    assert begun == [0, 1, 2, 2, 3]
    assert len(told) == 2
    assert weights.card["games"] == 24
    assert Checkpoint.open(beside(out)).done
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a.checkpoint.npz", "a.npz", "a.txt",
    ]  # fmt: skip


def test_what_plays_is_a_mean_of_generations() -> None:
    """The first counts alone; later ones count the more, and all sums up to a whole."""

    def layer(value: float) -> list[Layer]:
        return [(np.full((2, 1), value, np.float32), np.full(1, -value, np.float32))]

    mean = layer(100.0)  # of a network that knows nothing
    for number, value in enumerate((1.0, 2.0, 3.0)):
        mean = mean_of(mean, layer(value), number)
    matrix, added = mean[0]
    assert np.allclose(matrix, (1.0 * (1 / 6) + 2.0 * (5 / 6)) * (2 / 7) + 3.0 * (5 / 7))
    assert np.allclose(added, -matrix[0])
    constant = layer(5.0)
    for number in range(50):
        constant = mean_of(constant, layer(5.0), number)
    assert np.allclose(constant[0][0], 5.0)


@pytest.mark.parametrize(
    ("leads", "found"),
    [
        ({0.3: 1.0, 1.0: 9.0}, [1.0, 1.0]),
        ({1.0: 2.0, 3.0: 5.0, 10.0: 7.0, 30.0: 8.0}, [10.0, 30.0]),
        ({0.0: 9.0, 0.1: 8.0, 0.3: 7.0, 1.0: 6.0, 3.0: 5.0}, [1.0, 0.3, 0.1, 0.0, 0.0]),
    ],
)
def test_trust_in_the_estimate_is_found_by_play(
    leads: dict[float, float], found: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes a step up or down where that plays better, and stays at none."""

    def strength(training: Training, workers: Any, network: Network, *rest: Any) -> Strength:
        return Strength(10, 5.0, int(10 * leads.get(network.trust, -9.0)))

    monkeypatch.setattr(Training, "_strength", strength)
    training = Training(new(SMALL, ""), tmp_path / "a.npz", tell=lambda line: None)
    seen = []
    for _ in found:
        training._measure(None, 10)  # type: ignore[arg-type]
        seen.append(training.weights().network.trust)
    assert seen == found
    assert training.at.strength[-1]["trust"] == found[-1]
    fixed = Training(new(replace(SMALL, trust=0.5), ""), tmp_path / "b.npz", tell=lambda line: None)
    fixed._measure(None, 10)  # type: ignore[arg-type]
    assert fixed.weights().network.trust == 0.5


def test_a_training_begins_with_what_another_one_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its first games are the network's own, and its card tells of both."""
    first, _ = trained(tmp_path / "one.npz", 1, monkeypatch, replace(SMALL, games=4))
    at = going_on(replace(SMALL, games=4, hidden=(7,)), "holocene train again", first)
    assert at.settings.hidden == SMALL.hidden
    played: list[Selfplay] = []
    real = selfplay.selfplay

    def noted(task: Selfplay) -> Harvest:
        played.append(task)
        return real(task)

    monkeypatch.setattr(workers, "selfplay", noted)
    second, _ = trained(tmp_path / "two.npz", 1, monkeypatch, at=at)
    assert played
    assert all(task.network is not None and task.slips < 0.01 for task in played)
    assert [each["games"] for each in second.card["before"]] == [4]
    assert second.card["games"] == 4
    assert Checkpoint.open(beside(tmp_path / "two.npz")).before == second.card["before"]
    third = going_on(SMALL, "", second)
    assert [each["command"] for each in third.before] == [
        "holocene train stone-age",
        "holocene train again",
    ]
    assert "went on from: holocene train again" in as_text(Training(third, tmp_path).weights().card)


def test_a_run_can_stop_before_the_training_is_over(tmp_path: Path) -> None:
    settings = replace(SMALL, games=16, minutes=1000.0)
    training = Training(new(settings, ""), tmp_path / "a.npz", tell=lambda line: None)
    training.run(stop_after=1e-9)  # the first generation is begun in any case
    assert training.at.generations in (0, 1)
    assert not training.at.done


def test_two_processes_play_and_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = replace(SMALL, games=32, measured_every=1, measured_games=4, last_games=4)
    weights, told = trained(tmp_path / "a.npz", 1, monkeypatch, settings, jobs=2)
    assert weights.card["games"] >= 32
    assert [row["games"] for row in weights.card["strength"]] == [4, 4]
    assert told[1].startswith("trust in the estimate: ")
    assert told[2].startswith("against greedy, 2 seats: ")


def test_the_card_tells_how_weights_came_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "a.npz"
    settings = replace(SMALL, games=42, measured_every=1, measured_games=3, seats=(3,))
    weights, _ = trained(out, 1, monkeypatch, settings)
    text = card_beside(out).read_text()
    assert text == as_text({**weights.card, "bytes": out.stat().st_size})
    for words in (
        "Weights for stone-age, rules version 1", "command:     holocene train stone-age",
        "seats:       3", " in 1 generations", "Against greedy", "who knows nothing",
        f"network:     {GAME.feature_table().size} - 16 - 2, ",
    ):  # fmt: skip
        assert words in text
    assert out.stat().st_size < 1_000_000


def test_held_out_games_are_whole_and_not_learnt_from() -> None:
    task = Selfplay("stone-age", 2, 3, 48, None, 0.0, 0.1, 0.2)
    harvest = selfplay.selfplay(task)
    assert harvest.games == {2: 48}
    both = [harvest.learn, harvest.held_out]
    assert all(len(samples) for samples in both)
    assert len(harvest.held_out) < len(harvest.learn) / 4  # one game of sixteen
    rows = [{row.tobytes() for row in samples.rows} for samples in both]
    assert len(rows[0] & rows[1]) < 4  # the first position, which all games share
    for samples in both:  # of greedy's games the outcome is learnt
        assert np.array_equal(samples.targets, samples.ends)
        assert set(np.unique(samples.ends[:, 0])) <= {0.0, 0.5, 1.0}


def test_numbers_of_seats_give_equally_much_to_learn_from() -> None:
    assert [SMALL.games_in_a_task(seats) for seats in (2, 3, 4)] == [16, 7, 4]
    assert replace(SMALL, games=5).games_in_a_task(2) == 5
    assert SMALL.games_in_a_task(16) == 1


def test_a_network_learns_what_it_thought_later() -> None:
    network = Network(new(SMALL, "").layers)
    task = Selfplay("stone-age", 3, 3, 2, network, 0.02, 0.3, 0.3, variants=1.0)
    harvest = selfplay.selfplay(task)
    assert harvest.games == {3: 2}
    assert not np.array_equal(harvest.learn.targets, harvest.learn.ends)
    assert (harvest.learn.targets[:, 0] >= 0).all()
    assert (harvest.learn.targets[:, 0] <= 1).all()


def test_every_deal_of_a_match_is_played_from_each_seat() -> None:
    network = Network(new(SMALL, "").layers)
    task = Match("stone-age", 3, 9, 0, 3, network, "greedy")
    contests = [selfplay_of(task, number) for number in range(6)]
    assert [seat for seat, _ in contests] == [0, 1, 2, 0, 1, 2]
    assert contests[0][1] == contests[1][1] == contests[2][1] != contests[3][1]
    whole = match(replace(task, games=4, rival="random"))
    parts = [match(replace(task, first=first, games=2, rival="random")) for first in (0, 2)]
    assert whole == parts[0] + parts[1]
    assert whole.games == 4


def selfplay_of(task: Match, number: int) -> tuple[int, holocene.State]:
    from holocene.learn.training.matches import Contest

    contest = Contest(task, number)
    return contest.seat, contest.state


def test_a_margin_is_that_of_a_share() -> None:
    assert margin(Strength(100, 50.0, 0)) == pytest.approx(0.098)
    assert margin(Strength(100, 100.0, 0)) == 0.0


def test_other_options_are_drawn_but_not_what_was_chosen() -> None:
    dice = fast_dice(1)
    drawn = [drawn_options(GAME, {"edition": "slovak"}, dice) for _ in range(20)]
    assert {options["edition"] for options in drawn} == {"slovak"}
    free = [drawn_options(GAME, {}, dice) for _ in range(40)]
    assert len({options["edition"] for options in free}) > 1
    assert len({tuple(options) for options in free}) > 1  # an edition, or every switch
    for options in [*drawn, *free]:
        GAME.new(seats=2, seed=1, **options)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"game": "chess"}, "unknown game"),
        ({"seats": ()}, "--seats"),
        ({"seats": (2, 9)}, "seats 2 to 4 players, not 9"),
        ({"trust": -1.0}, "--trust -1: expected 0 to 1000"),
        ({"trust": float("nan")}, "--trust nan: expected 0 to 1000"),
        ({"minutes": 0.0}, "--minutes 0"),
        ({"generation": 0.0}, "--generation 0"),
        ({"hidden": ()}, "--hidden"),
        ({"hidden": (0,)}, "--hidden"),
        ({"rival": "oracle"}, "unknown bot 'oracle'"),
        ({"options": {"edition": "klingon"}}, "klingon is not a choice"),
    ],
)
def test_what_cannot_be_trained_is_refused(other: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        replace(SMALL, **other).check()


def test_a_process_that_dies_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        Workers(2) as two,
        pytest.raises(holocene.BotError, match="a process that plays died"),
    ):
        list(two.gather(iter([Dying()]), lambda: False))  # type: ignore[list-item]


class Dying:
    """No task: whoever unpacks it is gone."""

    def __reduce__(self) -> tuple[Any, ...]:
        import os

        return (os._exit, (3,))


def test_tasks_that_wait_are_dropped() -> None:
    with Workers(2) as two:
        two.away_for(seconds=60.0, task=10.0)
        assert two.queued == workers.QUEUED + 6
        task = Selfplay("stone-age", 2, 1, 1, None, 0.0, 0.1, 0.0)
        got = next(iter(two.gather(iter([task] * 30), lambda: False)))
        assert isinstance(got, Harvest)
        before = two.waiting
        two.drop_waiting()
        assert two.waiting < before
    assert before == 2 * two.queued - 1

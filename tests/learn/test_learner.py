"""Gradient descent written out is right, and forecasts are told honestly."""

from __future__ import annotations

import numpy as np
import pytest

from holocene.bots.neural.network import CHANCE, LEAD, judge, worth
from holocene.learn.training.learner import Descent, Learner, beginning
from holocene.learn.training.samples import Harvest, Samples, foresight
from holocene.learn.training.selfplay import TRUST, returns


def drawn(count: int, size: int, seed: int) -> Samples:
    """Positions that are won as often as their first number says."""
    chance = np.random.default_rng(seed)
    rows = chance.random((count, size)).astype(np.float16)
    ends = np.empty((count, 2), np.float32)
    ends[:, CHANCE] = chance.random(count) < rows[:, 0]
    ends[:, LEAD] = rows[:, 0] * 2.0 - 1.0
    return Samples(rows, ends, ends)


def test_the_gradient_is_where_the_loss_falls() -> None:
    """Against small steps of every kind of number."""
    layers = [
        (weights.astype(np.float64), added.astype(np.float64) + 0.1)
        for weights, added in beginning([5, 4, 3, 2], seed=1)
    ]
    samples = drawn(12, 5, seed=2)
    inputs, targets = samples.rows.astype(np.float64), samples.targets.astype(np.float64)
    learner = Learner([])
    learner._layers = [list(pair) for pair in layers]
    _, gradients = learner.gradients(inputs, targets)
    for at, pair in enumerate(learner._layers):
        for part, values in enumerate(pair):
            flat, slope = values.reshape(-1), gradients[at][part].reshape(-1)
            for place in range(0, flat.size, 3):
                kept, losses = flat[place], []
                for step in (1e-6, -1e-6):
                    flat[place] = kept + step
                    losses.append(learner.gradients(inputs, targets)[0])
                flat[place] = kept
                assert slope[place] == pytest.approx((losses[0] - losses[1]) / 2e-6, abs=1e-6)


def test_a_step_of_adamw_is_as_its_authors_wrote_it() -> None:
    """The first step goes by the rate against the sign; weights decay, what is added does not."""
    layers = [[np.array([[2.0]]), np.array([2.0])]]
    descent = Descent(np, layers)
    descent.step([[np.array([[0.3]]), np.array([-7.0])]], 0.1)
    assert layers[0][0][0, 0] == pytest.approx(2.0 * (1 - 0.1 * 0.01) - 0.1)
    assert layers[0][1][0] == pytest.approx(2.1)
    descent.step([[np.array([[0.3]]), np.array([7.0])]], 0.1)
    mean = (0.9 * 0.1 * -7.0 + 0.1 * 7.0) / (1 - 0.9**2)
    square = (0.999 * 0.001 * 49.0 + 0.001 * 49.0) / (1 - 0.999**2)
    assert layers[0][1][0] == pytest.approx(2.1 - 0.1 * mean / square**0.5)


def test_what_can_be_learnt_is_learnt_and_foreseen_in_what_was_held_out() -> None:
    learner = Learner(beginning([6, 16, 2], seed=3))
    before = foresight(learner.layers, drawn(4000, 6, seed=5))
    assert before.loss == pytest.approx(before.ignorance, abs=0.05)
    loss = learner.fit(drawn(20_000, 6, seed=4), passes=8, rate=5e-3, seed=1)
    after = foresight(learner.layers, drawn(4000, 6, seed=5))
    assert after.positions == sum(after.counts) == 4000
    assert after.loss == pytest.approx(0.5, abs=0.03)  # of who knows the chances
    assert after.lead_error < 0.1
    assert loss == pytest.approx(0.5, abs=0.05)
    assert after.told[0] < 0.1 < 0.9 < after.told[-1]
    assert after.off < 0.04


def test_learning_repeats() -> None:
    samples = drawn(3000, 4, seed=1)
    learners = [Learner(beginning([4, 8, 2], seed=3)) for _ in range(2)]
    losses = [learner.fit(samples, passes=5, rate=1e-3, seed=9) for learner in learners]
    assert losses[0] == losses[1]
    for mine, other in zip(learners[0].layers, learners[1].layers, strict=True):
        assert np.array_equal(mine[0], other[0])


def test_a_return_mixes_the_end_with_what_was_thought_on_the_way() -> None:
    thought = np.array([[0.2, 0.0], [0.4, 1.0], [0.6, 2.0]], np.float32)
    end = np.array([1.0, -1.0], np.float32)
    got = returns(thought, end)
    assert got[2].tolist() == end.tolist()
    second = TRUST * end + (1 - TRUST) * thought[2]
    assert got[1] == pytest.approx(second)
    assert got[0] == pytest.approx(TRUST * second + (1 - TRUST) * thought[1])


def test_a_network_judges_as_its_layers_say() -> None:
    one = np.float32
    layers = [
        (np.array([[1.0, -1.0]], one), np.array([0.5, 0.0], one)),
        (np.array([[2.0, 0.0], [0.0, 3.0]], one), np.array([-1.0, 0.0], one)),
    ]
    judged = judge(layers, np.array([[1.0], [-0.5], [-9.0]], one))
    assert judged[:, CHANCE] == pytest.approx(1 / (1 + np.exp([-2.0, 1.0, 1.0])))
    assert judged[:, LEAD].tolist() == [0.0, 1.5, 3.0]  # a lead has an end
    hunch = np.zeros((3, 1), one)
    assert worth(np.hstack([judged, hunch]))[1] > judged[1, CHANCE]
    assert worth(np.hstack([judged, hunch + one(0.5)]))[1] > worth(np.hstack([judged, hunch]))[1]


def test_nothing_held_out_foresees_nothing() -> None:
    none = Samples.none(3)
    assert foresight(beginning([3, 2], 1), none).positions == 0
    joined = Harvest.joined([Harvest(none, none, {2: 3}, 5.0), Harvest(none, none, {2: 1, 3: 2})])
    assert (joined.games, joined.played, joined.scores) == ({2: 4, 3: 2}, 6, 5.0)

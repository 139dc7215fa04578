"""Bots that play by a network: legal, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import holocene
from holocene import Bot, Game, State
from holocene.bots.arena import Series
from holocene.bots.neural.ahead import WIDEST, Ahead, most_promising
from holocene.bots.neural.network import FURTHEST, Positions, ended
from holocene.bots.neural.players import ExpertBot, TrainedBot
from holocene.bots.neural.rollouts import Rollouts
from holocene.core.action import Action
from holocene.core.bot import ask, check_fits
from holocene.core.dice import fast_dice
from holocene.core.playout import any_action, play_out
from tests.bots.networks import network, written
from tests.games.ours import OURS

GAME = holocene.game("stone-age")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "weights.npz")


def position(game: Game, decisions: int, seats: int = 2, seed: int = 3) -> State:
    state = game.new(seats=seats, seed=seed)
    dice = fast_dice(seed)
    for _ in range(decisions):
        state.apply(any_action(state, dice))
    return state


@pytest.mark.parametrize("spec", ["trained:{}", "expert:16:{}"])
def test_choices_repeat_under_a_seed(spec: str, file: Path) -> None:
    bots = [holocene.bot(spec.format(file)) for _ in range(2)]
    choices: set[str] = set()
    for decisions in (0, 9, 30):
        state = position(GAME, decisions)
        for seed in range(2):
            choice = ask(bots[0], state, seed)
            assert choice is ask(bots[1], state, seed)
            choices.add(str(choice))
    assert len(choices) > 1


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("spec", ["trained:{}", "expert:6:{}"])
def test_what_is_hidden_cannot_change_a_choice(name: str, spec: str, tmp_path: Path) -> None:
    """Two real positions that differ only in what the seat cannot know: the same choice."""
    game = holocene.game(name)
    bot = holocene.bot(spec.format(written(tmp_path / "weights.npz", name)))
    compared = 0
    for decisions in (12, 45):
        state = position(game, decisions, seats=3)
        other = state.redeal(state.actor, 999)
        assert other != state
        assert ask(bot, state, decisions) is ask(bot, other, decisions)
        compared += len(state.legal) > 1
    assert compared


@pytest.mark.parametrize("name", OURS)
def test_what_was_learnt_of_is_what_is_asked(name: str) -> None:
    """The chosen action is the one after which the network's own numbers are best."""
    game = holocene.game(name)
    layers = network(game).network
    state = position(game, 30)
    view = state.redeal(state.actor, 1)
    ahead = Ahead(layers, view)
    values = ahead.values(deals=1)
    assert len(values) == len(ahead.actions)
    seat = state.actor
    assert seat is not None
    for action, value in zip(ahead.actions, values, strict=True):
        after = view.copy()
        after.apply(action)
        rows = Positions(game.feature_table().size)
        rows.add(after, seat)
        chance, lead, _ = rows.judged(layers)[0]
        assert value == pytest.approx(chance + 0.15 * lead, abs=1e-5)


@pytest.mark.parametrize("name", OURS)
def test_who_trusts_the_estimate_plays_by_it(name: str) -> None:
    """Much trust: what is chosen has the best lead by the estimate. None: often something else."""
    game = holocene.game(name)
    none = network(game, sharp=9.0).network
    much = replace(none, trust=1000.0)
    told = {0.0: 0, 1000.0: 0}
    for decisions in range(20, 60, 4):
        state = position(game, decisions)
        view = state.redeal(state.actor, 1)
        for trusting in (none, much):
            action = Ahead(trusting, view).best(deals=1)
            told[trusting.trust] += leads(view)[action] == max(leads(view).values())
    assert told[1000.0] == 10 > told[0.0]


def leads(view: State) -> dict[Action, float]:
    """What each action leads to, by the estimate as the one who decides may know it."""
    seat = view.stack[-1].seat
    at = view.game.feature_names().index("lead")
    told: dict[Action, float] = {}
    for action in view.playing_on():
        after = view.copy()
        after.apply(action)
        told[action] = view.game.features(after, seat)[at]
    return told


def test_chance_is_averaged_and_what_is_certain_is_asked_twice() -> None:
    layers = network(GAME).network
    certain = position(GAME, 0)  # placing people: nothing is rolled
    ahead = Ahead(layers, certain.redeal(0, 7))
    assert np.array_equal(ahead.values(deals=1), ahead.values(deals=6))
    rolled = GAME.new(seats=2, seed=0)
    for text in ("place toolmaker", "place field", "place forest 4", "place hunt 4"):
        rolled.apply(GAME.action(text))
    seat = rolled.actor
    values = [Ahead(layers, rolled.redeal(seat, seed)).values(1) for seed in range(30)]
    many = [Ahead(layers, rolled.redeal(seat, seed)).values(16) for seed in range(30)]
    assert 0.0 < np.std(many, axis=0).max() < 0.6 * np.std(values, axis=0).max()


def test_a_game_that_is_over_is_not_guessed_at() -> None:
    state = GAME.new(seats=3, seed=1)
    play_out(state, fast_dice(1))
    scores, winners = state.scores(), state.winners()
    positions = Positions(GAME.feature_table().size)
    for seat in range(3):
        positions.add(state, seat)
    judged = positions.judged(network(GAME).network)
    for seat in range(3):
        chance, lead = ended(state, seat)
        assert chance == (1.0 / len(winners) if seat in winners else 0.0)
        assert abs(lead) <= FURTHEST
        assert (lead > 0) == (scores[seat] > max(scores[:seat] + scores[seat + 1 :]))
        assert judged[seat].tolist() == pytest.approx([chance, lead, 0.0])


def test_positions_are_as_many_as_were_added() -> None:
    positions = Positions(GAME.feature_table().size)
    state = GAME.new(seats=2, seed=1)
    for count in range(200):  # more than there is room for at first
        positions.add(state, count % 2)
    assert positions.rows.shape == (200, GAME.feature_table().size)
    assert positions.rows[198].tolist() == pytest.approx(GAME.features(state, 0))
    assert positions.rows[199].tolist() == pytest.approx(GAME.features(state, 1))
    positions.clear()
    assert len(positions.rows) == 0


def test_of_very_many_actions_the_estimate_chooses_which_are_judged() -> None:
    state = position(GAME, 0)
    assert len(state.legal) > 3
    few = most_promising(state, 0, 3)
    assert len(few) == 3
    assert [action.index for action in few] == sorted(action.index for action in few)
    assert ask(holocene.bot("greedy"), state, 1) in few
    assert most_promising(state, 0, WIDEST) == state.legal


def test_the_expert_plays_on_and_halves() -> None:
    layers = network(GAME).network
    rollouts = Rollouts(layers, position(GAME, 0).redeal(0, 5), width=4)
    assert len(rollouts.left) == 4
    assert rollouts.phases == 2
    assert rollouts.compare(deals=3) == 12
    rollouts.halve()
    assert len(rollouts.left) == 2
    rollouts.halve()
    assert len(rollouts.left) == 1


def test_the_shortest_time_is_enough_to_choose(file: Path) -> None:
    state = GAME.new(seed=1)
    assert state.is_legal(ask(ExpertBot(f"1e-9s:{file}"), state, 1))
    with pytest.raises(ValueError, match="expected iterations"):
        ExpertBot("soon")
    with pytest.raises(ValueError, match="which weights"):
        ExpertBot("1s:")


@pytest.mark.parametrize("bot", ["trained", "expert"])
def test_without_weights_the_bot_says_so_before_the_first_game(bot: str, file: Path) -> None:
    tiny = pytest.importorskip("tests.games.tiny").TINY
    with pytest.raises(ValueError, match="tiny comes with no weights for 2 seats; train some with"):
        check_fits(holocene.bot(bot), tiny, 2)
    setting = f"{bot}:{file}" if bot == "trained" else f"{bot}:5:{file}"
    other = next(name for name in OURS if name != "stone-age")
    with pytest.raises(ValueError, match=f"for stone-age, not for {other}"):
        Series(other, (setting, "random"), 2, 1).check()
    Series("stone-age", (setting, "random"), 2, 1).check()
    for spec in (f"{bot}:9:none.npz" if bot == "expert" else "trained:none.npz",):
        with pytest.raises(ValueError, match=r"none\.npz: No such file"):
            holocene.bot(spec)


def test_a_bot_that_plays_everything_need_not_say_so() -> None:
    check_fits(holocene.bot("greedy"), GAME, 4)
    bots: list[Bot] = [TrainedBot.__new__(TrainedBot)]
    assert callable(bots[0].choose)


def test_without_numpy_the_bots_are_there_and_say_what_they_need() -> None:
    code = (
        "import sys\n"
        "sys.modules['numpy'] = None\n"
        "import holocene\n"
        "assert {'trained', 'expert'} <= set(holocene.bot_names())\n"
        "for name in ('trained', 'expert'):\n"
        "    try:\n"
        "        holocene.bot(name)\n"
        "    except ValueError as error:\n"
        "        print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    needs = "bots that play by a network need NumPy: pip install numpy\n"
    assert done.stdout == 2 * needs

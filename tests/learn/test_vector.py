"""Many games in one call, and the arrays that all environments share."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import holocene
from holocene.core.features import Block, FeatureTable
from holocene.learn import (
    VectorGames,
    features,
    learnable,
    legal_mask,
    random_actions,
    rewards,
    spaces,
)
from tests.games.broken import NUMBERED
from tests.games.tiny import TINY
from tests.learn.games import GAMES, any_legal


def play(games: VectorGames, steps: int, seed: int) -> list[list[NDArray[Any]]]:
    """Random play; what was seen at every step."""
    chance = np.random.default_rng(seed)
    seen: list[list[NDArray[Any]]] = []
    for _ in range(steps):
        games.step([any_legal(mask, chance) for mask in games.mask])
        rows = (games.features, games.mask, games.actor, games.over, games.rewards, games.scores)
        seen.append([each.copy() for each in rows])
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_every_row_is_the_position_of_its_game(name: str) -> None:
    games = VectorGames(name, 3, seats=3)
    play(games, 25, seed=1)
    size = spaces(games.game)
    for row, state in enumerate(games.states):
        actor = int(games.actor[row])
        assert actor == state.actor
        assert games.features[row].tolist() == features(state, actor).tolist()
        assert np.allclose(games.features[row], games.game.features(state, actor))
        legal = [action.index for action in state.legal_actions()]
        assert np.flatnonzero(games.mask[row]).tolist() == legal
        assert np.flatnonzero(legal_mask(state)).tolist() == legal
    assert (games.features >= size.low).all()
    assert (games.features <= size.high).all()


def test_games_repeat_under_a_seed_whatever_their_neighbours_do() -> None:
    one, two = VectorGames("stone-age", 2), VectorGames("stone-age", 2)
    one.reset(7)
    two.reset(7)
    for first, second in zip(play(one, 40, 1), play(two, 40, 1), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(first, second, strict=True))
    two.reset(8)
    one.reset(7)
    assert one.states[0] != two.states[0]
    more = VectorGames("stone-age", 5)
    more.reset(7)
    assert more.states[:2] == one.states


def test_a_game_that_is_over_begins_anew_and_tells_how_it_ended() -> None:
    games = VectorGames("stone-age", 2, seats=4)
    ended = [seen for seen in play(games, 1500, 3) if seen[3].any()]
    assert len(ended) > 1
    for _, mask, _, over, reward, scores in ended:
        assert mask.any(axis=1).all()
        for row in range(2):
            if over[row]:
                assert scores[row].max() > 0
                assert reward[row].max() > 0
                assert reward[row].sum() == pytest.approx(0, abs=1e-6)
            else:
                assert not reward[row].any()


def test_random_actions_are_legal_and_all_come_up() -> None:
    mask = np.array([[True, False, True], [False, True, False]])
    chance = np.random.default_rng(1)
    drawn = [random_actions(mask, chance).tolist() for _ in range(40)]
    assert {tuple(row) for row in drawn} == {(0, 1), (2, 1)}
    with pytest.raises(ValueError, match="without a legal action"):
        random_actions(np.array([[True], [False]]), chance)


def test_what_is_not_legal_is_refused_and_no_game_goes_on() -> None:
    games = VectorGames("stone-age", 2)
    before = [state.dump() for state in games.states]
    legal = int(np.flatnonzero(games.mask[0])[0])
    closed = int(np.flatnonzero(~games.mask[1])[0])
    with pytest.raises(ValueError, match=f"game 1: action {closed} is not legal"):
        games.step([legal, closed])
    for wrong in ([legal], [legal, -1], [legal, 10**6], [0.5, 0.5], "ab", [[legal, legal]]):
        with pytest.raises(ValueError, match=r"not legal|whole numbers"):
            games.step(wrong)  # type: ignore[arg-type]
    assert [state.dump() for state in games.states] == before


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"count": 0}, "at least 1"),
        ({"seats": 9}, "seats 2 to 4 players, not 9"),
        ({"edition": "none"}, "edition"),
        ({"game": "chess"}, "unknown game 'chess'"),
    ],
)
def test_bad_arguments_are_refused(arguments: dict[str, object], words: str) -> None:
    wanted = {"game": "stone-age", "count": 2, **arguments}
    with pytest.raises(ValueError, match=words):
        VectorGames(**wanted)  # type: ignore[arg-type]


def test_a_game_without_features_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="tiny does not describe its positions in numbers"):
        learnable(TINY)
    with pytest.raises(ValueError, match="tiny does not describe its positions in numbers"):
        TINY.features(TINY.new(), 0)
    assert TINY.feature_names() == []


def test_a_strangers_game_is_learnt_by_the_numbers_it_offers() -> None:
    games = VectorGames(NUMBERED, 2, seats=3)
    play(games, 30, seed=1)
    assert games.features.shape == (2, 3)
    assert games.features[:, 0].tolist() == pytest.approx(
        [state.view(None)["coins"][actor] / 6 for state, actor in zip(games.states, games.actor)]  # type: ignore[index]  # noqa: B905
    )


def test_rewards_add_up_to_zero() -> None:
    class Ended:
        seats = 3
        over = True

        def __init__(self, winners: list[int]) -> None:
            self.winners = lambda: winners

    assert rewards(Ended([1])) == [-0.5, 1.0, -0.5]  # type: ignore[arg-type]
    assert rewards(Ended([0, 1])) == [0.25, 0.25, -0.5]  # type: ignore[arg-type]
    assert rewards(Ended([0, 1, 2])) == [0.0, 0.0, 0.0]  # type: ignore[arg-type]
    assert rewards(holocene.game("stone-age").new(seats=2)) == [0.0, 0.0]


def test_a_table_says_what_does_not_fit_it() -> None:
    table = FeatureTable(Block("round", "/ 10"), Block("goods", "/ 5", -1.0, 2.0, ["wood", "clay"]))
    assert table.names == ["round", "goods.wood", "goods.clay"]
    assert table.fault([0.0, -1.0, 2.0]) is None
    assert table.fault([0.0, 0.0]) == "there are 2 features, and the table names 3"
    assert "goods.clay is 2.5, which is not from -1.0 to 2.0" in str(table.fault([0.0, 0.0, 2.5]))
    assert "round is nan" in str(table.fault([float("nan"), 0.0, 0.0]))
    with pytest.raises(ValueError, match=r"two features are called 'a\.b'"):
        FeatureTable(Block("a", "", parts=["b", "b"]))
    with pytest.raises(ValueError, match="not below"):
        Block("a", "", 1.0, 1.0)


def test_the_rest_of_the_package_needs_none_of_this() -> None:
    """With every library of learning forbidden, all games, bots, tables and the server import."""
    code = (
        "import sys\n"
        "for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'open_spiel'):\n"
        "    sys.modules[name] = None\n"
        "import holocene, holocene.testing, holocene.cli.main, holocene.server.app\n"
        "import holocene.bots.arena, holocene.tables.house\n"
        "for game in map(holocene.game, holocene.game_names()):\n"
        "    if game.feature_names():  # somebody may have installed one that has none\n"
        "        game.features(game.new(), 0)\n"
        "        print(game.name)\n"
        "try:\n"
        "    import holocene.learn\n"
        "except ImportError:\n"
        "    print('refused')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    *told, last = done.stdout.split()
    assert set(told) >= set(GAMES)
    assert last == "refused"

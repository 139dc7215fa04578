"""The coach: chances that add up, choices by what a seat knows, and reasons that are facts."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

import holocene
from holocene import Game, State
from holocene.bots.neural import weights
from holocene.bots.neural.network import Network
from holocene.coach import NoCoach, coach, offer, offered, seats_coached
from holocene.coach.costs import costliest
from holocene.coach.judge import Coach, ranked
from holocene.coach.offered import VARIABLE
from holocene.coach.review import Review, said
from holocene.coach.why import reasons
from holocene.core.action import Action
from holocene.core.playout import any_action
from holocene.core.record import Record
from tests.bots.networks import network, written
from tests.games.ours import OURS


@pytest.fixture(autouse=True)
def nothing_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")


def small(game: Game) -> Network:
    return network(game).network


def tutor(name: str) -> Coach:
    game = holocene.game(name)
    return Coach(game, small(game))


def walked(name: str, decisions: int, seats: int = 2, seed: int = 1) -> State:
    """A position of a random game after so many decisions or more, with a choice to be made.

    Of a game that is over before, the last one.
    """
    state = holocene.game(name).new(seats=seats, seed=seed)
    chance = random.Random(seed)
    last = state.copy()
    while not state.over and (decisions > 0 or len(state.playing_on()) < 2):
        if len(state.playing_on()) > 1:
            last = state.copy()
        state.apply(chance.choice(state.playing_on()))
        decisions -= 1
    return last if state.over else state


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_add_up_to_one(name: str, seats: int) -> None:
    state = walked(name, 12, seats)
    told = tutor(name).chances(state, viewer=0, seed=3)
    assert len(told) == seats
    assert sum(told) == pytest.approx(1.0)
    assert all(0.0 < each < 1.0 for each in told)


def test_of_a_game_that_is_over_it_knows_who_won() -> None:
    game = holocene.game("stone-age")
    state = game.new(seats=3, seed=5)
    while not state.over:
        state.apply(any_action(state, state.dice))
    told = tutor("stone-age").chances(state, viewer=None, seed=1)
    winners = state.winners()
    assert told == pytest.approx(
        [1 / len(winners) if seat in winners else 0.0 for seat in range(3)], abs=1e-4
    )


@pytest.mark.parametrize("name", OURS)
def test_it_says_nothing_of_what_is_hidden(name: str) -> None:
    """Positions that differ in nothing but what a seat cannot know are told the same."""
    adviser = tutor(name)
    for decisions in (5, 25, 45):
        state = walked(name, decisions, seats=3, seed=decisions)
        seat = state.actor
        others = [state.redeal(seat, seed) for seed in (11, 12)]
        told = [adviser.choices(each, seed=7) for each in (state, *others)]
        assert told[1] == told[0]
        assert told[2] == told[0]
        for viewer in (None, 0, 1, 2):
            unlike = [state, state.redeal(viewer, 13), state.redeal(viewer, 14)]
            first, second, third = (adviser.chances(each, viewer, seed=7) for each in unlike)
            assert first == second == third


@pytest.mark.parametrize("name", OURS)
def test_choices_are_all_that_can_be_chosen_the_best_first(name: str) -> None:
    state = walked(name, 10)
    told = tutor(name).choices(state, seed=1)
    percents = [round(100 * each.chance) for each in told]
    assert percents == sorted(percents, reverse=True)
    assert {each.action for each in told} <= set(state.playing_on())
    assert len({each.action for each in told}) == len(told) == min(40, len(state.playing_on()))
    assert tutor(name).choices(state, seed=1) == told


def test_of_equal_chances_the_best_by_what_bots_go_by_comes_first() -> None:
    """In whole percents, as they are told; the estimate counts as far as it is trusted."""
    game = holocene.game("stone-age")
    actions = [game.actions[number] for number in range(4)]
    chance_lead_hunch = [[0.502, 0.0, 0.0], [0.499, 0.0, 0.1], [0.497, 1.0, 0.0], [0.6, 0.0, 0.0]]
    judged = np.array([[each, [0.4, 0.0, 0.0]] for each in chance_lead_hunch], np.float32)
    assert [each.action for each in ranked(actions, judged, 0)] == [
        actions[at] for at in (3, 2, 1, 0)
    ]


def test_what_was_taken_is_judged_too() -> None:
    """Also where there are more choices than are looked at."""
    game = holocene.game("stone-age")
    state = walked("stone-age", 0)
    worst = Coach(game, small(game)).choices(state, seed=1)[-1].action
    told = Coach(game, small(game)).choices(state, seed=1, also=worst)
    assert [each.action for each in told].count(worst) == 1


# Where there is a coach


def test_without_weights_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offered, "_shipped", lambda game: iter(()))
    monkeypatch.setattr(weights, "shipped", lambda game: [])
    offered._coached.cache_clear()
    game = holocene.game("stone-age")
    assert seats_coached(game) == ()
    with pytest.raises(NoCoach, match="comes with no weights for 2 seats"):
        coach(game, 2)
    offered._coached.cache_clear()


def test_weights_that_come_with_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path / "networks.npz", seats=(3,))
    monkeypatch.setattr(offered, "_shipped", lambda game: iter([file]))
    offered._coached.cache_clear()
    assert seats_coached(holocene.game("stone-age")) == (3,)
    assert seats_coached(holocene.game("endless-winter")) == ()
    offered._coached.cache_clear()


def test_without_numpy_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offer([str(written(tmp_path / "some.npz"))])
    monkeypatch.setattr(offered, "find_spec", lambda name: None)
    offered._coached.cache_clear()
    assert seats_coached(holocene.game("stone-age")) == ()
    offered._coached.cache_clear()


def test_weights_of_a_file(tmp_path: Path) -> None:
    game = holocene.game("stone-age")
    file = str(written(tmp_path / "some.npz", seats=(2, 3), seed=8))
    state = walked("stone-age", 4)
    told = coach(game, 2, file).chances(state, viewer=0, seed=1)
    assert told != tutor("stone-age").chances(state, viewer=0, seed=1)
    assert sum(told) == pytest.approx(1.0)
    with pytest.raises(NoCoach, match="are for 2 or 3 seats"):
        coach(game, 4, file)


def test_weights_that_are_offered(tmp_path: Path) -> None:
    game, other = holocene.game("stone-age"), holocene.game("endless-winter")
    before = set(seats_coached(game)), set(seats_coached(other))
    offer([str(written(tmp_path / "some.npz", seats=(2, 3)))])
    assert set(seats_coached(game)) == {2, 3} | before[0]
    assert set(seats_coached(other)) == before[1]
    assert coach(game, 3).game is game


@pytest.mark.parametrize("content", [b"", b"PK", b"{}"])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "some.npz"
    file.write_bytes(content)
    with pytest.raises(ValueError, match="not a file of weights"):
        offer([str(file)])
    with pytest.raises(ValueError, match="No such file"):
        offer([str(tmp_path / "none.npz")])


# A game looked at again


def played(name: str, actions: int, seed: int = 3) -> Record:
    """The first part of a random game."""
    game = holocene.game(name)
    record = Record(game, 2, seed)
    state, chance = record.start(), random.Random(seed)
    while not state.over and len(record.actions) < actions:
        record.apply(state, chance.choice(state.playing_on()))
    return record


@pytest.mark.parametrize("name", OURS)
def test_a_review_does_not_depend_on_where_it_was_cut(name: str) -> None:
    record = played(name, 12)
    review = Review(tutor(name), record)
    ends = [3, 4, 9, 12]
    whole, after = review.course(ends)
    assert after is None
    assert len(whole) == 5
    parts: list[list[float]] = []
    begin: int | None = 0
    while begin is not None:
        told, begin = review.course(ends, begin, seconds=-1.0)
        assert len(told) == 1
        parts += told
    assert parts == whole

    costs, after = review.costs({0, 1})
    assert after is None
    first, stopped = review.costs({0, 1}, 0, seconds=-1.0)
    assert first == []
    assert stopped == costs[0].at
    assert review.costs({0, 1}, costs[1].at)[0] == costs[1:]
    assert all(cost.lost >= 0.0 for cost in costs)
    assert {cost.seat for cost in review.costs({1})[0]} <= {1}

    chosen, after = review.why(costs[:2])
    assert after is None
    assert [each.at for each in chosen] == [cost.at for cost in costs[:2]]
    begin, again = 0, []
    while begin is not None:
        more, begin = review.why(costs[:2], begin, seconds=-1.0)
        again += more
    assert again == chosen
    for each in chosen:
        assert set(each.taken) == set(each.best) == {"en", "cs", "sk", "hr"}
        assert all(each.taken.values())


def test_the_costliest_of_each_seat() -> None:
    record = played("stone-age", 30)
    costs, _ = Review(tutor("stone-age"), record).costs({0, 1})
    found = costliest(costs, most=2, least=0.0)
    assert found == sorted(found)
    for seat in (0, 1):
        own = sorted((cost.lost for cost in costs if cost.seat == seat), reverse=True)
        assert sorted((c.lost for c in found if c.seat == seat), reverse=True) == own[:2]
    assert costliest(costs, most=2, least=2.0) == []


def test_reasons_are_what_was_lost_until_the_round_was_over() -> None:
    """Who lets the tribe starve though there is enough to pay with loses points by hunger."""
    state = holocene.game("stone-age").new(seats=2, seed=1)
    chance = random.Random(4)
    while not payments(state):
        state.apply(chance.choice(state.playing_on()))
    starves, pays = payments(state)
    told = reasons(tutor("stone-age"), state, starves, pays, seed=1)
    assert (told[0].family, told[0].name) == ("score", "hunger")
    assert told[0].by < 0.0 < told[0].points
    assert ("score", "hunger") not in [
        (each.family, each.name)
        for each in reasons(tutor("stone-age"), state, pays, starves, seed=1)
    ]


def payments(state: State) -> list[Action]:
    """Paying nothing, and paying all that is short; none where that cannot be chosen."""
    decision = state.decision
    assert decision is not None
    if decision.kind != "feeding":
        return []
    costs: dict[str, int | None] = {
        action.text: decision.brings(state, action)  # type: ignore[attr-defined]
        for action in state.legal
    }
    full = [action for action in state.legal if costs[action.text] == 0]
    return [state.game.action("pay nothing"), full[0]] if full else []


@pytest.mark.parametrize("name", OURS)
def test_what_is_compared_has_words(name: str) -> None:
    game = holocene.game(name)
    state = walked(name, 8)
    facts = game.facts(state, 0)
    assert set(facts) == set(game.worths())
    catalogue = game.locale("en")
    assert all(f"\nfact-{fact} = " in catalogue for fact in facts)
    assert game.stage(walked(name, 45)) > game.stage(walked(name, 0))
    action = state.legal[0]
    assert set(said(state, action)) == {"en", "cs", "sk", "hr"}


def test_the_example_of_the_docs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "coach.md").read_text("utf-8")
    [example] = re.findall(r"```python\n(.*?)```", page, flags=re.S)
    offer([str(written(tmp_path / "some.npz", seats=(2,)))])
    exec(compile(example, "coach.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) >= 4

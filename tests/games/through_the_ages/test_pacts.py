"""Every pact, and what an attack does to it."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from . import facts
from .table import Data, act, asked, left, legal, of, position, rates

PACTS = [card for card, each in facts.MILITARY.items() if each["kind"] == "pact"]


def allied(game: Game, pact: str, side: int = 0, **more: Any) -> State:
    """The first two of three players have a pact, which lies with the first."""
    players: dict[int, Data] = {0: {"pact": pact, "pact_with": 1, "pact_side": side}, 1: {}}
    for seat, changes in more.pop("players", {}).items():
        players[seat] = players.get(seat, {}) | changes
    return position(game, 3, age="III", players=players, **more)


def test_open_borders(ages: Game) -> None:
    """A military action for both, and two strength for who attacks the other."""
    fighter = {"secrets": ["spy-ii", "war-over-culture"], "workers": {"warriors": 1}}
    state = allied(ages, "open-borders-agreement", players={0: fighter}, phase="politics")
    assert [left(state, seat)[1] for seat in range(3)] == [3, 3, 2]
    assert legal(state, "attack") == ["attack spy-ii 1"]
    act(state, "attack spy-ii 1")
    assert of(state)["pact"] is not None
    for warriors, may in ((2, True), (3, False)):
        players = {0: fighter, 1: {"workers": {"warriors": warriors}}}
        state = allied(ages, "open-borders-agreement", players=players, phase="politics")
        assert ("attack spy-ii 1" in legal(state)) is may


def test_open_borders_help_in_a_war(ages: Game) -> None:
    war = {"war": "war-over-culture", "war_on": 1, "culture": 10}
    state = allied(ages, "open-borders-agreement", players={0: war, 1: {"culture": 10}}, seat=2)
    act(state, "end-turn")
    assert state.scores()[:2] == [10 + 7, 10 - 7]


def test_trade_routes(ages: Game) -> None:
    """Once in a turn food stands for a resource, and on the other side a resource for food."""
    goods = {"food": 2, "resources": 1}
    state = allied(ages, "trade-routes-agreement", players={0: goods, 1: goods})
    act(state, "trade")
    assert (of(state)["food"], of(state)["purse"]["resources"]) == (1, 1)
    assert "trade" not in legal(state)
    act(state, "build bronze")
    assert (of(state)["resources"], of(state)["purse"]["resources"]) == (0, 0)
    act(state, "end-turn", "pass", "trade")
    assert (of(state, 1)["resources"], of(state, 1)["purse"]["food"]) == (0, 1)
    act(state, "grow")
    assert (of(state, 1)["food"], of(state, 1)["purse"]["food"]) == (1, 0)
    act(state, "end-turn")
    assert "trade" not in legal(state)


def test_a_traded_resource_is_eaten_at_the_end_of_the_turn(ages: Game) -> None:
    workers = {"agriculture": 0, "bronze": 0, "religion": 1}
    players = {0: {"yellow": 13, "resources": 1, "workers": workers}}
    state = allied(ages, "trade-routes-agreement", 1, players=players)
    act(state, "trade", "end-turn")
    assert (of(state)["culture"], of(state)["purse"]["food"]) == (1, 0)
    assert of(state)["resources"] == 0


@pytest.mark.parametrize("side", [0, 1])
def test_what_was_traded_in_vain_is_there_again_before_corruption(ages: Game, side: int) -> None:
    """Nothing was paid with it: there is as much corruption as without, and nothing vanishes."""
    nobody = {"agriculture": 0, "bronze": 0}
    players = {0: {"food": 3, "resources": 3, "blue": 10, "workers": nobody}}
    for actions in (["end-turn"], ["trade", "end-turn"]):
        state = allied(ages, "trade-routes-agreement", side, players=players)
        act(state, *actions)
        told = of(state)
        assert (told["food"], told["resources"], told["blue"]) == (3, 1, 12)
        assert told["purse"] == {**told["purse"], "food": 0, "resources": 0}


def test_a_game_from_before_loses_what_was_traded_in_vain(ages: Game) -> None:
    players = {0: {"food": 3, "workers": {"agriculture": 0}}}
    pact = "trade-routes-agreement"
    state = allied(ages, pact, players=players, vain_trades_return=False)
    assert of(act(state, "trade", "end-turn"))["food"] == 2


def test_what_was_traded_is_there_again_after_an_uprising(ages: Game) -> None:
    players = {0: {"yellow": 4, "idle": 0, "food": 2}}
    state = allied(ages, "trade-routes-agreement", players=players)
    act(state, "trade", "end-turn")
    assert (of(state)["food"], of(state)["resources"]) == (2, 0)


def test_the_forecast_gives_back_what_was_traded_in_vain(ages: Game) -> None:
    players = {0: {"food": 2, "resources": 5}}
    state = allied(ages, "trade-routes-agreement", players=players)
    before: Any = ages.hints(state, 0)
    after: Any = ages.hints(act(state, "trade"), 0)
    assert after["forecast"] == before["forecast"]


@pytest.mark.parametrize(("side", "made"), [(0, [3, 1, 2]), (1, [1, 3, 2])])
def test_acceptance_of_supremacy(ages: Game, side: int, made: list[int]) -> None:
    state = allied(ages, "acceptance-of-supremacy", side)
    assert [of(state, seat)["resources_made"] for seat in range(3)] == made
    act(state, "end-turn", "pass", "end-turn")
    assert [of(state, seat)["resources"] for seat in range(2)] == made[:2]


def test_international_trade(ages: Game) -> None:
    state = act(allied(ages, "international-trade-agreement"), "end-turn", "pass", "end-turn")
    assert [of(state, seat)["resources"] for seat in range(2)] == [3, 2]
    assert [of(state, seat)["food"] for seat in range(2)] == [2, 3]


def test_promise_of_military_protection(ages: Game) -> None:
    temple = {"workers": {"religion": 2}}
    state = allied(ages, "promise-of-military-protection", players={0: temple, 1: temple})
    assert [rates(state, seat)[1] for seat in range(2)] == [3, 1]
    assert [rates(state, seat)[3] for seat in range(2)] == [1, 5]
    assert rates(allied(ages, "promise-of-military-protection"), 1)[1] == 0  # not below zero


def test_scientific_cooperation(ages: Game) -> None:
    """Two off a technology, and the partner pays one; without that it cannot be developed."""
    hand = {"hand": ["iron", "monarchy"], "science": 3}
    state = allied(ages, "scientific-cooperation", players={0: hand, 1: {"science": 1}})
    assert legal(state, "revolt") == ["revolt monarchy"]
    act(state, "develop iron")
    assert (of(state)["science"], of(state, 1)["science"]) == (0, 0)
    for science, may in ((0, False), (1, True)):
        players = {0: hand, 1: {"science": science}}
        state = allied(ages, "scientific-cooperation", players=players)
        assert bool(legal(state, "develop")) is bool(legal(state, "revolt")) is may


def test_international_tourism(ages: Game) -> None:
    """Wonders of the other one, ruins too; and a new one counts at once."""
    players = {
        0: {"site": "colossus", "stages": 1, "resources": 9},
        1: {"wonders": ["pyramids", "taj-mahal"], "ruins": ["taj-mahal"]},
    }
    state = allied(ages, "international-tourism", players=players)
    assert (rates(state, 0)[1], rates(state, 1)[1]) == (2, 2)
    act(state, "raise 1")
    assert (rates(state, 0)[1], rates(state, 1)[1]) == (2, 3)


def test_loss_of_sovereignty(ages: Game) -> None:
    state = allied(ages, "loss-of-sovereignty", players={1: {"workers": {"religion": 3}}})
    assert [rates(state, seat)[1] for seat in range(2)] == [2, 1]
    fighter = {
        "secrets": ["war-over-culture", "spy-ii"],
        "government": "communism",
        "workers": {"warriors": 5},
    }
    for seat, wars in ((0, [2]), (1, [2]), (2, [0])):
        state = allied(
            ages, "loss-of-sovereignty", players={seat: fighter}, seat=seat, phase="politics"
        )
        assert legal(state, "declare") == [f"declare war-over-culture {other}" for other in wars]
    assert legal(state, "attack") == ["attack spy-ii 0", "attack spy-ii 1"]  # it stops wars only


def test_military_alliance(ages: Game) -> None:
    assert [rates(allied(ages, "military-alliance"), seat)[3] for seat in range(3)] == [4, 4, 1]


def test_peace_treaty(ages: Game) -> None:
    assert [rates(allied(ages, "peace-treaty"), seat)[1] for seat in range(3)] == [1, 1, 0]


@pytest.mark.parametrize("pact", PACTS)
@pytest.mark.parametrize("seat", [0, 1])
def test_attacks_between_the_two(ages: Game, pact: str, seat: int) -> None:
    """Some pacts forbid them, and some end by them; the strength of those does not count."""
    other = 1 - seat
    fighter = {
        "secrets": ["war-over-culture", "spy-ii"],
        "government": "communism",
        "workers": {"warriors": 3},
    }
    state = allied(ages, pact, players={seat: fighter}, seat=seat, phase="politics")
    printed = facts.MILITARY[pact]
    for verb, card in (("attack", "spy-ii"), ("declare", "war-over-culture")):
        action = f"{verb} {card} {other}"
        assert (action in legal(state)) is not printed.get("peace", 0), action
        if not printed.get("peace"):
            after = act(state.copy(), action)
            assert (of(after)["pact"] is None) is bool(printed.get("ends"))
            if printed.get("ends"):
                assert [rates(after, each)[3] for each in (seat, other)] == [3, 1]


def test_a_pact_of_peace_that_comes_later_does_not_stop_a_war(ages: Game) -> None:
    war = {"war": "war-over-culture", "war_on": 1, "workers": {"warriors": 2}}
    state = allied(ages, "peace-treaty", players={0: war, 1: {"culture": 9}}, seat=2)
    act(state, "end-turn")
    assert state.scores()[:2] == [6, 3]


def test_somebody_can_be_in_many_pacts_of_others(ages: Game) -> None:
    pacts = ["military-alliance", "open-borders-agreement"]
    players = {
        seat: {"pact": pact, "pact_with": 2, "pact_side": 0} for seat, pact in enumerate(pacts)
    }
    players[2] = {"secrets": ["peace-treaty"]}
    state = position(ages, 3, seat=2, phase="politics", age="III", players=players)
    assert (rates(state, 2)[3], left(state, 2)[1]) == (4, 3)
    assert legal(state, "cancel") == ["cancel open-borders-agreement", "cancel military-alliance"]
    act(state, "offer peace-treaty 0 a", "accept")
    assert of(state, 2)["pact"]["card"] == "peace-treaty"
    assert of(state, 0)["pact"]["card"] == "military-alliance"


def test_equal_sides_are_offered_once(ages: Game) -> None:
    state = position(
        ages, 3, phase="politics", age="III", players={0: {"secrets": ["peace-treaty"]}}
    )
    offers = ["offer peace-treaty 1 a", "offer peace-treaty 2 a"]
    assert legal(state, "offer") == offers


def test_a_military_action_of_a_pact_is_lost_with_it(ages: Game) -> None:
    state = allied(
        ages, "open-borders-agreement", phase="politics", players={0: {"secrets": ["rats"]}}
    )
    act(state, "cancel open-borders-agreement")
    assert [left(state, seat)[1] for seat in range(2)] == [2, 2]
    assert asked(state) == ("acting", 0)

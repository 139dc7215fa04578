"""Territories: the auction, the force that is sent, and what each colony brings."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from . import facts
from .table import Data, act, asked, board, dump, legal, look, of, position, rates, told

TERRITORIES = [card for card, each in facts.MILITARY.items() if each["kind"] == "territory"]


def discovered(
    game: Game, territory: str = "wealthy-territory-i", seats: int = 2, seat: int = 0, **more: Any
) -> State:
    """A territory has been turned up in somebody's turn."""
    players: dict[int, Data] = {number: {} for number in range(seats)}
    for number, changes in more.pop("players", {}).items():
        players[number] = dict(changes)
    secrets = [*players[seat].get("secrets", ()), "development-of-crafts"]
    players[seat] = {**players[seat], "secrets": secrets}
    state = position(
        game, seats, seat, "politics", players=players, events=[territory, "rats"], **more
    )
    return act(state, "prepare development-of-crafts")


# The auction


def test_the_player_whose_turn_it_is_begins_and_who_passes_is_out(ages: Game) -> None:
    players = {seat: {"workers": {"warriors": 4}} for seat in range(3)}
    state = discovered(ages, seats=3, seat=1, players=players)
    assert (asked(state), legal(state)) == (
        ("bidding", 1),
        ["pass", "bid 1", "bid 2", "bid 3", "bid 4"],
    )
    act(state, "bid 1")
    assert (asked(state), legal(state)) == (("bidding", 2), ["pass", "bid 2", "bid 3", "bid 4"])
    act(state, "pass")
    assert asked(state) == ("bidding", 0)
    act(state, "bid 2")
    assert asked(state) == ("bidding", 1)  # not the one who passed
    act(state, "bid 4")
    assert (asked(state), dump(state)["decisions"][-1]["bid"]) == (("sending", 1), 4)


def test_if_all_pass_the_territory_is_gone(ages: Game) -> None:
    state = act(discovered(ages, journal=True), "pass", "pass")
    assert "wealthy-territory-i" in look(state, 0)["past"]
    assert told(state, "unclaimed") == [{"kind": "unclaimed", "card": "wealthy-territory-i"}]
    assert asked(state) == ("acting", 0)


def test_no_bid_without_a_unit_or_over_what_can_be_sent(ages: Game) -> None:
    players = {
        0: {"workers": {"warriors": 0}, "secrets": ["bonus-iii"], "technologies": ["satellites"]},
        1: {
            "workers": {"warriors": 1},
            "secrets": ["bonus-ii", "bonus-i", "rats"],
            "technologies": ["navigation"],
        },
    }
    state = discovered(ages, players=players)
    assert (asked(state), legal(state)[-1]) == (("bidding", 1), "bid 7")


def test_who_could_bid_more_by_cards_is_asked_though_there_are_none(ages: Game) -> None:
    """Else the others would learn what is not in the hand."""
    players = {0: {"workers": {"warriors": 3}}, 1: {"secrets": ["rats"]}}
    state = act(discovered(ages, players=players), "bid 3")
    assert (asked(state), legal(state)) == (("bidding", 1), ["pass"])
    bare = act(discovered(ages, players={0: {"workers": {"warriors": 3}}}), "bid 3")
    assert asked(bare) == ("sending", 0)


# The force


def test_units_are_sacrificed_and_the_force_reaches_the_bid(ages: Game) -> None:
    workers = {"warriors": 2, "knights": 1}
    state = act(discovered(ages, players={0: {"workers": workers}}), "bid 3")
    assert legal(state) == ["send warriors", "send knights"]
    act(state, "send knights")
    assert legal(state) == ["send warriors"]
    act(state, "send warriors")
    assert legal(state) == ["send warriors", "done"]
    act(state, "done")
    assert (board(state)["warriors"], board(state).get("knights"), of(state)["yellow"]) == (
        1,
        None,
        20,
    )
    assert rates(state)[3] == 1


def test_at_least_one_unit_goes_whatever_the_bonus(ages: Game) -> None:
    more = {"technologies": ["satellites"], "secrets": ["bonus-iii"], "wonders": ["colossus"]}
    state = act(discovered(ages, players={0: more}), "bid 1")
    assert legal(state) == ["send warriors", "discard bonus-iii"]
    act(state, "send warriors", "done")
    assert of(state)["secrets"] == ["bonus-iii"]


@pytest.mark.parametrize(
    ("changes", "most"),
    [
        ({}, 3),
        ({"technologies": ["cartography"]}, 5),
        ({"technologies": ["navigation"]}, 6),
        ({"technologies": ["satellites"]}, 7),
        ({"wonders": ["colossus"]}, 4),
        ({"secrets": ["bonus-i", "bonus-ii", "bonus-iii", "rats"]}, 9),
        ({"leader": "james-cook", "secrets": ["rats"]}, 4),
        ({"leader": "james-cook", "secrets": ["rats", "foray", "crusades"]}, 5),
        ({"leader": "james-cook", "secrets": ["rats", "foray", "bonus-iii"]}, 8),
        ({"tactic": "fighting-band"}, 4),
        ({"tactic": "legion"}, 5),
        # What adds to the strength of a civilization does not travel.
        ({"leader": "alexander-the-great"}, 3),
        ({"leader": "napoleon-bonaparte"}, 3),
        ({"wonders": ["great-wall"]}, 3),
        ({"technologies": ["strategy"]}, 3),
        ({"workers": {"warriors": 3, "team-sports": 1}}, 3),
        ({"colonies": ["strategic-territory-ii"]}, 3),
        ({"government": "fundamentalism"}, 3),
    ],
)
def test_the_most_that_can_be_sent(ages: Game, changes: Data, most: int) -> None:
    player = {"workers": {"warriors": 3}, **changes}
    assert legal(discovered(ages, players={0: player}))[-1] == f"bid {most}"


def test_armies_among_those_who_go_add_their_tactic(ages: Game) -> None:
    """Outdated ones less, and air forces double one of them."""
    workers = {"warriors": 1, "riflemen": 1, "cavalrymen": 2, "cannon": 2, "air-forces": 1}
    player = {"tactic": "napoleonic-army", "workers": workers}
    state = discovered(ages, players={0: player})
    assert legal(state)[-1] == f"bid {1 + 3 + 6 + 6 + 5 + 7 * 2 + 4}"
    act(state, "bid 13", "send warriors", "send cavalrymen", "send cannon")
    assert "done" not in legal(state)  # 1 + 3 + 3 + 4
    modern = discovered(ages, players={0: player})
    act(modern, "bid 16", "send riflemen", "send cavalrymen", "send cannon")
    assert "done" in legal(modern)  # 9 + 7


def test_genghis_sends_infantry_as_cavalry(ages: Game) -> None:
    player = {"leader": "genghis-khan", "tactic": "heavy-cavalry", "workers": {"warriors": 3}}
    assert legal(discovered(ages, players={0: player}))[-1] == "bid 7"


def test_cook_sends_two_cards_for_one_each(ages: Game) -> None:
    player = {"leader": "james-cook", "secrets": ["rats", "foray", "crusades", "bonus-i"]}
    state = act(discovered(ages, players={0: player}, journal=True), "bid 4", "send warriors")
    act(state, "discard rats", "discard foray")
    assert legal(state) == ["discard bonus-i"]  # no third one of the others
    act(state, "discard bonus-i", "done")
    assert of(state)["secrets"] == ["crusades"]
    [event] = [event for event in state.journal or () if event.facts["kind"] == "colonized"]
    assert (event.told_to(1)["cards"], event.told_to(1)["others"], event.reveals) == (
        ["bonus-i"],
        2,
        True,
    )


def test_others_cannot_send_cards_that_are_no_bonus(ages: Game) -> None:
    state = act(discovered(ages, players={0: {"secrets": ["rats", "bonus-i"]}}), "bid 1")
    assert legal(state) == ["send warriors", "discard bonus-i"]


# What it brings


@pytest.mark.parametrize("territory", TERRITORIES)
def test_a_colony_gives_something_for_good_and_something_once(ages: Game, territory: str) -> None:
    printed = facts.MILITARY[territory]
    state = discovered(ages, territory, age="II")
    before = of(state)
    act(state, "bid 1", "send warriors", "done")
    after = of(state)
    gives = printed["gives"]
    sacrificed = 1
    changed: dict[str, int] = {
        "science": printed.get("science", 0),
        "culture": printed.get("culture", 0),
        "food": printed.get("food", 0),
        "resources": printed.get("resources", 0),
        "idle": printed.get("population", 0),
        "yellow": gives.get("yellow", 0) + sacrificed - printed.get("population", 0),
        "happy": gives.get("happy", 0),
        "strength": gives.get("strength", 0) - 1,
    }
    assert {name: after[name] - before[name] for name in changed} == changed
    stored = printed.get("food", 0) + printed.get("resources", 0)
    assert after["blue"] - before["blue"] == gives.get("blue", 0) - stored
    assert len(after["secrets"]) - len(before["secrets"]) == printed.get("draw", 0)
    assert after["colonies"] == [territory]


def test_what_lasts_comes_before_what_comes_once(ages: Game) -> None:
    """The bank is empty: the worker of the immediate effect is one of the new tokens."""
    player = {"yellow": 0, "blue": 0, "workers": {"warriors": 1}}
    state = discovered(ages, "inhabited-territory-ii", players={0: player})
    act(state, "bid 1", "send warriors", "done")
    assert (of(state)["idle"], of(state)["yellow"]) == (1 + 2, 0 + 1 + 3 - 2)
    state = discovered(ages, "wealthy-territory-i", players={0: player})
    act(state, "bid 1", "send warriors", "done")
    assert (of(state)["resources"], of(state)["blue"]) == (3, 0)  # three tokens, three resources


def test_a_strategic_territory_draws_no_cards_in_age_iv(ages: Game) -> None:
    state = discovered(ages, "strategic-territory-ii", age="IV", draw=["bonus-iii"] * 9)
    act(state, "bid 1", "send warriors", "done")
    assert of(state)["secrets"] == []


def test_a_colony_that_is_lost_takes_its_tokens_along(ages: Game) -> None:
    """Yellow ones from the bank only, blue ones from cards where the bank has none."""
    victim = {
        "colonies": ["developed-territory-ii"], "yellow": 1, "blue": 1, "tokens": {"bronze": 3},
        "workers": {"warriors": 0},
    }  # fmt: skip
    players = {0: {"secrets": ["annex-ii"]}, 1: victim}
    state = position(ages, phase="politics", age="II", players=players)
    act(state, "attack annex-ii 1")
    assert (of(state, 1)["yellow"], of(state, 1)["blue"], of(state, 1)["resources"]) == (0, 0, 2)
    assert (of(state)["yellow"], of(state)["blue"], of(state)["science"]) == (20, 18, 0)

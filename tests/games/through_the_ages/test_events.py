"""Every event: whom it concerns, what it does, and what it asks."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from .table import Data, act, asked, board, left, legal, look, of, position, rates

ARMY = {0: 2, 1: 1, 2: 3, 3: 1}  # warriors: the third seat is strongest, the last is weakest


def happening(
    game: Game,
    event: str,
    seats: int = 3,
    seat: int = 0,
    age: str = "II",
    players: dict[int, Any] | None = None,
    **more: Any,
) -> State:
    """The event happens at once: the player whose turn it is has prepared another one.

    That one is of Age A, so that it scores nothing.
    """
    changes: dict[int, Data] = {
        number: {"workers": {"warriors": ARMY[number]}} for number in range(seats)
    }
    for number, change in (players or {}).items():
        workers = changes[number]["workers"] | change.get("workers", {})
        changes[number] = {**change, "workers": workers}
    changes[seat].setdefault("secrets", [])
    changes[seat]["secrets"] = [*changes[seat]["secrets"], "development-of-crafts"]
    state = position(
        game, seats, seat, "politics", age=age, players=changes, events=[event, "rats"], **more
    )
    return act(state, "prepare development-of-crafts")


def each(state: State, what: str) -> list[Any]:
    return [of(state, seat)[what] for seat in range(state.seats)]


# Age A


@pytest.mark.parametrize(
    ("event", "gains"),
    [
        ("agriculture", {"food": 2}),
        ("crafts", {"resources": 2}),
        ("science", {"science": 2}),
        ("trade-routes", {"science": 1, "food": 1, "resources": 1}),
        ("settlement", {"idle": 1}),
    ],
)
def test_developments_for_everybody(ages: Game, event: str, gains: dict[str, int]) -> None:
    state = happening(ages, f"development-of-{event}")
    for what in ("food", "resources", "science", "idle"):
        assert each(state, what) == [gains.get(what, 0) + (1 if what == "idle" else 0)] * 3
    assert asked(state) == ("acting", 0)


def test_development_of_markets(ages: Game) -> None:
    state = happening(ages, "development-of-markets", 2, seat=1)
    assert asked(state) == ("choosing-goods", 1)  # clockwise from the player whose turn it is
    act(state, "food")
    assert (asked(state), legal(state)) == (("choosing-goods", 0), ["food", "resources"])
    act(state, "resources")
    assert (each(state, "food"), each(state, "resources")) == ([0, 2], [2, 0])


def test_development_of_politics(ages: Game) -> None:
    state = happening(ages, "development-of-politics")
    assert [len(cards) for cards in each(state, "secrets")] == [3, 3, 3]
    assert look(state, 0)["draw"] == 12 - 9


@pytest.mark.parametrize(("event", "card"), [("religion", "religion"), ("warfare", "warriors")])
def test_developments_that_build_for_nothing(ages: Game, event: str, card: str) -> None:
    state = happening(ages, f"development-of-{event}", players={1: {"idle": 0}})
    assert asked(state) == ("free-building", 0)
    assert legal(state) == [f"build {card}", "pass"]
    before = board(state).get(card, 0)
    act(state, f"build {card}")
    assert (board(state)[card], of(state)["idle"]) == (before + 1, 0)
    assert asked(state) == ("free-building", 2)  # the one between has nobody idle
    act(state, "pass")
    assert (of(state, 2)["idle"], asked(state), left(state)) == (1, ("acting", 0), (4, 2))


def test_a_free_temple_keeps_to_the_limit(ages: Game) -> None:
    players = {0: {"workers": {"religion": 2}}}
    state = happening(ages, "development-of-religion", 2, players=players)
    assert asked(state) == ("free-building", 1)


def test_development_of_civilization(ages: Game) -> None:
    """A worker, a building or a technology, each one cheaper, and no action is spent."""
    rich = {"food": 1, "resources": 1, "science": 4, "hand": ["iron", "monarchy"]}
    state = happening(ages, "development-of-civilization", 2, players={0: rich})
    assert legal(state) == [
        "grow", "build agriculture", "build bronze", "develop iron", "revolt monarchy", "pass",
    ]  # fmt: skip
    grown = act(state.copy(), "grow")
    assert (of(grown)["food"], of(grown)["idle"], left(grown)) == (0, 2, (4, 2))
    assert of(act(state.copy(), "build bronze"))["resources"] == 0
    assert of(act(state.copy(), "develop iron"))["science"] == 0
    revolution = act(state, "revolt monarchy")
    assert (of(revolution)["science"], left(revolution)) == (3, (0, 3))
    assert asked(state) == ("acting", 0)  # the other one could do nothing


# Age I


def test_barbarians_hit_the_richest_if_weak(ages: Game) -> None:
    """Among the two weakest; with two players the weaker one."""
    for seats, richest, hit in ((3, 1, True), (3, 2, False), (2, 1, True), (2, 0, False)):
        state = happening(ages, "barbarians", seats, players={richest: {"culture": 9}})
        assert each(state, "idle") == [1 - (hit and seat == richest) for seat in range(seats)]


def test_border_conflict(ages: Game) -> None:
    state = happening(ages, "border-conflict")
    assert (asked(state), of(state, 2)["resources"]) == (("destroying-own", 1), 3)
    assert legal(state) == ["destroy agriculture", "destroy bronze", "destroy philosophy"]
    act(state, "destroy philosophy")
    assert (of(state, 1)["idle"], rates(state, 1)[0]) == (2, 0)


def test_crusades(ages: Game) -> None:
    state = happening(ages, "crusades", players={seat: {"culture": 10} for seat in range(3)})
    assert state.scores() == [10, 6, 14]


@pytest.mark.parametrize(
    ("event", "science", "culture"),
    [
        ("cultural-influence", 0, 4),
        ("scientific-breakthrough", 5, 0),
        ("popularization-of-science", 0, 5),
    ],
)
def test_points_as_rated(ages: Game, event: str, science: int, culture: int) -> None:
    state = happening(ages, event, players={1: {"workers": {"drama": 2, "alchemy": 2}}})
    assert (of(state, 1)["science"], of(state, 1)["culture"]) == (science, culture)


def test_foray(ages: Game) -> None:
    """The two strongest, as they like; with two players the stronger one."""
    state = happening(ages, "foray")
    assert asked(state) == ("splitting-goods", 0)
    act(state, "food", "resources", "food")
    assert asked(state) == ("splitting-goods", 2)
    act(state, "resources", "resources", "resources")
    assert (each(state, "food"), each(state, "resources")) == ([2, 0, 0], [1, 0, 3])
    assert asked(act(happening(ages, "foray", 2), "food", "food", "food")) == ("acting", 0)


def test_good_harvest_and_new_deposits(ages: Game) -> None:
    hungry = {"yellow": 5, "workers": {"irrigation": 1, "iron": 2}, "blue": 8}
    state = happening(ages, "good-harvest", players={1: hungry})
    assert (each(state, "food"), each(state, "resources")) == ([2, 4, 2], [0, 0, 0])
    state = happening(ages, "new-deposits", players={1: hungry})
    assert (each(state, "food"), each(state, "resources")) == ([0, 0, 0], [2, 6, 2])


def test_immigration(ages: Game) -> None:
    state = happening(
        ages, "immigration", players={1: {"workers": {"religion": 1}}, 2: {"leader": "homer"}}
    )
    assert each(state, "idle") == [1, 2, 2]
    assert each(happening(ages, "immigration"), "idle") == [2, 2, 2]


def test_pestilence(ages: Game) -> None:
    state = happening(ages, "pestilence", players={1: {"idle": 0}})
    assert (each(state, "idle"), asked(state)) == ([0, 0, 1], ("losing-workers", 1))
    act(state, "lose warriors")
    assert (each(state, "idle"), each(state, "yellow"), rates(state, 1)[3]) == (
        [0] * 3,
        [19] * 3,
        0,
    )


def test_raiders(ages: Game) -> None:
    state = happening(
        ages, "raiders", players={seat: {"food": 1, "resources": 2} for seat in range(3)}
    )
    assert asked(state) == ("splitting-goods", 0)
    act(state, "resources", "resources")
    assert (asked(state), legal(state)) == (("splitting-goods", 1), ["food", "resources"])
    act(state, "food")
    assert (each(state, "food"), each(state, "resources")) == ([1, 0, 1], [0, 1, 2])


def test_rats(ages: Game) -> None:
    state = happening(ages, "rats", players={0: {"food": 3}, 1: {"tokens": {"irrigation": 2}}})
    assert (each(state, "food"), each(state, "blue")) == ([0] * 3, [19, 18, 16])


def test_rebellion(ages: Game) -> None:
    """Two civil actions that are there, for each discontent worker."""
    players = {0: {"yellow": 16}, 1: {"yellow": 8}}
    state = happening(ages, "rebellion", players=players)
    assert [left(state, seat)[0] for seat in range(3)] == [2, 0, 4]
    act(state, "end-turn")
    assert (asked(state), left(state, 1)[0]) == (("acting", 1), 0)
    assert legal(state, "revolt") == []


def test_reign_of_terror(ages: Game) -> None:
    assert each(happening(ages, "reign-of-terror"), "idle") == [1, 0, 1]


def test_uncertain_borders(ages: Game) -> None:
    assert each(happening(ages, "uncertain-borders"), "yellow") == [18, 17, 19]
    state = happening(ages, "uncertain-borders", players={1: {"yellow": 0}})
    assert each(state, "yellow") == [18, 0, 18]


# Age II


def test_civil_unrest(ages: Game) -> None:
    players = {
        0: {"yellow": 12, "culture": 10},
        1: {"yellow": 12, "culture": 5},
        2: {"yellow": 16, "culture": 9},
    }
    state = happening(ages, "civil-unrest", players=players)
    assert (state.scores(), each(state, "blue")) == ([2, 0, 5], [15, 15, 16])
    assert each(happening(ages, "civil-unrest"), "blue") == [16, 16, 16]


def test_crime_wave(ages: Game) -> None:
    players: dict[int, Data] = {seat: {"culture": 5} for seat in range(3)}
    state = happening(ages, "crime-wave", players=players)
    assert (state.scores(), each(state, "blue")) == ([2, 2, 5], [15, 15, 16])
    players[1]["blue"] = 0
    players[1]["tokens"] = {"bronze": 1, "irrigation": 3}
    state = happening(ages, "crime-wave", 2, players={seat: players[seat] for seat in (0, 1)})
    assert (of(state, 1)["blue"], of(state, 1)["resources"], of(state, 1)["food"]) == (0, 0, 6)


def test_economic_progress(ages: Game) -> None:
    """Corruption, food, consumption and resources; nothing is scored, and no uprising is seen."""
    poor = {"yellow": 9, "blue": 8, "resources": 3, "idle": 0}
    state = happening(ages, "economic-progress", players={1: poor})
    assert (of(state, 1)["food"], of(state, 1)["resources"]) == (2 - 2, 3 - 2 + 2)
    assert (each(state, "food"), each(state, "science"), state.scores()) == (
        [2, 0, 2],
        [0] * 3,
        [0] * 3,
    )


def test_emigration(ages: Game) -> None:
    """Half of the discontent workers, rounded up."""
    players = {0: {"yellow": 9, "idle": 3}, 1: {"yellow": 13, "idle": 3}, 2: {"idle": 3}}
    assert each(happening(ages, "emigration", players=players), "idle") == [1, 2, 3]


@pytest.mark.parametrize(
    ("age", "reading", "kept"),
    [("II", "all", [False, True, False]), ("III", "all", [False, False, True]),
     ("IV", "all", [False, False, False]), ("IV", "older", [False, False, True])],
)  # fmt: skip
def test_iconoclasm(ages: Game, age: str, reading: str, kept: list[bool]) -> None:
    leaders = ["michelangelo", "isaac-newton", "sid-meier"]
    players = {seat: {"leader": leader} for seat, leader in enumerate(leaders)}
    state = happening(ages, "iconoclasm", age=age, players=players, iconoclasm_in_age_iv=reading)
    assert [leader is not None for leader in each(state, "leader")] == kept


def test_independence_declaration(ages: Game) -> None:
    players = {
        1: {
            "colonies": ["vast-territory-i", "strategic-territory-i"],
            "yellow": 2,
            "workers": {"warriors": 0},
        }
    }
    state = happening(ages, "independence-declaration", players=players)
    assert legal(state) == ["cede strategic-territory-i", "cede vast-territory-i"]
    act(state, "cede vast-territory-i")
    one = of(state, 1)
    assert (one["colonies"], one["yellow"], one["blue"]) == (["strategic-territory-i"], 0, 17)
    assert "vast-territory-i" in look(state, 0)["past"]
    assert asked(happening(ages, "independence-declaration")) == ("acting", 0)


def test_international_agreement(ages: Game) -> None:
    """Cards for five actions, none of one's own; the row is filled; no politics next time."""
    row = ["iron", "reserves-ii", "drama", None, None, "warfare", None, None, None, "knights"]
    state = happening(ages, "international-agreement", row=row, deck=["coal"] * 30)
    assert asked(state) == ("agreement", 2)
    act(state, "take 10", "take 1")
    assert legal(state) == ["take 2", "take 3", "done"]
    act(state, "take 2")
    assert left(state, 2) == (4, 2)
    assert sorted(of(state, 2)["hand"]) == ["iron", "knights", "reserves-ii"]
    assert of(state, 2)["fresh"] == []  # it can be played in the same turn
    assert asked(state) == ("acting", 0)  # nothing more can be had
    assert look(state, 0)["row"] == ["drama", "warfare"] + ["coal"] * 11
    assert of(state, 2)["skips"]
    act(state, "end-turn", "end-turn")
    assert asked(state) == ("acting", 2)
    assert not of(state, 2)["skips"]


def test_international_agreement_can_be_passed(ages: Game) -> None:
    state = act(happening(ages, "international-agreement", row=["iron"]), "pass")
    assert (of(state, 2)["skips"], look(state, 0)["row"][0]) == (False, "iron")


def test_international_agreement_keeps_to_the_limit_of_the_hand(ages: Game) -> None:
    players = {2: {"hand": ["coal", "oil", "opera", "movies"]}}
    state = happening(ages, "international-agreement", row=["iron", "taj-mahal"], players=players)
    assert legal(state) == ["take 2", "pass"]


def test_international_agreement_can_end_the_age(ages: Game) -> None:
    state = happening(ages, "international-agreement", row=["iron"] * 13, deck=["coal"])
    act(state, "take 1")  # there is nothing else to be had
    assert (look(state, 0)["age"], look(state, 0)["deck"]) == ("III", 50)


def test_national_pride(ages: Game) -> None:
    state = happening(ages, "national-pride", players={0: {"culture": 3}, 1: {"culture": 4}})
    assert state.scores() == [3, 9, 0]


def test_politics_of_strength(ages: Game) -> None:
    players = {1: {"secrets": ["rats", "foray", "crusades", "pestilence"]}}
    state = happening(ages, "politics-of-strength", players=players)
    assert (len(of(state, 2)["secrets"]), asked(state)) == (5, ("discarding", 1))
    act(state, "discard foray", "discard rats", "discard pestilence")
    assert (of(state, 1)["secrets"], asked(state)) == (["crusades"], ("acting", 0))


def test_politics_of_strength_in_age_iv(ages: Game) -> None:
    players = {1: {"secrets": ["rats"], "culture": 9}}
    state = happening(ages, "politics-of-strength", age="IV", players=players, draw=[], deck=[])
    assert (state.scores(), of(state, 1)["secrets"]) == ([0, 6, 5], ["rats"])


def test_prosperity(ages: Game) -> None:
    players = {1: {"workers": {"theology": 2}}, 2: {"workers": {"professional-sports": 3}}}
    assert each(happening(ages, "prosperity", players=players), "food") == [0, 4, 8]


def test_ravages_of_time(ages: Game) -> None:
    """A wonder of Age A or I; only culture is left of it."""
    players = {
        0: {"wonders": ["pyramids", "great-wall", "kremlin"]},
        1: {"wonders": ["universitas-carolina"]},
        2: {"wonders": ["eiffel-tower"]},
    }
    state = happening(ages, "ravages-of-time", players=players)
    assert legal(state) == ["ruin pyramids", "ruin great-wall"]
    act(state, "ruin pyramids")
    assert (left(state)[0], rates(state)[1]) == (5, 2 + 1 + 2)  # the Kremlin gives one too
    assert of(state, 1)["wonders"] == [
        {"card": "universitas-carolina", "ruined": True, "tucked": False}
    ]
    assert (rates(state, 1)[:2], rates(state, 2)[1]) == ((1, 2), 4)


def test_refugees(ages: Game) -> None:
    players = {seat: {"culture": 5} for seat in range(3)}
    state = happening(ages, "refugees", players=players)
    assert (state.scores(), each(state, "idle")) == ([5, 2, 8], [1, 0, 2])


def test_terrorism(ages: Game) -> None:
    players = {0: {"culture": 1}, 1: {"culture": 2, "workers": {"drama": 1}}}
    state = happening(ages, "terrorism", players=players)
    assert asked(state) == ("razing", 2)  # the other has one building only, which is gone
    assert (legal(state), rates(state, 0)[0]) == (["raze philosophy", "raze drama"], 0)
    act(state, "raze drama")
    assert (of(state, 1)["idle"], rates(state, 1)[1]) == (2, 0)


# Age III: how they score is told in test_scoring


IMPACTS = {
    "agriculture": [6, 6, 6],
    "architecture": [0, 1, 0],
    "balance": [0, 2, 0],
    "colonies": [0, 0, 3],
    "competition": [0, 0, 0],
    "government": [10, 10, 10],
    "happiness": [0, 2, 0],
    "industry": [2, 2, 2],
    "population": [0, 0, 8],
    "progress": [2, 0, 0],
    "science": [14, 7, 0],
    "strength": [7, 0, 14],
    "technology": [0, 0, 4],
    "variety": [6, 4, 4],
    "wonders": [0, 5, 0],
}


@pytest.mark.parametrize("event", IMPACTS)
def test_impacts_happen_like_other_events(ages: Game, event: str) -> None:
    players = {
        0: {"technologies": ["cartography"]},
        1: {"workers": {"drama": 1, "warriors": 0}, "wonders": ["colossus"]},
        2: {
            "colonies": ["wealthy-territory-i"],
            "technologies": ["oil"],
            "workers": {"warriors": 8},
        },
    }
    state = happening(ages, f"impact-of-{event}", age="III", players=players)
    assert state.scores() == IMPACTS[event]
    assert asked(state) == ("acting", 0)

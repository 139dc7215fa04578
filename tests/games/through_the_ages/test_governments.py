"""Governments, revolutions, how many actions there are, special technologies and tactics."""

from __future__ import annotations

import pytest

from holocene import Game

from . import facts
from .table import Data, act, asked, left, legal, look, of, position, rates

GOVERNMENTS = [
    card for card, each in facts.CIVIL.items() if each["kind"] == "government" and "science" in each
]
SPECIALS = [card for card, each in facts.CIVIL.items() if each["kind"] == "special"]


def learning(*hand: str, **player: object) -> dict[int, Data]:
    return {0: {"hand": list(hand), "science": 30, **player}}


@pytest.mark.parametrize("card", GOVERNMENTS)
def test_a_government_in_peace(ages: Game, card: str) -> None:
    """One action, the higher price; more actions can be used at once."""
    printed, gives = facts.CIVIL[card], facts.CIVIL[card]["gives"]
    state = act(position(ages, players=learning(card)), f"develop {card}")
    assert of(state)["science"] == 30 - printed["science"]
    assert left(state) == (gives["civil"] - 1, gives["military"])
    assert (of(state)["government"], of(state)["urban_limit"]) == (card, gives["urban"])
    expected = [
        1 + gives.get("science", 0),
        gives.get("culture", 0),
        gives.get("happy", 0),
        1 + gives.get("strength", 0),
    ]
    assert list(rates(state)) == [max(0, rate) for rate in expected]


@pytest.mark.parametrize("card", GOVERNMENTS)
def test_a_government_by_revolution(ages: Game, card: str) -> None:
    """All civil actions, the lower price; new civil actions arrive spent, military ones do not."""
    gives = facts.CIVIL[card]["gives"]
    state = act(position(ages, players=learning(card)), f"revolt {card}")
    assert of(state)["science"] == 30 - facts.CIVIL[card]["revolution"]
    assert left(state) == (0, gives["military"])
    act(state, "end-turn")
    assert left(state) == (gives["civil"], gives["military"])


def test_a_revolution_wants_every_civil_action_unspent(ages: Game) -> None:
    state = position(ages, players=learning("monarchy", food=9))
    assert legal(state, "revolt") == ["revolt monarchy"]
    act(state, "grow")
    assert legal(state, "revolt") == []
    assert legal(state, "develop") == ["develop monarchy"]


def test_a_leader_who_is_replaced_leaves_all_actions_unspent(ages: Game) -> None:
    players = learning("monarchy", "michelangelo", leader="moses")
    state = act(position(ages, players=players), "play michelangelo")
    assert legal(state, "revolt") == ["revolt monarchy"]


@pytest.mark.parametrize(
    ("spent", "after"), [((3, 3), (3, 2)), ((0, 0), (5, 4)), ((6, 4), (0, 1)), ((1, 4), (5, 1))]
)
def test_of_actions_that_are_lost_the_spent_ones_go_first(
    ages: Game, spent: tuple[int, int], after: tuple[int, int]
) -> None:
    """From seven and five to five and four, and developing it costs one of the seven."""
    civil, military = spent
    player = {
        "government": "constitutional-monarchy", "technologies": ["code-of-laws", "warfare"],
        "civil": 7 - civil, "civil_spent": civil,
        "military": 5 - military, "military_spent": military,
    }  # fmt: skip
    state = act(position(ages, players=learning("theocracy", **player)), "develop theocracy")
    assert of(state)["civil"]["total"] == 5
    assert of(state)["military"]["total"] == 4
    assert left(state) == after


def test_urban_buildings_over_a_lower_limit_stay(ages: Game) -> None:
    players = learning("monarchy", government="democracy", workers={"drama": 4}, resources=9)
    state = act(position(ages, players=players), "develop monarchy")
    assert of(state)["urban_limit"] == 3
    assert rates(state)[1] == 8
    assert "build drama" not in legal(state)


@pytest.mark.parametrize(
    "kind", ["philosophy", "religion", "drama", "printing-press", "bread-and-circuses"]
)
@pytest.mark.parametrize(
    ("government", "limit"), [("despotism", 2), ("monarchy", 3), ("democracy", 4)]
)
def test_the_limit_of_urban_buildings(ages: Game, kind: str, government: str, limit: int) -> None:
    """Of each kind, all levels together; farms, mines and units have none."""
    for count in (limit - 1, limit):
        player = {
            "government": government,
            "workers": {"philosophy": 0, kind: count},
            "resources": 20,
        }
        state = position(ages, players={0: player | {"idle": 3}})
        assert (f"build {kind}" in legal(state)) is (count < limit)
        assert {"build agriculture", "build bronze", "build warriors"} <= set(legal(state))


def test_levels_count_together_and_an_upgrade_is_no_further_building(ages: Game) -> None:
    player = {"workers": {"philosophy": 1, "alchemy": 1}, "resources": 20}
    state = position(ages, players={0: player})
    assert legal(state, "build ph") == legal(state, "build al") == []
    assert legal(state, "upgrade") == ["upgrade philosophy alchemy"]


def test_levels_can_be_skipped_in_an_upgrade(ages: Game) -> None:
    players = {0: {"technologies": ["iron", "oil"], "resources": 9}}
    state = act(position(ages, players=players), "upgrade bronze oil")
    assert of(state)["resources"] == 0


# Special technologies


@pytest.mark.parametrize("card", SPECIALS)
def test_special_technologies(ages: Game, card: str) -> None:
    gives = facts.CIVIL[card]["gives"]
    state = act(position(ages, players=learning(card)), f"develop {card}")
    assert (of(state)["specials"], of(state)["science"]) == (
        [card],
        30 - facts.CIVIL[card]["science"],
    )
    assert left(state) == (3 + gives.get("civil", 0), 2 + gives.get("military", 0))
    assert (rates(state)[3], of(state)["blue"]) == (
        1 + gives.get("strength", 0),
        16 + gives.get("blue", 0),
    )


@pytest.mark.parametrize("new", SPECIALS)
def test_one_of_each_branch_and_the_higher_one_stays(ages: Game, new: str) -> None:
    for old in SPECIALS:
        if old == new:
            continue
        same = facts.CIVIL[old]["branch"] == facts.CIVIL[new]["branch"]
        higher = len(facts.CIVIL[new]["age"]) > len(facts.CIVIL[old]["age"])
        state = position(ages, players=learning(new, technologies=[old]))
        act(state, f"develop {new}")
        assert set(of(state)["specials"]) == ({new if higher else old} if same else {new, old})


@pytest.mark.parametrize("card", ["warfare", "iron", "monarchy"])
def test_no_technology_is_taken_that_is_in_play_or_in_hand(ages: Game, card: str) -> None:
    own = {"government": "monarchy"} if card == "monarchy" else {"technologies": [card]}
    for player in (own, {"hand": [card]}):
        assert legal(position(ages, row=[card], players={0: player}), "take") == []
    assert legal(position(ages, row=[card]), "take") == ["take 1"]


@pytest.mark.parametrize(
    ("card", "most"), [(None, 1), ("masonry", 2), ("architecture", 3), ("engineering", 4)]
)
def test_stages_for_one_action(ages: Game, card: str | None, most: int) -> None:
    player = {"technologies": [card] if card else [], "site": "internet", "resources": 20}
    state = position(ages, players={0: player})
    assert legal(state, "raise") == [f"raise {count}" for count in range(1, most + 1)]
    act(state, f"raise {most}")
    cost = sum([2, 3, 4, 3, 2][:most])
    assert (of(state)["resources"], left(state)[0], of(state)["site"]["stages"]) == (
        20 - cost,
        3,
        most,
    )


def test_no_more_stages_than_are_left_or_can_be_paid(ages: Game) -> None:
    player = {"technologies": ["engineering"], "site": "internet", "stages": 3, "resources": 20}
    assert legal(position(ages, players={0: player}), "raise") == ["raise 1", "raise 2"]
    player |= {"stages": 0, "resources": 5}
    assert legal(position(ages, players={0: player}), "raise") == ["raise 1", "raise 2"]


REDUCTIONS = {
    "masonry": {"philosophy": 0, "alchemy": 1, "scientific-method": 1, "computers": 1},
    "architecture": {"philosophy": 0, "alchemy": 1, "scientific-method": 2, "computers": 2},
    "engineering": {"philosophy": 0, "alchemy": 1, "scientific-method": 2, "computers": 3},
}


@pytest.mark.parametrize("card", REDUCTIONS)
def test_cheaper_urban_buildings(ages: Game, card: str) -> None:
    for lab, off in REDUCTIONS[card].items():
        player = {"technologies": [card, lab], "resources": 20, "workers": {"philosophy": 0}}
        state = act(position(ages, players={0: player}), f"build {lab}")
        assert of(state)["resources"] == 20 - facts.CIVIL[lab]["resources"] + off


# Tactics


def armed(**player: object) -> dict[int, Data]:
    return {0: {"workers": {"warriors": 4}, "government": "communism", **player}}


def test_one_tactic_in_a_turn(ages: Game) -> None:
    players = armed(secrets=["legion", "fighting-band"])
    state = position(ages, tactics=["medieval-army"], players=players)
    assert legal(state, "adopt") + legal(state, "copy") == [
        "adopt fighting-band", "adopt legion", "copy medieval-army",
    ]  # fmt: skip
    act(state, "adopt legion")
    assert legal(state, "adopt") + legal(state, "copy") == []


def test_an_own_tactic_cannot_be_copied_until_it_is_everybodys(ages: Game) -> None:
    players = {0: {"tactic": "legion", "exclusive": True}, 1: {}}
    state = act(position(ages, players=players), "end-turn")
    assert legal(state, "copy") == []
    act(state, "end-turn", "pass", "end-turn", "pass")
    assert legal(state, "copy") == ["copy legion"]


def test_a_second_copy_of_a_tactic_leaves_the_game(ages: Game) -> None:
    players = {1: {"tactic": "legion", "exclusive": True}}
    state = act(position(ages, tactics=["legion"], players=players), "end-turn")
    assert look(state, 0)["tactics"] == ["legion"]
    assert (of(state, 1)["tactic"], of(state, 1)["exclusive"]) == ("legion", False)


def test_nobody_copies_the_tactic_that_is_in_use(ages: Game) -> None:
    state = position(ages, tactics=["legion"], players=armed(tactic="legion"))
    assert legal(state, "copy") == []


def test_the_actions_of_tactics(ages: Game) -> None:
    poor = armed(secrets=["legion"], military=1)
    state = position(ages, tactics=["phalanx"], players=poor)
    assert (legal(state, "adopt"), legal(state, "copy")) == (["adopt legion"], [])
    assert left(act(state, "adopt legion"))[1] == 0


def test_a_tactic_outlives_its_age(ages: Game) -> None:
    players = {0: {"tactic": "legion"}, 1: {"tactic": "phalanx", "exclusive": True}}
    state = position(ages, age="II", tactics=["legion"], players=players, deck=["oil"])
    act(state, "end-turn")
    assert (look(state, 0)["age"], look(state, 0)["tactics"]) == ("III", ["legion", "phalanx"])
    assert of(state)["tactic"] == "legion"


def test_a_tactic_from_the_hand_is_news_and_a_copied_one_is_not(ages: Game) -> None:
    for action, reveals in (("adopt legion", True), ("copy phalanx", False)):
        state = position(ages, tactics=["phalanx"], players=armed(secrets=["legion"]), journal=True)
        act(state, action)
        assert state.journal is not None
        assert state.journal.events[-1].reveals is reveals


def test_armies_follow_every_change_of_units(ages: Game) -> None:
    player = {
        "tactic": "phalanx",
        "workers": {"warriors": 2},
        "technologies": ["knights"],
        "resources": 9,
    }
    state = position(ages, players={0: player})
    assert rates(state)[3] == 2
    assert rates(act(state, "build knights"))[3] == 2 + 2 + 3
    assert rates(act(state, "destroy warriors"))[3] == 1 + 2
    assert asked(state) == ("acting", 0)

"""A turn: culture cards, figures, the four columns and the rest space."""

from __future__ import annotations

import json
from typing import Any

from holocene.core.game import Game
from holocene.games.endless_winter import loading

from .table import TRIBES, act, asked, due, goods, legal, look, of, points, position

RITE, DEVELOP, MIGRATE, HUNT = "rite-of-passage", "develop", "migrate", "hunt"


def test_every_figure_goes_to_every_place(winter: Game) -> None:
    state = position(winter)
    assert len(legal(state, "place")) == 10
    state = position(winter, players={0: {"figures": ["rest", "hunt", None]}})
    assert legal(state) == [
        f"place tribe {place}" for place in (RITE, DEVELOP, MIGRATE, HUNT, "rest")
    ]


def test_the_first_culture_card_is_free_each_further_costs_a_card(winter: Game) -> None:
    hand = ["foraging-basket", "stone-knapping", "brave", "elder"]
    state = position(winter, players={0: {"hand": hand}})
    act(state, "play foraging-basket")
    assert goods(state) == (3, 0)
    act(state, "play stone-knapping")
    assert asked(state) == ("discarding", 0)
    assert legal(state) == ["discard brave", "discard elder"]
    act(state, "discard elder", "tool")
    assert goods(state) == (3, 2)
    assert of(state)["discards"] == ["elder"]


def test_no_second_culture_card_without_another_card(winter: Game) -> None:
    state = position(winter, players={0: {"hand": ["foraging-basket", "stone-knapping"]}})
    act(state, "play foraging-basket")
    assert legal(state, "play") == []


def test_an_ability_with_a_price_may_be_left_alone(winter: Game) -> None:
    state = position(winter, players={0: {"hand": ["standing-stone"], "tools": 1}})
    act(state, "play standing-stone")
    assert legal(state) == ["use standing-stone", "skip"]
    assert goods(act(state, "skip")) == (0, 1)


def test_nobody_has_to_reveal_animals_by_a_card(winter: Game) -> None:
    """What costs nothing happens by itself, but others see the animals too."""
    other = json.loads(loading.ours())
    card = next(each for each in other["culture_cards"] if each["id"] == "snares")
    card["ability"] = {"gain": {"animal_reveal": 1}}
    game = winter.with_components("endless-winter.other", json.dumps(other))
    state = position(game, players={0: {"hand": ["snares"]}}, more={"herd": []})
    act(state, "play snares")
    assert legal(state) == ["use snares", "skip"]
    assert look(act(state, "skip"))["herd"] == []


def test_a_culture_card_for_a_column_waits_for_the_figure(winter: Game) -> None:
    state = position(winter, players={0: {"hand": ["atlatl"]}})
    act(state, "play atlatl")
    assert of(state)["labour"] == 0
    assert of(act(state, "place tribe hunt"))["labour"] == 4
    state = position(winter, players={0: {"hand": ["atlatl"]}})
    assert of(act(state, "play atlatl", "place tribe migrate"))["labour"] == 0


def test_a_culture_card_that_gives_more_than_labour_in_its_column(winter: Game) -> None:
    state = position(winter, players={0: {"hand": ["fluted-points"]}})
    act(state, "play fluted-points", "place tribe hunt", "use fluted-points", "tool")
    assert (of(state)["labour"], of(state)["tools"]) == (4, 1)


def test_culture_cards_are_no_labour(winter: Game) -> None:
    state = position(winter, at=HUNT, players={0: {"hand": ["cordage"]}})
    assert legal(state, "play") == []


def test_what_was_played_is_discarded_and_labour_is_lost(winter: Game) -> None:
    state = position(winter, at=HUNT, players={0: {"hand": ["brave"]}})
    act(state, "play brave", "done")
    mine = of(state)
    assert (mine["discards"], mine["played"], mine["labour"]) == (["brave"], [], 0)
    assert asked(state) == ("beginning", 1)


def test_chiefs_work_in_their_turn_once(winter: Game) -> None:
    state = position(winter, at=HUNT, chief=True)
    act(state, "chief a")
    assert (of(state)["labour"], due(state)) == (2, ["tool"])
    act(state, "tool")
    assert legal(state, "chief") == []


def test_a_chief_for_a_column_works_there_only_and_other_figures_not_at_all(winter: Game) -> None:
    assert legal(position(winter, at=MIGRATE, chief=True), "chief") == []
    assert legal(position(winter, at=HUNT), "chief") == []


def test_a_chief_may_act_before_the_figure_stands_and_must_come_then(winter: Game) -> None:
    me = {"chief": "stonecarver", "side": "b"}
    state = position(winter, players={0: me})
    act(state, "chief b", "tool")
    assert goods(state) == (0, 2)
    assert legal(state) == [
        f"place chief {place}" for place in (RITE, DEVELOP, MIGRATE, HUNT, "rest")
    ]
    act(state, "place chief hunt")
    assert legal(state, "chief") == []


def test_a_resting_chief_uses_what_is_bound_to_no_column(winter: Game) -> None:
    me = {"chief": "stonecarver", "side": "b", "deck": ["brave"], "hand": ["elder"]}
    state = position(winter, players={0: me})
    act(state, "place chief rest", "draw")
    assert legal(state) == ["chief b", "done"]  # and no card of the hand


def test_resting_draws_a_card_and_uses_an_animal(winter: Game) -> None:
    me = {"deck": ["brave"], "animals": {"giant-elk": 1}}
    state = position(winter, players={0: me})
    act(state, "place tribe rest")
    assert due(state) == ["draw"]
    act(state, "draw", "eat-animal giant-elk")
    assert of(state)["hand"] == ["brave"]
    assert of(state)["food"] == 4
    assert of(state)["used"] == {"giant-elk": 1}


# Rite of Passage


def test_recruits_are_of_different_kinds_and_do_not_work_at_once(winter: Game) -> None:
    second = {"bottoms": [1, -1, -1, -1]}
    state = position(winter, at=RITE, players={0: {"labour": 8, "tools": 4}}, more=second)
    piles = list(zip(look(state)["piles"], TRIBES, strict=True))
    act(state, "hire shaman")
    assert legal(state, "hire") == [f"hire {kind}" for kind in TRIBES if kind != "shaman"]
    assert legal(state, "play") == []
    act(state, "done")
    assert "play shaman" in legal(state)
    assert look(state)["piles"] == [left - (kind == "shaman") for left, kind in piles]


def test_an_empty_pile_gives_a_point(winter: Game) -> None:
    more = {"piles": [15, 0, 15, 15, 15]}
    state = position(winter, at=RITE, players={0: {"labour": 4, "tools": 2, "food": 1}}, more=more)
    act(state, "hire craftswoman")
    assert (points(state), of(state)["hand"]) == (1, [])
    act(state, "adopt craftswoman")
    assert (points(state), of(state)["discards"]) == (2, [])


def test_the_middle_of_the_rite_for_one_food_one_or_both(winter: Game) -> None:
    me = {"food": 1, "hand": ["tribesman"], "discards": ["brave"]}
    state = position(winter, at=RITE, players={0: me})
    act(state, "adopt elder")
    assert legal(state, "bury") == [
        "bury tribesman hand", "bury brave discard", "bury elder discard",
    ]  # fmt: skip
    act(state, "bury tribesman hand")
    mine = of(state)
    assert (mine["buried"], mine["discards"], mine["food"]) == (
        ["tribesman"],
        ["brave", "elder"],
        0,
    )
    assert due(state) == ["bury", "idol"]  # the first at the bottom


def test_a_played_card_can_be_buried(winter: Game) -> None:
    state = position(winter, at=RITE, players={0: {"food": 1, "hand": ["tribesman"]}})
    act(state, "play tribesman", "bury tribesman play")
    assert of(state)["buried"] == ["tribesman"]
    assert of(state)["played"] == []


def test_who_comes_second_gets_nothing_at_the_bottom(winter: Game) -> None:
    state = position(winter, at=RITE, more={"bottoms": [1, -1, -1, -1]})
    act(state, "done")
    assert asked(state) == ("beginning", 1)


def test_the_bottom_is_for_the_first_of_a_round(winter: Game) -> None:
    state = position(winter, at=DEVELOP)
    act(state, "done", "tool")
    assert goods(state) == (1, 1)
    assert look(state)["bottoms"] == [None, 0, None, None]


# Develop


def test_a_culture_card_costs_three_labour_and_is_for_later(winter: Game) -> None:
    state = position(winter, at=DEVELOP, players={0: {"labour": 7}})
    card = look(state)["display"][0]
    act(state, f"learn {card}")
    assert (of(state)["labour"], of(state)["hand"]) == (1, [card])
    assert look(state)["display"][0] is None
    assert legal(state, "learn") == legal(state, "play") == []


def test_a_stone_costs_what_its_space_says_and_gives_its_reward(winter: Game) -> None:
    more = {"stones": ["s1-08", "s2-01"]}
    me = {"food": 3, "tools": 2}
    state = position(winter, at=DEVELOP, players={0: me}, more=more)
    assert legal(state, "stone") == ["stone s1-08"]  # in era I none of era II
    act(state, "stone s1-08")
    assert (goods(state), due(state)) == ((2, 1), ["idol"])
    act(state, "idol honour")
    assert of(state)["stones"] == ["s1-08"]
    state = position(winter, at=DEVELOP, players={0: me}, more={**more, "round": 3})
    assert legal(state, "stone") == ["stone s1-08", "stone s2-01"]
    poor = position(winter, at=DEVELOP, players={0: {"food": 1}}, more=more)
    assert legal(poor, "stone") == []


def test_three_stones_are_all(winter: Game) -> None:
    me = {"food": 6, "tools": 6, "stones": ["s1-01", "s1-02", "s1-03"]}
    state = position(winter, at=DEVELOP, players={0: me}, more={"stones": ["s1-08"]})
    assert legal(state, "stone") == []


# Migrate


def test_camps_cost_a_tool_and_moves_labour(winter: Game) -> None:
    state = position(winter, at=MIGRATE, players={0: {"labour": 4, "tools": 1}})
    act(state, "camp", "move c3 c4", "move c4 c5")
    mine = of(state)
    assert (mine["tools"], mine["labour"], mine["camps_left"], mine["food_limit"]) == (0, 0, 3, 7)
    assert legal(state, "move") == legal(state, "camp") == []


def test_no_more_than_five_camps(winter: Game) -> None:
    state = position(winter, at=MIGRATE, players={0: {"tools": 3, "camps": {"c3": 5}}})
    assert legal(state, "camp") == []


def test_the_first_at_migrate_places_a_camp_and_moves_one(winter: Game) -> None:
    state = position(winter, at=MIGRATE)
    act(state, "done")
    assert due(state) == ["camp", "move"]
    act(state, "camp", "move c3 b2")
    assert of(state)["camps"][4] == 1
    assert asked(state) == ("beginning", 1)


def test_food_over_the_limit_is_lost_when_camps_come_back(winter: Game) -> None:
    me = {"food": 10, "camps": {"a1": 1, "a2": 1, "b2": 1, "c3": 2}}
    state = position(winter, at=MIGRATE, players={0: me})
    act(state, "settle a1-a2-b2")
    assert goods(state) == (7, 0)


# Hunt


def test_animals_are_revealed_two_by_two_as_far_as_there_is_room(winter: Game) -> None:
    herd = ["giant-elk"] * 5
    more = {"herd": herd, "herd_deck": ["smilodon"] * 5}
    state = position(winter, at=HUNT, players={0: {"labour": 8}}, more=more)
    act(state, "reveal")
    assert look(state)["herd"] == [*herd, "smilodon"]
    assert legal(state, "reveal") == []


def test_with_one_animal_in_the_deck_one_is_revealed(winter: Game) -> None:
    more = {"herd": [], "herd_deck": ["smilodon"]}
    state = position(winter, at=HUNT, players={0: {"labour": 8, "tools": 1}}, more=more)
    assert legal(state, "hunt") == []  # there are animals, but not here
    act(state, "reveal")
    assert look(state)["herd"] == ["smilodon"]
    assert legal(state, "reveal") == []


def test_where_no_animal_is_left_there_is_a_point(winter: Game) -> None:
    more: dict[str, Any] = {"herd": [], "herd_deck": []}
    state = position(winter, at=HUNT, players={0: {"labour": 2, "tools": 1}}, more=more)
    act(state, "hunt none")
    assert points(state) == 1
    act(state, "done")
    assert points(state) == 2  # the first at the bottom finds an empty deck


def test_a_used_animal_cannot_be_used_again(winter: Game) -> None:
    me = {"animals": {"woolly-rhino": 1}}
    state = position(winter, at=HUNT, players={0: me}, more={"bottoms": [0, 0, 0, 1]})
    act(state, "eat-animal woolly-rhino", "tool")
    assert (goods(state), of(state)["animals"]) == ((3, 1), {})
    state = position(winter, at=HUNT, players={0: {"used": {"woolly-rhino": 1}}})
    assert legal(state, "eat-animal") == []


def test_the_first_at_hunt_takes_the_top_animal(winter: Game) -> None:
    state = position(winter, at=HUNT, more={"herd_deck": ["smilodon", "giant-elk"]})
    act(state, "done")
    assert of(state)["animals"] == {"giant-elk": 1}


def test_after_the_third_turn_a_pile_is_laid(winter: Game) -> None:
    me = {"hand": ["brave", "cordage"], "figures": ["hunt", None, "rest"]}
    state = position(winter, at=HUNT, players={0: me})
    act(state, "done", "done")
    assert asked(state) == ("piling", 0)
    act(state, "pile cordage")
    assert look(state, 1)["players"][0]["pile"] is None
    assert look(state, 1)["players"][0]["pile_count"] == 1
    act(state, "done")
    assert of(state)["hand"] == ["brave"]

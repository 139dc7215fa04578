"""Sentences of the rulebook about turns, the eclipse and the rounds that no other test reads."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.game import Game

from .table import HEXES, act, asked, due, gaining, goods, legal, look, of, points, position, told

RITE, DEVELOP, MIGRATE, HUNT = "rite-of-passage", "develop", "migrate", "hunt"
AWAY = ["hunt", "hunt", "hunt"]


def land(**kinds: str) -> dict[str, Any]:
    return {"land": ["base" if hex == "c3" else kinds.get(hex, "glacier") for hex in HEXES]}


# Cards


def test_a_deck_is_made_of_the_discards_but_not_of_what_lies_above_the_board(winter: Game) -> None:
    me = {"deck": ["brave"], "discards": ["elder", "elder"], "played": ["shaman"]}
    state = position(winter, players={0: me}, decisions=gaining(0, *["draw"] * 4))
    act(state, "draw-all")
    assert sorted(of(state)["hand"]) == ["brave", "elder", "elder"]
    assert due(state) == ["draw"]  # the fourth is something lesser
    assert legal(state) == [f"instead draw {way}" for way in ("offering", "honour", "tool", "food")]


def test_a_deck_made_in_the_eclipse_is_without_the_pile(winter: Game) -> None:
    me = {"pile": ["brave"], "discards": ["elder"], "figures": AWAY}
    state = position(winter, players={0: me}, at="eclipse")
    act(state, "instead megalith draw")
    assert "elder" in of(state)["hand"]
    assert of(state)["pile"] == ["brave"]


def test_each_gatherer_is_used_once(winter: Game) -> None:
    me = {"hand": ["gatherer", "gatherer"], "food": 4}
    state = position(winter, at=HUNT, players={0: me})
    act(state, "play gatherer", "use gatherer", "tool")
    assert legal(state, "use") == []
    act(state, "play gatherer", "use gatherer", "tool")
    assert legal(state, "use") == []
    assert (goods(state), of(state)["labour"]) == ((2, 2), 6)


def test_a_card_is_used_after_the_bottom_until_the_turn_ends(winter: Game) -> None:
    me = {"hand": ["gatherer"], "food": 1}
    state = position(winter, at=DEVELOP, players={0: me})
    act(state, "done", "tool", "play gatherer")
    assert legal(state) == ["use gatherer", "done"]
    act(state, "use gatherer", "tool")
    assert goods(state) == (1, 2)


def test_a_played_card_that_is_buried_can_do_nothing_more(winter: Game) -> None:
    me = {"hand": ["gatherer", "gatherer"], "food": 4}
    state = position(winter, at=RITE, players={0: me}, more={"bottoms": [1, -1, -1, -1]})
    act(state, "play gatherer", "play gatherer", "bury gatherer play", "skip")
    assert legal(state) == ["use gatherer", "done"]  # the other one
    act(state, "use gatherer", "tool")
    assert asked(state) == ("beginning", 1)
    assert of(state)["tools"] == 1


def test_a_tribe_card_by_a_culture_card_may_work_in_the_same_turn(winter: Game) -> None:
    state = position(winter, players={0: {"hand": ["initiation-masks"]}}, more={"round": 3})
    act(state, "play initiation-masks", "hire hunter", "place tribe hunt", "play hunter")
    assert of(state)["labour"] == 4


def test_no_ability_of_the_eclipse_in_a_turn(winter: Game) -> None:
    state = position(winter, at=HUNT, players={0: {"hand": ["craftswoman"]}})
    act(state, "play craftswoman")
    assert legal(state, "use") == []
    assert of(state)["labour"] == 2


# Columns


def test_who_comes_again_is_not_first_again(winter: Game) -> None:
    state = position(winter, at=DEVELOP, more={"bottoms": [-1, 0, -1, -1]})
    act(state, "done")
    assert (goods(state), asked(state)) == ((0, 0), ("beginning", 1))


def test_a_first_who_can_take_nothing_leaves_nothing_to_the_second(winter: Game) -> None:
    me = {"camps": {"c3": 5}}
    state = position(winter, at=MIGRATE, players={0: me})
    act(state, "done", "skip", "place tribe migrate", "done")
    assert look(state)["bottoms"] == [None, None, 0, None]
    assert of(state, 1)["camps_left"] == 4


def test_the_middle_is_done_once_and_ends_the_top(winter: Game) -> None:
    me = {"animals": {"giant-elk": 2}, "labour": 4, "tools": 2}
    more = {"herd": ["smilodon"], "bottoms": [0, 0, 0, 1]}
    state = position(winter, at=HUNT, players={0: me}, more=more)
    act(state, "hunt smilodon", "eat-animal giant-elk")
    assert asked(state) == ("beginning", 1)
    assert of(state)["used"] == {"giant-elk": 1}


def test_half_a_point_buys_nothing(winter: Game) -> None:
    state = position(winter, at=MIGRATE, players={0: {"labour": 1}})
    assert legal(state, "move") == []
    state = position(winter, at=MIGRATE, players={0: {"hand": ["gatherer", "gatherer"]}})
    act(state, "play gatherer", "play gatherer", *["move c3 c4", "move c4 c3", "move c3 c4"])
    assert (legal(state, "move"), of(state)["labour"]) == ([], 0)


@pytest.mark.parametrize(("food", "left"), [(10, 8), (9, 8), (8, 6), (5, 4), (2, 0), (1, 0)])
def test_food_is_eaten_to_the_next_sign_of_labour(winter: Game, food: int, left: int) -> None:
    state = position(winter, at=HUNT, players={0: {"food": food, "camps": {"c3": 5}}})
    act(state, "eat")
    assert (of(state)["food"], of(state)["labour"]) == (left, 2)


def test_animals_of_the_ground_are_not_refilled_in_a_round(winter: Game) -> None:
    me = {"labour": 4, "tools": 2}
    more = {"herd": ["smilodon"], "herd_deck": ["giant-elk"] * 3, "bottoms": [0, 0, 0, 1]}
    state = position(winter, at=HUNT, players={0: me}, more=more)
    act(state, "hunt smilodon")
    assert look(state)["herd"] == []
    assert legal(state, "hunt") == []


def test_no_more_than_three_villages(winter: Game) -> None:
    me: dict[str, Any] = {
        "villages": ["a1-a2-b2", "d3-e2-e3", "b1-c1-c2"], "food": 3,
        "camps": {"d1": 1, "e1": 1, "d2": 1},
    }  # fmt: skip
    state = position(winter, at=MIGRATE, players={0: me})
    assert legal(state, "settle") == []
    two = {**me, "villages": me["villages"][:2]}
    assert legal(position(winter, at=MIGRATE, players={0: two}), "settle") == ["settle d1-d2-e1"]


@pytest.mark.parametrize(("food", "left"), [(8, 5), (7, 5), (6, 5), (5, 4)])
def test_camps_that_come_back_cover_the_food_track(winter: Game, food: int, left: int) -> None:
    """A village by a card costs one food, and room for three."""
    me = {"hand": ["winter-village"], "food": food, "camps": {"a1": 1, "a2": 1, "b2": 1}}
    state = position(winter, players={0: me}, more={"round": 3}, journal=True)
    act(state, "play winter-village", "use winter-village", "settle a1-a2-b2")
    assert (of(state)["food"], of(state)["food_limit"]) == (left, 5)
    lost = food - 1 - left
    assert [each["amount"] for each in told(state, "food-lost")] == ([lost] if lost else [])


def test_three_stones_at_rising_prices(winter: Game) -> None:
    me = {"food": 5, "tools": 4, "deck": ["brave"]}
    stones = ["s1-08", "s1-09", "s1-10"]
    rewards = (["idol"], ["draw"], ["megalith"])
    for have, (stone, reward) in enumerate(zip(stones, rewards, strict=True)):
        state = position(
            winter, at=DEVELOP, players={0: {**me, "stones": stones[:have]}},
            more={"stones": stones[have:]},
        )  # fmt: skip
        act(state, f"stone {stone}")
        assert due(state) == reward
        assert goods(state) == ((4, 3), (3, 3), (3, 2))[have]


# The eclipse


def test_a_camp_that_a_card_moved_counts_for_the_land(winter: Game) -> None:
    """Step B comes before step C, and the first player's before all of the second's."""
    players: dict[int, Any] = {
        0: {"pile": ["explorer"], "figures": ["rest", "rest", "rest"], "camps": {"a2": 1, "c3": 1}},
        1: {"figures": AWAY, "camps": {"a1": 1}},
    }
    state = position(winter, players=players, at="eclipse", more=land(a1="tundra", a2="tundra"))
    act(state, "instead megalith food", "use explorer", "move a2 a1", "skip")
    assert points(state, 0) == 2  # a1 in a tie, a2 no more
    act(state, "instead draw food")
    assert points(state, 1) == 2


def test_a_village_counts_two_and_a_camp_one(winter: Game) -> None:
    for camps, mine, theirs in ((1, 2, 0), (2, 2, 2), (3, 0, 2)):
        players: dict[int, Any] = {
            0: {"villages": ["a1-a2-b2"], "camps": {}, "figures": AWAY},
            1: {"camps": {"a1": camps}, "figures": AWAY},
        }
        state = position(winter, players=players, at="eclipse", more=land(a1="tundra"))
        while not state.over:
            act(state, legal(state)[-1])
        assert (points(state, 0), points(state, 1)) == (mine, theirs)


def test_everybody_completes_all_steps_before_the_next(winter: Game) -> None:
    players = {
        seat: {"pile": ["gatherer"], "villages": [village], "deck": ["elder"] * 3, "camps": {},
               "figures": AWAY}
        for seat, village in ((0, "a1-a2-b2"), (1, "d3-e2-e3"))
    }  # fmt: skip
    state = position(winter, players=players, at="eclipse", more=land())
    steps = []
    while not state.over:
        steps.append(asked(state))
        act(state, legal(state, "use")[0] if legal(state, "use") else legal(state)[-1])
    assert steps == [
        ("gaining", 1), ("eclipse-cards", 1), ("gaining", 1),
        ("gaining", 0), ("eclipse-cards", 0), ("gaining", 0),
    ]  # fmt: skip
    assert [goods(state, seat)[0] for seat in (0, 1)] == [4, 4]


def test_stones_score_what_the_board_has_just_brought(winter: Game) -> None:
    """Five stones of the storage are gone: two idols climb before the stone of levels counts."""
    me = {"stones": ["s2-03"], "neutral": 0, "own": 4, "offering": 1, "camps": {}, "figures": AWAY}
    state = position(winter, players={0: me, 1: {"figures": ["rest", "rest", "rest"]}},
                     at="eclipse", more=land(), journal=True)  # fmt: skip
    act(state, "instead megalith food", "instead draw food")
    assert due(state) == ["idol", "tool"]
    act(state, "idol honour", "tool")
    assert told(state, "stone-scored") == [
        {"kind": "stone-scored", "seat": 0, "stone": "s2-03", "points": 1}
    ]


def test_three_resting_figures_are_four_and_a_half(winter: Game) -> None:
    players: dict[int, Any] = {0: {"figures": ["rest"] * 3}, 1: {"pile": ["brave"] * 3}}
    state = position(winter, players=players, at="eclipse", journal=True)
    assert told(state, "eclipse")[0]["labour"] == [9, 9]
    assert look(state)["order"] == [1, 0]  # a tie goes to who was later


# The next round


def test_what_is_left_of_a_hand_stays_for_the_next_round(winter: Game) -> None:
    decisions = [
        {"kind": "preparation", "seat": -1}, {"kind": "eclipse", "seat": -1},
        {"kind": "piling", "seat": 0},
    ]  # fmt: skip
    players = {seat: {"hand": ["elder"] * 4, "deck": ["brave"] * 5, "figures": AWAY}
               for seat in (0, 1)}  # fmt: skip
    state = position(winter, players=players, decisions=decisions, more={"round": 1, **land()})
    act(state, "pile elder", "done")
    while asked(state)[0] != "gaining" or due(state) != ["draw"] * 5:
        act(state, legal(state)[-1])
    act(state, "draw-all", "draw-all")
    assert len(of(state, 0)["hand"]) == 3 + 5
    assert len(of(state, 1)["hand"]) == 4 + 5
    assert of(state, 0)["discards"] == ["elder"]
    assert look(state)["round"] == 2


def test_idols_for_cards_in_the_preparation_bring_their_rewards(winter: Game) -> None:
    decisions = [{"kind": "next-turn", "seat": -1}, {"kind": "gaining", "seat": 0, "due": ["draw"]}]
    me = {"offering": 3, "deck": ["brave", "elder"]}
    state = position(winter, players={0: me}, decisions=decisions)
    act(state, "instead draw offering")
    assert due(state) == ["draw"]
    assert of(state)["offering"] == 4


# The end


def test_the_last_eclipse_decides_who_wins_a_tie(winter: Game) -> None:
    decisions = [
        {"kind": "preparation", "seat": -1}, {"kind": "eclipse", "seat": -1},
        {"kind": "piling", "seat": 0},
    ]  # fmt: skip
    players: dict[int, Any] = {
        0: {"hand": ["tribesman"], "figures": AWAY, "camps": {}},
        1: {"figures": ["rest", "hunt", "hunt"], "camps": {}},
    }
    state = position(winter, players=players, decisions=decisions, more={"round": 4})
    act(state, "done")
    while not state.over:
        act(state, legal(state, "instead")[-1])
    assert state.scores() == [0, 0]
    assert (look(state)["order"], state.winners()) == ([1, 0], [1])


def test_with_two_players_the_second_table_is_the_lowest(winter: Game) -> None:
    players = {seat: {"honour": 1, "buried": ["tribesman"] * 7} for seat in (0, 1)}
    state = position(winter, players=players, more={"honours": [1, 0]})
    assert [parts["burial"] for parts in state.breakdown()] == [9, 15]


def test_only_who_moved_counts_and_the_others_keep_their_rank(winter: Game) -> None:
    players: dict[int, Any] = {
        0: {"buried": ["tribesman"] * 4}, 1: {"honour": 1, "buried": ["tribesman"] * 4},
        2: {"honour": 2, "buried": ["tribesman"]},
    }  # fmt: skip
    state = position(winter, 3, players=players, more={"honours": [2, 1, 0]})
    assert [parts["burial"] for parts in state.breakdown()] == [0, 6, 5]

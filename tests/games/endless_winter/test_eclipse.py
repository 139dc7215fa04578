"""The eclipse, the preparation of the next round, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.game import Game

from .table import HEXES, START, act, asked, due, legal, look, of, points, position, told

AWAY = ["hunt", "hunt", "hunt"]
FIRST = {"figures": ["rest", "hunt", "hunt"]}  # after the eclipse


def test_most_labour_first_and_of_equals_who_was_later(winter: Game) -> None:
    piles = [["tribesman"], [], ["brave"], []]
    players = {seat: {"pile": pile, "figures": AWAY} for seat, pile in enumerate(piles)}
    state = position(winter, 4, players=players, at="eclipse")
    assert look(state)["order"] == [2, 0, 3, 1]


def test_resting_figures_and_abilities_count_as_labour(winter: Game) -> None:
    players: dict[int, Any] = {
        0: {"pile": ["tribeswoman"], "figures": AWAY},
        1: {"figures": ["rest", "rest", "hunt"]},
    }
    state = position(winter, players=players, at="eclipse", journal=True)
    assert told(state, "eclipse")[0]["labour"] == [3, 6]
    assert look(state)["order"] == [1, 0]


def test_culture_cards_are_a_bluff_and_come_back(winter: Game) -> None:
    me = {"pile": ["cordage", "brave"], "hand": ["elder"]}
    state = position(winter, players={0: me}, at="eclipse", journal=True)
    assert told(state, "eclipse")[0]["labour"][0] == 3
    assert of(state)["hand"] == ["elder", "cordage"]
    assert look(state, 1)["players"][0]["pile"] == ["brave"]
    assert look(state, 1)["players"][0]["known"] == ["cordage"]


def test_the_place_in_the_order_gives_its_reward(winter: Game) -> None:
    players = {seat: {"deck": ["brave"], "figures": AWAY} for seat in range(4)}
    state = position(winter, 4, players=players, at="eclipse")
    rewards = []
    while not state.over:
        rewards.append((state.actor, due(state)))
        act(state, legal(state, "instead")[-1])
    assert rewards == [(3, ["megalith"]), (2, ["draw"]), (1, ["idol"]), (0, ["tool"])]


def test_cards_of_the_pile_in_any_order_or_not_at_all(winter: Game) -> None:
    me = {"pile": ["craftswoman", "gatherer", "tribesman"]}
    state = position(winter, players={0: me}, at="eclipse")
    act(state, "instead megalith food")
    assert legal(state) == ["use gatherer", "use craftswoman", "done"]
    act(state, "use craftswoman", "tool")
    assert legal(state) == ["use gatherer", "done"]
    act(state, "done")
    assert (of(state)["food"], of(state)["tools"]) == (1, 2)


def test_food_is_not_eaten_for_labour(winter: Game) -> None:
    state = position(winter, players={0: {"food": 5, "pile": ["brave"]}}, at="eclipse")
    while not state.over:
        assert legal(state, "eat") == []
        act(state, legal(state)[-1])


def land(**kinds: str) -> dict[str, Any]:
    """Which land lies where; glaciers everywhere else."""
    return {"land": ["base" if hex == "c3" else kinds.get(hex, "glacier") for hex in HEXES]}


def test_lands_go_to_who_has_the_most_influence_also_in_a_tie(winter: Game) -> None:
    players: dict[int, Any] = {
        0: {"camps": {"a1": 1, "a2": 1}, "villages": ["a1-b1-b2"]},
        1: {"camps": {"a1": 2, "a2": 1}},
    }
    more = land(a1="tundra", a2="tundra")
    state = position(winter, players=players, at="eclipse", more=more)
    while not state.over:
        act(state, legal(state)[-1])
    assert (points(state, 0), points(state, 1)) == (4, 2)  # 3 against 2, and 1 each


def test_lands_are_gathered_one_by_one_in_any_order(winter: Game) -> None:
    me = {**FIRST, "camps": {"a1": 1, "a2": 1, "a3": 1, "b1": 1}, "deck": ["brave"]}
    more = land(a1="forest", a2="lake", a3="grassland", b1="canyon")
    state = position(winter, players={0: me}, at="eclipse", more=more)
    act(state, "instead megalith food")
    assert of(state)["food"] == 3  # of the grassland, without a question
    assert legal(state) == ["gather a1", "gather a2", "gather b1"]
    act(state, "gather a2", "draw", "gather b1", "idol honour", "tool")
    assert (of(state)["hand"][0], of(state)["honour"], of(state)["tools"]) == ("tribesman", 1, 1)


def test_glaciers_and_the_base_give_nothing(winter: Game) -> None:
    me = {**FIRST, "camps": {"c3": 2, "a1": 1}}
    state = position(winter, players={0: me}, at="eclipse", more=land())
    act(state, "instead megalith food")
    assert asked(state) != ("gathering", 0)


def test_the_board_gives_cards_for_villages_and_what_empty_spaces_say(winter: Game) -> None:
    me = {
        "villages": ["a1-a2-b2", "d3-e2-e3"], "deck": ["brave"] * 3, "neutral": 0, "own": 4,
        "camps": {}, **FIRST,
    }  # fmt: skip
    state = position(winter, players={0: me}, at="eclipse", more=land(), stones={1: 4})
    act(state, "instead megalith food")
    assert due(state) == ["draw", "draw", "idol", "tool"]  # spaces 1 to 3 are empty


def test_a_storage_space_counts_when_both_stones_are_gone(winter: Game) -> None:
    state = position(winter, players={0: {"neutral": 1, **FIRST}}, at="eclipse", more=land())
    act(state, "instead megalith food")
    assert asked(state) != ("gaining", 0)


def test_piles_go_to_the_discard_pile_afterwards(winter: Game) -> None:
    decisions = [
        {"kind": "next-turn", "seat": -1}, {"kind": "eclipse", "seat": -1},
        {"kind": "piling", "seat": 0},
    ]  # fmt: skip
    me = {"pile": ["brave"], "hand": ["elder"]}
    state = position(winter, players={0: me}, decisions=decisions)
    act(state, "done", "instead megalith food", "done")
    act(state, *[legal(state)[-1]])
    assert (of(state)["discards"], of(state)["pile"], look(state)["revealed"]) == (
        ["brave"], [], False,
    )  # fmt: skip


# The next round


def prepared(winter: Game, round: int, **more: Any) -> Any:
    """The eclipse of a round has passed, and cards are drawn for the next one."""
    decisions = [
        {"kind": "preparation", "seat": -1}, {"kind": "eclipse", "seat": -1},
        {"kind": "piling", "seat": 0},
    ]  # fmt: skip
    players = {seat: {"hand": ["elder"], "deck": ["brave"] * 9, "figures": AWAY} for seat in (0, 1)}
    state = position(winter, players=players, decisions=decisions, more={**more, "round": round})
    act(state, "done")
    while asked(state)[0] == "gaining" and due(state) != ["draw"] * 5 and not state.over:
        act(state, legal(state, "instead")[-1])
    return state


def test_everybody_draws_five_each_of_which_may_be_something_lesser(winter: Game) -> None:
    state = prepared(winter, 1)
    seat = state.actor
    assert due(state) == ["draw"] * 5
    act(state, "draw", "instead draw tool", "draw-all")
    mine = of(state, seat)
    assert (mine["hand"].count("brave"), mine["tools"]) == (4, 1)
    assert asked(state) == ("gaining", 1 - seat)
    assert mine["figures"] == [None] * 3


def test_the_hunting_ground_is_filled_to_one_more_than_players(winter: Game) -> None:
    for herd, count in ((["smilodon"], 3), (["smilodon"] * 5, 5), ([], 3)):
        assert len(look(prepared(winter, 1, herd=herd))["herd"]) == count


@pytest.mark.parametrize(("round", "eras"), [(1, [1]), (2, [2]), (3, [2])])
def test_the_display_by_era(winter: Game, round: int, eras: list[int]) -> None:
    fields: dict[str, Any] = {}
    if round == 3:
        first = position(winter)
        second = first.dump()["deck_two"]
        assert isinstance(second, list)
        fields = {"display": [*second[:4], *[None] * 4], "deck_two": second[4:]}
    before = look(position(winter, more=fields))["display"]
    state = prepared(winter, round, **fields)
    display = look(state)["display"]
    cards = winter.box.set.cards  # type: ignore[attr-defined]
    ids = [card.id for card in cards]
    assert sorted({cards[ids.index(id)].era for id in display}) == eras
    assert len(display) == 8
    kept = [card for card in before if card in display and card is not None]
    assert len(kept) == (0 if round == 2 else 4 if round == 3 else 8)


def test_columns_are_free_again_and_the_new_order_plays(winter: Game) -> None:
    state = prepared(winter, 2, bottoms=[0, 1, 0, 1])
    act(state, "draw-all", "draw-all")
    assert look(state)["bottoms"] == [None] * 4
    assert asked(state) == ("beginning", look(state)["order"][0])
    assert look(state)["round"] == 3


def test_after_the_fourth_eclipse_the_game_is_over(winter: Game) -> None:
    assert prepared(winter, 4).over


def test_three_turns_each_in_order(winter: Game) -> None:
    state = position(winter, 3, more={"order": [2, 0, 1], "turns": 1}, seat=2)
    seats: list[int | None] = []
    while look(state)["revealed"] is False and len(seats) < 9:
        seats.append(state.actor)
        act(state, legal(state, "place")[0])
        while asked(state)[0] != "beginning" and not look(state)["revealed"]:
            act(state, legal(state)[-1])
    assert seats == [2, 0, 1] * 3


# Rest tokens


def test_the_first_to_rest_may_take_the_next_token(winter: Game) -> None:
    rests = ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5"]
    state = position(
        winter, players={0: {"deck": ["brave"]}}, rest_tokens=True, more={"rests": rests}
    )
    assert look(state)["rests"]["top"] == "rest-5"
    act(state, "place tribe rest", "token next")
    assert due(state) == ["bury", "animal_use", "draw", "idol"]
    assert state.dump()["rests"] == ["rest-4", "rest-5", "rest-1", "rest-2", "rest-3"]


def test_a_token_goes_between_a_card_and_an_animal_which_keep_their_order(winter: Game) -> None:
    me = {"deck": ["brave", "elder", "hunter"], "animals": {"giant-elk": 1}}
    for rests, animals in (
        (["rest-1", "rest-2", "rest-3", "rest-5", "rest-4"], [[], ["eat-animal giant-elk"]]),
        (["rest-1", "rest-2", "rest-4", "rest-5", "rest-3"], [[], ["eat-animal giant-elk"]]),
    ):
        state = position(winter, players={0: me}, rest_tokens=True, more={"rests": rests})
        act(state, "place tribe rest", "token take")
        seen = [legal(state, "eat-animal")]
        act(state, "draw")
        seen.append(legal(state, "eat-animal"))
        assert seen == animals
        left = due(state)
        act(state, "eat-animal giant-elk")
        left.remove("animal_use")
        assert due(state) == left  # the rest of the token comes after the animal


def test_only_the_first_to_rest_has_the_choice(winter: Game) -> None:
    more = {"rests": ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5"], "rested": True}
    state = position(winter, players={0: {"deck": ["brave"]}}, rest_tokens=True, more=more)
    act(state, "place tribe rest")
    assert asked(state) == ("gaining", 0)


def test_a_token_that_nobody_took_goes_to_the_bottom(winter: Game) -> None:
    decisions = [
        {"kind": "preparation", "seat": -1}, {"kind": "eclipse", "seat": -1},
        {"kind": "piling", "seat": 0},
    ]  # fmt: skip
    rests = ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5"]
    players = {0: {"hand": ["elder"], "figures": AWAY}, 1: {"figures": AWAY}}
    for taken, top in ((False, "rest-4"), (True, "rest-5")):
        more = {"rests": rests, "rest_taken": taken, "rested": taken}
        state = position(winter, players=players, decisions=decisions, rest_tokens=True, more=more)
        act(state, "done")
        while due(state) != ["draw"] * 5:
            act(state, legal(state, "instead")[-1])
        assert look(state)["rests"] == {"top": top, "count": 5, "taken": False}


def test_the_stack_of_a_turn_is_what_tests_say_it_is(winter: Game) -> None:
    state = winter.new(seed=1)
    act(state, "side a", "side a")
    dumped = state.dump()["decisions"]
    assert dumped == [*START, {"kind": "beginning", "seat": state.actor}]

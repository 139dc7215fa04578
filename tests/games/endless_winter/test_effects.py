"""Every effect of the vocabulary, and every card: what it says is what it does."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.game import Game
from holocene.games.endless_winter.components import CULTURE, Ability, Gains
from holocene.games.endless_winter.game import ENDLESS_WINTER
from holocene.games.endless_winter.ops import COLUMN_IDS, OPS

from .table import act, asked, due, gaining, goods, legal, look, of, points, position

SET = ENDLESS_WINTER.box.set
RICH: dict[str, Any] = {
    "food": 4, "tools": 4, "deck": ["tribesman"] * 5, "discards": ["tribeswoman"],
    "animals": {"giant-elk": 3, "smilodon": 1, "glyptodon": 1}, "villages": ["d3-e2-e3"],
    "camps": {"a1": 1, "a2": 1, "b2": 1},
}  # fmt: skip


def gain(winter: Game, *ops: str, **more: Any) -> Any:
    return position(winter, players={0: {**RICH, **more}}, decisions=gaining(0, *ops))


# Ops


def test_tribe_card_to_the_hand(winter: Game) -> None:
    state = act(gain(winter, "tribe_hand"), "hire elder")
    assert (of(state)["hand"], of(state)["known"]) == (["elder"], ["elder"])


def test_tribe_card_to_the_discard_pile(winter: Game) -> None:
    assert of(act(gain(winter, "tribe_discard"), "adopt elder"))["discards"][-1] == "elder"


def test_culture_card_from_the_display(winter: Game) -> None:
    state = gain(winter, "culture_hand")
    shown = [f"learn {card}" for card in look(state)["display"]]
    assert sorted(legal(state)) == sorted([*shown, "skip"])
    assert of(act(state, shown[3]))["hand"] == [look(state)["display"][3] or shown[3][6:]]


def test_camp_and_move(winter: Game) -> None:
    state = act(gain(winter, "camp", "move", "move"), "camp", "move c3 c4", "move a1 b1")
    camps = of(state)["camps"]
    assert (camps[9], camps[10], camps[0], camps[3]) == (0, 1, 0, 1)


def test_camp_may_come_before_food_or_after(winter: Game) -> None:
    full = {"food": 6, "camps": {"c3": 1}}
    state = gain(winter, "camp", "food", **full)
    assert legal(state) == ["camp", "food"]
    assert of(act(state, "camp"))["food"] == 7
    assert of(act(gain(winter, "camp", "food", **full), "food", "camp"))["food"] == 6


def test_animal_from_the_hunting_ground(winter: Game) -> None:
    more = {"herd": ["smilodon"]}
    state = position(winter, decisions=gaining(0, "animal_take"), more=more)
    assert legal(state) == ["hunt smilodon", "skip"]
    assert of(act(state, "hunt smilodon"))["animals"] == {"smilodon": 1}


def test_bury(winter: Game) -> None:
    state = gain(winter, "bury", hand=["brave"], played=["elder"])
    assert legal(state) == [
        "bury brave hand", "bury elder play", "bury tribeswoman discard", "skip",
    ]  # fmt: skip
    assert of(act(state, "bury tribeswoman discard"))["buried"] == ["tribeswoman"]


def test_sacred_stone_by_effect_costs_its_space(winter: Game) -> None:
    state = position(
        winter, players={0: {"food": 1, "tools": 1}}, decisions=gaining(0, "sacred_stone"),
        more={"stones": ["s1-09"]},
    )  # fmt: skip
    act(state, "stone s1-09", "instead idol food")
    assert goods(state) == (1, 0)


def test_a_stone_can_be_paid_with_what_comes_with_it(winter: Game) -> None:
    me = {"hand": ["stone-circle"], "food": 1}
    state = position(winter, players={0: me}, more={"stones": ["s1-09"], "round": 3})
    act(state, "play stone-circle")
    assert legal(state) == ["tool", "instead tool food"]
    act(state, "tool", "stone s1-09")
    assert of(state)["stones"] == ["s1-09"]


def test_village_by_effect_costs_camps_only(winter: Game) -> None:
    state = act(gain(winter, "village", food=0), "settle a1-a2-b2")
    assert len(of(state)["villages"]) == 2


def test_animal_is_used(winter: Game) -> None:
    state = act(gain(winter, "animal_use", food=0), "eat-animal giant-elk")
    assert of(state)["used"] == {"giant-elk": 1}
    assert of(state)["food"] == 4


def test_draw_one_by_one(winter: Game) -> None:
    state = gain(winter, "draw", "draw", deck=["brave", "elder"])
    assert legal(state) == [
        "draw", "draw-all", "instead draw offering", "instead draw honour", "instead draw tool",
        "instead draw food",
    ]  # fmt: skip
    act(state, "draw")
    assert of(state)["hand"] == ["elder"]
    assert due(state) == ["draw"]


def test_with_no_card_anywhere_a_draw_is_something_lesser(winter: Game) -> None:
    state = gain(winter, "draw", deck=[], discards=[])
    assert "draw" not in legal(state)
    assert of(act(state, "instead draw tool"))["tools"] == 5


def test_idols_climb_one_by_one(winter: Game) -> None:
    state = act(gain(winter, "idol", "idol"), "idol offering", "idol honour")
    assert (of(state)["offering"], of(state)["honour"]) == (1, 1)


def test_levels_of_offering_give_their_reward(winter: Game) -> None:
    state = act(gain(winter, "idol", offering=1), "idol offering")
    assert due(state) == ["tool"]
    state = act(gain(winter, "idol", offering=5), "idol offering")
    assert due(state) == ["megalith"]


def test_at_the_top_of_offering_an_idol_is_a_point(winter: Game) -> None:
    state = act(gain(winter, "idol", offering=7), "idol offering")
    assert (of(state)["offering"], points(state)) == (7, 1)


def test_levels_of_honour_give_ten_points_in_all(winter: Game) -> None:
    state = gain(winter, *["idol"] * 7)
    act(state, *["idol honour"] * 7)
    assert (of(state)["honour"], points(state)) == (7, 10)
    assert "idol honour" not in legal(gain(winter, "idol", honour=7))


def test_who_arrives_first_ranks_higher_and_who_leaves_makes_room(winter: Game) -> None:
    players = {0: {**RICH, "honour": 1}, 1: {"honour": 2}, 2: {"honour": 2}}
    more = {"honours": [1, 2, 0]}
    state = position(winter, 3, players=players, decisions=gaining(0, "idol", "idol"), more=more)
    act(state, "idol honour")
    assert look(state)["honours"] == [1, 2, 0]
    act(state, "idol honour")
    assert look(state)["honours"] == [0, 1, 2]


def test_tools_and_food_have_room_for_so_many(winter: Game) -> None:
    assert of(act(gain(winter, "tool", "tool", tools=9), "tool"))["tools"] == 10


def test_maximum_food(winter: Game) -> None:
    me = {"animals": {"woolly-mammoth": 1}, "camps": {"c3": 4}}
    state = act(gain(winter, "animal_use", **me), "eat-animal woolly-mammoth")
    assert of(state)["food"] == 9


def test_a_discarded_card_as_a_price(winter: Game) -> None:
    me = {"hand": ["shared-labour", "tribesman"]}
    state = act(position(winter, players={0: me}), "play shared-labour", "use shared-labour")
    assert legal(state) == ["discard tribesman"]
    act(state, "discard tribesman", "tool")
    assert (of(state)["labour"], of(state)["tools"]) == (4, 1)


def test_what_is_not_wanted_is_skipped_after_what_must_be_taken(winter: Game) -> None:
    state = gain(winter, "bury", "idol")
    assert "skip" not in legal(state)
    act(state, "idol honour", "skip")
    assert of(state)["buried"] == []


# Conditions


@pytest.mark.parametrize(
    ("card", "no", "yes"),
    [
        ("hearth-circle", {"villages": []}, {"villages": ["d3-e2-e3"]}),
        ("herd-driving", {"animals": {"giant-elk": 1}}, {"animals": {"giant-elk": 2}}),
        ("herd-driving", {"animals": {"argentavis": 1}},
         {"animals": {"giant-elk": 1, "argentavis": 1}}),
        ("cave-painting", {"animals": {"giant-elk": 3}, "used": {"smilodon": 1, "glyptodon": 1}},
         {"animals": {"giant-elk": 1, "smilodon": 1, "argentavis": 1}}),
        ("cave-painting", {"animals": {"giant-elk": 3}},
         {"animals": {"giant-elk": 1, "smilodon": 1, "glyptodon": 1}}),
    ],
)  # fmt: skip
def test_an_ability_on_a_condition(
    winter: Game, card: str, no: dict[str, Any], yes: dict[str, Any]
) -> None:
    for holds, me in ((False, no), (True, yes)):
        state = position(winter, players={0: {**RICH, **me, "hand": [card]}})
        act(state, f"play {card}")
        assert (asked(state)[0] == "gaining") is holds, me


# Every card


def expected(gains: Gains) -> tuple[list[str], int, int]:
    """What is still due after it was gained; points, halves of labour."""
    named = [OPS[op] for op in gains.due]
    hungry = {"camp", "sacred_stone", "village"} & set(named)
    return (
        [op for op in named if hungry or op not in ("food", "max_food")],
        gains.vp,
        gains.labour,
    )


CARDS = [
    (number, card.id, card.action)
    for number, card in enumerate(SET.cards)
    if card.sort == CULTURE and card.action is not None
]


@pytest.mark.parametrize(("number", "id", "ability"), CARDS, ids=[id for _, id, _ in CARDS])
def test_every_culture_card(number: int, id: str, ability: Ability) -> None:
    me = {**RICH, "hand": [id, "tribesman", "tribesman"]}
    state = position(ENDLESS_WINTER, players={0: me}, more={"round": 3})
    before = of(state)
    act(state, f"play {id}")
    if ability.column >= 0:
        act(state, f"place tribe {COLUMN_IDS[ability.column]}")
        if f"use {id}" in legal(state):
            act(state, f"use {id}")
    elif asked(state)[0] == "offered":
        act(state, f"use {id}")
    if asked(state)[0] == "discarding":
        act(state, "discard tribesman")
    after = of(state)
    left, vp, labour = expected(ability.gains)
    assert after["labour"] == labour
    assert after["points"] == vp
    assert (due(state) if asked(state)[0] == "gaining" else []) == left
    price = ability.price
    gained = ability.gains.due.count(OPS.index("food")) if "food" not in left else 0
    if OPS.index("max_food") in ability.gains.due:
        gained = after["food_limit"] - before["food"]
    assert after["food"] == min(before["food_limit"], before["food"] - price.food + gained)
    assert after["tools"] == before["tools"] - price.tools
    assert sum(after["animals"].values()) == sum(before["animals"].values()) + ability.gains.tops


TRIBE = [card for card in SET.cards if card.sort != CULTURE]


@pytest.mark.parametrize("card", TRIBE, ids=[card.id for card in TRIBE])
def test_every_tribe_card_in_every_column(card: Any) -> None:
    for column, name in enumerate(COLUMN_IDS):
        state = position(ENDLESS_WINTER, at=name, players={0: {**RICH, "hand": [card.id]}})
        act(state, f"play {card.id}")
        labour = card.labour
        action = card.action
        here = action is not None and action.column in (-1, column)
        if here and action.only_labour:
            labour += action.gains.labour
        assert of(state)["labour"] == labour
        assert (f"use {card.id}" in legal(state)) == (here and not action.only_labour)


@pytest.mark.parametrize("card", TRIBE, ids=[card.id for card in TRIBE])
def test_every_tribe_card_in_the_eclipse(card: Any) -> None:
    me = {**RICH, "pile": [card.id], "villages": []}
    state = position(ENDLESS_WINTER, at="eclipse", players={0: me})
    before = sum(of(state)["animals"].values())
    act(state, "instead megalith food")
    assert legal(state, "play") == []
    waiting = card.eclipse is not None and not card.eclipse.only_labour
    assert (asked(state) == ("eclipse-cards", 0)) == waiting
    if waiting:
        act(state, f"use {card.id}")
        left, vp, _ = expected(card.eclipse.gains)
        assert points(state) == vp
        assert (due(state) if asked(state) == ("gaining", 0) else []) == left
        assert sum(of(state)["animals"].values()) == before + card.eclipse.gains.tops


@pytest.mark.parametrize("animal", SET.animals, ids=[animal.id for animal in SET.animals])
def test_every_animal(animal: Any) -> None:
    me = {**RICH, "food": 0, "animals": {animal.id: 1}}
    state = position(ENDLESS_WINTER, at="hunt", players={0: me}, more={"bottoms": [0, 0, 0, 0]})
    act(state, f"eat-animal {animal.id}")
    left, _, _ = expected(animal.use)
    food = animal.use.due.count(OPS.index("food"))
    full = OPS.index("max_food") in animal.use.due
    assert of(state)["food"] == (of(state)["food_limit"] if full else food)
    assert (due(state) if asked(state)[0] == "gaining" else []) == left


@pytest.mark.parametrize("chief", SET.chiefs, ids=[chief.id for chief in SET.chiefs])
@pytest.mark.parametrize("side", [0, 1])
def test_every_chief(chief: Any, side: int) -> None:
    ability = chief.sides[side]
    for column, name in enumerate(COLUMN_IDS):
        me = {**RICH, "chief": chief.id, "side": "ab"[side]}
        state = position(ENDLESS_WINTER, at=name, chief=True, players={0: me})
        here = ability.column in (-1, column)
        assert legal(state, "chief") == ([f"chief {'ab'[side]}"] if here else [])
        if here:
            act(state, f"chief {'ab'[side]}")
            left, _, labour = expected(ability.gains)
            assert of(state)["labour"] == labour
            assert (due(state) if asked(state)[0] == "gaining" else []) == left


@pytest.mark.parametrize("token", SET.glacier_tokens, ids=[each.id for each in SET.glacier_tokens])
def test_every_glacier_token(token: Any) -> None:
    glaciers = [None] * 19
    glaciers[0] = token.id  # a1
    me = {**RICH, "food": 3}
    state = position(
        ENDLESS_WINTER, at="migrate", players={0: me}, glaciers=True,
        more={"glaciers": glaciers, "bottoms": [0, 0, 0, 0]},
    )  # fmt: skip
    act(state, "settle a1-a2-b2")
    left, vp, _ = expected(token.gains)
    assert points(state) == vp
    assert (due(state) if asked(state)[0] == "gaining" else []) == left
    assert look(state)["glaciers"][0] == token.id  # it stays


@pytest.mark.parametrize("token", SET.rest_tokens, ids=[each.id for each in SET.rest_tokens])
def test_every_rest_token(token: Any) -> None:
    others = [each.id for each in SET.rest_tokens if each.id != token.id]
    state = position(
        ENDLESS_WINTER, players={0: RICH}, rest_tokens=True, more={"rests": [*others, token.id]}
    )
    act(state, "place tribe rest", "token take")
    left, _, _ = expected(token.gains)
    hungry = "camp" in left
    assert sorted(due(state)) == sorted([*left, "draw", "animal_use"])
    assert of(state)["food"] == 4 + (0 if hungry else token.gains.due.count(OPS.index("food")))
    assert look(state)["rests"] == {"top": None, "count": 5, "taken": True}


@pytest.mark.parametrize("card", SET.setup_cards, ids=[card.id for card in SET.setup_cards])
def test_every_setup_card(card: Any) -> None:
    state = ENDLESS_WINTER.new(seats=4, seed=11, setup="draft")
    act(state, *["side b"] * 4)
    seat = state.actor
    assert seat is not None
    assert seat == look(state)["order"][-1]  # in reverse order
    before = of(state, seat)
    act(state, f"begin {card.id}")
    after = of(state, seat)
    assert after["tools"] == before["tools"] + card.tools
    assert after["food"] == before["food"] + card.food
    assert before["camps_left"] - after["camps_left"] == (1 if card.camp else 0)
    assert after["known"] == [SET.card_ids[card.tribe]]
    assert sum(after["animals"].values()) == len(card.animals)

"""Every reading of the rulebook that can be switched, both ways, and the drafts."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from holocene.core.game import Game
from holocene.games.endless_winter import loading

from .table import act, asked, due, gaining, goods, legal, look, of, points, position

HUNT, MIGRATE = "hunt", "migrate"
TABLE = Path(__file__).parents[3] / "docs" / "endless-winter.md"


def said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_every_switch_is_told_with_its_values_the_default_first(winter: Game) -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", TABLE.read_text("utf-8"), re.MULTILINE)
    told = {name: re.findall(r"`([^`]+)`", values) for name, values in rows}
    assert told == {
        option.name: [said(option.default)]
        + [said(choice) for choice in option.choices if choice != option.default]
        for option in winter.options
        if not option.hidden
    }
    assert list(told) == [option.name for option in winter.options if not option.hidden]


def test_defaults(winter: Game) -> None:
    assert {option.name: option.default for option in winter.options} == {
        "setup": "dealt", "glaciers": False, "rest_tokens": False, "plan": "by-players",
        "chief_side": "fixed", "food_over_limit": "lost", "labour_left": "lost",
        "half_labour": "turn", "cards_before_rest": "culture", "camp_move": "labour",
        "first_at_migrate": "free", "reveal_without_room": "forbidden",
        "order_reward": "or-lower", "no_influence": "never", "neutral_megaliths": "anywhere",
        "megalith_boards": "joined", "stone_of_two_kinds": "sum", "village_by_effect": "free",
        "culture_learned": "later", "tribe_recruited": "after-top", "drawn_in_eclipse": "hand",
        "discard_for_culture": "before", "buried_cards": "open", "bury_in_eclipse": "pile",
        "storage_space": "both", "eat_for_later": True,
    }  # fmt: skip


def test_chiefs_are_drafted_in_order_and_setup_cards_in_reverse(winter: Game) -> None:
    state = winter.new(seats=3, seed=5, setup="chief-draft")
    order = look(state)["order"]
    asked_for = []
    assert len(look(state)["chiefs"]) == 4
    while asked(state)[0] != "beginning":
        asked_for.append(asked(state))
        act(state, legal(state)[0])
    sides = [(kind, seat) for seat in order for kind in ("drafting-chief", "choosing-side")]
    assert asked_for == [*sides, *(("drafting-setup", seat) for seat in reversed(order))]
    assert len({player["chief"] for player in look(state)["players"]}) == 3
    assert len(look(state)["setups"]) == 1


@pytest.mark.parametrize(("setup", "chiefs", "setups"), [("dealt", 0, 0), ("draft", 0, 3),
                                                           ("chief-draft", 3, 3)])  # fmt: skip
def test_one_more_than_players_lies_there(
    winter: Game, setup: str, chiefs: int, setups: int
) -> None:
    seen = look(winter.new(seats=2, seed=2, setup=setup))
    assert (len(seen["chiefs"]), len(seen["setups"])) == (chiefs, setups)


def test_plan_of_another_number_of_players(winter: Game) -> None:
    sizes = {plan: len(winter.new(seats=2, plan=plan).dump()["built"])  # type: ignore[arg-type]
             for plan in ("by-players", "two", "three", "four")}  # fmt: skip
    assert sizes == {"by-players": 70, "two": 70, "three": 62, "four": 48}


def test_1_chief_side(winter: Game) -> None:
    me: dict[str, Any] = {"chief": "stonecarver", "side": "b"}
    state = position(winter, at="develop", chief=True, players={0: me})
    assert legal(state, "chief") == ["chief b"]
    me = {"chief": "stonecarver", "side": None}
    state = position(winter, at="develop", chief=True, players={0: me}, chief_side="free")
    assert legal(state, "chief") == ["chief a", "chief b"]


def test_3_food_over_the_limit(winter: Game) -> None:
    me = {"food": 10, "camps": {"a1": 1, "a2": 1, "b2": 1, "c3": 2}}
    for option, food in (("lost", 7), ("kept", 7)):
        state = position(winter, at=MIGRATE, players={0: me}, food_over_limit=option)
        act(state, "settle a1-a2-b2")
        assert goods(state) == (food, 0)
    more = {"food": 10, "camps": {"a1": 1, "a2": 1, "b2": 1}}
    for option, food in (("lost", 5), ("kept", 7)):
        state = position(winter, at=MIGRATE, players={0: more}, food_over_limit=option)
        act(state, "settle a1-a2-b2")
        assert goods(state) == (food, 0)


def test_4_labour_left(winter: Game) -> None:
    for option, labour in (("lost", 0), ("kept", 4)):
        state = position(winter, at="develop", players={0: {"labour": 4}}, labour_left=option)
        act(state, "done", "tool")
        if option == "kept":
            act(state, "done")  # and no food is eaten
        assert asked(state) == ("beginning", 1)
        assert of(state)["labour"] == labour


def test_4_labour_that_is_kept_can_be_eaten_for_after_the_middle_too(winter: Game) -> None:
    me = {"food": 5, "hand": ["brave"]}
    for option, eats in (("lost", False), ("kept", True)):
        state = position(winter, at="develop", players={0: me}, labour_left=option)
        act(state, "done", "tool")
        assert ("eat" in legal(state)) == eats
        if eats:
            labour = of(state)["labour"]
            act(state, "eat", "done")
            assert asked(state) == ("beginning", 1)
            assert of(state)["labour"] == labour + 2
    last = {**me, "figures": ["hunt", None, "hunt"]}  # no later turn is left in the round
    state = position(winter, at="develop", players={0: last}, labour_left="kept")
    assert "eat" not in legal(act(state, "done", "tool"))
    before = {**me, "hand": ["brave"]}  # as games go on that began before
    state = position(winter, at="develop", players={0: before}, labour_left="kept",
                     eat_for_later=False)  # fmt: skip
    assert "eat" not in legal(act(state, "done", "tool"))


def test_4_labour_is_kept_for_the_turns_of_a_round_only(winter: Game) -> None:
    me = {"labour": 4, "figures": ["hunt", None, "hunt"], "hand": ["brave"]}
    state = position(winter, at="develop", players={0: me}, labour_left="kept")
    act(state, "done", "tool", "done")
    assert asked(state) == ("piling", 0)
    assert of(state)["labour"] == 0


def test_5_half_labour(winter: Game) -> None:
    for option, labour in (("turn", 1), ("action", 0)):
        me = {"labour": 3}
        state = position(winter, at=MIGRATE, players={0: me}, half_labour=option)
        assert of(act(state, "move c3 c4"))["labour"] == labour


def test_6_cards_before_rest(winter: Game) -> None:
    for option, allowed in (("culture", True), ("none", False)):
        me = {"hand": ["foraging-basket"]}
        state = position(winter, players={0: me}, cards_before_rest=option)
        act(state, "play foraging-basket")
        assert ("place tribe rest" in legal(state)) == allowed


def test_7_camp_move(winter: Game) -> None:
    for option, me in (("labour", {"labour": 2}), ("tool", {"tools": 1})):
        state = position(winter, at=MIGRATE, players={0: me}, camp_move=option)
        act(state, "move c3 c4")
        assert (of(state)["labour"], of(state)["tools"]) == (0, 0)
    state = position(winter, at=MIGRATE, players={0: {"labour": 2}}, camp_move="tool")
    assert legal(state, "move") == []


def test_8_first_at_migrate(winter: Game) -> None:
    state = position(winter, at=MIGRATE, first_at_migrate="paid")
    act(state, "done")
    assert asked(state) == ("beginning", 1)
    me = {"tools": 1, "labour": 2}
    state = position(winter, at=MIGRATE, players={0: me}, first_at_migrate="paid")
    act(state, "done")
    assert asked(state)[0] == "paid-gaining"
    act(state, "camp", "move c3 c4")
    assert (of(state)["tools"], asked(state)) == (0, ("beginning", 1))


def test_9_reveal_without_room(winter: Game) -> None:
    more = {"herd": ["giant-elk"] * 6}
    for option, allowed in (("forbidden", []), ("allowed", ["reveal"])):
        state = position(
            winter, at=HUNT, players={0: {"labour": 2}}, more=more, reveal_without_room=option
        )
        assert legal(state, "reveal") == allowed


def test_2_setup_cards(winter: Game) -> None:
    dealt = winter.new(seats=3, seed=2)
    assert all(player["setup"] for player in look(dealt)["players"])
    drafted = winter.new(seats=3, seed=2, setup="draft")
    assert not any(player["setup"] for player in look(drafted)["players"])
    assert all(player["chief"] for player in look(drafted)["players"])


def test_10_order_reward(winter: Game) -> None:
    other = json.loads(loading.ours())
    other["turn_order"]["rewards"] = [{"food": 1}, {"vp": 2}, {"camp": 1}, {"tool": 1}]
    game = winter.with_components("endless-winter.other", json.dumps(other))
    players = {0: {"figures": ["rest", "hunt", "hunt"]}}
    state = position(game, 3, players=players, at="eclipse", order_reward="or-lower")
    assert (asked(state), legal(state)) == (
        ("rewarding", 0), ["reward 1", "reward 2", "reward 3", "reward 4"],
    )  # fmt: skip
    act(state, "reward 2")
    assert (points(state), of(state)["food"]) == (2, 0)
    assert legal(state) == ["reward 2", "reward 3", "reward 4"]  # of who is second now
    state = position(game, 3, players=players, at="eclipse", order_reward="own")
    assert [points(state, seat) for seat in range(3)] == [0, 0, 2]
    assert of(state)["food"] == 1


def test_10_order_reward_where_all_below_is_a_lesser_one_anyway(winter: Game) -> None:
    """In our set: nobody is asked twice."""
    for option in ("or-lower", "own"):
        state = position(
            winter, at="eclipse", players={0: {"pile": ["brave"]}}, order_reward=option
        )
        assert (asked(state), due(state)) == (("gaining", 0), ["megalith"])


def test_11_no_influence(winter: Game) -> None:
    me = {"pile": ["brave"], "food": 0, "camps": {}}
    for option, food in (("never", 0), ("shared", 5)):
        state = position(winter, at="eclipse", players={0: me, 1: me}, no_influence=option)
        told: Any = winter.hints(state, 0)
        lands = [each["lands"] for each in told["reapings"]]
        assert ("food" in lands[1]) == (option == "shared")  # what the eclipse shows beforehand
        act(state, "instead megalith tool", "done")
        assert of(state, 1)["food"] == food


def test_neutral_megaliths(winter: Game) -> None:
    """The clarification of the book, or its ways A and B to the letter."""
    starts = ["build 1 3 0", "build 1 6 0", "build 4 3 0", "build 4 6 0"]
    for option, first, count in (("anywhere", 32, 31), ("start-or-beside", 4, 6)):
        state = position(winter, decisions=gaining(0, "megalith"), neutral_megaliths=option)
        assert set(starts) <= set(legal(state, "build"))
        assert len(legal(state, "build")) == first
        state = position(
            winter, stones={1: 4}, decisions=gaining(0, "megalith"), neutral_megaliths=option
        )
        assert len(legal(state, "build")) == count  # starts, 1 1 and 2 2; or all that is free
        assert "build 1 2 1" not in legal(state)
    own = {"neutral": 0}
    for option in ("anywhere", "start-or-beside"):  # it is about neutral ones only
        state = position(
            winter, stones={1: 4}, players={0: own}, decisions=gaining(0, "megalith"),
            neutral_megaliths=option,
        )  # fmt: skip
        assert legal(state, "build") == ["build 1 1 0", "build 2 2 0"]


def test_12_megalith_boards(winter: Game) -> None:
    for option, allowed in (("joined", True), ("apart", False)):
        state = position(
            winter, stones={3: 4}, players={0: {"neutral": 0}}, decisions=gaining(0, "megalith"),
            megalith_boards=option,
        )  # fmt: skip
        assert ("build 1 5 0" in legal(state)) == allowed


def test_13_stone_of_two_kinds(winter: Game) -> None:
    me = {"stones": ["s2-10"], "used": {"woolly-mammoth": 1, "argentavis": 2}}
    for option, vp in (("sum", 8), ("pairs", 2)):
        state: Any = position(winter, players={0: me}, stone_of_two_kinds=option)
        assert winter.hints(state, 0)["stones"]["s2-10"] == vp  # type: ignore[index]


def test_14_village_by_effect(winter: Game) -> None:
    me = {"food": 4, "hand": ["winter-village"], "camps": {"a1": 1, "a2": 1, "b2": 1}}
    for option, food in (("free", 3), ("paid", 0)):
        state = position(winter, players={0: me}, village_by_effect=option)
        act(state, "play winter-village", "use winter-village", "settle a1-a2-b2")
        assert of(state)["food"] == food
    poor = {**me, "food": 3}
    state = position(winter, players={0: poor}, village_by_effect="paid")
    act(state, "play winter-village", "use winter-village")
    assert asked(state)[0] == "beginning"


def test_15_culture_learned(winter: Game) -> None:
    for option, allowed in (("later", False), ("at-once", True)):
        state = position(winter, at="develop", players={0: {"labour": 6}}, culture_learned=option)
        card = look(state)["display"][0]
        act(state, f"learn {card}")
        assert (f"play {card}" in legal(state)) == allowed


def test_16_tribe_recruited(winter: Game) -> None:
    me = {"labour": 2, "tools": 1}
    for option, allowed in (("after-top", True), ("next-turn", False)):
        state = position(
            winter, at="rite-of-passage", players={0: me}, tribe_recruited=option,
            more={"bottoms": [1, -1, -1, -1]},
        )  # fmt: skip
        act(state, "hire shaman", "done")
        assert ("play shaman" in legal(state)) == allowed


def test_17_drawn_in_eclipse(winter: Game) -> None:
    me = {"pile": ["brave"], "deck": ["hunter"]}
    for option, piled in (("hand", ["brave"]), ("pile", ["brave", "hunter"])):
        state = position(winter, at="eclipse", players={0: me}, drawn_in_eclipse=option)
        act(state, "instead megalith draw")
        assert of(state)["pile"] == piled
        assert ("use hunter" in legal(state)) == (option == "pile")


def test_18_discard_for_culture(winter: Game) -> None:
    me = {"hand": ["foraging-basket", "star-lore", "brave"], "deck": ["elder"] * 2}
    for option, first in (("before", "discarding"), ("after", "gaining")):
        state = position(winter, players={0: me}, discard_for_culture=option)
        act(state, "play foraging-basket", "play star-lore")
        assert asked(state)[0] == first
        if option == "after":
            act(state, "draw-all")
            assert legal(state) == ["discard brave", "discard elder"]


def test_19_buried_cards(winter: Game) -> None:
    for option, seen in (("open", ["brave"]), ("secret", [])):
        state = position(
            winter, players={0: {"hand": ["brave", "elder"]}}, decisions=gaining(0, "bury"),
            buried_cards=option, journal=True,
        )  # fmt: skip
        act(state, "bury brave hand")
        rival: Any = look(state, 1)["players"][0]
        assert (rival["buried"], rival["crypt_count"]) == (seen, 1 - len(seen))
        assert rival["crypt"] is None
        assert state.journal is not None
        heard = [
            each.told_to(1)["card"] for each in state.journal if each.facts["kind"] == "buried"
        ]
        assert heard == ["brave" if option == "open" else None]


def test_bury_in_eclipse(winter: Game) -> None:
    me = {"pile": ["elder", "hunter"], "discards": ["brave"]}
    for option, piled in (("pile", ["bury hunter pile", "bury elder pile"]), ("played", [])):
        state = position(winter, at="eclipse", players={0: me}, bury_in_eclipse=option)
        act(state, "instead megalith food", "use elder", "idol honour")
        assert legal(state, "bury") == ["bury tribesman hand", "bury brave discard", *piled]


def test_a_pile_that_lies_face_down_stays_whole(winter: Game) -> None:
    me = {"pile": ["elder"], "hand": ["brave"]}
    state = position(winter, players={0: me}, decisions=gaining(0, "bury"))
    assert legal(state) == ["bury brave hand", "skip"]


def test_a_buried_card_of_the_pile_does_nothing_more(winter: Game) -> None:
    me = {"pile": ["elder", "hunter", "hunter"]}
    state = position(winter, at="eclipse", players={0: me})
    act(state, "instead megalith food", "use elder", "idol honour", "bury hunter pile")
    assert (of(state)["buried"], of(state)["pile"]) == (["hunter"], ["hunter", "elder"])
    assert legal(state, "use") == ["use hunter"]
    act(state, "use hunter")
    assert legal(state, "use") == []


def test_20_storage_space(winter: Game) -> None:
    me = {"neutral": 1, "pile": ["tribesman"], "camps": {}}
    for option, more in (("both", False), ("one", True)):
        state = position(winter, at="eclipse", players={0: me}, storage_space=option)
        first, *others = of(state)["storage"]
        assert first == {"left": 1, "neutral": 1, "empty": more}
        assert others == [{"left": 2, "neutral": 0, "empty": False}] * 4
        act(state, "instead megalith food")
        assert (asked(state) == ("gaining", 0)) == more

"""Effects that come together go in any order: food can wait for room on its track."""

from __future__ import annotations

from typing import Any

from holocene.core.game import Game
from holocene.games.endless_winter.ops import (
    BURY,
    CAMP,
    FOOD,
    MAX_FOOD,
    MOVE,
    SACRED_STONE,
    TOOL,
    VILLAGE,
)
from holocene.games.endless_winter.room import food_waits

from .conftest import from_package
from .table import HEXES, act, asked, goods, legal, of, position

# On board d, which lies at the lower right for two players: row 3, column 7 brings a camp.
CAMP_SPACE = "build 3 7 0"
BESIDE = {26 - 1: 4}  # a stone beside it, at row 3, column 6
HERD = {"animals": {"giant-elk": 2}, "hand": ["herd-driving"]}  # a megalith and two food


def land(**kinds: str) -> dict[str, Any]:
    return {"land": ["base" if hex == "c3" else kinds.get(hex, "glacier") for hex in HEXES]}


def test_a_camp_that_a_megalith_brings_makes_room_for_food(winter: Game) -> None:
    me = {**HERD, "food": 5, "neutral": 0}
    state = position(winter, players={0: me}, stones=BESIDE)
    act(state, "play herd-driving")
    assert {CAMP_SPACE, "food", "instead megalith food"} <= set(legal(state))
    act(state, CAMP_SPACE, "camp")
    assert (goods(state), of(state)["food_limit"]) == ((7, 0), 7)


def test_food_that_fits_needs_no_question(winter: Game) -> None:
    state = position(winter, players={0: {**HERD, "food": 4, "neutral": 0}}, stones=BESIDE)
    act(state, "play herd-driving")
    assert "food" not in legal(state)
    assert goods(state) == (6, 0)


def test_nothing_waits_where_no_room_can_come(winter: Game) -> None:
    taken = {**BESIDE, 26: 1}  # somebody stands on the space
    all_out = {"camps": {"c3": 5}, "food": 9}
    no_stone = {"own": 0}
    for stones, more in ((taken, {}), (BESIDE, all_out), (BESIDE, no_stone)):
        me = {**HERD, "food": 5, "neutral": 0, **more}
        state = position(winter, players={0: me}, stones=stones)
        act(state, "play herd-driving")
        assert "food" not in legal(state)
        assert of(state)["food"] == of(state)["food_limit"]


def test_an_idol_that_climbs_to_a_megalith_makes_room_too(winter: Game) -> None:
    me: dict[str, Any] = {
        "chief": "seeing-hand", "side": "b", "food": 6, "neutral": 0, "offering": 5,
    }  # fmt: skip
    state = position(winter, players={0: me}, stones=BESIDE)
    act(state, "chief b")
    assert "food" in legal(state)
    act(state, "idol offering", CAMP_SPACE, "camp")
    assert goods(state) == (7, 0)
    for level in (0, 4, 6, 7):  # the next level has no megalith
        state = position(winter, players={0: {**me, "offering": level}}, stones=BESIDE)
        assert "food" not in legal(act(state, "chief b"))


def test_a_card_may_be_an_idol_and_an_animal_may_bring_one(winter: Game) -> None:
    ways: list[tuple[str, dict[str, Any]]] = [
        ("oral-tradition", {"deck": ["brave"]}),  # a card and a food
        ("smoke-drying", {"animals": {"smilodon": 1}}),  # an animal and a food
    ]
    for card, more in ways:
        me: dict[str, Any] = {"hand": [card], "food": 6, "neutral": 0, **more}
        for level, waits in ((5, True), (6, False)):
            state = position(winter, players={0: {**me, "offering": level}}, stones=BESIDE)
            act(state, f"play {card}")
            assert ("food" in legal(state)) == waits
    elk = {"hand": ["smoke-drying"], "food": 6, "neutral": 0, "offering": 5}
    state = position(winter, players={0: {**elk, "animals": {"giant-elk": 1}}}, stones=BESIDE)
    assert "food" not in legal(act(state, "play smoke-drying"))


def test_food_waits_for_what_it_may_pay_for() -> None:
    """No card of this set gives them together; another set may."""
    state: Any = position(from_package(), players={0: {"food": 1}})
    for op, waits in ((SACRED_STONE, True), (VILLAGE, True), (BURY, False), (CAMP, False)):
        assert food_waits(state, 0, sorted([op, FOOD])) == waits
    full: Any = position(from_package(), players={0: {"food": 6}})
    for op, waits in ((CAMP, True), (MOVE, False), (TOOL, False)):
        assert food_waits(full, 0, sorted([op, FOOD])) == waits
    assert food_waits(state, 0, [CAMP, MAX_FOOD])
    assert not food_waits(state, 0, [TOOL, MAX_FOOD])


def test_grassland_may_come_after_a_mountain(winter: Game) -> None:
    me = {
        "camps": {"a1": 1, "b1": 1}, "food": 7, "neutral": 0, "figures": ["rest", "hunt", "hunt"],
    }  # fmt: skip
    more = land(a1="grassland", b1="mountain")
    state = position(winter, players={0: me}, stones=BESIDE, more=more, at="eclipse")
    act(state, "instead megalith tool")
    assert legal(state) == ["gather a1", "gather b1"]
    act(state, "gather b1", CAMP_SPACE, "camp")
    assert goods(state) == (8, 1)


def test_grassland_comes_by_itself_where_it_fits(winter: Game) -> None:
    me = {
        "camps": {"a1": 1, "b1": 1, "a2": 1}, "food": 4, "neutral": 0,
        "figures": ["rest", "hunt", "hunt"],
    }  # fmt: skip
    more = land(a1="grassland", a2="grassland", b1="mountain")
    state = position(winter, players={0: me}, stones=BESIDE, more=more, at="eclipse")
    act(state, "instead megalith tool")
    assert (goods(state), asked(state)) == ((8, 1), ("gaining", 0))
    full = {**me, "food": 8, "camps": {"a1": 1, "a2": 1, "b2": 1}}
    state = position(winter, players={0: full}, stones=BESIDE, more=more, at="eclipse")
    act(state, "instead megalith tool")
    assert asked(state) != ("gathering", 0)

"""Sacred stones, and what is counted at the end."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.game import Game
from holocene.games.endless_winter.game import ENDLESS_WINTER
from holocene.games.endless_winter.scoring import herd_points, stone_points

from .table import HEXES, SPECIES, position

SET = ENDLESS_WINTER.box.set


def stone(id: str, stones: dict[int, int] | None = None, options: Any = None, **me: Any) -> int:
    land = ["base" if hex == "c3" else "glacier" for hex in HEXES]
    for hex, kind in (("a1", "tundra"), ("a2", "tundra"), ("b2", "forest"), ("c1", "lake")):
        land[HEXES.index(hex)] = kind
    state: Any = position(
        ENDLESS_WINTER, players={0: me}, stones=stones, more={"land": land}, **(options or {})
    )
    return stone_points(state, 0, SET.stone_ids.index(id))


def test_villages_that_touch_a_land() -> None:
    """By village, not by hex: one that touches two counts once, two at one hex count both."""
    assert stone("s1-06", villages=["a1-a2-b2"]) == 2
    assert stone("s1-06", villages=["a1-a2-b2", "a1-b1-b2"]) == 4
    assert stone("s1-06", villages=["d3-e2-e3"]) == 0
    assert stone("s1-07", villages=["d3-e2-e3"]) == 2
    for id, land in (("s1-01", "grassland"), ("s1-02", "forest"), ("s1-03", "canyon"),
                     ("s1-04", "lake"), ("s1-05", "mountain")):  # fmt: skip
        assert SET.lands[SET.stones[SET.stone_ids.index(id)].lands[0]].id == land


def test_camps_on_different_lands() -> None:
    assert stone("s1-08", camps={"a1": 1, "a2": 1, "b2": 2, "c3": 1}) == 2
    assert stone("s1-08", camps={"c3": 5}) == 0


def test_megaliths_on_the_plan_on_boards_and_above() -> None:
    lying = {0: 0, 1: 0, 4: 0, 5: 1, 9: 0, 17: 4}
    top = 32
    assert stone("s1-09", {**lying, top: 0}) == 4
    assert stone("s1-10", {**lying, top: 0}) == 2
    assert stone("s2-02", {**lying, top: 0, top + 1: 1}) == 2


@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 10),
                                           (9, 10)])  # fmt: skip
def test_buried_cards(cards: int, vp: int) -> None:
    assert stone("s2-01", buried=["tribesman"] * cards) == vp


def test_levels_of_both_idols_halved() -> None:
    assert stone("s2-03", offering=4, honour=3) == 3


def test_kinds_of_used_animals() -> None:
    assert stone("s2-04", used={"giant-elk": 3, "argentavis": 1}) == 2


@pytest.mark.parametrize(("id", "species"), [
    ("s2-05", "woolly-rhino"), ("s2-06", "megatherium"), ("s2-07", "glyptodon"),
    ("s2-08", "smilodon"), ("s2-09", "giant-elk"),
])  # fmt: skip
def test_used_animals_of_a_kind(id: str, species: str) -> None:
    points = [stone(id, used={species: count}) for count in range(6)]
    assert points == [0, 2, 4, 7, 10, 10]


def test_used_animals_of_two_kinds() -> None:
    used = {"woolly-mammoth": 1, "argentavis": 2}
    assert stone("s2-10", used=used) == 8
    assert stone("s2-10", used=used, options={"stone_of_two_kinds": "pairs"}) == 2


def test_stones_score_in_every_eclipse(winter: Game) -> None:
    state = position(
        winter, players={0: {"stones": ["s2-03"], "honour": 5, "camps": {}}}, at="eclipse"
    )
    while not state.over:
        state.apply(state.legal_actions()[-1])
    assert state.breakdown()[0]["stones"] == 2


# The end


def test_who_never_moved_an_idol_gets_nothing_for_it(winter: Game) -> None:
    me = {"food": 5, "tools": 5, "buried": ["tribesman"] * 7}
    parts = position(winter, players={0: me}).breakdown()[0]
    assert (parts["offering"], parts["burial"]) == (0, 0)


@pytest.mark.parametrize(("level", "vp"), [(1, 3), (3, 3), (4, 4), (6, 4), (7, 9)])
def test_goods_by_the_section_of_the_idol(winter: Game, level: int, vp: int) -> None:
    me = {"food": 4, "tools": 5, "offering": level}
    assert position(winter, players={0: me}).breakdown()[0]["offering"] == vp


def test_buried_cards_by_rank(winter: Game) -> None:
    players = {seat: {"honour": 2, "buried": ["tribesman"] * 4} for seat in range(4)}
    state = position(winter, 4, players=players, more={"honours": [2, 0, 3, 1]})
    assert [part["burial"] for part in state.breakdown()] == [6, 3, 10, 3]


@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 5), (3, 5), (4, 10), (6, 10), (7, 15)])
def test_rows_of_the_burial_table(winter: Game, cards: int, vp: int) -> None:
    me = {"honour": 1, "buried": ["tribesman"] * cards}
    assert position(winter, players={0: me}).breakdown()[0]["burial"] == vp


def test_cards_count_wherever_they_are(winter: Game) -> None:
    me = {
        "hand": ["hunter"], "deck": ["elder"], "discards": ["cordage"], "played": ["shaman"],
        "buried": ["permafrost-larder"], "pile": ["explorer"],
    }  # fmt: skip
    assert position(winter, players={0: me}).breakdown()[0]["cards"] == 8


@pytest.mark.parametrize(
    ("animals", "vp"),
    [
        ({"giant-elk": 5}, 10),  # four at most, and no second set
        ({"woolly-mammoth": 3}, 6),
        ({"argentavis": 4}, 0),  # alone no set
        ({"argentavis": 1, "giant-elk": 1}, 3),
        ({"argentavis": 2, "giant-elk": 2}, 10),
        ({"argentavis": 1, "giant-elk": 3, "woolly-mammoth": 1}, 6 + 6),  # or 10 + 2
        ({"argentavis": 2, "giant-elk": 3, "woolly-mammoth": 1}, 10 + 6),
        ({"argentavis": 5, "giant-elk": 3}, 10),
        ({}, 0),
    ],
)
def test_sets_of_animals(animals: dict[str, int], vp: int) -> None:
    assert herd_points(SET, [animals.get(species, 0) for species in SPECIES]) == vp


def test_of_equals_who_is_earlier_in_the_order_wins(winter: Game) -> None:
    state = position(winter, 3, more={"order": [2, 0, 1]})
    assert state.scores() == [0, 0, 0]
    assert state.winners() == [2]
    assert position(winter, 3, players={1: {"earned": [1, 0, 0, 0, 0]}}).winners() == [1]

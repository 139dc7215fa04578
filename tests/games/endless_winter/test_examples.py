"""Every example of the rulebook."""

from __future__ import annotations

from typing import Any

from holocene.core.game import Game

from .table import act, asked, due, gaining, goods, legal, look, of, points, position, told


def test_a_deck_of_two_and_five_to_draw(winter: Game) -> None:
    """Two cards, then the discard pile is shuffled, and three more."""
    me = {"deck": ["brave"] * 2, "discards": ["tribesman"] * 4}
    state = position(winter, players={0: me}, decisions=gaining(0, *["draw"] * 5))
    act(state, "draw-all")
    mine = of(state)
    assert (mine["hand"], mine["deck"], mine["discards"]) == (
        ["tribesman"] * 3 + ["brave"] * 2, 1, [],
    )  # fmt: skip


def test_a_tool_may_be_a_food(winter: Game) -> None:
    state = position(winter, decisions=gaining(0, "tool"))
    assert legal(state) == ["tool", "instead tool food"]
    assert goods(act(state, "instead tool food")) == (1, 0)


def test_a_megalith_may_be_a_card_an_idol_a_tool_or_a_food(winter: Game) -> None:
    state = position(winter, players={0: {"deck": ["brave"]}}, decisions=gaining(0, "megalith"))
    assert legal(state, "instead") == [
        "instead megalith draw", "instead megalith offering", "instead megalith honour",
        "instead megalith tool", "instead megalith food",
    ]  # fmt: skip


def test_with_one_camp_gone_there_is_room_for_six_food(winter: Game) -> None:
    state = position(winter, players={0: {"food": 4}}, decisions=gaining(0, "camp", "food"))
    assert of(state)["food_limit"] == 6
    state = position(
        winter, players={0: {"food": 4, "animals": {"megatherium": 1}}}, at="hunt",
    )  # fmt: skip
    act(state, "eat-animal megatherium")
    assert goods(state) == (6, 0)


def test_a_gatherer_gives_one_and_a_half_and_turns_food_into_a_tool(winter: Game) -> None:
    state = position(winter, at="hunt", players={0: {"hand": ["gatherer"], "food": 1}})
    act(state, "play gatherer")
    assert of(state)["labour"] == 3
    act(state, "use gatherer")
    assert due(state) == ["tool"]
    act(state, "tool")
    assert goods(state) == (0, 1)
    assert "use gatherer" not in legal(state)


def test_a_brave_gives_one_more_for_any_action(winter: Game) -> None:
    for column in ("rite-of-passage", "develop", "migrate", "hunt"):
        state = position(winter, at=column, players={0: {"hand": ["brave"]}})
        assert of(act(state, "play brave"))["labour"] == 5


def test_a_craftswoman_gives_one_more_in_develop_only(winter: Game) -> None:
    for column, halves in (("develop", 4), ("hunt", 2)):
        state = position(winter, at=column, players={0: {"hand": ["craftswoman"]}})
        assert of(act(state, "play craftswoman"))["labour"] == halves


def test_an_elder_gives_one_more_in_the_rite_of_passage(winter: Game) -> None:
    for column, halves in (("rite-of-passage", 4), ("develop", 2)):
        state = position(winter, at=column, players={0: {"hand": ["elder"]}})
        assert of(act(state, "play elder"))["labour"] == halves


def test_klara_hunts_with_a_hunter_three_food_and_two_tools(winter: Game) -> None:
    """Four points of labour, to be split between both actions."""
    me = {"hand": ["hunter"], "food": 3, "tools": 2}
    herd = {"herd": ["smilodon", "giant-elk"], "herd_deck": ["glyptodon"] * 4}
    state = position(winter, at="hunt", players={0: me}, more=herd)
    act(state, "play hunter", "eat", "eat")
    assert (of(state)["labour"], goods(state)) == (8, (0, 2))
    act(state, "reveal", "reveal", "hunt smilodon", "hunt glyptodon")
    mine = of(state)
    assert (mine["labour"], mine["tools"]) == (0, 0)
    assert mine["animals"] == {"glyptodon": 1, "smilodon": 1}
    assert legal(state, "hunt") == legal(state, "reveal") == []


def test_wolf_bison_and_lioness_in_the_eclipse(winter: Game) -> None:
    """Wolf 3, Bison and Lioness 1.5 each: Bison was behind Lioness and goes ahead."""
    wolf, lioness, bison = 0, 1, 2
    rest = ["rest", "hunt", "hunt"]
    away = ["hunt", "hunt", "hunt"]
    players: dict[int, dict[str, Any]] = {
        wolf: {"figures": rest, "pile": ["brave"]},
        lioness: {"figures": rest},
        bison: {"figures": away, "pile": ["shaman"]},
    }
    state = position(winter, 3, players=players, at="eclipse", journal=True)
    assert look(state)["order"] == [wolf, bison, lioness]
    assert told(state, "eclipse")[0]["labour"] == [6, 3, 3]


def test_explorers_of_the_pile_move_a_camp_twice_or_two_once(winter: Game) -> None:
    players = {0: {"pile": ["explorer"], "camps": {"c3": 2}}}
    for moves in (["move c3 c4", "move c4 c5"], ["move c3 c4", "move c3 c2"]):
        state = position(winter, players=players, at="eclipse")
        act(state, "instead megalith food", "use explorer", *moves)
        assert asked(state) != ("gaining", 0)


def test_red_and_purple_megaliths(winter: Game) -> None:
    """On one of one's own and three foreign ones, one of them purple: 5 points, and 1."""
    red, purple = 0, 1
    square = {0: red, 1: purple, 4: 4, 5: 4}
    state = position(
        winter, stones=square, players={red: {"neutral": 0}}, decisions=gaining(0, "megalith"),
    )  # fmt: skip
    act(state, "build 1 1 1")
    assert (points(state, red), points(state, purple)) == (5, 1)


def test_three_food_and_two_tools_at_two_to_one(winter: Game) -> None:
    me = {"food": 3, "tools": 2, "offering": 4}
    state = position(winter, players={0: me})
    assert state.breakdown()[0]["offering"] == 2


def test_first_place_with_four_buried_cards(winter: Game) -> None:
    me = {"buried": ["tribesman"] * 4, "honour": 3}
    state = position(winter, players={0: me, 1: {"honour": 2}})
    assert state.breakdown()[0]["burial"] == 10


def test_a_card_worth_a_point(winter: Game) -> None:
    state = position(winter, players={0: {"discards": ["hunter"]}})
    assert state.breakdown()[0]["cards"] == 1


def test_rhinos_a_mammoth_and_megatheria_with_an_argentavis(winter: Game) -> None:
    animals = {"woolly-rhino": 2, "woolly-mammoth": 1, "megatherium": 3, "argentavis": 1}
    state = position(winter, players={0: {"animals": animals, "used": {"woolly-rhino": 1}}})
    assert state.breakdown()[0]["herd"] == 3 + 2 + 10


def test_three_players_have_six_kinds_six_glaciers_and_six_others(winter: Game) -> None:
    for seats, glaciers in ((2, 6), (3, 6), (4, 3)):
        land = look(winter.new(seats=seats, seed=seats))["land"]
        assert len(land) == 19
        assert land[9] == "base"
        assert land.count("glacier") == glaciers
        assert len(set(land)) == 8


def test_setup_of_two_tools_and_two_food(winter: Game) -> None:
    state = winter.new(seats=4, seed=3, setup="draft")  # with four players all five lie there
    act(state, *["side a"] * 4)
    seat = state.actor or 0
    food, tools = goods(state, seat)
    act(state, "begin setup-1")
    assert goods(state, seat) == (food + 2, tools + 2)
    assert of(state, seat)["animals"] == {"megatherium": 1}
    assert of(state, seat)["known"] == ["hunter"]

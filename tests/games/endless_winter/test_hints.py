"""What the engine tells a player about choices, and the shapes of all that it tells."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from holocene.core.game import Game
from holocene.core.journal import Journal

from .conftest import from_package
from .table import gaining, position
from .walks import EVERYTHING, OTHERWISE, walk

GAME = from_package()


def hints(state: Any, seat: int = 0) -> Any:
    return state.game.hints(state, seat)


def change(state: Any, text: str) -> dict[str, int]:
    out: dict[str, int] = hints(state)["changes"][str(state.game.action(text).index)]
    return out


def lines(state: Any, column: int) -> dict[str, tuple[int, str | None]]:
    told = hints(state)["columns"][column]["lines"]
    return {line["op"]: (line["times"], line["why"]) for line in told}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, EVERYTHING), (4, OTHERWISE)])
def test_views_events_hints_and_pieces_have_their_shapes(seats: int, options: Any) -> None:
    shapes: Any = GAME.shapes()
    view, event = TypeAdapter(shapes["View"]), TypeAdapter(shapes["Event"])
    hint = TypeAdapter(shapes["Hints"])
    TypeAdapter(shapes["Pieces"]).validate_python(GAME.pieces(), strict=True)
    journal = Journal()
    for step, state in enumerate(walk(GAME, seats, 21, journal, **options)):
        if step % 4 == 0 or state.over:
            for seat in (None, step % seats):
                view.validate_python(state.view(seat), strict=True)
                hint.validate_python(GAME.hints(state, seat), strict=True)
    for each in journal:
        event.validate_python(each.facts, strict=True)
        event.validate_python(each.public, strict=True)


def test_what_a_choice_would_change(winter: Game) -> None:
    me = {"hand": ["brave"], "food": 3, "camps": {"c3": 2}}
    state = position(winter, at="migrate", players={0: me})
    assert change(state, "play brave") == {"labour": 5, "hand": -1}
    assert change(state, "eat") == {"food": -1, "labour": 2}
    state = position(winter, at="migrate", players={0: {**me, "labour": 2}})
    assert change(state, "move c3 c4") == {"labour": -2, "lands": 1}


def price(state: Any, text: str) -> dict[str, int] | None:
    out: dict[str, int] | None = hints(state)["prices"].get(str(state.game.action(text).index))
    return out


def test_what_a_choice_costs(winter: Game) -> None:
    me = {"food": 5, "tools": 2, "labour": 6, "camps": {"c3": 1}, "hand": ["brave", "gatherer"]}
    state = position(winter, at="migrate", players={0: me})
    assert price(state, "camp") == {"tool": 1}
    assert price(state, "move c3 c4") == {"labour": 2}
    assert price(state, "play brave") is None
    spaces: Any = GAME.pieces()
    state = position(winter, at="develop", players={0: me}, more={"stones": ["s1-01"]})
    assert price(state, "stone s1-01") == spaces["stone_spaces"][0]["pay"]
    state = position(winter, at="hunt", players={0: {**me, "played": ["gatherer"]}},
                     more={"ready": ["gatherer"]})  # fmt: skip
    assert price(state, "use gatherer") == {"food": 1}


def test_who_would_lead_a_hex(winter: Game) -> None:
    me: Any = {"camps": {"c3": 1}, "labour": 2}
    players = {0: me, 1: {"camps": {"c4": 1}}}
    state = position(winter, at="migrate", players=players)
    told = hints(state)["leads"][str(winter.action("move c3 c4").index)]
    assert told == {"c3": [], "c4": [0, 1]}


def test_what_eating_again_and_again_would_bring(winter: Game) -> None:
    state = position(winter, at="hunt", players={0: {"food": 5}})
    told = hints(state)["eats"]
    assert told[0] == {"food": 5 + change(state, "eat")["food"], "labour": 2}
    assert [each["labour"] for each in told] == [2 * (n + 1) for n in range(len(told))]
    assert hints(position(winter, players={0: {"food": 5}}))["eats"] == []


def test_a_card_that_is_drawn_is_not_foretold(winter: Game) -> None:
    state = position(winter, players={0: {"deck": ["brave"]}}, decisions=gaining(0, "draw"))
    assert change(state, "instead draw tool") == {"tools": 1}
    assert str(state.game.action("draw").index) not in hints(state)["changes"]


@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (3, OTHERWISE)])
def test_hints_know_no_more_than_their_seat(seats: int, options: Any) -> None:
    """They are the same in every deal that a seat can think of."""
    tokens = 0
    for seed in range(4):
        for step, state in enumerate(walk(GAME, seats, 60 + seed, **options)):
            if state.over or (step % 9 and state.decision.kind != "resting"):
                continue
            tokens += state.decision.kind == "resting"
            for seat in range(seats):
                told = hints(state, seat)
                for deal in range(3):
                    assert hints(state.redeal(seat, deal), seat) == told, (step, seat)
    assert tokens


def test_how_often_a_line_can_be_done(winter: Game) -> None:
    me = {"hand": ["brave", "hunter"], "food": 3, "tools": 2}
    herd = {"herd": ["giant-elk"], "herd_deck": ["smilodon"] * 9}
    state = position(winter, players={0: me}, more=herd)
    told = hints(state)["columns"]
    assert [each["labour"] for each in told] == [11, 11, 11, 13]  # the hunter hunts
    assert lines(state, 3) == {
        "animal_reveal": (3, None), "animal_take": (1, None), "animal_use": (0, "no-animal"),
    }  # fmt: skip
    assert lines(state, 2) == {"camp": (2, None), "move": (5, None), "village": (0, "no-place")}
    assert lines(state, 0)["tribe_hand"] == (2, None)
    assert lines(state, 1)["culture_hand"] == (1, None)


def test_why_a_line_cannot_be_done(winter: Game) -> None:
    state = position(winter)
    assert lines(state, 0) == {
        "tribe_hand": (0, "tools"), "tribe_discard": (0, "food"), "bury": (0, "food"),
    }  # fmt: skip
    assert lines(state, 1) == {"culture_hand": (0, "labour"), "sacred_stone": (0, "food")}
    full = {"stones": ["s1-01", "s1-02", "s1-03"], "food": 5, "tools": 5}
    assert lines(position(winter, players={0: full}), 1)["sacred_stone"] == (0, "stone-spaces")
    assert lines(position(winter, players={0: {"food": 3}}), 2)["village"] == (0, "no-place")


def test_why_a_chief_cannot_be_used(winter: Game) -> None:
    assert hints(position(winter))["chief"] == "column"  # not yet
    assert hints(position(winter, at="hunt", chief=True))["chief"] is None
    assert hints(position(winter, at="migrate", chief=True))["chief"] == "column"
    assert hints(position(winter, at="hunt"))["chief"] == "played"


def test_why_the_ability_of_a_played_card_cannot_be_used(winter: Game) -> None:
    state = position(winter, at="hunt", players={0: {"played": ["gatherer"]}},
                     more={"ready": ["gatherer"]})  # fmt: skip
    assert hints(state)["cards"] == {"gatherer": "food"}


def test_points_of_a_megalith_for_everybody(winter: Game) -> None:
    square = {0: 0, 1: 1, 4: 4, 5: 4}
    state = position(
        winter, stones=square, players={0: {"neutral": 0}}, decisions=gaining(0, "megalith"),
    )  # fmt: skip
    assert hints(state)["builds"][str(winter.action("build 1 1 1").index)] == [5, 1]


def test_what_stones_would_bring_and_what_the_eclipse_would_count(winter: Game) -> None:
    me = {"honour": 5, "pile": ["brave"], "figures": ["rest", None, None]}
    state = position(winter, players={0: me}, more={"stones": ["s2-03", "s1-09"]})
    assert hints(state)["stones"] == {"s2-03": 2, "s1-09": 0}
    assert hints(state)["eclipse"] == 6
    assert hints(state)["scores"] == state.breakdown()


def test_how_far_everybody_is_in_the_eclipse(winter: Game) -> None:
    me = {"hand": [], "pile": ["gatherer"], "figures": ["rest", None, None], "stones": ["s2-03"]}
    players = {0: {**me, "honour": 4, "villages": ["a1-a2-b2"]}, 1: {"hand": ["brave"]}}
    state = position(winter, at="eclipse", players=players, seat=1)
    first, last = hints(state)["reapings"]
    assert first == {"seat": 0, "labour": 6, "step": 0, "board": {"draw": 1, "vp": 2}}
    assert (last["seat"], last["step"], last["board"]) == (1, -1, {})
    assert hints(position(winter))["reapings"] == []


def test_what_one_more_animal_adds(winter: Game) -> None:
    me = {"animals": {"giant-elk": 1, "argentavis": 1}}
    herd = ["giant-elk", "smilodon", "argentavis"]
    state = position(winter, players={0: me}, more={"herd": herd})
    assert hints(state)["herd"] == {"giant-elk": 3, "smilodon": 1, "argentavis": 3}

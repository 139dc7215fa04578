"""What the engine tells a player about choices, and the shapes of all that it tells."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from holocene.core.game import Game
from holocene.core.journal import Journal
from holocene.games.endless_winter.scoring import herd_sets

from . import referee
from .conftest import from_package
from .referee import SET
from .table import HEXES, TRIBES, act, asked, gaining, position
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


def test_what_a_line_costs(winter: Game) -> None:
    """By the switches of the game, and with the next space for a sacred stone."""

    def pays(column: int, **options: Any) -> dict[str, dict[str, int]]:
        me = {"stones": options.pop("stones", [])}
        told = hints(position(winter, players={0: me}, **options))["columns"][column]["lines"]
        return {line["op"]: line["pay"] for line in told}

    spaces: Any = GAME.pieces()["stone_spaces"]
    assert pays(1)["sacred_stone"] == spaces[0]["pay"]
    assert pays(1, stones=["s1-01"])["sacred_stone"] == spaces[1]["pay"]
    assert pays(1, stones=["s1-01", "s1-02", "s1-03"])["sacred_stone"] == {}
    assert pays(1)["culture_hand"] == {"labour": 6}
    assert pays(2)["move"] == {"labour": 2}
    assert pays(2, camp_move="tool")["move"] == {"tool": 1}


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


HAND = ["brave", "gatherer", "cordage"]


@pytest.mark.parametrize(("where", "closed"), [
    ({"at": "beginning"}, {"brave": "no-figure", "gatherer": "no-figure"}),
    ({"at": "beginning", "more": {"cultures": 1}}, {"brave": "no-figure", "gatherer": "no-figure"}),
    ({"at": "hunt"}, {"cordage": "figure-placed"}),
    ({"at": "hunt", "culture_learned": "at-once"}, {"cordage": "figure-placed"}),
    ({"at": "rite-of-passage", "more": {"fresh": ["brave"]}},
     {"brave": "fresh", "cordage": "figure-placed"}),
    ({"at": "eclipse"}, {}),
])  # fmt: skip
def test_why_a_card_of_the_hand_cannot_be_played(
    winter: Game, where: dict[str, Any], closed: dict[str, str]
) -> None:
    state = position(winter, players={0: {"hand": HAND}}, **where)
    assert hints(state)["hand"] == closed
    assert hints(state, 1)["hand"] == {}


def test_why_the_last_card_of_the_hand_cannot_be_played(winter: Game) -> None:
    me = {0: {"hand": ["cordage"]}}
    assert hints(position(winter, players=me))["hand"] == {}
    state = position(winter, players=me, more={"cultures": 1})
    assert hints(state)["hand"] == {"cordage": "cards"}


def test_who_rests_plays_no_cards(winter: Game) -> None:
    me = {"hand": HAND, "chief": "stonecarver", "side": "b", "deck": ["elder"] * 3}
    state = position(winter, players={0: me})
    act(state, "place chief rest", "draw")
    assert asked(state)[0] == "acting"
    assert hints(state)["hand"] == dict.fromkeys(["elder", *HAND], "resting")


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


def test_what_animals_are_worth_and_one_more_or_less_of_them(winter: Game) -> None:
    animals = {"woolly-rhino": 2, "megatherium": 3, "argentavis": 1}
    told = hints(position(winter, players={0: {"animals": animals}}))["herds"][0]
    assert told["points"] == 13
    assert told["sets"] == {"argentavis": 0, "woolly-rhino": 3, "megatherium": 10}
    table = {each["id"]: each["set"] for each in SET["animals"]}
    assert told["more"]["smilodon"] == table["smilodon"][0]
    assert told["more"]["megatherium"] == table["woolly-rhino"][2] - 3  # the wild one goes there
    assert told["fewer"]["argentavis"] == 10 - table["megatherium"][2]
    assert set(told["fewer"]) == set(animals)


@given(st.lists(st.integers(0, 6), min_size=7, max_size=7))
def test_sets_of_animals_add_up(animals: list[int]) -> None:
    parts: Any = GAME.box.set  # type: ignore[attr-defined]
    assert sum(herd_sets(parts, animals)) == referee.herd_points(animals)


def test_who_leads_the_land_and_by_how_much(winter: Game) -> None:
    players = {0: {"camps": {"a1": 2, "a2": 1}}, 1: {"camps": {"a2": 1, "b1": 3}}}
    told = hints(position(winter, 3, players=players))
    hexes = {each["hex"]: each for each in told["hexes"]}
    assert hexes["a1"] == {"hex": "a1", "leaders": [0], "lead": 2, "ahead": 2}
    assert hexes["a2"] == {"hex": "a2", "leaders": [0, 1], "lead": 0, "ahead": 0}
    assert hexes["b1"] == {"hex": "b1", "leaders": [1], "lead": 3, "ahead": -3}
    assert hexes["e1"] == {"hex": "e1", "leaders": [], "lead": 0, "ahead": 0}
    assert told["led"] == {"base": [0, 0, 1], "grassland": [2, 2, 0]}
    assert winter.hints(position(winter), None)["hexes"][0]["ahead"] is None  # type: ignore[index]


def test_megaliths_by_level(winter: Game) -> None:
    stones = {0: 0, 1: 1, 4: 4, 5: 4, 2: 0, 6: 0, 32: 0}
    told = hints(position(winter, stones=stones))["levels"]
    assert told[0] == {"stones": [3, 1], "neutral": 2, "free": 26}
    assert told[1] == {"stones": [1, 0], "neutral": 0, "free": 1}
    assert told[2] == {"stones": [0, 0], "neutral": 0, "free": 0}
    tops = GAME.pieces()["plans"][0]["tops"]  # type: ignore[index]
    assert (tops[0], len(tops)) == ([0, 0, 1], 70 - 32)


def test_strength_in_the_eclipse_before_and_after_the_piles_are_open(winter: Game) -> None:
    players: Any = {
        0: {"pile": ["tribeswoman", "cordage"], "figures": ["rest", "hunt", None]},
        1: {"pile": ["brave"], "figures": ["rest", "rest", "hunt"]},
    }
    ours: dict[str, Any] = {
        "cards": [{"card": "tribeswoman", "labour": 2, "ability": 1}], "count": 1,
        "resting": 1, "rest": 3, "total": 6,
    }  # fmt: skip
    told = hints(position(winter, players=players))["contest"]
    bluff = {"card": "cordage", "labour": 0, "ability": 0}
    assert told["strengths"] == [
        {**ours, "cards": [*ours["cards"], bluff], "count": 2},
        {"cards": None, "count": 1, "resting": 2, "rest": 6, "total": None},
    ]
    assert (told["before"], told["after"]) == ([0, 1], None)
    assert told["rewards"] == [{"megalith": 1}, {"draw": 1}, {"idol": 1}, {"tool": 1}]
    assert told["lower"] is True
    open = position(winter, players=players, at="eclipse")
    told = hints(open)["contest"]
    assert told["strengths"][0] == ours
    assert told["strengths"][1]["total"] == 9
    assert (told["before"], told["after"]) == ([0, 1], [1, 0])
    assert winter.hints(open, None)["contest"] == told  # all of it lies open now


def test_the_strength_that_was_compared_stays_as_it_was(winter: Game) -> None:
    """A card of the pile is buried; what was compared was with it."""
    state = position(winter, at="eclipse", players={0: {"pile": ["elder", "hunter"]}})
    before = hints(state)["contest"]["strengths"][0]["total"]
    for text in ("instead megalith food", "use elder", "idol honour", "bury hunter pile"):
        state.apply(winter.action(text))
    told = hints(state)["contest"]["strengths"][0]
    assert (told["count"], told["total"]) == (1, before)


def test_how_far_everybody_is_in_the_eclipse(winter: Game) -> None:
    me = {"hand": [], "pile": ["gatherer"], "figures": ["rest", None, None], "stones": ["s2-03"]}
    players: dict[int, dict[str, Any]] = {
        0: {**me, "honour": 4, "villages": ["a1-a2-b2"]},
        1: {"hand": ["brave"]},
    }
    state = position(winter, at="eclipse", players=players, seat=1)
    first, last = hints(state)["reapings"]
    assert first == {"seat": 0, "step": 0, "lands": {"food": 6}, "board": {"draw": 1, "vp": 2}}
    assert (last["seat"], last["step"], last["lands"], last["board"]) == (1, -1, {}, {})
    assert hints(position(winter))["reapings"] == []


def test_the_storage_is_emptied_from_the_left_and_neutral_stones_go_first(winter: Game) -> None:
    def storage(neutral: int, own: int) -> list[dict[str, Any]]:
        state: Any = position(winter, players={0: {"neutral": neutral, "own": own}})
        told: list[dict[str, Any]] = state.view(0)["players"][0]["storage"]
        return told

    assert storage(2, 8)[0] == {"left": 2, "neutral": 2, "empty": False}
    assert storage(1, 8)[0] == {"left": 1, "neutral": 1, "empty": False}
    five = storage(0, 5)
    assert [space["left"] for space in five] == [0, 0, 1, 2, 2]
    assert [space["empty"] for space in five] == [True, True, False, False, False]
    assert all(space["neutral"] == 0 for space in five)


KINDS = {
    "tribe_hand": "hire", "tribe_discard": "adopt", "bury": "bury", "culture_hand": "learn",
    "sacred_stone": "stone", "camp": "camp", "move": "move", "village": "settle",
    "animal_reveal": "reveal", "animal_take": "hunt", "animal_use": "eat-animal",
}  # fmt: skip


def is_true(reason: str, op: str, price: dict[str, int], view: Any, seat: int) -> bool:
    """Whether that is so, as anybody can see it on the table."""
    me = view["players"][seat]
    pieces: Any = GAME.pieces()
    if op == "sacred_stone" and len(me["stones"]) < 3:
        price = {**price, **pieces["stone_spaces"][len(me["stones"])]["pay"]}
    eras = {stone["id"]: stone["era"] for stone in pieces["stones"]}
    around = [
        all(me["camps"][HEXES.index(hex)] for hex in junction["hexes"])
        and all(junction["name"] not in player["villages"] for player in view["players"])
        for junction in pieces["junctions"]
        if "c3" not in junction["hexes"]  # nobody settles beside the base hex
    ]
    facts = {
        "food": me["food"] < price.get("food", 0),
        "tools": me["tools"] < price.get("tool", 0),
        "labour": me["labour"] < price.get("labour", 0),
        "cards": me["hand_count"] < price.get("discard_hand", 0),
        "no-camp": me["camps_left"] == 0 if op == "camp" else not any(me["camps"]),
        "no-room": len(view["herd"]) == 6 or view["herd_deck"] == 0,
        "no-animal": not (view["herd"] if op == "animal_take" else me["animals"]),
        "no-stone": all(eras[stone] > view["era"] for stone in view["stones"]),
        "stone-spaces": len(me["stones"]) == 3,
        "no-village": len(me["villages"]) == 3,
        "no-place": not any(around),
        "nothing": True,
        "played": view["decision"].get("section") == "after",
    }
    return bool(facts[reason])


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, EVERYTHING), (4, OTHERWISE)])
def test_what_is_closed_has_a_reason_that_is_true_and_nothing_else_has(
    seats: int, options: Any
) -> None:
    met: set[str] = set()
    pieces: Any = GAME.pieces()
    columns = {column["id"]: column for column in pieces["columns"]}
    for state in walk(GAME, seats, 70 + seats, **options):
        if state.over or state.decision.kind not in ("beginning", "acting", "eclipse-cards"):
            continue
        seat = state.actor
        view, told = state.view(seat), hints(state, seat)
        legal: dict[str, list[Any]] = {action.kind: [] for action in state.legal_actions()}
        for action in state.legal_actions():
            legal[action.kind].append(next(iter(action.arguments.values()), ""))
        if state.decision.kind != "eclipse-cards":
            assert ("chief" in legal) is (told["chief"] is None)
            met.add(f"chief {told['chief']}")
        if state.decision.kind != "eclipse-cards":
            for card in view["players"][seat]["hand"]:
                assert (card in legal.get("play", [])) is (card not in told["hand"]), card
                met.add(f"hand {told['hand'].get(card)}")
        ready = {"acting": view["ready"], "eclipse-cards": view["waiting"]}
        for card in ready.get(state.decision.kind, []):
            assert (card in legal.get("use", [])) is (card not in told["cards"])
            met.add(f"card {told['cards'].get(card)}")
        if state.decision.kind != "acting" or view["column"] == "rest":
            continue
        [column] = [each for each in told["columns"] if each["id"] == view["column"]]
        shapes = {line["op"]: line for line in columns[view["column"]]["lines"]}
        for line in column["lines"]:
            op, now = line["op"], line["now"]
            assert (KINDS[op] in legal) is (now is None), op
            price = shapes[op]["pay"]
            if op == "move" and options.get("camp_move") == "tool":
                price = {"tool": 1}
            if now is not None and now != "kind-taken":
                assert is_true(now, op, price, view, seat), (op, now)
            met.add(str(now))
            if op in ("tribe_hand", "sacred_stone") and now is None:
                lying = {"tribe_hand": TRIBES, "sacred_stone": view["stones"]}[op]
                shut = told["closed"]["tribes" if op == "tribe_hand" else "stones"]
                for id in lying:
                    assert (id in legal[KINDS[op]]) is (id not in shut)
                    met.add(str(shut.get(id)))
    assert {"None", "labour", "played", "chief None", "chief played", "card None"} <= met
    assert {"hand None", "hand no-figure"} <= met
    assert len(met) >= 10


def test_why_one_of_several_cannot_be_taken(winter: Game) -> None:
    me = {"tools": 5, "labour": 8, "food": 5}
    state = position(winter, at="rite-of-passage", players={0: me})
    state.apply(winter.action("hire elder"))
    assert hints(state)["closed"]["tribes"] == {"elder": "kind-once"}
    state = position(winter, at="develop", players={0: me}, more={"stones": ["s1-01", "s2-03"]})
    assert hints(state)["closed"]["stones"] == {"s2-03": "later-era"}
    assert lines(state, 1)["sacred_stone"] == (1, None)


def test_what_could_be_done_with_more_labour_cannot_be_done_yet(winter: Game) -> None:
    me = {"hand": ["brave", "brave"], "food": 3, "tools": 1}
    state = position(winter, at="develop", players={0: me})
    [line, _] = hints(state)["columns"][1]["lines"]
    assert (line["op"], line["why"], line["now"]) == ("culture_hand", None, "labour")
    state.apply(winter.action("done"))  # and the section is over when there is more
    while asked(state)[0] != "acting":
        state.apply(state.legal_actions()[0])
    [line, _] = hints(state)["columns"][1]["lines"]
    assert (line["why"], line["now"]) == (None, "played")

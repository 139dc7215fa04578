"""Events: what is told of every kind, and whether undo may pass it."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Event, Game, Journal

from .table import RICH, StoneAge, Tribe, act, position, using

HUNGRY: Tribe = {"food": 0, "goods": [1, 0, 0, 0]}
HELD: Tribe = {"cards": ["c36"], "any_two": True}


def events(state: StoneAge, *texts: str) -> list[Event]:
    """What taking these actions tells."""
    state.journal = Journal()
    act(state, *texts)
    return list(state.journal)


def only(found: list[Event], kind: str) -> Event:
    """The one event of this kind."""
    (event,) = [event for event in found if event.facts["kind"] == kind]
    return event


def buy(game: Game, card: str, *texts: str, **more: Any) -> list[Event]:
    row = [card, "c13", "c14", "c26"]
    state = using(game, {"card 1": 1}, goods=[1, 0, 0, 0], row=row, **more)
    return events(state, "use card 1", "pay 1 wood", *texts)


def plain(event: Event) -> dict[str, object]:
    """The facts of an event that chance did not decide and that reveals nothing."""
    assert event.undoable
    assert not event.random
    assert not event.reveals
    assert event.owner is None
    return dict(event.facts)


def test_placed(compiled: Game) -> None:
    found = events(position(compiled), "place forest 3")
    told = {"kind": "placed", "seat": 0, "place": "forest", "count": 3}
    assert [plain(event) for event in found] == [told]


@pytest.mark.parametrize(
    ("place", "people", "tribe"),
    [
        ("toolmaker", 1, {"tools": 12}),
        ("hut", 2, {"people": 10}),
        ("field", 1, {"agriculture": 10}),
    ],
)
def test_used(compiled: Game, place: str, people: int, tribe: Tribe) -> None:
    gain = events(using(compiled, {place: people}), f"use {place}")
    full = events(using(compiled, {place: people}, **tribe), f"use {place}")
    told = {"kind": "used", "seat": 0, "place": place}
    assert plain(only(gain, "used")) == {**told, "gained": 1}
    assert plain(only(full, "used")) == {**told, "gained": 0}


def test_rolled_is_random(compiled: Game) -> None:
    found = events(using(compiled, {"river": 2}, dice=[3, 4]), "use river")
    event = only(found, "rolled")
    assert event.facts == {"kind": "rolled", "seat": 0, "place": "river", "dice": [3, 4]}
    assert (event.random, event.reveals, event.undoable) == (True, False, False)


def test_gathered(compiled: Game) -> None:
    state = using(compiled, {"river": 2}, tools=4, dice=[3, 4])
    found = events(state, "use river", "add tool-1 tool-3")
    assert plain(only(found, "gathered")) == {
        "kind": "gathered",
        "seat": 0,
        "place": "river",
        "tools": ["tool-1", "tool-3"],
        "total": 10,
        "good": "gold",
        "amount": 1,
    }


def test_gathered_food(compiled: Game) -> None:
    facts = plain(only(events(using(compiled, {"hunt": 1}, dice=[5]), "use hunt"), "gathered"))
    assert (facts["good"], facts["amount"], facts["tools"]) == ("food", 2, [])


def test_bought_and_gained(compiled: Game) -> None:
    found = buy(compiled, "c12")
    assert [plain(event) for event in found] == [
        {"kind": "bought", "seat": 0, "card": "c12", "slot": 0, "paid": {"wood": 1}},
        {"kind": "gained", "seat": 0, "card": "c12", "good": "food", "amount": 5},
    ]


@pytest.mark.parametrize(
    ("card", "good", "amount"),
    [
        ("c12", "food", 5),
        ("c18", "stone", 2),
        ("c28", "points", 3),
        ("c29", "tool", 1),
        ("c31", "agriculture", 1),
        ("c33", "one-use tool", 4),
        ("c36", "any two resources", 2),
    ],
)
def test_gained(compiled: Game, card: str, good: str, amount: int) -> None:
    facts = plain(only(buy(compiled, card), "gained"))
    assert (facts["card"], facts["good"], facts["amount"]) == (card, good, amount)


@pytest.mark.parametrize(("card", "tribe"), [("c29", {"tools": 12}), ("c31", {"agriculture": 10})])
def test_gained_nothing_at_a_cap(compiled: Game, card: str, tribe: Tribe) -> None:
    assert plain(only(buy(compiled, card, **tribe), "gained"))["amount"] == 0


def test_drew_is_secret_and_stops_undo(compiled: Game) -> None:
    event = only(buy(compiled, "c32", deck=["c28"]), "drew")
    assert event.owner == 0
    assert (event.random, event.reveals, event.undoable) == (True, True, False)
    assert event.told_to(0)["card"] == "c28"
    assert event.told_to(1)["card"] is None
    assert event.told_to(None)["card"] is None


def test_drew_nothing_from_an_empty_deck(compiled: Game) -> None:
    found = buy(compiled, "c32", deck_size=0)
    assert plain(only(found, "drew")) == {"kind": "drew", "seat": 0, "card": None, "cards": 0}


def test_built_and_turned(compiled: Game) -> None:
    state = using(compiled, {"building 2": 1}, goods=RICH, tops=["b01", "b08"])
    built, turned = events(state, "use building 2", "pay 1 clay 2 stone")
    assert plain(built) == {
        "kind": "built",
        "seat": 0,
        "tile": "b08",
        "stack": 1,
        "paid": {"clay": 1, "stone": 2},
        "points": 14,
    }
    shown = state.view(None)["stacks"][1]["tile"]
    assert turned.facts == {"kind": "turned", "stack": 1, "tile": shown}
    assert (turned.random, turned.reveals, turned.undoable) == (False, True, False)


def test_turning_up_no_tile_reveals_nothing(compiled: Game) -> None:
    state = using(compiled, {"building 1": 1}, goods=RICH, left=[1, 7, 7, 7])
    found = events(state, "use building 1", "pay 2 wood 1 clay")
    assert plain(only(found, "turned")) == {"kind": "turned", "stack": 0, "tile": None}


@pytest.mark.parametrize("place", ["card 1", "building 1"])
def test_declined(compiled: Game, place: str) -> None:
    found = events(using(compiled, {place: 1}, goods=RICH), f"use {place}", "decline")
    assert [plain(event) for event in found] == [{"kind": "declined", "seat": 0, "place": place}]


def test_what_cannot_be_paid_is_told_as_declined(compiled: Game) -> None:
    found = events(using(compiled, {"card 1": 1}), "use card 1")
    assert plain(only(found, "declined"))["place"] == "card 1"


def test_market_is_random(compiled: Game) -> None:
    event = only(buy(compiled, "c01", dice=[2, 2, 5, 6]), "market")
    told = {"kind": "market", "seat": 0, "faces": ["clay", "clay", "tool", "agriculture"]}
    assert event.facts == told
    assert (event.random, event.reveals, event.undoable) == (True, False, False)


def test_picked(compiled: Game) -> None:
    found = buy(compiled, "c01", "pick tool", "pick agriculture", dice=[2, 2, 5, 6])
    picked = [plain(event) for event in found if event.facts["kind"] == "picked"]
    faces = [(facts["seat"], facts["face"], facts["gained"]) for facts in picked]
    assert faces == [(0, "tool", 1), (1, "agriculture", 1), (2, "clay", 1), (3, "clay", 1)]


def test_picked_without_gain(compiled: Game) -> None:
    found = buy(compiled, "c01", "pick tool", dice=[5, 1, 1, 1], tools=12)
    assert found[2].facts == {"kind": "picked", "seat": 0, "face": "tool", "gained": 0}


def test_took_two(compiled: Game) -> None:
    found = events(position(compiled, tribes={0: HELD}), "take wood gold")
    told = {"kind": "took-two", "seat": 0, "goods": ["wood", "gold"]}
    assert [plain(event) for event in found] == [told]


def test_fed(compiled: Game) -> None:
    tribe = {"food": 1, "agriculture": 1, "goods": [2, 0, 0, 0]}
    state = position(compiled, kind="feeding", tribes={0: tribe}, edition="slovak")
    assert plain(events(state, "pay 2 wood")[0]) == {
        "kind": "fed",
        "seat": 0,
        "harvest": 1,
        "eaten": 2,
        "paid": {"wood": 2},
        "missing": 1,
        "points": -4,
    }


def test_everybody_is_told_to_be_fed(compiled: Game) -> None:
    found = events(position(compiled, kind="feeding", tribes={0: HUNGRY}), "pay 1 wood")
    assert [event.facts["seat"] for event in found if event.facts["kind"] == "fed"] == [0, 1, 2, 3]


def test_a_round_that_deals_cards_reveals_them(compiled: Game) -> None:
    tribes: dict[int, Tribe] = {0: {"cards": ["c01"]}, 3: HUNGRY}
    row = ["c13", None, "c26", "c27"]
    state = position(compiled, kind="feeding", seat=3, tribes=tribes, row=row, deck=["c05"])
    event = only(events(state, "pay 1 wood"), "round")
    assert event.facts == {
        "kind": "round",
        "round": 2,
        "first": 1,
        "row": ["c13", "c26", "c27", "c05"],
        "dealt": 1,
    }
    assert (event.random, event.reveals, event.undoable) == (False, True, False)


def test_a_round_without_new_cards_reveals_nothing(compiled: Game) -> None:
    state = position(compiled, kind="feeding", seat=3, tribes={3: HUNGRY})
    assert plain(only(events(state, "pay 1 wood"), "round"))["dealt"] == 0


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("buildings", {"left": [0, 7, 7, 7]}),
        ("cards", {"row": [None, "c13", "c14", "c26"], "deck_size": 0}),
    ],
)
def test_ended(compiled: Game, reason: str, changes: dict[str, Any]) -> None:
    state = position(compiled, kind="feeding", seat=3, tribes={3: HUNGRY}, **changes)
    found = events(state, "pay 1 wood")
    assert plain(only(found, "ended")) == {"kind": "ended", "reason": reason}


def test_counted_without_a_hidden_card_reveals_nothing(compiled: Game) -> None:
    state = position(compiled, kind="last-chance", tribes={0: HELD})
    facts = plain(only(events(state, "take wood wood"), "counted"))
    assert facts["scores"] == state.scores()
    assert facts["extra"] == [None, None, None, None]


def test_counted_shows_the_hidden_card(compiled: Game) -> None:
    tribes: dict[int, Tribe] = {0: HELD, 1: {"cards": ["c32"], "extra": "c28"}}
    state = position(compiled, kind="last-chance", tribes=tribes)
    event = only(events(state, "decline"), "counted")
    assert event.facts["extra"] == [None, "c28", None, None]
    assert (event.reveals, event.undoable) == (True, False)


def test_without_a_journal_nothing_is_written(stone_age: Game) -> None:
    state = act(position(stone_age), "place forest 3")
    assert state.journal is None


def test_a_copy_keeps_no_journal(compiled: Game) -> None:
    state = position(compiled)
    state.journal = Journal()
    twin = state.copy()
    act(twin, "place forest 3")
    assert (twin.journal, len(state.journal)) == (None, 0)


@pytest.mark.parametrize(("tile", "used"), [(1, True), (2, False)])
def test_raised(compiled: Game, tile: int, used: bool) -> None:
    state = using(compiled, {"toolmaker": 1}, tools=6, used=1, raise_tools="choose")
    made, raised = events(state, "use toolmaker", f"raise {tile}")
    assert plain(made) == {"kind": "used", "seat": 0, "place": "toolmaker", "gained": 1}
    assert plain(raised) == {
        "kind": "raised",
        "seat": 0,
        "tool": f"tool-{tile}",
        "value": 3,
        "used": used,
    }

"""What is told of rare moments, whose turn it is meanwhile, and what the table is told at once."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from . import facts
from .table import Data, act, asked, dump, of, position, told


def test_a_colony_that_changes_hands_is_told(ages: Game) -> None:
    players: dict[int, Data] = {0: {"secrets": ["annex-ii"], "workers": {"warriors": 3}}}
    players[1] = {"colonies": ["historic-territory-i"]}
    state = position(ages, phase="politics", age="II", players=players, journal=True)
    act(state, "attack annex-ii 1")
    assert told(state, "colony-lost") == [
        {"kind": "colony-lost", "seat": 1, "card": "historic-territory-i", "to": 0,
         "cause": "annex-ii"}
    ]  # fmt: skip


def changes(state: State) -> list[tuple[object, ...]]:
    """Whose, what, how much, by which card, from whom."""
    fields = ("seat", "what", "amount", "cause", "rival")
    return [tuple(each[field] for field in fields) for each in told(state, "changed")]


def fought(ages: Game, card: str, victim: Data, *deeds: str) -> State:
    """An aggression in a game of three that succeeds, and what the attacker chooses then."""
    players = {0: {"secrets": [card], "workers": {"warriors": 5}}, 1: victim}
    state = position(ages, 3, phase="politics", age="II", players=players, journal=True)
    return act(state, f"attack {card} 1", *deeds)


def test_spoils_are_told_with_their_card_and_from_whom_they_are(ages: Game) -> None:
    stores = {"food": 3, "resources": 2}
    state = fought(ages, "plunder-i", stores, "food", "resources", "food")
    assert changes(state) == [
        (1, "food", -2, "plunder-i", None), (0, "food", 2, "plunder-i", 1),
        (1, "resources", -1, "plunder-i", None), (0, "resources", 1, "plunder-i", 1),
    ]  # fmt: skip
    assert changes(fought(ages, "spy-ii", {"science": 3})) == [
        (1, "science", -3, "spy-ii", None), (0, "science", 3, "spy-ii", 1),
    ]  # fmt: skip
    state = fought(ages, "enslave-i", {"idle": 0}, "lose bronze")
    assert (1, "population", -1, "enslave-i", None) in changes(state)


def test_a_raid_tells_what_was_destroyed_and_what_it_brought(ages: Game) -> None:
    state = fought(ages, "raid-i", {"workers": {"alchemy": 1}}, "raze alchemy")
    assert told(state, "destroyed") == [
        {"kind": "destroyed", "seat": 1, "card": "alchemy", "by": 0, "cause": "raid-i"}
    ]
    assert changes(state) == [(0, "resources", 3, "raid-i", None)]


def test_a_wonder_that_is_infiltrated_is_told_and_so_is_a_leader(ages: Game) -> None:
    players = {
        0: {"secrets": ["infiltrate-ii"], "workers": {"warriors": 3}},
        1: {"site": "taj-mahal", "leader": "moses"},
    }
    state = position(ages, phase="politics", age="II", players=players, journal=True)
    act(state, "attack infiltrate-ii 1", "seize taj-mahal")
    assert told(state, "seized") == [
        {"kind": "seized", "seat": 0, "victim": 1, "card": "taj-mahal", "cause": "infiltrate-ii"}
    ]
    assert changes(state) == [(0, "culture", 3, "infiltrate-ii", None)]
    state = fought(ages, "infiltrate-ii", {"leader": "joan-of-arc"})
    assert told(state, "leader-left") == [
        {"kind": "leader-left", "seat": 1, "card": "joan-of-arc", "cause": "infiltrate-ii"}
    ]


def test_a_technology_taken_in_war_is_told(ages: Game) -> None:
    war = {"war": "war-over-technology", "war_on": 0, "workers": {"warriors": 9}}
    players: dict[int, Data] = {1: war, 0: {"technologies": ["masonry"], "science": 2}}
    state = position(ages, age="II", players=players, draw=[], journal=True)
    act(state, "end-turn", "seize masonry")
    cause = "war-over-technology"
    assert told(state, "seized") == [
        {"kind": "seized", "seat": 1, "victim": 0, "card": "masonry", "cause": cause}
    ]
    assert told(state, "war-ended")[0]["winner"] == 1
    science = [each for each in changes(state) if each[1] == "science"]
    assert science == [(0, "science", -3, cause, None), (1, "science", 3, cause, 0)]


def test_a_colony_of_columbus_is_news(ages: Game) -> None:
    player = {"leader": "christopher-columbus", "secrets": ["vast-territory-i"]}
    state = position(ages, phase="politics", players={0: player}, journal=True)
    act(state, "settle vast-territory-i")
    [event] = [event for event in state.journal or () if event.facts["kind"] == "settled"]
    assert (event.facts["card"], event.reveals) == ("vast-territory-i", True)


def test_homer_under_a_wonder_is_told(ages: Game) -> None:
    player = {"leader": "homer", "hand": ["michelangelo"], "wonders": ["pyramids"]}
    state = position(ages, players={0: player}, journal=True)
    act(state, "play michelangelo", "tuck pyramids")
    assert told(state, "tucked") == [{"kind": "tucked", "seat": 0, "card": "pyramids"}]
    assert told(state, "appointed")[0]["replaced"] == "homer"


def test_losses_are_told_in_the_order_of_play(ages: Game) -> None:
    players = {1: {"secrets": ["rats"]}, 2: {"idle": 0}}
    events = ["pestilence", "foray"]
    state = position(
        ages, 3, seat=1, phase="politics", players=players, events=events, journal=True
    )
    act(state, "prepare rats", "lose bronze")
    lost = [each for each in told(state, "changed") if each["what"] == "population"]
    assert [(each["seat"], each["card"]) for each in lost] == [(1, None), (2, "bronze"), (0, None)]


def test_who_leaves_takes_a_war_along(ages: Game) -> None:
    player = {"secrets": ["rats"], "war": "war-over-culture", "war_on": 1}
    players: dict[int, Data] = {0: player}
    state = position(
        ages, 3, phase="politics", age="III", players=players, resignation=True, journal=True
    )
    act(state, "resign")
    assert of(state)["war"] is None
    assert "war-over-culture" in [each["card"] for each in dump(state)["discards"]]
    assert told(state, "resigned") == [{"kind": "resigned", "seat": 0}]
    assert of(state, 1)["culture"] == 0


def test_whose_turn_it_is_while_others_are_asked(ages: Game) -> None:
    players = {
        0: {"secrets": ["plunder-i"], "workers": {"warriors": 5}},
        1: {"secrets": ["rats"], "food": 2},
    }
    state = position(ages, phase="politics", players=players)
    act(state, "attack plunder-i 1")
    assert (asked(state), state.turn) == (("defending", 1), 0)
    act(state, "done")
    assert (asked(state), state.turn) == (("plundering", 0), 0)


@pytest.mark.parametrize(
    ("kind", "at_once"),
    [("acting", False), ("politics", False), ("discarding", True), ("sending", True),
     ("defending", True), ("bidding", False), ("raiding", True), ("looting", True),
     ("agreement", True)],
)  # fmt: skip
def test_steps_that_tell_by_their_number_or_are_one_choice_are_taken_at_once(
    ages: Game, kind: str, at_once: bool
) -> None:
    more: dict[str, Data] = {
        "discarding": {"left": 1},
        "sending": {"card": "vast-territory-i", "bid": 1},
        "defending": {"card": "spy-ii", "attacker": 1, "strength": 3},
        "raiding": {"victim": 1, "levels": [2, 1], "costs": [], "card": "raid-ii"},
        "looting": {"victim": 1, "left": 9, "card": "war-over-technology"},
        "agreement": {"left": 5, "used": False},
        "bidding": {"card": "vast-territory-i", "high": 0, "leader": -1, "passed": 0},
    }
    above = [{"kind": kind, "seat": 0, **more[kind]}] if kind in more else []
    rival = {"workers": {"alchemy": 1}, "technologies": ["warfare"]}
    players: dict[int, Data] = {0: {"secrets": ["rats", "foray"]}, 1: rival}
    phase = "politics" if kind == "politics" else "acting"
    state = position(ages, phase=phase, players=players, more=above, row=["iron"])
    assert state.decision is not None
    assert (state.decision.kind, state.decision.at_once()) == (kind, at_once)


def test_searches_keep_apart_what_the_row_brought(ages: Game) -> None:
    outcomes = set()
    for row in (["iron"], ["drama"], [None, "iron"]):
        state = position(ages, row=row)
        assert state.decision is not None
        outcomes.add(state.decision.outcome(state))
    assert len(outcomes) == 3


def test_pieces_tell_every_card(ages: Game) -> None:
    pieces: Any = ages.pieces()
    civil = {card["id"]: card for card in pieces["civil"]}
    military = {card["id"]: card for card in pieces["military"]}
    assert (set(civil), set(military)) == (set(facts.CIVIL), set(facts.MILITARY))
    for id, printed in facts.CIVIL.items():
        card = civil[id]
        assert (card["age"], card["kind"]) == (printed["age"], printed["kind"])
        assert card["science"] == printed.get("science", 0)
        assert card["stages"] == printed.get("stages", [])
        assert card["branch"] == printed.get("branch")
    for id, printed in facts.MILITARY.items():
        card = military[id]
        assert (card["age"], card["kind"]) == (printed["age"], printed["kind"])
        assert (card["defense"], card["actions"]) == (
            printed.get("defense", 0),
            printed.get("cost", 0),
        )
        assert card["army"] == printed.get("army", [0, 0, 0])
    builders = ["masonry", "architecture", "engineering"]  # of a wonder: so many stages at once
    assert [civil[id]["powers"]["stages"] for id in builders] == [2, 3, 4]
    cheaper = {id: card["takes_off"] for id, card in civil.items() if card["takes_off"]}
    assert cheaper == {"taj-mahal": 2}
    assert pieces["slots"] == [1] * 5 + [2] * 4 + [3] * 4
    assert pieces["swept"][2:] == [3, 2, 1]


# What an event does, and why


def test_an_event_tells_whom_it_means_and_by_which_number(ages: Game) -> None:
    players = {
        0: {"secrets": ["rats"], "workers": {"warriors": 3}},
        1: {"idle": 0, "workers": {"warriors": 1}},
        2: {"idle": 1, "workers": {"warriors": 2}},
    }
    events = ["reign-of-terror", "foray"]
    state = position(ages, 3, phase="politics", players=players, events=events, journal=True)
    act(state, "prepare rats")
    [event] = told(state, "event")
    assert event["fallout"] == [
        {"who": "weakest", "by": "strength", "rated": [3, 1, 2],
         "touched": [{"seat": 1, "change": {}, "asked": True}]},
    ]  # fmt: skip


def test_what_needs_no_choice_is_told_with_the_event(ages: Game) -> None:
    players: dict[int, Data] = {0: {"secrets": ["rats"], "idle": 1}, 1: {"idle": 2}}
    state = position(
        ages, phase="politics", players=players, events=["pestilence", "foray"], journal=True
    )
    act(state, "prepare rats")
    [sentence] = told(state, "event")[0]["fallout"]
    assert (sentence["by"], sentence["rated"]) == (None, [])
    assert [(each["seat"], each["change"]["idle"], each["asked"]) for each in sentence["touched"]] \
        == [(0, -1, False), (1, -1, False)]  # fmt: skip


def test_actions_lost_to_an_event_are_told_with_their_card(ages: Game) -> None:
    player = {"secrets": ["rats"], "yellow": 0, "civil": 4}
    state = position(
        ages, phase="politics", players={0: player}, events=["rebellion", "foray"], journal=True
    )
    discontent = of(state)["discontent"]
    act(state, "prepare rats")
    lost = [each for each in told(state, "changed") if each["what"] == "civil"]
    assert discontent > 0
    assert [(each["seat"], each["amount"], each["cause"]) for each in lost] == [
        (0, -min(4, 2 * discontent), "rebellion")
    ]


def test_a_leaders_gift_is_told_with_the_leader(ages: Game) -> None:
    player = {"leader": "aristotle"}
    state = position(ages, row=["iron"], players={0: player}, journal=True)
    act(state, "take 1")
    assert told(state, "changed") == [
        {"kind": "changed", "seat": 0, "what": "science", "amount": 1, "card": None,
         "cause": "aristotle", "rival": None}
    ]  # fmt: skip


def test_what_a_partner_pays_is_told_with_the_pact_that_asks_for_it(ages: Game) -> None:
    """Two players may have two pacts with each other."""
    players: dict[int, Data] = {
        0: {"hand": ["iron"], "science": 3,
            "pact": "open-borders-agreement", "pact_with": 1, "pact_side": 0},
        1: {"science": 1, "pact": "scientific-cooperation", "pact_with": 0, "pact_side": 1},
    }  # fmt: skip
    state = position(ages, 3, age="III", players=players, journal=True)
    act(state, "develop iron")
    [paid] = [each for each in told(state, "changed") if each["seat"] == 1]
    assert (paid["what"], paid["amount"]) == ("science", -1)
    assert paid["cause"] == "scientific-cooperation"


def test_new_cards_of_the_row_are_told(ages: Game) -> None:
    row = ["iron", "irrigation", "alchemy", "drama"]
    state = position(ages, row=row, deck=["masonry", "warfare"], journal=True)
    act(state, "end-turn")
    filled = told(state, "row")[0]
    assert filled["left"] == ["iron", "irrigation", "alchemy"]
    assert filled["came"] == ["masonry", "warfare"]


# What brought it about


@pytest.mark.parametrize(
    ("event", "kind", "players"),
    [("border-conflict", "destroyed", {}),
     ("independence-declaration", "colony-lost",
      {1: {"colonies": ["vast-territory-i", "strategic-territory-i"]}}),
     ("ravages-of-time", "ruined", {1: {"wonders": ["pyramids", "great-wall"]}}),
     ("politics-of-strength", "drew", {})],
)  # fmt: skip
def test_what_an_event_does_names_the_event(
    ages: Game, event: str, kind: str, players: dict[int, Data]
) -> None:
    me = {"secrets": ["rats"], "workers": {"warriors": 3}, **players.get(0, {})}
    state = position(
        ages, phase="politics", age="II", events=[event, "rats"], journal=True,
        players={**players, 0: me},
    )  # fmt: skip
    act(state, "prepare rats")
    while state.decision is not None and state.decision.kind not in ("acting", "politics"):
        state.apply(state.legal_actions()[0])
    found = told(state, kind)
    assert found
    assert {each["cause"] for each in found} == {event}


def test_what_is_drawn_at_the_end_of_a_turn_has_no_cause(ages: Game) -> None:
    state = position(ages, journal=True)
    act(state, "end-turn")
    assert {each["cause"] for each in told(state, "drew")} == {None}


PACT = {"pact": "military-alliance", "pact_with": 1}


def of_pacts(state: State) -> list[tuple[str, int | None]]:
    return [(each["why"], each["by"]) for each in told(state, "pact-ended")]


def test_why_a_pact_ends_is_told(ages: Game) -> None:
    def pact(**more: Any) -> State:
        players = {0: {**PACT, **more.pop("me", {})}, 1: more.pop("other", {})}
        return position(ages, 3, players=players, journal=True, **more)

    state = act(pact(phase="politics", seat=1), "cancel military-alliance")
    assert of_pacts(state) == [("cancelled", 1)]

    fighter = {"secrets": ["spy-ii"], "workers": {"warriors": 9}}
    state = act(pact(phase="politics", age="III", me=fighter), "attack spy-ii 1")
    assert of_pacts(state) == [("broken", 0)]

    offer = pact(phase="politics", age="III", me={"secrets": ["peace-treaty"]})
    text = next(str(each) for each in offer.legal_actions() if str(each).startswith("offer"))
    assert of_pacts(act(offer, text, "accept")) == [("replaced", 0)]

    state = act(pact(phase="politics", age="III", resignation=True, seat=1), "resign")
    assert of_pacts(state) == [("left", 1)]

    old = {"pact": "open-borders-agreement"}
    state = pact(me=old, age="II", deck=["coal"], row=["coal"] * 3, phase="acting")
    act(state, "end-turn")
    assert of_pacts(state) == [("outdated", None)]

"""Who knows what: views, and positions dealt anew for somebody."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from holocene import Game
from holocene.core.dice import fast_dice
from holocene.core.state import State
from holocene.games.through_the_ages.cards import EVENT
from holocene.games.through_the_ages.decisions.revealing import fallout
from holocene.games.through_the_ages.military import MILITARY

from . import facts
from .conftest import from_package
from .table import EVERYBODY, Data, act, asked, attach, dump, legal, look, of, position
from .walks import walk

GAME = from_package("holocene")
GREEN = ("event", "territory")


def hidden(game: Game, **more: Any) -> State:
    """Three players with cards in all the places where cards can be hidden."""
    players: dict[int, Data] = {
        0: {"secrets": ["rats", "spy-ii", "bonus-i"]},
        1: {"secrets": ["legion", "peace-treaty", "bonus-ii"], "shown": ["peace-treaty"]},
        2: {"secrets": ["foray", "cold-war"]},
    }
    settings: Data = {
        "age": "II", "phase": "politics", "players": players,
        "draw": ["raid-ii", "annex-ii", "iconoclasm", "strategy", "terrorism"][:3],
        "events": ["crusades", "pestilence", "prosperity"],
        "future": [("vast-territory-i", 1), ("emigration", 2), ("crime-wave", 0)],
        "discards": ["plunder-ii"], "deck": ["coal", "opera", "kremlin"],
    }  # fmt: skip
    return position(game, 3, **(settings | more))


# Views


def test_everybody_sees_their_own_cards_and_the_backs_of_others(ages: Game) -> None:
    state = hidden(ages)
    for viewer in (None, 0, 1, 2):
        view: Any = look(state, viewer)
        for seat, player in enumerate(view["players"]):
            assert (player["secrets"] is not None) is (seat == viewer)
            assert (player["laid"] is not None) is (seat == viewer)
        assert [player["backs"] for player in view["players"]] == [
            ["I", "I", "II"], ["I", "II", "III"], ["I", "II"],
        ]  # fmt: skip
        assert view["players"][1]["shown"] == ["peace-treaty"]
    assert of(state, 0)["secrets"] == ["bonus-i", "spy-ii", "rats"]


def test_nobody_sees_events_to_come_but_those_they_have_prepared(ages: Game) -> None:
    state = hidden(ages)
    for viewer, own in ((None, []), (0, ["vast-territory-i"]), (1, ["emigration"]), (2, [])):
        view: Any = look(state, viewer)
        assert view["events"] == {"count": 3, "ages": ["I", "I", "II"], "own": [], "next": None}
        assert view["future"] == {"count": 3, "ages": ["I", "II", "II"], "own": own, "next": None}


def test_an_own_event_is_still_known_when_it_is_shuffled_in(ages: Game) -> None:
    state = hidden(ages, events=["development-of-science"])
    act(state, "prepare rats")
    view: Any = look(state, 0)
    assert view["events"]["own"] == ["vast-territory-i", "rats"]
    assert sorted(view["events"]["ages"]) == ["I", "I", "II", "II"]


def test_what_an_event_does_is_told_without_telling_hidden_cards() -> None:
    """Who is asked, and what changes, is the same whatever others hold and draw."""
    events = [at for at, card in enumerate(MILITARY) if card.kind == EVENT]
    checked = 0
    for number, state in enumerate(walk(GAME, 3, 93)):
        if state.over or number % 100:
            continue
        dealt = [state, *[state.redeal(viewer, number) for viewer in (None, *range(3))]]
        for card in events:
            told = [fallout(each, card) for each in dealt]
            assert all(each == told[0] for each in told), MILITARY[card].id
        checked += 1
    assert checked > 1


def test_an_event_does_not_tell_that_the_cards_of_a_hand_are_alike() -> None:
    [card] = [at for at, each in enumerate(MILITARY) if each.id == "politics-of-strength"]
    told = []
    for hand in (["raid-i", "raid-i"], ["raid-i", "legion"]):
        state: Any = position(GAME, players={0: {"secrets": hand}, 1: {"secrets": hand}})
        told.append(fallout(state, card))
    assert told[0] == told[1]
    assert any(touch["asked"] for each in told[0] for touch in each["touched"])


def test_views_show_no_hidden_card(ages: Game) -> None:
    """No name of a hidden card is anywhere in the view of who must not know it."""
    state = hidden(ages)
    hides = {
        0: ["legion", "bonus-ii", "foray", "cold-war", "raid-ii", "crusades", "emigration", "coal"],
        1: ["rats", "spy-ii", "foray", "pestilence", "vast-territory-i", "crime-wave", "kremlin"],
        None: ["rats", "legion", "cold-war", "iconoclasm", "prosperity", "opera", "emigration"],
    }
    for viewer, cards in hides.items():
        text = json.dumps(look(state, viewer))
        assert [card for card in cards if f'"{card}"' in text] == []


def test_civil_hands_are_open(ages: Game) -> None:
    state = position(ages, players={1: {"hand": ["iron"]}})
    assert look(state, 0)["players"][1]["hand"] == ["iron"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_cards_that_change_places_leave_other_views_as_they_are(seats: int) -> None:
    """Not by redeal, which could forget something, but by editing the dump itself."""
    chance = fast_dice(seats)
    checked = 0
    for step, state in enumerate(walk(GAME, seats, seats)):
        if step % 40 or state.over:
            continue
        data: Any = json.loads(json.dumps(state.dump()))
        data["deck"].reverse()
        for seat in range(seats):
            hand, shown = data["players"][seat]["secrets"], data["players"][seat]["shown"]
            for at, card in enumerate(hand):
                for entry in data["draw"]:
                    same = facts.MILITARY[card]["age"] == facts.MILITARY[entry["card"]]["age"]
                    if same and card not in shown and chance.below(2):
                        hand[at], entry["card"] = entry["card"], card
                        checked += 1
                        break
        other = GAME.load(data)
        for viewer in (None, *range(seats)):
            one, two = look(state, viewer), look(other, viewer)
            for view in (one, two):
                for player in view["players"]:
                    player["secrets"] = None
            assert one == two
    assert checked > 5


# Dealing anew


def knowledge(state: Any, seat: int) -> Any:
    """What a seat knows of hidden places, by looking into them."""
    data = dump(state)
    mine, all_of_us = seat + 1, EVERYBODY
    known = {
        pile: [
            (each["card"] if each["known"] in (mine, all_of_us) else None, each["known"])
            for each in data[pile]
        ]
        for pile in ("draw", "discards", "gone", "future")
    }
    return (
        data["players"][seat]["secrets"],
        [player["shown"] for player in data["players"]],
        [
            sorted(facts.MILITARY[card]["age"] for card in player["secrets"])
            for player in data["players"]
        ],
        [
            [facts.MILITARY[each["card"]]["age"] for each in data[pile]]
            for pile in ("draw", "discards", "gone", "events", "future")
        ],
        sorted(each["card"] for each in data["events"] if each["known"] == mine),
        data["events"][-1]["card"] if data["foreseen"] >> seat & 1 else None,
        known,
        data["row"],
        sorted(data["deck"]),
    )


def every_card(state: Any) -> Any:
    data = dump(state)
    cards = Counter(
        each["card"]
        for pile in ("draw", "discards", "gone", "events", "future")
        for each in data[pile]
    )
    for player in data["players"]:
        cards.update(player["secrets"] + player["laid"])
    return cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_anew_keeps_what_a_seat_knows_and_every_card(seats: int) -> None:
    changed = 0
    for step, state in enumerate(walk(GAME, seats, 10 + seats)):
        if step % 20 or state.over:
            continue
        for seat in range(seats):
            other: Any = state.redeal(seat, step)
            assert knowledge(other, seat) == knowledge(state, seat)
            assert every_card(other) == every_card(state)
            for player in dump(other)["players"]:
                assert not Counter(player["shown"]) - Counter(player["secrets"])
            to_come = dump(other)["events"] + dump(other)["future"]
            assert {facts.MILITARY[each["card"]]["kind"] for each in to_come} <= set(GREEN)
            assert look(other, seat) == look(state, seat)
            changed += other.dump() != state.dump()
    assert changed > 20


def test_dealing_anew_reaches_every_arrangement_and_no_other(ages: Game) -> None:
    """Of five hidden cards of Age I two are events to come, of which only the green ones can be."""
    players: dict[int, Data] = {0: {"secrets": ["crusades"]}, 1: {"secrets": ["legion", "rats"]}}
    state = position(
        ages, phase="politics", players=players, draw=["bonus-i"], events=["foray"],
        future=[("pestilence", 2)], deck=["iron", "coal"],
    )  # fmt: skip
    seen: Counter[Any] = Counter()
    decks = set()
    for seed in range(600):
        data = dump(state.redeal(0, seed))
        decks.add(tuple(data["deck"]))
        seen[
            tuple(data["players"][1]["secrets"]), data["draw"][0]["card"],
            data["events"][0]["card"], data["future"][0]["card"],
        ] += 1  # fmt: skip
    # Two of three events in order, and then one of the three cards left is on the pile.
    assert len(seen) == (3 * 2) * 3
    assert min(seen.values()) > 600 / 18 / 3
    assert decks == {("iron", "coal"), ("coal", "iron")}


def test_an_owner_knows_their_event_and_not_its_place(ages: Game) -> None:
    state = hidden(ages, events=["development-of-science"])
    act(state, "prepare rats")
    places = set()
    for seed in range(40):
        data = dump(state.redeal(0, seed))
        cards = [each["card"] for each in data["events"]]
        assert {"rats", "vast-territory-i"} <= set(cards)
        places.add(cards.index("rats"))
    assert places == {2, 3}  # those of Age I come first: they are the last of the list


def test_an_event_that_was_foreseen_stays(ages: Game) -> None:
    players = {1: {"leader": "joan-of-arc", "secrets": ["legion"]}}
    state = position(ages, 3, players=players, events=["rats", "foray", "crusades"], journal=True)
    act(state, "end-turn")
    for seed in range(20):
        data = dump(state.redeal(1, seed))
        assert data["events"][-1]["card"] == "rats"
    tops = {dump(state.redeal(0, seed))["events"][-1]["card"] for seed in range(20)}
    assert tops == {"rats", "foray", "crusades"}


def test_a_card_that_was_shown_stays_until_one_like_it_is_discarded(ages: Game) -> None:
    """Only the age of a discarded card can be seen."""
    own = {"secrets": ["peace-treaty", "raid-iii", "rats", "foray"], "shown": ["peace-treaty"]}
    state = position(ages, 3, age="III", players={0: own}, row=[])
    act(state, "end-turn", "discard rats")
    assert of(state)["shown"] == ["peace-treaty"]
    act(state, "discard raid-iii")
    assert of(state)["shown"] == []


def test_a_force_that_somebody_imagines_may_be_too_weak_and_the_game_goes_on(ages: Game) -> None:
    """Who does not know the hand deals it anew; the bid is then more than there is."""
    players = {0: {"secrets": ["bonus-i", "bonus-i", "rats"]}}
    state = position(
        ages,
        phase="politics",
        players=players,
        events=["vast-territory-i", "foray"],
        draw=["crusades"] * 3,
    )
    act(state, "prepare rats", "bid 3")
    assert asked(state) == ("sending", 0)
    assert "done" not in legal(act(state.copy(), "send warriors", "discard bonus-i"))
    weak = 0
    for seed in range(30):
        other = act(state.copy(), "send warriors", "discard bonus-i").redeal(1, seed)
        weak += legal(other) == ["done"]  # without a card that would be enough
        while asked(other)[0] == "sending":
            act(other, legal(other)[-1])
        data = dump(other)
        assert (data["players"][0]["sent"], data["players"][0]["laid"]) == ([], [])
        assert min(data["players"][0]["workers"]) == 0
        assert "vast-territory-i" in of(other)["colonies"]
    assert 0 < weak < 30


# Events of the journal


def test_secrets_are_told_to_their_owners_alone() -> None:
    for seats in (2, 3):
        states = walk(GAME, seats, seats)
        state = next(states)
        journal = attach(state)
        for _ in states:
            pass
        kinds = Counter(event.facts["kind"] for event in journal if event.owner is not None)
        assert set(kinds) <= {"drew", "discarded", "prepared", "foresaw"}
        assert {"drew", "prepared"} <= set(kinds)
        for event in journal:
            if event.owner is not None:
                key = "card" if "card" in event.facts else "cards"
                assert event.public[key] is None
                assert event.facts[key]


def test_chance_and_news_cannot_be_undone(ages: Game) -> None:
    """What of a turn is flagged: new cards in the row, draws, events, and cards that are shown."""
    state = hidden(ages, players={0: {"secrets": ["rats"]}, 1: {}, 2: {}}, journal=True)
    act(state, "prepare rats", "grow" if "grow" in legal(state) else "destroy bronze", "end-turn")
    flags = {
        str(event.facts["kind"]): (event.random, event.reveals) for event in state.journal or ()
    }
    assert flags["event"][1]
    assert flags["drew"] == (True, True)
    assert flags["row"][1]
    assert flags["destroyed"] == (False, False)

"""Hints against what the engine then allows and does, in whole random games."""

from __future__ import annotations

from typing import Any

import pytest

from holocene.core.dice import fast_dice

from . import facts
from .conftest import from_package
from .table import act, asked, attach, look, position
from .walks import walk

GAME = from_package("holocene")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reasons_are_told_for_what_is_closed_and_for_nothing_else(seats: int) -> None:
    seen: set[str] = set()
    for step, state in enumerate(walk(GAME, seats, 20 + seats)):
        if state.over or step % 5 or state.round == 1:
            continue
        closed: Any = GAME.hints(state, state.actor)["closed"]
        legal = [str(action) for action in state.legal_actions()]
        if state.decision.kind == "acting":
            for slot, reason in enumerate(closed["row"]):
                assert (f"take {slot + 1}" in legal) is (reason is None)
                seen.add(str(reason))
            assert ("grow" in legal) is (closed["grow"] is None)
            assert ("raise 1" in legal) is (closed["wonder"] is None)
            view = state.view(state.actor)["players"][state.actor]
            for each in view["board"]:
                assert (f"build {each['card']}" in legal) is (each["card"] not in closed["build"])
            for card in view["hand"]:
                kind = facts.CIVIL[card]["kind"]
                verbs = ["play"] if kind in ("leader", "action") else ["develop"]
                verbs += ["revolt"] if kind == "government" else []
                for verb in verbs:
                    assert (f"{verb} {card}" in legal) is (card not in closed[verb]), card
                    seen.add(closed[verb].get(card, "None"))
        elif state.decision.kind == "politics":
            for verb in ("attack", "declare"):
                for card, rivals in closed[verb].items():
                    for seat in rivals:
                        assert f"{verb} {card} {seat}" not in legal
                for text in legal:
                    if text.startswith(verb):
                        _, card, seat = text.split()
                        assert seat not in closed[verb].get(card, {})
    assert {"None", "actions", "empty"} <= seen
    assert len(seen) > 5


def end_as_foretold(state: Any) -> bool:
    """Ends the turn, and holds what then happened against the forecast; False: a war hid it."""
    seat = state.actor
    forecast: Any = GAME.hints(state, seat)["forecast"]
    after = state.copy()
    before = after.players[seat].copy()
    journal = attach(after)
    act(after, "end-turn")
    discarded = 0
    while asked(after) == ("discarding", seat):
        after.apply(after.legal_actions()[0])
        discarded += 1
    assert discarded == forecast["discards"]
    events = [event.facts for event in journal]
    kinds = [event["kind"] for event in events]
    over = [at for at, kind in enumerate(kinds) if kind in ("turn", "ended")][:1]
    own = [event for event in events[: over[0]] if event.get("seat") == seat]
    assert ("uprising" in kinds[: over[0]]) is forecast["uprising"]
    assert sum(each["count"] for each in own if each["kind"] == "drew") == forecast["draws"]
    made: Any = next((each for each in own if each["kind"] == "made"), {})
    for name in ("corruption", "food", "hungry", "hunger", "resources"):
        assert made.get(name, 0) == forecast[name], name
    by_leader = [each["amount"] for each in own if each["kind"] == "changed"]
    assert sum(by_leader) == forecast["by_leader"]
    if any(kind in ("war-ended", "scored-at-end", "ended") for kind in kinds):
        return False
    now = after.players[seat]
    assert now.science - before.science == forecast["science"]
    assert now.culture - before.culture == forecast["culture"] - forecast["hunger"]
    view = after.view(seat)["players"][seat]
    assert view["food"] == forecast["food_after"]
    assert view["resources"] == forecast["resources_after"]
    return True


@pytest.mark.parametrize("leaders", ["before-uprising", "after-production"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_end_of_a_turn_is_foretold(seats: int, leaders: str) -> None:
    """Science, culture and goods are what the turn then brings."""
    checked = 0
    walked = walk(GAME, seats, 30 + seats, leaders_at_end_of_turn=leaders)
    for step, state in enumerate(walked):
        if not state.over and step % 5 == 0 and state.decision.kind == "acting":
            checked += end_as_foretold(state)
    assert checked > 10


LEADERS = [card for card, line in facts.CIVIL.items() if line["kind"] == "leader"]
WONDERS = [card for card, line in facts.CIVIL.items() if line["kind"] == "wonder"]


@pytest.mark.parametrize("leaders", ["before-uprising", "after-production"])
@pytest.mark.parametrize("card", [*LEADERS, *WONDERS])
def test_the_end_of_a_turn_is_foretold_with_every_leader_and_wonder(
    card: str, leaders: str
) -> None:
    chance = fast_dice(len(card) + ord(card[0]))
    strong = {"workers": {"warriors": 6}}
    for number in range(6):
        player: Any = {
            "workers": {
                "agriculture": chance.below(4), "bronze": chance.below(4), "alchemy": 2,
                "printing-press": 1, "warriors": chance.below(5), "religion": chance.below(3),
            },
            "food": chance.below(6), "resources": chance.below(8), "blue": chance.below(7),
            "yellow": chance.below(13), "idle": chance.below(3), "culture": chance.below(12),
            "secrets": ["bonus-iii"] * chance.below(5), "military": chance.below(3),
        }  # fmt: skip
        player["leader" if card in LEADERS else "wonders"] = card if card in LEADERS else [card]
        players: Any = {0: player, 1: strong if number % 2 else {}}
        state = position(
            GAME, seats=2 + number % 2, age="III", players=players, leaders_at_end_of_turn=leaders
        )
        assert end_as_foretold(state)


@pytest.mark.parametrize(("strength", "brings"), [(1, 3), (6, 0)])
def test_the_leader_of_the_strong_is_foretold(strength: int, brings: int) -> None:
    rival = {"workers": {"warriors": strength}}
    state = position(GAME, players={0: {"leader": "genghis-khan"}, 1: rival})
    told: Any = GAME.hints(state, 0)["forecast"]
    assert (told["by_leader"], told["culture"]) == (brings, brings)


def test_a_speech_is_foretold_until_it_is_held_otherwise() -> None:
    state = position(GAME, age="III", players={0: {"leader": "winston-churchill", "yellow": 0}})
    told: Any = GAME.hints(state, 0)["forecast"]
    assert told["uprising"]
    assert (told["by_leader"], told["culture"]) == (3, 3), "whether people rise or not"
    act(state, "praise")
    told = GAME.hints(state, 0)["forecast"]
    assert (told["by_leader"], told["culture"]) == (0, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_choice_changes_is_what_it_changes(seats: int) -> None:
    checked = 0
    for step, state in enumerate(walk(GAME, seats, 40 + seats)):
        if state.over or step % 15 or state.decision.kind != "acting":
            continue
        seat = state.actor
        changes: Any = GAME.hints(state, seat)["changes"]
        for action in state.legal_actions():
            if action.kind in ("end-turn", "play"):
                continue  # a card may ask something more
            after = state.copy()
            after.apply(action)
            one, two = state.players[seat], after.players[seat]
            told = changes[str(action.index)]
            for name in (
                "civil",
                "military",
                "science",
                "culture",
                "strength",
                "happy",
                "idle",
                "yellow",
                "blue",
            ):
                assert getattr(two, name) - getattr(one, name) == told.get(name, 0), (
                    str(action),
                    name,
                )
            checked += 1
    assert checked > 50


ASKED_OF_RIVALS: dict[str, Any] = {
    "razing": {"victim": 1, "card": "terrorism"},
    "raiding": {"victim": 1, "levels": [3, 2], "costs": [], "card": "raid-iii"},
    "annexing": {"victim": 1, "card": "annex-ii"},
    "infiltrating": {"victim": 1, "per_level": 3, "card": "infiltrate-ii"},
    "looting": {"victim": 1, "left": 20, "card": "war-over-technology"},
}


@pytest.mark.parametrize("kind", ASKED_OF_RIVALS)
def test_what_a_choice_costs_a_rival_and_brings_me_is_told_beforehand(kind: str) -> None:
    rival = {
        "workers": {"alchemy": 1, "theology": 2, "drama": 1},
        "technologies": ["warfare", "masonry"],
        "colonies": ["vast-territory-i", "strategic-territory-i"], "leader": "michelangelo",
        "site": "taj-mahal", "stages": 1, "science": 9,
    }  # fmt: skip
    asking = {"kind": kind, "seat": 0, **ASKED_OF_RIVALS[kind]}
    state = position(GAME, age="II", players={1: rival}, more=[asking])
    assert asked(state) == (kind, 0)
    hints: Any = GAME.hints(state, 0)
    theirs: Any = GAME.hints(state, 1)
    assert theirs["losses"] == {}
    seen = set()
    for action in state.legal_actions():
        after = state.copy()
        act(after, str(action))
        while asked(after) == (kind, 0):
            act(after, "done" if kind == "raiding" else "science")
        for seat, told in ((0, hints["changes"]), (1, hints["losses"])):
            one, two = look(state, None)["players"][seat], look(after, None)["players"][seat]
            for name in (
                "culture",
                "culture_rate",
                "strength",
                "resources",
                "happy",
                "science_rate",
            ):
                change = told[str(action.index)].get(name, 0)
                assert two[name] - one[name] == change, (str(action), seat, name)
                seen |= {(seat, name)} if change else set()
    assert {seat for seat, _ in seen} >= {1}


def test_what_mends_hunger_is_told_and_nothing_else() -> None:
    """A farmer who is built lets fewer starve, and so does food that was kept."""
    player = {
        "yellow": 6, "idle": 2, "resources": 4, "civil": 4, "hand": ["reserves-i"],
        "workers": {"agriculture": 1, "theology": 3},
    }  # fmt: skip
    state = position(GAME, players={0: player})
    ahead: Any = GAME.hints(state, 0)["forecast"]
    assert (ahead["uprising"], ahead["hungry"]) == (False, 2)
    mending = {str(action) for action in state.legal_actions() if action.index in ahead["mends"]}
    assert mending == {"build agriculture", "play reserves-i"}
    fed = act(state.copy(), "build agriculture")
    then: Any = GAME.hints(fed, 0)["forecast"]
    assert then["hungry"] == 1


def test_what_calms_people_is_told() -> None:
    player = {"yellow": 4, "idle": 0, "resources": 0, "civil": 4, "workers": {"religion": 2}}
    state = position(GAME, players={0: player})
    ahead: Any = GAME.hints(state, 0)["forecast"]
    assert ahead["uprising"]
    mending = {str(action) for action in state.legal_actions() if action.index in ahead["mends"]}
    assert "destroy philosophy" in mending, "who is idle does not work for those who are discontent"
    assert "end-turn" not in mending


def test_nothing_mends_what_is_well() -> None:
    state = position(GAME, players={0: {"resources": 9, "idle": 1, "food": 5}})
    told: Any = GAME.hints(state, 0)["forecast"]
    assert told["mends"] == []


@pytest.mark.parametrize(
    ("card", "rival", "lost"),
    [("spy-ii", {"science": 3}, [(None, "science", -3)]),
     ("enslave-i", {"idle": 1}, [(None, "idle", -1)]),
     ("plunder-i", {"food": 2, "resources": 9}, [(None, "food", -2), (None, "resources", -3)]),
     ("raid-ii", {"workers": {"alchemy": 1}},
      [("philosophy", "science_rate", -1), ("alchemy", "science_rate", -2)]),
     ("annex-ii", {"colonies": ["strategic-territory-i"]},
      [("strategic-territory-i", "strength", -2)]),
     ("infiltrate-ii", {"leader": "homer", "site": "pyramids"},
      [("pyramids", "resources", 0), ("homer", "happy", -1)]),
    ],
)  # fmt: skip
def test_what_giving_in_costs_is_told(card: str, rival: Any, lost: Any) -> None:
    """By what the attacker may then choose; the numbers are those of the attack that succeeds."""
    victim = {"secrets": ["rats", "bonus-ii"], **rival}
    attacker = {"secrets": [card], "workers": {"warriors": 9}, "government": "communism"}
    state = position(GAME, phase="politics", age="III", players={0: attacker, 1: victim})
    act(state, f"attack {card} 1")
    assert asked(state) == ("defending", 1)
    hints: Any = GAME.hints(state, 1)
    toll = [(one["card"], one["change"]) for one in hints["fight"]["toll"]]
    assert [card for card, _ in toll] == [card for card, _, _ in lost]
    for (_, change), (_, name, amount) in zip(toll, lost, strict=True):
        assert change.get(name, 0) == amount
    assert hints["adds"] == {"rats": 1, "bonus-ii": facts.MILITARY["bonus-ii"]["defense"]}


def test_an_attack_that_finds_nothing_costs_nothing() -> None:
    attacker = {"secrets": ["spy-ii"], "workers": {"warriors": 9}, "government": "communism"}
    players = {0: attacker, 1: {"secrets": ["rats"], "science": 0}}
    state = position(GAME, phase="politics", age="III", players=players)
    hints: Any = GAME.hints(act(state, "attack spy-ii 1"), 1)
    assert hints["fight"]["toll"] == []


PACTS = [card for card, line in facts.MILITARY.items() if line["kind"] == "pact"]


def test_what_a_pact_means_is_what_it_then_does() -> None:
    checked = 0
    for card in PACTS:
        players = {0: {"secrets": [card]}, 1: {}, 2: {}}
        state = position(GAME, 3, phase="politics", age="II", players=players)
        offers = [str(each) for each in state.legal_actions() if str(each).startswith("offer")]
        for offer in offers:
            asking = act(state.copy(), offer)
            seat = asking.actor
            assert asking.decision is not None
            assert asking.decision.kind == "answering"
            assert seat is not None
            told: Any = GAME.hints(asking, seat)["pact"]
            theirs: Any = GAME.hints(asking, 0)
            assert theirs["pact"] is None
            after = act(asking.copy(), "accept")
            for who, key in ((seat, "mine"), (0, "theirs")):
                one, two = look(asking, None)["players"][who], look(after, None)["players"][who]
                for name in ("strength", "science_rate", "culture_rate", "happy"):
                    assert two[name] - one[name] == told[key].get(name, 0)
                    checked += bool(told[key].get(name))
    assert checked >= 6


def test_in_an_auction_everybody_sees_who_could_send_how_much() -> None:
    more = [{
        "kind": "bidding", "seat": 1, "card": "vast-territory-i", "high": 1, "leader": 0,
        "passed": 4,
    }]  # fmt: skip
    players = {
        0: {"workers": {"warriors": 3}, "secrets": ["bonus-iii"]},
        1: {"technologies": ["cartography"]},
        2: {"workers": {"warriors": 0}},
    }
    state = position(GAME, 3, players=players, more=more)
    told: Any = GAME.hints(state, 1)["force"]
    assert told["open"] == [3, 1 + 2, 0], "without the cards in hands"
    others: Any = GAME.hints(state, 2)
    assert told["open"] == others["force"]["open"]


def test_nobody_is_told_anything_about_others() -> None:
    players = {1: {"secrets": ["bonus-iii"] * 3, "hand": ["iron"]}}
    state = position(GAME, players=players)
    assert asked(state) == ("acting", 0)
    hints: Any = GAME.hints(state, 0)
    assert hints["defense"] == 0
    assert GAME.hints(state, None)["forecast"] is None


# A card's way into play


def way(state: Any, place: str, name: Any) -> list[tuple[str, dict[str, int], str | None]]:
    told: Any = GAME.hints(state, 0)["ways"]
    return [(step["deed"], step["change"], step["why"]) for step in told[place][name]["steps"]]


def test_a_technology_is_taken_developed_and_manned() -> None:
    player = {"science": 4, "resources": 6, "idle": 1, "civil": 4}
    state = position(GAME, row=["alchemy"], players={0: player})
    assert way(state, "row", 0) == [
        ("take", {"civil": -1}, None),
        ("develop", {"civil": -1, "science": -4}, None),
        ("build", {"civil": -1, "resources": -6}, None),
    ]
    told: Any = GAME.hints(state, 0)["ways"]
    assert told["row"][0]["brings"] == {"science_rate": 2}


def test_each_step_tells_what_is_in_its_way() -> None:
    player = {"science": 3, "resources": 0, "idle": 1, "civil": 2}
    state = position(GAME, row=["alchemy", None], players={0: player})
    assert [(deed, why) for deed, _, why in way(state, "row", 0)] == [
        ("take", None), ("develop", "science"), ("build", "resources"),
    ]  # fmt: skip
    told: Any = GAME.hints(state, 0)["ways"]
    assert told["row"][0]["brings"] == {"science_rate": 2}, "as if it were done all the same"
    assert told["row"][1] is None
    assert GAME.hints(state, 1)["ways"] == {"row": [], "hand": {}}


def test_without_a_worker_who_is_free_one_comes_from_an_older_card() -> None:
    player = {"science": 9, "resources": 9, "idle": 0, "hand": ["alchemy"]}
    player["workers"] = {"philosophy": 1}
    state = position(GAME, players={0: player})
    assert way(state, "hand", "alchemy")[1:] == [
        ("upgrade", {"civil": -1, "resources": -3}, None),
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_way_is_open_as_far_as_the_engine_lets_it_be_gone(seats: int) -> None:
    checked = 0
    for number, state in enumerate(walk(GAME, seats, 60 + seats)):
        if state.over or number % 25 or state.decision.kind != "acting" or state.round == 1:
            continue
        ways: Any = GAME.hints(state, state.actor)["ways"]
        for slot, told in enumerate(ways["row"]):
            after = state.copy()
            for step in told["steps"] if told else []:
                card = state.view(None)["row"][slot]
                text = {"take": f"take {slot + 1}", "raise": "raise 1"}.get(step["deed"])
                source = f"{step['card']} " if step["deed"] == "upgrade" else ""
                text = text or f"{step['deed']} {source}{card}"
                if after.decision is None or after.decision.kind != "acting":
                    break  # a leader asks something
                legal = [str(action) for action in after.legal_actions()]
                assert (text in legal) is (step["why"] is None), (text, step)
                if step["why"] is not None:
                    break
                act(after, text)
                checked += 1
    assert checked > 30

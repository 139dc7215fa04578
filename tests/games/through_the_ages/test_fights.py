"""Aggressions and wars: who may attack whom, the defence, and the spoils of each card."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from . import facts
from .table import Data, act, asked, board, left, legal, look, of, position, rates

AGGRESSIONS = [card for card, each in facts.MILITARY.items() if each["kind"] == "aggression"]
WARS = [card for card, each in facts.MILITARY.items() if each["kind"] == "war"]
PREY: Data = {"leader": "sid-meier", "colonies": ["vast-territory-i"], "workers": {"warriors": 1}}


def attacking(
    game: Game,
    card: str,
    victim: Data | None = None,
    strength: int = 5,
    seats: int = 2,
    **more: Any,
) -> State:
    """Somebody with so many warriors and a card."""
    attacker = {"secrets": [card], "workers": {"warriors": strength}, "government": "communism"}
    players = {0: attacker | more.pop("attacker", {}), 1: victim or {}}
    return position(game, seats, phase="politics", age="III", players=players, **more)


# Aggressions


@pytest.mark.parametrize("card", AGGRESSIONS)
def test_an_aggression_needs_more_strength_and_its_actions(ages: Game, card: str) -> None:
    cost = facts.MILITARY[card]["cost"]
    for strength, military, may in (
        (2, 5, True),
        (1, 5, False),
        (2, cost, True),
        (2, cost - 1, False),
    ):
        state = attacking(ages, card, PREY, strength, attacker={"military": military})
        assert legal(state, "attack") == ([f"attack {card} 1"] if may else [])
    act(attacking(ages, card, PREY), f"attack {card} 1")


@pytest.mark.parametrize("card", AGGRESSIONS)
def test_an_aggression_is_paid_and_discarded(ages: Game, card: str) -> None:
    state = act(attacking(ages, card, PREY), f"attack {card} 1")
    assert left(state)[1] == 5 - facts.MILITARY[card]["cost"]
    piles: Data = state.dump()
    lying = [each["card"] for each in [*piles["discards"], *piles["gone"]]]
    assert lying == [card]
    assert of(state)["secrets"] == []


def test_enslave(ages: Game) -> None:
    state = act(attacking(ages, "enslave-i", {"idle": 0}), "attack enslave-i 1")
    assert asked(state) == ("losing-workers", 1)
    act(state, "lose bronze")
    assert (of(state)["food"], of(state)["resources"], of(state, 1)["yellow"]) == (2, 2, 19)


@pytest.mark.parametrize(("age", "most"), [("i", 3), ("ii", 5), ("iii", 7)])
def test_plunder(ages: Game, age: str, most: int) -> None:
    """Food and resources as the attacker likes, and no more than there are."""
    card = f"plunder-{age}"
    state = act(attacking(ages, card, {"food": 9, "resources": 1}), f"attack {card} 1")
    assert (asked(state), legal(state)) == (("plundering", 0), ["food", "resources", "done"])
    act(state, "resources")
    assert legal(state) == ["food", "done"]
    few = act(state.copy(), "done")
    assert (of(few)["food"], of(few)["resources"], of(few, 1)["resources"]) == (0, 1, 0)
    act(state, *["food"] * (most - 1))
    assert (of(state)["food"], of(state)["resources"]) == (most - 1, 1)
    assert (of(state, 1)["food"], of(state, 1)["resources"]) == (9 - (most - 1), 0)
    assert asked(state) == ("acting", 0)


TOWN = {"philosophy": 1, "alchemy": 1, "opera": 1, "multimedia": 1}  # costs 3, 6, 8, 11


@pytest.mark.parametrize(
    ("age", "first", "second"),
    [("i", ["philosophy", "alchemy"], []),
     ("ii", ["philosophy", "alchemy", "opera"], ["philosophy"]),
     ("iii", ["philosophy", "alchemy", "multimedia", "opera"], ["philosophy", "opera"])],
)  # fmt: skip
def test_raid(ages: Game, age: str, first: list[str], second: list[str]) -> None:
    """One building, or two of which the second may be a level lower at most."""
    card = f"raid-{age}"
    state = act(attacking(ages, card, {"workers": TOWN}), f"attack {card} 1")
    assert (asked(state), legal(state)) == (("raiding", 0), [f"raze {each}" for each in first])
    act(state, "raze alchemy")
    if second:
        assert legal(state) == [f"raze {each}" for each in second] + ["done"]
        act(state, "done")
    assert (of(state)["resources"], of(state, 1)["idle"]) == (3, 2)


@pytest.mark.parametrize(("reading", "gained"), [("together", 7), ("each", 8)])
def test_half_of_two_buildings(ages: Game, reading: str, gained: int) -> None:
    workers = {"philosophy": 1, "multimedia": 1}
    state = attacking(ages, "raid-iii", {"workers": workers}, raid_rounding=reading)
    act(state, "attack raid-iii 1", "raze multimedia", "raze philosophy")
    assert of(state)["resources"] == gained


def test_a_raid_goes_by_the_printed_cost(ages: Game) -> None:
    victim = {"workers": {"alchemy": 1}, "technologies": ["engineering"]}
    state = act(attacking(ages, "raid-i", victim), "attack raid-i 1", "raze alchemy")
    assert of(state)["resources"] == 3


def test_annex(ages: Game) -> None:
    victim = {
        "colonies": ["vast-territory-i", "strategic-territory-ii"],
        "workers": {"warriors": 0},
    }
    state = act(attacking(ages, "annex-ii", victim), "attack annex-ii 1")
    assert legal(state) == ["cede vast-territory-i", "cede strategic-territory-ii"]
    act(state, "cede strategic-territory-ii")
    assert (of(state)["colonies"], of(state, 1)["colonies"]) == (
        ["strategic-territory-ii"],
        ["vast-territory-i"],
    )
    assert (rates(state)[3], rates(state, 1)[3], of(state)["secrets"]) == (9, 0, [])


@pytest.mark.parametrize(("reading", "may"), [("needed", False), ("in-vain", True)])
def test_annex_without_a_colony(ages: Game, reading: str, may: bool) -> None:
    state = attacking(ages, "annex-ii", annex_needs_colony=reading)
    assert legal(state, "attack") == (["attack annex-ii 1"] if may else [])
    if may:
        assert asked(act(state, "attack annex-ii 1")) == ("acting", 0)


def test_infiltrate(ages: Game) -> None:
    victim = {"leader": "isaac-newton", "site": "internet", "stages": 2, "blue": 14}
    state = act(attacking(ages, "infiltrate-ii", victim), "attack infiltrate-ii 1")
    assert legal(state) == ["seize internet", "seize isaac-newton"]
    wonder = act(state.copy(), "seize internet")
    assert (of(wonder)["culture"], of(wonder, 1)["site"], of(wonder, 1)["blue"]) == (9, None, 16)
    leader = act(state, "seize isaac-newton")
    assert (of(leader)["culture"], of(leader, 1)["leader"]) == (6, None)


def test_infiltrate_needs_somebody_or_something(ages: Game) -> None:
    assert legal(attacking(ages, "infiltrate-ii"), "attack") == []
    assert legal(attacking(ages, "infiltrate-ii", {"site": "pyramids"}), "attack") != []


@pytest.mark.parametrize(
    ("card", "what", "most"), [("spy-ii", "science", 5), ("armed-intervention-iii", "culture", 7)]
)
def test_points_are_taken(ages: Game, card: str, what: str, most: int) -> None:
    for have in (most + 3, most - 2):
        state = act(attacking(ages, card, {what: have}), f"attack {card} 1")
        taken = min(have, most)
        assert (of(state)[what], of(state, 1)[what]) == (taken, have - taken)


# The defence


@pytest.mark.parametrize(
    ("strength", "cards", "held"),
    [(7, ["bonus-iii"], True), (8, ["bonus-iii"], False), (8, ["bonus-iii", "rats"], True),
     (5, ["bonus-ii"], True), (4, ["bonus-i", "foray"], True), (4, ["rats", "foray"], False)],
)  # fmt: skip
def test_cards_in_a_defence(ages: Game, strength: int, cards: list[str], held: bool) -> None:
    victim = {"secrets": ["bonus-i", "bonus-ii", "bonus-iii", "rats", "foray"], "science": 5}
    state = act(attacking(ages, "spy-ii", victim, strength), "attack spy-ii 1")
    assert asked(state) == ("defending", 1)
    act(state, *[f"discard {card}" for card in cards], "done")
    assert of(state)["science"] == (0 if held else 5)
    assert len(of(state, 1)["secrets"]) == 5 - len(cards)


def test_no_more_cards_than_military_actions_in_all_spent_or_not(ages: Game) -> None:
    secrets = ["bonus-i"] * 6
    for government, most in (("despotism", 2), ("constitutional-monarchy", 4)):
        victim = {"secrets": secrets, "government": government, "military": 0}
        state = act(attacking(ages, "spy-ii", victim), "attack spy-ii 1")
        act(state, *["discard bonus-i"] * most)
        assert legal(state) == ["done"]


def test_bonus_cards_are_shown_and_others_are_not(ages: Game) -> None:
    victim = {"secrets": ["bonus-iii", "peace-treaty"]}
    state = attacking(ages, "spy-ii", victim, 20, journal=True)
    act(state, "attack spy-ii 1", "discard bonus-iii", "discard peace-treaty", "done")
    [event] = [event for event in state.journal or () if event.facts["kind"] == "defended"]
    assert (event.told_to(0)["cards"], event.told_to(0)["others"]) == (["bonus-iii"], 1)
    assert "peace-treaty" not in str([event.told_to(0) for event in state.journal or ()])


def test_who_holds_no_card_is_not_asked_and_who_holds_one_always_is(ages: Game) -> None:
    assert asked(act(attacking(ages, "spy-ii"), "attack spy-ii 1")) == ("acting", 0)
    state = act(attacking(ages, "spy-ii", {"secrets": ["rats"]}, 30), "attack spy-ii 1")
    assert legal(state) == ["discard rats", "done"]


# Wars


@pytest.mark.parametrize("card", WARS)
def test_a_war_costs_its_actions_and_asks_for_no_strength(ages: Game, card: str) -> None:
    cost = facts.MILITARY[card]["cost"]
    state = attacking(ages, card, {"workers": {"warriors": 9}}, 0)
    act(state, f"declare {card} 1")
    assert (left(state)[1], of(state)["war"]) == (5 - cost, {"card": card, "target": 1})
    poor = attacking(ages, card, attacker={"military": cost - 1})
    assert legal(poor, "declare") == []


@pytest.mark.parametrize(("round", "may"), [(8, True), (9, False)])
def test_no_war_in_the_last_round(ages: Game, round: int, may: bool) -> None:
    state = attacking(ages, "war-over-culture", round=round, last_round=9)
    assert bool(legal(state, "declare")) is may


def at_war(game: Game, card: str, mine: int, theirs: int, **more: Any) -> State:
    """The second seat has declared war on the first, and its turn begins."""
    players: dict[int, Data] = {
        1: {"war": card, "war_on": 0, "workers": {"warriors": mine}},
        0: {"workers": {"warriors": theirs}},
    }
    for seat, changes in more.pop("players", {}).items():
        players[seat] |= changes
    return act(position(game, age="III", players=players, draw=[], **more), "end-turn")


@pytest.mark.parametrize(
    ("mine", "theirs", "moved"),
    [(2, 1, 1), (5, 1, 1), (6, 1, 2), (11, 1, 3), (3, 3, 0), (1, 7, -2)],
)
def test_war_over_territory(ages: Game, mine: int, theirs: int, moved: int) -> None:
    state = at_war(ages, "war-over-territory", mine, theirs)
    assert (of(state, 1)["yellow"], of(state, 0)["yellow"]) == (18 + moved, 18 - moved)


def test_a_war_over_territory_takes_what_the_bank_has(ages: Game) -> None:
    players = {0: {"yellow": 1, "idle": 9}}
    state = at_war(ages, "war-over-territory", 20, 1, players=players)
    assert (of(state, 1)["yellow"], of(state, 0)["yellow"]) == (19, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"), [(2, 1, 6), (9, 1, 13), (2, 2, 0), (1, 3, -7)]
)
def test_war_over_culture(ages: Game, mine: int, theirs: int, taken: int) -> None:
    players = {0: {"culture": 50}, 1: {"culture": 50}}
    state = at_war(ages, "war-over-culture", mine, theirs, players=players)
    assert state.scores() == [50 - taken, 50 + taken]
    players[0]["culture"] = 4
    state = at_war(ages, "war-over-culture", 9, 1, players=players)
    assert state.scores() == [0, 54]


def test_war_over_technology(ages: Game) -> None:
    """Special technologies for their price, and science for the rest."""
    loser = {"technologies": ["code-of-laws", "strategy", "masonry", "warfare"], "science": 20}
    winner = {"technologies": ["masonry"], "hand": ["code-of-laws"]}
    state = at_war(ages, "war-over-technology", 16, 1, players={0: loser, 1: winner})
    # The loser's own technologies of an army count too: 1 + 1 + 3.
    assert asked(state) == ("looting", 1)
    assert legal(state) == ["science", "seize warfare", "seize strategy"]
    act(state, "seize strategy")
    assert legal(state, "seize") == []
    assert of(state, 1)["specials"] == ["strategy", "masonry"]
    assert "strategy" not in of(state, 0)["specials"]
    assert (of(state, 1)["science"], of(state, 0)["science"]) == (3, 20 + 1 - 3)


def test_the_lower_one_of_a_branch_is_just_gone(ages: Game) -> None:
    players = {0: {"technologies": ["warfare"]}, 1: {"technologies": ["strategy"]}}
    state = at_war(ages, "war-over-technology", 6, 1, players=players)
    act(state, "seize warfare")
    assert (of(state, 1)["specials"], of(state, 0)["specials"]) == (["strategy"], [])
    assert rates(state, 1)[3] == 6 + 3


def test_who_was_attacked_can_win_a_war(ages: Game) -> None:
    players = {1: {"technologies": ["warfare"], "science": 9}}
    state = at_war(ages, "war-over-technology", 0, 9, players=players)
    assert asked(state) == ("looting", 0)
    act(state, "seize warfare")
    assert (of(state, 0)["specials"], of(state, 0)["science"]) == (["warfare"], 1 + 3)


def test_science_only(ages: Game) -> None:
    players = {0: {"technologies": ["warfare"], "science": 2}}
    state = at_war(
        ages, "war-over-technology", 9, 1, players=players, technology_war="science-only"
    )
    assert (of(state, 0)["science"], of(state, 1)["science"]) == (0, 3)


def test_a_war_is_decided_by_the_strength_of_then(ages: Game) -> None:
    """The target can arm; and a war outlives the age it came from."""
    attacker = {
        "secrets": ["war-over-culture"],
        "workers": {"warriors": 2},
        "government": "communism",
    }
    players = {0: attacker | {"culture": 30}, 1: {"resources": 9, "idle": 4}}
    state = position(ages, phase="politics", age="III", players=players, draw=[], deck=["oil"])
    act(state, "declare war-over-culture 1", "end-turn")
    assert look(state, 0)["age"] == "IV"
    act(state, "build warriors", "build warriors", "end-turn")
    assert state.scores() == [30 - 6, 6]


def test_a_war_comes_before_politics_and_after_the_row(ages: Game) -> None:
    players = {0: {"culture": 9}, 1: {"secrets": ["rats"]}}
    state = at_war(ages, "war-over-culture", 3, 1, players=players, journal=True)
    kinds = [event.facts["kind"] for event in state.journal or ()]
    assert kinds.index("row") < kinds.index("war-ended")
    assert asked(state) == ("politics", 1)


def test_a_tie_is_nobodys(ages: Game) -> None:
    state = at_war(ages, "war-over-technology", 3, 3, players={0: {"science": 9}})
    assert (asked(state), of(state, 0)["science"]) == (("acting", 1), 10)
    assert board(state, 1)["warriors"] == 3

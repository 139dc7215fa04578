"""Every leader, by what is printed on the card."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game

from .table import Data, act, asked, board, left, legal, look, of, position, rates, told

EVERY = ["development-of-science", "rats"]


def led(game: Game, leader: str, phase: Any = "acting", **player: Any) -> Data:
    """Players, of whom the first has a leader."""
    return {"phase": phase, "players": {0: {"leader": leader, **player}}}


# Age A


def test_alexander_adds_one_for_each_unit(ages: Game) -> None:
    workers = {"warriors": 2, "knights": 1, "cannon": 1, "air-forces": 1}
    state = position(ages, **led(ages, "alexander-the-great", workers=workers))
    assert rates(state)[3] == (2 + 2 + 3 + 5) + 5


def test_alexander_leaves_and_a_yellow_token_comes_from_the_box(ages: Game) -> None:
    state = position(ages, **led(ages, "alexander-the-great", "politics"))
    assert legal(state) == ["retire", "resign", "pass"]
    act(state, "retire")
    assert (of(state)["leader"], of(state)["yellow"], rates(state)[3]) == (None, 19, 1)
    assert asked(state) == ("acting", 0)


@pytest.mark.parametrize(
    ("card", "science"),
    [
        ("iron", 1),
        ("warfare", 1),
        ("monarchy", 1),
        ("taj-mahal", 0),
        ("homer", 0),
        ("reserves-i", 0),
    ],
)
def test_aristotle_scores_for_each_technology_that_is_taken(
    ages: Game, card: str, science: int
) -> None:
    state = act(position(ages, row=[card], **led(ages, "aristotle")), "take 1")
    assert of(state)["science"] == science


def test_hammurabi_takes_leaders_for_one_action_less(ages: Game) -> None:
    row = ["joan-of-arc", "iron", None, None, None, "isaac-newton"]
    state = position(ages, row=row, **led(ages, "hammurabi", civil=1))
    assert legal(state, "take") == ["take 1", "take 2", "take 6"]
    assert left(act(state, "take 1"))[0] == 1


def test_hammurabi_uses_a_military_action_as_a_civil_one_once_in_a_turn(ages: Game) -> None:
    state = position(ages, **led(ages, "hammurabi", civil=0, civil_spent=4, food=9))
    assert "grow" not in legal(state)
    act(state, "command", "grow")
    assert left(state) == (0, 1)
    assert "command" not in legal(state)
    act(state, "end-turn", "end-turn", "pass")
    assert "command" in legal(state)


def test_an_action_of_hammurabis_leaves_all_civil_actions_unspent(ages: Game) -> None:
    """A revolution wants all of them unspent, and what a leader gives back must have been spent."""
    more = {"hand": ["monarchy", "michelangelo"], "science": 2, "food": 2}
    state = act(position(ages, **led(ages, "hammurabi", **more)), "command", "grow")
    assert left(state) == (4, 1)
    assert "revolt monarchy" in legal(state)
    act(state, "revolt monarchy")
    assert left(state) == (0, 2)
    state = act(position(ages, **led(ages, "hammurabi", **more)), "command", "play michelangelo")
    assert left(state) == (4, 1)
    state = act(position(ages, **led(ages, "hammurabi", **more)), "grow", "play michelangelo")
    assert left(state) == (3, 2)


def test_homer_has_a_resource_for_units_in_each_turn(ages: Game) -> None:
    players = {1: {"leader": "homer", "resources": 1}}
    state = act(position(ages, players=players), "end-turn")
    assert rates(state, 1)[2] == 1
    assert "build warriors" in legal(state)
    assert "build bronze" not in legal(state)
    act(state, "build warriors")
    assert (of(state, 1)["resources"], of(state, 1)["purse"]["unit_resources"]) == (0, 0)


def test_homer_who_leaves_with_the_age_gives_no_resource(ages: Game) -> None:
    players = {1: {"leader": "homer"}}
    state = act(position(ages, players=players, deck=["iron"]), "end-turn")
    assert (of(state, 1)["leader"], of(state, 1)["purse"]["unit_resources"]) == (None, 0)


def test_homer_under_a_wonder_instead_of_an_action_back(ages: Game) -> None:
    more = {"hand": ["michelangelo"], "wonders": ["pyramids", "colossus"]}
    state = position(ages, **led(ages, "homer", **more))
    act(state, "play michelangelo")
    assert asked(state) == ("tucking", 0)
    assert look(state, 1)["decision"]["card"] == "homer"  # who leaves
    assert legal(state) == ["pass", "tuck pyramids", "tuck colossus"]
    under = act(state.copy(), "tuck pyramids")
    assert (rates(under)[2], left(under)[0]) == (1, 4)
    assert of(under)["wonders"][0] == {"card": "pyramids", "ruined": False, "tucked": True}
    assert rates(under)[1] == 1  # Michelangelo counts the face of a wonder
    changes: Any = ages.hints(state, 0)["changes"]
    assert changes[str(ages.action("pass").index)] == {"civil": 1}
    away = act(state, "pass")
    assert (rates(away)[2], left(away)[0]) == (0, 5)


def test_homer_without_a_wonder_just_leaves(ages: Game) -> None:
    state = act(position(ages, **led(ages, "homer", hand=["michelangelo"])), "play michelangelo")
    assert (asked(state), left(state)[0]) == (("acting", 0), 4)


def test_caesar_has_a_second_political_action_once_in_the_game(ages: Game) -> None:
    secrets = ["rats", "foray", "crusades", "pestilence"]
    players = {0: {"leader": "julius-caesar", "secrets": secrets}}
    events = ["development-of-science"] * 4
    state = position(ages, phase="politics", players=players, events=events)
    assert (rates(state)[3], left(state)[1]) == (2, 3)
    act(state, "prepare rats")
    assert asked(state) == ("politics", 0)
    later = act(state.copy(), "pass", "end-turn", "end-turn", "prepare foray")
    assert asked(later) == ("politics", 0)  # it was not used
    act(state, "prepare foray")
    assert asked(state) == ("acting", 0)
    act(state, "end-turn", "end-turn", "prepare crusades")
    assert asked(state) == ("acting", 0)


def test_moses_brings_people_for_one_food_less(ages: Game) -> None:
    state = act(position(ages, **led(ages, "moses", food=1)), "grow")
    assert (of(state)["food"], of(state)["idle"]) == (0, 2)


# Age I


def test_columbus_takes_a_territory_from_the_hand(ages: Game) -> None:
    secrets = ["wealthy-territory-i", "rats"]
    state = position(ages, **led(ages, "christopher-columbus", "politics", secrets=secrets))
    assert legal(state, "settle") == ["settle wealthy-territory-i"]
    act(state, "settle wealthy-territory-i")
    one = of(state)
    assert (one["leader"], one["colonies"], one["secrets"]) == (
        None,
        ["wealthy-territory-i"],
        ["rats"],
    )
    assert (one["resources"], one["blue"], board(state)["warriors"]) == (5, 16 + 3 - 5, 1)
    assert asked(state) == ("acting", 0)


def test_barbarossa_raises_a_worker_and_a_unit_for_one_military_action(ages: Game) -> None:
    more = {"food": 1, "resources": 3, "technologies": ["knights"], "idle": 0}
    state = position(ages, **led(ages, "frederick-barbarossa", **more))
    assert legal(state, "levy") == ["levy warriors", "levy knights"]
    act(state, "levy knights")
    one = of(state)
    assert (one["food"], one["resources"], one["yellow"], one["idle"]) == (0, 1, 17, 0)
    assert (board(state)["knights"], left(state)) == (1, (4, 1))
    assert legal(state, "levy") == []  # no food


def test_barbarossa_goes_on_while_it_can_be_paid(ages: Game) -> None:
    state = position(ages, **led(ages, "frederick-barbarossa", food=2, resources=2))
    act(state, "levy warriors", "levy warriors")
    assert (board(state)["warriors"], left(state)[1], of(state)["yellow"]) == (3, 0, 16)


def test_genghis_lets_infantry_ride(ages: Game) -> None:
    more = {"tactic": "heavy-cavalry", "workers": {"warriors": 2, "knights": 1}}
    assert rates(position(ages, **led(ages, "genghis-khan", **more)))[3] == 2 + 2 + 4
    assert rates(position(ages, **led(ages, "moses", **more)))[3] == 2 + 2


@pytest.mark.parametrize(
    ("seats", "strengths", "scores"),
    [(2, [1, 1], 3), (2, [1, 2], 0), (3, [1, 2, 1], 3), (3, [1, 2, 2], 0), (4, [2, 3, 1, 1], 3)],
)
def test_genghis_scores_for_one_of_the_two_strongest(
    ages: Game, seats: int, strengths: list[int], scores: int
) -> None:
    """With two players for the stronger one; among equals for its owner."""
    players: dict[int, Data] = {
        seat: {"workers": {"warriors": count}} for seat, count in enumerate(strengths)
    }
    players[0]["leader"] = "genghis-khan"
    state = act(position(ages, seats, players=players), "end-turn")
    assert of(state)["culture"] == scores


def test_joan_adds_for_faces_of_temples_and_the_government(ages: Game) -> None:
    more = {"government": "theocracy", "workers": {"religion": 1, "theology": 1, "drama": 2}}
    state = position(ages, **led(ages, "joan-of-arc", **more))
    assert rates(state)[3] == 1 + 1 + (1 + 2 + 1)  # not of theaters
    assert rates(state)[1] == 1 + 1 + 1 + 1 + 4
    assert left(state)[1] == 4


def test_joan_looks_at_the_next_event(ages: Game) -> None:
    players = {1: {"leader": "joan-of-arc", "secrets": ["foray"]}}
    state = position(ages, players=players, events=EVERY, journal=True)
    act(state, "end-turn")
    assert [look(state, seat)["events"]["next"] for seat in (0, 1)] == [
        None,
        "development-of-science",
    ]
    [event] = [event for event in state.journal or () if event.facts["kind"] == "foresaw"]
    assert event.reveals
    assert (event.told_to(1)["card"], event.told_to(0)["card"]) == ("development-of-science", None)
    act(state, "prepare foray")
    assert look(state, 1)["events"]["next"] is None


LEARNED = {"alchemy": 2, "journalism": 1}


@pytest.mark.parametrize("leader", ["leonardo-da-vinci", "isaac-newton", "albert-einstein"])
def test_the_best_lab_or_library_gives_its_level_in_science(ages: Game, leader: str) -> None:
    state = position(ages, **led(ages, leader, workers=LEARNED, technologies=["computers"]))
    assert rates(state)[0] == 1 + 2 * 2 + 2 + 2  # nobody works with computers


def test_leonardo_gains_a_resource_for_each_technology(ages: Game) -> None:
    more = {"hand": ["iron", "monarchy"], "science": 7}
    state = act(position(ages, **led(ages, "leonardo-da-vinci", **more)), "develop iron")
    assert of(state)["resources"] == 1
    state = act(position(ages, **led(ages, "leonardo-da-vinci", **more)), "revolt monarchy")
    assert of(state)["resources"] == 1


def test_michelangelo_counts_faces_of_temples_theaters_and_wonders(ages: Game) -> None:
    more = {
        "wonders": ["hanging-gardens", "great-wall"], "ruins": ["great-wall"],
        "workers": {"theology": 1, "drama": 1, "bread-and-circuses": 1},
    }  # fmt: skip
    state = position(ages, **led(ages, "michelangelo", **more))
    printed = 1 + 1 + 2  # gardens, temple, theater; a ruin gives two
    assert rates(state)[1] == printed + 2 + (2 + 2 + 1)


def test_michelangelo_takes_wonders_without_a_surcharge(ages: Game) -> None:
    more = {"wonders": ["colossus", "hanging-gardens"]}
    state = act(position(ages, row=["taj-mahal"], **led(ages, "michelangelo", **more)), "take 1")
    assert left(state)[0] == 3


# Age II


def test_newton_gets_an_action_back_for_each_technology(ages: Game) -> None:
    more = {"hand": ["iron", "coal"], "science": 12}
    state = act(position(ages, **led(ages, "isaac-newton", **more)), "develop iron", "develop coal")
    assert left(state)[0] == 4


def test_newton_gets_one_back_after_a_revolution_too(ages: Game) -> None:
    more = {"hand": ["republic"], "science": 3}
    state = act(position(ages, **led(ages, "isaac-newton", **more)), "revolt republic")
    assert (left(state), of(state)["civil"]["total"]) == ((1, 2), 7)


def test_bach(ages: Game) -> None:
    """More culture of theaters, cheaper theaters, and other buildings become theaters."""
    more = {"hand": ["opera"], "science": 5, "workers": {"drama": 1, "theology": 1}, "resources": 9}
    state = position(ages, **led(ages, "j-s-bach", **more))
    assert rates(state)[1] == 2 + 1 + 1
    act(state, "develop opera")
    assert of(state)["science"] == 0
    assert legal(state, "upgrade") == [
        "upgrade philosophy drama", "upgrade philosophy opera", "upgrade theology drama",
        "upgrade theology opera", "upgrade drama opera",
    ]  # fmt: skip
    act(state, "upgrade theology opera")
    assert (of(state)["resources"], left(state)[0]) == (9 - 3, 2)
    assert board(state) == {
        "agriculture": 2, "bronze": 2, "philosophy": 1, "drama": 1, "opera": 1, "warriors": 1,
    }  # fmt: skip
    assert legal(state, "upgrade") == [
        "upgrade drama opera"
    ]  # once in a turn, and no more theaters


def test_bach_does_not_go_over_the_limit_of_theaters(ages: Game) -> None:
    more = {"workers": {"drama": 2}, "resources": 9}
    state = position(ages, **led(ages, "j-s-bach", **more))
    assert legal(state, "upgrade") == []


def test_cook_counts_colonies(ages: Game) -> None:
    colonies = ["vast-territory-i", "wealthy-territory-i", "strategic-territory-i"]
    for count, culture in ((0, 0), (1, 2), (2, 3), (3, 4)):
        state = position(ages, **led(ages, "james-cook", colonies=colonies[:count]))
        assert rates(state)[1] == culture


def test_robespierre_revolts_with_military_actions(ages: Game) -> None:
    more = {"hand": ["monarchy"], "science": 2, "civil": 2, "civil_spent": 2}
    state = act(position(ages, **led(ages, "maximilien-robespierre", **more)), "revolt monarchy")
    assert (left(state), of(state)["military"]["total"]) == ((3, 0), 4)  # a civil one more is there
    assert (of(state)["culture"], of(state)["science"]) == (3, 0)


def test_robespierre_needs_all_military_actions(ages: Game) -> None:
    more = {"hand": ["monarchy"], "science": 2, "military": 2, "military_spent": 1}
    state = position(ages, **led(ages, "maximilien-robespierre", **more))
    assert legal(state, "revolt") == []


def test_napoleon_adds_two_for_each_kind_of_unit(ages: Game) -> None:
    workers = {"warriors": 2, "swordsmen": 1, "knights": 1, "cannon": 1, "air-forces": 1}
    state = position(ages, **led(ages, "napoleon-bonaparte", workers=workers))
    assert (rates(state)[3], left(state)[1]) == (2 + 2 + 2 + 3 + 5 + 8, 4)


def test_shakespeare(ages: Game) -> None:
    """Pairs of a library and a theater; who has one gets the other cheaper."""
    more = {
        "workers": {"printing-press": 1, "drama": 2}, "hand": ["journalism", "opera", "iron"],
        "science": 20, "government": "monarchy", "resources": 20, "idle": 5,
    }  # fmt: skip
    state = position(ages, **led(ages, "william-shakespeare", **more))
    assert rates(state)[1:3] == (1 + 4 + 2, 2 + 1)
    act(state, "develop journalism", "develop opera", "build printing-press")
    assert (of(state)["science"], of(state)["resources"]) == (20 - 5 - 6, 18)
    assert rates(state)[1] == 2 + 4 + 2 * 2
    act(state, "build drama")
    assert of(state)["resources"] == 15


# Age III


def test_einstein_scores_for_each_technology(ages: Game) -> None:
    more = {"hand": ["iron", "monarchy"], "science": 13}
    state = act(
        position(ages, **led(ages, "albert-einstein", **more)), "develop iron", "develop monarchy"
    )
    assert of(state)["culture"] == 6


def test_gates_makes_resources_in_labs_and_scores_for_them_once(ages: Game) -> None:
    more = {"workers": {"alchemy": 1, "computers": 1}, "hand": ["charlie-chaplin"]}
    state = act(position(ages, **led(ages, "bill-gates", **more)), "end-turn")
    tokens = {each["card"]: each["tokens"] for each in of(state)["board"]}
    assert (of(state)["resources"], tokens["alchemy"], tokens["computers"]) == (2 + 1 + 3, 1, 1)
    assert of(state)["culture"] == 0
    act(state, "end-turn", "pass", "play charlie-chaplin")
    assert of(state)["culture"] == 4
    assert of(state)["resources"] == 6  # what lies there can still be spent


def test_gates_scores_at_the_end_of_the_game(ages: Game) -> None:
    players = {1: {"leader": "bill-gates", "workers": {"scientific-method": 2}}}
    state = position(
        ages, seat=1, age="IV", round=9, last_round=9, players=players, events=["rats"]
    )
    assert act(state, "end-turn").scores() == [0, 4]


def test_gates_who_is_infiltrated_scores(ages: Game) -> None:
    players = {
        0: {"secrets": ["infiltrate-ii"], "workers": {"warriors": 3}},
        1: {"leader": "bill-gates", "workers": {"computers": 1}},
    }
    state = position(ages, phase="politics", age="III", players=players)
    assert act(state, "attack infiltrate-ii 1").scores() == [9, 3]


def test_chaplin_doubles_the_best_theater(ages: Game) -> None:
    state = position(ages, **led(ages, "charlie-chaplin", workers={"opera": 2, "drama": 1}))
    assert rates(state)[1:3] == (3 + 3 + 2 + 3, 3 + 2)


def test_gandhi_does_not_attack_and_is_dear_to_attack(ages: Game) -> None:
    fighter = {
        "secrets": ["plunder-iii", "armed-intervention-iii", "war-over-culture"],
        "workers": {"warriors": 9},
    }
    state = position(ages, **led(ages, "mahatma-gandhi", "politics", **fighter))
    assert rates(state)[1] == 2
    assert legal(state) == ["resign", "pass"]
    players = {0: fighter, 1: {"leader": "mahatma-gandhi", "food": 9}}
    state = position(ages, phase="politics", age="III", players=players)
    assert legal(state, "attack") == ["attack plunder-iii 1"]  # two of two military actions
    act(state, "attack plunder-iii 1")
    assert left(state)[1] == 0


def test_meier_makes_culture_of_labs(ages: Game) -> None:
    state = position(ages, **led(ages, "sid-meier", workers={"alchemy": 1, "computers": 1}))
    assert rates(state)[:2] == (1 + 2 + 5 - 3, 1 + 3)


def test_churchill_speaks_once_in_a_turn(ages: Game) -> None:
    more = {"hand": ["swordsmen"], "science": 1, "technologies": ["knights"]}
    state = position(ages, **led(ages, "winston-churchill", **more))
    praised = act(state.copy(), "praise")
    assert of(praised)["culture"] == 3
    assert legal(praised, "rally") == []
    assert act(praised, "end-turn").scores() == [3, 0]
    act(state, "rally")
    assert of(state)["purse"] == {"unit_resources": 3, "unit_science": 3, "food": 0, "resources": 0}
    act(state, "develop swordsmen", "build knights")
    assert (of(state)["science"], of(state)["resources"]) == (0, 0)
    act(state, "end-turn")
    assert (of(state)["culture"], of(state)["purse"]["unit_science"]) == (0, 0)


def test_churchill_who_has_not_spoken_scores_at_the_end_of_the_turn(ages: Game) -> None:
    state = position(ages, journal=True, **led(ages, "winston-churchill"))
    assert act(state, "end-turn").scores() == [3, 0]
    assert told(state, "changed")[0]["what"] == "culture"


def test_resources_for_the_army_build_nothing_else(ages: Game) -> None:
    state = act(position(ages, **led(ages, "winston-churchill", hand=["drama"])), "rally")
    assert legal(state, "build") == ["build warriors"]
    assert legal(state, "develop") == []

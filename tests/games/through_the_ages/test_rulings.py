"""Points on which sources differ, each by both readings, and rulings that are easily forgotten."""

from __future__ import annotations

import pytest

from holocene import Game

from .table import Data, act, asked, board, left, legal, of, position, rates

# Where sources differ; what else there is an option for is tested where the rule is.


def empty_bank(**player: object) -> dict[int, Data]:
    return {0: {"site": "colossus", "blue": 0, "technologies": ["iron"], **player}}


@pytest.mark.parametrize(
    ("tokens", "discount", "raised"),
    [
        ({"bronze": 3}, None, {"from-cards": True, "forbidden": True}),  # what is paid is there
        ({"iron": 2}, None, {"from-cards": True, "forbidden": True}),  # one is change, one is left
        ({"oil": 1}, None, {"from-cards": True, "forbidden": False}),  # all of it is change
        (
            {"bronze": 1, "agriculture": 2},
            "engineering-genius-i",
            {"from-cards": True, "forbidden": False},
        ),
    ],
)
@pytest.mark.parametrize("reading", ["from-cards", "forbidden"])
def test_a_stage_with_an_empty_bank(
    ages: Game, tokens: dict[str, int], discount: str | None, raised: dict[str, bool], reading: str
) -> None:
    players = empty_bank(tokens=tokens, hand=[discount] if discount else [])
    state = position(ages, players=players, stage_with_empty_bank=reading)
    action = f"play {discount}" if discount else "raise 1"
    assert (action in legal(state)) is raised[reading]
    if raised[reading]:
        before = sum(tokens.values())
        act(state, action)
        after = sum(each["tokens"] for each in of(state)["board"]) + of(state)["blue"]
        assert (of(state)["site"]["stages"], after) == (1, before - 1)


@pytest.mark.parametrize(
    ("reading", "stages"), [(False, ["raise 1"]), (True, ["raise 1", "raise 2"])]
)
def test_genius_and_further_stages(ages: Game, reading: bool, stages: list[str]) -> None:
    player = {
        "hand": ["engineering-genius-a"],
        "site": "pyramids",
        "technologies": ["masonry"],
        "resources": 3,
    }
    state = position(ages, players={0: player}, genius_builds_more=reading)
    act(state, "play engineering-genius-a")
    if reading:
        assert legal(state) == stages
        act(state, "raise 2")
        assert (of(state)["resources"], of(state)["site"]["stages"]) == (0, 2)  # 3 + 2 - 2
    else:
        assert (of(state)["resources"], of(state)["site"]["stages"]) == (2, 1)


@pytest.mark.parametrize(("reading", "happy"), [(True, 1), (False, 0)])
def test_homer_under_a_ruin(ages: Game, reading: bool, happy: int) -> None:
    own = {"wonders": ["hanging-gardens"], "tucked": "hanging-gardens", "secrets": ["rats"]}
    state = position(
        ages, phase="politics", age="II", players={0: own}, events=["ravages-of-time", "foray"],
        homer_under_ruin=reading,
    )  # fmt: skip
    assert rates(state)[2] == 3
    act(state, "prepare rats")
    assert rates(state)[1:3] == (2, happy)


def test_an_agreement_for_own_actions(ages: Game) -> None:
    row = ["iron"] + [None] * 4 + ["drama"] + [None] * 3 + ["knights"]
    players = {0: {"secrets": ["rats"], "civil": 4}, 1: {"workers": {"warriors": 0}}}
    state = position(
        ages, phase="politics", age="II", row=row, players=players,
        events=["international-agreement", "foray"], agreement_actions="own-actions",
    )  # fmt: skip
    act(state, "prepare rats", "take 10")
    assert left(state)[0] == 1
    assert legal(state) == ["take 1", "done"]


@pytest.mark.parametrize("reading", [True, False])
def test_a_revolution_by_an_event(ages: Game, reading: bool) -> None:
    players = {0: {"secrets": ["rats"], "hand": ["monarchy"], "science": 7}}
    state = position(
        ages, phase="politics", players=players, events=["development-of-civilization", "foray"],
        civilization_by_revolution=reading,
    )  # fmt: skip
    act(state, "prepare rats")
    assert ("revolt monarchy" in legal(state)) is reading
    assert "develop monarchy" in legal(state)


# Rulings


def test_the_best_is_the_highest_level_with_workers(ages: Game) -> None:
    player: Data = {"leader": "leonardo-da-vinci", "technologies": ["computers", "multimedia"]}
    assert rates(position(ages, players={0: player}))[0] == 1
    player = {"leader": "charlie-chaplin", "technologies": ["movies"], "workers": {"drama": 1}}
    assert rates(position(ages, players={0: player}))[1] == 4


def test_faces_of_st_peters_count_for_joan_and_michelangelo(ages: Game) -> None:
    wonders = {"wonders": ["st-peters-basilica"], "workers": {"religion": 1}}
    joan = position(ages, players={0: {"leader": "joan-of-arc", **wonders}})
    assert rates(joan)[3] == 1 + 2
    michelangelo = position(ages, players={0: {"leader": "michelangelo", **wonders}})
    assert rates(michelangelo)[1] == 2 + 1 + (2 + 1)


def test_a_ruin_counts_as_a_wonder(ages: Game) -> None:
    """For the price of the next one, and at the end."""
    own = {"wonders": ["pyramids"], "ruins": ["pyramids"]}
    state = position(ages, row=["taj-mahal"], players={0: own})
    assert (left(state)[0], rates(state)[1]) == (4, 2)
    assert left(act(state, "take 1"))[0] == 2


def test_a_reduction_holds_for_both_ends_of_an_upgrade(ages: Game) -> None:
    technologies = ["masonry", "alchemy", "scientific-method"]
    for workers, action, cost in (
        ({"philosophy": 1}, "upgrade philosophy alchemy", 3 - 1),
        ({"philosophy": 0, "alchemy": 1}, "upgrade alchemy scientific-method", 2),
    ):
        player = {"technologies": technologies, "workers": workers, "resources": 9}
        assert of(act(position(ages, players={0: player}), action))["resources"] == 9 - cost


def test_a_technology_is_developed_once_and_pays_all_who_ask(ages: Game) -> None:
    """Leonardo's resource, and the partner's science of a pact."""
    players = {
        0: {"leader": "leonardo-da-vinci", "hand": ["iron"], "science": 3,
            "pact": "scientific-cooperation", "pact_with": 1},
        1: {"science": 1},
    }  # fmt: skip
    state = act(position(ages, 3, players=players), "develop iron")
    assert (of(state)["science"], of(state)["resources"], of(state, 1)["science"]) == (0, 1, 0)


def test_tokens_are_worth_what_their_card_makes_whoever_works_there(ages: Game) -> None:
    players = {0: {"tokens": {"oil": 1, "irrigation": 2, "computers": 1}, "food": 1}}
    state = position(ages, players=players)
    assert (of(state)["resources"], of(state)["food"]) == (5 + 3, 5)


def test_change_comes_back_to_lower_cards(ages: Game) -> None:
    players = {0: {"tokens": {"oil": 1}, "technologies": ["iron"]}}
    state = act(position(ages, players=players), "build bronze")
    tokens = {each["card"]: each["tokens"] for each in of(state)["board"] if each["tokens"]}
    assert (of(state)["resources"], tokens) == (3, {"iron": 1, "bronze": 1})


def test_what_is_gained_beyond_the_tokens_is_lost(ages: Game) -> None:
    players = {0: {"hand": ["reserves-iii"], "blue": 2}}
    state = act(position(ages, players=players), "play reserves-iii", "resources")
    assert (of(state)["resources"], of(state)["blue"]) == (2, 0)


def test_actions_of_a_card_go_with_it(ages: Game) -> None:
    """A leader with military actions who is replaced: of those lost, spent ones go first."""
    player = {
        "leader": "napoleon-bonaparte",
        "hand": ["sid-meier"],
        "military": 1,
        "military_spent": 3,
    }
    state = act(position(ages, players={0: player}), "play sid-meier")
    assert (left(state), of(state)["military"]["total"]) == ((4, 1), 2)


def test_population_is_not_increased_from_an_empty_bank(ages: Game) -> None:
    player = {"yellow": 0, "food": 20, "leader": "frederick-barbarossa", "resources": 9}
    state = position(ages, players={0: player})
    assert legal(state, "grow") + legal(state, "levy") == []


def test_strength_is_compared_without_what_ends_by_the_attack(ages: Game) -> None:
    """Three of an alliance do not help who breaks it, nor who is attacked."""
    pact = {"pact": "military-alliance", "pact_with": 1, "secrets": ["spy-ii"]}
    for mine, theirs, may in ((2, 1, True), (1, 1, False)):
        players = {0: {**pact, "workers": {"warriors": mine}}, 1: {"workers": {"warriors": theirs}}}
        state = position(ages, 3, phase="politics", age="III", players=players)
        assert ("attack spy-ii 1" in legal(state)) is may
        assert ("attack spy-ii 2" in legal(state)) is (mine + 3 > 1)


def test_the_strength_of_a_pact_is_gone_when_the_defence_is_counted(ages: Game) -> None:
    pact = {"pact": "promise-of-military-protection", "pact_with": 1, "pact_side": 0}
    players = {
        0: {**pact, "secrets": ["spy-ii"], "workers": {"warriors": 2}},
        1: {"secrets": ["rats"], "science": 5},
    }
    state = position(ages, 3, phase="politics", age="II", players=players)
    act(state, "attack spy-ii 1")
    assert rates(state, 1)[3] == 1
    held = act(state.copy(), "discard rats", "done")
    assert of(held)["science"] == 0
    assert of(act(state, "done"))["science"] == 5


def test_a_player_can_destroy_and_build_what_was_freed(ages: Game) -> None:
    player = {"idle": 0, "resources": 3}
    state = act(position(ages, players={0: player}), "destroy agriculture", "build religion")
    assert (board(state)["religion"], left(state)[0], asked(state)) == (1, 2, ("acting", 0))

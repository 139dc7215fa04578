"""Every kind of action card, in every age in which there is one."""

from __future__ import annotations

import pytest

from holocene import Game

from .table import Data, act, asked, board, left, legal, of, position, rates


def holding(card: str, *more: str, **player: object) -> dict[int, Data]:
    return {0: {"hand": [card, *more], **player}}


@pytest.mark.parametrize(("age", "off"), [("a", 1), ("i", 2), ("ii", 3)])
def test_rich_land(ages: Game, age: str, off: int) -> None:
    """Build or upgrade a farm or a mine."""
    card = f"rich-land-{age}"
    players = holding(card, resources=4, technologies=["irrigation", "iron", "drama", "swordsmen"])
    state = act(position(ages, players=players), f"play {card}")
    assert asked(state) == ("ordered", 0)
    assert legal(state) == [
        "build agriculture", "build irrigation", "build bronze", "build iron",
        "upgrade agriculture irrigation", "upgrade bronze iron",
    ]  # fmt: skip
    built = act(state.copy(), "build irrigation")
    assert (of(built)["resources"], left(built), of(built)["hand"]) == (off, (3, 2), [])
    upgraded = act(state, "upgrade bronze iron")
    assert of(upgraded)["resources"] == 4 - (3 - off)


@pytest.mark.parametrize(("age", "off"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_urban_growth(ages: Game, age: str, off: int) -> None:
    """Build or upgrade an urban building."""
    card = f"urban-growth-{age}"
    players = holding(card, resources=6, technologies=["alchemy", "iron", "swordsmen"])
    state = act(position(ages, players=players), f"play {card}")
    assert legal(state) == [
        "build philosophy", "build alchemy", "build religion", "upgrade philosophy alchemy",
    ]  # fmt: skip
    assert of(act(state.copy(), "build alchemy"))["resources"] == off
    assert of(act(state, "upgrade philosophy alchemy"))["resources"] == 6 - max(0, 3 - off)


@pytest.mark.parametrize(("age", "off"), [("a", 2), ("i", 3), ("ii", 4), ("iii", 5)])
def test_engineering_genius(ages: Game, age: str, off: int) -> None:
    """Exactly one stage of a wonder, whatever the technology for more."""
    card = f"engineering-genius-{age}"
    players = holding(card, resources=7, site="eiffel-tower", stages=1, technologies=["masonry"])
    state = act(position(ages, players=players), f"play {card}")
    assert (of(state)["resources"], of(state)["site"]["stages"]) == (off, 2)
    assert left(state)[0] == 3


def test_engineering_genius_needs_a_wonder_that_can_be_paid(ages: Game) -> None:
    assert legal(position(ages, players=holding("engineering-genius-a")), "play") == []
    poor = holding("engineering-genius-a", site="eiffel-tower", stages=1, resources=4)
    assert legal(position(ages, players=poor), "play") == []


@pytest.mark.parametrize(("age", "food"), [("a", 1), ("i", 2), ("ii", 3)])
def test_frugality(ages: Game, age: str, food: int) -> None:
    """The whole price first, then the food."""
    card = f"frugality-{age}"
    assert legal(position(ages, players=holding(card, food=1)), "play") == []
    state = act(position(ages, players=holding(card, food=2)), f"play {card}")
    assert (of(state)["food"], of(state)["idle"], left(state)[0]) == (food, 2, 3)


@pytest.mark.parametrize(("age", "resources"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_patriotism(ages: Game, age: str, resources: int) -> None:
    """One military action and resources for units, in this turn only."""
    card = f"patriotism-{age}"
    state = act(position(ages, players=holding(card)), f"play {card}")
    assert (left(state), of(state)["purse"]["unit_resources"]) == ((3, 3), resources)
    assert of(state)["secrets_limit"] == 2
    act(state, "end-turn")
    assert (left(state), of(state)["purse"]["unit_resources"]) == ((4, 2), 0)


def test_a_card_is_drawn_for_an_action_of_patriotism_too(ages: Game) -> None:
    state = act(position(ages, players=holding("patriotism-a")), "play patriotism-a", "end-turn")
    assert len(of(state)["secrets"]) == 3
    players = holding("patriotism-a", resources=2)
    state = position(ages, players=players)
    act(state, "play patriotism-a", "build warriors", "end-turn")
    assert len(of(state)["secrets"]) == 2


def test_patriotism_leaves_all_military_actions_unspent(ages: Game) -> None:
    players = holding(
        "patriotism-ii", "monarchy", science=2, leader="maximilien-robespierre", idle=1
    )
    state = act(position(ages, players=players), "play patriotism-ii", "build warriors")
    assert "revolt monarchy" in legal(state)


@pytest.mark.parametrize(("age", "science"), [("i", 2), ("ii", 3)])
def test_breakthrough(ages: Game, age: str, science: int) -> None:
    """The whole price first, then the science."""
    card = f"breakthrough-{age}"
    assert legal(position(ages, players=holding(card, "iron", science=4)), "play") == []
    assert legal(position(ages, players=holding(card, science=9)), "play") == []
    state = act(position(ages, players=holding(card, "iron", science=5)), f"play {card}")
    assert (of(state)["science"], left(state)[0], of(state)["hand"]) == (science, 3, [])


def test_breakthrough_for_a_revolution(ages: Game) -> None:
    """The action for the card is one of all of them."""
    players = holding("breakthrough-i", "monarchy", science=2)
    state = act(position(ages, players=players), "play breakthrough-i")
    one = of(state)
    assert (one["government"], one["science"], left(state)) == ("monarchy", 2, (0, 3))
    spent = holding("breakthrough-i", "monarchy", science=2, civil=3, civil_spent=1)
    assert legal(position(ages, players=spent), "play") == []


def test_breakthrough_for_a_revolution_of_newtons_and_of_robespierres(ages: Game) -> None:
    players = holding("breakthrough-i", "monarchy", science=2, leader="isaac-newton")
    state = act(position(ages, players=players), "play breakthrough-i")
    assert left(state) == (1, 3)
    players = holding("breakthrough-i", "monarchy", science=2, leader="maximilien-robespierre")
    state = act(position(ages, players=players), "play breakthrough-i")
    assert (left(state), of(state)["culture"]) == ((3 + 1, 0), 3)


@pytest.mark.parametrize(("age", "amount"), [("i", 2), ("ii", 3), ("iii", 4)])
def test_reserves(ages: Game, age: str, amount: int) -> None:
    state = act(position(ages, players=holding(f"reserves-{age}")), f"play reserves-{age}")
    assert legal(state) == ["food", "resources"]
    assert of(act(state.copy(), "food"))["food"] == amount
    assert of(act(state, "resources"))["resources"] == amount


@pytest.mark.parametrize(("age", "off"), [("ii", 3), ("iii", 4)])
def test_efficient_upgrade(ages: Game, age: str, off: int) -> None:
    """A farm, a mine or an urban building, but no unit and nothing new."""
    card = f"efficient-upgrade-{age}"
    technologies = ["irrigation", "coal", "alchemy", "swordsmen"]
    players = holding(card, resources=6, technologies=technologies)
    state = act(position(ages, players=players), f"play {card}")
    assert legal(state) == [
        "upgrade agriculture irrigation", "upgrade bronze coal", "upgrade philosophy alchemy",
    ]  # fmt: skip
    act(state, "upgrade bronze coal")
    assert (of(state)["resources"], board(state)["coal"]) == (6 - (6 - off), 1)


@pytest.mark.parametrize(
    ("card", "science", "culture"),
    [
        ("revolutionary-idea-ii", 4, 0),
        ("revolutionary-idea-iii", 6, 0),
        ("cultural-heritage-a", 1, 4),
        ("cultural-heritage-i", 2, 2),
    ],
)
def test_cards_for_points(ages: Game, card: str, science: int, culture: int) -> None:
    state = act(position(ages, players=holding(card)), f"play {card}")
    assert (of(state)["science"], of(state)["culture"], left(state)[0]) == (science, culture, 3)


def test_stockpile(ages: Game) -> None:
    state = act(position(ages, players=holding("stockpile-a")), "play stockpile-a")
    assert (of(state)["food"], of(state)["resources"]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "per"),
    [("wave-of-nationalism-ii", {2: 6, 3: 3, 4: 2}), ("military-build-up-iii", {2: 8, 3: 5, 4: 3})],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resources_for_each_stronger_one(
    ages: Game, card: str, per: dict[int, int], seats: int
) -> None:
    players = holding(card)
    for seat in range(1, seats):
        players[seat] = {"workers": {"warriors": 3 if seat != 2 else 1}}  # the third is as strong
    state = act(position(ages, seats, players=players), f"play {card}")
    stronger = sum(1 for seat in range(1, seats) if seat != 2)
    assert of(state)["purse"]["unit_resources"] == per[seats] * stronger


@pytest.mark.parametrize(("seats", "per"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts(ages: Game, seats: int, per: int) -> None:
    players = holding("endowment-for-the-arts-iii", culture=5)
    for seat in range(1, seats):
        players[seat] = {"culture": 5 if seat == 2 else 6}
    state = act(position(ages, seats, players=players), "play endowment-for-the-arts-iii")
    richer = sum(1 for seat in range(1, seats) if seat != 2)
    assert of(state)["culture"] == 5 + per * richer


def test_discounts_stack_and_nothing_is_paid_back(ages: Game) -> None:
    players = holding("urban-growth-iii", technologies=["alchemy", "engineering"], resources=1)
    state = act(position(ages, players=players), "play urban-growth-iii", "build alchemy")
    assert of(state)["resources"] == 0  # 6 - 1 - 4
    players = holding("urban-growth-iii", resources=1)
    state = act(position(ages, players=players), "play urban-growth-iii", "build religion")
    assert of(state)["resources"] == 1


def test_one_of_two_equal_cards_may_be_new(ages: Game) -> None:
    state = position(ages, row=["stockpile-a"], players=holding("stockpile-a"))
    act(state, "take 1", "play stockpile-a")
    assert (of(state)["hand"], legal(state, "play")) == (["stockpile-a"], [])


def test_a_card_that_orders_a_building_keeps_to_the_limit_of_the_town(ages: Game) -> None:
    players = holding("urban-growth-i", resources=9, workers={"philosophy": 2, "religion": 2})
    assert legal(position(ages, players=players), "play") == []
    players[0]["government"] = "monarchy"
    state = act(position(ages, players=players), "play urban-growth-i")
    assert legal(state) == ["build philosophy", "build religion"]
    assert rates(act(state, "build religion"))[1] == 3

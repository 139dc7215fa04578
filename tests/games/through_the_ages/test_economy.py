"""Prices, production, consumption and corruption."""

from __future__ import annotations

import pytest

from holocene.games.through_the_ages import powers as p
from holocene.games.through_the_ages import prices, production, scoring, stores
from holocene.games.through_the_ages.board import FIRST_BLUE
from holocene.games.through_the_ages.civil import CIVIL_BY_ID
from holocene.games.through_the_ages.military import MILITARY, MILITARY_BY_ID
from holocene.games.through_the_ages.player import FARMS, STORES
from tests.games.through_the_ages.test_player import having

TAKES = [
    ((), "moses", 0, False, 1),
    ((), "moses", 4, False, 1),
    ((), "moses", 5, False, 2),
    ((), "moses", 8, False, 2),
    ((), "moses", 12, False, 3),
    (("hammurabi",), "joan-of-arc", 0, False, 0),
    (("hammurabi",), "irrigation", 0, False, 1),
    (("pyramids", "colossus"), "great-wall", 0, False, 3),
    (("pyramids", "colossus", "michelangelo"), "great-wall", 0, False, 1),
    (("pyramids",), "taj-mahal", 5, True, 1),
    ((), "taj-mahal", 0, True, 0),
    ((), "taj-mahal", 5, False, 2),
]


@pytest.mark.parametrize(("cards", "taken", "slot", "replaced", "cost"), TAKES)
def test_taking(cards: tuple[str, ...], taken: str, slot: int, replaced: bool, cost: int) -> None:
    assert prices.take_cost(having(*cards), slot, CIVIL_BY_ID[taken], replaced) == cost


BUILDS = [
    ((), {}, "bronze", 2),
    (("masonry",), {}, "philosophy", 3),  # nothing off a building of Age A
    (("masonry",), {}, "computers", 10),
    (("architecture",), {}, "alchemy", 5),
    (("architecture",), {}, "computers", 9),
    (("engineering",), {}, "computers", 8),
    (("engineering",), {}, "oil", 11),  # not a building of the town
    (("engineering",), {}, "tanks", 7),
    (("william-shakespeare",), {"drama": 1}, "printing-press", 2),
    (("william-shakespeare",), {"drama": 1}, "opera", 8),
    (("william-shakespeare", "masonry"), {"printing-press": 1}, "drama", 2),
]


@pytest.mark.parametrize(("cards", "workers", "built", "cost"), BUILDS)
def test_building(cards: tuple[str, ...], workers: dict[str, int], built: str, cost: int) -> None:
    assert prices.build_cost(having(*cards, workers=workers), CIVIL_BY_ID[built]) == cost


def test_upgrading_costs_the_difference_of_what_both_cost_now() -> None:
    philosophy, alchemy, drama = (CIVIL_BY_ID[id] for id in ("philosophy", "alchemy", "drama"))
    assert prices.upgrade_cost(having(), philosophy, alchemy) == 3
    assert prices.upgrade_cost(having("masonry"), philosophy, alchemy) == 2
    assert prices.upgrade_cost(having(), alchemy, drama) == 0  # Bach pays nobody back


def test_developing() -> None:
    drama, press, republic = (CIVIL_BY_ID[id] for id in ("drama", "printing-press", "republic"))
    assert prices.develop_price(having(), drama) == 3
    assert prices.develop_price(having("j-s-bach"), drama) == 1
    player = having("william-shakespeare", workers={"drama": 1})
    assert prices.develop_price(player, press) == 2
    assert (prices.develop_price(player, republic), prices.revolution_price(player, republic)) == (
        13,
        3,
    )
    player.gain_powers(MILITARY[MILITARY_BY_ID["scientific-cooperation"]].powers)
    assert prices.develop_price(player, press) == 0
    assert prices.revolution_price(player, republic) == 1


def test_stages_and_attacks() -> None:
    player = having()
    player.site, player.stages = CIVIL_BY_ID["first-space-flight"], 1
    assert [prices.stages_cost(player, count) for count in (1, 2, 3)] == [2, 6, 15]
    war = MILITARY[MILITARY_BY_ID["war-over-culture"]]
    assert prices.attack_cost(war, player) == 3
    assert prices.attack_cost(war, having("mahatma-gandhi")) == 6


def test_hand_limits() -> None:
    player = having("library-of-alexandria", "warfare")
    assert (prices.civil_hand_limit(player), prices.military_hand_limit(player)) == (5, 4)


def test_what_everybody_makes_in_the_first_turn() -> None:
    player = having()
    production.make_food(player)
    production.make_resources(player)
    assert (stores.food(player), stores.resources(player), player.blue) == (2, 2, FIRST_BLUE - 4)


def test_the_best_are_served_first_where_tokens_run_out() -> None:
    player = having(workers={"irrigation": 1, "oil": 1})
    player.blue = 2
    production.make_food(player)
    assert [player.tokens[card] for card in FARMS] == [1, 1, 0, 0]
    player.blue = 1
    production.make_resources(player)
    assert player.tokens[CIVIL_BY_ID["oil"]] == 1
    assert player.blue == 0


def test_railroad_doubles_one_worker_of_the_best_mine() -> None:
    player = having("transcontinental-railroad", workers={"coal": 1})
    production.make_resources(player)
    assert player.tokens[CIVIL_BY_ID["coal"]] == 2
    assert stores.resources(player) == production.mine_output(player) == 2 + 2 * 3


def test_where_tokens_run_out_railroad_brings_nothing_more() -> None:
    player = having("transcontinental-railroad", workers={"coal": 1, "bronze": -1})
    player.blue = 2
    production.make_resources(player)
    assert (player.tokens[CIVIL_BY_ID["coal"]], player.tokens[CIVIL_BY_ID["bronze"]]) == (1, 1)


def test_labs_of_gates_make_resources() -> None:
    player = having("bill-gates", workers={"computers": 2})
    production.make_resources(player)
    assert player.tokens[CIVIL_BY_ID["computers"]] == 2
    assert player.tokens[CIVIL_BY_ID["philosophy"]] == 0
    assert stores.resources(player) == production.resource_output(player) == 2 + 6
    assert production.mine_output(player) == 2


def test_pacts_make_and_take_resources_and_food() -> None:
    player = having()
    player.powers[p.RESOURCES_MADE] = -1
    player.powers[p.FOOD_MADE] = 1
    production.make_resources(player)
    production.make_food(player)
    assert (stores.resources(player), stores.food(player)) == (1, 3)
    assert (production.resource_output(player), production.food_output(player)) == (1, 3)


def test_hunger_costs_culture() -> None:
    player = having()
    player.yellow, player.culture = 9, 20  # two are eaten
    stores.gain(player, FARMS, 1)
    assert production.eat(player) == 1
    assert player.culture == 16
    player.culture = 3
    assert production.eat(player) == 2
    assert player.culture == 0


def test_corruption_takes_resources_then_food() -> None:
    player = having()
    stores.gain(player, STORES, 1)
    stores.gain(player, FARMS, 10)
    assert player.corruption == 4  # five tokens are left in the bank
    assert production.lose_to_corruption(player) == 4
    assert (stores.resources(player), stores.food(player)) == (0, 7)


def test_levels_of_technologies() -> None:
    assert scoring.technology_levels(having("monarchy", "masonry", "computers")) == 1 + 1 + 3

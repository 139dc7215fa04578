"""The printed pieces, counted by hand from the books' own totals."""

from __future__ import annotations

from collections import Counter

from holocene.games.stone_age.components import (
    CARDS,
    PLACE_NAMES,
    RESOURCES,
    SYMBOLS,
    TILES,
    WORKERS,
    WORTH,
)


def test_there_are_36_cards_with_their_own_names() -> None:
    assert [card.id for card in CARDS] == [f"c{number:02}" for number in range(1, 37)]


def test_card_tops_are_as_many_as_the_overview_says() -> None:
    # cz p. 12 and hr p. 9 give the number of each in brackets
    assert Counter(card.top for card in CARDS) == {
        "market": 10,
        "food": 7,
        "resource": 5,
        "dice": 3,
        "points": 3,
        "tool": 1,
        "agriculture": 2,
        "extra-card": 1,
        "one-use-tool": 3,
        "any-two": 1,
    }


def test_sixteen_cards_are_green_each_symbol_twice() -> None:  # cz p. 9
    assert Counter(SYMBOLS[card.symbol] for card in CARDS if card.symbol >= 0) == dict.fromkeys(
        ["healing", "art", "music", "writing", "time", "pottery", "transport", "weaving"], 2
    )


def test_twenty_cards_are_sand_five_of_each_worker() -> None:  # cz p. 10
    assert Counter(WORKERS[card.worker] for card in CARDS if card.worker >= 0) == dict.fromkeys(
        ["farmer", "toolmaker", "builder", "shaman"], 5
    )


def test_workers_drawn_on_the_sand_cards() -> None:
    figures: Counter[str] = Counter()
    for card in CARDS:
        if card.worker >= 0:
            figures[WORKERS[card.worker]] += card.count
    assert figures == {"farmer": 7, "toolmaker": 8, "builder": 9, "shaman": 7}


def test_a_card_is_green_or_sand_and_never_both() -> None:
    assert all((card.symbol >= 0) != (card.worker >= 0) for card in CARDS)


def test_food_on_cards() -> None:
    assert sorted(card.amount for card in CARDS if card.top == "food") == [1, 2, 3, 3, 4, 5, 7]


def test_resources_on_cards() -> None:
    found = sorted((RESOURCES[c.resource], c.amount) for c in CARDS if c.top == "resource")
    assert found == [("clay", 1), ("gold", 1), ("stone", 1), ("stone", 1), ("stone", 2)]


def test_dice_cards_roll_two_dice_for_wood_stone_and_gold() -> None:
    found = sorted((RESOURCES[c.resource], c.amount) for c in CARDS if c.top == "dice")
    assert found == [("gold", 2), ("stone", 2), ("wood", 2)]


def test_one_use_tools_are_worth_two_three_and_four() -> None:
    assert sorted(card.amount for card in CARDS if card.top == "one-use-tool") == [2, 3, 4]


def test_resources_are_worth_three_to_six() -> None:  # sk p. 6
    assert dict(zip(RESOURCES, WORTH, strict=True)) == {
        "wood": 3,
        "clay": 4,
        "stone": 5,
        "gold": 6,
    }


def test_there_are_28_tiles_with_their_own_names() -> None:
    assert [tile.id for tile in TILES] == [f"b{number:02}" for number in range(1, 29)]


def test_seventeen_tiles_have_a_printed_price_eight_a_choice_three_are_free() -> None:
    # sk p. 6 and hr p. 7: 8 where the kind is chosen, 3 where kind and number are
    kinds = Counter("fixed" if tile.cost else "choice" if tile.kinds else "free" for tile in TILES)
    assert kinds == {"fixed": 17, "choice": 8, "free": 3}


def test_printed_points_are_the_worth_of_the_printed_price() -> None:  # cz p. 11
    for tile in TILES:
        if tile.cost:
            worth = sum(n * each for n, each in zip(tile.cost, [3, 4, 5, 6], strict=True))
            assert tile.points == worth


def test_every_printed_price_is_three_resources() -> None:
    assert all(sum(tile.cost) == 3 for tile in TILES if tile.cost)


def test_printed_points_add_up() -> None:
    assert sum(tile.points for tile in TILES) == 222


def test_choice_tiles_ask_four_or_five_resources_of_one_to_four_kinds() -> None:
    choices = sorted((tile.least, tile.most, tile.kinds) for tile in TILES if tile.kinds)
    assert choices == [(n, n, kinds) for n in (4, 5) for kinds in (1, 2, 3, 4)]


def test_free_tiles_ask_one_to_seven_resources() -> None:
    free = [tile for tile in TILES if not tile.cost and not tile.kinds]
    assert [(tile.least, tile.most) for tile in free] == [(1, 7)] * 3


def test_there_are_sixteen_places() -> None:
    assert len(PLACE_NAMES) == len(set(PLACE_NAMES)) == 16

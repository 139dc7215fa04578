"""Every wonder: its stages, what it gives, and the rule it has."""

from __future__ import annotations

import pytest

from holocene import Game

from . import facts
from .table import Data, act, left, legal, of, position, rates

WONDERS = [card for card, each in facts.CIVIL.items() if each["kind"] == "wonder"]


@pytest.mark.parametrize("wonder", WONDERS)
def test_a_wonder_is_built_stage_by_stage(ages: Game, wonder: str) -> None:
    """Each costs what is printed, and with the last one the wonder gives what it gives."""
    stages, gives = facts.CIVIL[wonder]["stages"], facts.CIVIL[wonder]["gives"]
    players = {0: {"site": wonder, "resources": 40, "government": "democracy"}}
    state = position(ages, age="III", players=players)
    before = rates(state)
    for number, cost in enumerate(stages):
        have = of(state)["resources"]
        act(state, "raise 1")
        assert of(state)["resources"] == have - cost
        site = of(state)["site"]
        assert (site["stages"] if site else len(stages)) == number + 1
    assert [each["card"] for each in of(state)["wonders"]] == [wonder]
    gained = [after - old for after, old in zip(rates(state), before, strict=True)]
    extra = {"great-wall": [0, 0, 0, 1]}.get(wonder, [0, 0, 0, 0])
    names = ("science", "culture", "happy", "strength")
    assert gained == [
        max(0, gives.get(name, 0)) + more for name, more in zip(names, extra, strict=True)
    ]
    one = of(state)
    assert one["civil"]["total"] == 7 + gives.get("civil", 0)
    assert one["military"]["total"] == 3 + gives.get("military", 0)
    assert one["blue"] == 16 + sum(stages) + gives.get("blue", 0)  # tokens of stages are back
    assert left(state)[0] == one["civil"]["total"] - len(stages)


def with_wonders(*wonders: str, **player: object) -> dict[int, Data]:
    return {0: {"wonders": list(wonders), **player}}


def test_an_unfinished_wonder_gives_nothing(ages: Game) -> None:
    state = position(ages, players={0: {"site": "pyramids", "stages": 2}})
    assert left(state)[0] == 4


def test_only_one_wonder_at_a_time(ages: Game) -> None:
    state = position(ages, row=["taj-mahal", "great-wall", "iron"])
    act(state, "take 1")
    assert legal(state, "take") == ["take 3"]


def test_a_wonder_does_not_count_for_the_hand(ages: Game) -> None:
    hand = ["iron", "alchemy", "drama", "masonry"]
    state = position(ages, row=["taj-mahal", "warfare"], players={0: {"hand": hand}})
    assert legal(state, "take") == ["take 1"]


def test_library_of_alexandria_holds_one_more_card_of_each_hand(ages: Game) -> None:
    hand = ["iron", "alchemy", "drama", "masonry"]
    secrets = ["rats", "foray", "crusades"]
    players = with_wonders("library-of-alexandria", hand=hand, secrets=secrets)
    state = position(ages, row=["warfare"], players=players)
    assert (of(state)["hand_limit"], of(state)["secrets_limit"]) == (5, 3)
    act(state, "take 1", "end-turn")
    assert len(of(state)["hand"]) == 5
    assert len(of(state)["secrets"]) == 3 + 2  # nothing was discarded


def test_great_wall_adds_for_infantry_and_artillery(ages: Game) -> None:
    workers = {"warriors": 2, "swordsmen": 1, "knights": 1, "cannon": 2}
    state = position(ages, players=with_wonders("great-wall", workers=workers))
    assert rates(state)[3] == (2 + 2 + 2 + 6) + 3 + 2


def test_great_wall_does_not_help_to_colonize(ages: Game) -> None:
    players = with_wonders("great-wall", secrets=["rats"], workers={"warriors": 2})
    events = ["vast-territory-i", "rats"]
    state = act(position(ages, phase="politics", players=players, events=events), "prepare rats")
    assert legal(state) == ["pass", "bid 1", "bid 2"]


def test_st_peters_adds_a_face_to_every_other_source(ages: Game) -> None:
    """Each worker and each card with a face, but not one that takes faces away, nor a ruin."""
    sources = {
        "workers": {"religion": 2, "bread-and-circuses": 1}, "leader": "homer",
        "government": "theocracy", "colonies": ["historic-territory-ii"],
    }  # fmt: skip
    own, others = 1, [1, 1, 2, 1, 1, 2]
    wonders = ["st-peters-basilica", "hanging-gardens", "kremlin"]
    players = with_wonders(*wonders, **sources, ruins=["hanging-gardens"])
    assert rates(position(ages, players=players))[2] == min(8, own + sum(others) + 6 - 1)
    few = {"workers": {"theology": 1}, "government": "communism"}
    state = position(ages, players=with_wonders("st-peters-basilica", "kremlin", **few))
    assert rates(state)[2] == 1 + 2 + 1 - 1 - 1


@pytest.mark.parametrize(
    ("slot", "replaced", "cost"), [(1, True, 0), (6, True, 0), (13, True, 1), (1, False, 1)]
)
def test_taj_mahal_is_cheaper_once_a_leader_was_replaced(
    ages: Game, slot: int, replaced: bool, cost: int
) -> None:
    row: list[str | None] = [None] * 13
    row[slot - 1] = "taj-mahal"
    player = {"hand": ["michelangelo"], **({"leader": "moses"} if replaced else {})}
    state = act(position(ages, row=row, players={0: player}), "play michelangelo")
    before = left(state)[0]
    assert before - left(act(state, f"take {slot}"))[0] == cost


def test_taj_mahal_is_not_cheaper_in_the_next_turn(ages: Game) -> None:
    players = {0: {"leader": "moses", "hand": ["michelangelo"]}}
    row = ["reserves-i"] * 12 + ["taj-mahal"]
    state = position(ages, row=row, players=players, draw=[])
    act(state, "play michelangelo", "end-turn", "end-turn", "take 7")
    assert (of(state)["site"], left(state)[0]) == ({"card": "taj-mahal", "stages": 0}, 4 - 2)


def test_railroad_doubles_one_worker_of_the_best_mine(ages: Game) -> None:
    players = with_wonders(
        "transcontinental-railroad", workers={"iron": 2, "oil": 0}, technologies=["oil"]
    )
    state = position(ages, players=players)
    assert (rates(state)[3], of(state)["resources_made"]) == (5, 2 + 2 * 2 + 2)
    assert of(act(state, "end-turn"))["resources"] == 8


def test_ocean_liners_bring_a_worker_for_nothing_once_in_a_turn(ages: Game) -> None:
    state = act(position(ages, players=with_wonders("ocean-liner-service")), "sail")
    one = of(state)
    assert (one["idle"], one["yellow"], one["food"], left(state)) == (2, 17, 0, (4, 2))
    assert "sail" not in legal(state)
    empty = position(ages, players=with_wonders("ocean-liner-service", yellow=0))
    assert "sail" not in legal(empty)


def completed(game: Game, wonder: str, **player: object) -> int:
    """Culture that its last stage brings."""
    stages = len(facts.CIVIL[wonder]["stages"]) - 1
    players = {0: {"site": wonder, "stages": stages, "resources": 20, **player}}
    return int(of(act(position(game, age="III", players=players), "raise 1"))["culture"])


def test_space_flight_scores_levels_of_technologies(ages: Game) -> None:
    technologies = ["irrigation", "strategy", "computers", "tanks"]
    scored = completed(ages, "first-space-flight", technologies=technologies, government="monarchy")
    assert scored == 1 + 2 + 3 + 3 + 1


def test_fast_food_scores_workers(ages: Game) -> None:
    scored = completed(
        ages, "fast-food-chains", workers={"iron": 1, "drama": 1, "knights": 1}, idle=3
    )
    assert scored == 2 * (2 + 2 + 1) + (1 + 1 + 1 + 1)


TOWN = {"drama": 1, "movies": 1, "multimedia": 1, "religion": 1}


@pytest.mark.parametrize(
    ("leader", "culture"),
    [(None, 9), ("j-s-bach", 9 + 2), ("william-shakespeare", 9 + 2), ("charlie-chaplin", 9 + 4)],
)
def test_hollywood_scores_theaters_and_libraries_twice(
    ages: Game, leader: str | None, culture: int
) -> None:
    assert completed(ages, "hollywood", workers=TOWN, leader=leader) == 2 * culture


@pytest.mark.parametrize(
    ("leader", "more"),
    [
        (None, 0),
        ("isaac-newton", 3),
        ("sid-meier", 2 - 2),
        ("william-shakespeare", 2),
        ("charlie-chaplin", 4),
    ],
)
def test_internet_scores_what_urban_buildings_give(
    ages: Game, leader: str | None, more: int
) -> None:
    """Culture, science and strength; faces do not count."""
    workers = {**TOWN, "alchemy": 0, "scientific-method": 1, "team-sports": 1}
    printed = (2 + 4 + 3 + 1) + (1 + 3 + 3) + 2
    assert completed(ages, "internet", workers=workers, leader=leader) == printed + more

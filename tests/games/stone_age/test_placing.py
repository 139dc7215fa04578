"""Phase 1: where people may go, with whom, and who is asked next."""

from __future__ import annotations

import pytest

from holocene import Game, IllegalAction

from .table import act, asked, legal, position

RESOURCE_PLACES = ["forest", "clay-pit", "quarry", "river"]


def test_the_first_choices_of_four_players(stone_age: Game) -> None:
    counted = [f"place {place} {n}" for place in ["hunt", *RESOURCE_PLACES] for n in range(1, 6)]
    cards = [f"place card {n}" for n in range(1, 5)]
    buildings = [f"place building {n}" for n in range(1, 5)]
    village = ["place toolmaker", "place hut", "place field"]
    assert legal(position(stone_age)) == village + counted + cards + buildings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_building_stacks_as_players(stone_age: Game, seats: int) -> None:
    state = position(stone_age, seats=seats)
    assert len(legal(state, "place building")) == seats


def test_the_hut_needs_two_people_at_home(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"at": {"hunt": 4}}})
    assert "place hut" not in legal(state)


def test_no_more_people_than_are_at_home(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"at": {"hunt": 3}}})
    assert legal(state, "place river") == ["place river 1", "place river 2"]


def test_all_ten_can_go_hunting(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"people": 10}})
    assert len(legal(state, "place hunt")) == 10


@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_at_most_seven_stand_at_a_resource_place(stone_age: Game, place: str) -> None:
    state = position(stone_age, tribes={0: {"people": 10}})
    assert len(legal(state, f"place {place}")) == 7


@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_nobody_comes_back_to_a_resource_place(stone_age: Game, place: str) -> None:
    state = position(stone_age, tribes={0: {"at": {place: 1}}})
    assert legal(state, f"place {place}") == []


@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_four_tribes_share_a_resource_place(stone_age: Game, place: str) -> None:
    tribes = {seat: {"at": {place: 2}} for seat in (1, 2, 3)}
    assert legal(position(stone_age, tribes=tribes), f"place {place}") == [f"place {place} 1"]


@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_with_three_players_two_tribes_share_a_resource_place(stone_age: Game, place: str) -> None:
    one = position(stone_age, seats=3, tribes={1: {"at": {place: 1}}})
    two = position(stone_age, seats=3, tribes={1: {"at": {place: 1}}, 2: {"at": {place: 1}}})
    assert legal(one, f"place {place}")
    assert not legal(two, f"place {place}")


@pytest.mark.parametrize("place", RESOURCE_PLACES)
def test_with_two_players_one_tribe_has_a_resource_place(stone_age: Game, place: str) -> None:
    state = position(stone_age, seats=2, tribes={1: {"at": {place: 1}}})
    assert not legal(state, f"place {place}")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        (["toolmaker", "hut"], "field"),
        (["toolmaker", "field"], "hut"),
        (["hut", "field"], "toolmaker"),
    ],
)
def test_with_two_or_three_players_the_third_village_place_is_closed(
    stone_age: Game, seats: int, taken: list[str], left: str
) -> None:
    at = {place: 2 if place == "hut" else 1 for place in taken}
    state = position(stone_age, seats=seats, tribes={1: {"at": at}})
    assert f"place {left}" not in legal(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_with_one_village_place_taken_the_others_are_open(stone_age: Game, seats: int) -> None:
    state = position(stone_age, seats=seats, tribes={1: {"at": {"field": 1}}})
    assert {"place toolmaker", "place hut"} <= set(legal(state))


def test_with_four_players_all_three_village_places_can_be_taken(stone_age: Game) -> None:
    state = position(stone_age, tribes={1: {"at": {"field": 1, "hut": 2}}})
    assert "place toolmaker" in legal(state)


@pytest.mark.parametrize(
    ("place", "tribe"),
    [
        ("field", {"agriculture": 10}),
        ("toolmaker", {"tools": 12}),
        ("hut", {"people": 10}),
    ],
)
def test_a_place_without_gain_can_be_blocked(
    stone_age: Game, place: str, tribe: dict[str, int]
) -> None:
    assert f"place {place}" in legal(position(stone_age, tribes={0: tribe}))


def test_a_second_card_is_for_a_later_turn(stone_age: Game) -> None:
    state = position(stone_age, tribes={0: {"at": {"card 1": 1}}})
    act(state, "place card 2", "place hunt 1", "place hunt 1", "place hunt 1", "place card 3")
    assert state.players[0].at[8:12] == [1, 1, 1, 0]


def test_an_empty_stack_takes_nobody(stone_age: Game) -> None:
    state = position(stone_age, left=[0, 7, 7, 7])
    assert "place building 1" not in legal(state)


def test_everybody_places_in_turn_from_the_first_player(stone_age: Game) -> None:
    state = position(stone_age, first=2, seat=2)
    seen = []
    for number in (1, 2, 3, 4):
        seen.append(state.actor)
        act(state, f"place card {number}")
    assert seen == [2, 3, 0, 1]


def test_a_tribe_with_nobody_at_home_is_skipped(stone_age: Game) -> None:
    state = position(stone_age, tribes={1: {"at": {"hunt": 5}}, 2: {"at": {"hunt": 5}}})
    assert asked(act(state, "place hunt 1")) == ("placing", 3)


CROWDED = {
    0: {"people": 10, "at": {"hunt": 1, "forest": 1, "river": 1, "card 1": 1, "card 2": 1}},
    1: {
        "people": 10,
        "at": {"hunt": 1, "quarry": 1, "clay-pit": 1, "toolmaker": 1, "field": 1, "card 3": 1},
    },
}


def test_who_has_nowhere_to_go_stays_home_and_the_phase_ends(stone_age: Game) -> None:
    # Two players: all places but one card and two buildings are closed to both.
    state = position(stone_age, seats=2, tribes=CROWDED)
    assert legal(state) == ["place card 4", "place building 1", "place building 2"]
    act(state, "place card 4", "place building 1")  # then building 2 is forced
    assert asked(state) == ("using", 0)
    assert (state.players[0].home, state.players[1].home) == (3, 3)


def test_the_engine_places_by_itself_where_there_is_one_choice(stone_age: Game) -> None:
    state = position(stone_age, seats=2, tribes=CROWDED)
    act(state, "place card 4", "place building 1")
    assert state.players[0].at[13] == 1


def test_passing_is_no_choice(stone_age: Game) -> None:
    assert not any(text in ("decline", "pay nothing") for text in legal(position(stone_age)))


def test_a_placement_that_is_not_legal_changes_nothing(stone_age: Game) -> None:
    state = position(stone_age, tribes={1: {"at": {"field": 1}}})
    before = state.dump()
    with pytest.raises(ValueError, match="seat 0 cannot take 'place field' now"):
        act(state, "place field")
    assert state.dump() == before


def test_an_illegal_action_is_a_kind_of_its_own(compiled: Game) -> None:
    state = position(compiled, tribes={1: {"at": {"field": 1}}})
    with pytest.raises(IllegalAction):
        act(state, "place field")


def test_the_phase_ends_when_nobody_is_left(stone_age: Game) -> None:
    away = {"at": {"hunt": 5}}
    tribes = {0: {"at": {"forest": 4}}, 1: away, 2: away, 3: away}
    state = position(stone_age, tribes=tribes)
    assert asked(act(state, "place card 1")) == ("using", 0)

"""From round to round, and both ends of the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from holocene import Game

from .table import StoneAge, Tribe, act, asked, card_ids, position, using

HUNGRY: Tribe = {
    "food": 0,
    "goods": [1, 0, 0, 0],
}  # somebody must be asked


def last_of_round(
    game: Game, row: Sequence[str | None], deck: Sequence[str] = (), size: int | None = None
) -> StoneAge:
    """Seat 3 is still to be fed; seat 0 has bought what is missing in the row."""
    gone = ["c01", "c02", "c03", "c04"][: list(row).count(None)]
    tribes: dict[int, Tribe] = {0: {"cards": gone}, 3: HUNGRY}
    return position(game, kind="feeding", seat=3, tribes=tribes, row=row, deck=deck, deck_size=size)


ROW = ["c13", "c14", "c26", "c27"]


@pytest.mark.parametrize("bought", range(16))
def test_cards_slide_to_the_cheap_end_and_new_ones_follow(stone_age: Game, bought: int) -> None:
    row = [None if bought >> slot & 1 else card for slot, card in enumerate(ROW)]
    kept = [card for card in row if card]
    deck = ["c05", "c06", "c07", "c08"]
    state = act(last_of_round(stone_age, row, deck), "pay 1 wood")
    assert card_ids(state.row) == (kept + deck)[:4]


def test_the_first_player_marker_goes_to_the_left(stone_age: Game) -> None:
    state = act(last_of_round(stone_age, ROW), "pay 1 wood")
    assert (state.first, state.round) == (1, 2)
    assert asked(state) == ("placing", 1)


def test_the_marker_comes_round(stone_age: Game) -> None:
    tribes = {2: HUNGRY}
    state = position(stone_age, kind="feeding", first=3, seat=2, tribes=tribes)
    assert act(state, "pay 1 wood").first == 0


def test_the_game_ends_at_once_where_the_deck_cannot_fill_the_row(stone_age: Game) -> None:
    row = ["c13", None, None, "c27"]
    state = act(last_of_round(stone_age, row, size=1), "pay 1 wood")
    assert state.over


def test_the_last_cards_of_the_deck_are_still_played(stone_age: Game) -> None:
    row = ["c13", None, None, "c27"]
    state = act(last_of_round(stone_age, row, size=2), "pay 1 wood")
    assert asked(state) == ("placing", 1)
    assert state.deck == []


def test_with_an_empty_deck_the_game_goes_on_while_no_card_is_bought(stone_age: Game) -> None:
    state = act(last_of_round(stone_age, ROW, size=0), "pay 1 wood")
    assert asked(state) == ("placing", 1)


def test_when_cards_run_out_the_last_row_stays_as_it_is(stone_age: Game) -> None:
    row = ["c13", None, None, "c27"]
    state = act(last_of_round(stone_age, row, size=1), "pay 1 wood")
    assert card_ids(state.row) == row
    assert len(state.deck) == 1


def test_feeding_is_done_before_the_cards_end_the_game(stone_age: Game) -> None:
    row = ["c13", None, None, "c27"]
    state = act(last_of_round(stone_age, row, size=1), "pay nothing")
    assert state.players[3].points() == -10


def test_an_empty_building_stack_ends_the_game_after_the_round(stone_age: Game) -> None:
    state = using(
        stone_age, {"building 1": 1}, goods=[2, 1, 0, 0], left=[1, 7, 7, 7], tribes={3: HUNGRY}
    )
    act(state, "use building 1", "pay 2 wood 1 clay")
    assert asked(state) == ("using", 0)  # the round is finished
    act(state, "use card 3")
    assert asked(state) == ("feeding", 3)  # feeding included
    assert act(state, "pay nothing").over


def test_others_still_use_their_people_after_a_stack_is_empty(stone_age: Game) -> None:
    tribes = {1: {"at": {"field": 1, "toolmaker": 1}}}
    state = using(
        stone_age, {"building 1": 1}, goods=[2, 1, 0, 0], left=[1, 7, 7, 7], tribes=tribes
    )
    act(state, "use building 1", "pay 2 wood 1 clay", "use card 3")
    assert asked(state) == ("using", 1)


def test_who_stood_on_the_last_tile_and_declined_does_not_end_the_game(stone_age: Game) -> None:
    state = using(stone_age, {"building 1": 1}, goods=[2, 1, 0, 0], left=[1, 7, 7, 7])
    act(state, "use building 1", "decline", "use card 3", "decline")
    assert not state.over


def test_nobody_decides_after_the_end(stone_age: Game) -> None:
    state = act(last_of_round(stone_age, ["c13", None, None, "c27"], size=1), "pay 1 wood")
    assert (state.actor, state.decision, state.legal_actions()) == (None, None, [])
    with pytest.raises(ValueError, match="the game is over"):
        act(state, "place hunt 1")


# The first round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game(stone_age: Game, seats: int) -> None:
    state = stone_age.new(seats=seats, seed=5)
    view = state.view(None)
    assert (view["round"], view["first"], view["actor"], view["deck"]) == (1, 0, 0, 32)
    assert view["phase"] == "placing"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_tribe(stone_age: Game, seats: int) -> None:
    state = position(stone_age, seats=seats)
    for player in state.players:
        assert (player.people, player.home, player.food) == (5, 5, 12)
        assert (player.goods, player.agriculture, player.tools) == ([0, 0, 0, 0], 0, 0)
        assert player.points() == 0


def test_the_seed_decides_the_deal(stone_age: Game) -> None:
    deals = {str(stone_age.new(seats=4, seed=seed).view(None)["row"]) for seed in range(20)}
    assert len(deals) == 20

"""What is hidden: the deck, the tiles under the top ones, and the card drawn unseen by others."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game, Journal

from .table import RICH, StoneAge, Tribe, act, card_ids, legal, position, using

OWNER = 1
HOLDS: dict[int, Tribe] = {OWNER: {"cards": ["c32"], "extra": "c28", "buildings": ["b05", "b06"]}}
OTHERS = [0, 2, 3, None]
EVERYBODY = [0, 1, 2, 3, None]


def holding(game: Game, extra: str = "c28") -> StoneAge:
    tribe = {**HOLDS[OWNER], "extra": extra}
    return position(game, tribes={OWNER: tribe}, row=["c13", "c14", "c26", "c27"])


def drawing(game: Game, drawn: str) -> StoneAge:
    """The owner has just drawn this card, with a journal kept."""
    row = ["c32", "c13", "c14", "c26"]
    state = using(
        game, {"card 1": 1}, seat=OWNER, first=OWNER, goods=[1, 0, 0, 0], row=row, deck=[drawn]
    )
    state.journal = Journal()
    return act(state, "use card 1", "pay 1 wood")


def test_the_owner_sees_the_extra_card(stone_age: Game) -> None:
    assert holding(stone_age).view(OWNER)["players"][OWNER]["extra"] == "c28"


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_only_that_there_is_one(stone_age: Game, viewer: int | None) -> None:
    player = holding(stone_age).view(viewer)["players"][OWNER]
    assert (player["extra"], player["extra_cards"]) == (None, 1)


@pytest.mark.parametrize("viewer", OTHERS)
def test_another_extra_card_changes_nothing_for_others(stone_age: Game, viewer: int | None) -> None:
    views = [holding(stone_age, extra).view(viewer) for extra in ("c28", "c12", "c36", "c10")]
    assert views[0] == views[1] == views[2] == views[3]


@pytest.mark.parametrize("viewer", OTHERS)
def test_points_in_a_view_do_not_tell_the_extra_card(stone_age: Game, viewer: int | None) -> None:
    player = holding(stone_age).view(viewer)["players"][OWNER]
    assert player["breakdown"]["builders"] == 0  # three builders on c28, two buildings


def test_points_in_the_owners_view_count_the_extra_card(stone_age: Game) -> None:
    assert holding(stone_age).view(OWNER)["players"][OWNER]["breakdown"]["builders"] == 6


def test_the_position_itself_counts_the_extra_card(stone_age: Game) -> None:
    state = holding(stone_age)
    state.view(0)
    assert state.breakdown()[OWNER]["builders"] == 6


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_at_the_end_everybody_sees_it(stone_age: Game, viewer: int | None) -> None:
    tribes = {**HOLDS, 0: {"cards": ["c36"], "any_two": True}}
    state = act(position(stone_age, kind="last-chance", tribes=tribes), "decline")
    player = state.view(viewer)["players"][OWNER]
    assert (player["extra"], player["breakdown"]["builders"]) == ("c28", 6)


@pytest.mark.parametrize("viewer", OTHERS)
def test_events_do_not_tell_the_drawn_card(compiled: Game, viewer: int | None) -> None:
    told = []
    for drawn in ("c28", "c12"):
        journal = drawing(compiled, drawn).journal
        assert journal is not None
        told.append([event.told_to(viewer) for event in journal])
    assert told[0] == told[1]
    assert {"kind": "drew", "seat": OWNER, "card": None, "cards": 1} in told[0]


def test_events_tell_the_owner_the_drawn_card(compiled: Game) -> None:
    journal = drawing(compiled, "c28").journal
    assert journal is not None
    told = [event.told_to(OWNER) for event in journal]
    assert {"kind": "drew", "seat": OWNER, "card": "c28", "cards": 1} in told


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_order_of_the_deck(stone_age: Game, viewer: int | None) -> None:
    one = position(stone_age, deck=["c01", "c02"]).view(viewer)
    two = position(stone_age, deck=["c02", "c01"]).view(viewer)
    assert one == two


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_tiles_under_the_top(stone_age: Game, viewer: int | None) -> None:
    state = position(stone_age)
    data: dict[str, Any] = state.dump()
    for stack in data["stacks"]:
        stack[:-1] = stack[-2::-1]
    assert stone_age.load(data).view(viewer) == state.view(viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_dice(stone_age: Game, viewer: int | None) -> None:
    state = position(stone_age)
    text = str(state.view(viewer))
    state.dice.word()
    assert str(state.view(viewer)) == text


@pytest.mark.parametrize("extra", ["c28", "c12", "c36", "c33"])
def test_what_the_owner_may_choose_does_not_depend_on_the_extra_card(
    stone_age: Game, extra: str
) -> None:
    tribe = {**HOLDS[OWNER], "extra": extra, "goods": RICH}
    state = using(stone_age, {"card 1": 1, "hunt": 1}, seat=OWNER, first=OWNER, **tribe)
    assert legal(state) == ["use hunt", "use card 1", "use card 3", "use card 4"]


# Dealing anew what a seat cannot know


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_redeal_shows_the_viewer_the_same(stone_age: Game, viewer: int | None) -> None:
    state = holding(stone_age)
    for seed in range(30):
        assert state.redeal(viewer, seed).view(viewer) == state.view(viewer)


def test_redeal_keeps_the_extra_card_for_its_owner(stone_age: Game) -> None:
    state = holding(stone_age)
    drawn = {card_ids([state.redeal(OWNER, seed).players[OWNER].extra])[0] for seed in range(30)}
    assert drawn == {"c28"}


@pytest.mark.parametrize("viewer", OTHERS)
def test_redeal_gives_others_any_extra_card_of_the_deck(
    stone_age: Game, viewer: int | None
) -> None:
    state = holding(stone_age)
    deals = [state.redeal(viewer, seed) for seed in range(600)]
    possible = {*state.deck, state.players[OWNER].extra}
    assert {deal.players[OWNER].extra for deal in deals} == possible


def test_redeal_counts_the_points_of_the_new_extra_card(stone_age: Game) -> None:
    state = holding(stone_age)
    for seed in range(30):
        deal = state.redeal(0, seed)
        assert stone_age.load(deal.dump()).breakdown() == deal.breakdown()


def test_redeal_keeps_every_card_and_tile(stone_age: Game) -> None:
    state = holding(stone_age)
    for seed in range(30):
        deal = state.redeal(0, seed)
        assert sorted([*deal.deck, deal.players[OWNER].extra]) == sorted(
            [*state.deck, state.players[OWNER].extra]
        )
        assert stone_age.load(deal.dump()) == deal  # loading checks that none is there twice


def test_redeal_never_deals_a_card_that_was_seen(stone_age: Game) -> None:
    state = holding(stone_age)
    seen = {*state.row, *state.players[OWNER].cards}
    for seed in range(100):
        assert not seen & set(state.redeal(0, seed).deck)


def test_redeal_shuffles_the_deck(stone_age: Game) -> None:
    state = holding(stone_age)
    assert len({tuple(state.redeal(OWNER, seed).deck) for seed in range(30)}) == 30


def test_redeal_deals_tiles_that_lie_in_the_box(stone_age: Game) -> None:
    state = position(stone_age, seats=2)
    dealt = {tile for seed in range(200) for tile in state.redeal(0, seed).stacks[0][:-1]}
    shown = {stack[-1] for stack in state.stacks}
    assert dealt == set(range(28)) - shown


def test_redeal_keeps_the_tiles_on_top_and_the_height(stone_age: Game) -> None:
    state = holding(stone_age)
    for seed in range(30):
        deal = state.redeal(None, seed)
        assert [(stack[-1], len(stack)) for stack in deal.stacks] == [
            (stack[-1], len(stack)) for stack in state.stacks
        ]


def test_redeal_replaces_the_dice(stone_age: Game) -> None:
    state = holding(stone_age)
    assert state.redeal(0, 1).dice.dump() != state.dice.dump()
    assert state.redeal(0, 1).dice.dump() != state.redeal(0, 2).dice.dump()


def test_redeal_at_the_end_keeps_what_was_shown(stone_age: Game) -> None:
    tribes = {**HOLDS, 0: {"cards": ["c36"], "any_two": True}}
    state = act(position(stone_age, kind="last-chance", tribes=tribes), "decline")
    assert all(state.redeal(0, seed).scores() == state.scores() for seed in range(20))


@pytest.mark.parametrize("seat", [-1, 4, True])
def test_a_seat_that_is_not_at_the_table_sees_nothing(stone_age: Game, seat: int) -> None:
    state = position(stone_age)
    with pytest.raises(ValueError, match=r"is not at this table; seats are 0 to 3"):
        state.view(seat)
    with pytest.raises(ValueError, match=r"is not at this table; seats are 0 to 3"):
        state.redeal(seat, 1)

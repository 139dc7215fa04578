"""Hands, decks and piles that nobody else sees, and what everybody can know of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from holocene.core.game import Game

from .table import act, attach, look, of, position
from .walks import EVERYTHING, walk


def test_the_first_hand_is_known_but_for_two_cards(winter: Game) -> None:
    state = winter.new(seed=4)
    act(state, "side a", "side a")
    for seat in (0, 1):
        mine, theirs = of(state, seat), look(state, 1 - seat)["players"][seat]
        assert len(mine["hand"]) == 5
        assert (theirs["hand"], theirs["hand_count"]) == (None, 5)
        assert {"brave", "gatherer"} < set(theirs["known"])
        assert not Counter(theirs["known"]) - Counter(mine["hand"])


def test_what_is_taken_openly_is_known_until_it_is_played(winter: Game) -> None:
    state = position(winter, at="rite-of-passage", players={0: {"labour": 4, "tools": 2}})
    act(state, "hire shaman", "hire elder", "done", "bury elder hand", "idol honour")
    assert look(state, 1)["players"][0]["known"] == ["shaman"]
    act(state, "play shaman")
    assert look(state, 1)["players"][0]["known"] == []


def test_a_drawn_card_is_told_to_its_owner_alone(winter: Game) -> None:
    state = position(winter, players={0: {"deck": ["brave"]}})
    attach(state)
    act(state, "place tribe rest", "draw")
    assert state.journal is not None
    drew = [event for event in state.journal if event.facts["kind"] == "drew"]
    assert [event.told_to(0)["card"] for event in drew] == ["brave"]
    assert [event.told_to(1)["card"] for event in drew] == [None]


def test_a_laid_card_is_told_to_its_owner_alone(winter: Game) -> None:
    me = {"hand": ["brave", "cordage"], "figures": ["hunt", None, "rest"]}
    state = position(winter, at="hunt", players={0: me})
    act(state, "done", "done")
    attach(state)
    act(state, "pile cordage")
    assert state.journal is not None
    (laid,) = [event for event in state.journal if event.facts["kind"] == "piled"]
    assert (laid.told_to(0)["card"], laid.told_to(1)["card"]) == ("cordage", None)
    assert laid.undoable


def test_redeal_keeps_what_everybody_knows_and_how_many_cards_lie_where(winter: Game) -> None:
    for state in walk(winter, 3, 9, **EVERYTHING):
        other: Any = state.redeal(0, 5)
        for seat, (one, two) in enumerate(zip(state.players, other.players, strict=True)):
            for zone in ("hand", "deck", "pile", "crypt"):
                assert len(getattr(one, zone)) == len(getattr(two, zone))
            everything = Counter(one.hand + one.deck + one.pile)
            assert everything == Counter(two.hand + two.deck + two.pile)
            held = Counter(two.hand) + Counter([] if state.revealed else two.pile)
            assert not Counter(one.known) - held
            if seat == 0:
                assert one.hand == two.hand
                assert one.pile == two.pile


def test_redeal_shuffles_what_others_hold(winter: Game) -> None:
    state = winter.new(seats=2, seed=8)
    act(state, "side a", "side a")
    hands = {tuple(state.redeal(0, seed).players[1].hand) for seed in range(30)}  # type: ignore[attr-defined]
    assert len(hands) > 1
    decks = {tuple(state.redeal(0, seed).players[0].deck) for seed in range(30)}  # type: ignore[attr-defined]
    assert len(decks) > 1


def test_rest_tokens_that_were_seen_stay_where_they_are(winter: Game) -> None:
    rests = ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5"]
    more = {"rests": rests, "rest_known": 2}
    state: Any = position(winter, rest_tokens=True, more=more)
    seen = {tuple(state.redeal(0, seed).dump()["rests"]) for seed in range(20)}
    assert {order[:2] for order in seen} == {("rest-1", "rest-2")}
    assert {order[-1] for order in seen} == {"rest-5"}
    assert len(seen) == 2


def test_tokens_that_went_under_are_known_to_lie_there(winter: Game) -> None:
    rests = ["rest-1", "rest-2", "rest-3", "rest-4", "rest-5"]
    me = {"deck": ["brave"]}
    for way, under in (("take", ["rest-5"]), ("next", ["rest-4", "rest-5"])):
        state: Any = position(winter, players={0: me}, rest_tokens=True, more={"rests": rests})
        act(state, "place tribe rest", f"token {way}")
        orders = {tuple(state.redeal(1, seed).dump()["rests"]) for seed in range(40)}
        assert {order[: len(under)] for order in orders} == {tuple(under)}
        assert len({order[-1] for order in orders}) == 5 - len(under)  # no one has seen it


def test_whether_a_recruit_was_buried_unseen_cannot_be_told(winter: Game) -> None:
    """By no seat but its owner's: neither in the view nor in a redealt copy."""
    seen, copies = [], []
    for card in ("elder", "brave"):
        me = {"labour": 2, "tools": 1, "food": 1, "hand": ["brave", "tribesman"]}
        state: Any = position(
            winter, at="rite-of-passage", players={0: me}, buried_cards="secret",
            more={"bottoms": [1, -1, -1, -1]},
        )  # fmt: skip
        act(state, "hire elder", f"bury {card} hand", "skip")
        assert of(state)["crypt"] == [card]
        seen.append(look(state, 1))
        copies.append(state.redeal(1, 5).dump()["fresh"])
    assert seen[0] == seen[1]
    assert copies[0] == copies[1]

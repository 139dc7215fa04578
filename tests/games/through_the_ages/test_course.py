"""The course of the game: setup, the first round, the row, the ages, the end, leaving it."""

from __future__ import annotations

from typing import Any

import pytest

from holocene import Game
from holocene.core.state import State

from . import facts
from .table import Data, act, asked, dump, left, legal, look, of, position, rates, told

FULL = ["reserves-i"] * 13


# Setup


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(ages: Game, seats: int) -> None:
    state = ages.new(seats=seats, seed=3)
    view: Any = look(state, None)
    assert len([card for card in view["row"] if facts.CIVIL[card]["age"] == "A"]) == 13
    assert (view["deck"], view["draw"], view["age"], view["round"]) == (7, 0, "A", 1)
    assert view["events"]["ages"] == ["A"] * (seats + 2)
    assert (view["future"]["count"], view["tactics"], view["past"]) == (0, [], [])
    for seat in range(seats):
        one = of(state, seat)
        assert (one["idle"], one["yellow"], one["blue"]) == (1, 18, 16)
        assert {each["card"]: each["workers"] for each in one["board"]} == {
            "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1,
        }  # fmt: skip
        assert (one["government"], one["urban_limit"]) == ("despotism", 2)
        assert (one["civil"]["total"], one["military"]["total"]) == (4, 2)
        assert (one["science"], one["culture"], rates(state, seat)) == (0, 0, (1, 0, 0, 1))
        assert (one["hand"], one["secrets"], one["tactic"], one["leader"]) == ([], [], None, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_the_decks_of_an_age(ages: Game, seats: int, age: str) -> None:
    """All cards of it for so many players, and pacts from three players on."""
    before = {"I": "A", "II": "I", "III": "II"}[age]
    state = position(ages, seats, age=before, row=FULL, deck=["iron", "iron", "iron"][: 5 - seats])
    if before == "A":
        state = position(ages, seats, age="A", row=FULL, deck=["moses"] * 3, draw=[])
    act(state, "end-turn")
    assert look(state, 0)["age"] == age
    data = dump(state)
    for deck, cards, copies in (
        (data["deck"], facts.CIVIL, seats - 2),
        ([each["card"] for each in data["draw"]], facts.MILITARY, 0),
    ):
        for card, printed in cards.items():
            count = printed["copies"][copies] if printed["age"] == age else 0
            if seats == 2 and printed["kind"] == "pact":
                count = 0
            assert deck.count(card) == count, card


def test_decks_are_shuffled(ages: Game) -> None:
    orders = {tuple(dump(ages.new(seed=seed))["row"]) for seed in range(5)}
    assert len(orders) == 5


# The first round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round(ages: Game, seats: int) -> None:
    """One action more for each seat, only to take cards; then all actions are there."""
    state = ages.new(seats=seats, seed=3)
    for seat in range(seats):
        assert (asked(state), left(state, seat)) == (("acting", seat), (seat + 1, 0))
        assert all(text == "end-turn" or text.startswith("take") for text in legal(state))
        act(state, "end-turn")
        assert (
            of(state, seat)["food"],
            of(state, seat)["resources"],
            of(state, seat)["science"],
        ) == (2, 2, 1)
        assert (of(state, seat)["secrets"], left(state, seat)) == ([], (4, 2))
    assert (look(state, 0)["round"], asked(state)) == (
        2,
        ("acting", 0),
    )  # no politics without cards


@pytest.mark.parametrize(("politics", "kind"), [(True, "politics"), (False, "acting")])
def test_politics_in_the_second_round(ages: Game, politics: bool, kind: str) -> None:
    """Nobody has a military card yet, but Alexander may leave."""
    players = {1: {"leader": "alexander-the-great"}}
    state = position(ages, round=2, players=players, second_round_politics=politics)
    act(state, "end-turn")
    assert asked(state) == (kind, 1)


# The row


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_age_a_can_end_while_the_row_is_filled(ages: Game, seats: int) -> None:
    row: list[str | None] = [None] * 13
    state = position(
        ages, seats, seat=seats - 1, age="A", round=1, row=row, deck=["moses"] * 7, draw=[]
    )
    act(state, "end-turn")
    shown: Any = look(state, 0)["row"]
    assert shown[:7] == ["moses"] * 7
    assert {facts.CIVIL[card]["age"] for card in shown[7:]} == {"I"}
    assert look(state, 0)["age"] == "I"


def test_in_age_iv_the_row_is_not_filled(ages: Game) -> None:
    state = position(ages, age="IV", round=8, last_round=9, row=FULL, deck=[], draw=[])
    act(state, "end-turn")
    assert look(state, 0)["row"] == ["reserves-i"] * 10 + [None] * 3


def test_one_leader_of_each_age(ages: Game) -> None:
    row = ["moses", "homer", "joan-of-arc"]
    state = act(position(ages, row=row), "take 1")
    assert legal(state, "take") == ["take 3"]
    act(state, "play moses", "take 3")
    assert of(state)["leaders_taken"] == ["A", "I"]


def test_the_hand_of_civil_cards_is_limited_by_civil_actions(ages: Game) -> None:
    hand = ["iron", "alchemy", "drama"]
    state = position(ages, row=["warfare", "masonry"], players={0: {"hand": hand}})
    act(state, "take 1")
    assert legal(state, "take") == []
    more = {"hand": [*hand, "theology"], "technologies": ["code-of-laws"]}
    assert legal(position(ages, row=["warfare"], players={0: more}), "take") == ["take 1"]


# The end of an age


OLD: Data = {
    "hand": ["moses", "rich-land-a", "iron", "reserves-ii"],
    "secrets": ["rats", "cold-war"],
    "leader": "homer",
    "site": "pyramids",
    "stages": 2,
    "blue": 14,
    "technologies": ["warfare"],
    "colonies": ["vast-territory-i"],
    "tactic": "legion",
}


def ending(game: Game, age: str, players: dict[int, Data], seats: int = 3, **more: Any) -> State:
    state = position(
        game,
        seats,
        age=age,
        row=FULL,
        deck=["iron", "iron"][: 4 - seats + 1],
        players=players,
        **more,
    )
    return act(state, "end-turn")


def test_what_is_out_of_date_after_age_i(ages: Game) -> None:
    """Cards of Age A in hands, leaders and unfinished wonders of Age A; and two tokens."""
    state = ending(ages, "I", {2: OLD})
    assert look(state, 0)["age"] == "II"
    one = of(state, 2)
    assert (one["hand"], one["secrets"]) == (["iron", "reserves-ii"], ["rats", "cold-war"])
    assert (one["leader"], one["site"], one["blue"]) == (None, None, 16)
    assert (one["specials"], one["colonies"], one["tactic"]) == (
        ["warfare"],
        ["vast-territory-i"],
        "legion",
    )
    assert [of(state, seat)["yellow"] for seat in range(3)] == [16, 16, 16]


def test_what_is_out_of_date_after_age_ii(ages: Game) -> None:
    """Those of Age I too; wonders that are done, technologies, colonies and tactics stay."""
    own = OLD | {
        "leader": "michelangelo",
        "site": "taj-mahal",
        "wonders": ["great-wall"],
        "yellow": 1,
    }
    own |= {"pact": "open-borders-agreement", "pact_with": 0, "pact_side": 0}
    state = ending(ages, "II", {2: own})
    one = of(state, 2)
    assert (one["hand"], one["secrets"]) == (["reserves-ii"], ["cold-war"])
    assert (one["leader"], one["site"], one["pact"], one["yellow"]) == (None, None, None, 0)
    assert [each["card"] for each in one["wonders"]] == ["great-wall"]
    assert (one["specials"], one["tactic"]) == (["warfare"], "legion")
    assert left(state, 0)[1] == 2  # the action of the pact is gone


def test_what_is_out_of_date_after_age_iii(ages: Game) -> None:
    own = OLD | {
        "leader": "isaac-newton",
        "site": "kremlin",
        "pact": "scientific-cooperation",
        "pact_with": 0,
    }
    state = ending(ages, "III", {2: own})
    one = of(state, 2)
    assert (one["hand"], one["secrets"], one["leader"], one["site"], one["pact"]) == (
        [],
        [],
        None,
        None,
        None,
    )
    assert (look(state, 0)["deck"], look(state, 0)["draw"], look(state, 0)["discards"]) == (0, 0, 0)


def test_cards_of_the_age_that_ended_stay(ages: Game) -> None:
    own = {"leader": "sid-meier", "site": "internet", "hand": ["oil"], "secrets": ["raid-iii"]}
    one = of(ending(ages, "III", {2: own}), 2)
    assert (one["leader"], one["site"]["card"], one["hand"], one["secrets"]) == (
        "sid-meier",
        "internet",
        ["oil"],
        ["raid-iii"],
    )


def test_age_a_takes_nothing_away(ages: Game) -> None:
    state = position(
        ages, age="A", round=1, seat=1, row=FULL, deck=["moses"] * 7, players={0: OLD}, draw=[]
    )
    act(state, "end-turn")
    one = of(state)
    assert (one["leader"], one["site"]["card"], one["yellow"]) == ("homer", "pyramids", 18)


def test_a_leader_who_leaves_with_an_age_gives_no_action_back(ages: Game) -> None:
    state = ending(ages, "I", {1: {"leader": "moses", "civil": 3, "civil_spent": 1}})
    assert left(state, 1)[0] == 3


def test_events_and_wars_outlive_an_age(ages: Game) -> None:
    war = {"war": "war-over-territory", "war_on": 0}
    state = ending(ages, "III", {2: war}, events=["rats", "foray"])
    assert of(state, 2)["war"] is not None
    assert look(state, 0)["events"]["count"] == 2


def test_an_age_of_military_cards_does_not_end_but_is_shuffled_again(ages: Game) -> None:
    state = position(ages, draw=["rats"], discards=["foray", "crusades"])
    act(state, "end-turn")
    assert len(of(state)["secrets"]) == 2
    assert (look(state, 0)["draw"], look(state, 0)["discards"]) == (1, 0)
    assert "rats" in of(state)["secrets"]
    bare = act(position(ages, draw=["rats"]), "end-turn")
    assert of(bare)["secrets"] == ["rats"]


def test_discarded_cards_of_an_age_that_is_over_do_not_come_back(ages: Game) -> None:
    players = {0: {"secrets": ["rats", "foray", "cold-war"]}}
    state = act(position(ages, age="II", players=players), "end-turn", "discard rats")
    assert look(state, 0)["discards"] == 0


# The end of the game


@pytest.mark.parametrize(("seat", "last"), [(0, 6), (1, 6), (2, 5)])
def test_the_last_round(ages: Game, seat: int, last: int) -> None:
    """The round in which Age IV begins, if in the turn of the starting player; else the next."""
    state = position(
        ages, 3, seat=seat, age="III", round=4 if seat == 2 else 5, row=FULL, deck=["oil"] * 2
    )
    act(state, "end-turn")
    starts = (seat + 1) % 3
    assert (look(state, 0)["age"], asked(state)[1]) == ("IV", starts)
    assert look(state, 0)["last_round"] == last
    turns = []
    while not state.over:
        if asked(state)[0] == "acting":
            turns.append(asked(state)[1])
        act(state, "end-turn" if asked(state)[0] == "acting" else "pass")
    assert look(state, 0)["round"] == last
    assert turns == ([0, 1, 2] if starts == 0 else [*range(starts, 3), 0, 1, 2])


def test_in_age_iv_no_cards_are_drawn(ages: Game) -> None:
    state = position(ages, age="IV", round=8, last_round=9, deck=[], draw=["rats"] * 5)
    assert of(act(state, "end-turn"))["secrets"] == []


def last_turn(game: Game, seats: int = 2, **more: Any) -> State:
    """The last player is about to end the last turn, in which nothing is made."""
    players: dict[int, Data] = {seat: {"workers": {"philosophy": 1}} for seat in range(seats)}
    for seat, changes in more.pop("players", {}).items():
        players[seat] = changes
    return position(
        game, seats, seat=seats - 1, age="IV", round=9, last_round=9, deck=[], draw=[], row=[],
        players=players, **more,
    )  # fmt: skip


def test_events_of_age_iii_that_are_left_score_for_all(ages: Game) -> None:
    """Those to come and those prepared; others are forgotten."""
    events = ["impact-of-colonies", "rats", "crusades"]
    future = [("impact-of-wonders", 1), ("national-pride", 2)]
    players = {0: {"colonies": ["vast-territory-i"]}, 1: {"wonders": ["pyramids"], "culture": 2}}
    state = last_turn(ages, events=events, future=future, players=players, journal=True)
    act(state, "end-turn")
    assert state.scores() == [3, 2 + 5]
    assert [each["card"] for each in told(state, "scored-at-end")] == [
        "impact-of-colonies",
        "impact-of-wonders",
    ]
    assert state.winners() == [1]
    assert state.breakdown()[1]["end"] == 5


def test_an_event_at_the_end_can_cost_culture_but_not_more_than_there_is(ages: Game) -> None:
    players = {0: {"yellow": 5, "culture": 3}, 1: {}}
    state = act(last_turn(ages, events=["impact-of-happiness"], players=players), "end-turn")
    assert state.scores() == [0, 0]


def test_a_tie_is_shared(ages: Game) -> None:
    players = {seat: {"culture": 7 if seat else 4} for seat in range(3)}
    state = act(last_turn(ages, 3, players=players), "end-turn")
    assert (state.over, state.winners()) == (True, [1, 2])


# The end of a turn


def test_hunger_costs_four_culture_for_each_food(ages: Game) -> None:
    player = {"yellow": 3, "idle": 9, "workers": {"agriculture": 1}, "culture": 20}
    state = act(position(ages, players={0: player}), "end-turn")
    assert (of(state)["culture"], of(state)["sources"]["hunger"]) == (20 - 4 * 3, -12)


@pytest.mark.parametrize(("blue", "lost"), [(11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption(ages: Game, blue: int, lost: int) -> None:
    """By the bank before anything is made; food goes where resources lack."""
    player = {"blue": blue, "resources": 3, "food": 9, "workers": {"bronze": 0, "agriculture": 0}}
    one = of(act(position(ages, players={0: player}), "end-turn"))
    assert (one["resources"], one["food"]) == (max(0, 3 - lost), 9 - max(0, lost - 3))


@pytest.mark.parametrize(("military", "drawn"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_cards_for_military_actions_that_are_left(ages: Game, military: int, drawn: int) -> None:
    player = {"government": "communism", "military": military, "workers": {"theology": 1}}
    state = act(position(ages, players={0: player}), "end-turn")
    assert len(of(state)["secrets"]) == drawn


def test_military_cards_over_the_limit_are_discarded_first(ages: Game) -> None:
    secrets = ["rats", "foray", "crusades", "pestilence"]
    state = act(position(ages, players={0: {"secrets": secrets}}, journal=True), "end-turn")
    assert (asked(state), legal(state)) == (
        ("discarding", 0),
        [f"discard {card}" for card in ("crusades", "foray", "pestilence", "rats")],
    )
    act(state, "discard rats", "discard foray")
    assert len(of(state)["secrets"]) == 2 + 2
    told_to_others = [event.told_to(1) for event in state.journal or ()]
    assert [each["cards"] for each in told_to_others if each["kind"] == "discarded"] == [None, None]


@pytest.mark.parametrize(
    ("when", "order"),
    [("before-uprising", ["changed", "produced"]), ("after-production", ["produced", "changed"])],
)
def test_when_leaders_score(ages: Game, when: str, order: list[str]) -> None:
    players = {0: {"leader": "winston-churchill"}}
    state = position(ages, players=players, journal=True, leaders_at_end_of_turn=when)
    act(state, "end-turn")
    kinds = [event.facts["kind"] for event in state.journal or ()]
    assert [kind for kind in kinds if kind in order] == order
    assert of(state)["culture"] == 3


def test_leaders_score_in_an_uprising_too(ages: Game) -> None:
    for when in ("before-uprising", "after-production"):
        players = {0: {"leader": "winston-churchill", "yellow": 9}}
        state = position(ages, players=players, leaders_at_end_of_turn=when)
        assert of(act(state, "end-turn"))["culture"] == 3


# Leaving


def resigning(game: Game, seats: int = 3, seat: int = 0, **more: Any) -> State:
    players = {number: {"secrets": ["rats"]} for number in range(seats)}
    for number, changes in more.pop("players", {}).items():
        players[number] = changes
    return position(game, seats, seat, "politics", players=players, resignation=True, **more)


def test_who_leaves_is_out_and_the_others_go_on(ages: Game) -> None:
    own = {
        "secrets": ["rats", "foray"],
        "hand": ["iron"],
        "pact": "open-borders-agreement",
        "pact_with": 1,
    }
    enemy = {"war": "war-over-culture", "war_on": 0, "secrets": ["crusades"]}
    state = resigning(ages, players={0: own, 2: enemy}, row=FULL, deck=["iron"] * 9)
    act(state, "resign")
    assert (of(state)["out"], of(state)["secrets"], of(state)["hand"], of(state)["pact"]) == (
        True,
        [],
        [],
        None,
    )
    assert (of(state, 2)["culture"], of(state, 2)["war"], left(state, 1)[1]) == (7, None, 2)
    assert asked(state) == ("politics", 1)
    assert look(state, 0)["deck"] == 9 - 3  # two players are left: three cards leave the row
    act(state, "pass", "end-turn", "pass", "end-turn")
    assert (asked(state), look(state, 0)["round"]) == (("politics", 1), 6)


def test_the_last_one_wins(ages: Game) -> None:
    state = resigning(ages, 2, players={0: {"culture": 90, "secrets": ["rats"]}})
    act(state, "resign")
    assert (state.over, state.winners(), state.scores()) == (True, [1], [90, 0])


def test_decks_to_come_are_for_those_who_are_left(ages: Game) -> None:
    state = resigning(ages, row=FULL, deck=["iron"] * 3)
    act(state, "resign")
    assert (look(state, 0)["age"], look(state, 0)["deck"], look(state, 0)["draw"]) == ("II", 44, 46)


def test_events_read_as_for_two_when_two_are_left(ages: Game) -> None:
    state = act(resigning(ages, events=["cold-war", "foray"]), "resign", "prepare rats")
    assert [of(state, seat)["science"] for seat in range(3)] == [0, 6, 0]


@pytest.mark.parametrize(
    ("reading", "with_cards", "without"),
    [("alongside", True, False), (True, True, True), (False, False, False)],
)
def test_nobody_is_asked_for_the_sake_of_leaving_alone(
    ages: Game, reading: object, with_cards: bool, without: bool
) -> None:
    for secrets, may in (["rats"], with_cards), ([], without):
        players = {0: {"secrets": secrets}}
        state = act(position(ages, seat=1, players=players, resignation=reading), "end-turn")
        assert asked(state) == ("politics" if secrets or may else "acting", 0)
        assert ("resign" in legal(state)) is may


# A peaceful game


def test_a_peaceful_game_has_no_attacks_in_its_decks(ages: Game) -> None:
    for age, after, size in (("I", "II", 50 - 13), ("II", "III", 45 - 14)):
        state = position(ages, 3, age=age, row=FULL, deck=["iron"] * 2, peaceful=True)
        act(state, "end-turn")
        assert (look(state, 0)["age"], look(state, 0)["draw"]) == (after, size)
        data = dump(state)
        kinds = {facts.MILITARY[each["card"]]["kind"] for each in data["draw"]}
        assert not kinds & {"aggression", "war"}

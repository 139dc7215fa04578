"""The player aid, line by line: a player's turn, then the words that the rules use."""

from __future__ import annotations

import pytest

from holocene import Game

from .table import (
    Data,
    act,
    asked,
    attach,
    board,
    dump,
    left,
    legal,
    look,
    of,
    position,
    rates,
    told,
)

ROW = [
    "rich-land-a", "frugality-a", "urban-growth-a", "rich-land-i", "urban-growth-i", "frugality-i",
    "reserves-i", "breakthrough-i", "iron", "alchemy", "drama", "knights", "masonry",
]  # fmt: skip
DECK = ["irrigation", "swordsmen", "theology", "cartography", "warfare", "monarchy", "theocracy"]


# The start of a turn


@pytest.mark.parametrize(("seats", "swept"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_cards_of_the_row_leave_and_new_ones_come(
    ages: Game, seats: int, swept: int
) -> None:
    row: list[str | None] = list(ROW)
    row[1] = row[8] = None  # a gap among the first ones is not made up for
    state = act(position(ages, seats, row=row, deck=DECK), "end-turn")
    kept = [card for card in row[swept:] if card]
    assert look(state, 0)["row"] == (kept + DECK)[:13]
    assert look(state, 0)["deck"] == len(DECK) - (13 - len(kept))


def test_in_the_first_round_the_row_stays(ages: Game) -> None:
    state = ages.new(seats=3, seed=1)
    before = look(state, 0)["row"]
    act(state, "end-turn", "end-turn")
    assert look(state, 0)["row"] == before


def test_age_a_ends_when_the_row_is_filled_for_the_first_time(ages: Game) -> None:
    state = ages.new(seats=2, seed=1)
    act(state, "end-turn")
    assert look(state, 0)["age"] == "A"
    act(state, "end-turn")
    assert (look(state, 0)["age"], look(state, 0)["round"]) == ("I", 2)
    assert look(state, 0)["deck"] == 44


@pytest.mark.parametrize(("age", "after"), [("I", "II"), ("II", "III"), ("III", "IV")])
def test_an_age_ends_when_the_last_card_of_its_deck_is_laid_out(
    ages: Game, age: str, after: str
) -> None:
    state = act(position(ages, age=age, row=ROW, deck=DECK[:4]), "end-turn")
    assert (look(state, 0)["age"], look(state, 0)["deck"]) == (age, 1)
    state = act(position(ages, age=age, row=ROW, deck=DECK[:3]), "end-turn")
    assert look(state, 0)["age"] == after


def test_a_war_is_won_by_the_stronger_one_and_bonus_cards_do_not_help(ages: Game) -> None:
    war = {"war": "war-over-culture", "war_on": 0, "workers": {"warriors": 3}}
    players = {1: war, 0: {"culture": 20, "secrets": ["bonus-iii"]}}
    state = position(ages, seat=0, age="III", players=players)
    act(state, "end-turn")
    assert (of(state, 0)["culture"], of(state, 1)["culture"]) == (20 - 7, 7)
    assert of(state, 1)["war"] is None
    assert of(state, 0)["secrets"].count("bonus-iii") >= 1  # nobody was asked for cards
    assert look(state, 0)["discards"] == 1


def test_an_own_tactic_becomes_everybodys(ages: Game) -> None:
    own = {"tactic": "legion", "exclusive": True}
    state = position(ages, seat=0, players={1: own})
    assert look(state, 0)["tactics"] == []
    act(state, "end-turn")
    assert look(state, 0)["tactics"] == ["legion"]
    assert (of(state, 1)["tactic"], of(state, 1)["exclusive"]) == ("legion", False)


# Politics


def test_only_one_political_action_in_a_turn(ages: Game) -> None:
    state = position(ages, phase="politics", players={0: {"secrets": ["rats", "foray"]}})
    assert legal(state) == ["prepare foray", "prepare rats", "resign", "pass"]
    act(state, "prepare foray")
    assert asked(state) == ("acting", 0)


def test_preparing_an_event(ages: Game) -> None:
    """Face down, culture for its level, and the next event happens."""
    players = {0: {"secrets": ["cold-war"]}}
    events = ["development-of-science", "rats"]
    state = position(ages, phase="politics", age="II", players=players, events=events)
    act(state, "prepare cold-war")
    assert of(state, 0)["culture"] == 2
    assert (of(state, 0)["science"], of(state, 1)["science"]) == (2, 2)
    view = look(state, 1)
    assert (view["future"]["ages"], view["future"]["own"]) == (["II"], [])
    assert view["past"] == ["development-of-science"]
    assert view["events"]["count"] == 1


def test_a_territory_that_is_turned_up_is_colonized(ages: Game) -> None:
    players = {0: {"secrets": ["rats"]}}
    events = ["vast-territory-i", "rats"]
    state = position(ages, phase="politics", players=players, events=events)
    act(state, "prepare rats")
    assert asked(state) == ("bidding", 0)


def test_after_the_last_event_the_prepared_ones_are_shuffled_older_ones_on_top(ages: Game) -> None:
    future = [("cold-war", 2), ("rats", 1), ("foray", 2), ("impact-of-science", 1)]
    seen = set()
    for seed in range(12):
        state = position(
            ages, phase="politics", age="III", events=["development-of-science"], future=future,
            players={0: {"secrets": ["crusades"]}},
        ).redeal(0, seed)  # fmt: skip
        act(state, "prepare crusades")
        view = look(state, 0)
        assert view["events"]["ages"] == ["I", "I", "I", "II", "III"]
        assert view["future"]["count"] == 0
        seen.add(dump(state)["events"][-1]["card"])
    assert len(seen) > 1


def test_an_aggression_costs_the_military_actions_on_it(ages: Game) -> None:
    players = {0: {"secrets": ["enslave-i"], "workers": {"warriors": 3}}}
    state = position(ages, phase="politics", players=players)
    act(state, "attack enslave-i 1")
    assert left(state) == (4, 0)
    assert (of(state)["food"], of(state)["resources"]) == (2, 2)


def test_a_defence_of_bonus_cards_and_of_others_for_one_each(ages: Game) -> None:
    attack = {"secrets": ["plunder-i"], "workers": {"warriors": 5}}
    for cards, held in ((["bonus-i", "rats"], False), (["bonus-i", "bonus-i"], True)):
        players = {0: attack, 1: {"secrets": ["rats", "bonus-i", "bonus-i"], "food": 1}}
        state = position(ages, phase="politics", players=players)
        act(state, "attack plunder-i 1")
        for card in cards:
            act(state, f"discard {card}")
        assert legal(state) == ["done"]  # no more cards than military actions
        act(state, "done")
        assert (asked(state)[0] == "acting") is held  # at least equal holds; else there is plunder


def test_an_aggression_is_discarded_whether_it_succeeds_or_not(ages: Game) -> None:
    for strong in (1, 2):
        players = {
            0: {"secrets": ["spy-ii"], "workers": {"warriors": 2 + strong}},
            1: {"secrets": ["bonus-i"], "workers": {"warriors": 2}, "science": 3},
        }
        state = position(ages, phase="politics", age="II", players=players)
        act(state, "attack spy-ii 1", "discard bonus-i", "done")
        discards = [entry["card"] for entry in dump(state)["discards"]]
        assert discards == ["spy-ii"]
        assert of(state)["secrets"] == []


def test_a_war_is_decided_at_the_start_of_the_next_turn(ages: Game) -> None:
    players = {0: {"secrets": ["war-over-territory"], "workers": {"warriors": 2}}}
    state = position(ages, phase="politics", age="II", players=players)
    act(state, "declare war-over-territory 1")
    assert left(state) == (4, 0)
    assert of(state)["war"] == {"card": "war-over-territory", "target": 1}
    before = of(state, 1)["yellow"]
    act(state, "end-turn", "end-turn")
    assert of(state)["war"] is None
    assert (of(state)["yellow"], of(state, 1)["yellow"]) == (19, before - 1)


def test_a_pact_is_offered_and_lies_with_who_offered_it(ages: Game) -> None:
    players = {0: {"secrets": ["acceptance-of-supremacy"]}}
    state = position(ages, 3, phase="politics", age="II", players=players)
    assert legal(state, "offer") == [
        f"offer acceptance-of-supremacy {seat} {side}" for seat in (1, 2) for side in "ab"
    ]
    act(state, "offer acceptance-of-supremacy 2 b")
    assert asked(state) == ("answering", 2)
    act(state, "accept")
    pact = {"card": "acceptance-of-supremacy", "partner": 2, "side": "b"}
    assert (of(state)["pact"], of(state)["secrets"]) == (pact, [])
    assert (of(state)["resources_made"], of(state, 2)["resources_made"]) == (1, 3)
    assert asked(state) == ("acting", 0)


def test_a_new_pact_takes_the_place_of_the_one_before(ages: Game) -> None:
    old = {"pact": "peace-treaty", "pact_with": 1, "pact_side": 0}
    players = {0: {"secrets": ["military-alliance"], **old}}
    state = position(ages, 3, phase="politics", age="III", players=players)
    assert rates(state, 1)[1] == 1
    act(state, "offer military-alliance 2 a", "accept")
    assert of(state)["pact"]["card"] == "military-alliance"
    assert (rates(state, 1)[1], rates(state, 0)[3], rates(state, 2)[3]) == (0, 4, 4)


def test_a_pact_that_is_refused_goes_back_to_the_hand(ages: Game) -> None:
    players = {0: {"secrets": ["peace-treaty"]}}
    state = position(ages, 3, phase="politics", age="III", players=players)
    act(state, "offer peace-treaty 1 a", "refuse")
    assert (of(state)["pact"], of(state)["secrets"]) == (None, ["peace-treaty"])
    assert of(state, 2)["culture_rate"] == 0
    assert look(state, 2)["players"][0]["shown"] == ["peace-treaty"]
    assert asked(state) == ("acting", 0)  # it was the political action


def test_either_side_can_cancel_a_pact(ages: Game) -> None:
    pact = {"pact": "military-alliance", "pact_with": 1, "pact_side": 0}
    for seat in (0, 1):
        state = position(ages, 3, seat=seat, phase="politics", age="III", players={0: pact})
        assert rates(state, 1)[3] == 4
        act(state, "cancel military-alliance")
        assert (of(state)["pact"], rates(state, 0)[3], rates(state, 1)[3]) == (None, 1, 1)


@pytest.mark.parametrize(("age", "may"), [("I", True), ("III", True), ("IV", False)])
def test_leaving_the_game_but_not_in_age_iv(ages: Game, age: str, may: bool) -> None:
    players = {0: {"secrets": ["rats"]}}
    state = position(ages, 3, phase="politics", age=age, players=players, resignation=True)
    assert ("resign" in legal(state)) is may


# Civil actions


def test_taking_a_card_costs_one_two_or_three(ages: Game) -> None:
    for slot, cost in ((1, 1), (5, 1), (6, 2), (9, 2), (10, 3), (13, 3)):
        state = act(position(ages, row=ROW), f"take {slot}")
        assert left(state)[0] == 4 - cost
        assert of(state)["hand"] == [ROW[slot - 1]]
        assert look(state, 0)["row"][slot - 1] is None


def test_a_wonder_costs_one_more_for_each_that_is_completed(ages: Game) -> None:
    players = {0: {"wonders": ["pyramids", "colossus"]}}
    state = act(position(ages, row=["taj-mahal"], players=players), "take 1")
    assert left(state)[0] == 5 - 3  # the pyramids give one
    assert of(state)["site"] == {"card": "taj-mahal", "stages": 0}


def test_increasing_population(ages: Game) -> None:
    state = act(position(ages, players={0: {"food": 3}}), "grow")
    one = of(state)
    assert (one["idle"], one["yellow"], one["food"], left(state)[0]) == (2, 17, 1, 3)


def test_building(ages: Game) -> None:
    for card, cost in (("agriculture", 2), ("bronze", 2), ("philosophy", 3), ("religion", 3)):
        state = act(position(ages, players={0: {"resources": 3}}), f"build {card}")
        one = of(state)
        assert (one["idle"], one["resources"], left(state)) == (0, 3 - cost, (3, 2))


def test_upgrading_costs_the_difference(ages: Game) -> None:
    players = {0: {"resources": 3, "technologies": ["iron", "alchemy"], "idle": 0}}
    state = act(position(ages, players=players), "upgrade bronze iron")
    assert (of(state)["resources"], left(state)[0]) == (0, 3)
    assert (board(state)["bronze"], board(state)["iron"]) == (1, 1)


def test_destroying(ages: Game) -> None:
    state = act(position(ages), "destroy philosophy")
    assert (of(state)["idle"], left(state)[0], rates(state)[0]) == (2, 3, 0)


def test_playing_a_leader_and_replacing_one_gives_an_action_back(ages: Game) -> None:
    state = act(position(ages, players={0: {"hand": ["moses", "michelangelo"]}}), "play moses")
    assert (of(state)["leader"], left(state)[0]) == ("moses", 3)
    act(state, "play michelangelo")
    assert (of(state)["leader"], left(state)[0]) == ("michelangelo", 3)


def test_a_stage_of_a_wonder_is_covered_with_a_blue_token(ages: Game) -> None:
    players = {0: {"site": "library-of-alexandria", "stages": 1, "resources": 5}}
    state = act(position(ages, players=players), "raise 1")
    one = of(state)
    assert (one["resources"], one["blue"], left(state)[0]) == (1, 16 + 4 - 1, 3)
    assert one["site"]["stages"] == 2
    act(state, "raise 1")
    assert (of(state)["site"], of(state)["wonders"][0]["card"]) == (None, "library-of-alexandria")
    assert of(state)["blue"] == 16 + 5 + 1  # that of the first stage is back too


def test_developing_a_technology(ages: Game) -> None:
    players = {0: {"hand": ["irrigation", "warfare"], "science": 8}}
    state = act(position(ages, players=players), "develop irrigation")
    assert (of(state)["science"], left(state)[0], of(state)["hand"]) == (5, 3, ["warfare"])
    act(state, "develop warfare")
    assert (of(state)["specials"], left(state)) == (["warfare"], (2, 3))


def test_an_older_special_technology_or_government_is_replaced(ages: Game) -> None:
    hand = ["strategy", "monarchy"]
    players = {0: {"hand": hand, "science": 16, "technologies": ["warfare"]}}
    state = act(position(ages, players=players), "develop strategy", "develop monarchy")
    assert (of(state)["specials"], of(state)["government"]) == (["strategy"], "monarchy")
    assert left(state) == (4 - 2 + 1, 3 + 1 + 1)
    assert rates(state)[3] == 1 + 3


def test_a_revolution_takes_all_civil_actions_and_less_science(ages: Game) -> None:
    players = {0: {"hand": ["monarchy"], "science": 2}}
    state = position(ages, players=players)
    assert "develop monarchy" not in legal(state)
    act(state, "revolt monarchy")
    assert (of(state)["government"], of(state)["science"], left(state)) == ("monarchy", 0, (0, 3))


def test_an_action_card_is_not_played_in_the_turn_in_which_it_was_taken(ages: Game) -> None:
    state = act(position(ages, row=["stockpile-a"]), "take 1")
    assert legal(state, "play") == []
    act(state, "end-turn", "end-turn", "pass")
    assert legal(state, "play") == ["play stockpile-a"]


def test_an_action_that_a_card_orders_costs_no_further_action(ages: Game) -> None:
    players = {0: {"hand": ["frugality-a"], "food": 2}}
    state = act(position(ages, players=players), "play frugality-a")
    assert (of(state)["idle"], of(state)["food"], left(state)) == (2, 1, (3, 2))


# Military actions


def test_building_a_unit(ages: Game) -> None:
    state = act(position(ages, players={0: {"resources": 2}}), "build warriors")
    assert (left(state), of(state)["resources"], rates(state)[3]) == ((4, 1), 0, 2)


def test_upgrading_a_unit(ages: Game) -> None:
    players = {0: {"resources": 1, "technologies": ["swordsmen", "knights"]}}
    state = position(ages, players=players)
    assert legal(state, "upgrade") == ["upgrade warriors swordsmen"]
    act(state, "upgrade warriors swordsmen")
    assert (left(state), of(state)["resources"], rates(state)[3]) == ((4, 1), 0, 2)


def test_disbanding_a_unit(ages: Game) -> None:
    state = act(position(ages), "destroy warriors")
    assert (left(state), of(state)["idle"], rates(state)[3]) == ((4, 1), 2, 0)


def test_playing_a_tactic(ages: Game) -> None:
    players = {0: {"secrets": ["fighting-band"], "workers": {"warriors": 5}}}
    state = act(position(ages, players=players), "adopt fighting-band")
    one = of(state)
    assert (one["tactic"], one["exclusive"], one["army"], left(state)[1]) == (
        "fighting-band", True, 2, 1,
    )  # fmt: skip
    assert rates(state)[3] == 5 + 2


def test_copying_a_tactic_costs_two(ages: Game) -> None:
    state = position(ages, tactics=["legion"], players={0: {"workers": {"warriors": 3}}})
    act(state, "copy legion")
    assert (of(state)["tactic"], of(state)["exclusive"], left(state)[1]) == ("legion", False, 0)
    assert look(state, 0)["tactics"] == ["legion"]
    assert rates(state)[3] == 5


# The end of a turn


def test_the_end_of_a_turn_in_order(ages: Game) -> None:
    """Too many cards go, production, new cards for actions that are left, actions are back."""
    secrets = ["rats", "foray", "crusades"]
    state = position(ages, players={0: {"secrets": secrets, "military": 1}})
    attach(state)
    act(state, "end-turn")
    assert asked(state) == ("discarding", 0)
    act(state, "discard rats")
    kinds = [event.facts["kind"] for event in state.journal or ()]
    assert kinds[:5] == ["discarded", "produced", "made", "drew", "turn"]
    assert (of(state)["food"], of(state)["resources"], of(state)["science"]) == (2, 2, 1)
    assert of(state)["secrets"] == ["bonus-iii", "crusades", "foray"]
    assert left(state) == (4, 2)
    assert asked(state)[1] == 1


# Words: workers and cards


def test_a_worker_is_a_yellow_token_out_of_the_bank(ages: Game) -> None:
    """The Impact of Population counts them, idle ones too."""
    players = {0: {"idle": 5, "secrets": ["rats"]}}
    state = position(
        ages, phase="politics", events=["impact-of-population", "rats"], players=players
    )
    act(state, "prepare rats")
    assert of(state)["culture"] == 1 + 2 * (6 + 5 - 10)


def test_an_idle_worker_is_on_no_card(ages: Game) -> None:
    state = position(ages, players={0: {"idle": 0, "resources": 9}})
    assert legal(state, "build") == []


def test_the_level_of_a_card_is_its_age(ages: Game) -> None:
    for card, age, level in (
        ("rats", "I", 1),
        ("cold-war", "II", 2),
        ("impact-of-science", "III", 3),
    ):
        players = {0: {"secrets": [card]}}
        events = ["development-of-science", "rats"]
        state = position(ages, phase="politics", age=age, players=players, events=events)
        assert of(act(state, f"prepare {card}"))["culture"] == level


def test_the_level_of_a_building_or_unit_is_that_of_its_card(ages: Game) -> None:
    workers = {"alchemy": 1, "opera": 1, "riflemen": 2}
    for event, points in (("architecture", 1 + 2), ("competition", 2 * 2)):
        players = {0: {"workers": workers, "secrets": ["rats"]}}
        events = [f"impact-of-{event}", "rats"]
        state = position(ages, phase="politics", age="III", players=players, events=events)
        assert of(act(state, "prepare rats"))["culture"] == 1 + points


def test_a_card_without_workers_is_no_farm_mine_building_or_unit(ages: Game) -> None:
    technologies = ["irrigation", "iron", "alchemy", "drama", "knights"]
    state = position(ages, players={0: {"technologies": technologies}})
    assert rates(state) == (1, 0, 0, 1)
    assert (of(state)["food_made"], of(state)["resources_made"]) == (2, 2)


def test_destroyed_and_disbanded_workers_are_idle_and_sacrificed_ones_are_in_the_bank(
    ages: Game,
) -> None:
    state = act(position(ages), "destroy bronze", "destroy warriors")
    assert (of(state)["idle"], of(state)["yellow"]) == (3, 18)
    players = {0: {"secrets": ["rats"], "workers": {"warriors": 2}}}
    events = ["wealthy-territory-i", "rats"]
    state = position(ages, phase="politics", players=players, events=events)
    act(state, "prepare rats", "bid 2", "send warriors", "send warriors", "done")
    assert (of(state)["idle"], of(state)["yellow"], rates(state)[3]) == (1, 20, 0)


# Words: happiness


def test_happy_faces_are_all_of_them_within_zero_and_eight(ages: Game) -> None:
    many = {"workers": {"professional-sports": 3}}
    assert rates(position(ages, players={0: many}))[2] == 8
    few = {"government": "communism", "wonders": ["kremlin"], "workers": {"religion": 1}}
    assert rates(position(ages, players={0: few}))[2] == 0


@pytest.mark.parametrize(
    ("yellow", "needed"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 3), (8, 4), (1, 7), (0, 8)],
)
def test_discontent_is_what_the_bank_asks_for_and_faces_lack(
    ages: Game, yellow: int, needed: int
) -> None:
    state = position(
        ages, players={0: {"yellow": yellow}, 1: {"yellow": yellow, "workers": {"religion": 1}}}
    )
    assert of(state, 0)["discontent"] == needed
    assert of(state, 1)["discontent"] == max(0, needed - 1)


@pytest.mark.parametrize(("idle", "rises"), [(1, True), (2, False)])
def test_an_uprising_lets_all_of_production_be_skipped(ages: Game, idle: int, rises: bool) -> None:
    state = position(ages, players={0: {"yellow": 12, "idle": idle, "food": 5}}, journal=True)
    act(state, "end-turn")
    assert len(told(state, "uprising")) == rises
    one = of(state)
    assert (one["science"], one["resources"], one["food"]) == ((0, 0, 5) if rises else (1, 2, 5))
    assert len(one["secrets"]) == 2  # cards are drawn all the same


# Words: prices, gains and losses


def test_the_two_prices_of_a_card(ages: Game) -> None:
    """Science to lay it out, resources for each worker."""
    players = {0: {"hand": ["drama"], "science": 3, "resources": 4}}
    state = act(position(ages, players=players), "develop drama")
    assert (of(state)["science"], of(state)["resources"]) == (0, 4)
    assert of(act(state, "build drama"))["resources"] == 0


def test_losing_population_takes_an_idle_worker_first(ages: Game) -> None:
    players = {0: {"secrets": ["rats"], "idle": 1}, 1: {"idle": 0}}
    state = position(ages, phase="politics", events=["pestilence", "rats"], players=players)
    act(state, "prepare rats")
    assert (of(state)["idle"], of(state)["yellow"]) == (0, 19)
    assert asked(state) == ("losing-workers", 1)
    assert legal(state) == [
        f"lose {card}" for card in ("agriculture", "bronze", "philosophy", "warriors")
    ]
    act(state, "lose philosophy")
    assert (of(state, 1)["yellow"], rates(state, 1)[0]) == (19, 0)


def test_gaining_population_is_free_and_increasing_it_is_not(ages: Game) -> None:
    players = {0: {"secrets": ["rats"], "yellow": 0}}
    events = ["development-of-settlement", "rats"]
    state = position(ages, phase="politics", events=events, players=players)
    act(state, "prepare rats")
    assert (of(state)["idle"], of(state)["yellow"]) == (1, 0)  # the bank is empty
    assert (of(state, 1)["idle"], of(state, 1)["yellow"]) == (2, 17)
    assert "grow" not in legal(state)
    assert "grow" not in legal(position(ages, players={0: {"food": 1}}))


def test_what_is_lost_is_as_much_as_there_is_and_what_is_paid_is_all(ages: Game) -> None:
    players = {0: {"secrets": ["rats"], "resources": 1}}
    state = position(ages, 3, phase="politics", events=["raiders", "rats"], players=players)
    state = act(state, "prepare rats")
    assert of(state)["resources"] == 1  # the two weakest are the last in order
    state = position(
        ages, seat=1, phase="politics", events=["raiders", "rats"],
        players={1: {"secrets": ["rats"]}, 0: {"resources": 1}},
    )  # fmt: skip
    act(state, "prepare rats")
    assert of(state)["resources"] == 0
    assert "build bronze" not in legal(position(ages, players={0: {"resources": 1}}))


def test_what_is_gained_lies_on_farms_and_mines_as_blue_tokens(ages: Game) -> None:
    players = {0: {"hand": ["stockpile-a"]}}
    one = of(act(position(ages, players=players), "play stockpile-a"))
    tokens = {each["card"]: each["tokens"] for each in one["board"] if each["tokens"]}
    assert (tokens, one["blue"]) == ({"agriculture": 1, "bronze": 1}, 14)


def test_points_are_never_below_zero_and_science_has_to_be_there(ages: Game) -> None:
    players = {0: {"secrets": ["rats"], "workers": {"warriors": 2}}, 1: {"culture": 3}}
    state = position(ages, phase="politics", events=["crusades", "rats"], players=players)
    act(state, "prepare rats")
    assert (of(state, 0)["culture"], of(state, 1)["culture"]) == (1 + 4, 0)
    state = position(ages, players={0: {"hand": ["irrigation"], "science": 2}})
    assert legal(state, "develop") == []


# Words: who is meant


@pytest.mark.parametrize(("current", "strongest", "weakest"), [(0, 0, 2), (1, 1, 0), (2, 2, 1)])
def test_among_equals_who_plays_sooner_is_stronger(
    ages: Game, current: int, strongest: int, weakest: int
) -> None:
    players = {seat: {"culture": 10, "secrets": ["rats"]} for seat in range(3)}
    state = position(
        ages, 3, seat=current, phase="politics", events=["crusades", "rats"], players=players
    )
    act(state, "prepare rats")
    expected = [10, 10, 10]
    expected[current] += 1
    expected[strongest] += 4
    expected[weakest] -= 4
    assert state.scores() == expected


@pytest.mark.parametrize(("seats", "gain"), [(2, [6, 0]), (3, [6, 6, 0]), (4, [6, 6, 0, 0])])
def test_two_strongest_are_one_with_two_players(ages: Game, seats: int, gain: list[int]) -> None:
    players = {0: {"secrets": ["rats"]}}
    state = position(ages, seats, phase="politics", events=["cold-war", "rats"], players=players)
    act(state, "prepare rats")
    assert [of(state, seat)["science"] for seat in range(seats)] == gain


@pytest.mark.parametrize(("current", "richest"), [(0, 0), (1, 1), (2, 0)])
def test_most_and_least_with_ties_as_above(ages: Game, current: int, richest: int) -> None:
    players: dict[int, Data] = {
        seat: {"culture": 9 if seat < 2 else 3, "secrets": ["rats"]} for seat in range(3)
    }
    players[current]["culture"] -= 1  # it scores one for the event it prepares
    state = position(
        ages, 3, seat=current, phase="politics", events=["national-pride", "rats"], players=players
    )
    before = state.scores()
    act(state, "prepare rats")
    before[current] += 1
    before[richest] += 5
    assert state.scores() == before


def test_ranks_at_the_end_begin_with_the_starting_player(ages: Game) -> None:
    """In the game the player whose turn it is comes first among equals, then the first seat."""
    players = {1: {"secrets": ["rats"]}}
    events = ["impact-of-strength", "rats"]
    state = position(ages, 3, seat=1, phase="politics", age="III", events=events, players=players)
    act(state, "prepare rats")
    assert state.scores() == [0, 14 + 1, 7]
    end = position(
        ages, 3, seat=2, age="IV", round=9, last_round=9, events=["impact-of-strength"], row=[]
    )
    assert act(end, "end-turn").scores() == [14, 7, 0]

"""Through the Ages in a terminal: whole games in every language, read line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import product
from typing import Any, get_args, get_type_hints

import pytest
from rich.text import Text

from holocene.cli import choices
from holocene.cli.language import words_of
from holocene.core.journal import Journal
from holocene.core.record import Record
from holocene.core.words import LANGUAGES, Words
from holocene.games.through_the_ages import THROUGH_THE_AGES
from holocene.games.through_the_ages.civil import CIVIL_BY_ID, CIVIL_IDS
from holocene.games.through_the_ages.explaining import HOLD
from holocene.games.through_the_ages.military import MILITARY_BY_ID, MILITARY_IDS
from holocene.games.through_the_ages.shapes.common import What
from holocene.games.through_the_ages.shapes.questions import DecisionView
from holocene.games.through_the_ages.telling import card_name, card_text

from .table import position

WIDTH = 80
EVERY = 11  # decisions are looked at; with a prime step all kinds of them come up
# Words of the English catalogue and of the engine that are no words elsewhere.
ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|for|from|cards?|food|resources?|science|strength|happy|faces?|"
    r"culture|workers?|wonders?|leader|leaders|government|tactic|events?|pact|war|side|each|"
    r"builds?|takes?|plays?|gains?|loses?|draws?|turn|round|age|pass|nothing|other)\b"
)
NAMES = {"en": ["Red", "Black", "Yellow", "White"]}


@cache
def words_in(language: str) -> Words:
    return words_of(THROUGH_THE_AGES, language)


def check_line(line: str, language: str) -> None:
    """A line that a reader would find nothing wrong with."""
    assert line.strip(), "an empty line"
    assert not words_in(language).mistakes
    assert not re.search(r"[{}$\n]|None|\?\?\?|[a-z]-[a-z]+-|_", line), line
    assert not re.search(r" [,.;:]", line), line
    if language != "en":
        assert not ENGLISH.search(line.replace("Through the Ages", "")), line


def check_sentence(line: str, language: str) -> None:
    check_line(line, language)
    assert "  " not in line, line
    assert line == line.strip(), line


def shown(view: Any, language: str) -> list[str]:
    board = THROUGH_THE_AGES.terminal.show(view, words_in(language))
    return Text.from_markup(board).plain.splitlines()


def check_board(lines: list[str], language: str) -> None:
    for line in lines:
        assert len(line) <= WIDTH, line
        assert line == line.rstrip(), line
        if line:
            check_line(line, language)


def check_choices(state: Any, seat: int, language: str) -> None:
    offered = choices.of(state, seat, words_in(language))
    assert len({choice.said for choice in offered}) == len(offered), "two read the same"
    for choice in offered:
        check_sentence(choice.said, language)
        if choice.gloss:
            check_sentence(choice.gloss, language)
    for row in choices.lines(choices.rows(offered), WIDTH):
        assert len(Text.from_markup(row).plain) <= WIDTH, row


# Whole games


@cache
def game(seats: int) -> Record:
    return Record.play(THROUGH_THE_AGES, ["random"] * seats, seed=seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games(seats: int, language: str) -> None:
    words = words_in(language)
    record = game(seats)
    state = record.start()
    state.journal = Journal()
    for step, (seat, _) in enumerate(record.states(state)):
        if step % EVERY:
            continue
        for viewer in (seat, None, (seat + 1) % seats):
            check_board(shown(state.view(viewer), language), language)
        check_choices(state, seat, language)
    check_board(shown(state.view(0), language), language)
    names = [THROUGH_THE_AGES.terminal.seat_name(seat, words) for seat in range(seats)]
    for event, viewer in product(state.journal, [None, 0]):
        facts = event.told_to(viewer)
        line = THROUGH_THE_AGES.terminal.tell(facts, names, words)
        if line or facts["kind"] != "row":  # where no card leaves or comes nothing is to be said
            check_sentence(line, language)


# Every card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = words_in(language)
    for id in [*CIVIL_IDS, *MILITARY_IDS]:
        check_sentence(card_text(id, words), language)
    names = [card_name(id, words) for id in [*CIVIL_IDS, *MILITARY_IDS]]
    assert len(set(names)) == len(names), "two cards have the same name"


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("agriculture", "2 resources for each worker; each worker: food +1"),
        ("theology",
         "2 science to develop, 5 resources for each worker; each worker: culture +1, "
         "happy faces +2"),
        ("masonry",
         "3 science to develop; up to 2 stages of a wonder for one action; urban buildings cost "
         "1 resource less per level, at most 1 less"),
        ("communism",
         "peacefully 19 science, by revolution 5 science; civil actions 7, military actions 5, "
         "up to 4 urban buildings of each kind, happy faces \u22121"),
        ("taj-mahal",
         "stages 2-4-2; culture +3, blue tokens +1; 2 civil actions cheaper to take in a turn in "
         "which you replace a leader"),
        ("moses", "increasing population costs 1 food less"),
        ("cultural-heritage-a", "gain 1 science and 4 culture"),
        ("revolutionary-idea-ii", "gain 4 science"),
        ("bonus-ii", "defense +4, or colonization +2"),
        ("legion", "each army of 3\u00d7 infantry: strength +2"),
        ("mechanized-army",
         "each army of 1\u00d7 cavalry, 2\u00d7 artillery: strength +10, with outdated units +5"),
        ("raid-ii",
         "costs 2 military actions; destroy an urban building of the rival up to level 2 and "
         "another up to level 1; gain half their cost in resources"),
        ("open-borders-agreement",
         "both: military actions +1; whoever attacks the other has strength +2"),
        ("loss-of-sovereignty",
         "side A: culture +2; side B: culture \u22122, nobody may declare war on you; "
         "you may not attack each other"),
        ("vast-territory-i", "at once 3 food; for good yellow tokens +3, blue tokens \u22121"),
        ("refugees",
         "the strongest: +3 culture, +1 population; the weakest: \u22123 culture, "
         "\u22121 population"),
    ],
)  # fmt: skip
def test_cards_in_english(id: str, text: str) -> None:
    assert card_text(id, words_in("en")) == text


# Every event

# Facts that no random game may bring
RARE: list[dict[str, Any]] = [
    {"kind": "raised", "seat": 0, "card": "hollywood", "stages": 2, "resources": 11,
     "completed": True, "points": 12},
    {"kind": "raised", "seat": 0, "card": "pyramids", "stages": 1, "resources": 0,
     "completed": True, "points": 0},
    {"kind": "age", "ended": "III", "begins": "IV", "outdated": [], "last_round": 20},
    {"kind": "age", "ended": "II", "begins": "III", "last_round": None,
     "outdated": [{"seat": 0, "cards": ["moses"], "military": 2},
                  {"seat": 1, "cards": [], "military": 1}]},
    {"kind": "took", "seat": 0, "card": "joan-of-arc", "slot": 1, "actions": 0},
    {"kind": "grew", "seat": 0, "food": 0},
    {"kind": "upgraded", "seat": 0, "source": "bronze", "card": "iron", "resources": 0},
    *[{"kind": "destroyed", "seat": 0, "card": "philosophy", "by": 1, "cause": cause}
      for cause in (None, "raid-ii")],
    *[{"kind": "leader-left", "seat": 0, "card": "moses", "cause": cause}
      for cause in (None, "iconoclasm")],
    {"kind": "developed", "seat": 0, "card": "drama", "science": 0, "revolution": False},
    {"kind": "developed", "seat": 0, "card": "democracy", "science": 17, "revolution": False},
    {"kind": "tucked", "seat": 0, "card": "colossus"},
    *[{"kind": "used", "seat": 0, "power": power}
      for power in ("command", "sail", "praise", "rally", "trade")],
    *[{"kind": "changed", "seat": 0, "what": what, "amount": amount, "card": None,
       "cause": cause, "rival": rival}
      for what in get_args(What) for amount, rival in ((-3, None), (1, None), (1, 1))
      for cause in (None, "rebellion")],
    {"kind": "event", "card": "rats", "fallout": [
        {"who": "unhappiest", "by": "discontent", "rated": [0, 0], "touched": []}]},
    {"kind": "row", "row": [], "left": [], "came": ["moses", "iron"], "deck": 3},
    {"kind": "made", "seat": 0, "food": 0, "resources": 0, "corruption": 6, "eaten": 1,
     "hungry": 2, "hunger": 8},
    {"kind": "produced", "seat": 0, "science": 0, "culture": 0},
    {"kind": "foresaw", "seat": 0, "card": None},
    {"kind": "foresaw", "seat": 0, "card": "rats"},
    {"kind": "unclaimed", "card": "vast-territory-ii"},
    {"kind": "settled", "seat": 0, "card": "vast-territory-ii"},
    {"kind": "colonized", "seat": 0, "card": "vast-territory-i", "units": ["warriors"] * 3,
     "cards": ["bonus-i"], "others": 2, "force": 6},
    *[{"kind": "colony-lost", "seat": 0, "card": "vast-territory-ii", "to": to, "cause": cause}
      for to, cause in ((None, None), (None, "independence-declaration"), (1, None),
                        (1, "annex-ii"))],
    *[{"kind": "ruined", "seat": 0, "card": "pyramids", "cause": cause}
      for cause in (None, "ravages-of-time")],
    *[{"kind": "drew", "seat": 0, "count": 2, "cards": cards, "cause": "strategic-territory-i"}
      for cards in (None, ["raid-i"])],
    {"kind": "defended", "seat": 0, "attacker": 1, "cards": ["bonus-i"], "others": 0,
     "strength": 5, "held": True},
    {"kind": "defended", "seat": 0, "attacker": 1, "cards": [], "others": 2, "strength": 5,
     "held": False},
    {"kind": "defended", "seat": 0, "attacker": 1, "cards": [], "others": 0, "strength": 5,
     "held": False},
    {"kind": "defended", "seat": 0, "attacker": 1, "cards": [], "others": 0, "strength": 5,
     "held": True},
    *[{"kind": "seized", "seat": 0, "victim": 1, "card": card, "cause": cause}
      for card in ("hollywood", "warfare") for cause in (None, "infiltrate-ii")],
    *[{"kind": "war-ended", "seat": 0, "target": 1, "card": "war-over-culture", "strength": 5,
       "defense": 3, "winner": winner} for winner in (0, 1, None)],
    *[{"kind": "offered", "seat": 0, "card": card, "partner": 1, "side": side}
      for card in ("peace-treaty", "loss-of-sovereignty") for side in ("a", "b")],
    *[{"kind": "pact-ended", "seat": 0, "card": "peace-treaty", "partner": 1, "why": why, "by": by}
      for why, by in (("cancelled", 1), ("broken", 0), ("replaced", 0), ("left", 1),
                      ("outdated", None))],
    {"kind": "resigned", "seat": 0},
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_are_told(language: str) -> None:
    names = [THROUGH_THE_AGES.terminal.seat_name(seat, words_in(language)) for seat in range(2)]
    for facts in RARE:
        check_sentence(THROUGH_THE_AGES.terminal.tell(facts, names, words_in(language)), language)


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"kind": "turn", "seat": 1, "round": 3}, "Round 3: Black plays"),
        ({"kind": "row", "row": [], "left": ["moses", "rich-land-a"], "came": [], "deck": 3},
         "Nobody took Moses and Rich Land A: they leave the row"),
        ({"kind": "took", "seat": 0, "card": "moses", "slot": 6, "actions": 2},
         "Red takes Moses for 2 civil actions"),
        ({"kind": "built", "seat": 0, "card": "knights", "resources": 3},
         "Red builds Knights (cavalry) for 3 resources"),
        ({"kind": "built", "seat": 0, "card": "warriors", "resources": 0},
         "Red builds Warriors (infantry) for free"),
        ({"kind": "destroyed", "seat": 0, "card": "warriors", "by": 0, "cause": None},
         "Red disbands Warriors (infantry)"),
        ({"kind": "destroyed", "seat": 0, "card": "alchemy", "by": 0, "cause": "border-conflict"},
         "Red destroys Alchemy (lab): Border Conflict"),
        ({"kind": "destroyed", "seat": 0, "card": "alchemy", "by": 1, "cause": None},
         "Black destroys Red\u2019s Alchemy (lab)"),
        ({"kind": "raised", "seat": 0, "card": "hollywood", "stages": 1, "resources": 5,
          "completed": True, "points": 12},
         "Red completes Hollywood for 5 resources. The wonder scores 12 culture"),
        ({"kind": "developed", "seat": 0, "card": "monarchy", "science": 2, "revolution": True},
         "Red declares a revolution for 2 science: Monarchy"),
        ({"kind": "appointed", "seat": 0, "card": "aristotle", "replaced": None},
         "Red is now led by Aristotle"),
        ({"kind": "changed", "seat": 0, "what": "population", "amount": -1, "card": "bronze",
          "cause": None, "rival": None},
         "Red loses a worker from Bronze"),
        ({"kind": "made", "seat": 0, "food": 2, "resources": 3, "corruption": 2, "eaten": 1,
          "hungry": 0, "hunger": 0},
         "Red produces 2 food and 3 resources, corruption takes 2, the people eat 1 food"),
        ({"kind": "drew", "seat": 0, "count": 2, "cards": None, "cause": None},
         "Red draws 2 military cards"),
        ({"kind": "drew", "seat": 0, "count": 2, "cards": ["raid-i", "raid-i"], "cause": None},
         "Red draws 2\u00d7 Raid I"),
        ({"kind": "prepared", "seat": 0, "card": None, "age": 2, "points": 2},
         "Red prepares an event of Age II and scores 2 culture"),
        ({"kind": "changed", "seat": 1, "what": "civil", "amount": -2, "card": None,
          "cause": "rebellion", "rival": None}, "Black loses 2 civil actions (Rebellion)"),
        ({"kind": "changed", "seat": 0, "what": "food", "amount": 2, "card": None,
          "cause": "plunder-i", "rival": 1}, "Red takes 2 food from Black (Plunder I)"),
        ({"kind": "destroyed", "seat": 1, "card": "alchemy", "by": 0, "cause": "raid-ii"},
         "Red destroys Black\u2019s Alchemy (lab): Raid II"),
        ({"kind": "leader-left", "seat": 1, "card": "moses", "cause": "infiltrate-ii"},
         "Black no longer has the leader Moses (Infiltrate)"),
        ({"kind": "seized", "seat": 0, "victim": 1, "card": "masonry",
          "cause": "war-over-technology"},
         "Red takes the technology Masonry from Black (War over Technology)"),
        ({"kind": "row", "row": [], "left": [], "came": ["iron", "iron"], "deck": 3},
         "New in the row: 2\u00d7 Iron"),
        ({"kind": "event", "card": "reign-of-terror", "fallout": [
            {"who": "weakest", "by": "strength", "rated": [1, 2],
             "touched": [{"seat": 0, "change": {}, "asked": True}]}]},
         "Event: Reign of Terror. The weakest: \u22121 population. The weakest: Red"),
        ({"kind": "event", "card": "rats", "fallout": []},
         "Event: Rats. Everyone: all stored food is lost"),
        ({"kind": "attacked", "seat": 0, "target": 1, "card": "spy-ii", "strength": 5,
          "defense": 3}, "Red attacks Black with Spy: strength 5 against 3"),
        ({"kind": "colonized", "seat": 0, "card": "vast-territory-i", "units": ["warriors"] * 2,
          "cards": ["bonus-i"], "others": 1, "force": 4},
         "Red colonizes Vast Territory I with a force of 4: 2\u00d7 Warriors, "
         "Defense / Colonization I, and 1 military card"),
        ({"kind": "ended", "scores": [90, 77]}, "The game is over: Red 90, Black 77"),
    ],
    ids=lambda value: str(value["kind"]) if isinstance(value, dict) else "",
)  # fmt: skip
def test_events_in_english(facts: dict[str, object], told: str) -> None:
    assert THROUGH_THE_AGES.terminal.tell(facts, NAMES["en"], words_in("en")) == told


# Every question and every choice

EXAMPLES: dict[str, object] = {
    "second": True, "card": "raid-ii", "left": 3, "food": 1, "resources": 1, "sign": -1,
    "partner": 1, "side": 0, "high": 4, "leader": 1, "passed": 0, "bid": 5, "discount": 1,
    "victim": 1, "used": False, "attacker": 1, "strength": 7, "levels": [2, 1], "costs": [],
    "per_level": 3,
}  # fmt: skip


def questions() -> Iterator[dict[str, object]]:
    """A question of each kind, as a view has it."""
    for shape in get_args(DecisionView):
        fields = get_type_hints(shape)
        for kind in get_args(fields["kind"]):
            asked = {name: EXAMPLES[name] for name in fields if name not in ("kind", "seat")}
            if kind == "answering":
                asked["card"] = "loss-of-sovereignty"
            yield {"kind": kind, "seat": 0, **asked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked(language: str) -> None:
    state = THROUGH_THE_AGES.new(seats=3, seed=1)
    for question, viewer in product(questions(), [0, 1, None]):
        view = {**deepcopy(state.view(viewer)), "decision": question}
        check_board(shown(view, language), language)


# In which question an action is chosen, where its words depend on it.
ASKED = {
    "food": "splitting-goods", "resources": "splitting-goods", "science": "looting",
    "cede": "annexing", "discard": "defending", "pass": "politics", "done": "sending",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_words(language: str) -> None:
    state: Any = THROUGH_THE_AGES.new(seats=2, seed=1)
    state.players[0].site = CIVIL_BY_ID["pyramids"]
    state.players[0].leader = CIVIL_BY_ID["alexander-the-great"]
    by_kind = {question["kind"]: question for question in questions()}
    view, hints = dict(state.view(0)), THROUGH_THE_AGES.hints(state, 0)
    for action in THROUGH_THE_AGES.actions:
        view["decision"] = by_kind[ASKED.get(action.kind, "acting")]
        said = THROUGH_THE_AGES.terminal.choice(action, view, hints, words_in(language))
        check_sentence(said, language)
        assert not said.startswith(action.kind), said


def offered(state: Any, language: str = "en") -> dict[str, tuple[str, str]]:
    """By the text of the action: what is said, and what it brings."""
    return {
        str(choice.action): (choice.said, choice.gloss.replace(HOLD, " "))
        for choice in choices.of(state, state.actor, words_in(language))
    }


def test_prices_are_those_of_the_reader() -> None:
    state: Any = THROUGH_THE_AGES.new(seats=2, seed=1)
    state.players[0].wonders.append(CIVIL_BY_ID["colossus"])
    state.row[0] = CIVIL_BY_ID["pyramids"]
    row = [line for line in shown(state.view(0), "en") if "Pyramids" in line]
    assert row[0].split()[:2] == ["2", "Pyramids"]


def test_what_is_built_tells_what_it_costs_and_brings() -> None:
    state: Any = THROUGH_THE_AGES.new(seats=2, seed=1)
    while state.round == 1 or state.decision.kind != "acting":
        state.apply(state.legal_actions()[-1])
    said = offered(state)
    assert said["build bronze"] == (
        "Build Bronze (mine)",
        "\u22121 civ., \u22122 res., resources +1",
    )
    assert said["grow"] == ("Increase population", "\u22121 civ., \u22122 food")
    assert said["end-turn"][0] == "End turn"
    assert "+1 science" in said["end-turn"][1]


def test_a_defence_tells_whether_it_holds() -> None:
    state: Any = THROUGH_THE_AGES.new(seats=2, seed=1)
    while state.round < 3 or state.decision.kind != "politics":
        state.apply(state.legal_actions()[-1])
    attacker, defender = state.players[state.actor], state.players[1 - state.actor]
    attacker.secrets = [MILITARY_BY_ID["plunder-i"]]
    defender.secrets = [MILITARY_BY_ID["bonus-i"]]
    attacker.place(CIVIL_BY_ID["warriors"], 2)
    state.rate_all()
    state.refresh()
    said = offered(state)
    target = 1 - state.actor
    name = THROUGH_THE_AGES.terminal.seat_name(target, words_in("en"))
    attack = said[f"attack plunder-i {target}"]
    assert attack == (f"Plunder I against {name}", "\u22121 mil., your strength is +2")
    state.apply(THROUGH_THE_AGES.action(f"attack plunder-i {target}"))
    said = offered(state)
    assert said["discard bonus-i"][0] == "Add Defense / Colonization I: +2"
    assert said["done"] == ("That is my defense", "not enough: the attack succeeds")
    state.apply(THROUGH_THE_AGES.action("discard bonus-i"))
    assert offered(state)["done"][1] == "that is enough to hold"


def in_vain(state: Any, seat: int = 0) -> list[str]:
    view, hints = state.view(seat), state.game.hints(state, seat)
    return THROUGH_THE_AGES.terminal.missing(view, hints, words_in("en"))


def test_what_is_not_on_offer_is_told_with_its_reason() -> None:
    row = ["pyramids", "colossus", "moses"]
    player = {
        "site": "hanging-gardens", "food": 0, "idle": 0, "science": 2,
        "hand": ["iron", "monarchy"], "leaders_taken": 1,
    }  # fmt: skip
    state = position(THROUGH_THE_AGES, row=row, players={0: player})
    assert in_vain(state) == [
        "Begin the wonder Pyramids, Begin the wonder Colossus:"
        " You have to complete your wonder first.",
        "Take Moses: You have already taken a leader of this age.",
        "Increase population: You do not have enough food.",
        "Build 1 stage of Hanging Gardens: You do not have enough resources.",
        "Build Agriculture (farm), Build Bronze (mine), Build Philosophy (lab),"
        " Build Religion (temple), Build Warriors (infantry): You have no unused worker.",
        "Develop Iron, Change government peacefully to Monarchy: You do not have enough science.",
    ]
    assert in_vain(state, 1) == []


def test_in_the_first_round_only_the_row_is_told_of() -> None:
    state = position(THROUGH_THE_AGES, round=1, row=["pyramids"], players={0: {"civil": 0}})
    assert in_vain(state) == ["Begin the wonder Pyramids: You do not have enough actions."]


def test_attacks_that_cannot_be_are_told_with_their_reason() -> None:
    players = {0: {"secrets": ["plunder-i", "war-over-culture"]}, 1: {"workers": {"warriors": 3}}}
    state = position(THROUGH_THE_AGES, phase="politics", age="II", players=players)
    assert [line.split(": ")[1] for line in in_vain(state)] == [
        "You have to be stronger than your rival.",
        "You do not have enough actions.",
    ]


def test_who_decides_is_told_to_the_others() -> None:
    state = THROUGH_THE_AGES.new(seats=2, seed=5)
    assert shown(state.view(0), "en")[-1] == "Red: Choose an action, or end your turn."
    assert shown(state.view(1), "en")[-1] == "Red is taking actions."
    assert shown(state.view(None), "cs")[-1] == "Červený provádí akce."

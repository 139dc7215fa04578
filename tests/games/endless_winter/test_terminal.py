"""The game as text: every position, event and choice can be said, in 80 columns."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

from holocene.cli import choices
from holocene.core.journal import Journal
from holocene.core.words import LANGUAGES

from .conftest import from_package
from .table import START, gaining, position
from .walks import EVERYTHING, OTHERWISE, walk

GAME = from_package()
TERMINAL: Any = GAME.terminal
MARKUP = re.compile(r"\[/?[a-z_ ]*\]")
YOU = re.compile(r"\byour?s?\b", re.IGNORECASE)
WIDTH = 80
# Words of the English catalogue that are no words elsewhere.
ENGLISH = re.compile(
    r"\b(the|and|of|with|you|your|for|from|cards?|food|tools?|labor|points?|camps?|villages?|idols?|"
    r"animals?|chief|stones?|takes?|plays?|gets?|draws?|turn|round|nothing|other|none|hunt)\b"
)


def plain(text: str) -> list[str]:
    return MARKUP.sub("", text).splitlines()


def check_line(line: str, language: str) -> None:
    """A line that a reader would find nothing wrong with."""
    assert not re.search(r"[{}$\n]|None|\?\?\?|_|\b[a-z]+-[a-z]+-[a-z]", line), line
    assert not re.search(r" [,;:]", line), line
    if language != "en":
        assert not ENGLISH.search(line), line


def check_sentence(line: str, language: str) -> None:
    check_line(line, language)
    assert line == line.strip(), line
    assert line, "an empty line"
    assert "  " not in line, line


def check_choices(state: Any, words: Any, language: str) -> None:
    offered = choices.of(state, state.actor, words)
    said = [choice.said for choice in offered]
    assert len(set(said)) == len(said), said
    for choice in offered:
        check_sentence(choice.said, language)
        if choice.gloss:
            check_sentence(choice.gloss, language)
    for row in choices.lines(choices.rows(offered), WIDTH):
        assert len(Text.from_markup(row).plain) <= WIDTH, row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, EVERYTHING), (4, OTHERWISE)])
def test_all_can_be_said(language: str, seats: int, options: Any) -> None:
    words = GAME.words(language)
    names = [TERMINAL.seat_name(seat, words) for seat in range(seats)]
    journal = Journal()
    for step, state in enumerate(walk(GAME, seats, 31, journal, **options)):
        if step % 11 and not state.over:
            continue
        for viewer in (None, state.actor):
            for line in plain(TERMINAL.show(state.view(viewer), words)):
                assert len(line) <= WIDTH, line
                check_line(line, language)
        if not state.over:
            check_choices(state, words, language)
    for event in journal:
        for facts in (event.facts, event.public):
            line = TERMINAL.tell(facts, names, words)
            if line or facts["kind"] not in ("order-reward", "stone-scored"):
                check_sentence(line, language)
    assert words.mistakes == {}


def test_of_others_is_not_told_as_if_it_were_you() -> None:
    """Whose deck, board or village it is: not the reader's."""
    words, journal = GAME.words("en"), Journal()
    names = ["Ana", "Bruna"]
    for state in walk(GAME, 2, 31, journal, **EVERYTHING):
        if not state.over:
            asked = plain(TERMINAL.show(state.view(1 - state.actor), words))[-1]
            assert not YOU.search(asked), asked
    for event in journal:
        line = TERMINAL.tell(event.public, names, words)
        assert not YOU.search(line), line


# Facts that hardly a random game brings
RARE: list[dict[str, Any]] = [
    {"kind": "gained", "seat": 0, "what": "food", "amount": 0, "lost": 2},
    {"kind": "food-lost", "seat": 0, "amount": 1},
    {"kind": "hired", "seat": 0, "card": "elder", "to": "hand", "empty": True},
    {"kind": "hired", "seat": 0, "card": "elder", "to": "discard", "empty": False},
    *[{"kind": "hunted", "seat": 0, "animal": None, "top": top} for top in (False, True)],
    {"kind": "buried", "seat": 0, "card": None, "zone": "hand"},
    {"kind": "built", "seat": 0, "row": 1, "column": 2, "level": 3, "neutral": False,
     "points": [8, 0]},
    {"kind": "eclipse", "round": 4, "piles": [[], []], "labour": [0, 1], "order": [1, 0]},
    *[{"kind": "instead", "seat": 0, "of": of, "take": take}
      for of in ("megalith", "draw", "idol", "tool")
      for take in ("draw", "offering", "honour", "tool", "food")],
    *[{"kind": "placed", "seat": 0, "figure": figure, "place": place}
      for figure in ("chief", "tribe")
      for place in ("rite-of-passage", "develop", "migrate", "hunt", "rest")],
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_events_are_told(language: str) -> None:
    words = GAME.words(language)
    names = [TERMINAL.seat_name(seat, words) for seat in range(2)]
    lines = [TERMINAL.tell(facts, names, words) for facts in RARE]
    for line in lines:
        check_sentence(line, language)
    assert words.mistakes == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_does(language: str) -> None:
    words = GAME.words(language)
    pieces: Any = GAME.pieces()
    teller = TERMINAL.teller
    for texts, family in (
        (teller.card_text, "cards"), (teller.stone_text, "stones"),
        (teller.setup_text, "setup_cards"), (teller.token_text, "rest_tokens"),
        (teller.token_text, "glacier_tokens"),
    ):  # fmt: skip
        for piece in pieces[family]:
            check_sentence(texts(piece["id"], words), language)
    names = [teller.name("card", card["id"], words) for card in pieces["cards"]]
    assert len(set(names)) == len(names), "two cards have the same name"
    assert words.mistakes == {}


def test_a_position_in_words() -> None:
    me = {"hand": ["gatherer", "cordage"], "labour": 3, "tools": 1}
    state = position(GAME, at="hunt", players={0: me})
    shown = plain(TERMINAL.show(state.view(0), GAME.words("en")))
    assert "Your hand (2):" in shown
    assert "  Gatherer: 1.5 labor; pay 1 food: 1 tool; in the eclipse: 2 food" in shown
    assert "  Cordage: era I; 1 tool and 2 food; worth 1 point" in shown
    me = {"hand": ["brave"], "labour": 3}
    more = plain(
        TERMINAL.show(position(GAME, at="hunt", players={0: me}).view(0), GAME.words("en"))
    )
    assert "  Brave: 1.5 labor; 1 more labor; in the eclipse: 1 tool" in more
    assert shown[-1] == "Wolf: What will you do?"
    other = plain(TERMINAL.show(state.view(1), GAME.words("en")))
    assert "Your hand (0):" in other
    assert not [line for line in other if "Gatherer: " in line]
    assert other[-1] == "Wolf is taking actions."


@pytest.mark.parametrize("language", LANGUAGES)
def test_megaliths_tell_whose_they_are(language: str) -> None:
    words = GAME.words(language)
    names = [TERMINAL.seat_name(seat, words) for seat in range(4)]
    assert len({name[:2] for name in names}) == 4
    state = position(GAME, at="hunt", seats=4, stones={0: 0, 1: 1, 2: 2, 3: 3})
    shown = "\n".join(plain(TERMINAL.show(state.view(0), words)))
    for name in names:
        assert re.search(rf"^\d .*\b{name[:2]}[0-9]?\b", shown, re.MULTILINE), shown


def test_choices_in_words() -> None:
    words = GAME.words("en")
    state = position(GAME, decisions=gaining(0, "draw"), players={0: {"deck": ["brave"]}})
    shown = plain(TERMINAL.show(state.view(0), words))
    assert shown[-1] == "Wolf: Take your reward: 1 card from the deck"
    told = [(choice.said, choice.gloss) for choice in choices.of(state, 0, words)]
    assert told == [
        ("Draw a card", ""),
        ("Instead of the card, raise the offering idol", ""),
        ("Instead of the card, raise the honor idol", ""),
        ("Instead of the card, take 1 tool", "tools +1"),
        ("Instead of the card, take 1 food", "food +1"),
    ]


def test_what_would_be_lost_is_said() -> None:
    words = GAME.words("en")
    me = {"food": 6, "deck": ["brave"]}
    state = position(GAME, decisions=gaining(0, "draw"), players={0: me})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Instead of the card, take 1 food"] == "no room for more"
    assert told["Instead of the card, take 1 tool"] == "tools +1"
    assert told["Draw a card"] == ""


def test_what_cards_that_lie_in_piles_do() -> None:
    words = GAME.words("en")
    me = {"labour": 2, "tools": 1, "food": 1}
    state = position(GAME, at="rite-of-passage", players={0: me})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    hunter = "1 labor; in Hunt: 1 more labor; in the eclipse: the top animal of the deck"
    assert told["Recruit Hunter"].startswith(hunter)
    assert told["Put Hunter on your discard pile"].startswith(hunter)
    state = position(GAME, decisions=[*START, {"kind": "piling", "seat": 0}],
                     players={0: {"hand": ["brave", "cordage"]}})  # fmt: skip
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert list(told.values()) == ["1.5 labor", "", ""]


def test_what_pieces_bring_in_words() -> None:
    """Beside a choice stands what one would look up on a board, a track or an animal."""
    words = GAME.words("en")
    glosses: dict[str, str] = {}
    for due, me in (
        ("idol", {"offering": 1}), ("animal_use", {"animals": {"smilodon": 1}}),
        ("megalith", {"neutral": 0}),
    ):  # fmt: skip
        stones = {0: 0, 1: 0, 4: 1, 5: 4}
        state = position(GAME, decisions=gaining(0, due), players={0: me}, stones=stones)
        glosses |= {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert glosses["Raise the offering idol"] == "1 tool"
    assert (
        glosses["Use Smilodon"]
        == "2 food and 1 idol; food +2, animals \u22121, sets of animals \u22121"
    )
    assert glosses["Megalith to row 3, column 2"] == "1 idol"
    assert glosses["Megalith on level 1, row 1, column 1"] == "Bison +1; points +6"


def test_where_to_go_in_words() -> None:
    words = GAME.words("en")
    state = position(GAME, players={0: {"hand": ["brave"], "tools": 1}})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Chief to Migrate"] == (
        "1 camp on the base hex (1 tool): once; 1 camp move (1 labor): 2 times; "
        "1 village (3 food): not enough food; "
        "first here: 1 camp on the base hex and 1 camp move"
    )
    assert told["Let the chief rest"] == "1 card from the deck and 1 animal used"
    state = position(GAME, players={0: {"stones": ["s1-01"]}}, more={"bottoms": [-1, 1] * 2})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Figure to Develop"].endswith("1 sacred stone (2 food and 1 tool): not enough food")


def test_what_columns_cost_and_bring_in_words() -> None:
    state = position(GAME, more={"bottoms": [-1, -1, 1, -1]})
    shown = " ".join(plain(TERMINAL.show(state.view(0), GAME.words("en"))))
    for told in (
        "Develop: pay 3 labor: 1 culture card; 1 sacred stone (once); "
        "first here: 1 tool   and 1 food",
        "Migrate: pay 1 tool: 1 camp on the base hex; pay 1 labor: 1 camp move; pay 3   food: "
        "1 village (once); first here: Bison",
        "Rest: 1 card from the deck and 1 animal used",
        "2. 3:1, 1 tool; 3. 3:1;",
        "3. 2 points; 5. 3 points; 7. 5 points",
        "(1\u20133, 4\u20136, 7+), by the honor idol: 1.   5/10/15; 2. 3/6/9 ",
    ):
        assert told in shown, told
    state = position(GAME, camp_move="tool")
    assert "pay 1 tool: 1 camp move" in " ".join(
        plain(TERMINAL.show(state.view(0), GAME.words("en")))
    )


def test_what_ends_the_top_section_says_so() -> None:
    words = GAME.words("en")
    me = {"animals": {"smilodon": 1}, "food": 3, "labour": 2, "hand": ["brave"]}
    state = position(GAME, at="hunt", players={0: me}, more={"herd_deck": ["smilodon"] * 3})
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Use Smilodon"].endswith("; ends the top section")
    assert [said for said, gloss in told.items() if "ends" in gloss] == ["Use Smilodon"]


def test_hunting_in_words() -> None:
    """How many animals are revealed at once, and what one more is worth."""
    words = GAME.words("en")
    me = {"labour": 4, "tools": 2, "animals": {"giant-elk": 1}}
    herd = {"herd": ["giant-elk"], "herd_deck": ["smilodon"] * 9}
    state = position(GAME, players={0: me}, more=herd)
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    assert told["Chief to Hunt"].startswith("2 animals revealed (1 labor): 2 times; ")
    state = position(GAME, at="hunt", players={0: me}, more=herd)
    told = {choice.said: choice.gloss for choice in choices.of(state, 0, words)}
    table = next(each["sets"] for each in GAME.pieces()["animals"]  # type: ignore[attr-defined]
                 if each["id"] == "giant-elk")  # fmt: skip
    assert told["Hunt Giant elk"] == (
        "when used: 4 food; tools \u22121, labor \u22121, animals +1, "
        f"sets of animals +{table[1] - table[0]}"
    )


def test_events_in_words() -> None:
    words = GAME.words("en")
    facts: dict[str, Any] = {
        "kind": "eclipse", "round": 2, "piles": [["brave", "brave"], []], "labour": [7, 3],
        "order": [0, 1],
    }  # fmt: skip
    assert TERMINAL.tell(facts, ["Ana", "Ben"], words) == (
        "The eclipse of round 2: Ana 3.5 labor (2\u00d7\u00a0Brave); Ben 1.5 labor. "
        "New order: Ana, Ben"
    )
    built = {
        "kind": "built", "seat": 0, "row": 1, "column": 2, "level": 1, "neutral": False,
        "points": [5, 1],
    }  # fmt: skip
    assert TERMINAL.tell(built, ["Ana", "Ben"], words) == (
        "Ana places a megalith on level 1, row 1, column 2. Ana gets 5 points for megaliths. "
        "Ben gets 1 point for megaliths"
    )

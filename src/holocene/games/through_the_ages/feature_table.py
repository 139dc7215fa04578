"""Which numbers describe a position: the one declaration of names, bounds and meaning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.features import Block, FeatureTable, of_each
from ...core.layout import NOTHING
from .board import FIRST_TECHNOLOGIES
from .cards import (
    AGE_NAMES,
    AGGRESSION,
    EVENT,
    GOVERNMENT,
    IV,
    LEADER,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    among,
)
from .civil import CIVIL, CIVIL_BY_ID, CIVIL_IDS
from .military import MILITARY, MILITARY_IDS
from .player import WORKED

MOST_SEATS: Final = 4
WHOSE: Final[list[str]] = ["me", "rival1", "rival2", "rival3"]
AGES: Final[list[str]] = AGE_NAMES[:IV]
KINDS: Final[list[str]] = [
    "acting", "ordered", "reserves", "tucking", "politics", "answering", "losing-workers",
    "destroying-own", "ruining", "ceding", "choosing-goods", "splitting-goods", "discarding",
    "bidding", "sending", "free-building", "developing", "razing", "agreement", "defending",
    "plundering", "raiding", "annexing", "infiltrating", "looting",
]  # fmt: skip
KIND: Final[Mapping[str, int]] = {kind: number for number, kind in enumerate(KINDS)}


def _ids(ids: list[str], numbers: range) -> list[str]:
    return [ids[number] for number in numbers]


# Cards that stand together in the lists.
SPECIALS: Final[range] = among(CIVIL, SPECIAL)
GOVERNMENTS: Final[range] = among(CIVIL, GOVERNMENT)
LEADERS: Final[range] = among(CIVIL, LEADER)
WONDERS: Final[range] = among(CIVIL, WONDER)
TACTICS: Final[range] = among(MILITARY, TACTIC)
WARS: Final[range] = among(MILITARY, WAR)
TERRITORIES: Final[range] = among(MILITARY, TERRITORY)
ATTACKS: Final[range] = among(MILITARY, AGGRESSION)
TO_COME: Final[range] = among(MILITARY, TERRITORY, EVENT)
# Civil cards that can be in a hand, and the place of each among them.
_FIRST: Final[list[int]] = [CIVIL_BY_ID[name] for name, _ in FIRST_TECHNOLOGIES]
HELD: Final[list[int]] = [card for card in range(len(CIVIL)) if card not in _FIRST]
PLACE: Final[list[int]] = [
    HELD.index(card) if card in HELD else NOTHING for card in range(len(CIVIL))
]
HELD_IDS: Final[list[str]] = [CIVIL_IDS[card] for card in HELD]

CIVILIZATION: Final[list[Block]] = [
    Block("there", "1: somebody sits here and has not left"),
    Block("turn", "1: it is this one's turn"),
    Block("culture", "points / 200", 0.0, 3.0),
    Block("estimate", "guess at the final culture / 200", -1.0, 3.0),
    Block("culture-rate", "/ 30", -1.0, 3.0),
    Block("science", "points / 50", 0.0, 3.0),
    Block("science-rate", "/ 20", -1.0, 3.0),
    Block("strength", "/ 60", -1.0, 3.0),
    Block("army", "strength that armies add / 20", 0.0, 3.0),
    Block("happy", "faces / 8"),
    Block("discontent", "workers for whom faces are missing / 8"),
    Block("idle", "workers on no card / 5", 0.0, 3.0),
    Block("yellow", "tokens in the bank / 18", 0.0, 2.0),
    Block("blue", "tokens in the bank / 16", 0.0, 2.0),
    Block("food", "/ 20", 0.0, 3.0),
    Block("resources", "/ 30", 0.0, 3.0),
    Block("food-made", "in a turn / 20", -1.0, 3.0),
    Block("resources-made", "in a turn / 30", 0.0, 3.0),
    Block("eaten", "food in a turn / 6"),
    Block("corruption", "resources lost in a turn / 6"),
    Block("worker-cost", "food for the next worker / 7"),
    Block("civil", "actions left / 8", 0.0, 2.0),
    Block("civil-total", "/ 8", 0.0, 2.0),
    Block("military", "actions left / 8", 0.0, 2.0),
    Block("military-total", "/ 8", 0.0, 2.0),
    Block("urban-limit", "/ 5", 0.0, 2.0),
    Block("colonization", "/ 10", 0.0, 2.0),
    Block("hand", "civil cards / 8", 0.0, 3.0),
    Block("backs", "military cards of this age / 6", 0.0, 3.0, AGES),
    Block("purse", "in this turn only / 10", 0.0, 2.0, [
        "unit-resources", "unit-science", "food", "resources",
    ]),
    Block("skips", "1: has no next political action"),
    Block("leader-taken", "1: has had a leader of this age", parts=AGES),
    Block("used", "1: has done this in the turn, the last in the game", parts=[
        "commanded", "sailed", "spoke", "traded", "changed-tactic", "staged", "replaced-leader",
        "second-action",
    ]),
    Block("tactic", "units of an army and its strength / 6; outdated the last", 0.0, 3.0, [
        "infantry", "cavalry", "artillery", "strength", "obsolete",
    ]),
    Block("exclusive", "1: nobody else can copy the tactic yet"),
    Block("war", "1: has declared it", parts=_ids(MILITARY_IDS, WARS)),
    Block("war-on", "1: and on whom", parts=WHOSE),
    Block("pact", "1: has offered one that holds; then the side", parts=["there", "second"]),
    Block("pact-with", "1: and with whom", parts=WHOSE),
    Block("card", "a technology: (1 + workers on it) / 6", 0.0, 3.0, CIVIL_IDS[:WORKED]),
    Block("special", "1: has this technology", parts=_ids(CIVIL_IDS, SPECIALS)),
    Block("government", "1: is governed so", parts=_ids(CIVIL_IDS, GOVERNMENTS)),
    Block("wonder", "1: completed, 0.9: ruined; else (1 + stages) / 10",
          parts=_ids(CIVIL_IDS, WONDERS)),
    Block("leader", "1: has this leader", parts=_ids(CIVIL_IDS, LEADERS)),
    Block("colony", "1: has this territory", parts=_ids(MILITARY_IDS, TERRITORIES)),
]  # fmt: skip
TABLE: Final[FeatureTable] = FeatureTable(
    Block("lead", "own estimate less the best rival's / 100", -4.0, 4.0),
    Block("seats", "/ 4"),
    Block("round", "/ 25", 0.0, 2.0),
    Block("age", "1: the present age", parts=AGE_NAMES),
    Block("last", "1: it is known which round is the last"),
    Block("turns-left", "of all players, a guess / 60", 0.0, 2.0),
    Block("deck", "civil cards of this age / 60"),
    Block("draw", "military cards of this age / 60", 0.0, 2.0),
    Block("peaceful", "1: played without attacks"),
    Block("over", "1: the game is over"),
    Block("events", "to come, of this age / 10", 0.0, 2.0, AGES),
    Block("next-event", "age of the next one / 3"),
    Block("future", "prepared for later, of this age / 10", 0.0, 2.0, AGES),
    Block("decides", "1: whose decision it is", parts=WHOSE),
    Block("question", "1: what is to be decided", parts=KINDS),
    Block("other", "1: whom else it concerns", parts=WHOSE),
    Block("amount", "of what is asked for, bid or fought with / 20", -1.0, 4.0),
    Block("colony", "1: the territory in question", parts=_ids(MILITARY_IDS, TERRITORIES)),
    Block("attack", "1: the aggression in question", parts=_ids(MILITARY_IDS, ATTACKS)),
    Block("tactic", "1: anybody can copy it", parts=_ids(MILITARY_IDS, TACTICS)),
    Block("row", "(13 - slot) / 13 of the cheapest there", parts=HELD_IDS),
    Block("hand", "civil cards held / 2", 0.0, 3.0, HELD_IDS),
    Block("secret", "military cards held / 2", 0.0, 4.0, MILITARY_IDS),
    Block("known", "0.5: known to be an event to come, 1: the next",
          parts=_ids(MILITARY_IDS, TO_COME)),
    *of_each(WHOSE, CIVILIZATION),
)  # fmt: skip

"""Which numbers describe a position: the one declaration of names, bounds and meaning.

It depends on the set that is played with, so there is one for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.features import Block, FeatureTable, of_each
from .actions import SIDES
from .box import Box
from .components import CULTURE_CARDS, ROUNDS, TRIBE_KINDS
from .land import BASE, HEX_NAMES
from .ops import COLUMN_IDS, DUE_OPS, OPS, PLACE_IDS
from .plan import BOARDS

MOST_SEATS: Final = 4
WHOSE: Final[list[str]] = ["me", "rival1", "rival2", "rival3"]
KINDS: Final[list[str]] = [
    "drafting-chief", "choosing-side", "drafting-setup", "beginning", "offered", "discarding",
    "resting", "acting", "gaining", "paid-gaining", "chaining", "piling", "rewarding",
    "eclipse-cards", "gathering",
]  # fmt: skip
KIND: Final[Mapping[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
SECTIONS: Final[list[str]] = ["top", "rest"]
ZONES: Final[list[str]] = ["hand", "known", "deck", "discards", "played", "pile", "buried"]
RULES: Final[list[str]] = ["draft", "glaciers", "rest-tokens", "joined"]


class Sizes:
    """How much there is of what in a set, and the table that follows from it."""

    __slots__ = (
        "animals", "boards", "cards", "chiefs", "first_culture", "lands", "nobody", "places",
        "rest_tokens", "setups", "stones", "table",
    )  # fmt: skip

    def __init__(self, box: Box) -> None:
        parts = box.set
        self.cards: Final[int] = len(parts.cards)
        self.first_culture: Final[int] = len(parts.cards) - CULTURE_CARDS
        self.animals: Final[int] = len(parts.animals)
        self.lands: Final[int] = len(parts.lands)
        self.stones: Final[int] = len(parts.stones)
        self.chiefs: Final[int] = len(parts.chiefs)
        self.setups: Final[int] = len(parts.setup_cards)
        self.boards: Final[int] = len(parts.boards)
        self.rest_tokens: Final[int] = len(parts.rest_tokens)
        self.places: Final[int] = max(
            [len(site.plan.positions) for pair in box.sites for site in pair]
        )
        tribe = _tribe(box)
        self.nobody: Final[int] = sum([block.size for block in tribe])
        self.table: Final[FeatureTable] = FeatureTable(
            *_game(box), *_middle(box, self.places), *_own(box), *of_each(WHOSE, tribe)
        )


def _ids(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


def _game(box: Box) -> list[Block]:
    """The moment of the game, and what is asked."""
    parts = box.set
    return [
        Block("lead", "own estimate less the best rival's / 50", -4.0, 4.0),
        Block("seats", "/ 4"),
        Block("round", "1: the present round", parts=_ids(ROUNDS)),
        Block("turns", "taken in this round / 12"),
        Block("eclipse", "1: the eclipse piles lie open"),
        Block("rule", "1: played by this rule", parts=RULES),
        Block("over", "1: the game is over"),
        Block("decides", "1: whose decision it is", parts=WHOSE),
        Block("question", "1: what is to be decided", parts=KINDS),
        Block("section", "1: which part of a column", parts=SECTIONS),
        Block("due", "gains of this kind that are due / 3", 0.0, 3.0, OPS[:DUE_OPS]),
        Block("column", "1: where the turn is played", parts=PLACE_IDS),
        Block("chief-state", "1: of the chief's ability", parts=["ready", "used", "pledged"]),
        Block("cultures", "culture cards played in the turn / 3", 0.0, 2.0),
        Block("taken", "1: kind of tribe card taken in the turn", parts=_ids(TRIBE_KINDS)),
        Block("open", "cards whose ability is still to be used / 2", 0.0, 2.0, parts.card_ids),
    ]


def _middle(box: Box, places: int) -> list[Block]:
    """The boards in the middle."""
    parts = box.set
    culture = parts.card_ids[len(parts.cards) - CULTURE_CARDS :]
    return [
        Block("pile", "tribe cards left / 15", parts=_ids(TRIBE_KINDS)),
        Block("display", "1: this culture card lies open", parts=culture),
        Block("deck", "culture cards to come / 20", parts=["one", "two"]),
        Block("herd", "animals face up / 6", parts=parts.animal_ids),
        Block("herd-deck", "animals to come / 60"),
        Block("stone", "1: this sacred stone can be had", parts=parts.stone_ids),
        Block("chief", "1: this chief can be drafted",
              parts=[chief.id for chief in parts.chiefs]),
        Block("setup", "1: this setup card can be drafted",
              parts=[card.id for card in parts.setup_cards]),
        Block("rest", "1: this rest token lies face up",
              parts=[token.id for token in parts.rest_tokens]),
        Block("bottom", "who was first there: 1 me, 0.5 a rival", parts=COLUMN_IDS),
        Block("land", "1: what land it is", parts=[
            f"{hex}.{land}"
            for hex in HEX_NAMES
            for land in parts.land_ids[1:]
            if hex != HEX_NAMES[BASE]
        ]),
        Block("glacier", "1: a token lies there", parts=HEX_NAMES),
        Block("board", "1: which megalith board lies on the tile", parts=[
            f"{tile + 1}.{board.id}" for tile in range(BOARDS) for board in parts.boards
        ]),
        Block("megalith", "1: mine stands at this place", parts=_ids(places)),
        Block("foreign", "1: a rival's does, 0.5: a neutral one", parts=_ids(places)),
    ]  # fmt: skip


def _own(box: Box) -> list[Block]:
    """What only the seat itself knows, or cares for."""
    cards = box.set.card_ids
    return [
        Block("hand", "cards / 4", 0.0, 4.0, cards),
        Block("laid", "cards in the own eclipse pile / 4", 0.0, 4.0, cards),
        Block("camps", "own camps / 5", parts=HEX_NAMES),
    ]


def _tribe(box: Box) -> list[Block]:
    parts = box.set
    return [
        Block("there", "1: somebody sits here"),
        Block("turn", "1: it is this one's turn"),
        Block("order", "place in the order of play / 3"),
        Block("score", "score if the game ended now / 100", 0.0, 4.0),
        Block("points", "on the track / 100", 0.0, 4.0),
        Block("estimate", "guess at the final score / 100", -1.0, 4.0),
        Block("food", "/ 10"),
        Block("limit", "food there can be / 10"),
        Block("tools", "/ 10", 0.0, 2.0),
        Block("labour", "halves to be spent / 10", 0.0, 3.0),
        Block("offering", "level of the idol / 10", 0.0, 2.0),
        Block("honour", "level of the idol / 10", 0.0, 2.0),
        Block("rank", "of honour, 0 is the highest / 3"),
        Block("camps", "on the land / 5"),
        Block("villages", "/ 3"),
        Block("megaliths", "still on the board / 8", parts=["neutral", "own"]),
        Block("chief", "1: has this chief", parts=[chief.id for chief in parts.chiefs]),
        Block("side", "1: of the chief card", parts=SIDES),
        Block("chief-at", "1: where the chief stands", parts=PLACE_IDS),
        Block("others-at", "figures that stand there / 2", parts=PLACE_IDS),
        Block("stone", "1: has this sacred stone", parts=parts.stone_ids),
        Block("animals", "not used / 5", 0.0, 2.0, parts.animal_ids),
        Block("used", "animals used / 5", 0.0, 2.0, parts.animal_ids),
        Block("influence", "on this land / 5", 0.0, 3.0, HEX_NAMES),
        Block("zone", "cards there / 10", 0.0, 4.0, ZONES),
        Block("owned", "cards that are not openly buried / 4", 0.0, 6.0, parts.card_ids),
    ]

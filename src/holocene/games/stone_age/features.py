"""A position in numbers, from one seat's eyes.

First the seat itself, then its rivals in the order in which they play after it. A card that a rival
has drawn unseen counts for nothing, as if that rival had none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.features import Block, FeatureTable, Row, bounded, of_each
from ...core.layout import NOTHING
from . import heuristics, scoring
from .components import (
    BUILDER,
    CARD_SLOTS,
    CARDS,
    FARMER,
    HUNT,
    MARKET_FACES,
    ONE_USE_VALUES,
    PLACE_NAMES,
    PLACES,
    RESOURCES,
    RIVER,
    SHAMAN,
    SYMBOLS,
    TILES,
    TOOL_TILES,
    TOOL_WORKER,
    WORKERS,
    WORTH,
    Card,
    Tile,
)
from .decisions.buying import BuyingCard, BuyingTile
from .decisions.market import PickingDie
from .decisions.rolling import AddingTools
from .options import Rules
from .state import Player, StoneAge

MOST_SEATS: Final = 4
TOPS: Final[list[str]] = [
    "market", "food", "resource", "points", "tool", "agriculture", "dice", "extra-card",
    "one-use-tool", "any-two",
]  # fmt: skip
KINDS: Final[list[str]] = [
    "placing", "using", "adding-tools", "buying-card", "buying-tile", "picking-die",
    "raising-tool", "feeding", "last-chance",
]  # fmt: skip
KIND: Final[Mapping[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
WHOSE: Final[list[str]] = ["me", "rival1", "rival2", "rival3"]
_PLACES: Final[list[str]] = [name.replace(" ", "-") for name in PLACE_NAMES]
_ROLLED: Final[list[str]] = _PLACES[HUNT : RIVER + 1]
_SLOTS: Final[list[str]] = [f"slot{slot + 1}" for slot in range(CARD_SLOTS)]
_ONCE: Final[list[str]] = [str(value) for value in ONE_USE_VALUES]
_STACKS: Final[list[str]] = [f"stack{stack + 1}" for stack in range(MOST_SEATS)]

TRIBE: Final[list[Block]] = [
    Block("there", "1: somebody sits here"),
    Block("first", "1: begins this round"),
    Block("unseen", "1: has a card that was drawn unseen"),
    Block("score", "score if the game ended now / 100", -1.0, 4.0),
    Block("estimate", "guess at the final score / 100", -1.0, 4.0),
    Block("people", "/ 10"),
    Block("home", "people not sent out / 10"),
    Block("food", "/ 20", 0.0, 2.0),
    Block("missing", "food that would be short at the next feeding / 10", -2.0, 1.0),
    Block("goods", "resources / 10", 0.0, 2.0, RESOURCES),
    Block("agriculture", "/ 10"),
    Block("tools", "sum of the tool tiles / 12"),
    Block("ready", "value of a tool tile that is not used yet / 4", parts=["1", "2", "3"]),
    Block("once", "1: holds this one-use tool", parts=_ONCE),
    Block("any-two", "1: holds the card of any two resources"),
    Block("symbol", "1: has this culture symbol", parts=SYMBOLS),
    Block("singles", "different culture symbols / 8"),
    Block("culture", "different culture symbols squared / 64"),
    Block("doubles", "second copies of symbols / 8"),
    Block("workers", "figures on sand cards / 10", parts=WORKERS),
    Block("worked", "what these figures score now / 50", 0.0, 3.0, WORKERS),
    Block("buildings", "/ 10", 0.0, 3.0),
    Block("cards", "/ 12", 0.0, 3.0),
    Block("at", "people at this place / 5", 0.0, 2.0, _PLACES),
]
CARD: Final[list[Block]] = [
    Block("top", "1: what the buyer gains", parts=TOPS),
    Block("amount", "how much of it / 7"),
    Block("worth", "of the resource it gives / 6"),
    Block("symbol", "1: the symbol it counts for", parts=SYMBOLS),
    Block("worker", "figures it counts / 3", parts=WORKERS),
]
STACK: Final[list[Block]] = [
    Block("left", "building tiles / 7"),
    Block("cost", "resources the top tile costs / 2", parts=RESOURCES),
    Block("points", "it scores / 20"),
    Block("least", "resources that can be paid at least / 7"),
    Block("most", "and at most / 7"),
    Block("kinds", "of how many kinds they must be / 4"),
]
TABLE: Final[FeatureTable] = FeatureTable(
    Block("lead", "own estimate less the best rival's / 50", -4.0, 4.0),
    Block("seats", "/ 4"),
    Block("round", "/ 20", 0.0, 2.0),
    Block("deck", "cards to come / 36"),
    Block("rounds-left", "guess / 10"),
    Block("rule", "1: played by this rule", parts=[
        "starve-per-food", "hunt-reentry", "second-set", "one-point", "choose-raised",
        "count-one-use",
    ]),
    Block("over", "1: the game is over"),
    Block("decides", "1: whose decision it is", parts=WHOSE),
    Block("question", "1: what is to be decided", parts=KINDS),
    Block("rolled", "1: the place that was rolled for", parts=_ROLLED),
    Block("total", "of that roll / 60"),
    Block("buying", "1: the card or building in question", parts=_SLOTS + _STACKS),
    Block("faces", "market dice left of this face / 4", parts=MARKET_FACES),
    *of_each(_SLOTS, CARD),
    *of_each(_STACKS, STACK),
    *of_each(WHOSE, TRIBE),
)  # fmt: skip


def _size(blocks: list[Block]) -> int:
    return sum([block.size for block in blocks])


TRIBE_SIZE: Final = _size(TRIBE)


def _card(card: Card) -> list[float]:
    out = [1.0 if card.top == top else 0.0 for top in TOPS]
    out.append(card.amount / 7.0)
    out.append(WORTH[card.resource] / 6.0 if card.resource >= 0 else 0.0)
    out += [1.0 if card.symbol == symbol else 0.0 for symbol in range(len(SYMBOLS))]
    out += [card.count / 3.0 if card.worker == worker else 0.0 for worker in range(len(WORKERS))]
    return out


def _tile(tile: Tile) -> list[float]:
    out = [cost / 2.0 for cost in tile.cost] if tile.cost else [0.0] * len(RESOURCES)
    return [*out, tile.points / 20.0, tile.least / 7.0, tile.most / 7.0, tile.kinds / 4.0]


# What is printed never changes.
CARD_NUMBERS: Final[list[list[float]]] = [_card(card) for card in CARDS]
CARD_SIZE: Final = _size(CARD)
TILE_NUMBERS: Final[list[list[float]]] = [_tile(tile) for tile in TILES]
TILE_SIZE: Final = _size(STACK[1:])


def features(state: StoneAge, seat: int) -> Row:
    known = _known(state, seat)
    guess = heuristics.estimate(known)
    out = TABLE.row()
    _game(out, known, seat, guess)
    _question(out, known, seat)
    for card in state.row:
        if card == NOTHING:
            out.blank(CARD_SIZE)
        else:
            out.add_all(CARD_NUMBERS[card])
    for stack in range(MOST_SEATS):
        tiles = state.stacks[stack] if stack < state.seats else []
        out.add(len(tiles) / 7.0)
        if tiles:
            out.add_all(TILE_NUMBERS[tiles[-1]])
        else:
            out.blank(TILE_SIZE)
    for turn in range(MOST_SEATS):
        if turn < state.seats:
            owner = (seat + turn) % state.seats
            out.flag(True)
            out.flag(state.first == owner)
            out.flag(state.players[owner].extra != NOTHING)
            _tribe(out, known.players[owner], known.rules, guess[owner])
        else:
            out.blank(TRIBE_SIZE)
    return out


def _known(state: StoneAge, seat: int) -> StoneAge:
    """The position itself, or one without what rivals hold unseen; at the end all is shown."""
    seen = state
    if state.stack:
        for owner in range(state.seats):
            if owner != seat and state.players[owner].extra != NOTHING:
                if seen is state:
                    seen = state.copy()
                player = seen.players[owner]
                player.extra = NOTHING
                player.recount_cards()
    return seen


def _game(out: Row, state: StoneAge, seat: int, guess: list[float]) -> None:
    best = -1000.0
    for owner in range(state.seats):
        if owner != seat and guess[owner] > best:
            best = guess[owner]
    out.add(bounded((guess[seat] - best) / 50.0, -4.0, 4.0))
    out.add(state.seats / 4.0)
    out.add(bounded(state.round / 20.0, 0.0, 2.0))
    out.add(len(state.deck) / 36.0)
    out.add(bounded(heuristics.rounds_left(state) / 10.0, 0.0, 1.0))
    rules = state.rules
    out.flag(rules.starve_per_food)
    out.flag(rules.hunt_reentry)
    out.flag(rules.second_set)
    out.flag(rules.one_point)
    out.flag(rules.choose_raised)
    out.flag(rules.count_one_use)


ASKED: Final = 1 + len(WHOSE) + len(KINDS) + len(_ROLLED) + 1 + CARD_SLOTS + MOST_SEATS
QUESTION_SIZE: Final = ASKED + len(MARKET_FACES)
# From where the parts of the question begin.
DECIDES: Final = 1
QUESTION: Final = DECIDES + len(WHOSE)
ROLLED: Final = QUESTION + len(KINDS)
TOTAL: Final = ROLLED + len(_ROLLED)
BUYING: Final = TOTAL + 1
FACES: Final = BUYING + CARD_SLOTS + MOST_SEATS


def _question(out: Row, state: StoneAge, seat: int) -> None:
    at = out.blank(QUESTION_SIZE)
    if not state.stack:
        out.put(at, 1.0)
        return
    top = state.stack[-1]
    out.put(at + DECIDES + (top.seat - seat) % state.seats, 1.0)
    out.put(at + QUESTION + KIND[top.kind], 1.0)
    if isinstance(top, AddingTools):
        out.put(at + ROLLED + top.place - HUNT, 1.0)
        out.put(at + TOTAL, sum(top.dice) / 60.0)
    elif isinstance(top, BuyingCard):
        out.put(at + BUYING + top.slot, 1.0)
    elif isinstance(top, BuyingTile):
        out.put(at + BUYING + CARD_SLOTS + top.stack, 1.0)
    elif isinstance(top, PickingDie):
        for face in top.faces:
            out.more(at + FACES + face, 0.25)


def _tribe(out: Row, player: Player, rules: Rules, guess: float) -> None:
    out.add(bounded(scoring.score(player, rules) / 100.0, -1.0, 4.0))
    out.add(bounded(guess / 100.0, -1.0, 4.0))
    out.add(player.people / 10.0)
    out.add(player.home / 10.0)
    out.add(bounded(player.food / 20.0, 0.0, 2.0))
    out.add(bounded(player.missing_food() / 10.0, -2.0, 1.0))
    for good in player.goods:
        out.add(bounded(good / 10.0, 0.0, 2.0))
    out.add(player.agriculture / 10.0)
    out.add(player.tools / 12.0)
    ready = player.ready_tools()
    for tile in range(TOOL_TILES):
        out.add(player.tile(tile) / 4.0 if ready >> tile & 1 else 0.0)
    for bit in range(TOOL_TILES):
        out.flag(player.once >> bit & 1 != 0)
    out.flag(player.any_two)
    _cards(out, player, rules)
    for place in range(PLACES):
        people = player.at[place]
        out.add(people / 5.0 if people else 0.0)


def _cards(out: Row, player: Player, rules: Rules) -> None:
    for symbol in range(len(SYMBOLS)):
        out.flag(player.symbols >> symbol & 1 != 0)
    out.add(player.singles / 8.0)
    out.add(player.singles * player.singles / 64.0)
    out.add(player.doubles / 8.0)
    figures = player.workers
    for worker in range(len(WORKERS)):
        out.add(figures[worker] / 10.0)
    out.add(bounded(figures[FARMER] * player.agriculture / 50.0, 0.0, 3.0))
    tools = scoring.counted_tools(player, rules)
    out.add(bounded(figures[TOOL_WORKER] * tools / 50.0, 0.0, 3.0))
    out.add(bounded(figures[BUILDER] * len(player.buildings) / 50.0, 0.0, 3.0))
    out.add(bounded(figures[SHAMAN] * player.people / 50.0, 0.0, 3.0))
    out.add(bounded(len(player.buildings) / 10.0, 0.0, 3.0))
    out.add(bounded(len(player.cards) / 12.0, 0.0, 3.0))

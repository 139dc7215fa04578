"""A position in numbers, from one seat's eyes.

First the seat itself, then its rivals in the order in which they play after it. A card that a rival
has drawn unseen counts for nothing, as if that rival had none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core.features import Block, FeatureTable, bounded, of_each
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


def _blank(blocks: list[Block]) -> list[float]:
    return [0.0] * sum([block.size for block in blocks])


NO_TRIBE: Final[list[float]] = _blank(TRIBE)


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
NO_CARD: Final[list[float]] = _blank(CARD)
TILE_NUMBERS: Final[list[list[float]]] = [_tile(tile) for tile in TILES]
NO_TILE: Final[list[float]] = _blank(STACK[1:])


def features(state: StoneAge, seat: int) -> list[float]:
    known = _known(state, seat)
    guess = heuristics.estimate(known)
    out: list[float] = []
    _game(out, known, seat, guess)
    _question(out, known, seat)
    for card in state.row:
        out.extend(CARD_NUMBERS[card] if card != NOTHING else NO_CARD)
    for stack in range(MOST_SEATS):
        tiles = state.stacks[stack] if stack < state.seats else []
        out.append(len(tiles) / 7.0)
        out.extend(TILE_NUMBERS[tiles[-1]] if tiles else NO_TILE)
    for turn in range(MOST_SEATS):
        if turn < state.seats:
            owner = (seat + turn) % state.seats
            out.append(1.0)
            out.append(1.0 if state.first == owner else 0.0)
            out.append(1.0 if state.players[owner].extra != NOTHING else 0.0)
            _tribe(out, known.players[owner], known.rules, guess[owner])
        else:
            out.extend(NO_TRIBE)
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


def _game(out: list[float], state: StoneAge, seat: int, guess: list[float]) -> None:
    best = -1000.0
    for owner in range(state.seats):
        if owner != seat and guess[owner] > best:
            best = guess[owner]
    out.append(bounded((guess[seat] - best) / 50.0, -4.0, 4.0))
    out.append(state.seats / 4.0)
    out.append(bounded(state.round / 20.0, 0.0, 2.0))
    out.append(len(state.deck) / 36.0)
    out.append(bounded(heuristics.rounds_left(state) / 10.0, 0.0, 1.0))
    rules = state.rules
    out.append(1.0 if rules.starve_per_food else 0.0)
    out.append(1.0 if rules.hunt_reentry else 0.0)
    out.append(1.0 if rules.second_set else 0.0)
    out.append(1.0 if rules.one_point else 0.0)
    out.append(1.0 if rules.choose_raised else 0.0)
    out.append(1.0 if rules.count_one_use else 0.0)


ASKED: Final = 1 + len(WHOSE) + len(KINDS) + len(_ROLLED) + 1 + CARD_SLOTS + MOST_SEATS
NO_QUESTION: Final[list[float]] = [0.0] * (ASKED + len(MARKET_FACES))
# From where the parts of the question begin.
DECIDES: Final = 1
QUESTION: Final = DECIDES + len(WHOSE)
ROLLED: Final = QUESTION + len(KINDS)
TOTAL: Final = ROLLED + len(_ROLLED)
BUYING: Final = TOTAL + 1
FACES: Final = BUYING + CARD_SLOTS + MOST_SEATS


def _question(out: list[float], state: StoneAge, seat: int) -> None:
    at = len(out)
    out.extend(NO_QUESTION)
    if not state.stack:
        out[at] = 1.0
        return
    top = state.stack[-1]
    out[at + DECIDES + (top.seat - seat) % state.seats] = 1.0
    out[at + QUESTION + KIND[top.kind]] = 1.0
    if isinstance(top, AddingTools):
        out[at + ROLLED + top.place - HUNT] = 1.0
        out[at + TOTAL] = sum(top.dice) / 60.0
    elif isinstance(top, BuyingCard):
        out[at + BUYING + top.slot] = 1.0
    elif isinstance(top, BuyingTile):
        out[at + BUYING + CARD_SLOTS + top.stack] = 1.0
    elif isinstance(top, PickingDie):
        for face in top.faces:
            out[at + FACES + face] += 0.25


def _tribe(out: list[float], player: Player, rules: Rules, guess: float) -> None:
    out.append(bounded(scoring.score(player, rules) / 100.0, -1.0, 4.0))
    out.append(bounded(guess / 100.0, -1.0, 4.0))
    out.append(player.people / 10.0)
    out.append(player.home / 10.0)
    out.append(bounded(player.food / 20.0, 0.0, 2.0))
    out.append(bounded(player.missing_food() / 10.0, -2.0, 1.0))
    for good in player.goods:
        out.append(bounded(good / 10.0, 0.0, 2.0))
    out.append(player.agriculture / 10.0)
    out.append(player.tools / 12.0)
    ready = player.ready_tools()
    for tile in range(TOOL_TILES):
        out.append(player.tile(tile) / 4.0 if ready >> tile & 1 else 0.0)
    for bit in range(TOOL_TILES):
        out.append(1.0 if player.once >> bit & 1 else 0.0)
    out.append(1.0 if player.any_two else 0.0)
    _cards(out, player, rules)
    for place in range(PLACES):
        people = player.at[place]
        out.append(people / 5.0 if people else 0.0)


def _cards(out: list[float], player: Player, rules: Rules) -> None:
    for symbol in range(len(SYMBOLS)):
        out.append(1.0 if player.symbols >> symbol & 1 else 0.0)
    out.append(player.singles / 8.0)
    out.append(player.singles * player.singles / 64.0)
    out.append(player.doubles / 8.0)
    figures = player.workers
    for worker in range(len(WORKERS)):
        out.append(figures[worker] / 10.0)
    out.append(bounded(figures[FARMER] * player.agriculture / 50.0, 0.0, 3.0))
    tools = scoring.counted_tools(player, rules)
    out.append(bounded(figures[TOOL_WORKER] * tools / 50.0, 0.0, 3.0))
    out.append(bounded(figures[BUILDER] * len(player.buildings) / 50.0, 0.0, 3.0))
    out.append(bounded(figures[SHAMAN] * player.people / 50.0, 0.0, 3.0))
    out.append(bounded(len(player.buildings) / 10.0, 0.0, 3.0))
    out.append(bounded(len(player.cards) / 12.0, 0.0, 3.0))

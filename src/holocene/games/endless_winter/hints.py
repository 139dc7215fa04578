"""What a front end may tell a seat: what a choice would change, what is missing, what counts."""

from __future__ import annotations

from typing import Final, cast

from ...core.action import Action
from ...core.layout import NOTHING
from . import goods, monuments, standing
from .actions import CHIEF, LESS_DRAW, NEXT_TOKEN, PLAY, SWAP, TOKEN, USE, Choice
from .components import (
    CULTURE,
    HERD,
    NO_COLUMN,
    STONE_SPACES,
    TRIBE_KINDS,
    Line,
    Price,
)
from .decisions.acting import TOP, Acting, Beginning
from .decisions.eclipse import eclipse_labour
from .decisions.gaining import NO_PRICE, price_of
from .decisions.playing import why_not, why_not_chief
from .land import HEX_NAMES, HEXES
from .offers import is_of_era, is_taken, offer_line
from .ops import (
    ANIMAL_REVEAL,
    ANIMAL_TAKE,
    CAMP,
    CULTURE_HAND,
    DRAW,
    DUE_OPS,
    MEGALITH,
    MOVE,
    OPS,
    SACRED_STONE,
    TRIBE_HAND,
    VILLAGE,
)
from .pieces import price_told
from .player import Player
from .reaping import reapings
from .scoring import breakdown, stone_points
from .shapes import Change, Closed, ColumnHint, Eaten, EndlessWinterHints, LineHint, Reason
from .state import EndlessWinter
from .view import leaders

AGAIN: Final = 99  # more often than anybody could pay


def hints(state: EndlessWinter, seat: int | None) -> EndlessWinterHints:
    over = not state.stack
    if seat is None or over or state.round == 0:
        return {
            "changes": {}, "prices": {}, "leads": {}, "eats": [], "builds": {}, "columns": [],
            "chief": None, "cards": {}, "hand": {}, "closed": {"tribes": {}, "stones": {}},
            "stones": {}, "eclipse": 0,
            "reapings": [] if over else reapings(state),
            "scores": [dict(part) for part in breakdown(state)],
            "herds": standing.herds(state), "hexes": standing.lands(state, seat),
            "led": standing.led(state), "levels": standing.levels(state),
            "contest": None if over else standing.contest(state, seat),
        }  # fmt: skip
    mine = state.stack[-1].seat == seat
    parts = state.box.set
    shown = [*state.players[seat].stones, *state.stones]
    return {
        "changes": changes(state, seat) if mine else {},
        "prices": prices(state, seat) if mine else {},
        "leads": leads(state) if mine else {},
        "eats": eats(state, seat) if mine else [],
        "builds": builds(state, seat) if mine else {},
        "columns": [column(state, seat, at) for at in range(len(parts.columns))],
        "chief": closed_chief(state, seat),
        "cards": {} if not mine else closed_cards(state, seat),
        "hand": {} if not mine else closed_hand(state, seat),
        "closed": closed(state, seat),
        "stones": {parts.stone_ids[stone]: stone_points(state, seat, stone) for stone in shown},
        "eclipse": eclipse_labour(state, seat),
        "reapings": reapings(state),
        "scores": [dict(part) for part in breakdown(state)],
        "herds": standing.herds(state),
        "hexes": standing.lands(state, seat),
        "led": standing.led(state),
        "levels": standing.levels(state),
        "contest": standing.contest(state, seat),
    }


# What would change


def changes(state: EndlessWinter, seat: int) -> dict[str, Change]:
    """By choice: what is different right after it. Only counts, which no hidden card changes."""
    before = numbers(state, seat)
    out: dict[str, Change] = {}
    for action in state.legal:
        if isinstance(action, Choice) and _draws(action):
            continue
        after = state.copy()
        after.stack.pop().take(after, action)
        now = numbers(after, seat)
        change = {name: now[name] - before[name] for name in before if now[name] != before[name]}
        out[str(action.index)] = cast(Change, change)
    return out


def _draws(action: Choice) -> bool:
    """Where a card goes may depend on which it is; of a hidden token what it brings."""
    if action.op == TOKEN:
        return action.number == NEXT_TOKEN
    return action.op == DRAW or (action.op == SWAP and action.other == LESS_DRAW)


def numbers(state: EndlessWinter, seat: int) -> dict[str, int]:
    player = state.players[seat]
    return {
        "food": player.food,
        "food_limit": player.limit(),
        "tools": player.tools,
        "labour": player.labour,
        "points": player.points(),
        "hand": len(player.hand),
        "animals": sum(player.animals),
        "offering": player.offering,
        "honour": player.honour,
        "buried": player.buried_count(),
        "stones": len(player.stones),
        "megaliths": player.neutral + player.own,
        "camps": player.out,
        "villages": len(player.villages),
        "lands": _lands_led(state, seat),
    }


def _lands_led(state: EndlessWinter, seat: int) -> int:
    """Hexes on which nobody has more influence."""
    count = 0
    for hex, mine in enumerate(state.players[seat].influence):
        if mine and all(mine >= other.influence[hex] for other in state.players):
            count += 1
    return count


def leads(state: EndlessWinter) -> dict[str, dict[str, list[int]]]:
    """By choice of a camp, a move or a village: who would lead the hexes where that changes."""
    before = [leaders(state, hex) for hex in range(HEXES)]
    out: dict[str, dict[str, list[int]]] = {}
    for action in state.legal:
        if not isinstance(action, Choice) or action.op not in (CAMP, MOVE, VILLAGE):
            continue
        after = state.copy()
        after.stack.pop().take(after, action)
        now = [leaders(after, hex) for hex in range(HEXES)]
        out[str(action.index)] = {
            HEX_NAMES[hex]: now[hex] for hex in range(HEXES) if now[hex] != before[hex]
        }
    return out


def eats(state: EndlessWinter, seat: int) -> list[Eaten]:
    """What would be left after eating again and again, and the labour it would bring."""
    out: list[Eaten] = []
    if state.box.acts.eat not in state.legal:
        return out
    after = state.copy()
    labour = after.players[seat].labour
    while goods.step_to_eat(after, after.players[seat]):
        goods.eat(after, seat)
        player = after.players[seat]
        out.append({"food": player.food, "labour": player.labour - labour})
    return out


def builds(state: EndlessWinter, seat: int) -> dict[str, list[int]]:
    """By place of a megalith that can be chosen: the points that it brings to everybody."""
    out: dict[str, list[int]] = {}
    for action in state.legal:
        if isinstance(action, Choice) and action.op == MEGALITH:
            after = state.copy()
            monuments.build(after, seat, after.site.place_of[action.number])
            out[str(action.index)] = [
                now.points() - before.points()
                for now, before in zip(after.players, state.players, strict=True)
            ]
    return out


def prices(state: EndlessWinter, seat: int) -> dict[str, dict[str, int]]:
    """By choice: all that is paid for it."""
    out: dict[str, dict[str, int]] = {}
    for action in state.legal:
        if isinstance(action, Choice):
            price = price_told(price_of_choice(state, seat, action))
            if price:
                out[str(action.index)] = price
    return out


def price_of_choice(state: EndlessWinter, seat: int, action: Choice) -> Price:
    """Of a line of a column, of an ability, or of one more culture card in the turn."""
    decision = state.stack[-1]
    player = state.players[seat]
    parts = state.box.set
    op = action.op
    if op == USE:
        card = parts.cards[action.number]
        ability = card.eclipse if decision.kind == "eclipse-cards" else card.action
        return ability.price if ability is not None else NO_PRICE
    if op == CHIEF:
        return parts.chiefs[player.chief].sides[action.number].price
    if op == PLAY and parts.cards[action.number].sort == CULTURE and state.cultures:
        return Price(0, 0, 0, 1)
    if op == SACRED_STONE:
        return parts.stone_spaces[len(player.stones)].price
    if op < DUE_OPS and decision.kind in ("acting", "paid-gaining"):
        return price_of(state, op)
    if op == VILLAGE and state.rules.paid_village:
        return Price(state.box.village_food, 0, 0, 0)
    return NO_PRICE


# What is possible, and why not


def most_labour(state: EndlessWinter, player: Player, column: int) -> int:
    """Halves that could be had in a column: cards of the hand, food, and what is there."""
    parts = state.box.set
    total = player.labour
    for card in player.hand:
        facts = parts.cards[card]
        if facts.sort != CULTURE:
            total += facts.labour
            ability = facts.action
            if (
                ability is not None
                and ability.only_labour
                and (ability.column in (NO_COLUMN, column))
            ):
                total += ability.gains.labour
    steps = [step for step in parts.labour_steps if step <= player.food]
    return total + len(steps) * goods.POINT


def column(state: EndlessWinter, seat: int, at: int) -> ColumnHint:
    """What could be done in a column: how often, with all labour spent on that alone."""
    parts = state.box.set
    player = state.players[seat]
    labour = most_labour(state, player, at)
    return {
        "id": parts.columns[at].id,
        "labour": labour,
        "first": state.bottoms[at] == NOTHING,
        "lines": [line_hint(state, seat, at, line, labour) for line in parts.columns[at].lines],
    }


def line_hint(state: EndlessWinter, seat: int, at: int, line: Line, labour: int) -> LineHint:
    player = state.players[seat]
    offered: list[Action] = []
    why = offer_line(state, seat, line, labour, offered)
    now = offer_line(state, seat, line, player.labour, offered)
    decision = state.stack[-1]
    if isinstance(decision, Acting) and at == state.column and decision.section != TOP:
        now = "played"  # the figure is past that section
    price = goods.line_price(state, line)
    times = 0
    if why is None:
        times = min(affordable(player, price, labour), max(1, there(state, player, line)))
    if line.op == SACRED_STONE and len(player.stones) < STONE_SPACES:
        price = state.box.set.stone_spaces[len(player.stones)].price
    return {
        "op": OPS[line.op], "middle": line.middle, "pay": price_told(price), "times": times,
        "why": why, "now": now,
    }  # fmt: skip


def affordable(player: Player, price: Price, labour: int) -> int:
    out = AGAIN
    for have, cost in ((player.food, price.food), (player.tools, price.tools),
                       (labour, price.labour)):  # fmt: skip
        if cost:
            out = min(out, have // cost)
    return out


def there(state: EndlessWinter, player: Player, line: Line) -> int:
    """How often it could be done if it cost nothing."""
    if line.middle:
        return 1
    op = line.op
    if op == TRIBE_HAND:
        return TRIBE_KINDS - state.kinds.bit_count()
    if op == CULTURE_HAND:
        return len(state.display) - state.display.count(NOTHING)
    if op == CAMP:
        return player.camps_left()
    if op == ANIMAL_REVEAL:
        room = min(HERD - len(state.herd), len(state.herd_deck))
        return (room + line.number - 1) // line.number
    if op == ANIMAL_TAKE:
        return max(1, len(state.herd))
    return AGAIN


def closed(state: EndlessWinter, seat: int) -> Closed:
    """What lies there and is not for this seat now, though its like may be: why, by id."""
    parts = state.box.set
    return {
        "tribes": {
            parts.card_ids[action.number]: "kind-once"
            for action in state.box.acts.hire
            if is_taken(state, action.number)
        },
        "stones": {
            parts.stone_ids[stone]: "later-era"
            for stone in state.stones
            if not is_of_era(state, stone)
        },
    }


def closed_chief(state: EndlessWinter, seat: int) -> Reason | None:
    """Why the ability of the chief cannot be used now."""
    return why_not_chief(state, state.players[seat]) if state.current == seat else "played"


def closed_cards(state: EndlessWinter, seat: int) -> dict[str, Reason]:
    """By card that was played, or waits in the eclipse: why its ability cannot be used now."""
    player = state.players[seat]
    cards = state.box.set.cards
    out: dict[str, Reason] = {}
    abilities = [
        *[(card, cards[card].action) for card in state.ready],
        *[(card, cards[card].eclipse) for card in state.waiting if state.revealed],
    ]
    for card, ability in abilities:
        why = why_not(state, player, ability) if ability is not None else "nothing"
        if why is not None:
            out[cards[card].id] = why
    return out


def closed_hand(state: EndlessWinter, seat: int) -> dict[str, Reason]:
    """By card of the hand, where cards can be played: why this one cannot be."""
    decision = state.stack[-1]
    player = state.players[seat]
    out: dict[str, Reason] = {}
    if isinstance(decision, Beginning | Acting):
        for card in player.hand:
            why = decision.why_not_play(state, player, card)
            if why is not None:
                out[state.box.set.card_ids[card]] = why
    return out

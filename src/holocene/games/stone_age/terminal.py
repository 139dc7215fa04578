"""Stone Age for a terminal of 80 columns: the board, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Final, cast

from ...core.action import Action
from . import words
from .actions import AddTools, Decline, Pay, Pick, Place, TakeTwo, Use
from .components import (
    BUILDING,
    CARD,
    FIELD,
    FOOD_POINTS,
    FOREST,
    HUNT,
    HUT,
    MARKET_AGRICULTURE,
    MARKET_TOOL,
    MOST_AGRICULTURE,
    MOST_PEOPLE,
    MOST_TOOLS,
    ONE_USE_VALUES,
    PLACE_BY_NAME,
    PLACE_NAMES,
    RESOURCE_ROOM,
    RESOURCES,
    SYMBOLS,
    TOOL_TILES,
    TOOLMAKER,
    WORKERS,
    WORTH,
)
from .decisions.feeding import hunger
from .options import PER_FOOD
from .shapes import AddingToolsView, DecisionView, PlayerView, StackView, StoneAgeView
from .words import TRIBES, points

WIDTH: Final = 80
STYLES: Final = ["bold red", "bold bright_blue", "bold green", "bold yellow"]  # by seat
PHASES: Final = {
    "placing": "placing people",
    "using": "using people",
    "feeding": "feeding",
    "last-chance": "before the final count",
    "over": "the game is over",
}
HEADS: Final = ["track", "total", "people", "home", "food", "agri", *RESOURCES]
BRINGS: Final = ["a tool", "a person", "agriculture", "food per 2"] + [
    f"{name} per {worth}" for name, worth in zip(RESOURCES, WORTH, strict=True)
]


# The board


def show(view: Mapping[str, object]) -> str:
    """Everything that the viewer sees, with the question that is open as its last line."""
    seen = cast(StoneAgeView, view)
    lines = [_heading(seen), ""]
    if seen["round"] == 1:
        lines = [lines[0], _dim(_box(seen)), ""]
    lines += _places(seen)
    lines += ["", *_cards(seen), "", *_buildings(seen), ""]
    lines += _tribes(seen)
    lines += ["", _question(seen)]
    return "\n".join([line.rstrip() for line in lines])


def _heading(view: StoneAgeView) -> str:
    cards = words.count(view["deck"], "card", "cards")
    facts = [f"round {view['round']}", PHASES[view["phase"]], f"{cards} in the deck"]
    facts.append(f"{_tribe(view['first'])} first")
    return "[bold]Stone Age[/]  " + " [dim]|[/] ".join(facts)


def _box(view: StoneAgeView) -> str:
    box = view["box"]
    goods = [f"{box['wood']} wood", f"{box['clay']} clay", f"{box['stone']} stone"]
    goods += [f"{box['gold']} gold", f"{box['food']} food"]
    return f"{view['options']['edition']}; in the box {', '.join(goods)}"


def _places(view: StoneAgeView) -> list[str]:
    """The village and the hunt on the left, the four resource places beside them."""
    lines: list[str] = []
    for left in range(TOOLMAKER, HUNT + 1):
        right = FOREST + left
        free = RESOURCE_ROOM - sum([p["at"].get(PLACE_NAMES[right], 0) for p in view["players"]])
        lines.append(
            f"{PLACE_NAMES[left]:<10}{_dim(f'{BRINGS[left]:<13}')}{_crowd(view, left, 16)}"
            f"{PLACE_NAMES[right]:<10}{_dim(f'{BRINGS[right]:<13}')}{_crowd(view, right, 12)}"
            f"{_dim(f'{free} free' if free else 'full')}"
        )
    return lines


def _cards(view: StoneAgeView) -> list[str]:
    lines = [_dim(f"{'':<14}{'price':<13}{'now':<29}{'at the end'}")]
    for slot, id in enumerate(view["row"]):
        place = CARD + slot
        start = f"{PLACE_NAMES[place]:<11}{_crowd(view, place, 3)}"
        if id is None:
            lines.append(start + _dim("bought"))
            continue
        card = words.card(id)
        price = words.count(slot + 1, "resource", "resources")
        end = words.card_end(card)
        green = f"[green]{end}[/]" if card.symbol >= 0 else end
        lines.append(f"{start}{price:<13}{words.card_now(card):<29}{green}")
    return lines


def _buildings(view: StoneAgeView) -> list[str]:
    return [_building(view, at, stack) for at, stack in enumerate(view["stacks"])]


def _building(view: StoneAgeView, at: int, stack: StackView) -> str:
    place = BUILDING + at
    start = f"{PLACE_NAMES[place]:<11}{_crowd(view, place, 3)}"
    id = stack["tile"]
    if id is None:
        return start + _dim("none left")
    tile = words.tile(id)
    left = _dim(f"{stack['left']} left")
    return f"{start}{words.tile_cost(tile):<42}{words.tile_points(tile):<13}{left}"


def _tribes(view: StoneAgeView) -> list[str]:
    lines = [_dim(f"{'':<12}{_columns(HEADS)}  tool (used)")]
    for seat in range(len(view["players"])):
        lines += _board(view, seat)
    return lines


def _columns(cells: list[str]) -> str:
    return "".join([f"{cell:>{len(head) + 1}}" for head, cell in zip(HEADS, cells, strict=True)])


def _board(view: StoneAgeView, seat: int) -> list[str]:
    """The board of one tribe: numbers in columns, and under them its cards and buildings."""
    player = view["players"][seat]
    name = TRIBES[seat] + (" (you)" if seat == view["viewer"] else "")
    numbers = [player["points"], player["score"], player["people"]]
    numbers += [player["home"], player["food"], player["agriculture"]]
    cells = [str(number) for number in numbers]
    cells += [str(player["goods"][good] or "-") for good in RESOURCES]
    below = wrap(", ".join(_belongings(player)), WIDTH - 4)
    lines = [f"[{STYLES[seat]}]{name:<12}[/]{_columns(cells)}  {_tools(player)}"]
    return lines + [_dim(f"  {part}") for part in below]


def _tools(player: PlayerView) -> str:
    tiles = [f"[dim]({t['value']})[/]" if t["used"] else str(t["value"]) for t in player["tools"]]
    return " ".join(tiles) or "-"


def _belongings(player: PlayerView) -> list[str]:
    parts: list[str] = []
    if player["buildings"]:
        parts.append(words.count(len(player["buildings"]), "building", "buildings"))
    known = player["cards"] + ([player["extra"]] if player["extra"] is not None else [])
    parts += _figures(known)
    parts += _culture(known)
    if player["one_use_tools"]:
        parts.append("one-use tools " + " ".join([str(n) for n in player["one_use_tools"]]))
    if player["any_two"]:
        parts.append("any two resources")
    if player["extra_cards"]:
        parts.append("an unseen card" if player["extra"] is None else "one card drawn unseen")
    return parts


def _culture(cards: list[str]) -> list[str]:
    """The sets of green cards: different symbols, then second copies."""
    counts = [0] * len(SYMBOLS)
    for id in cards:
        symbol = words.card(id).symbol
        if symbol >= 0:
            counts[symbol] += 1
    first = [name for name, n in zip(SYMBOLS, counts, strict=True) if n]
    second = [name for name, n in zip(SYMBOLS, counts, strict=True) if n > 1]
    if not first:
        return []
    again = f" + {' '.join(second)}" if second else ""
    return [f"culture {' '.join(first)}{again}"]


def _figures(cards: list[str]) -> list[str]:
    counts = [0] * len(WORKERS)
    for id in cards:
        card = words.card(id)
        if card.worker >= 0:
            counts[card.worker] += card.count
    return [words.count(n, name, f"{name}s") for n, name in zip(counts, WORKERS, strict=True) if n]


def _crowd(view: StoneAgeView, place: int, width: int) -> str:
    """Who stands at a place, as the first letter of the tribe and a number."""
    parts: list[str] = []
    used = 0
    for seat, player in enumerate(view["players"]):
        number = player["at"].get(PLACE_NAMES[place], 0)
        if number:
            text = f"{TRIBES[seat][0]}{number}"
            parts.append(f"[{STYLES[seat]}]{text}[/]")
            used += len(text) + (1 if used else 0)
    return (" ".join(parts) or _dim(".")) + " " * (width - max(used, 1))


def _tribe(seat: int) -> str:
    return f"[{STYLES[seat]}]{TRIBES[seat]}[/]"


def _dim(text: str) -> str:
    return f"[dim]{text}[/]"


# The question


def _question(view: StoneAgeView) -> str:
    actor = view["actor"]
    if actor is None:
        names = words.several([_tribe(seat) for seat in view["winners"]])
        return f"{names} win together." if len(view["winners"]) > 1 else f"{names} wins."
    decision = view["decision"]
    if decision is None or view["viewer"] not in (None, actor):
        return f"{_tribe(actor)} decides."
    return f"{_tribe(actor)}: {_asked(view, actor, decision)}"


def _asked(view: StoneAgeView, actor: int, decision: DecisionView) -> str:
    if decision["kind"] == "placing":
        return "where do people go?"
    if decision["kind"] == "buying-card":
        slot = decision["slot"]
        price = words.count(slot + 1, "resource", "resources")
        return f"pay {price} of any kind for card {slot + 1}?"
    if decision["kind"] == "buying-tile":
        tile = view["stacks"][decision["stack"]]["tile"]
        return f"build for {words.whole_tile(tile)}?" if tile is not None else "build?"
    if decision["kind"] == "adding-tools":
        dice = decision["dice"]
        faces = " ".join([str(face) for face in dice])
        return f"{faces} {words.WHERE[decision['place']]}, {sum(dice)} in all. Add tools?"
    if decision["kind"] == "picking-die":
        return f"the market has {words.some(words.tally(decision['faces']))}. Take one."
    if decision["kind"] == "feeding":
        return f"{_missing(view['players'][actor])} food is missing. Pay with resources?"
    if decision["kind"] == "using":
        return "which people work next?"
    return "two resources by your card, before the final count?"


# What a choice would bring


def explain(action: Action, view: Mapping[str, object]) -> str:
    seen = cast(StoneAgeView, view)
    seat = seen["actor"]
    decision = seen["decision"]
    if seat is None or decision is None:
        return ""
    player = seen["players"][seat]
    if isinstance(action, Place):
        return _visit(seen, player, action.place, action.count)
    if isinstance(action, Use):
        return _visit(seen, player, action.place, player["at"].get(PLACE_NAMES[action.place], 0))
    if isinstance(action, AddTools) and decision["kind"] == "adding-tools":
        return _sum(player, action, decision)
    if isinstance(action, Pay):
        return _payment(seen, player, action, decision)
    if isinstance(action, Pick):
        return _die(player, action.face)
    if isinstance(action, TakeTwo):
        return "by your card, once"
    if isinstance(action, Decline):
        return "take nothing more" if decision["kind"] == "last-chance" else "leave it"
    return ""


def _visit(view: StoneAgeView, player: PlayerView, place: int, people: int) -> str:
    if place >= BUILDING:
        tile = view["stacks"][place - BUILDING]["tile"]
        return words.whole_tile(tile) if tile is not None else ""
    if place >= CARD:
        card = view["row"][place - CARD]
        return _offer(player, place - CARD, card) if card is not None else ""
    if place >= HUNT:
        good = "food" if place == HUNT else RESOURCES[place - FOREST]
        size = FOOD_POINTS if place == HUNT else WORTH[place - FOREST]
        more = " before tools" if _ready(player) else ""
        return f"about {average(people, size):.1f} {good}{more}"
    return _village(player, place)


def _village(player: PlayerView, place: int) -> str:
    if place == FIELD:
        return _raise("agriculture", player["agriculture"], MOST_AGRICULTURE)
    if place == HUT:
        return _raise("people", player["people"], MOST_PEOPLE)
    return _raise("tools", _tool_sum(player), MOST_TOOLS)


def _raise(what: str, number: int, most: int) -> str:
    if number >= most:
        return f"no gain: {what} {number} is the limit"
    return f"{what} {number} to {number + 1}"


def _offer(player: PlayerView, slot: int, id: str) -> str:
    card = words.card(id)
    new = ""
    if card.symbol >= 0:
        held = [words.card(other).symbol for other in player["cards"]]
        new = " (held)" if card.symbol in held else " (new)"
    return f"pay {slot + 1}: {words.card_now(card)}, {words.card_end(card)}{new}"


def _ready(player: PlayerView) -> bool:
    return bool(player["one_use_tools"]) or any(not tool["used"] for tool in player["tools"])


def _tool_sum(player: PlayerView) -> int:
    return sum([tool["value"] for tool in player["tools"]])


def _sum(player: PlayerView, action: AddTools, decision: AddingToolsView) -> str:
    rolled = sum(decision["dice"])
    place = PLACE_BY_NAME[decision["place"]]
    added = 0
    for at, tool in enumerate(player["tools"]):
        if action.tools >> at & 1:
            added += tool["value"]
    for bit, value in enumerate(ONE_USE_VALUES):
        if action.tools >> (TOOL_TILES + bit) & 1:
            added += value
    total = rolled + added
    good = "food" if place == HUNT else RESOURCES[place - FOREST]
    size = FOOD_POINTS if place == HUNT else WORTH[place - FOREST]
    plus = f"{rolled} + {added} = {total}" if added else str(total)
    return f"{plus}: {total // size or 'no'} {good}"


def _payment(view: StoneAgeView, player: PlayerView, action: Pay, decision: DecisionView) -> str:
    if decision["kind"] == "buying-tile":
        tile = view["stacks"][decision["stack"]]["tile"]
        return points(words.tile(tile).points or action.worth) if tile is not None else ""
    if decision["kind"] == "feeding":
        missing = _missing(player) - action.total
        if missing <= 0:
            return "all are fed"
        lost = hunger(missing, view["options"]["starvation"] == PER_FOOD)
        return f"{missing} missing, hunger costs {points(lost)}"
    owned = player["goods"]
    left = {good: owned[good] - n for good, n in zip(RESOURCES, action.amounts, strict=True)}
    return f"leaves {words.some(left)}"


def _missing(player: PlayerView) -> int:
    return player["people"] - player["food"] - player["agriculture"]


def _die(player: PlayerView, face: int) -> str:
    if face == MARKET_TOOL:
        return _raise("tools", _tool_sum(player), MOST_TOOLS)
    if face == MARKET_AGRICULTURE:
        return _raise("agriculture", player["agriculture"], MOST_AGRICULTURE)
    return ""


def average(dice: int, size: int) -> float:
    """The expected number of whole `size`s in a roll."""
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + 6)
        for total, number in enumerate(ways):
            for face in range(1, 7):
                longer[total + face] += number
        ways = longer
    gains = sum([number * (total // size) for total, number in enumerate(ways)])
    return float(gains) / float(6**dice)

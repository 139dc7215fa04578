"""Stone Age for a terminal of 80 columns: the board, what happened and what can be chosen.

All words come from the game's catalogue. Where a message has room for pictures, words stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any, Final, cast

from ...core.action import Action
from ...core.words import Words
from .actions import AddTools, Pay, Pick, Place, TakeTwo, Use
from .components import (
    CARD_BY_ID,
    CARDS,
    PLACE_NAMES,
    RESOURCES,
    SYMBOLS,
    TILE_BY_ID,
    TILES,
    WORKERS,
    Card,
    PlaceName,
    Tile,
)
from .pieces import components
from .shapes import PlayerView, StackView, StoneAgeHints, StoneAgePieces, StoneAgeView

WIDTH: Final = 80
COLOURS: Final = ["red", "blue", "green", "yellow"]  # by seat
STYLES: Final = ["bold red", "bold bright_blue", "bold green", "bold yellow"]
VILLAGE: Final[list[PlaceName]] = ["toolmaker", "hut", "field"]
GOOD_AT: Final[dict[PlaceName, str]] = {
    "forest": "wood",
    "clay-pit": "clay",
    "quarry": "stone",
    "river": "gold",
    "hunt": "food",
}


@lru_cache(maxsize=1)
def pieces() -> StoneAgePieces:
    return components()


# Pieces in words


def tribe(seat: int, words: Words) -> str:
    return words.say("terminal-tribe", {"colour": COLOURS[seat]})


def spot(place: str) -> dict[str, object]:
    """A place as messages take it: "card 2" is a card, and 2."""
    kind, _, number = place.partition(" ")
    return {"place": kind, "number": int(number or 0)}


def goods(amounts: Mapping[Any, int], words: Words, form: str = "object") -> str:
    parts = [words.say(f"{form}-{good}", {"n": n}) for good, n in amounts.items() if n]
    return words.join(parts) if parts else words.say("object-nothing")


def tally(names: Sequence[str]) -> dict[str, int]:
    return {name: names.count(name) for name in names}


def card_top(card: Card, words: Words) -> str:
    good = RESOURCES[card.resource] if card.resource >= 0 else card.top
    return words.say(f"top-{card.top}", {"n": card.amount, "good": good})


def card_bottom(card: Card, words: Words, worker: str = "bottom-worker") -> str:
    if card.symbol >= 0:
        return words.say("bottom-symbol", {"symbol": SYMBOLS[card.symbol]})
    return words.say(worker, {"worker": WORKERS[card.worker], "n": card.count})


def tile_price(tile: Tile, words: Words) -> str:
    if tile.cost:
        return goods(dict(zip(RESOURCES, tile.cost, strict=True)), words, "amount")
    if tile.kinds:
        return words.say("tile-choice", {"n": tile.most, "kinds": tile.kinds})
    return words.say("tile-free", {"least": tile.least, "most": tile.most})


# What happened. An event of a kind that is not here is told by `log-KIND`.

VARIANTS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "used": lambda e: ["log-used" if e["gained"] else "log-used-in-vain"],
    "gathered": lambda e: ["terminal-gathered-tools" if e["tools"] else "log-gathered-total"],
    "turned": lambda e: [
        "log-stack-empty" if e["tile"] is None
        else "log-turned" if TILES[TILE_BY_ID[e["tile"]]].cost else "log-turned-choice"
    ],
    "gained": lambda e: [
        "log-keeps-tool" if e["good"] == "one-use tool"
        else "log-keeps-any-two" if e["good"] == "any two resources"
        else "log-gained" if e["amount"] else "log-gained-in-vain"
    ],
    "drew": lambda e: [
        "log-drew-none" if not e["cards"] else "log-drew" if e["card"] else "log-drew-unseen"
    ],
    "picked": lambda e: ["log-picked" if e["gained"] else "log-picked-in-vain"],
    "fed": lambda e: [
        "log-hungry" if e["missing"] else "log-fed-harvest" if e["harvest"] else "log-fed"
    ],
    "round": lambda e: ["log-round", "log-torch"],
    "ended": lambda e: [f"log-ended-{e['reason']}"],
}  # fmt: skip


def tell(facts: Mapping[str, Any], names: list[str], words: Words) -> str:
    kind = facts["kind"]
    keys = VARIANTS[kind](facts) if kind in VARIANTS else [f"log-{kind}"]
    slots = _slots(facts, names, words)
    lines = [words.say(key, slots) for key in keys]
    if kind == "counted":
        lines += _shown(facts["extra"], names, words)
    return " ".join(". ".join(lines).split())  # without the gaps that pictures left


def _shown(extra: list[str | None], names: list[str], words: Words) -> list[str]:
    """The cards that were drawn unseen."""
    return [
        words.say("log-shown", {"who": names[seat], "card": _card(id, words)})
        for seat, id in enumerate(extra)
        if id is not None
    ]


def _card(id: str, words: Words) -> str:
    """The half of a card that counts at the end."""
    card = CARDS[CARD_BY_ID[id]]
    if card.symbol >= 0:
        return words.say(f"symbol-{SYMBOLS[card.symbol]}")
    return card_bottom(card, words)


def _slots(facts: Mapping[str, Any], names: list[str], words: Words) -> dict[str, object]:
    """What stands in a line: the numbers of an event, and its pieces in words."""
    out: dict[str, object] = {name: each for name, each in facts.items() if isinstance(each, int)}
    out["icons"] = ""
    for name, slot in SLOTS.items():
        if facts.get(name) is not None:
            out.update(slot(facts, words))
    seat = facts.get("seat", facts.get("first"))
    if seat is not None:
        out["who"] = names[seat]
    if "scores" in facts:
        scores = [f"{names[seat]} {score}" for seat, score in enumerate(facts["scores"])]
        out["scores"] = ", ".join(scores)
    return out


def _of_good(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    if facts["kind"] == "gained" and not words.has(f"object-{facts['good']}"):
        return {"value": facts["amount"]}  # a card that is kept
    if facts["kind"] == "gained" and not facts["amount"]:
        return {"goods": ""}
    return {"goods": goods({facts["good"]: facts["amount"]}, words)}


def _of_card(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    if facts["kind"] != "bought":
        return {"card": _card(facts["card"], words)}
    card = CARDS[CARD_BY_ID[facts["card"]]]
    return {"card": f"({card_top(card, words)}; {card_bottom(card, words)})"}


def _of_tile(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    tile = TILES[TILE_BY_ID[facts["tile"]]]
    points = facts.get("points", tile.points)
    out: dict[str, object] = {"points": words.say("object-points", {"n": points})}
    many = words.say("amount-resources", {"n": tile.most})
    return {**out, "price": many if tile.kinds else tile_price(tile, words), "kinds": tile.kinds}


def _of_meal(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    eaten = {"food": facts["eaten"], **facts["paid"]}
    people = sum(eaten.values()) + facts["missing"]
    meal = goods(eaten, words, "amount")
    if facts["missing"]:
        meal = f"({meal})" if any(eaten.values()) else ""
    lost = words.say("terminal-lost", {"n": -facts["points"]})
    harvest = words.say("terminal-harvest", {"n": facts["harvest"]})
    return {"people": people, "meal": meal, "points": lost, "harvest": harvest}


# By a field of an event: the slots that it fills.
SLOTS: Final[dict[str, Callable[[Mapping[str, Any], Words], dict[str, object]]]] = {
    "place": lambda e, words: spot(e["place"]),
    "stack": lambda e, words: {"stack": e["stack"] + 1},
    "dice": lambda e, words: {"dice": " ".join([str(face) for face in e["dice"]])},
    "tools": lambda e, words: {"n": len(e["tools"])},
    "good": _of_good,
    "goods": lambda e, words: {"goods": goods(tally(e["goods"]), words)},
    "face": lambda e, words: {"goods": goods({e["face"]: 1}, words)},
    "faces": lambda e, words: {"faces": words.join([words.say(f"good-{f}") for f in e["faces"]])},
    "paid": lambda e, words: {"paid": goods(e["paid"], words)},
    "card": _of_card,
    "tile": _of_tile,
    "eaten": _of_meal,
}


# The board


def show(view: Mapping[str, Any], words: Words) -> str:
    """Everything that the viewer sees, with the question that is open as its last line."""
    seen = cast(StoneAgeView, view)
    lines = [_heading(seen, words), "", *_places(seen, words), "", *_cards(seen, words), ""]
    lines += [_building(seen, at, stack, words) for at, stack in enumerate(seen["stacks"])]
    lines += ["", *_tribes(seen, words), "", *_question(view, words)]
    return "\n".join([line.rstrip() for line in lines])


def _question(view: Mapping[str, Any], words: Words) -> list[str]:
    decision = view["decision"]
    if decision is None:
        return [words.ask(view, "")]
    seat = decision["seat"]
    facts: dict[str, object] = {"n": view["players"][seat]["missing"]}
    if "place" in decision:
        facts = {**spot(decision["place"]), "total": sum(decision["dice"])}
    elif "slot" in decision:
        facts = {"number": decision["slot"] + 1, "n": pieces()["prices"][decision["slot"]]}
    elif "stack" in decision:
        facts = {"number": decision["stack"] + 1}
    name = tribe(seat, words)
    lines = wrap(words.ask(view, name, facts), WIDTH)
    return [line.replace(name, _tribe(seat, words)) for line in lines]


def _heading(view: StoneAgeView, words: Words) -> str:
    facts = [words.say("round-number", {"n": view["round"]})]
    facts.append(words.say(f"phase-{view['phase']}.short"))
    facts.append(words.say("terminal-deck", {"n": view["deck"]}))
    facts.append(words.say("log-torch", {"who": _tribe(view["first"], words)}))
    return f"[bold]{words.say('game-title')}[/]  " + " [dim]|[/] ".join(facts)


def _places(view: StoneAgeView, words: Words) -> list[str]:
    """Where dice are rolled on the left, the village beside it."""
    names = {place: words.say(f"place-{place}") for place in [*GOOD_AT, *VILLAGE]}
    left = max([len(names[place]) for place in GOOD_AT]) + 1
    right = max([len(names[place]) for place in VILLAGE]) + 1
    lines: list[str] = []
    for place, good in GOOD_AT.items():
        each = {"good": words.say(f"good-{good}"), "n": pieces()["worth"][good]}
        brings = _dim(words.say("terminal-per", each), 13)
        lines.append(f"{names[place]:<{left}}{brings}{_crowd(view, place, 12, words)}")
        room = pieces()["room"][place]
        if room is not None:
            free = room - sum([player["at"].get(place, 0) for player in view["players"]])
            lines[-1] += _dim(words.say("terminal-room", {"n": free}), 11)
    for at, place in enumerate(VILLAGE):
        brings = _dim(words.say(f"place-brings-{place}"))
        lines[at] += f"{names[place]:<{right}}{_crowd(view, place, 3, words)}{brings}"
    return lines


def _cards(view: StoneAgeView, words: Words) -> list[str]:
    price, now = words.say("terminal-column.price"), words.say("card-now")
    lines = [_dim(f"{'':<15}{price:<12}{now:<22}{words.say('card-at-end')}")]
    for slot, id in enumerate(view["row"]):
        start = _start(view, f"card {slot + 1}", words)
        if id is None:
            lines.append(start + _dim(words.say("terminal-bought")))
            continue
        card = CARDS[CARD_BY_ID[id]]
        price = words.say("amount-resources", {"n": pieces()["prices"][slot]})
        end = card_bottom(card, words, "terminal-worker")
        green = f"[green]{end}[/]" if card.symbol >= 0 else end
        lines.append(f"{start}{price:<12}{card_top(card, words):<22}{green}")
    return lines


def _building(view: StoneAgeView, at: int, stack: StackView, words: Words) -> str:
    start = _start(view, f"building {at + 1}", words)
    id = stack["tile"]
    if id is None:
        return start + _dim(words.say("terminal-none"))
    tile = TILES[TILE_BY_ID[id]]
    worth = words.say("terminal-worth")
    points = words.say("amount-points", {"n": tile.points}) if tile.cost else worth
    left = _dim(words.say("terminal-left", {"n": stack["left"]}))
    return f"{start}{tile_price(tile, words):<35}{points:<20}{left}"


def _start(view: StoneAgeView, place: str, words: Words) -> str:
    at = spot(place)
    return f"{words.say('place-' + str(at['place']), at):<12}{_crowd(view, place, 3, words)}"


def _crowd(view: StoneAgeView, place: str, width: int, words: Words) -> str:
    """Who stands at a place, as the first letter of the tribe and a number."""
    texts: list[str] = []
    parts: list[str] = []
    for seat, player in enumerate(view["players"]):
        number = player["at"].get(cast(PlaceName, place), 0)
        if number:
            texts.append(f"{tribe(seat, words)[0]}{number}")
            parts.append(f"[{STYLES[seat]}]{texts[-1]}[/]")
    return (" ".join(parts) or _dim(".")) + " " * (width - len(" ".join(texts) or "."))


def _tribes(view: StoneAgeView, words: Words) -> list[str]:
    """The board of each tribe: numbers in columns, and under them its cards and buildings."""
    names = [tribe(seat, words) for seat in range(len(view["players"]))]
    wide = max([len(words.say("terminal-you", {"name": name})) for name in names])
    column = [f"terminal-column.{each}" for each in ("points", "total", "home")]
    column += ["good-food", "terminal-column.agriculture", *[f"good-{good}" for good in RESOURCES]]
    heads = [words.say(key) for key in column]
    widths = [max(5, len(head)) + 1 if at < 3 else len(head) + 1 for at, head in enumerate(heads)]
    tools = words.say("terminal-column.tools")
    lines = [_dim(f"{'':<{wide}}{_row(heads, widths)}  {tools}")]
    for seat, player in enumerate(view["players"]):
        mine = seat == view["viewer"]
        name = words.say("terminal-you", {"name": names[seat]}) if mine else names[seat]
        row = _row(_numbers(player), widths)
        lines.append(f"[{STYLES[seat]}]{name:<{wide}}[/]{row}  {_tools(player)}")
        below = wrap(", ".join(_belongings(player, words)), WIDTH - 4)
        lines += [_dim(f"  {part}") for part in below]
    return lines


def _row(cells: list[str], widths: list[int]) -> str:
    return "".join([f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)])


def _numbers(player: PlayerView) -> list[str]:
    home = f"{player['home']}/{player['people']}"
    cells = [str(player["points"]), str(player["score"]), home]
    cells += [str(player["food"]), str(player["agriculture"])]
    return cells + [str(player["goods"][good] or "-") for good in RESOURCES]


def _tools(player: PlayerView) -> str:
    tiles = [f"[dim]({t['value']})[/]" if t["used"] else str(t["value"]) for t in player["tools"]]
    return " ".join(tiles) or "-"


def _belongings(player: PlayerView, words: Words) -> list[str]:
    parts: list[str] = []
    if player["buildings"]:
        parts.append(words.say("terminal-buildings", {"n": len(player["buildings"])}))
    extra = player["extra"]
    known = [CARDS[CARD_BY_ID[id]] for id in player["cards"] + ([extra] if extra else [])]
    for at, worker in enumerate(WORKERS):
        count = sum([card.count for card in known if card.worker == at])
        if count:
            parts.append(words.say(f"amount-{worker}", {"n": count}))
    parts += _culture([card.symbol for card in known if card.symbol >= 0], words)
    parts += [words.say("tool-once", {"n": value}) for value in player["one_use_tools"]]
    if player["any_two"]:
        parts.append(words.say("good-any-two-resources"))
    if player["extra_cards"]:
        parts.append(words.say("terminal-extra" if extra else "card-back"))
    return parts


def _culture(symbols: list[int], words: Words) -> list[str]:
    """The symbols of green cards, those held twice marked."""
    names: list[str] = []
    for at, symbol in enumerate(SYMBOLS):
        if at in symbols:
            name = words.say(f"symbol-{symbol}")
            twice = symbols.count(at) > 1
            names.append(words.say("terminal-twice", {"symbol": name}) if twice else name)
    return [words.say("terminal-culture", {"symbols": ", ".join(names)})] if names else []


def _tribe(seat: int, words: Words) -> str:
    return f"[{STYLES[seat]}]{tribe(seat, words)}[/]"


def _dim(text: str, width: int = 0) -> str:
    return f"[dim]{text}[/]" + " " * (width - len(text))


# The choices


def choice(action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words) -> str:
    brings = hints["brings"].get(str(action.index))
    if isinstance(action, Place):
        where = spot(PLACE_NAMES[action.place])
        return words.say("choice-place", {**where, "n": action.count})
    if isinstance(action, Use):
        return words.say("choice-use", spot(PLACE_NAMES[action.place]))
    if isinstance(action, Pay):
        what = {"what": goods(action.given, words), "n": abs(brings or 0)}
        return words.say(_payment(view["decision"]["kind"], action, brings), what)
    if isinstance(action, AddTools):
        return _adding(view["players"][view["actor"]], action, words)
    if isinstance(action, Pick):
        return words.say("choice-pick" if brings else "choice-pick-lost", action.arguments)
    if isinstance(action, TakeTwo):
        two = tally([RESOURCES[action.first], RESOURCES[action.second]])
        return words.say("button-take-what", {"what": goods(two, words)})
    last = view["decision"]["kind"] == "last-chance"
    return words.say("choice-decline-last-chance" if last else "button-decline")


def _payment(decision: str, action: Pay, brings: int | None) -> str:
    """What is paid for: a card, points or food; who still is short of food loses points."""
    if decision != "feeding":
        return "choice-pay" if brings is None else "choice-pay-points"
    if not action.total:
        return "button-starve"
    return "choice-pay-food-hungry" if brings else "choice-pay-food"


def _adding(player: PlayerView, action: AddTools, words: Words) -> str:
    if not action.names:
        return words.say("button-keep-roll")
    values: list[str] = []
    for name in action.names:
        kind, number = name.split("-")
        tile = kind == "tool"
        value = player["tools"][int(number) - 1]["value"] if tile else int(number)
        values.append(str(value) if tile else words.say("terminal-once", {"n": value}))
    return words.say("terminal-add", {"tools": " + ".join(values)})


def explain(action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words) -> str:
    """What a choice would bring, where its words do not tell it."""
    helped = cast(StoneAgeHints, hints)
    player: PlayerView = view["players"][view["actor"]]
    if isinstance(action, Place):
        return _visit(player, helped, PLACE_NAMES[action.place], action.count, words)
    if isinstance(action, Use):
        place = PLACE_NAMES[action.place]
        return _visit(player, helped, place, player["at"][place], words)
    if isinstance(action, AddTools):
        good = GOOD_AT[view["decision"]["place"]]
        return goods({good: helped["brings"][str(action.index)]}, words)
    return words.say("terminal-by-card") if isinstance(action, TakeTwo) else ""


def _visit(
    player: PlayerView, hints: StoneAgeHints, place: PlaceName, people: int, words: Words
) -> str:
    if place in hints["worth"]:
        low, high = hints["worth"][place]
        key = "terminal-value" if low == high else "terminal-values"
        return words.say(key, {"n": low, "low": low, "high": high})
    if place in GOOD_AT:
        mean = sum([n * chance for n, chance in enumerate(pieces()["odds"][place][people - 1])])
        amount = words.say(f"amount-{GOOD_AT[place]}", {"n": words.decimal(mean)})
        key = "terminal-mean-before-tools" if hints["tools"] else "terminal-mean"
        return words.say(key, {"amount": amount})
    return words.say("terminal-limit") if _is_full(player, place) else ""


def _is_full(player: PlayerView, place: PlaceName) -> bool:
    """Whether the village has nothing more to give: tools, people or agriculture."""
    limits = pieces()["limits"]
    if place == "toolmaker":
        return sum([tool["value"] for tool in player["tools"]]) >= limits["tools"]
    if place == "hut":
        return player["people"] >= limits["people"]
    return player["agriculture"] >= limits["agriculture"]

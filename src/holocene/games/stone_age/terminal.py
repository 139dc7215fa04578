"""Stone Age for a terminal of 80 columns: the board, and what can be chosen.

All words come from the game's catalogue, what a choice brings from hints and pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from textwrap import wrap
from typing import Any, Final, cast

from ...core.action import Action
from ...core.terminal import LETTERS, Terminal
from ...core.words import Words
from .actions import AddTools, Pay, Pick, Place, Raise, TakeTwo, Use
from .components import (
    CARD_BY_ID,
    CARDS,
    ONE_USE_TOOL,
    PLACE_NAMES,
    RESOURCES,
    SYMBOLS,
    TILE_BY_ID,
    TILES,
    WORKERS,
    Card,
    PlaceName,
)
from .pieces import components
from .shapes import PlayerView, StackView, StoneAgeHints, StoneAgePieces, StoneAgeView
from .telling import card_bottom, card_top, goods, spot, tally, tell, tile_price, tribe

WIDTH: Final = 80
CROWD: Final = 13  # for all tribes at one place
STYLES: Final = ["bold red", "bold bright_blue", "bold green", "bold yellow"]  # by seat
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


class StoneAgeTerminal(Terminal):
    __slots__ = ()

    def seat_name(self, seat: int, words: Words) -> str:
        return tribe(seat, words)

    def show(self, view: Mapping[str, Any], words: Words) -> str:
        """Everything that the viewer sees, with the question that is open as its last line."""
        seen = cast(StoneAgeView, view)
        lines = [_heading(seen, words), "", *_places(seen, words), "", *_cards(seen, words), ""]
        lines += [_building(seen, at, stack, words) for at, stack in enumerate(seen["stacks"])]
        lines += ["", *_tribes(seen, words), "", *_question(view, words)]
        return "\n".join([line.rstrip() for line in lines])

    def tell(self, facts: Mapping[str, Any], names: list[str], words: Words) -> str:
        return tell(facts, names, words)

    def choice(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
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
        if isinstance(action, Raise):
            tool = view["players"][view["actor"]]["tools"][action.tile]
            state = "used" if tool["used"] else "ready"
            return words.say("choice-raise", {"n": tool["value"] + 1, "state": state})
        last = view["decision"]["kind"] == "last-chance"
        return words.say("choice-decline-last-chance" if last else "button-decline")

    def explain(
        self, action: Action, view: Mapping[str, Any], hints: Mapping[str, Any], words: Words
    ) -> str:
        """What a choice would bring, where its words do not tell it."""
        helped = cast(StoneAgeHints, hints)
        player: PlayerView = view["players"][view["actor"]]
        if isinstance(action, Place):
            return _visit(player, helped, PLACE_NAMES[action.place], action.count, words)
        if isinstance(action, Use):
            place = PLACE_NAMES[action.place]
            if place in helped["lost"]:
                return words.say("terminal-gives-up", helped["lost"][place])
            return _visit(player, helped, place, player["at"][place], words)
        if isinstance(action, Pay) and helped["hunger"] and not helped["brings"][str(action.index)]:
            return words.say("terminal-hunger", {"n": helped["hunger"]})  # what else it would cost
        if isinstance(action, AddTools):
            good = GOOD_AT[view["decision"]["place"]]
            return goods({good: helped["brings"][str(action.index)]}, words)
        return words.say("terminal-by-card") if isinstance(action, TakeTwo) else ""


# The board


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
        lines.append(f"{names[place]:<{left}}{brings}{_crowd(view, place, words)}")
        room = pieces()["room"][place]
        if room is not None:
            free = room - sum([player["at"].get(place, 0) for player in view["players"]])
            lines[-1] += _dim(words.say("terminal-room", {"n": free}), 11)
    for at, place in enumerate(VILLAGE):
        brings = _dim(words.say(f"place-brings-{place}"))
        lines[at] += f"{names[place]:<{right}}{_owner(view, place, words)}{brings}"
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
        lines.append(f"{start}{price:<12}{_top(card, words):<22}{green}")
    return lines


def _top(card: Card, words: Words) -> str:
    """What a card brings at once, short enough for its column."""
    if card.top == ONE_USE_TOOL:
        return words.say("terminal-one-use-tool", {"n": card.amount})
    return card_top(card, words)


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
    return f"{words.say('place-' + str(at['place']), at):<12}{_owner(view, place, words)}"


def _owner(view: StoneAgeView, place: str, words: Words) -> str:
    """Whose a place is that only one tribe takes: how many people it sent tells nothing."""
    for seat, player in enumerate(view["players"]):
        if player["at"].get(cast(PlaceName, place), 0):
            return f"[{STYLES[seat]}]{tribe(seat, words)[:LETTERS]}[/] "
    return _dim(".", LETTERS + 1)


def _crowd(view: StoneAgeView, place: str, words: Words) -> str:
    """Who stands at a place, as two letters of the tribe and a number."""
    texts: list[str] = []
    parts: list[str] = []
    for seat, player in enumerate(view["players"]):
        number = player["at"].get(cast(PlaceName, place), 0)
        if number:
            texts.append(f"{tribe(seat, words)[:LETTERS]}{number}")
            parts.append(f"[{STYLES[seat]}]{texts[-1]}[/]")
    between = " " if len(" ".join(texts)) < CROWD else ""  # all four at one place
    return (between.join(parts) or _dim(".")) + " " * (CROWD - len(between.join(texts) or "."))


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

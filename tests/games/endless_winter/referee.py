"""A second reading of the rulebook, to compare the engine with.

It knows dumps, the file of the set and the text of the rules, and nothing of the engine's code: its
own geometry, its own counting, its own list of what may be chosen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from holocene.games.endless_winter import loading

Data = dict[str, Any]
Cell = tuple[int, int, int]  # row, column and level, rows and columns from 1
Cells = dict[Cell, int | None]  # whose stone stands there; None: a neutral one

SET: Data = json.loads(loading.ours())
SPECIES = [animal["id"] for animal in SET["animals"]]
ANIMALS = {animal["id"]: animal for animal in SET["animals"]}
TRIBES = [card["id"] for card in SET["tribe_cards"]]
CULTURE = {card["id"]: card for card in SET["culture_cards"]}
PEOPLE = {card["id"]: card for card in [*SET["starting_cards"], *SET["tribe_cards"]]}
COLUMNS = {column["id"]: column for column in SET["columns"]}
LANDS = {land["id"]: land for land in SET["terrain"]}
STONES = {stone["id"]: stone for stone in SET["stones"]}
CHIEFS = {chief["id"]: chief for chief in SET["chiefs"]}
LADDER = ("megalith", "draw", "idol", "tool", "food")

# The land


def _hexes() -> dict[str, tuple[int, int]]:
    """Rows of 3, 4, 5, 4 and 3 hexes; a step to the side is two columns, to another row one."""
    return {
        f"{name}{at + 1}": (row, 2 * at + 5 - count)
        for row, (name, count) in enumerate(zip("abcde", (3, 4, 5, 4, 3), strict=True))
        for at in range(count)
    }


HEXES = _hexes()
NAMES = list(HEXES)


def touch(a: str, b: str) -> bool:
    (row, x), (other, y) = HEXES[a], HEXES[b]
    return (abs(row - other), abs(x - y)) in ((0, 2), (1, 1))


JUNCTIONS = [
    three for three in combinations(NAMES, 3) if all(touch(a, b) for a, b in combinations(three, 2))
]


def influence(player: Data, hex: str) -> int:
    villages = [village.split("-") for village in player["villages"]]
    return int(player["camps"][NAMES.index(hex)]) + 2 * sum(hex in three for three in villages)


def leaders(dump: Data, hex: str) -> list[int]:
    """Who has the most influence, all of them in a tie; nobody where there is none."""
    each = [influence(player, hex) for player in dump["players"]]
    return [seat for seat, mine in enumerate(each) if mine and mine == max(each)]


def harvest(dump: Data, seat: int) -> set[str]:
    """The hexes that give something to a player in the eclipse."""
    out = set()
    for hex, kind in zip(NAMES, dump["land"], strict=True):
        first = leaders(dump, hex)
        shared = not first and dump["options"]["no_influence"] == "shared"
        if LANDS[kind]["gain"] and (seat in first or shared):
            out.add(hex)
    return out


# The plan of megaliths


def ground(dump: Data) -> dict[Cell, tuple[int, Data]]:
    """By cell: on which of the four boards it lies, and what is printed there."""
    asked = dump["options"]["plan"]
    plan = SET["plans"][dump["seats"] - 2 if asked == "by-players" else
                        ["two", "three", "four"].index(asked)]  # fmt: skip
    out: dict[Cell, tuple[int, Data]] = {}
    for number, (tile, id) in enumerate(zip(plan["tiles"], dump["boards"], strict=True)):
        board = next(each for each in SET["boards"] if each["id"] == id)
        for at, space in enumerate(board["spaces"]):
            row, column = at // 4, at % 4
            if tile["turned"]:  # clockwise: the left edge comes to the top
                row, column = column, 1 - row
            out[(tile["row"] + row + 1, tile["column"] + column + 1, 0)] = (number, space)
    return out


def cells(view: Data) -> Cells:
    return {(one["row"], one["column"], one["level"]): one["owner"] for one in view["built"]}


def under(cell: Cell) -> list[Cell]:
    row, column, level = cell
    return [(row + down, column + right, level - 1) for down in (0, 1) for right in (0, 1)]


def beside(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def buildings(dump: Data, built: Cells, seat: int) -> set[Cell]:
    """Where the leftmost stone of the storage may go: A, B and C of the rulebook.

    And its note on neutral ones: they may go on any space of the boards, never on others.
    """
    me = dump["players"][seat]
    neutral = me["neutral"] > 0
    if not neutral and not me["own"]:
        return set()
    spaces = ground(dump)
    joined = dump["options"]["megalith_boards"] == "joined"
    if neutral and dump["options"]["neutral_megaliths"] == "anywhere":
        return {cell for cell in spaces if cell not in built}
    out: set[Cell] = set()
    for cell, (board, space) in spaces.items():
        if cell in built:
            continue
        near = [
            at for at in built if not at[2] and beside(at, cell)
            and (joined or spaces[at][0] == board)
        ]  # fmt: skip
        if neutral if "arrows" in space else near:
            out.add(cell)
    if not neutral:
        for row, column, level in built:
            top = (row, column, level + 1)
            carried = top not in built and all(stone in built for stone in under(top))
            if carried and (joined or len(set(boards_under(spaces, top))) == 1):
                out.add(top)
    return out


def boards_under(spaces: dict[Cell, tuple[int, Data]], cell: Cell) -> Iterator[int]:
    if cell[2] == 0:
        yield spaces[cell][0]
    else:
        for stone in under(cell):
            yield from boards_under(spaces, stone)


def building_points(dump: Data, built: Cells, seat: int, cell: Cell) -> list[int]:
    """One level up: two for an own stone directly below, one for any other, one to its owner."""
    out = [0] * dump["seats"]
    if cell[2]:
        for stone in under(cell):
            owner = built[stone]
            out[seat] += 2 if owner == seat else 1
            if owner is not None and owner != seat:
                out[owner] += 1
    return out


# Sacred stones and the end


def buried(player: Data) -> int:
    return len(player["buried"]) + len(player["crypt"])


def stone_points(dump: Data, built: Cells, seat: int, id: str) -> int:
    stone = STONES[id]
    count = _counted(dump, built, seat, stone)
    if "table" in stone:
        return int(([0, *stone["table"]])[min(count, len(stone["table"]))])
    return count // int(stone["per"]) * int(stone["vp"])


def _counted(dump: Data, built: Cells, seat: int, stone: Data) -> int:
    me = dump["players"][seat]
    kinds = dict(zip(NAMES, dump["land"], strict=True))
    used = dict(zip(SPECIES, me["used"], strict=True))
    animals = [used[id] for id in stone.get("animals", [])]
    own = [cell for cell, owner in built.items() if owner == seat]
    low = [cell for cell in own if not cell[2]]
    villages = [{kinds[hex] for hex in village.split("-")} for village in me["villages"]]
    camps = {kind for kind, camps in zip(dump["land"], me["camps"], strict=True) if camps}
    lands = set(stone.get("terrain", []))
    pairs = dump["options"]["stone_of_two_kinds"] == "pairs"
    ways: dict[str, Callable[[], int]] = {
        "villages-at": lambda: sum(bool(lands & three) for three in villages),
        "camp-lands": lambda: len(camps & lands),
        "megaliths-low": lambda: len(low),
        "megalith-boards": lambda: len({ground(dump)[cell][0] for cell in low}),
        "buried": lambda: buried(me),
        "megaliths-high": lambda: len(own) - len(low),
        "idol-levels": lambda: me["offering"] + me["honour"],
        "used-kinds": lambda: sum(count > 0 for count in me["used"]),
        "used-animals": lambda: animals[0],
        "used-animals-of-two": lambda: min(animals) if pairs else sum(animals),
    }
    return ways[stone["counts"]]()


def herd_points(animals: list[int]) -> int:
    """By trying every way to share out the wild cards."""
    held = {id: count for id, count in zip(SPECIES, animals, strict=True) if count}
    wild = sum(held.pop(id) for id in list(held) if ANIMALS[id]["wild"])

    def best(ids: list[str], left: int) -> int:
        if not ids:
            return 0
        row = ANIMALS[ids[0]]["set"]
        return max(
            int(row[min(held[ids[0]] + more, len(row)) - 1]) + best(ids[1:], left - more)
            for more in range(left + 1)
        )

    return best(list(held), wild)


def final(dump: Data, seat: int) -> dict[str, int]:
    """What is counted at the end, without what the marker shows already."""
    me = dump["players"][seat]
    level = me["offering"]
    goods = (me["food"] + me["tools"]) // (3 if level < 4 else 2 if level < 7 else 1)
    rank = dump["honours"].index(seat)
    rows = [[5, 10, 15], [3, 6, 9], [1, 3, 5]][min(rank, 2)]
    graves = buried(me)
    zones = ("hand", "deck", "discards", "played", "buried", "crypt", "pile")
    held = [card for zone in zones for card in me[zone]]
    return {
        "offering": goods if level else 0,
        "burial": rows[min((graves - 1) // 3, 2)] if graves and me["honour"] else 0,
        "cards": sum((CULTURE.get(card) or PEOPLE[card])["vp"] for card in held),
        "herd": herd_points(me["animals"]),
    }


# The eclipse


def eclipse_labour(dump: Data, seat: int, pile: list[str]) -> int:
    """Halves: on tribe cards, of abilities that give labour in the eclipse, of resting figures."""
    total: int = 3 * dump["players"][seat]["figures"].count("rest")
    for card in pile:
        if card in PEOPLE:
            total += round(2 * PEOPLE[card]["labour"])
            gain = (PEOPLE[card]["eclipse"] or {"gain": {}})["gain"]
            total += round(2 * gain.get("labour", 0))
    return total


def new_order(labour: list[int], order: list[int]) -> list[int]:
    """Whoever has more goes ahead; of equals whoever was later."""
    out: list[int] = []
    for seat in reversed(order):
        before = [other for other in out if labour[other] >= labour[seat]]
        out.insert(len(before), seat)
    return out


# What may be chosen


def legal(dump: Data, built: Cells) -> set[str]:
    """All that the player who is asked may choose, as text."""
    asked = dump["decisions"][-1]
    return _Turn(dump, built, asked).choices()


class _Turn:
    def __init__(self, dump: Data, built: Cells, asked: Data) -> None:
        self.dump = dump
        self.built = built
        self.asked = asked
        self.seat: int = asked["seat"]
        self.me: Data = dump["players"][self.seat]
        self.options: Data = dump["options"]
        self.limit = 5 + sum(self.me["camps"])

    def choices(self) -> set[str]:
        name = self.asked["kind"].replace("-", "_")
        out: set[str] = getattr(self, name)()
        return out

    # Before the game

    def drafting_chief(self) -> set[str]:
        return {f"lead {id}" for id in self.dump["chiefs"]}

    def choosing_side(self) -> set[str]:
        return {"side a", "side b"}

    def drafting_setup(self) -> set[str]:
        return {f"begin {id}" for id in self.dump["setups"]}

    # A turn

    def beginning(self) -> set[str]:
        hand, figures = self.me["hand"], self.me["figures"]
        out: set[str] = set()
        if self.dump["cultures"] == 0 or len(hand) >= 2:
            out |= {f"play {card}" for card in hand if card in CULTURE}
        pledged = self.dump["chief_state"] == 3
        if figures[0] is None and not pledged:
            out |= self._chief(None)
        bare = self.options["cards_before_rest"] == "none" and self.me["played"]
        places = [*COLUMNS] + ([] if bare else ["rest"])
        if figures[0] is None:
            out |= {f"place chief {place}" for place in places}
        if None in figures[1:] and not pledged:
            out |= {f"place tribe {place}" for place in places}
        return out

    def _chief(self, column: str | None) -> set[str]:
        sides = CHIEFS[self.me["chief"]]["sides"]
        free = self.options["chief_side"] == "free"
        return {
            f"chief {name}"
            for name, ability in zip("ab", sides, strict=True)
            if (free or name == self.me["side"]) and self._usable(ability, column)
        }

    def _usable(self, ability: Data, column: str | None) -> bool:
        if "column" in ability and ability["column"] != column:
            return False
        return self._can_pay(ability.get("pay", {})) and self._holds(ability.get("if", {}))

    def _can_pay(self, price: Data) -> bool:
        me = self.me
        have = {
            "food": me["food"], "tool": me["tools"], "labour": me["labour"] / 2,
            "discard_hand": len(me["hand"]),
        }  # fmt: skip
        return all(have[what] >= count for what, count in price.items())

    def _holds(self, asked: Data) -> bool:
        held = dict(zip(SPECIES, self.me["animals"], strict=True))
        wild = held.pop("argentavis")
        facts = {
            "villages": len(self.me["villages"]),
            "same_animals": max(held.values()) + wild,
            "different_animals": sum(count > 0 for count in held.values()) + wild,
        }
        return all(facts[what] >= least for what, least in asked.items())

    def offered(self) -> set[str]:
        card = self.dump["ready"][-1]
        return {f"use {card}", "skip"}  # what costs nothing is not asked

    def discarding(self) -> set[str]:
        return {f"discard {card}" for card in self.me["hand"]}

    def resting(self) -> set[str]:
        return {"token take", "token next", "skip"}

    def acting(self) -> set[str]:
        column = self.dump["column"]
        top = self.asked["section"] == "top"
        out = set() if column == "rest" else self._plays(top)
        out |= {
            f"use {card}"
            for card in self.dump["ready"]
            if self._usable((CULTURE.get(card) or PEOPLE[card]).get("ability")
                            or PEOPLE[card]["action"], column)
        }  # fmt: skip
        if self.dump["chief_state"] == 1:
            out |= self._chief(column)
        later = self.options["labour_left"] == "kept" and None in self.me["figures"]
        if self.me["food"] and (top or (later and column != "rest")):
            out.add("eat")
        if top:
            for op, price in self._lines(column).items():
                if self._can_pay(price):
                    out |= self._op(op)
            out -= {
                f"hire {kind}" for at, kind in enumerate(TRIBES) if self.dump["kinds"] >> at & 1
            }
        return out | {"done"}

    def _lines(self, column: str) -> dict[str, Data]:
        """What can be done in a column for which price."""
        facts = COLUMNS[column]
        out = {op: line["pay"] for line in facts["top"] for op in line["gain"]}
        out |= {op: facts["middle"].get("pay", {}) for op in facts["middle"]["gain"]}
        if "move" in out and self.options["camp_move"] == "tool":
            out["move"] = {"tool": 1}
        return out

    def _plays(self, top: bool) -> set[str]:
        held: Counter[str] = Counter(self.me["hand"])
        fresh: Counter[str] = Counter(self.dump["fresh"])
        late = not top and self.options["tribe_recruited"] == "after-top"
        at_once = self.options["culture_learned"] == "at-once"
        payable = self.dump["cultures"] == 0 or len(self.me["hand"]) >= 2
        return {
            f"play {card}"
            for card in held
            if (card in PEOPLE and (late or held[card] > fresh[card]))
            or (card in CULTURE and at_once and card in fresh and payable)
        }

    # Effects

    def _op(self, op: str) -> set[str]:
        me, dump = self.me, self.dump
        camps = [hex for hex, count in zip(NAMES, me["camps"], strict=True) if count]
        cards = bool(me["deck"] or me["discards"])
        simple: dict[str, set[str]] = {
            "tribe_hand": {f"hire {kind}" for kind in TRIBES},
            "tribe_discard": {f"adopt {kind}" for kind in TRIBES},
            "culture_hand": {f"learn {card}" for card in dump["display"] if card},
            "camp": {"camp"} if sum(me["camps"]) < 5 else set(),
            "move": {f"move {a} {b}" for a in camps for b in NAMES if touch(a, b)},
            "animal_take": {f"hunt {animal}" for animal in dump["herd"]},
            "bury": {
                f"bury {card} {name}"
                for zone, name in self._graves()
                for card in me[zone]
            },
            "animal_use": {
                f"eat-animal {id}" for id, n in zip(SPECIES, me["animals"], strict=True) if n
            },
            "draw": {"draw"} if cards else set(),
            "idol": {"idol offering"} | ({"idol honour"} if me["honour"] < 7 else set()),
            "tool": {"tool"},
            "food": {"food"},
            "max_food": {"max-food"},
        }  # fmt: skip
        if op == "animal_take" and not dump["herd"] and not dump["herd_deck"]:
            return {"hunt none"}
        if op in simple:
            return simple[op]
        if op == "animal_reveal":
            room = dump["herd_deck"] and len(dump["herd"]) < 6
            return {"reveal"} if room or self.options["reveal_without_room"] == "allowed" else set()
        if op == "sacred_stone":
            return self._stones()
        if op == "village":
            return self._sites(camps)
        assert op == "megalith"
        return {f"build {r} {c} {level}" for r, c, level in buildings(dump, self.built, self.seat)}

    def _graves(self) -> list[tuple[str, str]]:
        """Hand, discard pile and the space above the board: what was played, or the open pile."""
        out = [("hand", "hand"), ("played", "play"), ("discards", "discard")]
        if self.dump["revealed"] and self.options["bury_in_eclipse"] == "pile":
            out.append(("pile", "pile"))
        return out

    def _stones(self) -> set[str]:
        space = len(self.me["stones"])
        if space == 3 or not self._can_pay(SET["stone_spaces"][space]["cost"]):
            return set()
        late = self.dump["round"] > 2
        return {f"stone {id}" for id in self.dump["stones"] if late or STONES[id]["era"] == 1}

    def _sites(self, camps: list[str]) -> set[str]:
        taken = [village for player in self.dump["players"] for village in player["villages"]]
        if len(self.me["villages"]) == 3:
            return set()
        names = {
            "-".join(three)
            for three in JUNCTIONS
            if all(hex in camps for hex in three) and "c3" not in three
        }
        return {f"settle {name}" for name in names if name not in taken}

    def gaining(self) -> set[str]:
        due = self.asked["due"]
        out: set[str] = set()
        for op in set(due):
            paid = op == "village" and self.options["village_by_effect"] == "paid"
            if op == "animal_use" and self._card_first(due):
                continue
            if not paid or self.me["food"] >= 3:
                out |= self._op(op)
        if due.count("draw") > 1 and "draw" in out:
            out.add("draw-all")
        if not {*LADDER, "max_food"} & set(due):
            return out | {"skip"}
        return out | self._lesser(due)

    def _card_first(self, due: list[str]) -> bool:
        """Who rests draws, and then may use an animal; a rest token goes before, between, after."""
        if self.dump["column"] != "rest" or not self.dump["rest_taken"]:
            return False
        taken = next(each for each in SET["rest_tokens"] if each["id"] == self.dump["rests"][0])
        return due.count("draw") > int(taken["gain"].get("draw", 0))

    def _lesser(self, due: list[str]) -> set[str]:
        out: set[str] = set()
        for at, op in enumerate(LADDER):
            if op in due:
                for lower in LADDER[at + 1 :]:
                    out |= {
                        f"instead {op} {choice.removeprefix('idol ')}" for choice in self._op(lower)
                    }
        return out

    def paid_gaining(self) -> set[str]:
        prices = self._lines("migrate")
        out: set[str] = set()
        for op in set(self.asked["due"]):
            if self._can_pay(prices[op]):
                out |= self._op(op)
        return out | {"skip"}

    def chaining(self) -> set[str]:
        """One more stone on a space to which the arrows of the start space point."""
        spaces = ground(self.dump)
        order = list(spaces)
        start = order[self.asked["place"]]
        first = self.asked["place"] - self.asked["place"] % 8
        targets = [order[first + at] for at in spaces[start][1]["arrows"]]
        return {f"build {r} {c} {z}" for r, c, z in targets if (r, c, z) not in self.built} | {
            "skip"
        }

    # The eclipse

    def piling(self) -> set[str]:
        return {f"pile {card}" for card in self.me["hand"]} | {"done"}

    def rewarding(self) -> set[str]:
        place = self.dump["order"].index(self.seat)
        return {f"reward {at + 1}" for at in range(place, 4)}

    def eclipse_cards(self) -> set[str]:
        return {f"use {card}" for card in self.dump["waiting"]} | {"done"}

    def gathering(self) -> set[str]:
        return {f"gather {hex}" for at, hex in enumerate(NAMES) if self.dump["lands_due"] >> at & 1}

"""Endless Winter in words: names, what a card does, and what happened as a line of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...core.words import ENTRY, Words, key_of, plain
from .shapes import AbilityShape, CardShape, EndlessWinterPieces

TRIBES: Final = ["wolf", "bison", "lioness", "eagle"]
# By what has a name: where its words are.
KEYS: Final[dict[str, Callable[[str], str]]] = {
    "card": lambda id: f"card-{id}",
    "animal": lambda id: f"animal-{id}",
    "chief": lambda id: f"chief-{id}",
    "land": lambda id: f"land-{id}",
}
SHORT: Final = 7  # letters of a land on the board of the terminal
SETS: Final = {"Holocene set": "holocene"}  # whose name and story have words


# Names


def tribe(seat: int, words: Words) -> str:
    return words.say(f"tribe-{TRIBES[seat]}.short")


def points_of(halves: int) -> int | float:
    """Labour as it is said: a number, by which a language finds its plural."""
    return halves / 2 if halves % 2 else halves // 2


def hexes(junction: str, words: Words) -> str:
    return words.join(junction.split("-"))


def amount(op: str, n: int, words: Words) -> str:
    """As the object of a sentence."""
    return words.say(f"object-{key_of(op)}", {"n": points_of(n) if op == "labour" else n})


def label(op: str, n: int, words: Words) -> str:
    """As it stands alone."""
    return words.say(f"amount-{key_of(op)}", {"n": points_of(n) if op == "labour" else n})


def amounts(parts: Mapping[str, int], words: Words) -> str:
    said = [amount(op, n, words) for op, n in parts.items() if n]
    return words.listed(said)


def labels(parts: Mapping[str, int], words: Words) -> str:
    said = [label(op, n, words) for op, n in parts.items() if n]
    return words.listed(said)


# What things do


def ability_text(ability: AbilityShape, words: Words, card: CardShape | None = None) -> str:
    """What it costs and brings; of a card that gives labour anyway, how much more."""
    text = labels(ability["gain"], words)
    if card is not None and card["labour"] and list(ability["gain"]) == ["labour"]:
        text = words.say("facts-labour-more", {"n": points_of(ability["gain"]["labour"])})
    if ability["pay"]:
        text = words.say("ability-pay", {"paid": amounts(ability["pay"], words), "what": text})
    if ability["condition"] is not None:
        facts = {"condition": key_of(ability["condition"]), "n": ability["least"], "what": text}
        text = words.say("ability-if", facts)
    if ability["column"] is not None:
        text = words.say("ability-column", {"place": ability["column"], "what": text})
    return text


def counted(names: list[str]) -> list[str]:
    """Each once, with how often it is there."""
    counts = {name: names.count(name) for name in names}
    return [f"{n}\u00d7\u00a0{name}" if n > 1 else name for name, n in counts.items()]


class Teller:
    """Tells of the pieces of one set. Where no word is known, a name is that of the set."""

    __slots__ = ("cards", "foreign", "names", "set", "setups", "stones", "tokens")

    def __init__(self, pieces: EndlessWinterPieces) -> None:
        self.set: Final = pieces["set"]
        self.cards: Final = {card["id"]: card for card in pieces["cards"]}
        self.stones: Final = {stone["id"]: stone for stone in pieces["stones"]}
        self.setups: Final = {card["id"]: card for card in pieces["setup_cards"]}
        tokens = [*pieces["rest_tokens"], *pieces["glacier_tokens"]]
        self.tokens: Final = {token["id"]: token for token in tokens}
        named = [
            *[("card", card) for card in pieces["cards"]],
            *[("animal", animal) for animal in pieces["animals"]],
            *[("chief", chief) for chief in pieces["chiefs"]],
        ]
        self.names: Final = {(kind, piece["id"]): piece["name"] for kind, piece in named}
        self.foreign: Final = {(kind, piece["id"]) for kind, piece in named if piece["foreign"]}
        self.foreign.update([("land", land["id"]) for land in pieces["lands"] if land["foreign"]])

    def name(self, kind: str, id: str, words: Words) -> str:
        """What a card, an animal, a chief or a land is called."""
        name = self.names.get((kind, id), plain(id))
        return name if (kind, id) in self.foreign else words.say_or(KEYS[kind](id), name)

    def set_name(self, words: Words) -> str:
        return words.say(f"set-{SETS[self.set]}") if self.set in SETS else self.set

    def set_about(self, words: Words) -> str:
        """What of a set is not as in the printed game."""
        if self.set in SETS:
            return words.say(f"set-{SETS[self.set]}.about")
        return words.say("set-other.about", {"set": self.set})

    def short_land(self, id: str, words: Words) -> str:
        if ("land", id) in self.foreign:
            return plain(id)[:SHORT]
        return words.say_or(f"land-{id}.short", id[:SHORT])

    def listed(self, kind: str, ids: list[str], words: Words) -> list[str]:
        """The names, each once, with how many there are."""
        return counted([self.name(kind, id, words) for id in ids])

    def card_text(self, id: str, words: Words) -> str:
        """Labour, abilities and points of a card."""
        card = self.cards[id]
        parts: list[str] = []
        if card["sort"] == "culture":
            parts.append(words.say("facts-era", {"n": card["era"]}))
        else:
            parts.append(words.say("facts-labour", {"n": points_of(card["labour"])}))
        if card["action"] is not None:
            parts.append(ability_text(card["action"], words, card))
        if card["eclipse"] is not None:
            what = ability_text(card["eclipse"], words, card)
            parts.append(words.say("ability-eclipse", {"what": what}))
        if card["vp"]:
            parts.append(words.say("facts-vp", {"n": card["vp"]}))
        return "; ".join(parts)

    def stone_text(self, id: str, words: Words) -> str:
        stone = self.stones[id]
        animals = [self.name("animal", animal, words) for animal in stone["animals"]]
        facts: dict[str, object] = {
            "n": stone["vp"],
            "per": stone["per"],
            "table": "/".join([str(points) for points in stone["table"]]),
            "lands": ", ".join([self.name("land", land, words) for land in stone["lands"]]),
            "animals": words.join(animals) if animals else "",
        }
        return words.say(f"stone-{stone['counts']}", facts)

    def setup_text(self, id: str, words: Words) -> str:
        card = self.setups[id]
        goods = {"tool": card["tools"], "food": card["food"], "camp": int(card["camp"])}
        facts = {
            "what": labels(goods, words),
            "card": self.name("card", card["tribe"], words),
            "animals": words.join(self.listed("animal", card["animals"], words)),
        }
        return words.say("setup-facts", facts)

    def token_text(self, id: str, words: Words) -> str:
        return labels(self.tokens[id]["gain"], words)

    def tell(self, facts: Mapping[str, Any], names: list[str], words: Words) -> str:
        """An event as a line; empty: nothing to say."""
        kind = facts["kind"]
        if kind in SILENT or (kind == "stone-scored" and not facts["points"]):
            return ""
        key = VARIANTS[kind](facts) if kind in VARIANTS else f"log-{kind}"
        lines = [words.say(key, self._slots(facts, names, words))]
        if kind == "built":
            for seat, points in enumerate(facts["points"]):
                if points:
                    told = {"who": names[seat], "points": amount("vp", points, words)}
                    lines.append(words.say("log-built-points", told))
        return ". ".join(lines)

    def _slots(self, facts: Mapping[str, Any], names: list[str], words: Words) -> dict[str, object]:
        """What stands in a line: numbers and names of an event, and its amounts in words."""
        out: dict[str, object] = {
            name: each for name, each in facts.items() if isinstance(each, int | str)
        }
        if "seat" in facts:
            out["who"] = names[facts["seat"]]
        for name in KEYS:
            if isinstance(facts.get(name), str):
                out[name] = self.name(name, facts[name], words)
        if "order" in facts:
            out["names"] = ", ".join([names[seat] for seat in facts["order"]])
        maker = SLOTS.get(facts["kind"])
        if maker is not None:
            out.update(maker(self, facts, names, words))
        return out


def with_set(text: str, language: str, name: str) -> str:
    """The catalogue of a game with another set: what is said of ours is said of that one."""
    words = Words(language, text)
    about = words.say("set-other.about", {"set": name})
    page = f"\n    .title = {_literal(words.say('set-other'))}\n    .body = {_literal(about)}"
    told = {
        "game-about": f" {{ game-story }} {_literal(about)}",
        "help-holocene": page,
        "how-to-play-11": page,
    }
    out: list[str] = []
    for message in ENTRY.split(text):
        key = message.partition("=")[0].strip()
        out.append(f"{key} ={told[key]}\n" if key in told else message)
    return "".join(out)


def _literal(text: str) -> str:
    """As it stands, whatever signs are in it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


# What happened. An event of a kind that is not here is told by `log-KIND`.

VARIANTS: Final[dict[str, Callable[[Any], str]]] = {
    "hand-dealt": lambda e: "log-hand-dealt" if e["cards"] else "log-hand-dealt-other",
    "played": lambda e: "log-played-labour" if e["labour"] else "log-played",
    "gained": lambda e: "log-gained" if e["amount"] else "log-gained-in-vain",
    "hired": lambda e: "log-hired-empty" if e["empty"] else "log-hired",
    "hunted": lambda e: (
        "log-hunted-none" if e["animal"] is None else "log-hunted-top" if e["top"] else "log-hunted"
    ),
    "built": lambda e: "log-built-high" if e["level"] else "log-built",
    "drew": lambda e: "log-drew-own" if e["card"] else "log-drew",
    "buried": lambda e: "log-buried" if e["card"] else "log-buried-secret",
    "piled": lambda e: "log-piled-own" if e["card"] else "log-piled",
}
SILENT: Final = ("order-reward",)  # what follows tells it


Maker = Callable[[Teller, Any, list[str], Words], dict[str, object]]


def _eclipse(t: Teller, e: Any, names: list[str], words: Words) -> dict[str, object]:
    parts: list[str] = []
    for seat, labour in enumerate(e["labour"]):
        pile = e["piles"][seat]
        told = {
            "who": names[seat], "labour": amount("labour", labour, words),
            "cards": ", ".join(t.listed("card", pile, words)),
        }  # fmt: skip
        parts.append(words.say("log-eclipse-part" if pile else "log-eclipse-part-bare", told))
    return {"n": e["round"], "parts": "; ".join(parts)}


def _paid(t: Teller, e: Any, names: list[str], words: Words) -> dict[str, object]:
    goods = {"food": e["food"], "tool": e["tools"], "labour": e["labour"]}
    return {"what": amounts(goods, words)}


def _gained(t: Teller, e: Any, names: list[str], words: Words) -> dict[str, object]:
    """An amount; in vain, only of what there was no room for any more."""
    what = e["what"]
    return {"what": amount(what, e["amount"], words) if e["amount"] else what}


def _hand(t: Teller, e: Any, names: list[str], words: Words) -> dict[str, object]:
    return {
        "cards": words.join(t.listed("card", e["cards"] or [], words) or [""]),
        "known": words.join(t.listed("card", e["known"], words)),
    }


def _ended(t: Teller, e: Any, names: list[str], words: Words) -> dict[str, object]:
    scores = [f"{names[seat]} {score}" for seat, score in enumerate(e["scores"])]
    return {"scores": ", ".join(scores)}


# By kind of event: the slots that it fills beside its numbers and names.
SLOTS: Final[dict[str, Maker]] = {
    "setup-taken": lambda t, e, names, words: {"what": t.setup_text(e["setup"], words)},
    "side-chosen": lambda t, e, names, words: {"side": e["side"].upper()},
    "hand-dealt": _hand,
    "round": lambda t, e, names, words: {"n": e["round"]},
    "played": lambda t, e, names, words: {"labour": amount("labour", e["labour"], words)},
    "ate": lambda t, e, names, words: {
        "food": amount("food", e["food"], words), "labour": amount("labour", e["labour"], words)
    },
    "paid": _paid,
    "gained": _gained,
    "food-lost": lambda t, e, names, words: {"food": amount("food", e["amount"], words)},
    "settled": lambda t, e, names, words: {"hexes": hexes(e["junction"], words)},
    "revealed": lambda t, e, names, words: {
        "animals": words.join(t.listed("animal", e["animals"], words))
    },
    "stone-taken": lambda t, e, names, words: {"what": t.stone_text(e["stone"], words)},
    "eclipse": _eclipse,
    "stone-scored": lambda t, e, names, words: {
        "points": amount("vp", e["points"], words), "what": t.stone_text(e["stone"], words)
    },
    "token-taken": lambda t, e, names, words: {"what": t.token_text(e["token"], words)},
    "ended": _ended,
}  # fmt: skip

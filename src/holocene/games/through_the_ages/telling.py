"""Through the Ages in words: its cards, what they do, and what happened, a line for each event.

The words come from the game's catalogue. What a card does is put together of its data: a message
for each power, each thing that an action card, an attack or an event does.
Where a message has room for pictures, words stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ...core.words import Words, key_of
from . import civil as c
from . import military as m
from .cards import (
    ACTION,
    AGE_NAMES,
    BONUS,
    GOVERNMENT,
    KIND_NAMES,
    PACT,
    TACTIC,
    TERRITORY,
    WONDER,
    WORKED_KINDS,
    A,
    CivilCard,
    MilitaryCard,
    is_unit,
)
from .civil import CIVIL, CIVIL_BY_ID
from .military import MILITARY, MILITARY_BY_ID
from .powers import BLUE, POWERS
from .powers import told as as_told

COLOURS: Final = ["red", "black", "yellow", "white"]  # by seat, as their badges
TOTALS: Final = ("civil", "military", "urban_limit")  # of a government: not more, but so many
SEATS: Final = ("target", "by", "to", "victim", "rival", "partner", "attacker", "leader")

# Names


def civilization(seat: int, words: Words) -> str:
    return words.say(f"seat-{COLOURS[seat]}")


def card_name(id: str, words: Words) -> str:
    """What a card is called; where several ages have one of the same name, with its age."""
    name = words.say(f"card-{id}")
    return f"{name} {_age_of(id)}" if id in NAMESAKES else name


def card_names(ids: Sequence[str], words: Words) -> str:
    return words.join(counted_names(ids, words))


def counted_names(ids: Sequence[str], words: Words) -> list[str]:
    """Each card once, with how many there are of it."""
    names = {id: card_name(id, words) for id in ids}
    counts = {id: ids.count(id) for id in names}
    return [f"{counts[id]}\u00d7 {name}" if counts[id] > 1 else name for id, name in names.items()]


def kind_of(id: str) -> str:
    number = CIVIL_BY_ID.get(id)
    kind = CIVIL[number].kind if number is not None else MILITARY[MILITARY_BY_ID[id]].kind
    return KIND_NAMES[kind]


def _age_of(id: str) -> str:
    number = CIVIL_BY_ID.get(id)
    age = CIVIL[number].age if number is not None else MILITARY[MILITARY_BY_ID[id]].age
    return AGE_NAMES[age]


def _namesakes() -> frozenset[str]:
    """Cards of which another age has one of the same name: `raid-i`, `raid-ii`."""
    ids = [*CIVIL_BY_ID, *MILITARY_BY_ID]
    stems = [id.rpartition("-")[0] for id in ids if id.rpartition("-")[2].upper() in AGE_NAMES]
    return frozenset([id for id in ids if stems.count(id.rpartition("-")[0]) > 1])


NAMESAKES: Final[frozenset[str]] = _namesakes()


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def amounts(parts: Mapping[str, int], words: Words, form: str = "object") -> str:
    """`2 food and 3 resources`; nothing where all are zero."""
    said = [words.say(f"{form}-{what}", {"n": n}) for what, n in parts.items() if n > 0]
    return words.listed(said)


# What a card does


def card_text(id: str, words: Words) -> str:
    """What a card costs and does, in a sentence with neither a capital nor a full stop."""
    number = CIVIL_BY_ID.get(id)
    if number is not None:
        parts = _civil_parts(CIVIL[number], words)
    else:
        parts = _military_parts(MILITARY[MILITARY_BY_ID[id]], words)
    return "; ".join(parts)


def _civil_parts(card: CivilCard, words: Words) -> list[str]:
    if card.kind < WORKED_KINDS:
        return _worked_parts(card, words)
    if card.kind == ACTION:
        return [_action_part(card, words)]
    parts: list[str] = []
    price = words.say("object-science", {"n": card.price})
    if card.kind == WONDER:
        stages = "-".join([str(cost) for cost in card.stages])
        parts.append(words.say("facts-stages", {"stages": stages}))
    elif card.kind == GOVERNMENT and card.age > A:
        uprising = words.say("object-science", {"n": card.uprising})
        parts.append(words.say("facts-government", {"price": price, "uprising": uprising}))
    elif card.price:
        parts.append(words.say("facts-development", {"price": price}))
    parts += _powers(card.powers, words, TOTALS if card.kind == GOVERNMENT else ())
    if card.scores:
        parts.append(words.say(f"wonder-{card.scores}"))
    if card.takes_off:
        parts.append(words.say("wonder-takes-off", {"n": card.takes_off}))
    return parts


def _worked_parts(card: CivilCard, words: Words) -> list[str]:
    cost = words.say("object-resources", {"n": card.cost})
    price = words.say("object-science", {"n": card.price})
    key = "facts-technology" if card.price else "facts-first-technology"
    said = [_power(name, amount, words) for name, amount in card.gives().items()]
    worker = words.say("facts-worker", {"what": ", ".join(said)})
    return [words.say(key, {"price": price, "cost": cost}), worker]


def _powers(powers: list[tuple[int, int]], words: Words, totals: tuple[str, ...] = ()) -> list[str]:
    """Ratings and totals in one part, and one for each other power."""
    said = [
        (power, _power(POWERS[power], as_told(power, amount), words, totals))
        for power, amount in powers
    ]
    short = ", ".join([text for power, text in said if power <= BLUE])
    return ([short] if short else []) + [text for power, text in said if power > BLUE]


def _power(name: str, amount: int, words: Words, totals: tuple[str, ...] = ()) -> str:
    told = str(amount) if name in totals else signed(amount)
    return words.say(key_of("power", name), {"n": abs(amount), "amount": told})


def _action_part(card: CivilCard, words: Words) -> str:
    facts: dict[str, object] = {"n": card.amounts[0]}
    if card.does in (c.ARMY_PER_STRONGER, c.CULTURE_PER_RICHER):
        facts = dict(zip(("two", "three", "four"), card.amounts, strict=True))
    elif card.does == c.SCIENCE_AND_CULTURE:
        facts["culture"] = card.amounts[1] if len(card.amounts) > 1 else 0
    return words.say(f"action-{card.does}", facts)


def _military_parts(card: MilitaryCard, words: Words) -> list[str]:
    if card.kind == BONUS:
        facts = {"defense": card.defense, "colonization": card.colonization}
        return [words.say("facts-bonus", facts)]
    if card.kind == TACTIC:
        return [_tactic_part(card, words)]
    if card.is_attack:
        cost = words.say("facts-attack-cost", {"n": card.cost})
        return [cost, words.say(f"attack-{card.does}", _attack_facts(card))]
    if card.kind == PACT:
        return _pact_parts(card, words)
    if card.kind == TERRITORY:
        gains = amounts(dict(card.gains), words, "amount")
        what = "; ".join(_powers(card.powers, words))
        return [words.say("facts-territory", {"gains": gains, "what": what})]
    return _event_parts(card, words)


def _tactic_part(card: MilitaryCard, words: Words) -> str:
    army = {"infantry": card.infantry, "cavalry": card.cavalry, "artillery": card.artillery}
    units = [words.say(f"army-{kind}", {"n": n}) for kind, n in army.items() if n]
    facts = {"units": ", ".join(units), "n": card.strength, "obsolete": card.obsolete}
    return words.say("facts-tactic", facts)


def _attack_facts(card: MilitaryCard) -> dict[str, object]:
    if card.does == m.ENSLAVE:
        return dict(zip(("population", "food", "resources"), card.amounts, strict=True))
    first = card.amounts[0] if card.amounts else 0
    return {"n": first, "second": card.amounts[1] if len(card.amounts) > 1 else 0}


def _pact_parts(card: MilitaryCard, words: Words) -> list[str]:
    sides = {"pact-both": card.powers}
    if card.second is not card.powers:
        sides = {"pact-a": card.powers, "pact-b": card.second}
    parts = [
        words.say(key, {"what": ", ".join(_powers(powers, words))}) for key, powers in sides.items()
    ]
    if card.lead:
        parts.append(words.say("pact-lead", {"n": card.lead}))
    if card.peace:
        parts.append(words.say("pact-peace"))
    if card.ends:
        parts.append(words.say("pact-ends"))
    return parts


def _event_parts(card: MilitaryCard, words: Words) -> list[str]:
    concerned: dict[str, list[str]] = {}
    for clause in card.clauses:
        facts = {"n": abs(clause.amount), "amount": signed(clause.amount)}
        said = words.say(f"event-{clause.what}", facts)
        concerned.setdefault(clause.who, []).append(said)
    return [
        words.say("event-clause", {"who": words.say(f"who-{who}"), "what": ", ".join(said)})
        for who, said in concerned.items()
    ]


# What happened. An event of a kind that is not here is told by `log-KIND`.


def _by(key: str, facts: Mapping[str, Any]) -> str:
    """Where a card brought it about, it is named."""
    return f"{key}-by" if facts["cause"] else key


VARIANTS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "row": lambda e: [
        *(["log-row"] if e["left"] else []), *(["log-row-came"] if e["came"] else [])
    ],
    "age": lambda e: [
        "log-age-last" if e["last_round"] else "log-age" if e["ended"] == "A" else "log-age-tokens"
    ],
    "destroyed": lambda e: [
        _by("log-razed", e) if e["by"] != e["seat"]
        else "log-disbanded" if is_unit(CIVIL[CIVIL_BY_ID[e["card"]]].kind)
        else _by("log-destroyed", e)
    ],
    "raised": lambda e: [
        "log-completed" if e["completed"] else "log-raised",
        *(["log-wonder-scores"] if e["points"] else []),
    ],
    "developed": lambda e: [
        "log-revolution" if e["revolution"]
        else "log-government" if kind_of(e["card"]) == "government" else "log-developed"
    ],
    "appointed": lambda e: ["log-appointed-instead" if e["replaced"] else "log-appointed"],
    "adopted": lambda e: ["log-copied" if e["copied"] else "log-adopted"],
    "changed": lambda e: [
        _by("log-lost-worker", e) if e["card"]
        else "log-taken" if e["cause"] and e["rival"] is not None
        else _by("log-gained" if e["amount"] > 0 else "log-lost", e)
    ],
    "leader-left": lambda e: [_by("log-leader-left", e)],
    "made": lambda e: [
        "log-made" if e["food"] > 0 or e["resources"] > 0 else "log-made-nothing"
    ],
    "produced": lambda e: [
        "log-produced" if e["science"] or e["culture"] else "log-produced-nothing"
    ],
    "drew": lambda e: [_by("log-drew-own" if e["cards"] else "log-drew", e)],
    "discarded": lambda e: ["log-discarded-own" if e["cards"] else "log-discarded"],
    "prepared": lambda e: ["log-prepared-own" if e["card"] else "log-prepared"],
    "foresaw": lambda e: ["log-foresaw-own" if e["card"] else "log-foresaw"],
    "event": lambda e: ["log-territory" if kind_of(e["card"]) == "territory" else "log-event"],
    "colony-lost": lambda e: [
        _by("log-colony-lost" if e["to"] is None else "log-colony-taken", e)
    ],
    "ruined": lambda e: [_by("log-ruined", e)],
    "pact-ended": lambda e: [f"log-pact-{e['why']}"],
    "defended": lambda e: [
        ("log-defended" if e["held"] else "log-overrun")
        + ("" if e["cards"] or e["others"] else "-bare")
    ],
    "seized": lambda e: [
        _by("log-sabotaged" if kind_of(e["card"]) == "wonder" else "log-seized", e)
    ],
    "war-ended": lambda e: [
        "log-war-tied" if e["winner"] is None
        else "log-war-won" if e["winner"] == e["seat"] else "log-war-lost"
    ],
    "signed": lambda e: ["log-signed" if e["accepted"] else "log-refused"],
}  # fmt: skip


def tell(facts: Mapping[str, Any], names: list[str], words: Words) -> str:
    """An event as a line; empty: nothing to say."""
    kind = facts["kind"]
    keys = VARIANTS[kind](facts) if kind in VARIANTS else [f"log-{kind}"]
    slots = _slots(facts, names, words)
    lines = [words.say(key, slots) for key in keys]
    if kind == "age":
        lines += [_outdated(each, names, words) for each in facts["outdated"]]
    elif kind == "made":
        lines = [", ".join([*lines, *_fate(facts, words)])]
    elif kind == "event":
        text = card_text(facts["card"], words)
        lines.append(text[:1].upper() + text[1:])
        lines += _concerned(facts, names, words)
    return ". ".join(lines)


def _concerned(facts: Mapping[str, Any], names: list[str], words: Words) -> list[str]:
    """Whom the sentences of an event mean that do not mean everybody, each of them once."""
    told: dict[str, str] = {}
    for each in facts["fallout"]:
        seats = [touch["seat"] for touch in each["touched"]]
        if each["by"] is not None:
            who = words.join([names[seat] for seat in seats]) or words.say("event-nobody-short")
            told[each["who"]] = words.say(
                "event-clause", {"who": words.say(f"who-{each['who']}"), "what": who}
            )
    return [line[:1].upper() + line[1:] for line in told.values()]


def _outdated(facts: Mapping[str, Any], names: list[str], words: Words) -> str:
    lost = [card_name(id, words) for id in facts["cards"]]
    if facts["military"]:
        lost.append(words.say("amount-draw", {"n": facts["military"]}))
    return words.say("log-outdated", {"who": names[facts["seat"]], "what": words.join(lost)})


def _fate(facts: Mapping[str, Any], words: Words) -> list[str]:
    """What becomes of what was made: corruption, consumption, hunger."""
    out: list[str] = []
    if facts["corruption"]:
        out.append(words.say("log-corruption", {"n": facts["corruption"]}))
    if facts["eaten"]:
        eaten = words.say("object-food", {"n": facts["eaten"]})
        out.append(words.say("log-eaten", {"what": eaten}))
    if facts["hungry"]:
        points = words.say("object-culture", {"n": facts["hunger"]})
        out.append(words.say("log-hungry", {"n": facts["hungry"], "points": points}))
    return out


def _slots(facts: Mapping[str, Any], names: list[str], words: Words) -> dict[str, object]:
    """What stands in a line: the numbers of an event, and its names and amounts in words."""
    out: dict[str, object] = {name: each for name, each in facts.items() if isinstance(each, int)}
    for name in SEATS:
        if facts.get(name) is not None:
            out[name] = names[facts[name]]
    if "seat" in facts:
        out["who"] = names[facts["seat"]]
    for name in ("card", "source", "replaced", "cause"):
        if facts.get(name):
            out[name] = card_name(facts[name], words)
    out.update(SLOTS[facts["kind"]](facts, words) if facts["kind"] in SLOTS else {})
    for name in ("scores", "points"):
        if isinstance(facts.get(name), list):
            numbers = [f"{names[seat]} {score}" for seat, score in enumerate(facts[name])]
            out["scores"] = ", ".join(numbers)
    return out


def _paid(what: str, field: str) -> Callable[[Mapping[str, Any], Words], dict[str, object]]:
    """A price: `log-built` and its like tell one that is zero apart."""

    def slots(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
        n = facts[field]
        out: dict[str, object] = {"n": n, "cost": words.say(f"object-{what}", {"n": n})}
        if "card" in facts:
            out["kind"] = kind_of(facts["card"])
        if "points" in facts:
            out["points"] = words.say("object-culture", {"n": facts["points"]})
        return out

    return slots


def _sent(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    """Units, bonus cards, and how many other cards, which nobody sees."""
    parts = counted_names([*facts.get("units", []), *facts["cards"]], words)
    if facts["others"]:
        parts.append(words.say("amount-draw", {"n": facts["others"]}))
    return {"what": words.join(parts)}


def _hidden(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    """Military cards: which for their owner, how many for the others."""
    out: dict[str, object] = {"what": words.say("object-secrets", {"n": facts["count"]})}
    if facts["cards"]:
        out["cards"] = card_names(facts["cards"], words)
    return out


def _side(facts: Mapping[str, Any], words: Words) -> dict[str, object]:
    return {"side": side_of(facts["card"], facts["side"])}


def side_of(pact: str, side: str) -> str:
    """The side of a pact, or that there is no difference."""
    card = MILITARY[MILITARY_BY_ID[pact]]
    return "both" if card.second is card.powers else side


# By kind of event: the slots that it fills beside its numbers and names.
SLOTS: Final[dict[str, Callable[[Mapping[str, Any], Words], dict[str, object]]]] = {
    "row": lambda e, words: {
        "n": len(e["left"]), "cards": card_names(e["left"], words),
        "came": card_names(e["came"], words),
    },
    "age": lambda e, words: {
        "ended": e["ended"], "begins": e["begins"], "round": e["last_round"] or 0
    },
    "took": _paid("civil", "actions"),
    "grew": _paid("food", "food"),
    "built": _paid("resources", "resources"),
    "upgraded": _paid("resources", "resources"),
    "raised": _paid("resources", "resources"),
    "developed": _paid("science", "science"),
    "destroyed": lambda e, words: {"kind": kind_of(e["card"])},
    "used": lambda e, words: {"power": e["power"]},
    "changed": lambda e, words: {
        "what": words.say(f"object-{e['what']}", {"n": abs(e["amount"])})
    },
    "made": lambda e, words: {
        "what": amounts({"food": e["food"], "resources": e["resources"]}, words)
    },
    "produced": lambda e, words: {
        "what": amounts({"science": e["science"], "culture": e["culture"]}, words)
    },
    "drew": _hidden,
    "discarded": _hidden,
    "prepared": lambda e, words: {
        "age": AGE_NAMES[e["age"]], "points": words.say("object-culture", {"n": e["points"]})
    },
    "colonized": _sent,
    "defended": _sent,
    "offered": _side,
}  # fmt: skip

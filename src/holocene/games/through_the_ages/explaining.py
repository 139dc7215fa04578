"""What can be chosen, in words: what it costs and brings, and why other things cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

from ...core.action import Action
from ...core.layout import NOTHING
from ...core.words import Words, key_of
from . import actions as a
from .actions import Against, Numbered, Offer, OnCivil, OnMilitary, Upgrade
from .beginning import first_player
from .cards import GOVERNMENT, LEADER, WONDER, is_unit
from .civil import CIVIL, CIVIL_BY_ID
from .decisions.colonizing import worth_of
from .decisions.fighting import defense_of
from .military import MILITARY, MILITARY_BY_ID
from .player import Player
from .powers import POWERS
from .prices import attack_cost
from .shapes.common import Reason
from .shapes.hints import ThroughTheAgesHints
from .shapes.views import PlayerView, ThroughTheAgesView
from .telling import card_name, civilization, kind_of, side_of, signed

# Of all that a choice changes, what is told beside it.
CHANGES: Final = (
    "civil", "military", "food", "resources", "science", "culture", "food_made", "resources_made",
    "science_rate", "culture_rate", "strength", "happy", "discontent", "corruption", "civil_total",
    "military_total", "colonization",
)  # fmt: skip
HOLD: Final = "\u00a0"  # a blank at which no line ends
GAINS: Final = 1  # the sign of a choice of goods that are gained


def choice(action: Action, view: ThroughTheAgesView, words: Words) -> str:
    if isinstance(action, OnCivil):
        return _civil_choice(action, words)
    if isinstance(action, OnMilitary):
        return _military_choice(action, view, words)
    if isinstance(action, Upgrade):
        source = card_name(CIVIL[action.source].id, words)
        card = card_name(CIVIL[action.target].id, words)
        return words.say("choice-upgrade", {"source": source, "card": card})
    if isinstance(action, (Against, Offer)):
        facts = {
            "card": card_name(MILITARY[action.card].id, words),
            "target": civilization(action.seat, words),
        }
        if isinstance(action, Offer):
            facts["side"] = side_of(MILITARY[action.card].id, str(action.arguments["side"]))
        return words.say(f"choice-{action.kind}", facts)
    if isinstance(action, Numbered):
        return _numbered_choice(action, view, words)
    return words.say(f"choice-{action.kind}", _plain_facts(action, view, words))


def _civil_choice(action: OnCivil, words: Words) -> str:
    card = CIVIL[action.card]
    facts = {"card": card_name(card.id, words), "kind": kind_of(card.id)}
    key = action.kind
    if key == "play" and card.kind == LEADER:
        key = "lead"
    elif key == "develop" and card.kind == GOVERNMENT:
        key = "reform"
    elif key == "destroy" and is_unit(card.kind):
        key = "disband"
    return words.say(f"choice-{key}", facts)


def _military_choice(action: OnMilitary, view: ThroughTheAgesView, words: Words) -> str:
    facts: dict[str, object] = {"card": card_name(MILITARY[action.card].id, words)}
    asked = view["decision"]["kind"] if view["decision"] is not None else ""
    key = action.kind
    if key == "cede" and asked == "annexing":
        key = "annex"
    elif key == "discard" and asked == "defending":
        key, facts["n"] = "add", defense_of([action.card])
    elif key == "discard" and asked == "sending":
        assert view["decision"] is not None
        player = stand_in(view["players"][view["decision"]["seat"]])
        key, facts["n"] = "add", worth_of(player, [action.card])
    return words.say(f"choice-{key}", facts)


def _numbered_choice(action: Numbered, view: ThroughTheAgesView, words: Words) -> str:
    facts: dict[str, object] = {"n": action.number}
    key = action.kind
    if key == "take":
        id = view["row"][action.number - 1]
        assert id is not None
        facts["card"] = card_name(id, words)
        if view["row"].count(id) > 1:
            key = "take-from"
        elif CIVIL[CIVIL_BY_ID[id]].kind == WONDER:
            key = "take-wonder"
    elif key == "raise":
        assert view["actor"] is not None
        site = view["players"][view["actor"]]["site"]
        assert site is not None
        facts["card"] = card_name(site["card"], words)
    return words.say(f"choice-{key}", facts)


def _plain_facts(action: Action, view: ThroughTheAgesView, words: Words) -> dict[str, object]:
    decision = cast(dict[str, Any], view["decision"])
    facts: dict[str, object] = {"decision": decision["kind"], "n": 1, "sign": "gain"}
    if decision["kind"] in ("choosing-goods", "looting"):
        facts["n"] = decision["left"]
    elif decision["kind"] == "reserves":
        facts["n"] = CIVIL[CIVIL_BY_ID[decision["card"]]].amounts[0]
    elif decision["kind"] == "splitting-goods" and decision["sign"] != GAINS:
        facts["sign"] = "lose"
    if action.kind == "retire":
        facts["card"] = card_name(view["players"][decision["seat"]]["leader"] or "", words)
    elif action.kind == "trade":
        facts["power"] = _trade(view, decision["seat"])
    return facts


def _trade(view: ThroughTheAgesView, seat: int) -> str:
    """Which way the viewer's pact lets goods be exchanged."""
    for owner, player in enumerate(view["players"]):
        pact = player["pact"]
        if pact is None or seat not in (owner, pact["partner"]):
            continue
        card = MILITARY[MILITARY_BY_ID[pact["card"]]]
        first = (pact["side"] == "a") == (owner == seat)
        for power, _ in card.powers if first else card.second:
            if key_of(POWERS[power]) in ("food-as-resource", "resource-as-food"):
                return key_of(POWERS[power])
    return "food-as-resource"


def stand_in(seen: PlayerView) -> Player:
    """A player with what prices look at: the leader and the wonders."""
    player = first_player()
    player.wonders = [CIVIL_BY_ID[wonder["card"]] for wonder in seen["wonders"]]
    player.appoint(CIVIL_BY_ID[seen["leader"]] if seen["leader"] is not None else NOTHING)
    return player


# What it costs and brings


def explain(
    action: Action, view: ThroughTheAgesView, hints: ThroughTheAgesHints, words: Words
) -> str:
    """What a choice costs and brings."""
    change = hints["changes"].get(str(action.index))
    if change is not None:
        return _change(cast(dict[str, int], change), words)
    if action.kind == "end-turn":
        return _forecast(hints, words)
    if isinstance(action, Against):
        return _odds(action, view, hints, words)
    if action.kind == "prepare":
        assert isinstance(action, OnMilitary)
        level = MILITARY[action.card].age
        return words.say("terminal-change.culture", {"amount": signed(level)})
    if action.kind == "done" and hints["fight"] is not None:
        held = hints["fight"]["now"] >= hints["fight"]["need"]
        return words.say("fight-holds" if held else "fight-fails")
    if action.kind == "done" and hints["force"] is not None:
        return words.say("force-now", cast(dict[str, object], hints["force"]))
    return ""


def _change(change: dict[str, int], words: Words) -> str:
    parts = [
        words.say(f"terminal-change.{key_of(name)}", {"amount": signed(change[name])})
        for name in CHANGES
        if name in change
    ]
    return ", ".join([part.replace(" ", HOLD) for part in parts])


def _forecast(hints: ThroughTheAgesHints, words: Words) -> str:
    """How the turn would end, as far as it is worth a warning, and what it brings."""
    ahead = hints["forecast"]
    if ahead is None:
        return ""
    if ahead["uprising"]:
        return words.say("forecast-uprising", {"n": ahead["missing_faces"]})
    if ahead["hungry"]:
        return words.say("forecast-hungry", {"n": ahead["hungry"], "hunger": ahead["hunger"]})
    change = {
        "food": ahead["food"] - ahead["eaten"],
        "resources": ahead["resources"] - ahead["corruption"],
        "science": ahead["science"],
        "culture": ahead["culture"],
    }
    return _change({name: n for name, n in change.items() if n}, words)


def _odds(
    action: Against, view: ThroughTheAgesView, hints: ThroughTheAgesHints, words: Words
) -> str:
    """What an attack costs, and how much stronger one is."""
    price = attack_cost(MILITARY[action.card], stand_in(view["players"][action.seat]))
    cost = words.say("terminal-change.military", {"amount": signed(-price)})
    lead = hints["leads"][action.seat]
    if lead == 0:
        return f"{cost}, {words.say('fight-equal')}"
    return f"{cost}, {words.say('fight-lead', {'amount': signed(lead)})}"


# What is not among the choices


def missing(view: ThroughTheAgesView, hints: ThroughTheAgesHints, words: Words) -> list[str]:
    """A line for each reason, with all that it is in the way of."""
    found: dict[str, list[str]] = {}
    for action, reason in _closed(view, hints):
        found.setdefault(reason, []).append(choice(action, view, words))
    return [
        f"{', '.join(dict.fromkeys(choices))}: {words.say(f'reason-{reason}')}"
        for reason, choices in found.items()
    ]


def _closed(
    view: ThroughTheAgesView, hints: ThroughTheAgesHints
) -> Iterator[tuple[Action, Reason]]:
    """What the reader could do in this phase at other times, each with what is in its way."""
    decision = view["decision"]
    if decision is None or decision["seat"] != view["viewer"]:
        return
    if decision["kind"] == "acting":
        yield from _civil(view, hints)
    elif decision["kind"] == "politics":
        closed = hints["closed"]
        for kinds, found in ((a.ATTACK, closed["attack"]), (a.DECLARE, closed["declare"])):
            for card, reasons in found.items():
                for seat, reason in reasons.items():
                    yield kinds[MILITARY_BY_ID[card]][int(seat)], reason


def _civil(view: ThroughTheAgesView, hints: ThroughTheAgesHints) -> Iterator[tuple[Action, Reason]]:
    assert view["viewer"] is not None
    closed = hints["closed"]
    for take, card, why in zip(a.TAKE, view["row"], closed["row"], strict=True):
        if card is not None and why is not None:
            yield take, why
    if view["round"] == 1:
        return  # cards are taken, and no more
    if closed["grow"] is not None:
        yield a.GROW, closed["grow"]
    if closed["wonder"] is not None and view["players"][view["viewer"]]["site"] is not None:
        yield a.STAGES[0], closed["wonder"]
    for id, reason in closed["build"].items():
        yield a.BUILD[CIVIL_BY_ID[id]], reason
    for kinds, reasons in (
        (a.DEVELOP, closed["develop"]), (a.REVOLT, closed["revolt"]), (a.PLAY, closed["play"]),
    ):  # fmt: skip
        for id, reason in reasons.items():
            yield kinds[CIVIL_BY_ID[id]], reason

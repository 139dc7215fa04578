"""What somebody may look for among the choices in vain, and why."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import Action
from . import actions as a
from .civil import CIVIL_BY_ID
from .military import MILITARY_BY_ID
from .shapes.common import Reason
from .shapes.hints import ThroughTheAgesHints
from .shapes.views import ThroughTheAgesView


def missing(
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

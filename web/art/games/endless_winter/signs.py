"""Signs, at 32 x 32: one for every word of the effects, and one for whatever is counted."""

from __future__ import annotations

from collections.abc import Callable

from brush import Symbol, blob, dot, ellipse, path, paths, shift, stroke, strokes, symbol

from .kit import at, detail, fill, paint, shape
from .motifs import (
    FIRE,
    FOOD,
    IDOL,
    KNIFE,
    MOUND,
    POINTS,
    PRINT,
    SKULL,
    SPIRAL,
    STONE,
    TENT,
    TOOL,
    arrow,
    block,
    folk,
    hand,
    hutlet,
    rays,
    track,
)

CLIP = '<clipPath id="clip-half"><rect width="16.2" height="32"/></clipPath>'
LEAF = path("8,4.4! 22.8,4! 23.6,27.2! 7.6,27.8!")


def leaf(dx: float, dy: float, rot: float = 0, tone: str = "bone") -> str:
    """A card."""
    turn = f'<g transform="translate({dx:g} {dy:g}) rotate({rot:g} 16 16)">'
    return turn + shape(tone, LEAF, 3, 1.9) + "</g>"


def half_hand() -> str:
    return (
        hand("hand-no", 'opacity=".42"') + '<g clip-path="url(#clip-half)">' + hand("hand") + "</g>"
    )


def megalith() -> str:
    cracks = paths("8,19 13,18.4 / 15,22.6 19.6,22 / 8.6,23.4 11,23.2")
    return block() + detail(cracks, 1.3, 5)


def chain() -> str:
    """One more stone, where an arrow points."""
    return (
        block(-2, 6.4, 0.84)
        + arrow(path("15,6 21,4.6 28,6.4"), 2.6, 3)
        + arrow(path("27,14 28.4,20 26.8,28"), 2.6, 5)
    )


def bury() -> str:
    earth = paths("8,24.4 11,23.4 / 15,25.6 18.6,25 / 22,24 24.4,24.8")
    return at(0, -3.4, SKULL) + MOUND + detail(earth, 1.3, 5)


def village() -> str:
    ground = paths("1.6,30.4 9,29.4 18,30.6 30.4,29.6")
    return (
        hutlet(7.6, 3.4, 0.92, "hide-hi")
        + hutlet(0.8, 13.4, 0.98)
        + hutlet(14.6, 13.6, 0.96)
        + detail(ground, 1.8, 3, (0.1, 0.1))
    )


def top() -> str:
    return (
        leaf(3.6, -2, 0, "ice-lo")
        + leaf(1.2, -0.4, 0, "ice-lo")
        + leaf(-2, 1.4, 0, "ice-hi")
        + at(5.6, 8, PRINT, 0.52)
    )


def reveal() -> str:
    upper = stroke(path("4.8,17.6 9,13.4 13.4,12.6 18,14.4 21,17.6"), 1.8, (0.1, 0.1), 3)
    lower = stroke(path("4.8,17.6 9,21 13.4,21.6 18,20 21,17.6"), 1.8, (0.1, 0.1), 4)
    eye = paint("ink", upper + lower + dot(13, 17.2, 2.6))
    return leaf(4, -1.4, 10, "ice-lo") + leaf(-3, 1.4, -8, "ice-hi") + eye


def culture() -> str:
    curl = stroke(path("12,20 13,14 17,11.4 20,14 19,18 16,18.6 15.2,16"), 2.2, (0.05, 0.2), 3)
    below = paths("11,24 16,24.4 20.4,23.8")
    return leaf(0, 0) + paint("red", curl) + detail(below, 1.5, 3, tone="red")


def sacred_stone() -> str:
    return shape("stone-hi", STONE, 4, 2.2) + paint("red", SPIRAL)


OPS: dict[str, Callable[[], str]] = {
    "labour": lambda: hand("hand"),
    "food": lambda: FOOD,
    "tool": lambda: TOOL,
    "idol": lambda: IDOL,
    "megalith": megalith,
    "draw": lambda: (
        leaf(3, -1, 8, "umber") + leaf(-2.4, 1, -6) + arrow(path("12.6,22 13.4,16 14.4,9.6"), 2.8)
    ),
    "discard_hand": lambda: leaf(0, 0, 14, "bone-lo") + arrow(path("16,8 16,15 16,23"), 2.8),
    "bury": bury,
    "camp": lambda: TENT,
    "move": lambda: at(-1, 7.4, TENT, 0.76) + arrow(path("14,9.4 20,5 28,8.6"), 2.6),
    "village": village,
    "tribe_hand": lambda: leaf(0, 0) + folk(s=0.5, dx=8, dy=8.4),
    "tribe_discard": lambda: (
        leaf(0, -1, 0, "bone-lo")
        + folk(s=0.42, dx=9.2, dy=4.4)
        + arrow(path("16,20.6 16,27.6"), 2.4, head=3.8)
    ),
    "culture_hand": culture,
    "animal_take": lambda: leaf(0, 0, 0, "ice-hi") + at(7.6, 6.4, PRINT, 0.52),
    "animal_top": top,
    "animal_reveal": reveal,
    "animal_use": lambda: KNIFE + at(0.6, 0.4, track("dye"), 0.44),
    "vp": lambda: POINTS,
    "max_food": lambda: at(9, 0, FOOD, 0.7) + at(0, 8.6, FOOD, 0.7) + at(12, 12, FOOD, 0.62),
    "sacred_stone": sacred_stone,
}


def points_end() -> str:
    glass = (
        "20,17.4! 30,17.2! 28.8,21 26,23.8 29,26.6 30.2,30.6! 19.8,30.6! 21,26.8 24,23.8 21.2,21"
    )
    return (
        at(0, 0, POINTS, 0.8)
        + shape("bone", path(glass), 4, 1.7)
        + fill("red", path("22.4,29 25,26.4 27.8,29"), 2, 0.1, 1)
    )


def cards() -> str:
    lines = paths("11,12 16,12.4 20,12 / 11,17 15,17.2 18.4,16.8")
    return (
        leaf(-4, 1.4, -16, "bone-lo")
        + leaf(4, 1.2, 16, "bone-lo")
        + leaf(0, -1)
        + detail(lines, 1.4, 3)
    )


def deck() -> str:
    return (
        leaf(3.4, -2.4, 0, "umber")
        + leaf(1.6, -1, 0, "umber")
        + leaf(-0.6, 0.8, 0, "umber")
        + at(8, 8.6, hand("ochre-hi"), 0.46)
    )


def pile() -> str:
    """What waits for the eclipse: cards face down under a covered sun."""
    disc = blob(ellipse(16, 16, 6, 6, 12, 3, 0.02), 0.15, 3, 1.5)
    hole = blob(ellipse(16, 16, 4.4, 4.4, 12, 5, 0.02), 0.15, 4, 1.4)
    sun = paint("ochre-hi", rays(5, 9.4, 10, 1.9, 4)) + paint("ochre-hi", disc) + paint("ink", hole)
    return leaf(2.6, -1.6, 6, "umber") + leaf(-1, 0.6, -4, "hide-lo") + at(-1, 0.6, sun)


def covered_sun() -> str:
    return (
        paint("ochre", rays(9, 15.6, 12, 2.6, 4, 0.1))
        + paint("ochre-hi", blob(ellipse(16, 16, 10.6, 10.6, 14, 3, 0.02), 0.2, 3, 1.8))
        + paint("ink", blob(ellipse(16, 16, 8.6, 8.6, 14, 5, 0.02), 0.2, 4, 1.8))
    )


def day() -> str:
    disc = ellipse(16, 16, 7, 7, 12, 3, 0.03)
    return paint("ochre", rays(8.6, 14.6, 10, 2.6, 4, 0.1)) + shape("ochre-hi", disc, 3, 1.9)


def order() -> str:
    """Tokens on the pole that says whose turn comes when."""
    discs = [
        shape(f"p{i + 1}", ellipse(16, 7 + i * 8.5, 8.4, 3.6, 10, i, 0.04), i, 1.7)
        for i in range(3)
    ]
    return shape("wood", path("13,2! 19,2! 19.4,30! 12.6,30!"), 3, 1.9) + "".join(discs)


def glacier() -> str:
    hexagon = path("16,2.4! 28.6,9! 28.6,23! 16,29.8! 3.4,23! 3.4,9!")
    lit = path("16,2.4! 28.6,9! 24,11.6! 16,7.4! 8,11.6! 3.4,9!")
    edges = paths("8,11.6 8,20.6 / 24,11.6 24,20.6 / 8,20.6 16,24.8 24,20.6")
    return (
        shape("ice", hexagon, 5, 2) + fill("ice-hi", lit, 3) + detail(edges, 1.2, 3, (0.05, 0.05))
    )


def boards() -> str:
    """A stone of one's own on each of three boards."""
    board = path("2,6! 15,6! 15,14! 2,14!")
    three = "".join(
        shape("w-rock0", shift(board, x, y), seed, 1.6)
        for seed, (x, y) in enumerate(path("0,0 15,0 6,11"), start=3)
    )
    return three + paint("red", dot(8.4, 10, 2.4) + dot(24, 10, 2.4) + dot(14.6, 21, 2.4))


def upper() -> str:
    """A stone that lies on others."""
    above = ("clay-hi", "clay", "clay-lo")
    return (
        at(-1, 10, block(0, 0, 0.66))
        + at(12, 10, block(0, 0, 0.66))
        + at(5.4, -2.6, block(0, 0, 0.7, above))
    )


def equal(unlike: bool) -> str:
    """Beside a track: of one kind, or of different kinds."""
    lines = paths("21,20.6 30.4,20 / 21,26 30.4,25.4")
    slash = paths("28.6,15.6 22.6,30.6") if unlike else []
    return at(-1.6, -1.4, track("dye"), 0.74) + paint(
        "red", strokes([*lines, *slash], 2.7, (0.05, 0.1), 3, tip=0.6)
    )


def unlike() -> str:
    """Different kinds."""
    lines = paths("5,12 27,11 / 5,21 27,20 / 23,3.6 9,28.6")
    return paint("red", strokes(lines, 4, (0.05, 0.1), 3, tip=0.6))


def half() -> str:
    """For every two."""
    lines = paths("7.6,8 11,5 10.8,15 / 25,4 7,28 / 19,20 22.6,17.4 25.4,20 20,27.4 27,27")
    return paint("red", strokes(lines, 2.8, (0.05, 0.1), 3, tip=0.6))


SIGNS: dict[str, Callable[[], str]] = {
    "half-labour": half_hand,
    "chain": chain,
    "points-end": points_end,
    "cards": cards,
    "deck": deck,
    "pile": pile,
    "discard": lambda: leaf(0, 0, 14, "bone-lo") + leaf(0, 0),
    "eclipse": covered_sun,
    "day": day,
    "rest": lambda: FIRE,
    "order": order,
    "glacier": glacier,
    "folk": folk,
    "boards": boards,
    "upper": upper,
    "unlike": unlike,
    "half": half,
}
# What an ability may ask for first; the rest is counted with the sign of the thing itself.
ASKED = {
    "villages": "village",
    "buried": "bury",
    "megaliths_placed": "megalith",
    "idol_levels": "idol",
}


def chief() -> Symbol:
    feathers = paths(
        "8,11 4,5 5,-1 / 12,7 10,2 11.6,-3 / 24,11 28,5 27,-1 / 20,7 22,2 20.4,-3 / 16,6 16,1 16,-4"
    )
    crown = paint("ink", strokes(feathers, 4.4, (0.05, 0.4), 3)) + paint(
        "ochre-hi", strokes(feathers, 2, (0.05, 0.5), 3)
    )
    return symbol("sign-chief", crown, at(0, 1.4, folk("umber")), box="0 -3 32 35")


def symbols() -> list[Symbol]:
    ops = {name: symbol(f"op-{name}", drawn()) for name, drawn in OPS.items()}
    return [
        *ops.values(),
        *(symbol(f"when-{name}", ops[op].use(0, 0, 32)) for name, op in ASKED.items()),
        symbol("when-same_animals", equal(False)),
        symbol("when-different_animals", equal(True)),
        *(symbol(f"sign-{name}", drawn()) for name, drawn in SIGNS.items()),
        chief(),
        symbol("sign-labour-print", hand("dye")),
        symbol("sign-beast-print", track("dye")),
    ]

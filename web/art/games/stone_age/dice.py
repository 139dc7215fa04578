"""Dice, and those of the market: a face for each thing it brings."""

from __future__ import annotations

from brush import Symbol, blob, ellipse, paint, path, shape, symbol

PIPS = {
    1: "16,16",
    2: "10,10 22,22",
    3: "9.6,9.6 16,16 22.4,22.4",
    4: "10,10 22,10 10,22 22,22",
    5: "9.6,9.6 22.4,9.6 16,16 9.6,22.4 22.4,22.4",
    6: "10.2,8.8 21.8,8.8 10.2,16 21.8,16 10.2,23.2 21.8,23.2",
}
FACES = {
    "wood": "i-wood",
    "clay": "i-clay",
    "stone": "i-stone",
    "gold": "i-gold",
    "tool": "i-tool",
    "agriculture": "i-field",
}


def cube(seed: int) -> str:
    edge = path("5,4.2 16,3.2 27.4,4.4 28.6,16 27.2,27.8 16,28.8 4.6,27.6 3.4,16")
    side = path("27.4,6 28.4,16 27,27.6 16,28.6 5.4,27.6 16,26 25,25 26.2,16")
    return shape("bone", edge, seed, 2.2) + paint("die-sh", blob(side, 0.1, 2, 2))


def die(n: int) -> Symbol:
    pips = "".join(
        paint("ink", blob(ellipse(x, y, 2.7, 2.7, 8, n * 9 + i, 0.12), 0.1, i, 1.2))
        for i, (x, y) in enumerate(path(PIPS[n]))
    )
    return symbol(f"d-{n}", cube(3 + n), pips)


def face(name: str, icon: str) -> Symbol:
    return symbol(
        f"f-{name}",
        '<use href="#d-blank" width="32" height="32"/>',
        f'<use href="#{icon}" x="6.4" y="6.2" width="19" height="19"/>',
    )


def symbols() -> list[Symbol]:
    return [
        *map(die, PIPS),
        symbol("d-blank", cube(12)),
        *(face(name, icon) for name, icon in FACES.items()),
    ]

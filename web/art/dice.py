"""Dice, and those of the market: a face for each thing it brings."""

from brush import blob, ellipse, paint, path
from sheet import shape, sym


def die(n):
    sq = path("5,4.2 16,3.2 27.4,4.4 28.6,16 27.2,27.8 16,28.8 4.6,27.6 3.4,16")
    pos = {
        1: [(16, 16)],
        2: path("10,10 22,22"),
        3: path("9.6,9.6 16,16 22.4,22.4"),
        4: path("10,10 22,10 10,22 22,22"),
        5: path("9.6,9.6 22.4,9.6 16,16 9.6,22.4 22.4,22.4"),
        6: path("10.2,8.8 21.8,8.8 10.2,16 21.8,16 10.2,23.2 21.8,23.2"),
    }[n]
    return (
        shape("bone", sq, 3 + n, 2.2)
        + paint(
            "die-sh",
            blob(
                path("27.4,6 28.4,16 27,27.6 16,28.6 5.4,27.6 16,26 25,25 26.2,16"),
                0.1,
                2,
                2,
            ),
        )
        + "".join(
            paint("ink", blob(ellipse(x, y, 2.7, 2.7, 8, n * 9 + i, 0.12), 0.1, i, 1.2))
            for i, (x, y) in enumerate(pos)
        )
    )


for n in range(1, 7):
    sym(f"d-{n}", [die(n)])


blank = path("5,4.2 16,3.2 27.4,4.4 28.6,16 27.2,27.8 16,28.8 4.6,27.6 3.4,16")
sym(
    "d-blank",
    [
        shape("bone", blank, 12, 2.2)
        + paint(
            "die-sh",
            blob(
                path("27.4,6 28.4,16 27,27.6 16,28.6 5.4,27.6 16,26 25,25 26.2,16"),
                0.1,
                2,
                2,
            ),
        )
    ],
)
for face, icon in [
    ("wood", "i-wood"),
    ("clay", "i-clay"),
    ("stone", "i-stone"),
    ("gold", "i-gold"),
    ("tool", "i-tool"),
    ("agriculture", "i-field"),
]:
    sym(
        "f-" + face,
        [
            '<use href="#d-blank" width="32" height="32"/>'
            + f'<use href="#{icon}" x="6.4" y="6.2" width="19" height="19"/>'
        ],
    )

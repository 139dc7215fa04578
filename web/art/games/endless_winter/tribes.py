"""The four tribes: a mark in the colour of the words, and a headdress that everything of theirs
wears, so that nobody needs to see colours."""

from __future__ import annotations

from brush import Points, Symbol, blob, dot, ellipse, outline, path, paths, shift, stroke, symbol

from .kit import contour, mirror, paint, shape

TRIBES = ("wolf", "bison", "lioness", "eagle")  # by seat; painted p1 to p4

BODY = path(
    "11.6,13.4 8,15 5.2,18.4 3.8,24 2.6,30.6! 6.4,29.4! 7.6,31.2! 7.4,35! 12.4,35! 12.8,30.6! "
    "14.2,31.8! 15.4,30.6! 15.8,35! 20.8,35! 20.6,31.2! 22,29.4! 25.6,30.6! 24.4,24 22.8,18.4 "
    "20,15 16.6,13.4"
)
HEAD = ellipse(14.1, 9, 5.2, 5.2, 12, 3, 0.03)
FACE = ellipse(14.1, 9.8, 2.7, 3, 10, 3, 0.03)
EAR = path("9.4,8! 7.4,-1.4! 13.4,3.6!")
HORN = path("10.4,6.6! 5.4,5.6 2.6,1.6 4.2,-3.4! 6.6,0.8 11.4,3.4!")
GEAR: dict[str, list[Points]] = {
    "wolf": [EAR, mirror(EAR, 14.1)],
    "bison": [HORN, mirror(HORN, 14.1)],
    "lioness": [ellipse(8.8, 4, 2.9, 2.9, 9, 2, 0.03), ellipse(19.4, 4, 2.9, 2.9, 9, 4, 0.03)],
    "eagle": list(
        paths(
            "9.4,6.6! 4.2,2.4! 9.6,1.6! 9.8,-2.4! 12.6,0.6! 14.1,-4.6! 15.6,0.6! 18.4,-2.4! "
            "18.6,1.6! 24,2.4! 18.8,6.6!"
        )
    ),
}


def wolf() -> str:
    head = path(
        "2.6,22.6! 2.4,15 4.4,9.4 5.6,2.2! 9.6,6.4! 13,6.6 16.6,4.6 22.6,2.4! 22.2,6 18.4,9.6 "
        "15,12 14,15.4 16.4,22.6!"
    )
    mouth = stroke(path("22.2,6.2 18.6,9.8 15.4,11.4"), 0.8, (0.1, 0.2), 3)
    return contour("cur", blob(head, 0.25, 4, 1.5) + dot(11.4, 9.6, 1.15)) + paint("dye", mouth)


def bison() -> str:
    head = path(
        "6.4,9 12,6.4 17.6,9 18.2,13.6 15.6,19.4 14.2,23! 12,21.4 9.8,23! 8.4,19.4 5.8,13.6"
    )
    horn = path("7.4,10.4! 3.2,10 0.8,6.6 2,1.6! 3.8,5.4 8.6,7!")
    eyes = dot(9.4, 13.2, 1.25) + dot(14.6, 13.2, 1.25)
    return (
        contour("cur", blob(head, 0.25, 4, 1.5) + eyes)
        + paint("dye", blob(horn, 0.15, 3, 1.3))
        + paint("dye", blob(mirror(horn, 12), 0.15, 3, 1.3))
    )


def lioness() -> str:
    head = path(
        "5,6.4 8.6,4.4 12,4 15.4,4.4 19,6.4 20.8,11 19.6,15.4 16.8,18.4 15.6,22 12,23.2 "
        "8.4,22 7.2,18.4 4.4,15.4 3.2,11"
    )
    eye = path("6.4,9.8! 10.4,11.8! 9.4,13.2 7.2,12.4")
    nose = path("9.2,15.2! 14.8,15.2! 13,17.4 12.7,20.4 11.3,20.4 11,17.4")
    holes = blob(eye, 0.05, 3, 1) + blob(mirror(eye, 12), 0.05, 3, 1) + blob(nose, 0.05, 3, 1)
    return (
        contour("cur", blob(head, 0.2, 3, 1.4) + holes)
        + paint("dye", blob(ellipse(4.2, 5, 2.9, 3, 9, 3, 0.04), 0.15, 3, 1.2))
        + paint("dye", blob(ellipse(19.8, 5, 2.9, 3, 9, 5, 0.04), 0.15, 3, 1.2))
    )


def eagle() -> str:
    wing = path(
        "12,9.4! 8.6,4.4 4,2.4 0.6,3! 2.8,6.2! 0.8,7.8! 4,10! 2.8,12.4! 6.6,13.4! 7,15.6! 12,17!"
    )
    body = path(
        "12,1.6 14.4,3.6 14,8 14.2,14 16.6,22.4! 13.4,20.4! 12,23! 10.6,20.4! 7.4,22.4! "
        "9.8,14 10,8 9.6,3.6"
    )
    return (
        paint("dye", blob(wing, 0.15, 3, 1.3))
        + paint("dye", blob(mirror(wing, 12), 0.15, 3, 1.3))
        + paint("dye", blob(body, 0.15, 4, 1.3))
    )


MARKS = {"wolf": wolf(), "bison": bison(), "lioness": lioness(), "eagle": eagle()}


def marked(tribe: str, transform: str) -> str:
    """The mark on a thing of the tribe's colour; its sheet is in the page wherever a thing is."""
    seat = TRIBES.index(tribe) + 1
    mark = f'<use href="#m-{tribe}" width="24" height="24"/>'
    return f'<g class="on-p{seat}" transform="{transform}">{mark}</g>'


def worn(tribe: str, pts: Points, rough: float, w: float) -> str:
    """A shape in the tribe's colour."""
    seat = TRIBES.index(tribe) + 1
    return paint(f"p{seat}", blob(pts, rough, 4, 1.5)) + paint("ln", outline(pts, w, 4, step=1.4))


def haloes(shapes: list[Points], w: float = 3.6) -> str:
    """Light round a thing, so that it stands off from any ground."""
    return "".join(paint("halo", outline(each, w, 4)) for each in shapes)


def staff() -> str:
    tip = path("28.4,-8.6! 31.4,-5 30.6,-1 28.4,1.4! 26.2,-1 25.4,-5")
    return (
        paint("halo", stroke(path("28.4,-5 28,14 28.6,35.4"), 5.4, (0.02, 0.02), 3, tip=0.8))
        + paint("wood", stroke(path("28.4,-4 28,14 28.6,35"), 2.6, (0.05, 0.05), 3, tip=0.7))
        + paint("ln", outline(path("27.2,-4! 29.4,-4! 29.6,35! 27.4,35!"), 1.1, 4))
        + shape("bone", tip, 3, 1.4)
    )


def cape() -> str:
    fur = path(
        "7,14.6 14.1,17.6 21.2,14.6 24.8,19 21,20.6! 19.4,18.8! 17,21.2! 14.1,19.6! "
        "11.2,21.2! 8.8,18.8! 7.2,20.6! 3.4,19"
    )
    return paint("fur", blob(fur, 0.1, 4, 1.4)) + paint("ln", outline(fur, 1.3, 4, step=1.2))


def figure(tribe: str, leads: bool = False) -> str:
    """Whom one sends; the chief has a staff and a cape."""
    gear = GEAR[tribe]
    return (
        haloes([*gear, BODY, HEAD])
        + (staff() if leads else "")
        + "".join(worn(tribe, each, 0.1, 1.5) for each in gear)
        + worn(tribe, BODY, 0.12, 1.7)
        + (cape() if leads else "")
        + worn(tribe, HEAD, 0.1, 1.6)
        + paint("skin", blob(FACE, 0.1, 4, 1.2))
        + paint("ln", outline(FACE, 1, 5, step=1))
        + marked(tribe, f"translate(8.3 {20 if leads else 17}) scale(.48)")
    )


def lifted(tribe: str) -> list[Points]:
    """The headdress, where a thing of 32 across wears it."""
    return [shift(each, 1.9, -0.6) for each in GEAR[tribe]]


def marks() -> list[Symbol]:
    return [symbol(f"m-{tribe}", mark, box="0 0 24 24") for tribe, mark in MARKS.items()]


def symbols() -> list[Symbol]:
    return [
        *(symbol(f"figure-{tribe}", figure(tribe), box="-1 -5 30 43") for tribe in TRIBES),
        *(symbol(f"leader-{tribe}", figure(tribe, True), box="-1 -10 34 48") for tribe in TRIBES),
    ]


def inlined(drawn: str) -> str:
    """With marks drawn in it, for a picture that needs no sheet."""
    for tribe, mark in MARKS.items():
        drawn = drawn.replace(f'<use href="#m-{tribe}" width="24" height="24"/>', mark)
    return drawn

"""Signs of the kinds of cards, of the branches of special technologies, and glyphs of this table,
at 32 x 32 in the colour of the words."""

from __future__ import annotations

from brush import (
    Points,
    Symbol,
    Taper,
    blob,
    ellipse,
    outline,
    paint,
    path,
    shift,
    stroke,
    symbol,
)


def solid(*edges: str | Points) -> str:
    """Filled; what lies within another is a hole in it."""
    points = (path(each) if isinstance(each, str) else each for each in edges)
    return paint("cur", "".join(blob(each, 0.12, 3, 1.8) for each in points))


def brushed(line: str, w: float = 2.8, taper: Taper = (0.05, 0.12)) -> str:
    return paint("cur", stroke(path(line), w, taper, 3, tip=0.6))


def hoop(x: float, y: float, r: float, seed: int) -> str:
    return paint("cur", outline(ellipse(x, y, r, r, 12, seed, 0.02), 3.4, seed))


def row(edge: str, *places: tuple[float, float], s: float = 1) -> list[str]:
    """The same several times."""
    return [solid(shift(path(edge), x, y, s)) for x, y in places]


def farm() -> list[str]:
    grain = "0,3 -2.8,0 -1,-5 0,-6! 2.4,-3 2.8,0"
    places = ((16, 8), (10.4, 13.6), (21.6, 13.6), (9.6, 20.6), (22.4, 20.6))
    stalks = [brushed("16,30 16,12"), brushed("16,26 10.6,20", 2), brushed("16,26 21.4,20", 2)]
    return [*stalks, *row(grain, *places, s=1.05)]


def temple() -> list[str]:
    return [
        solid("2.6,11! 16,2.6! 29.4,11! 29.4,13.6! 2.6,13.6!"),
        *row("0,15! 4.2,15! 4.2,25! 0,25!", (5.6, 0), (13.9, 0), (22.2, 0)),
        solid("2.6,26.4! 29.4,26.4! 29.4,30! 2.6,30!"),
    ]


def library() -> list[str]:
    left = "2.6,6! 9,4.6 15,7! 15,28! 9,25.6 2.6,27!"
    right = "29.4,6! 23,4.6 17,7! 17,28! 23,25.6 29.4,27!"
    here = [shift(path("5,10.4! 12.6,11.4! 12.6,13.4! 5,12.4!"), 0, y) for y in (0, 5)]
    there = [shift(path("27,10.4! 19.4,11.4! 19.4,13.4! 27,12.4!"), 0, y) for y in (0, 5)]
    return [solid(left, *here), solid(right, *there)]


def theater() -> str:
    return solid(
        "4,4.6! 16,7 28,4.6! 28.4,16 23,26 16,30 9,26 3.6,16",
        "8,13 11,10.6 14,13 11,15",
        "18,13 21,10.6 24,13 21,15",
        "9.6,19! 16,21.6 22.4,19! 20,24.6 16,26 12,24.6",
    )


def arena() -> str:
    gates = [shift(path("0,26! 0,20 2.4,17.4 4.8,20 4.8,26!"), x) for x in (5.4, 13.6, 21.8)]
    windows = [ellipse(x, 12.8, 1.9, 2.2, 8) for x in (9.6, 16, 22.4)]
    return solid("3,28! 3,13 10,7 16,5.6 22,7 29,13 29,28!", *gates, *windows)


def infantry() -> list[str]:
    return [
        solid("14,3.6! 16,1! 18,3.6! 18.4,20! 13.6,20!"),
        solid("8,20! 24,20! 24,23.6! 8,23.6!"),
        solid("14.4,24! 17.6,24! 17.6,31! 14.4,31!"),
    ]


def cavalry() -> str:
    return solid(
        "6,30! 9,22 7.4,16 10,8 12.6,2! 15,5 17.6,2.6! 19,6 24,11 29,18 28,22.4 22.6,20.6 18.6,20 "
        "22,25 23,30!",
        ellipse(18.4, 11, 1.3, 1.3, 8),
    )


def artillery() -> list[str]:
    barrel = solid("2.6,13 6,9.6 26,3! 29.4,9! 11,20 4.6,19.4")
    return [barrel, solid(ellipse(16, 22.4, 8, 8, 14), ellipse(16, 22.4, 3.2, 3.2, 10))]


def air() -> str:
    return solid(
        "16,1.4! 18.4,5 18.6,11! 30.4,18! 30.4,21! 18.4,18! 17.8,25! 21.4,28! 21.4,30! 16,28.6! "
        "10.6,30! 10.6,28! 14.2,25! 13.6,18! 1.6,21! 1.6,18! 13.4,11! 13.6,5"
    )


def government() -> list[str]:
    return [
        solid("4,26! 2,9! 9.6,16! 16,4! 22.4,16! 30,9! 28,26!"),
        solid("4.4,27.4! 27.6,27.4! 27.6,30.6! 4.4,30.6!"),
    ]


def wonder() -> list[str]:
    return [
        solid("1.6,28! 12.6,8! 23.6,28!"),
        solid("20.6,18! 23,14.4! 30.6,28! 25.6,28!"),
        brushed("24.6,3 24.6,10", 2),
        brushed("21,6.6 28.2,6.6", 2),
    ]


def leader() -> str:
    return solid(
        "4,31! 6,25 12,22.4 11.4,19 9.6,14 11,7 17,3.4 22.4,6.4 23,11! 25.6,15! 23.4,16! 23.4,19 "
        "21,21 19.4,21.4 20,23.6 26,25.6 28,31!"
    )


def bonus() -> str:
    cross = (
        "14.4,9! 17.6,9! 17.6,14! 22.6,14! 22.6,17.2! 17.6,17.2! 17.6,22.4! 14.4,22.4! "
        "14.4,17.2! 9.4,17.2! 9.4,14! 14.4,14!"
    )
    return solid("4,4! 28,4! 28,16 22,25 16,30! 10,25 4,16", cross)


def tactic() -> list[str]:
    men = [solid(ellipse(x, 25, 2.6, 2.6, 8)) for x in (14, 20.6, 27.2)]
    return [brushed("6,31 6,2", 2.6), solid("7.4,3! 29,9! 7.4,17!"), *men]


def aggression() -> list[str]:
    flame = "16,1.4! 21,8 23.4,12 21,18! 11,18! 8.6,12 12,8"
    torch = solid(flame, "16,8! 18.6,12 17.4,16 14.6,16 13.4,12.4")
    return [torch, solid("12.6,19.4! 19.4,19.4! 18,31! 14,31!")]


def war() -> list[str]:
    blades = [brushed("5,3 25,28", 3.2), brushed("27,3 7,28", 3.2)]
    return [*blades, brushed("19,27.6 27.6,20.6", 2.8), brushed("13,27.6 4.4,20.6", 2.8)]


def event() -> list[str]:
    tails = ("13,18 7,14 2,12", "19,12 15,6 13,2")
    return [
        solid(ellipse(21, 20, 8, 8, 12, 3, 0.03)),
        brushed("15,14 8,7 3,3", 3, (0.1, 0.5)),
        *(brushed(tail, 2.2, (0.1, 0.5)) for tail in tails),
    ]


def territory() -> list[str]:
    land = solid("2,26 8,22 16,20.6 24,22 30,26 16,29.4")
    return [land, brushed("14,23 14,3", 2.4), solid("15,3.6! 26,6.6! 15,13!")]


def scales() -> list[str]:
    chains = ("5.4,9.4 2.4,18", "5.6,9.4 9,18", "26.4,9.4 23,18", "26.6,9.4 29.8,18")
    return [
        brushed("16,4 16,28", 2.6),
        brushed("5,9 16,6.4 27,9", 2.4),
        *row("0,18! 8.6,18! 7.2,21.6 4.2,22.6 1.4,21.6", (1.4, 0), (22, 0)),
        *(brushed(chain, 1.6) for chain in chains),
        solid("9,27! 23,27! 23,30.4! 9,30.4!"),
    ]


def trophy() -> list[str]:
    return [
        brushed("6,30 26,3", 2.6),
        brushed("26,30 6,3", 2.6),
        solid("23,6! 28.6,.8! 28,8.4!"),
        solid("9,6! 3.4,.8! 4,8.4!"),
        solid("10,12! 22,12! 22,20 16,27! 10,20"),
    ]


def ship() -> list[str]:
    return [
        brushed("16,2 16,22", 2.4),
        solid("18,4! 26,11 27,17! 18,18!"),
        solid("14,7! 7,13 5.6,17.4! 14,18!"),
        solid("2.4,21! 29.6,21! 25.6,29.4! 6.4,29.4!"),
    ]


def trowel() -> list[str]:
    handle = solid("18,11.6! 26.6,3! 30,6.4! 21.4,15!")
    return [solid("3,29! 7,15! 20,25!"), brushed("13,20 19,14", 2.6), handle]


def compass() -> str:
    """For special technologies where the branch does not matter."""
    return solid(
        "16,1! 19,12.6! 31,16! 19,19.4! 16,31! 13,19.4! 1,16! 13,12.6!", ellipse(16, 16, 2, 2, 8)
    )


def kinds() -> dict[str, list[str]]:
    return {
        "farm": farm(),
        "mine": [
            brushed("7,29 18,14 21,10", 3.2),
            solid("6,9! 14,3.6 23,5 29.6,14! 23,9.4 17,8.6"),
        ],
        "lab": [
            solid(
                "12,2.6! 20,2.6! 19.6,11! 28,26 25,30 7,30 4,26 12.4,11!",
                "14.6,5! 17.4,5! 17.2,12.4! 20.4,18! 11.6,18! 14.8,12.4!",
            )
        ],
        "temple": temple(),
        "library": library(),
        "theater": [theater()],
        "arena": [arena()],
        "infantry": infantry(),
        "cavalry": [cavalry()],
        "artillery": artillery(),
        "air": [air()],
        "special": [compass()],
        "government": government(),
        "wonder": wonder(),
        "leader": [leader()],
        "action": [solid("18,1.6! 6,18! 14,18! 12,30.6! 26,12.6! 17.6,12.6!")],
        "bonus": [bonus()],
        "tactic": tactic(),
        "aggression": aggression(),
        "war": war(),
        "pact": [hoop(11, 16, 8, 3), hoop(21, 16, 8, 5)],
        "territory": territory(),
        "event": event(),
    }


def branches() -> dict[str, list[str]]:
    return {
        "civil": scales(),
        "military": trophy(),
        "colonization": ship(),
        "construction": trowel(),
    }


def glyphs() -> dict[str, list[str]]:
    """What the table says beside words; `sign-NAME` like the tokens."""
    return {
        "arrow": [
            brushed("4,16 16,16.4 26,16", 3),
            brushed("18,8 23,12 28,16 23,20 18,24.6", 3),
        ],
        "up": [brushed("16,28 16,8", 3.4), brushed("7,15 12,9 16,4.4 20,9 25,15", 3.4)],
        "down": [brushed("16,4 16,24", 3.4), brushed("7,17 12,23 16,27.6 20,23 25,17", 3.4)],
        "warning": [
            solid(
                "16,2.6! 30,28! 2,28!",
                "14.4,11! 17.6,11! 17,20! 15,20!",
                ellipse(16, 24, 1.9, 1.9, 8),
            )
        ],
        "lock": [
            solid("6,14! 26,14! 26,29! 6,29!", ellipse(16, 21, 2.4, 2.4, 8)),
            paint("cur", stroke(path("10,15 10,8 16,3.6 22,8 22,15"), 3, (0.02, 0.02), 3, tip=0.8)),
        ],
        "hand": [
            solid(
                "6,17 5,10 8,9.6 10,15! 10,4.6 13,4 13.6,13! 15,2.6 18,3 18,13! 20.4,5 23,5.6 "
                "22.4,15! 24.6,11.6 27.4,12.6 25,22 20,29 12,29"
            )
        ],
        "leaves": [
            brushed("16,3 16,22", 3),
            brushed("8,16 12,20 16,25 20,20 24,16", 3),
            brushed("6,29.4 26,29.4", 2.6),
        ],
        "taken": [brushed("5,17 11,23 14,26", 3.8), brushed("13,26 20,15 28,5", 3.8)],
        "times": [brushed("7,7 25,25", 3.4), brushed("25,7 7,25", 3.4)],
    }


def symbols() -> list[Symbol]:
    return [
        *(symbol(f"kind-{name}", *drawn) for name, drawn in kinds().items()),
        *(symbol(f"branch-{name}", *drawn) for name, drawn in branches().items()),
        *(symbol(f"sign-{name}", *drawn) for name, drawn in glyphs().items()),
    ]

"""One hand, four manners. The hand is the brush; what changes with the age is how it paints.

A    clay    black figures on fired clay, details scratched in
I    vellum  flat vermilion, lapis and gold inside an ink line
II   chart   a thin wash slipped off its sepia line, hatched on the shaded side
III  press   cut paper, no outline but a slipped second plate
"""

from __future__ import annotations

import itertools
import math
import random
from abc import ABC, abstractmethod

from brush import Point, Points, blob, dot, moved, outline, sample, shift, stroke
from brush.strokes import num

from .parts import Detail, Dots, Group, Line, Part, Parts, Shape
from .pigments import Pigments, of_the_age

AGES = ("A", "I", "II", "III")
SMALL = 9  # a shape no larger than this is drawn with a finer point


class Manner(ABC):
    """Paints parts; each mark is a little different from the last."""

    age = ""
    lines = "k"  # the tone of details
    tip = 0.3  # how thin a line ends
    fire = "c"  # what shines like gold

    def __init__(self, pigments: Pigments = of_the_age) -> None:
        self.pigments = pigments
        self.marks = 0

    def paint(self, parts: Parts) -> str:
        return "".join(self.part(each) for each in parts)

    def part(self, part: Part) -> str:
        match part:
            case Shape():
                return self.shape(part)
            case Line():
                return self.line(part)
            case Detail():
                return self.detail(part)
            case Dots():
                return self.dye(part.tone, "".join(dot(x, y, r) for x, y, r in part.places))
            case Group():
                return self.group(part)
            case _:
                return self.paint(part)

    @abstractmethod
    def shape(self, part: Shape) -> str:
        """A filled shape."""

    def line(self, part: Line) -> str:
        step = max(1.8, part.w * 0.9)
        drawn = stroke(part.points, part.w, self.taper(part), self.seed(), step=step, tip=self.tip)
        return self.dye(part.tone, drawn)

    def taper(self, part: Line) -> tuple[float, float]:
        return part.taper

    def detail(self, part: Detail) -> str:
        drawn = (
            stroke(each, part.w, (0.15, 0.4), self.seed(), step=2, tip=0.3) for each in part.lines
        )
        return self.dye(part.tone or self.lines, "".join(drawn))

    def group(self, part: Group) -> str:
        move = f"translate({num(part.x)} {num(part.y)})"
        move += f" rotate({num(part.rot)})" if part.rot else ""
        move += f" scale({part.s:g})" if part.s != 1 else ""
        return moved(self.paint(part.parts), move)

    def dye(self, tone: str, d: str, extra: str = "") -> str:
        return self.pigments(self.age, self.fire if tone == "f" else tone, d, extra)

    def seed(self) -> int:
        self.marks += 1
        return 3 + self.marks * 7 % 97


class Clay(Manner):
    age = "A"
    lines = "g"

    def shape(self, part: Shape) -> str:
        seed, step = self.seed(), _step(part)
        filled = self.dye(part.tone, blob(part.points, _rough(part), seed, step))
        if not part.w:
            return filled
        if part.tone in "aks":  # black, with a rim of bare clay
            return filled + self.dye("g", outline(part.points, 1.15, seed, step=step))
        return filled + self.dye("k", outline(part.points, _width(part) * 0.72, seed, step=step))


class Vellum(Manner):
    age = "I"

    def shape(self, part: Shape) -> str:
        seed, step = self.seed(), _step(part)
        filled = self.dye(part.tone, blob(shift(part.points, 0.2, 0.2), _rough(part), seed, step))
        if not part.w:
            return filled
        return filled + self.dye("k", outline(part.points, _width(part), seed, step=step))


class Chart(Manner):
    age = "II"

    def shape(self, part: Shape) -> str:
        seed, step = self.seed(), _step(part)
        wash = blob(shift(part.points, 1, 0.7), _rough(part) * 1.6, seed, step)
        out = self.dye(part.tone, wash)
        if part.w:
            out += self.dye("k", outline(part.points, _width(part) * 0.8, seed, 0.5, step=step))
        if part.hatched and part.tone != "k" and min(_extent(part.points)) > 6.5:
            out += self.dye("k", hatching(part.points, seed), 'opacity=".6"')
        return out


class Press(Manner):
    age = "III"
    tip = 0.85
    fire = "b"

    def shape(self, part: Shape) -> str:
        seed, small = self.seed(), _is_small(part)
        out = self.dye(part.tone, blob(part.points, 0.12, seed, 2 if small else 4))
        if part.w and part.tone != "k" and not small:
            plate = outline(shift(part.points, 0.9, 0.8), 1.05, seed, 0.3, step=_step(part))
            out += self.dye("k", plate, 'opacity=".8"')
        return out

    def taper(self, part: Line) -> tuple[float, float]:
        return 0.02, 0.04


class Ghost(Manner):
    """What is not there yet: lines alone, in the colour of the words."""

    def shape(self, part: Shape) -> str:
        w = 1.1 if _is_small(part) else 1.4
        return self.dye("", outline(part.points, w, self.seed(), step=_step(part)))

    def detail(self, part: Detail) -> str:
        return ""


MANNERS: dict[str, type[Manner]] = {each.age: each for each in (Clay, Vellum, Chart, Press)}


def painted(age: str, parts: Parts, pigments: Pigments = of_the_age) -> str:
    return MANNERS[age](pigments).paint(parts)


def _extent(points: Points) -> tuple[float, float]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return max(xs) - min(xs), max(ys) - min(ys)


def _is_small(part: Shape) -> bool:
    return max(_extent(part.points)) < SMALL


def _step(part: Shape) -> float:
    return 1.6 if max(_extent(part.points)) < 1.6 * SMALL else 2.8


def _rough(part: Shape) -> float:
    return 0.12 if _is_small(part) else 0.28


def _width(part: Shape) -> float:
    return part.w * (0.72 if _is_small(part) else 1)


def hatching(
    points: Points, seed: int, gap: float = 3.1, shaded: float = 0.42, angle: float = -0.95
) -> str:
    """Strokes over the right part of a shape, `shaded` of its width."""
    edge = sample(points, 2.5, True)
    left, right = min(x for x, _ in edge), max(x for x, _ in edge)
    cut = right - (right - left) * shaded
    chance = random.Random(seed)
    out: list[str] = []
    for a, b in _crossings(edge, gap, angle):
        lit, dark = sorted((a, b))
        if dark[0] < cut:
            continue
        if lit[0] < cut:
            lit = _towards(dark, lit, (dark[0] - cut) / (dark[0] - lit[0]))
        if math.dist(lit, dark) > 2.2:
            out.append(stroke([dark, lit], 0.85, (0.05, 0.7), chance.randint(1, 99), step=4))
    return "".join(out)


def _crossings(edge: list[Point], gap: float, angle: float) -> list[tuple[Point, Point]]:
    """Where parallel lines at an angle go in and out of a shape."""
    cos, sin = math.cos(angle), math.sin(angle)
    turned = [(x * cos - y * sin, x * sin + y * cos) for x, y in edge]
    sides = list(itertools.pairwise([*turned, turned[0]]))
    out: list[tuple[Point, Point]] = []
    y = min(y for _, y in turned) + gap * 0.7
    last = max(y for _, y in turned)
    while y < last:
        xs = sorted(
            x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            for (x1, y1), (x2, y2) in sides
            if (y1 <= y) != (y2 <= y)
        )
        ends = [(x * cos + y * sin, -x * sin + y * cos) for x in xs]
        out += zip(ends[::2], ends[1::2], strict=False)
        y += gap
    return out


def _towards(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

"""The few ways in which this game draws, over the brush of the house."""

from __future__ import annotations

from collections.abc import Iterable

from brush import Points, Taper, blob, moved, outline, shift, stroke, strokes

from .pigments import attributes


def paint(tone: str, d: str, extra: str = "") -> str:
    """Strokes and shapes, which may cross."""
    return f'<path {attributes(tone)} d="{d}"{(" " + extra) if extra else ""}/>'


def contour(tone: str, d: str, extra: str = "") -> str:
    """What has an inside, such as an outline."""
    return f'<path {attributes(tone, True)} d="{d}"{(" " + extra) if extra else ""}/>'


def fill(tone: str, pts: Points, seed: int = 1, rough: float = 0.22, step: float = 2) -> str:
    return paint(tone, blob(pts, rough, seed, step))


def line(pts: Points, w: float = 2.2, seed: int = 1, step: float | None = None) -> str:
    return paint("ln", outline(pts, w, seed, step=step))


def shape(tone: str, pts: Points, seed: int = 1, w: float = 2.2) -> str:
    """Filled and outlined; the pigment lies a little beside the line."""
    return fill(tone, shift(pts, 0.25, 0.2), seed) + line(pts, w, seed)


def solid(tone: str, pts: Points, seed: int, w: float, rough: float = 0.4) -> str:
    """The same for larger things, whose pigment keeps to the line."""
    return paint(tone, blob(pts, rough, seed, 2.4)) + paint("ln", outline(pts, w, seed + 1, 0.4))


def detail(
    lines: Iterable[Points],
    w: float = 1.5,
    seed: int = 1,
    taper: Taper = (0.2, 0.5),
    tone: str = "ink",
) -> str:
    return paint(tone, strokes(lines, w, taper, seed))


def faint(tone: str, d: str, opacity: float) -> str:
    return paint(tone, d, f'opacity="{opacity:g}"'.replace("0.", "."))


def at(x: float, y: float, body: str, s: float = 1, rot: float = 0) -> str:
    """What was drawn elsewhere, drawn again here."""
    turned = f" rotate({rot:g})" if rot else ""
    scaled = f" scale({s:g})" if s != 1 else ""
    return moved(body, f"translate({x:g} {y:g}){turned}{scaled}")


def mirror(pts: Points, x: float) -> list[tuple[float, ...]]:
    return [(2 * x - p[0], *p[1:]) for p in pts][::-1]


def tusk(c: Points, w: float, seed: int, rim: float = 2.6, tip: float = 0.1) -> str:
    """A tapering piece of ivory: tusk, horn, claw."""
    edge = stroke(c, w + rim, (0.02, 0.7), seed, tip=0.25)
    return paint("ink", edge) + paint("bone", stroke(c, w, (0.02, 0.75), seed, tip=tip))


def pole(c: Points, w: float = 4, tone: str = "wood", seed: int = 3) -> str:
    return paint("ink", stroke(c, w + 2.1, (0.02, 0.02), seed, tip=0.8)) + paint(
        tone, stroke(c, w, (0.02, 0.02), seed, tip=0.8)
    )

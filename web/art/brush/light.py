"""Light pools: where one may go, a chalk line glows round the standing ground."""

from __future__ import annotations

from .points import Points, sample
from .strokes import blob, outline, stroke


def chalk(pts: Points, dash: float = 15, gap: float = 8, w: float = 2.8, seed: int = 3) -> str:
    c = sample(pts, 2, True)
    out: list[str] = []
    for k, i in enumerate(range(0, len(c) - 2, int((dash + gap) / 2))):
        seg = c[i : i + int(dash / 2)]
        if len(seg) > 3:
            ends = [seg[0], seg[len(seg) // 2], seg[-1]]
            out.append(stroke(ends, w, (0.25, 0.35), seed + k, tip=0.35))
    return "".join(out)


def aura(ground: Points) -> dict[str, str]:
    """What glows round a piece of ground: the pool of light, its chalk and its line."""
    return {
        "pool": blob(ground, 0.8, 4, 6),
        "chalk": chalk(ground, w=3),
        "line": outline(ground, 4, 6, 0.45, 5),
    }

"""Events of Age III: monuments to what counts at the end."""

from __future__ import annotations

from .parts import Emblem, Part, block, emblem, group, line, oval, shape
from .things import arrow_up, ear, electrons, flag, gable, gear, house, man, rays, star5, sword


def impact(*subject: Part) -> Emblem:
    plinth = [block("h", 12, 48, 40, 6), block("c", 5, 54, 54, 8)]
    return emblem("III", *subject, *plinth)


def scale(x: float) -> Part:
    return [
        line([(x, 16), (x - 7, 32)], 1.6),
        line([(x, 16), (x + 7, 32)], 1.6),
        shape("b", [(x - 9, 32, 1), (x + 9, 32, 1), (x + 5, 38), (x - 5, 38)], w=0),
    ]


IMPACTS: dict[str, Emblem] = {
    "impact-of-agriculture": impact(
        ear(20, 48, 30, "b"),
        ear(44, 48, 30, "b"),
        ear(32, 48, 36, "b"),
    ),
    "impact-of-architecture": impact(
        block("a", 16, 24, 13, 24),
        block("b", 27, 6, 14, 42),
        block("d", 40, 18, 10, 30),
        [block("h", x, y, 3, 3.4, w=0) for x in (29.6, 35.4) for y in (11, 18, 25, 32, 39)],
        [block("h", x, y, 3, 3.4, w=0) for x in (18.6, 23.4) for y in (29, 36)],
        line("34,7 34,0", 2),
    ),
    "impact-of-balance": impact(
        line("32,6 32,48", 3.4),
        line("12,16 52,16", 3.4),
        oval("b", 32, 8, 4.4, w=0),
        scale(12),
        scale(52),
    ),
    "impact-of-colonies": impact(
        shape("b", "7,48! 16,37 32,34 50,38 58,48!", w=0),
        house("h", "d", 38, 40, 13, 10),
        flag("a", 20, 40, 37, 22),
    ),
    "impact-of-competition": impact(
        sword(27, 36, -34, 0.9),
        sword(37, 36, 34, 0.9),
        shape("a", "20,10! 44,10! 44,26 40,38 32,45! 24,38 20,26"),
        star5("b", 32, 24, 8, w=0),
    ),
    "impact-of-government": impact(
        shape("b", "16,24! 18,13 32,5 46,13 48,24!"),
        line("32,6 32,0", 2.2),
        block("h", 12, 24, 40, 5),
        [block("h", x, 29, 5, 16, w=0) for x in (14, 24.4, 34.6, 45)],
        block("h", 12, 44, 40, 4, w=0),
    ),
    "impact-of-happiness": impact(
        oval("b", 32, 25, 21, n=20),
        oval("k", 24, 20, 3, 4, w=0),
        oval("k", 40, 20, 3, 4, w=0),
        line("20,29 25,37 32,39 39,37 44,29", 3.2),
    ),
    "impact-of-industry": impact(gear("b", 32, 26, 22, 9)),
    "impact-of-population": impact(
        man("d", 17, 48, 1.35),
        man("b", 47, 48, 1.35),
        man("a", 32, 48, 1.7),
    ),
    "impact-of-progress": impact(
        block("d", 10, 36, 10, 12),
        block("d", 22, 28, 10, 20),
        arrow_up("b", 45, 27, 1.3),
    ),
    "impact-of-science": impact(
        electrons(32, 25, 22, 2.4),
        oval("a", 32, 25, 5, w=0),
    ),
    "impact-of-strength": impact(
        shape("k", "12,4! 52,4! 52,26 46,40 32,48! 18,40 12,26"),
        shape("a", "16,8! 48,8! 48,26 43,37 32,44! 21,37 16,26", w=0),
        group(
            [
                shape("h", "-3,-20! 0,-26! 3,-20! 3,4! -3,4!", w=0),
                block("b", -9, 4, 18, 4, w=0),
                block("h", -2, 8, 4, 8, w=0),
            ],
            32,
            30,
        ),
    ),
    "impact-of-technology": impact(
        [line(f"{x},2 {x},48", 2.6) for x in (22, 32, 42)],
        [line(f"8,{y} 56,{y}", 2.6) for y in (15, 25, 35)],
        block("k", 14, 7, 36, 36, w=0),
        block("d", 19, 12, 26, 26, w=0),
        block("b", 26, 19, 12, 12, w=0),
    ),
    "impact-of-variety": impact(
        oval("a", 19, 13, 10, n=16, w=0),
        block("b", 36, 4, 18, 18, w=0),
        gable("d", 8, 46, 22, 20),
        star5("h", 45, 36, 12, w=0),
    ),
    "impact-of-wonders": impact(
        oval("a", 47, 12, 7, w=0),
        shape("b", "6,48! 32,4! 58,48!"),
        shape("k", "32,4! 58,48! 40,48!", w=0),
        rays("h", 47, 12, 9, 13, 8, 1.8),
    ),
}

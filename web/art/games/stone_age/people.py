"""People of the four tribes: silhouette and mark tell them apart before colour does."""

from __future__ import annotations

from brush import Symbol, blob, outline, paint, path, paths, symbol
from house.marks import marks
from house.things import BODY, HEAD

GEAR = {  # headdress per tribe, so that the silhouette alone tells them apart
    "hand": paths(
        "14.1,5.2 11.4,3.6 11.2,0.8 14.1,-1 17,0.8 16.8,3.6 / 7,0.4 8.4,-0.8 10,0.8 "
        "18.2,-0.4 19.4,-2.2 21.4,-1.4 21.2,0.4 22,2 20.2,2.8 18.4,1.6 10.2,2.8 9,4.2 "
        "7.2,3.4 7.8,1.8"
    ),
    "fish": [
        path("10.2,6.4! 12.6,2.4 12,0.4 8.2,-3.2! 14.1,-1.4! 20,-3.2! 16.2,0.4 15.6,2.4 18,6.4!")
    ],
    "sun": [
        path(
            "9.6,7.4! 5.4,5.4! 9.8,4.6! 8.6,0.2! 12.4,2.8! 14.1,-2.4! 15.8,2.8! 19.6,0.2! "
            "18.4,4.6! 22.8,5.4! 18.6,7.4!"
        )
    ],
    "spiral": paths(
        "10.6,5.2! 6.4,2.6 3.8,5.6 4.4,9.4 7.2,10! 6.6,7.4 7.4,5.8 9.8,7.6! / 17.6,5.2! "
        "21.8,2.6 24.4,5.6 23.8,9.4 21,10! 21.6,7.4 20.8,5.8 18.4,7.6!"
    ),
}
TRIBES = ("hand", "fish", "sun", "spiral")


def person(tribe: str, seat: int) -> Symbol:
    gear = GEAR[tribe]
    cls = f"p{seat}"
    halo = (
        "".join(paint("halo", outline(g, 3.4, 3)) for g in gear)
        + paint("halo", outline(BODY, 3.6, 4))
        + paint("halo", outline(HEAD, 3.4, 4))
    )
    worn = "".join(
        paint(cls, blob(g, 0.1, 2, 1.4)) + paint("ln", outline(g, 1.5, 3, step=1.2)) for g in gear
    )
    return symbol(
        f"p-{tribe}",
        halo,
        worn,
        paint(cls, blob(BODY, 0.12, 4, 1.6)) + paint("ln", outline(BODY, 1.7, 4, step=1.4)),
        paint(cls, blob(HEAD, 0.1, 4, 1.4)) + paint("ln", outline(HEAD, 1.6, 5, step=1.2)),
        f'<g class="on-{cls}" transform="translate(8 16.4) scale(.52)">{marks()[tribe]}</g>',
        box="-1 -4 30 42",
    )


def contour() -> Symbol:
    return symbol(
        "i-person-o",
        paint("cur", outline(BODY, 1.9, 4, step=1.4)),
        paint("cur", outline(HEAD, 1.9, 4, step=1.4)),
        box="-2 1 32 36",
    )


def symbols() -> list[Symbol]:
    tribes = [person(tribe, at + 1) for at, tribe in enumerate(TRIBES)]
    return [*tribes, contour()]

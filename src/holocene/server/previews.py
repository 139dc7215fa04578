"""What is said of a table where no page of ours is open: by a link to it, or by a call.

Written so that no word has to follow a number: these languages have several plurals.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .models import Language


class Words(NamedTuple):
    site: str
    invites: str
    players: str
    open_seats: str
    no_clock: str
    live: str
    live_plain: str
    turns: str
    days: str
    rated: str
    running: str
    over: str
    your_move: str
    begun: str


LOCALES: Final[dict[Language, str]] = {"en": "en_US", "cs": "cs_CZ", "sk": "sk_SK", "hr": "hr_HR"}
WORDS: Final[dict[Language, Words]] = {
    "en": Words(
        site="Board games about the first civilizations: play in your browser, with friends "
        "or against bots. A name is enough.",
        invites="{host} invites you to {game}",
        players="At the table: {names}",
        open_seats="open seats: {count}",
        no_clock="no clock",
        live="clock: {minutes} min + {seconds} s per turn",
        live_plain="clock: {minutes} min per player",
        turns="clock: {hours} h per turn",
        days="days per turn: {days}",
        rated="rated",
        running="The game has begun. You can watch it.",
        over="The game is over. You can watch it again, move by move.",
        your_move="It is your move",
        begun="The game has begun",
    ),
    "cs": Words(
        site="Deskové hry o prvních civilizacích: hrajte v prohlížeči s přáteli nebo proti "
        "botům. Stačí jméno.",
        invites="{host} vás zve ke hře {game}",
        players="U stolu: {names}",
        open_seats="volná místa: {count}",
        no_clock="bez hodin",
        live="hodiny: {minutes} min + {seconds} s za tah",
        live_plain="hodiny: {minutes} min na hráče",
        turns="hodiny: {hours} h na tah",
        days="počet dní na tah: {days}",
        rated="hodnocená hra",
        running="Hra už běží. Můžete se dívat.",
        over="Hra skončila. Můžete si ji přehrát tah po tahu.",
        your_move="Jste na tahu",
        begun="Hra začala",
    ),
    "sk": Words(
        site="Spoločenské hry o prvých civilizáciách: hrajte v prehliadači s priateľmi alebo "
        "proti botom. Stačí meno.",
        invites="{host} vás pozýva na hru {game}",
        players="Pri stole: {names}",
        open_seats="voľné miesta: {count}",
        no_clock="bez hodín",
        live="hodiny: {minutes} min + {seconds} s za ťah",
        live_plain="hodiny: {minutes} min na hráča",
        turns="hodiny: {hours} h na ťah",
        days="počet dní na ťah: {days}",
        rated="hodnotená hra",
        running="Hra už beží. Môžete sa pozerať.",
        over="Hra sa skončila. Môžete si ju prehrať ťah po ťahu.",
        your_move="Ste na ťahu",
        begun="Hra sa začala",
    ),
    "hr": Words(
        site="Društvene igre o prvim civilizacijama: igrajte u pregledniku s prijateljima ili "
        "protiv botova. Dovoljno je ime.",
        invites="{host} vas poziva na igru {game}",
        players="Za stolom: {names}",
        open_seats="slobodna mjesta: {count}",
        no_clock="bez sata",
        live="sat: {minutes} min + {seconds} s po potezu",
        live_plain="sat: {minutes} min po igraču",
        turns="sat: {hours} h po potezu",
        days="broj dana po potezu: {days}",
        rated="igra se za rejting",
        running="Igra je počela. Možete gledati.",
        over="Igra je završila. Možete je pogledati potez po potez.",
        your_move="Vi ste na redu",
        begun="Igra je počela",
    ),
}

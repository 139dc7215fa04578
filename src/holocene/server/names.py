"""What people may be called: one line of visible signs, in any script, emoji included.

Names are nicknames by RFC 8266 (PRECIS), which knows no joined emoji: these are looked at here.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from precis_i18n import get_profile
from pydantic_core import PydanticCustomError

from ..tables.plain_text import BLANK

LONGEST: Final = 24  # signs, as people count them
MOST_POINTS: Final = 40  # code points, which is what the database has room for
MOST_FOLDED: Final = 80  # the same, of a name in small letters
JOINER: Final = "\u200d"  # makes one picture of several: a family, a rainbow flag
BLACK_FLAG: Final = "\U0001f3f4"  # letters behind it make the flag of a land within a state
TAGS: Final = "".join(map(chr, range(0xE0020, 0xE0080)))  # these letters
# They choose how the sign before them is drawn: text or picture. Others show nothing at all.
SELECTORS: Final = "\ufe0e\ufe0f"
ALL_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
MOST_MARKS: Final = 2  # above, below or around one letter
NICKNAME: Final = get_profile("NicknameCaseMapped:CaseFold")


def clean_name(text: str) -> str:
    """A name without blanks around it; one that cannot be is told why."""
    name = one_line(unicodedata.normalize("NFKC", text))
    if not name:
        raise bad_name("a name needs at least one visible sign")
    if any(_is_unseen(sign, name, at) for at, sign in enumerate(name)):
        raise bad_name("a name has visible signs only")
    if most_marks(name) > MOST_MARKS:
        raise bad_name(f"a name has at most {MOST_MARKS} accents on one letter")
    if not any(map(_is_visible, name)):
        raise bad_name("a name needs at least one visible sign")
    if signs(name) > LONGEST:
        raise bad_name(f"a name has at most {LONGEST} signs")
    if _nickname(name) is None:
        raise bad_name("a name has letters, digits and signs that can stand alone")
    if len(name) > MOST_POINTS or len(folded(name)) > MOST_FOLDED:
        raise bad_name("a name has fewer signs where they are joined emoji or accented letters")
    return name


def one_line(text: str) -> str:
    """In normal form, with one blank where there were several, or an end of line."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def folded(name: str) -> str:
    """What one signs in by: written small or wide, a name is the same."""
    return _nickname(name) or folded_before(name)


def folded_before(name: str) -> str:
    """The same as earlier versions had it, for names that are none any more."""
    return " ".join(name.casefold().split())


def _nickname(name: str) -> str | None:
    """As RFC 8266 compares it; None where it knows no such name."""
    bare = "".join(sign for sign in name if sign not in (JOINER, *SELECTORS) and sign not in TAGS)
    try:
        return str(NICKNAME.enforce(bare))
    except UnicodeEncodeError:
        return None


def bad_name(message: str) -> PydanticCustomError:
    return PydanticCustomError("bad-name", "{message}", {"message": message})


def signs(name: str) -> int:
    """How many signs people see: what is joined, or put above a letter, is part of one."""
    count = 0
    half_flag = False
    for at, sign in enumerate(name):
        if half_flag and _is_flag_letter(sign):
            half_flag = False  # two letters are one flag
            continue
        half_flag = _is_flag_letter(sign)
        if not _continues(sign) and name[at - 1 : at] != JOINER:
            count += 1
    return count


def _continues(sign: str) -> bool:
    """Whether it belongs to the sign before it: an accent, a joiner, the colour of a skin."""
    return unicodedata.category(sign) in ("Mn", "Me", "Mc", "Cf") or _is_skin(sign)


def most_marks(name: str) -> int:
    """How many accents the most decorated sign has."""
    most = marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        if category in ("Mn", "Me"):
            marks += 1
        elif category != "Mc":  # which takes room of its own, but belongs to the same sign
            marks = 0
        most = max(most, marks)
    return most


def _is_unseen(sign: str, name: str, at: int) -> bool:
    """What steers text and is not seen; where it makes an emoji what it is, it may stay."""
    before, after = name[max(at - 1, 0) : at], name[at + 1 : at + 2]
    if sign in BLANK:
        return True
    if sign in ALL_SELECTORS:
        return not (sign in SELECTORS and _is_symbol(before))
    if unicodedata.category(sign)[0] != "C":
        return False
    if sign == JOINER:
        return not (_is_picture(before) and _is_picture(after))
    if sign in TAGS:
        return not name[:at].rstrip(TAGS).endswith(BLACK_FLAG)
    return True


def _is_picture(sign: str) -> bool:
    return sign == "\ufe0f" or _is_skin(sign) or _is_symbol(sign)


def _is_symbol(sign: str) -> bool:
    return sign != "" and unicodedata.category(sign) == "So"


def _is_skin(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _is_flag_letter(sign: str) -> bool:
    return "\U0001f1e6" <= sign <= "\U0001f1ff"


def _is_visible(sign: str) -> bool:
    return not _continues(sign) and not sign.isspace()

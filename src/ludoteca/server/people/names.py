"""Names: which texts people may call themselves by, and which names look alike.

All characters of a name are visible, and it cannot pass for a registered one.  Its letters belong to one
script, of those in which people write their names today.  Two names look alike if their skeletons, as
Unicode calls them, are equal.  A skeleton has the letters in compatibility form, without case, and Latin
letters in place of look-alikes.
"""

import secrets
import unicodedata
from itertools import pairwise

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal

DELETED = "[deleted]"  # the name of people who have deleted their accounts
MOST_LETTERS = 40  # of a name
MOST_MARKS = 3  # accents on one letter; Vietnamese needs two
EMOJI_STYLE = "\ufe0f"  # allowed after a symbol only
INVISIBLE = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))  # control, format, unassigned and private
# Letters, marks and signs that are invisible.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
UNNAMED = "Guest"  # somebody without a name; the pages translate it, also with a number behind it
GUEST = " (guest)"  # after the name of a guest that looks like a registered one

# Scripts by the first word of their letters' names.  Those of one group can be mixed.
EAST_ASIA = "CJK HIRAGANA KATAKANA KATAKANA-HIRAGANA HANGUL BOPOMOFO IDEOGRAPHIC"
SCRIPTS = (
    "LATIN CYRILLIC GREEK ARMENIAN GEORGIAN HEBREW ARABIC DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL "
    "TELUGU KANNADA MALAYALAM SINHALA THAI LAO MYANMAR KHMER TIBETAN MONGOLIAN ETHIOPIC"
)
SCRIPT_GROUPS = dict.fromkeys(EAST_ASIA.split(), "East Asian") | {
    script: script for script in SCRIPTS.split()
}
# Of large scripts only the letters of living languages, without phonetic and historic signs.
COMMON_LETTERS = {
    "LATIN": ((0x41, 0x1BF), (0x1C4, 0x24F), (0x253, 0x25B), (0x1E00, 0x1EFF)),
    "CYRILLIC": ((0x400, 0x481), (0x48A, 0x52F)),
    "GREEK": ((0x370, 0x3E1), (0x1F00, 0x1FFF)),
}
APOSTROPHES = "\u02bb\u02bc"  # letters of no script
EMOJI = ((0xA9, 0xAE), (0xB0, 0xB0), (0x2190, 0x2BFF), (0x1F000, 0x1FAFF))


def _look_alikes() -> dict[int, str]:
    pairs = (
        # Cyrillic, also letters that look Latin only in capitals, since names have no case
        (
            "АВЕЅІЈКМНОРСТУХҮԀԌԚԜЁЇаьвеѕіјкмнорстухүһԁԍԛԝѵёї",
            "ABESIJKMHOPCTYXYDGQWËÏabbesijkmhopctyxyhdgqwvëï",
        ),
        # Greek
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαγεικνορτυχϲηωβ", "ABEZHIKMNOPTYXCayeikvoptuxcnwb"),
        # Armenian
        ("ՕՍՏԼօսոհցյզ", "OUSLounhgjq"),
        # Latin letters beyond the alphabet, and small capitals
        ("ıɑɡɩʋᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "iagivabcdeghijklmnoprstuvwyz"),
        # single letters of other scripts
        ("ӏӀഠ", "llo"),
        # digits and signs; a capital I and a small l are the same stroke, and names have no case
        ("iI1|0‐‑‒–—−’ʼ`´‘", "llllo------'''''"),
    )
    return {ord(one): other for these, those in pairs for one, other in zip(these, those, strict=True)}


LOOK_ALIKES = _look_alikes()
LOOK_ALIKE_PAIRS = (("rn", "m"), ("vv", "w"))


def login_name_of(name: str) -> str:
    """Return a name in the form for signing in, where capital and small letters are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton_of(name: str) -> str:
    """Return what a name looks like.  Names with the same skeleton can be mistaken for each other."""
    shown = unicodedata.normalize("NFKC", name.replace(EMOJI_STYLE, "")).translate(LOOK_ALIKES)
    plain = login_name_of(shown).translate(LOOK_ALIKES)
    for pair, one in LOOK_ALIKE_PAIRS:
        plain = plain.replace(pair, one)
    return " ".join(plain.split())


def name_refusal(name: str) -> Refusal | None:
    """Return the refusal of a text that cannot be a name, or None if it can."""
    if refusal := _letters_refusal(name) or _script_refusal(name):
        return refusal
    if not name.strip():
        return Refusal.of(ServerFault.NAME_EMPTY)
    if name != name.strip() or "  " in name:
        return Refusal.of(ServerFault.NAME_SPACES)
    if skeleton_of(name) == skeleton_of(DELETED):
        return Refusal.of(ServerFault.NAME_DELETED, name=DELETED)
    return None


def _letters_refusal(name: str) -> Refusal | None:
    marks = MOST_MARKS  # a name cannot begin with an accent
    before = ""
    for letter in name:
        kind = unicodedata.category(letter)
        if kind in INVISIBLE or letter in BLANK or _is_selector(letter, before):
            return Refusal.of(ServerFault.NAME_INVISIBLE, character=f"U+{ord(letter):04X}")
        if kind == "Zs" and letter != " ":
            return Refusal.of(ServerFault.NAME_SPACES)
        marks = marks + 1 if kind.startswith("M") else 0
        if marks > MOST_MARKS:
            return Refusal.of(ServerFault.NAME_ACCENTS)
        before = letter
    return None


def _script_refusal(name: str) -> Refusal | None:
    scripts: set[str] = set()
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        if kind[0] in "LMN" and not letter.isascii() and letter not in APOSTROPHES:
            script = _script_of(letter)
        else:
            script = "LATIN" if letter.isascii() and letter.isalpha() else None
            if kind[0] == "S" and not letter.isascii() and not _is_within(letter, EMOJI):
                return Refusal.of(ServerFault.NAME_CHARACTER, character=letter)
        if script == "":
            return Refusal.of(ServerFault.NAME_CHARACTER, character=letter)
        if script:
            scripts.add(script)
    return Refusal.of(ServerFault.NAME_SCRIPTS) if len(scripts) > 1 else None


def _script_of(letter: str) -> str | None:
    """Return the script of a character: None if it fits every script, empty if no name may hold it."""
    if letter == EMOJI_STYLE or "\u0300" <= letter <= "\u036f":
        return None
    script = unicodedata.name(letter, "").split(" ")[0]
    if not _is_within(letter, COMMON_LETTERS.get(script, ((0, 0x10FFFF),))):
        return ""
    return SCRIPT_GROUPS.get(script, "")


def _is_within(letter: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(letter) <= last for first, last in ranges)


def neutral_name() -> str:
    """Return a name in place of one that an operator has removed."""
    return f"{UNNAMED} {secrets.randbelow(90_000) + 10_000}"


def mark_guest(name: str) -> str:
    """Return the name of a guest with a mark that tells it apart from a registered name."""
    return name[: MOST_LETTERS - len(GUEST)].strip() + GUEST


def _is_selector(letter: str, before: str) -> bool:
    """Whether a letter only chooses how the one before it is drawn, and may not do so here."""
    if letter == EMOJI_STYLE:
        return not before or unicodedata.category(before) != "So"
    return "\ufe00" <= letter <= "\ufe0e" or "\U000e0100" <= letter <= "\U000e01ef"


def clean_name(name: str, default: str) -> str:
    """Return a name without the characters that no name may hold, or the default if no name is left."""
    kept = "".join(
        letter
        for before, letter in pairwise(f" {name}")
        if unicodedata.category(letter) not in INVISIBLE
        and letter not in BLANK
        and not _is_selector(letter, before)
    )
    short = " ".join(kept.split())[:MOST_LETTERS].strip()
    return short if name_refusal(short) is None else default

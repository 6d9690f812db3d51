"""What guests write to be shown: one line that can be seen. And names, which nobody at a table can mistake."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from innkeeper.server.refusals import Refusal

LONGEST_NAME: Final = 24
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn")  # categories of Unicode
# Signs of other categories that show nothing: fillers, joiners, blank patterns, selectors of variants.
BLANK: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0D),
        (0xFFA0, 0xFFA0),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for code in range(first, last + 1)
)
WORDS: Final = ("you", "nobody", "вы", "никто")  # what sentences say in place of a name
AS_PICTURE: Final = str.maketrans("", "", "\ufe0e\ufe0f")  # follow an emoji on every phone, and change only its style
# Letters and digits that look like a Latin letter (or the Greek like the Cyrillic), sign by sign.
LOOKS: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԌԚԜҮѴӀаеокрсухіјѕԁһԛԝүѵӏГПФ"  # Cyrillic
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχγϲϳ"  # Greek
    "ıɑɡ01|I",
    "ABEKMHOPCTYXlJSGQWYVlaeokpcyxijsdhqwyvlΓΠΦABEZHlKMNOPTYXaikvopuxycjiagolll",
)


def tidy(text: str, what: str, most: int) -> str:
    """A text as it is shown: one line, no invisible signs, not too long."""
    found = " ".join(unicodedata.normalize("NFC", text).split())
    code = f"bad-{what}"
    if len(found) > most:
        raise Refusal(code, f"A {what} has at most {most} letters, not {len(found)}.")
    if any(unicodedata.category(letter) in INVISIBLE or letter in BLANK for letter in found):
        raise Refusal(code, f"A {what} cannot hold invisible signs.")
    if all(unicodedata.category(letter)[0] in "MZ" for letter in found):  # marks alone stand on nothing
        raise Refusal(code, f"A {what} needs at least one letter.")
    return found


def alike(name: str) -> set[str]:
    """What a name is compared by: as it is read, and as it looks. Who shares one of them is taken for the other."""
    plain = unicodedata.normalize("NFKC", name)
    return {plain.casefold(), plain.translate(LOOKS).casefold()}


def proper_name(name: str, taken: Iterable[str]) -> str:
    """A name as it is shown: short, readable and not to be taken for any other."""
    shown = tidy(name.translate(AS_PICTURE), "name", LONGEST_NAME)
    if any(alike(word) & alike(shown) for word in WORDS):
        raise Refusal("no-name", f"{shown!r} is what sentences say where there is no name. Choose another.")
    for other in taken:
        if alike(other) & alike(shown):
            raise Refusal("name-taken", f"Somebody at this table is called {other} already.")
    return shown


def different(people: list[str], characters: list[list[str]]) -> list[str]:
    """What everybody is called: a person by their name, a bot (no name) by its character's, which is given in every
    language; a second Zot is "Zot 2"."""
    taken: set[str] = set().union(*(alike(name) for name in people))
    found: list[str] = []
    for person, names in zip(people, characters, strict=True):
        number, called = 1, [person] if person else names
        while not person and any(alike(name) & taken for name in called):
            number += 1
            called = [f"{name} {number}" for name in names]
        taken.update(*(alike(name) for name in called))
        found.append(called[0])
    return found

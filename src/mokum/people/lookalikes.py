"""What a name looks like: one text for all the names that an eye could take for each other.

The alphabet is closed (`names.py` refuses everything else), so that a table of our own can cover it. Shapes differ
between capital and small letters — a small Greek nu is a v, a capital one an N — so a name is compared as typed, in
small letters and in capitals.
"""

import unicodedata
from collections.abc import Iterable
from itertools import chain

_ALPHABETS = (
    # Within Latin letters and digits, once accents are off; a stroke through a letter is no accent to Unicode.
    ("I105ı", "llosi"),
    ("ŁłØøĐđÐðĦħŦŧĸŊŋÞþßẞ", "LlOoDdDdHhTtkNnPpBB"),
    # Greek capitals, then small letters.
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿϺΓΛΠΦ", "ABEZHlKMNOPTYXCJMrЛПФ"),
    ("αβγεηικνορτυχωςσϲϳπφ", "aByenikvoptuxwcocjnф"),
    # Cyrillic, likewise.
    ("АВЕЄЗКМНОРСТУХЅІЈҐГЬ", "ABEE3KMHOPCTYXSlJrrb"),
    ("авеєкмнорстухѕіјґгпшиьзбчћђ", "aBeekmHopctyxsijrrnwub364hh"),
)
_SHAPES = {ord(letter): shape for letters, shapes in _ALPHABETS for letter, shape in zip(letters, shapes, strict=True)}
# Letters that look like two.
_SHAPES |= {ord("Æ"): "AE", ord("æ"): "ae", ord("Œ"): "OE", ord("œ"): "oe"}
_SHAPES |= {ord("Ы"): "bl", ord("ы"): "bl", ord("Ю"): "lo", ord("ю"): "lo"}
_PAIRS = (("rn", "m"), ("vv", "w"))
_LEET = str.maketrans("34789", "eatbg")
SEPARATORS = " _-.'"
_GONE = {ord(separator): None for separator in SEPARATORS}


def look(name: str) -> str:
    """The name as an eye takes it in, as it is typed: without accents, separators and case."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    folded = bare.translate(_SHAPES).casefold().translate(_GONE)
    for pair, letter in _PAIRS:
        folded = folded.replace(pair, letter)
    return folded


def looks(name: str) -> frozenset[str]:
    """All the looks of a name: as typed, in small letters and in capitals."""
    return frozenset(look(form) for form in (name, name.casefold(), name.upper()))


def sign_in_look(name: str) -> str:
    """The look by which an account is found, however its name is typed."""
    return look(name.casefold())


def plain_looks(name: str) -> frozenset[str]:
    """The looks, and the same with digits read as the letters that they are often written for: adm1n, m0d3rator."""
    return _with_digits_read(looks(name))


def read_looks(name: str) -> frozenset[str]:
    """The same of a name as somebody reads it, and in small letters: nobody reads Lui as it looks in capitals."""
    return _with_digits_read((look(name), sign_in_look(name)))


def _with_digits_read(seen: Iterable[str]) -> frozenset[str]:
    return frozenset(chain.from_iterable((each, each.translate(_LEET)) for each in seen))

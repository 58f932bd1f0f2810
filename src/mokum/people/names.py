"""Which names a player may have."""

import re
import unicodedata
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from mokum.people.errors import BadName
from mokum.people.lookalikes import SEPARATORS, looks, plain_looks
from mokum.people.unwanted import Unwanted, words_of

FEWEST, MOST = 2, 20
MOST_TYPED = 64
"""Longer texts are refused before anything is done with them."""

RESERVED = (
    *("anonymous", "bank", "bot", "computer", "everybody", "everyone", "help", "house", "nobody", "null", "official"),
    *("owner", "player", "root", "server", "staff", "support", "system", "team", "undefined", "unknown", "webmaster"),
)
RESERVED_WORDS = ("admin", "administrator", "beheerder", "moderator", "moderateur", "mokum")
"""Nobody has one of these as a word of their name either: "The Admin"."""
RESERVED_BEGINNINGS = ("admin", "deleted player", "guest", "moderator", "mokum")
"""Nobody may be called anything that begins so: these names speak for the server, or stand for those who left."""

NUMBERED = ("bot", "computer")
"""Nobody is called like these with a number either, nor like a bot of the server."""
MOST_NUMBER = 50
"""So many guests of one name are told apart by a number; the next is asked for another name."""

# The alphabets that `lookalikes` knows: of a letter from any other we could not tell the twins.
_SCRIPTS = {
    "Latin": re.compile(r"[A-Za-zÀ-ÖØ-öø-žǍ-ǜȘ-țḀ-ẙẞẠ-ỹ]"),
    "Greek": re.compile(r"[ͿΆΈ-ώϹϺϲϳ]"),
    "Cyrillic": re.compile(r"[Ѐ-џҐґ]"),
}
_DIGITS = frozenset("0123456789")
_DECORATION = f"{SEPARATORS}0123456789"
_TWO_SEPARATORS = re.compile(f"[{re.escape(SEPARATORS)}]{{2}}")

_UNWANTED = resources.files(__package__).joinpath("unwanted.txt").read_text(encoding="utf-8")


class Names:
    """The rules for names; `reserved` adds the names of the server's own players, the bots say.

    `unwanted` is a file with more names and words that this server does not want, one on each line.
    """

    def __init__(self, reserved: Iterable[str] = (), unwanted: Path | None = None) -> None:
        bots = tuple(reserved)
        self._reserved = frozenset().union(*(looks(word) for word in (*RESERVED, *bots)))
        self._numbered = frozenset().union(*(looks(word) for word in (*NUMBERED, *bots)))
        self._unwanted = Unwanted(_UNWANTED, unwanted.read_text(encoding="utf-8") if unwanted else "")
        self._reserved_words = frozenset().union(*(looks(word) for word in RESERVED_WORDS))
        self._beginnings = tuple(frozenset().union(*(looks(word) for word in RESERVED_BEGINNINGS)))

    def clean(self, typed: str) -> str:
        """The name as it is kept and shown; raises `BadName` with the first reason against it."""
        if len(typed) > MOST_TYPED:
            raise BadName("too_long")
        name = unicodedata.normalize("NFKC", typed.strip(" "))
        if len(name) < FEWEST:
            raise BadName("too_short")
        if len(name) > MOST:
            raise BadName("too_long")
        self._spell(name)
        if self.is_reserved(name):
            raise BadName("reserved")
        if self._unwanted.forbids(name):
            raise BadName("unwanted")
        return name

    def is_reserved(self, name: str) -> bool:
        """Does the name look like one that the server keeps for itself?"""
        seen = plain_looks(name)
        if any(not self._reserved_words.isdisjoint(plain_looks(word)) for word in words_of(name)):
            return True
        if not self._reserved.isdisjoint(seen) or any(text.startswith(self._beginnings) for text in seen):
            return True
        return not self._numbered.isdisjoint(plain_looks(name.strip(_DECORATION)))

    @staticmethod
    def numbered(name: str) -> list[str]:
        """The name, and what guests are called who come with it while others have it."""
        ends = (f" {number}" for number in range(2, MOST_NUMBER + 1))
        return [name, *(name[: MOST - len(end)].rstrip(SEPARATORS) + end for end in ends)]

    def _spell(self, name: str) -> None:
        """Letters of one alphabet, digits, and single separators between them."""
        scripts = set()
        for character in name:
            if character in _DIGITS or character in SEPARATORS:
                continue
            script = next((script for script, letters in _SCRIPTS.items() if letters.match(character)), None)
            if script is None or not character.isalpha():
                raise BadName("character")
            scripts.add(script)
        if not scripts:
            raise BadName("no_letter")
        if len(scripts) > 1:
            raise BadName("mixed_alphabets")
        if name[0] in SEPARATORS or name[-1] in SEPARATORS or _TWO_SEPARATORS.search(name):
            raise BadName("separators")

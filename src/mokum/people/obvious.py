"""Passwords that anybody would try first.

The words of `obvious.txt` are our own short list, not a list of breached passwords: a site that has such a list names
its file, and every line of it is refused as well.
"""

import re
import unicodedata
from importlib import resources
from pathlib import Path

_WORDS = frozenset(resources.files(__package__).joinpath("obvious.txt").read_text(encoding="utf-8").split())
_RUNS = ("abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "azertyuiopqsdfghjklmwxcvbn", "qwertzuiop")
_DIGIT_RUNS = ("01234567890123456789", "98765432109876543210")
_LEET = str.maketrans("@4310$5!7", "aaeiossit")
_REPEATED = re.compile(r"(.{1,4})\1+.{0,3}", re.DOTALL)
_FEW_LEFT = 4
"""What stands beside the player's own name has to be at least this long."""
_DIGITS_ENOUGH = 12
"""Shorter passwords of digits alone are dates and telephone numbers."""


class Obvious:
    """Knows the obvious passwords, and those of a file with one on each line."""

    def __init__(self, file: Path | None = None) -> None:
        lines = file.read_text(encoding="utf-8").splitlines() if file else []
        self._listed = frozenset(unicodedata.normalize("NFKC", line).casefold() for line in lines if line)

    def has(self, password: str, name: str) -> bool:
        """Would somebody who knows the player's name try this early? The password is normalised already."""
        folded = password.casefold()
        own = name.casefold()
        return (
            folded in self._listed
            or _is_word(folded)
            or _REPEATED.fullmatch(folded) is not None
            or (folded.isdigit() and len(folded) < _DIGITS_ENOUGH)
            or _is_run(folded)
            or (own in folded and len(folded) - len(own) < _FEW_LEFT)
        )


def _is_word(folded: str) -> bool:
    """An obvious word, once or twice, whatever digits and signs stand around it or for its letters."""
    for text in (folded, folded.translate(_LEET)):
        bare = _bare(text)
        half = bare[: len(bare) // 2]
        if bare in _WORDS or (half * 2 == bare and half in _WORDS):
            return True
    return _bare(folded).translate(_LEET) in _WORDS


def _bare(text: str) -> str:
    """Without digits and signs around it. No pattern does this: one that looks for the end tries every beginning."""
    letters = [at for at, character in enumerate(text) if character.isalpha()]
    return text[letters[0] : letters[-1] + 1] if letters else ""


def _is_run(folded: str) -> bool:
    """A walk along the alphabet, the keyboard or the digits, either way."""
    return any(folded in run or folded[::-1] in run for run in (*_RUNS, *_DIGIT_RUNS))

"""Names that this server does not want: whole names, words of a name, and pieces that no ordinary name has inside.

All are compared by their look. Whatever a name is, it is looked at once for each of its letters and each piece.
"""

from collections.abc import Iterable, Iterator

from mokum.people.lookalikes import SEPARATORS, looks, read_looks

WORD, PIECE = "+", "*"
"""How a line begins that is a word, or a piece; any other is a whole name."""
_BETWEEN = f"{SEPARATORS}0123456789"


class Unwanted:
    """What these texts forbid, each with one entry on a line; a line that begins with # is a remark."""

    def __init__(self, *texts: str) -> None:
        lines = [line.strip() for text in texts for line in text.splitlines()]
        lines = [line for line in lines if line and not line.startswith("#")]
        self._words = _looks_of(line[1:] for line in lines if line.startswith(WORD))
        self._pieces = _looks_of(line[1:] for line in lines if line.startswith(PIECE))
        self._names = _looks_of(line for line in lines if line[0] not in (WORD, PIECE))

    def forbids(self, name: str) -> bool:
        """Is it one of these names, or has it one of these words or pieces?"""
        seen = read_looks(name)
        if not self._names.isdisjoint(seen | read_looks(name.strip(_BETWEEN))):
            return True
        if any(piece in look for look in seen for piece in self._pieces):
            return True
        return any(not self._words.isdisjoint(read_looks(word)) for word in (name, *words_of(name)))


def words_of(name: str) -> Iterator[str]:
    """Its words: between separators, and where a capital letter follows a small one. Digits may stand for letters."""
    start = 0
    for place, letter in enumerate(name):
        begins = letter.isupper() and place > 0 and name[place - 1].islower()
        if letter in SEPARATORS or begins:
            yield from _of(name[start:place])
            start = place
    yield from _of(name[start:])


def _of(word: str) -> Iterator[str]:
    """A word as it is written, and without numbers around it."""
    word = word.strip(SEPARATORS)
    bare = word.strip("0123456789")
    yield from (each for each in dict.fromkeys((word, bare)) if each)


def _looks_of(words: Iterable[str]) -> frozenset[str]:
    return frozenset().union(*(looks(word) for word in words))

"""The final scoring as it was once stored, in English sentences, led to the data of today.

The sentences are kept here as they were written, so that old logs are read even if the game's words change.
"""

from collections.abc import Callable

import msgspec

from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.kernel.upcasting import TAG, Fields, tagged

_DISTRICTS = ("Plantage", "Haarlemmerbuurt", "Jordaan", "Burgwallen", "Nieuwmarkt", "Grachtengordel")
_LAUREL_CARDS = (
    ("Distiller", range(7, 13)),
    ("Oude Kerk", range(67, 70)),
    ("Montelbaanstoren", range(85, 88)),
    ("Rijksmuseum", range(103, 109)),
)
"""Cards that score at the end: their name and their numbers."""
_TASKS = (
    "Both light blue dockers are in the docker building.",
    "Both brown dockers are in the docker building.",
    "Both light green dockers are in the docker building.",
    "Both pink dockers are in the docker building.",
    "Both yellow dockers are in the docker building.",
    "Both white dockers are in the docker building.",
    "You own at least 4 blocks in the Grachtengordel.",
    "You own at least 4 blocks in the Plantage.",
    "You own at least 4 blocks in the Nieuwmarkt.",
    "You own at least 4 blocks in the Burgwallen.",
    "You own at least 4 blocks in the Haarlemmerbuurt.",
    "You own at least 4 blocks in the Jordaan.",
    "You have at least 3 active buildings, 3 active artisans and 3 active plans.",
    "Your river pawn is in the mouth.",
    "You have at least 3 active end cards.",
    "You have at least 4 active cards of timing III.",
    "You have at least 5 active permanent cards.",
    "At least 7 goods are on the black market.",
    "At least 2 different goods are in your hold.",
    "The warehouse for furniture is full.",
    "The warehouse for lace is full.",
    "The warehouse for cheese is full.",
    "The warehouse for jenever is full.",
    "The warehouse for beer is full.",
    "The warehouse for tiles is full.",
    "The warehouse for tulips is full.",
    "The warehouse for crystal is full.",
    "The warehouse for coffee is full.",
    "All four depots are full.",
    "Your barge is on the start.",
    "At least 7 dockers are in the docker building.",
    "Hand in 2 dockers of any colours and 1 good.",
    "Hand in up to 6 cubes of different colours: 1/2/3/5/7/10 points for 1/2/3/4/5/6.",
    "Hand in 1 docker, 1 good and 1 cube.",
    "You own at least 9 blocks.",
    "You have at least 10 active cards.",
    "Hand in 1 or 2 light blue dockers.",
    "Hand in 1 or 2 yellow dockers.",
    "Hand in 1 or 2 brown dockers.",
    "Hand in 1 or 2 light green dockers.",
    "Hand in 1 or 2 pink dockers.",
    "Hand in 1 or 2 white dockers.",
)
"""By number, from 1."""

Line = tuple[str, dict[str, int]]
"""The key and the values of a score line."""


class _Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="FinalScored"):
    side: int
    rule: str
    what: str
    points: int


_read = Reader(_Sentence)


def _penalties(count: int) -> str:
    return f"{count} penalty token{'' if count == 1 else 's'}"


def _group(count: int) -> str:
    return f"group of {count} block{'' if count == 1 else 's'}"


def _left(count: int) -> str:
    return f"{count} things left over"


_TASK_LINES: dict[str, Line] = {f"task: {text}": ("task", {"task": task}) for task, text in enumerate(_TASKS, 1)}
NAMED: dict[str, dict[str, Line]] = {
    "HAR-273": {f"card {card}: {name}": ("laurel", {"card": card}) for name, cards in _LAUREL_CARDS for card in cards},
    "HAR-277": {f"arms in {name}": ("district", {"district": district}) for district, name in enumerate(_DISTRICTS)},
    "HAR-302": _TASK_LINES,
    "HAR-303": _TASK_LINES,
}
"""By rule: every sentence, and what it says."""
COUNTED: dict[str, tuple[str, Callable[[int], str]]] = {
    "HAR-272": ("penalties", _penalties),
    "HAR-276": ("group", _group),
    "HAR-279": ("left", _left),
}
"""By rule: the key, and the sentence that a count has."""
_MOST_DIGITS = 6


def line_of(rule: str, what: str) -> Line:
    """What an English sentence of the final scoring says."""
    named = NAMED.get(rule, {}).get(what)
    if named is not None:
        return named
    if rule in COUNTED:
        key, sentence = COUNTED[rule]
        for word in what.split(" "):
            if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS and sentence(int(word)) == what:
                return key, {"count": int(word)}
    raise Unreadable(f"nothing was ever scored by {rule} for: {what}")


def final_scored(fields: Fields) -> Fields:
    """The fields of `FinalScored.2`."""
    told: _Sentence = _read(encode(fields))
    key, values = line_of(told.rule, told.what)
    today = {"side": told.side, "rule": told.rule, "key": key, "points": told.points, "values": values}
    return {TAG: tagged("FinalScored.2")} | {name: msgspec.Raw(encode(value)) for name, value in today.items()}

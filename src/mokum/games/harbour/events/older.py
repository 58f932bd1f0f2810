"""Events of older shapes, led to those of today: sets and counts were once stored packed into one number.

How they were packed is kept here, so that old logs are read even if the game packs them in another way.
"""

from collections.abc import Callable

import msgspec

from mokum.games.harbour.events.older_scores import final_scored
from mokum.kernel.bits import members
from mokum.kernel.codec import Reader, Unreadable, encode
from mokum.kernel.upcasting import TAG, Fields, Older, Upcast, tagged, written

_COLOURS = 6
"""Of cubes, and of dockers as well."""
_CUBE_BITS, _DOCKER_BITS = 8, 4

_read_number, _read_list, _read_agenda = Reader(int), Reader(list[msgspec.Raw]), Reader(list[Fields])


def _check(stored: bytes, read: bytes) -> None:
    """What is taken apart is no longer compared to the letter by anybody else."""
    if stored != read:
        raise Unreadable("nothing was ever written like this")


def _number(stored: bytes, bits: int) -> int:
    """A packed number, of which nothing is lost when it is taken apart."""
    number: int = _read_number(stored)
    _check(stored, encode(number))
    if number < 0 or number >> bits:
        raise Unreadable(f"nothing was ever packed into {number}")
    return number


def _counts(stored: bytes, bits: int) -> bytes:
    """How many there are of each colour, once in so many bits a colour."""
    packed = _number(stored, _COLOURS * bits)
    return encode([packed >> bits * colour & (1 << bits) - 1 for colour in range(_COLOURS)])


def _list(items: list[bytes]) -> bytes:
    return b"[" + b",".join(items) + b"]"


def _cubes(stored: bytes) -> bytes:
    return _counts(stored, _CUBE_BITS)


def _pontoons(stored: bytes) -> bytes:
    pontoons = [bytes(dockers) for dockers in _read_list(stored)]
    _check(stored, _list(pontoons))
    return _list([_counts(dockers, _DOCKER_BITS) for dockers in pontoons])


def _agenda(stored: bytes) -> bytes:
    """It may ask for pieces for a task: then it says which colours were handed in, once as bits."""
    if b'"ReturnPieces"' not in stored:
        return stored
    entries: list[Fields] = _read_agenda(stored)
    _check(stored, _list([written(entry) for entry in entries]))
    return _list([written(_with_colours(entry)) for entry in entries])


def _with_colours(entry: Fields) -> Fields:
    if "colours" not in entry:
        return entry
    colours = members(_number(bytes(entry["colours"]), _COLOURS))
    return entry | {"colours": msgspec.Raw(encode(colours))}


def _led(tag: str, field: str, change: Callable[[bytes], bytes]) -> Upcast:
    """To this tag, with this field changed."""

    def lead(fields: Fields) -> Fields:
        if field not in fields:
            raise Unreadable(f"{field} is missing")
        return fields | {TAG: tagged(tag), field: msgspec.Raw(change(bytes(fields[field])))}

    return lead


OLDER: Older = {
    "Awaited": _led("Awaited.2", "agenda", _agenda),
    "CubesGained": _led("CubesGained.2", "cubes", _cubes),
    "CubesPaid": _led("CubesPaid.2", "cubes", _cubes),
    "DockersPlaced": _led("DockersPlaced.2", "pontoons", _pontoons),
    "FinalScored": final_scored,
    "PoolEmptied": _led("PoolEmptied.2", "kept", _cubes),
}
"""By the tag that is no longer written."""
